"""Hits: where they fall, what cancels them, what goes overboard with them."""

from functools import partial
from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.moves import CANCEL_HIT, PASS, TAKE_HIT
from freebooter.games.marauders.names import (
    CANNONS,
    CARGO,
    CREW,
    HULL,
    LOCATIONS,
    MASTS,
    NOBODY,
    NONE,
    REINFORCED_HULL,
    SKULL,
)
from freebooter.games.marauders.registries.shots import AIMED_AT
from freebooter.games.marauders.seams.and_then import and_then
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player, Ship
from freebooter.games.marauders.values import HIT, weigh
from freebooter.kernel.ask import Ask, Part, Question, Seat, Taken
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

EVERYWHERE: Final = (1 << len(LOCATIONS)) - 1
NO_POINTS: Final = [0] * len(LOCATIONS)
"""Never changed."""


def take_location_dice(
    t: Table, ship: Ship, owner: Seat, chooser: Seat, faces: list[int], shot: int, rule: str, spared: int = 0
) -> Part[None]:
    """Turn location dice into damage: numbered hits first, then skulls (MM-COMBAT-16 to 18).

    `owner` is the seat whose ship it is, NOBODY for an NPC; `chooser` places skulls. With chain-shot or grapeshot
    skulls go to masts or crew, and what those cannot take is lost (MM-WEAPON-05, MM-AMB-58). `spared` are locations,
    as bits, for which that holds in this round already.
    """
    points = [0, 0, 0, 0, 0]
    aimed = AIMED_AT[shot] if shot != NONE else NONE
    skulls = 0
    for face in faces:
        where = face
        if t.hooked:
            where = modules_of(t).hit_location(t, face, owner, face, shot)
        if where == SKULL and aimed == NONE:
            skulls += 1
        elif where != NONE:  # mutants: same `elif True`, only a module takes a hit away
            struck = aimed if where == SKULL else where
            points[struck] = points[struck] + 1  # twice as quick as `+=` when compiled
    spared |= spared_by(shot)
    for location in range(len(LOCATIONS)):
        if spared >> location & 1:
            lost = points[location] - min(points[location], ship.tracks[location])
            points[location] -= lost
            report_lost_hits(t, owner, location, lost)
    send_to_hull(t, ship, owner, points, "MM-COMBAT-18")
    placed = [0, 0, 0, 0, 0]
    for skull in range(skulls):
        places = open_places(ship, points, spared)
        if t.hooked:
            places = modules_of(t).hit_places(t, places, owner, shot, placed, points)
        location = yield from choose_location(t, ship, owner, chooser, points, places)
        placed[location] = placed[location] + 1
        if spared >> location & 1 and points[location] >= ship.tracks[location]:
            report_lost_hits(t, owner, location, 1)
        else:
            points[location] = points[location] + 1
    rest = take_points(t, ship, owner, chooser, points, rule)
    if rest:
        yield from rest


def spared_by(shot: int) -> int:
    """The location, as a bit, that a shot aims at: in its round hits there never go to the hull (MM-WEAPON-05)."""
    return 1 << AIMED_AT[shot] if shot != NONE and AIMED_AT[shot] != NONE else 0


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


# Skulls


class PlaceHit(Question[Table]):
    """Where the target takes a skull; `about` is the seat whose ship it is, NOBODY for an NPC's.

    What has been hit so far is known to the flow alone, so the offer decides.
    """

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move in ask.options:
            return None
        where = LOCATIONS[move.value]
        if t.hooked and left_at(t, ask.about, move.value) > 0:  # lost with these hits, or a module spreads them
            return Refusal("mm-hit-not-there", "MM-COMBAT-16", location=where)
        return Refusal("mm-location-destroyed", "MM-AMB-57", location=where)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return whose_ship(ask.about)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        """What is left there before these hits, and what it means to lose it all.

        Parts with nothing left are not on offer: hits on them would be hits on the hull (MM-AMB-57).
        """
        where, left = LOCATIONS[move.value], left_at(t, ask.about, move.value)
        if left == 0 and move.value != HULL:  # on offer because shot of this round spares it
            return Note("mm-brings-hit-lost", "MM-WEAPON-05", location=where)
        gone = 0 if move.value != HULL or t.hooked else len(LOCATIONS) - len(ask.options)
        return Note("mm-brings-hit", "MM-COMBAT-18", location=where, left=left, gone=gone)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """Cargo room and masts can be spared, hull and crew cannot. For an enemy's ship the other way round."""
        own = ask.about == ask.seat
        if t.battle is not None and ask.about == NOBODY:
            own = True  # the chooser fights for the ship that is hit
        costs = [hit_cost(t, move.value, ask.about) for move in ask.options]
        return weigh([-cost if own else cost for cost in costs])


def left_at(t: Table, owner: Seat, location: int) -> int:
    """What is left there before these hits; NONE if it is not known whose ship it is."""
    if owner != NOBODY:
        return t.players[owner].ship.tracks[location]
    left = NONE
    if t.battle is not None:
        for side in t.battle.sides:
            if side.ship is not None:
                left = side.ship.tracks[location]
    return left


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
    return HIT[location] + (60 if left <= 1 and location != CREW else 0) + (90 if left <= 1 and location == CREW else 0)


PLACE_HIT: Final = PlaceHit("place-hit", "MM-COMBAT-16", TAKE_HIT)


