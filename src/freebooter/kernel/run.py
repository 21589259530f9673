"""A run drives the flows of one game: it starts them, hands them answers, and finds checkpoints.

Between two flows lies a checkpoint: a state that alone decides what comes next. A run that `keeps`
its checkpoint can be copied at any point: copy the checkpoint, then feed the same answers again. A
run that keeps nothing is as fast as the rules themselves; bots use such runs for playouts.
"""

from collections.abc import Callable
from typing import TypeAlias, final

from freebooter.kernel.ask import Ask, Flow, Pending, Together
from freebooter.kernel.chance import Chance
from freebooter.kernel.game import AnyGame
from freebooter.kernel.moves import Move
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.state import State

Answer: TypeAlias = Move | list[Move]


@final
class Run:
    """One game under way. `question` is what it waits for, None when the game is over."""

    __slots__ = ("_given", "_kept", "_send", "checkpoints", "game", "keeps", "question", "state")

    def __init__(self, game: AnyGame, state: State, keeps: bool = True) -> None:
        self.game = game
        self.state = state
        self.keeps = keeps
        self.question: Pending | None = None
        self.checkpoints = 0
        self._send: Callable[[Move], Pending] | None = None  # found once, because it is called for every answer
        self._kept: State = state
        self._given: list[Answer] = []

    def begin(self) -> None:
        """Play up to the first question."""
        flows = self._all_flows()
        self._send = flows.send
        try:
            question = next(flows)
            while isinstance(question, Ask) and len(question.options) == 1 and not question.shown:
                question = flows.send(question.options[0])
        except StopIteration:
            return
        self.question = question

    def answer(self, move: Move, together: list[Move] | None = None) -> None:
        """Give the answer to an `Ask`; `together` are all answers to a `Together`. Not validated: `Match` does that."""
        if self.keeps:
            self._given.append(move if together is None else together)
        send = self._send
        assert send is not None
        try:
            question = send(move)
            while isinstance(question, Ask) and len(question.options) == 1 and not question.shown:
                question = send(question.options[0])
        except StopIteration:
            self.question = None
            return
        self.question = question

    def answer_together(self, moves: list[Move]) -> None:
        """Open the answers to a `Together`, one for each of its seats, in their order."""
        question = self.question
        assert isinstance(question, Together)
        question.answers = moves
        self.answer(moves[0], moves)

    def repeat(self, answer: Answer) -> None:
        """Give an answer that was given before, to an `Ask` or a `Together`."""
        if isinstance(answer, Move):
            self.answer(answer)
        else:
            self.answer_together(answer)

    def copy(self, keeps: bool = True) -> "Run":
        """A run at the same point with the same future, independent of this one."""
        if not self.keeps:
            raise ValueError("this run keeps no checkpoint, so it cannot be copied")
        state = self._kept.copy()
        state.chance = self.state.chance.again()
        twin = Run(self.game, state, keeps)
        if keeps:
            twin._kept = self._kept  # nobody changes a checkpoint, so copies share it
        twin.begin()
        for answer in self._given:
            twin.repeat(answer)
        return twin

    @property
    def checkpoint(self) -> State:
        """The state at the last checkpoint; with the answers since, it decides everything."""
        return self._kept

    @property
    def given(self) -> list[Answer]:
        """The answers since the last checkpoint."""
        return self._given

    def _all_flows(self) -> Flow:
        """The flows of the whole game one after another, with a checkpoint before each."""
        while True:
            self.checkpoints += 1
            if self.keeps:
                if self._kept is self.state or self.checkpoints > 1:
                    self._kept = self.state.copy()
                self.state.chance.mark()
                self._given = []
            flow = self.game.next(self.state)
            if flow is None:
                return
            yield from flow


def start(game: AnyGame, options: object, seats: int, chance: Chance, keeps: bool = True) -> Run:
    """Set a game up and play to its first question, without any record: for bots and simulations."""
    run = Run(game, game.setup(options, seats, chance), keeps)
    run.begin()
    return run


@mypyc_attr(allow_interpreted_subclasses=True)
class Chooser:
    """Answers for every seat of a run that is played without people: at random, by bots, down a tree."""

    def choose(self, run: Run, ask: Ask) -> Move:
        raise TypeError(f"{type(self).__name__} must say how it chooses")


def answer_with(run: Run, chooser: Chooser) -> int:
    """Answer the question of a run for all seats that it asks; returns how many they are. The game must not be over."""
    question = run.question
    if isinstance(question, Ask):
        run.answer(chooser.choose(run, question))
        return 1
    assert isinstance(question, Together)
    moves: list[Move] = []
    for seat in question.seats:
        moves.append(chooser.choose(run, question.ask(seat)))
    run.answer_together(moves)
    return len(moves)


def play_with(run: Run, chooser: Chooser, most: int = 1_000_000) -> int:
    """Play to the end of the game, or for `most` decisions. Returns how many were made."""
    made = 0
    while run.question is not None and made < most:
        made += answer_with(run, chooser)
    return made


def play_randomly(run: Run, chance: Chance, most: int = 1_000_000) -> int:
    """Choose uniformly to the end of the game, or for `most` decisions. Returns how many were made.

    It looks at the options alone, which is much quicker than a `Chooser` that is handed every `Ask`.
    """
    made = 0
    while run.question is not None and made < most:
        question = run.question
        if isinstance(question, Ask):
            options = question.options
            run.answer(options[chance.below(len(options))])
            made += 1
        else:
            assert isinstance(question, Together)
            moves: list[Move] = []
            for seat in question.seats:
                options = question.offer(seat)
                moves.append(options[chance.below(len(options))])
            run.answer_together(moves)
            made += len(moves)
    return made
