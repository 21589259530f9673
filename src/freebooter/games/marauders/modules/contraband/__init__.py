"""Contraband: cargo cards that are more than goods if they reach their port unseen by the navies (module 7)."""

from freebooter.games.marauders.modules.contraband import rules as rules
from freebooter.games.marauders.modules.contraband import statistics as statistics
from freebooter.games.marauders.modules.contraband import telling as telling
