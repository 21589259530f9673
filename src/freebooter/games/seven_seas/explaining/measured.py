"""What happened in a move, read from its events, so that the laws can check previews."""

from freebooter.games.seven_seas.state import Table
from freebooter.kernel.ask import Played
from freebooter.kernel.counting.statistics import as_number
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
    return as_number(event.data[name])


def items(event: Event, name: str) -> list[Datum]:
    found = event.data[name]
    assert isinstance(found, list)
    return found


def records(event: Event, name: str) -> list[dict[str, Datum]]:
    """Items that have data of their own: dice, fights, throws."""
    return [item for item in items(event, name) if isinstance(item, dict)]


def spots_taken(played: Played[Table], seat: Seat, *rules: str) -> int:
    """Black Spots taken by any of these rules."""
    return sum(len(events_of(played, "black-spot", seat, rule)) for rule in rules)


def spots_for_mistake(played: Played[Table], seat: Seat) -> int:
    """Black Spots for not doing the action of the role."""
    return sum(spots_taken(played, seat, *event.rules) for event in events_of(played, "mistake", seat))
