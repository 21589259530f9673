"""Examples of the rules: short stretches of games that were really played, one for each rule of the handbook.

A game is stored as its seed, its moves and its options; with them the engine plays the same game again.
`content/index.toml` says for each rule in which game, from which entry to which, and seen by which seat an event
happens that cites it.
tools/examples.py plays the games and finds the excerpts; a test plays all of them again.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from freebooter.games import find_game
from freebooter.kernel.events import Event
from freebooter.kernel.history import Entry
from freebooter.kernel.match import Match, new_match

CONTENT = Path(__file__).parent / "content"
INDEX = "index"
MOST = 4
"""Steps of an example: about ten seconds."""


class ExampleGame(NamedTuple):
    """Moves by their names; each is made by the seat whose turn it is, or that comes first of those who are asked."""

    game: str
    seats: int
    seed: str
    moves: tuple[str, ...]
    options: Mapping[str, object] = {}


class Excerpt(NamedTuple):
    """Where an example is: entries from `first` to `last` of a game, as `seat` saw them."""

    played: str
    first: int
    last: int
    seat: int


class ExampleStep(NamedTuple):
    """The table after an entry, and what happened in it, for the seat that looks."""

    entry: Entry
    view: object
    board_numbers: object
    waiting: tuple[int, ...]
    prompt: str
    events: tuple[Event, ...]


@cache
def read_example_game(name: str) -> ExampleGame:
    data = tomllib.loads((CONTENT / f"{name}.toml").read_text(encoding="utf-8"))
    return ExampleGame(data["game"], data["seats"], data["seed"], tuple(data["moves"].split()), data.get("options", {}))


@cache
def excerpts(game: str) -> dict[str, Excerpt]:
    """Where the examples of a game are, by rule."""
    path = CONTENT / f"{INDEX}.toml"
    index = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {rule: Excerpt(*where) for rule, where in index.get(game, {}).items()}


def play(played: ExampleGame, upto: int) -> Iterator[Match]:
    """The match after the set-up and after each move."""
    match = new_match(find_game(played.game), played.seats, played.options, played.seed)
    yield match
    for name in played.moves[:upto]:
        move = match.game.moves.by_name(name)
        if move is None:
            raise LookupError(f"{played.game} has no move {name}")
        match.play(match.asked[0], move)
        yield match


def steps(excerpt: Excerpt) -> list[ExampleStep]:
    """The steps of an example, played by the engine."""
    seen = []
    for number, match in enumerate(play(read_example_game(excerpt.played), excerpt.last)):
        if number >= excerpt.first:
            entry = match.history[-1]
            seat = excerpt.seat
            visible = tuple(event for event in entry.events if event.seen_by(seat))
            seen.append(
                ExampleStep(
                    entry, match.view(seat), match.board_numbers(seat), tuple(match.asked), match.prompt, visible
                )
            )
    return seen
