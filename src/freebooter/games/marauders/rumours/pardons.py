"""Bounties that cards lower: of which nation, and by how much (GL-09, RU-12)."""

from freebooter.games.marauders.names import NATIONS
from freebooter.games.marauders.rumours.allowance import beyond_the_card
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask, Question, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Param, Refusal


class WantedBy(Question[Table]):
    """A nation that wants the captain."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        bounties = t.players[seat].bounties
        return [self.moves[nation] for nation in range(len(NATIONS)) if bounties[nation] > 0]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if t.players[ask.seat].bounties[move.value] > 0:
            return None
        return Refusal("mm-not-wanted-by", "MM-BOUNTY-08", nation=NATIONS[move.value])


class LowerBounty(Question[Table]):
    """By how much, within what the card allows; `about` is the nation."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        bounty = t.players[ask.seat].bounties[ask.about]
        if move.value > bounty:
            return Refusal("mm-bounty-not-so-high", "MM-BOUNTY-07", bounty=bounty)
        return beyond_the_card(ask, move, "MM-BOUNTY-07")

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"nation": NATIONS[ask.about]}
