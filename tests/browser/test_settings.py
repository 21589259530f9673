"""The settings of the browser: theme, size, speed, colours, sounds; kept, used at once, accessible in each of them."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import Window
from tests.browser.driver import asked, play
from tests.browser.tables import BOT, HERE, begin, drawer, home, open_table, shut


def choose(page: Page, setting: str, value: str) -> None:
    button = page.locator(f"[data-setting={setting}] [data-value={value}]")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def colour(page: Page, what: str, of: str = "backgroundColor") -> str:
    return str(page.locator(what).first.evaluate(f"one => getComputedStyle(one).{of}"))


def test_settings_are_used_at_once_and_kept(window: Window) -> None:
    page = window()
    begin(page)
    drawer(page, "Settings")
    before = colour(page, ".panel")
    choose(page, "theme", "light")
    expect(page.locator(".panel").first).not_to_have_css("background-color", before)
    choose(page, "size", "large")
    expect(page.locator("html")).to_have_css("font-size", "17px")
    choose(page, "speed", "slow")
    green = colour(page, "dialog svg.s0", "fill")
    choose(page, "colours", "distinct")
    expect(page.locator("dialog svg.s0").first).not_to_have_css("fill", green)
    page.get_by_label("Sound", exact=True).check()
    page.get_by_label("Dice", exact=True).uncheck()
    shut(page)
    page.reload()
    expect(page.locator("[data-choice]").first).to_be_visible()
    kept = json.loads(page.evaluate("localStorage.getItem('freebooter')"))
    assert (kept["theme"], kept["size"], kept["speed"], kept["colours"]) == ("light", "large", "slow", "distinct")
    assert kept["sound"] is True and kept["sounds"]["dice"] is False and kept["sounds"]["turn"] is True
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.locator("html")).to_have_css("font-size", "17px")


def test_settings_of_an_older_page_are_understood(window: Window) -> None:
    page = window(still=False)
    page.evaluate('localStorage.setItem(\'freebooter\', \'{"sound":true,"still":true,"tips":false}\')')
    page.reload()
    kept = json.loads(page.evaluate("localStorage.getItem('freebooter')"))
    assert (kept["sound"], kept["still"], kept["tips"]) == (True, True, False)
    assert (kept["speed"], kept["theme"], kept["size"]) == ("instant", "dark", "normal")


@pytest.mark.parametrize(
    ("theme", "game"),
    [
        ("light", "seven-seas"),
        ("light", "black-fleet"),
        ("light", "marauders"),
        ("contrast", "marauders"),
        ("dark", "black-fleet"),
    ],
)
def test_every_theme_is_accessible(window: Window, theme: str, game: str) -> None:
    page = window()
    page.evaluate("theme => localStorage.setItem('freebooter', JSON.stringify({ theme, still: true }))", theme)
    page.reload()
    found: dict[str, list[str]] = {}
    expect(page.locator("[data-play]").first).to_be_visible()
    found["lobby"] = faults(page)
    open_table(page, HERE, BOT, BOT, game=game, seed="themes")
    for moves in range(3):
        asked(page)
        found[f"move {moves}"] = faults(page)
        play(page, seed=moves, moves=4)
    for name in ("Rules", "Table", "Settings"):
        drawer(page, name)
        found[name] = faults(page)
        shut(page)
    if game == "seven-seas":
        for path in ("learn", "statistics"):
            page.goto(f"{home(page)}/{path}")
            expect(page.get_by_role("heading").first).to_be_visible()
            found[path] = faults(page)
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("size", ["small", "huge"])
def test_no_text_size_makes_the_page_wider_than_a_phone(window: Window, size: str) -> None:
    page = window(390, 844)
    page.evaluate("size => localStorage.setItem('freebooter', JSON.stringify({ size, still: true }))", size)
    page.reload()
    begin(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert re.fullmatch(r"[\d.]+px", colour(page, "html", "fontSize"))
