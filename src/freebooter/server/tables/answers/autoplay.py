# mypyc: compile
"""Answers that no person gives: of bots, by standing orders, where there is nothing to decide, and when the clock has
run out."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from freebooter.kernel.ask import Seat
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.note import Refused
from freebooter.server.storage import queries
from freebooter.server.storage.models import BY_BOT, BY_CLOCK, BY_ORDER, BY_TABLE, SEAT, LogRow, command_key
from freebooter.server.storage.store import Statement
from freebooter.server.tables.answers.thinking import think
from freebooter.server.tables.open_table import OpenTable
from freebooter.server.tables.pace import Kind
from freebooter.server.workers import levels
from freebooter.server.workers.jobs import Thought

log = logging.getLogger("freebooter.room")
LEAST_PAUSE = 0.2
"""Seconds before an answer is tried again that could not be stored."""
FAILURES = 3
"""After this many failures of its bot a seat gets a simpler one."""
REST = 20
"""After this many moves of the simpler one its own bot tries again."""


class Autoplay:
    """Answers for the seats of one room."""

    def __init__(self, room: OpenTable) -> None:
        self._room = room
        self._services = room.services
        self._answering: dict[Seat, asyncio.Task[None]] = {}
        self._thinking: dict[Seat, tuple[int, asyncio.Task[Thought | None]]] = {}
        """What bots think about, by the row of the question."""
        self._clock: asyncio.Task[None] | None = None
        self._deadline = 0
        self._failures: dict[Seat, int] = {}

    @property
    def busy(self) -> bool:
        """Is an answer under way, or does a clock run?"""
        return bool(self._answering or self._deadline)

    def arrange(self) -> None:
        """Let bots think for their seats, answer what needs no person, and set the clock."""
        table = self._room.table
        for seat, (asked_at, thinking) in self._thinking.items():
            if table.question_row != asked_at or seat not in table.match.asked:
                thinking.cancel()  # it was taken back, or somebody else has answered
        for seat in table.asked:
            level = table.chairs[seat].plays
            if level:
                self._answer(seat, partial(self._let_think, seat, level, BY_BOT))
            elif table.ordered_move(seat) is not None:
                self._answer(seat, partial(self._play_ordered, seat))
            elif table.given_answer(seat) is not None:
                self._answer(seat, partial(self._play_given, seat))
        if table.deadline != self._deadline:
            self._deadline = table.deadline
            if self._clock is not None:
                self._clock.cancel()
                self._clock = None
            if self._deadline:
                self._clock = self._services.spawn(self._wait_for_clock(self._deadline))

    def stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
        for task in self._answering.values():
            task.cancel()

    async def _wait_for_clock(self, deadline: int) -> None:
        # A clock that was set back, as over a restart, does not make it longer than it is.
        left = min((deadline - self._services.now()) / 1000, self._room.table.stored.clock)
        await self._services.sleep(max(0.0, left))
        self._clock = None
        table = self._room.table
        for seat in list(table.match.asked):
            if not table.chairs[seat].plays:
                self._answer(seat, partial(self._let_think, seat, levels.EASY, BY_CLOCK))

    def _answer(self, seat: Seat, work: Callable[[], Awaitable[None]]) -> None:
        """Start answering for a seat, unless that is under way already."""
        if seat not in self._answering:
            self._answering[seat] = self._services.spawn(self._until_answered(seat, work))

    async def _until_answered(self, seat: Seat, work: Callable[[], Awaitable[None]]) -> None:
        """Answer for a seat; the table goes on even if that fails."""
        try:
            await work()
        except Refused:
            # It could not be stored: again after a pause, or when the table is read again.
            await self._services.sleep(max(self._services.store.pause, LEAST_PAUSE))
        except Exception:
            log.exception("an answer for a seat failed at table %s", self._room.table.stored.id)
            self._room.leave_memory()
        finally:
            self._answering.pop(seat, None)
            if not self._room.gone and not self._services.stopping:
                self.arrange()

    # Bots and the clock

    async def _let_think(self, seat: Seat, level: str, by: str) -> None:
        """One decision of a bot; it enters like a person's, and only if the question still stands."""
        table = self._room.table
        asked_at = table.question_row
        kind, began = self._services.pace.kind(table, seat, level), self._services.now()
        thought = await self._thought(seat, level)
        if thought is not None and table.question_row == asked_at:
            if kind is not None:
                await self._keep_pace(kind, began, thought)
            await self._room.hold(seat, thought.move)
        async with self._room.lock:
            stale = table.question_row != asked_at or seat not in table.match.asked
            if self._room.gone or stale or (by == BY_BOT and table.chairs[seat].plays != level):
                return
            await self._enter_thought(seat, None if thought is None else thought.move, by)

    async def _thought(self, seat: Seat, level: str) -> Thought | None:
        """What a bot thinks; None if it failed, or if its question is gone before it is done."""
        table = self._room.table
        thinking = asyncio.create_task(think(self._services, table, seat, level))
        self._thinking[seat] = table.question_row, thinking
        try:
            await asyncio.wait([thinking])
            return None if thinking.cancelled() else thinking.result()
        finally:
            thinking.cancel()
            del self._thinking[seat]

    async def _keep_pace(self, kind: Kind, began: int, thought: Thought) -> None:
        """Wait as long as a bot that has to think about such a question, whether or not this one had to."""
        services = self._services
        if not thought.at_once:
            services.pace.note(kind, services.now() - began)
        until = began + services.pace.delay(kind, round(1000 * services.settings.bot_seconds))
        if until > services.now():
            await services.sleep((until - services.now()) / 1000)

    async def _enter_thought(self, seat: Seat, name: str | None, by: str) -> None:
        """Make the chosen move; any legal one if the bot has failed."""
        table = self._room.table
        ask = table.match.ask_of(seat)
        assert ask is not None
        number = table.number(seat)
        if name is None or not any(move.name == name for move in ask.options):
            self._services.metrics.bot_failures += 1
            self._failures[seat] = self._failures.get(seat, 0) + 1
            options = ask.options
            name = options[SearchChance(f"any option {table.bot_seed(seat)}").below(len(options))].name
        rows = table.play(seat, name, command_key(by, f"{number}:{table.question_row}"), self._services.now())
        also: list[Statement] = []
        if by == BY_BOT and self._failures.get(seat, 0) >= FAILURES:
            self._failures[seat] = 0
            rows += self._replace_bot(seat, also)
        elif by == BY_BOT and self._rested(seat):
            rows += self._recall_bot(seat, also)
        self._services.metrics.bot_moves += 1
        await self._room.commit(rows, also)

    def _replace_bot(self, seat: Seat, also: list[Statement]) -> list[LogRow]:
        """Give a seat a simpler bot."""
        was = self._room.table.chairs[seat].plays
        return self._set_level(seat, levels.FALLBACK, "replaced", also, was=was)

    def _rested(self, seat: Seat) -> bool:
        """Has the simpler bot of a seat played for long enough that its own one should try again?"""
        table = self._room.table
        if table.chairs[seat].plays != levels.FALLBACK or self._level_before(seat) is None:
            return False
        since = next(row.n for row in reversed(table.rows) if row.kind == SEAT and row.seat == seat)
        own = [row for row in table.rows[since:] if row.seat == seat and row.by == "bot"]
        return len(own) >= REST

    def _level_before(self, seat: Seat) -> str | None:
        """The level that the seat's bot had before it was replaced; None: it was not, or somebody decided otherwise."""
        for row in reversed(self._room.table.rows):
            if row.kind == SEAT and row.seat == seat:
                data = row.data()
                return str(data["was"]) if data["what"] == "replaced" and data.get("was") else None
        return None

    def _recall_bot(self, seat: Seat, also: list[Statement]) -> list[LogRow]:
        """Give a seat its own bot back: what killed it may be over."""
        level = self._level_before(seat)
        assert level is not None
        return self._set_level(seat, level, "recalled", also)

    def _set_level(self, seat: Seat, level: str, what: str, also: list[Statement], **more: str) -> list[LogRow]:
        table = self._room.table
        chair = table.chairs[seat].copy()
        if chair.lent:
            chair.lent = level
        else:
            chair.bot = level
        table.chairs[seat] = chair
        also.append(queries.storing_chair(table.stored, chair))
        return table.note_seat(seat, what, self._services.now(), level=level, **more)

    # Standing orders

    async def _play_ordered(self, seat: Seat) -> None:
        """Make the move that a seat has ordered; a pause before each round lets people look, and end the orders."""
        table = self._room.table
        asked_at = table.question_row
        if table.orders.begins_round(table.duel):
            await asyncio.sleep(self._services.settings.order_seconds)
        async with self._room.lock:
            if self._room.gone or table.question_row != asked_at:
                return
            key = command_key(BY_ORDER, f"{table.number(seat)}:{asked_at}")
            rows = table.play_ordered(seat, key, self._services.now())
            if rows:
                await self._room.commit(rows)

    # Nothing to decide

    async def _play_given(self, seat: Seat) -> None:
        """Give the only answer; with several people after the same while for everybody."""
        table = self._room.table
        asked_at = table.question_row
        move = table.given_answer(seat)
        if move is not None:
            await self._room.hold(seat, move.name)
        async with self._room.lock:
            if self._room.gone or table.question_row != asked_at:
                return
            key = command_key(BY_TABLE, f"{table.number(seat)}:{asked_at}")
            rows = table.play_given(seat, key, self._services.now())
            if rows:
                await self._room.commit(rows)
