"""Positions for the tests of loyalty: seat 0 has a crew of any mood."""

from typing import Any

from freebooter.games.marauders.modules.loyalty.drawer import Loyalty, loyalty_of
from freebooter.games.marauders.modules.loyalty.steps import STEPS
from freebooter.games.marauders.names import NASSAU, NONE, TRINIDAD
from freebooter.games.marauders.state import EVENTS, Table
from freebooter.games.marauders.turn.events import resolve_event
from freebooter.kernel.ask import Flow
from freebooter.kernel.game import AnyGame
from tests.games.marauders.table import PORT_ACTION, TURN, Captain, Play, Room, table

FAR = Captain("CAP-11", zone=NASSAU, in_port=True)
EACH_STEP = STEPS[1:]
"""Those on which a crew can stay."""


def loyal(step: str, *captains: Captain, modules: tuple[str, ...] = (), game: AnyGame = TURN, **more: Any) -> Play:
    """The captains given, or the plain one at sea and another far away; the crew of seat 0 is of this mood."""
    found = table(*(captains or (Captain(), FAR)), game=game, modules=["loyalty", *modules], **more)
    of(found).levels[0] = level(step)
    of(found).port = found[0].zone if found[0].in_port else NONE
    return found


def in_port(step: str, zone: int = TRINIDAD, **more: Any) -> Play:
    """CAP-06 (Leadership 2, at home in Trinidad) takes his Port action."""
    return loyal(step, Captain("CAP-06", zone=zone, in_port=True, **more), FAR, game=PORT_ACTION).begins()


def of(game: Play) -> Loyalty:
    return loyalty_of(game.t)


def level(step: str) -> int:
    return STEPS.index(step) - STEPS.index("content")


def step_of(game: Play, seat: int = 0) -> str:
    return STEPS[of(game).levels[seat] + STEPS.index("content")]


def draw_events(t: Table) -> Flow | None:
    return resolve_event(t) if t.events_due > 0 else None


EVENT_CARDS = Room(draw_events)


def event(game: Play, *ids: str, dice: str = "", captain: str = "") -> Play:
    """These event cards are drawn, dice rolled at the end, and a captain drawn for one who dies of it."""
    game.t.stage = EVENTS
    game.t.events_due = 1
    game.draws_events(*ids).dice(dice)
    if captain:
        game.draws_captains(captain)
    return game.begins()
