"""Favours are bought as the last thing in a Port action (SG-M10-02, SG-AMB-64)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.modules.favours.advice import purchase_worths
from freebooter.games.marauders.modules.favours.board import (
    MOST,
    PRICE,
    favours_of,
    gain_favours,
    room_for_favours,
)
from freebooter.games.marauders.moves import MOVES
from freebooter.games.marauders.port.activity import Activity
from freebooter.games.marauders.previews.measured import gold_spent, total
from freebooter.games.marauders.prices import too_poor
from freebooter.games.marauders.registries.activities import new_activity
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

BUYING_RULE: Final = "SG-M10-02"
INSTEAD_OF_LEAVING: Final = 60  # what the end of a visit is worth, which this is too
BUY_FAVOURS: Final = MOVES.counts("buy-favours", MOST)


def affordable(t: Table, player: Player) -> int:
    return min(room_for_favours(t, player.seat), effects.purse(t, player) // PRICE)


def board_is_full(t: Table, seat: Seat) -> Refusal:
    return Refusal("mm-favours-full", "SG-M10-01", favours=favours_of(t, seat))


class BuyingFavours(Activity):
    """The last activity of a Port action: it ends the visit."""

    def hindrance(self, t: Table, player: Player) -> Refusal | None:
        if room_for_favours(t, player.seat) == 0:
            return board_is_full(t, player.seat)
        return too_poor(t, player, PRICE, BUYING_RULE)

    def possible(self, t: Table, player: Player) -> bool:
        return affordable(t, player) > 0

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        return Note("mm-brings-favours", BUYING_RULE, price=PRICE, most=affordable(t, player))

    def worth(self, t: Table, player: Player, move: Move) -> int:
        """More than leaving if it pays; everything else comes first."""
        best = max(purchase_worths(t, player, affordable(t, player))[1:])
        return INSTEAD_OF_LEAVING + min(best - 1, INSTEAD_OF_LEAVING // 2)

    def perform(self, t: Table, player: Player) -> Part[None]:
        answer = yield HOW_MANY.ask(t, player.seat, shown=effects.purse_is_secret(t, player))
        effects.pay_gold(t, player, PRICE * answer.value, BUYING_RULE)
        gain_favours(t, player, answer.value, BUYING_RULE)
        t.visit = None


class HowMany(Question[Table]):
    """How many favours to buy: one at least."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return BUY_FAVOURS[1 : affordable(t, t.players[seat]) + 1]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if move.value == 0:
            return Refusal("mm-favours-buy-some", BUYING_RULE)
        if move.value > room_for_favours(t, ask.seat):
            return board_is_full(t, ask.seat)
        return too_poor(t, player, PRICE * move.value, BUYING_RULE, affordable(t, player))

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"gold": PRICE}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        favours = favours_of(t, ask.seat) + move.value
        return Note("mm-brings-favours-bought", BUYING_RULE, price=PRICE * move.value, favours=favours)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        before = favours_of(played.before, ask.seat)
        return {
            "price": gold_spent(played, ask.seat),
            "favours": before + total(played, "favours-gained", ask.seat),
        }

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        worths = purchase_worths(t, player, ask.options[-1].value)
        return weigh([worths[move.value] for move in ask.options])


HOW_MANY: Final = HowMany("buy-favours", BUYING_RULE, BUY_FAVOURS)
BUYING_FAVOURS: Final = BuyingFavours(new_activity("favours"))
