"""Bots against each other: every group at a table, every seat in turn, the same dice for all turns."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations

import msgspec

from freebooter.games import find_game, load_modules
from freebooter.kernel.note import refused
from freebooter.lab.pool import HERE, play_tasks
from freebooter.lab.reports.rating import Rating
from freebooter.lab.reports.report import seats_of
from freebooter.lab.reports.summaries import WinShare, win_share
from freebooter.lab.simulate import check_table, plan
from freebooter.lab.work.bot_specs import check_bot_specs
from freebooter.lab.work.tasks import PlayedGame


class Standing(msgspec.Struct, frozen=True):
    """How one bot did. `par` is the share of wins that luck alone would give; `rating` needs openskill."""

    bot: str
    wins: WinShare
    par: float
    place: float
    score: float
    rating: float | None = None


class Tournament(msgspec.Struct, frozen=True):
    """The results, the best bot first."""

    game: str
    players: int
    games: int
    seed: str
    standings: list[Standing]
    played: list[PlayedGame]


def tournament(
    game: str,
    bots: Sequence[str],
    options: Mapping[str, object] | None = None,
    players: int | None = None,
    rounds: int = 10,
    jobs: int = 1,
    seed: int | str = 0,
    load: Sequence[str] = (),
    progress: bool = False,
    on: str = HERE,
) -> Tournament:
    """Each round, every group of bots that fits a table plays with each of them at each seat, by one seed.

    Fewer bots than seats sit down in turn: two at a table of four have two seats each.
    """
    load_modules(load)
    rules = find_game(game)
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise refused("lab-entrants", bots=len(set(bots)))
    if rounds < 1:
        raise refused("lab-games", games=rounds)
    seats = players or max(rules.fewest, min(len(bots), rules.most))
    check_table(rules, options or {}, seats)
    check_bot_specs(bots)
    tasks = []
    for group in combinations(bots, min(seats, len(bots))):
        sitting = [group[seat % len(group)] for seat in range(seats)]
        tasks += plan(rules, options or {}, sitting, rounds * seats, seed, rotate=True)
    played = play_tasks(tasks, jobs, load, rules.name, progress, on=on)
    ratings = rate(played)
    standings = [_standing(played, bot, ratings.get(bot)) for bot in bots]
    standings.sort(key=lambda one: (-one.wins.share, -one.score))
    return Tournament(game, seats, len(played), str(seed), standings, played)


def _standing(played: Sequence[PlayedGame], bot: str, rating: float | None) -> Standing:
    had = [(one, seat) for one, seats in zip(played, seats_of(played, bot), strict=True) for seat in seats]
    count = len(had)
    return Standing(
        bot,
        win_share(sum(one.wins[seat] for one, seat in had), count),
        1 / len(played[0].places),
        sum(one.places[seat] for one, seat in had) / count,
        sum(one.scores[seat] for one, seat in had) / count,
        rating,
    )


def rate(played: Sequence[PlayedGame]) -> dict[str, float]:
    """Ratings by openskill (the lower end of the likely range), empty if it is not installed."""
    if find_spec("openskill") is None:
        return {}
    model = import_module("openskill.models").PlackettLuce()
    ratings: dict[str, Rating] = {}
    for one in played:
        if len(set(one.task.bots)) < len(one.task.bots):
            return {}  # a bot that sits at a table twice cannot be rated against itself
        teams = [[ratings.setdefault(bot, model.rating(name=bot))] for bot in one.task.bots]
        for team in model.rate(teams, ranks=list(one.places)):
            ratings[team[0].name] = team[0]
    return {bot: float(rating.ordinal()) for bot, rating in ratings.items()}
