"""Everyone can play: axe-core on every screen and size, the accessibility tree of the board, the keyboard alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import NOWHERE, Window
from tests.browser.driver import asked, hold, play, to_a_throw
from tests.browser.tables import BOT, HERE, begin, drawer, home, open_table, shut

SIZES = {"desktop": (1280, 800), "tablet": (768, 1024), "phone": (390, 844)}


@pytest.mark.parametrize("size", SIZES)
def test_every_screen_is_accessible(window: Window, size: str) -> None:
    width, height = SIZES[size]
    page = window(width, height)
    found: dict[str, list[str]] = {}

    def check(screen: str) -> None:
        found[screen] = faults(page)
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > width:
            found[screen].append(f"{wide} pixels wide")

    expect(page.locator("[data-play]").first).to_be_visible()
    check("lobby")
    page.get_by_role("button", name="New table").first.click()
    page.get_by_text("Edition and rule switches").click()
    check("new table")
    table = open_table(page, HERE, BOT, BOT, seed="axe", options={"round_limit": 2})
    expect(page.locator("[data-choice]").first).to_be_visible()
    check("choosing")
    for name in ("Rules", "Table", "Settings"):
        drawer(page, name)
        check(name)
        shut(page)
    play(page, seed=5, moves=1, first=("choose-captain",))
    play(page, seed=5, moves=2, first=("play-card",))
    asked(page)
    check("asked")
    if width < 860:
        for tab in ("Players", "Log"):
            page.get_by_role("navigation", name="More").get_by_role("button", name=tab).click()
            check(tab)
        page.get_by_role("navigation", name="More").get_by_role("button", name="Board").click()
    play(page, seed=6)
    expect(page.locator(".results figure")).to_be_visible()
    check("results")
    page.goto(f"{home(page)}/table/{table['id']}/replay?n=5&seat=0")
    expect(page.get_by_role("slider")).to_be_enabled()
    check("replay")
    page.goto(f"{home(page)}/table/{table['id']}/dice")
    expect(page.get_by_role("heading", name="The dice of this table")).to_be_visible()
    check("dice")
    open_table(page, HERE, HERE)
    expect(page.get_by_role("heading", name=re.compile("^Pass the screen"))).to_be_visible()
    check("curtain")
    assert {screen: faults for screen, faults in found.items() if faults} == {}


def test_the_tray_is_accessible_while_it_tells(window: Window) -> None:
    page = window(still=False, at=NOWHERE)
    hold(page, "[data-tray=battle] [data-skip]")
    open_table(page, HERE, BOT, BOT, seed="tray")
    to_a_throw(page)
    expect(page.locator("[data-skip]")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("[data-skip]")).to_have_count(0)
    page.get_by_text("All dice as a list").click()
    expect(page.get_by_role("region", name="Dice tray").get_by_role("listitem").first).to_contain_text(" mm ")
    assert faults(page) == []


def test_the_accessibility_tree_of_the_board(window: Window) -> None:
    """The same at every deal of this seed: names, numbers and what each thing would bring, without a picture."""
    page = window(at=NOWHERE)
    open_table(page, {"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Bob"}, seed="tree")
    page.get_by_role("button", name="I am Anna: lift the curtain").click()
    expect(page.get_by_role("region", name="Characters")).to_match_aria_snapshot(
        """
        - region "Characters":
          - list:
            - listitem:
              - button /^1 Shipwright buy up to 3 ships, 1 chest each/
            - listitem:
              - button /^2 Governor /
            - listitem:
              - button /^3 Captain /
            - listitem:
              - button /^4 /
            - listitem:
              - button /^5 Shaman /
            - listitem:
              - button /^6 Merchant .*mistake/
            - listitem:
              - button /^7 Cartographer /
          - list "A sealed choice":
            - listitem: "/Anna: thinking/"
            - listitem: "/Bob: thinking/"
        """
    )
    expect(page.get_by_role("region", name="Port")).to_match_aria_snapshot(
        """
        - region "Port":
          - heading "Pirate Bay" [level=2]
          - list:
            - listitem: "rum: 3 none"
            - listitem: "coffee: 2 none"
            - listitem: "fruit: 1 none"
          - paragraph: For three or more of a kind; fewer bring 1 each.
          - paragraph: Your cargo sells for 0 chests
          - list "Nations":
            - listitem:
              - button /England free not possible now/
        """
    )
    expect(page.get_by_role("region", name="Players")).to_match_aria_snapshot(
        """
        - region "Players":
          - heading "Players" [level=2]
          - list:
            - listitem: /Anna you, thinking/
            - listitem: /Bob thinking/
        """
    )


def test_some_rounds_by_keyboard_alone(window: Window) -> None:
    """Tab into the lobby, Enter, arrows and Enter at the table: never the mouse."""
    page = window()
    expect(page.locator("[data-play=seven-seas]")).to_be_visible()
    for _tab in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.play") == "seven-seas":
            break
    page.keyboard.press("Enter")
    expect(page.locator("[data-choice]").first).to_be_visible()
    for _press in range(200):
        if page.get_by_role("log").get_by_text("Round 3.").count():
            break
        asked(page)
        page.keyboard.press("ArrowRight")
        if page.evaluate("document.activeElement?.dataset.choice === undefined"):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)  # the focus goes on to the next question after a moment
    expect(page.get_by_role("log")).to_contain_text("Round 3.")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("h")
    page.keyboard.press("l")
    expect(page.get_by_role("log")).to_be_focused()


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_fingers_find_their_targets(window: Window, locale: str) -> None:
    """On a phone every choice is at least 44 pixels high and wide, everything else at least 24."""
    page = window(390, 844, locale=locale)
    begin(page)
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a, select, input, summary')]
            .filter((one) => one.offsetParent !== null)
            .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect(), one.matches('.choice')])
            .filter(([, box, choice]) => Math.min(box.width, box.height) < (choice ? 44 : 24))
            .map(([html]) => html)"""
    )
    assert small == []
