"""The games that `tools/train.py` learns from: played by the advice of the game, kept in a file as they end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from freebooter.bots.playout import margins, weighted_index, win_shares
from freebooter.games import find_game
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.game import AnyGame
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Chooser, Run, answer_with
from freebooter.lab.pool import HERE, work_through
from tools.strength import code_of

KEPT = 6  # one flow of so many
WITH_MODULES = "/modules"
RANDOMLY = 3  # one decision of so many is drawn by weight, the others are the best by advice


class Advised(Chooser):
    """Plays for all seats by the advice of the game, at random where it has none."""

    def __init__(self, seed: str) -> None:
        self.chance = SearchChance(seed)

    def choose(self, run: Run, ask: Ask) -> Move:
        options = ask.options
        if len(options) == 1:
            return options[0]
        weights = ask.weights(run.state)
        if weights is None:
            return options[self.chance.below(len(options))]
        if self.chance.below(RANDOMLY) == 0:
            return options[weighted_index(weights, self.chance.below(sum(weights)))]
        return options[weights.index(max(weights))]


class Played(msgspec.Struct):
    """Rows of one game: the period, own and others' numbers, the lead by its evaluation then, and how it ended."""

    periods: list[int] = []
    own: list[list[int]] = []
    others: list[list[float]] = []
    leads: list[float] = []
    ends: list[float] = []
    wins: list[float] = []


def play(game: AnyGame, edition: dict[str, object], seats: int, seed: str, public: int) -> Played:
    """One game, with the numbers of all seats at some of its checkpoints."""
    run = Run(game, game.setup(game.options(edition), seats, SearchChance(f"train {seed}")), keeps=False)
    run.begin()
    chooser, chance = Advised(f"players {seed}"), SearchChance(f"kept {seed}")
    played, flow = Played(), 0
    while run.question is not None:
        if run.checkpoints != flow:
            flow = run.checkpoints
            if chance.below(KEPT) == 0:
                keep(game, run, seats, public, played)
        answer_with(run, chooser)
    ends, wins = margins(run), win_shares(run)
    points = len(played.periods) // seats
    played.ends = ends * points
    played.wins = wins * points
    return played


def keep(game: AnyGame, run: Run, seats: int, public: int, played: Played) -> None:
    period, leads = game.evaluation.period(run.state), margins(run)
    numbers = [game.evaluation.outlook(run.state, seat) for seat in range(seats)]
    for seat in range(seats):
        others = [numbers[other][:public] for other in range(seats) if other != seat]
        played.periods.append(period)
        played.own.append(numbers[seat])
        played.others.append([sum(each) / (seats - 1) for each in zip(*others, strict=True)])
        played.leads.append(leads[seat])


def seats_of(game: AnyGame, number: int) -> int:
    """How many sit at the table: mostly as many as can."""
    fewer = list(range(game.fewest, game.most))
    return fewer[number // 3 % len(fewer)] if fewer and number % 3 == 2 else game.most


def edition_of(table: str, game: AnyGame, number: int) -> dict[str, object]:
    """Every second game is the usual one, the others are its editions in turn, unless the game learns from games with
    modules by themselves: then those of `marauders/modules` are of a preset or of one module alone, in turn."""
    editions = list(game.choosing.editions())
    if table.endswith(WITH_MODULES):
        cards = game.choosing.cards()
        presets = [name for name in editions if game.choosing.modules_on(game.options({"edition": name}))]
        alone = [[*card.needs, name] for name, card in cards["modules"].items()]
        turn = number // 2
        return {"modules": alone[turn % len(alone)]} if number % 2 else {"edition": presets[turn % len(presets)]}
    mixed = getattr(outlook_of(table), "EDITIONS", True) and editions and number % 2
    return {"edition": editions[number // 2 % len(editions)]} if mixed else {}


def folder_of(table: str) -> str:
    """The name of the package of its game."""
    return table.partition("/")[0].replace("-", "_")


def outlook_of(table: str) -> Any:
    return import_module(f"freebooter.games.{folder_of(table)}.advice.outlook")


def numbers_of(table: str) -> tuple[list[str], int, int]:
    """The names of the numbers, how many of them everyone knows, and how many periods there are."""
    module = outlook_of(table)
    public = getattr(module, "PUBLIC_NUMBERS", [])
    return [*public, *getattr(module, "OWN_NUMBERS", [])], len(public), getattr(module, "PERIODS", 1)


def units_of(table: str) -> int:
    """How many units there are between the numbers and the value; 0: the numbers are added up."""
    return int(getattr(outlook_of(table), "UNITS", 0))


class Head(msgspec.Struct, frozen=True):
    """The first line of a file of games; games of another seed or of other code are no use."""

    game: str
    seed: str
    code: str


def play_numbered(table: str, seed: str, number: int) -> Played:
    """How many play and which edition follow from the number, so a game does not depend on how many there are."""
    game = find_game(table.partition("/")[0])
    edition = edition_of(table, game, number)
    return play(game, edition, seats_of(game, number), f"{seed}/{number}", numbers_of(table)[1])


def play_all(
    table: str, games: int, seed: str, jobs: int = 1, on: str = HERE, file: Path | None = None
) -> list[Played]:
    """All games in their order, by one or more processes or by Ray; those that are in the file are not played again."""
    head = Head(table, seed, code_of(table.partition("/")[0]))
    known = list(read_games(file, head))[:games] if file is not None else []
    if file is not None and not known:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(head) + b"\n")

    def keep(batch: list[Played]) -> None:
        if file is not None:
            with file.open("ab") as end:
                end.writelines([msgspec.json.encode(played) + b"\n" for played in batch])

    rest = range(len(known), games)
    return known + work_through(
        partial(play_numbered, table, seed), rest, jobs, label=f"{table}: games", progress=True, keep=keep, on=on
    )


def read_games(file: Path, head: Head) -> Iterator[Played]:
    """Those of an earlier run with the same seed and code; a line that was cut off is left out."""
    if not file.exists():
        return
    first, *lines = file.read_bytes().splitlines(keepends=True)
    if not first.endswith(b"\n") or msgspec.json.decode(first, type=Head) != head:
        return
    whole = [line for line in lines if line.endswith(b"\n")]
    if len(whole) < len(lines):
        file.write_bytes(first + b"".join(whole))
    for line in whole:
        yield msgspec.json.decode(line, type=Played)
