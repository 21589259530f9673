"""What glory cards do, found by their id. A card's rule registers itself where it is defined:

    @plays("GL-10")
    def following_wind(t: Table, player: Player, card: int) -> Part[None]: ...

A card that needs more than its moment to be played has a condition too, `@playable("GL-10")`.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import GLORY_IDS, glory_card
from freebooter.kernel.ask import Part

Playing: TypeAlias = Callable[[Table, Player, int], Part[None]]
Condition: TypeAlias = Callable[[Table, Player], bool]


def _unplayed(t: Table, player: Player, card: int) -> Part[None]:
    yield from ()
    raise KeyError(f"no rule is registered for {GLORY_IDS[card]}")


def _always(t: Table, player: Player) -> bool:
    return True


def _nobody(t: Table, player: Player, card: int, moment: int) -> bool:
    return False


PLAYS: Final[list[Playing]] = [_unplayed] * len(GLORY_IDS)
CONDITIONS: Final[list[Condition]] = [_always] * len(GLORY_IDS)
HIRING: Final[list[Callable[[Table, Player, int, int], bool]]] = [_nobody]
"""The one condition for hiring specialists; `glory` puts it here."""


def plays(id: str) -> Callable[[Playing], Playing]:
    """What happens when the card is played. The card has left the hand by then."""

    def register(rule: Playing) -> Playing:
        PLAYS[glory_card(id)] = rule
        return rule

    return register


def playable(id: str) -> Callable[[Condition], Condition]:
    """Whether the card can be played now, apart from its moment."""

    def register(condition: Condition) -> Condition:
        CONDITIONS[glory_card(id)] = condition
        return condition

    return register


def missing_rules() -> list[str]:
    """Cards that nobody has written a rule for; a test wants none."""
    return [GLORY_IDS[card] for card in range(len(GLORY_IDS)) if PLAYS[card] is _unplayed]
