"""What a hard life makes of plans: navies and a pirate are about from the first round on."""

from typing import Final

ALL_OF_IT: Final = 100
SOUGHT: Final = 100  # a bounty, damage and the days at sea that a raid takes, where navies are out already


def raid_prize(worth: int) -> int:
    """A raid pays for a mission only: whom navies hunt loses his ports, and sooner or later his ship."""
    return worth - SOUGHT if worth > 0 else worth
