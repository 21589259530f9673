"""The modifications of a lost ship, which go back into the game (MM-MOD-12)."""

from functools import partial
from typing import Final

from freebooter.games.marauders.content.tables import MODIFICATION_NAMES, PORTS
from freebooter.games.marauders.moves import PLACE_MODIFICATION
from freebooter.games.marauders.names import NONE, ZONES
from freebooter.games.marauders.seams.and_then import and_then
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Part, Question, Taken
from freebooter.kernel.bag import Bag
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal


class PlaceModification(Question[Table]):
    """Where the next modification of a lost ship is laid."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        """Ports chosen before this one are known to the flow alone, so the offer decides."""
        if move in ask.options:
            return None
        return Refusal("mm-no-free-port", "MM-MOD-12", zone=ZONES[move.value])


PLACE_TOKEN: Final = PlaceModification("place-modification", "MM-MOD-12", PLACE_MODIFICATION)


def going_back(t: Table, player: Player, modifications: int) -> int:
    """Those modifications of a lost ship, as bits, that go back into ports."""
    return modules_of(t).returning_modifications(t, modifications, player) if t.hooked else modifications


def place_modifications(t: Table, player: Player, modifications: int) -> Taken:
    """The modifications of a lost ship go back into the game (MM-MOD-12)."""
    back = going_back(t, player, modifications)
    rest = tell_of_loss(t, player, modifications)
    return and_then(rest, partial(put_back, t, player, back)) if rest else put_back(t, player, back)


def tell_of_loss(t: Table, player: Player, modifications: int) -> Taken:
    """Tell modules that a ship is lost."""
    return modules_of(t).ship_lost(t, player, modifications) if t.hooked else ()


def put_back(t: Table, player: Player, modifications: int) -> Taken:
    """Face down, mixed, into ports without one, as the owner likes (MM-MOD-12); the rest waits (MM-AMB-42)."""
    return () if modifications == 0 else put_into_ports(t, player, modifications)


def put_into_ports(t: Table, player: Player, modifications: int) -> Part[None]:
    if t.hooked:
        placed = yield from modules_of(t).place_modifications(t, player, modifications)
        if placed:
            return
    tokens = Bag([modifications >> kind & 1 for kind in range(len(MODIFICATION_NAMES))])
    reserve = t.decks.modifications
    reserve.pour(tokens.copy())  # where they lie while the owner chooses
    zones = yield from choose_ports(t, player, tokens.left)
    for kind in tokens.kinds():
        reserve.take(kind)
    lay_modifications(t, tokens, zones, "MM-MOD-12")
    reserve.pour(tokens)


def choose_ports(t: Table, player: Player, count: int) -> Part[list[int]]:
    """Ports without a modification, one for each of so many tokens, as far as there are any."""
    zones: list[int] = []
    for token in range(count):
        free = [PLACE_MODIFICATION[zone] for zone in PORTS if t.board.modification[zone] == NONE and zone not in zones]
        if not free:
            break
        answer = yield Ask(player.seat, PLACE_TOKEN, free)
        zones.append(answer.value)
    return zones


def lay_modifications(t: Table, tokens: Bag, zones: list[int], rule: str) -> None:
    """One batch: all know what it holds, nobody where."""
    board = t.board.own()
    for zone in zones:
        board.modification[zone] = t.chance.draw(tokens)
        board.modification_batch[zone] = board.batches
        board.modification_open[zone] = False
        if t.journal is not None:
            t.journal.everyone("modification-placed", rule, zone=ZONES[zone])
    board.batches += 1
