# mypyc: skip
"""What is shown while captains are chosen."""

import msgspec

from freebooter.games.marauders.content.tables import CAPTAIN_HOME, CAPTAIN_NAMES, CAPTAIN_NATION, CAPTAIN_SKILLS
from freebooter.games.marauders.names import NATIONS, SKILLS, ZONES


class CaptainCardView(msgspec.Struct, frozen=True):
    """What stands on the card of a captain on offer, beside the ability."""

    captain: str
    nation: str
    home: str
    skills: dict[str, int]


class CaptainChoiceView(msgspec.Struct, frozen=True):
    """`captains`: those that the viewer was dealt, and their `cards` in the same order.

    `dealt`: how many each seat was. `paid`: the gold it has paid.
    """

    captains: list[str]
    dealt: list[int]
    paid: list[int]
    cards: list[CaptainCardView]


def card_view(captain: int) -> CaptainCardView:
    return CaptainCardView(
        CAPTAIN_NAMES[captain],
        NATIONS[CAPTAIN_NATION[captain]],
        ZONES[CAPTAIN_HOME[captain]],
        dict(zip(SKILLS, CAPTAIN_SKILLS[captain], strict=True)),
    )
