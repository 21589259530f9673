"""The frame that all games share: what it promises to one person at one screen."""

import json
import re
import signal
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.axe import faults
from tests.browser.conftest import NOWHERE, Window
from tests.browser.driver import asked, play
from tests.browser.ship import Ship
from tests.browser.tables import BOT, HERE, begin, drawer, home, open_table, read_news, shut


def frames(page: Page, heard: list[Any], said: list[Any]) -> None:
    """All that goes over the sockets of a page from now on."""

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))
        socket.on("framesent", lambda frame: said.append(json.loads(frame)))

    page.on("websocket", opened)


def test_sound_is_off_until_wanted_and_can_be_switched_off_again(window: Window) -> None:
    page = window()
    page.add_init_script(
        """window.tones = 0;
        const Tone = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...all) { window.tones += 1; return Tone.apply(this, all); };"""
    )
    page.reload()
    begin(page)
    play(page, seed=1, moves=4)
    asked(page)
    assert page.evaluate("tones") == 0
    drawer(page, "Settings")
    page.get_by_label("Sound").check()
    shut(page)
    play(page, seed=2, moves=6)
    page.wait_for_function("() => tones > 0")
    asked(page)
    drawer(page, "Settings")
    page.get_by_label("Sound").uncheck()
    shut(page)
    before = page.evaluate("tones")
    play(page, seed=3, moves=4)
    asked(page)
    assert page.evaluate("tones") == before
    page.reload()
    drawer(page, "Settings")
    expect(page.get_by_label("Sound")).not_to_be_checked()


def test_polish_in_the_middle_of_a_game(window: Window) -> None:
    """At once, and everywhere: NOW line, board, log, frame."""
    page = window()
    begin(page)
    play(page, seed=4, moves=5)
    drawer(page, "Settings")
    page.get_by_role("button", name="Polski").click()
    shut(page)
    log = page.get_by_role("log", name="Dziennik")
    expect(log).to_contain_text(re.compile("Cieśla okrętowy|Gubernator|Kapitan|Kartograf|Kupiec"))
    expect(log).not_to_contain_text(re.compile("Shipwright|Governor|Captain|Cartographer|Merchant"))
    expect(page.get_by_role("button", name="Zasady")).to_be_visible()
    expect(page.get_by_role("region", name="Gracze")).to_contain_text("ty")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    play(page, seed=5, moves=3)


def test_a_line_of_the_log_opens_its_rule_and_its_moment(window: Window) -> None:
    page = window()
    begin(page)
    play(page, seed=6, moves=4)
    asked(page)
    line = (
        page.get_by_role("log")
        .get_by_role("listitem")
        .filter(has=page.get_by_role("button", name=re.compile("^Open rule")))
        .first
    )
    named = line.get_by_role("button").first.get_attribute("title")
    read_news(page)
    line.get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_contain_text(str(named))
    shut(page)
    text = re.sub("[§↺]", "", line.locator("span").first.inner_text()).strip()
    line.get_by_role("link", name="See this moment").click()
    expect(page.get_by_role("list", name="Log")).to_contain_text(text)


def test_warnings_stand_under_the_now_line(window: Window) -> None:
    """In the last rounds cards in hand cost points: the engine says so, with its rule."""
    page = window(at=NOWHERE)
    open_table(page, HERE, BOT, seed="risks", options={"cards_below_last_rounds": 14})
    warned = page.get_by_role("list", name="Beware").filter(has_text="in hand")
    for seed in range(60):
        asked(page)
        if warned.count():
            break
        play(page, seed=seed, moves=1, first=("choose-cartographer",))
    expect(warned).to_be_visible()
    warned.get_by_role("button", name="Open rule P7-END-04").click()
    expect(page.get_by_role("dialog")).to_contain_text("P7-END-04")


