"""What a match remembers: one entry for each thing done to it, in order, none ever changed."""

from collections.abc import Sequence
from typing import final

from freebooter.kernel.ask import Ask, Seat
from freebooter.kernel.events import Event
from freebooter.kernel.moves import Move
from freebooter.kernel.shares import Share, facts_of


class Entry:
    """One line of a match's history. `seat` is who did it, -1 for nobody in particular; `epoch` counts chance keys.

    `draws` are the chance results that it took and `events` what happened; only live entries have any.
    """

    __slots__ = ("draws", "epoch", "events", "number", "seat")

    def __init__(self, number: int, seat: Seat, epoch: int = 0) -> None:
        self.number = number
        self.seat = seat
        self.epoch = epoch
        self.draws: list[int] = []
        self.events: list[Event] = []

    def facts(self) -> list[object]:
        """What a record tells of it, to be hashed. Old records hold such hashes, so the form never changes."""
        raise TypeError(f"{type(self).__name__} must say what it tells")

    def __repr__(self) -> str:
        return f"<entry {self.number}: {type(self).__name__} seat {self.seat}>"


class LiveEntry(Entry):
    """The set-up or a move: it plays a part of the game.

    `words` is the place in the chance stream after it, so that play can go on from there. `digest`, where the entry
    reached a checkpoint, is a hash of that and of all that was entered before: a change to an earlier entry gives
    another hash here.
    `barrier` says that somebody has learnt something by it, so that it is not undone lightly.
    """

    __slots__ = ("barrier", "digest", "words")

    def __init__(self, number: int, seat: Seat) -> None:
        super().__init__(number, seat)
        self.words = 0
        self.digest = ""
        self.barrier = False


@final
class SetupEntry(LiveEntry):
    """The first entry: the table is laid, and played up to the first question."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, -1)

    def facts(self) -> list[object]:
        return ["setup", self.number, self.seat, "", self.draws, self.digest, self.epoch, -1, (), "", ""]


@final
class MoveEntry(LiveEntry):
    """A seat's answer. `ask` is the question that it answers, None for a sealed one."""

    __slots__ = ("ask", "move")

    def __init__(self, number: int, seat: Seat, move: Move) -> None:
        super().__init__(number, seat)
        self.move = move
        self.ask: Ask | None = None

    def facts(self) -> list[object]:
        return ["move", self.number, self.seat, self.move.name, self.draws, self.digest, self.epoch, -1, (), "", ""]

    def __repr__(self) -> str:
        return f"<entry {self.number}: seat {self.seat} plays {self.move}>"


@final
class UndoEntry(Entry):
    """Entry `undone` and all after it were taken back: by the seat that made it, or with everyone's consent."""

    __slots__ = ("consent", "undone")

    def __init__(self, number: int, seat: Seat, undone: int, consent: tuple[Seat, ...], epoch: int) -> None:
        super().__init__(number, seat, epoch)
        self.undone = undone
        self.consent = consent

    def facts(self) -> list[object]:
        return ["undo", self.number, self.seat, "", [], "", self.epoch, self.undone, self.consent, "", ""]


@final
class RekeyEntry(Entry):
    """Chance goes on with a new key, of which this is the commitment; `shares` are what the players added to it."""

    __slots__ = ("commitment", "shares")

    def __init__(self, number: int, commitment: str, epoch: int, shares: Sequence[Share] = ()) -> None:
        super().__init__(number, -1, epoch)
        self.commitment = commitment
        self.shares = tuple(shares)

    def facts(self) -> list[object]:
        told: list[object] = ["rekey", self.number, self.seat, "", [], "", self.epoch, -1, (), "", self.commitment]
        return [*told, facts_of(self.shares)] if self.shares else told


@final
class PassAheadEntry(Entry):
    """A seat said in advance that it passes every question of this prompt, or that it does so no longer."""

    __slots__ = ("passing", "prompt")

    def __init__(self, number: int, seat: Seat, prompt: str, passing: bool) -> None:
        super().__init__(number, seat)
        self.prompt = prompt
        self.passing = passing

    def facts(self) -> list[object]:
        undone = 0 if self.passing else 1  # where an undo has the number of the entry it takes back
        return ["pass-ahead", self.number, self.seat, "", [], "", self.epoch, undone, (), self.prompt, ""]
