# mypyc: skip
"""Numbers for a seat's board: what each port would pay, who would look for it where, how a raid stands.

All of it is worked out from what the seat knows: its own cargo and captain, and what lies open.
"""

from collections.abc import Sequence

import msgspec

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.actions.routes import routes
from freebooter.games.marauders.advice.purse import from_chest
from freebooter.games.marauders.captain import damage, dice
from freebooter.games.marauders.content.tables import (
    CARGO_NAMES,
    CARGO_VALUE,
    EVENT_ZONE,
    MISSIONS,
    MODIFICATION_NAMES,
    NPC_NAMES,
    PORTS,
    RAID_CARDS,
    RAID_FOR_GLORY,
    RUMOURS,
    SHIP_NAMES,
    WAY,
    WEAPON_NAMES,
    WEAPON_PACK,
)
from freebooter.games.marauders.moves import REPAIR
from freebooter.games.marauders.names import (
    CREW,
    GOODS,
    HULL,
    LOCATIONS,
    NONE,
    SCOUTING,
    SEAMANSHIP,
    ZONES,
)
from freebooter.games.marauders.npcs import scouting
from freebooter.games.marauders.odds.scouting import npc_dice
from freebooter.games.marauders.port.market import cards_to_draw
from freebooter.games.marauders.port.purchase import room_left
from freebooter.games.marauders.port.shipyard import repair_refusal
from freebooter.games.marauders.port.stash import STASHING, fee
from freebooter.games.marauders.port_entry import ENTRY_FREE, port_entry
from freebooter.games.marauders.previews.chances import percent as chance_percent
from freebooter.games.marauders.previews.chances import tenths
from freebooter.games.marauders.raiding.cards import escapes_of, faces, hits_of, plunder_of
from freebooter.games.marauders.registries.mission_tasks import kind_of_mission
from freebooter.games.marauders.scoring import points_of_gold
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.shipyard.ships import earns_glory, for_sale, on_sale
from freebooter.games.marauders.state import ACTIONS, OVER, Npc, Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.raid import Raid
from freebooter.games.marauders.state.visit import visit_of
from freebooter.kernel.ask import Seat


class Seeker(msgspec.Struct, frozen=True):
    """An NPC that would look for the captain at sea in this zone; `chance` in percent."""

    npc: str
    dice: int
    chance: int


class ZoneNumbers(msgspec.Struct, frozen=True):
    """`port`: "", "open", "closed", or "guarded" if there is a way in all the same (MM-MOVE-04 to 07).

    `prices`: what one card of each good aboard would sell for; `cargo`: all of it together. `glory`: would a sale of
    what is in demand bring a point (MM-SELL-07)? `arriving`: NPCs that come at the end of the round.
    `errands`: what leads the captain here, "mission" or "rumour".
    """

    zone: str
    steps: int
    port: str
    prices: dict[str, int]
    cargo: int
    demanded: int
    glory: bool
    seekers: list[Seeker]
    arriving: list[str]
    errands: list[str]


class RouteNumbers(msgspec.Struct, frozen=True):
    """A way to a zone, or into its port, within the actions left: `moves` in order, and what they cost together.

    In per cent: `found`, that somebody looks for the captain on the way and finds him, most likely `npc`; `sunk`, by
    storms, whose `hits` are in tenths. `closed`: the port is, and a way in has to be found.
    """

    zone: str
    port: bool
    moves: list[str]
    actions: int
    found: int
    npc: str
    hits: int
    sunk: int
    closed: bool


class Repairs(msgspec.Struct, frozen=True):
    """Everything that can be repaired here, in one go; `stash`: what the chest pays of it, `lost`: points with it."""

    moves: list[str]
    price: int
    stash: int
    lost: int


class Basket(msgspec.Struct, frozen=True):
    """What may be bought together, by good, with what has been chosen already: the price of all of it.

    `stash`, `lost` as in `Repairs`.
    """

    goods: dict[str, int]
    price: int
    stash: int
    lost: int


class ChestNumbers(msgspec.Struct, frozen=True):
    """`points`: all points of the captain if nothing, 1, 2, … gold were put into the chest."""

    stash: int
    points: list[int]


