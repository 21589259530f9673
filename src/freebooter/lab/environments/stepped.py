"""One game played step by step by programs: what every environment is made of."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b

import numpy as np
from numpy.typing import NDArray

from freebooter.games import find_game
from freebooter.kernel.ask import Ask, Together
from freebooter.kernel.chance import Chance, SearchChance
from freebooter.kernel.game import AnyGame
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal, Refused, refused
from freebooter.kernel.programs.features import FeatureRow
from freebooter.kernel.programs.masks import MaskRows
from freebooter.kernel.programs.observer import KeptRows
from freebooter.kernel.result import Result
from freebooter.kernel.run import Run
from freebooter.lab.environments.rewards import REWARDS
from freebooter.lab.simulate import check_table

Row = NDArray[np.uint8]
Mask = NDArray[np.int8]


class SteppedGame:
    """A game under way, for `players` seats that count from 0. Moves are numbers: their codes in the game's table.

    Seats that choose at the same time answer in any order; their answers are opened together, and none of them is
    seen before. `end` is the result of a game that is over.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "places",
    ) -> None:
        self.game: AnyGame = find_game(game)
        self.players = self.game.most if players is None else players
        self.given = dict(options or {})
        check_table(self.game, self.given, self.players)
        self.options = self.game.options(self.given)
        self.rewards_by = rewards
        self._worth = reward_named(rewards)
        self.moves = self.game.moves.table
        self.features = feature_names(self.game, self.options, self.players)
        self.features_version = features_version(self.features)
        self.end: Result | None = None
        self._masks = MaskRows(len(self.moves))
        self._kept: KeptRows | None = None
        self._sealed: dict[int, Move] = {}

    def begin(self, seed: int | str | None = None, keeps: bool = False) -> None:
        """Set up and play to the first question. Without a seed it is another game each time."""
        chosen = random.SystemRandom().getrandbits(62) if seed is None else seed
        self.begin_with(SearchChance(f"environment {chosen}"), keeps)

    def begin_with(self, chance: Chance, keeps: bool = False) -> None:
        self.run = Run(self.game, self.game.setup(self.options, self.players, chance), keeps)
        self.run.begin()
        self._sealed = {}
        self._find_end()

    @property
    def asked(self) -> list[int]:
        """The seats that have to answer now; nobody when the game is over."""
        question = self.run.question
        if isinstance(question, Ask):
            return [question.seat]
        if isinstance(question, Together):
            return [seat for seat in question.seats if seat not in self._sealed]
        return []

    def offered(self, seat: int) -> list[Move]:
        """What a seat may choose; nothing if it is not asked."""
        question = self.run.question
        if isinstance(question, Ask):
            return question.options if question.seat == seat else []
        if isinstance(question, Together) and seat in question.seats and seat not in self._sealed:
            return question.offer(seat)
        return []

    def refusal(self, seat: int, code: int) -> Refusal | None:
        """Why a seat may not make the move with this code; None when it may."""
        question = self.run.question
        ask = None if question is None or seat not in self.asked else question.ask_of(seat)
        if ask is None:
            asked = ", ".join(str(other + 1) for other in self.asked)
            return Refusal("not-asked", seat=seat + 1, asked=asked)
        if not 0 <= code < len(self.moves):
            return Refusal("no-such-move", move=str(code), game=self.game.name)
        return ask.refusal(self.run.state, self.moves[code])

    def answer(self, seat: int, code: int) -> None:
        """Make a move for a seat; one that is not on offer raises `Refused` with the reason, and nothing happens."""
        move = next((move for move in self.offered(seat) if move.code == code), None)
        if move is None:
            raise Refused(self.refusal(seat, code) or Refusal("no-such-move", move=str(code), game=self.game.name))
        question = self.run.question
        if isinstance(question, Together):
            self._sealed[seat] = move
            if len(self._sealed) < len(question.seats):
                return
            moves = [self._sealed[other] for other in question.seats]
            self._sealed = {}
            self.run.answer_together(moves)
        else:
            self.run.answer(move)
        if self.run.question is None:
            self._find_end()

    def observe(self, seat: int) -> Row:
        """What a seat knows, as a row of features (`features` has their names)."""
        return np.frombuffer(bytearray(self._row(seat)), dtype=np.uint8)

    def mask(self, seat: int, extra: int = 0) -> Mask:
        """1 for every move that a seat may choose, by code; `extra` zeros at the end."""
        row = bytearray(self._masks.row(self.offered(seat)))
        if extra:
            row.extend(bytes(extra))
        return np.frombuffer(row, dtype=np.int8)

    def rewards(self) -> list[float]:
        """What the end is worth to each seat."""
        assert self.end is not None
        return self._worth(self.end)

    def unbegun(self) -> SteppedGame:
        """Another game of the same kind that has not begun yet."""
        twin = object.__new__(SteppedGame)
        twin.__dict__.update(self.__dict__)
        twin._kept = None  # it has seen another game
        return twin

    def copy(self) -> SteppedGame:
        """The same game with the same future, independent of this one. It must have begun with `keeps`."""
        twin = self.unbegun()
        twin.run = self.run.copy()
        twin._sealed = dict(self._sealed)
        return twin

    def _row(self, seat: int) -> bytes:
        if self._kept is None:
            self._kept = self.game.observer.kept_rows()
        if self._kept is None:
            row = FeatureRow()
            self.game.observer.fill(self.run.state, seat, row)
            return row.filled()
        self._kept.look(self.run.state)
        return self._kept.row(seat)

    def _find_end(self) -> None:
        self.end = self.game.result(self.run.state) if self.run.question is None else None


def reward_named(name: str) -> Callable[[Result], list[float]]:
    if name not in REWARDS:
        raise refused("lab-rewards", rewards=name, known=", ".join(REWARDS))
    return REWARDS[name]


def feature_names(game: AnyGame, options: object, players: int) -> list[str]:
    """The names of the features of a row, in their order."""
    row = FeatureRow(named=True)
    game.observer.fill(game.setup(options, players, SearchChance("names")), 0, row)
    if not row.names:
        raise refused("no-features", game=game.name)
    return row.names


def features_version(features: Sequence[str]) -> str:
    """Tells layouts of rows apart: the same features in the same order have the same version, others another one.

    A feature whose meaning changes gets another name, so a program that learnt by one version can play by it.
    """
    return blake2b("\n".join(features).encode(), digest_size=4).hexdigest()
