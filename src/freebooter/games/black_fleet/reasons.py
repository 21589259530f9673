"""Why something is not possible, as numbers: the code that offers a move and the code that refuses it ask the same.

A function called `..._trouble` returns `FINE`, or the reason; `refusal_unless_fine` makes a refusal of it, with message
and rule.
"""

from typing import Final, TypeAlias

from freebooter.kernel.note import Param, Refusal

Reason: TypeAlias = int

MESSAGES: Final[list[str]] = [""]
RULES: Final[list[str]] = [""]


def reason(message: str, rule: str) -> Reason:
    MESSAGES.append(message)
    RULES.append(rule)
    return len(MESSAGES) - 1


def refusal_unless_fine(trouble: Reason, **params: Param) -> Refusal | None:
    """The refusal of a move for this reason; None if it is fine."""
    return None if trouble == FINE else refusal_for(trouble, **params)


def refusal_for(trouble: Reason, **params: Param) -> Refusal:
    return Refusal(MESSAGES[trouble], RULES[trouble], **params)


FINE: Final = 0

# Which ship, and when
NO_SHIP_ACTIVE: Final = reason("bf-no-ship-active", "BF-AMB-04")
SHIP_ACTIVE: Final = reason("bf-only-between-ships", "BF-MOVE-09")
SHIP_FINISHED: Final = reason("bf-ship-finished", "BF-AMB-06")
NOT_COMMANDED: Final = reason("bf-navy-not-commanded", "BF-MOVE-10")
OTHER_SHIP: Final = reason("bf-card-for-other-ship", "BF-FORTUNE-02")

# Sailing
LAND: Final = reason("bf-land", "BF-MOVE-03")
NOT_ON_MAP: Final = reason("bf-not-on-map", "BF-MOVE-03")
DISTANT_SEA: Final = reason("bf-distant-sea", "BF-AMB-13")
HERE_ALREADY: Final = reason("bf-here-already", "BF-MOVE-02")
TOO_FAR: Final = reason("bf-too-far", "BF-MOVE-02")
OUT_OF_REACH: Final = reason("bf-out-of-reach", "BF-MOVE-02")
WAY_BLOCKED: Final = reason("bf-way-blocked", "BF-MOVE-05")
ENTRY_BLOCKED: Final = reason("bf-entry-blocked", "BF-AMB-09")
SPACE_TAKEN: Final = reason("bf-space-taken", "BF-MOVE-07")
NO_WAY_ON: Final = reason("bf-no-way-on", "BF-AMB-03")
MUST_LEAVE: Final = reason("bf-must-leave-space", "BF-MOVE-07")

# Actions
NO_ACTION_LEFT: Final = reason("bf-no-action-left", "BF-MOVE-11")
NO_SECOND_ATTACK: Final = reason("bf-no-second-attack", "BF-FAQ-01")
ATTACK_OR_BURY: Final = reason("bf-attack-or-bury", "BF-PIRATE-13")
OWN_SHIP: Final = reason("bf-own-ship", "BF-FAQ-04")
NOT_IN_GAME: Final = reason("bf-not-in-game", "BF-AMB-39")
OFF_BOARD: Final = reason("bf-off-board", "BF-AMB-12")
OUT_OF_RANGE: Final = reason("bf-out-of-range", "BF-AMB-01")
FROM_DISTANT_SEA: Final = reason("bf-enter-first", "BF-AMB-11")
HOLD_FULL: Final = reason("bf-hold-full", "BF-PIRATE-02")
PIRATES_ROB_MERCHANTS: Final = reason("bf-pirates-rob-merchants", "BF-PIRATE-01")
MERCHANT_UNARMED: Final = reason("bf-merchant-unarmed", "BF-DEV-06")
NAVY_HUNTS_PIRATES: Final = reason("bf-navy-hunts-pirates", "BF-NAVY-08")
SAFE_ON_DOCK: Final = reason("bf-safe-on-dock", "BF-FORTUNE-03")
ONLY_MERCHANTS_SELL: Final = reason("bf-only-merchants-sell", "BF-MERCHANT-01")
NOT_DOCKED: Final = reason("bf-not-docked", "BF-MERCHANT-01")
OWN_GOODS: Final = reason("bf-own-goods", "BF-AMB-21")
GOODS_REFUSED: Final = reason("bf-goods-refused", "BF-MERCHANT-06")
ONLY_PIRATES_BURY: Final = reason("bf-only-pirates-bury", "BF-PIRATE-08")
NO_TREASURE: Final = reason("bf-no-treasure", "BF-PIRATE-08")
NOT_ON_BEACH: Final = reason("bf-not-on-beach", "BF-PIRATE-11")
NO_CHANGE_OF_FLAGS: Final = reason("bf-no-change-of-flags", "BF-DEV-02")
FLAGS_CHANGED: Final = reason("bf-flags-changed", "BF-FORTUNE-03")
BOTH_ON_BOARD: Final = reason("bf-both-on-board", "BF-FORTUNE-03")
FLAGS_TOO_FAR: Final = reason("bf-flags-too-far", "BF-FORTUNE-03")

# Fortune cards
NOT_IN_HAND: Final = reason("bf-not-in-hand", "BF-FORTUNE-01")
NO_EFFECT: Final = reason("bf-card-without-effect", "BF-AMB-31")
NO_STEPS_LEFT: Final = reason("bf-no-steps-left", "BF-AMB-31")
SALE_OVER: Final = reason("bf-no-sale-to-come", "BF-AMB-31")
ATTACK_OVER: Final = reason("bf-no-attack-to-come", "BF-AMB-31")
BURIAL_OVER: Final = reason("bf-no-burial-to-come", "BF-AMB-31")
SINKING_OVER: Final = reason("bf-no-sinking-to-come", "BF-AMB-31")
BOTH_COMMANDED: Final = reason("bf-both-navy-commanded", "BF-AMB-31")
NAVY_HAS_SAILED: Final = reason("bf-navy-has-sailed", "BF-FORTUNE-02")
SHARES_SPACE: Final = reason("bf-shares-space", "BF-AMB-54")
NO_OTHER_CARD: Final = reason("bf-no-other-movement-card", "BF-AMB-31")
OTHER_NAVY_COLOUR: Final = reason("bf-other-navy-colour", "BF-FORTUNE-02")
NOTHING_TO_PUSH: Final = reason("bf-nothing-to-push", "BF-AMB-45")
NONE_SIDE_BY_SIDE: Final = reason("bf-none-side-by-side", "BF-AMB-31")
NOT_ATTACKED_YET: Final = reason("bf-not-attacked-yet", "BF-FORTUNE-02")
ARMED_FOR_MERCHANTS: Final = reason("bf-armed-for-merchants", "BF-FORTUNE-02")
NO_TARGET: Final = reason("bf-no-target", "BF-AMB-31")
PORT_BUYS_IT: Final = reason("bf-port-buys-it", "BF-AMB-31")
ALL_POOR: Final = reason("bf-all-poor", "BF-AMB-31")

# Purchases and placing
TOO_POOR: Final = reason("bf-too-poor", "BF-DEV-02")
BOUGHT_ALREADY: Final = reason("bf-bought-already", "BF-DEV-08")
DEVELOPMENTS_FIRST: Final = reason("bf-developments-first", "BF-DEV-04")
DOCK_TAKEN: Final = reason("bf-dock-taken", "BF-AMB-16")
PORT_SHORT: Final = reason("bf-port-short", "BF-AMB-17")