class PortNumbers(msgspec.Struct, frozen=True):
    """What things cost in the port where the captain is. `modification`: the open one, with its price.

    `chosen`: cargo chosen so far while buying or selling. `nets`: what ships cost once the own one is given in payment,
    negative if gold comes back; `great`: those that bring a glory point. `drawn`: the goods to choose from.
    """

    draw: int
    repair: int
    damage: int
    weapons: dict[str, int]
    ships: dict[str, int]
    own_ship: int
    modifications: dict[str, int]
    crew: int
    crew_wanted: int
    rumour: int
    fee: int
    chosen: list[str]
    nets: dict[str, int]
    great: list[str]
    repairs: Repairs | None
    drawn: dict[str, int]
    baskets: list[Basket]
    chest: ChestNumbers | None


class CardNumbers(msgspec.Struct, frozen=True):
    """How the raid would end without this card."""

    card: str
    outcome: str
    gold: int


class RaidNumbers(msgspec.Struct, frozen=True):
    """How the raid would end if nothing more were changed, without a Reinforced hull (MM-RAID-14 to 21)."""

    outcome: str
    gold: int
    glory: bool
    glory_from: int
    hits: dict[str, int]
    escapes: int
    manoeuvrability: int
    cards: list[CardNumbers]


class BoardNumbers(msgspec.Struct, frozen=True, omit_defaults=True):
    """`raid_cards`, `raid_gold`: cards that a merchant lays out, and their worth on average, in tenths of gold."""

    zones: list[ZoneNumbers]
    scouting: int
    scouting_chance: int
    seamanship: int
    raid_cards: int
    raid_gold: int
    room: int
    routes: list[RouteNumbers]
    port: PortNumbers | None
    raid: RaidNumbers | None
    modules: dict[str, object] = {}
    """What modules work out for the captain."""


def board_numbers(t: Table, seat: Seat) -> BoardNumbers | None:
    """None while the captain is not on the board."""
    player = t.players[seat]
    if not player.afloat or t.stage == OVER:
        return None
    far = WAY[player.zone]
    there = player.copy()
    there.in_port = False
    scouting = dice.pool(t, player, SCOUTING, dice.FOR_SCOUTING, 0)
    laid_out = RAID_CARDS + t.convoy
    at_hand = player.in_port and (t.visit is None or t.current is player)
    about = Whereabouts(t, player)
    return BoardNumbers(
        zones=[zone_numbers(t, player, there, zone, far[zone], about) for zone in range(len(ZONES))],
        scouting=scouting,
        scouting_chance=percent(scouting),
        seamanship=dice.pool(t, player, SEAMANSHIP, dice.FOR_RAID, 0),
        raid_cards=laid_out,
        raid_gold=laid_out * mean_plunder(t, player),
        room=effects.room_at_sea(t, player),
        routes=route_numbers(t, player) if may_sail(t, player) else [],
        port=port_numbers(t, player) if at_hand else None,
        raid=None if t.raid is None else raid_numbers(t, t.players[t.raid.seat], t.raid),
        modules=module_numbers(t, player) if t.hooked else {},
    )


def module_numbers(t: Table, player: Player) -> dict[str, object]:
    found: dict[str, object] = {}
    modules_of(t).board_numbers(t, found, player)
    return found


# Zones


class Whereabouts:
    """Of all zones at once: the NPCs that are there and those that come, and what leads the captain there."""

    __slots__ = ("arriving", "mission", "npcs", "rumour")

    def __init__(self, t: Table, player: Player) -> None:
        self.npcs: dict[int, list[Npc]] = {}
        self.arriving: dict[int, list[str]] = {}
        for npc in t.npcs:
            self.npcs.setdefault(npc.zone, []).append(npc)
            # Open cards bring NPCs at the end of the round (MM-NPC-02, MM-NPC-03, MM-NPC-04).
            card = npc.waiting[-1] if npc.waiting else npc.card if npc.returning else NONE
            if card != NONE:
                self.arriving.setdefault(EVENT_ZONE[card], []).append(NPC_NAMES[npc.number])
        # Zones where the mission and the rumour can go on (MM-MISSION-01, MM-RUMOR-03).
        self.mission: Sequence[str] = mission_places(player) if player.mission != NONE else ()
        self.rumour: Sequence[str] = ()
        if player.rumour != NONE:
            place = RUMOURS[player.rumour].place
            self.rumour = (*place.ports, *place.zones)

    def errands(self, zone: str) -> list[str]:
        found = ["mission"] if zone in self.mission else []
        return [*found, "rumour"] if zone in self.rumour else found


