"""Shaman: play a curse."""

from freebooter.games.seven_seas.curses import resolve_curse
from freebooter.games.seven_seas.effects import make_mistake, play_card
from freebooter.games.seven_seas.moves import DECLINE, PLAY_CARD
from freebooter.games.seven_seas.names import FIRST_CURSE, is_curse
from freebooter.games.seven_seas.state import Player, Table
from freebooter.kernel.ask import Ask, Flow


def shaman(t: Table, player: Player) -> Flow:
    curses = [PLAY_CARD[card] for card in player.hand if is_curse(card)]
    choice = yield Ask(player.seat, "shaman-card", [*curses, DECLINE], shown=True)
    if choice is DECLINE:
        make_mistake(t, player, "P7-SHAMAN-03")
        return
    play_card(t, player, choice.value)
    yield from resolve_curse(t, player, choice.value - FIRST_CURSE)
