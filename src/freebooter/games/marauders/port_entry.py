"""Which ports are open to a captain, and the ways into those that are not (MM-MOVE-04 to 07, MM-AMB-13)."""

from typing import Final

from freebooter.games.marauders.content.tables import (
    CAPTAIN_ABILITY,
    CAPTAIN_HOME,
    CAPTAIN_NATION,
    RUMOURS,
    ZONE_NATION,
)
from freebooter.games.marauders.names import ENTERS_CLOSED_PORTS, NATIONS, NONE, PORT_ROYAL, ZONES
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.note import Refusal

PORT_ROYAL_FEE: Final = 2  # MM-PORTPOWER-10

# Ways into a port, as bits; none means that it is closed. Those into a closed port stand in the order of ENTER_BY;
# `registries.entry_ways` has their rules.
ENTRY_FREE: Final = 1
ENTRY_BY_FEE: Final = 2
ENTRY_BY_INFLUENCE: Final = 4
ENTRY_BY_ABILITY: Final = 8
ENTRY_BY_RUMOUR: Final = 16


def port_entry(t: Table, player: Player, zone: int) -> int:
    """The ways into a port: open, or closed by bounty or war."""
    ways = ENTRY_FREE
    if closed_by_law(t, player, zone) and t.turn.open_port != zone:
        ways = 0
        if zone == PORT_ROYAL and not closed_by_war(t, player, zone):
            ways |= ENTRY_BY_INFLUENCE
            if player.gold >= PORT_ROYAL_FEE:
                ways |= ENTRY_BY_FEE
        if CAPTAIN_ABILITY[player.captain] == ENTERS_CLOSED_PORTS:
            ways |= ENTRY_BY_ABILITY
        # mutants: same `if (RUMOURS`, the last rumour is another
        if player.rumour != NONE and RUMOURS[player.rumour].place.wanted and wanted_at(player, zone):
            ways |= ENTRY_BY_RUMOUR  # RU-12
    return modules_of(t).port_entry(t, ways, player, zone) if t.hooked else ways


def closed_refusal(t: Table, player: Player, zone: int) -> Refusal | None:
    """A port with no way in: closed by war, or by a bounty."""
    if port_entry(t, player, zone):
        return None
    nation = NATIONS[ZONE_NATION[zone]]
    # mutants: same `if (closed_by_war`, only a module closes another port
    if closed_by_law(t, player, zone) and closed_by_war(t, player, zone):
        return Refusal("mm-port-closed-war", "MM-MOVE-07", zone=ZONES[zone], nation=nation)
    return Refusal("mm-port-closed-bounty", "MM-MOVE-04", zone=ZONES[zone], nation=nation)


def has_port(zone: int) -> bool:
    return ZONE_NATION[zone] != NONE  # MM-MOVE-10


def closed_by_law(t: Table, player: Player, zone: int) -> bool:
    if zone == CAPTAIN_HOME[player.captain]:
        return False  # MM-MOVE-05
    return wanted_at(player, zone) or closed_by_war(t, player, zone)


def wanted_at(player: Player, zone: int) -> bool:
    return is_wanted_by(player, ZONE_NATION[zone])


def closed_by_war(t: Table, player: Player, zone: int) -> bool:
    enemy = nation_at_war_with(t, CAPTAIN_NATION[player.captain])
    return enemy != NONE and enemy == ZONE_NATION[zone]


def is_wanted_by(player: Player, nation: int) -> bool:
    return player.bounties[nation] > 0


def nation_at_war_with(t: Table, nation: int) -> int:
    """The nation at war with this one; NONE in peace, and for captains without a nation."""
    # mutants: same `if True` `if (`, it saves work only
    return t.at_war_with(nation) if t.wars and nation != NONE else NONE


def closed_nations(t: Table, player: Player, nation: int) -> int:
    """For advice: nations whose ports are closed to the captain, whose own is `nation`, as bits; see `is_open`."""
    closed = 0
    bounties = player.bounties
    for other in range(len(bounties)):
        if bounties[other] > 0:
            closed |= 1 << other
    enemy = nation_at_war_with(t, nation)
    return closed if enemy == NONE else closed | 1 << enemy


def is_open(zone: int, closed: int, home: int) -> bool:
    """Is there a port that lets the captain in freely? His home port always does (MM-MOVE-05)."""
    nation = ZONE_NATION[zone]
    return nation != NONE and (closed >> nation & 1 == 0 or zone == home)


OPEN_PORTS: Final = [
    [[zone for zone in range(len(ZONES)) if is_open(zone, closed, home)] for home in range(len(ZONES))]
    for closed in range(1 << len(NATIONS))
]
"""The zones with a port that lets a captain in freely, by the nations that are closed to him and his home."""
