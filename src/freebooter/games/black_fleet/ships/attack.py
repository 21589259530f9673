"""Attacks of all kinds of ship."""

from typing import Final

from freebooter.games.black_fleet.moves import ATTACK
from freebooter.games.black_fleet.names import CREWS, FIRST_PIRATE, MERCHANT, PIRATE, SHIPS
from freebooter.games.black_fleet.questions import doubloons_gained, full_label_of_ship
from freebooter.games.black_fleet.reasons import refusal_unless_fine
from freebooter.games.black_fleet.ships.movement import sailing_of
from freebooter.games.black_fleet.ships.navy import SINKING, confiscate, sink, sinking_value
from freebooter.games.black_fleet.ships.pirate import rob, robbery_value
from freebooter.games.black_fleet.ships.targets import attack_trouble, cubes_taken, gun_reach
from freebooter.games.black_fleet.state import Player, Sailing, Table
from freebooter.kernel.ask import Ask, Offer, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal


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
    """The doubloons that an attack pays."""
    if s.crew == PIRATE:
        return robbery_value(t, p, cubes_taken(t, p, s, target))
    if s.crew == MERCHANT:
        return sinking_value(t, p, p.powers.swivel_guns) if target >= FIRST_PIRATE else armed
    return sinking_value(t, p, SINKING) if target >= FIRST_PIRATE else p.powers.customs


class Attack(Offer[Table]):
    """Attack a ship in range."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        p, s = t.players[ask.seat], sailing_of(t)
        place = t.place[s.ship]
        trouble = attack_trouble(t, p, s, move.value, place, s.steps, gun_reach(p, s))
        return refusal_unless_fine(trouble, ship=SHIPS[move.value])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        doubloons = attack_value(t, t.players[ask.seat], sailing_of(t), move.value)
        return Note("bf-brings-doubloons", "BF-PIRATE-04", doubloons=doubloons)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return doubloons_gained(played)

    def label(self, ask: Ask, move: Move) -> Note:
        return full_label_of_ship("bf-full-attack", move.value, own=CREWS[ask.about])

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        attack(t, t.players[seat], sailing_of(t), move.value)
        return ()


ATTACK_A_SHIP: Final = Attack(ATTACK)
