"""Fires and caltrops of the battle under way, in a line."""

from freebooter.games.marauders.display.view_structs import TableView
from freebooter.games.marauders.modules.weapons.view import WeaponsView
from freebooter.pictures.modules import ModulePicture


class Picture(ModulePicture[WeaponsView]):
    def line(self) -> str:
        parts = [self.say("mm-ship-burns", name=self.side(at)) for at in self.part.burning]
        parts += [self.say("mm-die-less", name=self.side(at)) for at in self.part.caltrops]
        return " ".join(parts)

    def side(self, at: int) -> str:
        assert isinstance(self.view, TableView) and self.view.battle is not None
        side = self.view.battle.sides[at]
        if side.seat is not None:
            return self.words.player(self.game, side.seat)
        return self.words.name_of(self.game, "npc", side.npc)
