# mypyc: skip
"""The lines of a record: what each holds, and how they are written."""

from collections.abc import Iterator
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec

from freebooter.kernel.history import Entry, LiveEntry, MoveEntry, PassAheadEntry, RekeyEntry, UndoEntry
from freebooter.kernel.match import Match
from freebooter.kernel.note import Refusal
from freebooter.kernel.shares import Share

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-(2**56), le=2**56)]
"""Larger ones are no numbers of ours, and could not even be put into words."""
FORMAT = 1
FOOTER = b'{"result"'
Decoded = TypeVar("Decoded")


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line. `form`: of the states that were hashed, 1 where nothing is said (`Game.form`).

    `shares`: what the players added to the key, a share for each person at the table; left out where nobody was asked.
    """

    freebooter: Number
    game: str
    rules: str
    options: dict[str, Any]
    seats: Number
    commitment: str
    names: list[str] = []
    form: Annotated[int, msgspec.Meta(ge=1, le=2**53)] | msgspec.UnsetType = msgspec.UNSET
    shares: list[Share] | msgspec.UnsetType = msgspec.UNSET

    @property
    def form_of_states(self) -> int:
        return 1 if isinstance(self.form, msgspec.UnsetType) else self.form

    @property
    def given_shares(self) -> list[Share]:
        return [] if isinstance(self.shares, msgspec.UnsetType) else self.shares


class Line(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A line for one entry. Seats count from 1, as people do."""

    n: Number
    seat: Number = 0
    move: str = ""
    draws: list[Number] = []
    hash: str = ""
    undo: Number = -1
    consent: list[Number] = []
    epoch: Number = 0
    rekey: str = ""
    shares: list[Share] = []
    """With `rekey`: what the players added to the new key, as in the header."""
    pass_ahead: str = ""
    off: bool = False


class Outcome(msgspec.Struct, forbid_unknown_fields=True):
    places: list[Number]
    scores: list[Number]


class Footer(msgspec.Struct, forbid_unknown_fields=True):
    """The last line of a finished game."""

    result: Outcome
    key: str = ""


class RecordError(Exception):
    """A record is damaged or not true. `entry` is the number of the entry, -1 for the header.

    `cause` is the reason behind the reason, where there is one to put into words.
    """

    def __init__(self, entry: int, message: str, cause: Refusal | None = None, **params: str | int) -> None:
        self.entry = entry
        self.cause = cause
        self.refusal = Refusal(message, "", entry=entry, **params)
        super().__init__(repr(self.refusal))


def header_line(match: Match, names: list[str] | None = None) -> bytes:
    header = Header(
        FORMAT,
        match.game.name,
        match.game.version,
        dict(match.given),
        match.seats,
        match.commitment,
        names or [],
        msgspec.UNSET if match.game.form == 1 else match.game.form,
        list(match.shares) or msgspec.UNSET,
    )
    return msgspec.json.encode(header) + b"\n"


def line_of(entry: Entry) -> Line:
    line = Line(entry.number, seat=entry.seat + 1)
    if isinstance(entry, LiveEntry):
        line.move = entry.move.name if isinstance(entry, MoveEntry) else ""
        line.draws = entry.draws
        line.hash = entry.digest
    elif isinstance(entry, UndoEntry):
        line.undo = entry.undone
        line.consent = [seat + 1 for seat in entry.consent]
        line.epoch = entry.epoch
    elif isinstance(entry, RekeyEntry):
        line.rekey = entry.commitment
        line.shares = list(entry.shares)
        line.epoch = entry.epoch
    elif isinstance(entry, PassAheadEntry):
        line.pass_ahead = entry.prompt
        line.off = not entry.passing
    return line


def entry_line(entry: Entry) -> bytes:
    return msgspec.json.encode(line_of(entry)) + b"\n"


def footer_line(match: Match) -> bytes:
    result = match.result()
    key = match.key.hex() if match.key is not None else ""
    return msgspec.json.encode(Footer(Outcome(list(result.places), list(result.scores)), key)) + b"\n"


def lines_of(match: Match, names: list[str] | None = None) -> Iterator[bytes]:
    """The whole record of a match as it stands."""
    yield header_line(match, names)
    for entry in match.history:
        yield entry_line(entry)
    if match.over:
        yield footer_line(match)


def whole_lines(data: bytes) -> list[bytes]:
    if not data:
        raise RecordError(-1, "record-empty")
    if not data.endswith(b"\n"):
        raise RecordError(data.count(b"\n") - 1, "record-cut-off")
    return data.splitlines()


def decode(raw: bytes, kind: type[Decoded], entry: int) -> Decoded:
    try:
        return msgspec.json.decode(raw, type=kind)
    except (ValueError, RecursionError) as error:  # msgspec's own errors are ValueErrors, and so are those of Unicode
        raise RecordError(entry, "record-unreadable", reason=str(error)) from None
