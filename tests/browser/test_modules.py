"""Modules in the form of a new table. Whatever is installed, the page is told of two modules and a preset."""

import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.axe import faults
from tests.browser.conftest import Window

MODULES: dict[str, Any] = {
    "name": "modules",
    "text": "Modules of the expansion",
    "help": "Rules that come on top of those of the base game.",
    "schema": {"type": "array", "items": {"enum": ["wind", "storm"]}},
    "default": None,
    "values": [
        {"value": "wind", "text": "Wind", "help": "The wind blows."},
        {"value": "storm", "text": "Storm", "help": "A storm moves about."},
    ],
    "parts": [],
    "each": "",
    "several": True,
}
EDITION: dict[str, Any] = {
    "name": "edition",
    "text": "Preset",
    "help": "A ready set of modules.",
    "schema": {"type": "string"},
    "default": "base",
    "values": [{"value": "base", "text": "Base game"}, {"value": "breeze", "text": "Breeze"}],
    "parts": [],
    "each": "",
    "several": False,
}


def with_modules(page: Page) -> list[dict[str, Any]]:
    """From here on the page is told of two modules and a preset; returns the options of the tables it makes."""
    wanted: list[dict[str, Any]] = []

    def games(route: Route) -> None:
        told = route.fetch().json()
        game = next(one for one in told["games"] if one["name"] == "marauders")
        base = [option for option in game["options"] if option["name"] not in ("edition", "modules")]
        game["options"] = [EDITION, *base, MODULES]
        game["editions"] = {
            "base": {"modules": [], "points_to_win": 10},
            "breeze": {"modules": ["wind"], "points_to_win": 7},
        }
        route.fulfill(json=told)

    def tables(route: Route) -> None:
        if route.request.method != "POST":
            route.continue_()
            return
        body = json.loads(route.request.post_data or "")
        wanted.append(body.pop("options"))
        answer = route.fetch(post_data=json.dumps(body))
        notice = {"text": "Wind is switched on because of Storm.", "id": "mm-module-implied"}
        route.fulfill(response=answer, json={**answer.json(), "notices": [notice]})

    def check(route: Route) -> None:
        asked = json.loads(route.request.post_data or "")["options"]
        on = asked.get("modules") or (["wind"] if asked.get("edition") == "breeze" else [])
        route.fulfill(json={"notices": [], "playing": [{"name": name} for name in on]})

    page.route("**/api/games/marauders/check*", check)
    page.route("**/api/games?*", games)
    page.route("**/api/games", games)
    page.route("**/api/tables*", tables)
    page.reload()
    return wanted


def test_several_modules_are_chosen_and_notices_are_shown(window: Window) -> None:
    page = window()
    wanted = with_modules(page)
    page.get_by_role("button", name="New table").last.click()
    page.get_by_text("Edition and rule switches").click()
    form = page.get_by_role("form", name="New table")
    group = form.get_by_role("group", name="Modules of the expansion")
    wind, storm = (group.get_by_role("checkbox", name=name) for name in ("Wind", "Storm"))
    expect(wind).not_to_be_checked()
    assert faults(page) == []
    expect(storm).to_have_accessible_description("A storm moves about.")
    form.get_by_role("radio", name="Breeze").check()
    expect(wind).to_be_checked()
    expect(form.locator("[data-option=points_to_win]")).to_contain_text("7")
    storm.check()
    wind.uncheck()
    form.get_by_role("button", name="Set sail").click()
    told = page.get_by_role("region", name="The table is ready")
    assert faults(page) == []
    expect(told).to_contain_text("Wind is switched on because of Storm.")
    assert wanted == [{"edition": "breeze", "modules": ["storm"]}]
    told.get_by_role("link", name="Set sail").click()
    expect(page.locator("[data-choice]").first).to_be_visible()


def test_what_the_preset_has_is_not_sent(window: Window) -> None:
    page = window(width=390, height=800)
    wanted = with_modules(page)
    page.get_by_role("button", name="New table").last.click()
    page.get_by_text("Edition and rule switches").click()
    form = page.get_by_role("form", name="New table")
    form.get_by_role("checkbox", name="Wind").check()
    form.get_by_role("checkbox", name="Wind").uncheck()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "fits a phone"
    form.get_by_role("button", name="Set sail").click()
    expect(page.get_by_role("region", name="The table is ready")).to_be_visible()
    assert wanted == [{}]
