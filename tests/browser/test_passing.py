"""Who is asked: with nothing to play nobody is, a card that fits is asked about, and one setting changes that."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.captain import sail
from tests.browser.conftest import NOWHERE, Window
from tests.browser.driver import asked
from tests.browser.tables import BOT, HERE, open_table
from tests.browser.test_frame import frames

KEEP = ("play-", "announce-")
"""Cards of glory are kept, so that there are moments for them."""
BUY = ("do-buy", "buy-", "enter-port")
"""Each purchase is such a moment."""
ASKING = "[data-asking]"


def asks(heard: list[Any]) -> list[Any]:
    """The questions that were put to this page, one after another."""
    return [frame["state"]["ask"] for frame in heard if frame.get("state", {}).get("ask")]


def windows(heard: list[Any]) -> list[Any]:
    return [ask for ask in asks(heard) if ask["prompt"].startswith("window-")]


def given(heard: list[Any]) -> list[Any]:
    """What the table has answered for this seat."""
    return [frame for frame in heard if frame["is"] == "update" and frame.get("by") == "table"]


def go_on_until(page: Page, what: Any) -> None:
    for seed in range(60):
        if what():
            return
        sail(page, seed=seed, moves=4, avoid=KEEP, like=BUY)
        asked(page)
    raise AssertionError("it did not come about")


def test_nobody_is_asked_what_has_one_answer_and_whoever_wants_is(window: Window) -> None:
    """In a port of Marauders cards of glory have their moment whenever goods are bought; without one it is a bother."""
    page = window(at=NOWHERE)
    heard: list[Any] = []
    said: list[Any] = []
    frames(page, heard, said)
    open_table(page, HERE, BOT, game="marauders", seed="pass")
    go_on_until(page, lambda: len(given(heard)) > 3)
    assert not [ask for ask in windows(heard) if len(ask["options"]) == 1]
    expect(page.get_by_text("passed for you")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    way = page.get_by_role("dialog").get_by_label("Ask me")
    expect(way).to_have_value("playable")
    way.select_option("always")
    expect(page.get_by_role("dialog").get_by_text("You are asked even when there is one answer only.")).to_be_visible()
    page.keyboard.press("Escape")
    assert [frame["way"] for frame in said if frame["do"] == "ask-me"] == ["always"]
    first = len(heard)
    go_on_until(page, lambda: [ask for ask in windows(heard[first:]) if len(ask["options"]) == 1])
    page.reload()
    until_window(page)
    expect(page.locator(ASKING)).to_have_attribute("data-asking", "always")
    page.locator(ASKING).get_by_label("Ask me").select_option("playable")
    expect(page.locator("[data-choice]").first).to_be_visible()
    expect(page.get_by_text("From now on you are asked when there is something to choose.")).to_be_attached()


def until_window(page: Page) -> None:
    """Play until a moment for cards is put to this page."""
    for seed in range(60):
        asked(page)
        if page.locator(ASKING).count():
            return
        sail(page, seed=seed, moves=1, avoid=KEEP, like=BUY)
    raise AssertionError("never asked")
