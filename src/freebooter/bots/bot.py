# mypyc: compile
"""What a bot is, and all that it may know when it decides."""

from typing import ClassVar, final

import msgspec

from freebooter.kernel.ask import Ask, Seat, Together
from freebooter.kernel.chance import Chance, SearchChance
from freebooter.kernel.game import AnyGame
from freebooter.kernel.match import Match
from freebooter.kernel.moves import Move
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.refusal import refused
from freebooter.kernel.run import Run
from freebooter.kernel.world import world


@final
class Lookout:
    """What a seat that has to decide can see: its question, its view, and worlds that might be the true one."""

    __slots__ = ("_run", "ask", "seat")

    def __init__(self, run: Run, seat: Seat, ask: Ask) -> None:
        self._run = run
        self.seat = seat
        self.ask = ask

    @property
    def game(self) -> AnyGame:
        return self._run.game

    def view(self) -> msgspec.Struct:
        """What the seat may know, field by field."""
        return self._run.game.view(self._run.state, self.seat)

    def prudent(self) -> list[Move]:
        """The options that are worth a thought."""
        return self._run.game.prudent(self._run.state, self.ask)

    def counsel(self, options: list[Move]) -> list[int] | None:
        """How inviting the game finds each of these options of the question; None if it has no opinion."""
        ask = self.ask
        weights = self._run.game.counsel(self._run.state, ask)
        if weights is None or len(options) == len(ask.options):
            return weights
        return [weights[ask.options.index(move)] for move in options]

    def world(self, chance: Chance) -> Run:
        """A run of one's own in which all that the seat cannot know is dealt anew by `chance`."""
        return world(self._run, self.seat, chance)

    def after(self, move: Move, chance: Chance) -> Run:
        """Such a world in which the seat has made the move; others who are asked at once answer by chance."""
        run = self.world(chance)
        question = run.question
        if isinstance(question, Together):
            moves: list[Move] = []
            for seat in question.seats:
                options = question.offer(seat)
                if seat == self.seat:
                    moves.append(move)
                elif len(options) == 1:
                    moves.append(options[0])
                else:
                    moves.append(options[chance.below(len(options))])
            run.answer_together(moves)
        else:
            run.answer(move)
        return run


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for a seat. Subclass it and write `decide`; the same seed must give the same decisions.

    A bot that `looks_ahead` asks for worlds. Where no bot does, a simulation keeps no checkpoints and is faster.
    """

    looks_ahead: ClassVar[bool] = True

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed
        self.chance: Chance = SearchChance(f"bot {seed}")
        self.tried: dict[str, int] = {}
        """After a decision: how often each option was tried in thought, by bots that do so. Hints tell it."""

    def decide(self, lookout: Lookout) -> Move:
        """One of `lookout.ask.options`, of which there are at least two."""
        raise TypeError(f"{type(self).__name__} must say how it decides")

    def choose(self, match: Match, seat: Seat) -> Move:
        """The move this bot would make for a seat that is asked. It changes nothing."""
        ask = match.ask_of(seat)
        if ask is None:
            asked = ", ".join(str(other + 1) for other in match.asked)
            raise refused("not-asked", seat=seat + 1, asked=asked)
        if len(ask.options) == 1:
            return ask.options[0]
        return self.decide(Lookout(match.run, seat, ask))

    def choose_in(self, run: Run, seat: Seat) -> Move:
        """The same in a simulation, which has a run and no match."""
        question = run.question
        if isinstance(question, Ask):
            ask = question
        else:
            assert isinstance(question, Together)
            ask = question.ask_of(seat)
        if len(ask.options) == 1:
            return ask.options[0]
        return self.decide(Lookout(run, seat, ask))


@final
class RandomBot(Bot):
    """Every option is equally likely."""

    looks_ahead: ClassVar[bool] = False

    def decide(self, lookout: Lookout) -> Move:
        options = lookout.ask.options
        return options[self.chance.below(len(options))]
