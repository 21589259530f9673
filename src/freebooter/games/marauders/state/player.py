"""A player: captain, ship and everything aboard."""

from typing import Final, final

from freebooter.games.marauders.content.tables import MODIFICATION_RAISES, RAISED_BY, SHIP_TRACKS, TRACK_LIMIT
from freebooter.games.marauders.names import (
    BASE_DEEDS,
    CARGO,
    CREW,
    MANOEUVRABILITY,
    NONE,
    REINFORCED_HULL,
    SLOOP,
)
from freebooter.kernel.ask import Seat
from freebooter.kernel.native import mypyc_attr


def count_bits(bits: int) -> int:
    """How many bits are set, of a number that is not negative."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@final
@mypyc_attr(acyclic=True)
class Ship:
    """A ship of a player or an NPC: its kind, what is left at the five hit locations, its modifications as bits.

    `flipped` are the modifications used up for now: Reinforced hull until it is paid for, Chasers until the battle
    ends.
    """

    __slots__ = ("flipped", "kind", "modifications", "tracks")

    def __init__(self, kind: int, tracks: list[int], modifications: int = 0, flipped: int = 0) -> None:
        self.kind = kind
        self.tracks = tracks
        self.modifications = modifications
        self.flipped = flipped

    def copy(self) -> "Ship":
        return Ship(self.kind, self.tracks[:], self.modifications, self.flipped)

    def has(self, modification: int) -> bool:
        return self.modifications >> modification & 1 != 0

    def value(self, of: int) -> int:
        """A printed value raised by modifications; the five tracks never exceed 5 (MM-MOD-01, 04, 06)."""
        value = SHIP_TRACKS[self.kind][of]
        raised = self.modifications & RAISED_BY[of]
        if raised == 0:
            return value
        value += count_bits(raised)
        return value if of == MANOEUVRABILITY else min(value, TRACK_LIMIT)

    def damage(self, location: int) -> int:
        return self.value(location) - self.tracks[location]

    def destroyed(self, location: int) -> bool:
        return self.tracks[location] < 1

    def any_destroyed(self) -> bool:
        return any(left == 0 for left in self.tracks)  # quicker than `0 in` when compiled

    def reinforced(self) -> bool:
        """Is there a Reinforced hull that is ready (MM-MOD-03)?"""
        return self.has(REINFORCED_HULL) and self.flipped >> REINFORCED_HULL & 1 == 0


def new_ship(kind: int) -> Ship:
    """A ship fresh from the yard, fully crewed (MM-SETUP-14)."""
    return Ship(kind, SHIP_TRACKS[kind][:5])


NO_BOUNTIES: Final = [0, 0, 0, 0]
"""By nation. Never changed."""


@final
@mypyc_attr(acyclic=True)
class Player:
    """One player.

    `afloat`: the captain has a ship on the board. Between death and return `captain` is the new one, known to the
    owner only unless the old one was `washed` ashore. Hidden from others: the faces of `cargo`, `hand`, `announced`
    and `rumour`, the `stash`; of the last, all know that it lies between `stash_least` and `stash_most`. Tuples are
    sorted and replaced.
    """

    __slots__ = (
        "afloat", "announced", "bought_port", "bought_round", "bounties", "captain", "cargo", "declared", "deaths",
        "deeds", "employed", "gold", "hand", "in_port", "load", "looked", "mission", "mission_step", "rumour", "seat",
        "ship", "ship_glory", "slipped_in", "specialists", "stash", "stash_least", "stash_most", "track",
        "washed", "weapons", "zone",
    )  # fmt: skip

    def __init__(self, seat: Seat, captain: int, ship: Ship, bounties: list[int], deeds: list[int]) -> None:
        self.seat = seat
        self.captain = captain
        self.ship = ship
        self.afloat = False
        self.washed = False
        self.zone = NONE
        self.in_port = False
        self.slipped_in = False  # entered the closed port by ability (CAP-13)
        self.gold = 0
        self.stash = 0
        self.stash_least = 0
        self.stash_most = 0
        self.cargo: tuple[int, ...] = ()  # kinds of cargo cards
        self.hand: tuple[int, ...] = ()  # kinds of glory cards
        self.announced = NONE  # a card of the hand, while a window is open
        self.rumour = NONE
        self.mission = NONE
        self.mission_step = 0  # legs sailed, or zones visited as bits
        self.load = False  # the chest or passenger of the mission is aboard
        self.bounties = bounties  # by nation
        self.weapons = 0  # bits
        self.employed: tuple[int, ...] = ()  # kinds of glory cards
        self.specialists = 0  # their types as bits
        self.track = 0  # points on the glory track
        self.deeds = deeds  # the same by what earned them
        self.ship_glory = False  # this captain has had the point for a frigate or galleon (MM-SHIPYARD-15)
        self.bought_port = NONE  # the last purchase of goods (MM-BUY-10)
        self.bought_round = 0
        self.looked = 0  # zones whose face-down modification the owner has seen, as bits
        self.declared = False  # has shown enough points to win
        self.deaths = 0

    def copy(self) -> "Player":
        twin = Player(self.seat, self.captain, self.ship.copy(), self.bounties[:], self.deeds[:])
        twin.afloat = self.afloat
        twin.washed = self.washed
        twin.zone = self.zone
        twin.in_port = self.in_port
        twin.slipped_in = self.slipped_in
        twin.gold = self.gold
        twin.stash = self.stash
        twin.stash_least = self.stash_least
        twin.stash_most = self.stash_most
        twin.cargo = self.cargo
        twin.hand = self.hand
        twin.announced = self.announced
        twin.rumour = self.rumour
        twin.mission = self.mission
        twin.mission_step = self.mission_step
        twin.load = self.load
        twin.weapons = self.weapons
        twin.employed = self.employed
        twin.specialists = self.specialists
        twin.track = self.track
        twin.ship_glory = self.ship_glory
        twin.bought_port = self.bought_port
        twin.bought_round = self.bought_round
        twin.looked = self.looked
        twin.declared = self.declared
        twin.deaths = self.deaths
        return twin

    def at_sea(self) -> bool:
        return self.afloat and not self.in_port

    def is_pirate(self) -> bool:
        """A captain with any bounty (MM-BOUNTY-09)."""
        return self.bounties != NO_BOUNTIES

    def employs(self, specialist: int) -> bool:
        return self.specialists >> specialist & 1 != 0

    def has_weapon(self, weapon: int) -> bool:
        return self.weapons >> weapon & 1 != 0

    def cards_aboard(self) -> int:
        """Cargo cards, a mission's load among them."""
        return len(self.cargo) + (1 if self.load else 0)

    def room(self) -> int:
        """Cargo cards that the ship could still take at sea; below 0 there are too many."""
        return self.ship.tracks[CARGO] - self.cards_aboard()

    def crew_wanted(self) -> int:
        return self.ship.value(CREW) - self.ship.tracks[CREW]


def new_player(seat: Seat) -> Player:
    """A seat before a captain is dealt; the ship is a stand-in until one is chosen."""
    return Player(seat, NONE, new_ship(SLOOP), NO_BOUNTIES[:], [0] * BASE_DEEDS)


def can_help(kind: int, modification: int) -> bool:
    """Could the modification help a ship of this kind? Not where the value is at its limit (MM-AMB-94)."""
    raises = MODIFICATION_RAISES[modification]
    return raises in (NONE, MANOEUVRABILITY) or SHIP_TRACKS[kind][raises] < TRACK_LIMIT
