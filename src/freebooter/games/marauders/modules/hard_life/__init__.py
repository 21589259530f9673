"""It's a hard life: two navies and a pirate are at sea from the first round on (variant 4)."""

from freebooter.games.marauders.modules.hard_life import rules as rules
