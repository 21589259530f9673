"""Draws of several cargo cards at once, which modules may let a player repeat (O5)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.hooks import DRAW_REPEAT
from freebooter.games.marauders.menus import OpenMenu
from freebooter.games.marauders.moves import PASS
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Offer, Part

DRAWS: Final = ["market", "raid"]
AT_MARKET: Final = 0  # into t.drawn_cargo
IN_RAID: Final = 1  # into t.raid.cards


def draw_cards(t: Table, count: int) -> list[int]:
    """So many cargo cards, fewer when there are no more anywhere."""
    cards: list[int] = []
    for draw in range(count):
        card = effects.draw_cargo(t)
        if card != NONE:
            cards.append(card)
    return cards


DRAW_OFFER: Final = OpenMenu("draw-offer", "MM-BUY-01", [Offer([PASS])], DRAW_REPEAT)


def offer_repeat(t: Table, player: Player, draw: int) -> Part[None]:
    """What modules offer after a draw, until the player wants no more."""
    while True:
        ask = DRAW_OFFER.ask(t, player.seat, about=draw)
        if len(ask.options) == 1:
            return
        answer = yield ask
        if answer is PASS:
            return
        yield from DRAW_OFFER.take_move(t, player.seat, draw, answer)
