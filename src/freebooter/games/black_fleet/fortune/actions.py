"""Cards that give the ship that is sailing another action, or a new kind of it."""

from typing import Final, final

from freebooter.games.black_fleet.content.board import GUNSHOT
from freebooter.games.black_fleet.content.cards import ARMED
from freebooter.games.black_fleet.fortune.card import FortuneCard, effect_of_played
from freebooter.games.black_fleet.moves import ATTACK
from freebooter.games.black_fleet.names import (
    CREWS,
    FIRST_NAVY,
    FIRST_PIRATE,
    KIND,
    MERCHANT,
    PIRATE,
    SHIPS,
    kind_of,
    owner_of,
)
from freebooter.games.black_fleet.questions import FleetQuestion, doubloons_gained, full_label_of_ship, weights_of
from freebooter.games.black_fleet.reasons import (
    ARMED_FOR_MERCHANTS,
    FINE,
    NO_ACTION_LEFT,
    NO_EFFECT,
    NO_TARGET,
    NOT_ATTACKED_YET,
    OWN_GOODS,
    PORT_BUYS_IT,
    Reason,
    refusal_unless_fine,
)
from freebooter.games.black_fleet.ships.attack import attack, attack_value
from freebooter.games.black_fleet.ships.merchant import price_at, sale_value, sell, selling_trouble
from freebooter.games.black_fleet.ships.movement import sailing_of
from freebooter.games.black_fleet.ships.targets import attack_trouble, gun_reach, prey_of, targets_of
from freebooter.games.black_fleet.state import Player, Sailing, Table
from freebooter.kernel.ask import Ask, Flow, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal


@final
class ExtraAction(FortuneCard):
    """Double Watch (F-11): one more action of any kind; all its other conditions hold."""

    __slots__ = ()

    def trouble_when_stuck(self, t: Table, p: Player, s: Sailing) -> Reason:
        """It needs a target in range, or an action lost to another that it could do here."""
        place = t.place[s.ship]
        if prey_near(t, p, s):
            return FINE
        if s.crew == MERCHANT and s.actions == 0:
            port = t.board.dock_port[place]
            return FINE if port >= 0 and port != p.colour else NO_EFFECT
        if s.crew == PIRATE and s.actions + s.burials == 0:
            return FINE if p.hold and t.board.beach_value[place] else NO_EFFECT
        return NO_EFFECT

    def play(self, t: Table, p: Player) -> None:
        sailing_of(t).actions += self.amount


@final
class BuryAfterAttack(FortuneCard):
    """Quick Spades (F-12): no use to a veteran crew (D14-02), nor while a burial is still to come."""

    __slots__ = ()

    def trouble_under_way(self, t: Table, p: Player, s: Sailing) -> Reason:
        if not s.attacked:
            return NOT_ATTACKED_YET
        if p.powers.veteran or s.burials > 0:
            return NO_EFFECT
        return FINE

    def trouble_when_stuck(self, t: Table, p: Player, s: Sailing) -> Reason:
        """It needs a beach here, and a treasure or somebody to take one from."""
        beached = t.board.beach_value[t.place[s.ship]] > 0  # mutants: same `> 1`, no beach pays so little
        return FINE if beached and (p.hold or prey_near(t, p, s)) else NO_EFFECT

    def play(self, t: Table, p: Player) -> None:
        sailing_of(t).burials += 1


@final
class LongRange(FortuneCard):
    """Long Guns (F-13): the next attack of the ship reaches two spaces. Needs a target.

    For a merchant that may be another merchant, when Armed Merchantman is in hand too.
    """

    __slots__ = ()

    def trouble_under_way(self, t: Table, p: Player, s: Sailing) -> Reason:
        if s.long_guns or p.powers.long_range & KIND[s.crew]:
            return NO_EFFECT
        if s.actions + s.attacks == 0:
            return NO_ACTION_LEFT
        place = t.place[s.ship]
        shots = t.board.shots[place]
        for target in targets_of(t, p, s, place, s.steps, GUNSHOT, could_be_armed(p, s)):
            if shots[t.place[target]] > 1:
                return FINE
        return NO_TARGET

    def play(self, t: Table, p: Player) -> None:
        sailing_of(t).long_guns = 1


