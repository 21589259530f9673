"""With what a captain raids a location, and the battle that its ground assault is (SG-M9-24, SG-AMB-71)."""

from typing import Final, final

from freebooter.games.marauders import effects
from freebooter.games.marauders.combat.start import player_side, shore_side
from freebooter.games.marauders.combat.strength import crew_dice, shrugs_left
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import CREW_FIGHT, Battle
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import loss_if_killed

STEP: Final = 250
"""Losses are rounded to this, so that odds are remembered."""


@final
class Attacker:
    """What a captain raids with. `loss`: what his death would cost."""

    __slots__ = ("agility", "dice", "loss", "reinforced", "shrugs", "tracks")

    def __init__(
        self, tracks: tuple[int, ...], reinforced: bool, agility: int, dice: int, shrugs: int, loss: int
    ) -> None:
        self.tracks = tracks
        self.reinforced = reinforced
        self.agility = agility
        self.dice = dice
        self.shrugs = shrugs
        self.loss = loss


def attacker_of(t: Table, player: Player) -> Attacker:
    dice, shrugs = assault_strength(t, player)
    loss = (loss_if_killed(player) + STEP - 1) // STEP * STEP  # mutants: same `STEP - 2`, losses are even
    agility = effects.raid_manoeuvrability(t, player)
    return Attacker(tuple(player.ship.tracks), player.ship.reinforced(), agility, dice, shrugs, loss)


def assault_strength(t: Table, player: Player) -> tuple[int, int]:
    """The Leadership dice of the ground assault, and the crew hits that are ignored."""
    outer = t.battle
    if outer is None:
        t.battle = assault_battle(player, 0)  # mutants: same `1`, only the own side is asked for
    assert t.battle is not None
    side = t.battle.sides[0]
    found = crew_dice(t, side), shrugs_left(t, side)
    t.battle = outer
    return found


def assault_battle(player: Player, escapes: int) -> Battle:
    """The escape icons left stand for the crew of the enemy (SG-M9-24, SG-AMB-71)."""
    battle = Battle(player_side(player), shore_side(escapes, 0), CREW_FIGHT)  # mutants: same `1`, icons do not roll
    battle.ashore = True
    battle.crew_round = 1
    return battle
