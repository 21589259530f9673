"""Captain: lead a plunder."""

from freebooter.games.seven_seas.effects import gain_tokens, make_mistake, play_card
from freebooter.games.seven_seas.gifts import accept_gift
from freebooter.games.seven_seas.moves import DECLINE, PLAY_CARD
from freebooter.games.seven_seas.names import is_caravan
from freebooter.games.seven_seas.plunder import plunder
from freebooter.games.seven_seas.state import Player, Table
from freebooter.kernel.ask import Ask, Flow

TOKENS_PER_GIFT = 2


def captain(t: Table, player: Player) -> Flow:
    caravans = [PLAY_CARD[card] for card in player.hand if is_caravan(card)]
    choice = yield Ask(player.seat, "captain-card", [*caravans, DECLINE], shown=True)
    if choice is DECLINE:
        make_mistake(t, player, "P7-CAPTAIN-03")
        return
    play_card(t, player, choice.value)
    yield from plunder(t, player, choice.value)
    gifts = yield from accept_gift(t, player)
    gain_tokens(t, player, gifts * TOKENS_PER_GIFT, "P7-CAPTAIN-29")
