"""The module of the new weapons: what they do at which moment of a battle (SG-M2)."""

from collections.abc import Sequence
from typing import Final

from freebooter.games.marauders.content.tables import WEAPON_NAMES, WEAPON_PACK
from freebooter.games.marauders.modules.weapons.advice import fire_risk, weigh_weapons
from freebooter.games.marauders.modules.weapons.caltrops import CALTROPS, Caltrops, program_throws, slow
from freebooter.games.marauders.modules.weapons.double_shot import DoubleShot, evenly
from freebooter.games.marauders.modules.weapons.fire import HeatedShot, burn, put_out
from freebooter.games.marauders.modules.weapons.limits import DOUBLE_SHOT, HEATED_SHOT, veto
from freebooter.games.marauders.modules.weapons.state import NAME, Weapons, drawer_of
from freebooter.games.marauders.modules.weapons.view import WeaponsNumbers
from freebooter.games.marauders.moves import USE_WEAPON
from freebooter.games.marauders.names import NONE, SKULL
from freebooter.games.marauders.registries.shots import add_shot
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Drawer, Table
from freebooter.games.marauders.state.battle import Battle, Side
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.sides import battle_of, ship_of
from freebooter.kernel.ask import Ask, Offer, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

THROW_CALTROPS: Final = Caltrops([USE_WEAPON[CALTROPS]])


class NewWeapons(Module):
    def drawer(self, rules: Rules, seats: int) -> Drawer | None:
        return Weapons()

    def board_numbers(self, t: Table, numbers: dict[str, object], player: Player) -> None:
        packed = zip(WEAPON_NAMES, WEAPON_PACK, strict=True)
        numbers[NAME] = WeaponsNumbers([name for name, pack in packed if pack in t.rules.packs])

    # Naval combat

    def battle_round_starts(self, t: Table, battle: Battle) -> Taken:
        slow(t, battle)
        drawer = drawer_of(t)
        drawer.slowed = 0
        return burn(t, battle) if drawer.burning else ()

    def after_contest(self) -> Sequence[Offer[Table]]:
        return [THROW_CALTROPS]

    def program_uses(self, t: Table, uses: bool, side: Side, move: Move) -> bool:
        return program_throws(t, side) if move is USE_WEAPON[CALTROPS] else uses

    def may_use_weapon(self, t: Table, side: Side, weapon: int) -> Refusal | None:
        return veto(side, weapon)

    def hit_location(self, t: Table, location: int, owner: Seat, face: int, shot: int) -> int:
        return NONE if shot == HEATED_SHOT and face == SKULL else location

    def hit_places(self, t: Table, places: int, owner: Seat, shot: int, placed: list[int], points: list[int]) -> int:
        return evenly(places, ship_of(t, target_of(t, owner)), placed, points) if shot == DOUBLE_SHOT else places

    # Crew combat

    def crew_combat_starts(self, t: Table, battle: Battle) -> Taken:
        """The die is taken from the first roll; until then odds count it (SG-M2-18)."""
        if not battle.ashore:
            put_out(t, battle)
            slow(t, battle)
        return ()

    def crew_round_starts(self, t: Table, battle: Battle) -> Taken:
        slow(t, battle)
        drawer_of(t).slowed = 0
        return ()

    def battle_ends(self, t: Table, battle: Battle) -> Taken:
        """What caltrops have not done yet they do no more (SG-AMB-14)."""
        put_out(t, battle)
        drawer_of(t).slowed = 0
        return ()

    # What is said and thought

    def risks(self, t: Table, ask: Ask, notes: list[Note]) -> None:
        fire_risk(t, ask, notes)

    def weigh(self, t: Table, ask: Ask, weights: list[int]) -> None:
        weigh_weapons(t, ask, weights)


def target_of(t: Table, owner: Seat) -> Side:
    """The side whose ship is hit; an NPC is owned by NOBODY."""
    sides = battle_of(t).sides
    return sides[0] if sides[0].seat == owner else sides[1]


add_shot(HeatedShot("heated-shot"))
add_shot(DoubleShot("double-shot"))
add_module(NewWeapons(NAME, packs=("weapons",)))
