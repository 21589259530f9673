# mypyc: skip
"""What people see of contraband."""

from __future__ import annotations

import msgspec

from freebooter.games.marauders.content.tables import CARGO_NAMES, CARGO_PORT
from freebooter.games.marauders.names import NONE, ZONES


class ContrabandView(msgspec.Struct, frozen=True):
    """`aboard`: how many contraband cards each player carries; `halves`: the first card of an unfinished pair, or "".

    `own`: the faces of the viewer's contraband; `ports`: where each of them is sold as such.
    """

    aboard: list[int]
    halves: list[str]
    own: list[str]
    ports: list[str]


def view_of(aboard: list[int], halves: list[int], own: tuple[int, ...]) -> ContrabandView:
    return ContrabandView(
        aboard,
        ["" if card == NONE else CARGO_NAMES[card] for card in halves],
        [CARGO_NAMES[card] for card in sorted(own)],
        [ZONES[CARGO_PORT[card]] for card in sorted(own)],
    )
