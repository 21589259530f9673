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
from freebooter.kernel.state import State, own_all

Answer: TypeAlias = Move | list[Move]


@final
class Checkpoints:
    """What a run keeps: its last checkpoint, the answers given since, and how many checkpoints there were.

    The flows are driven by a generator that knows this and not the run, so that a run which nobody needs any more is
    freed at once: in a circle it would wait for the garbage collector, and searches make thousands of runs.
    """

    __slots__ = ("count", "given", "keeps", "last")

    def __init__(self, keeps: bool, state: State) -> None:
        self.keeps = keeps
        self.count = 0
        self.last = state
        self.given: list[Answer] = []


def all_flows(game: AnyGame, state: State, checkpoints: Checkpoints) -> Flow:
    """The flows of the whole game one after another, with a checkpoint before each."""
    while True:
        checkpoints.count += 1
        if checkpoints.keeps:
            if checkpoints.last is state or checkpoints.count > 1:
                checkpoints.last = state.copy()
            state.chance.mark()
            checkpoints.given = []
        flow = game.next(state)
        if flow is None:
            return
        if flow:  # else it asks nothing, and has been done
            yield from flow


@final
class Run:
    """One game under way. `question` is what it waits for, None when the game is over."""

    __slots__ = ("_checkpoints", "_send", "game", "keeps", "question", "state")

    def __init__(self, game: AnyGame, state: State, keeps: bool = True) -> None:
        self.game = game
        self.state = state
        self.keeps = keeps
        self.question: Pending | None = None
        self._send: Callable[[Move], Pending] | None = None  # found once, because it is called for every answer
        self._checkpoints = Checkpoints(keeps, state)

    def begin(self) -> None:
        """Play up to the first question."""
        flows = all_flows(self.game, self.state, self._checkpoints)
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
            self._checkpoints.given.append(move if together is None else together)
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
        kept = self._checkpoints
        state = kept.last.copy()
        state.chance = self.state.chance.again()
        twin = Run(self.game, state, keeps)
        if keeps:
            twin._checkpoints.last = kept.last  # nobody changes a checkpoint, so copies share it
        twin.begin()
        for answer in kept.given:
            twin.repeat(answer)
        return twin

    def detached(self) -> "Run":
        """A copy that shares nothing changeable with this one, not even until one of them changes."""
        twin = self.copy()
        twin._checkpoints.last = self._checkpoints.last.copy()
        own_all(twin._checkpoints.last)
        own_all(twin.state)
        return twin

    @property
    def checkpoint(self) -> State:
        """The state at the last checkpoint; with the answers since, it decides everything."""
        return self._checkpoints.last

    @property
    def checkpoints(self) -> int:
        """How many there were so far."""
        return self._checkpoints.count

    @property
    def given(self) -> list[Answer]:
        """The answers since the last checkpoint."""
        return self._checkpoints.given


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
