# mypyc: skip
"""What people see of contraband."""

from __future__ import annotations

import msgspec

from freebooter.games.marauders.content.tables import CARGO_NAMES, CARGO_PORT
from freebooter.games.marauders.names import NONE, ZONES


class ContrabandView(msgspec.Struct, frozen=True):
    """`aboard`: how many contraband cards each player carries; `halves`: the first card of an unfinished pair, or "".

    `own`: the faces of the viewer's contraband, and `ports`, in the same order, where each is sold. `hidden`: how many
    cards each ship can hide, so that nobody finds them. `price` and `sale`: what a card costs and brings.
    """

    aboard: list[int]
    halves: list[str]
    own: list[str]
    ports: list[str]
    hidden: list[int]
    price: int
    sale: int


def view_of(
    aboard: list[int], halves: list[int], own: tuple[int, ...], hidden: list[int], price: int, sale: int
) -> ContrabandView:
    cards = sorted(own)
    return ContrabandView(
        aboard,
        ["" if card == NONE else CARGO_NAMES[card] for card in halves],
        [CARGO_NAMES[card] for card in cards],
        [ZONES[CARGO_PORT[card]] for card in cards],
        hidden,
        price,
        sale,
    )
