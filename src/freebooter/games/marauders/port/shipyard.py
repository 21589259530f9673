"""The shipyard: ships, repairs, special weapons and the modification that lies here (MM-SHIPYARD)."""

from typing import Final

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.advice.offers import Leave, ValuedOffer, menu_weights
from freebooter.games.marauders.advice.purse import price_note, price_paid
from freebooter.games.marauders.content.card_timing import WHEN_AT_SHIPYARD
from freebooter.games.marauders.content.tables import MODIFICATION_NAMES, SHIP_GLORY, SHIP_NAMES, SHIP_PACK
from freebooter.games.marauders.hand.playing import PlayCards
from freebooter.games.marauders.menus import OpenMenu
from freebooter.games.marauders.moves import (
    BUY_MODIFICATION,
    BUY_SHIP,
    BUY_WEAPON,
    DONE,
    NO_MOVES,
    REFRESH,
    REPAIR,
    SELL_WEAPON,
)
from freebooter.games.marauders.names import CREW, HULL, LOCATIONS, NONE, PETITE_GOAVE, SHIPYARD
from freebooter.games.marauders.port.activity import Activity
from freebooter.games.marauders.previews.measured import gold_spent
from freebooter.games.marauders.prices import too_poor
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.shipyard.modifications import ModificationHere, UsedHull, modification_worth, token_here
from freebooter.games.marauders.shipyard.ships import ShipsForSale, for_sale, on_sale, ship_worth
from freebooter.games.marauders.shipyard.weapons import OwnWeapons, WeaponsForSale
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import here
from freebooter.games.marauders.values import cost
from freebooter.kernel.ask import Ask, Offer, Part, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

CARD_AT_SHIPYARD: Final = 5
WORK_TO_DO: Final = 150
GREAT_SHIPS: Final = [kind for kind in range(len(SHIP_GLORY)) if SHIP_GLORY[kind]]


class AtShipyard(Activity):
    """There is something to do; a hand of cards may hold more (GL-06)."""

    def hindrance(self, t: Table, player: Player) -> Refusal | None:
        reason = modules_of(t).may_use_yard(t, player) if t.hooked else None
        if reason is not None or self.possible(t, player):
            return reason
        return Refusal("mm-nothing-at-yard", "MM-SHIPYARD-01", gold=effects.purse(t, player))

    def possible(self, t: Table, player: Player) -> bool:
        if t.hooked and modules_of(t).may_use_yard(t, player) is not None:
            return False
        return len(player.hand) > 0 or YARD.has_work(t, player)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        points, price = prices.damage_points(player.ship), prices.repair_price(t, player)
        token = token_here(t, player)
        shown = "none" if token == NONE else MODIFICATION_NAMES[token]  # turned up by the Port action (MM-PORT-06)
        return Note(
            "mm-brings-yard",
            "MM-SHIPYARD-01",
            damage=points,
            price=points * price,
            modification=shown,
            fitting=0 if token == NONE else prices.modification_price(t, player, token),
            weapon=prices.weapon_price(t, player, 0),  # mutants: same `player, 1)`, both cost as much
            ship=cheapest_ship(t, player),
            payable=int(YARD.has_work(t, player)),
        )

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return yard_worth(t, player)

    def perform(self, t: Table, player: Player) -> Part[None]:
        """One thing after the other. It ends: gold runs out, and no weapon is traded twice."""
        while True:
            answer = yield YARD.ask(t, player.seat, shown=True)
            if answer is DONE:
                return
            yield from YARD.take_move(t, player.seat, answer)


AT_SHIPYARD: Final = AtShipyard(SHIPYARD)


def cheapest_ship(t: Table, player: Player) -> int:
    """What a new ship costs at least once the own one is given in payment; 0 if that cannot be done."""
    if not for_sale(t, player.ship.kind):
        return 0
    kinds = [kind for kind in range(len(SHIP_NAMES)) if on_sale(t, kind)]
    nets = [prices.ship_price(t, player, kind) - prices.ship_sale(t, player) for kind in kinds]
    return max(0, min(nets)) if nets else 0