def test_a_move_that_was_not_answered_is_sent_again_after_kill_9(window: Window, ship: Ship) -> None:
    """The server is frozen when the move comes, killed, and started anew: no reload, and one move, not two."""
    page = window()
    heard: list[Any] = []
    said: list[Any] = []
    frames(page, heard, said)
    begin(page)
    page.evaluate("window.untouched = true")
    ship.process.send_signal(signal.SIGSTOP)
    page.locator('[data-choice="choose-shipwright"]').click()
    expect(page.locator('[data-move="choose-shipwright"]')).to_have_attribute("aria-disabled", "true")
    ship.kill()
    expect(page.get_by_role("status", name="Connection: reconnecting")).to_be_visible()
    ship.start()
    expect(page.get_by_role("log")).to_contain_text("Shipwright: ")
    moves = [frame for frame in said if frame["do"] == "move"]
    assert len(moves) >= 2 and len({frame["id"] for frame in moves}) == 1, "the same move, with the same id"
    mine = [frame for frame in heard if frame["is"] == "update" and frame.get("move") == "choose-shipwright"]
    assert len({frame["n"] for frame in mine}) <= 1
    assert page.evaluate("window.untouched")
    play(page, seed=7, moves=3)


def test_behind_the_curtain_the_other_hand_is_neither_in_the_page_nor_on_the_wire(window: Window) -> None:
    page = window(at=NOWHERE)
    heard: list[Any] = []
    frames(page, heard, [])
    open_table(page, {"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Bob"}, BOT, seed="curtain")
    expect(page.get_by_role("heading", name="Pass the screen to Anna")).to_be_visible()
    assert all(not state["view"]["hand"] for state in states(heard)), "the curtain shows no hand at all"
    page.get_by_role("button", name="I am Anna: lift the curtain").click()
    expect(page.locator(".hand-card").first).to_be_visible()
    anna = hand(heard)
    heard.clear()
    page.locator('[data-choice="choose-cartographer"]').click()
    expect(page.get_by_role("heading", name="Pass the screen to Bob")).to_be_visible()
    expect(page.locator(".hand-card")).to_have_count(0)
    heard.clear()
    page.get_by_role("button", name="I am Bob: lift the curtain").click()
    expect(page.locator(".hand-card").first).to_be_visible()
    bob = hand(heard)
    assert bob and anna and not set(anna) & set(bob)
    assert not [card for card in anna if json.dumps(card) in json.dumps(heard)]
    assert not [card for card in anna if f"play-card-{card}" in page.content()]


def states(heard: list[Any]) -> list[Any]:
    return [frame["state"] for frame in heard if frame.get("state")]


def hand(heard: list[Any]) -> list[str]:
    found: list[str] = states(heard)[-1]["view"]["hand"]
    return found


def test_undo_goes_no_further_than_the_dice_and_rewind_says_that_it_does(window: Window) -> None:
    page = window()
    begin(page)
    page.locator('[data-choice="choose-shipwright"]').click()
    expect(page.get_by_role("log")).to_contain_text("Shipwright: ")  # all have chosen, and all can see it
    page.keyboard.press("u")
    expect(page.get_by_text("Why not?", exact=True)).to_be_visible()
    expect(page.locator("[data-practice]")).to_have_count(0)
    rewind = page.locator("[data-rewind]")
    expect(rewind).to_contain_text("Rewind (new dice)")
    expect(rewind).to_have_attribute("title", re.compile("The dice are rolled anew, and the game counts as practice"))
    rewind.click()
    expect(page.locator('[data-choice="choose-shipwright"]')).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text(re.compile(r"You took back \d+ moves?\. New dice\."))
    expect(page.locator("[data-practice]")).to_have_text("practice")


@pytest.mark.parametrize("broken", ["gone", "another version"])
def test_a_board_that_cannot_be_loaded_says_so_and_is_loaded_again(window: Window, broken: str) -> None:
    """Offline, or a page that is older than the server: a message and a button, never an empty table."""
    page = window()
    board = "**/seven-seas.js"
    if broken == "gone":
        page.route(board, lambda route: route.abort())
    else:
        page.route(board, lambda route: route.fulfill(body="export const sea = 7;", content_type="text/javascript"))
    table = open_table(page, HERE, BOT)
    stale = page.locator("[data-stale]")
    expect(stale.get_by_role("alert")).to_contain_text("The board could not be loaded")
    expect(page.locator("[data-now]")).to_contain_text("Choose your character")
    page.unroute(board)
    stale.get_by_role("button", name="Load again").click()
    expect(page.locator("[data-choice]").first).to_be_visible()
    expect(stale).to_have_count(0)
    page.route(board, lambda route: route.abort())
    page.goto(f"{home(page)}/table/{table['id']}/replay")
    expect(stale.get_by_role("alert")).to_contain_text("The board could not be loaded")
    assert faults(page) == []


