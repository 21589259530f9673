"""Hazards of the sea: the storm of an event, or what a module has in a zone. A module makes its own:

    STORM: Final = Hazard(3, FOR_STORM_TOKEN, "SG-M8-09")
    ...
    yield from weather.ride_out(t, player, STORM)

It names it in `Module.hazards` too, so that previews know of it.
"""

from typing import final

from freebooter.games.marauders.registries.purposes import Purpose


@final
class Hazard:
    """So many `hits`, less the successes of a Seamanship roll for `purpose`; `rule` says so."""

    __slots__ = ("hits", "purpose", "rule")

    def __init__(self, hits: int, purpose: Purpose, rule: str) -> None:
        self.hits = hits
        self.purpose = purpose
        self.rule = rule
