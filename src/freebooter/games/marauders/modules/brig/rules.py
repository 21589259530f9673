"""The brig: yards sell it for 20 gold; it brings no glory (SG-M5-01 to 06). All of it is content."""

from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module

add_module(Module("brig", packs=("brig",), implies=("low-galleons",)))
