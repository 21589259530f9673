# mypyc: compile
"""A room: a table that is being played. It takes one command after another, stores, then shows.

Whatever happens to a table happens under its lock: change, commit, show. Nobody is shown what is not yet on the disk;
if it could not be stored, the table is read again as it was before.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable

import msgspec

from freebooter.kernel.ask import Seat
from freebooter.kernel.automatic.standing_orders import StandingOrder
from freebooter.kernel.note import Refusal, Refused, refused
from freebooter.server.access import codes
from freebooter.server.access.codes import Right, seats_of
from freebooter.server.storage import queries
from freebooter.server.storage.leases import Lease, LeaseLost
from freebooter.server.storage.models import BY_PLAYER, BY_STAND_IN, SEEDED, Chair, LogRow, StoredTable, command_key
from freebooter.server.storage.store import Statement
from freebooter.server.tables.answers.autoplay import Autoplay
from freebooter.server.tables.answers.dealer import Dealer
from freebooter.server.tables.answers.hints import give_hint
from freebooter.server.tables.links.link import CLOSED_SEAT_GONE, Answer, Link, encode
from freebooter.server.tables.links.presence import Presence
from freebooter.server.tables.open_table import Gone
from freebooter.server.tables.rights import valid_rights
from freebooter.server.tables.services import Services
from freebooter.server.tables.showing.narrator import NOTHING, Narrator
from freebooter.server.tables.showing.replayer import Replayer
from freebooter.server.tables.state.table import Table
from freebooter.server.tables.state.table_log import PUBLIC
from freebooter.server.tables.table_info import expires, origin, table_info
from freebooter.server.texts.printable import printable
from freebooter.server.wire import commands, frames

log = logging.getLogger("freebooter.room")
FIRST, TAIL = 120, 400
"""Updates in a first message at most, for somebody new and for somebody who comes back; older ones can be asked for."""
SLICE = 0.004
"""Seconds that one reader may take of the event loop at a time."""
REFUSALS = 200
"""Refusals that are remembered, for commands that are sent again."""


class Room:
    """`on_gone` is called when the room leaves the memory by itself; `lease` is by what right it writes in a fleet."""

    def __init__(
        self, services: Services, table: Table, on_gone: Callable[["Room"], None], lease: Lease | None = None
    ) -> None:
        self.services = services
        self.lease = lease
        self.table = table
        self.narrator = Narrator(table)
        self.presence = Presence(services.settings.absent_seconds)
        self.replayer = Replayer(table)
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.gone = False
        self.autoplay = Autoplay(self)
        self.dealer = Dealer(self)
        self._on_gone = on_gone
        self._troubled = False
        self._refused: dict[tuple[Seat, str], frames.CommandRefused] = {}
        self._absences: deque[asyncio.TimerHandle] = deque()
        """For those who left and do not yet count as absent."""

    # Commands of seats

    async def do(self, seat: Seat, stands_in: bool, command: commands.SeatCommand, language: str) -> frames.Frame:
        """Carry out a command of a seat. Returns the answer to its client."""
        if isinstance(command, commands.HintCommand):
            return await give_hint(self, seat, command, language)
        return await self.services.finish(self._do(seat, stands_in, command, language, None))

    async def do_for(self, link: Link, command: commands.SeatCommand) -> frames.Frame | None:
        """Carry out a command that came by a link. Returns the answer, unless it went with the update.

        As long as it is `busy`, whoever waits for it must not be cancelled: what was begun is finished.
        """
        seat, stands_in, language = link.reader, link.stands_in(link.reader), link.language
        if isinstance(command, commands.HintCommand):
            return await give_hint(self, seat, command, language)
        answer = Answer(link)
        link.busy = True
        try:
            done = await self._do(seat, stands_in, command, language, answer)
        finally:
            link.busy = False
        return None if answer.sent else done

    async def hold(self, seat: Seat, move: str) -> None:
        """Wait before an answer is entered from whose quickness others could read a hand."""
        since = self.table.held_since(seat, move)
        wait = since + 1000 * self.services.settings.pass_seconds - self.services.now() if since else 0
        if wait > 0:
            await self.services.sleep(wait / 1000)

    async def _do(
        self, seat: Seat, stands_in: bool, command: commands.SeatCommand, language: str, answer: Answer | None
    ) -> frames.Frame:
        if isinstance(command, commands.MoveCommand):
            await self.hold(seat, command.move)
        async with self.lock:
            self.check_open()
            table, metrics = self.table, self.services.metrics
            if table.dealing is not None and not isinstance(command, commands.SayCommand):
                return self._refuse(seat, command.id, Refusal("not-dealt"), language)
            if isinstance(command, commands.WhyCommand):
                return self._why(seat, command, language)
            key = command_key(BY_STAND_IN if stands_in else BY_PLAYER, command.id)
            done = table.row_of_command(seat, key)
            if done is not None:
                metrics.resent += 1
                return frames.CommandDone(command.id, table.number_of(seat, done))
            earlier = self._refused.get((seat, command.id))
            if earlier is not None:
                metrics.resent += 1
                return earlier
            self.services.store.check_rested()
            try:
                self._check_plays(seat, stands_in)
                if isinstance(command, (commands.MoveCommand, commands.UndoCommand)):
                    if table.stale(seat, command.expect):
                        metrics.stale += 1
                        return self._stale(seat, command.id, command.expect, language)
                rows = self._apply(seat, command, key)
            except Refused as error:
                metrics.refused += 1
                return self._refuse(seat, command.id, error.refusal, language)
            command_done = frames.CommandDone(command.id, table.number_of(seat, rows[0].n))
            if answer is not None:
                answer.data = encode(command_done)
            await self.commit(rows, answer=answer)
            if isinstance(command, commands.MoveCommand):
                metrics.moves += 1
            return command_done

    def _apply(self, seat: Seat, command: commands.SeatCommand, key: str) -> list[LogRow]:
        at = self.services.now()
        table = self.table
        try:
            if isinstance(command, commands.MoveCommand):
                return table.play(seat, command.move, key, at)
            if isinstance(command, commands.UndoCommand):
                return table.undo(seat, key, at)
            if isinstance(command, commands.RewindCommand):
                return table.rewind(seat, command.to, key, at)
            if isinstance(command, commands.AgreeCommand):
                return table.agree(seat, command.request, command.yes, key, at)
            if isinstance(command, commands.PassCommand):
                return table.pass_ahead(seat, command.prompt, command.on, key, at)
            if isinstance(command, commands.AskMeCommand):
                return table.ask_me(seat, command.way, key, at)
            if isinstance(command, commands.OrderCommand):
                order = StandingOrder(command.move, command.passing, command.ask_when_in_danger)
                return table.order(seat, order, key, at)
            if isinstance(command, commands.HaltCommand):
                return table.halt(seat, key, at)
            assert isinstance(command, commands.SayCommand)
            return table.say(seat, printable(command.text), table.chairs[seat].decider, key, at)
        except Refused:
            raise
        except Exception:
            # A rule has failed. The table in memory may be half-way, so it is read again.
            log.exception("a command failed at table %s", table.stored.id)
            self.leave_memory()
            raise refused("went-wrong") from None

    def _check_plays(self, seat: Seat, stands_in: bool) -> None:
        chair = self.table.chairs[seat]
        if (chair.lent != "") != stands_in:
            raise refused("seat-is-lent")

    def _refuse(self, seat: Seat, command_id: str, refusal: Refusal, language: str) -> frames.CommandRefused:
        """A refusal, remembered in case the command is sent again."""
        answer = frames.CommandRefused(command_id, self.narrator.text(language, refusal), self.table.number(seat))
        self._refused[seat, command_id] = answer
        if len(self._refused) > REFUSALS:
            self._refused.pop(next(iter(self._refused)))
        return answer

    def _stale(self, seat: Seat, command_id: str, expected: int, language: str) -> frames.CommandRefused:
        narrator = self.narrator
        return frames.CommandRefused(
            command_id,
            narrator.text(language, Refusal("stale")),
            self.table.number(seat),
            stale=True,
            tail=narrator.updates(seat, language, self.tail(seat, expected), state=False),
            state=narrator.state(seat, language),
        )

    def _why(self, seat: Seat, command: commands.WhyCommand, language: str) -> frames.Reason:
        try:
            refusal = self.table.match.refuse(seat, self.table.move_named(command.move))
        except Refused as error:
            refusal = error.refusal
        reason = None if refusal is None else self.narrator.text(language, refusal)
        return frames.Reason(command.id, command.move, reason)

    # Storing and showing

    async def commit(
        self, rows: list[LogRow], also: list[Statement] | None = None, answer: Answer | None = None
    ) -> None:
        """Store rows, then show them to everyone. To be called under the lock."""
        stored, match = self.table.stored, self.table.match
        before = msgspec.structs.replace(stored)
        stored.over = match.over
        if not rows:
            stored.changed = self.services.now()
        elif self.table.visible(PUBLIC, rows):  # what a seat says in private must not show in the lobby
            stored.changed = rows[-1].at
        stored.waiting_seats = self.table.asked
        stored.waits_in_private = self.table.moment_for_cards
        stored.round = self.table.round_now()
        try:
            await self.services.store.write([*queries.storing_rows(stored, rows), *(also or [])], self.lease)
        except Refused as error:
            await self._stay_as_stored(before, rows, also)
            self._show_storage(error.refusal)
            raise
        except LeaseLost:
            self.services.metrics.leases_lost += 1
            self.leave_memory()
            raise refused("not-stored") from None
        except Exception as error:
            log.error("table %s could not be stored: %s", stored.id, type(error).__name__)
            self.leave_memory()
            raise refused("not-stored") from None
        self._show_storage(None)
        self.show(rows, answer)
        self.autoplay.arrange()

    async def _stay_as_stored(self, before: StoredTable, rows: list[LogRow], also: list[Statement] | None) -> None:
        """Nothing can be stored at the moment: the table stays as it was, and can be looked at. Nobody saw the rows."""
        if also or not rows:  # who sits where has changed too
            self.leave_memory()
            return
        kept = self.table.rows[: rows[0].n]
        self.table = await asyncio.to_thread(Table.read, before, self.table.chairs, kept)
        self.tell_anew()

    def tell_anew(self) -> None:
        """The match is another one: what was remembered of it is forgotten."""
        self.narrator = Narrator(self.table)
        self.replayer = Replayer(self.table)

    def _show_storage(self, trouble: Refusal | None) -> None:
        """Tell everyone who looks that nothing can be stored, once, and when it can again."""
        if (trouble is not None) == self._troubled:
            return
        self._troubled = trouble is not None
        for link in self.presence.links:
            reason = None if trouble is None else self.narrator.text(link.language, trouble)
            link.send(encode(frames.Storage(reason)))

    def show(self, rows: list[LogRow], answer: Answer | None = None) -> None:
        """Send rows to everyone who looks, to each as much as they may know; after them the answer to the command."""
        metrics = self.services.metrics
        frames_of: dict[tuple[int, str, int], list[bytes]] = {}
        telling = self.narrator.tell(rows)
        view_row = self._view_row
        for link in self.presence.links:
            since = link.view_row if link.takes_changes else NOTHING
            key = (link.reader, link.language, since)
            messages = frames_of.get(key)
            if messages is None:
                messages = [encode(update) for update in telling.updates(link.reader, link.language, since)]
                frames_of[key] = messages
                metrics.view_bytes.add(sum([len(text) for text in messages]))
            if messages:
                link.view_row = view_row
            if answer is not None and link is answer.link:
                messages = [*messages, answer.data]
                answer.sent = True
            if messages and not link.send(*messages):
                metrics.dropped += 1
        self.changed.set()
        self.changed = asyncio.Event()

    def show_table(self) -> None:
        """Send who sits where to everyone who looks."""
        for link in self.presence.links:
            link.send(encode(frames.TableChanged(self.info(link.rights, link.language))))

    def tail(self, reader: int, since: int) -> list[LogRow]:
        """The rows of a first message to a reader who knows all up to a number."""
        return self.table.rows_since(reader, since)[-(TAIL if since else FIRST) :]

    async def prepare(self, reader: int, language: str, rows: list[LogRow]) -> None:
        """Make the log lines of these rows, a few at a time, so that nobody else waits for it."""
        began = time.perf_counter()
        for row in rows:
            self.narrator.log_lines.of(reader, language, row)
            if time.perf_counter() - began > SLICE:
                await asyncio.sleep(0)
                began = time.perf_counter()

    def greet(self, link: Link, since: int) -> None:
        """The first message, with everything, to a link; also when it looks from another seat or in another language.
        To be called under the lock, so that no update comes between."""
        link.send(encode(self.hello(link.rights, link.reader, link.language, since)))
        if link.takes_changes:
            self.narrator.views.note(link.reader)
            link.view_row = self._view_row

    @property
    def _view_row(self) -> int:
        """The row of the view that was told; before the cards are dealt none is."""
        return NOTHING if self.table.dealing is not None else self.table.question_row

    async def board_numbers(self, seat: Seat) -> frames.Numbers:
        """The numbers of a seat's board, for somebody who looks at it although it is not their turn."""
        async with self.lock:  # nothing is shown of what is not yet stored
            self.check_open()
            return frames.Numbers(self.table.number(seat), self.narrator.board_numbers(seat))

    def hello(self, rights: list[Right], reader: int, language: str, since: int) -> frames.Hello:
        narrator = self.narrator
        my_seats = seats_of(rights)
        tail = narrator.updates(reader, language, self.tail(reader, since), state=False)
        return frames.Hello(
            frames.PROTOCOL,
            self.info(rights, language),
            None if reader == PUBLIC else reader,
            my_seats,
            [seat for seat in my_seats if narrator.hides(seat)] if len(my_seats) > 1 else [],
            language,
            narrator.state(reader, language),
            tail[0].n if tail else self.table.number(reader) + 1,
            tail,
        )

    def info(self, rights: list[Right], language: str) -> frames.TableInfo:
        table = self.table
        info = table_info(table.stored, table.chairs, language, rights, self.presence, table.match.options)
        info.dealing = self._dealing()
        info.origin = origin(table, self.services.settings)
        info.expires = expires(table.stored, self.services.settings)
        return info

    def _dealing(self) -> frames.Dealing | None:
        dealing, chairs = self.table.dealing, self.table.chairs
        if dealing is None:
            return None
        shares = [frames.DiceShare(one.seat - 1, one.promise, one.number) for one in dealing.shares(chairs)]
        return frames.Dealing(dealing.stage(chairs), shares)

    def chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.table.chairs):
            raise refused("no-seat-there")
        return self.table.chairs[seat]

    # Who is here

    def valid_rights(self, rights: list[Right]) -> list[Right]:
        """Those of the rights that still hold."""
        return valid_rights(self.table.stored, self.table.chairs, rights)

    def check_seeded(self, guest: str) -> None:
        """Whoever chose the dice of a table plays there alone or against bots: a twin table would show every hand."""
        stored = self.table.stored
        if stored.origin == SEEDED and guest != stored.host and not self.services.settings.seeds_for_all:
            raise refused("seed-alone")

    def enter(self, link: Link) -> None:
        self.presence.links.add(link)
        self.presence.touch(link.seats)
        self.show_table()

    def leave(self, link: Link) -> None:
        self.presence.links.discard(link)
        self.presence.touch(link.seats)
        self.show_table()
        if link.seats and not self.gone:  # and once more when they count as absent
            wait = self.services.settings.absent_seconds + 0.05
            self._absences.append(asyncio.get_running_loop().call_later(wait, self._show_absence))

    def _show_absence(self) -> None:
        self._absences.popleft()  # all wait as long, so it was the first
        self.show_table()

    async def change_seat(self, seat: Seat, change: Callable[[Chair], tuple[str, dict[str, str]]]) -> None:
        """Change who sits on a seat; `change` returns what to put in the log, or raises `Refused`."""
        await self.services.finish(self._change_seat(seat, change))

    async def _change_seat(self, seat: Seat, change: Callable[[Chair], tuple[str, dict[str, str]]]) -> None:
        async with self.lock:
            self.check_open()
            chairs = self.table.chairs
            before = self.chair(seat)
            chair = before.copy()
            what, more = change(chair)
            # The log line has the name of the person who left or came.
            chairs[seat] = chair if what != "left" else before
            rows = self.table.note_seat(seat, what, self.services.now(), **more)
            chairs[seat] = chair
            await self.commit(rows, [queries.storing_chair(self.table.stored, chair)])
            for link in list(self.presence.links):
                link.rights = self.valid_rights(link.rights)
                if link.reader != PUBLIC and link.reader not in link.seats:
                    link.close(CLOSED_SEAT_GONE, "the seat was given out anew")
            self.show_table()

    async def change_code(self, watching: bool = False) -> None:
        """A new code for the whole table, or for watching: whoever came by the old one watches no longer."""
        await self.services.finish(self._change_code(watching))

    async def _change_code(self, watching: bool) -> None:
        async with self.lock:
            self.check_open()
            if watching:
                self.table.stored.watch_code = codes.new_code()
            else:
                self.table.stored.code = codes.new_code()
            await self.commit([], [queries.storing_codes(self.table.stored)])
            for link in list(self.presence.links):
                had = bool(link.rights)
                link.rights = self.valid_rights(link.rights)
                if had and not link.rights and not self.table.stored.open:
                    link.close(CLOSED_SEAT_GONE, "the code was changed")
            self.show_table()

    # Leaving the memory

    def check_open(self) -> None:
        if self.gone:
            raise Gone

    def leave_memory(self) -> None:
        """Forget this table, so that it is read again from the disk; those who look connect again."""
        self.gone = True
        self._on_gone(self)
        for link in list(self.presence.links):
            link.close(1012, "read again")
        self.stop()

    def stop(self) -> None:
        self.gone = True
        self.changed.set()
        self.autoplay.stop()
        for timer in self._absences:  # they hold this room, which may leave the memory now
            timer.cancel()
        self._absences.clear()

    @property
    def idle(self) -> bool:
        return (
            not self.presence.links
            and not self.autoplay.busy
            and not self.lock.locked()
            and time.monotonic() - self.presence.touched > self.services.settings.idle_seconds
        )
