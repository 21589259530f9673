"""Aborigine: open another port."""

from typing import Final

from freebooter.games.seven_seas.explaining.measured import counted
from freebooter.games.seven_seas.gifts import Gift, accept_gift, gift_if_alone
from freebooter.games.seven_seas.moves import DECLINE
from freebooter.games.seven_seas.names import is_port, port_of
from freebooter.games.seven_seas.player.effects import make_mistake, play_card
from freebooter.games.seven_seas.plunder.booty import booty_left, take_booty
from freebooter.games.seven_seas.questions import CardQuestion, used_characters
from freebooter.games.seven_seas.state import Player, Table
from freebooter.games.seven_seas.valuing.prices import sale_value, value_at, value_of
from freebooter.games.seven_seas.valuing.worth import CHEST, black_spot, weigh
from freebooter.kernel.ask import Ask, Flow, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, mistake


def preview_aborigine(t: Table, player: Player) -> Note:
    """Preview of the role as things stand now."""
    ports = [port_of(card) for card in player.hand if is_port(card)]
    back = used_characters(player)
    if not ports:
        return mistake("brings-mistake-aborigine", "P7-ABORIGINE-03", points=t.rules.spot_points, back=back)
    now, best = value_of(t, player.cargo), max([value_at(t, player.cargo, port) for port in ports])
    gift = min(gift_if_alone(t, player), booty_left(t))
    return Note("brings-aborigine", "P7-ABORIGINE-01", count=len(ports), best=best, now=now, gift=gift, back=back)


class OpenPort(CardQuestion):
    """Which port to open."""

    def preview_card(self, t: Table, player: Player, card: int) -> Note:
        rum, coffee, fruit = t.rules.prices[port_of(card)]
        there, now = value_at(t, player.cargo, port_of(card)), value_of(t, player.cargo)
        return Note("brings-port", "P7-ABORIGINE-02", rum=rum, coffee=coffee, fruit=fruit, there=there, now=now)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """What the own Goods are worth there, and those of the others less so."""
        player = t.players[ask.seat]
        worth: list[int] = []
        for move in ask.options:
            if move is DECLINE:
                worth.append(CHEST * value_of(t, player.cargo) - black_spot(t))
                continue
            port, others = port_of(move.value), 0
            for other in t.players:
                if other is not player:
                    others += value_at(t, other.cargo, port) - value_of(t, other.cargo)
            worth.append(CHEST * value_at(t, player.cargo, port) - CHEST * others // (2 * (t.seats - 1)))
        return weigh(worth)

    def measured_card(self, played: Played[Table], seat: Seat, card: int) -> dict[str, int]:
        after, cargo = played.after, played.before.players[seat].cargo
        rum, coffee, fruit = after.rules.prices[after.port]
        there = sum([sale_value(after, good, cargo[good]) for good in range(3)])
        return {"rum": rum, "coffee": coffee, "fruit": fruit, "there": there}


class AborigineGift(Gift):
    """Booty cards (P7-ABORIGINE-04, 05)."""

    def preview_gift(self, t: Table, player: Player, size: int) -> Note:
        return Note("brings-gift-aborigine", "P7-ABORIGINE-04", count=min(size, booty_left(t)))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {"count": counted(played, "booty", ask.seat, "P7-ABORIGINE-04")} if move.value else {}


ABORIGINE_CARD: Final = OpenPort("aborigine-card", "P7-ABORIGINE-01", "port", is_port)
ABORIGINE_GIFT: Final = AborigineGift()


def aborigine(t: Table, player: Player) -> Flow:
    choice = yield ABORIGINE_CARD.ask(t, player.seat, shown=True)
    if choice is DECLINE:
        make_mistake(t, player, "P7-ABORIGINE-03")
        return
    play_card(t, player, choice.value)
    t.port = port_of(choice.value)
    gifts = yield from accept_gift(t, player, ABORIGINE_GIFT)
    if gifts > 0:
        yield from take_booty(t, player, gifts, "P7-ABORIGINE-04")
