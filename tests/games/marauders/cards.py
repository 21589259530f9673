"""Positions and questions for the tests of cards."""

from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.moves import MOVES
from freebooter.games.marauders.names import (
    CARIBBEAN_SEA,
    TRINIDAD,
)
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Played
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal
from freebooter.words import Words
from tests.games.marauders.table import PORT_ACTION, TURN, Captain, Play, table

OTHER = Captain("CAP-11", zone=CARIBBEAN_SEA)
LANGUAGES = [Words("en", strict=True), Words("pl", strict=True)]


def in_port(zone: int = TRINIDAD, **more: object) -> Play:
    return table(Captain(zone=zone, in_port=True, **more), OTHER, game=PORT_ACTION).begins()  # type: ignore[arg-type]


def at_sea(zone: int = CARIBBEAN_SEA, **more: object) -> Play:
    return table(Captain(zone=zone, **more), OTHER, game=TURN).begins()  # type: ignore[arg-type]


def tried(game: Play, move: Move) -> Played[Table]:
    """Play a move, and keep what happened."""
    before, told = game.t.copy(), len(game.journal.events)
    game.answer(game.ask.seat, move)
    return Played(before, game.t, game.journal.events[told:])


def message(found: Refusal | None) -> str:
    return "" if found is None else found.message


def why(game: Play, name: str) -> Refusal | None:
    found = game.ask.refusal(game.t, named(name))
    assert found is None or all(words.refusal(GAME, found) for words in LANGUAGES)
    return found


def named(name: str) -> Move:
    move = MOVES.by_name(name)
    assert move is not None, name
    return move
