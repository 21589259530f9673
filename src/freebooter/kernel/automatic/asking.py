"""Which questions are put to a person at all, and which are answered for them because there is nothing to decide.

The rules know nothing of it: an answer given for a seat is an ordinary move. The server and the terminal both ask here;
each seat has one setting. What others could read from a seat's not being asked is up to them (`tells_the_hand`).
"""

from typing import Final

from freebooter.kernel.ask import Ask, Seat
from freebooter.kernel.history import MoveEntry
from freebooter.kernel.match import Match
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal
from freebooter.kernel.state import State

PLAYABLE: Final = "playable"
"""Ask me when there is something to choose."""
NEW: Final = "new"
"""And do not ask again about what I have passed on."""
ALWAYS: Final = "always"
"""Ask me even when there is one answer only."""
WAYS: Final = (PLAYABLE, NEW, ALWAYS)


def to_be_seen(t: State, ask: Ask) -> bool:
    """Should a person see the question although it has one option only: risks, a loss, something it shows?

    Not if all it offers is to pass: a moment for cards comes and goes, and what is at stake was told before.
    """
    if ask.options[0] is ask.passing:
        return False
    if ask.question.shows(t, ask) or ask.risks(t):
        return True
    preview = ask.preview(t, ask.options[0])
    return preview is not None and preview.tone != ""


def only_answer(t: State, ask: Ask) -> Move | None:
    """The answer to a question that leaves nothing to decide; None: a person decides, or should see it."""
    return ask.options[0] if len(ask.options) == 1 and not to_be_seen(t, ask) else None


def quiet_answer(ask: Ask) -> Move | None:
    """The answer from which nobody must learn whether there was another; None: there is no such answer."""
    return ask.passing if ask.passing is not None else ask.question.nothing_more()


def tells_the_hand(ask: Ask) -> bool:
    """Could others learn what the seat holds if this question, with one option, were not put to it?"""
    return ask.shown and not ask.question.openly_one()


def passed_on(match: Match, ask: Ask, since: int) -> bool:
    """Has the seat passed on all that is on offer here, each at a question of this kind, from entry `since` on?"""
    if ask.passing is None:
        return False
    new = {move for move in ask.options if move is not ask.passing}
    for entry in reversed(match.live):
        if entry.number < since or not new:
            break
        if isinstance(entry, MoveEntry) and entry.seat == ask.seat and entry.ask is not None:
            if entry.ask.prompt == ask.prompt and entry.move is entry.ask.passing:
                new.difference_update(entry.ask.options)
    return not new


def answer_for(match: Match, ask: Ask, way: str, since: int = 0) -> Move | None:
    """What is answered for a seat that wants to be asked in this way, chosen at entry `since`; None: ask the seat."""
    if way == ALWAYS:
        return None
    if way == NEW and passed_on(match, ask, since):
        return ask.passing
    return only_answer(match.run.state, ask)


def was_choice(entry: MoveEntry) -> bool:
    """Could the seat have answered otherwise? To take back an answer that was the only one brings nothing."""
    return entry.ask is None or len(entry.ask.options) > 1


def undo_choice(match: Match, seat: Seat, given: set[int]) -> list[MoveEntry] | Refusal:
    """The moves that a free undo takes back for the seat, the last one first: its last choice, and what was answered
    for it since; or why there are none. `given` are the numbers of the entries that were answered for a seat."""
    moves = match.undoable_all(seat)
    for at, entry in enumerate(moves):
        if entry.number not in given and was_choice(entry):
            return moves[: at + 1]
    refusal = match.undoable(seat)
    if isinstance(refusal, Refusal):
        return refusal
    before = match.live[-1 - len(moves)]
    if not isinstance(before, MoveEntry):
        return Refusal("undo-nothing")
    if before.seat != seat:
        return Refusal("undo-other-seat", seat=before.seat + 1)
    return Refusal("undo-barrier", move=before.move.name)


def last_choice(match: Match, seats: set[Seat], given: set[int], before: int) -> MoveEntry | None:
    """The last choice that one of these seats has made before entry `before`: where a rewind of theirs goes."""
    for entry in reversed(match.live):
        if isinstance(entry, MoveEntry) and entry.number < before and entry.seat in seats:
            if entry.number not in given and was_choice(entry):
                return entry
    return None
