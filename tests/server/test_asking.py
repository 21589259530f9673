"""Nobody is asked what has one answer, and nobody else learns from it what a hand holds: not by time either."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from freebooter.kernel.automatic.asking import ALWAYS, NEW, PLAYABLE
from freebooter.kernel.match import new_match
from freebooter.server.settings import Settings
from freebooter.server.storage.models import ASKING, LogRow
from freebooter.server.tables.links.link import Link
from freebooter.server.tables.new_table import new_stored_table, set_chairs
from freebooter.server.tables.pace import Pace
from freebooter.server.tables.room import Room
from freebooter.server.tables.services import Services
from freebooter.server.tables.state.table import Table
from freebooter.server.tables.state.table_log import PUBLIC
from freebooter.server.tables.table_info import table_info
from freebooter.server.wire import bodies, commands
from freebooter.server.workers.jobs import Job, Thought
from tests.lanterns import GAME, DropCard
from tests.server.harness import Server, in_own_loop, wait_for

Told = dict[int, list[tuple[int, Any]]]
LANTERN, STONE = "take-lantern", "take-stone"
TICK = 100
START = 1_000_000
ROOMS: list[Room] = []


class Clock(Services):
    """Services whose time stands still until the test moves it on."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.table: Table
        self.at = START
        self.written: list[Any] = []
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []
        self.thinks = 0
        self.takes: dict[int, str] = {}
        self.store: Any = self
        self.pool: Any = self

    def now(self) -> int:
        return self.at

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.at + 1000 * seconds, woken))
        await woken

    async def move_on(self, milliseconds: int = TICK) -> None:
        self.at += milliseconds
        due = [one for one in self._sleepers if one[0] <= self.at]
        self._sleepers = [one for one in self._sleepers if one[0] > self.at]
        for _at, woken in due:
            if not woken.done():
                woken.set_result(None)
        await self.settle()

    async def settle(self) -> None:
        """Let everything happen that needs no more time."""
        for _step in range(200):
            await asyncio.sleep(0)

    def check_rested(self) -> None:
        """The store never fails here."""

    async def write(self, statements: Any, lease: object = None) -> None:
        self.written.append(statements)

    async def choose(self, job: Job, deadline: float) -> Thought:
        """A bot that takes its time, takes the card that the test wants, and keeps it."""
        await self.sleep(self.thinks / 1000)
        ask = self.table.match.ask_of(job.seat)
        assert ask is not None
        names = [move.name for move in ask.options]
        wanted = self.takes.get(job.seat, STONE)
        return Thought(wanted if wanted in names else names[0])


class Ear(Link):
    """Hears what is sent to one reader, and when."""

    def __init__(self, clock: Clock, reader: int) -> None:
        self.clock = clock
        self.heard: list[tuple[int, Any]] = []
        super().__init__(None, [], reader, "en", 10, 1.0)  # type: ignore[arg-type]

    def send(self, *messages: bytes) -> bool:
        self.heard += [(self.clock.at, json.loads(data)) for data in messages]
        return True


class Quayside:
    """A table of the game of lanterns, and people who answer in no time."""

    def __init__(self, kinds: str, guests: str = "abc", **settings: Any) -> None:
        self.clock = Clock(Settings(Path("unused"), **settings))
        wanted = [
            bodies.SeatWanted(kind, f"Bot {seat}", "easy") if kind == "bot" else bodies.SeatWanted(kind)
            for seat, kind in enumerate(kinds.split())
        ]
        match = new_match(GAME, len(wanted), {"rounds": 2}, seed="quay")
        self.chairs = set_chairs(wanted, "a", "Anna")
        for chair, guest in zip(self.chairs, guests, strict=False):
            if not chair.bot:
                chair.guest, chair.code = guest, ""
        stored = new_stored_table(match, "a", START)
        self.table, self.rows = Table.begin(stored, self.chairs, match, START)
        self.clock.table = self.table
        self.room = Room(self.clock, self.table, lambda _room: None)
        self.ears = {reader: Ear(self.clock, reader) for reader in range(PUBLIC, len(wanted))}
        self.room.presence.links.update(self.ears.values())
        self.asked: list[tuple[int, str]] = []
        """Who decided what kind of question by hand."""
        self._sent = 0

    async def begin(self) -> "Quayside":
        ROOMS.append(self.room)
        self.room.autoplay.arrange()
        await self.clock.settle()
        return self

    def ask(self, seat: int) -> Any:
        return self.room.narrator.state(seat, "en").ask

    def state(self, reader: int) -> Any:
        return self.room.narrator.state(reader, "en")

    async def say(self, seat: int, command: Callable[[str], commands.SeatCommand]) -> asyncio.Task[Any]:
        self._sent += 1
        done = asyncio.ensure_future(self.room.do(seat, False, command(f"c{self._sent}"), "en"))
        await self.clock.settle()
        return done

    async def move(self, seat: int, move: str) -> asyncio.Task[Any]:
        number = self.table.number(seat)
        return await self.say(seat, lambda name: commands.MoveCommand(name, number, move))

    async def ask_me(self, seat: int, way: Any) -> None:
        await (await self.say(seat, lambda name: commands.AskMeCommand(name, way)))

    async def play_out(self, choose: Callable[[int, Any], str], ticks: int = 2000) -> None:
        """All who are asked answer at once, as `choose` says; then the clock moves on."""
        answering: dict[int, asyncio.Task[Any]] = {}
        for _tick in range(ticks):
            if self.table.match.over:
                return
            for seat in [chair.seat for chair in self.chairs if not chair.plays]:
                question = self.ask(seat)
                if question is not None and (seat not in answering or answering[seat].done()):
                    self.asked.append((seat, question.prompt))
                    answering[seat] = await self.move(seat, choose(seat, question))
            await self.clock.move_on()
        raise AssertionError("the game does not end")


