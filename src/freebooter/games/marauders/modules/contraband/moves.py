"""The moves of contraband; those that name a card have its number as their value."""

from typing import Final

from freebooter.games.marauders.modules.contraband.hold import CONTRABAND_CARDS, FIRST_CARD, NAME
from freebooter.games.marauders.moves import MOVES, PACK_OF
from freebooter.kernel.moves import Move


def _each(verb: str) -> list[Move]:
    moves = MOVES.each(verb, "card", CONTRABAND_CARDS, FIRST_CARD)
    for move in moves:
        PACK_OF[move.code] = NAME
    return moves


def _one(verb: str) -> Move:
    move = MOVES.one(verb)
    PACK_OF[move.code] = NAME
    return move


BUY_CONTRABAND: Final = _each("buy-contraband")
SELL_CONTRABAND: Final = _each("sell-contraband")
SMUGGLE: Final = _each("smuggle")  # put a card on the contraband space, or keep it there
DISCARD_CONTRABAND: Final = _each("discard-contraband")
LOSE_GOODS: Final = _one("lose-goods")  # from which space a card is lost
LOSE_CONTRABAND: Final = _one("lose-contraband")
RESIST: Final = _one("resist-search")
GIVE_UP: Final = _one("throw-contraband-overboard")
