"""Cards that give the ship that is sailing another action, or a new kind of it."""

from typing import final

from freebooter.games.black_fleet.attacks import gun_range, targets_of
from freebooter.games.black_fleet.cards import ARMED
from freebooter.games.black_fleet.fortune.card import FortuneCard, sailing_of
from freebooter.games.black_fleet.movement import board_of
from freebooter.games.black_fleet.moves import ATTACK
from freebooter.games.black_fleet.names import FIRST_PIRATE, KIND, MERCHANT
from freebooter.games.black_fleet.reasons import (
    FINE,
    NO_ACTION_LEFT,
    NO_EFFECT,
    NO_TARGET,
    NOT_ATTACKED_YET,
    OWN_GOODS,
    PORT_BUYS_IT,
)
from freebooter.games.black_fleet.ships.attack import attack
from freebooter.games.black_fleet.ships.merchant import price_at, sell, selling_trouble
from freebooter.games.black_fleet.state import Player, Table
from freebooter.kernel.ask import Ask, Flow


@final
class ExtraAction(FortuneCard):
    """Double Watch (F-11): one more action of any kind; all its other conditions hold."""

    __slots__ = ()

    def trouble(self, t: Table, p: Player) -> int:
        return self.activation_trouble(t)

    def play(self, t: Table, p: Player) -> None:
        sailing_of(t).actions += self.amount


@final
class BuryAfterAttack(FortuneCard):
    """Quick Spades (F-12): no use to a veteran crew (D14-02), nor while a burial is still to come."""

    __slots__ = ()

    def trouble(self, t: Table, p: Player) -> int:
        trouble = self.activation_trouble(t)
        if trouble == FINE:
            s = sailing_of(t)
            if not s.attacked:
                return NOT_ATTACKED_YET
            if p.powers.veteran or s.burials > 0:
                return NO_EFFECT
        return trouble

    def play(self, t: Table, p: Player) -> None:
        sailing_of(t).burials += 1


@final
class LongRange(FortuneCard):
    """Long Guns (F-13): the next attack of the ship carries two spaces. Needs something to shoot at.

    For a merchant that may be another merchant, when Armed Merchantman is in hand too.
    """

    __slots__ = ()

    def trouble(self, t: Table, p: Player) -> int:
        trouble = self.activation_trouble(t)
        if trouble == FINE:
            s = sailing_of(t)
            if s.long_guns or p.powers.long_range & KIND[s.crew]:
                return NO_EFFECT
            if s.actions + s.attacks == 0:
                return NO_ACTION_LEFT
            board, place = board_of(t), t.place[s.ship]
            far = board.gunshot[place] ^ board.near[place]
            armed = s.crew == MERCHANT and any([card in ARMED for card in p.fortune])
            if not targets_of(t, p, s, place, s.steps, far, armed):
                return NO_TARGET
        return trouble

    def play(self, t: Table, p: Player) -> None:
        sailing_of(t).long_guns = 1


@final
class SellRefused(FortuneCard):
    """Back-Room Deal (F-15): sold at once, where the port refuses the colour and no charter helps (D14-04)."""

    __slots__ = ()

    def trouble(self, t: Table, p: Player) -> int:
        trouble = self.activation_trouble(t)
        if trouble == FINE:
            s = sailing_of(t)
            place = t.place[s.ship]
            trouble = selling_trouble(t, s, place, s.steps)
            if trouble == FINE:
                port = board_of(t).dock_port[place]
                if port == p.colour:
                    return OWN_GOODS
                if price_at(t, p, port) > 0:
                    return PORT_BUYS_IT
        return trouble

    def play(self, t: Table, p: Player) -> None:
        sell(t, p, sailing_of(t), self.amount, self.rule)


@final
class ArmedMerchantman(FortuneCard):
    """Armed Merchantman (F-16): the merchant's action is an attack on a merchant."""

    __slots__ = ()

    def trouble(self, t: Table, p: Player) -> int:
        trouble = self.activation_trouble(t)
        if trouble == FINE:
            if sailing_of(t).actions == 0:
                return NO_ACTION_LEFT
            if not self.targets(t, p):
                return NO_TARGET
        return trouble

    def play(self, t: Table, p: Player) -> Flow | None:
        return self.ask_whom(t, p)

    def ask_whom(self, t: Table, p: Player) -> Flow:
        move = yield Ask(p.seat, "armed-merchantman", [ATTACK[ship] for ship in self.targets(t, p)])
        attack(t, p, sailing_of(t), move.value, self.amount)

    def targets(self, t: Table, p: Player) -> list[int]:
        s = sailing_of(t)
        place = t.place[s.ship]
        guns = gun_range(board_of(t), p, s, place)
        return [ship for ship in targets_of(t, p, s, place, s.steps, guns, True) if ship < FIRST_PIRATE]
