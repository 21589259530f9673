"""Bags: how many of each kind are left. A shuffled pile is a bag, because nobody can know its order."""

from typing import ClassVar, final

from freebooter.kernel.native import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Bag:
    """Counts of what is left of each kind. Draw from it with `chance.draw(bag)`.

    Copies share the counts until one of them changes, because most bags of a copied state never do.
    """

    __slots__ = ("counts", "left", "shared")
    NOT_DATA: ClassVar[tuple[str, ...]] = ("shared",)

    def __init__(self, counts: list[int], left: int = -1, shared: bool = False) -> None:
        self.counts = counts
        self.left = sum(counts) if left < 0 else left
        self.shared = shared

    def copy(self) -> "Bag":
        self.shared = True
        return Bag(self.counts, self.left, True)

    def own(self) -> None:
        """Before a change: have the counts alone."""
        if self.shared:
            self.counts = self.counts[:]
            self.shared = False

    def add(self, kind: int, count: int = 1) -> None:
        self.own()
        counts = self.counts
        counts[kind] = counts[kind] + count  # twice as quick as `+=` when compiled
        self.left += count

    def take(self, kind: int, count: int = 1) -> None:
        """Take known things out; asking for what is not there is a fault of the rules."""
        held = self.counts[kind]
        if held < count:
            raise ValueError(f"the bag holds {held} of kind {kind}, not {count}")
        self.own()
        self.counts[kind] = held - count
        self.left -= count

    def at(self, rank: int) -> int:
        """The kind of the thing at `rank` when all are laid out kind by kind, sought from the nearer end."""
        if rank >= self.left:
            raise IndexError("the bag holds fewer things")
        if 2 * rank < self.left:
            kind: i64 = 0
            before: i64 = rank
            for count in self.counts:
                held: i64 = count
                if before < held:
                    break
                before -= held
                kind += 1
            return kind
        kind = len(self.counts) - 1
        behind: i64 = self.left - 1 - rank
        for count in reversed(self.counts):
            held = count
            if behind < held:
                break
            behind -= held
            kind -= 1
        return kind

    def pour(self, other: "Bag") -> None:
        """Put all of `other` into this bag and leave it empty."""
        self.own()
        other.own()
        counts, poured = self.counts, other.counts
        for kind in range(len(poured)):
            if poured[kind]:
                counts[kind] = counts[kind] + poured[kind]
                poured[kind] = 0
        self.left += other.left
        other.left = 0

    def kinds(self) -> list[int]:
        """What is inside, kind by kind, a thing for each."""
        return [kind for kind, count in enumerate(self.counts) if count for each in range(count)]

    def trimmed(self) -> list[int]:
        """The counts up to the last kind that is inside: kinds that are not in the game make no difference."""
        end = len(self.counts)
        while end and self.counts[end - 1] == 0:
            end -= 1
        return self.counts[:end]

    def __repr__(self) -> str:
        return f"Bag({self.counts})"
