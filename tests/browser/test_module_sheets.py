"""What modules add to the captain's sheet, to NPCs and battles, and the questions that they draw."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from freebooter.kernel.ask import Ask
from freebooter.kernel.match import Match
from tests.browser.axe import faults
from tests.browser.conftest import NOWHERE, Window
from tests.browser.driver import asked
from tests.browser.reach import find, lead, question

PHONE = (390, 844)
FINGER = 40

TARGETS = """(part) => [...part.querySelectorAll('button, summary, [data-token], li[title]')]
    .filter((one) => one.offsetParent !== null)
    .map((one) => [one.textContent.trim().slice(0, 40), one.getBoundingClientRect()])
    .filter(([, box]) => box.width < 40 || box.height < 40)
    .map(([text, box]) => `${text} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


def reach(window: Window, options: dict[str, Any], wanted: Any, *like: str, phone: bool = False, **more: Any) -> Page:
    """A window at a table that stands at this question."""
    size = PHONE if phone else (1280, 800)
    page = window(*size, touch=phone, locale="pl-PL" if phone else "en-GB", at=NOWHERE)
    lead(page, find(options, wanted, like, **more))
    asked(page)
    return page


def fits(page: Page, part: Locator) -> None:
    """All of it can be pressed by a finger, nothing reaches over the side of the screen, and axe-core is content."""
    assert part.evaluate(TARGETS) == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    assert faults(page) == []


def open_sheet(page: Page) -> Locator:
    """The own captain's sheet; on a phone it is shut at first."""
    sheet = page.locator("details.sheet")
    if sheet.get_attribute("open") is None:
        sheet.locator("summary").first.click()
    return sheet


# The sheet


def test_the_sheet_has_slots_pips_and_the_ladder(window: Window) -> None:
    modules = ["weapons", "modifications", "favours", "loyalty", "contraband", "dear-glory"]
    page = reach(window, {"modules": modules}, question("port"), "port-action", "do-favours", "buy-favours")
    sheet = page.locator("details.sheet")
    expect(sheet.locator("[data-weapon]")).to_have_count(6)
    expect(sheet.locator("[data-reserve]")).to_have_attribute("title", re.compile("Reserve: [0-9]+ tokens"))
    ladder = sheet.get_by_role("list", name="Loyalty of the crew")
    expect(ladder.get_by_role("listitem")).to_have_count(8)
    now = ladder.locator("[aria-current=step]")
    expect(now).to_have_count(1)
    expect(sheet.locator("[data-loyalty]")).to_contain_text(f"Crew: {now.inner_text().lower()}")
    expect(sheet.locator("[data-loyalty]")).to_contain_text(re.compile("next: .*, [23] gold in port"))
    expect(sheet.locator("[data-favours]")).to_contain_text(re.compile("Favours.*of 5", re.S))
    expect(sheet.locator("[data-next-point]")).to_contain_text("Stash: next point at 10 gold")
    expect(sheet.locator("[data-second-hold='0']")).to_contain_text("none")
    expect(page.locator("li [data-tag=loyalty]").first).to_be_visible()
    assert faults(page) == []


def test_the_sheet_on_a_phone_in_polish(window: Window) -> None:
    modules = ["weapons", "modifications", "favours", "loyalty", "contraband", "dear-glory"]
    page = reach(window, {"modules": modules}, question("port"), "port-action", phone=True)
    sheet = open_sheet(page)
    expect(sheet.get_by_role("list", name="Lojalność załogi")).to_be_visible()
    expect(sheet.locator("[data-loyalty]")).to_contain_text("Załoga:")
    expect(sheet).to_contain_text("Przysługi")
    expect(sheet).to_contain_text("Kontrabanda")
    fits(page, sheet.locator(".things"))


def test_the_checklist_of_the_port_has_what_modules_add(window: Window) -> None:
    page = reach(
        window, {"modules": ["favours", "loyalty"]}, question("port", "do-favours", "do-loyalty"), "port-action"
    )
    listed = page.get_by_role("region", name="Port checklist")
    expect(listed.get_by_role("button", name=re.compile("Buy favours.*2 gold each", re.S))).to_be_visible()
    expect(listed.get_by_role("button", name=re.compile("Raise loyalty.*for [23] gold", re.S))).to_be_visible()
    listed.locator('[data-choice="do-favours"]').click()
    expect(page.locator('[data-choice="buy-favours-1"]')).to_be_visible()


# Questions


def test_a_favour_is_offered_beside_the_dice(window: Window) -> None:
    wanted = question("roll-offer", "spend-favour")
    page = reach(window, {"modules": ["favours"]}, wanted, "do-favours", "buy-favours", "do-rumour", phone=True)
    again = page.locator("[data-again]")
    expect(again.locator(".die").first).to_be_visible()
    use = again.locator('[data-choice="spend-favour"]')
    expect(use).to_contain_text("Jeszcze raz za 1 przysługę")
    expect(use).to_contain_text("%")
    fits(page, again)
    use.click()
    expect(again).to_have_count(0)


def test_a_smuggler_who_is_found_sees_odds_and_what_would_be_lost(window: Window) -> None:
    wanted = question("found-response", "resist-search", "throw-contraband-overboard")
    page = reach(window, {"modules": ["contraband"]}, wanted, "buy-contraband", games=80)
    found = page.get_by_role("region", name="You are found with contraband")
    expect(found.locator('[data-choice="resist-search"]')).to_contain_text(
        re.compile("crew combat won [0-9]+ %.*bounty", re.S)
    )
    expect(found.locator('[data-choice="throw-contraband-overboard"]')).to_contain_text("lost, no battle")
    cards = found.get_by_role("listitem")
    assert cards.count() >= 1
    expect(cards.first).to_contain_text(re.compile("sells for 10 gold in"))
    expect(page.locator("[data-second-hold] [data-contraband]").first).to_be_visible()
    assert faults(page) == []
    found.locator('[data-choice="throw-contraband-overboard"]').click()
    expect(found).to_have_count(0)


def test_contraband_on_the_market_stands_apart(window: Window) -> None:
    def offered(match: Match, ask: Ask) -> bool:
        return ask.seat == 0 and ask.prompt == "buy" and any(move.verb == "buy-contraband" for move in ask.options)

    page = reach(window, {"modules": ["contraband"]}, offered, "port-action", "do-buy")
    apart = page.get_by_role("region", name="As contraband: 3 gold a card")
    expect(apart.get_by_role("button").first).to_contain_text("sells for 10 in")
    apart.get_by_role("button").first.click()
    expect(page.locator("[data-second-hold='1']")).to_be_visible()


def test_captains_stand_side_by_side(window: Window) -> None:
    page = window(at=NOWHERE)
    lead(page, find({"modules": ["two-captains"]}, question("keep-captain")))
    asked(page)
    cards = page.get_by_role("list", name="Your captains to choose from").locator("> li")
    expect(cards).to_have_count(2)
    one, other = (cards.nth(at).bounding_box() for at in range(2))
    assert one is not None and other is not None
    assert one["y"] == other["y"] and one["x"] + one["width"] <= other["x"]
    keep = cards.nth(1).get_by_role("button", name="Keep this captain")
    keep.click()
    expect(keep).to_have_attribute("aria-pressed", "true")


def test_the_plank_shows_the_step_at_stake(window: Window) -> None:
    wanted = question("plank", "threaten-crew")
    page = reach(
        window, {"modules": ["modifications", "loyalty"]}, wanted, "buy-modification", "do-shipyard", phone=True
    )
    plank = page.locator("[data-plank]")
    expect(plank.locator("[data-ladder] .next")).to_have_count(1)
    expect(plank.locator('[data-choice="threaten-crew"]')).to_contain_text("%")
    fits(page, plank)


def test_the_off_turn_question_tells_odds_and_marks_who_scouts(window: Window) -> None:
    page = reach(window, {"modules": ["cutthroat", "flexible-turns"]}, question("scout-off-turn"), seats=3)
    ambush = page.locator("[data-ambush]")
    look = ambush.locator('[data-choice="scout-off-turn"]')
    expect(look).to_contain_text(re.compile("found [0-9]+ %.*less in your next turn", re.S))
    expect(page.locator("[data-map] [data-bag]")).to_be_attached()
    assert faults(page) == []
    look.click()
    expect(page.locator("li[data-own] [data-tag=marked]")).to_have_attribute("title", re.compile("out of turn"))


def test_a_modification_is_drawn_on_the_market(window: Window) -> None:
    options = {"modules": ["modifications", "market"]}
    page = reach(window, options, question("market-draw"), "buy-modification", "do-shipyard", phone=True)
    market = page.locator("[data-market=draw]")
    expect(market.locator("[data-reserve]")).to_be_visible()
    fits(page, market)
    market.locator('[data-choice="draw-modification"]').click()
    expect(page.locator('[data-market=buy], [data-desk][data-prompt="port"]').first).to_be_visible()


# Ships


def test_the_yard_tells_what_its_ships_are_like(window: Window) -> None:
    page = reach(window, {"modules": ["brig"]}, question("shipyard"), "port-action", "do-shipyard")
    page.get_by_text("What the ships of the yard are like").click()
    rows = page.locator("[data-ships] tbody tr")
    kinds = [row.get_attribute("data-ship") for row in rows.all()]
    assert kinds == ["sloop", "flute", "brig", "frigate", "galleon"]
    assert rows.nth(4).get_by_role("cell").all_inner_texts()[-1] == "1"
    assert faults(page) == []


def test_upgrades_of_npcs_explain_themselves(window: Window) -> None:
    zones: list[str] = []

    def at_sea(match: Match, ask: Ask) -> bool:
        shown: Any = match.view(0)
        captains = [card.captain for card in shown.modules["upgrades"].cards]
        zones[:] = [npc.zone for npc in shown.npcs if npc.captain in captains and npc.zone]
        return ask.seat == 0 and ask.prompt == "action" and bool(zones)

    page = window(*PHONE, touch=True, at=NOWHERE)
    found = find({"modules": ["upgrades", "hard-life"]}, at_sea, games=1)
    lead(page, found)
    asked(page)
    expect(page.locator("[data-map] [data-upgraded]").first).to_be_attached()
    page.locator(f"#zone-{zones[0]}").dispatch_event("click")
    token = page.locator("[data-upgrades] [data-token]").first
    expect(token).to_be_visible()
    page.wait_for_function(
        "(least) => document.querySelector('[data-upgrades] [data-token]')?.offsetHeight >= least", arg=FINGER
    )
    token.tap()
    expect(page.locator("[data-explain]")).to_have_text(token.get_attribute("title") or "?")
    assert faults(page) == []


def test_a_burning_ship_says_so(window: Window) -> None:
    options = {"modules": ["weapons"]}
    page = reach(window, options, question("place-fire"), "buy-weapon", "use-weapon", "shoot", phone=True, games=80)
    expect(page.locator("[data-battle] [data-burning]").first).to_contain_text("1 trafienie")
    expect(page.locator("[data-choice]:visible").first).to_be_in_viewport(ratio=1)  # asked before the ships, not below
    assert faults(page) == []
