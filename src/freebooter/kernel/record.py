# mypyc: skip
"""Records: one file that is save, replay, bug report and test fixture. Readable JSON lines.

    {"freebooter": 1, "game": "seven-seas", "rules": "1", "options": {}, "seats": 4, "commitment": "..."}
    {"n": 0, "draws": [...], "hash": "..."}
    {"n": 1, "seat": 2, "move": "choose-captain"}
    {"n": 9, "undo": 8, "seat": 2}
    {"result": {...}, "key": "..."}

The key of the dice stands in the last line, once the game is over. Until then it lies in a file of
its own beside the record, so that nobody who reads the record can foresee a die. The record itself
tells all that was dealt and all that is sealed: while the game goes on, it is not for the players.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from freebooter.kernel.chance import ChanceError, commitment
from freebooter.kernel.game import AnyGame
from freebooter.kernel.history import Entry, LiveEntry, MoveEntry, PassAheadEntry, RekeyEntry, UndoEntry
from freebooter.kernel.match import Match, begin_match
from freebooter.kernel.refusal import Refusal, Refused

FORMAT = 1
FOOTER = b'{"result"'
Decoded = TypeVar("Decoded")


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    freebooter: int
    game: str
    rules: str
    options: dict[str, Any]
    seats: int
    commitment: str
    names: list[str] = []


class Line(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A line for one entry. Seats count from 1, as people do."""

    n: int
    seat: int = 0
    move: str = ""
    draws: list[int] = []
    hash: str = ""
    undo: int = -1
    consent: list[int] = []
    epoch: int = 0
    rekey: str = ""
    pass_ahead: str = ""
    off: bool = False


class Outcome(msgspec.Struct, forbid_unknown_fields=True):
    places: list[int]
    scores: list[int]


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


