"""What the new cards keep in mind: events of this round, the third mission, abilities used in this turn."""

from typing import ClassVar, Final, final

import msgspec

from freebooter.games.marauders.content.tables import CAPTAIN_NAMES, MISSIONS_ON_OFFER, RUMOUR_CARD, RUMOUR_NAMES
from freebooter.games.marauders.modules.cards.view import CardsView
from freebooter.games.marauders.names import NONE, ZONES
from freebooter.games.marauders.state import Drawer, DrawerPlace, Table
from freebooter.kernel.ask import Seat
from freebooter.kernel.programs.features import FeatureRow

NAME: Final = "cards"


@final
class CardsDrawer(Drawer):
    """`glut`, `fair`, `moon`, `feast` and `fat` are amounts of events of this round, 0 if they are not on.

    `burnt` is the zone whose yard is closed. `used`: the captain whose turn it is has used his ability, if it is one
    for once in a turn. `berth` is the zone in whose port he is or was before his last step, if that led out of it.
    """

    __slots__ = ("berth", "burnt", "fair", "fat", "feast", "glut", "missions", "moon", "used")
    OPEN: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(NAME)
        self.missions = MISSIONS_ON_OFFER
        self.glut = 0
        self.fair = 0
        self.moon = 0
        self.feast = 0
        self.fat = 0
        self.burnt = NONE
        self.used = False
        self.berth = NONE

    def copy(self) -> Drawer:
        twin = CardsDrawer()
        twin.missions = self.missions
        twin.glut = self.glut
        twin.fair = self.fair
        twin.moon = self.moon
        twin.feast = self.feast
        twin.fat = self.fat
        twin.burnt = self.burnt
        twin.used = self.used
        twin.berth = self.berth
        return twin

    def features(self, t: Table, seat: Seat, row: FeatureRow) -> None:
        row.number("missions", self.missions)
        row.number("glutted-markets", self.glut)
        row.number("merchants-fair", self.fair)
        row.number("smugglers-moon", self.moon)
        row.number("feast-of-the-brethren", self.feast)
        row.number("fat-season", self.fat)
        row.one_of("burnt", ZONES, self.burnt)
        row.flag("used", self.used)

    def view(self, t: Table, seat: Seat | None) -> msgspec.Struct | None:
        """All of it is public."""
        return CardsView(
            events=tuple(self.events()),
            burnt="" if self.burnt == NONE else ZONES[self.burnt],
            missions=self.missions,
            used=(CAPTAIN_NAMES[t.current.captain],) if self.used else (),
            rumours=open_rumours(t),
        )

    def events(self) -> list[str]:
        """The events of this round that are still on, by name."""
        on = {
            "glutted-markets": self.glut,
            "merchants-fair": self.fair,
            "smugglers-moon": self.moon,
            "feast-of-the-brethren": self.feast,
            "fat-season": self.fat,
        }
        return [name for name, amount in on.items() if amount > 0]

    def end_round(self) -> None:
        self.glut = 0
        self.fair = 0
        self.moon = 0
        self.feast = 0
        self.fat = 0
        self.burnt = NONE

    def faults(self, t: Table) -> list[str]:
        if len(t.board.missions) > self.missions:
            return [f"{len(t.board.missions)} missions are open, but only {self.missions} may be"]
        return []


def open_rumours(t: Table) -> tuple[str, ...]:
    """A rumour that has gone on to its next part lies face up; nothing if there is none."""
    found = [
        RUMOUR_NAMES[player.rumour] if player.rumour != NONE and RUMOUR_CARD[player.rumour] != player.rumour else ""
        for player in t.players
    ]
    return tuple(found) if any(found) else ()


PLACE: Final = DrawerPlace(NAME)


def cards_of(t: Table) -> CardsDrawer:
    drawer = PLACE.drawer(t)
    assert isinstance(drawer, CardsDrawer)
    return drawer
