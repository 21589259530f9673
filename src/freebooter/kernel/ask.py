"""Questions. A flow is a generator that yields them and is sent the answers.

`Ask` puts one question to one seat. `Together` puts one to several seats at once: their answers are
sealed, may be changed until the last one is in, and are opened together. Sealed answers belong to
the match and never to the state, so a world dealt for one seat cannot hold another's.
"""

from collections.abc import Callable, Generator
from typing import TypeAlias, TypeVar, final

from freebooter.kernel.moves import Move
from freebooter.kernel.native import mypyc_attr

Seat: TypeAlias = int


class Question:
    """What a flow waits for. `prompt` names it for rules, texts and refusals, and is public."""

    __slots__ = ("prompt",)

    def __init__(self, prompt: str) -> None:
        self.prompt = prompt


@final
@mypyc_attr(free_list_len=1)
class Ask(Question):
    """One seat chooses one of `options`.

    With a single option the kernel answers by itself, unless the ask is `shown`: use that where
    being asked or not would tell others what a hand holds, or where a person should see it.
    `about` is what the question turns on (a card, a die), a number the game can put into words.
    `passing` is the option that a seat may give in advance for every question of this prompt.
    """

    __slots__ = ("about", "options", "passing", "seat", "shown")

    def __init__(
        self,
        seat: Seat,
        prompt: str,
        options: list[Move],
        about: int = 0,
        shown: bool = False,
        passing: Move | None = None,
    ) -> None:
        self.prompt = prompt
        self.seat = seat
        self.options = options
        self.about = about
        self.shown = shown
        self.passing = passing

    def __repr__(self) -> str:
        return f"Ask(seat {self.seat + 1}, {self.prompt}, {self.options})"


@final
class Together(Question):
    """Several seats choose at once. After the `yield`, `answers` holds a move for each of `seats`.

    `offer` reads the state each time it is called, so that a world can be dealt under the question.
    """

    __slots__ = ("answers", "offer", "seats")

    def __init__(self, prompt: str, seats: list[Seat], offer: Callable[[Seat], list[Move]]) -> None:
        self.prompt = prompt
        self.seats = seats
        self.offer = offer
        self.answers: list[Move] = []

    def ask_of(self, seat: Seat) -> Ask:
        """The question as one of its seats sees it."""
        return Ask(seat, self.prompt, self.offer(seat), shown=True)

    def __repr__(self) -> str:
        return f"Together(seats {[seat + 1 for seat in self.seats]}, {self.prompt})"


Result = TypeVar("Result")

Flow: TypeAlias = Generator[Question, Move, None]
"""A rule that asks. It ends at a checkpoint."""

Part: TypeAlias = Generator[Question, Move, Result]
"""A piece of a flow, run with `yield from`, that gives something back."""
