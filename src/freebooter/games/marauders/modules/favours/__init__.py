"""Favours: bought in ports and earned by missions, they repeat rolls and draws and open closed ports (module 10)."""

from freebooter.games.marauders.modules.favours import rules as rules
from freebooter.games.marauders.modules.favours import telling as telling
