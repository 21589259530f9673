"""Step 3: cards are drawn, and fortune cards discarded (BF-DRAW-01 to 08)."""

from typing import Final

from freebooter.games.black_fleet.advice.sailing import PLAY_AT_ONCE
from freebooter.games.black_fleet.content.cards import FORTUNE, SYMBOL
from freebooter.games.black_fleet.effects import discard_fortune_card, draw_fortune_card, draw_movement_card
from freebooter.games.black_fleet.moves import DISCARD
from freebooter.games.black_fleet.names import DISCARD_ONE, DRAW_ONE, DRAW_TWO
from freebooter.games.black_fleet.questions import FleetQuestion, full_label, weights_of
from freebooter.games.black_fleet.setup import MOVEMENT_HAND
from freebooter.games.black_fleet.state import Player, Table
from freebooter.kernel.ask import Ask, Part, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal


class DiscardFortune(FleetQuestion):
    """Which fortune card to discard: the owner's choice (BF-AMB-33)."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        """Each kind of card once."""
        hand = t.players[seat].fortune
        return [DISCARD[hand[at]] for at in range(len(hand)) if at == 0 or hand[at] != hand[at - 1]]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move.value in t.players[ask.seat].fortune:
            return None
        return Refusal("bf-not-in-hand", "BF-AMB-33", card=FORTUNE[move.value])

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        """The hand limit, or 0 where a symbol is the reason."""
        p = t.players[ask.seat]
        return {"limit": p.powers.hand_limit if len(p.fortune) > p.powers.hand_limit else 0}

    def label(self, ask: Ask, move: Move) -> Note:
        return full_label("bf-full-discard", move)

    def openly_one(self) -> bool:
        """How many fortune cards a player holds is open."""
        return True

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weights_of([0 if PLAY_AT_ONCE[move.value] else 15 for move in ask.options])


DISCARD_FORTUNE: Final = DiscardFortune("discard-fortune", "BF-AMB-33", DISCARD)


def draw_cards(t: Table, p: Player) -> Part[None]:
    """By the symbol of the card played. Discarding is always asked, so that the question reveals nothing."""
    while len(p.movement) < MOVEMENT_HAND and t.movement.left + t.movement_discard.left > 0:
        draw_movement_card(t, p)
    symbol = SYMBOL[t.turn.card]
    if symbol in (DRAW_ONE, DRAW_TWO):
        rule = "BF-DRAW-03" if symbol == DRAW_ONE else "BF-DRAW-04"
        for card in range(symbol + p.powers.extra_draw):
            draw_fortune_card(t, p, rule)
        while len(p.fortune) > p.powers.hand_limit:
            move = yield DISCARD_FORTUNE.ask(t, p.seat, shown=True)
            discard_fortune_card(t, p, move.value, "BF-DRAW-05")
    elif symbol == DISCARD_ONE and p.fortune and not p.powers.ignores_discard:
        move = yield DISCARD_FORTUNE.ask(t, p.seat, shown=True)
        discard_fortune_card(t, p, move.value, "BF-DRAW-06")
