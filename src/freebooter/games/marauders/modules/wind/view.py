# mypyc: skip
"""What everyone sees of the wind."""

from functools import cache

import msgspec

from freebooter.games.marauders.modules.wind.routes import steps_against, steps_along
from freebooter.games.marauders.names import DIRECTIONS, NONE, ZONES


class WindView(msgspec.Struct, frozen=True):
    """`towards`: where it blows in this round, "" before the first. The others are about the turn under way.

    `along`, `against`: steps from zone to zone that go with it or against it, whoever makes them.
    `free_step`: a step with the wind is still free. `dear_step`: the next step against it costs two actions.
    """

    towards: str
    free_step: bool
    dear_step: bool
    along: list[tuple[str, str]]
    against: list[tuple[str, str]]


@cache
def view_of(towards: int, helped: bool, beaten: bool) -> WindView:
    if towards == NONE:
        return WindView("", not helped, not beaten, [], [])
    return WindView(
        DIRECTIONS[towards], not helped, not beaten, _named(steps_along(towards)), _named(steps_against(towards))
    )


def _named(steps: list[tuple[int, int]]) -> list[tuple[str, str]]:
    return [(ZONES[origin], ZONES[to]) for origin, to in steps]
