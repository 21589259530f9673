"""Following the others: moments by weight, the card of what happened, the log as actions, chat apart, the way back."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import NOWHERE, Window
from tests.browser.driver import asked, hold, play
from tests.browser.tables import BOT, INVITE, join, open_table

ANNA = {"kind": "here", "name": "Anna"}
SINCE = "[data-since]"
MOMENT = "[data-moment]"


def keep(page: Page, **settings: Any) -> None:
    """Settings of this browser, as if they had been chosen before."""
    page.evaluate("kept => localStorage.setItem('freebooter', kept)", json.dumps(settings))
    page.reload()


def until_news(page: Page, most: int = 30) -> None:
    """Play until something has happened since the last turn."""
    for seed in range(most):
        asked(page)
        if page.locator(SINCE).count():
            return
        play(page, seed=seed, moves=1)
    raise AssertionError("nothing ever happened")


@pytest.mark.parametrize("game", ["seven-seas", "black-fleet", "marauders"])
def test_since_my_last_turn_stands_on_a_card(window: Window, game: str) -> None:
    """At most seven lines of the others' doing; gone when it was read, or when I move."""
    page = window(at=NOWHERE)
    open_table(page, ANNA, BOT, BOT, game=game, seed="since")
    until_news(page)
    lines = page.locator(f"{SINCE} ol > li")
    assert 1 <= lines.count() <= 7
    told = page.get_by_role("log").inner_text()
    assert lines.last.locator("span").inner_text() in told  # nothing that the log does not have
    assert faults(page) == []
    page.get_by_role("button", name="Read").click()
    expect(page.locator(SINCE)).to_have_count(0)


def test_my_own_losses_have_a_sign_and_a_word(window: Window) -> None:
    """Red and green never alone: what changed while others acted stands on my row and on the card."""
    page = window(at=NOWHERE)
    open_table(page, ANNA, BOT, BOT, seed="losses")
    for seed in range(40):
        until_news(page)
        if page.locator(f"{SINCE} [data-change]").count():
            break
        play(page, seed=seed, moves=1)
    change = page.locator(f"{SINCE} [data-change]").first
    expect(change).to_have_text(re.compile(r"^[+−]\d+ [a-zA-Z ]+$"))
    expect(change).to_have_attribute("title", re.compile(r": -?\d+ → -?\d+$"))
    assert page.locator("li.own [data-change]").first.inner_text() == change.inner_text()


def test_each_called_character_is_revealed_for_a_moment(window: Window) -> None:
    page = window(still=False, at=NOWHERE)
    hold(page, "[data-moment=role-called]")
    open_table(page, ANNA, BOT, BOT, seed="reveal")
    play(page, seed=3, moves=1, first=("choose-cartographer",))
    moment = page.locator(MOMENT)
    expect(moment).to_have_attribute("data-moment", "role-called")
    role = page.locator("[data-reveal]").get_attribute("data-reveal")
    assert role in ("shipwright", "governor", "captain", "aborigine", "shaman", "merchant", "cartographer")
    expect(page.locator("[data-now]")).to_contain_text(moment.locator(".line").inner_text())
    assert faults(page) == []
    moment.get_by_role("button", name="Skip all").click()
    hold(page)
    asked(page)
    expect(page.locator(MOMENT)).to_have_count(0)


def test_a_moment_moves_nothing_on_the_page(window: Window) -> None:
    """It lies over the board: what was there stays where it was, and the players and the log stay free."""
    page = window(still=False, at=NOWHERE)
    hold(page, MOMENT)
    open_table(page, ANNA, BOT, BOT, seed="reveal")
    play(page, seed=3, moves=1, first=("choose-cartographer",))
    expect(page.locator(MOMENT)).to_be_visible()
    box, side = page.locator(MOMENT).bounding_box(), page.locator(".side").bounding_box()
    assert box is not None and side is not None
    assert box["x"] + box["width"] <= side["x"]
    told = page.locator(".middle").bounding_box()
    page.locator(MOMENT).evaluate("one => (one.hidden = true, one.style.display = 'none')")
    assert page.locator(".middle").bounding_box() == told


@pytest.mark.parametrize("speed", ["instant", "quick"])
def test_speed_is_chosen_apart_from_motion(window: Window, speed: str) -> None:
    page = window(still=True)
    keep(page, still=True, speed=speed)
    hold(page, "[data-moment=role-called]")
    open_table(page, ANNA, BOT, BOT, seed="reveal")
    play(page, seed=3, moves=1, first=("choose-cartographer",))
    if speed == "instant":
        asked(page)
        expect(page.get_by_role("log")).to_contain_text(re.compile("(Captain|Merchant|Cartographer|Governor): "))
        expect(page.locator(MOMENT)).to_have_count(0)
    else:
        expect(page.locator("[data-moment=role-called]")).to_be_visible()


