"""What a game says about a move, for tests: what it would bring, or why it is refused."""

from freebooter.games.marauders.moves import MOVES
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal
from tests.games.marauders.table import Play


def named(name: str) -> Move:
    move = MOVES.by_name(name)
    assert move is not None, f"there is no move {name}"
    return move


def brings(game: Play, name: str) -> Note | None:
    """The preview of a move that is on offer."""
    assert name in game.options, f"{name} is not on offer"
    return game.ask.preview(game.t, named(name))


def refused(game: Play, name: str) -> Refusal | None:
    """Why a move is not on offer."""
    assert name not in game.options, f"{name} is on offer"
    return game.ask.refusal(game.t, named(name))


def words(game: Play) -> dict[str, str | int]:
    return game.ask.words(game.t)