def zone_numbers(t: Table, player: Player, there: Player, zone: int, steps: int, about: Whereabouts) -> ZoneNumbers:
    """As if the captain were `there`, at sea: prices and searches depend on where one is."""
    there.zone = zone
    name = ZONES[zone]
    seekers = [seeker(t, npc, there) for npc in about.npcs.get(zone, ()) if scouting.may_scout(t, npc, there)]
    arriving, errands = about.arriving.get(zone, []), about.errands(name)
    if zone not in PORTS:
        return ZoneNumbers(name, steps, "", {}, 0, 0, False, seekers, arriving, errands)
    ways = port_entry(t, there, zone)
    demanded = prices.copies(player.cargo, t.board.demand[zone])
    return ZoneNumbers(
        zone=name,
        steps=steps,
        port="open" if ways & ENTRY_FREE else "guarded" if ways else "closed",
        prices={GOODS[good]: prices.sale_price(t, there, good) for good in prices.goods_of(player.cargo)},
        cargo=prices.proceeds(t, there, player.cargo),
        demanded=demanded,
        glory=demanded >= prices.demand_for_glory(t, there),
        seekers=seekers,
        arriving=arriving,
        errands=errands,
    )


def mission_places(player: Player) -> list[str]:
    """The next leg of a journey, the zones still to be seen, or the ports that take the goods."""
    task = MISSIONS[player.mission].task
    return kind_of_mission(player.mission).goals(player, task)


def seeker(t: Table, npc: Npc, player: Player) -> Seeker:
    """The powers of Nassau and Basse-Terre count in (MM-PORTPOWER-01, MM-PORTPOWER-07)."""
    count = npc_dice(t, npc, player)
    missed = (2 / 3) ** count
    if scouting.tries_twice(npc):
        missed *= missed
    found = 1 - missed
    if scouting.must_find_twice(npc):
        found *= found
    return Seeker(NPC_NAMES[npc.number], count, round(100 * found))


def percent(count: int) -> int:
    """At least one skull: a third of the faces are (MM-SETUP-16)."""
    return round(100 * (1 - (2 / 3) ** count))


def mean_plunder(t: Table, player: Player) -> int:
    """The average worth of a card that the seat has not seen, in tenths: all but its own and those discarded."""
    unseen = t.decks.cargo.kinds()
    for other in t.players:
        if other is not player:
            unseen += effects.cargo_of(t, other)
    if t.drawn_by != player.seat:
        unseen += t.drawn_cargo
    return round(10 * sum([CARGO_VALUE[card] for card in unseen]) / len(unseen)) if unseen else 0


# Ways


def may_sail(t: Table, player: Player) -> bool:
    """In his turn, with nothing in hand but a Port action, which can be ended."""
    idle = t.battle is None and t.raid is None and not t.agenda and not t.turn.over
    return t.stage == ACTIONS and idle and t.turn_of(player)


def route_numbers(t: Table, player: Player) -> list[RouteNumbers]:
    return [
        RouteNumbers(
            zone=ZONES[way.zone],
            port=way.in_port,
            moves=[move.name for move in way.moves],
            actions=way.actions,
            found=chance_percent(way.found),
            npc=way.npc,
            hits=tenths(way.hits),
            sunk=chance_percent(way.sunk),
            closed=way.in_port and not port_entry(t, player, way.zone) & ENTRY_FREE,
        )
        for way in routes(t, player.seat)
    ]


# The port


def port_numbers(t: Table, player: Player) -> PortNumbers:
    zone = player.zone
    token = t.board.modification[zone]
    known = token != NONE and bool(t.board.modification_open[zone])
    ships = {name: prices.ship_price(t, player, at) for at, name in enumerate(SHIP_NAMES) if on_sale(t, at)}
    sale = prices.ship_sale(t, player)
    buys = t.visit is not None and t.drawn_by == player.seat
    return PortNumbers(
        draw=0 if t.visit is None else cards_to_draw(t, player),
        repair=prices.repair_price(t, player),
        damage=prices.damage_points(player.ship),
        weapons={
            name: prices.weapon_price(t, player, at)
            for at, name in enumerate(WEAPON_NAMES)
            if WEAPON_PACK[at] in t.rules.packs
        },
        ships=ships,
        own_ship=sale,
        modifications={MODIFICATION_NAMES[token]: prices.modification_price(t, player, token)} if known else {},
        crew=prices.crew_price(t, player),
        crew_wanted=player.crew_wanted(),
        rumour=prices.rumour_price(t, player),
        fee=0 if t.visit is None else fee(t, player),
        chosen=[] if t.visit is None else [CARGO_NAMES[card] for card in t.visit.chosen],
        nets={name: price - sale for name, price in ships.items()} if for_sale(t, player.ship.kind) else {},
        great=[name for at, name in enumerate(SHIP_NAMES) if name in ships and earns_glory(player, at)],
        repairs=all_repairs(t, player),
        drawn={GOODS[good]: prices.copies(t.drawn_cargo, good) for good in goods_drawn(t)} if buys else {},
        baskets=baskets(t, player) if buys else [],
        chest=chest_numbers(t, player) if t.visit is not None and STASHING.possible(t, player) else None,
    )


