"""What missions and rumours give besides gold: special weapons and modifications (ledger 3.7, 3.8)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.structs import Earn
from freebooter.games.marauders.content.tables import MODIFICATION_NAMES, WEAPON_NAMES, WEAPON_PACK
from freebooter.games.marauders.moves import BUY_WEAPON
from freebooter.games.marauders.names import NONE, ZONES
from freebooter.games.marauders.registries.rewards import REWARD_KINDS
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player, can_help
from freebooter.kernel.ask import Ask, Part, Question
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal


def earn(t: Table, player: Player, pay: Earn, gold: int) -> Part[None]:
    """What a mission pays, with the gold that it comes to now (MM-MISSION-07)."""
    rule = "MM-MISSION-07"
    effects.gain_gold(t, player, gold, rule)
    if pay.full_crew:
        effects.crew_joins(t, player, player.crew_wanted(), rule)
    if pay.full_repair:
        effects.repair_all(t, player, rule)
    if pay.modification_of:
        take_modification_of(t, player, ZONES.index(pay.modification_of))
    for weapon in range(pay.weapons):
        if weapons_lacking(t, player):
            answer = yield CHOOSE_WEAPON.ask(t, player.seat)
            effects.gain_weapon(t, player, answer.value, rule)
    for reward in pay.rewards:
        yield from REWARD_KINDS[reward.kind].give(t, player, NONE, reward)


def weapon_refusal(t: Table, player: Player, kind: int) -> Refusal | None:
    """Why a special weapon cannot be given to the captain: there is none in the game, or he has it."""
    if WEAPON_PACK[kind] not in t.rules.packs:
        return Refusal("mm-weapon-not-in-game", "MM-WEAPON-01", weapon=WEAPON_NAMES[kind])
    if player.has_weapon(kind):
        return Refusal("mm-weapon-twice", "MM-SHIPYARD-09", weapon=WEAPON_NAMES[kind])
    return None


def weapons_lacking(t: Table, player: Player) -> list[int]:
    """Special weapons of the packs in play that the captain does not have."""
    return [kind for kind in range(len(WEAPON_NAMES)) if weapon_refusal(t, player, kind) is None]


class ChooseWeapon(Question[Table]):
    """One that the captain does not have."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return weapon_refusal(t, t.players[ask.seat], move.value)


CHOOSE_WEAPON: Final = ChooseWeapon("choose-weapon", "MM-MISSION-07", BUY_WEAPON)


def token_refusal(t: Table, player: Player, zone: int) -> Refusal | None:
    """Why the token of a port is not for the captain: it must be new to the ship, and of use (MM-MOD-10, MM-AMB-94)."""
    ship, token = player.ship, t.board.modification[zone]
    if token == NONE:
        return Refusal("mm-no-modification-there", "MM-RUMOR-06", zone=ZONES[zone])
    if ship.has(token):
        return Refusal("mm-modification-twice", "MM-SHIPYARD-13", modification=MODIFICATION_NAMES[token])
    if not can_help(ship.kind, token):
        return Refusal("mm-modification-useless", "MM-AMB-94", modification=MODIFICATION_NAMES[token])
    return None


def take_modification_of(t: Table, player: Player, zone: int) -> None:
    """The token lying there, free; nothing if there is none or the ship has that type (MI-12)."""
    if token_refusal(t, player, zone) is None:
        effects.open_modification(t, zone)
        effects.add_modification(t, player, effects.clear_modification(t, zone), "MM-MISSION-07")
