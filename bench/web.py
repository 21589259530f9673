"""How much scripting it takes to draw a move, by the browser's own trace: `make bench-web`.

A table of each game at its fullest, bots at all other seats. The moves of the first seat are made over plain HTTP,
beside the page, so that the page does nothing but draw what its socket tells. The page marks in the trace where it
takes up an update that brings a state: that is a move drawn, and all scripting up to the next mark is counted for it,
the telling of what happened and frames without a state included. The limit is on the time of the page's thread, where
waiting for a busy machine is left out; the clock is given beside it. Everything is on the loopback.
"""

import argparse
import gzip
import json
import sys
import tempfile
from bisect import bisect
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.ship import Ship, chromium  # noqa: E402

GAMES = {"seven-seas": "", "black-fleet": "", "marauders": "", "marauders with everything": "everything"}
"""What is drawn, and the preset that it is played by."""

SEATS = 4
BUDGET = 16.7
LIMIT = 300
"""Kilobytes, packed by gzip, for the frame and one game."""

SCRIPTING = {"FunctionCall", "RunMicrotasks", "EvaluateScript", "TimerFire", "FireAnimationFrame", "EventDispatch"}
PAINTING = {"UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"}
MARK = "move"
"""What the page writes into the trace: web/src/lib/link.svelte.ts."""

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8.execute"]
WARM = 8
"""Moves before the trace begins: the first draws of a page compile it."""

SKIPPED = ("retire", "discard-load")


def begin(page: Page, game: str) -> str:
    wanted = [{"kind": "here"}, *[{"kind": "bot", "level": "random"} for _ in range(SEATS - 1)]]
    options = {"edition": GAMES[game]} if GAMES[game] else {}
    body = {"game": game.split()[0], "seats": wanted, "seed": "bench", "options": options}
    made = page.request.post("/api/tables", data=body).json()
    return str(made["table"]["id"])


def stretch(page: Page, table: str, moves: int) -> int:
    """Play this many moves of the first seat, none of them in the page."""
    chance = Random("bench")
    made, since = 0, 0
    while made < moves:
        state: dict[str, Any] = page.request.get(f"/api/tables/{table}/hello?seat=0&since={since}").json()["state"]
        since = state["n"]
        if state.get("over"):
            break
        ask = state.get("ask")
        if ask is None or ask.get("sealed"):
            page.request.get(f"/api/tables/{table}/events?seat=0&since={since}&wait=2")
            continue
        options = [option["move"] for option in ask["options"] if option["verb"] not in SKIPPED]
        body = {"do": "move", "id": f"b{since}", "expect": since, "move": chance.choice(options)}
        page.request.post(f"/api/tables/{table}/commands?seat=0", data=body)
        made += 1
        page.wait_for_timeout(30)
    return made


def traced(browser: Browser, page: Page, table: str, moves: int) -> list[dict[str, Any]]:
    stretch(page, table, WARM)
    browser.start_tracing(page=page, categories=CATEGORIES)
    stretch(page, table, moves)
    page.wait_for_timeout(500)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    return events


@dataclass
class Draw:
    """What one move took, in milliseconds: scripting by the page's thread and by the clock, then layout and paint."""

    script: float = 0.0
    clock: float = 0.0
    paint: float = 0.0


def draws(events: list[dict[str, Any]]) -> list[Draw]:
    """The moves drawn. Everything on the page's thread from one mark to the next belongs to the first of the two."""
    marks = sorted(one["ts"] for one in events if one["name"] == "TimeStamp" and one["args"]["data"]["message"] == MARK)
    thread = next((one["pid"], one["tid"]) for one in events if one["name"] == "TimeStamp")
    work = [
        one
        for one in events
        if one.get("ph") == "X" and (one["pid"], one["tid"]) == thread and one["name"] in SCRIPTING | PAINTING
    ]
    made: list[Draw] = []
    until, past = 0.0, 0
    for one in sorted(work, key=lambda one: (one["ts"], -one["dur"])):
        if one["ts"] < until:
            continue  # inside the one before
        until = one["ts"] + one["dur"]
        behind = bisect(marks, until)
        if behind > past:
            made.append(Draw())  # the task that makes marks belongs to them as a whole, and they are drawn together
            past = behind
        if not made:
            continue
        if one["name"] in SCRIPTING:
            made[-1].script += one.get("tdur", one["dur"]) / 1000
            made[-1].clock += one["dur"] / 1000
        else:
            made[-1].paint += one.get("tdur", one["dur"]) / 1000
    return made


def first_load(page: Page, address: str) -> int:
    """Kilobytes of all files for the table of a game, packed by gzip."""
    sizes: dict[str, int] = {}

    def heard(response: Any) -> None:
        name = response.url.split("/")[-1].split("?")[0]
        if "/api/" not in response.url and response.ok:
            sizes[name] = len(gzip.compress(response.body(), 9))

    page.on("response", heard)
    page.goto(address)
    page.locator("[data-choice]").first.wait_for()
    page.wait_for_timeout(500)
    page.remove_listener("response", heard)
    return round(sum(sizes.values()) / 1024)


def measure(browser: Browser, ship: Ship, game: str, moves: int) -> tuple[str, bool]:
    context = browser.new_context(base_url=ship.url, viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page = context.new_page()
    table = begin(page, game)
    load = first_load(page, f"/table/{table}")
    made = draws(traced(browser, page, table, moves))
    context.close()
    if len(made) < 20:
        raise SystemExit(f"{game}: the trace has only {len(made)} draws")
    script = [draw.script for draw in made]
    clock = [draw.clock for draw in made]
    whole = [draw.script + draw.paint for draw in made]
    shown = " | ".join(f"{median(times):.1f} | {late(times):.1f}" for times in (script, clock, whole))
    line = f"| {game}, {SEATS} players | {len(made)} | {shown} | {load} kB |"
    return line, late(script) < BUDGET and load < LIMIT


def late(times: list[float]) -> float:
    """95 of 100 are under it."""
    return quantiles(times, n=20)[-1]


def main() -> int:
    parser = argparse.ArgumentParser(description="Scripting for each move drawn, by the browser's own trace.")
    parser.add_argument("--moves", type=int, default=60, help="moves of one seat in each game")
    parser.add_argument("--game", choices=sorted(GAMES), action="append")
    wanted = parser.parse_args()
    good = True
    print(f"95 of 100 moves must be scripted in one frame, {BUDGET} ms; the first load must stay under {LIMIT} kB.")
    print("Milliseconds for a move, median and the time that 95 of 100 are under:\n")
    print("| game | draws | scripting | 95 % | by the clock | 95 % | with layout and paint | 95 % | first load, gzip |")
    print("|---|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        ship = Ship(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        try:
            for game in wanted.game or GAMES:
                line, within = measure(browser, ship, game, wanted.moves)
                good = good and within
                print(line, flush=True)
        finally:
            browser.close()
            ship.stop()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
