"""How much scripting it takes to draw a move, by the browser's own trace: `make bench-web`.

A table of each game at its fullest, bots at all other seats. The moves of the first seat are made over plain HTTP,
beside the page, so that the page does nothing but draw what its socket tells. Each update that brings a state counts
as a move drawn, with all the scripting from its arrival to the next one, in time of the page's thread: what else the
machine does meanwhile is not counted. Everything is on the loopback.
"""

import argparse
import gzip
import json
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.ship import Ship, chromium  # noqa: E402

GAMES = {"seven-seas": 4, "black-fleet": 4, "marauders": 4}
BUDGET = 16.7
LIMIT = 300
"""Kilobytes, packed by gzip, for the frame and one game."""

SCRIPTING = {"FunctionCall", "RunMicrotasks", "EvaluateScript", "TimerFire", "FireAnimationFrame", "EventDispatch"}
ARRIVAL = "WebSocketReceive"
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8.execute"]
WARM = 8
"""Moves before the trace begins: the first draws of a page compile it."""

SKIPPED = ("retire", "discard-load")


def begin(page: Page, game: str, seats: int) -> str:
    wanted = [{"kind": "here"}, *[{"kind": "bot", "level": "random"} for _ in range(seats - 1)]]
    made = page.request.post("/api/tables", data={"game": game, "seats": wanted, "seed": "bench"}).json()
    return str(made["table"]["id"])


def stretch(page: Page, table: str, moves: int) -> int:
    """Play so many moves of the first seat, none of them in the page."""
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


def scripting(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of scripting after each arrival, on the thread where most of the scripting is."""
    found = [one for one in events if one.get("name") in SCRIPTING and one.get("ph") == "X"]
    by_thread: dict[tuple[int, int], float] = {}
    for one in found:
        thread = (one["pid"], one["tid"])
        by_thread[thread] = by_thread.get(thread, 0.0) + one.get("dur", 0)
    main = max(by_thread, key=lambda thread: by_thread[thread])
    arrivals = sorted(one["ts"] for one in events if one.get("name") == ARRIVAL and one["pid"] == main[0])
    spent = [0.0] * len(arrivals)
    at, until = -1, 0.0
    here = [one for one in found if (one["pid"], one["tid"]) == main]
    for one in sorted(here, key=lambda one: (one["ts"], -one["dur"])):
        if one["ts"] < until:
            continue  # inside the one before
        until = one["ts"] + one["dur"]
        while at + 1 < len(arrivals) and arrivals[at + 1] <= one["ts"] + 1:
            at += 1
        if at >= 0:
            spent[at] += one.get("tdur", one["dur"]) / 1000
    return [time for time in spent if time > 0.3]  # frames without a state, as answers to pings, draw nothing


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


def measure(browser: Browser, ship: Ship, game: str, seats: int, moves: int) -> tuple[str, bool]:
    context = browser.new_context(base_url=ship.url, viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page = context.new_page()
    table = begin(page, game, seats)
    load = first_load(page, f"/table/{table}")
    times = scripting(traced(browser, page, table, moves))
    context.close()
    if len(times) < 20:
        raise SystemExit(f"{game}: the trace has only {len(times)} draws")
    middle, late = median(times), quantiles(times, n=20)[-1]
    line = f"| {game}, {seats} players | {len(times)} | {middle:.1f} ms | {late:.1f} ms | {load} kB |"
    return line, middle < BUDGET and load < LIMIT


def main() -> int:
    parser = argparse.ArgumentParser(description="Scripting for each move drawn, by the browser's own trace.")
    parser.add_argument("--moves", type=int, default=60, help="moves of one seat in each game")
    parser.add_argument("--game", choices=sorted(GAMES), action="append")
    wanted = parser.parse_args()
    good = True
    print(f"One frame at 60 Hz is {BUDGET} ms; the first load must stay under {LIMIT} kB.\n")
    print("| game | draws | median scripting | 95 of 100 under | first load, gzip |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        ship = Ship(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        try:
            for game in wanted.game or GAMES:
                line, within = measure(browser, ship, game, GAMES[game], wanted.moves)
                good = good and within
                print(line, flush=True)
        finally:
            browser.close()
            ship.stop()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
