"""What a curse takes: Goods cards, and a penalty for each card that is missing."""

from typing import Final

from freebooter.games.seven_seas.curses.discarding import DiscardGood
from freebooter.games.seven_seas.moves import DISCARD
from freebooter.games.seven_seas.player.effects import lose_chests, lose_goods, report_no_effect
from freebooter.games.seven_seas.player.fleet import capacity, goods_aboard, settle_guards, ships_to_reserve
from freebooter.games.seven_seas.state import Player, Table
from freebooter.kernel.ask import Part


def penalty(t: Table) -> str:
    """What a missing card costs, as texts call it (P7-CURSE-06)."""
    return "ship" if t.rules.penalty_in_ships else "chest"


def can_pay(t: Table, player: Player) -> int:
    """For how many missing cards a player can pay: with ships of the fleet (EN) or with chests (PL)."""
    return player.fleet if t.rules.penalty_in_ships else player.chests


def discard_or_pay(t: Table, player: Player, good: int, count: int, rule: str) -> Part[None]:
    """Cards first; only what is missing is paid otherwise (P7-CURSE-06, P7-AMB-31)."""
    if count == 0:  # mutants: same `if False`, nothing is lost or paid then
        return
    given = min(count, player.cargo[good])
    lose_goods(t, player, good, given, rule)
    yield from pay_missing(t, player, count - given)


def pay_missing(t: Table, player: Player, missing: int) -> Part[None]:
    """A ship to the reserve for each missing card (EN) or a chest (PL), as far as there are any (P7-SHAMAN-10)."""
    if missing > can_pay(t, player):
        report_no_effect(t, player, "owed", "P7-AMB-30")
    if missing > 0 and t.rules.penalty_in_ships:  # mutants: same `(t.rules` `>= 0`, no ship is lost then
        ships_to_reserve(t, player, missing, "P7-SHAMAN-10")
        yield from discard_surplus(t, player)
    elif missing > 0:  # mutants: same `elif True` `>= 0`, no chest is lost then
        lose_chests(t, player, missing, "P7-SHAMAN-10")
    settle_guards(t, player)


DISCARD_SURPLUS: Final = DiscardGood("discard-surplus", "P7-SHAMAN-11", DISCARD)


def discard_surplus(t: Table, player: Player) -> Part[None]:
    """Goods that the ships left cannot carry are discarded, of the owner's choice (P7-SHAMAN-11, 12, P7-AMB-29)."""
    while goods_aboard(player) > capacity(player):
        answer = yield DISCARD_SURPLUS.ask(t, player.seat)
        lose_goods(t, player, answer.value, 1, "P7-SHAMAN-11")
