"""Heated shot sets a ship on fire: a point of damage before each further round of naval combat (SG-M2-05 to 11)."""

from typing import Final

from freebooter.games.marauders.captain.damage import PlaceHit, location_by_program, open_places, take_points
from freebooter.games.marauders.modules.weapons.state import drawer_of, is_burning, number_of
from freebooter.games.marauders.moves import TAKE_HIT
from freebooter.games.marauders.names import HULL, LOCATIONS, SKULL
from freebooter.games.marauders.registries.shots import Shot
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import Battle, Side
from freebooter.games.marauders.state.sides import by_program, controller, enemy_of, ship_of, side_name
from freebooter.kernel.ask import Ask, Part, Played
from freebooter.kernel.note import Note

HEATED_SHOT_RANK: Final = 4  # after double shot (SG-AMB-70)


class HeatedShot(Shot):
    """Skulls do no damage, and the enemy ship burns; only with a skull, and not on a ship that burns (SG-AMB-11)."""

    def is_useful(self, t: Table, side: Side) -> bool:
        return SKULL in side.locations and not is_burning(t, enemy_of(t, side))

    def use(self, t: Table, side: Side) -> Part[None]:
        yield from ()
        enemy = enemy_of(t, side)
        drawer_of(t).burning |= 1 << number_of(t, enemy)
        if t.journal is not None:
            lost = side.locations.count(SKULL)
            t.journal.everyone("ship-on-fire", "SG-M2-06 SG-M2-08", side=side_name(t, enemy), lost=lost)

    def program_rank(self, t: Table, side: Side) -> int:
        return HEATED_SHOT_RANK

    def preview(self, t: Table, side: Side) -> Note | None:
        skulls = side.locations.count(SKULL)
        return Note("mm-brings-heated-shot", "SG-M2-06 SG-M2-09", lost=skulls, hits=len(side.locations) - skulls)

    def measured(self, played: Played[Table], side: Side) -> dict[str, int]:
        event = played.first("ship-on-fire")
        return {} if event is None else {"lost": int(str(event.data["lost"]))}


# The fire


class PlaceFire(PlaceHit):
    """Where a fire burns; `about` as in `PlaceHit`. A destroyed location and the hull are the same (SG-AMB-07)."""


PLACE_FIRE: Final = PlaceFire("place-fire", "SG-M2-09", TAKE_HIT)


def burn(t: Table, battle: Battle) -> Part[None]:
    """First thing in a round: both choose, the aggressor first, then both points fall (SG-AMB-10, SG-AMB-91)."""
    burning = [side for side in battle.sides if is_burning(t, side)]
    chosen: list[int] = []
    for side in burning:
        location = yield from choose_place(t, side)
        chosen.append(location)
    for side, location in zip(burning, chosen, strict=True):
        enemy_of(t, side).hits_dealt += 1  # so that it is no quiet round (SG-AMB-91)
        if t.journal is not None:
            t.journal.everyone("fire-burns", "SG-M2-09", side=side_name(t, side))
        points = [0, 0, 0, 0, 0]
        points[location] = 1
        yield from take_points(t, ship_of(t, side), side.seat, controller(t, side), points, "SG-M2-09")


def choose_place(t: Table, side: Side) -> Part[int]:
    """The captain of the burning ship chooses, or whoever decides for an NPC (SG-AMB-09)."""
    ship = ship_of(t, side)
    places = open_places(ship, [0, 0, 0, 0, 0], 0)
    if by_program(t, side):
        return location_by_program(ship.tracks, places)
    options = [TAKE_HIT[location] for location in range(len(LOCATIONS)) if places >> location & 1]
    answer = yield Ask(controller(t, side), PLACE_FIRE, options, about=side.seat)
    return answer.value


def put_out(t: Table, battle: Battle) -> None:
    """A fire ends without further damage (SG-M2-10, SG-M2-11)."""
    drawer = drawer_of(t)
    for side in battle.sides:
        if t.journal is not None and is_burning(t, side) and not ship_of(t, side).destroyed(HULL):
            t.journal.everyone("fire-ends", "SG-M2-10 SG-M2-11", side=side_name(t, side))
    drawer.burning = 0
