"""Ask around for a rumour (MM-RUMOR-01, MM-RUMOR-02)."""

from freebooter.games.marauders import dice, effects, prices
from freebooter.games.marauders.cards import rumours
from freebooter.games.marauders.names import INFLUENCE
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Part


def may_ask_around(t: Table, player: Player) -> bool:
    return effects.purse(t, player) >= prices.rumour_price(t, player)


def ask_around(t: Table, player: Player) -> Part[None]:
    """The gold is gone even if nobody talks."""
    effects.pay_gold(t, player, prices.rumour_price(t, player), "MM-RUMOR-01")
    heard = yield from dice.check(t, player, INFLUENCE, dice.FOR_RUMOUR)
    if heard:
        yield from rumours.receive_rumour(t, player)