def run(work: Awaitable[Any]) -> Any:
    """Do it, and then close all rooms."""

    async def finish() -> Any:
        try:
            return await work
        finally:
            while ROOMS:
                ROOMS.pop().stop()
            await asyncio.sleep(0)

    return in_own_loop(finish())


def carefree(takes: dict[int, str]) -> Callable[[int, Any], str]:
    """Takes a card, and keeps it: never shows any."""

    def choose(seat: int, question: Any) -> str:
        return takes.get(seat, STONE) if question.prompt == "act" else str(question.options[0].move)

    return choose


async def evening(ben_takes: str) -> tuple[Quayside, Told]:
    quay = await Quayside("here invite invite").begin()
    await quay.play_out(carefree({1: ben_takes}))
    return quay, {reader: ear.heard for reader, ear in quay.ears.items() if reader != 1}


def test_what_others_are_told_and_when_is_the_same_whatever_a_hand_holds() -> None:
    """At one of two tables that look alike Ben holds a lantern and is asked; at the other a stone, and is not."""
    holds, told = run(evening(LANTERN))
    holds_not, told_not = run(evening(STONE))
    by_hand = [prompt for seat, prompt in holds.asked if seat == 1]
    assert by_hand.count("window") == 3 and by_hand.count("last") == 2, "with a lantern he decides"
    assert {prompt for seat, prompt in holds_not.asked if seat == 1} == {"act"}, (
        "with a stone there is nothing to decide"
    )
    assert len(told[0]) > 20
    assert told == told_not
    record = [row.body for row in holds.table.rows]
    assert len(record) == len(holds_not.table.rows), "every answer is a move in the record"


def test_a_moment_for_cards_takes_everybody_the_same_time_and_tells_nobody_who_was_asked() -> None:
    _quay, told = run(evening(LANTERN))
    for reader, heard in told.items():
        moves = [(at, frame) for at, frame in heard if frame["is"] == "update" and frame["kind"] == "move"]
        passes = [at for at, frame in moves if "seat" not in frame]
        assert len(passes) == 12 - (4 if reader >= 0 else 0), "one's own are told as one's own"
        assert not [frame for at, frame in moves if frame.get("by") and frame.get("seat") != reader]
        windows = [frame["state"] for at, frame in heard if frame.get("state", {}).get("prompt") == "window"]
        assert windows and not [state for state in windows if state.get("waiting")]
        assert {state["now"] for state in windows} == {"A moment in which cards can be played."}
    public = [(at, frame) for at, frame in told[PUBLIC] if frame["is"] == "update"]
    gaps = {later - sooner for (sooner, _), (later, frame) in pairwise(public) if "seat" not in frame}
    assert gaps == {1000}


async def _thinking() -> tuple[Quayside, list[Any]]:
    """Ben holds a lantern and thinks; what the lobby tells meanwhile."""
    quay = await Quayside("here invite").begin()
    for seat, move in ((0, STONE), (1, LANTERN)):
        await quay.move(seat, move)
        await quay.clock.move_on(1000)
        if seat == 1:
            await quay.move(1, "finish")
        await quay.clock.move_on(1000)
    await quay.move(0, STONE)
    await quay.clock.move_on(5000)
    lobby = [table_info(quay.table.stored, quay.chairs, "en", [], None).waiting for _reader in range(1)]
    return quay, lobby


