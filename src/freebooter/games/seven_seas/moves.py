"""All moves of the game, in the order of their codes."""

from typing import Final

from freebooter.games.seven_seas.names import ALL_ROLES, CARD_NAMES, GOODS, NATIONS, ROLES, SHIPS
from freebooter.kernel.moves import Moves

MOVES: Final = Moves()

CHOOSE: Final = MOVES.each("choose", "role", ROLES)
DECLINE: Final = MOVES.one("decline")
GIFT: Final = MOVES.counts("gift", 2, "size")
BUY_SHIPS: Final = MOVES.counts("buy-ships", SHIPS)
TAKE_TILE: Final = MOVES.each("take-tile", "nation", NATIONS)
PLAY_CARD: Final = MOVES.each("play-card", "card", CARD_NAMES)
SEND: Final = MOVES.counts("send", SHIPS)
KEEP: Final = MOVES.grid("keep", "good", GOODS, SHIPS)
SELL: Final = MOVES.grid("sell", "good", GOODS, 2 * SHIPS)
DISCARD: Final = MOVES.each("discard", "good", GOODS)
NAME_GOOD: Final = MOVES.each("name-good", "good", GOODS)
GIVE_DIE: Final = MOVES.counts("give-die", 6, "face")
NO_RITUAL: Final = MOVES.one("no-ritual")
BARGAIN: Final = MOVES.each("bargain", "goods", ["rum-coffee", "rum-fruit", "coffee-fruit"])
DOUBLE_HOLD: Final = MOVES.one("double-hold")
UNSINKABLE: Final = MOVES.one("unsinkable-ship")

BARGAIN_GOODS: Final = [(0, 1), (0, 2), (1, 2)]
CHOOSE_AMONG: Final = [
    [CHOOSE[role] for role in range(len(ROLES)) if roles >> role & 1] for roles in range(ALL_ROLES + 1)
]
"""The choices for each set of character cards in hand."""
