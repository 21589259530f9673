"""Shipwright: buy ships."""

from typing import Final

from freebooter.games.seven_seas.explaining.measured import counted, events_of, number
from freebooter.games.seven_seas.gifts import Gift, accept_gift, gift_if_alone
from freebooter.games.seven_seas.moves import BUY_SHIPS
from freebooter.games.seven_seas.player.effects import make_mistake, report_no_effect
from freebooter.games.seven_seas.player.fleet import settle, settle_guards, ships_from_reserve
from freebooter.games.seven_seas.questions import RoleQuestion
from freebooter.games.seven_seas.rituals import RITUAL_BEFORE, perform_rituals
from freebooter.games.seven_seas.state import Player, Table
from freebooter.games.seven_seas.valuing.worth import CHEST, rounds_to_come, ships_worth, weigh
from freebooter.kernel.ask import Ask, Flow, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal, mistake


def most_to_buy(player: Player) -> int:
    """One chest a ship, from the reserve (P7-SHIPWRIGHT-01)."""
    return min(player.reserve, player.chests)


def preview_shipwright(t: Table, player: Player) -> Note:
    """Preview of the role as things stand now."""
    if player.reserve == 0:
        return mistake("brings-mistake-shipwright", "P7-SHIPWRIGHT-04", points=t.rules.spot_points)
    most, reserve, chests = most_to_buy(player), player.reserve, player.chests
    # Only whoever buys gets the gift, and it comes from what is left of the reserve.
    gift = min(gift_if_alone(t, player), reserve - 1) if most else 0
    rest = "yes" if gift > reserve - most else "no"
    return Note(
        "brings-shipwright", "P7-SHIPWRIGHT-01", most=most, reserve=reserve, chests=chests, gift=gift, rest=rest
    )


class BuyShips(RoleQuestion):
    """How many ships to buy."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return BUY_SHIPS[: most_to_buy(t.players[seat]) + 1]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if move.value > player.reserve:
            return Refusal("p7-reserve-too-small", "P7-SHIPWRIGHT-01", reserve=player.reserve)
        if move.value > player.chests:
            return Refusal("p7-too-few-chests", "P7-SHIPWRIGHT-01", chests=player.chests)
        return None

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        count = move.value
        if count == 0:
            return Note("brings-buy-none", "P7-AMB-41")
        after = t.players[ask.seat].copy()
        pay_for_ships(after, count)
        settle(after)
        chests, fleet, guards = after.chests, after.fleet, after.guards
        return Note("brings-buy", "P7-SHIPWRIGHT-01", cost=count, chests=chests, fleet=fleet, guards=guards)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """As many as are worth a chest and more; some at least, since the character was chosen for it."""
        player, rounds = t.players[ask.seat], rounds_to_come(t)
        return weigh([ships_worth(player, move.value, rounds) - CHEST * move.value for move in ask.options])

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        if move.value == 0:
            return {}
        before, after = played.before.players[ask.seat], played.after.players[ask.seat]
        chests = number(events_of(played, "ships-bought", ask.seat)[0], "chests")
        return {"cost": before.chests - chests, "chests": chests, "fleet": after.fleet, "guards": after.guards}


class ShipwrightGift(Gift):
    """Ships for nothing (P7-SHIPWRIGHT-05, 06)."""

    def preview_gift(self, t: Table, player: Player, size: int) -> Note:
        return Note("brings-gift-shipwright", "P7-SHIPWRIGHT-05", count=min(size, player.reserve))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {"count": counted(played, "ships-gained", ask.seat, "P7-SHIPWRIGHT-05")} if move.value else {}


BUY: Final = BuyShips("buy-ships", "P7-SHIPWRIGHT-01", BUY_SHIPS)
SHIPWRIGHT_GIFT: Final = ShipwrightGift()


def shipwright(t: Table, player: Player) -> Flow:
    yield from perform_rituals(t, player, RITUAL_BEFORE)
    if player.reserve == 0:
        make_mistake(t, player, "P7-SHIPWRIGHT-04")
    else:
        answer = yield BUY.ask(t, player.seat)
        if answer.value > 0:  # buying none is neither a mistake nor an action (P7-AMB-41)
            buy_ships(t, player, answer.value)
            extra = yield from accept_gift(t, player, SHIPWRIGHT_GIFT)
            ships_from_reserve(t, player, extra, "P7-SHIPWRIGHT-05")
        else:
            report_no_effect(t, player, "bought", "P7-AMB-41")
    yield from perform_rituals(t, player)


def buy_ships(t: Table, player: Player, count: int) -> None:
    """Pay for all, add them all, then settle the guards (P7-SHIPWRIGHT-03, P7-AMB-25)."""
    pay_for_ships(player, count)
    if t.journal is not None:
        t.journal.everyone("ships-bought", "P7-SHIPWRIGHT-01", seat=player.seat, count=count, chests=player.chests)
    settle_guards(t, player)


def pay_for_ships(player: Player, count: int) -> None:
    """Chests for ships of the reserve."""
    player.chests -= count
    player.reserve -= count
    player.fleet += count
