"""Sitting down: by a code, at an open table, or again after the cookie was lost."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from freebooter.kernel.note import Refused, refused
from freebooter.server.access import codes
from freebooter.server.access.codes import SEAT, STAND_IN, WATCH, Right
from freebooter.server.http.replies import read_body
from freebooter.server.http.visitor import at_table, visitor
from freebooter.server.rest.common import Language, TableId, give_seats, guest_of, house_of, room_and_visitor
from freebooter.server.rest.routes import Routes
from freebooter.server.storage.models import PERSON, Chair
from freebooter.server.tables.rights import rights_of_guest
from freebooter.server.tables.room import Room
from freebooter.server.texts.printable import clean_name, distinct
from freebooter.server.wire import bodies

router = APIRouter()
routes = Routes(router)


@routes.add("POST", "/api/join", bodies.Joined, bodies.UseCode, (404, 409))
async def join(request: Request, language: Language = "") -> Response:
    """Use a code: of a table, which takes a free seat or watches; of a seat; of a stand-in; of a table to watch."""
    house = house_of(request)
    wanted = await read_body(request, bodies.UseCode)
    who = visitor(request, language)
    passed_on = "fleet" in request.scope  # then it was counted where the visitor came in
    if not passed_on and not await house.code_credits.spend(who.address):
        raise refused("too-fast")
    table, what, seat = await house.find_code(codes.read_code(wanted.code))
    room = await house.room(table)
    at_table(house, room, who)
    cookie, name = await guest_of(house, who)
    name = clean_name(wanted.name) if wanted.name.strip() else name
    if what == "table":
        rights = await _sit_anywhere(room, who.guest, name)
    elif what == "watch":
        if not room.table.stored.watching:
            raise refused("no-watching")
        rights = [_watch(room)]
    elif what == "seat":
        rights = [await _sit(room, seat, who.guest, name, codes.read_code(wanted.code))]
    else:
        rights = [await _stand_in(room, seat, who.guest, name, codes.read_code(wanted.code))]
    # The cookie of the table goes to its own addresses only, so what else is theirs there is looked up.
    rights += rights_of_guest(room.table.stored, room.table.chairs, who.guest)
    return give_seats(house, room, who, rights, cookie)


async def _sit_anywhere(room: Room, guest: str, name: str) -> list[Right]:
    """By the code of a table: the seat that is theirs already, else a free one, else a place to watch from."""
    own = rights_of_guest(room.table.stored, room.table.chairs, guest)
    if own:
        return own
    for chair in list(room.table.chairs):
        if not chair.taken:
            try:
                return [await _sit(room, chair.seat, guest, name, None)]
            except Refused as error:  # somebody was quicker
                if error.refusal.message != "seat-not-free":
                    raise
    if not room.table.stored.watching:
        raise refused("no-free-seat")
    return [_watch(room)]


def _watch(room: Room) -> Right:
    return Right(WATCH, -1, codes.watch_generation(room.table.stored.watch_code))


def _other_names(room: Room, seat: int) -> list[str]:
    """What the others at the table are called."""
    return [name for chair in room.table.chairs if chair.seat != seat for name in (chair.name, chair.stand_in_name)]


async def _sit(room: Room, seat: int, guest: str, name: str, code: str | None) -> Right:
    room.check_seeded(guest)

    def change(chair: Chair) -> tuple[str, dict[str, str]]:
        if chair.taken or (code is not None and chair.code != code):
            raise refused("seat-not-free" if code is None else "no-code")
        chair.guest = guest
        chair.name = distinct(name, _other_names(room, seat))
        chair.code = ""
        chair.generation += 1
        chair.end_loan()  # somebody may have played while the seat was free
        return "taken", {}

    await room.change_seat(seat, change)
    return Right(SEAT, seat, room.table.chairs[seat].generation)


async def _stand_in(room: Room, seat: int, guest: str, name: str, code: str) -> Right:
    room.check_seeded(guest)

    def change(chair: Chair) -> tuple[str, dict[str, str]]:
        if chair.lent != PERSON or chair.stand_in_code != code:
            raise refused("no-code")
        chair.stand_in = guest
        chair.stand_in_name = distinct(name, [*_other_names(room, seat), chair.name])
        chair.stand_in_code = ""
        chair.stand_in_generation += 1
        return "stand-in", {"name": chair.stand_in_name, "guest": guest}

    await room.change_seat(seat, change)
    return Right(STAND_IN, seat, room.table.chairs[seat].stand_in_generation)


@routes.add("POST", "/api/tables/{table}/sit", bodies.Joined, bodies.Sit, (404, 409))
async def sit(request: Request, table: TableId, language: Language = "") -> Response:
    """Take a free seat at an open table."""
    wanted = await read_body(request, bodies.Sit)
    house, room, who = await room_and_visitor(request, table, language)
    if not room.table.stored.open:
        raise refused("not-invited")
    if not await house.table_credits.spend(who.address):
        raise refused("too-fast")
    free = [chair.seat for chair in room.table.chairs if not chair.taken]
    if not free:
        raise refused("no-free-seat")
    cookie, name = await guest_of(house, who)
    name = clean_name(wanted.name) if wanted.name.strip() else name
    right = await _sit(room, free[0] if wanted.seat is None else wanted.seat, who.guest, name, None)
    return give_seats(house, room, who, [right], cookie)


@routes.add("POST", "/api/tables/{table}/resume", bodies.Joined, problems=(404, 409))
async def resume(request: Request, table: TableId, language: Language = "") -> Response:
    """Get the cookie of my seats again, as the guest who sits there."""
    house, room, who = await room_and_visitor(request, table, language)
    rights = rights_of_guest(room.table.stored, room.table.chairs, who.guest)
    if not rights and not who.rights:
        raise refused("not-yours")
    return give_seats(house, room, who, rights)
