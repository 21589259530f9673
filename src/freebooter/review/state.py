"""What is known of a game so far: plain data, so that a review can be stored, shown in part, and gone on with."""

import msgspec

from freebooter.kernel.note import Note, Param

VERSION = 1
"""Of the way in which reviews are worked out; stored ones of another version are worked out anew."""


class Tried(msgspec.Struct, array_like=True):
    """What came of one option in all playouts that began with it: sums, to be divided by `times`.

    `sought` of them were the search's own choice; the others were played to compare the option with another.
    """

    times: int = 0
    sought: int = 0
    chance: float = 0.0
    """To win, between 0 and 1."""
    lead: float = 0.0
    """Points ahead of the others, about a round later."""

    @property
    def mean_chance(self) -> float:
        return self.chance / self.times if self.times else 0.0

    @property
    def mean_lead(self) -> float:
        return self.lead / self.times if self.times else 0.0


class NoteData(msgspec.Struct, omit_defaults=True):
    """A message of the engine, stored: its text is made in the reader's language."""

    message: str
    params: dict[str, Param] = {}
    rule: str = ""

    @staticmethod
    def of(note: Note | None) -> "NoteData | None":
        return None if note is None else NoteData(note.message, dict(note.params), note.rule)

    def note(self) -> Note:
        return Note(self.message, self.rule, **self.params)


class OptionData(msgspec.Struct, omit_defaults=True):
    """How an option is called where its question is not seen, and what it promises."""

    label: NoteData | None = None
    preview: NoteData | None = None


class Decision(msgspec.Struct):
    """One choice between several options. `entry` is its number in the history of the match, `at` its place in the
    game: how many decisions came before it."""

    entry: int
    at: int
    seat: int
    round: int
    prompt: str
    move: str
    options: int
    """How many there were."""
    tried: dict[str, Tried] = {}
    portions: int = 0
    """How often it was thought about."""
    named: dict[str, OptionData] = {}
    """What is to be said about options that a summary names."""

    @property
    def times(self) -> int:
        return sum(one.times for one in self.tried.values())


class Sample(msgspec.Struct, array_like=True):
    """A game played out from a moment of this one: how the seats stood a round later, and who won in the end."""

    left: float
    """The part of the game that was still to come."""
    standing: list[int]
    wins: list[float]


class Review(msgspec.Struct):
    """The review of one finished game, as far as it has come."""

    game: str
    rules: str
    seats: int
    places: list[int]
    scores: list[int]
    decisions: list[Decision]
    end: int
    """How many entries the match has."""
    version: int = VERSION
    samples: list[Sample] = []
    step: int = 0
    """How many steps of the plan are done, and of how many; more may be planned as it becomes clear what matters."""
    steps: int = 1
    seconds: float = 0.0
    """Thinking time so far."""
    done: bool = False
