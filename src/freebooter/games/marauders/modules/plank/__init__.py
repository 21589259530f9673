"""The plank, a modification that keeps a crew loyal: there where new modifications and loyalty meet (module 3)."""

from freebooter.games.marauders.modules.plank import rules as rules
