"""Into a port: freely, or by one of the ways into a closed one (MM-MOVE-01, MM-PORTPOWER-02, MM-PORTPOWER-10)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.actions.action import Action, cannot_pay_step
from freebooter.games.marauders.actions.cost import move_cost, pay_for_move
from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.captain import damage, death, dice
from freebooter.games.marauders.content.tables import SHIP_LARGE
from freebooter.games.marauders.moves import DECLINE, ENTER_BY, ENTER_PORT, PAY
from freebooter.games.marauders.names import BRIDGETOWN, HULL, INFLUENCE, PORT_ROYAL, SEAMANSHIP, SHOALS, SKULL, ZONES
from freebooter.games.marauders.port.second_chance import second_chance
from freebooter.games.marauders.port_entry import (
    ENTRY_FREE,
    PORT_ROYAL_FEE,
    closed_refusal,
    has_port,
    port_entry,
)
from freebooter.games.marauders.previews.chances import at_least, check_note, percent
from freebooter.games.marauders.previews.measured import actions_spent, check_passed, dice_rolled, first_roll, total
from freebooter.games.marauders.registries.entry_ways import EntryWay, add_way, way_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import ACTION_VALUE, weigh
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal


class EnterPort(Action):
    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        zone = player.zone
        if player.in_port:
            return Refusal("mm-in-port-already", "MM-MOVE-01", zone=ZONES[zone])
        if not has_port(zone):
            return Refusal("mm-no-port-here", "MM-MOVE-10", zone=ZONES[zone])
        return cannot_pay_step(t, player, zone, True) or closed_refusal(t, player, zone)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        """A closed port, and the shoals of Bridgetown for a large ship."""
        player = t.players[ask.seat]
        closed = int(not port_entry(t, player, player.zone) & ENTRY_FREE)
        shoals = 0
        if has_shoals(t, player):
            shoals = percent(1 - at_least(dice.pool(t, player, SEAMANSHIP, dice.FOR_SHOALS, 0)))
        cost = move_cost(t, player, player.zone, True)
        return Note("mm-brings-enter", "MM-MOVE-01", actions=cost, closed=closed, shoals=shoals)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return actions_spent(played)

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        faces = first_roll(played, "shoals")
        return {} if faces is None else {"shoals": faces.count(SKULL) == 0}

    def worth(self, chart: Chart, move: Move) -> int:
        worth = max(chart.call, 0) - 2 * ACTION_VALUE
        return worth if chart.call > 0 else min(worth, chart.after - ACTION_VALUE)

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        return enter_port(t, t.players[seat])


ENTERING: Final = EnterPort([ENTER_PORT])


def enter_port(t: Table, player: Player) -> Part[None]:
    zone = player.zone
    free = port_entry(t, player, zone) & ENTRY_FREE
    pay_for_move(t, player, zone, True)
    if not free:
        entered = yield from enter_closed_port(t, player)
        if not entered:
            return
    player.in_port = True
    if t.journal is not None:
        t.journal.everyone("entered-port", "MM-MOVE-01", seat=player.seat, zone=ZONES[zone])
    if has_shoals(t, player):
        yield from cross_shoals(t, player)


def has_shoals(t: Table, player: Player) -> bool:
    return player.zone == BRIDGETOWN and SHIP_LARGE[player.ship.kind] and shoal_hits(t, player) > 0


def shoal_hits(t: Table, player: Player) -> int:
    return damage.hazard_hits(t, player, 1, "MM-PORTPOWER-02")


def cross_shoals(t: Table, player: Player) -> Part[None]:
    """Bridgetown: a large ship passes a Seamanship check or loses a point of hull (MM-PORTPOWER-02, MM-AMB-16)."""
    passed = yield from dice.check(t, player, SEAMANSHIP, dice.FOR_SHOALS)
    if passed:
        return
    points = [shoal_hits(t, player), 0, 0, 0, 0]
    yield from damage.take_points(t, player.ship, player.seat, player.seat, points, "MM-PORTPOWER-02")
    if player.ship.destroyed(HULL):
        yield from death.kill_captain(t, player, SHOALS, "MM-AMB-16")


# Closed ports


class WayIn(Question[Table]):
    """How to enter a closed port; `about` is its zone. Each way explains itself."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        ways = port_entry(t, t.players[seat], about)
        return [move for move in ENTER_BY if ways >> (move.value + 1) & 1]

    def owns(self, move: Move) -> bool:
        return move in ENTER_BY

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player, way = t.players[ask.seat], way_of(move)
        return None if port_entry(t, player, ask.about) & way.bit else way.closed(t, player, ask.about)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"zone": ZONES[ask.about]}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        return way_of(move).preview(t, t.players[ask.seat])

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return way_of(move).measured(played, ask.seat)

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return way_of(move).came_true(played, ask.seat)


