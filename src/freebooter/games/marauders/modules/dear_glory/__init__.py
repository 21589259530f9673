"""Give me glory or give me death: points of the stash become dearer one by one (variant 3)."""

from freebooter.games.marauders.modules.dear_glory import rules as rules
