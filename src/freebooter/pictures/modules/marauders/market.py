"""The market for modifications: ports without one can be seen on the chart, so nothing is added to it."""

from freebooter.games.marauders.modules.market.view import MarketView
from freebooter.pictures.modules import ModulePicture


class Picture(ModulePicture[MarketView]):
    pass