WAY_IN: Final = WayIn("enter-by", "MM-PORTPOWER-10", ENTER_BY)


def enter_closed_port(t: Table, player: Player) -> Part[bool]:
    """One of the ways in; the action is spent even if it fails (MM-AMB-15)."""
    ask = WAY_IN.ask(t, player.seat, about=player.zone)
    ask.shown = any([way_of(move).paid for move in ask.options])
    answer = yield ask
    entered = yield from way_of(answer).enter(t, player)
    return entered


class Fee(EntryWay):
    """Port Royal lets captains in for gold (MM-PORTPOWER-10)."""

    def closed(self, t: Table, player: Player, zone: int) -> Refusal:
        if zone == PORT_ROYAL:
            return Refusal("mm-too-little-gold", "MM-PORTPOWER-10", price=PORT_ROYAL_FEE, gold=player.gold)
        return super().closed(t, player, zone)

    def preview(self, t: Table, player: Player) -> Note | None:
        return Note("mm-brings-price", "MM-PORTPOWER-10", price=PORT_ROYAL_FEE, gold=player.gold)

    def measured(self, played: Played[Table], seat: Seat) -> dict[str, int]:
        return {"price": total(played, "gold-paid", seat)}

    def enter(self, t: Table, player: Player) -> Part[bool]:
        yield from ()
        effects.pay_gold(t, player, PORT_ROYAL_FEE, "MM-PORTPOWER-10")
        return True


class PortRoyalFee(Question[Table]):
    """After a failed check in Port Royal the fee may still be paid (MM-AMB-15); `about` is the fee."""

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"gold": ask.about}

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh([16 if move is PAY else 0 for move in ask.options])


PAY_FEE: Final = PortRoyalFee("port-royal-fee", "MM-AMB-15", [PAY, DECLINE])


class Influence(EntryWay):
    """Port Royal again: a check, and after a failed one the fee may still be paid (MM-PORTPOWER-10, MM-AMB-15)."""

    def preview(self, t: Table, player: Player) -> Note | None:
        return check_note("MM-PORTPOWER-10", dice.pool(t, player, INFLUENCE, dice.FOR_ENTRY, 0))

    def measured(self, played: Played[Table], seat: Seat) -> dict[str, int]:
        return dice_rolled(played, "entry")

    def came_true(self, played: Played[Table], seat: Seat) -> dict[str, bool]:
        return check_passed(played, "entry")

    def enter(self, t: Table, player: Player) -> Part[bool]:
        passed = yield from dice.check(t, player, INFLUENCE, dice.FOR_ENTRY)
        if passed:
            return True
        if player.gold >= PORT_ROYAL_FEE:
            paid = yield PAY_FEE.ask(t, player.seat, about=PORT_ROYAL_FEE)
            if paid is PAY:
                effects.pay_gold(t, player, PORT_ROYAL_FEE, "MM-AMB-15")
                return True
        return (yield from second_chance(t, player))


class Ability(EntryWay):
    """CAP-13 slips in; his Port action is checked."""

    def preview(self, t: Table, player: Player) -> Note | None:
        return check_note("MM-PORT-01", dice.pool(t, player, INFLUENCE, dice.FOR_CLOSED_PORT, 0))

    def enter(self, t: Table, player: Player) -> Part[bool]:
        yield from ()
        player.slipped_in = True
        return True


class Rumour(EntryWay):
    """RU-12 is acted on in a port that wants the captain."""

    def enter(self, t: Table, player: Player) -> Part[bool]:
        yield from ()
        t.turn.closed_visit = player.zone
        return True


for way in (Fee("fee"), Influence("influence"), Ability("ability"), Rumour("rumour")):
    add_way(way)
