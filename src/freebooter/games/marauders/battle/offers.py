"""What modules offer in a battle: further weapons, after the declaration, the contest and the roll of hits (O3)."""

from typing import Final

from freebooter.games.marauders.hooks import BATTLE_WEAPONS
from freebooter.games.marauders.menus import OpenMenu
from freebooter.games.marauders.moves import PASS
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import Side
from freebooter.games.marauders.state.sides import controller
from freebooter.kernel.ask import Offer, Part

AFTER_DECLARATION: Final = 0
AFTER_CONTEST: Final = 1
AFTER_HITS: Final = 2

BATTLE_OFFER: Final = OpenMenu("battle-offer", "MM-COMBAT-01", [Offer[Table]([PASS])], BATTLE_WEAPONS)


def module_offers(t: Table, side: Side, when: int) -> Part[None]:
    """Ask until the side passes. Call only if `t.hooked`."""
    seat = controller(t, side)
    while True:
        ask = BATTLE_OFFER.ask(t, seat, about=when)
        if ask.options == [PASS]:
            return
        answer = yield ask
        if answer is PASS:
            return
        yield from BATTLE_OFFER.take_move(t, seat, when, answer)
