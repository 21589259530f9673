"""Whole games in a moment: played over plain HTTP with the cookies of a window, for screens about finished games."""

from random import Random
from typing import Any

from playwright.sync_api import Page

SKIPPED = ("retire", "discard-load")


def finish(
    page: Page, game: str, seed: str, level: str = "random", bots: int = 1, url: str = "", **options: object
) -> str:
    """A game against bots, played to its end from this window; returns its table."""
    seats = [{"kind": "here"}, *[{"kind": "bot", "level": level} for _ in range(bots)]]
    made = page.request.post(f"{url}/api/tables", data={"game": game, "seats": seats, "seed": seed, "options": options})
    table: str = made.json()["table"]["id"]
    chance = Random(seed)
    since = 0
    for number in range(5000):
        hello: dict[str, Any] = page.request.get(f"{url}/api/tables/{table}/hello?seat=0&since={since}").json()
        state = hello["state"]
        if state.get("over"):
            return table
        ask = state.get("ask")
        since = state["n"]
        if ask is None or ask.get("sealed"):
            page.request.get(f"{url}/api/tables/{table}/events?seat=0&since={since}&wait=2")
            continue
        moves = [option["move"] for option in ask["options"] if option["verb"] not in SKIPPED]
        body = {"do": "move", "id": f"q{number}", "expect": since, "move": chance.choice(moves or [SKIPPED[0]])}
        page.request.post(f"{url}/api/tables/{table}/commands?seat=0", data=body)
    raise AssertionError("the game does not come to its end")
