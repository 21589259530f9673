"""The statistics page after some games."""

from playwright.sync_api import Page

from tests.browser.quick import finish
from tools.screens.helm import Picture, settle

LEVELS = ("random", "easy")


def take(page: Page, picture: Picture) -> None:
    page.goto("/statistics")
    page.locator("main").wait_for()
    settle(page)
    for number in range(9):
        finish(page, "seven-seas", f"s{number}", LEVELS[number % 5 == 4], 1 + number % 3, round_limit=4)
    for number in range(3):
        finish(page, "marauders", f"m{number}")
    page.goto("/statistics")
    page.locator("[data-games='12']").wait_for()
    settle(page)
    picture("statistics")
