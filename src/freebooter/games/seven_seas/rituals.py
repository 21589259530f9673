"""Rituals, paid in yin-yang tokens: Bargain, Double Hold, Unsinkable Ship."""

from typing import Final

from freebooter.games.seven_seas.effects import gain_chests, lose_goods
from freebooter.games.seven_seas.fleet import settle_guards
from freebooter.games.seven_seas.moves import BARGAIN, BARGAIN_GOODS, DOUBLE_HOLD, NO_RITUAL, UNSINKABLE
from freebooter.games.seven_seas.prices import bargain_value
from freebooter.games.seven_seas.state import Player, Table
from freebooter.kernel.ask import Ask, Part
from freebooter.kernel.moves import Move

BARGAIN_COST: Final = 3
DOUBLE_HOLD_COST: Final = 2
UNSINKABLE_COST: Final = 3


def bargains(player: Player) -> list[Move]:
    """Two cards of different kinds are needed (P7-RITUAL-03, P7-AMB-47)."""
    if player.tokens < BARGAIN_COST:
        return []
    cargo = player.cargo
    return [BARGAIN[pair] for pair, (one, other) in enumerate(BARGAIN_GOODS) if cargo[one] and cargo[other]]


def perform_rituals(t: Table, player: Player) -> Part[None]:
    """Any number and mix, before and after the action (P7-RITUAL-01, 02, P7-AMB-46).

    A window between action and gift would change nothing: rituals and gifts touch different things.
    """
    while player.tokens >= DOUBLE_HOLD_COST:
        options = [NO_RITUAL, *bargains(player), DOUBLE_HOLD]
        if player.tokens >= UNSINKABLE_COST:
            options.append(UNSINKABLE)
        choice = yield Ask(player.seat, "ritual", options)
        if choice is NO_RITUAL:
            return
        perform(t, player, choice)


def bargain_at_the_end(t: Table, player: Player) -> Part[None]:
    """During the final sale only Bargain is left (P7-END-03, P7-AMB-55)."""
    while True:
        offers = bargains(player)
        if not offers:  # mutants: same `if False`, a lone option answers itself
            return
        choice = yield Ask(player.seat, "final-bargain", [NO_RITUAL, *offers])
        if choice is NO_RITUAL:
            return
        perform(t, player, choice)


def perform(t: Table, player: Player, ritual: Move) -> None:
    if ritual is DOUBLE_HOLD:
        pay(t, player, DOUBLE_HOLD_COST, "double-hold", "P7-RITUAL-07")
        player.double_hold += 1
        settle_guards(t, player)  # cargo packed tighter may free a ship that is owed as a guard
    elif ritual is UNSINKABLE:
        pay(t, player, UNSINKABLE_COST, "unsinkable-ship", "P7-RITUAL-11")
        player.unsinkable += 1
    else:
        bargain(t, player, ritual.value)


def bargain(t: Table, player: Player, pair: int) -> None:
    pay(t, player, BARGAIN_COST, "bargain", "P7-RITUAL-03")
    one, other = BARGAIN_GOODS[pair]
    for good in (one, other):
        lose_goods(t, player, good, 1, "P7-RITUAL-03")
    gain_chests(t, player, bargain_value(t, one, other), "P7-RITUAL-04")
    settle_guards(t, player)  # mutants: same, the chests have settled them


def pay(t: Table, player: Player, cost: int, ritual: str, rule: str) -> None:
    player.tokens -= cost
    if t.journal is not None:
        t.journal.everyone("ritual", rule, seat=player.seat, ritual=ritual, cost=cost, tokens=player.tokens)
