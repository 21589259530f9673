"""Files on the disk: records that are read, results that are written."""

from pathlib import Path

from freebooter.cli.errors import GameTrouble, no_file
from freebooter.games import find_game
from freebooter.kernel.game import AnyGame
from freebooter.kernel.note import Refused
from freebooter.kernel.record import Reader, RecordError


def open_record(path: Path, key: bytes | None = None) -> Reader:
    """A reader at the set-up of the game."""
    if not path.exists():
        raise no_file(path)
    found: list[AnyGame] = []

    def find(name: str) -> AnyGame:
        found.append(find_game(name))
        return found[-1]

    try:
        return Reader(path.read_bytes(), find, key)
    except (RecordError, Refused) as error:
        if found:
            raise GameTrouble(found[-1], error) from None
        raise


def read_to_end(reader: Reader) -> None:
    """Play all entries; errors get the texts of the game."""
    try:
        reader.play_all()
    except RecordError as error:
        raise GameTrouble(reader.game, error) from None


def check_writable(path: Path | None) -> None:
    """Fail before the games, not after them, if a file cannot be written."""
    if path is not None:
        was_there = path.exists()
        with path.open("ab"):
            pass
        if not was_there:
            path.unlink()


def write(path: Path | None, content: bytes) -> None:
    """Write a file whole or not at all; what was there stays until then."""
    if path is None:
        return
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_bytes(content)
        fresh.replace(path)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
