"""Records on the disk."""

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
