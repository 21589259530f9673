"""Cutthroat: whoever arrives in a zone may be scouted for at once by the captains there (variant 5)."""

from freebooter.games.marauders.modules.cutthroat import rules as rules
from freebooter.games.marauders.modules.cutthroat import telling as telling
