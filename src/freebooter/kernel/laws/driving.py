# mypyc: skip
"""Playing for the sake of the laws, and seeing all there is to see of a run."""

from collections.abc import Sequence

from freebooter.kernel.ask import Ask, Pending, Seat, Together
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import Match
from freebooter.kernel.moves import Move
from freebooter.kernel.record import lines_of
from freebooter.kernel.run import Run
from freebooter.kernel.state import digest


class LawBroken(AssertionError):
    """A game breaks a law. `record` replays it up to the point where that was seen."""

    def __init__(self, law: str, match: Match, detail: str) -> None:
        self.law = law
        self.detail = detail
        self.record = b"".join(lines_of(match)) if match.history else b""
        super().__init__(f"{match.game.name} with {match.seats} players breaks the law '{law}': {detail}")


class Chooser:
    """Picks options: by the given numbers while they last, so that a failing case can shrink, then by seed.

    A game in which moves by chance lead nowhere has a chooser of its own, whose `choose` knows what it wants.
    """

    def __init__(self, seed: int | str, choices: Sequence[int] = ()) -> None:
        self._choices = list(choices)
        self._chance = SearchChance(f"chooser {seed}")

    def pick(self, count: int) -> int:
        if self._choices:
            return self._choices.pop(0) % count
        return self._chance.below(count)

    def choose(self, match: Match, ask: Ask) -> Move:
        return ask.options[self.pick(len(ask.options))]


def play_some(run: Run, chooser: Chooser, most: int) -> None:
    for step in range(most):
        question = run.question
        if isinstance(question, Ask):
            run.answer(question.options[chooser.pick(len(question.options))])
        elif isinstance(question, Together):
            offers = [question.offer(seat) for seat in question.seats]
            run.answer_together([offer[chooser.pick(len(offer))] for offer in offers])


def answer_fits(run: Run, answer: Move | list[Move]) -> bool:
    question = run.question
    if isinstance(question, Ask):
        return isinstance(answer, Move) and answer in question.options
    if isinstance(question, Together) and not isinstance(answer, Move):
        return all(move in question.offer(seat) for seat, move in zip(question.seats, answer, strict=True))
    return False


def asked_of(run: Run) -> tuple[str, list[Seat]]:
    """Who is asked what: public."""
    question = run.question
    if isinstance(question, Ask):
        return question.prompt, [question.seat]
    if isinstance(question, Together):
        return question.prompt, question.seats
    return "", []


def options_of(question: Pending | None, seat: Seat) -> list[Move]:
    if isinstance(question, Ask) and question.seat == seat:
        return question.options
    if isinstance(question, Together) and seat in question.seats:
        return question.offer(seat)
    return []


def story_of(run: Run) -> tuple[str, tuple[str, list[Seat]], list[list[Move]]]:
    """All that can be seen of a run: its state, its question, its options."""
    prompt, seats = asked_of(run)
    return digest(run.state), (prompt, seats), [options_of(run.question, seat) for seat in seats]
