"""The hoard of the beaten galleon: the winner takes all of it or none (SG-M6-13)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.modules.treasure.galleon import MODULE, treasure_of
from freebooter.games.marauders.moves import MOVES, PACK_OF
from freebooter.games.marauders.previews.measured import total
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import gold_worth, weigh
from freebooter.kernel.ask import Ask, Part, Played, Question
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param

TAKE_HOARD: Final = MOVES.one("take-hoard")
LEAVE_HOARD: Final = MOVES.one("leave-hoard")
PACK_OF[TAKE_HOARD.code] = PACK_OF[LEAVE_HOARD.code] = MODULE


class Hoard(Question[Table]):
    """Whether to take the hoard; `about` is the gold. The ship is offered afterwards."""

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"gold": ask.about}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        return None if move is LEAVE_HOARD else Note("mm-brings-gold", "SG-M6-13", gold=ask.about)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {} if move is LEAVE_HOARD else {"gold": total(played, "gold-gained", ask.seat)}

    def weights(self, t: Table, ask: Ask) -> list[int]:
        worth = gold_worth(t, t.players[ask.seat], ask.about)
        return weigh([worth if move is TAKE_HOARD else 0 for move in ask.options])


HOARD: Final = Hoard("treasure-hoard", "SG-M6-13", [TAKE_HOARD, LEAVE_HOARD])


def plunder_hoard(t: Table, winner: Player) -> Part[None]:
    treasure = treasure_of(t)
    if treasure.hoard == 0:
        return
    answer = yield HOARD.ask(t, winner.seat, about=treasure.hoard)
    if answer is TAKE_HOARD:
        effects.gain_gold(t, winner, treasure.hoard, "SG-M6-13")
        treasure.hoard = 0
