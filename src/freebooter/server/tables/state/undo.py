# mypyc: compile
"""Who may take back what, and whose consent it needs."""

from freebooter.kernel.ask import Seat
from freebooter.kernel.automatic.asking import last_choice, undo_choice
from freebooter.kernel.history import Entry, MoveEntry, UndoEntry
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


def moves_since(match: Match, number: int) -> int:
    """How many standing moves there are from this entry on."""
    moves = 0
    for entry in reversed(match.live):  # it is hardly ever far back
        if entry.number < number:
            break
        if isinstance(entry, MoveEntry):
            moves += 1
    return moves


def can_undo(
    match: Match, lesson: Lesson | None, seat: Seat, given: set[int]
) -> tuple[MoveEntry | None, Refusal | None]:
    """The choice that the seat takes back freely, because it has told nothing to anybody; or why there is none.

    `given` are the entries that were answered for a seat: they go together with the choice before them.
    """
    found = undo_choice(match, seat, given)
    # Moves before the position of a lesson stay; it is begun again instead.
    if lesson is not None and (isinstance(found, Refusal) or found[-1].number < lesson.first):
        return None, Refusal("lesson-undo")
    if not isinstance(found, Refusal):
        return found[-1], None
    return None, found if match.over or has_moved(match, seat) else Refusal("nothing-of-yours")


def has_moved(match: Match, seat: Seat) -> bool:
    """Does a move of the seat stand?"""
    for entry in reversed(match.live):  # noqa: SIM110 - `any` takes twice as long, and it is asked for every seat
        if entry.seat == seat:  # the set-up has no seat
            return True
    return False


def can_rewind(
    match: Match, deciders: list[str], lesson: Lesson | None, seat: Seat, given: set[int]
) -> tuple[str, MoveEntry | None, Refusal | None]:
    """How the seat can go back beyond dice and the moves of others: `free` for those who play alone on one screen,
    `ask` the others, or `no`; to which choice; and why not. `deciders` are the guests who decide for the seats."""
    if lesson is not None:
        return "no", None, Refusal("lesson-undo")  # the dice of a lesson are the same for all
    if match.over:
        return "no", None, Refusal("game-over")
    own = deciders[seat]
    seats, others = {seat}, False
    for other, decider in enumerate(deciders):
        if decider and decider == own:
            seats.add(other)
        elif decider and other != seat:
            others = True
    free = match.undoable_all(seat)
    entry = last_choice(match, seats, given, free[-1].number if free else len(match.history))
    if entry is None:
        return "no", None, Refusal("nothing-of-yours")
    return ("ask" if others else "free"), entry, None


def taken_back(history: list[Entry], undo: UndoEntry) -> int:
    """How many standing moves an entry has taken back."""
    standing: list[int] = []
    for entry in history[undo.undone : undo.number]:
        if isinstance(entry, MoveEntry):
            standing.append(entry.number)
        elif isinstance(entry, UndoEntry):
            standing = [number for number in standing if number < entry.undone]
    return len(standing)
