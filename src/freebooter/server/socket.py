"""The socket of a seat: a bare route, msgspec frames, and a bound on everything."""

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from freebooter.kernel.note import Refused, refused
from freebooter.server import wire
from freebooter.server.access import at_table, may_look, visitor
from freebooter.server.house import House
from freebooter.server.limits import COSTS, Credit
from freebooter.server.link import Link, encode
from freebooter.server.room import Gone, Room
from freebooter.server.table import PUBLIC
from freebooter.words import LANGUAGES

TOO_BIG, NOT_TEXT, NOT_ALLOWED, TRY_LATER, RESTART = 1009, 1003, 1008, 1013, 1012

_player: msgspec.json.Decoder[wire.FromPlayer] = msgspec.json.Decoder(wire.FromPlayer)
_watcher: msgspec.json.Decoder[wire.FromWatcher] = msgspec.json.Decoder(wire.FromWatcher)


async def play_socket(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    try:
        link, room, since = await _open(house, socket)
    except (Refused, Gone):
        await socket.close(NOT_ALLOWED)
        return
    if house.stopping or house.sockets >= house.settings.sockets or _crowded(house, room, link):
        await socket.close(TRY_LATER)
        return
    await socket.accept()
    house.sockets += 1
    house.metrics.sockets = house.sockets
    writer = asyncio.create_task(link.write())
    reader = asyncio.create_task(_read(house, room, link, socket))
    try:
        await room.prepare(link.reader, link.language, room.tail(link.reader, since))
        async with room.lock:
            link.tell(encode(room.hello(link.rights, link.reader, link.language, since)))
            room.enter(link)
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(link)
        house.sockets -= 1
        house.metrics.sockets = house.sockets
        if reader.done() and not writer.done() and not link.closing:
            writer.cancel()
        elif not writer.done():
            with contextlib.suppress(Exception):
                await asyncio.wait_for(asyncio.shield(writer), 1.0)
            writer.cancel()
        reader.cancel()
        for task in (reader, writer):
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


async def _open(house: House, socket: WebSocket) -> tuple[Link, Room, int]:
    query = socket.query_params
    who = visitor(socket, query.get("language", "")[:8])
    room = await house.room(socket.path_params["table"])
    at_table(house, room, who)
    may_look(room, who)
    reader = PUBLIC
    wanted = query.get("seat", "")
    if wanted:
        seat = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 3 else -2
        if seat not in who.seats:
            raise refused("not-yours")
        reader = seat
    elif len(who.seats) == 1:
        reader = who.seats[0]
    said = query.get("since", "0")
    since = int(said) if said.isascii() and said.isdigit() and len(said) < 10 else 0
    settings = house.settings
    link = Link(socket, who.rights, reader, who.language, settings.queue, settings.send_seconds)
    return link, room, since


def _crowded(house: House, room: Room, link: Link) -> bool:
    if not link.seats:
        return sum(not other.seats for other in room.links) >= house.settings.watchers
    same = [other for other in room.links if other.seats == link.seats]
    return len(same) >= house.settings.sockets_per_seat


async def _read(house: House, room: Room, link: Link, socket: WebSocket) -> None:
    """Take commands until the browser goes away or misbehaves."""
    credit = Credit(house.settings.burst, house.settings.per_second)
    while not link.closing:
        try:
            message = await socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        if text is None:
            link.close(NOT_TEXT, "text only")
            return
        if len(text) > house.settings.frame_bytes:
            link.close(TOO_BIG, "too large")
            return
        command = _read_command(link, text)
        if not credit.spend(COSTS.get(type(command), 1.0)):
            house.metrics.limited += 1
            link.close(NOT_ALLOWED, "too fast")
            return
        if command is None:
            house.metrics.bad_frames += 1
            answer: wire.Answer | None = wire.Bad("bad-command")
        else:
            answer = await _answer(room, link, command)
        if answer is not None:
            link.tell(encode(answer))


def _read_command(link: Link, text: str) -> wire.FromPlayer | None:
    """Watchers, and players behind the curtain, have no words for moves."""
    decoder = _player if link.reader != PUBLIC else _watcher
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


async def _answer(room: Room, link: Link, command: wire.FromPlayer) -> wire.Answer | None:
    if isinstance(command, wire.Ping):
        return wire.Pong(room.table.number(link.reader))
    try:
        if isinstance(command, (wire.Look, wire.Speak, wire.Sync)):
            return await _show(room, link, command)
        return await room.do(link.reader, link.stands_in(link.reader), command, link.language)
    except Gone:
        link.close(RESTART, "read again")
        return None
    except Refused as error:
        name = getattr(command, "id", "")
        return wire.Refused(name, room.teller.say(link.language, error.refusal), room.table.number(link.reader))


async def _show(room: Room, link: Link, command: wire.Look | wire.Speak | wire.Sync) -> wire.Answer | None:
    """Say hello again. It is queued under the lock, so that no update can come between."""
    reader, language, since = link.reader, link.language, 0
    if isinstance(command, wire.Look):
        if command.seat is not None and command.seat not in link.seats:
            return wire.Bad("not-yours")
        reader = PUBLIC if command.seat is None else command.seat
    elif isinstance(command, wire.Speak):
        if command.language not in LANGUAGES:
            return wire.Bad("no-language")
        language = command.language
    else:
        since = command.since
    await room.prepare(reader, language, room.tail(reader, since))
    async with room.lock:
        if reader != PUBLIC and reader not in link.seats:  # it may have been given out anew meanwhile
            return wire.Bad("not-yours")
        link.reader, link.language = reader, language
        link.tell(encode(room.hello(link.rights, link.reader, link.language, since)))
    return None
