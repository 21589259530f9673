"""New captains, events, missions and rumours (module 1)."""

from freebooter.games.marauders.modules.cards import board_gains as board_gains
from freebooter.games.marauders.modules.cards import choices as choices
from freebooter.games.marauders.modules.cards import missions as missions
from freebooter.games.marauders.modules.cards import new_only as new_only
from freebooter.games.marauders.modules.cards import rules as rules
from freebooter.games.marauders.modules.cards import rumours as rumours
from freebooter.games.marauders.modules.cards import statistics as statistics
from freebooter.games.marauders.modules.cards import telling as telling
