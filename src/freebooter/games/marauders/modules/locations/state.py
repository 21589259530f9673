"""What the module remembers: the tokens, visits of this turn, purchases, the raid under way."""

from typing import ClassVar, Final, final

import msgspec

from freebooter.games.marauders.content.tables import CARGO_NAMES, NEIGHBOURS
from freebooter.games.marauders.modules.locations.tokens import KINDS, TOKENS, TRADE_STATION, kind_of
from freebooter.games.marauders.modules.locations.view import LocationsView, PlaceRaidView, PlaceView
from freebooter.games.marauders.names import CARIBBEAN_SEA, NONE, ZONES
from freebooter.games.marauders.state import Drawer, DrawerPlace, Table
from freebooter.kernel.ask import Seat
from freebooter.kernel.bag import Bag
from freebooter.kernel.programs.features import RELATIVE, FeatureRow, relative

MODULE: Final = "locations"


@final
class PlaceRaid:
    """A raid on a location: who raids, the defence cards left (face up), the dice of the bombardment not yet rolled.

    `crew_before`: the crew when it began, for the Surgeon.
    """

    __slots__ = ("cards", "crew_before", "dice", "seat", "zone")

    def __init__(self, seat: Seat, zone: int, crew_before: int, cards: tuple[int, ...] = (), dice: int = 0) -> None:
        self.seat = seat
        self.zone = zone
        self.crew_before = crew_before
        self.cards = cards
        self.dice = dice

    def copy(self) -> "PlaceRaid":
        return PlaceRaid(self.seat, self.zone, self.crew_before, self.cards, self.dice)


@final
class LocationsDrawer(Drawer):
    """`tokens`: by zone, NONE where there is none; `pool`: not yet dealt; `removed`: those of successful raids.

    `visited`: zones whose location was visited in this turn, as bits. `bought`: for each seat and zone the round of the
    last purchase of goods at its location, 0 for none.
    """

    __slots__ = ("bought", "pool", "raid", "removed", "tokens", "visited")
    OPEN: ClassVar[bool] = True

    def __init__(self, tokens: list[int], pool: Bag, bought: list[list[int]]) -> None:
        super().__init__(MODULE)
        self.tokens = tokens
        self.pool = pool
        self.bought = bought
        self.removed: tuple[int, ...] = ()
        self.visited = 0
        self.raid: PlaceRaid | None = None

    def copy(self) -> "LocationsDrawer":
        twin = LocationsDrawer(self.tokens[:], self.pool.copy(), [rounds[:] for rounds in self.bought])
        twin.removed = self.removed
        twin.visited = self.visited
        raid = self.raid
        twin.raid = None if raid is None else raid.copy()
        return twin

    def features(self, t: Table, seat: Seat, row: FeatureRow) -> None:
        for zone in range(len(ZONES)):
            token = self.tokens[zone]
            # mutants: same `if False`, of no token the kind is none
            row.one_of(ZONES[zone], KINDS, NONE if token == NONE else kind_of(token))
        row.some_of("visited", ZONES, self.visited)
        raid = self.raid
        row.one_of("raider", RELATIVE[: t.seats], NONE if raid is None else relative(raid.seat, seat, t.seats))
        row.one_of("raided", ZONES, NONE if raid is None else raid.zone)
        row.number("defence", 0 if raid is None else len(raid.cards))
        row.number("bombardment", 0 if raid is None else raid.dice)

    def view(self, t: Table, seat: Seat | None) -> msgspec.Struct | None:
        raid = self.raid
        return LocationsView(
            places={
                ZONES[zone]: PlaceView(
                    KINDS[kind_of(self.tokens[zone])], TOKENS[self.tokens[zone]], self.visited >> zone & 1 != 0
                )
                for zone in range(len(ZONES))
                if self.tokens[zone] != NONE
            },
            removed=[TOKENS[token] for token in self.removed],
            raid=None
            if raid is None
            else PlaceRaidView(raid.seat, ZONES[raid.zone], [CARGO_NAMES[card] for card in raid.cards], raid.dice),
        )

    def audit(self, t: Table) -> dict[str, int]:
        lying = len(self.tokens) - self.tokens.count(NONE)
        laid_out = 0 if self.raid is None else len(self.raid.cards)
        return {"location tokens": lying + self.pool.left + len(self.removed), "cargo cards": laid_out}

    def faults(self, t: Table) -> list[str]:
        found: list[str] = []
        if self.tokens[CARIBBEAN_SEA] != NONE:
            found.append("there is a location in the Caribbean Sea")
        if stations_adjacent(self.tokens):
            found.append("trade stations are neighbours")
        return found


def new_drawer(seats: int) -> LocationsDrawer:
    return LocationsDrawer(
        [NONE] * len(ZONES), Bag([1] * len(TOKENS)), [[0] * len(ZONES) for seat in range(seats)]
    )  # fmt: skip


PLACE: Final = DrawerPlace(MODULE)


def locations_of(t: Table) -> LocationsDrawer:
    drawer = PLACE.drawer(t)
    assert isinstance(drawer, LocationsDrawer)
    return drawer


def raid_of(t: Table) -> PlaceRaid:
    raid = locations_of(t).raid
    assert raid is not None, "no location is raided"
    return raid


def token_at(t: Table, zone: int) -> int:
    """The token of a zone, NONE without one."""
    return locations_of(t).tokens[zone]


def stations_adjacent(tokens: list[int]) -> bool:
    """Do the two trade stations lie in neighbouring zones (SG-M9-02)?"""
    # mutants: same `if (kind_of`, what is no token is of no kind
    stations = [zone for zone in range(len(tokens)) if tokens[zone] != NONE and kind_of(tokens[zone]) == TRADE_STATION]
    return len(stations) > 1 and stations[1] in NEIGHBOURS[stations[0]]


# Set-up


def deal_tokens(t: Table) -> None:
    """One to each zone but the Caribbean Sea, all anew until the stations are apart (SG-M9-01, 02, SG-AMB-98)."""
    drawer = locations_of(t)
    while True:
        bag = drawer.pool.copy()
        tokens = [NONE if zone == CARIBBEAN_SEA else t.chance.draw(bag) for zone in range(len(ZONES))]
        if not stations_adjacent(tokens):
            break
    drawer.tokens = tokens
    drawer.pool = bag
    if t.journal is not None:
        for zone in range(len(ZONES)):
            if tokens[zone] != NONE:
                token, kind = TOKENS[tokens[zone]], KINDS[kind_of(tokens[zone])]
                t.journal.everyone("place-laid", "SG-M9-01", zone=ZONES[zone], site=token, place=kind)


def remove_token(t: Table, zone: int) -> None:
    """For the rest of the game (SG-M9-27)."""
    drawer = locations_of(t)
    token = drawer.tokens[zone]
    drawer.tokens[zone] = NONE
    drawer.removed = (*drawer.removed, token)
    if t.journal is not None:
        t.journal.everyone("place-removed", "SG-M9-27", zone=ZONES[zone], site=TOKENS[token])
