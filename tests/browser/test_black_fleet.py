"""The board of Black Fleet: whole games through it, what it shows before one chooses, and what it tells the ear."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import NOWHERE, PATIENCE, Window
from tests.browser.driver import asked, hold
from tests.browser.sight import assert_calm
from tests.browser.skipper import sail
from tests.browser.tables import BOT, HERE, open_table, press_unlit

LIT = "[data-choice][aria-disabled=false], [data-plan][aria-disabled=false]"


def begin(
    page: Page, seed: str = "board", bots: int = 2, wait: str = "dock-at", level: str = "easy", **options: object
) -> None:
    open_table(page, HERE, *[{"kind": "bot", "level": level}] * bots, game="black-fleet", seed=seed, options=options)
    expect(page.locator(f'[data-choice^="{wait}"]').first).to_be_visible(timeout=PATIENCE)


def dock_and_wait(page: Page) -> None:
    page.locator('.berths [data-choice="dock-at-G10"], .berths [data-choice="dock-at-E10"]').first.click()
    expect(page.locator('[data-choice^="play-"]').first).to_be_visible(timeout=PATIENCE)


def sees(page: Page, what: str) -> None:
    """Wait until this holds of the sheet of the chart and the pane through which it is seen."""
    parts = "const [sheet, pane] = ['.sheet', '.pane'].map((name) => document.querySelector(name).clientWidth);"
    page.wait_for_function(f"() => {{ {parts} return {what}; }}")


def space(page: Page, name: str) -> Locator:
    return page.locator(f'[data-space="{name}"]')


def test_a_whole_game_on_a_desktop(window: Window) -> None:
    """To its real end: somebody buys the victory card, and that round is the last."""
    page = window(watched=True, at=NOWHERE)
    begin(page, level="gentle")  # who leave the skipper of the tests time to sell and buy
    made, verbs = sail(page, seed=1)
    assert made > 60
    assert_calm(page)
    assert {"play", "activate"} <= verbs and verbs & {"sell", "attack", "bury"}, verbs
    results = page.locator(".results")
    expect(results).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-now]")).to_contain_text("has won")
    log = page.get_by_role("log")
    expect(log).to_contain_text(re.compile(r"buys the victory card for 10 \(\d+ doubloons? left\)"))
    expect(log).to_contain_text(re.compile(r"Round (\d+) is the last.*The game ends after round \1\.", re.DOTALL))
    for term in ("Sales", "Robberies", "Spent", "Victory card"):
        expect(results.get_by_role("row", name=re.compile(f"^{term}"))).to_be_visible()
    spent = results.get_by_role("row", name=re.compile("^Spent")).locator("td").all_inner_texts()
    assert any("48" in cell for cell in spent), "whoever won has paid 5 + 8 + 11 + 14 + 10"
    plot = page.get_by_role("region", name="Income by source and round")
    expect(plot.get_by_role("img", name=re.compile(r"sales \d+, robberies \d+"))).to_have_count(3)
    expect(page.get_by_role("img", name="Doubloons by round")).to_be_visible(timeout=PATIENCE)
    assert faults(page) == []


def test_a_whole_game_on_a_phone_in_polish(window: Window) -> None:
    page = window(390, 844, locale="pl-PL", watched=True, at=NOWHERE)
    begin(page, seed="c", level="gentle")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    made, verbs = sail(page, seed=2)
    assert made > 60
    assert_calm(page)
    assert {"play", "activate"} <= verbs and verbs & {"sell", "attack", "bury"}, verbs
    expect(page.locator(".results")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("region", name="Dochody według źródeł i rund")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.get_by_role("button", name="Dziennik").click()
    expect(page.get_by_role("log")).to_contain_text(re.compile("kupuje kartę zwycięstwa"))


def test_four_at_the_table_two_of_them_at_one_screen(window: Window) -> None:
    page = window(at=NOWHERE)
    open_table(page, HERE, HERE, BOT, BOT, game="black-fleet", seed="hot", options={"round_limit": 2})
    seen: set[str] = set()
    end = page.locator(".results")
    lift = page.get_by_role("button", name=re.compile("^I am "))
    while True:
        expect(end.or_(lift).or_(page.locator(LIT)).first).to_be_visible(timeout=PATIENCE)
        if end.is_visible():
            break
        if lift.is_visible():  # between two who share a screen nobody's cards are to be seen
            assert page.locator(".hand").count() == 0
            seen.add(lift.inner_text())
            lift.click()
            expect(page.locator(".curtain")).to_have_count(0)  # it goes when the server has sent this seat's view
        sail(page, seed=len(seen), moves=40, until=".curtain")
    assert len(seen) == 2
    rows = page.get_by_role("region", name="Income by source and round").get_by_role("img")
    expect(rows).to_have_count(4)


def test_four_tracks_on_a_phone(window: Window) -> None:
    page = window(390, 844, at=NOWHERE)
    begin(page, bots=3)
    dock_and_wait(page)
    page.get_by_role("button", name="Players", exact=True).click()
    for track in page.locator(".player .track").all():
        expect(track).to_be_in_viewport(ratio=0.99)
        assert len(track.locator("li").all()) == 5
    assert page.locator(".player .track").count() == 4
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert faults(page) == []


def test_the_variant_with_chosen_developments(window: Window) -> None:
    """OV-2: all eight are seen at once; what was put away does not come back."""
    page = window(at=NOWHERE)
    begin(page, wait="keep", seed="choose", choose_developments=True)
    table = page.get_by_role("region", name="Developments to choose from")
    expect(table.locator("li")).to_have_count(4)
    expect(table.locator("small")).to_have_count(8)
    assert faults(page) == []
    kept, away = [], []
    for price in (5, 8, 11, 14):
        expect(page.locator("[data-now]")).to_contain_text(f"developments for {price} ", timeout=PATIENCE)
        pair = table.locator(f'[data-choice^="keep-D{price}-"]')
        expect(pair).to_have_count(2)
        kept.append(pair.nth(1).locator("b").inner_text())
        away.append(pair.nth(0).locator("b").inner_text())
        pair.nth(1).click()
    expect(page.locator('[data-choice^="dock-at"]').first).to_be_visible(timeout=PATIENCE)
    mine = page.get_by_role("region", name="Developments")
    for name in kept:
        expect(mine).to_contain_text(name)
    for name in away:
        expect(mine).not_to_contain_text(name)


def test_the_variant_on_a_phone(window: Window) -> None:
    page = window(390, 844, locale="pl-PL", at=NOWHERE)
    begin(page, wait="keep", seed="choose", choose_developments=True)
    for choice in page.locator('[data-choice^="keep"]').all():
        expect(choice).to_be_in_viewport(ratio=0.99)  # without scrolling
        assert (choice.bounding_box() or {"height": 0})["height"] >= 44
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert faults(page) == []
    page.locator('[data-choice^="keep-D5"]').first.click()
    expect(page.locator(".kept")).to_contain_text("✓", timeout=PATIENCE)


def test_a_turn_on_a_phone_needs_no_panning(window: Window) -> None:
    """Docks as buttons; all of the sea for a card; a touch on it brings a place closer; ships to look at."""
    page = window(390, 844, at=NOWHERE)
    begin(page)
    docks = page.get_by_role("region", name="Ports and docks")
    expect(docks.locator("li").nth(3)).to_contain_text(
        re.compile(r"corn of \d+, bought by La Barbaria.3 Vesper Point.2")
    )
    sizes = docks.get_by_role("button").evaluate_all("(all) => all.map((one) => [one.offsetWidth, one.offsetHeight])")
    assert min(min(size) for size in sizes) >= 40, sizes
    sees(page, "sheet === pane")  # all of the sea
    dock_and_wait(page)
    expect(page.locator(".ship.own").first).to_be_in_viewport()
    sees(page, "sheet > 2 * pane")
    card = page.locator('[data-choice^="play-"]').first
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    card.dispatch_event("click")
    expect(page.get_by_role("button", name="Closer")).to_be_visible()
    sees(page, "sheet === pane")
    box = page.locator(".sheet").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 0.5 * box["width"], box["y"] + 0.25 * box["height"])  # too small to press: closer
    expect(page.get_by_role("button", name="Whole chart")).to_be_visible()
    expect(page.locator(".ship.own").first).not_to_be_in_viewport()
    expect(space(page, "I3")).to_be_in_viewport()
    page.get_by_role("button", name="Show your merchant").click()
    expect(page.locator(".ship.own").first).to_be_in_viewport(ratio=0.99)
    card.dispatch_event("click")
    page.locator('.ships [data-choice="activate-merchant"]').click()
    stops = page.locator('.space[data-choice^="sail-to"]')
    expect(stops.first).to_be_visible(timeout=PATIENCE)
    page.wait_for_function("() => document.querySelector('.space[data-choice^=\"sail-to\"]').clientWidth >= 44")
    expect(page.locator('[data-choice="finish"]')).to_be_in_viewport()


def test_a_card_shows_the_reach_of_all_ships_before_it_is_played(window: Window) -> None:
    page = window(at=NOWHERE)
    begin(page)
    dock_and_wait(page)
    page.mouse.move(5, 5)
    expect(page.locator(".space .mark")).to_have_count(0)
    card = page.locator('[data-choice^="play-"]').first
    card.hover()
    for kind in ("merchant", "pirate", "navy"):
        expect(page.locator(f".space .mark.{kind}").first).to_be_visible()
    # What is shown for the merchant is what the engine then offers, with the same costs.
    shown = page.locator(".space:has(.mark.merchant)").evaluate_all(
        "(all) => all.map((one) => one.dataset.space + ' ' + one.querySelector('.mark.merchant').dataset.cost).sort()"
    )
    card.click()
    expect(page.locator('[data-choice="activate-merchant"]').first).to_be_visible(timeout=PATIENCE)
    page.locator('[data-choice="activate-merchant"]').first.click()
    expect(page.locator('[data-choice^="sail-to"]').first).to_be_visible(timeout=PATIENCE)
    offered = page.locator('[data-choice^="sail-to"]').evaluate_all(
        "(all) => all.map((one) => one.dataset.space + ' ' + one.querySelector('.mark').dataset.cost).sort()"
    )
    assert shown == offered


def test_pressing_a_far_space_sails_there_in_one_go(window: Window) -> None:
    page = window(at=NOWHERE)
    begin(page)
    dock_and_wait(page)
    page.locator('[data-choice^="play-"]').first.click()
    row = page.get_by_role("region", name="Turn").locator('[data-choice="activate-merchant"]')
    expect(row).to_be_visible(timeout=PATIENCE)
    row.hover()
    far = page.locator('[data-plan^="activate-merchant sail-to"]')
    expect(far.first).to_be_visible()
    names = far.evaluate_all("(all) => all.map((one) => one.dataset.space)")
    goal = next(name for name in names if len(name) <= 3 and not name.startswith(("E", "F", "G")))
    space(page, goal).hover()
    expect(page.locator("[data-facts]")).to_contain_text(re.compile(r"\d steps?, \d left"))
    space(page, goal).click()
    expect(space(page, goal)).to_have_attribute("aria-label", re.compile("your merchant"), timeout=PATIENCE)
    expect(page.get_by_role("log")).to_contain_text(re.compile(f"You sail the merchant from .* to {goal}"))
    undo = page.locator("[data-undo]")
    expect(undo).to_contain_text(f"sails to {goal}", timeout=PATIENCE)


def test_where_only_one_ship_gets_one_press_is_enough(window: Window) -> None:
    """No ship need be chosen first, and one that can do nothing more is finished; all of it is taken back as one."""
    page = window(at=NOWHERE)
    begin(page, seed="e")  # the one fortune card is for the time between ships
    dock_and_wait(page)
    page.locator('[data-choice^="play-"]').first.click()
    expect(page.locator('[data-choice="end-sailing"]')).to_be_visible(timeout=PATIENCE)
    page.mouse.move(5, 5)
    last = page.locator('[data-plan^="activate-merchant sail-to"][aria-label$=" 0 left"]').first
    goal = last.get_attribute("data-space") or ""
    last.click()
    expect(space(page, goal)).to_have_attribute("aria-label", re.compile("your merchant"), timeout=PATIENCE)
    undo = page.locator("[data-undo]")
    expect(page.locator('[data-choice="end-sailing"]')).to_be_visible(timeout=PATIENCE)  # the merchant is finished
    expect(undo).to_contain_text(f"sails to {goal}", timeout=PATIENCE)
    undo.click()
    expect(page.locator('[data-choice="activate-merchant"]').first).to_be_visible(timeout=PATIENCE)
    expect(space(page, goal)).not_to_have_attribute("aria-label", re.compile("your merchant"), timeout=PATIENCE)
    expect(undo).to_have_attribute("aria-disabled", "true", timeout=PATIENCE)  # the card was shown to all


def test_where_two_ships_get_it_is_asked_which(window: Window) -> None:
    page = window(at=NOWHERE)
    begin(page, seed="e")
    sail(page, seed=1, until=".space.either")
    asked(page)
    page.mouse.move(5, 5)
    place = page.locator(".space.either").first
    goal = place.get_attribute("data-space") or ""
    expect(place).to_have_attribute("aria-label", re.compile(r"\w \d or .+\w \d"))
    place.click()
    which = page.get_by_role("group", name="Which ship?")
    expect(which.locator(".one").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(which).to_have_count(0)
    expect(space(page, goal)).to_be_focused()
    page.keyboard.press("Enter")
    box = which.bounding_box()
    chart = page.get_by_role("group", name="Sea chart").bounding_box()
    assert box and chart
    assert chart["x"] <= box["x"] and box["x"] + box["width"] <= chart["x"] + chart["width"], "all of it is seen"
    assert chart["y"] <= box["y"] and box["y"] + box["height"] <= chart["y"] + chart["height"]
    page.keyboard.press("ArrowRight")
    chosen = which.locator(".one").nth(1)
    expect(chosen).to_be_focused()
    plan = (chosen.get_attribute("data-plan") or "").split()
    crew = "pirate" if plan[0].endswith("pirate") else "merchant" if plan[0].endswith("merchant") else "navy ship"
    chosen.click()
    expect(which).to_have_count(0)
    sailed = re.compile(rf"the [a-z ]*{crew} (sails .* to|enters at) ")
    expect(page.get_by_role("log")).to_contain_text(sailed, timeout=PATIENCE)


def test_badges_stay_on_the_space_of_their_ship(window: Window) -> None:
    page = window(at=NOWHERE)
    begin(page, seed="robbers")
    sail(page, seed=4, until=".ship .percent")
    asked(page)
    within = page.get_by_role("group", name="Sea chart").evaluate(
        """(chart) => [...chart.querySelectorAll('.percent, .prize')].map((badge) => {
            const [one, ship] = [badge, badge.closest('.ship')].map((part) => part.getBoundingClientRect());
            const slack = ship.width * 0.12;
            return one.top >= ship.top - slack && one.bottom <= ship.bottom + slack && one.left >= ship.left - slack;
        })"""
    )
    assert within and all(within)


def test_a_robbery_is_told_before_it_is_done(window: Window) -> None:
    page = window(at="/learn")
    page.locator("[data-lesson=bf-rob]").click()
    page.locator('[data-choice="play-MV-14"]').first.click()
    asked(page)
    page.mouse.move(5, 5)
    prey = page.locator('.space.attack[aria-label*="\'s merchant"][aria-label*=" for "]').first
    prey.hover()
    facts = page.locator("[data-facts]")
    expect(facts).to_contain_text(re.compile(r"attack .+'s merchant for \d"))
    gain = int(re.findall(r" for (\d+)", facts.inner_text())[-1])
    prey.click()
    log = page.get_by_role("log")
    expect(log).to_contain_text(re.compile(rf"You rob .* for {gain} \("), timeout=PATIENCE)


def test_what_is_unlit_says_why(window: Window) -> None:
    page = window(at=NOWHERE)
    begin(page)
    press_unlit(space(page, "J5"))
    expect(page.get_by_text("Why not?")).to_be_visible()
    dock_and_wait(page)
    page.locator('[data-choice^="play-"]').first.click()
    page.locator('[data-choice="activate-merchant"]').first.click()
    expect(page.locator('[data-choice="finish"]')).to_be_visible(timeout=PATIENCE)
    press_unlit(page.locator('[data-move="sell"]').first)
    expect(page.locator(".said")).to_contain_text(re.compile("buy|goods|colour"))
    press_unlit(space(page, "B1"))
    expect(page.locator(".said")).to_contain_text(re.compile("far|step"))


def test_the_board_by_keyboard_and_by_ear(window: Window) -> None:
    page = window(at=NOWHERE)
    begin(page)
    tree = page.get_by_role("group", name="Sea chart").aria_snapshot()
    for part in (
        'button "I2, port La Barbaria, sells rum, 13 in stock; buys sugar for 2, tobacco for 2, corn for 3"',
        "J5, beach 6",
        "B9, lair",
        "H6: yellow navy ship",
        "dock of Goldstrand",
    ):
        assert part in tree, part
    space(page, "E9").focus()
    for key, goal in (("ArrowRight", "F9"), ("ArrowDown", "F10"), ("ArrowRight", "G10"), ("ArrowRight", "H10")):
        page.keyboard.press(key)
        expect(space(page, goal)).to_be_focused()
    page.keyboard.press("ArrowRight")  # I10 is an island: on to the sea behind it
    expect(space(page, "J10")).to_be_focused()
    space(page, "G10").focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-choice^="play-"]').first).to_be_visible(timeout=PATIENCE)
    expect(space(page, "G10")).to_have_attribute("aria-label", re.compile("your merchant carries 3 corn"))
    expect(page.locator('.space[tabindex="0"]')).to_have_count(1)
    assert faults(page) == []


def test_the_phone_is_accessible_too(window: Window) -> None:
    page = window(390, 844, at=NOWHERE)
    begin(page)
    sail(page, seed=8, moves=8)
    asked(page)  # with each question the chart may come closer by itself
    assert faults(page) == []
    toggle = page.get_by_role("button", name=re.compile("^(Whole chart|Closer)$"))
    said = toggle.inner_text()
    toggle.click()
    expect(toggle).to_have_text("Closer" if said == "Whole chart" else "Whole chart")


def test_a_finger_sees_the_reach_first_and_plays_with_the_second_touch(window: Window) -> None:
    page = window(390, 844, at=NOWHERE)
    begin(page)
    dock_and_wait(page)
    card = page.locator('[data-choice^="play-"]').first
    name = card.get_attribute("data-choice") or ""
    page.mouse.move(5, 5)
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    card.dispatch_event("click")
    expect(page.locator(".space .mark.merchant").first).to_be_visible()
    expect(page.locator(f'[data-choice="{name}"]')).to_be_visible()
    card.dispatch_event("click")
    expect(page.locator('[data-choice="activate-merchant"]').first).to_be_visible(timeout=PATIENCE)


def test_ships_sail_before_ones_eyes_and_can_be_hurried(window: Window) -> None:
    page = window(still=False, at=NOWHERE)
    hold(page)
    begin(page)
    page.locator('[data-choice^="dock-at"]').first.click()
    expect(page.locator('[data-choice^="play-"]').first).to_be_visible(timeout=PATIENCE)
    page.locator('[data-choice^="play-"]').first.click()
    page.locator('[data-choice="activate-merchant"]').first.click()
    expect(page.locator('[data-choice^="sail-to"]').first).to_be_visible(timeout=PATIENCE)
    goal = page.locator('[data-choice^="sail-to"]').last
    name = goal.get_attribute("data-space") or ""
    goal.click()
    expect(space(page, name)).to_have_attribute("aria-label", re.compile("your merchant"), timeout=PATIENCE)
    page.locator('[data-choice="finish"]').click()
    page.evaluate("window.hold = '[data-skip]'")
    page.locator('[data-choice="end-sailing"]').click()
    page.get_by_role("button", name=re.compile("^Skip")).last.click(timeout=PATIENCE)  # the others sail
    expect(page.locator('[data-choice^="play-"]').first).to_be_visible(timeout=PATIENCE)


def test_the_sign_of_a_port_speaks_for_the_port(window: Window) -> None:
    page = window(at=NOWHERE)
    begin(page, seed="sign")
    asked(page)
    signs = page.locator("[data-sign]")
    ports = set(signs.evaluate_all("(all) => all.map((one) => one.dataset.sign)"))
    assert len(ports) == 5
    port = signs.first.get_attribute("data-sign") or ""
    signs.first.hover()
    expect(space(page, port)).to_have_class(re.compile("pointed"))
    expect(page.get_by_text(re.compile(rf"^{port}, port")).first).to_be_visible()
