"""Shipwright: buy ships."""

from freebooter.games.seven_seas.effects import make_mistake, tell_no_effect
from freebooter.games.seven_seas.fleet import settle_guards, ships_from_reserve
from freebooter.games.seven_seas.gifts import accept_gift
from freebooter.games.seven_seas.moves import BUY_SHIPS
from freebooter.games.seven_seas.rituals import perform_rituals
from freebooter.games.seven_seas.state import Player, Table
from freebooter.kernel.ask import Ask, Flow


def most_to_buy(player: Player) -> int:
    """One chest a ship, from the reserve (P7-SHIPWRIGHT-01)."""
    return min(player.reserve, player.chests)


def shipwright(t: Table, player: Player) -> Flow:
    yield from perform_rituals(t, player)
    if player.reserve == 0:
        make_mistake(t, player, "P7-SHIPWRIGHT-04")
    else:
        answer = yield Ask(player.seat, "buy-ships", BUY_SHIPS[: most_to_buy(player) + 1])
        if answer.value > 0:  # buying none is no mistake, but no action either (P7-AMB-41)
            buy_ships(t, player, answer.value)
            extra = yield from accept_gift(t, player)
            ships_from_reserve(t, player, extra, "P7-SHIPWRIGHT-05")
        else:
            tell_no_effect(t, player, "bought", "P7-AMB-41")
    yield from perform_rituals(t, player)


def buy_ships(t: Table, player: Player, count: int) -> None:
    """Pay for all, add them all, then settle the guards (P7-SHIPWRIGHT-03, P7-AMB-25)."""
    player.chests -= count
    player.reserve -= count
    player.fleet += count
    if t.journal is not None:
        t.journal.everyone("ships-bought", "P7-SHIPWRIGHT-01", seat=player.seat, count=count, chests=player.chests)
    settle_guards(t, player)
