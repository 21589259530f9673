"""The reserve pool: tokens that lie in no port, unseen, and come back into play from there (SG-M3-02, 16 to 19)."""

from typing import ClassVar, Final

import msgspec

from freebooter.games.marauders.captain.lost_modifications import choose_ports, lay_modifications
from freebooter.games.marauders.content.tables import MODIFICATION_NAMES
from freebooter.games.marauders.modules.modifications.nest import nest_is_idle
from freebooter.games.marauders.modules.modifications.view import ReserveView
from freebooter.games.marauders.state import Drawer, DrawerPlace, Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.reserve import Reserve
from freebooter.kernel.ask import Part, Seat
from freebooter.kernel.programs.features import RELATIVE, FeatureRow, in_turn

NAME: Final = "modifications"


class Pool(Drawer):
    """What is known of the reserve. The tokens themselves are those of the base, which deals them anew in worlds."""

    __slots__ = ("reserve",)
    OPEN: ClassVar[bool] = True

    def __init__(self, reserve: Reserve) -> None:
        super().__init__(NAME)
        self.reserve = reserve

    def copy(self) -> "Pool":
        return Pool(self.reserve.copy())

    def features(self, t: Table, seat: Seat, row: FeatureRow) -> None:
        row.number("reserve", t.decks.modifications.left)
        idle = [int(player.afloat and nest_is_idle(player.ship)) for player in t.players]
        row.counts("idle-nest", RELATIVE[: t.seats], in_turn(idle, seat))

    def view(self, t: Table, seat: Seat | None) -> msgspec.Struct | None:
        """The number of tokens is public, and so are damaged masts (SG-AMB-66, SG-M3-08)."""
        idle = [["crows-nest"] if player.afloat and nest_is_idle(player.ship) else [] for player in t.players]
        return ReserveView(t.decks.modifications.left, idle)

    def faults(self, t: Table) -> list[str]:
        """Tokens that came back and were not seen since lie in the reserve or face down in a port."""
        hidden = t.decks.modifications.counts[:]
        for zone, token in enumerate(t.board.modification):
            if token >= 0 and not t.board.modification_open[zone]:
                hidden[token] += 1
        returned = [len([1 for kind, first in self.reserve.returned if kind == each]) for each in range(len(hidden))]
        if any([count > hidden[kind] for kind, count in enumerate(returned)]):
            return ["more modifications came back than are hidden"]
        return []


PLACE: Final = DrawerPlace(NAME)


def pool_of(t: Table) -> Pool:
    drawer = PLACE.drawer(t)
    assert isinstance(drawer, Pool)
    return drawer


def put_into_pool(t: Table, modification: int) -> None:
    """A token goes into the reserve in the sight of all."""
    t.decks.modifications.add(modification)
    pool_of(t).reserve.came_back(modification, t.board.batches)


def replace_tokens(t: Table, player: Player, modifications: int) -> Part[None]:
    """Those of a lost ship go into the reserve; as many random ones go face down into ports (SG-M3-16 to 19).

    Where there is no free port for one, it stays in the reserve: nobody can tell that from drawing it and putting it
    back.
    """
    count = 0
    for modification in range(len(MODIFICATION_NAMES)):
        if modifications >> modification & 1:
            put_into_pool(t, modification)
            count += 1
    if t.journal is not None:
        t.journal.everyone("modifications-to-pool", "SG-M3-16", seat=player.seat, count=count)
    zones = yield from choose_ports(t, player, count)
    lay_modifications(t, t.decks.modifications, zones, "SG-M3-18")
