"""The values of ships in effect: for rules, views, previews, odds and advice alike."""

from freebooter.games.marauders.names import MANOEUVRABILITY, SHIP_VALUES
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player, Ship, new_ship
from freebooter.kernel.ask import Seat


def manoeuvrability(t: Table, ship: Ship, seat: Seat) -> int:
    """Manoeuvrability in effect, of a player's ship or of an NPC's (NOBODY)."""
    value = ship.value(MANOEUVRABILITY)
    return modules_of(t).manoeuvrability(t, value, ship, seat) if t.hooked else value


def raid_manoeuvrability(t: Table, player: Player) -> int:
    """What escapes are compared with in a raid; Advanced rigs count (MM-AMB-28)."""
    value = manoeuvrability(t, player.ship, player.seat)
    return modules_of(t).raid_manoeuvrability(t, value, player) if t.hooked else value


def ship_values(t: Table, ship: Ship, seat: Seat) -> dict[str, int]:
    """The six values in effect, by name."""
    values = {name: ship.value(at) for at, name in enumerate(SHIP_VALUES)}
    values["manoeuvrability"] = manoeuvrability(t, ship, seat)
    return values


def new_ship_values(t: Table, kind: int, seat: Seat) -> dict[str, int]:
    """The values that a ship fresh from the yard would have."""
    return ship_values(t, new_ship(kind), seat)
