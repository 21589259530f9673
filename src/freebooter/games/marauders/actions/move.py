"""Move: from zone to zone, into a port, out of a port (MM-MOVE)."""

from typing import Final

from freebooter.games.marauders import damage, death, dice, effects
from freebooter.games.marauders.agenda import meet_zone
from freebooter.games.marauders.cards import missions
from freebooter.games.marauders.hooks import query_move_cost, query_port_entry
from freebooter.games.marauders.moves import (
    DECLINE,
    DISCARD_CARGO,
    DISCARD_LOAD,
    ENTER_BY,
    ENTER_PORT,
    LEAVE_PORT,
    PAY,
    SAIL,
)
from freebooter.games.marauders.names import (
    BRIDGETOWN,
    CARACAS,
    CARTAGENA,
    CURACAO,
    ENTERS_CLOSED_PORTS,
    GOODS,
    HULL,
    INFLUENCE,
    KNOWS_THE_MAIN,
    NONE,
    PORT_ROYAL,
    SEAMANSHIP,
    SHOALS,
    TRINIDAD,
    ZONES,
)
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import (
    CAPTAIN_ABILITY,
    CAPTAIN_HOME,
    CAPTAIN_NATION,
    NEIGHBOURS,
    RUMOURS,
    SHIP_LARGE,
    ZONE_NATION,
)
from freebooter.kernel.ask import Ask, Part
from freebooter.kernel.moves import Move

SPANISH_MAIN: Final = [CARTAGENA, CURACAO, CARACAS, TRINIDAD]  # CAP-06
PORT_ROYAL_FEE: Final = 2  # MM-PORTPOWER-10

# Ways into a port, as bits; none means that it is closed.
FREELY: Final = 1
BY_FEE: Final = 2
BY_INFLUENCE: Final = 4
BY_ABILITY: Final = 8
BY_RUMOUR: Final = 16
WAYS: Final = [BY_FEE, BY_INFLUENCE, BY_ABILITY, BY_RUMOUR]  # in the order of ENTER_BY


# What it costs


def sails_the_main(t: Table, player: Player, to: int, port: bool) -> bool:
    """CAP-06: once per player turn a Move along the Main costs no action."""
    return (
        CAPTAIN_ABILITY[player.captain] == KNOWS_THE_MAIN
        and not t.turn.main_used
        and not port
        and player.zone in SPANISH_MAIN
        and to in SPANISH_MAIN
    )


def move_cost(t: Table, player: Player, to: int, port: bool) -> int:
    """Actions for a step; entering and leaving a port are steps too (MM-MOVE-01, MM-MOVE-02)."""
    cost = 0 if t.turn.free_moves > 0 or sails_the_main(t, player, to, port) else 1
    return query_move_cost(t, cost, player.seat, player.zone, to, port) if t.hooked else cost


def pay_for_move(t: Table, player: Player, to: int, port: bool) -> None:
    cost = move_cost(t, player, to, port)
    if cost == 0 and sails_the_main(t, player, to, port):
        t.turn.main_used = True
    elif cost == 0 and t.turn.free_moves > 0:
        t.turn.free_moves -= 1  # GL-10
    t.turn.actions -= cost
    t.turn.acted = True


# What is possible


def port_entry(t: Table, player: Player, zone: int) -> int:
    """The ways into a port: open, or closed by bounty or war (MM-MOVE-04 to 07, MM-AMB-13)."""
    ways = FREELY
    if closed_by_law(t, player, zone) and t.turn.open_port != zone:
        ways = 0
        if zone == PORT_ROYAL and not closed_by_war(t, player, zone):
            ways |= BY_INFLUENCE
            if player.gold >= PORT_ROYAL_FEE:
                ways |= BY_FEE
        if CAPTAIN_ABILITY[player.captain] == ENTERS_CLOSED_PORTS:
            ways |= BY_ABILITY
        if player.rumour != NONE and RUMOURS[player.rumour].place.wanted and wanted_at(player, zone):
            ways |= BY_RUMOUR  # RU-12
    return query_port_entry(t, ways, player.seat, zone) if t.hooked else ways


def closed_by_law(t: Table, player: Player, zone: int) -> bool:
    if zone == CAPTAIN_HOME[player.captain]:
        return False  # MM-MOVE-05
    return wanted_at(player, zone) or closed_by_war(t, player, zone)


def wanted_at(player: Player, zone: int) -> bool:
    return player.bounties[ZONE_NATION[zone]] > 0


def closed_by_war(t: Table, player: Player, zone: int) -> bool:
    nation = CAPTAIN_NATION[player.captain]
    return nation != NONE and t.at_war_with(nation) == ZONE_NATION[zone]


def has_port(zone: int) -> bool:
    return ZONE_NATION[zone] != NONE  # MM-MOVE-10


