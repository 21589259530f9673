# mypyc: skip
"""What people choose from before a game of Black Fleet begins."""

from typing import Final

import msgspec

from freebooter.games.black_fleet.content.load import TEXTS
from freebooter.games.black_fleet.options import Options, goal_notes
from freebooter.kernel.note import Note
from freebooter.kernel.people.choosing import Choosing, Measured

MEASURED: Final = msgspec.toml.decode((TEXTS.parent / "content" / "lengths.toml").read_bytes(), type=Measured)


class BlackFleetChoosing(Choosing[Options]):
    def measured(self) -> Measured:
        return MEASURED

    def goal(self, options: Options, seats: int) -> list[Note]:
        return goal_notes(options, seats)
