"""Cards that change which navy ships are commanded."""

from typing import final

from freebooter.games.black_fleet.fortune.card import FortuneCard
from freebooter.games.black_fleet.names import CREWS, VIOLET_NAVY, YELLOW_NAVY
from freebooter.games.black_fleet.reasons import BOTH_COMMANDED, FINE, NAVY_HAS_SAILED, SHARES_SPACE, Reason
from freebooter.games.black_fleet.ships.movement import friendly_spaces, shares_space
from freebooter.games.black_fleet.state import Player, Table


def both_commanded(t: Table) -> bool:
    yellow, violet = t.turn.navy
    return yellow >= 0 and violet >= 0  # mutants: same `> 0` `>= 1`, no ship is commanded to sail 0 spaces


def take_command(t: Table, p: Player, yellow: int, violet: int, rule: str) -> None:
    """Navy ships under command are friendly from now on, others no longer (BF-MOVE-06)."""
    t.turn.navy = (yellow, violet)
    s = t.sailing
    if s is not None:
        s.friendly = friendly_spaces(t, p.seat, s.crew)
    if t.journal is not None:
        for crew in range(YELLOW_NAVY, len(CREWS)):
            value = t.turn.navy[crew - YELLOW_NAVY]
            if value >= 0:  # mutants: same `> 0` `>= 1`, no ship is commanded to sail 0 spaces
                steps = value + p.powers.navy_move
                t.journal.everyone("navy-commanded", rule, seat=p.seat, ship=CREWS[crew], steps=steps)


@final
class CommandInstead(FortuneCard):
    """Signal Flags (F-05): the other navy ship with the same value, D8-06's bonus with it."""

    __slots__ = ()

    def trouble(self, t: Table, p: Player) -> Reason:
        if both_commanded(t):
            return BOTH_COMMANDED
        crew = YELLOW_NAVY if t.turn.navy[0] >= 0 else VIOLET_NAVY  # mutants: same `] > 0` `>= 1`, as above
        s = t.sailing
        if t.turn.finished >> crew & 1 or (s is not None and s.crew == crew):
            return NAVY_HAS_SAILED
        if s is not None and shares_space(t, s):
            return SHARES_SPACE  # the ship below could turn into one that may not be passed
        return FINE

    def play(self, t: Table, p: Player) -> None:
        yellow, violet = t.turn.navy
        take_command(t, p, violet, yellow, self.rule)


@final
class CommandToo(FortuneCard):
    """Joint Patrol (F-06): the other navy ship as well, with a movement of its own."""

    __slots__ = ()

    def trouble(self, t: Table, p: Player) -> Reason:
        return BOTH_COMMANDED if both_commanded(t) else FINE

    def play(self, t: Table, p: Player) -> None:
        yellow, violet = t.turn.navy
        if yellow < 0:  # mutants: same `<= 0` `< 1`, as above
            take_command(t, p, self.amount, violet, self.rule)
        else:
            take_command(t, p, yellow, self.amount, self.rule)