def test_who_thinks_longer_is_waited_for_but_not_named() -> None:
    quay, lobby = run(_thinking())
    assert quay.ask(1).prompt == "window" and quay.state(1).waiting == [1]
    assert quay.state(0).waiting == [] and quay.state(PUBLIC).waiting == []
    assert lobby == [[]] and quay.table.stored.waiting_seats == [1]


async def _alone(ways: dict[int, str] | None = None, takes: str = STONE) -> Quayside:
    quay = await Quayside("here bot bot", bot_seconds=0.0).begin()
    for seat, way in (ways or {}).items():
        await quay.ask_me(seat, way)
    await quay.play_out(carefree({0: takes}))
    return quay


def test_alone_with_bots_it_takes_no_time_at_all() -> None:
    quay = run(_alone())
    assert {prompt for _seat, prompt in quay.asked} == {"act"}
    asks = [frame["state"]["ask"]["prompt"] for _at, frame in quay.ears[0].heard if frame.get("state", {}).get("ask")]
    assert set(asks) == {"act"}, "and nothing flashes up that cannot be answered otherwise"
    rows = [row for row in quay.table.rows if row.by == "table"]
    assert len(rows) == 6 and {row.seat for row in rows} == {0}
    own = [frame for _at, frame in quay.ears[0].heard if frame.get("by") == "table"]
    assert len(own) == 6, "the seat itself is told that it was answered for"
    assert quay.clock.at - START <= TICK * 4, "only the two decisions took a moment"


def test_a_card_that_fits_is_always_asked_about_and_not_again_if_one_wants_it_so() -> None:
    assert [prompt for _seat, prompt in run(_alone(takes=LANTERN)).asked].count("window") == 4
    new = run(_alone({0: NEW}, takes=LANTERN))
    assert [prompt for _seat, prompt in new.asked].count("window") == 1, "once, and then never again the same card"


def test_who_wants_is_always_asked() -> None:
    quay = run(_alone({0: ALWAYS}))
    assert [prompt for _seat, prompt in quay.asked].count("window") == 4
    assert not [row for row in quay.table.rows if row.by == "table"]


async def _among_bots(bot_takes: str, thinks: int, pace: Pace | None = None, **settings: Any) -> tuple[Told, Pace]:
    """What a person and a watcher are told, and when, of a bot that holds a lantern or a stone."""
    quay = Quayside("here bot bot", **settings)
    quay.clock.thinks, quay.clock.takes = thinks, {1: bot_takes}
    quay.clock.pace = pace or quay.clock.pace
    await quay.begin()
    await quay.play_out(carefree({}))
    return {reader: quay.ears[reader].heard for reader in (0, PUBLIC)}, quay.clock.pace


def test_how_long_a_bot_takes_tells_nothing_of_its_hand() -> None:
    """With a lantern it has a choice at every window and thinks; with a stone it has none."""
    holds, _pace = run(_among_bots(LANTERN, 300))
    holds_not, _pace = run(_among_bots(STONE, 300))
    assert holds == holds_not and len(holds[0]) > 20
    quick, _pace = run(_among_bots(LANTERN, 300, bot_seconds=0.0))
    quick_not, _pace = run(_among_bots(STONE, 300, bot_seconds=0.0))
    assert quick != quick_not, "without it the time tells"


def test_on_a_slow_machine_bots_without_a_choice_wait_as_long_as_those_who_think() -> None:
    """Longer than the least: what the last ones have needed is what the next ones take, whether or not they think."""
    _told, pace = run(_among_bots(LANTERN, 2300))
    holds, _pace = run(_among_bots(LANTERN, 2300, pace))
    holds_not, _pace = run(_among_bots(STONE, 2300, pace))
    assert holds == holds_not


async def _poll() -> tuple[int, int, bool]:
    """A secret pass: the stamp of the table before and after it, and does the public hear of a change?"""
    quay = await Quayside("here invite").begin()
    before = quay.table.stored.changed
    await quay.clock.move_on(5000)
    await quay.say(1, lambda name: commands.PassCommand(name, "window"))
    after = quay.table.stored.changed
    await quay.move(0, STONE)
    await quay.clock.move_on(5000)
    return before, after, quay.table.stored.changed > after


