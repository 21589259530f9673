"""The state of a game: the table with everything on it. Players, battles and raids are in modules of their own."""

from freebooter.games.marauders.state.board import Board, Decks, empty_board
from freebooter.games.marauders.state.npc import Npc
from freebooter.games.marauders.state.table import (
    ACTIONS,
    BY_CAPTAINS,
    BY_EVENTS,
    BY_POINTS,
    CHOOSING,
    ENDINGS,
    EVENTS,
    GOES_ON,
    OVER,
    ROUND_BEGINS,
    ROUND_ENDS,
    STAGES,
    TURN_BEGINS,
    Drawer,
    DrawerPlace,
    Table,
)
from freebooter.games.marauders.state.turn import Turn, Visit

__all__ = [
    "CHOOSING", "ROUND_BEGINS", "EVENTS", "TURN_BEGINS", "ACTIONS", "ROUND_ENDS", "OVER", "STAGES", "GOES_ON",
    "BY_POINTS", "BY_EVENTS", "BY_CAPTAINS", "ENDINGS", "Drawer", "DrawerPlace", "Table",
    "Npc",
    "Turn", "Visit",
    "Decks", "Board", "empty_board",
]  # fmt: skip
