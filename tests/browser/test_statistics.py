"""The statistics page, before and after some games."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Window
from tests.browser.quick import finish
from tests.browser.ship import Ship


@pytest.mark.parametrize("width", [1280, 390])
def test_without_a_game_it_says_what_to_do(window: Window, width: int) -> None:
    page = window(width, 844, locale="pl-PL")
    page.get_by_role("link", name="Statystyki").click()
    expect(page.locator("[data-empty]")).to_contain_text("Nie masz jeszcze skończonej gry")
    assert faults(page) == []
    page.locator("[data-empty] a").click()
    expect(page.locator("[data-play]").first).to_be_visible()


def test_my_games_are_counted_and_drawn(window: Window, ship: Ship) -> None:
    page = window()
    page.goto(ship.url + "/statistics")
    expect(page.locator("[data-empty]")).to_be_visible()
    for number in range(2):
        finish(page, "seven-seas", f"statistics {number}", url=ship.url, round_limit=3)
    page.goto(ship.url + "/statistics")
    expect(page.locator("[data-games='2']")).to_contain_text("2 finished games", timeout=60_000)
    expect(page.get_by_role("heading", name="Favourite characters: Pirates of the 7 Seas")).to_be_visible()
    expect(page.get_by_role("img", name="Pirates of the 7 Seas: ")).to_be_visible()
    expect(page.get_by_role("img", name="Results over time")).to_be_visible()
    expect(page.get_by_role("row", name="Pirates of the 7 Seas 2")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="This server").press("Enter")
    expect(page.get_by_role("heading", name="Won against others, by level")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="My games").click()
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.get_by_role("link", name=re.compile(r"^Pirates of the 7 Seas: \d(st|nd|rd)")).first.click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text(re.compile(r"^Moment ([4-9]|\d\d+) of"))).to_be_visible()


@pytest.mark.parametrize("locale, line", [("en-GB", "Free moves with the wind"), ("pl-PL", "Darmowe ruchy z wiatrem")])
def test_modules_bring_their_own_lines(window: Window, ship: Ship, locale: str, line: str) -> None:
    page = window(390, 844, locale=locale)
    finish(page, "marauders", "feats 1", url=ship.url, modules=["wind", "favours"], points_to_win=3)
    page.goto(ship.url + "/statistics")
    row = page.locator("[data-feats=marauders] [data-feat=free-moves]")
    expect(row).to_be_visible(timeout=60_000)
    expect(row.get_by_role("rowheader")).to_have_text(line, ignore_case=True)
    expect(row.get_by_role("cell").last).to_have_text("1")
    expect(page.locator("[data-feat=places-visited]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert faults(page) == []
