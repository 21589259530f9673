"""The lobby and a new table."""

from playwright.sync_api import Page

from tools.screens.helm import Picture, settle


def take(page: Page, picture: Picture) -> None:
    page.goto("/")
    page.locator("[data-play]").first.wait_for()
    settle(page)
    picture("lobby")
    page.locator("li.game .dark").first.click()
    picture("new-table")
