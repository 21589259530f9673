"""Developments: what the cards of a player that lie face up allow and add, worked out from the content."""

from typing import Final, final

from freebooter.games.black_fleet.content.cards import DEVELOPMENT_EFFECTS, EARLIER_EFFECTS, Effect
from freebooter.games.black_fleet.names import MERCHANTS, NAVY, PIRATES
from freebooter.games.black_fleet.settings import VERSION

HAND_LIMIT: Final = 3
"""Fortune cards one may keep (BF-DRAW-05)."""
ANYWHERE: Final = 1
"""The reach of an exchange that is not limited, as rules 1 had it."""
HOLD: Final = 1
"""Treasures a pirate holds (BF-COMP-09)."""


@final
class Powers:
    """All that a set of bought developments gives, bonuses added up. Shared by all who own it; never changed.

    `islands` and `long_range` are kinds of ship as sets of bits; what counts doubloons, spaces or cards is 0
    without the card. `exchange` is how far apart the own ships may lie (D11-06), or `ANYWHERE`; `command_choice` and
    `command_both` are -1 without the card.
    """

    __slots__ = (
        "burial", "command_both", "command_choice", "coves", "cube_sold", "customs", "entry", "exchange",
        "extra_draw", "hand_limit", "hold", "ignores_discard", "islands", "lair_entry", "long_range", "merchant_move",
        "navy_move", "pirate_move", "robbery", "safe_on_dock", "sale", "sell_refused", "sinking", "swivel_guns",
        "veteran",
    )  # fmt: skip

    def __init__(self) -> None:
        self.merchant_move = 0
        self.pirate_move = 0
        self.navy_move = 0
        self.entry = 0
        self.islands = 0
        self.coves = 0
        self.lair_entry = 0
        self.exchange = 0
        self.command_choice = -1
        self.command_both = -1
        self.veteran = 0
        self.hold = HOLD
        self.long_range = 0
        self.swivel_guns = 0
        self.customs = 0
        self.sell_refused = 0
        self.safe_on_dock = 0
        self.sale = 0
        self.cube_sold = 0
        self.robbery = 0
        self.burial = 0
        self.sinking = 0
        self.extra_draw = 0
        self.ignores_discard = 0
        self.hand_limit = HAND_LIMIT

    def add(self, effect: Effect) -> None:
        kind, ships, amount = effect.kind, effect.ships, effect.amount
        if kind in ADDED:
            setattr(self, ADDED[kind], getattr(self, ADDED[kind]) + amount)
        elif kind in SET:
            setattr(self, SET[kind], amount)
        elif kind in GRANTED:
            setattr(self, GRANTED[kind], 1)
        elif kind in FOR_SHIPS:
            setattr(self, FOR_SHIPS[kind], getattr(self, FOR_SHIPS[kind]) | ships)
        elif kind == "extra-move":
            self.merchant_move += amount if ships & MERCHANTS else 0
            self.pirate_move += amount if ships & PIRATES else 0
            self.navy_move += amount if ships & NAVY else 0
        elif kind == "may-attack" and ships & MERCHANTS:
            self.swivel_guns = amount
        elif kind == "may-attack":
            self.customs = amount
        elif kind == "exchange-own-anywhere":
            self.exchange = ANYWHERE
        else:
            raise ValueError(f"a development cannot have the effect {kind!r}")


# By the kind of an effect, the power that it changes.
ADDED: Final[dict[str, str]] = {
    "extra-move-on-entry": "entry",
    "bonus-per-sale": "sale",
    "bonus-per-cube-sold": "cube_sold",
    "bonus-per-robbery": "robbery",
    "bonus-per-burial": "burial",
    "bonus-per-sinking": "sinking",
    "extra-draw": "extra_draw",
}
"""The amount is added."""
SET: Final[dict[str, str]] = {
    "exchange-own": "exchange",
    "command-choice": "command_choice",
    "command-both": "command_both",
    "sell-refused": "sell_refused",
    "hold": "hold",
    "fortune-hand-limit": "hand_limit",
}
"""The amount replaces what was there."""
GRANTED: Final[dict[str, str]] = {
    "enter-at-lair": "lair_entry",
    "lairs-adjacent": "coves",
    "attack-and-bury": "veteran",
    "safe-on-dock": "safe_on_dock",
    "ignore-discard": "ignores_discard",
}
"""The power is there or not; there is no amount."""
FOR_SHIPS: Final[dict[str, str]] = {"cross-islands": "islands", "long-range": "long_range"}
"""Kinds of ship that have the power."""

_KNOWN: Final[dict[int, Powers]] = {}
MOST_KNOWN: Final = 4096


def powers_of(cards: list[int], version: int = VERSION) -> Powers:
    """What these developments give together."""
    effects = DEVELOPMENT_EFFECTS if version > 1 else EARLIER_EFFECTS
    key = sum([1 << card for card in cards]) * 2 + (1 if version > 1 else 0)
    powers = _KNOWN.get(key)
    if powers is None:
        powers = Powers()
        for card in sorted(cards):
            for effect in effects[card]:
                powers.add(effect)
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        _KNOWN[key] = powers
    return powers


for _card in range(len(DEVELOPMENT_EFFECTS)):
    powers_of([_card])
    powers_of([_card], 1)  # an effect that no development can have is found when the game is loaded

NO_POWERS: Final = powers_of([])
