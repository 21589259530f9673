"""Offers that know what their moves are worth, and the weights of a menu of them."""

from freebooter.games.marauders.moves import DONE
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Menu, Offer, Seat
from freebooter.kernel.moves import Move


class ValuedOffer(Offer[Table]):
    """Moves of one kind in port, which also say what they are worth to a captain."""

    def worth(self, t: Table, player: Player, move: Move) -> int:
        """In hundredths of a glory point, against doing nothing."""
        return 0


class Leave(ValuedOffer):
    """It may always be left at that."""

    def __init__(self) -> None:
        super().__init__([DONE])

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves


def menu_weights(menu: Menu[Table], t: Table, ask: Ask, cards: int, modules: int = 0) -> list[int]:
    """How inviting the options of a menu are; `cards` and `modules` are what theirs are worth."""
    player = t.players[ask.seat]
    found: list[int] = []
    for move in ask.options:
        if not menu.owns(move):
            found.append(modules)
            continue
        offer = menu.offer_of(move)
        found.append(offer.worth(t, player, move) if isinstance(offer, ValuedOffer) else cards)
    return weigh(found)
