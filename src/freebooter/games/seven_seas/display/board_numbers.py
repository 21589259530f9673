# mypyc: skip
"""Numbers for a seat's board, so that no client has to know the rules: what its cargo would fetch, what its cards show.

Everything here comes from what lies open and from the seat's own hand.
"""

from itertools import product
from typing import Literal

import msgspec

from freebooter.games.seven_seas.names import CARD_NAMES, GOODS, NATIONS, is_caravan, is_port, nation_of, port_of
from freebooter.games.seven_seas.player.fleet import room
from freebooter.games.seven_seas.plunder.plunder import most_ships
from freebooter.games.seven_seas.state import Player, Table
from freebooter.games.seven_seas.valuing.prices import sale_value, value_at, value_of
from freebooter.kernel.ask import Seat


class CardFace(msgspec.Struct, frozen=True, omit_defaults=True):
    """An adventure card as it is printed for this table, whose options may say other sizes and ports."""

    card: str
    kind: Literal["caravan", "port", "curse"]
    nation: str = ""
    size: int = 0
    """Ships of a caravan (P7-CAPTAIN-02)."""
    sends: int = 0
    """How many ships the seat could send against it now (P7-CAPTAIN-05, 06)."""
    pays: dict[str, int] = {}
    """What a port pays for each good."""
    cargo: int = 0
    """What the seat's cargo would fetch at that port (P7-MERCHANT-03)."""


class LoadPlan(msgspec.Struct, frozen=True):
    """All goods on the quay that fit, the dearest first, as one answer to the questions good by good."""

    goods: dict[str, int]
    left: int
    """Cards that would be discarded for want of room (P7-AMB-20)."""
    room: int
    cargo: int
    """What all of the seat's cargo would then fetch here."""


class BoardNumbers(msgspec.Struct, frozen=True):
    """What the seat's goods would fetch here and now, good by good and together, and the faces of its hand."""

    fetches: dict[str, int]
    cargo: int
    hand: list[CardFace]
    load: LoadPlan | None
    """While goods lie on the quay."""


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
