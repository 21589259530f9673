"""Upgrades of NPCs: modifications and weapons drawn for each of their captains (module 4)."""

from freebooter.games.marauders.modules.upgrades import rules as rules
from freebooter.games.marauders.modules.upgrades import statistics as statistics
from freebooter.games.marauders.modules.upgrades import telling as telling
from freebooter.games.marauders.modules.upgrades import treasure_upgrade as treasure_upgrade
