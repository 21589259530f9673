"""The shipyard for tests: a captain in port who goes there."""

from freebooter.games.marauders.names import (
    NONE,
    TRINIDAD,
)
from tests.games.marauders.table import PORT_ACTION, Captain, Play, table


def at_yard(zone: int = TRINIDAD, offers: int = NONE, **more: object) -> Play:
    """A captain in port (CAP-06 unless another is named), with this modification on offer."""
    game = table(Captain(zone=zone, in_port=True, **more), Captain(), game=PORT_ACTION)  # type: ignore[arg-type]
    return game.offers_modification(zone, offers).begins()


def enters(zone: int = TRINIDAD, offers: int = NONE, **more: object) -> Play:
    game = at_yard(zone, offers, **more)
    game.seat(0).says("do-shipyard")
    return game


def offered(game: Play, verb: str) -> list[str]:
    return [name.removeprefix(verb + "-") for name in game.options if name.startswith(verb + "-")]


def places(game: Play, *zones: str) -> Play:
    game.seat(0).says(*[f"place-modification-{zone}" for zone in zones])
    return game
