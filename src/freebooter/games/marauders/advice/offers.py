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

    def worths(self, t: Table, player: Player, moves: list[Move]) -> list[int]:
        """The same of several moves. Override it where they have something in common that takes long to find out."""
        return [self.worth(t, player, move) for move in moves]


class Leave(ValuedOffer):
    """The offer to stop, always available."""

    def __init__(self) -> None:
        super().__init__([DONE])

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves


def menu_weights(menu: Menu[Table], t: Table, ask: Ask, cards: int) -> list[int]:
    """Weights of the options of a menu, of the base or of modules; `cards` is the value of a glory card."""
    player, options = t.players[ask.seat], ask.options
    joined = menu if t.hooked and isinstance(menu, OpenMenu) else None
    found: list[int] = []
    start, count = 0, len(options)
    offer = offer_for(menu, joined, t, options[0])
    while start < count:
        end = start + 1
        following: Offer[Table] | None = None
        while end < count:
            following = offer_for(menu, joined, t, options[end])
            if following is not offer:
                break
            end += 1
        if not isinstance(offer, ValuedOffer):
            for other in range(end - start):
                found.append(cards)
        elif end == start + 1:
            found.append(offer.worth(t, player, options[start]))
        else:
            found += offer.worths(t, player, options[start:end])
        start, offer = end, following
    return weigh(found)


def offer_for(menu: Menu[Table], joined: OpenMenu | None, t: Table, move: Move) -> Offer[Table] | None:
    """The offer of the menu or, where modules have `joined` it, of one of them."""
    offer = menu.own_offer(move)
    return joined.offer_for(t, move) if offer is None and joined is not None else offer
