# mypyc: skip
"""The cards, cubes and fleets of the content must be those of the box (BF-COMP-02 to BF-COMP-07, E-50)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from freebooter.games.black_fleet.content.structs import (
    CARDS_PER_PRICE,
    COLOURS,
    CUBES_PER_GOOD,
    DEVELOPMENT_PRICES,
    EFFECTS,
    FLEET_COUNT,
    FORTUNE_CARDS,
    MOVEMENT_CARDS,
    NAVY_SHIPS,
    VICTORY_CARDS,
    ContentError,
    Development,
    Effect,
    Fleet,
    FortuneCard,
    Good,
    MovementCard,
    VictoryCard,
)


def check_count(file: str, what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise ContentError(file, what, f"there are {found}, but the game has {wanted}")


def check_table(goods: Sequence[Good], fleets: Sequence[Fleet]) -> None:
    for colour in COLOURS:
        check_count("table.toml", f"{colour} goods", sum(good.colour == colour for good in goods), 1)
    for good in goods:
        check_count("table.toml", f"cubes of {good.id}", good.cubes, CUBES_PER_GOOD)
    check_count("table.toml", "fleets", len({fleet.colour for fleet in fleets}), FLEET_COUNT)
    check_count("table.toml", "first fleets", sum(fleet.first for fleet in fleets), 1)


def check_movement(cards: Sequence[MovementCard]) -> None:
    file = "movement.toml"
    check_count(file, "movement cards", len(cards), MOVEMENT_CARDS)
    for card in cards:
        if card.id[1] != card.navy_ship[0].upper():
            raise ContentError(file, card.id, f"its id does not fit the {card.navy_ship} navy ship")
    faces = [Counter(_face(card) for card in cards if card.navy_ship == colour) for colour in NAVY_SHIPS]
    for card in cards:
        if faces[0][_face(card)] != faces[1][_face(card)]:
            raise ContentError(file, card.id, "the other navy ship has no card with the same face")


def _face(card: MovementCard) -> tuple[int, int, int, str]:
    return card.navy, card.pirate, card.merchant, card.symbol


def check_fortune(cards: Sequence[FortuneCard]) -> None:
    for card in cards:
        _check_effects("fortune.toml", card.id, card.effects)
    check_count("fortune.toml", "fortune cards", sum(card.count for card in cards), FORTUNE_CARDS)


def check_developments(cards: Sequence[Development]) -> None:
    file = "developments.toml"
    for card in cards:
        _check_effects(file, card.id, card.effects)
        if card.earlier:
            _check_effects(file, card.id, card.earlier)
        if card.price not in DEVELOPMENT_PRICES or not card.id.startswith(f"D{card.price}-"):
            raise ContentError(file, card.id, f"its price cannot be {card.price}")
    for price in DEVELOPMENT_PRICES:
        found = sum(card.price == price for card in cards)
        check_count(file, f"developments of price {price}", found, CARDS_PER_PRICE)


def check_victory(cards: Sequence[VictoryCard]) -> None:
    for price in sorted({card.price for card in cards} | VICTORY_CARDS.keys()):
        found = sum(card.count for card in cards if card.price == price)
        check_count("victory.toml", f"victory cards of price {price}", found, VICTORY_CARDS.get(price, 0))


def _check_effects(file: str, card: str, effects: Sequence[Effect]) -> None:
    if not effects:
        raise ContentError(file, card, "it has no effect")
    for effect in effects:
        if effect.kind not in EFFECTS:
            raise ContentError(file, card, f"nobody knows an effect of the kind {effect.kind!r}")
        for word in ("ships", "target", "amount"):
            given, wanted = bool(getattr(effect, word)), word in EFFECTS[effect.kind]
            if given != wanted:
                says = "needs" if wanted else "has no use for"
                raise ContentError(file, card, f"the effect {effect.kind} {says} `{word}`")
