"""What captains should know and bots should think about the new weapons."""

from typing import Final

from freebooter.games.marauders.combat.strength import crew_dice_with
from freebooter.games.marauders.modules.weapons.caltrops import CALTROPS, crews_meet
from freebooter.games.marauders.modules.weapons.limits import DOUBLE_SHOT, HEATED_SHOT
from freebooter.games.marauders.modules.weapons.state import is_burning
from freebooter.games.marauders.moves import PASS, USE_WEAPON
from freebooter.games.marauders.names import CHAIN_SHOT, CREW, GRAPESHOT, HULL, MASTS, SKULL
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.sides import battle_of, enemy_of, ship_of, side_led_by
from freebooter.games.marauders.values import HIT, weigh
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note

TOKEN: Final = 15  # what a weapon is worth that is kept for later
FIRE: Final = 25  # a point of the enemy's choice in each round
A_DIE_IN_CREW_COMBAT: Final = 40
A_DIE_IN_THE_CONTEST: Final = 18


def fire_risk(t: Table, ask: Ask, notes: list[Note]) -> None:
    """For whoever declares aboard a burning ship of his own."""
    if ask.prompt != "declare" or t.battle is None:
        return
    side = battle_of(t).sides[ask.about]
    if side.seat == ask.seat and is_burning(t, side):
        notes.append(Note("mm-risk-fire", "SG-M2-09", hull=ship_of(t, side).tracks[HULL]))


def weigh_weapons(t: Table, ask: Ask, weights: list[int]) -> None:
    """Shots and caltrops, which questions of the base have no opinion about."""
    if ask.prompt not in ("use-shot", "battle-offer") or t.battle is None:
        return
    if not any(
        [move in (USE_WEAPON[HEATED_SHOT], USE_WEAPON[DOUBLE_SHOT], USE_WEAPON[CALTROPS]) for move in ask.options]
    ):
        return
    weights[:] = weigh([worth(t, ask, move) for move in ask.options])


def worth(t: Table, ask: Ask, move: Move) -> int:
    """In hundredths of a glory point, the token counted."""
    if move is PASS:
        return 0
    side = side_led_by(t, ask.seat)
    target = ship_of(t, enemy_of(t, side))
    skulls = side.locations.count(SKULL)
    if move is USE_WEAPON[CALTROPS]:
        if crew_dice_with(t, enemy_of(t, side), 0) > 1 and crews_meet(t, side):
            return A_DIE_IN_CREW_COMBAT - TOKEN
        return A_DIE_IN_THE_CONTEST - TOKEN
    plain = HIT[MASTS] * skulls  # where a sensible target takes them
    if move is USE_WEAPON[DOUBLE_SHOT]:
        return HIT[MASTS] * min(2, skulls) + (HIT[HULL] // 4) * skulls - TOKEN
    if move is USE_WEAPON[HEATED_SHOT]:
        return FIRE * target.tracks[HULL] - plain - TOKEN
    if move is USE_WEAPON[GRAPESHOT]:
        return HIT[CREW] * min(skulls, target.tracks[CREW]) - plain - TOKEN
    if move is USE_WEAPON[CHAIN_SHOT]:
        return (HIT[MASTS] + 5) * min(skulls, target.tracks[MASTS]) - plain - TOKEN
    return 0