class Reader:
    """Replays a record line by line, refusing the first line that is not whole or not true.

    A record that we wrote ourselves can be `trusted`: then only its last hash is worked out again, which takes a
    fifth of the time and still finds a game that plays otherwise than it did.
    """

    def __init__(
        self, data: bytes, find_game: Callable[[str], AnyGame], key: bytes | None = None, trusted: bool = False
    ) -> None:
        self._lines = _whole_lines(data)
        self._next = 1
        self._trusted = trusted
        self._last_hash = self._find_last_hash()
        self.header = _decode(self._lines[0], Header, -1)
        self.footer = self._find_footer()
        self.game = self._check_header(find_game)
        self._last_key = self._check_key(key)
        self.key = self._key_to(self.header.commitment)
        self.unproven = 0
        self.match = self._begin()

    def _find_footer(self) -> Footer | None:
        if not self._lines[-1].startswith(FOOTER):
            return None
        return _decode(self._lines.pop(), Footer, len(self._lines) - 1)

    def _find_last_hash(self) -> int:
        for index in range(len(self._lines) - 1, 0, -1):
            if b'"hash":' in self._lines[index]:
                return index
        return 0

    def _check_header(self, find_game: Callable[[str], AnyGame]) -> AnyGame:
        if self.header.freebooter != FORMAT:
            raise RecordError(-1, "record-format", said=self.header.freebooter, known=FORMAT)
        if self.header.names and len(self.header.names) != self.header.seats:
            raise RecordError(-1, "record-names", said=len(self.header.names), due=self.header.seats)
        try:
            game = find_game(self.header.game)
        except Refused as error:
            raise RecordError(-1, "record-header", error.refusal, reason=repr(error.refusal)) from None
        played_by = game.as_of(self.header.rules)
        if played_by is None:
            raise RecordError(-1, "record-rules", said=self.header.rules, known=game.version, game=game.name)
        return played_by

    def _check_key(self, key: bytes | None) -> bytes | None:
        """The key at hand, if there is one: it must be the one that was promised last."""
        said = key_from_text(self.footer.key) if self.footer is not None and self.footer.key else key
        if said is None:
            return None
        promises = [self.header.commitment]
        for number, raw in enumerate(self._lines[1:]):
            if b'"rekey"' in raw:
                promises.append(_decode(raw, Line, number).rekey)
        if commitment(said) != promises[-1]:
            raise RecordError(-1, "record-commitment")
        return said

    def _key_to(self, promise: str) -> bytes | None:
        """The key of this commitment, if it is at hand; a key that was replaced is not."""
        return self._last_key if self._last_key is not None and commitment(self._last_key) == promise else None

    def _begin(self) -> Match:
        if len(self._lines) < 2:
            raise RecordError(0, "record-no-setup")
        line = self._line(1)
        header = self.header
        try:
            match = begin_match(self.game, header.seats, header.options, self.key, header.commitment, line.draws)
        except Refused as error:
            raise RecordError(-1, "record-header", error.refusal, reason=repr(error.refusal)) from None
        except ChanceError as error:
            raise RecordError(0, "record-chance", error.note, reason=str(error)) from None
        entry = match.live[0]
        if entry.draws != line.draws:
            raise RecordError(0, "record-draws", said=len(line.draws), due=len(entry.draws))
        self._check_hash(entry, line)
        _check_fields(entry, line)
        if self.key is None:
            self.unproven += len(line.draws)
        return match

    def _line(self, index: int) -> Line:
        line = _decode(self._lines[index], Line, index - 1)
        if line.n != index - 1:
            raise RecordError(index - 1, "record-number", said=line.n)
        return line

    def play_all(self) -> Match:
        for _entry in self.entries():
            pass
        return self.match

    def entries(self) -> Iterator[Entry]:
        """Enter line after line; yields each entry when it has been found true."""
        while self._next < len(self._lines):
            if self._next > 1:
                line = self._line(self._next)
                self._enter(line)
                _check_fields(self.match.history[-1], line)
            self._next += 1
            yield self.match.history[-1]
        self._check_footer()

    def add(self, data: bytes) -> None:
        """Further lines of the same record, for `entries` to go on with."""
        self._lines += _whole_lines(data)
        self._last_hash = self._find_last_hash()

    def _enter(self, line: Line) -> None:
        match = self.match
        if not 0 <= line.seat <= match.seats:
            raise RecordError(line.n, "record-seat", seat=line.seat)
        if line.move:
            self._enter_move(line)
        elif line.undo >= 0:
            self._enter_undo(line)
        elif line.rekey or line.pass_ahead:
            self._enter_word(line)
        else:
            raise RecordError(line.n, "record-empty-entry")

    def _enter_word(self, line: Line) -> None:
        try:
            if line.rekey:
                self.match.enter_rekey(line.rekey, self._key_to(line.rekey))
            else:
                self.match.enter_pass_ahead(line.seat - 1, line.pass_ahead, not line.off)
        except Refused as error:
            raise RecordError(line.n, "record-impossible", error.refusal, reason=error.refusal.message) from None

    def _enter_move(self, line: Line) -> None:
        match = self.match
        move = match.game.moves.by_name(line.move)
        if move is None:
            raise RecordError(line.n, "record-unknown-move", move=line.move)
        refusal = match.refuse(line.seat - 1, move)
        if refusal is not None:
            reason = refusal.message
            raise RecordError(line.n, "record-illegal", refusal, seat=line.seat, move=line.move, reason=reason)
        try:
            known = line.hash if self._trusted and line.n + 1 < self._last_hash else ""
            entry = match.enter_move(line.seat - 1, move, line.draws, known)
        except ChanceError as error:
            raise RecordError(line.n, "record-chance", error.note, reason=str(error)) from None
        if entry.draws != line.draws:
            raise RecordError(line.n, "record-draws", said=len(line.draws), due=len(entry.draws))
        if match.key is None:
            self.unproven += len(line.draws)
        self._check_hash(entry, line)

    def _enter_undo(self, line: Line) -> None:
        match = self.match
        try:
            if line.consent:
                match.rewind(line.undo, {seat - 1 for seat in line.consent})
            else:
                match.undo(line.seat - 1)
        except Refused as error:
            raise RecordError(line.n, "record-undo", error.refusal, reason=error.refusal.message) from None
        entry = match.history[-1]
        if not isinstance(entry, UndoEntry) or entry.undone != line.undo:
            raise RecordError(line.n, "record-undo", reason=f"entry {line.undo}")

    def _check_hash(self, entry: LiveEntry, line: Line) -> None:
        if entry.digest != line.hash:
            raise RecordError(line.n, "record-hash", said=line.hash or "-", due=entry.digest or "-")

    def _check_footer(self) -> None:
        """The last line must tell the result of the game as it was played."""
        if self.footer is None:
            return
        last = self.match.history[-1].number
        if not self.match.over:
            raise RecordError(last, "record-early-end")
        result = self.match.result()
        said = self.footer.result
        if (said.places, said.scores) != (list(result.places), list(result.scores)):
            raise RecordError(last, "record-result")


def _check_fields(entry: Entry, line: Line) -> None:
    """A line says what its entry says, and nothing beside."""
    if line_of(entry) != line:
        raise RecordError(line.n, "record-fields")


def read_match(
    data: bytes, find_game: Callable[[str], AnyGame], key: bytes | None = None, trusted: bool = False
) -> Match:
    """The match that a record tells, or `RecordError`. Without a key it can be looked at but not go on."""
    return Reader(data, find_game, key, trusted).play_all()


