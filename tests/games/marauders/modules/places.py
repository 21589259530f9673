"""Locations for tests: a captain at sea off a location, who visits or raids it."""

from freebooter.games.marauders.content.tables import CARGO_NAMES
from freebooter.games.marauders.modules.locations.state import locations_of
from freebooter.games.marauders.modules.locations.tokens import kind_of
from freebooter.games.marauders.names import NONE, TRINIDAD
from tests.games.marauders.table import TURN, Captain, Play, table

CALM = ["rum-1", "sugar-1", "cocoa-1", "spices-1", "tobacco-1", "timber-1"]
"""Defence cards without an icon, worth 1 gold each."""


def off(zone: int, kind: int, *modules: str, others: tuple[Captain, ...] = (), **more: object) -> Play:
    """Seat 0 (by default CAP-06: 3/2/2/2) is at sea off a location of this kind, in his turn."""
    laid = {name: more.pop(name) for name in ("npcs", "wars", "luck") if name in more}
    rest = others or (Captain(zone=TRINIDAD, in_port=True),)
    captain = Captain(**{"zone": zone, **more})  # type: ignore[arg-type]
    game = table(captain, *rest, game=TURN, modules=["locations", *modules], **laid)  # type: ignore[arg-type]
    return lays(game, zone, kind)


def lays(game: Play, zone: int, kind: int) -> Play:
    """A token of this kind off a port."""
    places = locations_of(game.t)
    token = next(token for token in places.pool.kinds() if kind_of(token) == kind)
    places.pool.take(token)
    places.tokens[zone] = token
    return game


def visits(game: Play) -> Play:
    game.begins().seat(0).says("visit-location")
    return game


def raids(game: Play, *cards: str, shots: str = "") -> Play:
    """He raids; these cards defend. Each shot of the bombardment misses, and then he ceases fire or has to."""
    game.begins().draws_cargo(*cards).seat(0).says("raid-location")
    for shot in shots:
        game.dice(shot).seat(0).says("bombard")
    if game.asked == (0, "bombardment"):
        game.seat(0).says("done")
    return game


def defence(game: Play) -> list[str]:
    raid = locations_of(game.t).raid
    assert raid is not None
    return [CARGO_NAMES[card] for card in raid.cards]


def outcome(game: Play) -> str:
    return str(game.told("place-raid-ends")[-1]["outcome"])


def is_there(game: Play, zone: int) -> bool:
    return locations_of(game.t).tokens[zone] != NONE


def reason(game: Play, move: str) -> str:
    """Why something is not on offer."""
    found = game.ask.refusal(game.t, next(each for each in game.game.moves.table if each.name == move))
    assert found is not None, f"{move} is on offer"
    return found.message
