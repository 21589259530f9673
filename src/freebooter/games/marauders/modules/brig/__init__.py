"""The brig, a ship between the small and the large ones (module 5)."""

from freebooter.games.marauders.modules.brig import rules as rules
