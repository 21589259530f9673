"""The registry of ways into a closed port. Each explains itself and knows what happens. A module adds one by its name:

    class Bribe(EntryWay):
        def preview(self, t: Table, player: Player) -> Note | None: ...
        def enter(self, t: Table, player: Player) -> Part[bool]: ...

    BRIBE: Final = Bribe("bribe")
    add_way(BRIBE)

The ways that are open are bits (see `port_entry`): where the module lets a captain in by its way, it adds `BRIBE.bit`.
The move is `enter-by-bribe`; the text of `way-bribe` belongs into the module's texts.
"""

from typing import Final

from freebooter.games.marauders.moves import ENTER_BY, MOVES
from freebooter.games.marauders.names import ZONES
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.note import Note, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class EntryWay:
    """One way into a closed port.

    `paid`: it has a price, which is never taken unasked and can still be paid after a roll for another way has failed.
    """

    def __init__(self, name: str, paid: bool = False) -> None:
        self.paid: Final = paid
        self.move: Final[Move] = _move_of(name)
        self.bit: Final[int] = 2 << self.move.value

    def closed(self, t: Table, player: Player, zone: int) -> Refusal:
        """Why this way is not open there."""
        return Refusal("mm-not-this-way-in", "MM-MOVE-04", zone=ZONES[zone])

    def preview(self, t: Table, player: Player) -> Note | None:
        return None

    def measured(self, played: Played[Table], seat: Seat) -> dict[str, int]:
        """What became of the preview, as in `Offer.measured`."""
        return {}

    def came_true(self, played: Played[Table], seat: Seat) -> dict[str, bool]:
        return {}

    def enter(self, t: Table, player: Player) -> Part[bool]:
        """Pay or roll; is the captain let in? The action is spent already."""
        raise TypeError(f"{type(self).__name__} must say how the port is entered")


WAYS: Final[list[EntryWay | None]] = [None] * len(ENTER_BY)
"""By the value of the move; the base enters its own in `actions.entering`."""


def way_of(move: Move) -> EntryWay:
    way = WAYS[move.value]
    assert way is not None, f"no rule is registered for {move.name}"
    return way


def add_way(way: EntryWay) -> None:
    at = way.move.value
    if at == len(WAYS):
        WAYS.append(way)
    elif WAYS[at] is None:
        WAYS[at] = way
    else:
        raise ValueError(f"{way.move.name} is registered twice")


def _move_of(name: str) -> Move:
    known = MOVES.by_name(f"{ENTER_BY[0].verb}-{name}")
    return MOVES.extend(ENTER_BY, name) if known is None else known
