"""Deals the cards of a table once everybody has added to the key of the dice, or had the time for it."""

import asyncio
from typing import Protocol

from freebooter.kernel.ask import Seat
from freebooter.kernel.note import Refused, refused
from freebooter.server.storage import queries
from freebooter.server.tables.open_table import OpenTable

LEAST_PAUSE = 0.2
"""Seconds before it is tried again when nothing could be stored."""


class Undealt(OpenTable, Protocol):
    changed: asyncio.Event

    def tell_anew(self) -> None:
        """The match is another one: what was remembered of it is forgotten."""

    def show_table(self) -> None:
        """Send who sits where to everyone who looks."""


class Dealer:
    def __init__(self, room: Undealt) -> None:
        self._room = room
        self._services = room.services
        self._dealing: asyncio.Task[None] | None = None

    def begin(self) -> None:
        if self._room.table.dealing is not None:
            self._dealing = self._services.spawn(self._deal())

    async def add(self, seat: Seat, promise: str, number: str) -> None:
        """A person adds to the key: a promise first, the number when all have promised. Twice the same is no harm."""
        await self._services.finish(self._add(seat, promise, number))

    async def _add(self, seat: Seat, promise: str, number: str) -> None:
        room = self._room
        async with room.lock:
            room.check_open()
            dealing = room.table.dealing
            if dealing is None:
                raise refused("share-late")
            known = dealing.numbers.get(seat) if number else dealing.promises.get(seat)
            if known == (number or promise):
                return
            self._services.store.check_rested()
            await room.commit(room.table.add_share(seat, promise, number, self._services.now()))
            room.show_table()

    async def _deal(self) -> None:
        """Wait for what is missing, and go on from step to step until the cards are dealt."""
        room, services = self._room, self._services
        while room.table.dealing is not None and not room.gone and not services.stopping:
            due = room.table.dealing.due(room.table.chairs, services.settings.share_seconds)
            # A clock that was set back does not make it longer than it is.
            wait = None if due is None else min((due - services.now()) / 1000, services.settings.share_seconds)
            try:
                if wait is None or wait > 0:
                    await asyncio.wait_for(room.changed.wait(), wait)
                    continue
            except TimeoutError:
                pass  # that was time enough, whatever the clock says
            try:
                await services.finish(self._go_on())
            except Refused:  # it could not be stored
                await services.sleep(max(services.store.pause, LEAST_PAUSE))

    async def _go_on(self) -> None:
        room, services = self._room, self._services
        async with room.lock:
            table, now = room.table, services.now()
            dealing = table.dealing
            if room.gone or dealing is None:
                return
            due = dealing.due(table.chairs, services.settings.share_seconds)
            if due is None or (due > now and due - now <= 1000 * services.settings.share_seconds):
                return  # somebody got up meanwhile
            services.store.check_rested()
            rows = table.deal_on(now)
            if table.dealing is None:
                room.tell_anew()
            await room.commit(rows, [queries.storing_header(table.stored)])
            room.show_table()
