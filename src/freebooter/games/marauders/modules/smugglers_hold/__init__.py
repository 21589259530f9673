"""Smuggler's hold: a modification that hides one contraband card (a bridge of modules 3 and 7)."""

from freebooter.games.marauders.modules.smugglers_hold import rules as rules
