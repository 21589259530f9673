"""The state of a navy or NPC pirate."""

from typing import final

from freebooter.games.marauders.names import NONE
from freebooter.kernel.native import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Npc:
    """A navy or an NPC pirate. `card` is the captain on top, `stack` those covered.

    `waiting` are cards drawn this round, which arrive at its end in the order drawn; `returning` says that the
    captain on top has taken over from a dead one and arrives then too (MM-NPC-02 to 06, MM-AMB-89).
    """

    __slots__ = ("card", "number", "returning", "stack", "waiting", "zone")

    def __init__(
        self,
        number: int,
        card: int = NONE,
        zone: int = NONE,
        stack: tuple[int, ...] = (),
        waiting: tuple[int, ...] = (),
        returning: bool = False,
    ) -> None:
        self.number = number
        self.card = card
        self.zone = zone
        self.stack = stack
        self.waiting = waiting
        self.returning = returning

    def copy(self) -> "Npc":
        return Npc(self.number, self.card, self.zone, self.stack, self.waiting, self.returning)

    def afloat(self) -> bool:
        return self.zone != NONE
