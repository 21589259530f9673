"""What every kind of location has: who may visit it, what a visit brings, how it is defended."""

from typing import Final

from freebooter.games.marauders.content.tables import ZONE_NATION
from freebooter.games.marauders.modules.locations.state import token_at
from freebooter.games.marauders.modules.locations.tokens import KINDS, kind_of
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part, Played, Seat
from freebooter.kernel.note import Note, Refusal


class Location:
    """One kind of location; each is a subclass in a file of its own, with one object.

    `defence`: cards of its defence, 0 where it cannot be raided. `harmless`: their hit icons are ignored. `offends`:
    a raid brings bounties of the nation of the local port, one for attacking and one for succeeding (SG-M9-28).
    """

    def __init__(self, kind: int, defence: int, harmless: bool = False, offends: bool = True) -> None:
        self.kind: Final = kind
        self.defence: Final = defence
        self.harmless: Final = harmless
        self.offends: Final = offends

    # Visits; the captain is at sea in its zone

    def hindrance(self, t: Table, player: Player) -> Refusal | None:
        """Why this captain cannot visit it now; None when he can (SG-M9-06)."""
        return None

    def may_visit(self, t: Table, player: Player) -> bool:
        """Is there no hindrance? Override with a faster test."""
        return self.hindrance(t, player) is None

    def preview(self, t: Table, player: Player) -> Note:
        """What a visit costs and brings."""
        raise TypeError(f"{type(self).__name__} must say what a visit brings")

    def measured(self, played: Played[Table], seat: Seat) -> dict[str, int]:
        return {}

    def came_true(self, played: Played[Table], seat: Seat) -> dict[str, bool]:
        return {}

    def worth(self, t: Table, player: Player, zone: int) -> int:
        """What a visit would be worth in this zone, in hundredths of a glory point; 0 where he cannot."""
        return 0

    def visit(self, t: Table, player: Player) -> Part[None]:
        raise TypeError(f"{type(self).__name__} must say what happens there")

    # Raids

    def raided(self, t: Table, player: Player) -> Part[None]:
        """What a successful raid gives besides plunder."""
        yield from ()


_LOCATIONS: Final[list[Location]] = [Location(kind, 0) for kind in range(len(KINDS))]


def add_location(location: Location) -> None:
    _LOCATIONS[location.kind] = location


def location_at(t: Table, zone: int) -> Location | None:
    """The location of a zone, by its kind."""
    token = token_at(t, zone)
    return None if token == NONE else _LOCATIONS[kind_of(token)]


def location_of_kind(kind: int) -> Location:
    return _LOCATIONS[kind]


def local_nation(zone: int) -> int:
    """The nation of the port of the zone."""
    return ZONE_NATION[zone]


def pirates_only(player: Player, rule: str) -> Refusal | None:
    return None if player.is_pirate() else Refusal("mm-place-for-pirates", rule)


def no_pirates(player: Player, rule: str) -> Refusal | None:
    return Refusal("mm-place-not-for-pirates", rule) if player.is_pirate() else None
