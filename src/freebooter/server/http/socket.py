"""The socket of a seat: a bare route, msgspec frames, and a bound on everything."""

import asyncio
import contextlib
from collections import Counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from freebooter.kernel.note import Refusal, Refused, refused
from freebooter.server.access.limits import COSTS, Credit
from freebooter.server.http.patience import AT_ONCE
from freebooter.server.http.visitor import at_table, may_look, visitor
from freebooter.server.tables.house import House
from freebooter.server.tables.links.link import Link, encode
from freebooter.server.tables.open_table import Gone
from freebooter.server.tables.room import Room
from freebooter.server.tables.state.table_log import PUBLIC
from freebooter.server.wire import commands, frames
from freebooter.words import LANGUAGES

TOO_BIG, NOT_TEXT, NOT_ALLOWED, TRY_LATER, RESTART = 1009, 1003, 1008, 1013, 1012

_player: msgspec.json.Decoder[commands.PlayerCommand] = msgspec.json.Decoder(commands.PlayerCommand)
_watcher: msgspec.json.Decoder[commands.WatcherCommand] = msgspec.json.Decoder(commands.WatcherCommand)


async def play_socket(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    try:
        link, room, since = await _open(house, socket)
    except Refused as error:
        await socket.close(
            TRY_LATER if error.refusal.message in ("too-fast", "stopping", "no-storage") else NOT_ALLOWED
        )
        return
    except Gone:
        await socket.close(RESTART)
        return
    crowded = house.sockets_of[link.address] >= house.settings.sockets_per_address or _crowded(house, room, link)
    if house.stopping or house.sockets >= house.settings.sockets or crowded:
        await socket.close(TRY_LATER)
        return
    await socket.accept()
    house.sockets += 1
    house.sockets_of[link.address] += 1
    house.metrics.sockets = house.sockets
    writer = asyncio.create_task(link.write())
    reader = asyncio.create_task(_read(house, room, link, socket))
    try:
        await room.prepare(link.reader, link.language, room.tail(link.reader, since))
        async with room.lock:
            if room.gone:  # it has left the memory meanwhile, as when another server has it now
                link.close(RESTART, "read again")
            else:
                room.greet(link, since)
                room.enter(link)
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(link)
        house.sockets -= 1
        house.sockets_of -= Counter([link.address])
        house.metrics.sockets = house.sockets
        if reader.done() and not writer.done() and not link.closing:
            writer.cancel()
        elif not writer.done():
            with contextlib.suppress(Exception):
                await asyncio.wait_for(asyncio.shield(writer), 1.0)
            writer.cancel()
        link.end()
        if link.busy:
            house.let_finish(reader)
        else:
            reader.cancel()
        for task in (writer,) if link.busy else (reader, writer):
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
    number = query.get("since", "0")
    since = int(number) if number.isascii() and number.isdigit() and len(number) < 10 else 0
    settings = house.settings
    if not house.look_credits.spend(who.address):
        raise refused("too-fast")
    link = Link(
        socket,
        who.rights,
        reader,
        who.language,
        settings.queue,
        settings.send_seconds,
        house.outgoing,
        who.address,
        who.guest,
    )
    link.at_once = socket.scope.get("extensions", {}).get(AT_ONCE, {}).get("send")
    link.takes_changes = query.get("changes", "") == "1"
    return link, room, since


def _crowded(house: House, room: Room, link: Link) -> bool:
    if not link.seats:
        return sum(not other.seats for other in room.presence.links) >= house.settings.watchers
    same = [other for other in room.presence.links if other.seats == link.seats]
    return len(same) >= house.settings.sockets_per_seat


async def _read(house: House, room: Room, link: Link, socket: WebSocket) -> None:
    """Take commands until the browser goes away or misbehaves."""
    credit = Credit(house.settings.burst, house.settings.per_second)
    hints = _Hints(room, link)
    try:
        await _read_commands(house, room, link, socket, credit, hints)
    finally:
        hints.stop()


class _Hints:
    """The hint that a browser waits for: beside its other commands, and not thought about for nobody."""

    def __init__(self, room: Room, link: Link) -> None:
        self._room = room
        self._link = link
        self._task: asyncio.Task[None] | None = None

    def ask(self, command: commands.HintCommand) -> frames.Frame | None:
        """The answer is sent when it comes; one at a time."""
        if self._task is not None and not self._task.done():
            reason = self._room.narrator.text(self._link.language, Refusal("hint-busy"))
            return frames.CommandRefused(command.id, reason, self._room.table.number(self._link.reader))
        self._task = asyncio.create_task(self._answer(command))
        return None

    async def _answer(self, command: commands.HintCommand) -> None:
        answer = await _answer(self._room, self._link, command)
        if answer is not None:
            self._link.send(encode(answer))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()


async def _read_commands(
    house: House, room: Room, link: Link, socket: WebSocket, credit: Credit, hints: _Hints
) -> None:
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
            answer: frames.Frame | None = frames.Bad("bad-command")
        elif isinstance(command, commands.HintCommand):
            answer = hints.ask(command)
        else:
            answer = await _answer(room, link, command)
        if answer is not None:
            link.send(encode(answer))


def _read_command(link: Link, text: str) -> commands.PlayerCommand | None:
    """Returns None for what is not a command; watchers, and players behind the curtain, may not send moves."""
    decoder = _player if link.reader != PUBLIC else _watcher
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


async def _answer(room: Room, link: Link, command: commands.PlayerCommand) -> frames.Frame | None:
    if isinstance(command, commands.PingCommand):
        return frames.Pong(room.table.number(link.reader))
    try:
        if isinstance(command, (commands.LookCommand, commands.SpeakCommand, commands.SyncCommand)):
            return await _show(room, link, command)
        if isinstance(command, commands.NumbersCommand):
            return await room.board_numbers(link.reader)
        return await room.do_for(link, command)
    except Gone:
        link.close(RESTART, "read again")
        return None
    except Refused as error:
        name = getattr(command, "id", "")
        return frames.CommandRefused(
            name, room.narrator.text(link.language, error.refusal), room.table.number(link.reader)
        )


async def _show(
    room: Room, link: Link, command: commands.LookCommand | commands.SpeakCommand | commands.SyncCommand
) -> frames.Frame | None:
    """Say hello again. It is queued under the lock, so that no update can come between."""
    reader, language, since = link.reader, link.language, 0
    if isinstance(command, commands.LookCommand):
        if command.seat is not None and command.seat not in link.seats:
            return frames.Bad("not-yours")
        reader = PUBLIC if command.seat is None else command.seat
    elif isinstance(command, commands.SpeakCommand):
        if command.language not in LANGUAGES:
            return frames.Bad("no-language")
        language = command.language
    else:
        since = command.since
    await room.prepare(reader, language, room.tail(reader, since))
    async with room.lock:
        if reader != PUBLIC and reader not in link.seats:  # it may have been given out anew meanwhile
            return frames.Bad("not-yours")
        link.reader, link.language = reader, language
        room.greet(link, since)
    return None
