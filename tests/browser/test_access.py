"""axe-core finds nothing serious on any screen."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Window
from tests.browser.driver import play
from tests.browser.ship import CLIENT, missing
from tests.browser.test_play import begin

AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Page) -> list[str]:
    if not AXE.exists():
        missing("axe-core")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {[node['html'][:160] for node in violation['nodes'][:4]]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("width", [1280, 390])
def test_every_screen_is_accessible(window: Window, width: int) -> None:
    page = window(width, 800)
    expect(page.locator("[data-play]").first).to_be_visible()
    assert faults(page) == []
    begin(page)
    assert faults(page) == []
    play(page, seed=5, moves=6)
    assert faults(page) == []
    if width < 860:
        return  # the other screens differ in nothing but their width
    page.get_by_role("button", name="Rules").click()
    assert faults(page) == []
    page.keyboard.press("Escape")
    table = page.url
    page.goto(table + "/dice")
    expect(page.get_by_role("heading", name="The dice of this table")).to_be_visible()
    assert faults(page) == []
    page.goto("/".join(table.split("/")[:3]))
    page.get_by_role("button", name="New table").first.click()
    page.get_by_text("Edition and rule switches").click()
    assert faults(page) == []
    page.goto(table + "/replay?n=5&seat=0")
    expect(page.get_by_role("slider")).to_be_visible()
    assert faults(page) == []
