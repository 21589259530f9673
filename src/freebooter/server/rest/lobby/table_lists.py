"""Lists of tables for the lobby."""

import logging

from freebooter.kernel.note import Refused
from freebooter.server.tables.house import House
from freebooter.server.tables.rights import rights_of_guest
from freebooter.server.tables.table_info import expires, table_info
from freebooter.server.wire.frames import TableInfo

log = logging.getLogger("freebooter.lobby")


async def infos(house: House, names: list[str], guest: str, language: str) -> list[TableInfo]:
    """What a guest may know of these tables, without reading their games; those of unknown games are left out."""
    others = [name for name in names if name not in house.rooms]
    on_disk = await house.stored_tables(others)
    seen = await house.presence_elsewhere(others) if house.fleet is not None and others else {}
    listed = []
    for name in names:
        room = house.rooms.get(name)
        try:
            if room is not None:
                rights = rights_of_guest(room.table.stored, room.table.chairs, guest)
                listed.append(room.info(rights, language))
            elif name in on_disk:
                stored, chairs = on_disk[name]
                info = table_info(stored, chairs, language, rights_of_guest(stored, chairs, guest), seen.get(name))
                info.expires = expires(stored, house.settings)
                listed.append(info)
        except Refused as error:
            log.warning("table %s cannot be shown: %s", name, error.refusal.message)
    return listed
