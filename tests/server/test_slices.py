"""The first message of a long table is made a line at a time: whoever else is there has a turn in between."""

import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from freebooter.server.storage.models import LogRow
from freebooter.server.tables import room as room_module
from freebooter.server.tables.room import SLICE, Room
from freebooter.server.wire.frames import LogLine
from tests.server.harness import Browser, Json, Server

SAID = 40
"""Lines in the log of the table, besides those of the game."""


class SlowLines:
    """The log lines of a room: each takes longer than a slice, by a clock of their own. Notes in which turn of the
    event loop each was made."""

    def __init__(self, server: Server, room: Room) -> None:
        self._real = room.narrator.log_lines
        self._loop = server.house._background[0].get_loop()
        self._now, self._turn, self._going = 0.0, 0, True
        self.turns: list[int] = []
        self._loop.call_soon_threadsafe(self._count)

    def _count(self) -> None:
        """Somebody else who is there: has one turn after another, as often as the loop gets round."""
        self._turn += 1
        if self._going:
            self._loop.call_soon(self._count)

    def stop(self) -> None:
        self._going = False

    def clock(self) -> float:
        return self._now

    def of(self, reader: int, language: str, row: LogRow) -> list[LogLine]:
        self._now += 1.5 * SLICE
        self.turns.append(self._turn)
        return self._real.of(reader, language, row)


class SlowNarrator:
    """All else is told as ever."""

    def __init__(self, room: Room, lines: SlowLines) -> None:
        self._real = room.narrator
        self.log_lines = lines

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)


Long = tuple[Browser, str, SlowLines]


@pytest.fixture
def long(server: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[Long]:
    anna = server.browser()
    table = anna.table(game="smugglers", seats="here here")["id"]
    for number in range(SAID):
        said = {"do": "say", "id": f"s{number}", "text": "Ahoy"}
        assert anna.post(f"/api/tables/{table}/commands", said, seat=0)["is"] == "done"
    room = server.house.rooms[table]
    lines = SlowLines(server, room)
    monkeypatch.setattr(room_module, "time", SimpleNamespace(perf_counter=lines.clock, monotonic=time.monotonic))
    monkeypatch.setattr(room, "narrator", SlowNarrator(room, lines))
    yield anna, table, lines
    lines.stop()


def hello(anna: Browser, table: str) -> list[Json]:
    tail: list[Json] = anna.get(f"/api/tables/{table}/hello", seat=0)["tail"]
    return tail


def events(anna: Browser, table: str) -> list[Json]:
    updates: list[Json] = anna.get(f"/api/tables/{table}/events", seat=0)["updates"]
    return updates


def connecting(anna: Browser, table: str) -> list[Json]:
    with anna.socket(table, seat=0) as wire:
        tail: list[Json] = wire.read()["tail"]
        return tail


@pytest.mark.parametrize("ask", [hello, events, connecting])
def test_others_have_a_turn_between_the_lines_of_a_first_message(
    long: Long, ask: Callable[[Browser, str], list[Json]]
) -> None:
    anna, table, lines = long
    told = ask(anna, table)
    assert len(told) > SAID and len(lines.turns) == len(told), "each line is made before the table is held for it"
    assert len(set(lines.turns)) == len(told), "and each in a turn of its own"
    assert SLICE <= 0.02, "nobody notices as little as that"


@pytest.mark.parametrize(
    "again", [{"do": "look", "seat": 1}, {"do": "speak", "language": "pl"}, {"do": "sync", "since": 1}]
)
def test_and_when_it_is_told_again(long: Long, again: Json) -> None:
    anna, table, lines = long
    with anna.socket(table, seat=0) as wire:
        wire.read()
        lines.turns.clear()
        wire.send(**again)
        told = wire.read_until("hello")["tail"]
    assert len(told) >= SAID and len(lines.turns) == len(set(lines.turns)) == len(told)
