"""The page of lessons, a lesson with its hint and at its end, and a tip in a first game."""

from playwright.sync_api import Page

from freebooter.learn.lessons import find_lesson
from tools.screens.helm import Picture, begin, settle, still

LESSONS = ("p7-merchant", "bf-bury", "mm-danger")


def take(page: Page, picture: Picture) -> None:
    page.goto("/learn")
    still(page)
    page.reload()
    page.locator("[data-path]").first.wait_for()
    settle(page)
    picture("learn")
    for name in LESSONS:
        page.goto("/learn")
        page.locator(f"[data-lesson={name}]").click()
        page.locator("[data-hint]").click()
        settle(page)
        picture(f"lesson-{name}")
    last = find_lesson(LESSONS[-1])
    assert last is not None
    for move in last.moves:
        page.locator(f'[data-choice="{move}"][aria-disabled=false]:visible').first.click()
    page.locator("[data-lesson-state=reached]").wait_for()
    settle(page)
    picture("lesson-reached")
    begin(page, "seven-seas")
    page.locator("[data-tip]").wait_for()
    picture("tip")
