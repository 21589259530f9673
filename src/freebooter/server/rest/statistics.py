"""The statistics page."""

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import Response

from freebooter.kernel.note import refused
from freebooter.server.http.replies import JSON
from freebooter.server.http.visitor import visitor
from freebooter.server.rest.common import Language, house_of
from freebooter.server.rest.routes import Routes
from freebooter.server.statistics import game_facts_store, summary
from freebooter.server.statistics.game_facts_store import FactsMaker

router = APIRouter()
routes = Routes(router)


def _facts_maker(request: Request) -> FactsMaker:
    state = request.app.state
    if not hasattr(state, "facts_maker"):
        state.facts_maker = FactsMaker(house_of(request))
    maker: FactsMaker = state.facts_maker
    return maker


@routes.add("GET", "/api/statistics", summary.Statistics)
async def statistics(request: Request, language: Language = "") -> Response:
    """My finished games and those of this server. Games that were not read yet are read now: ask again for them."""
    house = house_of(request)
    who = visitor(request, language)
    if not house.look_credits.spend(who.address):
        raise refused("too-fast")
    finished = await house.store.read(game_facts_store.read_finished)
    _facts_maker(request).begin([one.table for one in finished if one.facts is None])
    return JSON(await asyncio.to_thread(summary.statistics, finished, who.guest, who.language))
