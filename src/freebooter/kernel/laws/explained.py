# mypyc: skip
"""Laws about what a question explains: reasons fit the offers, and previews come true."""

from math import sqrt

from freebooter.kernel.ask import Ask, Played, Seat
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.events import Journal
from freebooter.kernel.laws.driving import LawBroken
from freebooter.kernel.match import Match
from freebooter.kernel.moves import Move
from freebooter.kernel.state import State
from freebooter.kernel.world import world

TRIED = 6
"""So many options of one question are tried out."""
WIDE = 5.0
"""A chance is wrong if what happens is this many standard errors off: once in two million by luck."""
ROUNDED = 0.0051
"""Chances are given in whole per cent."""


def refused_when_not_offered(match: Match) -> None:
    """For every move of the game: there is a reason exactly when it is not on offer."""
    for seat in match.asked:
        ask = match.ask_of(seat)
        assert ask is not None
        for move in match.game.moves.table:
            reason = ask.refusal(match.run.state, move)
            if (reason is None) != (move in ask.options):
                detail = f"{move} of {ask.prompt!r} is {'on' if move in ask.options else 'not on'} offer, but {reason}"
                raise LawBroken("refused exactly when not offered", match, detail)
            if reason is not None and not reason.message:
                raise LawBroken("a refused move has a reason", match, f"{move} gives {reason!r}")


def previews_come_true(match: Match, seat: Seat, seed: str) -> None:
    """What a preview promises for certain comes, whatever the seat does not know and whatever is rolled."""
    ask = match.ask_of(seat)
    assert ask is not None
    picker = SearchChance(f"preview {seed}")
    for number in range(min(TRIED, len(ask.options))):
        move = ask.options[picker.below(len(ask.options))]
        note = ask.preview(match.run.state, move)
        played = try_out(match, ask, move, f"{seed} {number}")
        if note is None or played is None:
            continue
        for name, value in ask.question.measured(played, ask, move).items():
            if note.params.get(name) != value:
                detail = f"{move} of {ask.prompt!r} promised {note}, but {name} came to {value}"
                raise LawBroken("previews come true", match, detail)


class Chances:
    """Tries the chances that previews tell: each kind of preview once in a game."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.tried: set[str] = set()

    def try_one(self, match: Match, seed: str) -> None:
        """Put an option of the question on the table to the test, if its kind of preview is new."""
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        for move in ask.options:
            note = ask.preview(match.run.state, move)
            if note is not None and note.message not in self.tried:
                if chances_are_true(match, seat, move, self.times, seed):
                    self.tried.add(note.message)


def chances_are_true(match: Match, seat: Seat, move: Move, times: int, seed: str = "") -> set[str]:
    """What a preview calls a chance comes that often: tried `times` times. Returns the names of the chances tried."""
    ask = match.ask_of(seat)
    assert ask is not None
    note = ask.preview(match.run.state, move)
    if note is None:
        return set()
    counts: dict[str, int] = {}
    for number in range(times):
        played = try_out(match, ask, move, f"chance {seed} {number}")
        came_true = {} if played is None else ask.question.came_true(played, ask, move)
        if not came_true and number == 0:
            return set()
        for name, came in came_true.items():
            counts[name] = counts.get(name, 0) + came
    for name, count in counts.items():
        promised = int(note.params[name]) / 100
        error = sqrt(max(promised * (1 - promised), 0.0001) / times)
        if abs(count / times - promised) > WIDE * error + ROUNDED:
            detail = f"{move} of {ask.prompt!r} promised {note}, but {name} came {count} times of {times}"
            raise LawBroken("chances are true", match, detail)
    return set(counts)


def try_out(match: Match, ask: Ask, move: Move, seed: str) -> Played[State] | None:
    """Play a move in a world of its seat; None where others answer at the same time."""
    run = world(match.run, ask.seat, SearchChance(f"tried {seed}"))
    if not isinstance(run.question, Ask):
        return None
    before = run.state.copy()
    journal = run.state.journal = Journal()
    run.answer(move)
    return Played(before, run.state, journal.events)