class Recorder:
    """Appends each entry of a match to its file as it is made; a failed write leaves all before it whole.

    To `resume` is to go on with the file of this very match; any other file is left as it is.
    """

    def __init__(self, path: Path, match: Match, names: list[str] | None = None, resume: bool = False) -> None:
        self.path = path
        self.match = match
        self._written, self._finished = self._lines_in_file() if resume else (0, False)
        self._file = path.open("ab" if resume else "xb", buffering=0)
        try:
            if not resume:
                write_key(path, match)
                self._append(header_line(match, names))
            self.update()
        except OSError:
            self.close()
            if not resume:
                key_path(path).unlink(missing_ok=True)
                path.unlink()
            raise

    def update(self) -> None:
        """Write what has come since the last call; after the end, the result and the key."""
        while self._written < len(self.match.history):
            entry = self.match.history[self._written]
            if isinstance(entry, RekeyEntry):
                write_key(self.path, self.match)
            self._append(entry_line(entry))
            self._written += 1
        if self.match.over and not self._finished:
            self._append(footer_line(self.match))
            self._finished = True
            key_path(self.path).unlink(missing_ok=True)

    def close(self) -> None:
        self._file.close()

    def _append(self, line: bytes) -> None:
        end = self._file.seek(0, 2)
        try:
            while line:
                line = line[self._file.write(line) :]
        except OSError:
            self._file.truncate(end)
            raise

    def _lines_in_file(self) -> tuple[int, bool]:
        """How many entries the file has, and whether the result. They must be the first ones of this match."""
        lines = _whole_lines(self.path.read_bytes())[1:]
        finished = bool(lines) and lines[-1].startswith(FOOTER)
        entries = lines[:-1] if finished else lines
        for number, raw in enumerate(entries):
            own = self.match.history[number : number + 1]
            if [line_of(entry) for entry in own] != [_decode(raw, Line, number)]:
                raise RecordError(number, "record-other")
        return len(entries), finished


def key_path(path: Path) -> Path:
    """Where the key of an unfinished game lies."""
    return path.with_name(path.name + ".key")


def write_key(path: Path, match: Match) -> None:
    """Keep the key of an unfinished game beside its record; an older key stays until the new one is whole."""
    try:
        _place_key(path, _new_key(path, match))
    except OSError:
        _new(key_path(path)).unlink(missing_ok=True)
        raise


def _new_key(path: Path, match: Match) -> Path | None:
    """A file with the key, for the owner's eyes only, that is yet to be put in its place."""
    if match.key is None or match.over:
        return None
    fresh = _new(key_path(path))
    fresh.unlink(missing_ok=True)
    fresh.touch(mode=0o600, exist_ok=False)
    fresh.write_text(match.key.hex() + "\n")
    return fresh


def _place_key(path: Path, fresh: Path | None) -> None:
    if fresh is None:
        key_path(path).unlink(missing_ok=True)
    else:
        fresh.replace(key_path(path))


def _new(path: Path) -> Path:
    """Where a file is written before it takes the place of an older one."""
    return path.with_name(path.name + ".new")


def read_key(path: Path) -> bytes | None:
    secret = key_path(path)
    return key_from_text(secret.read_text(errors="replace")) if secret.exists() else None


def key_from_text(text: str) -> bytes:
    try:
        return bytes.fromhex(text.strip())
    except ValueError:
        raise RecordError(-1, "record-key-unreadable") from None


def save(match: Match, path: Path, names: list[str] | None = None) -> None:
    """Write a whole record at once, or nothing: an older file of that name stays until the new one is whole."""
    try:
        _new(path).write_bytes(b"".join(lines_of(match, names)))
        key = _new_key(path, match)
        _new(path).replace(path)
        _place_key(path, key)
    except OSError:
        _new(path).unlink(missing_ok=True)
        _new(key_path(path)).unlink(missing_ok=True)
        raise


def _whole_lines(data: bytes) -> list[bytes]:
    if not data:
        raise RecordError(-1, "record-empty")
    if not data.endswith(b"\n"):
        raise RecordError(data.count(b"\n") - 1, "record-cut-off")
    return data.splitlines()


def _decode(raw: bytes, kind: type[Decoded], entry: int) -> Decoded:
    try:
        return msgspec.json.decode(raw, type=kind)
    except (ValueError, RecursionError) as error:  # msgspec's own errors are ValueErrors, and so are those of Unicode
        raise RecordError(entry, "record-unreadable", reason=str(error)) from None
