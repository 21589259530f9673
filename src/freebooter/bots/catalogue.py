"""The bots by name, and the levels that people can choose."""

import warnings
from collections.abc import Callable
from typing import Final, TypeAlias

from freebooter.bots.bot import Bot, RandomBot, choose
from freebooter.bots.greedy import GreedyBot
from freebooter.bots.search import ITERATIONS, SearchBot, Settings
from freebooter.kernel.ask import Seat
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import Match
from freebooter.kernel.moves import Move
from freebooter.kernel.note import refused

COUNSEL: Final = 2
"""How many iterations without counsel take about as long as one with it, which ends sooner."""

Maker: TypeAlias = Callable[[int | str, float | None, int | None], Bot]
"""Makes a bot from a seed and a budget for each decision: seconds, iterations, both or neither."""


def _random(seed: int | str, seconds: float | None, iterations: int | None) -> Bot:
    return RandomBot(seed)


def _greedy(seed: int | str, seconds: float | None, iterations: int | None) -> Bot:
    return GreedyBot(seed, seconds, iterations)


def _search(default: int, at_most: float | None = None, costs: int = 1, wavers: bool = False) -> Maker:
    """A search with its own budget, where none is given."""

    def make(seed: int | str, seconds: float | None, iterations: int | None) -> Bot:
        if seconds is None and iterations is None:
            return SearchBot(seed, at_most, default, Settings(costs=costs, wavers=wavers))
        return SearchBot(seed, seconds, iterations, Settings(wavers=wavers))

    return make


_makers: dict[str, Maker] = {
    "random": _random,
    "greedy": _greedy,
    "search": _search(ITERATIONS),
    # Levels for people, who do not like to wait: about as long in every game, and bounded on a slow machine.
    "easy": _search(25, 1.0, COUNSEL, wavers=True),
    "normal": _search(250, 2.0, COUNSEL),
    "hard": _search(2500, 3.0, COUNSEL),
}


def bot_names() -> list[str]:
    """The names of all bots."""
    return list(_makers)


def make_bot(name: str, seed: int | str, seconds: float | None = None, iterations: int | None = None) -> Bot:
    """A bot for one seat. The budget is for each decision; bots that do not search ignore it.

    With the same seed, and a budget in iterations, the same questions get the same answers.
    """
    maker = _makers.get(name)
    if maker is None:
        raise refused("unknown-bot", bot=name, known=", ".join(_makers))
    if (seconds is not None and not 0 < seconds < 1e6) or (iterations is not None and iterations < 1):
        raise refused("bad-budget", bot=name)
    return maker(seed, seconds, iterations)


def add_bot(name: str, maker: Maker) -> None:
    """Make a bot of one's own known by its name, for the command line, the lab and the server."""
    _makers[name] = maker


def safe_choose(bot: Bot, match: Match, seat: Seat) -> Move:
    """What the bot chooses; if it fails or chooses what is not on offer, any option, with a warning."""
    ask = match.ask_of(seat)
    if ask is None:
        return choose(bot, match, seat)  # which says why it cannot be
    try:
        move = choose(bot, match, seat)
        if move in ask.options:
            return move
        trouble = f"chose {move!r}, which is not on offer"
    except Exception as error:
        trouble = f"failed: {error!r}"
    warnings.warn(f"the bot {type(bot).__name__} at seat {seat} {trouble}", RuntimeWarning, stacklevel=2)
    return ask.options[SearchChance(f"any option {len(match.live)}").below(len(ask.options))]
