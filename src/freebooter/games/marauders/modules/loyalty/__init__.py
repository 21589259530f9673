"""Loyalty: every crew has its mood, from Fierce to Mutiny (module 11)."""

from freebooter.games.marauders.modules.loyalty import rules as rules
from freebooter.games.marauders.modules.loyalty import telling as telling
