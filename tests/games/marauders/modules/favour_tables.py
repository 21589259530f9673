"""Tables on which captains have favours."""

from freebooter.games.marauders.modules.favours.board import boards
from freebooter.games.marauders.moves import MOVES
from freebooter.games.marauders.names import NASSAU
from freebooter.kernel.note import Note, Refusal
from tests.games.marauders.table import Captain, Play, table

FAR = Captain("CAP-11", zone=NASSAU, in_port=True)


def laid(captain: Captain, favours: int = 0, other: Captain = FAR, others: int = 0, **more: object) -> Play:
    """Two captains, the first with some favours."""
    game = table(captain, other, **{"modules": ["favours"], **more})  # type: ignore[arg-type]
    boards(game.t).favours[:] = [favours, others]
    return game


def favours(game: Play, seat: int = 0) -> int:
    return boards(game.t).favours[seat]


def refused(game: Play, name: str) -> Refusal:
    move = MOVES.by_name(name)
    assert move is not None
    reason = game.ask.refusal(game.t, move)
    assert reason is not None, f"{name} is on offer"
    return reason


def preview(game: Play, name: str) -> Note:
    move = MOVES.by_name(name)
    assert move is not None
    note = game.ask.preview(game.t, move)
    assert note is not None
    return note
