# mypyc: skip
"""Writing records: while a match is played, or all at once."""

from pathlib import Path

from freebooter.kernel.history import RekeyEntry
from freebooter.kernel.match import Match
from freebooter.kernel.record.keys import key_path, new_key, new_path, place_key, write_key
from freebooter.kernel.record.lines import (
    FOOTER,
    Header,
    Line,
    RecordError,
    decode,
    entry_line,
    footer_line,
    header_line,
    line_of,
    lines_of,
    whole_lines,
)
from freebooter.kernel.record.seal import SEAL


class Recorder:
    """Appends each entry of a match to its file as it is made; a failed write leaves all before it whole.

    To `resume` is to go on with the file of this very match; any other file is left as it is. A file with hashes of an
    older form is first written anew, so that one record is of one form.
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
        first, *lines = whole_lines(self.path.read_bytes())
        if lines and lines[-1].startswith(SEAL):
            lines.pop()
        header = decode(first, Header, -1)
        older_form = header.form_of_states < self.match.game.form
        finished = bool(lines) and lines[-1].startswith(FOOTER)
        entries = lines[:-1] if finished else lines
        for number, raw in enumerate(entries):
            line = decode(raw, Line, number)
            own = [line_of(entry) for entry in self.match.history[number : number + 1]]
            for each in own:
                each.hash = line.hash if older_form and each.hash else each.hash
            if own != [line]:
                raise RecordError(number, "record-other")
        if older_form:
            save(self.match, self.path, header.names)
            return len(self.match.history), self.match.over
        return len(entries), finished


def save(match: Match, path: Path, names: list[str] | None = None) -> None:
    """Write a whole record, or nothing: an older file of that name stays until the new one is whole.

    While the game goes on it holds all secrets, so only its owner can read it.
    """
    try:
        if not match.over:
            new_path(path).unlink(missing_ok=True)
            new_path(path).touch(mode=0o600)
        new_path(path).write_bytes(b"".join(lines_of(match, names)))
        key = new_key(path, match)
        new_path(path).replace(path)
        place_key(path, key)
    except OSError:
        new_path(path).unlink(missing_ok=True)
        new_path(key_path(path)).unlink(missing_ok=True)
        raise
