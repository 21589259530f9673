"""What gold in the stash is worth, and its previews."""

from typing import Final

from freebooter.games.marauders.content.tables import STASH_PER_POINT
from freebooter.games.marauders.scoring import buy_points, points_of_gold
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import CAPITAL, POINT, TRADE
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note

TEN: Final = 10  # gold of a move that counts tens


def chest_preview(t: Table, player: Player, stash: int, price: int) -> Note:
    """Preview of the stash and its points (MM-STASH-02)."""
    points = player.track + points_of_gold(t, stash)
    return Note("mm-brings-stashed", "MM-STASH-02", price=price, stash=stash, points=points)


def stash_preview(t: Table, player: Player, gold: int, price: int = 0) -> Note:
    """Preview of stashing `gold`; the courier takes his `price` only if anything is stashed."""
    return chest_preview(t, player, player.stash + gold, price if gold else 0)


def chest_worth(t: Table, player: Player, amount: int) -> int:
    """The value of stashing `amount`: points, and what is left to trade with."""
    left = player.gold - amount
    points = points_of_gold(t, player.stash + amount)
    if points + player.track >= t.rules.points_to_win:
        return 1000
    return POINT * points + TRADE * min(left, CAPITAL) + amount


def gold_to_next_point(t: Table, stash: int) -> int:
    """What a stash lacks for another point, or for a full ten where points are no longer counted."""
    if t.hooked:
        points, rest = buy_points(t, stash)
        if points < t.rules.stash_limit:
            return modules_of(t).stash_price(t, STASH_PER_POINT, points + 1) - rest if rest else 0
    return -stash % STASH_PER_POINT


def rest_worth(t: Table, player: Player, options: list[Move], tens: int) -> list[int]:
    return [chest_worth(t, player, TEN * tens + move.value) for move in options]
