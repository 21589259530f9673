"""What modules offer in a battle: further weapons, after the declaration, the contest and the roll of hits."""

from typing import Final

from freebooter.games.marauders.menus import OpenMenu, ask_until_passed
from freebooter.games.marauders.moves import PASS
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import Side
from freebooter.games.marauders.state.sides import by_program, controller
from freebooter.kernel.ask import Offer, Part, Taken
from freebooter.kernel.moves import Move

AFTER_DECLARATION: Final = 0
AFTER_CONTEST: Final = 1
AFTER_HITS: Final = 2


class BattleOffers(OpenMenu):
    """Weapons of modules at one moment of a round, for the side that the asked seat leads."""

    def __init__(self, when: int) -> None:
        super().__init__("battle-offer", "MM-COMBAT-01", [Offer[Table]([PASS])])
        self.when = when

    def joined(self, t: Table) -> list[Offer[Table]]:
        modules = modules_of(t)
        if self.when == AFTER_DECLARATION:
            return modules.after_declaration()
        return modules.after_contest() if self.when == AFTER_CONTEST else modules.after_hits()


BATTLE_OFFERS: Final = [BattleOffers(AFTER_DECLARATION), BattleOffers(AFTER_CONTEST), BattleOffers(AFTER_HITS)]


def module_offers(t: Table, side: Side, when: int) -> Taken:
    """Ask until the side passes, or let the program choose for an NPC (MM-AMB-74). Call only if `t.hooked`."""
    if by_program(t, side):
        return offers_by_program(t, side, when)
    return ask_until_passed(BATTLE_OFFERS[when], t, controller(t, side), when)


def offers_by_program(t: Table, side: Side, when: int) -> Part[None]:
    """The program takes what is on offer as it comes, each once, unless its module leaves it."""
    menu, seat = BATTLE_OFFERS[when], controller(t, side)
    taken: list[Move] = []
    while True:
        wanted = [
            move
            for move in menu.joined_options(t, seat, when)
            if move not in taken and modules_of(t).program_uses(t, True, side, move)
        ]
        if not wanted:
            return
        taken.append(wanted[0])
        yield from menu.take_move(t, seat, wanted[0])
