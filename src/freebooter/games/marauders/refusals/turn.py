"""Why an action is not possible."""

from freebooter.games.marauders.actions.move import (
    FREELY,
    closed_by_law,
    closed_by_war,
    has_port,
    move_cost,
    port_entry,
)
from freebooter.games.marauders.actions.scout import at_sea_in, may_scout
from freebooter.games.marauders.cards import missions, rumours
from freebooter.games.marauders.names import CARTAGENA, NATIONS, NONE, ZONES
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import MISSION_NAMES, NEIGHBOURS, NPC_NAMES, RUMOURS, ZONE_NATION
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Refusal

SCOUTING = ("scout-player", "scout-npc", "scout-merchant", "scout-spanish-merchant")


def why_not_action(t: Table, player: Player, move: Move) -> Refusal | None:
    verb = move.verb
    if verb in ("sail", "enter-port", "leave-port"):
        return why_not_move(t, player, move)
    if verb in SCOUTING:
        return why_not_scout(t, player, move) or no_actions()
    if verb == "port-action":
        return why_not_port_action(t, player)
    if verb == "act-on-rumour":
        return why_not_rumour(t, player)
    if verb == "pursue-mission":
        return why_not_pursue(t, player)
    if verb == "retire":
        rule = "MM-DEATH-09"
        return Refusal("mm-retire-in-port" if not player.in_port else "mm-retire-too-late", rule)
    return None


def no_actions() -> Refusal:
    return Refusal("mm-no-actions-left", "MM-TURN-07")


def why_not_move(t: Table, player: Player, move: Move) -> Refusal | None:
    zone = player.zone
    if move.verb == "leave-port":
        return no_actions() if player.in_port else Refusal("mm-at-sea-already", "MM-MOVE-01", zone=ZONES[zone])
    if move.verb == "sail":
        if player.in_port:
            return Refusal("mm-leave-port-first", "MM-MOVE-02", zone=ZONES[zone])
        if move.value not in NEIGHBOURS[zone]:
            return Refusal("mm-not-adjacent", "MM-MOVE-01", zone=ZONES[move.value], here=ZONES[zone])
        return no_actions()
    if player.in_port:
        return Refusal("mm-in-port-already", "MM-MOVE-01", zone=ZONES[zone])
    if not has_port(zone):
        return Refusal("mm-no-port-here", "MM-MOVE-10", zone=ZONES[zone])
    if move_cost(t, player, zone, True) > t.turn.actions:
        return no_actions()
    return why_closed(t, player, zone)


def why_closed(t: Table, player: Player, zone: int) -> Refusal:
    """A port that is closed to the captain: by war, or by a bounty."""
    nation = NATIONS[ZONE_NATION[zone]]
    if closed_by_law(t, player, zone) and closed_by_war(t, player, zone):
        return Refusal("mm-port-closed-war", "MM-MOVE-07", zone=ZONES[zone], nation=nation)
    return Refusal("mm-port-closed-bounty", "MM-MOVE-04", zone=ZONES[zone], nation=nation)


def why_not_scout(t: Table, player: Player, move: Move) -> Refusal | None:
    """None: only an action is wanting."""
    if player.in_port:
        return Refusal("mm-scout-from-port", "MM-SCOUT-09")
    missing = why_no_target(t, player, move)
    if missing is not None:
        return missing
    if not may_scout(t, player, move):
        return Refusal("mm-scouted-already", "MM-SCOUT-06")
    return None


def why_no_target(t: Table, player: Player, move: Move) -> Refusal | None:
    zone = player.zone
    if move.verb == "scout-player":
        if move.value >= t.seats or move.value == player.seat:
            return Refusal("mm-no-such-captain", "MM-SCOUT-01")
        other = t.players[move.value]
        if not other.afloat:
            return Refusal("mm-captain-is-dead", "MM-AMB-91", seat=move.value + 1)
        if other.in_port and other.zone == zone:
            return Refusal("mm-captain-in-port", "MM-SCOUT-08", seat=move.value + 1)
        if not at_sea_in(other, zone):
            return Refusal("mm-captain-elsewhere", "MM-SCOUT-01", seat=move.value + 1, zone=ZONES[other.zone])
    elif move.verb == "scout-npc":
        npc = t.npcs[move.value]
        if not npc.afloat():
            return Refusal("mm-npc-not-at-sea", "MM-AMB-89", npc=NPC_NAMES[move.value])
        if npc.zone != zone:
            return Refusal("mm-npc-elsewhere", "MM-SCOUT-01", npc=NPC_NAMES[move.value], zone=ZONES[npc.zone])
    elif t.board.merchant[zone] == NONE:
        return Refusal("mm-no-merchant", "MM-AMB-17", zone=ZONES[zone])
    elif move.verb == "scout-spanish-merchant" and zone != CARTAGENA:
        return Refusal("mm-only-off-cartagena", "MM-PORTPOWER-04")
    return None


def why_not_port_action(t: Table, player: Player) -> Refusal:
    if not player.in_port:
        return Refusal("mm-not-in-port", "MM-PORT-01")
    if t.turn.ported:
        return Refusal("mm-port-action-used", "MM-PORT-01")
    closed = not port_entry(t, player, player.zone) & FREELY
    if closed and t.turn.closed_visit == player.zone:
        return Refusal("mm-here-for-a-rumour", "MM-RUMOR-04", zone=ZONES[player.zone])
    if closed and player.slipped_in and t.turn.port_tried:
        return Refusal("mm-port-check-failed", "MM-PORT-01", zone=ZONES[player.zone])
    return no_actions()


def why_not_rumour(t: Table, player: Player) -> Refusal:
    if player.rumour == NONE:
        return Refusal("mm-no-rumour", "MM-RUMOR-03")
    if rumours.can_act(t, player):
        return no_actions()
    place = RUMOURS[player.rumour].place
    at_place = not player.in_port and (place.any_zone or ZONES[player.zone] in place.zones)
    if at_place and place.merchant and t.board.merchant[player.zone] == NONE:
        return Refusal("mm-no-merchant", "MM-RUMOR-04", zone=ZONES[player.zone])
    if at_place and place.alone:
        return Refusal("mm-not-alone", "MM-RUMOR-04")
    if place.wanted and player.in_port:
        return Refusal("mm-not-wanted-here", "MM-RUMOR-04")
    return Refusal("mm-rumour-elsewhere", "MM-RUMOR-04")


def why_not_pursue(t: Table, player: Player) -> Refusal:
    if player.mission == NONE:
        return Refusal("mm-no-mission", "MM-MISSION-06")
    if missions.can_pursue(t, player):
        return no_actions()
    name, task = MISSION_NAMES[player.mission], missions.task_of(player)
    if task.kind not in ("check", "duel"):
        return Refusal("mm-mission-without-action", "MM-MISSION-01", mission=name)
    there = ZONES[player.zone] == task.zone and player.in_port == (task.kind == "duel")
    if there:
        return Refusal("mm-task-tried", "MM-MISSION-07", mission=name)
    return Refusal("mm-mission-elsewhere", "MM-MISSION-01", mission=name, zone=task.zone)
