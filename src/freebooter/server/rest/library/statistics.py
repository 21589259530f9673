"""The statistics page."""

import asyncio
import time

from fastapi import APIRouter, Request
from starlette.responses import Response

from freebooter.server.http.replies import JSON
from freebooter.server.http.visitor import visitor
from freebooter.server.rest.common import Language, house_of, spend_look
from freebooter.server.rest.routes import Routes
from freebooter.server.statistics import game_facts_store, summary
from freebooter.server.statistics.answer import Statistics
from freebooter.server.statistics.game_facts_store import FactsMaker, FinishedGame

KEEP_SECONDS = 60.0
router = APIRouter()
routes = Routes(router)


def _facts_maker(request: Request) -> FactsMaker:
    state = request.app.state
    if not hasattr(state, "facts_maker"):
        state.facts_maker = FactsMaker(house_of(request))
    maker: FactsMaker = state.facts_maker
    return maker


async def finished_games(request: Request) -> list[FinishedGame]:
    """All finished games with their facts, as far as they are worked out; read anew once in a while."""
    state, now = request.app.state, time.monotonic()
    at, games = getattr(state, "finished_games", (0.0, []))
    if not at or now - at > KEEP_SECONDS:
        games = await house_of(request).store.read(game_facts_store.read_finished)
        state.finished_games = now, games
    found: list[FinishedGame] = games
    return found


@routes.add("GET", "/api/statistics", Statistics)
async def statistics(request: Request, language: Language = "") -> Response:
    """My finished games and those of this server. Games that were not read yet are read now: ask again for them."""
    house = house_of(request)
    who = visitor(request, language)
    spend_look(request)
    finished = await house.store.read(game_facts_store.read_finished)
    _facts_maker(request).begin([one.table for one in finished if one.facts is None])
    return JSON(await asyncio.to_thread(summary.statistics, finished, who.guest, who.language))
