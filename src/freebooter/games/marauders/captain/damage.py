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
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Ship
from freebooter.games.marauders.values import HIT, weigh
from freebooter.kernel.ask import Ask, Part, Question, Seat
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

SHOT_AT: Final = {CHAIN_SHOT: MASTS, GRAPESHOT: CREW}  # MM-WEAPON-03, MM-WEAPON-04


def take_location_dice(
    t: Table, ship: Ship, owner: Seat, chooser: Seat, faces: list[int], shot: int, rule: str, spared: int = 0
) -> Part[None]:
    """Turn location dice into damage: numbered hits first, then skulls (MM-COMBAT-16 to 18).

    `owner` is the seat whose ship it is, NOBODY for an NPC; `chooser` places skulls. With chain-shot or grapeshot
    skulls go to masts or crew, and what those cannot take is lost (MM-WEAPON-05, MM-AMB-58). `spared` are locations,
    as bits, for which that holds in this round already.
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
    spared |= spared_by(shot)
    for location in range(len(LOCATIONS)):
        if spared >> location & 1:
            lost = points[location] - min(points[location], ship.tracks[location])
            points[location] -= lost
            report_lost_hits(t, owner, location, lost)
    send_to_hull(t, ship, owner, points, "MM-COMBAT-18")
    for skull in range(skulls):
        location = yield from choose_location(t, ship, owner, chooser, points, spared)
        if spared >> location & 1 and points[location] >= ship.tracks[location]:
            report_lost_hits(t, owner, location, 1)
        else:
            place(ship, points, location)
    yield from take_points(t, ship, owner, chooser, points, rule)


def spared_by(shot: int) -> int:
    """The location, as a bit, that a shot aims at: in its round hits there never go to the hull (MM-WEAPON-05)."""
    return 1 << SHOT_AT[shot] if shot in SHOT_AT else 0


def report_lost_hits(t: Table, owner: Seat, location: int, count: int) -> None:
    """Chain-shot and grapeshot never hit the hull instead (MM-WEAPON-05, MM-AMB-58)."""
    if count > 0 and t.journal is not None:
        where = LOCATIONS[location]
        t.journal.everyone("hits-lost", "MM-WEAPON-05 MM-AMB-58", seat=owner, location=where, count=count)


def send_to_hull(t: Table, ship: Ship, owner: Seat, points: list[int], rule: str) -> None:
    """The same as `spill`, with an event, so that people understand why the hull is hit."""
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


# Skulls


class PlaceHit(Question[Table]):
    """Where the target takes a skull; `about` is the seat whose ship it is, NOBODY for an NPC's.

    What has been hit so far is known to the flow alone, so the offer decides.
    """

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move in ask.options:
            return None
        return Refusal("mm-location-destroyed", "MM-AMB-57", location=LOCATIONS[move.value])

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return whose_ship(ask.about)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        """What is left there before these hits, and what it means to lose it all.

        Parts with nothing left are not on offer: hits on them would be hits on the hull (MM-AMB-57).
        """
        where, left = LOCATIONS[move.value], NONE
        if ask.about != NOBODY:
            left = t.players[ask.about].ship.tracks[move.value]
        elif t.battle is not None:
            for side in t.battle.sides:
                if side.ship is not None:
                    left = side.ship.tracks[move.value]
        if left == 0 and move.value != HULL:  # on offer because shot of this round spares it
            return Note("mm-brings-hit-lost", "MM-WEAPON-05", location=where)
        gone = 0 if move.value != HULL else len(LOCATIONS) - len(ask.options)
        return Note("mm-brings-hit", "MM-COMBAT-18", location=where, left=left, gone=gone)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """Cargo room and masts can be spared, hull and crew cannot. For an enemy's ship the other way round."""
        own = ask.about == ask.seat
        if t.battle is not None and ask.about == NOBODY:
            own = True  # the chooser fights for the ship that is hit
        costs = [hit_cost(t, move.value, ask.about) for move in ask.options]
        return weigh([-cost if own else cost for cost in costs])


def whose_ship(owner: Seat) -> dict[str, Param]:
    return {"whose": "npc" if owner == NOBODY else "own"}


def hit_cost(t: Table, location: int, owner: Seat) -> int:
    """What a point of damage costs the owner."""
    if owner == NOBODY:
        return HIT[location]
    player = t.players[owner]
    left = player.ship.tracks[location]
    if left == 0 and location != HULL:
        return 0  # it is lost
    if location == CARGO and len(player.cargo) >= left:
        return HIT[location] + 40  # what lies in that hold goes with it
    # mutants: same, advice
    return HIT[location] + (60 if left <= 1 and location != CREW else 0) + (90 if left <= 1 and location == CREW else 0)


PLACE_HIT: Final = PlaceHit("place-hit", "MM-COMBAT-16", TAKE_HIT)


def choose_location(t: Table, ship: Ship, owner: Seat, chooser: Seat, points: list[int], spared: int) -> Part[int]:
    """The target chooses any of the five. A destroyed one and the hull are the same choice, unless it is spared."""
    left = [ship.tracks[location] - points[location] for location in range(len(LOCATIONS))]
    if owner == NOBODY and t.rules.npcs_by_program:
        return location_by_program(left)
    options: list[Move] = []
    for location in range(len(LOCATIONS)):
        if location == HULL or left[location] > 0 or spared >> location & 1:  # MM-AMB-57, MM-WEAPON-05
            options.append(TAKE_HIT[location])
    answer = yield Ask(chooser, PLACE_HIT, options, about=owner)
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


# Damage


def take_points(t: Table, ship: Ship, owner: Seat, chooser: Seat, points: list[int], rule: str) -> Part[None]:
    """Apply points of damage to each location; excess goes to the hull (MM-AMB-25).

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


class CancelHit(Question[Table]):
    """Whether a Reinforced hull cancels a point of damage; `about` as in `PlaceHit`."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        """What is hit is known to the flow alone, so the offer decides."""
        if move in ask.options:
            return None
        return Refusal("mm-location-not-hit", "MM-MOD-03", location=LOCATIONS[move.value])

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return whose_ship(ask.about)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh([25 if move is PASS else HIT[move.value] for move in ask.options])


CANCEL_A_HIT: Final = CancelHit("reinforced-hull", "MM-MOD-03", [PASS, *CANCEL_HIT])


def offer_reinforced_hull(t: Table, ship: Ship, owner: Seat, chooser: Seat, points: list[int]) -> Part[None]:
    """Flip it to cancel one point of damage to any location (MM-MOD-03)."""
    options = [CANCEL_HIT[location] for location in range(len(LOCATIONS)) if points[location] > 0]
    answer = yield Ask(chooser, CANCEL_A_HIT, [PASS, *options], about=owner)
    if answer is PASS:
        return
    points[answer.value] -= 1
    ship.flipped |= 1 << REINFORCED_HULL
    if t.journal is not None:
        t.journal.everyone("hit-cancelled", "MM-MOD-03", seat=owner, location=LOCATIONS[answer.value])


def lose_surplus(t: Table, owner: Seat) -> None:
    """Cargo above what the damaged hold takes is lost at random; in port six cards fit (MM-COMBAT-21)."""
    player = t.players[owner]
    while effects.room_of(t, player) < 0:
        effects.lose_random_cargo(t, player, "MM-COMBAT-21")
