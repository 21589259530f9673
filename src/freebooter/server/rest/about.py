"""The server itself: what it is, where others in the network find it, and the code that lets them in."""

from importlib.metadata import version

from fastapi import APIRouter, Request
from starlette.responses import Response

from freebooter.kernel.note import refused
from freebooter.server.access import codes
from freebooter.server.http import qr
from freebooter.server.http.lan import addresses
from freebooter.server.http.listening import LanDoor
from freebooter.server.http.replies import JSON, read_body
from freebooter.server.http.visitor import PASS, set_cookie, visitor
from freebooter.server.rest.common import house_of
from freebooter.server.rest.routes import Routes
from freebooter.server.tables.house import House
from freebooter.server.wire import bodies, frames
from freebooter.words import LANGUAGES

router = APIRouter()
routes = Routes(router)


@routes.add("GET", "/api/about", bodies.About)
async def about(request: Request) -> Response:
    """What this server is, and where others in the network find it."""
    house = house_of(request)
    about = bodies.About("freebooter", version("freebooter"), frames.PROTOCOL, list(LANGUAGES), house.signer.public)
    if house.settings.lan and _from_this_machine(request):
        about.lan = _lan_addresses(house)
        about.code = codes.shown_code(codes.house_code(house.secret))
    if _from_this_machine(request):
        about.lan_possible, about.lan_closable = _lan_door(request).possible, _lan_door(request).opened
    return JSON(about)


def _from_this_machine(request: Request) -> bool:
    client = request.client.host if request.client is not None else ""
    return client.startswith("127.") or client == "::1"


def _lan_addresses(house: House) -> list[str]:
    return [f"http://{address}:{house.settings.port}" for address in addresses()]


def _lan_door(request: Request) -> LanDoor:
    """The door to the network, for this machine only."""
    if not _from_this_machine(request):
        raise refused("no-page")
    door: LanDoor = request.app.state.lan_door
    return door


@routes.add("POST", "/api/lan", bodies.About, problems=(404, 409))
async def open_to_network(request: Request) -> Response:
    """Let others in this network in, who know the code: only this machine can, until it closes it or ends."""
    await _lan_door(request).open()
    return await about(request)


@routes.add("DELETE", "/api/lan", bodies.About, problems=(404, 409))
async def close_to_network(request: Request) -> Response:
    """Keep others out again."""
    await _lan_door(request).close()
    return await about(request)


@routes.add("GET", "/api/lan.svg", str, problems=(404,), media="image/svg+xml")
async def lan_picture(request: Request) -> Response:
    """The address for others in this network, with the code of the house, as a QR code: for this machine only."""
    house = house_of(request)
    if not house.settings.lan or not _from_this_machine(request) or not addresses():
        raise refused("no-page")
    return qr.picture(f"{_lan_addresses(house)[0]}/#enter={codes.house_code(house.secret)}")


@routes.add("POST", "/api/enter", None, bodies.EnterCode, status=204)
async def enter(request: Request) -> Response:
    """Give the code of the house, once per browser."""
    house = house_of(request)
    wanted = await read_body(request, bodies.EnterCode)
    if not await house.code_credits.spend(visitor(request).address):
        raise refused("too-fast")
    if not codes.same(codes.read_code(wanted.code), codes.house_code(house.secret)):
        raise refused("bad-code")
    response = Response(status_code=204)
    set_cookie(house, response, PASS, codes.house_pass(house.secret))
    return response
