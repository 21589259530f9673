"""Pirates of the 7 Seas: what a plunder may bring, booty and cargo in one press, and how a battle went."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Window
from tests.browser.driver import asked, play
from tests.browser.tables import BOT, HERE, home, open_table, press_unlit, unfolded

KEEPING = '[data-plan^="keep-"]'
LIKED = ("choose-captain", "choose-merchant", "play-card", "send-5", "send-4", "send-3")


def sail_until(page: Page, wanted: str, first: tuple[str, ...] = LIKED) -> None:
    """Play until something stands on the screen that answers to `wanted`."""
    for seed in range(160):
        asked(page)
        if page.locator(wanted).count():
            return
        assert not page.locator(".results").count(), f"the game ended without {wanted}"
        play(page, seed=seed, moves=1, first=first)
    raise AssertionError(f"no {wanted}")


def begin(page: Page, seed: str = "isles") -> None:
    open_table(page, HERE, BOT, BOT, seed=seed)
    expect(page.locator("[data-choice]").first).to_be_visible()


def test_a_booty_of_several_kinds_is_loaded_by_one_press(window: Window) -> None:
    page = window()
    begin(page)
    sail_until(page, f"{KEEPING}.gold")
    now = page.locator("[data-now]")
    expect(now).to_contain_text(re.compile(r"You drew .+, .+\. How much"))
    went = page.locator("[data-outcome]")
    expect(went).to_contain_text(re.compile(r"You:\s+\d ships? afloat, \d cards?"))
    load = page.locator(f"{KEEPING}.gold")
    moves = (load.get_attribute("data-plan") or "").split()
    assert len(moves) > 1
    load.click()
    expect(page.locator('[data-choice^="keep-"]')).to_have_count(0)
    asked(page)
    log = unfolded(page)
    for move in moves:
        _, good, count = move.split("-")
        if count != "0":
            expect(log).to_contain_text(re.compile(rf"You load {count} {good}"))
    expect(page.locator("[data-undo]")).to_have_attribute("aria-disabled", "true")  # the others have moved since


def test_the_whole_cargo_is_sold_by_one_press(window: Window) -> None:
    page = window()
    begin(page)
    sail_until(page, f"{KEEPING}.gold")
    page.locator(f"{KEEPING}.gold").click()
    for seed in range(40):  # two kinds are aboard: as soon as the Merchant is there, it sells them
        asked(page)
        if page.locator('[data-plan^="sell-"]').count():
            break
        merchant = page.locator('[data-choice="choose-merchant"]')
        if merchant.count():
            merchant.click()
        else:
            play(page, seed=seed, moves=1, first=("choose-captain", "choose-shaman", "no-ritual", "send-1", "keep"))
    sell = page.locator('[data-plan^="sell-"]')
    chests = int(re.findall(r"\((\d+) chest", sell.inner_text())[0])
    goods = (sell.get_attribute("data-plan") or "").split()
    sell.click()
    expect(page.locator('[data-plan^="sell-"]')).to_have_count(0)
    asked(page)
    log = unfolded(page)
    expect(log).to_contain_text(re.compile(rf"get {chests} chests? \("))
    for move in goods:
        _, good, count = move.split("-")
        expect(log).to_contain_text(re.compile(rf"sell {count} {good} for"))


def test_sending_ships_shows_odds_and_asks_why_not_more_in_words(window: Window) -> None:
    page = window()
    begin(page)
    sail_until(page, '[data-choice="send-1"]')
    expect(page.locator("[data-now]")).to_contain_text(re.compile(r"plunders? \w+ \(\d ships?\): how many"))
    expect(page.locator('[data-choice="send-1"]')).to_contain_text(re.compile(r"\d+ % to sink it; on average \d\.\d"))
    page.get_by_role("button", name="Why not more?").click()
    expect(page.get_by_text(re.compile("Nobody may send more than|Only empty ships can plunder"))).to_be_visible()


def test_the_own_sealed_character_is_marked_while_others_act(window: Window) -> None:
    page = window()
    begin(page)
    sail_until(page, '[data-choice^="send-"]', first=("choose-merchant", "choose-cartographer"))
    expect(page.locator("[data-yours]")).to_have_count(1)
    press_unlit(page.locator('[data-move="take-tile-england"]'))
    expect(page.get_by_text(re.compile("England has no Corsair yet|England is taken"))).to_be_visible()


def test_a_ritual_after_the_action_ends_the_turn_by_name(window: Window) -> None:
    page = window()
    begin(page)
    sail_until(page, '[data-choice="no-ritual"]')
    expect(page.locator("[data-now]")).to_contain_text("Before your action as")
    page.locator('[data-choice="no-ritual"]').click()
    sail_until(page, '[data-choice="no-ritual"]')
    expect(page.locator("[data-now]")).to_contain_text(re.compile("Your action as .* is done"))
    expect(page.locator('[data-choice="no-ritual"]')).to_contain_text(re.compile("done – end my turn", re.I))


def test_letters_of_dice_stay_inside_the_tray(window: Window) -> None:
    """In as many games as it takes: bots may fight seldom."""
    page = window()
    begin(page)
    letters = page.locator("[data-tray] .spot .letter")
    checked = 0
    for number in range(400):
        asked(page)
        if checked > 8:
            break
        if page.locator(".results").count():
            page.goto(home(page))
            begin(page)
        elif letters.count():
            assert page.locator("[data-tray] .tray").first.evaluate(
                """(tray) => {
                    const box = tray.getBoundingClientRect();
                    return [...tray.querySelectorAll('.letter')].every((one) => {
                        const { left, right, top, bottom } = one.getBoundingClientRect();
                        return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
                    });
                }"""
            )
            checked += letters.count()
            play(page, seed=number, moves=4, first=LIKED)
        else:
            play(page, seed=number, moves=1, first=LIKED)
    assert checked > 8
