# mypyc: skip
"""What people choose from before a game of Pirates of the 7 Seas begins."""

from typing import Final

import msgspec

from freebooter.games.seven_seas.content.load import TEXTS
from freebooter.games.seven_seas.options import Options, editions, goal_note
from freebooter.kernel.note import Note
from freebooter.kernel.people.choosing import Choosing, Measured

MEASURED: Final = msgspec.toml.decode((TEXTS.parent / "content" / "lengths.toml").read_bytes(), type=Measured)


class SevenSeasChoosing(Choosing[Options]):
    def editions(self) -> dict[str, dict[str, object]]:
        return editions()

    def measured(self) -> Measured:
        return MEASURED

    def goal(self, options: Options, seats: int) -> list[Note]:
        return [goal_note(options)]
