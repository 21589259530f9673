"""The state of a game: the table with everything on it, its players, and a battle, raid or visit under way."""

from freebooter.games.marauders.state.table import (
    ACTIONS as ACTIONS,
)
from freebooter.games.marauders.state.table import (
    BY_CAPTAINS as BY_CAPTAINS,
)
from freebooter.games.marauders.state.table import (
    BY_EVENTS as BY_EVENTS,
)
from freebooter.games.marauders.state.table import (
    BY_POINTS as BY_POINTS,
)
from freebooter.games.marauders.state.table import (
    CHOOSING as CHOOSING,
)
from freebooter.games.marauders.state.table import (
    ENDINGS as ENDINGS,
)
from freebooter.games.marauders.state.table import (
    EVENTS as EVENTS,
)
from freebooter.games.marauders.state.table import (
    GOES_ON as GOES_ON,
)
from freebooter.games.marauders.state.table import (
    OVER as OVER,
)
from freebooter.games.marauders.state.table import (
    ROUND_BEGINS as ROUND_BEGINS,
)
from freebooter.games.marauders.state.table import (
    ROUND_ENDS as ROUND_ENDS,
)
from freebooter.games.marauders.state.table import (
    STAGES as STAGES,
)
from freebooter.games.marauders.state.table import (
    TURN_BEGINS as TURN_BEGINS,
)
from freebooter.games.marauders.state.table import (
    Board as Board,
)
from freebooter.games.marauders.state.table import (
    Decks as Decks,
)
from freebooter.games.marauders.state.table import (
    Drawer as Drawer,
)
from freebooter.games.marauders.state.table import (
    Npc as Npc,
)
from freebooter.games.marauders.state.table import (
    Table as Table,
)
from freebooter.games.marauders.state.table import (
    Turn as Turn,
)
from freebooter.games.marauders.state.table import (
    Visit as Visit,
)
from freebooter.games.marauders.state.table import (
    empty_board as empty_board,
)
