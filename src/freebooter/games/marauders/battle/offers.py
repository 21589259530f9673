"""What modules offer in a battle: further weapons, after the declaration, the contest and the roll of hits (O3)."""

from typing import Final

from freebooter.games.marauders.battle.sides import controller
from freebooter.games.marauders.fight import Side
from freebooter.games.marauders.hooks import BATTLE_WEAPONS, offered, take_offered
from freebooter.games.marauders.moves import PASS
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask, Part

AFTER_DECLARATION: Final = 0
AFTER_CONTEST: Final = 1
AFTER_HITS: Final = 2


def module_offers(t: Table, side: Side, when: int) -> Part[None]:
    """Ask until the side wants no more. Call it behind `t.hooked`."""
    seat = controller(t, side)
    while True:
        options = offered(t, BATTLE_WEAPONS, seat, when)
        if not options:
            return
        answer = yield Ask(seat, "battle-offer", [PASS, *options], about=when)
        if answer is PASS:
            return
        yield from take_offered(t, BATTLE_WEAPONS, seat, answer, when)
