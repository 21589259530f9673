"""Playing by plain HTTP: what the socket says, and all its commands."""

import asyncio
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from freebooter.kernel.note import refused
from freebooter.server.access.limits import COSTS
from freebooter.server.http.replies import JSON, read_body, while_connected
from freebooter.server.http.visitor import reader_of
from freebooter.server.rest.common import Language, SeatQuery, Since, TableId, room_and_visitor, spend_look
from freebooter.server.rest.routes import Routes
from freebooter.server.tables.open_table import Gone
from freebooter.server.wire import bodies, commands, frames

router = APIRouter()
routes = Routes(router)


@routes.add("GET", "/api/tables/{table}/hello", frames.Hello, problems=(404, 409))
async def hello(
    request: Request, table: TableId, seat: SeatQuery = None, since: Since = 0, language: Language = ""
) -> Response:
    """What the socket says first."""
    _house, room, who = await room_and_visitor(request, table, language)
    reader = reader_of(room, who, seat)
    spend_look(request)
    await room.prepare(reader, who.language, room.tail(reader, since))
    async with room.lock:
        return JSON(room.hello(who.rights, reader, who.language, since))


@routes.add("GET", "/api/tables/{table}/events", bodies.Events, problems=(404, 409))
async def events(
    request: Request,
    table: TableId,
    seat: SeatQuery = None,
    since: Since = 0,
    most: Annotated[int, Query(ge=1, le=500)] = 200,
    wait: Annotated[float, Query(ge=0, le=25, description="seconds to wait for something new")] = 0,
    language: Language = "",
) -> Response:
    """What happened after number `since`, as one of my seats or the public may know it."""
    house, room, who = await room_and_visitor(request, table, language)
    reader = reader_of(room, who, seat)
    with suppress(TimeoutError):
        async with asyncio.timeout(wait):
            # It goes on waiting when something has happened that this reader may not know of.
            while wait and room.table.number(reader) <= since and not (room.gone or house.stopping):
                await room.changed.wait()
    await room.prepare(reader, who.language, room.table.rows_since(reader, since)[:most])
    async with room.lock:
        rows = room.table.rows_since(reader, since)
        last = len(rows) <= most
        return JSON(
            bodies.Events(room.table.number(reader), room.narrator.updates(reader, who.language, rows[:most], last))
        )


@routes.add(
    "POST",
    "/api/tables/{table}/commands",
    frames.CommandDone | frames.CommandRefused | frames.Reason | frames.Hint,
    commands.SeatCommand,
    (404, 409),
)
async def command(
    request: Request, table: TableId, seat: Annotated[int, Query(ge=0, le=99)], language: Language = ""
) -> Response:
    """A command of the socket, for one of my seats; the answer is the same as there."""
    wanted: commands.SeatCommand = await read_body(request, commands.SeatCommand)  # type: ignore[arg-type]
    for _again in range(2):
        house, room, who = await room_and_visitor(request, table, language)
        reader = reader_of(room, who, seat)
        if not house.play_credits.spend(f"{table} {reader}", COSTS.get(type(wanted), 1.0)):
            raise refused("too-fast")
        work = room.do(reader, who.stands_in(reader), wanted, who.language)
        try:
            if isinstance(wanted, commands.HintCommand):
                return JSON(await while_connected(request, work))
            return JSON(await work)
        except Gone:
            continue
    raise refused("went-wrong")
