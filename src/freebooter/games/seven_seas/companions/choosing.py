# mypyc: skip
"""What people choose from before a game of Pirates of the 7 Seas begins."""

from typing import Final

import msgspec

from freebooter.games.seven_seas.content.load import TEXTS
from freebooter.games.seven_seas.options import Options, editions, goal_note
from freebooter.kernel.note import Note
from freebooter.kernel.people.choosing import Choosing, Levels, Measured

CONTENT: Final = TEXTS.parent / "content"
MEASURED: Final = msgspec.toml.decode((CONTENT / "lengths.toml").read_bytes(), type=Measured)
LEVELS: Final = msgspec.toml.decode((CONTENT / "levels.toml").read_bytes(), type=Levels)


class SevenSeasChoosing(Choosing[Options]):
    def editions(self) -> dict[str, dict[str, object]]:
        return editions()

    def measured(self) -> Measured:
        return MEASURED

    def levels(self, learned: bool) -> Levels:
        return LEVELS

    def goal(self, options: Options, seats: int) -> list[Note]:
        return [goal_note(options)]
