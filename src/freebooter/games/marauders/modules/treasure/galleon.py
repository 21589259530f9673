"""The treasure galleon: where it is, what it has aboard, what defeating it brings."""

from typing import ClassVar, Final

import msgspec

from freebooter.games.marauders.content.tables import BOUNTY_LIMIT, EVENT_NAMES, NPC_CAPTAIN, NPC_NAMES
from freebooter.games.marauders.modules.treasure.view import TreasureView
from freebooter.games.marauders.names import NONE, SPANISH, ZONES
from freebooter.games.marauders.state import Drawer, DrawerPlace, Npc, Table
from freebooter.games.marauders.state.npc_kinds import captain_of
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Seat
from freebooter.kernel.programs.features import FeatureRow

MODULE: Final = "treasure"
TREASURE_GALLEON: Final[int] = NPC_NAMES.index("treasure-galleon")
CAPTAIN: Final[int] = NPC_CAPTAIN[TREASURE_GALLEON]
LOADED: Final = 5  # gold with each move
GOLD_FOR_BOUNTY: Final = 10


class TreasureDrawer(Drawer):
    """`hoard`: the gold aboard. It comes out of the bank when somebody takes it."""

    __slots__ = ("hoard",)
    OPEN: ClassVar[bool] = True

    def __init__(self, hoard: int = 0) -> None:
        super().__init__(MODULE)
        self.hoard = hoard

    def copy(self) -> "TreasureDrawer":
        return TreasureDrawer(self.hoard)

    def features(self, t: Table, seat: Seat, row: FeatureRow) -> None:
        row.one_of("zone", ZONES, galleon_of(t).zone)
        row.number("hoard", self.hoard)

    def view(self, t: Table, seat: Seat | None) -> msgspec.Struct | None:
        npc = galleon_of(t)
        return TreasureView(
            zone="" if npc.zone == NONE else ZONES[npc.zone],
            captain="" if captain_of(npc) == NONE else EVENT_NAMES[captain_of(npc)],
            hoard=self.hoard,
            bounties=self.hoard // GOLD_FOR_BOUNTY,
        )

    def faults(self, t: Table) -> list[str]:
        if self.hoard < 0:
            return ["the treasure galleon has less than nothing aboard"]
        return ["a lost treasure galleon has gold"] if self.hoard > 0 and not galleon_of(t).afloat() else []


PLACE: Final = DrawerPlace(MODULE)


def treasure_of(t: Table) -> TreasureDrawer:
    drawer = PLACE.drawer(t)
    assert isinstance(drawer, TreasureDrawer)
    return drawer


def galleon_of(t: Table) -> Npc:
    return t.npcs[TREASURE_GALLEON]


def hoard_bounties(t: Table) -> int:
    """Spanish bounties for defeating it, besides that for the attack (SG-M6-12)."""
    return treasure_of(t).hoard // GOLD_FOR_BOUNTY


def bounties_in_all(t: Table, player: Player) -> int:
    """How many more Spanish bounties a captain would have who attacks and defeats it."""
    return min(1 + hoard_bounties(t), BOUNTY_LIMIT - player.bounties[SPANISH])
