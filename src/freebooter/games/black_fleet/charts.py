"""The maps as the rules use them: a board, and the moves that name its spaces."""

from typing import Final, final

from freebooter.games.black_fleet.content.board import Board, Picker, Reach
from freebooter.games.black_fleet.content.cards import CONTENT
from freebooter.games.black_fleet.moves import COLUMNS, DOCK_AT, DOCKS, SAIL_TO
from freebooter.kernel.moves import Move


@final
class Chart:
    """One map. All tables share it, and their data hold its number only: it is much too big to copy or to hash."""

    __slots__ = ("board", "distant", "dock_space", "id", "ports", "sail_moves", "space_of")

    def __init__(self, id: str, board: Board, ports: list[str], distant: int) -> None:
        self.id = id
        self.board = board
        self.ports = ports  # names, by the colour they sell
        self.distant = distant  # what is drawn as distant sea, as a mask
        self.space_of: list[int] = [-1] * len(SAIL_TO)  # by the value of a move; -1: not on this map
        moves: list[Move] = []
        for space in range(board.size):
            row, column = divmod(space, board.stride)
            at = row * COLUMNS + min(column, board.columns - 1)  # the column of nothing is never picked
            moves.append(SAIL_TO[at])
            if column < board.columns:
                self.space_of[at] = space
        self.sail_moves: Picker[Move] = Picker(moves)
        self.dock_space: list[int] = [board.space(name) if name in board.names else -1 for name in DOCKS]

    def offer(self, reach: Reach, closed: int) -> list[Move]:
        """The moves to all spaces of `reach` but those that are `closed`; a new list."""
        if not reach.moves:
            reach.moves = tuple(self.sail_moves.pick(reach.mask))
        found = list(reach.moves)
        while closed:  # few ships lie within reach
            space = closed.bit_length() - 1
            closed ^= self.board.bit[space]
            taken = self.sail_moves.things[space]
            at = 0
            while found[at] is not taken:  # `remove` compares by way of Python, several times as slowly
                at += 1
            del found[at]
        return found

    def docks_of(self, port: int, occupied: int) -> list[Move]:
        """The free docks of a port, as places to dock at (BF-AMB-16)."""
        board = self.board
        free = [space for space in board.port_docks[port] if not board.bit[space] & occupied]
        return [DOCK_AT[DOCKS.index(board.names[space])] for space in free]


def _charts() -> list[Chart]:
    charts = []
    for at in range(len(CONTENT.maps)):
        sea_map = CONTENT.maps[at]
        ports = {port.colour: port.id for port in sea_map.ports}
        board = CONTENT.boards[at]
        signs = [distant.id for distant in sea_map.distant_seas]
        drawn = [
            row * board.stride + column
            for row in range(board.rows)
            for column in range(board.columns)
            if sea_map.rows[row][column] in signs
        ]
        names = [ports[good.colour] for good in CONTENT.goods]
        charts.append(Chart(sea_map.id, board, names, board.mask(drawn)))
    return charts


CHARTS: Final = _charts()
