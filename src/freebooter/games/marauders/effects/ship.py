"""Crew, repairs, special weapons, modifications."""

from freebooter.games.marauders.content.tables import MODIFICATION_NAMES, MODIFICATION_RAISES, TRACK_LIMIT, WEAPON_NAMES
from freebooter.games.marauders.names import CREW, LOCATIONS, NOBODY, NONE, ZONES
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player, Ship
from freebooter.kernel.ask import Seat


def active(t: Table, player: Player, specialist: int) -> bool:
    """Does a specialist work for the player?"""
    works = player.specialists >> specialist & 1 != 0
    return modules_of(t).specialist_active(t, works, player, specialist) if t.hooked else works


def gain_crew(t: Table, player: Player, count: int, rule: str) -> None:
    """Never above the crew value (MM-RECRUIT-03)."""
    count = min(count, player.crew_wanted())
    if count <= 0:
        return
    player.ship.tracks[CREW] += count
    if t.journal is not None:
        t.journal.everyone("crew-gained", rule, seat=player.seat, count=count, crew=player.ship.tracks[CREW])


def fill_crew(t: Table, player: Player, rule: str) -> None:
    gain_crew(t, player, player.crew_wanted(), rule)


def free_crew(t: Table, player: Player, count: int) -> int:
    """How many of `count` would join who come with a reward, neither recruited nor paid."""
    return modules_of(t).free_crew(t, count, player) if t.hooked else count


def crew_joins(t: Table, player: Player, count: int, rule: str) -> None:
    gain_crew(t, player, free_crew(t, player, count), rule)


def repair(t: Table, player: Player, location: int, points: int, rule: str) -> None:
    """Up to the value with modifications (R-05)."""
    points = min(points, player.ship.damage(location))
    if points <= 0:
        return
    player.ship.tracks[location] += points
    if t.journal is not None:
        t.journal.everyone("repaired", rule, seat=player.seat, location=LOCATIONS[location], count=points)


def repair_all(t: Table, player: Player, rule: str) -> None:
    """Everything but the crew, who are recruited, not repaired (MM-SHIPYARD-10)."""
    for location in range(len(LOCATIONS)):
        if location != CREW:
            repair(t, player, location, player.ship.damage(location), rule)


def gain_weapon(t: Table, player: Player, weapon: int, rule: str) -> None:
    player.weapons |= 1 << weapon
    if t.journal is not None:
        t.journal.everyone("weapon-gained", rule, seat=player.seat, weapon=WEAPON_NAMES[weapon])


def lose_weapon(t: Table, player: Player, weapon: int, rule: str, taker: Seat = NOBODY) -> None:
    """It goes back to the supply, or to the seat that has taken it."""
    player.weapons &= ~(1 << weapon)
    if t.journal is not None:
        t.journal.everyone("weapon-lost", rule, seat=player.seat, weapon=WEAPON_NAMES[weapon])
    if t.hooked:
        modules_of(t).weapon_gone(t, player, weapon, taker)


def lose_all_weapons(t: Table, player: Player) -> None:
    """With the ship, which is an event already."""
    weapons = player.weapons
    player.weapons = 0
    if t.hooked:
        for weapon in range(len(WEAPON_NAMES)):
            if weapons >> weapon & 1:
                modules_of(t).weapon_gone(t, player, weapon, NOBODY)


def fit(ship: Ship, modification: int) -> None:
    """Hold and cannon port raise the cube too; hammocks must be filled by recruiting (MM-MOD-01, 04, 06)."""
    ship.modifications |= 1 << modification
    raises = MODIFICATION_RAISES[modification]
    if 0 <= raises < len(LOCATIONS) and raises != CREW:
        ship.tracks[raises] = min(ship.tracks[raises] + 1, TRACK_LIMIT)


def add_modification(t: Table, player: Player, modification: int, rule: str) -> None:
    fit(player.ship, modification)
    if t.journal is not None:
        t.journal.everyone("modification-gained", rule, seat=player.seat, modification=MODIFICATION_NAMES[modification])


def open_modification(t: Table, zone: int) -> None:
    """A token that lies face down in a port is turned up and stays so (MM-PORT-06)."""
    board = t.board
    if board.modification[zone] == NONE or board.modification_open[zone]:
        return
    board.own().modification_open[zone] = True
    if t.hooked:
        reserve = modules_of(t).secret_reserve(t)
        if reserve is not None:
            reserve.turned_up(board.modification[zone], board.modification_batch[zone])
    if t.journal is not None:
        name = MODIFICATION_NAMES[board.modification[zone]]
        t.journal.reveal("modification-opened", "MM-PORT-06", zone=ZONES[zone], modification=name)


def clear_modification(t: Table, zone: int) -> int:
    """Take the token away from a port."""
    board = t.board.own()
    modification = board.modification[zone]
    board.modification[zone] = NONE
    board.modification_open[zone] = False
    for player in t.players:
        player.looked &= ~(1 << zone)
    return modification
