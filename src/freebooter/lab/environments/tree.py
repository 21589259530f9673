"""A game as a tree in which chance moves too: what OpenSpiel and other searches over explicit trees need.

Dice lie anywhere in a tray, so throws cannot be listed one by one. Chance therefore chooses one of `fates`, all equally
likely: each is a stream of dice and cards of its own, drawn anew at every point where chance is needed. The more fates
there are, the nearer the tree comes to the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b

from freebooter.kernel.chance import ForkingChance, SearchChance
from freebooter.lab.environments.stepped import SteppedGame


class GameTree:
    """One point of the tree. An action is the code of a move where a seat chooses, the number of a fate at a throw."""

    def __init__(self, table: SteppedGame, fates: int) -> None:
        self.fates = fates
        self.actions: list[int] = []
        self.known: list[list[str]] = [[] for seat in range(table.players)]
        self._table = table
        self._begun = False
        self._thrown: tuple[int, int] | None = None  # the seat and the move that wait for their fate

    @property
    def table(self) -> SteppedGame:
        return self._table

    @property
    def over(self) -> bool:
        return self._begun and self._table.end is not None

    @property
    def chance_moves(self) -> bool:
        return not self._begun or self._thrown is not None

    @property
    def seat(self) -> int:
        """The seat that chooses."""
        return self._table.asked[0]

    def legal(self, seat: int) -> list[int]:
        if self.over or self.chance_moves or seat != self.seat:
            return []
        return sorted(move.code for move in self._table.offered(seat))

    def apply(self, action: int) -> None:
        if self.chance_moves:
            self._let_chance_decide(action)
        else:
            self._choose(action)
        self.actions.append(action)

    def features(self, seat: int) -> bytes:
        """What a seat knows; nothing before the set-up."""
        return self._table.observe(seat).tobytes() if self._begun else b""

    def recall(self, seat: int) -> str:
        """All that a seat has seen and done so far, for searches that must tell apart what a seat can tell apart."""
        return " ".join(self.known[seat])

    def copy(self) -> GameTree:
        twin = object.__new__(GameTree)
        twin.__dict__.update(self.__dict__)
        twin.actions = self.actions[:]
        twin.known = [seen[:] for seen in self.known]
        if self._begun:
            twin._table = self._table.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> GameTree:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        table = self._table
        return replayed, (table.game.name, table.players, table.given, table.rewards_by, self.fates, self.actions)

    def _future(self, fate: int) -> SearchChance:
        return SearchChance(f"fate {','.join(map(str, self.actions))} {fate}")

    def _let_chance_decide(self, fate: int) -> None:
        if not self._begun:
            table = self._table.unbegun()
            table.begin_with(ForkingChance(self._future(fate)), keeps=True)
            self._begun = True
        else:
            assert self._thrown is not None
            table = self._table.copy()
            chance = table.run.state.chance
            assert isinstance(chance, ForkingChance)
            chance.future = self._future(fate)
            table.answer(*self._thrown)
            self._thrown = None
        self._table = table
        self._remember()

    def _choose(self, code: int) -> None:
        seat = self.seat
        tried = self._table.copy()
        tried.answer(seat, code)
        self.known[seat].append(self._table.moves[code].name)
        chance = tried.run.state.chance
        assert isinstance(chance, ForkingChance)
        if chance.fresh:
            self._thrown = seat, code
        else:
            self._table = tried
            self._remember()

    def _remember(self) -> None:
        for seat, seen in enumerate(self.known):
            now = blake2b(self.features(seat), digest_size=6).hexdigest()
            if not seen or seen[-1] != now:
                seen.append(now)


def replayed(
    game: str, players: int, options: Mapping[str, object], rewards: str, fates: int, actions: list[int]
) -> GameTree:
    """The point of the tree that these actions lead to."""
    tree = GameTree(SteppedGame(game, players, options, rewards), fates)
    for action in actions:
        tree.apply(action)
    return tree