def all_repairs(t: Table, player: Player) -> Repairs | None:
    """None if there is nothing to repair, or not all of it can be (MM-SHIPYARD-10)."""
    price, purse = prices.repair_price(t, player), effects.purse(t, player)
    damaged = [at for at in range(len(LOCATIONS)) if at != CREW and player.ship.damage(at) > 0]
    if not damaged or any(repair_refusal(t, player, at) is not None for at in damaged):
        return None
    moves = [REPAIR[at].name for at in damaged for point in range(1 if price == 0 else player.ship.damage(at))]
    total = price * len(moves)
    return Repairs(moves, total, **from_chest(t, player, total)) if total <= purse else None


def goods_drawn(t: Table) -> list[int]:
    return prices.goods_of(t.drawn_cargo)


def baskets(t: Table, player: Player) -> list[Basket]:
    """All that fits and can be paid of what is not chosen yet, nothing at all first (MM-BUY-05, MM-BUY-11)."""
    chosen = visit_of(t).chosen
    agreed = prices.prices_of(t, player, chosen)
    room, purse = room_left(t, player), effects.purse(t, player)
    found: list[tuple[dict[str, int], list[int]]] = [({}, agreed)]
    for good in goods_drawn(t):
        if prices.copies(chosen, good):
            continue
        each = prices.goods_price(t, player, good)
        for goods, paid in found[:]:
            most = min(prices.copies(t.drawn_cargo, good), room - (len(paid) - len(agreed)))
            for count in range(1, most + 1):
                found.append(({**goods, GOODS[good]: count}, paid + [each] * count))
    priced = [(goods, prices.price_together(t, player, paid) if paid else 0) for goods, paid in found]
    return [Basket(goods, price, **from_chest(t, player, price)) for goods, price in priced if price <= purse]


def chest_numbers(t: Table, player: Player) -> ChestNumbers:
    most = player.gold - fee(t, player)
    return ChestNumbers(
        player.stash, [player.track + points_of_gold(t, player.stash + more) for more in range(most + 1)]
    )


# The raid


def raid_numbers(t: Table, player: Player, raid: Raid) -> RaidNumbers:
    gold = plunder_of(t, player, raid)
    outcome = raid_outcome(t, player, raid)
    hits = damage.damage_in_effect(t, player, hits_of(raid), "MM-RAID-14")
    damage.spill(player.ship, hits)
    return RaidNumbers(
        outcome=outcome,
        gold=gold,
        glory=outcome == "plundered" and gold >= RAID_FOR_GLORY,
        glory_from=RAID_FOR_GLORY,
        hits={LOCATIONS[at]: count for at, count in enumerate(hits) if count},
        escapes=escapes_of(raid),
        manoeuvrability=effects.raid_manoeuvrability(t, player),
        cards=[without(t, player, raid, card) for card in faces(raid)],
    )


def without(t: Table, player: Player, raid: Raid, card: int) -> CardNumbers:
    rest = raid.copy()
    cards = list(raid.cards)
    cards.remove(card)
    rest.cards = tuple(cards)
    return CardNumbers(CARGO_NAMES[card], raid_outcome(t, player, rest), plunder_of(t, player, rest))


def raid_outcome(t: Table, player: Player, raid: Raid) -> str:
    """In the order of the rules: sunk, broken off, escaped, plundered (MM-RAID-16 to 19)."""
    ship = player.ship
    hits = damage.damage_in_effect(t, player, hits_of(raid), "MM-RAID-14")
    damage.spill(ship, hits)
    left = [ship.tracks[at] - hits[at] for at in range(len(LOCATIONS))]
    if left[HULL] <= 0:
        return "sunk"
    if min(left) <= 0:
        return "failed"
    return "escaped" if escapes_of(raid) >= effects.raid_manoeuvrability(t, player) else "plundered"
