"""Cards for the movement of the ship that is sailing."""

from typing import final

from freebooter.games.black_fleet.board import ISLANDS
from freebooter.games.black_fleet.cards import MERCHANT_VALUE, MOVEMENT, NAVY_SHIP, NAVY_VALUE, PIRATE_VALUE
from freebooter.games.black_fleet.effects import discard_movement_card
from freebooter.games.black_fleet.fortune.card import FortuneCard
from freebooter.games.black_fleet.movement import sailing_of
from freebooter.games.black_fleet.names import MERCHANT, PIRATE, YELLOW_NAVY
from freebooter.games.black_fleet.reasons import FINE, NO_EFFECT, NO_OTHER_CARD, NO_STEPS_LEFT, OTHER_NAVY_COLOUR
from freebooter.games.black_fleet.state import Player, Table
from freebooter.kernel.ask import Played, Seat
from freebooter.kernel.refusal import Note


@final
class ExtraMovement(FortuneCard):
    """Fair Wind, Full Canvas, Black Sails, Sealed Orders (F-01 to F-04)."""

    __slots__ = ()

    def trouble(self, t: Table, p: Player) -> int:
        return self.activation_trouble(t)

    def play(self, t: Table, p: Player) -> None:
        sailing_of(t).steps += self.amount


@final
class CrossIslands(FortuneCard):
    """Hidden Channel (F-07): no use to a ship that crosses them anyway (D11-02)."""

    __slots__ = ()

    def trouble(self, t: Table, p: Player) -> int:
        trouble = self.activation_trouble(t)
        if trouble == FINE:
            s = sailing_of(t)
            if s.waters & ISLANDS:
                return NO_EFFECT
            if s.steps == 0:
                return NO_STEPS_LEFT
        return trouble

    def play(self, t: Table, p: Player) -> None:
        sailing_of(t).waters |= ISLANDS


@final
class PassShips(FortuneCard):
    """False Colours (F-08)."""

    __slots__ = ()

    def trouble(self, t: Table, p: Player) -> int:
        trouble = self.activation_trouble(t)
        if trouble == FINE:
            s = sailing_of(t)
            if s.passes_ships:
                return NO_EFFECT
            if s.steps == 0:
                return NO_STEPS_LEFT
        return trouble

    def play(self, t: Table, p: Player) -> None:
        sailing_of(t).passes_ships = 1


@final
class SecondMovementCard(FortuneCard):
    """Change of Orders (F-21): the other card adds the value that matches the ship; its symbol is ignored."""

    __slots__ = ()

    def trouble(self, t: Table, p: Player) -> int:
        trouble = self.activation_trouble(t)
        if trouble == FINE:
            if not p.movement:
                return NO_OTHER_CARD
            crew = sailing_of(t).crew
            if crew >= YELLOW_NAVY and NAVY_SHIP[p.movement[0]] != crew - YELLOW_NAVY:
                return OTHER_NAVY_COLOUR
        return trouble

    def play(self, t: Table, p: Player) -> None:
        s = sailing_of(t)
        card = p.movement[0]
        s.steps += second_value(card, s.crew)
        discard_movement_card(t, p, card, self.rule)

    def preview(self, t: Table, p: Player) -> Note | None:
        card = p.movement[0]
        steps = second_value(card, sailing_of(t).crew)
        return Note("bf-brings-second-card", self.rule, card=MOVEMENT[card], steps=steps)

    def came(self, played: Played[Table], seat: Seat) -> dict[str, int]:
        """A ship with one way to go on has taken it already."""
        s, was = played.after.sailing, sailing_of(played.before)
        if s is None or s.crew != was.crew or played.first("sailed") is not None:
            return {}
        return {"steps": s.steps - was.steps}


def second_value(card: int, crew: int) -> int:
    if crew == MERCHANT:
        return MERCHANT_VALUE[card]
    return PIRATE_VALUE[card] if crew == PIRATE else NAVY_VALUE[card]
