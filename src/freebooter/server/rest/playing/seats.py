"""Seats: lend one, give one out anew, get up; and what a seat adds to the dice."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from freebooter.kernel.note import refused
from freebooter.server.access import codes
from freebooter.server.http.replies import JSON, read_body
from freebooter.server.rest.common import Language, SeatPath, TableId, room_and_visitor
from freebooter.server.rest.lobby.invitations import invitation_of
from freebooter.server.rest.routes import Routes
from freebooter.server.storage.models import PERSON, Chair
from freebooter.server.wire import bodies, frames
from freebooter.server.workers import levels

router = APIRouter()
routes = Routes(router)


@routes.add("POST", "/api/tables/{table}/seats/{seat}/lend", frames.TableInfo, bodies.Lend, (404, 409))
async def lend(request: Request, table: TableId, seat: SeatPath, language: Language = "") -> Response:
    """Lend a seat to a bot or another person: its owner any time, the host while the owner is absent."""
    wanted = await read_body(request, bodies.Lend)
    _house, room, who = await room_and_visitor(request, table, language)
    owner = seat in who.seats and not who.stands_in(seat)
    present = room.presence.present(seat) and room.chair(seat).taken
    if not owner and not who.host:
        raise refused("not-host")
    if wanted.to == PERSON:
        room.check_seeded("somebody else")
    if wanted.to != PERSON and not levels.known(wanted.to):
        raise refused("no-level")

    def change(chair: Chair) -> tuple[str, dict[str, str]]:
        if chair.bot:
            raise refused("seat-is-bot")
        if present and not owner:
            raise refused("seat-present", name=chair.name)
        chair.lent = wanted.to
        chair.stand_in, chair.stand_in_name = "", ""
        chair.stand_in_generation += 1
        chair.stand_in_code = codes.new_code() if wanted.to == PERSON else ""
        return ("lent-person", {}) if wanted.to == PERSON else ("lent-bot", {"level": wanted.to})

    await room.change_seat(seat, change)
    return JSON(room.info(who.rights, who.language))


@routes.add("POST", "/api/tables/{table}/seats/{seat}/give-back", frames.TableInfo, problems=(404, 409))
async def give_back(request: Request, table: TableId, seat: SeatPath, language: Language = "") -> Response:
    """End a loan: the owner, the host, or the stand-in."""
    _house, room, who = await room_and_visitor(request, table, language)
    if seat not in who.seats and not who.host:
        raise refused("not-yours")

    def change(chair: Chair) -> tuple[str, dict[str, str]]:
        if not chair.lent:
            raise refused("seat-not-lent")
        chair.end_loan()
        return "given-back", {}

    await room.change_seat(seat, change)
    return JSON(room.info(room.valid_rights(who.rights), who.language))


@routes.add("POST", "/api/tables/{table}/seats/{seat}/reissue", bodies.Invitation, problems=(404, 409))
async def reissue(request: Request, table: TableId, seat: SeatPath) -> Response:
    """Give a seat out anew by a fresh invitation; its older tokens become invalid. Its owner any time, the host while
    the owner is absent; the log says it."""
    _house, room, who = await room_and_visitor(request, table)
    owner = seat in who.seats and not who.stands_in(seat)
    if not who.host and not owner:
        raise refused("not-host")

    def change(chair: Chair) -> tuple[str, dict[str, str]]:
        if chair.bot:
            raise refused("seat-is-bot")
        if chair.guest and not owner and room.presence.present(seat):
            raise refused("seat-present", name=chair.name)  # whoever sits down there sees the hand
        chair.guest = ""
        chair.generation += 1
        chair.code = codes.new_code()
        return "reissued", {}

    await room.change_seat(seat, change)
    return JSON(invitation_of(request, seat, room.table.chairs[seat].code))


@routes.add("POST", "/api/tables/{table}/seats/{seat}/leave", frames.TableInfo, problems=(404, 409))
async def leave(request: Request, table: TableId, seat: SeatPath, language: Language = "") -> Response:
    """Get up; the seat is free for somebody else."""
    _house, room, who = await room_and_visitor(request, table, language)
    if seat not in who.seats or who.stands_in(seat):
        raise refused("not-yours")

    def change(chair: Chair) -> tuple[str, dict[str, str]]:
        chair.guest, chair.name = "", ""
        chair.generation += 1
        chair.code = codes.new_code()
        return "left", {}

    await room.change_seat(seat, change)
    return JSON(room.info(room.valid_rights(who.rights), who.language))


@routes.add("POST", "/api/tables/{table}/seats/{seat}/share", frames.TableInfo, bodies.AddShare, (404, 409))
async def add_share(request: Request, table: TableId, seat: SeatPath, language: Language = "") -> Response:
    """Add to the key of the dice before the cards are dealt: first the promise of a number, then the number."""
    wanted = await read_body(request, bodies.AddShare)
    house, room, who = await room_and_visitor(request, table, language)
    if seat not in who.seats:
        raise refused("not-yours")
    if bool(wanted.promise) == bool(wanted.number):
        raise refused("bad-request")
    if not house.play_credits.spend(f"{table} {seat}"):
        raise refused("too-fast")
    await room.dealer.add(seat, wanted.promise, wanted.number)
    return JSON(room.info(who.rights, who.language))
