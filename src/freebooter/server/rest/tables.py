"""Tables: make one, sit down, and all commands of the socket by plain HTTP."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from freebooter.kernel.note import Refused, refused
from freebooter.server import bodies, codes, wire
from freebooter.server.access import (
    GUEST,
    Visitor,
    at_table,
    may_look,
    new_guest,
    reader_of,
    set_cookie,
    set_seats,
    tokens,
    visitor,
)
from freebooter.server.codes import SEAT, STAND_IN, WATCH, Right
from freebooter.server.house import House
from freebooter.server.limits import COSTS
from freebooter.server.plain import plain
from freebooter.server.replies import JSON, read_body
from freebooter.server.rest.doc import Routes
from freebooter.server.rest.lists import infos
from freebooter.server.rest.people import Language, default_name, house_of
from freebooter.server.room import Gone, Room
from freebooter.server.rows import PERSON, Chair

router = APIRouter()
routes = Routes(router)
TableId = Annotated[str, Path(max_length=16)]
SeatPath = Annotated[int, Path(ge=0, le=99)]
SeatQuery = Annotated[int | None, Query(ge=0, le=99, description="one of my seats; without it, the public view")]
Since = Annotated[int, Query(ge=0, le=1_000_000_000)]


async def room_and_visitor(request: Request, table: str, language: str = "") -> tuple[House, Room, Visitor]:
    house = house_of(request)
    room = await house.room(table)
    return house, room, at_table(house, room, visitor(request, language))


def give_seats(house: House, room: Room, who: Visitor, rights: list[Right], status: int = 200) -> JSON:
    """The rights of a browser at a table, old and new, as a cookie and as a token."""
    kept = room.check([*rights, *[right for right in who.rights if right not in rights]])
    text = tokens(house, room.table.sheet.id, kept)
    told = bodies.Joined(
        room.info(kept, who.language), sorted({r.seat for r in kept if r.kind in (SEAT, STAND_IN)}), text
    )
    response = JSON(told, status)
    set_seats(house, response, room.table.sheet.id, text)
    return response


async def guest_of(house: House, who: Visitor) -> tuple[str, str]:
    """Make a stranger a guest. Tells the cookie to set, if any, and the guest's name."""
    cookie = ""
    if not who.guest:
        cookie, who.guest = new_guest()
    name, chosen = await house.name_of(who.guest)
    return cookie, name or default_name(who.guest, chosen or who.language)


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
    if not house.table_purses.spend(who.address):
        raise refused("too-fast")
    match = house.fresh(wanted)
    cookie, name = await guest_of(house, who)
    room, rights = await house.new_room(
        match,
        wanted.seats,
        who.guest,
        name,
        name=wanted.name,
        open=wanted.open,
        watching=wanted.watching,
        clock=wanted.clock,
    )
    response = give_seats(house, room, who, rights, 201)
    if cookie:
        set_cookie(house, response, GUEST, cookie)
    return response


@routes.add("POST", "/api/join", bodies.Joined, bodies.UseCode, (404, 409))
async def join(request: Request, language: Language = "") -> Response:
    """Use a code: of a table, which takes a free seat or watches; of a seat; of a stand-in; of a table to watch."""
    house = house_of(request)
    wanted = await read_body(request, bodies.UseCode)
    who = visitor(request, language)
    if not house.code_purses.spend(who.address):
        raise refused("too-fast")
    table, what, seat = await house.find_code(codes.read_code(wanted.code))
    room = await house.room(table)
    at_table(house, room, who)
    cookie, name = await guest_of(house, who)
    name = plain(wanted.name) if wanted.name.strip() else name
    if what == "table":
        rights = await _sit_anywhere(house, room, who.guest, name)
    elif what == "watch":
        if not room.table.sheet.watching:
            raise refused("no-watching")
        rights = [Right(WATCH, -1, 1)]
    elif what == "seat":
        rights = [await _sit(room, seat, who.guest, name, codes.read_code(wanted.code))]
    else:
        rights = [await _stand_in(room, seat, who.guest, name, codes.read_code(wanted.code))]
    # The cookie of the table goes to its own addresses only, so what else is theirs there is looked up.
    rights += house.rights_of(room.table.sheet, room.table.chairs, who.guest)
    response = give_seats(house, room, who, rights)
    if cookie:
        set_cookie(house, response, GUEST, cookie)
    return response


async def _sit_anywhere(house: House, room: Room, guest: str, name: str) -> list[Right]:
    """By the code of a table: the seat that is theirs already, else a free one, else a place to watch from."""
    own = house.rights_of(room.table.sheet, room.table.chairs, guest)
    if own:
        return own
    for chair in list(room.table.chairs):
        if not chair.taken:
            try:
                return [await _sit(room, chair.seat, guest, name, None)]
            except Refused as error:  # somebody was quicker
                if error.refusal.message != "seat-not-free":
                    raise
    if not room.table.sheet.watching:
        raise refused("no-free-seat")
    return [Right(WATCH, -1, 1)]


