"""The treasure galleon: a line with its hoard, and the meaning of its sign. Its sign stands with those of NPCs."""

from freebooter.games.marauders.modules.treasure.view import TreasureView
from freebooter.pictures.modules import ModulePicture


class Picture(ModulePicture[TreasureView]):
    def line(self) -> str:
        part = self.part
        if not part.zone:
            return self.say("mm-treasure-gone")
        return self.say("mm-treasure", zone=part.zone, captain=part.captain, gold=part.hoard, bounties=part.bounties)

    def legend(self) -> str:
        return self.say("mm-treasure-legend") if self.part.zone else ""
