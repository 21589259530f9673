"""Carved hull, crow's nest and the hidden reserve of modifications (module 3)."""

from freebooter.games.marauders.modules.modifications import rules as rules
from freebooter.games.marauders.modules.modifications import statistics as statistics
from freebooter.games.marauders.modules.modifications import telling as telling
