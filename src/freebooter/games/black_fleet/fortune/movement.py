"""Cards for the movement of the ship that is sailing."""

from typing import final

from freebooter.games.black_fleet.content.board import ISLANDS
from freebooter.games.black_fleet.content.cards import MERCHANT_VALUE, MOVEMENT, NAVY_SHIP, NAVY_VALUE, PIRATE_VALUE
from freebooter.games.black_fleet.effects import discard_movement_card
from freebooter.games.black_fleet.fortune.card import FortuneCard
from freebooter.games.black_fleet.names import MERCHANT, PIRATE, YELLOW_NAVY
from freebooter.games.black_fleet.reasons import (
    FINE,
    NO_EFFECT,
    NO_OTHER_CARD,
    NO_STEPS_LEFT,
    OTHER_NAVY_COLOUR,
    Reason,
)
from freebooter.games.black_fleet.ships.movement import sailing_of
from freebooter.games.black_fleet.state import Player, Sailing, Table
from freebooter.kernel.ask import Played, Seat
from freebooter.kernel.note import Note


class Wind(FortuneCard):
    """Helps a ship on its way; useless to one that still gets nowhere (BF-AMB-31)."""

    __slots__ = ()

    def trouble_when_stuck(self, t: Table, p: Player, s: Sailing) -> Reason:
        return NO_EFFECT


@final
class ExtraMovement(Wind):
    """Fair Wind, Full Canvas, Black Sails, Sealed Orders (F-01 to F-04)."""

    __slots__ = ()

    def play(self, t: Table, p: Player) -> None:
        self.help_sailing(p, sailing_of(t))

    def help_sailing(self, p: Player, s: Sailing) -> None:
        if self.is_for[s.crew]:
            s.steps += self.amount


@final
class CrossIslands(Wind):
    """Hidden Channel (F-07): no use to a ship that crosses them anyway (D11-02)."""

    __slots__ = ()

    def trouble_under_way(self, t: Table, p: Player, s: Sailing) -> Reason:
        if s.waters & ISLANDS:
            return NO_EFFECT
        if s.steps == 0:
            return NO_STEPS_LEFT
        return FINE

    def play(self, t: Table, p: Player) -> None:
        self.help_sailing(p, sailing_of(t))

    def help_sailing(self, p: Player, s: Sailing) -> None:
        if self.is_for[s.crew]:
            s.waters |= ISLANDS


@final
class PassShips(Wind):
    """False Colours (F-08)."""

    __slots__ = ()

    def trouble_under_way(self, t: Table, p: Player, s: Sailing) -> Reason:
        if s.passes_ships:
            return NO_EFFECT
        if s.steps == 0:
            return NO_STEPS_LEFT
        return FINE

    def play(self, t: Table, p: Player) -> None:
        self.help_sailing(p, sailing_of(t))

    def help_sailing(self, p: Player, s: Sailing) -> None:
        if self.is_for[s.crew]:
            s.passes_ships = 1


@final
class SecondMovementCard(Wind):
    """Change of Orders (F-21): the other card adds the value that matches the ship; its symbol is ignored."""

    __slots__ = ()

    def trouble_under_way(self, t: Table, p: Player, s: Sailing) -> Reason:
        if not p.movement:
            return NO_OTHER_CARD
        if is_of_other_navy(p.movement[0], s.crew):
            return OTHER_NAVY_COLOUR
        return FINE

    def play(self, t: Table, p: Player) -> None:
        self.help_sailing(p, sailing_of(t))
        discard_movement_card(t, p, p.movement[0], self.rule)

    def help_sailing(self, p: Player, s: Sailing) -> None:
        if self.is_for[s.crew] and p.movement and not is_of_other_navy(p.movement[0], s.crew):
            s.steps += second_value(p.movement[0], s.crew)

    def preview(self, t: Table, p: Player) -> Note | None:
        card = p.movement[0]
        steps = second_value(card, sailing_of(t).crew)
        return Note("bf-brings-second-card", self.rule, card=MOVEMENT[card], steps=steps)

    def measured(self, played: Played[Table], seat: Seat) -> dict[str, int]:
        """A ship with one way to go on has taken it already."""
        s, was = played.after.sailing, sailing_of(played.before)
        if s is None or s.crew != was.crew or played.first("sailed") is not None:
            return {}
        return {"steps": s.steps - was.steps}


def is_of_other_navy(card: int, crew: int) -> bool:
    return crew >= YELLOW_NAVY and NAVY_SHIP[card] != crew - YELLOW_NAVY


def second_value(card: int, crew: int) -> int:
    if crew == MERCHANT:
        return MERCHANT_VALUE[card]
    return PIRATE_VALUE[card] if crew == PIRATE else NAVY_VALUE[card]
