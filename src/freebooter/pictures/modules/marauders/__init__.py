"""Pictures of the modules of Merchants & Marauders, one file each: see `freebooter.pictures.modules`."""

ROOMS = ("captains", "seas", "ships")
