"""Special weapons of a side: those of a player are on the sheet, those of an NPC lie with its side for one battle."""

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.tables import WEAPON_NAMES
from freebooter.games.marauders.names import NOBODY
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import Side
from freebooter.games.marauders.state.sides import side_name
from freebooter.kernel.note import Refusal


def weapons_of(t: Table, side: Side) -> int:
    """As bits."""
    return side.weapons if side.seat == NOBODY else t.players[side.seat].weapons


def has_weapon(t: Table, side: Side, weapon: int) -> bool:
    return weapons_of(t, side) >> weapon & 1 != 0


def weapon_veto(t: Table, side: Side, weapon: int) -> Refusal | None:
    """Why hooks or a shot that the side has cannot be used now; the base alone knows no reason."""
    return modules_of(t).may_use_weapon(t, side, weapon) if t.hooked else None


def can_use_weapon(t: Table, side: Side, weapon: int) -> bool:
    return has_weapon(t, side, weapon) and weapon_veto(t, side, weapon) is None


def spend_weapon(t: Table, side: Side, weapon: int, rule: str) -> None:
    """A player's token is gone; an NPC has it again in its next battle. It is remembered for this round."""
    side.weapons_used |= 1 << weapon
    if side.seat != NOBODY:
        effects.lose_weapon(t, t.players[side.seat], weapon, rule)
        return
    side.weapons &= ~(1 << weapon)
    if t.journal is not None:
        t.journal.everyone("weapon-used", rule, side=side_name(t, side), weapon=WEAPON_NAMES[weapon])
