# mypyc: skip
"""Reading records: every line is played again and checked."""

from collections.abc import Callable, Iterator

from freebooter.kernel.chance import ChanceError, commitment
from freebooter.kernel.game import AnyGame
from freebooter.kernel.history import Entry, LiveEntry, UndoEntry
from freebooter.kernel.match import Match, begin_match
from freebooter.kernel.note import Refused
from freebooter.kernel.record.keys import key_from_text
from freebooter.kernel.record.lines import (
    FOOTER,
    FORMAT,
    Footer,
    Header,
    Line,
    RecordError,
    decode,
    line_of,
    whole_lines,
)
from freebooter.kernel.record.seal import SEAL, Seal, SealLine, chain
from freebooter.kernel.shares import are_kept


class Reader:
    """Replays a record line by line, refusing the first line that is not whole or not true.

    A record that we wrote ourselves can be `trusted`: then only its last hash is worked out again, which takes a
    fifth of the time and still finds a game that plays otherwise than it did.

    Hashes of an earlier form of states cannot be compared (`Game.form`): such a record is checked by its moves, draws
    and result, and all hashes of the match are of the form of today (`older_form`).
    """

    def __init__(
        self, data: bytes, find_game: Callable[[str], AnyGame], key: bytes | None = None, trusted: bool = False
    ) -> None:
        self._lines = whole_lines(data)
        self._next = 1
        self._trusted = trusted
        self.seal = self._find_seal() if len(self._lines) > 1 else None
        self._last_hash = self._find_last_hash()
        self.header = decode(self._lines[0], Header, -1)
        self.footer = self._find_footer()
        self.game = self._check_header(find_game)
        self.older_form = self.header.form_of_states != self.game.form
        self._last_key = self._check_key(key)
        self.key = self._key_to(self.header.commitment)
        self.unproven = 0
        self.match = self._begin()

    def _find_seal(self) -> Seal | None:
        """The last line, if a server vouches for the record. Who it is, and whether it is signed, is for others."""
        if not self._lines[-1].startswith(SEAL):
            return None
        return decode(self._lines.pop(), SealLine, len(self._lines) - 1).seal

    def links(self, times: list[int]) -> list[str]:
        """The chain over all entries, if they were entered at these times."""
        if len(times) != len(self._lines) - 1:
            raise RecordError(-1, "record-seal-broken")
        return chain(self._last_key, self._lines[0], self._lines[1:], times)

    def check_seal(self) -> list[str]:
        """Is the seal that of this record? Returns its links; to be asked once all lines are played."""
        seal = self.seal
        assert seal is not None
        links = self.links([seal.began + since for since in seal.times])
        if links[-1] != seal.chain or self.header.names != seal.names:
            raise RecordError(-1, "record-seal-broken")
        return links

    def _find_footer(self) -> Footer | None:
        if not self._lines[-1].startswith(FOOTER):
            return None
        return decode(self._lines.pop(), Footer, len(self._lines) - 1)

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
        if not are_kept(self.header.given_shares, self.header.seats):
            raise RecordError(-1, "record-shares")
        try:
            game = find_game(self.header.game)
        except Refused as error:
            raise RecordError(-1, "record-header", error.refusal, reason=repr(error.refusal)) from None
        played_by = game.as_of(self.header.rules)
        if played_by is None:
            raise RecordError(-1, "record-rules", said=self.header.rules, known=game.version, game=game.name)
        form = self.header.form_of_states
        if form > played_by.form:
            raise RecordError(-1, "record-form", said=form, known=played_by.form, game=game.name)
        return played_by

    def _check_key(self, key: bytes | None) -> bytes | None:
        """The key at hand, if there is one: it must be the one that was promised last."""
        given = key_from_text(self.footer.key) if self.footer is not None and self.footer.key else key
        if given is None:
            return None
        promises = [self.header.commitment]
        for number, raw in enumerate(self._lines[1:]):
            if b'"rekey"' in raw:
                promises.append(decode(raw, Line, number).rekey)
        if commitment(given) != promises[-1]:
            raise RecordError(-1, "record-commitment")
        return given

    def _key_to(self, promise: str) -> bytes | None:
        """The key of this commitment, if it is at hand; a key that was replaced is not."""
        return self._last_key if self._last_key is not None and commitment(self._last_key) == promise else None

    def _begin(self) -> Match:
        if len(self._lines) < 2:
            raise RecordError(0, "record-no-setup")
        line = self._line(1)
        header = self.header
        try:
            match = begin_match(
                self.game,
                header.seats,
                header.options,
                self.key,
                header.commitment,
                line.draws,
                header.given_shares,
            )
        except Refused as error:
            raise RecordError(-1, "record-header", error.refusal, reason=repr(error.refusal)) from None
        except ChanceError as error:
            raise RecordError(0, "record-chance", error.note, reason=str(error)) from None
        entry = match.live[0]
        if entry.draws != line.draws:
            raise RecordError(0, "record-draws", said=len(line.draws), due=len(entry.draws))
        self._check_hash(entry, line)
        self._check_fields(entry, line)
        if self.key is None:
            self.unproven += len(line.draws)
        return match

    def _line(self, index: int) -> Line:
        line = decode(self._lines[index], Line, index - 1)
        if line.n != index - 1:
            raise RecordError(index - 1, "record-number", said=line.n)
        return line

    def play_all(self) -> Match:
        for _entry in self.entries():
            pass
        return self.match

    def entries(self) -> Iterator[Entry]:
        """Enter line after line; yields each entry when it has been checked."""
        while self._next < len(self._lines):
            if self._next > 1:
                line = self._line(self._next)
                self._enter(line)
                self._check_fields(self.match.history[-1], line)
            self._next += 1
            yield self.match.history[-1]
        self._check_footer()

    def add(self, data: bytes) -> None:
        """Further lines of the same record, for `entries` to go on with."""
        self._lines += whole_lines(data)
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
        if not are_kept(line.shares, self.match.seats):
            raise RecordError(line.n, "record-shares")
        try:
            if line.rekey:
                self.match.enter_rekey(line.rekey, self._key_to(line.rekey), line.shares)
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
            trusted = self._trusted and not self.older_form
            known = line.hash if trusted and line.n + 1 < self._last_hash else ""
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
        if self.older_form and entry.digest and line.hash:
            return
        if entry.digest != line.hash:
            raise RecordError(line.n, "record-hash", said=line.hash or "-", due=entry.digest or "-")

    def _check_fields(self, entry: Entry, line: Line) -> None:
        """A line says what its entry says, and nothing beside."""
        own = line_of(entry)
        if self.older_form and own.hash:
            own.hash = line.hash
        if own != line:
            raise RecordError(line.n, "record-fields")

    def _check_footer(self) -> None:
        """The last line must tell the result of the game as it was played."""
        if self.footer is None:
            return
        last = self.match.history[-1].number
        if not self.match.over:
            raise RecordError(last, "record-early-end")
        result = self.match.result()
        written = self.footer.result
        if (written.places, written.scores) != (list(result.places), list(result.scores)):
            raise RecordError(last, "record-result")


def read_match(
    data: bytes, find_game: Callable[[str], AnyGame], key: bytes | None = None, trusted: bool = False
) -> Match:
    """The match of a record, or `RecordError`. Without a key it can be looked at but not go on."""
    return Reader(data, find_game, key, trusted).play_all()
