"""Whirlpool: the ships closest to the red die are caught."""

from freebooter.games.seven_seas.curses.paying import pay_missing, penalty
from freebooter.games.seven_seas.curses.thrown_ships import safe_ships, thrown_ships
from freebooter.games.seven_seas.names import NOBODY
from freebooter.games.seven_seas.player.effects import lose_talismans
from freebooter.games.seven_seas.plunder.tray import Throw, throw
from freebooter.games.seven_seas.state import Player, Table
from freebooter.kernel.ask import Part
from freebooter.kernel.events import Datum
from freebooter.kernel.native import i64
from freebooter.kernel.note import Note


def whirlpool(t: Table, shaman: Player) -> Part[None]:
    """The red die says how many of the ships closest to it are caught (P7-CURSE-08, 09, P7-AMB-36)."""
    ships = thrown_ships(t, shaman)
    owners = [NOBODY]
    for player in t.clockwise(shaman.seat):
        owners.extend([player.seat] * ships[player.seat])
    thrown = throw(t.chance, len(owners), t.rules)
    caught_dice = dice_by_distance(thrown)[: thrown.faces[0]]
    if t.journal is not None:
        dice: list[Datum] = [
            {"owner": owner, "x": thrown.xs[die], "y": thrown.ys[die], "face": thrown.faces[die]}
            for die, owner in enumerate(owners)
        ]
        data: list[Datum] = [*caught_dice]
        t.journal.everyone("whirlpool", "P7-CURSE-08", seat=shaman.seat, dice=dice, caught=data)
    caught = [0] * t.seats
    for die in caught_dice:
        caught[owners[die]] += 1
    for player in t.clockwise(shaman.seat):
        due = caught[player.seat] if t.rules.whirlpool_per_ship else min(caught[player.seat], 1)
        if due > 0:  # mutants: same `if True` `>= 0`, nothing is lost or paid then
            given = min(due, player.talismans)
            lose_talismans(t, player, given, "P7-CURSE-09")
            yield from pay_missing(t, player, due - given)


def dice_by_distance(thrown: Throw) -> list[int]:
    """The ships, the one closest to the red die first; equal distances: clockwise from the Shaman (P7-AMB-07)."""
    xs, ys = thrown.xs, thrown.ys
    x: i64 = xs[0]
    y: i64 = ys[0]
    nearest: list[int] = []
    for die in range(1, len(xs)):
        dx = xs[die] - x
        dy = ys[die] - y
        nearest.append(((dx * dx + dy * dy) << 6) | die)
    nearest.sort()
    return [near & 63 for near in nearest]


def preview_whirlpool(t: Table, player: Player) -> Note:
    safe = safe_ships(t, player)
    thrown, held = player.fleet - safe, player.talismans
    return Note("brings-whirlpool", "P7-CURSE-08", thrown=thrown, held=held, safe=safe, pays=penalty(t))
