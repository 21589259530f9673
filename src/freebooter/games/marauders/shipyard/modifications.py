"""The modification that lies in a port, and a Reinforced hull made ready again (MM-SHIPYARD-11 to 13, MM-MOD-03)."""

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.advice.offers import ValuedOffer
from freebooter.games.marauders.advice.purse import price_note, price_paid
from freebooter.games.marauders.content.tables import MODIFICATION_NAMES
from freebooter.games.marauders.moves import BUY_MODIFICATION, NO_MOVES, REFRESH
from freebooter.games.marauders.names import EXTENDED_HOLD, EXTRA_HAMMOCKS, NONE, REINFORCED_HULL
from freebooter.games.marauders.previews.measured import gold_spent
from freebooter.games.marauders.prices import too_poor
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player, can_help
from freebooter.games.marauders.state.visit import elsewhere, here, visit_of
from freebooter.games.marauders.values import POINT, cost
from freebooter.kernel.ask import Ask, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal


def token_here(t: Table, player: Player) -> int:
    """The token that lies in the port, NONE without one or in a yard that is not the port's."""
    return t.board.modification[player.zone] if here(t, player, player.zone) else NONE


def modification_refusal(t: Table, player: Player, modification: int) -> Refusal | None:
    """The one that lies here, if the ship has none of that type and it could help (MM-SHIPYARD-11, 13, MM-AMB-94).

    One put here during this visit lies face down until the next Port action: the refusal must not reveal it.
    """
    board, zone, name = t.board, player.zone, MODIFICATION_NAMES[modification]
    token = token_here(t, player)
    if token != NONE and not board.modification_open[zone]:
        return Refusal("mm-modification-face-down", "MM-PORT-06")
    if token != modification:
        return Refusal("mm-modification-not-here", "MM-SHIPYARD-11", modification=name)
    if player.ship.has(modification):
        return Refusal("mm-modification-twice", "MM-SHIPYARD-13", modification=name)
    if not can_help(player.ship.kind, modification):
        return Refusal("mm-modification-useless", "MM-AMB-94", modification=name)
    return too_poor(t, player, prices.modification_price(t, player, modification), "MM-MOD-09")


def modification_worth(t: Table, player: Player, modification: int) -> int:
    if player.ship.has(modification):
        return -POINT
    helps = 45 if modification in (EXTENDED_HOLD, REINFORCED_HULL, EXTRA_HAMMOCKS) else 25
    return helps - cost(t, player, prices.modification_price(t, player, modification))


class ModificationHere(ValuedOffer):
    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        token = token_here(t, player)
        if token == NONE or effects.purse(t, player) < prices.modification_price(t, player, token):
            return NO_MOVES
        if modification_refusal(t, player, token) is not None:
            return NO_MOVES
        return [BUY_MODIFICATION[token]]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return modification_refusal(t, t.players[ask.seat], move.value)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        return price_note(t, player, "MM-MOD-09", prices.modification_price(t, player, move.value))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return price_paid(played, ask.seat, gold_spent(played, ask.seat))

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return modification_worth(t, player, move.value)

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        """The port then offers none until one returns (MM-SHIPYARD-12)."""
        player, visit = t.players[seat], visit_of(t)
        price = prices.modification_price(t, player, move.value)
        visit.yard_friends = max(0, visit.yard_friends - 1)
        effects.clear_modification(t, player.zone)
        effects.pay_gold(t, player, price, "MM-MOD-09")
        effects.add_modification(t, player, move.value, "MM-SHIPYARD-12")
        return ()


def used_hull(player: Player) -> bool:
    """Is there a Reinforced hull that is not ready (MM-MOD-03)?"""
    return player.ship.has(REINFORCED_HULL) and not player.ship.reinforced()


def refresh_refusal(t: Table, player: Player, modification: int) -> Refusal | None:
    """A Reinforced hull that was used (MM-MOD-03). Chasers are ready again after each battle, for nothing."""
    if modification != REINFORCED_HULL or not used_hull(player):
        return Refusal("mm-nothing-to-refresh", "MM-MOD-03", modification=MODIFICATION_NAMES[modification])
    if elsewhere(t):
        return Refusal("mm-only-in-port", "MM-AMB-43")
    return too_poor(t, player, prices.refresh_price(t, player, modification), "MM-AMB-43")


class UsedHull(ValuedOffer):
    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        if not used_hull(player) or refresh_refusal(t, player, REINFORCED_HULL) is not None:
            return NO_MOVES
        return [REFRESH[REINFORCED_HULL]]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return refresh_refusal(t, t.players[ask.seat], move.value)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        return price_note(t, player, "MM-AMB-43", prices.refresh_price(t, player, move.value))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return price_paid(played, ask.seat, gold_spent(played, ask.seat))

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return 40 - cost(t, player, prices.refresh_price(t, player, move.value))

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        player, modification = t.players[seat], move.value
        effects.pay_gold(t, player, prices.refresh_price(t, player, modification), "MM-AMB-43")
        player.ship.flipped &= ~(1 << modification)
        if t.journal is not None:
            t.journal.everyone("modification-ready", "MM-MOD-03", seat=player.seat)
        return ()
