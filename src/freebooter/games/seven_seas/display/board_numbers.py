"""Numbers for a seat's board, so that no client has to know the rules: what its cargo would fetch, what its cards show.

Everything here comes from what lies open and from the seat's own hand.
"""

from itertools import product

from freebooter.games.seven_seas.display.number_structs import BoardNumbers, CardFace, LoadPlan
from freebooter.games.seven_seas.names import CARD_NAMES, GOODS, NATIONS, is_caravan, is_port, nation_of, port_of
from freebooter.games.seven_seas.player.fleet import room
from freebooter.games.seven_seas.plunder.plunder import most_ships
from freebooter.games.seven_seas.state import Player, Table
from freebooter.games.seven_seas.valuing.prices import sale_value, value_at, value_of
from freebooter.kernel.ask import Seat


def board_numbers(t: Table, seat: Seat) -> BoardNumbers:
    player = t.players[seat]
    fetches = {name: sale_value(t, good, player.cargo[good]) for good, name in enumerate(GOODS)}
    faces = [face(t, player, card) for card in player.hand]
    return BoardNumbers(fetches, value_of(t, player.cargo), faces, load_plan(t, player) if sum(t.quay) else None)


def load_plan(t: Table, player: Player) -> LoadPlan:
    """As many as fit; of those the ones with which the cargo fetches most."""
    space = room(player)
    loads = [load for load in product(*[range(count + 1) for count in t.quay]) if sum(load) <= space]
    most = max(sum(load) for load in loads)
    cargoes = {load: [aboard + more for aboard, more in zip(player.cargo, load, strict=True)] for load in loads}
    best = max((load for load in loads if sum(load) == most), key=lambda load: value_of(t, cargoes[load]))
    goods = {name: best[good] for good, name in enumerate(GOODS) if t.quay[good]}
    return LoadPlan(goods, sum(t.quay) - most, space - most, value_of(t, cargoes[best]))


def face(t: Table, player: Player, card: int) -> CardFace:
    name = CARD_NAMES[card]
    if is_caravan(card):
        size = t.rules.caravan_sizes[card]
        nation, sends = NATIONS[nation_of(card)], most_ships(t, player, card)
        return CardFace(name, "caravan", nation=nation, size=size, sends=sends)
    if is_port(card):
        port = port_of(card)
        pays = {good: t.rules.prices[port][at] for at, good in enumerate(GOODS)}
        return CardFace(name, "port", pays=pays, cargo=value_at(t, player.cargo, port))
    return CardFace(name, "curse")
