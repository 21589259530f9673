"""Galleons of manoeuvrability 1 (module 5)."""

from freebooter.games.marauders.modules.low_galleons import rules as rules
