"""Many games stepped together: one call makes a move in each of them and looks at all of them.

What programs that learn spend their time on is not the rules but the way to them. Here that way is taken once for all
games of a batch, and what their seats see is written, game after game, into one block of bytes.
"""

from typing import final

from freebooter.kernel.ask import Ask, Pending, Together
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.game import AnyGame
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refused
from freebooter.kernel.programs.features import FeatureRow
from freebooter.kernel.programs.masks import MaskRows
from freebooter.kernel.programs.observer import KeptRows
from freebooter.kernel.result import Result
from freebooter.kernel.run import Run, start


@final
class Batch:
    """Games of one kind with the same options. A game that ends is followed by another, with a seed of its own.

    `seat[game]` is whose turn it is to answer; seats that choose at the same time answer one after the other, and their
    answers are opened together. `offered[game]` is what that seat may choose. `ended` holds the games that ended with
    the last step, by number, and their results.
    """

    __slots__ = (
        "_changed", "_kept", "_masks", "_opened", "_options", "_runs", "_seed", "_started", "ended", "game", "offered",
        "seat", "seats", "size",
    )  # fmt: skip

    def __init__(self, game: AnyGame, options: object, seats: int, size: int, seed: int | str) -> None:
        self.game = game
        self.seats = seats
        self.size = size
        self.seat: list[int] = [0] * size
        self.offered: list[list[Move]] = [[] for number in range(size)]
        self.ended: list[tuple[int, Result]] = []
        self._options = options
        self._seed = seed
        self._started = 0
        self._changed: list[bool] = [True] * size
        self._masks = MaskRows(len(game.moves.table))
        self._opened: list[list[Move]] = [[] for number in range(size)]
        self._kept: list[KeptRows | None] = [game.observer.kept_rows() for number in range(size)]
        self._runs: list[Run] = [self._new(number) for number in range(size)]

    def step(self, codes: list[int]) -> None:
        """Make the move with the given code in each game. One that is not on offer is refused, and nothing is done."""
        moves = [self._move(number, codes[number]) for number in range(self.size)]
        self.ended = []
        for number in range(self.size):
            self._answer(number, moves[number])

    def observations(self) -> bytearray:
        """A row of features for the seat whose turn it is, game after game."""
        rows: list[bytes] = []
        for number in range(self.size):
            kept = self._kept[number]
            if kept is None:
                row = FeatureRow()
                self.game.observer.fill(self._runs[number].state, self.seat[number], row)
                rows.append(row.filled())
            else:
                if self._changed[number]:
                    kept.look(self._runs[number].state)
                    self._changed[number] = False
                rows.append(kept.row(self.seat[number]))
        return bytearray().join(rows)

    def masks(self) -> bytearray:
        """For every move of the game a byte that says whether it is on offer, game after game."""
        return bytearray().join([self._masks.row(options) for options in self.offered])

    def _new(self, number: int) -> Run:
        """The next game: started and asking."""
        while True:
            chance = SearchChance(f"batch {self._seed} {self._started}")
            self._started += 1
            run = start(self.game, self._options, self.seats, chance, False)
            question = run.question
            if question is not None:
                self._ask(number, question, 0)
                return run

    def _ask(self, number: int, question: Pending, opened: int) -> None:
        """Who answers next, and what is on offer; of those who choose together so many have answered."""
        if isinstance(question, Ask):
            self.seat[number] = question.seat
            self.offered[number] = question.options
        else:
            assert isinstance(question, Together)
            seat = question.seats[opened]
            self.seat[number] = seat
            self.offered[number] = question.offer(seat)

    def _move(self, number: int, code: int) -> Move:
        for move in self.offered[number]:
            if move.code == code:
                return move
        run = self._runs[number]
        question = run.question
        assert question is not None
        known = self.game.moves.by_code(code)
        if known is None:
            raise ValueError(f"game {number}: there is no move with the code {code}")
        ask = question.ask_of(self.seat[number])
        assert ask is not None
        reason = ask.refusal(run.state, known)
        assert reason is not None
        raise Refused(reason)

    def _answer(self, number: int, move: Move) -> None:
        run = self._runs[number]
        question = run.question
        if isinstance(question, Together):
            opened = self._opened[number]
            opened.append(move)
            if len(opened) < len(question.seats):
                self._ask(number, question, len(opened))
                return
            self._opened[number] = []
            run.answer_together(opened)
        else:
            run.answer(move)
        self._changed[number] = True
        following = run.question
        if following is None:
            self.ended.append((number, self.game.result(run.state)))
            self._runs[number] = self._new(number)
        else:
            self._ask(number, following, 0)
