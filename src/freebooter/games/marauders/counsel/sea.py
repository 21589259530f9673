"""The actions of a turn: sail towards what pays, do what pays on the way, and waste no action."""

from typing import Final

from freebooter.games.marauders.counsel import voyage
from freebooter.games.marauders.counsel.worth import ACTION, is_sound, is_wreck, may_die_with, odds
from freebooter.games.marauders.moves import (
    ACT_ON_RUMOUR,
    END_TURN,
    ENTER_PORT,
    LEAVE_PORT,
    PORT_ACTION,
    PURSUE_MISSION,
    RETIRE,
    SCOUT_MERCHANT,
    SCOUT_SPANISH,
)
from freebooter.games.marauders.names import NONE, SCOUTING
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import NPC_NATION, WAY
from freebooter.kernel.moves import Move

IDLE: Final = 5  # an action for which there is no better use


def actions(t: Table, player: Player, options: list[Move]) -> list[int]:
    """What each action is worth, and the best that can follow it."""
    here = player.zone
    left = t.turn.actions
    ashore = voyage.ports(t, player)
    at_sea = voyage.at_sea(t, player)
    dangers = voyage.Dangers(t, player)
    night = dangers.by_night[here]
    call = ashore[here]  # what a Port action here would bring
    if t.turn.ported:
        ashore[here] = 0
        call = 0
    if player.in_port:
        after = best_from(here, ashore, at_sea, True) - ACTION
    else:
        after = best_from(here, ashore, at_sea, False)
    spent = ACTION if after > 0 else IDLE
    after = hope(after)
    found: list[int] = []
    for move in options:
        verb = move.verb
        worth = 0
        if verb == "sail":
            worth = hope(best_from(move.value, ashore, at_sea, False)) - spent - danger(t, player, dangers, move.value)
            if left <= 1:
                worth -= dangers.by_night[move.value]
        elif move is PORT_ACTION:
            worth = call - spent + after
        elif move is ENTER_PORT:
            worth = max(call, 0) - 2 * ACTION
            if call <= 0:
                worth = min(worth, after - ACTION)
        elif move is LEAVE_PORT:
            worth = after - danger(t, player, dangers, here) - (IDLE if spent == IDLE else 0)
            if left <= 1:
                worth -= night
        elif move is ACT_ON_RUMOUR:
            worth = voyage.rumour_worth(player) - spent + after
        elif move is PURSUE_MISSION:
            worth = voyage.PAY[player.mission] * 6 // 10 - spent + after
        elif move is SCOUT_MERCHANT or move is SCOUT_SPANISH:
            worth = scouting_merchants(t, player, move) - spent + after
        elif verb == "scout-npc":
            npc = t.npcs[move.value]
            fight = voyage.battle_worth(t, player, npc, voyage.own_might(player))
            if NPC_NATION[npc.number] != NONE:
                fight -= 60  # a navy's nation does not forget
            worth = odds(player, SCOUTING) * fight // 100 - spent + after
        elif verb == "scout-player":
            worth = odds(player, SCOUTING) * duel_worth(player, t.players[move.value]) // 100 - spent + after
        elif verb == "play":
            worth = after + 10
        elif move is END_TURN:
            worth = after - spent * left - (0 if player.in_port else night)
        elif move is RETIRE:
            worth = after + (20 if is_wreck(player) else -200)
        else:
            worth = after - spent // 2
        found.append(worth)
    return found


def hope(worth: int) -> int:
    """What is not worth the way still tells where to drift when there is nothing better to do."""
    return worth if worth > 0 else worth // 8


def best_from(zone: int, ashore: list[int], at_sea: list[int], leaving: bool) -> int:
    """The best place to be next, less the actions until something is done there."""
    way = WAY[zone]
    best = -1000
    for other in range(len(way)):
        steps = ACTION * way[other]
        worth = ashore[other] - 2 * ACTION - steps
        if worth > best and not (leaving and other == zone):
            best = worth
        worth = at_sea[other] - ACTION - steps
        if worth > best and at_sea[other] > 0:
            best = worth
    return best


def danger(t: Table, player: Player, dangers: voyage.Dangers, zone: int) -> int:
    """Who waits in a zone, and the storm while it lasts."""
    risk = dangers.by_day[zone]
    if t.storm > 0 and not t.turn.weathered:
        risk += 15 if is_sound(player) else 60
    return risk


def scouting_merchants(t: Table, player: Player, move: Move) -> int:
    if not is_sound(player):
        return -50
    worth = voyage.engage_worth(t, player) - (0 if voyage.is_raider(player) else 25)
    return worth if move is SCOUT_SPANISH else odds(player, SCOUTING) * worth // 100


def duel_worth(player: Player, other: Player) -> int:
    """Attacking another captain: a point and what is aboard, or the loss of one's own."""
    own = voyage.own_might(player)
    his = voyage.own_might(other)
    wins = max(5, min(90, 50 + 160 * (own - his) // (own + his)))
    prize = 100 + 10 * other.gold + 20 * len(other.cargo)
    cost = 30 if player.is_pirate() or other.is_pirate() else 60
    return (wins * prize - (100 - wins) * may_die_with(player)) // 100 - cost
