"""The storm: a sign in its zone."""

from freebooter.games.marauders.modules.storm.view import StormView
from freebooter.pictures.modules import ModulePicture

SIGN = "%"


class Picture(ModulePicture[StormView]):
    def sign(self, zone: str) -> str:
        return SIGN if zone == self.part.zone else ""

    def spoken(self, zone: str) -> str:
        return self.say("mm-storm") if zone == self.part.zone else ""

    def legend(self) -> str:
        return self.say("mm-storm-legend")
