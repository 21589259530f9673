"""Examples of the rules: short stretches of games that were really played, one for each rule of the handbook.

A record tells the seed and the moves, nothing else: with them the engine plays the same game again. In
`content/index.toml` stands for each rule in which record, from which entry to which, seen by whom, an event happens
that cites it.
tools/examples.py plays the games and finds the places; a test plays all of it again.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from freebooter.games import find_game
from freebooter.kernel.events import Event
from freebooter.kernel.history import Entry
from freebooter.kernel.match import Match, new_match

CONTENT = Path(__file__).parent / "content"
INDEX = "index"
MOST = 4
"""Moments of an example: about ten seconds."""


class Record(NamedTuple):
    """Moves by their names; each is made by the seat whose turn it is, or that comes first of those who are asked."""

    game: str
    seats: int
    seed: str
    moves: tuple[str, ...]


class Place(NamedTuple):
    """Where an example is: entries from `first` to `last` of a record, as `seat` saw them."""

    record: str
    first: int
    last: int
    seat: int


class Moment(NamedTuple):
    """The table after an entry, and what happened in it, for the seat that looks."""

    entry: Entry
    view: Any
    board_numbers: Any
    waiting: tuple[int, ...]
    prompt: str
    events: tuple[Event, ...]


@cache
def read_record(name: str) -> Record:
    said = tomllib.loads((CONTENT / f"{name}.toml").read_text(encoding="utf-8"))
    return Record(said["game"], said["seats"], said["seed"], tuple(said["moves"].split()))


@cache
def places(game: str) -> dict[str, Place]:
    """Where the examples of a game are, by rule."""
    path = CONTENT / f"{INDEX}.toml"
    said = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {rule: Place(*where) for rule, where in said.get(game, {}).items()}


def play(record: Record, upto: int) -> Iterator[Match]:
    """The match after the set-up and after each move."""
    match = new_match(find_game(record.game), record.seats, {}, record.seed)
    yield match
    for name in record.moves[:upto]:
        move = match.game.moves.by_name(name)
        if move is None:
            raise LookupError(f"{record.game} has no move {name}")
        match.play(match.asked[0], move)
        yield match


def moments(place: Place) -> list[Moment]:
    """The moments of an example, played by the engine."""
    seen = []
    for number, match in enumerate(play(read_record(place.record), place.last)):
        if number >= place.first:
            entry = match.history[-1]
            seat = place.seat
            told = tuple(event for event in entry.events if event.seen_by(seat))
            seen.append(
                Moment(entry, match.view(seat), match.board_numbers(seat), tuple(match.asked), match.prompt, told)
            )
    return seen
