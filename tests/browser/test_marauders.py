"""Merchants & Marauders through the interface: whole games, a raid, a battle, the port, the map by keyboard."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.captain import sail
from tests.browser.conftest import NOWHERE, Window
from tests.browser.driver import asked, hold
from tests.browser.ship import Ship
from tests.browser.sight import assert_calm
from tests.browser.tables import press_unlit, unfolded

ALONE = [{"kind": "here"}, {"kind": "bot", "level": "easy"}]
ACTION = '[data-choice="end-turn"]'
SALE = "[data-plan=demand], [data-plan=everything]"


def begin(page: Page, ship: Ship, seed: str, bots: int = 1, **options: Any) -> None:
    """A table with a seed, open at the first question."""
    seats = [{"kind": "here"}, *[{"kind": "bot", "level": "easy"}] * bots]
    body = {"game": "marauders", "seats": seats, "seed": seed, "options": options}
    made = page.request.post(f"{ship.url}/api/tables", data=body)
    assert made.ok, made.text()
    page.goto(f"{ship.url}/table/{made.json()['table']['id']}")
    expect(page.locator("[data-choice]").first).to_be_visible()


def to_sea(page: Page, seed: int = 1) -> None:
    """Play until the captain is at sea with an action to spend."""
    sail(page, seed, until='[data-choice^="sail-"]', like=("leave-port",))
    expect(page.locator('[data-choice^="sail-"]').first).to_be_visible()
    asked(page)


def seek(page: Page, ship: Ship, game: str, what: str, *seeds: int, like: tuple[str, ...], **options: Any) -> None:
    """Play until this is to be seen. Not every game comes to it before it ends, so there may be several."""
    for seed in seeds:
        begin(page, ship, game, **options)
        sail(page, seed, until=f"{what}, .results", like=like)
        if page.locator(what).count():
            break
    expect(page.locator(what).first).to_be_visible()
    asked(page)


def test_a_whole_game_on_a_desktop(window: Window, ship: Ship) -> None:
    page = window(at=NOWHERE, watched=True)
    begin(page, ship, "voyage", bots=2, points_to_win=2)
    made, moves = sail(page, 11)
    assert made > 20
    assert_calm(page, questions=20)
    assert {"port-action", "leave-port"} <= moves
    assert any(move.startswith("sail-") for move in moves)
    sheet = page.locator(".results")
    expect(sheet.locator("[data-why]")).to_contain_text(re.compile("had 2 points|No event card|No captain"))
    expect(sheet.get_by_role("row", name=re.compile("Total"))).to_be_visible()
    expect(sheet.get_by_role("row", name=re.compile("Stash"))).to_be_visible()
    expect(sheet.get_by_role("img", name="Points by round")).to_be_visible()
    expect(page.locator("[data-now]")).to_contain_text("The game is over")
    assert faults(page) == []


def test_a_whole_game_of_four_on_a_phone(window: Window, ship: Ship) -> None:
    page = window(390, 844, touch=True, locale="pl-PL", at=NOWHERE, watched=True)
    begin(page, ship, "rejs czterech", bots=3, points_to_win=2)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    sail(page, 12, until=ACTION)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert faults(page) == []
    page.get_by_role("button", name="Gracze", exact=True).click()
    page.get_by_role("button", name=re.compile("^Karta gracza")).first.click()
    sheet = page.get_by_role("dialog", name=re.compile("^Karta gracza"))
    expect(sheet.get_by_text("Żegluga", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Plansza", exact=True).click()
    sail(page, 13)
    expect(page.locator(".results")).to_be_visible()
    assert_calm(page, questions=20)
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_nothing_legal_is_missed(window: Window, ship: Ship) -> None:
    """Whatever the server offers can be pressed somewhere, in every kind of question that comes."""
    page = window()
    offered: list[list[str]] = [[]]
    prompts: set[str] = set()

    def heard(frame: str | bytes) -> None:
        told = json.loads(frame)
        state = told.get("state")
        if state is not None:
            ask = state.get("ask") or {}
            offered[0] = sorted(option["move"] for option in ask.get("options", []))
            prompts.add(ask.get("prompt", ""))

    page.on("websocket", lambda socket: socket.on("framereceived", heard))
    begin(page, ship, "all", npc_orders="program")
    # What can be pressed, as soon as nothing is on its way.
    shown = "[...new Set([...document.querySelectorAll('[data-choice]')].map((one) => one.dataset.choice))].sort()"
    for seed in range(60):
        asked(page)
        for attempt in range(1200):  # both may be a moment behind
            seen, wanted = page.evaluate(shown), offered[0]
            if (seen and seen == wanted) or page.locator(".results").count():
                break
            page.wait_for_timeout(25)
        else:
            raise AssertionError(f"{seen} can be pressed, {wanted} are on offer")
        if page.locator(".results").count():
            break
        sail(page, seed, moves=1, like=("leave-port", "scout-npc", "scout-merchant", "engage"))
    assert len(prompts) > 4, prompts


def test_the_map_says_all_it_shows(window: Window, ship: Ship) -> None:
    page = window(at=NOWHERE)
    begin(page, ship, "map")
    sail(page, 1, until=ACTION)
    page.mouse.move(5, 5)
    tree = page.locator("[data-map]").aria_snapshot()
    assert tree.count('button "') == 17, tree
    assert re.search(r'button "Caribbean Sea, open sea, 1 merchant', tree), tree
    assert re.search(r'button "Havana, Spanish port, demand: \w+, modification: face down', tree), tree
    assert re.search(r"you are here", tree), tree
    board = page.locator("[data-board]").aria_snapshot()
    for part in (
        'group "Map of the Caribbean"',
        'region "Actions"',
        "Seamanship",
        "Gold on board",
        'group "Captain"',
        'button "end the turn 3 actions unused"',
    ):
        assert part in board, board
    assert faults(page) == []


def test_headings_and_landmarks_are_in_order(window: Window, ship: Ship) -> None:
    """From the first question to the replay not even moderate faults are left."""
    page = window(at=NOWHERE)
    begin(page, ship, "order")
    found = {"start": faults(page)}
    sail(page, 1, until=ACTION)
    found["action"] = faults(page)
    table = page.url
    page.goto(f"{table}/replay")
    expect(page.locator("[data-board]")).to_be_visible()
    found["replay"] = faults(page)
    page.goto(ship.url)
    page.locator("[data-learn=marauders]").click()
    page.locator("[data-topic=deeds] > summary").click()
    page.locator('[data-topic=deeds] [data-rule="MM-GLORY-02"] > summary').click()
    page.locator('[data-example="MM-GLORY-02"]').click()
    expect(page.locator("[data-example-of] [data-board]")).to_be_visible()
    found["example"] = faults(page)
    assert {screen: what for screen, what in found.items() if what} == {}


def test_the_map_by_keyboard(window: Window, ship: Ship) -> None:
    page = window(at=NOWHERE)
    begin(page, ship, "keys")
    to_sea(page)
    here = str(page.evaluate("document.querySelector('[data-map] .looked').id"))
    page.locator(f"#{here}").focus()
    seen = {here}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 3:
        page.keyboard.press(key)
        seen.add(str(page.evaluate("document.activeElement?.id")))
    zones = {zone for zone in seen if zone.startswith("zone-")}
    assert len(zones) > 3, "arrows lead from zone to zone"
    lit = page.locator('[data-map] [data-choice^="sail-"]').first
    name = str(lit.get_attribute("data-choice")).removeprefix("sail-")
    lit.focus()
    expect(page.locator(f"[data-zone={name}]")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text(re.compile("You sail to"))


def test_a_finger_looks_first_and_sails_then(window: Window, ship: Ship) -> None:
    page = window(390, 844, at=NOWHERE)
    begin(page, ship, "touch")
    to_sea(page)
    lit = page.locator('[data-map] [data-choice^="sail-"]').first
    move = str(lit.get_attribute("data-choice"))
    touch = "one => one.dispatchEvent(new PointerEvent('click', {bubbles: true, pointerType: 'touch'}))"
    lit.evaluate(touch)
    zone = page.locator(f"[data-zone={move.removeprefix('sail-')}]")
    expect(zone).to_be_visible()
    zone.locator(f'[data-choice="{move}"]').click()
    expect(page.locator(f'[data-map] [data-choice="{move}"]')).to_have_count(0)


def test_what_can_be_done_is_in_reach_on_a_phone(window: Window, ship: Ship) -> None:
    """Without scrolling: the map, and each action in a bar above the tabs."""
    page = window(390, 844, at=NOWHERE)
    begin(page, ship, "reach")
    to_sea(page)
    page.evaluate("scrollTo(0, 0)")
    bar = page.locator("[data-actions]")
    expect(bar.locator('[data-choice="end-turn"]')).to_be_in_viewport(ratio=0.99)
    expect(bar.locator("[data-choice]").first).to_be_in_viewport(ratio=0.99)
    expect(page.locator("[data-map] .looked")).to_be_in_viewport(ratio=0.5)
    box, tabs = bar.bounding_box(), page.get_by_role("navigation", name="More").bounding_box()
    assert box and tabs and box["y"] + box["height"] <= tabs["y"] + 1, "nothing lies under the tabs"
    assert all(
        one.bounding_box()["height"] >= 44  # type: ignore[index]
        for one in bar.locator("[data-choice]").all()
    )
    # Whatever zone is looked at can be sailed to from the bar.
    lit = page.locator('[data-map] [data-choice^="sail-"]').first
    move = str(lit.get_attribute("data-choice"))
    lit.evaluate("one => one.dispatchEvent(new PointerEvent('click', {bubbles: true, pointerType: 'touch'}))")
    bar.locator(f'[data-choice="{move}"]').click()
    expect(page.locator(f'[data-map] [data-choice="{move}"]')).to_have_count(0)


def test_what_is_unlit_says_why(window: Window, ship: Ship) -> None:
    page = window(at=NOWHERE)
    begin(page, ship, "why")
    sail(page, 1, until=ACTION)
    asked(page)
    press_unlit(page.locator("#zone-trinidad"))
    expect(page.locator("[data-now]").locator("..")).to_contain_text("Why not?")
    press_unlit(page.locator('[data-move="scout-merchant"]'))
    expect(page.locator("[data-now]").locator("..")).to_contain_text("port")
    card = page.locator('[data-move^="play-"]').first
    if card.count() and card.get_attribute("data-choice") is None:
        press_unlit(card)
        expect(page.get_by_role("button", name=re.compile("^§ MM-"))).to_be_visible()


def test_the_port_is_a_checklist_with_prices(window: Window, ship: Ship) -> None:
    page = window(at=NOWHERE)
    begin(page, ship, "port")
    sail(page, 1, until='[data-choice="do-buy"]')
    asked(page)
    steps = page.get_by_role("region", name="Port checklist").get_by_role("listitem")
    expect(steps).to_have_count(7)
    expect(steps.nth(0)).to_contain_text("Sell goods")
    expect(steps.nth(1)).to_contain_text(re.compile(r"draws \d+ cards"))
    expect(steps.nth(2)).to_contain_text(re.compile(r"frigate 3[05]"))
    press_unlit(page.locator('[data-move="do-sell"]'))
    expect(page.get_by_text("Why not?")).to_be_visible()
    assert faults(page) == []
    # Buy two cards, look at what the ports pay, come again to a port and sell everything with one press.
    avoid = (
        "do-sell",
        "sell-",
        "buy-ship",
        "buy-weapon",
        "buy-mod",
        "do-rumour",
        "do-mission",
        "do-stash",
        "scout",
        "play-",
    )
    for seed in (2, 12, 22):  # not every game has such a sale before it ends
        sail(page, seed, until=f"{SALE}, .results", avoid=avoid, like=("do-buy", "buy-", "enter-port"))
        if page.locator(SALE).count():
            break
        begin(page, ship, "port")
    asked(page)
    plan = page.locator(SALE).first
    expect(plan).to_contain_text(re.compile(r"\d+ gold"))
    gold = int(page.locator("[data-gold]").first.inner_text())
    brings = int(re.findall(r"(\d+) gold", plan.inner_text())[0])
    plan.click()
    expect(page.locator("[data-gold]").first).to_have_text(str(gold + brings))
    expect(page.get_by_role("log")).to_contain_text(re.compile("You sell "))


def test_a_raid_lies_on_the_table(window: Window, ship: Ship) -> None:
    page = window(at=NOWHERE)
    raiding = '[data-raid] [data-choice^="discard-face-"]'
    seek(page, ship, "raid", raiding, 3, 13, 23, like=("scout-merchant", "engage", "leave-port"))
    table = page.locator("[data-raid]")
    expect(table.locator("[data-outcome]")).to_contain_text(re.compile("If it ends now|Plundered"))
    cards = table.get_by_role("list", name="The cards of the merchant").get_by_role("listitem")
    before = cards.count()
    assert before >= 1
    assert faults(page) == []
    discard = page.locator(raiding).first
    discard.click()
    expect(cards).not_to_have_count(before)  # one less, or the raid is over
    sail(page, 4, until=f"{ACTION}, .results")
    expect(page.get_by_role("log")).to_contain_text(re.compile("merchant"))


@pytest.mark.parametrize("to_the_end", [False, True])
def test_a_battle_is_a_dialogue(window: Window, ship: Ship, to_the_end: bool) -> None:
    page = window(at=NOWHERE)
    fight = '[data-battle] [data-choice="shoot"]'
    like = ("scout-player", "scout-npc", "shoot", "leave-port", "sail-")
    seek(page, ship, "battle", fight, 5, 15, 25, like=like, npc_orders="program", points_to_win=10)
    battle = page.locator("[data-battle]")
    expect(battle).to_be_visible()
    expect(page.locator(fight)).to_contain_text(re.compile(r"\d"))
    assert faults(page) == []
    if to_the_end:
        page.locator('[data-auto="shoot"]').click()
        # Then rounds go by themselves, until crews meet or something else is asked.
        log = unfolded(page)
        expect(log).to_contain_text(re.compile("round after round", re.DOTALL))
    else:
        page.locator(fight).click()
    sail(page, 6, until=f"{ACTION}, .results", moves=80)
    expect(unfolded(page)).to_contain_text("Fire!")
    asked(page)
    story = page.locator("details", has_text="So far")
    if story.count():
        assert story.locator("li").count() >= 2


def test_what_happens_is_told_one_by_one_and_can_be_skipped(window: Window, ship: Ship) -> None:
    page = window(still=False, at=NOWHERE)
    hold(page, "[data-skip]")
    begin(page, ship, "tell")
    sail(page, 1, until="[data-skip]", like=("end-turn", "pass"))
    expect(page.locator("[data-skip]")).to_be_visible()
    page.get_by_role("button", name="Skip all").click()
    expect(page.locator("[data-skip]")).to_have_count(0)


def test_the_map_can_be_seen_nearer_without_a_change_of_its_place(window: Window, ship: Ship) -> None:
    """On a desktop, too: the same room, larger letters, the own ship in sight."""
    page = window(at=NOWHERE)
    begin(page, ship, "nearer")
    asked(page)
    chart = page.locator("[data-sight=map]")
    label = page.locator("[data-map] text.name", has_text="Port Royal")
    before, small = chart.bounding_box(), label.bounding_box()
    page.get_by_role("button", name="Enlarge the map").click()
    page.wait_for_function("() => document.querySelector('.near svg') !== null")
    large = label.bounding_box()
    assert small and large and large["height"] > 1.5 * small["height"]
    assert chart.bounding_box() == before
    page.get_by_role("button", name="Whole map").click()
    expect(page.locator(".near")).to_have_count(0)
    assert label.bounding_box() == small


def test_a_rival_who_may_win_is_marked(window: Window, ship: Ship) -> None:
    """While the own turn is on and nobody moves, so that it is read in peace.

    How bots play may change: a game that somebody wins before his turn comes is followed by another.
    """
    page = window(at=NOWHERE)
    mark = page.locator("[data-may-win]").first
    for game in range(8):
        begin(page, ship, f"rival-{game}", bots=2, points_to_win=4)
        for seed in range(140):
            if mark.count() or page.locator(".results").count():
                break
            sail(page, seed, moves=1, avoid=("do-stash",))
            asked(page)
        if mark.count():
            break
    expect(mark).to_have_attribute("title", re.compile("may have the points that win"))
