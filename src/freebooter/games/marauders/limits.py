"""Limits that modules may change (Q11), by the numbers that `hooks.query_limit` is asked with."""

from typing import Final

LIMITS: Final = ["in-hand", "missions-on-offer", "rumours", "weapons"]
IN_HAND: Final = 0
MISSIONS: Final = 1
RUMOURS: Final = 2
WEAPONS: Final = 3
