"""What modules draw comes in files of their own: a base table fetches none, a table with modules those that are on."""

from pathlib import PurePosixPath

from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import NOWHERE, Window
from tests.browser.tables import BOT, HERE, open_table

MARK = ".board.js"


def fetches(page: Page, **more: object) -> set[str]:
    """The files of modules that a table asks for until its map is drawn."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(PurePosixPath(request.url.split("?")[0]).name))
    open_table(page, HERE, BOT, game="marauders", **more)
    expect(page.locator("[data-map]")).to_be_visible()
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert "marauders.js" in asked
    return {name.removesuffix(MARK) for name in asked if name.endswith(MARK)}


def test_a_base_table_fetches_nothing_of_a_module(window: Window) -> None:
    assert fetches(window(at=NOWHERE)) == set()


def test_a_table_fetches_the_modules_that_it_has(window: Window) -> None:
    page = window(at=NOWHERE)
    assert fetches(page, options={"modules": ["wind", "storm", "hard-life"]}, seed="sails") == {"wind", "storm"}
    expect(page.locator("[data-map] [data-storm=caribbean-sea]")).to_be_visible()
    assert faults(page) == []


def test_places_and_the_galleon_are_drawn_and_told(window: Window) -> None:
    page = window(at=NOWHERE)
    assert fetches(page, options={"modules": ["locations", "treasure"]}, seed="places") == {"locations", "treasure"}
    expect(page.locator("[data-map] [data-place]")).to_have_count(16)
    expect(page.locator("[data-map] [data-hoard='0']")).to_be_visible()
    zone = page.locator("#zone-cartagena")
    told = zone.get_attribute("aria-label") or ""
    assert "treasure galleon" in told and "0 gold in its hoard" in told
    zone.hover()
    expect(page.locator("[data-treasure]")).to_contain_text("1 glory point")
    expect(page.locator("[data-place-panel]")).to_be_visible()
    assert faults(page) == []
