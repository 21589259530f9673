"""Which weapons go together in a round: one ammunition, and double shot alone (SG-M2-15, 19, 20, SG-AMB-13, 69)."""

from typing import Final

from freebooter.games.marauders.content.tables import WEAPON_NAMES
from freebooter.games.marauders.names import CHAIN_SHOT, GRAPESHOT
from freebooter.games.marauders.state.battle import Side
from freebooter.kernel.note import Refusal

HEATED_SHOT: Final = WEAPON_NAMES.index("heated-shot")
DOUBLE_SHOT: Final = WEAPON_NAMES.index("double-shot")
AMMUNITION: Final = 1 << CHAIN_SHOT | 1 << GRAPESHOT | 1 << HEATED_SHOT | 1 << DOUBLE_SHOT


def veto(side: Side, weapon: int) -> Refusal | None:
    """Why a weapon cannot be used after those that the side has used in this round."""
    used = side.weapons_used
    if used == 0:
        return None
    if used >> DOUBLE_SHOT & 1 or weapon == DOUBLE_SHOT:
        return Refusal("mm-double-shot-alone", "SG-M2-15")
    if AMMUNITION >> weapon & 1 and used & AMMUNITION:
        return Refusal("mm-one-ammunition", "SG-M2-20")
    return None
