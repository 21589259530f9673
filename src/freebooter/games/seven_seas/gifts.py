"""Gifts for the only player who chose a role."""

from freebooter.games.seven_seas.moves import GIFT
from freebooter.games.seven_seas.names import ROLES
from freebooter.games.seven_seas.state import Player, Table
from freebooter.kernel.ask import Ask, Part


def gift_size(t: Table, player: Player) -> int:
    """0: none, 1: the gift, 2: the first player's gift. The choice decides, not success (P7-ROUND-05 to 09)."""
    for other in t.players:
        if other.chosen == player.chosen and other is not player:
            return 0
    if t.seats == 2:
        return 1 if player.seat == t.first else 0
    return 2 if player.seat == t.first else 1


def accept_gift(t: Table, player: Player) -> Part[int]:
    """A gift may be declined, and a first player may take the single one (P7-AMB-48). Comes after the action."""
    size = gift_size(t, player)
    if size == 0:
        return 0
    answer = yield Ask(player.seat, "gift", GIFT[: size + 1], about=player.chosen)
    if t.journal is not None:
        kind = "gift-taken" if answer.value else "gift-declined"
        rule = "P7-ROUND-06" if answer.value == 2 else "P7-ROUND-05"
        t.journal.everyone(kind, rule, seat=player.seat, role=ROLES[player.chosen], size=answer.value)
    return answer.value