def open_places(ship: Ship, points: list[int], spared: int) -> int:
    """Where a skull can strike, as bits: a destroyed location and the hull are the same, unless it is spared."""
    places = 1 << HULL
    for location in range(len(LOCATIONS)):
        if points[location] < ship.tracks[location]:  # MM-AMB-57
            places |= 1 << location
    return places | spared  # MM-WEAPON-05


def choose_location(t: Table, ship: Ship, owner: Seat, chooser: Seat, points: list[int], places: int) -> Part[int]:
    """The target chooses one of the places."""
    if owner == NOBODY and t.rules.npcs_by_program:
        left = [ship.tracks[location] - points[location] for location in range(len(LOCATIONS))]
        return location_by_program(left, places)
    options = [TAKE_HIT[location] for location in range(len(LOCATIONS)) if places >> location & 1]
    answer = yield Ask(chooser, PLACE_HIT, options, about=owner)
    return answer.value


def location_by_program(left: list[int], places: int = EVERYWHERE) -> int:
    """Cargo first, then the largest location above 1, then hull above 1, then any other, hull 1 last (MM-AMB-74)."""
    left = [left[location] if places >> location & 1 else 0 for location in range(len(LOCATIONS))]
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


def hazard_hits(t: Table, player: Player, hits: int, rule: str) -> int:
    """Hits of a storm, of shoals, of a rumour or of a place at sea, before it is rolled where they fall."""
    return max(0, modules_of(t).hazard_hits(t, hits, player, rule)) if t.hooked else hits


def damage_in_effect(t: Table, player: Player, points: list[int], rule: str) -> list[int]:
    """Points of damage to a player's ship as modules change them; odds ask too."""
    if t.hooked:
        modules_of(t).damage(t, points, player, rule)
    return points


def take_points(t: Table, ship: Ship, owner: Seat, chooser: Seat, points: list[int], rule: str) -> Taken:
    """Apply points of damage to each location; excess goes to the hull (MM-AMB-25).

    The caller looks afterwards whether the hull is destroyed.
    """
    if t.hooked and owner != NOBODY:
        points = damage_in_effect(t, t.players[owner], points, rule)
    send_to_hull(t, ship, owner, points, "MM-RAID-15" if rule == "MM-RAID-14" else "MM-COMBAT-18")
    if points == NO_POINTS:
        return ()
    if ship.reinforced():
        offer = offer_reinforced_hull(t, ship, owner, chooser, points)
        return and_then(offer, partial(lose_points, t, ship, owner, points, rule))
    return lose_points(t, ship, owner, points, rule)


def lose_points(t: Table, ship: Ship, owner: Seat, points: list[int], rule: str) -> Taken:
    if points == NO_POINTS:  # the only hit was cancelled
        return ()
    for location in range(len(LOCATIONS)):
        ship.tracks[location] = max(0, ship.tracks[location] - points[location])
    if t.journal is not None:
        hits: list[Datum] = [*points]
        left: list[Datum] = [*ship.tracks]
        full: list[Datum] = [ship.value(location) for location in range(len(LOCATIONS))]
        t.journal.everyone("damage", rule, seat=owner, hits=hits, left=left, full=full)
    # mutants: same `if True` `if (` `>= 0`, nobody else has more than fits
    if owner != NOBODY and points[CARGO] > 0:
        return lose_surplus(t, owner)
    return ()


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
    if owner == NOBODY and t.rules.npcs_by_program:
        location = cancelled_by_program(ship, points)
    else:
        options = [CANCEL_HIT[location] for location in range(len(LOCATIONS)) if points[location] > 0]
        answer = yield Ask(chooser, CANCEL_A_HIT, [PASS, *options], about=owner)
        location = NONE if answer is PASS else answer.value
    if location == NONE:
        return
    points[location] -= 1
    ship.flipped |= 1 << REINFORCED_HULL
    if t.journal is not None:
        t.journal.everyone("hit-cancelled", "MM-MOD-03", seat=owner, location=LOCATIONS[location])


def cancelled_by_program(ship: Ship, points: list[int]) -> int:
    """Where a Reinforced hull cancels a point: where that point would destroy a location, hull first; NONE if nowhere.

    Cargo is not worth it, and a ship that sinks all the same is not worth it either.
    """
    if points[HULL] > ship.tracks[HULL]:
        return NONE
    for location in (HULL, MASTS, CREW, CANNONS):
        if 0 < points[location] == ship.tracks[location]:
            return location
    return NONE


def lose_surplus(t: Table, owner: Seat) -> Taken:
    """Cargo above what the damaged hold takes is lost at random; in port six cards fit (MM-COMBAT-21)."""
    player = t.players[owner]
    return lose_cards(t, player) if effects.room_of(t, player) < 0 else ()


def lose_cards(t: Table, player: Player) -> Part[None]:
    while effects.room_of(t, player) < 0:
        yield from lose_a_card(t, player, "MM-COMBAT-21")


def lose_a_card(t: Table, player: Player, rule: str) -> Part[None]:
    """A cargo card is lost by force: at random, unless a module lets the owner choose from where it comes."""
    if t.hooked:
        done = yield from modules_of(t).lose_cargo(t, player, rule)
        if done:
            return
    effects.lose_random_cargo(t, player, rule)
