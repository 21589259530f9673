"""The registry of activities of a Port action (MM-PORT-02), each of which is done at most once. A module adds one by
its name, and offers it in the Port action:

    class PearlDiving(Activity):  # of `port.activity`
        def hindrance(self, t: Table, player: Player) -> Refusal | None: ...
        def perform(self, t: Table, player: Player) -> Part[None]: ...

    PEARL_DIVING: Final = PearlDiving(new_activity("pearl-diving"))

Its move is `do-pearl-diving`; the text of `activity-pearl-diving` belongs into the module's texts.
"""

from freebooter.games.marauders.moves import DO, MOVES
from freebooter.games.marauders.names import ACTIVITIES


def new_activity(name: str) -> int:
    """Its number: the bit in `visit.done`, and the place of its move in `DO`."""
    if name in ACTIVITIES:
        raise ValueError(f"there is an activity called {name!r} already")
    ACTIVITIES.append(name)
    return MOVES.extend(DO, name).value
