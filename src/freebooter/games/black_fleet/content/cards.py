"""The content as the rules use it: lists indexed by the number of a card or a good."""

from typing import Final, final

from freebooter.games.black_fleet.content import structs
from freebooter.games.black_fleet.content.load import load
from freebooter.games.black_fleet.names import MERCHANTS, NAVY, PIRATES, SYMBOLS

CONTENT: Final = load()

KIND_OF_WORD: Final = {"merchant": MERCHANTS, "pirate": PIRATES, "navy": NAVY}

GOODS: Final[list[str]] = [good.id for good in CONTENT.goods]
CUBES: Final[list[int]] = [good.cubes for good in CONTENT.goods]
FLEETS: Final[list[str]] = [fleet.colour for fleet in CONTENT.fleets]
FIRST_FLEET: Final[int] = [fleet.first for fleet in CONTENT.fleets].index(True)

MOVEMENT: Final[list[str]] = [card.id for card in CONTENT.movement]
NAVY_SHIP: Final[list[int]] = [structs.NAVY_SHIPS.index(card.navy_ship) for card in CONTENT.movement]
NAVY_VALUE: Final[list[int]] = [card.navy for card in CONTENT.movement]
PIRATE_VALUE: Final[list[int]] = [card.pirate for card in CONTENT.movement]
MERCHANT_VALUE: Final[list[int]] = [card.merchant for card in CONTENT.movement]
SYMBOL: Final[list[int]] = [SYMBOLS.index(card.symbol) for card in CONTENT.movement]

FORTUNE: Final[list[str]] = [card.id for card in CONTENT.fortune]
FORTUNE_COUNTS: Final[list[int]] = [card.count for card in CONTENT.fortune]

_SORTED: Final = sorted(CONTENT.developments, key=lambda card: card.price)
DEVELOPMENTS: Final[list[str]] = [card.id for card in _SORTED]
PRICES: Final[list[int]] = list(structs.DEVELOPMENT_PRICES)
PER_TIER: Final[int] = structs.CARDS_PER_PRICE


@final
class Effect:
    """One effect of a card: what it does, for which kinds of ship, to which, how much."""

    __slots__ = ("amount", "kind", "ships", "target")

    def __init__(self, kind: str, ships: int, target: int, amount: int) -> None:
        self.kind = kind
        self.ships = ships
        self.target = target
        self.amount = amount


def effect_of(raw: structs.Effect) -> Effect:
    ships = sum([KIND_OF_WORD[ship] for ship in raw.ships])
    return Effect(raw.kind, ships, KIND_OF_WORD.get(raw.target, 0), raw.amount)


FORTUNE_EFFECTS: Final[list[list[Effect]]] = [[effect_of(raw) for raw in card.effects] for card in CONTENT.fortune]
DEVELOPMENT_EFFECTS: Final[list[list[Effect]]] = [[effect_of(raw) for raw in card.effects] for card in _SORTED]
EARLIER_EFFECTS: Final[list[list[Effect]]] = [
    [effect_of(raw) for raw in card.earlier or card.effects] for card in _SORTED
]
"""Those of the rules of version 1."""

ARMED: Final[list[int]] = [card for card in range(len(FORTUNE)) if FORTUNE_EFFECTS[card][0].kind == "may-attack"]
"""The fortune cards that let a merchant attack a merchant (F-16)."""
