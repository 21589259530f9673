"""Numbers for a seat's board: what each port would pay, who would look for it where, how a raid stands.

All of it is worked out from what the seat knows: its own cargo and captain, and what lies open.
"""

from collections.abc import Sequence
from functools import cache

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.actions.routes import routes
from freebooter.games.marauders.captain import damage, dice
from freebooter.games.marauders.content.tables import (
    CAPTAIN_NATION,
    CARGO_GOOD,
    CARGO_NAMES,
    CARGO_VALUE,
    EVENT_ZONE,
    MISSIONS,
    NPC_NAMES,
    PORTS,
    RAID_CARDS,
    RAID_FOR_GLORY,
    RUMOURS,
    WAY,
)
from freebooter.games.marauders.display.number_structs import (
    BoardNumbers,
    CardNumbers,
    RaidNumbers,
    RouteNumbers,
    Seeker,
    ZoneNumbers,
)
from freebooter.games.marauders.display.port_numbers import port_numbers
from freebooter.games.marauders.names import GOODS, HULL, LOCATIONS, NONE, SCOUTING, SEAMANSHIP, ZONES
from freebooter.games.marauders.npcs import scouting
from freebooter.games.marauders.odds.scouting import npc_dice
from freebooter.games.marauders.port_entry import ENTRY_FREE, closed_nations, port_entry
from freebooter.games.marauders.previews.chances import percent as chance_percent
from freebooter.games.marauders.previews.chances import tenths
from freebooter.games.marauders.raiding.cards import escapes_of, faces, hits_of, plunder_of
from freebooter.games.marauders.registries.mission_tasks import kind_of_mission
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import ACTIONS, OVER, Npc, Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.raid import Raid
from freebooter.kernel.ask import Seat


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
        zones=[zone_numbers(t, there, zone, far[zone], about) for zone in range(len(ZONES))],
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
    """Of all zones at once: the NPCs that are there and those that come, what leads the captain there, and the goods
    that he brings, card by card (`cargo`) and each once. `all_open`: no port is closed to him. `lively` are the zones
    of which there may be more to tell than prices.
    """

    __slots__ = ("all_open", "arriving", "cargo", "goods", "lively", "mission", "npcs", "rumour")

    def __init__(self, t: Table, player: Player) -> None:
        self.cargo = [CARGO_GOOD[card] for card in player.cargo]
        self.goods = prices.goods_of(player.cargo)
        self.all_open = not t.hooked and closed_nations(t, player, CAPTAIN_NATION[player.captain]) == 0
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
        self.lively = {*self.mission, *self.rumour}
        for zone in (*self.npcs, *self.arriving):
            self.lively.add(ZONES[zone])

    def errands(self, zone: str) -> list[str]:
        found = ["mission"] if zone in self.mission else []
        return [*found, "rumour"] if zone in self.rumour else found


def zone_numbers(t: Table, there: Player, zone: int, steps: int, about: Whereabouts) -> ZoneNumbers:
    """As if the captain were `there`, at sea: prices and searches depend on where one is."""
    name = ZONES[zone]
    if about.all_open and not about.cargo and name not in about.lively:
        return quiet_zone(zone, steps, "open" if zone in PORTS else "")
    there.zone = zone
    seekers = [seeker(t, npc, there) for npc in about.npcs.get(zone, ()) if scouting.may_scout(t, npc, there)]
    arriving = about.arriving.get(zone, [])
    errands = about.errands(name) if about.mission or about.rumour else []
    quiet = not (seekers or arriving or errands)
    if zone not in PORTS:
        if quiet:
            return quiet_zone(zone, steps, "")
        return ZoneNumbers(name, steps, "", {}, 0, 0, False, seekers, arriving, errands)
    ways = ENTRY_FREE if about.all_open else port_entry(t, there, zone)
    port = "open" if ways & ENTRY_FREE else "guarded" if ways else "closed"
    if quiet and not about.cargo:
        return quiet_zone(zone, steps, port)
    demanded = about.cargo.count(t.board.demand[zone])
    sales = {good: prices.sale_price(t, there, good) for good in about.goods}
    return ZoneNumbers(
        name,
        steps,
        port,
        {GOODS[good]: price for good, price in sales.items()},
        sum([sales[good] for good in about.cargo]),
        demanded,
        demanded >= prices.demand_for_glory(t, there),
        seekers,
        arriving,
        errands,
    )


@cache
def quiet_zone(zone: int, steps: int, port: str) -> ZoneNumbers:
    """Of a zone where nobody is and nothing can be sold; shared, so do not change it."""
    return ZoneNumbers(ZONES[zone], steps, port, {}, 0, 0, False, [], [], [])


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
    deck = t.decks.cargo
    count = deck.left
    worth = sum([cards * CARGO_VALUE[card] for card, cards in enumerate(deck.counts) if cards])
    others = [effects.cargo_of(t, other) for other in t.players if other is not player]
    for unseen in others if t.drawn_by == player.seat else (*others, t.drawn_cargo):
        count += len(unseen)
        worth += sum([CARGO_VALUE[card] for card in unseen])
    return round(10 * worth / count) if count else 0


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
