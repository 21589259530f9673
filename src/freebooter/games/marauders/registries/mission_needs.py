"""The registry of mission needs: what claiming a mission takes besides what each card of the base can ask for. In the
content they stand in `needs = { more = [{ kind = "loyal-crew", amount = 1 }] }`. A module adds a kind as a class:

    class LoyalCrew(NeedKind):
        def refusal(self, t: Table, player: Player, mission: int, need: Need) -> Refusal | None: ...

    add_need(LoyalCrew("loyal-crew"))
"""

from typing import Final

from freebooter.games.marauders.content.structs import Need
from freebooter.games.marauders.content.tables import MISSIONS
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.note import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class NeedKind:
    def __init__(self, name: str) -> None:
        self.name: Final = name

    def refusal(self, t: Table, player: Player, mission: int, need: Need) -> Refusal | None:
        """Why the captain does not meet it; None when he does."""
        return None

    def take(self, t: Table, player: Player, mission: int, need: Need) -> None:
        """The mission is claimed: what it costs is paid."""

    def fault(self, need: Need) -> str:
        """What is wrong with the content of such a need, as a sentence; nothing when it is fine."""
        return ""


NEED_KINDS: Final[dict[str, NeedKind]] = {}
NEEDS_MORE: Final[list[bool]] = [len(mission.needs.more) > 0 for mission in MISSIONS]
"""Is there such a need? By mission."""


def add_need(kind: NeedKind) -> None:
    if kind.name in NEED_KINDS:
        raise ValueError(f"there is a need called {kind.name!r} already")
    NEED_KINDS[kind.name] = kind


def needs_refusal(t: Table, player: Player, mission: int) -> Refusal | None:
    for need in MISSIONS[mission].needs.more:
        refusal = NEED_KINDS[need.kind].refusal(t, player, mission, need)
        if refusal is not None:
            return refusal
    return None


def pay_needs(t: Table, player: Player, mission: int) -> None:
    for need in MISSIONS[mission].needs.more:
        NEED_KINDS[need.kind].take(t, player, mission, need)
