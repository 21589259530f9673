"""What the loyalty module remembers."""

from typing import ClassVar, Final

from freebooter.games.marauders.content.tables import GLORY_NAMES
from freebooter.games.marauders.modules.loyalty.steps import (
    CONTENT,
    FIERCE,
    MUTINY,
    STEPS,
    active_steps,
    price_of,
    step_name,
)
from freebooter.games.marauders.modules.loyalty.view import LoyaltyView
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.state import Drawer, DrawerPlace, Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Seat
from freebooter.kernel.programs.features import RELATIVE, FeatureRow, in_turn


class Loyalty(Drawer):
    """`levels` are the steps by seat, Content is 0. The others belong to the player turn under way.

    `port` is the zone of the port in which it began, NONE at sea; `called`: the Fierce roll was made; `free_hire`: the
    one specialist on the terms of Pleased was gained. `refused` are, by seat, cards that the crew does not go along
    with, or that are being rolled for: kinds, one entry for each copy, sorted.
    """

    __slots__ = ("called", "free_hire", "levels", "port", "refused")
    OPEN: ClassVar[bool] = True

    def __init__(self, levels: list[int], refused: list[tuple[int, ...]]) -> None:
        super().__init__("loyalty")
        self.levels = levels
        self.refused = refused
        self.port = NONE
        self.called = False
        self.free_hire = False

    def copy(self) -> "Loyalty":
        twin = Loyalty(self.levels[:], self.refused[:])
        twin.port = self.port
        twin.called = self.called
        twin.free_hire = self.free_hire
        return twin

    def new_turn(self, player: Player) -> None:
        self.port = player.zone if player.in_port else NONE
        self.called = False
        self.free_hire = False
        for seat in range(len(self.refused)):
            if self.refused[seat]:  # mutants: same `if True`, it saves work only
                self.refused[seat] = ()

    def refuse(self, seat: Seat, card: int) -> None:
        self.refused[seat] = tuple(sorted([*self.refused[seat], card]))

    def allow(self, seat: Seat, card: int) -> None:
        at = self.refused[seat].index(card)
        self.refused[seat] = self.refused[seat][:at] + self.refused[seat][at + 1 :]

    def features(self, t: Table, seat: Seat, row: FeatureRow) -> None:
        afloat = [level - MUTINY if t.players[owner].afloat else 0 for owner, level in enumerate(self.levels)]
        row.counts("level", RELATIVE[: t.seats], in_turn(afloat, seat))
        row.counts("refused", RELATIVE[: t.seats], in_turn([len(cards) for cards in self.refused], seat))
        row.flag("called", self.called)

    def view(self, t: Table, seat: Seat | None) -> LoyaltyView:
        return LoyaltyView(
            [step_name(self.levels[player.seat]) if player.afloat else "" for player in t.players],
            [price_of(level + 1) if level < FIERCE else 0 for level in self.levels],
            [[GLORY_NAMES[card] for card in cards] for cards in self.refused],
            self.called,
            STEPS[:],
            [active_steps(self.levels[player.seat]) if player.afloat else [] for player in t.players],
        )

    def faults(self, t: Table) -> list[str]:
        """Between flows nobody stands on Mutiny (SG-M11-20), and nobody without a captain has lost anything."""
        found = [
            f"seat {player.seat} has loyalty {self.levels[player.seat]} without a captain"
            for player in t.players
            if not player.afloat and self.levels[player.seat] != CONTENT
        ]
        if any([level < MUTINY or level > FIERCE for level in self.levels]):
            found.append(f"loyalty is off the track: {self.levels}")
        return found


PLACE: Final = DrawerPlace("loyalty")


def loyalty_of(t: Table) -> Loyalty:
    drawer = PLACE.drawer(t)
    assert isinstance(drawer, Loyalty)
    return drawer


def level_of(t: Table, player: Player) -> int:
    return loyalty_of(t).levels[player.seat]
