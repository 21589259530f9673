"""A duel: seats that answer the same question against each other, round after round, until it is fought out."""

from typing import final

from freebooter.kernel.ask import Ask, Seat
from freebooter.kernel.moves import Move


@final
class Duel:
    """A duel under way; all of it is public.

    `seats` decide in it, each round by the question `prompt`, with one of `choices`. `who` identifies
    the duel, `round` counts up. `in_danger`: seats that could be eliminated in the next round.
    """

    __slots__ = ("choices", "in_danger", "prompt", "round", "seats", "who")

    def __init__(
        self,
        who: tuple[int, ...],
        round_: int,
        seats: list[Seat],
        prompt: str,
        choices: list[Move],
        in_danger: list[Seat],
    ) -> None:
        self.who = who
        self.round = round_
        self.seats = seats
        self.prompt = prompt
        self.choices = choices
        self.in_danger = in_danger

    def facts(self) -> list[object]:
        """All of it, to be compared."""
        choices = [move.name for move in self.choices]
        return [self.who, self.round, self.seats, self.prompt, choices, self.in_danger]

    def answer(self, ask: Ask, move: str, passing: bool = False) -> Move | None:
        """What a standing order for `move` answers; with `passing` it passes what can be passed. None: ask the seat."""
        if ask.prompt == self.prompt:
            return next((option for option in ask.options if option.name == move), None)
        return ask.passing if passing else None

    def goes_on(self, now: "Duel | None") -> bool:
        """Is this still the same duel, as far or further?"""
        return now is not None and now.who == self.who and now.seats == self.seats and now.round >= self.round
