"""Replay: moments of a game, its dice, its record, and playing on from a moment."""

import asyncio
import secrets
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from freebooter.games import find_game
from freebooter.kernel.note import refused
from freebooter.kernel.record import read_match
from freebooter.kernel.record.seal import Receipt
from freebooter.server.http.replies import JSON, read_body
from freebooter.server.http.visitor import Visitor, may_look, reader_of
from freebooter.server.rest.common import (
    Language,
    SeatQuery,
    TableId,
    give_seats,
    guest_of,
    room_and_visitor,
    spend_look,
)
from freebooter.server.rest.routes import Routes
from freebooter.server.storage.models import CONTINUED, IMPORTED
from freebooter.server.tables.room import Room
from freebooter.server.tables.sealing import finished_record, receipt
from freebooter.server.tables.showing.replay import MOST, render_replay, wanted_rows
from freebooter.server.tables.state.table_log import PUBLIC
from freebooter.server.wire import bodies

router = APIRouter()
routes = Routes(router)


def reader_at(room: Room, who: Visitor, seat: int | None) -> int:
    """One's own seat or the public while the game runs, any seat afterwards."""
    may_look(room, who)
    if seat is None:
        return PUBLIC
    if seat >= len(room.table.chairs):
        raise refused("no-seat-there")
    if seat not in who.seats and not room.table.match.over:
        raise refused("replay-not-yours")
    return seat


def _check_dealt(room: Room) -> None:
    if room.table.dealing is not None:
        raise refused("not-dealt")


@routes.add("GET", "/api/tables/{table}/replay", bodies.Replay, problems=(404, 409))
async def replay(
    request: Request,
    table: TableId,
    seat: SeatQuery = None,
    first: Annotated[int, Query(ge=1, le=1_000_000_000)] = 1,
    most: Annotated[int, Query(ge=1, le=MOST)] = 50,
    language: Language = "",
) -> Response:
    """The table after each of these numbers: of my own seat or the public, and after the end of any seat."""
    _house, room, who = await room_and_visitor(request, table, language)
    reader = reader_at(room, who, seat)
    spend_look(request)
    _check_dealt(room)
    rows = wanted_rows(room.table, reader, first, most)
    seen = await room.replayer.look_back(reader, rows)
    return JSON(render_replay(room.narrator, reader, who.language, first, seen))


@routes.add("GET", "/api/tables/{table}/dice", bodies.Dice, problems=(404, 409))
async def dice(request: Request, table: TableId, seat: SeatQuery = None) -> Response:
    """Faces thrown, what fair dice would show, the promise of the key; after the end the key and its proof."""
    house, room, who = await room_and_visitor(request, table)
    reader = PUBLIC if seat is None else reader_of(room, who, seat)
    may_look(room, who)
    spend_look(request)
    shown = await room.replayer.dice(reader)
    shown.signer = "" if room.table.stored.origin == IMPORTED else house.signer.public
    return JSON(shown)


@routes.add("GET", "/api/tables/{table}/receipt", Receipt, problems=(404, 409))
async def give_receipt(request: Request, table: TableId) -> Response:
    """How the record stands, signed: to be kept, and held against the record after the end (`freebooter verify`)."""
    house, room, who = await room_and_visitor(request, table)
    may_look(room, who)
    spend_look(request)
    async with room.lock:
        _check_dealt(room)
        return JSON(receipt(room.table, house.signer))


@routes.add("GET", "/api/tables/{table}/record", str, problems=(404, 409), media="application/jsonl")
async def record(request: Request, table: TableId) -> Response:
    """The record of a finished game: one file that `freebooter replay` and `freebooter verify` read, with our seal."""
    house, room, who = await room_and_visitor(request, table)
    may_look(room, who)
    async with room.lock:
        if not room.table.match.over:
            raise refused("only-after-end")
        data = finished_record(room.table, house.signer)
    name = f"freebooter-{room.table.stored.game}-{room.table.stored.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/jsonl", headers=headers)


@routes.add("POST", "/api/tables/{table}/play-on", bodies.Joined, bodies.PlayOn, (404, 409), 201)
async def play_on(request: Request, table: TableId, language: Language = "") -> Response:
    """Begin a new table from a moment of a finished game, with fresh dice. Without `seats` all are here; with people
    invited it goes on when everybody has sat down and added to the dice.

    Never of a running one, also against bots: a bot that plays a copy of one's own seat shows what the others hold.
    """
    wanted = await read_body(request, bodies.PlayOn)
    house, room, who = await room_and_visitor(request, table, language)
    reader = reader_at(room, who, wanted.seat)
    if not await house.table_credits.spend(who.address):
        raise refused("too-fast")
    async with room.lock:
        if not room.table.match.over:
            raise refused("only-after-end")
        row = room.table.row_at(reader, wanted.n)
        if row < room.table.entry_rows[0]:
            raise refused("no-moment")  # people sat down, and nothing was dealt yet
        data = room.table.record(row)
    match = await asyncio.to_thread(read_match, data, find_game, trusted=True)
    if match.over:
        raise refused("game-over")
    seats = wanted.seats or [bodies.SeatWanted("here") for _ in range(match.seats)]
    if len(seats) != match.seats:
        raise refused("wrong-seats", seats=match.seats)
    cookie, name = await guest_of(house, who)
    shared = house.asks_for_shares(seats)
    if not shared:
        match.rekey(secrets.token_bytes(32))  # the old dice are known by now
    fresh, rights = await house.new_room(
        match, seats, who.guest, name, shared, name=room.table.stored.name, origin=CONTINUED
    )
    who.rights = []  # those of the old table mean nothing here
    return give_seats(house, fresh, who, rights, cookie, 201)
