"""The tokens that captains of navies and pirates draw."""

from freebooter.games.marauders.modules.upgrades.tokens import MODIFICATION_OF, TOKENS, TWO, WEAPON_OF, ZERO
from freebooter.games.marauders.names import NONE
from freebooter.learn.handbook.numbers import Cell, Message, Named, Numbers

MARKS = {ZERO: "zero", TWO: "two"}


def row(token: int) -> tuple[Cell, ...]:
    if token in MARKS:
        return (Message(f"numbers-token-{MARKS[token]}"), Message(f"numbers-token-{MARKS[token]}-does"))
    kind = "weapon" if WEAPON_OF[token] != NONE else "modification"
    return (Named(kind, TOKENS[token]), Named("does", TOKENS[token]))


NUMBERS = [
    Numbers(
        "upgrades",
        "upgrades",
        ("token", "does"),
        tuple(
            row(token)
            for token in range(len(TOKENS))
            if token in MARKS or WEAPON_OF[token] != NONE or MODIFICATION_OF[token] != NONE
        ),
    )
]
