"""Favours: a column of the players."""

from freebooter.games.marauders.modules.favours.view import FavoursView
from freebooter.pictures.modules import ModulePicture
from freebooter.pictures.picture import Head


class Picture(ModulePicture[FavoursView]):
    def column(self) -> Head:
        return Head(self.say("mm-favours"), self.say("mm-favours-short"))

    def cell(self, seat: int) -> str:
        return str(self.part.favours[seat])
