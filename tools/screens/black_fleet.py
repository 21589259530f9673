"""Black Fleet: docks, the reach of a card, the ships of a turn, a robbery in sight, a purchase, the end."""

from playwright.sync_api import Page

from tests.browser.skipper import sail
from tools.screens.helm import Picture, begin, settle, still

ROBBERY = '.space.attack[data-plan*="sail-to"]'


def take(page: Page, picture: Picture) -> None:
    page.goto("/")
    still(page)
    begin(page, "black-fleet")
    picture("fleet-docks")
    page.locator('.berths [data-choice^="dock-at"]').first.click()
    card = page.locator('[data-choice^="play-"]').first
    card.wait_for()
    card.hover()
    settle(page)
    picture("fleet-card")
    card.click()
    page.locator('[data-choice="activate-merchant"]').first.wait_for()
    settle(page)
    picture("fleet-ships")
    for seed in range(4, 20):  # not every game has one before it ends
        sail(page, seed=seed, moves=200, until=ROBBERY)
        if page.locator(ROBBERY).count():
            break
        begin(page, "black-fleet")
    page.locator(ROBBERY).first.hover()
    settle(page)
    picture("fleet-robbery")
    sail(page, seed=5, moves=200, until='[data-choice="no-purchase"]')
    settle(page)
    picture("fleet-purchase")
    begin(page, "black-fleet", round_limit=6)
    sail(page, seed=7)
    page.locator(".income").wait_for()
    page.locator(".income").scroll_into_view_if_needed()
    settle(page)
    picture("fleet-income")
