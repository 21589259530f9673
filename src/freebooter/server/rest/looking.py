"""Looking back, and playing on from there."""

import asyncio
import secrets
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from freebooter.games import find_game
from freebooter.kernel.match import Match
from freebooter.kernel.note import refused
from freebooter.kernel.record import read_match
from freebooter.server import bodies
from freebooter.server import replay as looking
from freebooter.server.access import GUEST, Visitor, may_look, reader_of, set_cookie
from freebooter.server.house import House
from freebooter.server.replies import JSON, read_body
from freebooter.server.rest.doc import Routes
from freebooter.server.rest.people import Language
from freebooter.server.rest.tables import SeatQuery, TableId, give_seats, guest_of, room_and_visitor
from freebooter.server.room import Room
from freebooter.server.table import PUBLIC

router = APIRouter()
routes = Routes(router)


def _reader(room: Room, who: Visitor, seat: int | None) -> int:
    """One's own seat or the public while the game runs, any seat afterwards."""
    may_look(room, who)
    if seat is None:
        return PUBLIC
    if seat >= len(room.table.chairs):
        raise refused("no-seat-there")
    if seat not in who.seats and not room.table.match.over:
        raise refused("replay-not-yours")
    return seat


def _spend(house: House, who: Visitor) -> None:
    if not house.look_purses.spend(who.address):
        raise refused("too-fast")


@routes.add("GET", "/api/tables/{table}/replay", bodies.Replay, problems=(404, 409))
async def replay(
    request: Request,
    table: TableId,
    seat: SeatQuery = None,
    first: Annotated[int, Query(ge=1, le=1_000_000_000)] = 1,
    most: Annotated[int, Query(ge=1, le=looking.MOST)] = 50,
    language: Language = "",
) -> Response:
    """The table after each of these numbers: of my own seat or the public, and after the end of any seat."""
    house, room, who = await room_and_visitor(request, table, language)
    reader = _reader(room, who, seat)
    _spend(house, who)
    rows = looking.wanted_rows(room.table, reader, first, most)
    seen = await room.look_back(reader, rows)
    return JSON(looking.tell(room.teller, reader, who.language, first, seen))


@routes.add("GET", "/api/tables/{table}/dice", bodies.Dice, problems=(404, 409))
async def dice(request: Request, table: TableId, seat: SeatQuery = None) -> Response:
    """Faces thrown, what fair dice would show, the promise of the key; after the end the key and its proof."""
    house, room, who = await room_and_visitor(request, table)
    reader = PUBLIC if seat is None else reader_of(room, who, seat)
    may_look(room, who)
    _spend(house, who)
    return JSON(await room.dice(reader))


@routes.add("GET", "/api/tables/{table}/record", str, problems=(404, 409), media="application/jsonl")
async def record(request: Request, table: TableId) -> Response:
    """The record of a finished game: one file that `freebooter replay` and `freebooter verify` read."""
    _house, room, who = await room_and_visitor(request, table)
    may_look(room, who)
    async with room.lock:
        if not room.table.match.over:
            raise refused("only-after-end")
        data = looking.finished_record(room.table)
    name = f"freebooter-{room.table.sheet.game}-{room.table.sheet.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/jsonl", headers=headers)


@routes.add("POST", "/api/tables/{table}/play-on", bodies.Joined, bodies.PlayOn, (404, 409), 201)
async def play_on(request: Request, table: TableId, language: Language = "") -> Response:
    """Begin a new table from a moment of a finished game, with fresh dice. Without `seats` all are here.

    Of a running game only somebody who plays alone against bots may, and the bots keep their hands to themselves.
    """
    wanted = await read_body(request, bodies.PlayOn)
    house, room, who = await room_and_visitor(request, table, language)
    reader = _reader(room, who, wanted.seat)
    if not house.table_purses.spend(who.address):
        raise refused("too-fast")
    async with room.lock:
        if not room.table.match.over and not _alone(room, who, wanted.seats):
            raise refused("only-after-end")
        data = room.table.record(room.table.row_at(reader, wanted.n))
    match = await asyncio.to_thread(_again, data)
    if match.over:
        raise refused("game-over")
    seats = wanted.seats or [bodies.SeatWanted("here") for _ in range(match.seats)]
    if len(seats) != match.seats:
        raise refused("wrong-seats", seats=match.seats)
    cookie, name = await guest_of(house, who)
    fresh, rights = await house.new_room(match, seats, who.guest, name, name=room.table.sheet.name)
    who.rights = []  # those of the old table mean nothing here
    response = give_seats(house, fresh, who, rights, 201)
    if cookie:
        set_cookie(house, response, GUEST, cookie)
    return response


def _alone(room: Room, who: Visitor, seats: list[bodies.SeatWanted]) -> bool:
    """Nobody but this visitor plays here against bots, and the seats of the bots shall be bots again."""
    chairs = room.table.chairs
    if len(seats) != len(chairs):
        return False
    return all(
        seats[chair.seat].kind == "bot" if chair.bot else chair.seat in who.seats and not who.stands_in(chair.seat)
        for chair in chairs
    )


def _again(data: bytes) -> Match:
    match = read_match(data, find_game, trusted=True)
    if not match.over:
        match.rekey(secrets.token_bytes(32))  # the old dice are known by now
    return match
