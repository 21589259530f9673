"""How what happens is told: by what it weighs for a reader, not by what kind it is. Each game declares its own lines.

What flows by stands in the log only. A moment is told on the board to everyone. What touches the reader is told to
them as theirs, whatever it is to the others.
"""

from collections.abc import Mapping
from typing import Final, final

from freebooter.kernel.events import Event
from freebooter.kernel.seat import Seat

FLOWS: Final = 0
MOMENT: Final = 1
MINE: Final = 2

STEP: Final = "step"
"""Says more of the action in the line before it: the log folds it away."""

LEAD: Final = "lead"
"""Prepares the action that comes after it, and is folded into that one."""


@final
class Tell:
    """How lines of one kind are told.

    `others`: what it weighs when it is somebody else's doing; `own`: when it is about the reader; `struck`: when it is
    done to the reader by somebody else. `part`: STEP, LEAD or a line of its own. `place` names the field of the
    event that says where it happened.
    """

    __slots__ = ("icon", "others", "own", "part", "place", "struck")

    def __init__(
        self, others: int = FLOWS, own: int = FLOWS, struck: int = MINE, part: str = "", icon: str = "", place: str = ""
    ) -> None:
        self.others = others
        self.own = own
        self.struck = struck
        self.part = part
        self.icon = icon
        self.place = place


PLAIN: Final = Tell()


@final
class Telling:
    """How one line is told to one reader. `seat`: whose line it is; -1 if it is nobody's."""

    __slots__ = ("icon", "part", "place", "seat", "weight")

    def __init__(self, weight: int, seat: int, part: str, icon: str, place: str) -> None:
        self.weight = weight
        self.seat = seat
        self.part = part
        self.icon = icon
        self.place = place


@final
class Figure:
    """Something that a player counts: its worth now, and whether more of it is `worse`."""

    __slots__ = ("name", "value", "worse")

    def __init__(self, name: str, value: int, worse: bool = False) -> None:
        self.name = name
        self.value = value
        self.worse = worse


def tell(declared: Mapping[str, Tell], line: Event, reader: Seat | None) -> Telling:
    """A line of the log for a reader (None: somebody who watches)."""
    how = declared.get(line.kind, PLAIN)
    data = line.data
    seat = data.get("seat")
    actor = seat if isinstance(seat, int) else -1
    weight = how.others
    if reader is not None and actor == reader:
        weight = how.own
    elif reader is not None and is_struck(line, reader):
        weight = max(how.others, how.struck)
    place = data.get(how.place, "") if how.place else ""
    return Telling(weight, actor, how.part, how.icon, place if isinstance(place, str) else "")


def is_struck(line: Event, reader: Seat) -> bool:
    """Is the reader one of those to whom it is done?"""
    seats = line.data.get("seats")
    return isinstance(seats, list) and reader in seats
