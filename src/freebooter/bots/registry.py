"""The bots by name, and the levels that people can choose."""

from collections.abc import Callable
from typing import Final, TypeAlias

from freebooter.bots.bot import Bot, RandomBot
from freebooter.bots.gentle import GentleBot
from freebooter.bots.greedy import GreedyBot
from freebooter.bots.search import SearchBot, Settings
from freebooter.kernel.note import refused

PATIENCE: Final = 2
"""On a slow machine a level may think this many times as long as it is meant to, then it decides."""

Maker: TypeAlias = Callable[[int | str, float | None, int | None], Bot]
"""Makes a bot from a seed and a budget for each decision: seconds, iterations, both or neither."""


def _random(seed: int | str, seconds: float | None, iterations: int | None) -> Bot:
    return RandomBot(seed)


def _greedy(seed: int | str, seconds: float | None, iterations: int | None) -> Bot:
    return GreedyBot(seed, seconds, iterations)


def _gentle(seed: int | str, seconds: float | None, iterations: int | None) -> Bot:
    return GentleBot(seed)


def _search(seed: int | str, seconds: float | None, iterations: int | None) -> Bot:
    return SearchBot(seed, seconds, iterations)


_parts: Final = {"hard": 4, "master": 4}
"""The levels that think long do so in parts, at which several processes can work; see `bots.parts`."""


def _level(name: str, thought: float, settings: Settings, parts: int = 1) -> Maker:
    """Makes a search that thinks for about so many seconds, interpreted on one core, unless a budget is given.

    They are counted in iterations, by the speed that was measured for each game, so that the same seed gives the same
    decisions on any machine that is not far slower.
    """

    def make(seed: int | str, seconds: float | None, iterations: int | None) -> Bot:
        if seconds is not None or iterations is not None:
            return SearchBot(seed, seconds, iterations, settings, level=name)
        return SearchBot(seed, PATIENCE * max(thought, 0.5), None, settings, thought, parts, name)

    return make


def _near_sighted(
    overlooks: int = 0, samples_move: bool = False, avoids_mistakes: bool = False, unit_horizon: int = 3
) -> Settings:
    """Looks about a third as far ahead as a search does: more thought alone hardly tells one level from the next."""
    return Settings(
        samples_move=samples_move,
        avoids_mistakes=avoids_mistakes,
        overlooks=overlooks,
        advised_horizon=8,
        learned_horizon=3,
        unit_horizon=unit_horizon,
    )


_makers: dict[str, Maker] = {
    "random": _random,
    "greedy": _greedy,
    "search": _search,
    # Gives hints, at once and as well as it can.
    "adviser": _level("adviser", 0.25, Settings(avoids_mistakes=True, unit_horizon=12)),
    # Levels for people, who do not like to wait: about equally long in every game, and bounded on a slow machine.
    "gentle": _gentle,
    "easy": _level("easy", 0.01, _near_sighted(overlooks=4, samples_move=True, avoids_mistakes=True)),
    "normal": _level("normal", 0.03, _near_sighted(overlooks=6, avoids_mistakes=True)),
    "hard": _level("hard", 2.0, _near_sighted(unit_horizon=5), _parts["hard"]),
    # It has time: where units were learned it looks five times as far as a search does that has to be quick, and where
    # nothing was learned it goes by what it finds more than by the advice.
    "master": _level("master", 6.0, Settings(unit_horizon=25, hand_prior_weight=2.0), _parts["master"]),
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


def parts_of(name: str) -> int:
    """In how many parts a bot thinks about a decision, if no budget is given."""
    return _parts.get(name, 1)


def add_bot(name: str, maker: Maker, parts: int = 1) -> None:
    """Register a bot under a name, for the command line, the lab and the server.

    If it is a `SearchBot` that thinks in parts unless a budget is given, say in how many, so that the server shares
    them out.
    """
    _makers[name] = maker
    _parts[name] = parts
