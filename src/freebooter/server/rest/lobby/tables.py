"""Tables: list, begin, look at and delete them."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from freebooter.kernel.note import refused
from freebooter.server.http.replies import JSON, read_body
from freebooter.server.http.visitor import may_look, visitor
from freebooter.server.rest.common import Language, TableId, give_seats, guest_of, house_of, room_and_visitor
from freebooter.server.rest.lobby.table_lists import infos
from freebooter.server.rest.routes import Routes
from freebooter.server.storage.models import SEEDED
from freebooter.server.texts import render
from freebooter.server.texts.words import words_of
from freebooter.server.wire import bodies, frames

router = APIRouter()
routes = Routes(router)


@routes.add("GET", "/api/tables", bodies.TableList)
async def list_tables(request: Request, language: Language = "") -> Response:
    """Open tables, and mine."""
    house = house_of(request)
    who = visitor(request, language)
    mine = await infos(house, await house.tables_of(who.guest), who.guest, who.language) if who.guest else []
    return JSON(bodies.TableList(await infos(house, await house.open_tables(), who.guest, who.language), mine))


@routes.add("POST", "/api/tables", bodies.Joined, bodies.NewTable, (404, 409), 201)
async def new_table(request: Request, language: Language = "") -> Response:
    """Begin a game. Seats that are `here` are mine, with the cookie that comes with the answer."""
    house = house_of(request)
    wanted = await read_body(request, bodies.NewTable)
    who = visitor(request, language)
    if not await house.table_credits.spend(who.address):
        raise refused("too-fast")
    others = any([seat.kind == "invite" for seat in wanted.seats])
    if wanted.seed and others and not house.settings.seeds_for_all:
        raise refused("seed-alone")
    match = house.fresh_match(wanted)
    cookie, name = await guest_of(house, who)
    if all([seat.kind == "bot" for seat in wanted.seats]):
        await house.check_bot_tables(who.guest)
    room, rights = await house.new_room(
        match,
        wanted.seats,
        who.guest,
        name,
        name=wanted.name,
        open=wanted.open,
        watching=wanted.watching,
        clock=wanted.clock,
        origin=SEEDED if wanted.seed else "",
        shared=not wanted.seed and house.asks_for_shares(wanted.seats),
    )
    notices = match.game.choosing.notices(match.game.options(wanted.options))
    words = words_of(who.language)
    sentences = [render.text(words, notice, match.game) for notice in notices]
    return give_seats(house, room, who, rights, cookie, 201, sentences)


@routes.add("GET", "/api/tables/{table}", frames.TableInfo, problems=(404, 409))
async def table_info(request: Request, table: TableId, language: Language = "") -> Response:
    """Who sits where."""
    _house, room, who = await room_and_visitor(request, table, language)
    may_look(room, who)
    return JSON(room.info(who.rights, who.language))


@routes.add("DELETE", "/api/tables/{table}", None, problems=(404, 409), status=204)
async def remove_table(request: Request, table: TableId) -> Response:
    """Delete a table: for its host, when the game is over or nobody else sits there."""
    house, room, who = await room_and_visitor(request, table)
    if not who.host:
        raise refused("not-host")
    others = [chair for chair in room.table.chairs if chair.guest and chair.guest != room.table.stored.host]
    if others and not room.table.match.over:
        raise refused("other-tables-people")
    await house.remove(room)
    return Response(status_code=204)
