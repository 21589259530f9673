"""The ships that are thrown as dice by Kraken, Iceberg, Sirens, Riot and Whirlpool."""

from typing import Final

from freebooter.games.seven_seas.gifts import gift_size
from freebooter.games.seven_seas.state import Player, Table

SAFE_PER_GIFT: Final = 3


def safe_ships(t: Table, shaman: Player) -> int:
    """The Shaman's gift works by itself, against the five curses that throw ships (P7-SHAMAN-06 to 09, P7-AMB-40)."""
    return min(gift_size(t, shaman) * SAFE_PER_GIFT, shaman.fleet)


def thrown_ships(t: Table, shaman: Player) -> list[int]:
    """How many ships of each seat are thrown: fleets only, neither guards nor reserve (P7-SHAMAN-04, 05)."""
    ships = [player.fleet for player in t.players]
    safe = safe_ships(t, shaman)
    ships[shaman.seat] -= safe
    if safe > 0 and t.journal is not None:
        t.journal.everyone("ships-safe", "P7-SHAMAN-06", seat=shaman.seat, count=safe)
    return ships
