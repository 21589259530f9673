"""Who may take back what, and whose consent it needs."""

from bisect import bisect_left

from freebooter.kernel.ask import Seat
from freebooter.kernel.history import MoveEntry
from freebooter.kernel.match import Match
from freebooter.kernel.note import Refusal
from freebooter.learn.lessons import Lesson
from freebooter.server.storage.models import Chair


class OpenRequest:
    """A request to take back that waits for agreement."""

    def __init__(self, row: int, seat: Seat, entry: int) -> None:
        self.row = row
        self.seat = seat
        self.entry = entry
        self.agreed: set[Seat] = {seat}


def must_consent(chairs: list[Chair], seat: Seat) -> list[Seat]:
    """The seats whose people must agree before the seat takes back what others have seen."""
    own = chairs[seat].decider
    return [
        chair.seat for chair in chairs if chair.seat != seat and chair.decider and (not own or chair.decider != own)
    ]


def last_own(match: Match, chairs: list[Chair], seat: Seat) -> MoveEntry | None:
    """The last standing move of the person who decides for this seat, whichever of their seats made it."""
    own = chairs[seat].decider
    for entry in reversed(match.live):
        if isinstance(entry, MoveEntry) and (entry.seat == seat or (own and chairs[entry.seat].decider == own)):
            return entry
    return None


def moves_since(match: Match, number: int) -> int:
    """How many standing moves there are from this entry on."""
    first = bisect_left(match.live, number, key=lambda entry: entry.number)
    return sum(isinstance(entry, MoveEntry) for entry in match.live[first:])


def can_undo(
    match: Match, chairs: list[Chair], lesson: Lesson | None, seat: Seat
) -> tuple[str, MoveEntry | None, Refusal | None]:
    """How the seat can take back (`free`, `ask` or `no`), which move, and why not freely."""
    direct = match.undoable(seat)
    if lesson is not None:
        # Moves before the position stay, and the dice of a lesson are the same for all: it is begun again instead.
        if isinstance(direct, MoveEntry) and direct.number >= lesson.first:
            return "free", direct, None
        return "no", None, Refusal("lesson-undo")
    if isinstance(direct, MoveEntry):
        return "free", direct, None
    if match.over:
        return "no", None, direct
    entry = last_own(match, chairs, seat)
    if entry is None:
        return "no", None, Refusal("nothing-of-yours")
    return ("ask" if must_consent(chairs, seat) else "free"), entry, direct
