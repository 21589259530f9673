"""Locations: sixteen places at sea to visit or to raid, from a missionary to a trade station (module 9)."""

from freebooter.games.marauders.modules.locations import rules as rules
from freebooter.games.marauders.modules.locations import statistics as statistics
from freebooter.games.marauders.modules.locations import telling as telling
