"""The application: REST with its description, the socket, metrics, and the files of the client."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from freebooter.kernel.note import Refusal, Refused
from freebooter.kernel.record import RecordError
from freebooter.server.http.asgi import MISDIRECTED
from freebooter.server.http.guard import Guard
from freebooter.server.http.listening import LanDoor
from freebooter.server.http.relay import PassedOn
from freebooter.server.http.replies import Fixed, problem
from freebooter.server.http.socket import play_socket
from freebooter.server.http.static_files import Client
from freebooter.server.http.visitor import visitor
from freebooter.server.rest import about
from freebooter.server.rest.library import games, learning, rules, statistics
from freebooter.server.rest.lobby import invitations, joining, me, tables
from freebooter.server.rest.playing import play, replay, reviews, seats
from freebooter.server.rest.routes import describe
from freebooter.server.settings import Settings
from freebooter.server.storage.leases import Elsewhere
from freebooter.server.tables.house import House
from freebooter.server.tables.open_table import Gone
from freebooter.server.tables.upkeep import Upkeep

log = logging.getLogger("freebooter.app")

ROUTES = (about, me, games, tables, joining, play, seats, invitations, replay, reviews, rules, statistics, learning)
BY_STATUS = {404: "no-page", 405: "wrong-method"}


def make_app(settings: Settings) -> Guard:
    """The whole server as one ASGI application."""
    house = House(settings)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await house.start()
        upkeep = asyncio.create_task(Upkeep(house).run())
        yield
        upkeep.cancel()
        await app.state.lan_door.close()
        await house.stop()

    app = FastAPI(
        title="Freebooter",
        version="1",
        description="Tables of pirate board games. The socket and all frames are explained in docs/wire.md.",
        docs_url=None,  # its pages load scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=life,
        redirect_slashes=False,
    )
    app.state.house = house
    app.state.fixed = Fixed()
    for module in ROUTES:
        app.include_router(module.router)
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/play", play_socket))
    app.router.routes += [Route("/healthz", _healthy), Route("/readyz", _ready)]
    if settings.metrics:
        app.router.routes.append(Route("/metrics", _metrics))
    app.mount("/", Client(), name="client")
    app.openapi = describe(app)  # type: ignore[method-assign]  # FastAPI's own way to another description
    _handle_errors(app)
    guard = Guard(app, house)
    app.state.relay = guard.relay
    app.state.lan_door = LanDoor(guard, house)
    return guard


async def _healthy(request: Request) -> Response:
    """The process lives and its event loop turns."""
    return PlainTextResponse("ok\n")


async def _ready(request: Request) -> Response:
    """Browsers may be sent here: it is not stopping, and the database answers."""
    house: House = request.app.state.house
    ready = await house.ready()
    return PlainTextResponse("ready\n" if ready else "not ready\n", 200 if ready else 503)


async def _metrics(request: Request) -> Response:
    house: House = request.app.state.house
    return PlainTextResponse(house.metrics.text())


def _handle_errors(app: FastAPI) -> None:
    """Every answer that is not a success has the same body, in the reader's language, and reveals no secrets."""

    def reply(request: Request, note: Refusal, status: int = 0) -> Response:
        return problem(note, visitor(request, request.query_params.get("language", "")[:8]).language, status)

    async def on_refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        return reply(request, error.refusal)

    async def on_http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        response = reply(request, Refusal(BY_STATUS.get(error.status_code, "bad-request")), error.status_code)
        for name, value in (error.headers or {}).items():
            response.headers[name] = value
        return response

    async def on_invalid(request: Request, error: Exception) -> Response:
        return reply(request, Refusal("bad-request"), 422)

    async def on_record(request: Request, error: Exception) -> Response:
        log.error("a table cannot be read: %s", type(error).__name__)
        return reply(request, Refusal("went-wrong"))

    async def on_elsewhere(request: Request, error: Exception) -> Response:
        assert isinstance(error, Elsewhere)
        if "fleet" in request.scope:
            return Response(status_code=MISDIRECTED)
        return PassedOn(request.app.state.relay, error.table, request.scope.get("body", b""))

    async def on_fault(request: Request, error: Exception) -> Response:
        return reply(request, Refusal("went-wrong"), 500)

    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(RecordError, on_record)
    app.add_exception_handler(Elsewhere, on_elsewhere)
    app.add_exception_handler(Gone, on_fault)
    app.add_exception_handler(Exception, on_fault)
