"""Offers that know what their moves are worth, and the weights of a menu of them."""

from freebooter.games.marauders.menus import OpenMenu
from freebooter.games.marauders.moves import DONE
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Menu, Offer, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class ValuedOffer(Offer[Table]):
    """Moves of one kind, with what they are worth to the captain."""

    def worth(self, t: Table, player: Player, move: Move) -> int:
        """In hundredths of a glory point, against doing nothing."""
        return 0


class Leave(ValuedOffer):
    """The offer to stop, always available."""

    def __init__(self) -> None:
        super().__init__([DONE])

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves


def menu_weights(menu: Menu[Table], t: Table, ask: Ask, cards: int) -> list[int]:
    """Weights of the options of a menu, of the base or of modules; `cards` is the value of a glory card."""
    player = t.players[ask.seat]
    found: list[int] = []
    for move in ask.options:
        offer = menu.offer_for(t, move) if isinstance(menu, OpenMenu) else menu.offer_of[move]
        found.append(offer.worth(t, player, move) if isinstance(offer, ValuedOffer) else cards)
    return weigh(found)
