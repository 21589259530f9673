"""What hiring a specialist in port would bring: price and check (MM-GLORY-10). How it is done: `glory.hire`."""

from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.captain.glory import hire_price
from freebooter.games.marauders.content.card_timing import WHEN_IN_PORT
from freebooter.games.marauders.content.tables import GLORY_SPECIALIST, HIRE_CHECK
from freebooter.games.marauders.hand.card_rules import forecasts
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.previews.chances import at_least, percent
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.note import Note


@forecasts(WHEN_IN_PORT)
def price_and_check(t: Table, player: Player, card: int) -> Note | None:
    if GLORY_SPECIALIST[card] == NONE:  # mutants: same `if False`, other cards cost nothing and roll for nothing
        return None
    price, skill = hire_price(t, player, card), HIRE_CHECK[card]
    if price == 0 and skill == NONE:
        return None
    count = 0 if skill == NONE else dice.pool(t, player, skill, dice.FOR_HIRING, 0)
    return Note("mm-brings-paid-check", "MM-GLORY-10", price=price, dice=count, chance=percent(at_least(count)))
