"""Cartographer: draw adventure cards."""

from typing import Final

from freebooter.games.seven_seas.effects import make_mistake, receive_card
from freebooter.games.seven_seas.gifts import accept_gift
from freebooter.games.seven_seas.rituals import perform_rituals
from freebooter.games.seven_seas.state import Player, Table
from freebooter.kernel.ask import Flow

ROUNDS_AFTER_LAST_ROUNDS: Final = 3


def cartographer(t: Table, player: Player) -> Flow:
    yield from perform_rituals(t, player)
    if t.adventure_cards_left() == 0:
        make_mistake(t, player, "P7-CARTOGRAPHER-02")
    else:
        draw_adventure_cards(t, player, 1)
        if t.adventure_cards_left() > 0:
            extra = yield from accept_gift(t, player)
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
    """This round is finished, then exactly three more are played (P7-END-01, P7-AMB-54)."""
    t.last_round = t.round + ROUNDS_AFTER_LAST_ROUNDS
    if t.journal is not None:
        t.journal.everyone("last-rounds", "P7-END-01", seat=player.seat, last=t.last_round)
