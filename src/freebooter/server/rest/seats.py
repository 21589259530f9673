"""Seats: lend one, give one out anew, get up, and the invitations that the host passes on."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from freebooter.kernel.note import refused
from freebooter.server import bodies, codes, levels, qr, wire
from freebooter.server.lan import addresses
from freebooter.server.replies import JSON, read_body
from freebooter.server.rest.doc import Routes
from freebooter.server.rest.people import Language, house_of
from freebooter.server.rest.tables import TableId, end_loan, room_and_visitor
from freebooter.server.room import Room
from freebooter.server.rows import PERSON, Chair

router = APIRouter()
routes = Routes(router)
SeatPath = Annotated[int, Path(ge=0, le=99)]


def _check_seat(room: Room, seat: int) -> Chair:
    if seat >= len(room.table.chairs):
        raise refused("no-seat-there")
    return room.table.chairs[seat]


@routes.add("POST", "/api/tables/{table}/seats/{seat}/lend", wire.TableInfo, bodies.Lend, (404, 409))
async def lend(request: Request, table: TableId, seat: SeatPath, language: Language = "") -> Response:
    """Lend a seat to a bot or another person: its owner any time, the host while the owner is absent."""
    wanted = await read_body(request, bodies.Lend)
    _house, room, who = await room_and_visitor(request, table, language)
    owner = seat in who.seats and not who.stands_in(seat)
    present = room.present(seat) and _check_seat(room, seat).taken
    if not owner and not who.host:
        raise refused("not-host")
    if wanted.to != PERSON and not levels.known(wanted.to):
        raise refused("no-level")

    def change(chair: Chair) -> tuple[str, dict[str, str]]:
        if chair.bot:
            raise refused("seat-is-bot")
        if present and not owner:
            raise refused("seat-present", name=chair.name)
        chair.lent = wanted.to
        chair.stand_in, chair.stand_in_name = "", ""
        chair.stand_in_generation += 1
        chair.stand_in_code = codes.new_code() if wanted.to == PERSON else ""
        return ("lent-person", {}) if wanted.to == PERSON else ("lent-bot", {"level": wanted.to})

    await room.change_seat(seat, change)
    return JSON(room.info(who.rights, who.language))


@routes.add("POST", "/api/tables/{table}/seats/{seat}/give-back", wire.TableInfo, problems=(404, 409))
async def give_back(request: Request, table: TableId, seat: SeatPath, language: Language = "") -> Response:
    """End a loan: the owner, the host, or the stand-in."""
    _house, room, who = await room_and_visitor(request, table, language)
    if seat not in who.seats and not who.host:
        raise refused("not-yours")

    def change(chair: Chair) -> tuple[str, dict[str, str]]:
        if not chair.lent:
            raise refused("seat-not-lent")
        end_loan(chair)
        return "given-back", {}

    await room.change_seat(seat, change)
    return JSON(room.info(room.check(who.rights), who.language))


@routes.add("POST", "/api/tables/{table}/seats/{seat}/reissue", bodies.Invitation, problems=(404, 409))
async def reissue(request: Request, table: TableId, seat: SeatPath) -> Response:
    """Give a seat out anew, by a fresh invitation: every older token of it dies. Its owner, or the host."""
    _house, room, who = await room_and_visitor(request, table)
    if not who.host and (seat not in who.seats or who.stands_in(seat)):
        raise refused("not-host")

    def change(chair: Chair) -> tuple[str, dict[str, str]]:
        if chair.bot:
            raise refused("seat-is-bot")
        chair.guest = ""
        chair.generation += 1
        chair.code = codes.new_code()
        return "reissued", {}

    await room.change_seat(seat, change)
    return JSON(_invitation(request, seat, room.table.chairs[seat].code))


@routes.add("POST", "/api/tables/{table}/seats/{seat}/leave", wire.TableInfo, problems=(404, 409))
async def leave(request: Request, table: TableId, seat: SeatPath, language: Language = "") -> Response:
    """Get up; the seat is free for somebody else."""
    _house, room, who = await room_and_visitor(request, table, language)
    if seat not in who.seats or who.stands_in(seat):
        raise refused("not-yours")

    def change(chair: Chair) -> tuple[str, dict[str, str]]:
        chair.guest, chair.name = "", ""
        chair.generation += 1
        chair.code = codes.new_code()
        return "left", {}

    await room.change_seat(seat, change)
    return JSON(room.info(room.check(who.rights), who.language))


def _invitation(request: Request, seat: int, code: str) -> bodies.Invitation:
    house = house_of(request)
    host = request.headers.get("host", "")
    if house.settings.lan and (host.startswith("127.") or host.startswith("localhost")):
        host = f"{addresses()[0]}:{house.settings.port}" if addresses() else host
    entering = f"&enter={codes.house_code(house.secret)}" if house.settings.lan else ""
    scheme = "https" if house.settings.secure else "http"
    return bodies.Invitation(seat, code, codes.shown_code(code), f"{scheme}://{host}/#join={code}{entering}")


async def _find_invitation(request: Request, table: str, seat: int = -1) -> bodies.Invitation:
    """To a seat, or to the table."""
    _house, room, who = await room_and_visitor(request, table)
    if seat < 0:
        if not who.host:
            raise refused("not-host")
        return _invitation(request, -1, room.table.sheet.code)
    chair = _check_seat(room, seat)
    if not who.host and not (chair.stand_in_code and seat in who.seats):
        raise refused("not-host")
    if not (chair.code or chair.stand_in_code):
        raise refused("seat-not-free")
    return _invitation(request, seat, chair.stand_in_code or chair.code)


@routes.add("GET", "/api/tables/{table}/invitation", bodies.Invitation, problems=(404, 409))
async def table_invitation(request: Request, table: TableId) -> Response:
    """The invitation to the table, for the host to pass on to everyone: the first to come get the free seats."""
    return JSON(await _find_invitation(request, table))


@routes.add("GET", "/api/tables/{table}/invitation.svg", str, problems=(404, 409), media="image/svg+xml")
async def table_invitation_picture(request: Request, table: TableId) -> Response:
    """The same as a QR code, for the camera of a phone."""
    return qr.picture((await _find_invitation(request, table)).link)


@routes.add("POST", "/api/tables/{table}/reissue", bodies.Invitation, problems=(404, 409))
async def reissue_table(request: Request, table: TableId) -> Response:
    """A new code for the table; the old one leads nowhere any more. Whoever sits keeps their seat."""
    _house, room, who = await room_and_visitor(request, table)
    if not who.host:
        raise refused("not-host")
    await room.change_code()
    return JSON(_invitation(request, -1, room.table.sheet.code))


@routes.add("GET", "/api/tables/{table}/seats/{seat}/invitation", bodies.Invitation, problems=(404, 409))
async def invitation(request: Request, table: TableId, seat: SeatPath) -> Response:
    """The invitation to a free seat, for the host to pass on; or to play for a seat, for its owner."""
    return JSON(await _find_invitation(request, table, seat))


@routes.add("GET", "/api/tables/{table}/seats/{seat}/invitation.svg", str, problems=(404, 409), media="image/svg+xml")
async def invitation_picture(request: Request, table: TableId, seat: SeatPath) -> Response:
    """The same as a QR code."""
    return qr.picture((await _find_invitation(request, table, seat)).link)
