"""What a side may declare: Shoot, Board or Flee (MM-COMBAT-02)."""

from typing import Final

from freebooter.games.marauders.moves import BOARD, FLEE, SHOOT
from freebooter.games.marauders.names import CANNONS, CREW, MASTS, NOBODY
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import BOARDS, FLEES, SHOOTS, Declaration, Side
from freebooter.games.marauders.state.sides import battle_of, enemy_of, ship_of
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal

ONLY_SHOOT: Final = [SHOOT]
ANYTHING_BUT_FLEE: Final = [SHOOT, BOARD]
ANYTHING_BUT_BOARD: Final = [SHOOT, FLEE]
ANYTHING: Final = [SHOOT, BOARD, FLEE]
"""Never changed, all of them."""


def declared_by(move: Move) -> Declaration:
    if move is SHOOT:
        return SHOOTS
    return BOARDS if move is BOARD else FLEES


def declarations(t: Table, side: Side) -> list[Move]:
    """All declarations without a refusal; a fast path. Not to be changed."""
    if battle_of(t).round <= 1 or ship_of(t, side).destroyed(MASTS):
        return ONLY_SHOOT
    if may_flee(t, side):
        return ANYTHING_BUT_BOARD if ship_of(t, side).destroyed(CREW) else ANYTHING
    return ONLY_SHOOT if ship_of(t, side).destroyed(CREW) else ANYTHING_BUT_FLEE


def declaration_refusal(t: Table, side: Side, declaration: Move) -> Refusal | None:
    """In round 1, and with destroyed masts, nothing but Shoot (MM-COMBAT-03, 22); without crew no Board."""
    if declaration is SHOOT:
        return None
    if battle_of(t).round <= 1:
        return Refusal("mm-shoot-in-first-round", "MM-COMBAT-03")
    if ship_of(t, side).destroyed(MASTS):
        return Refusal("mm-masts-destroyed", "MM-COMBAT-22")
    if declaration is BOARD:
        return Refusal("mm-crew-destroyed", "MM-COMBAT-23") if ship_of(t, side).destroyed(CREW) else None
    return None if may_flee(t, side) else Refusal("mm-npc-too-strong-to-flee", "MM-NPC-24")


def may_flee(t: Table, side: Side) -> bool:
    """An NPC only while it has fewer cannons or less crew than its opponent (MM-NPC-24)."""
    if side.seat != NOBODY:
        return True
    own = ship_of(t, side).tracks
    other = ship_of(t, enemy_of(t, side)).tracks
    return own[CANNONS] < other[CANNONS] or own[CREW] < other[CREW]
