# mypyc: skip
"""What is counted of finished games: for reports of many games, and for the statistics of a server."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from freebooter.kernel.events import Datum, Event
from freebooter.kernel.seat import Seat


class Tally(msgspec.Struct):
    """What was counted in one game.

    `counts`: how often things happened; `measures`: one number for the game, as its length in rounds; `chances`:
    for things that a seat had or did, how many seats did and how many wins they got.
    """

    counts: dict[str, dict[str, int]] = {}
    measures: dict[str, float] = {}
    chances: dict[str, dict[str, tuple[int, float]]] = {}

    def count(self, table: str, line: str, times: int = 1) -> None:
        lines = self.counts.setdefault(table, {})
        lines[line] = lines.get(line, 0) + times

    def measure(self, name: str, value: float) -> None:
        self.measures[name] = value

    def chance(self, table: str, line: str, win: float) -> None:
        """A seat had this, and got this share of the win."""
        lines = self.chances.setdefault(table, {})
        seats, wins = lines.get(line, (0, 0.0))
        lines[line] = (seats + 1, wins + win)


class Feat(NamedTuple):
    """Something that a player has done and likes to see counted; its text is the message `feat-NAME`."""

    seat: Seat
    name: str
    times: int = 1


def feats_of_events(events: Sequence[Event], names: Mapping[str, str]) -> list[Feat]:
    """One feat for each event of these kinds: of the seat that it names, as often as its `count` says."""
    found = []
    for event in events:
        seat, count = event.data.get("seat"), event.data.get("count", 1)
        if event.kind in names and isinstance(seat, int) and isinstance(count, int):
            found.append(Feat(seat, names[event.kind], count))
    return found


class ModuleStatistics:
    """What a module of a game counts besides, where it is on; its `kinds` are as those of `Statistics`."""

    kinds: Mapping[str, str] = {}

    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        """As `Statistics.count`."""

    def own_dice(self, event: Event) -> list[tuple[Seat, int]]:
        """The faces that seats threw for themselves in an event of the module."""
        return []

    def feats(self, events: Sequence[Event]) -> list[Feat]:
        """What players have done with the module in a finished game, for their own statistics."""
        return []


class Statistics:
    """What is counted of a game. This class suits any game; a game with more to count gives `Game` a subclass.

    `kinds`: the tables of the tally whose lines are things with a name; each line of `roles` is a `role`.
    `favourite`: the kind of what `favourites` returns.
    `sides`: how many sides of a die show each face, from face 1 on. `successes`: the faces that succeed; without them
    a high face is good.
    """

    kinds: Mapping[str, str] = {}
    favourite: str = ""
    sides: tuple[int, ...] = (1, 1, 1, 1, 1, 1)
    successes: tuple[int, ...] = ()

    def __init__(self) -> None:
        self.modules: dict[str, ModuleStatistics] = {}

    def add_module(self, name: str, module: ModuleStatistics) -> None:
        """Let the module of this name count too."""
        self.modules[name] = module

    def tally(
        self,
        events: Sequence[Event],
        views: Sequence[msgspec.Struct],
        wins: Sequence[float],
        modules_on: Sequence[str] = (),
    ) -> Tally:
        """All that was counted in a finished game, by the game and by its modules that were on."""
        tally = Tally()
        self.count(events, views, wins, tally)
        for name, module in self.modules.items():
            if name in modules_on:
                module.count(events, views, wins, tally)
        return tally

    def kind_of(self, table: str) -> str | None:
        """The kind of the things that a table counts, if they have names."""
        kinds = [self.kinds, *[module.kinds for module in self.modules.values()]]
        return next((known[table] for known in kinds if table in known), None)

    def dice_of_seats(self, event: Event) -> list[tuple[Seat, int]]:
        """The faces that seats threw for themselves in an event of the game or of a module."""
        thrown = self.own_dice(event)
        for module in self.modules.values():
            thrown = [*thrown, *module.own_dice(event)]
        return thrown

    def feats_of(self, events: Sequence[Event], modules_on: Sequence[str] = ()) -> list[Feat]:
        """Those of the game and of its modules that were on."""
        found = self.feats(events)
        for name, module in self.modules.items():
            if name in modules_on:
                found = [*found, *module.feats(events)]
        return found

    def feats(self, events: Sequence[Event]) -> list[Feat]:
        """What players have done in a finished game, for their own statistics."""
        return []

    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        """Count a finished game: its events, what each seat sees at the end, each seat's share of the win."""
        for event in events:
            tally.count("events", event.kind)

    def round(self, event: Event) -> int:
        """The number of the round that an event names, or 0."""
        number = event.data.get("round")
        return number if isinstance(number, int) else 0

    def favourites(self, event: Event) -> list[tuple[Seat, str]]:
        """What seats played with in an event, as a role or a captain."""
        return []

    def own_dice(self, event: Event) -> list[tuple[Seat, int]]:
        """The faces that seats threw for themselves in an event."""
        return []

    def dice(self, event: Event) -> list[int]:
        """All faces thrown in an event: by default all `faces`, and all `dice`, which are numbers or have a `face`."""
        return list(_faces(event.data))


def _faces(data: Any) -> Iterator[int]:
    if isinstance(data, dict):
        for name, value in data.items():
            if name == "faces" and isinstance(value, list):
                yield from (face for face in value if isinstance(face, int))
            elif name == "dice" and isinstance(value, list):
                faces = (die.get("face") if isinstance(die, dict) else die for die in value)
                yield from (face for face in faces if isinstance(face, int))
            else:
                yield from _faces(value)
    elif isinstance(data, list):
        for item in data:
            yield from _faces(item)


def as_number(datum: Datum) -> int:
    """A number of an event's data."""
    assert isinstance(datum, int)
    return datum


def as_numbers(datum: Datum) -> list[int]:
    """A list of numbers of an event's data."""
    assert isinstance(datum, list)
    return [as_number(item) for item in datum]
