"""The lobby: rows to go on with, presets and modules, invitations, opponents with a face, and the way back."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import NOWHERE, Window
from tests.browser.driver import asked
from tests.browser.quick import finish
from tests.browser.ship import Ship
from tests.browser.tables import BOT, HERE, INVITE, drawer, home, join, make, open_table

SIZES = pytest.mark.parametrize("width,height", [(1280, 800), (390, 844)])
GENTLE = {"kind": "bot", "level": "gentle"}
BEN = {"kind": "here", "name": "Ben"}


def lobby(page: Page) -> None:
    page.goto(home(page))
    expect(page.locator("[data-play=marauders]")).to_be_visible()


def form(page: Page, game: str = "marauders") -> None:
    page.locator("li.game").filter(has=page.locator(f"[data-play={game}]")).get_by_role(
        "button", name="New table"
    ).click()
    expect(page.get_by_role("form", name="New table")).to_be_visible()


@SIZES
def test_tables_to_go_on_with_do_not_push_the_games_away(window: Window, width: int, height: int) -> None:
    page = window(width, height)
    for game in ("seven-seas", "black-fleet", "marauders", "seven-seas", "black-fleet"):
        make(page, HERE, BEN, BOT, game=game)
    make(page, HERE, INVITE, BOT, game="seven-seas", name="Friday")
    lobby(page)
    rows = page.locator("[data-table]")
    expect(rows).to_have_count(3)
    box = page.locator("[data-play]").first.bounding_box()
    assert box is not None and box["y"] + box["height"] < height, "a game can be begun without scrolling"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []
    page.locator("[data-all]").click()
    expect(rows).to_have_count(6)
    # Where bots have moved meanwhile, a table stands further up.
    friday = re.compile(r"Friday.*Pirates of the 7 Seas.*1 free seat.*Round 1", re.DOTALL)
    expect(rows.filter(has_text=friday)).to_have_count(1)
    expect(rows.filter(has_text=re.compile("Black Fleet.*with Ben, ", re.DOTALL))).to_have_count(2)


def test_a_row_is_removed_and_had_back(window: Window) -> None:
    page = window()
    table = make(page, HERE, BOT, name="Old")
    lobby(page)
    row = page.locator(f"[data-table='{table['id']}']")
    row.get_by_role("button", name="Remove Old").click()
    expect(row).to_have_count(0)
    page.locator("[data-undo-remove]").click()
    expect(row).to_be_visible()
    row.get_by_role("button", name="Remove Old").click()
    page.get_by_role("link", name="Statistics").click()  # whoever leaves the page meant it
    expect(page.get_by_role("heading", name="Statistics")).to_be_visible()
    page.wait_for_function(
        "async (id) => !(await (await fetch('/api/tables')).json()).my_tables.some((one) => one.id === id)",
        arg=table["id"],
    )


def test_a_first_voyage_is_three_clicks_away(window: Window) -> None:
    """From the page that `make play` opens to the first decision."""
    page = window()
    page.evaluate("window.presses = 0; addEventListener('pointerdown', () => (window.presses += 1), true)")
    form(page)
    page.locator("[data-preset=first-voyage]").click()
    page.locator("[data-quick]").click()
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert page.evaluate("presses") == 3
    drawer(page, "Table")
    expect(page.locator("[data-playing]")).to_contain_text("Played with: First voyage")
    expect(page.locator("[data-playing]")).to_contain_text("The treasure galleon")


@SIZES
def test_presets_are_cards_and_modules_say_what_they_bring(window: Window, width: int, height: int) -> None:
    page = window(width, height)
    form(page)
    cards = page.locator("[data-preset]")
    expect(cards).to_have_count(6)
    expect(cards.nth(1)).to_contain_text(re.compile(r"First voyage.*about \d+ minutes.*medium", re.DOTALL))
    page.locator("[data-tiles] > summary").click()
    tiles = page.locator(".tile:not(.part)")
    expect(tiles).to_have_count(16)

    def module(name: str) -> tuple[Locator, Locator]:
        tile = page.locator(f"[data-module={name}]")
        return tile, tile.locator("input").first

    market, market_box = module("market")
    _, modifications_box = module("modifications")
    expect(market).to_contain_text("Brings New modifications along.")
    market_box.check()
    expect(modifications_box).to_be_checked()
    modifications_box.uncheck()
    expect(market_box).not_to_be_checked()
    low, low_box = module("low-galleons")
    _, brig_box = module("brig")
    brig_box.check()
    expect(low_box).to_be_checked()
    expect(low_box).to_be_disabled()
    expect(low).to_contain_text("Comes with The brig.")
    expect(page.locator("[data-notice]")).to_contain_text("Low galleons is switched on because of The brig.")
    _, two_box = module("two-captains")
    gold, gold_box = module("captains-for-gold")
    two_box.check()
    expect(gold).to_contain_text("Not together with Two captains")
    gold_box.check()
    expect(two_box).not_to_be_checked()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []
    page.locator("[data-preset=cutthroats]").click()
    expect(two_box).to_be_checked()
    expect(gold_box).not_to_be_checked()


def test_who_sits_down_learns_first_what_is_on(window: Window) -> None:
    host, guest = window(), window(390, 844)
    table = make(host, HERE, INVITE, game="marauders", options={"edition": "first-voyage"})
    join(guest, table["seats"][1]["code"])
    told = guest.locator("[data-notices]")
    expect(told).to_contain_text("Played with: First voyage")
    expect(told).to_contain_text("Favours")
    assert faults(guest) == []
    told.get_by_role("link", name="Set sail").click()
    expect(guest.get_by_role("region", name="Board")).to_be_visible()
    lobby(guest)
    expect(guest.locator(f"[data-table='{table['id']}']")).to_contain_text("First voyage")


def test_back_closes_what_is_open_first(window: Window) -> None:
    page = window(390, 844)
    form(page)
    page.go_back()
    expect(page.get_by_role("form", name="New table")).to_have_count(0)
    expect(page.locator("[data-play=marauders]")).to_be_visible()
    table = open_table(page, HERE, BOT)
    expect(page.locator("[data-choice]").first).to_be_visible()
    drawer(page, "Rules")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page).to_have_url(re.compile(table["id"]))
    # Closed by hand it leaves nothing behind: the next step back leaves the table.
    drawer(page, "Table")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("() => history.state?.layer === undefined")
    page.go_back()
    expect(page.locator("[data-play=marauders]")).to_be_visible()


def test_an_unknown_table_is_a_page_with_a_way_back(window: Window) -> None:
    page = window(at="/table/nothing")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    expect(page.get_by_text("reconnecting")).to_have_count(0)
    assert faults(page) == []
    page.get_by_role("link", name="Back to the lobby").last.click()
    expect(page.locator("[data-play=marauders]")).to_be_visible()


def test_numbers_choose_what_is_numbered(window: Window) -> None:
    page = window(at=NOWHERE)
    open_table(page, HERE, BOT)
    asked(page)
    page.keyboard.press("1")
    expect(page.get_by_role("log")).not_to_be_empty()
    expect(page.locator("[data-choice=choose-shipwright][aria-disabled=false]")).to_have_count(0)


def test_an_invitation_says_who_can_open_it_and_is_copied_without_a_secure_context(window: Window) -> None:
    page = window()
    page.add_init_script(
        """Object.defineProperty(window, 'isSecureContext', { value: false });
        document.execCommand = (what) => {
            const { value, selectionStart, selectionEnd } = document.activeElement;
            window.copied = [what, value.slice(selectionStart, selectionEnd)];
            return true;
        };"""
    )
    open_table(page, HERE, INVITE)
    drawer(page, "Table")
    expect(page.locator("[data-reach=machine]")).to_have_text("Only this computer can open this address.")
    page.locator("[data-copy]").first.click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    what, text = page.evaluate("copied")
    assert what == "copy" and "/#join=" in text
    assert faults(page) == []


@SIZES
def test_opponents_have_a_face_a_level_and_a_character(window: Window, width: int, height: int) -> None:
    page = window(width, height)
    expect(page.locator("[data-against=seven-seas]")).to_contain_text("gentle opponents")
    open_table(page, HERE, {**GENTLE, "name": "Nan"}, {**BOT, "name": "Old Tom"})
    asked(page)
    if width < 500:
        page.get_by_role("button", name="Players").click()
    players = page.get_by_role("region", name="Players")
    expect(players.locator("[data-portrait='Nan']")).to_be_visible()
    expect(players.locator(".status").filter(has_text="gentle")).to_be_visible()
    drawer(page, "Table")
    nan = page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Nan")
    expect(nan).to_contain_text("Cabin boy (gentle)")
    expect(nan).to_contain_text("Bakes biscuits")
    assert faults(page) == []


def test_after_gentle_opponents_the_next_level_is_offered_and_names_stay(window: Window, ship: Ship) -> None:
    page = window()
    table = finish(page, "seven-seas", "gentle", level="gentle", url=ship.url)
    names = [seat["name"] for seat in page.request.get(f"{ship.url}/api/tables/{table}").json()["seats"]]
    page.goto(f"{ship.url}/table/{table}")
    page.locator("[data-harder]").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    fresh = page.url.rsplit("/", 1)[1]
    seats = page.request.get(f"{ship.url}/api/tables/{fresh}").json()["seats"]
    assert [seat["name"] for seat in seats] == names and seats[1]["level"] == "easy"
    lobby(page)
    expect(page.locator("[data-against=seven-seas]")).to_contain_text("Deckhand")
    expect(page.locator("[data-against=marauders]")).to_contain_text("gentle")


def test_search_finds_plain_words_once_and_no_slang(window: Window) -> None:
    page = window()
    page.locator("[data-learn=seven-seas]").click()
    page.locator("input[type=search]").fill("black spot")
    titles = page.get_by_role("dialog").locator("details.card .title")
    expect(titles.first).to_be_visible()
    found = titles.all_inner_texts()
    assert len(found) == len(set(found)) > 1
    expect(page.get_by_text("ledger, English").locator("visible=true")).to_have_count(0)
    expect(page.get_by_text("(derived)").locator("visible=true")).to_have_count(0)
