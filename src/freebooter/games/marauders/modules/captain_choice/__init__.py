"""Captains, captains, captains: players choose among several captains (variant 2, in two modes)."""

from freebooter.games.marauders.modules.captain_choice import captains_for_gold as captains_for_gold
from freebooter.games.marauders.modules.captain_choice import telling as telling
from freebooter.games.marauders.modules.captain_choice import two_captains as two_captains
