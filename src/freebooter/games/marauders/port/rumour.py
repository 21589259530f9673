"""Ask around for a rumour (MM-RUMOR-01, MM-RUMOR-02)."""

from typing import Final

from freebooter.games.marauders import effects, prices, rumours
from freebooter.games.marauders.advice.purse import price_paid
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.names import INFLUENCE, NONE, RUMOUR
from freebooter.games.marauders.port.activity import Activity
from freebooter.games.marauders.port.rolls import dice_rolled, paid_check, passed
from freebooter.games.marauders.previews.measured import event_about, number_in
from freebooter.games.marauders.prices import too_poor
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import skill_odds
from freebooter.kernel.ask import Ask, Part, Played
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal


class AskingAround(Activity):
    """The gold is gone even if nobody talks."""

    def hindrance(self, t: Table, player: Player) -> Refusal | None:
        return too_poor(t, player, prices.rumour_price(t, player), "MM-RUMOR-01")

    def possible(self, t: Table, player: Player) -> bool:
        return effects.purse(t, player) >= prices.rumour_price(t, player)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        count = dice.pool(t, player, INFLUENCE, dice.FOR_RUMOUR, 0)
        return paid_check(t, player, "MM-RUMOR-01", prices.rumour_price(t, player), count)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        price = number_in(event_about(played, "gold-paid", ask.seat, "MM-RUMOR-01"), "count")
        return {**price_paid(played, ask.seat, price), **dice_rolled(played, ask.seat)}

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return passed(played, ask.seat)

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return 110 if player.rumour == NONE and player.gold > 2 and skill_odds(player, INFLUENCE) > 40 else 40

    def perform(self, t: Table, player: Player) -> Part[None]:
        effects.pay_gold(t, player, prices.rumour_price(t, player), "MM-RUMOR-01")
        heard = yield from dice.check(t, player, INFLUENCE, dice.FOR_RUMOUR)
        if heard:
            yield from rumours.receive_rumour(t, player)


ASKING_AROUND: Final = AskingAround(RUMOUR)
