"""What captains roll Leadership for where loyalty asks for it, and what one can die of."""

from typing import Final

from freebooter.games.marauders.registries.deaths import new_death
from freebooter.games.marauders.registries.purposes import new_purpose

FOR_FIERCE: Final = new_purpose("fierce", "SG-M11-08")
FOR_CARD: Final = new_purpose("unhappy", "SG-M11-18")
FOR_CARD_IN_FIGHT: Final = new_purpose("unhappy-in-fight", "SG-M11-18", repeatable=False)
FOR_MUTINY: Final = new_purpose("mutiny", "SG-M11-20")
BY_MUTINY: Final = new_death("mutiny")
