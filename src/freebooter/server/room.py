"""A room: a table that is being played. It takes one command after another, stores, then tells.

Whatever happens to a table happens under its lock: change, commit, tell. Nobody is shown what is not yet
on the disk, and when it could not be stored the table is read again as it was before.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from freebooter.kernel.ask import Seat
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.note import Refusal, Refused, refused
from freebooter.server import bodies, codes, levels, replay, shelf, wire
from freebooter.server.codes import HOST, SEAT, STAND_IN, WATCH, Right
from freebooter.server.hints import hinted
from freebooter.server.link import CLOSED_SEAT_GONE, Link, encode, held
from freebooter.server.plain import plain
from freebooter.server.rows import BOT, BY_ORDER, CLOCK, PERSON, PLAYER, Chair, Row
from freebooter.server.rows import STAND_IN as BY_STAND_IN
from freebooter.server.store import Statement
from freebooter.server.table import PUBLIC, Table
from freebooter.server.told import Teller
from freebooter.server.worker import Job, Thought

if TYPE_CHECKING:
    from freebooter.server.house import House

log = logging.getLogger("freebooter.room")
Got = TypeVar("Got")
TAIL = 400
"""Updates that a first message brings at most; older ones are there for the asking."""
SLICE = 0.004
"""Seconds that one reader may take of the event loop at a time."""
FAILURES = 3
"""After so many failures of its bot a seat gets a simpler one."""


class Gone(Exception):
    """This room is no longer the one; ask the house again."""


class Room:
    def __init__(self, house: "House", table: Table) -> None:
        self.house = house
        self.table = table
        self.teller = Teller(table)
        self.lock = asyncio.Lock()
        self.links: set[Link] = set()
        self.changed = asyncio.Event()
        self.gone = False
        self.touched = time.monotonic()
        self._seen: dict[Seat, float] = {}
        self._born = time.monotonic()
        self._answering: dict[Seat, asyncio.Task[None]] = {}  # a bot thinks, or an order is carried out
        self._clock: asyncio.Task[None] | None = None
        self._clock_at = 0
        self._failures: dict[Seat, int] = {}
        self._refused: dict[tuple[Seat, str], wire.Refused] = {}
        self._looking = asyncio.Lock()
        self._memory: replay.Memory | None = None
        self._proof: replay.Proof | None = None

    # Commands of seats

    async def do(self, seat: Seat, stands_in: bool, command: wire.ByHttp, language: str) -> wire.Answer:
        """Carry out a command of a seat; the answer is for whoever gave it."""
        if isinstance(command, wire.Hint):
            return await self._hint(seat, command, language)
        return await self._whole(self._do(seat, stands_in, command, language))

    async def _whole(self, work: Coroutine[Any, Any, Got]) -> Got:
        """What was begun is finished, also when whoever asked for it has gone."""
        return await asyncio.shield(self.house.spawn(work))

    async def _do(self, seat: Seat, stands_in: bool, command: wire.ByHttp, language: str) -> wire.Answer:
        async with self.lock:
            self._check_here()
            table = self.table
            if isinstance(command, wire.Why):
                return self._why(seat, command, language)
            name = (BY_STAND_IN if stands_in else PLAYER) + command.id
            done = table.done_before(seat, name)
            if done is not None:
                self.house.metrics.resent += 1
                return wire.Done(command.id, table.number_of(seat, done))
            earlier = self._refused.get((seat, command.id))
            if earlier is not None:
                self.house.metrics.resent += 1
                return earlier
            try:
                self._check_plays(seat, stands_in)
                if isinstance(command, (wire.Move, wire.Undo)) and table.stale(seat, command.expect):
                    self.house.metrics.stale += 1
                    return self._stale(seat, command.id, command.expect, language)
                rows = self._carry_out(seat, command, name)
            except Refused as error:
                self.house.metrics.refused += 1
                answer = wire.Refused(command.id, self.teller.say(language, error.refusal), table.number(seat))
                self._remember(seat, answer)
                return answer
            await self.commit(rows)
            if isinstance(command, wire.Move):
                self.house.metrics.moves += 1
            return wire.Done(command.id, table.number_of(seat, rows[0].n))

    def _carry_out(self, seat: Seat, command: wire.ByHttp, name: str) -> list[Row]:
        at = self.house.now()
        table = self.table
        try:
            if isinstance(command, wire.Move):
                return table.play(seat, command.move, name, at)
            if isinstance(command, wire.Undo):
                return table.undo(seat, name, at)
            if isinstance(command, wire.Rewind):
                return table.rewind(seat, command.to, name, at)
            if isinstance(command, wire.Agree):
                return table.agree(seat, command.request, command.yes, name, at)
            if isinstance(command, wire.Pass):
                return table.pass_ahead(seat, command.prompt, command.on, name, at)
            if isinstance(command, wire.Order):
                return table.order(seat, wire.Ordered(command.move, command.passing, command.careful), name, at)
            if isinstance(command, wire.Halt):
                return table.halt(seat, name, at)
            assert isinstance(command, wire.Say)
            return table.say(seat, plain(command.text), name, at)
        except Refused:
            raise
        except Exception:
            # A rule has failed. The table in memory may be half-way, so it is read again.
            log.exception("a command failed at table %s", table.sheet.id)
            self.leave_memory()
            raise refused("went-wrong") from None

    def _check_plays(self, seat: Seat, stands_in: bool) -> None:
        chair = self.table.chairs[seat]
        if (chair.lent != "") != stands_in:
            raise refused("seat-is-lent")

    def _remember(self, seat: Seat, answer: wire.Refused) -> None:
        self._refused[seat, answer.id] = answer
        if len(self._refused) > 200:
            self._refused.pop(next(iter(self._refused)))

    def _stale(self, seat: Seat, name: str, expected: int, language: str) -> wire.Refused:
        reason = self.teller.say(language, Refusal("stale"))
        rows = self.tail(seat, expected)
        tail = self.teller.updates(seat, language, rows, state=False)
        return wire.Refused(name, reason, self.table.number(seat), True, tail, self.teller.state(seat, language))

    def _why(self, seat: Seat, command: wire.Why, language: str) -> wire.Answer:
        try:
            refusal = self.table.match.refuse(seat, self.table.move_named(command.move))
        except Refused as error:
            refusal = error.refusal
        return wire.Reason(command.id, command.move, None if refusal is None else self.teller.say(language, refusal))

    # Storing and telling

    async def commit(self, rows: list[Row], also: list[Statement] | None = None) -> None:
        """On the disk first, then to everyone. To be called under the lock."""
        sheet, match = self.table.sheet, self.table.match
        sheet.over = match.over
        sheet.changed = rows[-1].at if rows else self.house.now()
        sheet.waiting = ",".join(map(str, match.asked))
        try:
            await self.house.store.write([*shelf.storing_rows(sheet, rows), *(also or [])])
        except Exception as error:
            log.error("table %s could not be stored: %s", sheet.id, type(error).__name__)
            self.leave_memory()
            raise refused("not-stored") from None
        self.tell(rows)
        self.arrange()

    def tell(self, rows: list[Row]) -> None:
        """What has happened, to everyone who looks, each as much as they may know."""
        told: dict[tuple[int, str], list[str]] = {}
        for link in self.links:
            key = (link.reader, link.language)
            if key not in told:
                updates = self.teller.updates(link.reader, link.language, rows)
                told[key] = [encode(update) for update in updates]
                self.house.metrics.view_bytes.add(sum(len(text) for text in told[key]))
            for text in told[key]:
                if not link.tell(text):
                    self.house.metrics.dropped += 1
        self.changed.set()
        self.changed = asyncio.Event()

    def tell_table(self) -> None:
        """Who sits where, to everyone who looks."""
        for link in self.links:
            link.tell(encode(wire.TableNow(self.info(link.rights, link.language))))

    def tail(self, reader: int, since: int) -> list[Row]:
        """What a first message tells a reader who knows all up to a number."""
        return self.table.rows_since(reader, since)[-TAIL:]

    async def prepare(self, reader: int, language: str, rows: list[Row]) -> None:
        """Put what is going to be told into words, a few lines at a time, so that nobody else waits for it."""
        began = time.perf_counter()
        for row in rows:
            self.teller.lines(reader, language, row)
            if time.perf_counter() - began > SLICE:
                await asyncio.sleep(0)
                began = time.perf_counter()

    def hello(self, link_rights: list[Right], reader: int, language: str, since: int) -> wire.Hello:
        rows = self.tail(reader, since)
        mine = held(link_rights)
        tail = self.teller.updates(reader, language, rows, state=False)
        first = tail[0].n if tail else self.table.number(reader) + 1
        curtain = [seat for seat in mine if self.teller.hides(seat)] if len(mine) > 1 else []
        return wire.Hello(
            wire.PROTOCOL,
            self.info(link_rights, language),
            None if reader == PUBLIC else reader,
            mine,
            curtain,
            language,
            self.teller.state(reader, language),
            first,
            tail,
        )

    def info(self, rights: list[Right], language: str) -> wire.TableInfo:
        return self.house.info(self.table.sheet, self.table.chairs, language, rights, self)

    # Who is here

    def check(self, rights: list[Right]) -> list[Right]:
        """Those of the rights that still hold."""
        chairs, sheet = self.table.chairs, self.table.sheet
        good = []
        for right in rights:
            if right.kind == HOST:
                holds = right.generation == sheet.host_generation
            elif right.kind == WATCH:
                holds = sheet.watching
            elif not 0 <= right.seat < len(chairs):
                holds = False
            elif right.kind == SEAT:
                chair = chairs[right.seat]
                holds = right.generation == chair.generation and not chair.bot
            elif right.kind == STAND_IN:
                chair = chairs[right.seat]
                holds = chair.lent == PERSON and right.generation == chair.stand_in_generation
            else:
                holds = False
            if holds:
                good.append(right)
        return good

    def enter(self, link: Link) -> None:
        self.links.add(link)
        self.touch(link.seats)
        self.tell_table()

    def leave(self, link: Link) -> None:
        self.links.discard(link)
        self.touch(link.seats)
        self.tell_table()
        if link.seats and not self.gone:  # and once more when they count as absent
            wait = self.house.settings.absent_seconds + 0.05
            asyncio.get_running_loop().call_later(wait, self.tell_table)

    def touch(self, seats: list[Seat]) -> None:
        self.touched = time.monotonic()
        for seat in seats:
            self._seen[seat] = self.touched

    def present(self, seat: Seat) -> bool:
        """Has anyone been connected for this seat just now?"""
        if any(seat in link.seats for link in self.links):
            return True
        last = self._seen.get(seat, self._born)
        return time.monotonic() - last < self.house.settings.absent_seconds

    # Seats

    async def change_seat(self, seat: Seat, change: Callable[[Chair], tuple[str, dict[str, str]]]) -> None:
        """Change who sits on a seat; `change` tells what to put in the log, or raises `Refused`."""

        async def work() -> None:
            async with self.lock:
                self._check_here()
                if not 0 <= seat < len(self.table.chairs):
                    raise refused("no-seat-there")
                chair = _copy(self.table.chairs[seat])
                what, more = change(chair)
                before = self.table.chairs[seat]
                # The line is told with the name of whoever left or came.
                self.table.chairs[seat] = chair if what != "left" else before
                rows = self.table.note_seat(seat, what, self.house.now(), **more)
                self.table.chairs[seat] = chair
                await self.commit(rows, [shelf.storing_chair(self.table.sheet, chair)])
                for link in list(self.links):
                    link.rights = self.check(link.rights)
                    if link.reader != PUBLIC and link.reader not in link.seats:
                        link.close(CLOSED_SEAT_GONE, "the seat was given out anew")
                self.tell_table()

        await self._whole(work())

    async def change_code(self) -> None:
        """A new code for the whole table."""

        async def work() -> None:
            async with self.lock:
                self._check_here()
                self.table.sheet.code = codes.new_code()
                await self.commit([])
                self.tell_table()

        await self._whole(work())

    # Bots and the clock

    def arrange(self) -> None:
        """Let bots think for the seats that are theirs, carry out what was ordered, and set the clock."""
        match = self.table.match
        for seat in match.asked:
            level = self.table.chairs[seat].plays
            if level:
                self._answer(seat, partial(self._let_think, seat, level, BOT))
            elif self.table.orders.answer(seat) is not None:
                self._answer(seat, partial(self._obey, seat))
        deadline = self.teller.deadline()
        if deadline != self._clock_at:
            self._clock_at = deadline
            if self._clock is not None:
                self._clock.cancel()
                self._clock = None
            if deadline:
                self._clock = self.house.spawn(self._wait_for_clock(deadline))

    async def _wait_for_clock(self, deadline: int) -> None:
        await asyncio.sleep(max(0.0, (deadline - self.house.now()) / 1000))
        self._clock = None
        for seat in list(self.table.match.asked):
            if not self.table.chairs[seat].plays:
                self._answer(seat, partial(self._let_think, seat, levels.FOR_PEOPLE[0], CLOCK))

    def _answer(self, seat: Seat, work: Callable[[], Awaitable[None]]) -> None:
        """Have a seat answered for, unless that is under way already."""
        if seat not in self._answering:
            self._answering[seat] = self.house.spawn(self._until_answered(seat, work))

    async def _until_answered(self, seat: Seat, work: Callable[[], Awaitable[None]]) -> None:
        """Whatever comes of it, the table goes on."""
        try:
            await work()
        except Refused:
            return  # it could not be stored; whoever comes next reads the table again
        except Exception:
            log.exception("an answer for a seat failed at table %s", self.table.sheet.id)
            self.leave_memory()
        finally:
            self._answering.pop(seat, None)
            if not self.gone and not self.house.stopping:
                self.arrange()

    async def _let_think(self, seat: Seat, level: str, by: str) -> None:
        """One decision of a bot; it enters like a person's, and only if the question still stands."""
        asked_at = self.table.question_row
        thought = await self._think(seat, level)
        async with self.lock:
            stale = self.table.question_row != asked_at or seat not in self.table.match.asked
            if self.gone or stale or (by == BOT and self.table.chairs[seat].plays != level):
                return
            await self._enter_thought(seat, None if thought is None else thought.move, by)

    async def _obey(self, seat: Seat) -> None:
        """Make the move that a seat has ordered; a pause before each round lets people look, and break it off."""
        asked_at = self.table.question_row
        if self.table.orders.begins_round():
            await asyncio.sleep(self.house.settings.order_seconds)
        async with self.lock:
            if self.gone or self.table.question_row != asked_at:
                return
            rows = self.table.obey(seat, f"{BY_ORDER}{self.table.number(seat)}:{asked_at}", self.house.now())
            if rows:
                await self.commit(rows)

    async def _enter_thought(self, seat: Seat, name: str | None, by: str) -> None:
        table = self.table
        ask = table.match.ask_of(seat)
        assert ask is not None
        number = table.number(seat)
        if name is None or not any(move.name == name for move in ask.options):
            self.house.metrics.bot_failures += 1
            self._failures[seat] = self._failures.get(seat, 0) + 1
            options = ask.options
            name = options[SearchChance(f"any option {table.whim(seat)}").below(len(options))].name
        rows = table.play(seat, name, f"{by}{number}:{table.question_row}", self.house.now())
        also: list[Statement] = []
        if by == BOT and self._failures.get(seat, 0) >= FAILURES:
            self._failures[seat] = 0
            chair = _copy(table.chairs[seat])
            if chair.lent:
                chair.lent = levels.FALLBACK
            else:
                chair.bot = levels.FALLBACK
            table.chairs[seat] = chair
            rows += table.note_seat(seat, "replaced", self.house.now(), level=levels.FALLBACK)
            also.append(shelf.storing_chair(self.table.sheet, chair))
        self.house.metrics.bot_moves += 1
        await self.commit(rows, also)

    async def _think(self, seat: Seat, level: str) -> Thought | None:
        table = self.table
        ask = table.match.ask_of(seat)
        if ask is not None and len(ask.options) == 1:
            return Thought(ask.options[0].name)
        lesson = table.lesson
        if lesson is not None and seat != lesson.place:
            reply = lesson.reply(table.match, seat)
            if reply is not None:
                return Thought(reply)
        job = Job(table.sheet.id, table.record(), seat, level, table.whim(seat))
        return await self.house.pool.choose(job, self.house.settings.bot_deadline)

    async def _hint(self, seat: Seat, command: wire.Hint, language: str) -> wire.Answer:
        level = command.level or levels.DEFAULT
        async with self.lock:
            self._check_here()
            ask = self.table.match.ask_of(seat)
            number = self.table.number(seat)
        if ask is None or not levels.known(level):
            note = Refusal("hint-not-asked" if ask is None else "no-level")
            return wire.Refused(command.id, self.teller.say(language, note), number)
        lesson = self.table.lesson
        step = None if lesson is None or seat != lesson.place else lesson.next_move(self.table.match)
        if step is not None:
            level = "lesson"
        thought = await self._think(seat, level) if step is None else Thought(step)
        async with self.lock:
            self._check_here()
            hint = hinted(command.id, level, self.teller.words(language), self.table.match, seat, thought)
            return hint or wire.Refused(command.id, self.teller.say(language, Refusal("hint-failed")), number)

    # Looking back: in a thread, and without the lock, for what has happened never changes

    async def look_back(self, reader: int, rows: list[int]) -> list[replay.Then]:
        story = replay.story(self.table, rows[-1])
        async with self._looking:
            if self._memory is None:
                self._memory = await asyncio.to_thread(replay.Memory, self.table.match)
            return await asyncio.to_thread(replay.look_back, self._memory, story, reader, rows)

    async def dice(self, reader: int) -> bodies.Dice:
        table = self.table
        story = replay.story(table, len(table.rows) - 1)
        if table.match.over and self._proof is None:
            self._proof = await asyncio.to_thread(replay.prove, replay.finished_record(table))
        return await asyncio.to_thread(replay.dice, story, table.match, reader, self._proof)

    # Coming and going of the room itself

    def _check_here(self) -> None:
        if self.gone:
            raise Gone

    def leave_memory(self) -> None:
        """Forget this table, so that the next to ask reads it as it is on the disk; whoever looks comes again."""
        self.gone = True
        self.house.forget(self)
        for link in list(self.links):
            link.close(1012, "read again")
        self.stop()

    def stop(self) -> None:
        self.gone = True
        if self._clock is not None:
            self._clock.cancel()
        for task in self._answering.values():
            task.cancel()

    @property
    def idle(self) -> bool:
        return (
            not self.links
            and not self._answering
            and not self._clock_at
            and not self.lock.locked()
            and time.monotonic() - self.touched > self.house.settings.idle_seconds
        )


def _copy(chair: Chair) -> Chair:
    return Chair(*[getattr(chair, name) for name in chair.__struct_fields__])
