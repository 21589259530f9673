"""Invitations to a table or to one of its seats, as codes, links and QR codes."""

from ipaddress import ip_address

from fastapi import APIRouter, Request
from starlette.responses import Response

from freebooter.kernel.note import refused
from freebooter.server.access import codes
from freebooter.server.http import qr
from freebooter.server.http.lan import addresses
from freebooter.server.http.replies import JSON
from freebooter.server.rest.common import SeatPath, TableId, house_of, room_and_visitor
from freebooter.server.rest.routes import Routes
from freebooter.server.wire import bodies

router = APIRouter()
routes = Routes(router)


def invitation_of(request: Request, seat: int, code: str) -> bodies.Invitation:
    """The invitation with this code to a seat; -1: to the table."""
    house = house_of(request)
    host = request.headers.get("host", "")
    if house.settings.lan and (host.startswith("127.") or host.startswith("localhost")):
        host = f"{addresses()[0]}:{house.settings.port}" if addresses() else host
    entering = f"&enter={codes.house_code(house.secret)}" if house.settings.lan else ""
    scheme = "https" if house.settings.secure else "http"
    link = f"{scheme}://{host}/#join={code}{entering}"
    return bodies.Invitation(seat, code, codes.shown_code(code), link, reach_of(host))


def reach_of(host: str) -> str:
    """Who can open an address: nobody but this machine, the local network, or everyone."""
    name = host.rsplit(":", 1)[0].strip("[]").lower()
    try:
        address = ip_address(name)
    except ValueError:
        return "machine" if name == "localhost" else "network" if name.endswith(".local") else "world"
    return "machine" if address.is_loopback else "network" if address.is_private else "world"


async def _find_invitation(request: Request, table: str, seat: int = -1) -> bodies.Invitation:
    """To a seat, or to the table."""
    _house, room, who = await room_and_visitor(request, table)
    if seat < 0:
        if not who.host:
            raise refused("not-host")
        return invitation_of(request, -1, room.table.stored.code)
    chair = room.chair(seat)
    if not who.host and not (chair.stand_in_code and seat in who.seats):
        raise refused("not-host")
    if not (chair.code or chair.stand_in_code):
        raise refused("seat-not-free")
    return invitation_of(request, seat, chair.stand_in_code or chair.code)


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
    """A new code for the table; the old one becomes invalid. Players keep their seats."""
    _house, room, who = await room_and_visitor(request, table)
    if not who.host:
        raise refused("not-host")
    await room.change_code()
    return JSON(invitation_of(request, -1, room.table.stored.code))


@routes.add("POST", "/api/tables/{table}/watching/reissue", bodies.Invitation, problems=(404, 409))
async def reissue_watching(request: Request, table: TableId) -> Response:
    """A new code for those who watch; whoever came by the old one watches no longer, unless the table is open."""
    _house, room, who = await room_and_visitor(request, table)
    if not who.host:
        raise refused("not-host")
    await room.change_code(watching=True)
    return JSON(invitation_of(request, -1, room.table.stored.watch_code))


@routes.add("GET", "/api/tables/{table}/seats/{seat}/invitation", bodies.Invitation, problems=(404, 409))
async def invitation(request: Request, table: TableId, seat: SeatPath) -> Response:
    """The invitation to a free seat, for the host to pass on; or to play for a seat, for its owner."""
    return JSON(await _find_invitation(request, table, seat))


@routes.add("GET", "/api/tables/{table}/seats/{seat}/invitation.svg", str, problems=(404, 409), media="image/svg+xml")
async def invitation_picture(request: Request, table: TableId, seat: SeatPath) -> Response:
    """The same as a QR code."""
    return qr.picture((await _find_invitation(request, table, seat)).link)
