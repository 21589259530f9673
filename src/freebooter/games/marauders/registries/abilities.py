"""The registry of abilities of captains. Those of the base have their numbers in `names`. A module adds one by the name
that its captains have in their content, and asks for it where its rule applies:

    PAYS_TO_ROLL_AGAIN: Final = new_ability("pays-to-roll-again")
    ...
    if CAPTAIN_ABILITY[player.captain] == PAYS_TO_ROLL_AGAIN: ...
"""

from typing import Final

from freebooter.games.marauders.content.tables import ABILITY_NAMES
from freebooter.games.marauders.names import ABILITIES

KNOWN_ABILITIES: Final[list[str]] = list(ABILITIES)
"""The base's, and those that modules have added; others in the content are mistakes."""


def new_ability(name: str) -> int:
    """Its number, as in CAPTAIN_ABILITY."""
    if name in KNOWN_ABILITIES:
        raise ValueError(f"there is an ability called {name!r} already")
    KNOWN_ABILITIES.append(name)
    if name not in ABILITY_NAMES:  # no captain has it
        ABILITY_NAMES.append(name)
    return ABILITY_NAMES.index(name)
