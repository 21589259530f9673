"""All weapons that a ship can carry with this module."""

from freebooter.games.marauders.content.tables import WEAPON_NAMES, WEAPON_PACK, WEAPON_PRICE, WEAPON_SALE
from freebooter.learn.handbook.numbers import Named, Numbers

NUMBERS = [
    Numbers(
        "weapons",
        "weapons",
        ("weapon", "price", "sale", "does"),
        tuple(
            (Named("weapon", name), WEAPON_PRICE, WEAPON_SALE, Named("does", name))
            for weapon, name in enumerate(WEAPON_NAMES)
            if WEAPON_PACK[weapon] in ("base", "weapons")
        ),
    )
]