async def _sit(room: Room, seat: int, guest: str, name: str, code: str | None) -> Right:
    def change(chair: Chair) -> tuple[str, dict[str, str]]:
        if chair.taken or (code is not None and chair.code != code):
            raise refused("seat-not-free" if code is None else "no-code")
        chair.guest = guest
        chair.name = name
        chair.code = ""
        chair.generation += 1
        end_loan(chair)  # whoever played while the seat was free
        return "taken", {}

    await room.change_seat(seat, change)
    return Right(SEAT, seat, room.table.chairs[seat].generation)


def end_loan(chair: Chair) -> None:
    chair.lent, chair.stand_in, chair.stand_in_name, chair.stand_in_code = "", "", "", ""
    chair.stand_in_generation += 1


async def _stand_in(room: Room, seat: int, guest: str, name: str, code: str) -> Right:
    def change(chair: Chair) -> tuple[str, dict[str, str]]:
        if chair.lent != PERSON or chair.stand_in_code != code:
            raise refused("no-code")
        chair.stand_in = guest
        chair.stand_in_name = name
        chair.stand_in_code = ""
        chair.stand_in_generation += 1
        return "stand-in", {"name": name}

    await room.change_seat(seat, change)
    return Right(STAND_IN, seat, room.table.chairs[seat].stand_in_generation)


@routes.add("GET", "/api/tables/{table}", wire.TableInfo, problems=(404, 409))
async def table_info(request: Request, table: TableId, language: Language = "") -> Response:
    """Who sits where."""
    _house, room, who = await room_and_visitor(request, table, language)
    may_look(room, who)
    return JSON(room.info(who.rights, who.language))


@routes.add("DELETE", "/api/tables/{table}", None, problems=(404, 409), status=204)
async def remove_table(request: Request, table: TableId) -> Response:
    """Take a table away for good: its host, when the game is over or nobody else sits there."""
    house, room, who = await room_and_visitor(request, table)
    if not who.host:
        raise refused("not-host")
    others = [chair for chair in room.table.chairs if chair.guest and chair.guest != room.table.sheet.host]
    if others and not room.table.match.over:
        raise refused("other-tables-people")
    await house.remove(room)
    return Response(status_code=204)


@routes.add("POST", "/api/tables/{table}/sit", bodies.Joined, bodies.Sit, (404, 409))
async def sit(request: Request, table: TableId, language: Language = "") -> Response:
    """Take a free seat at an open table."""
    wanted = await read_body(request, bodies.Sit)
    house, room, who = await room_and_visitor(request, table, language)
    if not room.table.sheet.open:
        raise refused("not-invited")
    if not house.table_purses.spend(who.address):
        raise refused("too-fast")
    free = [chair.seat for chair in room.table.chairs if not chair.taken]
    if not free:
        raise refused("no-free-seat")
    cookie, name = await guest_of(house, who)
    name = plain(wanted.name) if wanted.name.strip() else name
    right = await _sit(room, free[0] if wanted.seat is None else wanted.seat, who.guest, name, None)
    response = give_seats(house, room, who, [right])
    if cookie:
        set_cookie(house, response, GUEST, cookie)
    return response


@routes.add("POST", "/api/tables/{table}/resume", bodies.Joined, problems=(404, 409))
async def resume(request: Request, table: TableId, language: Language = "") -> Response:
    """Get the cookie of my seats again, as the guest who sits there."""
    house, room, who = await room_and_visitor(request, table, language)
    rights = house.rights_of(room.table.sheet, room.table.chairs, who.guest)
    if not rights and not who.rights:
        raise refused("not-yours")
    return give_seats(house, room, who, rights)


# Play by plain HTTP


@routes.add("GET", "/api/tables/{table}/hello", wire.Hello, problems=(404, 409))
async def hello(
    request: Request, table: TableId, seat: SeatQuery = None, since: Since = 0, language: Language = ""
) -> Response:
    """What the socket says first."""
    _house, room, who = await room_and_visitor(request, table, language)
    reader = reader_of(room, who, seat)
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
    _house, room, who = await room_and_visitor(request, table, language)
    reader = reader_of(room, who, seat)
    if wait and room.table.number(reader) <= since:
        try:
            await asyncio.wait_for(room.changed.wait(), wait)
        except TimeoutError:
            wait = 0
    await room.prepare(reader, who.language, room.table.rows_since(reader, since)[:most])
    async with room.lock:
        rows = room.table.rows_since(reader, since)
        last = len(rows) <= most
        return JSON(
            bodies.Events(room.table.number(reader), room.teller.updates(reader, who.language, rows[:most], last))
        )


@routes.add(
    "POST",
    "/api/tables/{table}/commands",
    wire.Done | wire.Refused | wire.Reason | wire.Hinted,
    wire.ByHttp,
    (404, 409),
)
async def command(
    request: Request, table: TableId, seat: Annotated[int, Query(ge=0, le=99)], language: Language = ""
) -> Response:
    """A command of the socket, for one of my seats; the answer is the same as there."""
    wanted: wire.ByHttp = await read_body(request, wire.ByHttp)  # type: ignore[arg-type]
    for _again in range(2):
        house, room, who = await room_and_visitor(request, table, language)
        reader = reader_of(room, who, seat)
        if not house.play_purses.spend(f"{table} {reader}", COSTS.get(type(wanted), 1.0)):
            raise refused("too-fast")
        try:
            return JSON(await room.do(reader, who.stands_in(reader), wanted, who.language))
        except Gone:
            continue
    raise refused("went-wrong")
