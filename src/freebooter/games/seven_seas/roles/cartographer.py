"""Cartographer: draw adventure cards."""

from typing import Final

from freebooter.games.seven_seas.explaining.measured import events_of
from freebooter.games.seven_seas.gifts import Gift, accept_gift, gift_if_alone
from freebooter.games.seven_seas.player.effects import make_mistake, receive_card
from freebooter.games.seven_seas.rituals import RITUAL_BEFORE, perform_rituals
from freebooter.games.seven_seas.rounds import ROUNDS_AFTER_LAST_ROUNDS, limit_decides
from freebooter.games.seven_seas.state import Player, Table
from freebooter.games.seven_seas.valuing.worth import rounds_to_come, weigh
from freebooter.kernel.ask import Ask, Flow, Played
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, mistake


def preview_cartographer(t: Table, player: Player) -> Note:
    """Preview of the role as things stand now."""
    left = t.adventure_cards_left()
    if left == 0:
        return mistake("brings-mistake-cartographer", "P7-CARTOGRAPHER-02", points=t.rules.spot_points)
    gift = min(gift_if_alone(t, player), max(0, t.adventure.left - 1))
    return Note("brings-cartographer", "P7-CARTOGRAPHER-01", left=left, gift=gift)


class CartographerGift(Gift):
    """More cards (P7-CARTOGRAPHER-03, 04)."""

    def preview_gift(self, t: Table, player: Player, size: int) -> Note:
        count = min(size, t.adventure.left)  # Last Rounds is put aside (P7-CARTOGRAPHER-06)
        return Note("brings-gift-cartographer", "P7-CARTOGRAPHER-03", count=count, free=t.rules.free_hand_cards)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """As long as there are rounds in which the cards can be played."""
        hand, rounds = len(t.players[ask.seat].hand), rounds_to_come(t)
        wanted = min(WANTED_HAND, rounds) + t.rules.free_hand_cards - hand
        return weigh([CARD_WORTH * (min(move.value, wanted) - max(0, move.value - wanted)) for move in ask.options])

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {"count": len(events_of(played, "card-drawn", ask.seat))} if move.value else {}


WANTED_HAND: Final = 4
CARD_WORTH: Final = 10
"""An adventure card that can still be played; one that cannot costs as much, and a Black Spot in the end."""

CARTOGRAPHER_GIFT: Final = CartographerGift()


def cartographer(t: Table, player: Player) -> Flow:
    yield from perform_rituals(t, player, RITUAL_BEFORE)
    if t.adventure_cards_left() == 0:
        make_mistake(t, player, "P7-CARTOGRAPHER-02")
    else:
        draw_adventure_cards(t, player, 1)
        if t.adventure_cards_left() > 0:
            extra = yield from accept_gift(t, player, CARTOGRAPHER_GIFT)
            draw_adventure_cards(t, player, extra)
    yield from perform_rituals(t, player)


def draw_adventure_cards(t: Table, player: Player, count: int) -> None:
    """Draw what there is (P7-AMB-52). Last Rounds is put aside and replaced (P7-CARTOGRAPHER-06)."""
    for card in range(count):
        if t.above == 0:
            t.above = -1  # mutants: same `-2`, only the sign counts
            call_last_rounds(t, player)
        if t.adventure.left == 0:
            return
        if t.above > 0:  # mutants: same `if True` `>= 0`, only the sign counts
            t.above -= 1
        receive_card(t, player, t.chance.draw(t.adventure))


def call_last_rounds(t: Table, player: Player) -> None:
    """This round is finished, then three more are played, as far as the limit allows (P7-END-01, P7-AMB-54, 61)."""
    t.last_round = t.round + ROUNDS_AFTER_LAST_ROUNDS
    if t.journal is not None:
        rule = "P7-END-01 P7-AMB-61" if limit_decides(t) else "P7-END-01"
        last = min(t.last_round, t.rules.round_limit)
        t.journal.everyone("last-rounds", rule, seat=player.seat, last=last)
