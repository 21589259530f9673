"""The statistics page."""

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import Response

from freebooter.kernel.note import refused
from freebooter.server import folds
from freebooter.server import statistics as sums
from freebooter.server.access import visitor
from freebooter.server.folds import Folder
from freebooter.server.replies import JSON
from freebooter.server.rest.doc import Routes
from freebooter.server.rest.people import Language, house_of

router = APIRouter()
routes = Routes(router)


def _folder(request: Request) -> Folder:
    state = request.app.state
    if not hasattr(state, "folder"):
        state.folder = Folder(house_of(request))
    folder: Folder = state.folder
    return folder


@routes.add("GET", "/api/statistics", sums.Statistics)
async def statistics(request: Request, language: Language = "") -> Response:
    """My finished games and those of this server. Games that were not read yet are read now: ask again for them."""
    house = house_of(request)
    who = visitor(request, language)
    if not house.look_purses.spend(who.address):
        raise refused("too-fast")
    ended = await house.store.read(folds.read_ended)
    _folder(request).begin([one.table for one in ended if one.facts is None])
    return JSON(await asyncio.to_thread(sums.statistics, ended, who.guest, who.language))