def test_places_are_told_as_people_say_them_and_the_same_game_begins_again(window: Window) -> None:
    page = window(at=NOWHERE)
    open_table(page, HERE, BOT, BOT, seed="places", name="Regatta", options={"round_limit": 1})
    play(page, seed=8)
    places = page.get_by_role("row", name=re.compile("^Place"))
    expect(places).to_have_text(re.compile(r"1st.*(2nd|3rd|1st)|(2nd|3rd).*1st", re.DOTALL))
    drawer(page, "Settings")
    page.get_by_role("button", name="Polski").click()
    shut(page)
    expect(page.get_by_role("row", name=re.compile("^Miejsce"))).to_contain_text("1.")
    before = page.url
    page.locator("[data-again]").click()
    expect(page).not_to_have_url(before)
    expect(page.locator("[data-choice]").first).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("Regatta"))).to_be_visible()
    expect(page.get_by_role("region", name="Gracze").get_by_role("listitem")).to_have_count(3)


def test_the_options_of_a_new_table_in_plain_words(window: Window) -> None:
    """What is chosen is what the table is played with; no bare value stands anywhere."""
    page = window()
    page.get_by_role("button", name="New table").first.click()
    page.get_by_text("Edition and rule switches").click()
    form = page.get_by_role("form", name="New table")
    words = form.inner_text()
    assert not re.search(r"\b(true|false|null|add|multiply|per-ship|no-goods|one-spot)\b", words)
    limit = form.get_by_label("Last round in any case")
    expect(limit).to_have_attribute("min", "1")
    expect(limit).to_have_attribute("max", "1000")
    expect(form.locator("[data-option=round_limit]")).to_contain_text("in the edition 60")
    spots = form.locator("[data-option=black_spot_vp]")
    expect(spots).to_contain_text("in the edition -3")
    form.get_by_role("radio", name=re.compile("Polish rulebook")).check()
    expect(spots).to_contain_text("in the edition -2")
    limit.fill("2000")
    form.get_by_role("button", name="Set sail").click()
    expect(form).to_be_visible()
    limit.fill("3")
    form.get_by_label("one Black Spot in all").check()
    form.get_by_text("Cards and prices of the box").click()
    form.get_by_role("spinbutton", name="talisman").fill("9")
    form.get_by_role("combobox", name="Parrot Point").select_option(label="rum 3, coffee 2, fruit 1")
    form.get_by_role("button", name="Set sail").click()
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert options_of(page) == {
        "edition": "pl",
        "round_limit": 3,
        "corsair_absent": "one-spot",
        "booty_counts": [15, 15, 15, 9],
        "ports": [
            ["rum", "coffee", "fruit"],
            ["rum", "fruit", "coffee"],
            ["coffee", "rum", "fruit"],
            ["coffee", "fruit", "rum"],
            ["fruit", "rum", "coffee"],
            ["rum", "coffee", "fruit"],
        ],
    }


def test_a_price_for_each_seat(window: Window) -> None:
    page = window()
    page.get_by_role("button", name="New table").nth(1).click()
    page.get_by_text("Edition and rule switches").click()
    form = page.get_by_role("form", name="New table")
    form.get_by_label("seat by seat").check()
    prices = form.get_by_role("group", name="Price of the victory card")
    prices.get_by_label("Player 2").select_option(label="20 doubloons: a longer game")
    form.get_by_role("button", name="+ Player 4").click()
    form.get_by_role("button", name="Set sail").click()
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert options_of(page) == {"victory_price": [10, 20, 10, 10]}


def options_of(page: Page) -> dict[str, Any]:
    """What the table of this page was made with."""
    table = page.request.get(f"{home(page)}/api/tables/{page.url.split('/')[-1]}").json()
    return {name: value for name, value in table["options"].items() if value not in (None, DEFAULTS.get(name))}


DEFAULTS = {"map": "standard", "round_limit": 100, "late_seats_paid": False}
