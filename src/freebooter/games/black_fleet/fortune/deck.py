"""The fortune cards of the content, each with its effect; which may be played now, and playing one."""

from typing import Final

from freebooter.games.black_fleet.content.cards import FORTUNE, FORTUNE_EFFECTS, Effect
from freebooter.games.black_fleet.effects import lay_fortune_card, settle_fortune_card
from freebooter.games.black_fleet.fortune.actions import (
    ArmedMerchantman,
    BuryAfterAttack,
    ExtraAction,
    LongRange,
    SellRefused,
)
from freebooter.games.black_fleet.fortune.card import FortuneCard
from freebooter.games.black_fleet.fortune.doubloons import (
    LightFingers,
    MarkedChest,
    PriceOnTheirHeads,
    RichHaul,
    ScarceGoods,
)
from freebooter.games.black_fleet.fortune.movement import CrossIslands, ExtraMovement, PassShips, SecondMovementCard
from freebooter.games.black_fleet.fortune.navy_command import CommandInstead, CommandToo
from freebooter.games.black_fleet.fortune.other_ships import ExchangeAdjacent, Push
from freebooter.games.black_fleet.moves import PLAY_FORTUNE
from freebooter.games.black_fleet.reasons import FINE, NOT_IN_HAND, Reason, refusal_unless_fine
from freebooter.games.black_fleet.ships.movement import way_out
from freebooter.games.black_fleet.ships.stops import stops
from freebooter.games.black_fleet.state import Player, Sailing, Table
from freebooter.kernel.ask import Ask, Offer, Part, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

CARD_CLASSES: Final[dict[str, type[FortuneCard]]] = {
    "extra-move": ExtraMovement,
    "cross-islands": CrossIslands,
    "pass-ships": PassShips,
    "second-movement-card": SecondMovementCard,
    "command-instead": CommandInstead,
    "command-too": CommandToo,
    "push": Push,
    "exchange-adjacent": ExchangeAdjacent,
    "extra-action": ExtraAction,
    "bury-after-attack": BuryAfterAttack,
    "long-range": LongRange,
    "sell-refused": SellRefused,
    "may-attack": ArmedMerchantman,
    "bonus-per-cube-sold": ScarceGoods,
    "take-doubloons": LightFingers,
    "bonus-per-sinking": PriceOnTheirHeads,
    "bonus-per-robbery": RichHaul,
    "bonus-per-burial": MarkedChest,
}
"""What a fortune card can do."""


def card_of(rule: str, effect: Effect) -> FortuneCard:
    if effect.kind not in CARD_CLASSES:
        raise ValueError(f"the fortune card {rule} cannot have the effect {effect.kind!r}")
    return CARD_CLASSES[effect.kind](rule, effect)


def _deck() -> list[FortuneCard]:
    cards: list[FortuneCard] = []
    for at in range(len(FORTUNE)):
        effects = FORTUNE_EFFECTS[at]
        if len(effects) != 1:
            raise ValueError(f"the fortune card {FORTUNE[at]} must have one effect, and has {len(effects)}")
        cards.append(card_of(FORTUNE[at], effects[0]))
    return cards


DECK: Final = _deck()


def fortune_trouble(t: Table, p: Player, card: int) -> Reason:
    """What keeps the owner from playing a card in hand; it must be able to change something (BF-AMB-31)."""
    trouble = DECK[card].trouble(t, p)
    s = t.sailing
    if trouble == FINE and s is not None and not stops(t, p, s, t.place[s.ship]):
        return stuck_trouble(t, p, s, DECK[card])
    return trouble


def stuck_trouble(t: Table, p: Player, s: Sailing, card: FortuneCard) -> Reason:
    """The same for a ship that has no stop to sail to: some cards are useless when none lets it leave."""
    if t.rules.version == 1:
        return FINE
    trouble = card.trouble_when_stuck(t, p, s)
    return trouble if trouble != FINE and is_stuck(t, p, s) else FINE


def is_stuck(t: Table, p: Player, s: Sailing) -> bool:
    """Is the ship boxed in, so that even the cards in hand get it nowhere (BF-AMB-07)?

    One that has merely used up its movement is not: a step would be enough.
    """
    helped = s.copy()
    for card in p.fortune:
        DECK[card].help_sailing(p, helped)
    return not way_out(t, helped, t.place[s.ship], max(1, helped.steps))


def add_playable(t: Table, p: Player, options: list[Move], sails: bool) -> None:
    """The cards in hand that may be played now, each kind once. `sails`: the ship under way has somewhere to stop."""
    s = t.sailing
    last = -1
    for card in p.fortune:
        if card != last and DECK[card].trouble(t, p) == FINE:
            if s is None or sails or stuck_trouble(t, p, s, DECK[card]) == FINE:
                options.append(PLAY_FORTUNE[card])
        last = card


class PlayFortune(Offer[Table]):
    """Fortune cards, at any moment of step 2 that fits them (BF-FORTUNE-04, BF-AMB-29)."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        p, card = t.players[ask.seat], move.value
        trouble = fortune_trouble(t, p, card) if card in p.fortune else NOT_IN_HAND
        return refusal_unless_fine(trouble, card=FORTUNE[card])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        return DECK[move.value].preview(t, t.players[ask.seat])

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return DECK[move.value].measured(played, ask.seat)

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        p = t.players[seat]
        lay_fortune_card(t, p, move.value)
        asks = DECK[move.value].play(t, p)
        if asks is not None:
            yield from asks
        settle_fortune_card(t)
