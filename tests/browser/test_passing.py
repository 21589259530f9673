"""Passing ahead: a kind of question that one does not want to hear again, answered by the table until one does."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.captain import sail
from tests.browser.conftest import Window
from tests.browser.driver import asked
from tests.browser.tables import BOT, HERE, open_table
from tests.browser.test_frame import frames

ASKED = "[data-pass]"
BUYING = "window-buy"
KEEP = ("play-", "announce-")
"""Only who holds a card of glory is asked, so none is played."""
BUY = ("do-buy", "buy-", "enter-port")
"""And each purchase brings the question."""


def prompt(heard: list[Any]) -> str:
    """Of the question that stands."""
    states = [frame["state"] for frame in heard if frame.get("state")]
    return str((states[-1].get("ask") or {}).get("prompt", ""))


def until_asked(page: Page, heard: list[Any]) -> None:
    """Play until the question comes that every purchase brings; other moments for cards let pass once."""
    for _window in range(200):
        sail(page, seed=3, until=ASKED, avoid=KEEP, like=BUY)
        asked(page)
        if page.locator(ASKED).count() == 0:
            continue  # that was the question before, whose answer was on its way
        if prompt(heard) == BUYING:
            return
        sail(page, seed=3, moves=1, avoid=KEEP, like=BUY)
    raise AssertionError("never asked")


def test_a_question_is_passed_ahead_until_one_wants_to_be_asked_again(window: Window) -> None:
    """In a port of Marauders cards of glory have their moment whenever goods are bought; without one it is a bother."""
    page = window()
    heard: list[Any] = []
    said: list[Any] = []
    frames(page, heard, said)
    open_table(page, HERE, BOT, game="marauders", seed="pass")
    until_asked(page, heard)
    ahead = page.locator(ASKED)
    expect(ahead).to_contain_text(re.compile("^Do not ask again: always “"))
    ahead.click()
    expect(page.get_by_text("1 kind of question is passed for you.")).to_be_visible()
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert [frame["prompt"] for frame in said if frame["do"] == "pass"] == [BUYING]
    first = len(heard)
    go_on(page, heard, said)
    later = heard[first:]
    assert BUYING not in {frame["state"]["ask"]["prompt"] for frame in later if frame.get("state", {}).get("ask")}
    page.reload()
    expect(page.get_by_text("1 kind of question is passed for you.")).to_be_visible()
    page.get_by_role("button", name="Ask me again").click()
    expect(page.get_by_text("passed for you")).to_have_count(0)
    until_asked(page, heard)


def go_on(page: Page, heard: list[Any], said: list[Any]) -> None:
    """Play until the table has passed for this seat: a `pass` of ours that this page did not send."""
    first, sent = len(heard), len(said)
    for seed in range(60):
        passes = [frame for frame in heard[first:] if frame["is"] == "update" and frame.get("move") == "pass"]
        pressed = [frame for frame in said[sent:] if frame["do"] == "move" and frame["move"] == "pass"]
        if len(passes) > len(pressed):
            return
        sail(page, seed=seed, moves=4, avoid=KEEP, like=BUY)
        asked(page)
    raise AssertionError("nothing was passed")
