"""Plans of Merchants & Marauders: several moves by one press, stopped by whatever else is asked."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.captain import sail
from tests.browser.conftest import NOWHERE, Window
from tests.browser.driver import asked
from tests.browser.ship import Ship
from tests.browser.test_marauders import begin

AVOID = ("do-sell", "sell-", "do-rumour", "do-mission", "do-stash", "do-shipyard", "scout", "play-", "buy-ship")
LIKE = ("do-buy", "buy-")
LADEN = '[data-cargo]:not([data-cargo="0"])'
BEFORE_PORT = f'[data-board]:has([data-choice="enter-port"]):has([data-actions="3"]):has({LADEN})'
IN_PORT = '[data-choice="do-buy"]'


def seek(page: Page, ship: Ship, game: str, what: str, *seeds: int) -> None:
    """Trade, but sell nothing, until this is to be seen; not every game comes to it."""
    for seed in seeds:
        begin(page, ship, game)
        sail(page, seed, until=f"{what}, .results", avoid=AVOID, like=LIKE)
        if page.locator(what).count():
            break
    expect(page.locator(what).first).to_be_visible()
    asked(page)


def settled(page: Page) -> None:
    """Nothing is on its way, and no card is asked for: whether that is asked is another matter."""
    asked(page)
    while page.locator("[data-window]").count():
        question = page.locator("[data-now]").inner_text()
        page.locator('[data-choice="pass"]').first.click()
        expect(page.locator("[data-now]")).not_to_have_text(question)
        asked(page)


def gold(page: Page) -> int:
    return int(page.locator("[data-gold]").first.inner_text())


def test_a_trading_turn_takes_seven_clicks(window: Window, ship: Ship) -> None:
    """Into the port, sell, buy, finish, out of the port and on: seven presses, and all of it happens."""
    page = window(at=NOWHERE)
    clicks = 0

    def press(what: str) -> None:
        nonlocal clicks
        settled(page)
        page.locator(what).first.click()
        clicks += 1

    for seed in (12, 22, 32, 42):  # not in every market does one see something that one can pay at once
        seek(page, ship, "trade", BEFORE_PORT, seed, seed + 100)
        clicks = 0
        before = gold(page)
        press('[data-choice="enter-port"]')
        press('[data-plan="everything"], [data-plan="demand"]')
        expect(page.locator("[data-gold]").first).not_to_have_text(str(before))
        before = gold(page)
        press(IN_PORT)
        expect(page.locator('[data-prompt="port"]')).to_have_count(0)
        settled(page)
        if page.locator("[data-count][aria-disabled=false]").count():
            break
    press("[data-count][aria-disabled=false]")
    expect(page.locator("[data-agree]")).to_contain_text(re.compile(r"Buy \d for \d+ gold"))
    price = int(re.findall(r"for (\d+) gold", page.locator("[data-agree]").inner_text())[0])
    press("[data-agree]")
    expect(page.locator("[data-gold]").first).to_have_text(str(before - price))
    expect(page.locator(LADEN)).to_be_visible()
    settled(page)
    press('[data-plan="rest"]')
    way = '[data-map] [data-plan^="route-"]'
    expect(page.locator('[data-plan="rest"]')).to_have_count(0)
    settled(page)
    sail(page, 1, until=way)  # the others' turns: cards to pass, and ships of the sea whose battles one leads
    expect(page.locator(way).first).to_be_visible()
    asked(page)
    zone = str(page.locator(way).first.get_attribute("data-plan")).removeprefix("route-")
    press(f'[data-map] [data-plan="route-{zone}"]')
    expect(page.locator(f"#zone-{zone}")).to_have_attribute("aria-label", re.compile("you are here"))
    assert clicks <= 7


def test_selling_the_whole_cargo_does_not_leave_the_port(window: Window, ship: Ship) -> None:
    """The engine closes a sale of all cards by itself; what was meant to close it must not close the visit."""
    page = window(at=NOWHERE)
    plain = '[data-board]:has([data-choice="do-sell"]):not(:has([data-plan="demand"])) [data-plan="everything"]'
    seek(page, ship, "sale", plain, 3, 13, 23, 33)
    before = gold(page)
    brings = int(re.findall(r"(\d+) gold", page.locator(plain).inner_text())[0])
    page.locator(plain).click()
    expect(page.locator("[data-gold]").first).to_have_text(str(before + brings))
    settled(page)
    expect(page.locator(IN_PORT)).to_be_visible()
    expect(page.locator(LADEN)).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_goods_are_set_in_one_panel_before_they_are_bought(window: Window, ship: Ship, width: int, height: int) -> None:
    page = window(width, height, at=NOWHERE)
    begin(page, ship, "panel")
    sail(page, 1, until='[data-trade="buy"] [data-count]')
    asked(page)
    panel = page.locator('[data-trade="buy"]')
    box = panel.bounding_box()
    assert box is not None and box["height"] < 560
    rows = panel.get_by_role("listitem").count()
    before = gold(page) if width > 860 else 0
    first = panel.locator("[data-count][aria-disabled=false]").first
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(panel.locator("[data-agree]")).to_contain_text("Buy 1 for")
    # Nothing is said to the table yet: rows stay where they are, and another press takes it back.
    assert panel.get_by_role("listitem").count() == rows
    if width > 860:
        assert gold(page) == before
    assert faults(page) == []
    first.click()
    expect(panel.locator("[data-agree]")).not_to_contain_text("Buy")
    expect(first).to_have_attribute("aria-pressed", "false")


def test_a_captain_is_not_retired_by_one_press(window: Window, ship: Ship) -> None:
    page = window(at=NOWHERE)
    begin(page, ship, "retire")
    sail(page, 1, until='[data-choice="retire"]')
    asked(page)
    choice = page.locator('[data-choice="retire"]')
    expect(choice).to_be_hidden()
    page.get_by_text("Retire this captain").click()
    expect(choice).to_be_visible()
    expect(choice).to_contain_text("points and stash stay")
