"""Upkeep: follow what the operator decides, and let old tables expire."""

import asyncio
import logging

from freebooter.kernel.note import Refused
from freebooter.server.access import codes
from freebooter.server.storage import queries
from freebooter.server.storage.leases import Elsewhere
from freebooter.server.storage.models import Chair
from freebooter.server.storage.verdicts import Verdicts, read_verdicts
from freebooter.server.tables.house import House
from freebooter.server.tables.links.link import CLOSED_SEAT_GONE

log = logging.getLogger("freebooter.upkeep")
DAY = 24 * 3600 * 1000
EACH_TIME = 200
"""Tables that expire in one go."""


class Upkeep:
    def __init__(self, house: House) -> None:
        self._house = house
        self._expired_at = 0

    async def run(self) -> None:
        while True:
            try:
                await self.follow_verdicts()
                await self.expire()
            except Refused:
                pass  # the database is away: later
            except Exception as error:
                log.warning("upkeep failed: %s", type(error).__name__)
            await asyncio.sleep(self._house.settings.upkeep_seconds)

    # The operator

    async def follow_verdicts(self) -> None:
        house = self._house
        before, now = house.verdicts, await house.store.read(read_verdicts)
        house.verdicts = now
        for table in now.closed:
            room = house.rooms.get(table)
            if room is not None:
                await house.remove(room)
        for guest in now.guests:
            if guest not in before.guests:
                await self._get_up(guest)
        if now != before:
            self._show_out(now)

    async def _get_up(self, guest: str) -> None:
        """The seats of a guest who was shut out are free for others; older tokens of them are worth nothing."""
        house = self._house

        def change(chair: Chair) -> tuple[str, dict[str, str]]:
            if chair.stand_in == guest:
                chair.end_loan()
            if chair.guest != guest:
                return "given-back", {}
            chair.guest = ""
            chair.generation += 1
            chair.code = codes.new_code()
            return "shut-out", {}

        for name in await house.tables_of(guest):
            try:
                room = await house.room(name)
            except Elsewhere:  # the server that has the table follows the operator, too
                continue
            for chair in list(room.table.chairs):
                if guest in (chair.guest, chair.stand_in) and not room.table.match.over:
                    await room.change_seat(chair.seat, change)

    def _show_out(self, verdicts: Verdicts) -> None:
        for room in self._house.rooms.values():
            for link in list(room.presence.links):
                if verdicts.shuts_out(link.guest, link.address):
                    link.close(CLOSED_SEAT_GONE, "shut out")

    # Old tables

    async def expire(self) -> None:
        """Delete what nobody has touched for as many days as the operator says; once an hour is enough."""
        house = self._house
        if not house.settings.expire_days or house.now() - self._expired_at < 3_600_000:
            return
        before = house.now() - round(house.settings.expire_days * DAY)
        names = await house.store.read(lambda c: queries.untouched_since(c, before, EACH_TIME))
        elsewhere = {} if house.fleet is None else await house.fleet.owners(names)
        for name in names:
            room = house.rooms.get(name)
            if name in elsewhere:
                continue  # somebody may look at it there; the server that has it decides
            if room is None:
                await house.store.write(queries.removing_table(name))
            elif not room.presence.links:
                await house.remove(room)
            await asyncio.sleep(0)
        if len(names) < EACH_TIME:
            self._expired_at = house.now()
