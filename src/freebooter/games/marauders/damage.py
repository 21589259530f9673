"""Hits: where they fall, what cancels them, what goes overboard with them."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.hooks import query_hits
from freebooter.games.marauders.moves import CANCEL_HIT, PASS, TAKE_HIT
from freebooter.games.marauders.names import (
    CANNONS,
    CARGO,
    CHAIN_SHOT,
    CREW,
    GRAPESHOT,
    HULL,
    LOCATIONS,
    MASTS,
    NOBODY,
    NONE,
    REINFORCED_HULL,
    SKULL,
)
from freebooter.games.marauders.sheet import Ship
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask, Part, Seat
from freebooter.kernel.events import Datum

SHOT_AT: Final = {CHAIN_SHOT: MASTS, GRAPESHOT: CREW}  # MM-WEAPON-03, MM-WEAPON-04


def take_location_dice(
    t: Table, ship: Ship, owner: Seat, chooser: Seat, faces: list[int], shot: int, rule: str
) -> Part[None]:
    """Turn location dice into damage: numbered hits first, then skulls (MM-COMBAT-16 to 18).

    `owner` is the seat whose ship it is, NOBODY for an NPC; `chooser` places skulls. With chain-shot or grapeshot
    skulls go to masts or crew, and what those cannot take is lost (MM-WEAPON-05, MM-AMB-58).
    """
    points = [0, 0, 0, 0, 0]
    aimed = SHOT_AT.get(shot, NONE)
    skulls = 0
    for face in faces:
        where = face
        if t.hooked:
            where = query_hits(t, face, owner, face, shot)
        if where == SKULL and aimed == NONE:
            skulls += 1
        elif where != NONE:
            points[aimed if where == SKULL else where] += 1
    if aimed != NONE:
        lost = points[aimed] - min(points[aimed], ship.tracks[aimed])
        points[aimed] -= lost
        tell_lost_hits(t, owner, aimed, lost)
    send_to_hull(t, ship, owner, points, "MM-COMBAT-18")
    for skull in range(skulls):
        location = yield from choose_location(t, ship, owner, chooser, points, rule)
        place(ship, points, location)
    yield from take_points(t, ship, owner, chooser, points, rule)


def tell_lost_hits(t: Table, owner: Seat, location: int, count: int) -> None:
    """Chain-shot and grapeshot never hit the hull instead (MM-WEAPON-05, MM-AMB-58)."""
    if count > 0 and t.journal is not None:
        where = LOCATIONS[location]
        t.journal.everyone("hits-lost", "MM-WEAPON-05 MM-AMB-58", seat=owner, location=where, count=count)


def send_to_hull(t: Table, ship: Ship, owner: Seat, points: list[int], rule: str) -> None:
    """The same as `spill`, and told: otherwise nobody understands why the hull is hit."""
    if t.journal is not None:
        over: list[Datum] = []
        for location in range(len(LOCATIONS)):
            if location != HULL:
                over += [LOCATIONS[location]] * (points[location] - ship.tracks[location])
        if over:
            t.journal.everyone("hits-to-hull", rule, seat=owner, hits=over)
    spill(ship, points)


def spill(ship: Ship, points: list[int]) -> None:
    """What exceeds a location goes to the hull (MM-COMBAT-18, MM-RAID-15, MM-AMB-25)."""
    for location in range(len(LOCATIONS)):
        if location != HULL and points[location] > ship.tracks[location]:  # mutants: same `>= ship`, none is over
            points[HULL] += points[location] - ship.tracks[location]
            points[location] = ship.tracks[location]


def place(ship: Ship, points: list[int], location: int) -> None:
    """One hit on a location, or on the hull if that is destroyed (MM-AMB-57)."""
    if points[location] >= ship.tracks[location]:
        location = HULL
    points[location] += 1


def choose_location(t: Table, ship: Ship, owner: Seat, chooser: Seat, points: list[int], rule: str) -> Part[int]:
    """The target chooses any of the five. A destroyed one and the hull are the same choice (MM-AMB-57)."""
    left = [ship.tracks[location] - points[location] for location in range(len(LOCATIONS))]
    if owner == NOBODY and t.rules.npcs_by_program:
        return location_by_program(left)
    options = [TAKE_HIT[location] for location in range(len(LOCATIONS)) if location == HULL or left[location] > 0]
    answer = yield Ask(chooser, "place-hit", options, about=owner)
    return answer.value


def location_by_program(left: list[int]) -> int:
    """Cargo first, then the largest location above 1, then hull above 1, then any other, hull 1 last (MM-AMB-74)."""
    if left[CARGO] > 0:
        return CARGO
    best = HULL
    for location in (MASTS, CREW, CANNONS):
        if left[location] > 1 and (best == HULL or left[location] > left[best]):
            best = location
    if best != HULL or left[HULL] > 1:
        return best
    for location in (MASTS, CREW, CANNONS):
        if left[location] > 0:
            return location
    return HULL


def take_points(t: Table, ship: Ship, owner: Seat, chooser: Seat, points: list[int], rule: str) -> Part[None]:
    """Apply so many points of damage to each location; what exceeds one goes to the hull (MM-AMB-25).

    The caller looks afterwards whether the hull is destroyed.
    """
    send_to_hull(t, ship, owner, points, "MM-RAID-15" if rule == "MM-RAID-14" else "MM-COMBAT-18")
    if sum(points) == 0:
        return
    if ship.reinforced():
        yield from offer_reinforced_hull(t, ship, owner, chooser, points)
    for location in range(len(LOCATIONS)):
        ship.tracks[location] = max(0, ship.tracks[location] - points[location])
    if t.journal is not None:
        hits: list[Datum] = [*points]
        t.journal.everyone("damage", rule, seat=owner, hits=hits, hull=ship.tracks[HULL])
    if owner != NOBODY and points[CARGO] > 0:
        lose_surplus(t, owner)


def offer_reinforced_hull(t: Table, ship: Ship, owner: Seat, chooser: Seat, points: list[int]) -> Part[None]:
    """Flip it to cancel one point of damage to any location (MM-MOD-03)."""
    options = [CANCEL_HIT[location] for location in range(len(LOCATIONS)) if points[location] > 0]
    answer = yield Ask(chooser, "reinforced-hull", [PASS, *options], about=owner)
    if answer is PASS:
        return
    points[answer.value] -= 1
    ship.flipped |= 1 << REINFORCED_HULL
    if t.journal is not None:
        t.journal.everyone("hit-cancelled", "MM-MOD-03", seat=owner, location=LOCATIONS[answer.value])


def lose_surplus(t: Table, owner: Seat) -> None:
    """Cargo above what the damaged hold takes is lost at random at once; in port six cards fit (MM-COMBAT-21)."""
    player = t.players[owner]
    while effects.room_of(t, player) < 0:
        effects.lose_random_cargo(t, player, "MM-COMBAT-21")
