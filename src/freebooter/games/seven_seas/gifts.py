"""Gifts for the only player who chose a role."""

from typing import Final

from freebooter.games.seven_seas.moves import GIFT
from freebooter.games.seven_seas.names import ROLES
from freebooter.games.seven_seas.questions import RoleQuestion
from freebooter.games.seven_seas.state import Player, Table
from freebooter.kernel.ask import Ask, Part
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

GIFT_TAKEN: Final = 20
"""How much more inviting a gift is than none."""


def gift_if_alone(t: Table, player: Player) -> int:
    """0: none, 1: the gift, 2: the first player's gift (P7-ROUND-05, 06, 09)."""
    if t.seats == 2:
        return 1 if player.seat == t.first else 0
    return 2 if player.seat == t.first else 1


def gift_size(t: Table, player: Player) -> int:
    """The choice decides, not success (P7-ROUND-05 to 09)."""
    for other in t.players:
        if other.chosen == player.chosen and other is not player:
            return 0
    return gift_if_alone(t, player)


class Gift(RoleQuestion):
    """Which gift to take; each role has its own. It may be declined, or taken single (P7-AMB-48)."""

    def __init__(self) -> None:
        super().__init__("gift", "P7-ROUND-05", GIFT)

    def preview_gift(self, t: Table, player: Player, size: int) -> Note:
        """Preview of a gift of this size."""
        raise TypeError("a role must preview its gift")

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move.value <= gift_size(t, t.players[ask.seat]):
            return None
        return Refusal("p7-single-gift", "P7-ROUND-09" if t.seats == 2 else "P7-ROUND-06")

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"role": ROLES[ask.about]}

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """A gift is taken whole; a role whose gift may be too much says so."""
        return [1 + GIFT_TAKEN * move.value * move.value for move in ask.options]

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        return None if move.value == 0 else self.preview_gift(t, t.players[ask.seat], move.value)


def accept_gift(t: Table, player: Player, gift: Gift) -> Part[int]:
    """Comes after the action. Returns the size of the gift that was taken."""
    size = gift_size(t, player)
    if size == 0:
        return 0
    answer = yield Ask(player.seat, gift, GIFT[: size + 1], player.chosen)
    if t.journal is not None:
        kind = "gift-taken" if answer.value else "gift-declined"
        rule = "P7-ROUND-06" if answer.value == 2 else "P7-ROUND-05"
        t.journal.everyone(kind, rule, seat=player.seat, role=ROLES[player.chosen], size=answer.value)
    return answer.value
