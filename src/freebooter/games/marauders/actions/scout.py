"""Scout: look for a captain, an NPC or the merchant of the own zone (MM-SCOUT)."""

from freebooter.games.marauders import dice, raid
from freebooter.games.marauders.battle.start import npc_side, player_side, start_battle
from freebooter.games.marauders.hooks import SCOUT_TARGETS, offered
from freebooter.games.marauders.moments import SCOUTED
from freebooter.games.marauders.moves import SCOUT_MERCHANT, SCOUT_NPC, SCOUT_PLAYER, SCOUT_SPANISH
from freebooter.games.marauders.names import CARTAGENA, NONE, SCOUTING, SCOUTS_AGAIN, SPANISH
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import CAPTAIN_ABILITY
from freebooter.games.marauders.windows import own_window
from freebooter.kernel.ask import Part
from freebooter.kernel.moves import Move


def target_bit(player: Player, target: Move) -> int:
    """The place of a target in `turn.scouted`."""
    if target is SCOUT_MERCHANT or target is SCOUT_SPANISH:
        return 32 + player.zone
    if target.verb == "scout-player":
        return target.value
    return 8 + target.value


def may_scout(t: Table, player: Player, target: Move) -> bool:
    """Not twice for the same target in one player turn (MM-SCOUT-06, MM-SCOUT-07), unless CAP-08 lets him."""
    if t.turn.scouted >> target_bit(player, target) & 1 == 0:
        return True
    return (
        (target is SCOUT_MERCHANT or target is SCOUT_SPANISH)
        and CAPTAIN_ABILITY[player.captain] == SCOUTS_AGAIN
        and t.turn.merchants_again >> player.zone & 1 == 0
    )


def scout_options(t: Table, player: Player) -> list[Move]:
    """A captain at sea may look for what is at sea in his zone (MM-SCOUT-01, 08, 09, MM-AMB-17)."""
    if player.in_port:
        return []
    zone = player.zone
    targets = [SCOUT_PLAYER[other.seat] for other in t.players if other is not player and at_sea_in(other, zone)]
    targets += [SCOUT_NPC[npc.number] for npc in t.npcs if npc.zone == zone]
    if t.board.merchant[zone] != NONE:
        targets.append(SCOUT_MERCHANT)
        if zone == CARTAGENA:
            targets.append(SCOUT_SPANISH)
    if t.hooked:
        targets += offered(t, SCOUT_TARGETS, player.seat, zone)
    return [target for target in targets if may_scout(t, player, target)]


def at_sea_in(player: Player, zone: int) -> bool:
    return player.zone == zone and player.at_sea()


def scout(t: Table, player: Player, target: Move) -> Part[None]:
    """Roll Scouting; what is found is fought or raided, what is not costs the action (MM-SCOUT-02 to 05)."""
    bit = 1 << target_bit(player, target)
    if t.turn.scouted & bit:
        t.turn.merchants_again |= 1 << player.zone
    t.turn.scouted |= bit
    if target is not SCOUT_SPANISH:  # Cartagena needs no roll for a Spanish merchant (MM-PORTPOWER-04)
        found = yield from dice.check(t, player, SCOUTING, dice.FOR_SCOUTING)
        if not found:
            return
    yield from own_window(t, player, SCOUTED)
    if target is SCOUT_MERCHANT or target is SCOUT_SPANISH:
        yield from raid.find_merchant(t, player, SPANISH if target is SCOUT_SPANISH else NONE)
    elif target.verb == "scout-player":
        start_battle(t, player_side(player), player_side(t.players[target.value]))
    else:
        start_battle(t, player_side(player), npc_side(t, t.npcs[target.value]))
