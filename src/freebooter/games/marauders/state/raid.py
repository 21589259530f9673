"""The state of a merchant raid."""

from typing import ClassVar, final

from freebooter.kernel.ask import Seat
from freebooter.kernel.native import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Raid:
    """A merchant raid under way: who raids whom, the cards laid out (face up), the successes not yet used.

    Letters of Reprisal (GL-27): `no_bounty` for starting it, and `reprisals` cards with hit icons may be discarded
    before the hits are applied. `latest` are the cards drawn last, together.
    """

    __slots__ = ("cards", "latest", "nation", "no_bounty", "reprisals", "seat", "successes")
    NOT_DATA: ClassVar[tuple[str, ...]] = ("latest",)  # nothing in the base looks at it

    def __init__(self, seat: Seat, nation: int, cards: tuple[int, ...] = (), successes: int = 0) -> None:
        self.seat = seat
        self.nation = nation
        self.cards = cards
        self.successes = successes
        self.latest: tuple[int, ...] = ()
        self.no_bounty = False
        self.reprisals = 0

    def copy(self) -> "Raid":
        twin = Raid(self.seat, self.nation, self.cards, self.successes)
        twin.latest = self.latest
        twin.no_bounty = self.no_bounty
        twin.reprisals = self.reprisals
        return twin
