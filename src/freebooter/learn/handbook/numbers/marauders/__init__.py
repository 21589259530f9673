"""Numbers of the modules of Merchants & Marauders, one file each: see `freebooter.learn.handbook.numbers`."""

ROOMS = ("captains", "seas", "ships")
