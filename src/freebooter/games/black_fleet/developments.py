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
    without the card; `exchange` is how far apart the own ships may
    lie (D11-06), or `ANYWHERE`. `command_choice` and `command_both` are -1 without it.
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
        if kind == "extra-move":
            self.merchant_move += amount if ships & MERCHANTS else 0
            self.pirate_move += amount if ships & PIRATES else 0
            self.navy_move += amount if ships & NAVY else 0
        elif kind == "extra-move-on-entry":
            self.entry += amount
        elif kind == "cross-islands":
            self.islands |= ships
        elif kind == "enter-at-lair":
            self.lair_entry = 1
        elif kind == "lairs-adjacent":
            self.coves = 1
        elif kind == "exchange-own":
            self.exchange = amount
        elif kind == "exchange-own-anywhere":
            self.exchange = ANYWHERE
        elif kind == "command-choice":
            self.command_choice = amount
        elif kind == "command-both":
            self.command_both = amount
        elif kind == "attack-and-bury":
            self.veteran = 1
        elif kind == "may-attack":
            if ships & MERCHANTS:
                self.swivel_guns = amount
            else:
                self.customs = amount
        elif kind == "long-range":
            self.long_range |= ships
        elif kind == "sell-refused":
            self.sell_refused = amount
        elif kind == "hold":
            self.hold = amount
        elif kind == "safe-on-dock":
            self.safe_on_dock = 1
        elif kind == "bonus-per-sale":
            self.sale += amount
        elif kind == "bonus-per-cube-sold":
            self.cube_sold += amount
        elif kind == "bonus-per-robbery":
            self.robbery += amount
        elif kind == "bonus-per-burial":
            self.burial += amount
        elif kind == "bonus-per-sinking":
            self.sinking += amount
        elif kind == "extra-draw":
            self.extra_draw += amount
        elif kind == "ignore-discard":
            self.ignores_discard = 1
        elif kind == "fortune-hand-limit":
            self.hand_limit = amount
        else:
            raise ValueError(f"a development cannot have the effect {kind!r}")


_KNOWN: Final[dict[int, Powers]] = {}


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
        _KNOWN[key] = powers
    return powers


for _card in range(len(DEVELOPMENT_EFFECTS)):
    powers_of([_card])
    powers_of([_card], 1)  # an effect that no development can have is found at once

NO_POWERS: Final = powers_of([])
