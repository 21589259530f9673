"""Where a merchant comes onto the board: a free dock of a port that has a full cargo (BF-AMB-16, BF-AMB-17)."""

from typing import Final

from freebooter.games.black_fleet.advice.space_values import sale_values, steps_between
from freebooter.games.black_fleet.content.cards import GOODS
from freebooter.games.black_fleet.moves import DOCK_AT, DOCKS
from freebooter.games.black_fleet.names import CARGO
from freebooter.games.black_fleet.questions import FleetQuestion, full_label, weights_of
from freebooter.games.black_fleet.reasons import DOCK_TAKEN, FINE, NOT_ON_MAP, PORT_SHORT, Reason, refusal_unless_fine
from freebooter.games.black_fleet.ships.merchant import price_at
from freebooter.games.black_fleet.state import Player, Table
from freebooter.kernel.ask import Ask, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

SHORE_RAIDERS: Final = 5  # steps from a distant sea within which a pirate may enter and rob in one turn
RAIDED: Final = 30


def dock_of(t: Table, move: Move) -> int:
    """The space of a dock; -1 when it is not on this map."""
    return t.chart.dock_space[move.value]


def dock_trouble(t: Table, move: Move) -> Reason:
    board = t.board
    space = dock_of(t, move)
    port = -1 if space < 0 else board.dock_port[space]
    if port < 0:
        return NOT_ON_MAP
    if board.bit[space] & t.occupied:
        return DOCK_TAKEN
    return FINE if t.stock[port] >= CARGO else PORT_SHORT


class ChooseDock(FleetQuestion):
    """Where a merchant docks, and so what it loads."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        chart = t.chart
        found: list[Move] = []
        for port in range(len(t.stock)):
            if t.stock[port] >= CARGO:
                found += chart.docks_of(port, t.occupied)
        return found

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        trouble = dock_trouble(t, move)
        if trouble == PORT_SHORT:
            port = t.board.dock_port[dock_of(t, move)]
            return refusal_unless_fine(PORT_SHORT, stock=t.stock[port], cubes=CARGO, good=GOODS[port])
        return refusal_unless_fine(trouble, space=DOCKS[move.value])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        """What it loads, and who pays most for it: two ports are named at most (BF-MERCHANT-03)."""
        board = t.board
        colour = board.dock_port[dock_of(t, move)]
        prices = [buyer[colour] for buyer in board.prices]
        price = max(prices)
        ports = [port for port, pays in zip(t.chart.ports, prices, strict=True) if pays == price]
        return Note(
            "bf-brings-cargo", "BF-MERCHANT-10",
            count=CARGO, good=GOODS[colour], price=price, port=ports[0], other=ports[1] if len(ports) > 1 else "none",
        )  # fmt: skip

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        t = played.after
        p = t.players[ask.seat]
        found = {"count": p.cargo}
        if not p.powers.sell_refused:
            found["price"] = max([price_at(t, p, port) for port in range(len(t.stock))])
        return found

    def label(self, ask: Ask, move: Move) -> Note:
        return full_label("bf-full-dock", move)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weights_of([self.worth(t, t.players[ask.seat], dock_of(t, move)) for move in ask.options])

    def worth(self, t: Table, p: Player, space: int) -> int:
        """The dock from which the goods of the port pay most for the way."""
        return sale_values(t, p, t.board.dock_port[space])[space]


class FirstDock(ChooseDock):
    """All pirates are still in the distant seas, and most of them sail before the merchant does."""

    def worth(self, t: Table, p: Player, space: int) -> int:
        worth = super().worth(t, p, space)
        raided = p.seat != t.first and steps_between(t, t.board.offshore, space) <= SHORE_RAIDERS
        return worth - RAIDED if raided else worth


PLACE_MERCHANT: Final = FirstDock("place-merchant", "BF-SETUP-14", DOCK_AT)
RETURN_MERCHANT: Final = ChooseDock("return-merchant", "BF-MERCHANT-10", DOCK_AT)
