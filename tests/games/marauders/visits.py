"""Captains in port, what a question tells them before, and why not."""

from freebooter.games.marauders.names import NASSAU
from freebooter.games.marauders.state import Visit
from freebooter.kernel.note import Note
from tests.games.marauders.cards import message, named, why
from tests.games.marauders.table import PORT_ACTION, Captain, Play, table

OTHER = Captain(zone=NASSAU)


def port(zone: int, **more: object) -> Play:
    return table(Captain(zone=zone, in_port=True, **more), OTHER, game=PORT_ACTION)  # type: ignore[arg-type]


def visit(zone: int, **more: object) -> Play:
    """A captain in his Port action, without a question."""
    game = table(Captain(zone=zone, in_port=True, **more), OTHER)  # type: ignore[arg-type]
    game.t.visit = Visit(zone)
    return game


def brings(game: Play, name: str) -> Note:
    note = game.ask.preview(game.t, named(name))
    assert note is not None
    return note


def reasons(game: Play, *names: str) -> list[str]:
    return [message(why(game, name)) for name in names]
