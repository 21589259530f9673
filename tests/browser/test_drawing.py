"""A move draws what it changes and nothing else; how long that takes is measured by bench/web.py."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from bench.web import MARK, Draw, draws
from tests.browser.conftest import NOWHERE, Window
from tests.browser.driver import asked, play
from tests.browser.tables import BOT, HERE, open_table

PAGE = {"pid": 1, "tid": 7}


def spent(name: str, at: int, thread: int, clock: int, **where: int) -> dict[str, Any]:
    return {"name": name, "ph": "X", "ts": at, "tdur": thread, "dur": clock, **PAGE, **where}


def mark(at: int, message: str = MARK) -> dict[str, Any]:
    return {"name": "TimeStamp", "ph": "I", "ts": at, "args": {"data": {"message": message}}, **PAGE}


def test_all_scripting_between_two_marks_counts_for_the_first() -> None:
    trace = [
        spent("FunctionCall", 500, 400, 400),  # before the first move
        mark(1_100),
        spent("FunctionCall", 1_000, 1_000, 2_000),  # the task that makes the mark
        spent("RunMicrotasks", 3_000, 4_000, 9_000),
        spent("FunctionCall", 3_500, 3_000, 3_000),  # inside it
        spent("Layout", 4_000, 1_000, 1_000),  # asked for by the script, so it is scripting
        spent("FunctionCall", 3_000, 5_000, 5_000, tid=8),  # of another thread
        spent("Layout", 20_000, 2_000, 2_000),
        mark(22_000, "something else"),
        spent("TimerFire", 30_000, 500, 500),
        mark(40_100),
        mark(40_200),  # two moves in one task are drawn together
        spent("TimerFire", 40_000, 700, 800),
    ]
    assert draws(trace) == [Draw(script=5.5, clock=11.5, paint=2.0), Draw(script=0.7, clock=0.8)]


def test_each_move_is_marked_in_the_trace(window: Window, browser: Browser) -> None:
    page = window(at=NOWHERE)
    open_table(page, HERE, BOT, BOT, game="black-fleet", seed="drawing")
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    play(page, seed=2, moves=8)
    asked(page)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    made = draws(events)
    assert len(made) >= 5
    assert all(draw.script > 0 for draw in made)


@pytest.mark.parametrize(
    ("game", "things"),
    [("seven-seas", ".role, [role=log] li"), ("black-fleet", "[data-space]"), ("marauders", "g.zone, g.things")],
)
def test_what_a_move_does_not_change_is_not_drawn_again(window: Window, game: str, things: str) -> None:
    """Every space, zone and card of the board is the same thing in the page after some moves."""
    page = window(at=NOWHERE)
    open_table(page, HERE, BOT, BOT, game=game, seed="drawing")
    drawn = page.locator(things)
    expect(drawn.first).to_be_attached()
    before = page.evaluate_handle("(things) => [...document.querySelectorAll(things)]", things)
    assert page.evaluate("(all) => all.length", before) > 5
    play(page, seed=4, moves=6)
    asked(page)
    assert page.evaluate("(all) => all.filter((one) => !one.isConnected).map((one) => one.outerHTML)", before) == []


def test_the_newest_line_is_in_sight_unless_somebody_reads_older_ones(window: Window) -> None:
    page = window(at=NOWHERE)
    open_table(page, HERE, BOT, seed="drawing")
    play(page, seed=1, moves=12)
    asked(page)
    log = page.get_by_role("log")
    expect(log.locator("li").last).to_be_in_viewport()
    log.evaluate("(box) => box.scrollTo({ top: -box.scrollHeight, behavior: 'instant' })")
    expect(log.locator("li").first).to_be_in_viewport()
    play(page, seed=1, moves=3)
    asked(page)  # else bots would go on writing after what is said
    expect(log.locator("li").first).to_be_in_viewport()
    page.get_by_label("Say something").fill("Ahoy!")
    page.get_by_role("button", name="Say", exact=True).click()
    expect(log.locator("li").last).to_contain_text("Ahoy!")
    expect(log.locator("li").last).to_be_in_viewport()
