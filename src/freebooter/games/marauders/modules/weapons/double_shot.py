"""Double shot: up to two skulls count twice, and the hits of skulls are spread evenly (SG-M2-12 to 15)."""

from typing import Final

from freebooter.games.marauders.names import HULL, LOCATIONS, SKULL
from freebooter.games.marauders.registries.shots import Shot
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import Side
from freebooter.games.marauders.state.player import Ship
from freebooter.games.marauders.state.sides import side_name
from freebooter.kernel.ask import Part, Played
from freebooter.kernel.note import Note

DOUBLED: Final = 2
DOUBLE_SHOT_RANK: Final = 5  # after the shots of the base (SG-AMB-70)


class DoubleShot(Shot):
    """Only with a skull (SG-AMB-11). As many as can be are doubled: fewer hits are never asked for."""

    def use(self, t: Table, side: Side) -> Part[None]:
        yield from ()
        more = doubled(side)
        side.locations += [SKULL] * more
        side.hits_dealt += more
        if t.journal is not None:
            t.journal.everyone("shot-doubled", "SG-M2-12", side=side_name(t, side), count=more)

    def program_rank(self, t: Table, side: Side) -> int:
        return DOUBLE_SHOT_RANK

    def preview(self, t: Table, side: Side) -> Note | None:
        return Note("mm-brings-double-shot", "SG-M2-12 SG-M2-14", count=doubled(side))

    def measured(self, played: Played[Table], side: Side) -> dict[str, int]:
        event = played.first("shot-doubled")
        return {} if event is None else {"count": int(str(event.data["count"]))}


def doubled(side: Side) -> int:
    return min(DOUBLED, side.locations.count(SKULL))


def evenly(places: int, ship: Ship, placed: list[int], points: list[int]) -> int:
    """Of what is not destroyed, the locations with the fewest hits of skulls so far (SG-M2-14, SG-AMB-12)."""
    if points[HULL] >= ship.tracks[HULL] and places != 1 << HULL:  # mutants: same `1 >> HULL`, it is the first
        places &= ~(1 << HULL)  # mutants: same `1 >> HULL`, it is the first
    least = min([placed[location] for location in range(len(LOCATIONS)) if places >> location & 1])
    for location in range(len(LOCATIONS)):
        if placed[location] > least:
            places &= ~(1 << location)
    return places
