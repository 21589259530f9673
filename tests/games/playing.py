"""What the tables of all games' tests share: a run with scripted chance, checked after every answer.

Each game has a `Play` of its own in its `table.py`, which adds how a position is laid and how its rulebook speaks.
"""

from collections.abc import Sequence
from typing import Any, cast

from freebooter.kernel.ask import Ask, Menu
from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import ScriptedChance, SearchChance
from freebooter.kernel.events import Event, Journal
from freebooter.kernel.game import AnyGame
from freebooter.kernel.run import Run
from freebooter.kernel.state import State


class Playing:
    """A game under way, from a laid table on. Without `luck` there is no chance but the scripted one.

    `teller` is the game that speaks with people, where `game` plays only a part of it.
    """

    def __init__(self, game: AnyGame, state: State, luck: int | None, teller: AnyGame | None = None) -> None:
        self.game = game
        self.teller = teller or game
        self.journal = Journal()
        self.chance = ScriptedChance([], None if luck is None else SearchChance(luck))
        state.chance = self.chance
        state.journal = self.journal
        self.run = Run(game, state)
        self._counts = game.audit(state)

    def _begin(self) -> None:
        """Play up to the first question."""
        self.run.begin()
        self._check()

    def _check(self) -> None:
        """Nothing is lost, and nothing is as no rule allows."""
        assert self.game.faults(self.run.state) == []
        assert self.game.audit(self.run.state) == self._counts
        self._tell()

    def _tell(self) -> None:
        """Work out everything about the question, as a table does: that must not fail in any position."""
        question, state, teller = self.run.question, self.run.state, self.teller
        for seat in [] if question is None else question.asked():
            ask = self.ask_of(seat)
            ask.words(state)
            ask.risks(state)
            teller.presentation.board_numbers(state, ask.seat)
            weights = ask.weights(state)
            assert weights is None or (len(weights) == len(ask.options) and min(weights) >= 0 and sum(weights) > 0)
            for move in ask.options:
                ask.preview(state, move)
                reason = ask.refusal(state, move)
                assert reason is None, f"{move} is on offer in {ask}, but refused: {reason}"
            if not isinstance(ask.question, Menu):  # menus are long, and the laws try them
                for move in ask.question.moves:
                    offered = move in ask.options
                    assert offered or ask.refusal(state, move), f"{move} is not on offer in {ask}, and nobody says why"

    @property
    def all_scripted_chance_was_used(self) -> bool:
        return not self.chance.script

    # Questions

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked what; None when it is over. For a question to all the seat is -1."""
        question = self.run.question
        if question is None:
            return None
        return (question.seat if isinstance(question, Ask) else -1), question.prompt

    @property
    def over(self) -> bool:
        return self.run.question is None

    @property
    def ask(self) -> Ask:
        """The question to one seat."""
        question = self.run.question
        assert isinstance(question, Ask), f"{question} is asked"
        return question

    @property
    def options(self) -> list[str]:
        """Its options, by name."""
        return [move.name for move in self.ask.options]

    def ask_of(self, seat: int) -> Ask:
        question = self.run.question
        assert question is not None, "nobody is asked anything"
        ask = question.ask_of(seat)
        assert ask is not None, f"{question} is asked, not seat {seat + 1}"
        return ask

    # Log and events

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.journal.events if event.kind == kind]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The data of all events of a kind so far."""
        return [cast(dict[str, Any], event.data) for event in self.events(kind)]

    def rules_of(self, kind: str) -> list[str]:
        """The rules behind all events of a kind so far."""
        return [" ".join(event.rules) for event in self.events(kind)]


def ranks(bag: Bag, kinds: Sequence[int]) -> list[int]:
    """The chance results that draw these kinds, one after another."""
    found = []
    for kind in kinds:
        found.append(sum(bag.counts[:kind]))
        bag.take(kind)
    return found
