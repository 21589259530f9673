# mypyc: skip
"""Playing for the sake of the laws, and seeing all there is to see of a run."""

from collections.abc import Sequence

from freebooter.kernel.ask import Ask, Pending, Seat, Together
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import Match
from freebooter.kernel.moves import Move
from freebooter.kernel.record import lines_of
from freebooter.kernel.run import Answer, Chooser, Run, answer_with
from freebooter.kernel.state import digest


class LawBroken(AssertionError):
    """A game breaks a law. `record` replays it up to the point where that was seen."""

    def __init__(self, law: str, match: Match, detail: str) -> None:
        self.law = law
        self.detail = detail
        self.record = b"".join(lines_of(match)) if match.history else b""
        super().__init__(f"{match.game.name} with {match.seats} players breaks the law '{law}': {detail}")


class SeededChooser(Chooser):
    """Picks options: by the given numbers while they last, so that a failing case can shrink, then by seed.

    A game in which random moves lead nowhere has a chooser of its own, whose `choose` has a plan.
    """

    def __init__(self, seed: int | str, choices: Sequence[int] = ()) -> None:
        self._choices = list(choices)
        self._chance = SearchChance(f"chooser {seed}")

    def pick(self, count: int) -> int:
        if self._choices:
            return self._choices.pop(0) % count
        return self._chance.below(count)

    def choose(self, run: Run, ask: Ask) -> Move:
        return ask.options[self.pick(len(ask.options))]


def play_some(run: Run, chooser: Chooser, most: int) -> None:
    """Answer up to `most` questions."""
    for step in range(most):
        if run.question is not None:
            answer_with(run, chooser)


def answer_fits(run: Run, answer: Answer) -> bool:
    """Could this answer, given to another run, be given to this one?"""
    if run.question is None or isinstance(run.question, Together) == isinstance(answer, Move):
        return False
    moves = [answer] if isinstance(answer, Move) else answer
    offers = [options_of(run.question, seat) for seat in run.question.asked()]
    return len(moves) == len(offers) and all(move in offer for move, offer in zip(moves, offers, strict=True))


def asked_of(run: Run) -> tuple[str, list[Seat]]:
    """Who is asked what: public."""
    question = run.question
    return ("", []) if question is None else (question.prompt, question.asked())


def options_of(question: Pending | None, seat: Seat) -> list[Move]:
    ask = None if question is None else question.ask_of(seat)
    return [] if ask is None else ask.options


def story_of(run: Run) -> tuple[str, tuple[str, list[Seat]], list[list[Move]]]:
    """All that can be seen of a run: its state, its question, its options."""
    prompt, seats = asked_of(run)
    return digest(run.state), (prompt, seats), [options_of(run.question, seat) for seat in seats]
