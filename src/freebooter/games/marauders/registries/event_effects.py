"""The registry of event effects: what the text of a world event does, by the name in its content. The flow registers
itself where it is defined, and is given the `amount` of the card:

    @event_effect("sailors-yarns")
    def sailors_yarns(t: Table, amount: int) -> Part[None]:
        for player in t.in_turn_order(): ...

With `stays=True` the card is not spent afterwards: the effect has put it where it lies (`t.event` is its number).
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from freebooter.games.marauders.content.tables import EFFECT_NAMES
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Part

Effect: TypeAlias = Callable[[Table, int], Part[None]]

KNOWN_EFFECTS: Final[list[str]] = []


def _no_effect(t: Table, amount: int) -> Part[None]:
    yield from ()
    raise KeyError("no effect is registered for this event")


EFFECTS: Final[list[Effect]] = [_no_effect] * len(EFFECT_NAMES)
"""By the numbers of EVENT_EFFECT."""
EFFECT_STAYS: Final[list[bool]] = [False] * len(EFFECT_NAMES)


def event_effect(name: str, stays: bool = False) -> Callable[[Effect], Effect]:
    def register(effect: Effect) -> Effect:
        if name in KNOWN_EFFECTS:
            raise ValueError(f"there is an event effect called {name!r} already")
        KNOWN_EFFECTS.append(name)
        if name in EFFECT_NAMES:
            EFFECTS[EFFECT_NAMES.index(name)] = effect
            EFFECT_STAYS[EFFECT_NAMES.index(name)] = stays
        return effect

    return register
