"""The wind of each round: one step with it is free, the first one against it is dear (module 8, first part)."""

from freebooter.games.marauders.modules.wind import rules as rules
from freebooter.games.marauders.modules.wind import statistics as statistics
from freebooter.games.marauders.modules.wind import telling as telling
