"""A ladder of bots: ratings from many games at mixed tables, kept in a file so that it can go on at any time.

Groups are drawn at random, the same for the same seed; each plays once with every bot at every seat, by the same dice.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random

import msgspec

from freebooter.games import find_game, load_modules
from freebooter.kernel.note import refused
from freebooter.lab.pool import HERE, play_tasks
from freebooter.lab.reports.rating import Rating
from freebooter.lab.reports.summaries import WinShare, win_share
from freebooter.lab.simulate import check_table
from freebooter.lab.work.bot_specs import check_bot_specs
from freebooter.lab.work.tasks import PlayedGame, Task

LIKELY = 1.96
"""Standard deviations on either side that hold 95 %."""


class LadderPlan(msgspec.Struct, frozen=True):
    """What the games of a ladder have in common: the first line of its file."""

    game: str
    rules: str
    options: dict[str, object]
    players: int
    seed: str
    bots: list[str]


class LadderGame(msgspec.Struct, frozen=True):
    """One game: the other lines."""

    number: int
    bots: list[str]
    places: list[int]


class Rung(msgspec.Struct, frozen=True):
    """A bot on the ladder: its rating, the interval that holds it with 95 %, its wins."""

    bot: str
    rating: float
    low: float
    high: float
    wins: WinShare


class Ladder(msgspec.Struct, frozen=True):
    """The best bot first."""

    plan: LadderPlan
    games: int
    rungs: list[Rung]


def rate(
    game: str,
    bots: Sequence[str],
    options: Mapping[str, object] | None = None,
    players: int | None = None,
    games: int = 100,
    jobs: int = 1,
    seed: int | str = 0,
    file: Path | None = None,
    load: Sequence[str] = (),
    progress: bool = False,
    on: str = HERE,
) -> Ladder:
    """Play until there are `games` games, those in the file among them, and rate the bots."""
    load_modules(load)
    if find_spec("openskill") is None:
        raise refused("lab-no-openskill")
    rules = find_game(game)
    seats = players or min(rules.most, len(bots))
    if len(set(bots)) != len(bots) or len(bots) < max(2, seats):
        raise refused("lab-ladder-entrants", players=max(2, seats), bots=len(set(bots)))
    if games < 1:
        raise refused("lab-games", games=games)
    check_table(rules, options or {}, seats)
    check_bot_specs(bots)
    plan = LadderPlan(game, rules.version, dict(options or {}), seats, str(seed), list(bots))
    played = {} if file is None else read_games(file, plan)
    tasks = [task_of(plan, number) for number in range(games) if number not in played]

    def keep(batch: list[PlayedGame]) -> None:
        new = [LadderGame(one.task.number, list(one.task.bots), list(one.places)) for one in batch]
        played.update({one.number: one for one in new})
        if file is not None:
            with file.open("ab") as lines:
                lines.write(b"".join([msgspec.json.encode(one) + b"\n" for one in new]))

    play_tasks(tasks, jobs, load, game, progress, keep, on=on)
    counted = [played[number] for number in sorted(played) if number < games]
    return Ladder(plan, len(counted), rungs_of(plan, counted))


def task_of(plan: LadderPlan, number: int) -> Task:
    """The game with a number: its group and its dice belong to a block of as many games as there are seats."""
    block, turn = divmod(number, plan.players)
    group = Random(f"{plan.seed}/{block}").sample(plan.bots, plan.players)
    sitting = group[turn:] + group[:turn]
    seeds = tuple(f"{plan.seed}/{block}/{bot}" for bot in sitting)
    return Task(number, plan.game, plan.rules, plan.options, f"{plan.seed}/{block}", tuple(sitting), seeds)


def read_games(file: Path, plan: LadderPlan) -> dict[int, LadderGame]:
    """The games in a file, which is begun if there is none. A last line that was cut off does not count."""
    if not file.exists() or file.stat().st_size == 0:
        file.write_bytes(msgspec.json.encode(plan) + b"\n")
        return {}
    known, found, cut = _read(file)
    if known != plan:
        raise refused("lab-ladder-other", file=str(file))
    if cut:
        file.write_bytes(b"".join([msgspec.json.encode(line) + b"\n" for line in (known, *found)]))
    return {one.number: one for one in found}


def read_ladder(file: Path) -> Ladder:
    """The ladder as far as a file has it."""
    plan, found, _cut = _read(file)
    games = sorted({one.number: one for one in found}.values(), key=lambda one: one.number)
    return Ladder(plan, len(games), rungs_of(plan, games))


def _read(file: Path) -> tuple[LadderPlan, list[LadderGame], bool]:
    """What a file says, and whether its last line was cut off."""
    head, *lines = file.read_bytes().splitlines(keepends=True) or [b""]
    whole = [line for line in lines if line.endswith(b"\n")]
    try:
        plan = msgspec.json.decode(head, type=LadderPlan)
        return plan, [msgspec.json.decode(line, type=LadderGame) for line in whole], len(whole) < len(lines)
    except msgspec.DecodeError:
        raise refused("lab-ladder-file", file=str(file)) from None


def rungs_of(plan: LadderPlan, played: Sequence[LadderGame]) -> list[Rung]:
    model = import_module("openskill.models").PlackettLuce()
    ratings: dict[str, Rating] = {bot: model.rating(name=bot) for bot in plan.bots}
    wins = dict.fromkeys(plan.bots, 0.0)
    tries = dict.fromkeys(plan.bots, 0)
    for one in played:
        rated = model.rate([[ratings[bot]] for bot in one.bots], ranks=one.places)
        ratings.update({team[0].name: team[0] for team in rated})
        for bot, place in zip(one.bots, one.places, strict=True):
            tries[bot] += 1
            wins[bot] += 1 / one.places.count(1) if place == 1 else 0.0
    rungs = []
    for bot, each in ratings.items():
        share = win_share(wins[bot], tries[bot])
        rungs.append(Rung(bot, each.mu, each.mu - LIKELY * each.sigma, each.mu + LIKELY * each.sigma, share))
    return sorted(rungs, key=lambda rung: -rung.rating)


def tell_apart(ladder: Ladder, better: str, worse: str) -> bool:
    """Is one bot surely better than another: do their intervals not meet?"""
    by_name = {rung.bot: rung for rung in ladder.rungs}
    return by_name[better].low > by_name[worse].high
