"""The fortune cards of the content, each with its effect; which may be played now, and playing one."""

from typing import Final

from freebooter.games.black_fleet.cards import FORTUNE, FORTUNE_EFFECTS, Effect
from freebooter.games.black_fleet.effects import lay_fortune_card, settle_fortune_card
from freebooter.games.black_fleet.fortune.card import FortuneCard
from freebooter.games.black_fleet.fortune.currents import ExchangeAdjacent, Push
from freebooter.games.black_fleet.fortune.deeds import (
    ArmedMerchantman,
    BuryAfterAttack,
    ExtraAction,
    LongRange,
    SellRefused,
)
from freebooter.games.black_fleet.fortune.orders import CommandInstead, CommandToo
from freebooter.games.black_fleet.fortune.purses import (
    LightFingers,
    MarkedChest,
    PriceOnTheirHeads,
    RichHaul,
    ScarceGoods,
)
from freebooter.games.black_fleet.fortune.winds import CrossIslands, ExtraMovement, PassShips, SecondMovementCard
from freebooter.games.black_fleet.moves import PLAY_FORTUNE
from freebooter.games.black_fleet.reasons import FINE
from freebooter.games.black_fleet.state import Player, Table
from freebooter.kernel.ask import Flow
from freebooter.kernel.moves import Move


def card_of(rule: str, effect: Effect) -> FortuneCard:
    kind = effect.kind
    if kind == "extra-move":
        return ExtraMovement(rule, effect)
    if kind == "cross-islands":
        return CrossIslands(rule, effect)
    if kind == "pass-ships":
        return PassShips(rule, effect)
    if kind == "second-movement-card":
        return SecondMovementCard(rule, effect)
    if kind == "command-instead":
        return CommandInstead(rule, effect)
    if kind == "command-too":
        return CommandToo(rule, effect)
    if kind == "push":
        return Push(rule, effect)
    if kind == "exchange-adjacent":
        return ExchangeAdjacent(rule, effect)
    if kind == "extra-action":
        return ExtraAction(rule, effect)
    if kind == "bury-after-attack":
        return BuryAfterAttack(rule, effect)
    if kind == "long-range":
        return LongRange(rule, effect)
    if kind == "sell-refused":
        return SellRefused(rule, effect)
    if kind == "may-attack":
        return ArmedMerchantman(rule, effect)
    if kind == "bonus-per-cube-sold":
        return ScarceGoods(rule, effect)
    if kind == "take-doubloons":
        return LightFingers(rule, effect)
    if kind == "bonus-per-sinking":
        return PriceOnTheirHeads(rule, effect)
    if kind == "bonus-per-robbery":
        return RichHaul(rule, effect)
    if kind == "bonus-per-burial":
        return MarkedChest(rule, effect)
    raise ValueError(f"the fortune card {rule} cannot have the effect {kind!r}")


def _deck() -> list[FortuneCard]:
    cards: list[FortuneCard] = []
    for at in range(len(FORTUNE)):
        effects = FORTUNE_EFFECTS[at]
        if len(effects) != 1:
            raise ValueError(f"the fortune card {FORTUNE[at]} must have one effect, and has {len(effects)}")
        cards.append(card_of(FORTUNE[at], effects[0]))
    return cards


DECK: Final = _deck()


def add_playable(t: Table, p: Player, options: list[Move]) -> None:
    """The cards in hand that may be played now, each kind once."""
    last = -1
    for card in p.fortune:
        if card != last and DECK[card].trouble(t, p) == FINE:
            options.append(PLAY_FORTUNE[card])
        last = card


def play_fortune(t: Table, p: Player, card: int) -> Flow:
    lay_fortune_card(t, p, card)
    asks = DECK[card].play(t, p)
    if asks is not None:
        yield from asks
    settle_fortune_card(t)
