"""The storm that the wind drives from zone to zone (module 8, second part)."""

from freebooter.games.marauders.modules.storm import rules as rules
from freebooter.games.marauders.modules.storm import statistics as statistics
from freebooter.games.marauders.modules.storm import telling as telling
