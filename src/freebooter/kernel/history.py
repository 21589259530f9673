"""What a match remembers: one entry for each thing done to it, in order, none ever changed."""

from typing import Final, final

from freebooter.kernel.ask import Ask, Seat
from freebooter.kernel.events import Event
from freebooter.kernel.moves import Move

SETUP: Final = "setup"
MOVE: Final = "move"
UNDO: Final = "undo"
REKEY: Final = "rekey"
PASS_AHEAD: Final = "pass-ahead"


@final
class Entry:
    """One line of a match's history.

    `draws` are the chance results it took and `words` the place in the chance stream after it, so
    that play can go on from there. `digest`, where the entry reached a checkpoint, is a hash of that
    and of all that was entered before: whoever changes an earlier entry finds another hash here.
    `ask` is the question that a move has answered, None for a sealed one.
    `barrier` says that somebody has learnt something by it, so that it is not undone lightly.
    """

    __slots__ = (
        "ask", "barrier", "commitment", "consent", "digest", "draws", "epoch", "events", "kind", "move", "number",
        "prompt", "seat", "undone", "words",
    )  # fmt: skip

    def __init__(self, kind: str, number: int, seat: Seat = -1, move: Move | None = None) -> None:
        self.kind = kind
        self.number = number
        self.seat = seat
        self.move = move
        self.ask: Ask | None = None
        self.prompt = ""
        self.draws: list[int] = []
        self.words = 0
        self.epoch = 0
        self.events: list[Event] = []
        self.digest = ""
        self.barrier = False
        self.undone = -1
        self.consent: tuple[Seat, ...] = ()
        self.commitment = ""

    def facts(self) -> list[object]:
        """What a record tells of it."""
        move = "" if self.move is None else self.move.name
        done = [self.kind, self.number, self.seat, move, self.draws, self.digest]
        return [*done, self.epoch, self.undone, self.consent, self.prompt, self.commitment]

    def __repr__(self) -> str:
        return f"<entry {self.number}: {self.kind} seat {self.seat} {self.move or ''}>"
