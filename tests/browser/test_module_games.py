"""Whole games of every preset of Seas of Glory, on a desktop and on a phone, in both languages.

All demands on the calm table hold there, too: choices, map and own state in sight, nothing that moves by itself, places
large enough for a finger. They are measured in the page while the games are played (tests/browser/sight.py). With
everything on there are four players. Bots that move by chance are quick, and two points win, so that a game is short.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.captain import sail
from tests.browser.conftest import NOWHERE, REVIEW, Window
from tests.browser.driver import asked
from tests.browser.sight import assert_calm
from tests.browser.tables import HERE, open_table
from tests.browser.test_calm import QUICK, SIZES, SMALL

PRESETS = ("first-voyage", "merchants", "rough-seas", "cutthroats", "everything")
THEMES = ("dark", "light", "contrast")


def opened(window: Window, size: str, locale: str = "en-GB") -> Page:
    width, height = SIZES[size]
    return window(width, height, touch=size == "phone", locale=locale, at=NOWHERE, watched=True)


def begin(page: Page, preset: str, size: str) -> None:
    bots = 3 if preset == "everything" else 1
    options = {"edition": preset, "points_to_win": 2}
    open_table(page, HERE, *[QUICK] * bots, game="marauders", seed=f"{preset} {size}", options=options)
    asked(page)


def in_all_themes(page: Page) -> dict[str, list[str]]:
    """What axe-core finds on this screen, by theme."""
    found = {}
    for theme in (*THEMES, THEMES[0]):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
        if theme not in found:
            found[theme] = faults(page)
    return {theme: faulty for theme, faulty in found.items() if faulty}


def assert_played(page: Page, size: str) -> None:
    """To its end, calmly; on a phone nothing reaches over the side of the screen."""
    expect(page.locator(".results")).to_be_visible()
    assert_calm(page, questions=12)
    if size == "phone":
        assert page.evaluate("document.documentElement.scrollWidth") == 390


def assert_named(page: Page) -> None:
    """What modules add is in the accessibility tree: by its role, with its name and what it says."""
    steps = page.get_by_role("list", name="Loyalty of the crew").get_by_role("listitem")
    expect(steps).to_have_count(8)
    expect(page.locator("[data-favours]").first).to_contain_text(re.compile(r"Favours.*\d of 5", re.DOTALL))
    for sign in page.locator("[data-tag]:visible").all():
        assert sign.get_attribute("title") or sign.get_attribute("aria-label"), sign.evaluate("one => one.outerHTML")
    zones = page.get_by_role("group", name="Map").get_by_role("button")
    expect(zones.filter(has_not_text="?")).to_have_count(17)
    told = " ".join(zones.evaluate_all("all => all.map((one) => one.ariaLabel)"))
    for word in ("the storm rages here", "treasure galleon", "naval fort", "trade station", "the wind from you"):
        assert word in told, word


def assert_looked_back_at(page: Page) -> None:
    """Review and replay of the game that is over."""
    expect(page.locator("[data-review=done]")).to_be_visible(timeout=REVIEW)
    page.goto(f"{page.url.split('?')[0]}/replay?n=30")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator("[data-map] [data-place]").first).to_be_visible()
    expect(page.locator("[data-map] [data-storm]")).to_be_visible()


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_game_on_a_desktop(window: Window, preset: str) -> None:
    """In English; with everything on as wide as a notebook, where the sheets have the least room."""
    size = "notebook" if preset == "everything" else "desktop"
    page = opened(window, size)
    begin(page, preset, size)
    if preset == "everything":
        sail(page, 7, moves=25)
        asked(page)
        assert_named(page)
        assert in_all_themes(page) == {}
    sail(page, 7 if preset in ("everything", "first-voyage") else 2)
    assert_played(page, size)
    expect(page.locator(".results [data-why]")).to_contain_text(re.compile("had 2 points|No event card|No captain"))
    if preset == "everything":
        assert_looked_back_at(page)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_game_on_a_phone(window: Window, preset: str) -> None:
    """In Polish. Now and then it is looked whether a finger can press all that can be pressed."""
    page = opened(window, "phone", locale="pl-PL")
    begin(page, preset, "phone")
    for turn in range(4):
        assert page.evaluate(SMALL) == []
        sail(page, turn, moves=8)
        asked(page)
    sail(page, 9)
    assert_played(page, "phone")
