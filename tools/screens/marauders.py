"""Merchants & Marauders: the map, the port, the market, a raid, a battle, an open window, a sheet, the score."""

from playwright.sync_api import Page

from tests.browser.captain import sail
from tools.screens.helm import Picture, begin, settle, still

FOUR = ({"kind": "here"}, *[{"kind": "bot", "level": "easy"}] * 3)
RAID = '[data-raid] [data-choice^="discard-face-"]'
BATTLE = '[data-battle] [data-choice="shoot"]'
PORT = '[data-choice="do-buy"]'
MARKET = '[data-choice^="buy-"][data-choice$="-1"]'


def take(page: Page, picture: Picture) -> None:
    page.goto("/")
    still(page)
    begin(page, "marauders", seed="map", seats=FOUR)
    moment(page, picture, "marauders-port", PORT, ())
    moment(page, picture, "marauders-market", MARKET, ("do-buy",))
    moment(page, picture, "marauders-map", '[data-choice^="sail-"]', ("done", "leave-port"))
    moment(page, picture, "marauders-raid", RAID, ("scout-merchant", "engage", "leave-port"))
    begin(page, "marauders", seed="window", seats=FOUR)
    moment(page, picture, "marauders-window", "[data-window]", ("do-rumour", "do-recruit", "do-mission", "do-buy"))
    begin(page, "marauders", seed="battle", npc_orders="program")
    moment(page, picture, "marauders-battle", BATTLE, ("scout-npc", "scout-player", "leave-port", "sail-"))
    captain(page, picture)
    begin(page, "marauders", seed="everything", seats=FOUR, edition="everything")
    moment(page, picture, "marauders-everything", '[data-choice^="sail-"]', ("done", "leave-port"))
    begin(page, "marauders", seed="score", points_to_win=2)
    sail(page, 3)
    page.locator(".results figure").wait_for(timeout=60_000)
    picture("marauders-score")


def moment(page: Page, picture: Picture, name: str, until: str, like: tuple[str, ...]) -> None:
    """Play on until this can be seen."""
    sail(page, 8, until=until, like=like, moves=1500)
    settle(page)
    picture(name)


def captain(page: Page, picture: Picture) -> None:
    """The public sheet of somebody else."""
    tab = page.locator("nav.tabs button").nth(1)
    if tab.is_visible():
        tab.click()
    page.locator(".players .player .button").first.click()
    settle(page)
    picture("marauders-captain")
    page.keyboard.press("Escape")
