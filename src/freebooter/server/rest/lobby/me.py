"""Who I am: name, language, my tables."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from freebooter.kernel.note import refused
from freebooter.server.http.replies import JSON, read_body
from freebooter.server.http.visitor import GUEST, Visitor, new_guest, set_cookie, visitor
from freebooter.server.rest.common import Language, default_name, house_of
from freebooter.server.rest.lobby.table_lists import infos
from freebooter.server.rest.routes import Routes
from freebooter.server.texts.printable import clean_name
from freebooter.server.texts.words import choose_language
from freebooter.server.wire import bodies
from freebooter.words import LANGUAGES

router = APIRouter()
routes = Routes(router)


async def _me(request: Request, who: Visitor, language: str) -> bodies.Me:
    house = house_of(request)
    name, chosen = await house.name_of(who.guest)
    reading = choose_language(language or chosen, request.headers.get("accept-language", ""))
    tables = await infos(house, await house.tables_of(who.guest), who.guest, reading)
    return bodies.Me(who.guest[:16], name or default_name(who.guest, reading), chosen or reading, tables)


@routes.add("GET", "/api/me", bodies.Me)
async def me(request: Request, language: Language = "") -> Response:
    """Who I am here, and my tables. A stranger becomes a guest by it: the cookie comes with the answer."""
    house = house_of(request)
    who = visitor(request, language)
    cookie = ""
    if not who.guest:
        cookie, who.guest = new_guest()
    response = JSON(await _me(request, who, language))
    if cookie:
        set_cookie(house, response, GUEST, cookie)
    return response


@routes.add("POST", "/api/me", bodies.Me, bodies.MeWanted, (409,))
async def change_me(request: Request) -> Response:
    """Choose a name or a language."""
    house = house_of(request)
    wanted = await read_body(request, bodies.MeWanted)
    who = visitor(request)
    if wanted.language is not None and wanted.language not in LANGUAGES:
        raise refused("no-language")
    cookie = ""
    if not who.guest:
        cookie, who.guest = new_guest()
    if not await house.table_credits.spend(who.address):
        raise refused("too-fast")
    name, language = await house.name_of(who.guest)
    if wanted.name is not None:
        name = clean_name(wanted.name)
    await house.set_guest(who.guest, name, wanted.language or language)
    response = JSON(await _me(request, who, wanted.language or ""))
    if cookie:
        set_cookie(house, response, GUEST, cookie)
    return response


@routes.add("DELETE", "/api/me", None, status=204)
async def forget_me(request: Request) -> Response:
    """Delete my name, my seats and all that I wrote. My moves stay in the games of others."""
    house = house_of(request)
    who = visitor(request)
    if who.guest:
        await house.forget_guest(who.guest)
    response = Response(status_code=204)
    response.delete_cookie(GUEST, path="/")
    return response
