"""All moves of the game, in the order of their codes."""

from typing import Final

from freebooter.games.black_fleet.content.board import space_name
from freebooter.games.black_fleet.content.cards import CONTENT, DEVELOPMENTS, FORTUNE, MOVEMENT, PRICES
from freebooter.games.black_fleet.names import CREWS, FIRST_NAVY, SHIPS, YELLOW_NAVY
from freebooter.kernel.moves import Move, Moves

MOVES: Final = Moves()

# Spaces are named by column and row, so that one move serves every map.
COLUMNS: Final = max([board.columns for board in CONTENT.boards])
ROWS: Final = max([board.rows for board in CONTENT.boards])
SPACES: Final = [space_name(column, row) for row in range(ROWS) for column in range(COLUMNS)]
DOCKS: Final = sorted({name for sea_map in CONTENT.maps for port in sea_map.ports for name in port.docks})

KEEP: Final = MOVES.each("keep", "development", DEVELOPMENTS)
DOCK_AT: Final = MOVES.each("dock-at", "space", DOCKS)
PLAY_MOVEMENT: Final = MOVES.each("play", "movement", MOVEMENT)
COMMAND: Final = MOVES.each("command", "ship", CREWS[YELLOW_NAVY:])
ACTIVATE: Final = MOVES.each("activate", "crew", CREWS)
SAIL_TO: Final = MOVES.each("sail-to", "space", SPACES)
ATTACK: Final = MOVES.each("attack", "ship", SHIPS[:FIRST_NAVY])
SELL: Final = MOVES.one("sell")
BURY: Final = MOVES.one("bury")
FINISH: Final = MOVES.one("finish")
PLAY_FORTUNE: Final = MOVES.each("fortune", "card", FORTUNE)
CHOOSE_SHIP: Final = MOVES.each("ship", "ship", SHIPS)
CHANGE_FLAGS: Final = MOVES.one("change-flags")
END_SAILING: Final = MOVES.one("end-sailing")
DISCARD: Final = MOVES.each("discard", "card", FORTUNE)
BUY: Final = MOVES.each("buy", "price", [*[str(price) for price in PRICES], "victory"])
NO_PURCHASE: Final = MOVES.one("no-purchase")

ACTIVATE_AMONG: Final[list[list[Move]]] = [
    [ACTIVATE[crew] for crew in range(len(CREWS)) if crews >> crew & 1] for crews in range(1 << len(CREWS))
]
"""The choices for each set of crews that have yet to sail."""
ONLY_SHIPS: Final = [[*moves, END_SAILING] for moves in ACTIVATE_AMONG]
"""The same for whoever can do nothing else but end it."""
