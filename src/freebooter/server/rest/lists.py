"""Lists of tables for the lobby."""

import logging

from freebooter.kernel.record import RecordError
from freebooter.kernel.refusal import Refused
from freebooter.server.house import House
from freebooter.server.wire import TableInfo

log = logging.getLogger("freebooter.lobby")


async def infos(house: House, names: list[str], guest: str, language: str) -> list[TableInfo]:
    """What a guest may know of these tables. One that cannot be read must not hide the others."""
    told = []
    for name in names:
        try:
            room = await house.room(name)
        except (Refused, RecordError) as error:
            log.warning("table %s cannot be shown: %s", name, type(error).__name__)
            continue
        told.append(room.info(house.rights_of(room.table, guest), language))
    return told