def yard_worth(t: Table, player: Player) -> int:
    """Much for repairs, for a great ship or a modification that pays; otherwise little."""
    if prices.damage_points(player.ship) > 0 and player.gold > 1:
        return WORK_TO_DO
    sale = prices.ship_sale(t, player)
    for kind in GREAT_SHIPS:
        if SHIP_PACK[kind] in t.rules.packs and ship_worth(t, player, kind, sale) > 0:
            return WORK_TO_DO
    token = token_here(t, player)
    if token != NONE and t.board.modification_open[player.zone] and modification_worth(t, player, token) > 0:
        return WORK_TO_DO
    return 35


# Repairs


def repair_refusal(t: Table, player: Player, location: int) -> Refusal | None:
    """Not the crew (MM-SHIPYARD-10); in Petite Goave no pirates (MM-PORTPOWER-09)."""
    if location == CREW:
        return Refusal("mm-crew-is-recruited", "MM-SHIPYARD-10")
    if player.ship.damage(location) == 0:
        return Refusal("mm-not-damaged", "MM-SHIPYARD-10", location=LOCATIONS[location])
    if player.is_pirate() and here(t, player, PETITE_GOAVE):
        return Refusal("mm-no-repair-for-pirates", "MM-PORTPOWER-09")
    reason = modules_of(t).may_repair(t, player) if t.hooked else None
    if reason is not None:
        return reason
    return too_poor(t, player, prices.repair_price(t, player), "MM-SHIPYARD-10")


class Repairs(ValuedOffer):
    """One point for its price; where it is free, the whole location."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        if prices.damage_points(player.ship) == 0:  # mutants: same `if False`, then nothing can be repaired
            return NO_MOVES
        if effects.purse(t, player) < prices.repair_price(t, player):  # mutants: same `if False`, it saves work only
            return NO_MOVES
        damaged = [move for move in REPAIR if move.value != CREW and player.ship.damage(move.value) > 0]
        return [move for move in damaged if repair_refusal(t, player, move.value) is None]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return repair_refusal(t, t.players[ask.seat], move.value)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        return price_note(t, player, "MM-SHIPYARD-10", prices.repair_price(t, player))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return price_paid(played, ask.seat, gold_spent(played, ask.seat))

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return mending(player, move.value) - cost(t, player, prices.repair_price(t, player))

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        player, location = t.players[seat], move.value
        price = prices.repair_price(t, player)
        points = player.ship.damage(location) if price == 0 else 1
        effects.pay_gold(t, player, price, "MM-SHIPYARD-10")
        effects.repair(t, player, location, points, "MM-SHIPYARD-10")
        return ()


def mending(player: Player, location: int) -> int:
    """A point of repair: most where nothing is left, or one hit more would be the last."""
    left = player.ship.tracks[location]
    if left == 0:
        return 120
    if location == HULL:
        return 90 if left == 1 else 55
    return 50 if left == 1 else 35


# The yard

WORK: Final[list[Offer[Table]]] = [
    ShipsForSale(BUY_SHIP),
    Repairs(REPAIR),
    WeaponsForSale(BUY_WEAPON),
    OwnWeapons(SELL_WEAPON),
    ModificationHere(BUY_MODIFICATION),
    UsedHull(REFRESH),
    PlayCards(WHEN_AT_SHIPYARD),
]


class Yard(OpenMenu):
    """Everything on offer in the shipyard (MM-SHIPYARD-01)."""

    def joined(self, t: Table) -> list[Offer[Table]]:
        return modules_of(t).shipyard_stock()

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        found: list[Move] = []
        for offer in WORK:
            more = offer.options(t, seat, about)
            if more:  # mutants: same `if True`, it saves work only
                found += more
        if t.hooked:
            found += self.joined_options(t, seat, about)
        found.append(DONE)
        return found

    def has_work(self, t: Table, player: Player) -> bool:
        """Is there anything but to leave? Asked in every Port action, so it stops at the first thing found."""
        for offer in WORK:
            if offer.options(t, player.seat, 0):  # mutants: same[number], the question is about nothing
                return True
        # mutants: same `seat, 1)`, the question is about nothing
        return t.hooked and len(self.joined_options(t, player.seat, 0)) > 0

    def shows(self, t: Table, ask: Ask) -> bool:
        """Who came for want of knowing better should see that there is nothing to be had."""
        return len(t.players[ask.seat].hand) > 0

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return menu_weights(self, t, ask, CARD_AT_SHIPYARD)


YARD: Final = Yard("shipyard", "MM-SHIPYARD-01", [*WORK, Leave()])
