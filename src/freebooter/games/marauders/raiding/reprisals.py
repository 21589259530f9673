"""Letters of Reprisal: cards with hits go before the hits are applied (GL-27)."""

from typing import Final

from freebooter.games.marauders.content.tables import CARGO_NAMES
from freebooter.games.marauders.moves import DISCARD_FACE, DONE
from freebooter.games.marauders.raiding.cards import drop_card, is_hit, without
from freebooter.games.marauders.raiding.promises import Promises
from freebooter.games.marauders.raiding.successes import DropOne, LeaveCards, RaidMenu
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.raid import Raid
from freebooter.kernel.ask import Ask, Part, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Param, Refusal


class DropHit(DropOne):
    """A card with a hit is discarded (GL-27)."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [move for move in super().options(t, seat, about) if is_hit(move.value)]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if not is_hit(move.value):
            return Refusal("mm-card-does-not-hit", self.rule, card=CARGO_NAMES[move.value])
        return super().refusal(t, ask, move)

    def worth(self, promises: Promises, raid: Raid, move: Move, later: int) -> int:
        return promises.lies(without(raid.cards, move.value))


class RaidReprisal(RaidMenu):
    """Which card with a hit goes; `about` is how many may."""

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"count": ask.about}


RAID_REPRISAL: Final = RaidReprisal(
    "raid-reprisal", "MM-GLORY-05", [DropHit(DISCARD_FACE, "MM-GLORY-05"), LeaveCards([DONE])]
)


def use_reprisals(t: Table, player: Player, raid: Raid) -> Part[None]:
    """GL-27: a number of cards with hits may be discarded before the hits are applied."""
    while raid.reprisals > 0 and any(is_hit(card) for card in raid.cards):
        answer = yield RAID_REPRISAL.ask(t, player.seat, about=raid.reprisals)
        if answer is DONE:
            return
        raid.reprisals -= 1
        drop_card(t, raid, answer.value, "MM-GLORY-05")
