"""Limits on what is held or lies open, which modules may change."""

from typing import Final, NewType

Limit = NewType("Limit", int)
LIMIT_HAND: Final = Limit(0)
LIMIT_MISSIONS: Final = Limit(1)  # on offer
LIMIT_WEAPONS: Final = Limit(2)
