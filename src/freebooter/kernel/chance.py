"""Chance. Every die and every card drawn comes through `Chance.below`, and through nothing else.

`MatchChance` is for real games: each result follows from a key whose commitment is published at the
start and which is itself published at the end, so that anyone can check every die. `SearchChance` is
a small fast generator for bots and simulations. `ScriptedChance` gives tests the dice they ask for.
"""

from hashlib import blake2b
from typing import Final, final

from freebooter.kernel.bag import Bag
from freebooter.kernel.native import i64
from freebooter.kernel.note import Refusal

WORD: Final = 1 << 56
WORDS_PER_BLOCK: Final = 8


class ChanceError(Exception):
    """A chance result cannot be given, or is not what it must be. `note` says so in words, where people may meet it."""

    def __init__(self, text: str, note: Refusal | None = None) -> None:
        super().__init__(text)
        self.note = note


class Chance:
    """Where uncertain things come from.

    A run marks each checkpoint; `again` then gives a copy that meets the same results since that
    mark once more, and after them the same future.
    """

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        raise TypeError("use one of the kinds of chance")

    def mark(self) -> None:
        """A checkpoint is here."""
        raise TypeError("use one of the kinds of chance")

    def again(self) -> "Chance":
        """A copy that starts at the last mark."""
        raise TypeError("use one of the kinds of chance")

    def die(self) -> int:
        """An ordinary die."""
        return self.below(6) + 1

    def draw(self, bag: Bag) -> int:
        """Take one thing out of the bag and tell its kind."""
        kind = bag.at(self.below(bag.left))
        bag.take(kind)
        return kind


@final
class SearchChance(Chance):
    """Multiply-with-carry: one small int of state, so that copies are free.

    Seeds go through a hash, because neighbouring raw seeds give correlated streams.
    """

    __slots__ = ("marked", "state")

    def __init__(self, seed: int | str, state: int = 0) -> None:
        if state == 0:
            state = int.from_bytes(blake2b(str(seed).encode(), digest_size=7).digest(), "little") + 1
        self.state: i64 = state
        self.marked: i64 = state

    def below(self, n: int) -> int:
        state = self.state
        low: i64 = state & 0xFFFFFFFF
        state = 698769069 * low + (state >> 32)
        self.state = state
        low = state & 0xFFFFFFFF
        if n < 2147483648:
            return (low * n) >> 32
        raise ValueError("a search chance gives numbers below 2**31 only")

    def mark(self) -> None:
        self.marked = self.state

    def again(self) -> "SearchChance":
        return SearchChance(0, self.marked)


@final
class ScriptedChance(Chance):
    """Gives the numbers of a script, in order, then goes on by `rest` if there is one."""

    __slots__ = ("rest", "script", "since")

    def __init__(self, script: list[int], rest: Chance | None = None) -> None:
        self.script = list(script)
        self.rest = rest
        self.since: list[int] = []

    def below(self, n: int) -> int:
        if self.script:
            value = self.script.pop(0)
            if not 0 <= value < n:
                raise ChanceError(f"the script says {value} where a number below {n} is due")
            self.since.append(value)
            return value
        if self.rest is None:
            raise ChanceError(f"the script is used up where a number below {n} is due")
        return self.rest.below(n)

    def mark(self) -> None:
        self.since = []
        if self.rest is not None:
            self.rest.mark()

    def again(self) -> "ScriptedChance":
        return ScriptedChance(self.since + self.script, None if self.rest is None else self.rest.again())


@final
class ForkingChance(Chance):
    """Remembers its results since the mark, so that what comes next can be exchanged (`future`) at any point.

    `fresh` counts the results that came from the future: trees that make chance a move of its own look at it.
    """

    __slots__ = ("_ahead", "_since", "fresh", "future")

    def __init__(self, future: SearchChance, ahead: list[int] | None = None) -> None:
        self.future = future
        self.fresh = 0
        self._ahead: list[int] = [] if ahead is None else ahead
        self._since: list[int] = []

    def below(self, n: int) -> int:
        if self._ahead:
            result = self._ahead.pop(0)
        else:
            result = self.future.below(n)
            self.fresh += 1
        self._since.append(result)
        return result

    def mark(self) -> None:
        self._since = []

    def again(self) -> "ForkingChance":
        return ForkingChance(SearchChance(0, self.future.state), self._since + self._ahead)


def key_from_seed(seed: int | str) -> bytes:
    """The chance key of a game that shall be reproducible."""
    return blake2b(f"freebooter seed {seed}".encode(), digest_size=32).digest()


def commitment(key: bytes) -> str:
    """What is published at the start: it fixes the key without telling it."""
    return blake2b(key, digest_size=32, person=b"freebooter-commi").hexdigest()


@final
class MatchChance(Chance):
    """Result number `count` of an `epoch` is a keyed hash of both: nothing else, and checkable later.

    `tape` collects the results; the match cuts it into entries. Results that are `ahead` come from a
    record and are given out first; with the key at hand each is checked against it. Without a key
    only recorded results can be given. `replayed` results, after a copy, were checked before.
    """

    __slots__ = ("_block", "_block_at", "_key", "ahead", "count", "epoch", "replayed", "since", "tape")

    def __init__(self, key: bytes | None, epoch: int = 0, count: int = 0) -> None:
        self._key = key
        self.epoch = epoch
        self.count = count
        self.tape: list[int] = []
        self.since: list[int] = []
        self.ahead: list[int] = []
        self.replayed: list[int] = []
        self._block = b""
        self._block_at = -1

    def below(self, n: int) -> int:
        result = self.replayed.pop(0) if self.replayed else self._fresh(n)
        if not 0 <= result < n:
            note = Refusal("chance-too-high", said=result, below=n)
            raise ChanceError(f"the recorded result {result} is not below {n}", note)
        self.tape.append(result)
        self.since.append(result)
        return result

    def mark(self) -> None:
        self.since = []

    def again(self) -> "MatchChance":
        twin = MatchChance(self._key, self.epoch, self.count)
        twin.replayed = self.since[:]
        return twin

    def _fresh(self, n: int) -> int:
        result = self._proven(n) if self._key is not None else -1
        if self.ahead:
            recorded = self.ahead.pop(0)
            if result >= 0 and recorded != result:
                note = Refusal("chance-altered", said=recorded, due=result)
                raise ChanceError(f"the record says {recorded}, the key gives {result}", note)
            return recorded
        if result < 0:
            note = Refusal("chance-no-key")
            raise ChanceError("the chance key of this game is not known, so it cannot go on", note)
        return result

    def _proven(self, n: int) -> int:
        if not 0 < n <= WORD:
            raise ValueError(f"a match chance gives numbers below 1 to 2**56, not below {n}")
        # Words beyond the last whole multiple of n are passed over, so that no result is favoured.
        limit = WORD - WORD % n
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def _word(self) -> int:
        at, place = divmod(self.count, WORDS_PER_BLOCK)
        self.count += 1
        if at != self._block_at:
            key = self._key
            assert key is not None
            self._block = blake2b(f"{self.epoch}/{at}".encode(), key=key, digest_size=64).digest()
            self._block_at = at
        return int.from_bytes(self._block[8 * place : 8 * place + 7], "little")
