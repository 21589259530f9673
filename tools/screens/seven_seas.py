"""Pirates of the 7 Seas: choosing, the dice tray, the score sheet, and looking back."""

from playwright.sync_api import Page

from tests.browser.driver import play
from tools.screens.helm import Picture, begin, settle, still


def take(page: Page, picture: Picture) -> None:
    begin(page, "seven-seas")
    picture("choose")
    throw(page)
    picture("tray")
    still(page)
    table = begin(page, "seven-seas", round_limit=5)
    play(page, 7)
    page.locator(".results figure").wait_for()
    picture("score")
    page.goto(f"{table}/replay?n=20&seat=0")
    settle(page)
    picture("replay")
    page.goto(f"{table}/dice")
    settle(page)
    picture("dice")


def throw(page: Page) -> None:
    """Play on until a battle is being shown, fight by fight."""
    for seed in range(60):
        if page.locator("[data-tray=battle].live").count():
            break
        play(page, seed, 1)
        page.wait_for_timeout(60)
    page.wait_for_timeout(2400)
