"""Pirates: robbing merchants and burying treasures."""

from typing import Final

from freebooter.games.black_fleet.content.cards import GOODS
from freebooter.games.black_fleet.effects import gain, sink_merchant
from freebooter.games.black_fleet.moves import BURY
from freebooter.games.black_fleet.names import BURIALS, CREWS, PIRATE, ROBBERIES
from freebooter.games.black_fleet.questions import doubloons_gained, full_label
from freebooter.games.black_fleet.reasons import (
    ATTACK_OR_BURY,
    FINE,
    NO_TREASURE,
    NO_WAY_ON,
    NOT_ON_BEACH,
    ONLY_PIRATES_BURY,
    Reason,
    refusal_unless_fine,
)
from freebooter.games.black_fleet.ships.movement import is_trapped, sailing_of
from freebooter.games.black_fleet.ships.targets import cubes_taken
from freebooter.games.black_fleet.state import Player, Sailing, Table
from freebooter.kernel.ask import Ask, Offer, Played, Seat, Taken
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

ROBBERY: Final = 2
"""Doubloons for a cube taken (BF-PIRATE-04)."""


def robbery_value(t: Table, p: Player, cubes: int) -> int:
    """Each cube pays, bonuses come once per attack (D14-03, D8-03, F-19)."""
    return ROBBERY * cubes + p.powers.robbery + t.turn.robbery


def rob(t: Table, p: Player, s: Sailing, merchant: int) -> None:
    """Cubes change ships, then an empty merchant is removed (BF-PIRATE-03 to 06, BF-AMB-18)."""
    victim = t.players[merchant]
    cubes = cubes_taken(t, p, s, merchant)
    value = robbery_value(t, p, cubes)
    t.turn.robbery = 0
    victim.cargo -= cubes
    p.hold = tuple(sorted([*p.hold, *[victim.colour] * cubes]))
    if t.journal is not None:
        t.journal.everyone("merchant-robbed", "BF-PIRATE-03", seat=p.seat, victim=merchant + 1, count=cubes,
                           good=GOODS[victim.colour])  # fmt: skip
    gain(t, p, ROBBERIES, value, "BF-PIRATE-04")
    if victim.cargo == 0:
        sink_merchant(t, merchant, "BF-PIRATE-05")


def burial_value(t: Table, p: Player, place: int) -> int:
    """Every treasure pays the beach and its bonus, a card pays once per burial (BF-PIRATE-09, D14-03, D8-04, F-20)."""
    return len(p.hold) * (t.board.beach_value[place] + p.powers.burial) + t.turn.burial


def bury_trouble(t: Table, p: Player, s: Sailing, place: int, steps: int) -> Reason:
    if s.crew != PIRATE:
        return ONLY_PIRATES_BURY
    if not p.hold:
        return NO_TREASURE
    if t.board.beach_value[place] == 0:
        return NOT_ON_BEACH
    if s.actions + s.burials == 0:
        return ATTACK_OR_BURY
    if is_trapped(t, s, place, steps):
        return NO_WAY_ON
    return FINE


def bury(t: Table, p: Player, s: Sailing) -> None:
    """The treasure goes back to its port; the beach can be used again (BF-PIRATE-08 to 10, BF-AMB-25)."""
    place = t.place[s.ship]
    value = burial_value(t, p, place)
    t.turn.burial = 0
    if s.burials > 0:
        s.burials -= 1
    else:
        s.actions -= 1
    if t.journal is not None:
        goods: list[Datum] = [GOODS[colour] for colour in p.hold]
        space = t.board.names[place]
        t.journal.everyone("treasure-buried", "BF-PIRATE-08 BF-PIRATE-10", seat=p.seat, space=space, goods=goods)
    for colour in p.hold:
        t.stock[colour] += 1
    p.hold = ()
    gain(t, p, BURIALS, value, "BF-PIRATE-09")


class Bury(Offer[Table]):
    """Bury the treasures where the pirate is beached."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        s = sailing_of(t)
        return refusal_unless_fine(bury_trouble(t, t.players[ask.seat], s, t.place[s.ship], s.steps))

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        doubloons = burial_value(t, t.players[ask.seat], t.place[sailing_of(t).ship])
        return Note("bf-brings-doubloons", "BF-PIRATE-09", doubloons=doubloons)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return doubloons_gained(played)

    def label(self, ask: Ask, move: Move) -> Note:
        return full_label("bf-full-bury", move, own=CREWS[ask.about])

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        bury(t, t.players[seat], sailing_of(t))
        return ()


BURY_TREASURES: Final = Bury([BURY])
