# mypyc: skip
"""The numbers for a seat's board, field by field; `board_numbers` works them out."""

from typing import Literal

import msgspec


class CardFace(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An adventure card as it is printed for this table, whose options may say other sizes and ports."""

    card: str
    kind: Literal["caravan", "port", "curse"]
    nation: str = ""
    size: int = 0
    """Ships of a caravan (P7-CAPTAIN-02)."""
    sends: int = 0
    """How many ships the seat could send against it now (P7-CAPTAIN-05, 06)."""
    pays: dict[str, int] = {}
    """What a port pays for each good."""
    cargo: int = 0
    """What the seat's cargo would fetch at that port (P7-MERCHANT-03)."""


class LoadPlan(msgspec.Struct, frozen=True, gc=False):
    """All goods on the quay that fit, the dearest first, as one answer to the questions good by good."""

    goods: dict[str, int]
    left: int
    """Cards that would be discarded for want of room (P7-AMB-20)."""
    room: int
    cargo: int
    """What all of the seat's cargo would then fetch here."""


class BoardNumbers(msgspec.Struct, frozen=True, gc=False):
    """What the seat's goods would fetch here and now, good by good and together, and the faces of its hand."""

    fetches: dict[str, int]
    cargo: int
    hand: list[CardFace]
    load: LoadPlan | None
    """While goods lie on the quay."""
