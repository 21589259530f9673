"""Shaman: play a curse."""

from typing import Final

from freebooter.games.seven_seas.curses.curse_worth import curse_worth
from freebooter.games.seven_seas.curses.resolve import measured_curse, preview_curse, resolve_curse
from freebooter.games.seven_seas.curses.thrown_ships import SAFE_PER_GIFT
from freebooter.games.seven_seas.gifts import gift_if_alone
from freebooter.games.seven_seas.moves import DECLINE
from freebooter.games.seven_seas.names import curse_of, is_curse
from freebooter.games.seven_seas.player.effects import make_mistake, play_card
from freebooter.games.seven_seas.questions import CardQuestion, used_characters
from freebooter.games.seven_seas.state import Player, Table
from freebooter.games.seven_seas.valuing.worth import black_spot, weigh
from freebooter.kernel.ask import Ask, Flow, Played, Seat
from freebooter.kernel.note import Note, mistake


def preview_shaman(t: Table, player: Player) -> Note:
    """Preview of the role as things stand now."""
    count, back = len([card for card in player.hand if is_curse(card)]), used_characters(player)
    if count == 0:
        return mistake("brings-mistake-shaman", "P7-SHAMAN-03", points=t.rules.spot_points, back=back)
    gift = gift_if_alone(t, player)
    return Note("brings-shaman", "P7-SHAMAN-01", count=count, safe=gift * SAFE_PER_GIFT, gift=gift, back=back)


class PlayCurse(CardQuestion):
    """Which curse to play."""

    def preview_card(self, t: Table, player: Player, card: int) -> Note:
        return preview_curse(t, player, curse_of(card))

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        worth: list[int] = []
        for move in ask.options:
            worth.append(-black_spot(t) if move is DECLINE else curse_worth(t, player, curse_of(move.value)))
        return weigh(worth)

    def measured_card(self, played: Played[Table], seat: Seat, card: int) -> dict[str, int]:
        return measured_curse(played, seat, curse_of(card))


SHAMAN_CARD: Final = PlayCurse("shaman-card", "P7-SHAMAN-01", "curse", is_curse)


def shaman(t: Table, player: Player) -> Flow:
    choice = yield SHAMAN_CARD.ask(t, player.seat, shown=True)
    if choice is DECLINE:
        make_mistake(t, player, "P7-SHAMAN-03")
        return
    play_card(t, player, choice.value)
    yield from resolve_curse(t, player, curse_of(choice.value))
