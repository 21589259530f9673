"""What somebody may do at a table: by tokens, and by being the guest who sits there."""

from freebooter.server.access.codes import HOST, SEAT, STAND_IN, WATCH, Right, watch_generation
from freebooter.server.storage.models import PERSON, Chair, StoredTable


def valid_rights(stored: StoredTable, chairs: list[Chair], rights: list[Right]) -> list[Right]:
    """Those of the rights that still hold."""
    return [right for right in rights if _holds(stored, chairs, right)]


def _holds(stored: StoredTable, chairs: list[Chair], right: Right) -> bool:
    if right.kind == HOST:
        return right.generation == stored.host_generation
    if right.kind == WATCH:
        return stored.watching and right.generation == watch_generation(stored.watch_code)
    if not 0 <= right.seat < len(chairs):
        return False
    chair = chairs[right.seat]
    if right.kind == SEAT:
        return right.generation == chair.generation and not chair.bot
    if right.kind == STAND_IN:
        return chair.lent == PERSON and right.generation == chair.stand_in_generation
    return False


def rights_of_guest(stored: StoredTable, chairs: list[Chair], guest: str) -> list[Right]:
    """What a guest may do by sitting at a table; for a browser that has lost the cookie of its seat."""
    if not guest:
        return []
    rights = [Right(HOST, -1, stored.host_generation)] if stored.host == guest else []
    for chair in chairs:
        if chair.guest == guest:
            rights.append(Right(SEAT, chair.seat, chair.generation))
        if chair.stand_in == guest:
            rights.append(Right(STAND_IN, chair.seat, chair.stand_in_generation))
    return rights
