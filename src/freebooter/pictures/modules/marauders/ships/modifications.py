"""The reserve of modifications: how many tokens it holds."""

from freebooter.games.marauders.modules.modifications.view import ReserveView
from freebooter.pictures.modules import ModulePicture


class Picture(ModulePicture[ReserveView]):
    def line(self) -> str:
        return self.say("mm-reserve", pool=self.part.pool)
