"""Many games between given bots."""

from collections.abc import Mapping, Sequence

import msgspec

from freebooter.games import find_game, load_modules
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.game import AnyGame
from freebooter.kernel.note import refused
from freebooter.kernel.run import start
from freebooter.lab.pool import HERE, play_tasks
from freebooter.lab.reports.report import Report, report_on
from freebooter.lab.work.bot_specs import check_bot_specs
from freebooter.lab.work.tasks import PlayedGame, Task


class Simulation(msgspec.Struct, frozen=True):
    """The games, one by one and as a report."""

    report: Report
    played: list[PlayedGame]


def simulate(
    game: str,
    options: Mapping[str, object] | None = None,
    players: int | None = None,
    bots: Sequence[str] = ("random",),
    games: int = 100,
    jobs: int = 1,
    seed: int | str = 0,
    rotate: bool | None = None,
    load: Sequence[str] = (),
    progress: bool = False,
    on: str = HERE,
) -> Simulation:
    """Play `games` games; `bots` are by seat, and one alone takes all seats.

    With `rotate` (the default when the bots differ) the bots change seats from game to game, and the games in which
    they do so share a seed: the same set-up and the same dice, so that no bot owes its wins to a lucky seat.
    """
    load_modules(load)
    rules = find_game(game)
    seats = players or (len(bots) if len(bots) > 1 else rules.most)
    specs = list(bots) * seats if len(bots) == 1 else list(bots)
    if len(specs) != seats:
        raise refused("wrong-bots", bots=len(specs), players=seats)
    if games < 1:
        raise refused("lab-games", games=games)
    check_table(rules, options or {}, seats)
    check_bot_specs(specs)
    turns = rotate if rotate is not None else len(set(specs)) > 1
    tasks = plan(rules, options or {}, specs, games, seed, turns)
    played = play_tasks(tasks, jobs, load, rules.name, progress, on=on)
    return Simulation(report_on(played, specs, str(seed), turns), played)


def check_table(game: AnyGame, options: Mapping[str, object], seats: int) -> None:
    """Refuse options or a number of seats that the game does not support."""
    if not game.fewest <= seats <= game.most:
        raise refused("wrong-players", game=game.name, players=seats, fewest=game.fewest, most=game.most)
    start(game, game.options(options), seats, SearchChance(0), keeps=False)


def plan(
    game: AnyGame, options: Mapping[str, object], specs: Sequence[str], games: int, seed: int | str, rotate: bool
) -> list[Task]:
    """The games to be played. A bot has the same seed at every seat of games that belong together."""
    seats = len(specs)
    tasks = []
    for number in range(games):
        turn = number % seats if rotate else 0
        pair = f"{seed}/{number // seats if rotate else number}"
        sitting = [(seat + turn) % seats for seat in range(seats)]
        tasks.append(
            Task(
                number,
                game.name,
                game.version,
                dict(options),
                pair,
                tuple(specs[who] for who in sitting),
                tuple(f"{pair}/{who}" for who in sitting),
            )
        )
    return tasks
