"""Flexible turns: the player whose turn comes next is drawn (variant 1)."""

from freebooter.games.marauders.modules.flexible_turns import rules as rules
from freebooter.games.marauders.modules.flexible_turns import telling as telling
