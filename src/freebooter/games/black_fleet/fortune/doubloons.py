"""Cards that pay: bonuses for what is still to come this turn (BF-AMB-53), and Light Fingers."""

from typing import final

from freebooter.games.black_fleet.effects import take_doubloons
from freebooter.games.black_fleet.fortune.card import FortuneCard, between_trouble, bonus_trouble, yet_to_act
from freebooter.games.black_fleet.names import CARDS, CREWS, MERCHANT, PIRATE, YELLOW_NAVY
from freebooter.games.black_fleet.reasons import (
    ALL_POOR,
    ATTACK_OVER,
    BURIAL_OVER,
    FINE,
    SALE_OVER,
    SINKING_OVER,
    Reason,
)
from freebooter.games.black_fleet.state import Player, Table
from freebooter.kernel.ask import Played, Seat
from freebooter.kernel.note import Note


@final
class ScarceGoods(FortuneCard):
    """Scarce Goods (F-14): the next sale pays more per cube."""

    __slots__ = ()

    def trouble(self, t: Table, p: Player) -> Reason:
        return bonus_trouble(t, MERCHANT, SALE_OVER)

    def play(self, t: Table, p: Player) -> None:
        t.turn.cube_sold += self.amount


@final
class RichHaul(FortuneCard):
    """Rich Haul (F-19): the pirate's next attack pays more."""

    __slots__ = ()

    def trouble(self, t: Table, p: Player) -> Reason:
        s = t.sailing
        if s is not None and s.crew == PIRATE and s.actions + s.attacks == 0:
            return ATTACK_OVER
        return bonus_trouble(t, PIRATE, ATTACK_OVER)

    def play(self, t: Table, p: Player) -> None:
        t.turn.robbery += self.amount


@final
class MarkedChest(FortuneCard):
    """Marked Chest (F-20): the pirate's next burial pays more."""

    __slots__ = ()

    def trouble(self, t: Table, p: Player) -> Reason:
        s = t.sailing
        if s is not None and s.crew == PIRATE and s.actions + s.burials == 0:
            return BURIAL_OVER
        return bonus_trouble(t, PIRATE, BURIAL_OVER)

    def play(self, t: Table, p: Player) -> None:
        t.turn.burial += self.amount


@final
class PriceOnTheirHeads(FortuneCard):
    """Price on Their Heads (F-18): pirates sunk this turn pay more, if a ship that can sink is still to act."""

    __slots__ = ()

    def trouble(self, t: Table, p: Player) -> Reason:
        if p.powers.swivel_guns and yet_to_act(t, MERCHANT):
            return FINE
        for crew in range(YELLOW_NAVY, len(CREWS)):
            if t.turn.navy[crew - YELLOW_NAVY] >= 0 and yet_to_act(t, crew):  # mutants: same `> 0` `>= 1`, as in orders
                return FINE
        return SINKING_OVER

    def play(self, t: Table, p: Player) -> None:
        t.turn.sinking += self.amount


@final
class LightFingers(FortuneCard):
    """Light Fingers (F-17): from each opponent who has any."""

    __slots__ = ()

    def trouble(self, t: Table, p: Player) -> Reason:
        trouble = between_trouble(t)
        if trouble == FINE and takings(t, p, self.amount) == 0:
            return ALL_POOR
        return trouble

    def play(self, t: Table, p: Player) -> None:
        for victim in t.players:
            count = min(self.amount, victim.doubloons)
            if victim is not p and count > 0:
                take_doubloons(t, p, victim, CARDS, count, self.rule)

    def preview(self, t: Table, p: Player) -> Note | None:
        return Note("bf-brings-doubloons", self.rule, doubloons=takings(t, p, self.amount))

    def measured(self, played: Played[Table], seat: Seat) -> dict[str, int]:
        had, has = played.before.players[seat].doubloons, played.after.players[seat].doubloons
        return {"doubloons": has - had}


def takings(t: Table, p: Player, amount: int) -> int:
    doubloons = 0
    for victim in t.players:
        if victim is not p:
            doubloons += min(amount, victim.doubloons)
    return doubloons
