"""The 17 upgrade tokens: a "0", a "2", modifications and weapons (ledger 3.1)."""

from typing import Final

from freebooter.games.marauders.content.tables import (
    MODIFICATION_NAMES,
    MODIFICATION_PACK,
    MODIFICATION_RAISES,
    SHIP_TRACKS,
    TRACK_LIMIT,
    WEAPON_NAMES,
    WEAPON_PACK,
)
from freebooter.games.marauders.names import LOCATIONS, NONE
from freebooter.games.marauders.settings import Rules

TOKENS: Final = [
    "zero", "two", "extra-hammocks", "advanced-rigs", "reinforced-hull", "chasers", "extra-cannon-port",
    "swivel-guns", "long-guns", "chain-shot", "grapeshot", "grappling-hooks", "carved-hull", "crows-nest",
    "heated-shot", "double-shot", "caltrops",
]  # fmt: skip
"""By the names of modifications and weapons; the last five are those of other modules (SG-OPT-03, SG-OPT-04)."""
ZERO: Final = 0
TWO: Final = 1
NEST: Final = 13


def _at(name: str, names: list[str]) -> int:
    return names.index(name) if name in names else NONE


MODIFICATION_OF: Final[list[int]] = [_at(name, MODIFICATION_NAMES) for name in TOKENS]
"""The modification of each token; NONE for other tokens, and where no pack has it."""
WEAPON_OF: Final[list[int]] = [_at(name, WEAPON_NAMES) for name in TOKENS]


def in_use(rules: Rules, token: int) -> bool:
    """Tokens of weapons and modifications that are not in the game are left out (SG-M4-02, SG-M4-03)."""
    if token in (ZERO, TWO):
        return True
    if WEAPON_OF[token] != NONE:
        return WEAPON_PACK[WEAPON_OF[token]] in rules.packs
    # mutants: same `return (MODIFICATION_PACK`, every token has a pack as long as all modules are here
    return MODIFICATION_OF[token] != NONE and MODIFICATION_PACK[MODIFICATION_OF[token]] in rules.packs


def suits(ship: int, token: int) -> bool:
    """Not if it raises a value of that kind of ship that is at its limit already (SG-M4-13, SG-AMB-25)."""
    modification = MODIFICATION_OF[token]
    # mutants: same `if False`, the last modification raises nothing either
    raises = NONE if modification == NONE else MODIFICATION_RAISES[modification]
    # mutants: same `not 1 <=` `not 0 < raises` `<= len` `return (SHIP`, none is for the hull, no ship steers by 5
    return not 0 <= raises < len(LOCATIONS) or SHIP_TRACKS[ship][raises] < TRACK_LIMIT


def tokens_in(bits: int) -> list[int]:
    return [token for token in range(len(TOKENS)) if bits >> token & 1]


def _bits_of(things: list[int], tokens: int) -> int:
    found = 0
    for token in tokens_in(tokens):
        if things[token] != NONE:
            found |= 1 << things[token]
    return found


_modifications: Final[dict[int, int]] = {0: 0}
_weapons: Final[dict[int, int]] = {0: 0}


def modifications_in(tokens: int) -> int:
    """The modifications among tokens, both as bits; worked out once."""
    found = _modifications.get(tokens)
    if found is None:
        found = _modifications[tokens] = _bits_of(MODIFICATION_OF, tokens)
    return found


def weapons_in(tokens: int) -> int:
    found = _weapons.get(tokens)
    if found is None:
        found = _weapons[tokens] = _bits_of(WEAPON_OF, tokens)
    return found


def token_of_modification(modification: int) -> int:
    return MODIFICATION_OF.index(modification)


def token_of_weapon(weapon: int) -> int:
    return WEAPON_OF.index(weapon)
