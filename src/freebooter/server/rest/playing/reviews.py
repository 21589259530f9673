"""The review of a finished game: begin it, and look how far it is."""

import asyncio
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from freebooter.server.http.replies import JSON
from freebooter.server.rest.common import Language, SeatQuery, TableId, house_of, room_and_visitor, spend_look
from freebooter.server.rest.playing.replay import reader_at
from freebooter.server.rest.routes import Routes
from freebooter.server.reviews.maker import ReviewMaker
from freebooter.server.reviews.telling import tell_review
from freebooter.server.wire.reviews import TableReview

router = APIRouter()
routes = Routes(router)
LONGEST = 20.0


def review_maker(request: Request) -> ReviewMaker:
    state = request.app.state
    if not hasattr(state, "review_maker"):
        state.review_maker = ReviewMaker(house_of(request))
    maker: ReviewMaker = state.review_maker
    return maker


@routes.add("POST", "/api/tables/{table}/review", TableReview, problems=(404, 409))
async def begin_review(request: Request, table: TableId, seat: SeatQuery = None, language: Language = "") -> Response:
    """Have the bots review a finished game, or go on with that; the answer is what is known so far."""
    _house, room, who = await room_and_visitor(request, table, language)
    reader = reader_at(room, who, seat)
    spend_look(request)
    known = await review_maker(request).begin(room.table)
    return JSON(tell_review(known, room.narrator, reader, who.language))


@routes.add("GET", "/api/tables/{table}/review", TableReview, problems=(404, 409))
async def review(
    request: Request,
    table: TableId,
    seat: SeatQuery = None,
    after: Annotated[int, Query(ge=-1, le=1_000_000_000, description="the revision that is known already")] = -1,
    wait: Annotated[float, Query(ge=0, le=LONGEST, description="seconds to wait for a newer one")] = 0,
    language: Language = "",
) -> Response:
    """What is known so far of the review of a finished game; with `after` and `wait` as soon as there is more."""
    house, room, who = await room_and_visitor(request, table, language)
    reader = reader_at(room, who, seat)
    spend_look(request)
    known = await review_maker(request).known(room.table)
    if wait and known.revision <= after and not house.stopping:
        with suppress(TimeoutError):
            await asyncio.wait_for(known.changed.wait(), wait)
    return JSON(tell_review(known, room.narrator, reader, who.language))
