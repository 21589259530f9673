"""The state at the start of a game."""

from freebooter.games.seven_seas.names import ADVENTURE_CARDS, is_caravan
from freebooter.games.seven_seas.settings import Rules
from freebooter.games.seven_seas.state import Player, Table
from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import Chance

OPENING_HAND = 3


def in_game(rules: Rules, seats: int, card: int) -> bool:
    """Two players may have to do without the caravans of four ships (P7-SETUP-10)."""
    without_large = seats == 2 and rules.removes_large_caravans
    return not (without_large and is_caravan(card) and rules.caravan_sizes[card] == 4)


def set_up(rules: Rules, seats: int, chance: Chance) -> Table:
    """Decks are bags, since nobody knows their order; only the place of Last Rounds is fixed (P7-SETUP-01 to 17)."""
    adventure = Bag([1 if in_game(rules, seats, card) else 0 for card in range(ADVENTURE_CARDS)])
    players = [Player(seat) for seat in range(seats)]
    for player in players:
        player.hand = tuple(sorted([chance.draw(adventure) for card in range(OPENING_HAND)]))
    return Table(
        chance,
        rules,
        players,
        booty=Bag(rules.booty[:]),
        discard=Bag([0, 0, 0, 0]),
        adventure=adventure,
        above=max(0, adventure.left - rules.below_last_rounds),
        first=chance.below(seats),
    )
