"""The treasure galleon, a Spanish ship that sails the sea and fills its hold with gold (module 6)."""

from freebooter.games.marauders.modules.treasure import galleon as galleon
from freebooter.games.marauders.modules.treasure import rules as rules
from freebooter.games.marauders.modules.treasure import statistics as statistics
from freebooter.games.marauders.modules.treasure import telling as telling
