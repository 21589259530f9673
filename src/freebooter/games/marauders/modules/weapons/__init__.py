"""Heated shot, double shot and caltrops (module 2)."""

from freebooter.games.marauders.modules.weapons import rules as rules
from freebooter.games.marauders.modules.weapons import statistics as statistics
from freebooter.games.marauders.modules.weapons import telling as telling