def test_an_own_roll_stays_readable(window: Window) -> None:
    """Marauders: whatever I roll for, the dice are told, and the result stands there until I go on."""
    page = window(at=NOWHERE)
    open_table(page, ANNA, BOT, BOT, game="marauders", seed="rolls")
    liked = ("scout", "recruit", "rumour", "act-on", "do-recruit", "do-rumour", "enter", "port")
    for seed in range(60):
        play(page, seed=seed, moves=1, first=liked)
        asked(page)
        if page.locator("[data-outcome]").filter(has_text="You roll").count():
            break
    outcome = page.locator("[data-outcome]").filter(has_text="You roll")
    expect(outcome).to_contain_text(re.compile(r"You roll [A-Z]\w+ .*: .* - \d+ success"))


def test_the_log_has_one_line_for_each_action_with_its_steps_folded(window: Window) -> None:
    page = window(at=NOWHERE)
    open_table(page, ANNA, BOT, BOT, game="marauders", seed="folds")
    log = page.get_by_role("log")
    fold = log.locator("button.fold")
    for seed in range(40):
        asked(page)
        if log.locator("[data-action=goods-bought] button.fold").count():
            break
        play(page, seed=seed, moves=1)
    bought = log.locator("[data-action=goods-bought]").filter(has=page.locator("button.fold")).first
    expect(bought).to_contain_text(re.compile(r"buys? \d cards? in"))
    steps = int(re.sub(r"\D", "", bought.locator("button.fold").inner_text()))
    assert steps >= 2  # draws, pays, puts back, loads
    expect(bought.locator(".steps")).to_have_count(0)
    bought.locator("button.fold").dispatch_event("click")
    expect(bought.locator(".steps > li")).to_have_count(steps)
    expect(bought.locator(".steps")).to_contain_text(re.compile("draws?"))
    bought.locator("button.fold").dispatch_event("click")
    expect(bought.locator(".steps")).to_have_count(0)
    assert fold.count() < log.locator("li").count()
    # Whose action it is, is said by mark and colour both.
    expect(bought.locator("svg.mark")).to_have_count(1)
    assert bought.evaluate("one => getComputedStyle(one).borderLeftColor") != "rgba(0, 0, 0, 0)"


def test_the_newest_line_is_a_press_away(window: Window) -> None:
    page = window(at=NOWHERE)
    open_table(page, ANNA, BOT, BOT, game="marauders", seed="folds")
    play(page, seed=2, moves=14)
    asked(page)
    log = page.get_by_role("log")
    expect(page.locator("[data-newest]")).to_have_count(0)
    log.evaluate("box => (box.scrollTop = -400)")
    page.locator("[data-newest]").dispatch_event("click")
    expect(page.locator("[data-newest]")).to_have_count(0)
    assert log.evaluate("box => box.scrollTop") == 0


def test_chat_stands_apart_with_a_badge(window: Window) -> None:
    host, guest = window(), window()
    table = open_table(host, ANNA, INVITE)
    code = next(seat["code"] for seat in table["seats"] if seat.get("code"))
    join(guest, code)
    expect(guest.locator("[data-choice]").first).to_be_visible()
    host.get_by_label("Say something to the table").fill("Ahoy there")
    host.get_by_role("button", name="Say", exact=True).click()
    expect(guest.locator("[data-chat] .badge")).to_have_text("1")
    expect(guest.get_by_role("log", name="Log")).not_to_contain_text("Ahoy")
    guest.locator("[data-chat]").click()
    expect(guest.get_by_role("log", name="Chat")).to_contain_text("Ahoy there")
    expect(guest.locator("[data-chat] .badge")).to_have_count(0)
    assert faults(guest) == []


@pytest.mark.parametrize("key", ["Escape", "l"])
def test_the_keyboard_finds_back_from_the_log(window: Window, key: str) -> None:
    page = window(at=NOWHERE)
    open_table(page, ANNA, BOT, BOT, seed="keys")
    expect(page.locator("[data-choice]").first).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_role("log")).to_be_focused()
    page.keyboard.press(key)
    expect(page.locator("[data-choice]:focus")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-choice]:focus")).to_have_count(1)


def test_black_fleet_shows_where_the_ships_came_from(window: Window) -> None:
    page = window(at=NOWHERE)
    open_table(page, ANNA, BOT, BOT, game="black-fleet", seed="trails")
    for seed in range(40):
        asked(page)
        if page.locator("[data-trails]").count():
            break
        play(page, seed=seed, moves=1)
    assert int(page.locator("[data-trails]").get_attribute("data-trails") or 0) >= 1


def test_lines_speak_to_me(window: Window) -> None:
    page = window(at=NOWHERE)
    open_table(page, {"kind": "here", "name": "Anna"}, BOT, BOT, seed="you")
    play(page, seed=1, moves=4)
    asked(page)
    log = page.get_by_role("log")
    expect(log).to_contain_text(re.compile(r"\byou\b", re.IGNORECASE))
    expect(log).not_to_contain_text("Anna draws")
