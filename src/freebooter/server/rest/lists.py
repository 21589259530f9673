"""Lists of tables for the lobby."""

import logging

from freebooter.kernel.note import Refused
from freebooter.server.house import House
from freebooter.server.wire import TableInfo

log = logging.getLogger("freebooter.lobby")


async def infos(house: House, names: list[str], guest: str, language: str) -> list[TableInfo]:
    """What a guest may know of these tables. No game is read for it, and one of a game that is not known here
    must not hide the others."""
    stored = await house.sheets([name for name in names if name not in house.rooms])
    told = []
    for name in names:
        room = house.rooms.get(name)
        found = stored.get(name) if room is None else (room.table.sheet, room.table.chairs)
        if found is None:
            continue
        sheet, chairs = found
        try:
            told.append(house.info(sheet, chairs, language, house.rights_of(sheet, chairs, guest), room))
        except Refused as error:
            log.warning("table %s cannot be shown: %s", name, error.refusal.message)
    return told