def test_a_pass_in_secret_does_not_change_the_stamp_of_the_table() -> None:
    before, after, later = run(_poll())
    assert before == after and later


def test_a_pass_in_secret_does_not_end_the_long_poll_of_a_watcher(server: Server) -> None:
    anna, eve = server.browser(), server.browser()
    table = anna.table("smugglers", "here here", open=True)["id"]
    path = f"/api/tables/{table}"
    since = eve.get(f"{path}/hello")["state"]["n"]
    with ThreadPoolExecutor(1) as own:
        polled = own.submit(eve.get, f"{path}/events", since=since, wait=25)
        wait_for(lambda: server.house.rooms[table].changed._waiters)
        anna.post(f"{path}/commands", {"do": "pass", "id": "a", "prompt": "whatever", "on": True}, seat=0)
        anna.post(f"{path}/commands", {"do": "ask-me", "id": "b", "way": "always"}, seat=0)
        anna.post(f"{path}/commands", {"do": "say", "id": "c", "text": "now"}, seat=0)
        assert [update["kind"] for update in polled.result()["updates"]] == ["say"]


async def _said() -> Quayside:
    quay = await Quayside("here invite").begin()
    await quay.ask_me(1, ALWAYS)
    return quay


def test_how_one_wants_to_be_asked_is_ones_own_business_and_lasts() -> None:
    quay = run(_said())
    assert not quay.ears[0].heard and not quay.ears[PUBLIC].heard
    [(_at, frame)] = quay.ears[1].heard
    assert frame["kind"] == ASKING and frame["state"]["asking"] == ALWAYS
    assert frame["lines"][0]["text"].startswith("From now on you are always asked")
    table = quay.table
    again = Table.read(table.stored, table.chairs, table.rows)
    assert again.way_of(1) == ALWAYS and again.way_of(0) == PLAYABLE


async def _old_passes(way: str = "") -> Quayside:
    quay = await Quayside("here invite").begin()
    await quay.say(1, lambda name: commands.PassCommand(name, "window"))
    if way:
        await quay.ask_me(1, way)
    return quay


def test_what_was_passed_in_advance_by_kind_goes_on_until_one_says_otherwise() -> None:
    old, changed = run(_old_passes()), run(_old_passes(PLAYABLE))
    assert old.state(1).asking == NEW and old.state(1).passing == ["window"]
    assert changed.state(1).asking == PLAYABLE and changed.state(1).passing == []
    assert changed.table.number(0) == 1, "and nobody else is told"


async def _dropping(kinds: str, guests: str = "abc", ways: dict[int, str] | None = None) -> Quayside:
    quay = Quayside(kinds, guests)
    quay.table.match.run.state.hands[0] = (2, 2)  # type: ignore[attr-defined]
    await quay.begin()
    for seat, way in (ways or {}).items():
        await quay.ask_me(seat, way)
    await quay.move(0, STONE)
    for _tick in range(40):
        await quay.clock.move_on()
    return quay


def test_with_people_only_that_is_answered_which_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only card to drop: all know how many cards there are, but not how many kinds."""
    assert run(_dropping("here invite")).table.match.prompt == "act"
    monkeypatch.setattr(DropCard, "openly_one", lambda _self: False)
    asked = run(_dropping("here invite"))
    assert asked.table.match.prompt == "leave" and asked.ask(0) is not None
    assert run(_dropping("here bot")).table.match.prompt == "act", "bots look at no clock"


def test_on_one_screen_people_are_called_for_every_moment_unless_they_say_otherwise() -> None:
    shared = run(_dropping("here here", "aa"))
    assert shared.table.match.prompt == "window" and shared.ask(1) is not None
    assert run(_dropping("here here", "aa", {0: PLAYABLE, 1: PLAYABLE})).table.match.prompt == "act"


async def _crash() -> list[LogRow]:
    quay = await Quayside("here invite").begin()
    await quay.move(0, STONE)
    table = quay.table
    again = Table.read(table.stored, table.chairs, table.rows)
    quay.table = again
    quay.room = Room(quay.clock, again, lambda _room: None)
    await quay.begin()
    await quay.clock.move_on(999)
    before = len(again.rows)
    await quay.clock.move_on(1)
    return again.rows[before:]


def test_a_restart_in_the_middle_changes_nothing() -> None:
    rows = run(_crash())
    assert len(rows) == 1 and rows[0].by == "table" and rows[0].at == START + 1000
