"""Moves: interned, immutable, each with a stable code in the table of its game.

A game declares all its moves once, in families, when it is imported. Rules then build option lists
by slicing prepared lists (`SEND[: limit + 1]`), which costs next to nothing, and records and wire
messages name a move by a code or a name that never changes within a rules version.
"""

from collections.abc import Sequence
from typing import Final, final

from freebooter.kernel.native import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Move:
    """One thing a seat can choose.

    `value` is the number a rule reads (a count, or the index of what was named); `verb` and `params`
    say the same to people.
    """

    __slots__ = ("code", "name", "params", "value", "verb")

    def __init__(self, code: int, verb: str, value: int, params: tuple[tuple[str, str | int], ...]) -> None:
        self.code: Final = code
        self.verb: Final = verb
        self.value: Final = value
        self.params: Final = params
        self.name: Final = "-".join([verb, *[str(value) for _, value in params]])

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __copy__(self) -> "Move":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Move":
        return self


@final
class Moves:
    """The table of all moves of one game. Codes are given in the order of declaration."""

    def __init__(self) -> None:
        self.table: list[Move] = []
        self._by_name: dict[str, Move] = {}

    def one(self, verb: str) -> Move:
        """A move that needs no more words: `DECLINE = MOVES.one("decline")`."""
        return self._add(verb, 0, ())

    def counts(self, verb: str, most: int, param: str = "count") -> list[Move]:
        """A move for each count from 0 to `most`; the count is its value and its place in the list."""
        return [self._add(verb, count, ((param, count),)) for count in range(most + 1)]

    def each(self, verb: str, param: str, things: Sequence[str], first: int = 0) -> list[Move]:
        """A move for each named thing; its value is the index of the thing, the first of them being number `first`."""
        return [self._add(verb, index, ((param, thing),)) for index, thing in enumerate(things, first)]

    def grid(self, verb: str, param: str, things: Sequence[str], most: int) -> list[list[Move]]:
        """For each thing a list of counts from 0 to `most`; the value is the count."""
        return [
            [self._add(verb, count, ((param, thing), ("count", count))) for count in range(most + 1)]
            for thing in things
        ]

    def extend(self, family: list[Move], thing: str) -> Move:
        """One more thing for a family that `each` has declared; the move is appended to it."""
        first = family[0]
        move = self._add(first.verb, len(family), ((first.params[0][0], thing),))
        family.append(move)
        return move

    def by_code(self, code: int) -> Move | None:
        return self.table[code] if 0 <= code < len(self.table) else None

    def by_name(self, name: str) -> Move | None:
        return self._by_name.get(name)

    def _add(self, verb: str, value: int, params: tuple[tuple[str, str | int], ...]) -> Move:
        move = Move(len(self.table), verb, value, params)
        if move.name in self._by_name:
            raise ValueError(f"the move {move.name!r} is declared twice")
        self.table.append(move)
        self._by_name[move.name] = move
        return move
