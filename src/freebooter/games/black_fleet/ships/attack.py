"""An attack, whoever makes it."""

from freebooter.games.black_fleet.attacks import cubes_taken
from freebooter.games.black_fleet.names import FIRST_PIRATE, MERCHANT, PIRATE
from freebooter.games.black_fleet.ships.navy import SINKING, confiscate, sink, sinking_value
from freebooter.games.black_fleet.ships.pirate import rob, robbery_value
from freebooter.games.black_fleet.state import Player, Sailing, Table


def attack(t: Table, p: Player, s: Sailing, target: int, armed: int = 0) -> None:
    """The action is used up, and Long Guns with it (BF-MOVE-11, F-13). `armed` is what F-16 pays."""
    if s.attacks > 0:
        s.attacks -= 1
    else:
        s.actions -= 1
    s.attacked = 1
    s.long_guns = 0
    if s.crew == PIRATE:
        rob(t, p, s, target)
    elif s.crew == MERCHANT:
        if target >= FIRST_PIRATE:
            sink(t, p, target, p.powers.swivel_guns, "D8-05")
        else:
            confiscate(t, p, target, armed, "F-16")
    elif target >= FIRST_PIRATE:
        sink(t, p, target, SINKING, "BF-NAVY-03")
    else:
        confiscate(t, p, target, p.powers.customs, "D14-05")


def attack_value(t: Table, p: Player, s: Sailing, target: int, armed: int = 0) -> int:
    """The doubloons an attack brings."""
    if s.crew == PIRATE:
        return robbery_value(t, p, cubes_taken(t, p, s, target))
    if s.crew == MERCHANT:
        return sinking_value(t, p, p.powers.swivel_guns) if target >= FIRST_PIRATE else armed
    return sinking_value(t, p, SINKING) if target >= FIRST_PIRATE else p.powers.customs
