"""Flexible turns: whose cubes are still in the bag."""

from freebooter.games.marauders.modules.flexible_turns.view import BagView
from freebooter.pictures.modules import ModulePicture


class Picture(ModulePicture[BagView]):
    def line(self) -> str:
        names = [self.words.player(self.game, seat) for seat in self.part.seats]
        return self.say("mm-cube-bag", players=", ".join(names) or "-")
