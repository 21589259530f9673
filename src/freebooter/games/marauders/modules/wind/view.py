# mypyc: skip
"""What everyone sees of the wind."""

import msgspec

from freebooter.games.marauders.names import DIRECTIONS, NONE


class WindView(msgspec.Struct, frozen=True):
    """`towards`: where it blows in this round, "" before the first. The others are about the turn under way.

    `free_step`: a step with the wind is still free. `dear_step`: the next step against it costs two actions.
    """

    towards: str
    free_step: bool
    dear_step: bool


def view_of(towards: int, helped: bool, beaten: bool) -> WindView:
    return WindView("" if towards == NONE else DIRECTIONS[towards], not helped, not beaten)
