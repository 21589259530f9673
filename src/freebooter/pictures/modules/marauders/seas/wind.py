"""The wind in the title, and beside the zones that a ship at sea could reach with it or against it."""

from freebooter.games.marauders.display.view_structs import TableView
from freebooter.games.marauders.modules.wind.routes import is_against, is_with
from freebooter.games.marauders.modules.wind.view import WindView
from freebooter.games.marauders.names import DIRECTIONS, ZONES
from freebooter.pictures.modules import ModulePicture

WITH, AGAINST = "»", "«"


class Picture(ModulePicture[WindView]):
    def title(self) -> str:
        return self.say("mm-wind", towards=self.part.towards) if self.part.towards else ""

    def sign(self, zone: str) -> str:
        return {1: WITH, -1: AGAINST}.get(self.side(zone), "")

    def spoken(self, zone: str) -> str:
        side = self.side(zone)
        return self.say("mm-wind-step", side="with" if side > 0 else "against") if side else ""

    def legend(self) -> str:
        return self.say("mm-wind-legend")

    def side(self, zone: str) -> int:
        """1 where a step of the viewer's captain would go with the wind, -1 against it."""
        view = self.view
        assert isinstance(view, TableView)
        own = None if view.seat is None else view.players[view.seat]
        if own is None or not own.zone or own.in_port or not self.part.towards:
            return 0
        towards, here, there = DIRECTIONS.index(self.part.towards), ZONES.index(own.zone), ZONES.index(zone)
        return int(is_with(towards, here, there)) - int(is_against(towards, here, there))
