# mypyc: compile
"""What a bot is, and what it is given to decide.

A bot is fair by construction. It is given a `Situation`: its question, and a world in which everything its seat cannot
know is dealt anew. To look ahead it yields a source of chance and is sent another such world, as often as it likes.
No object it can reach holds the true table: only the functions here that ask a bot have it.
"""

import warnings
from collections.abc import Generator
from typing import ClassVar, TypeAlias, final

import msgspec

from freebooter.kernel.ask import Ask, Seat
from freebooter.kernel.chance import Chance, SearchChance
from freebooter.kernel.game import AnyGame
from freebooter.kernel.match import Match
from freebooter.kernel.moves import Move
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.note import MISTAKE, refused
from freebooter.kernel.run import Chooser, Run, answer_with
from freebooter.kernel.world import world

Thought: TypeAlias = Generator[Chance, Run, Move]
"""A decision in the making: it yields a chance, is sent a world dealt by it, and returns a move."""


@final
class Situation:
    """What a seat that has to decide can see: its question, its view, the advice of the game.

    `world` is one of the worlds that might be the true one; it is None for a bot that does not look ahead, which sees
    its question alone.
    """

    __slots__ = ("ask", "game", "seat", "world")

    def __init__(self, game: AnyGame, ask: Ask, world: Run | None) -> None:
        self.game = game
        self.seat = ask.seat
        self.ask = ask
        self.world = world

    def view(self) -> msgspec.Struct:
        """What the seat may know, field by field."""
        view = self.game.view(self.table().state, self.seat)
        assert isinstance(view, msgspec.Struct)
        return view

    def sensible(self) -> list[Move]:
        """The options worth considering."""
        return self.ask.sensible(self.table().state)

    def harmless(self) -> list[Move]:
        """The same without those that only cost something, unless nothing else is left."""
        options = self.sensible()
        state = self.table().state
        good: list[Move] = []
        for move in options:
            preview = self.ask.preview(state, move)
            if preview is None or preview.tone != MISTAKE:
                good.append(move)
        return good if good else options

    def weights(self, options: list[Move]) -> list[int] | None:
        """The game's weight for each of these options; None if it has no advice on the question."""
        ask = self.ask
        weights = ask.weights(self.table().state)
        if weights is None or len(options) == len(ask.options):
            return weights
        return [weights[ask.options.index(move)] for move in options]

    def table(self) -> Run:
        """The world that was dealt with the question."""
        if self.world is None:
            raise ValueError("a bot that does not look ahead sees its question alone: set looks_ahead")
        return self.world


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for a seat. Subclass it and write `decide`, or `think` to try moves out in worlds.

    The same seed must give the same decisions. A bot that does not look ahead (`looks_ahead = False`) sees its question
    alone; where no bot does, a simulation keeps no checkpoints and is faster.
    """

    looks_ahead: ClassVar[bool] = True

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed
        self.chance: Chance = SearchChance(f"bot {seed}")
        self.tried: dict[str, int] = {}
        """After a decision: how often each option was tried in thought, by bots that do so. Hints show it."""
        self.points: dict[str, float] = {}
        """And how many points the seat had after it on average, as far as the bot looked ahead."""

    def decide(self, situation: Situation) -> Move:
        """One of `situation.ask.options`, of which there are at least two."""
        raise TypeError(f"{type(self).__name__} must define decide or think")

    def think(self, situation: Situation) -> Thought:
        """The same for bots that try moves out: `run = yield chance` gives a world of their own to play in."""
        yield from ()
        return self.decide(situation)


def choose(bot: Bot, match: Match, seat: Seat) -> Move:
    """The move that a bot would make for a seat that is asked. Nothing changes."""
    ask = match.ask_of(seat)
    if ask is None:
        asked = ", ".join(str(other + 1) for other in match.asked)
        raise refused("not-asked", seat=seat + 1, asked=asked)
    return _decision(bot, match.run, ask)


def choose_in(bot: Bot, run: Run, seat: Seat) -> Move:
    """The same in a simulation, which has a run and no match."""
    return _decision(bot, run, _ask_of(run, seat))


def safe_choose(bot: Bot, match: Match, seat: Seat) -> Move:
    """What the bot chooses; if it fails or chooses what is not on offer, a random option, with a warning."""
    ask = match.ask_of(seat)
    if ask is None:
        return choose(bot, match, seat)  # raises the refusal
    try:
        move = choose(bot, match, seat)
        if move in ask.options:
            return move
        trouble = f"chose {move!r}, which is not on offer"
    except Exception as error:
        trouble = f"failed: {error!r}"
    warnings.warn(f"the bot {type(bot).__name__} at seat {seat} {trouble}", RuntimeWarning, stacklevel=2)
    return ask.options[SearchChance(f"any option {len(match.live)}").below(len(ask.options))]


def _ask_of(run: Run, seat: Seat) -> Ask:
    ask = None if run.question is None else run.question.ask_of(seat)
    if ask is None:
        raise ValueError(f"seat {seat} is not asked")
    return ask


def _decision(bot: Bot, run: Run, ask: Ask) -> Move:
    """Deal worlds for the bot until it has decided. Only this function knows the true run."""
    if len(ask.options) == 1:
        return ask.options[0]
    seat = ask.seat
    if not bot.looks_ahead:
        return bot.decide(Situation(run.game, ask, None))
    table = run.detached()  # worlds share lists with the run they are dealt from, and must share none with the true one
    here = world(table, seat, SearchChance("here"))
    thought = bot.think(Situation(run.game, _ask_of(here, seat), here))
    try:
        chance = next(thought)
        while True:
            chance = thought.send(world(table, seat, chance))
    except StopIteration as decided:
        move = decided.value
    assert isinstance(move, Move)
    return move


@final
class OneMove(Chooser):
    """A seat's move; others who are asked at the same time answer at random."""

    def __init__(self, seat: Seat, move: Move, chance: Chance) -> None:
        self._seat = seat
        self._move = move
        self._chance = chance

    def choose(self, run: Run, ask: Ask) -> Move:
        if ask.seat == self._seat:
            return self._move
        return ask.options[0 if len(ask.options) == 1 else self._chance.below(len(ask.options))]


def play_move(run: Run, seat: Seat, move: Move, chance: Chance) -> None:
    """Make a seat's move in a world; others who are asked at the same time answer at random."""
    answer_with(run, OneMove(seat, move, chance))


@final
class RandomBot(Bot):
    """Every option is equally likely."""

    looks_ahead: ClassVar[bool] = False

    def decide(self, situation: Situation) -> Move:
        options = situation.ask.options
        return options[self.chance.below(len(options))]
