"""Giving up one Goods card of the owner's choice."""

from freebooter.games.seven_seas.explaining.measured import events_of, number
from freebooter.games.seven_seas.moves import DISCARD
from freebooter.games.seven_seas.names import GOODS
from freebooter.games.seven_seas.questions import RoleQuestion
from freebooter.games.seven_seas.state import Table
from freebooter.games.seven_seas.valuing.prices import sale_value, value_of
from freebooter.games.seven_seas.valuing.worth import lost_by_giving, weigh
from freebooter.kernel.ask import Ask, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal


class DiscardGood(RoleQuestion):
    """Which good to give up a card of."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        cargo = t.players[seat].cargo
        return [DISCARD[good] for good in range(3) if cargo[good] > 0]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if t.players[ask.seat].cargo[move.value] > 0:
            return None
        return Refusal("p7-none-aboard", self.rule, good=GOODS[move.value])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        good, cargo = move.value, t.players[ask.seat].cargo
        left = cargo[:]
        left[good] -= 1
        value, now = value_of(t, left), value_of(t, cargo)
        return Note("brings-discard", "P7-MERCHANT-03", good=GOODS[good], aboard=left[good], value=value, now=now)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """What the cargo is worth least for."""
        return weigh([-lost_by_giving(t, t.players[ask.seat], move.value) for move in ask.options])

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        lost = events_of(played, "goods-lost", ask.seat)
        found = {"aboard": played.before.players[ask.seat].cargo[move.value] - number(lost[0], "count")}
        if len(lost) == 1 and not events_of(played, "final-sale", ask.seat):  # nothing more went from the cargo
            after = played.after
            found["value"] = sum([sale_value(after, good, after.players[ask.seat].cargo[good]) for good in range(3)])
        return found
