"""Recruit: a Leadership check fills the crew, gold hires the rest (MM-RECRUIT)."""

from typing import Final

from freebooter.games.marauders import dice, effects, prices
from freebooter.games.marauders.hooks import query_recruit_terms
from freebooter.games.marauders.moves import HIRE_CREW
from freebooter.games.marauders.names import LEADERSHIP, PETITE_GOAVE, PORT_ROYAL
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask, Part

TERMS: Final = ["roll", "free", "forbidden"]
ROLL: Final = 0
FREE: Final = 1  # no roll and no gold (MM-AMB-44)
FORBIDDEN: Final = 2


def terms(t: Table, player: Player) -> int:
    """On what terms this port lets the captain recruit (MM-PORTPOWER-09, MM-PORTPOWER-10)."""
    offer = ROLL
    if player.zone == PETITE_GOAVE:
        offer = FORBIDDEN if player.is_pirate() else FREE
    elif player.zone == PORT_ROYAL and player.is_pirate():
        offer = FREE
    return query_recruit_terms(t, offer, player.seat, player.zone) if t.hooked else offer


def may_recruit(t: Table, player: Player) -> bool:
    return player.crew_wanted() > 0 and terms(t, player) != FORBIDDEN


def recruit(t: Table, player: Player) -> Part[None]:
    """One check for each activity; after a failure any number may be hired (MM-RECRUIT-01, MM-RECRUIT-02)."""
    if terms(t, player) == FREE:
        effects.fill_crew(t, player, "MM-AMB-44")
        return
    joined = yield from dice.check(t, player, LEADERSHIP, dice.FOR_RECRUITING)
    if joined:
        effects.fill_crew(t, player, "MM-RECRUIT-01")
        return
    most = affordable(t, player)
    price, secret = prices.crew_price(t, player), effects.purse_is_secret(t, player)
    answer = yield Ask(player.seat, "hire-crew", HIRE_CREW[: most + 1], about=price, shown=secret)
    effects.pay_gold(t, player, answer.value * prices.crew_price(t, player), "MM-RECRUIT-02")
    effects.gain_crew(t, player, answer.value, "MM-RECRUIT-02")


def affordable(t: Table, player: Player) -> int:
    """How many can be hired."""
    price = prices.crew_price(t, player)
    wanted = player.crew_wanted()
    return wanted if price == 0 else min(wanted, effects.purse(t, player) // price)
