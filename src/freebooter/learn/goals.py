"""Conditions on what a seat sees: the goal of a lesson, and what puts it out of reach."""

import msgspec

from freebooter.kernel.ask import Seat
from freebooter.kernel.events import Event
from freebooter.kernel.match import Match


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An event of this kind whose data hold these values; or a value in the view that is at least, or exactly, this."""

    event: str = ""
    data: dict[str, object] = {}
    view: str = ""
    """A path into the view: `players.0.chests`. A list or a mapping at its end counts as its length."""
    least: int | None = None
    equals: object = None

    def met_by(self, events: list[Event], seen: object) -> bool:
        if self.event:
            return any(self._is(event) for event in events)
        found = _at(seen, self.view)
        if self.least is None:
            return bool(found == self.equals)
        if isinstance(found, (list, dict)):
            return len(found) >= self.least
        return (int(found or 0) if isinstance(found, (int, str)) else 0) >= self.least

    def _is(self, event: Event) -> bool:
        data = event.data
        return event.kind == self.event and all(data.get(name) == value for name, value in self.data.items())


def _at(thing: object, path: str) -> object:
    for step in path.split("."):
        if isinstance(thing, list):
            thing = thing[int(step)] if int(step) < len(thing) else None
        else:
            thing = thing.get(step) if isinstance(thing, dict) else None
    return thing


def all_met(conditions: list[Condition], match: Match, seat: Seat, since: int) -> bool:
    """Did all of them come true in the entries from number `since` on?"""
    return bool(conditions) and all(met(each, match, seat, since) for each in conditions)


def any_met(conditions: list[Condition], match: Match, seat: Seat, since: int) -> bool:
    return any(met(each, match, seat, since) for each in conditions)


def met(condition: Condition, match: Match, seat: Seat, since: int) -> bool:
    seen = msgspec.to_builtins(match.view(seat)) if condition.view else None
    return condition.met_by(match.log(seat, since), seen)
