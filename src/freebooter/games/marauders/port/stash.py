"""Stash: gold into the chest and back (MM-STASH)."""

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.hooks import STASH_DECLARED, fire
from freebooter.games.marauders.moves import STASH_ONES, STASH_TENS, WITHDRAW_ONES, WITHDRAW_TENS
from freebooter.games.marauders.names import ST_MAARTEN
from freebooter.games.marauders.port.here import at_home, visit_of
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask, Part
from freebooter.kernel.moves import Move


def has_chest(t: Table, player: Player) -> bool:
    """The own chest is at hand: in the home port, or by the card that says so (GL-05)."""
    return at_home(player) or visit_of(t).courier


def fee(t: Table, player: Player) -> int:
    """What a courier takes; at the own chest nothing (MM-AMB-46)."""
    return 0 if has_chest(t, player) else prices.courier_fee(t, player)


def may_stash(t: Table, player: Player) -> bool:
    """In the home port, or by the courier of St. Maarten, who takes his fee from on board and brings nothing back."""
    if has_chest(t, player):
        return player.gold > 0 or player.stash > 0
    return player.zone == ST_MAARTEN and player.gold > fee(t, player)


def stash_options(t: Table, player: Player) -> list[Move]:
    """Full tens first; the rest is another question."""
    options = STASH_TENS[: (player.gold - fee(t, player)) // 10 + 1]
    if has_chest(t, player) and player.stash > 0:
        options = options + WITHDRAW_TENS[: player.stash // 10 + 1]
    return options


def stash(t: Table, player: Player) -> Part[None]:
    """Any part of the gold, one way or the other (MM-STASH-01, MM-STASH-06).

    The question is shown even if there is one answer only: others shall not learn that the chest is empty.
    """
    if t.hooked:
        yield from fire(t, STASH_DECLARED, player.seat)
    answer = yield Ask(player.seat, "stash", stash_options(t, player), shown=True)
    if answer.verb == "withdraw-tens":
        yield from withdraw(t, player, 10 * answer.value)
        return
    price = fee(t, player)
    most = player.gold - price - 10 * answer.value
    ones = yield Ask(player.seat, "stash-ones", STASH_ONES[: most + 1], about=answer.value)
    count = 10 * answer.value + ones.value
    if count > 0:
        effects.pay_gold(t, player, price, "MM-PORTPOWER-14")
        effects.stash_gold(t, player, count, "MM-STASH-01")


def withdraw(t: Table, player: Player, tens: int) -> Part[None]:
    answer = yield Ask(player.seat, "withdraw-ones", WITHDRAW_ONES[: player.stash - tens + 1], about=tens // 10)
    if tens + answer.value > 0:
        effects.withdraw_gold(t, player, tens + answer.value, "MM-STASH-06")