def move_options(t: Table, player: Player) -> list[Move]:
    """All steps that can be taken and paid."""
    zone, actions = player.zone, t.turn.actions
    if player.in_port:
        return [LEAVE_PORT] if move_cost(t, player, zone, True) <= actions else []
    options = [SAIL[to] for to in NEIGHBOURS[zone] if move_cost(t, player, to, False) <= actions]
    if has_port(zone) and move_cost(t, player, zone, True) <= actions and port_entry(t, player, zone):
        options.append(ENTER_PORT)
    return options


# The steps


def move(t: Table, player: Player, step: Move) -> Part[None]:
    if step is ENTER_PORT:
        yield from enter_port(t, player)
    elif step is LEAVE_PORT:
        yield from leave_port(t, player)
    else:
        yield from sail(t, player, step.value)


def sail(t: Table, player: Player, to: int) -> Part[None]:
    """Destroyed hit locations never stop a ship (MM-MOVE-08), and all ships move alike (MM-MOVE-03)."""
    pay_for_move(t, player, to, False)
    player.zone = to
    if t.journal is not None:
        t.journal.everyone("sailed", "MM-MOVE-01", seat=player.seat, zone=ZONES[to])
    meet_zone(t)
    yield from missions.note_zone(t, player)


def leave_port(t: Table, player: Player) -> Part[None]:
    pay_for_move(t, player, player.zone, True)
    player.in_port = False
    player.slipped_in = False
    if t.journal is not None:
        t.journal.everyone("left-port", "MM-MOVE-01", seat=player.seat, zone=ZONES[player.zone])
    yield from drop_surplus(t, player, "MM-AMB-08")
    meet_zone(t)
    yield from missions.note_zone(t, player)


def drop_surplus(t: Table, player: Player, rule: str) -> Part[None]:
    """Cards that the ship cannot take are discarded, as the owner chooses (MM-AMB-08)."""
    while effects.room_of(t, player) < 0:
        options = [DISCARD_CARGO[good] for good in range(len(GOODS)) if effects.goods_aboard(player, good) > 0]
        if player.load:
            options.append(DISCARD_LOAD)
        answer = yield Ask(player.seat, "drop-cargo", options, shown=True)
        if answer is DISCARD_LOAD:
            effects.discard_mission(t, player, rule)
        else:
            effects.unload_cargo(t, player, effects.pick_copies(player.cargo, answer.value, 1), rule)


def enter_port(t: Table, player: Player) -> Part[None]:
    zone = player.zone
    ways = port_entry(t, player, zone)
    pay_for_move(t, player, zone, True)
    if not ways & FREELY:
        entered = yield from enter_closed_port(t, player, ways)
        if not entered:
            return
    player.in_port = True
    if t.journal is not None:
        t.journal.everyone("entered-port", "MM-MOVE-01", seat=player.seat, zone=ZONES[zone])
    if zone == BRIDGETOWN and SHIP_LARGE[player.ship.kind]:
        yield from cross_shoals(t, player)


def enter_closed_port(t: Table, player: Player, ways: int) -> Part[bool]:
    """One of the ways in; the action is spent even if it fails (MM-AMB-15)."""
    options = [ENTER_BY[at] for at in range(len(WAYS)) if ways & WAYS[at]]
    answer = yield Ask(player.seat, "enter-by", options, about=player.zone)
    way = WAYS[answer.value]
    if way == BY_FEE:
        effects.pay_gold(t, player, PORT_ROYAL_FEE, "MM-PORTPOWER-10")
    elif way == BY_INFLUENCE:
        passed = yield from dice.check(t, player, INFLUENCE, dice.FOR_ENTRY)
        if not passed:
            if player.gold < PORT_ROYAL_FEE:
                return False
            paid = yield Ask(player.seat, "port-royal-fee", [PAY, DECLINE], about=PORT_ROYAL_FEE)
            if paid is DECLINE:
                return False
            effects.pay_gold(t, player, PORT_ROYAL_FEE, "MM-AMB-15")
    elif way == BY_ABILITY:
        player.slipped_in = True
    else:
        t.turn.closed_visit = player.zone
    return True


def cross_shoals(t: Table, player: Player) -> Part[None]:
    """Bridgetown: a large ship passes a Seamanship check or loses a point of hull (MM-PORTPOWER-02, MM-AMB-16)."""
    passed = yield from dice.check(t, player, SEAMANSHIP, dice.FOR_SHOALS)
    if passed:
        return
    points = [1, 0, 0, 0, 0]
    yield from damage.take_points(t, player.ship, player.seat, player.seat, points, "MM-PORTPOWER-02")
    if player.ship.destroyed(HULL):
        yield from death.kill_captain(t, player, SHOALS, "MM-AMB-16")
