"""What tables of weapons and modifications have in common."""

from collections.abc import Container

from freebooter.games.marauders.content.tables import (
    MODIFICATION_NAMES,
    MODIFICATION_PACK,
    MODIFICATION_PRICE,
    MODIFICATION_SALE,
    MODIFICATION_TOKENS,
)
from freebooter.learn.handbook.numbers import Named, Numbers


def modification_table(topic: str, packs: Container[str]) -> Numbers:
    """Modifications of some packs: tokens in the box, what they cost and bring, and what they do."""
    return Numbers(
        f"{topic}-tokens",
        topic,
        ("modification", "tokens", "price", "sale", "does"),
        tuple(
            (
                Named("modification", name),
                MODIFICATION_TOKENS[token],
                MODIFICATION_PRICE,
                MODIFICATION_SALE,
                Named("does", name),
            )
            for token, name in enumerate(MODIFICATION_NAMES)
            if MODIFICATION_PACK[token] in packs
        ),
    )
