"""The market for modifications: ports without one draw from the reserve (module 3, option)."""

from freebooter.games.marauders.modules.market import rules as rules
from freebooter.games.marauders.modules.market import statistics as statistics
from freebooter.games.marauders.modules.market import telling as telling
