"""Bots for tests in the browser: at the same levels as for people, but with thoughts of a moment.

The server of tests/browser/ship.py loads it, and so does its process of bots. How well bots play, and that the time
they take tells nothing, is proven in tests/bots and tests/server; here tests wait for them some thousand times.
"""

from freebooter.bots.registry import add_bot
from freebooter.bots.search import SearchBot, Settings
from freebooter.server.tables.pace import Kind, Pace

ITERATIONS = 5


def easy(seed: int | str, seconds: float | None, iterations: int | None) -> SearchBot:
    return SearchBot(seed, None, ITERATIONS, Settings(samples_move=True, avoids_mistakes=True))


def at_once(self: Pace, kind: Kind, least: int) -> int:
    return least


add_bot("easy", easy)
Pace.delay = at_once  # type: ignore[method-assign]
