"""Low galleons: the yard tells what its ships are like, so nothing is added to the picture."""

from freebooter.games.marauders.modules.low_galleons.view import LowGalleonsView
from freebooter.pictures.modules import ModulePicture


class Picture(ModulePicture[LowGalleonsView]):
    pass
