"""The registry of glory card rules, by card id. A card's rule registers itself where it is defined:

    @plays("GL-10")
    def following_wind(t: Table, player: Player, card: int) -> Part[None]: ...

A card that needs more than its moment to be played has a condition too, which gives its reason:

    NO_RUMOURS: Final = no_use("GL-01", "mm-why-no-rumours")

    @playable("GL-01")
    def rumours_are_left(t: Table, player: Player) -> Refusal | None: ...

A function with `@forecasts(WHEN_DECLARED)` forecasts the effect of playing a card, or none, at that moment.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from freebooter.games.marauders.content.card_timing import MOMENTS, Moment
from freebooter.games.marauders.content.tables import GLORY_IDS, GLORY_NAMES, glory_card
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part
from freebooter.kernel.note import Note, Refusal

Playing: TypeAlias = Callable[[Table, Player, int], Part[None]]
Condition: TypeAlias = Callable[[Table, Player], Refusal | None]
"""Why the card cannot be played now, its moment apart; None when it can. It is asked often: reasons are prepared."""
Hiring: TypeAlias = Callable[[Table, Player, int, Moment], Refusal | None]
"""The same for specialists: card and moment."""
Forecast: TypeAlias = Callable[[Table, Player, int], Note | None]
"""What playing a card would bring, or playing none (NONE)."""


def _unplayed(t: Table, player: Player, card: int) -> Part[None]:
    yield from ()
    raise KeyError(f"no rule is registered for {GLORY_IDS[card]}")


def _always(t: Table, player: Player) -> None:
    return None


def _free(t: Table, player: Player, card: int, moment: Moment) -> None:
    return None


def _unforeseen(t: Table, player: Player, card: int) -> None:
    return None


PLAYS: Final[list[Playing]] = [_unplayed] * len(GLORY_IDS)
CONDITIONS: Final[list[Condition]] = [_always] * len(GLORY_IDS)
HIRING: Final[list[Hiring]] = [_free]
"""The one condition for hiring specialists; `captain.glory` registers it."""
FORECASTS: Final[list[Forecast]] = [_unforeseen] * len(MOMENTS)
"""By moment."""


def plays(id: str) -> Callable[[Playing], Playing]:
    """What happens when the card is played. The card has left the hand by then."""

    def register(rule: Playing) -> Playing:
        PLAYS[glory_card(id)] = rule
        return rule

    return register


def playable(id: str) -> Callable[[Condition], Condition]:
    """Why the card cannot be played now, apart from its moment."""

    def register(condition: Condition) -> Condition:
        CONDITIONS[glory_card(id)] = condition
        return condition

    return register


def no_use(id: str, reason: str) -> Refusal:
    """Why a card would do nothing now; `reason` is a message of its own."""
    return Refusal("mm-card-without-effect", "MM-GLORY-05", card=GLORY_NAMES[glory_card(id)], reason=reason)


def forecasts(*moments: Moment) -> Callable[[Forecast], Forecast]:
    """Registers the forecast of playing a card, or none, at these moments."""

    def register(forecast: Forecast) -> Forecast:
        for moment in moments:
            FORECASTS[moment] = forecast
        return forecast

    return register


def missing_rules() -> list[str]:
    """Cards without a rule; a test checks that there are none."""
    return [GLORY_IDS[card] for card in range(len(GLORY_IDS)) if PLAYS[card] is _unplayed]
