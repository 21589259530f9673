"""The bots by name, and the levels that people can choose."""

from collections.abc import Callable
from typing import Final, TypeAlias

from freebooter.bots.bot import Bot, RandomBot
from freebooter.bots.gentle import GentleBot
from freebooter.bots.greedy import GreedyBot
from freebooter.bots.search import DEFAULT_ITERATIONS, SearchBot, Settings
from freebooter.kernel.note import refused

ADVISED_COST: Final = 2
"""An iteration with the game's advice takes about as long as two without it, so it counts as two."""

Maker: TypeAlias = Callable[[int | str, float | None, int | None], Bot]
"""Makes a bot from a seed and a budget for each decision: seconds, iterations, both or neither."""


def _random(seed: int | str, seconds: float | None, iterations: int | None) -> Bot:
    return RandomBot(seed)


def _greedy(seed: int | str, seconds: float | None, iterations: int | None) -> Bot:
    return GreedyBot(seed, seconds, iterations)


def _gentle(seed: int | str, seconds: float | None, iterations: int | None) -> Bot:
    return GentleBot(seed)


def _search(
    default: int,
    at_most: float | None = None,
    advised_cost: int = 1,
    samples_move: bool = False,
    avoids_mistakes: bool = False,
) -> Maker:
    """Makes a search that has this budget unless another is given."""

    def make(seed: int | str, seconds: float | None, iterations: int | None) -> Bot:
        given = seconds is not None or iterations is not None
        cost = 1 if given else advised_cost
        settings = Settings(advised_cost=cost, samples_move=samples_move, avoids_mistakes=avoids_mistakes)
        return SearchBot(seed, seconds if given else at_most, iterations if given else default, settings)

    return make


_makers: dict[str, Maker] = {
    "random": _random,
    "greedy": _greedy,
    "search": _search(DEFAULT_ITERATIONS),
    # Levels for people, who do not like to wait: about equally long in every game, and bounded on a slow machine.
    "gentle": _gentle,
    # Without advice a search of few iterations is no better than chance, so there they have more of them.
    "easy": _search(150, 1.0, 12, samples_move=True, avoids_mistakes=True),
    "normal": _search(400, 2.0, 3, avoids_mistakes=True),
    "hard": _search(2500, 3.0, ADVISED_COST),
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
    """Register a bot under a name, for the command line, the lab and the server."""
    _makers[name] = maker
