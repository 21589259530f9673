# mypyc: skip
"""What people choose from before a game of Merchants & Marauders begins."""

from typing import Final

import msgspec

from freebooter.games.marauders.content.load import FOLDER
from freebooter.games.marauders.options import Options, editions, known_values, notices_of, rules_of, terms_of
from freebooter.games.marauders.presets import cards
from freebooter.kernel.note import Note
from freebooter.kernel.people.choosing import Choosing, Levels, Measured, ValueCard

MEASURED: Final = msgspec.toml.decode((FOLDER / "lengths.toml").read_bytes(), type=Measured)
LEVELS: Final = msgspec.toml.decode((FOLDER / "levels.toml").read_bytes(), type=dict[str, Levels])


class MaraudersChoosing(Choosing[Options]):
    def known_values(self) -> dict[str, list[str]]:
        return known_values()

    def editions(self) -> dict[str, dict[str, object]]:
        return editions()

    def modules_on(self, options: Options) -> list[str]:
        return list(rules_of(options).modules)

    def notices(self, options: Options) -> list[Note]:
        return notices_of(options)

    def measured(self) -> Measured:
        return MEASURED

    def levels(self, learned: bool) -> Levels:
        return LEVELS["learned" if learned else "by_hand"]

    def cards(self) -> dict[str, dict[str, ValueCard]]:
        return cards()

    def goal(self, options: Options, seats: int) -> list[Note]:
        return [terms_of(options)]
