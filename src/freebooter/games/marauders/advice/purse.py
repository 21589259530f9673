"""Prices that the chest pays in part: what comes out of it, and the points that go with it (MM-STASH-02, 06)."""

from freebooter.games.marauders.scoring import points_of_gold
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Played, Seat
from freebooter.kernel.note import Note


def from_chest(t: Table, player: Player, price: int) -> dict[str, int]:
    """`stash`: gold that the chest pays, since there is too little on board; `lost`: points that go with it."""
    stash = max(0, price - player.gold)
    lost = points_of_gold(t, player.stash) - points_of_gold(t, player.stash - stash) if stash else 0
    return {"stash": stash, "lost": lost}


def price_note(t: Table, player: Player, rule: str, price: int) -> Note:
    """A price. Who pays it from the chest is told so; otherwise nothing need be said of the chest."""
    words = from_chest(t, player, price)
    if words["stash"] == 0:
        return Note("mm-brings-price", rule, price=price)
    return Note("mm-brings-price-stash", rule, price=price, stash=words["stash"], lost=words["lost"])


def taken_from_chest(played: Played[Table], seat: Seat) -> dict[str, int]:
    """What the chest has paid, and the points that it cost."""
    before, after = played.before.players[seat], played.after.players[seat]
    lost = points_of_gold(played.before, before.stash) - points_of_gold(played.before, after.stash)
    return {"stash": before.stash - after.stash, "lost": lost}


def price_paid(played: Played[Table], seat: Seat, price: int) -> dict[str, int]:
    """Measures `price_note`."""
    chest = taken_from_chest(played, seat)
    return {"price": price, **chest} if chest["stash"] else {"price": price}
