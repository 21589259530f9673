"""Aborigine: open another port."""

from freebooter.games.seven_seas.booty import take_booty
from freebooter.games.seven_seas.effects import make_mistake, play_card
from freebooter.games.seven_seas.gifts import accept_gift
from freebooter.games.seven_seas.moves import DECLINE, PLAY_CARD
from freebooter.games.seven_seas.names import is_port, port_of
from freebooter.games.seven_seas.state import Player, Table
from freebooter.kernel.ask import Ask, Flow


def aborigine(t: Table, player: Player) -> Flow:
    ports = [PLAY_CARD[card] for card in player.hand if is_port(card)]
    choice = yield Ask(player.seat, "aborigine-card", [*ports, DECLINE], shown=True)
    if choice is DECLINE:
        make_mistake(t, player, "P7-ABORIGINE-03")
        return
    play_card(t, player, choice.value)
    t.port = port_of(choice.value)
    gifts = yield from accept_gift(t, player)
    if gifts > 0:
        yield from take_booty(t, player, gifts, "P7-ABORIGINE-04")
