"""What happened in a move, read from its events, so that the laws can check previews."""

from typing import cast

from freebooter.games.seven_seas.state import Table
from freebooter.kernel.ask import Played
from freebooter.kernel.events import Datum, Event
from freebooter.kernel.seat import Seat


def events_of(played: Played[Table], kind: str, seat: Seat, rule: str = "") -> list[Event]:
    """The events of a kind for a seat, by one rule or by any."""
    return [
        event
        for event in played.events
        if event.kind == kind and event.data["seat"] == seat and (not rule or rule in event.rules)
    ]


def counted(played: Played[Table], kind: str, seat: Seat, rule: str = "") -> int:
    """How many things these events are about, all together."""
    return sum(number(event, "count") for event in events_of(played, kind, seat, rule))


def number(event: Event, name: str) -> int:
    return cast(int, event.data[name])


def items(event: Event, name: str) -> list[Datum]:
    return cast(list[Datum], event.data[name])


def spots_taken(played: Played[Table], seat: Seat, *rules: str) -> int:
    """Black Spots taken by any of these rules."""
    return sum(len(events_of(played, "black-spot", seat, rule)) for rule in rules)


def spots_for_mistake(played: Played[Table], seat: Seat) -> int:
    """Black Spots for not doing the action of the role."""
    return sum(spots_taken(played, seat, *event.rules) for event in events_of(played, "mistake", seat))