def could_be_armed(p: Player, s: Sailing) -> bool:
    """Could the ship attack merchants, with a card in hand (F-16)?"""
    return s.crew == MERCHANT and any(card in ARMED for card in p.fortune)


def prey_near(t: Table, p: Player, s: Sailing) -> bool:
    """Is there a target within two spaces, for Long Guns too, or for a hold that is empty again?"""
    board = t.board
    prey = prey_of(p, s.crew, could_be_armed(p, s))
    near = board.gunshot[t.place[s.ship]]
    for ship in range(FIRST_NAVY):
        if prey & kind_of(ship) and owner_of(ship) != p.seat and near & board.bit[t.place[ship]]:
            return True
    return False


@final
class SellRefused(FortuneCard):
    """Back-Room Deal (F-15): sold right away, where the port refuses the colour and no charter helps (D14-04)."""

    __slots__ = ()

    def trouble_under_way(self, t: Table, p: Player, s: Sailing) -> Reason:
        place = t.place[s.ship]
        trouble = selling_trouble(t, s, place, s.steps)
        if trouble == FINE:
            port = t.board.dock_port[place]
            if port == p.colour:
                return OWN_GOODS
            if price_at(t, p, port) > 0:
                return PORT_BUYS_IT
        return trouble

    def play(self, t: Table, p: Player) -> None:
        sell(t, p, sailing_of(t), self.amount, self.rule)

    def preview(self, t: Table, p: Player) -> Note | None:
        return Note("bf-brings-doubloons", self.rule, doubloons=sale_value(t, p, self.amount))

    def measured(self, played: Played[Table], seat: Seat) -> dict[str, int]:
        return doubloons_gained(played)


class ArmedAttack(FleetQuestion):
    """Which merchant the armed merchantman attacks."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [ATTACK[ship] for ship in armed_targets(t, t.players[seat], sailing_of(t))]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        s = sailing_of(t)
        p, place = t.players[ask.seat], t.place[s.ship]
        trouble = attack_trouble(t, p, s, move.value, place, s.steps, gun_reach(p, s), True)
        if trouble == FINE and move.value >= FIRST_PIRATE:
            trouble = ARMED_FOR_MERCHANTS  # Swivel Guns could sink it, but this is the attack of the card
        return refusal_unless_fine(trouble, ship=SHIPS[move.value])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        pays = effect_of_played(t).amount
        doubloons = attack_value(t, t.players[ask.seat], sailing_of(t), move.value, pays)
        return Note("bf-brings-doubloons", "BF-PIRATE-04", doubloons=doubloons)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return doubloons_gained(played)

    def label(self, ask: Ask, move: Move) -> Note:
        return full_label_of_ship("bf-full-attack", move.value, own=CREWS[MERCHANT])

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """All targets are equal."""
        return weights_of([0] * len(ask.options))


def armed_targets(t: Table, p: Player, s: Sailing) -> list[int]:
    targets = targets_of(t, p, s, t.place[s.ship], s.steps, gun_reach(p, s), True)
    return [ship for ship in targets if ship < FIRST_PIRATE]


ARMED_ATTACK: Final = ArmedAttack("armed-merchantman", "BF-FORTUNE-02", ATTACK)


@final
class ArmedMerchantman(FortuneCard):
    """Armed Merchantman (F-16): the merchant's action is an attack on a merchant."""

    __slots__ = ()

    def trouble_under_way(self, t: Table, p: Player, s: Sailing) -> Reason:
        if s.actions == 0:
            return NO_ACTION_LEFT
        if not armed_targets(t, p, s):
            return NO_TARGET
        return FINE

    def play(self, t: Table, p: Player) -> Flow | None:
        return self.ask_whom(t, p)

    def ask_whom(self, t: Table, p: Player) -> Flow:
        move = yield ARMED_ATTACK.ask(t, p.seat)
        attack(t, p, sailing_of(t), move.value, self.amount)

    def preview(self, t: Table, p: Player) -> Note | None:
        return Note("bf-brings-doubloons", self.rule, doubloons=self.amount)

    def measured(self, played: Played[Table], seat: Seat) -> dict[str, int]:
        """With more than one target the attack is still to come."""
        return doubloons_gained(played)
