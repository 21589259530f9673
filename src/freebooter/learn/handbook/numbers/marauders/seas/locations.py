"""The eight kinds: how well they are defended, and what a raid costs in bounties."""

from freebooter.games.marauders.modules.locations.location import location_of_kind
from freebooter.games.marauders.modules.locations.tokens import KINDS, OF_EACH_KIND
from freebooter.learn.handbook.numbers import NOTHING, Cell, Named, Numbers

BOUNTIES = 2
"""One for attacking and one for succeeding (SG-M9-28)."""


def row(kind: int) -> tuple[Cell, ...]:
    place = location_of_kind(kind)
    bounties = BOUNTIES if place.defence and place.offends else NOTHING
    return (Named("place", KINDS[kind]), OF_EACH_KIND, place.defence or NOTHING, bounties, Named("offers", KINDS[kind]))


NUMBERS = [
    Numbers(
        "places",
        "places",
        ("place", "tokens", "defence", "bounties", "does"),
        tuple(row(kind) for kind in range(len(KINDS))),
    )
]
