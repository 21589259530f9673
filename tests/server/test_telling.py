"""Telling as little as possible: views as what has changed in them, and board numbers for whoever is asked or looks."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from freebooter.server.tables.showing.narrator import NOTHING
from freebooter.server.tables.state.table_log import PUBLIC
from tests.server.harness import Wire, can_answer, running
from tests.server.test_hidden_in_all_games import GAMES, Voyage

Json = dict[str, Any]


class Reader:
    """A client that keeps one view, and changes in it what it is told to change."""

    def __init__(self) -> None:
        self.view: Json = {}
        self.whole = 0
        self.changed = 0

    def hear(self, state: Json) -> None:
        assert ("view" in state) != ("view_changes" in state)
        if "view" in state:
            self.view, self.whole = state["view"], self.whole + 1
        else:
            self.view, self.changed = {**self.view, **state["view_changes"]}, self.changed + 1


def data(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def with_defaults(view: msgspec.Struct) -> Json:
    """A view with all of its fields: a change names a field also where it goes back to its default."""
    return {name: data(getattr(view, name)) for name in view.__struct_encode_fields__}


@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
def test_changes_make_the_views_that_each_reader_may_have(game: str, options: Json, seats: int) -> None:
    voyage = Voyage(game, options, seats, f"changes {game}")
    narrator, table = voyage.narrator, voyage.table
    readers = {reader: Reader() for reader in [PUBLIC, *range(seats)]}
    since = dict.fromkeys(readers, NOTHING)
    rows = voyage.rows
    for step in range(160):
        for reader, client in readers.items():
            updates = narrator.updates(reader, "en", rows, since=since[reader])
            if not updates:
                continue
            client.hear(data(updates[-1].state))
            since[reader] = table.question_row
            own = table.match.view(None if reader == PUBLIC else reader)
            told = {name: value for name, value in client.view.items() if name in data(own)}
            assert told == data(own)
            assert client.view == {name: value for name, value in with_defaults(own).items() if name in client.view}
            if step == 0:
                narrator.views.note(reader)  # as after a first message
        if table.match.over:
            break
        rows = voyage.go_on()
    for reader, client in readers.items():
        assert client.whole == 1 and client.changed > 50, f"reader {reader} needed no second whole view"


def test_a_row_that_is_not_known_brings_the_whole_view() -> None:
    game, options, seats = GAMES[0]
    voyage = Voyage(game, options, seats, "gap")
    voyage.narrator.updates(0, "en", voyage.rows)
    voyage.narrator.views.note(0)
    first = voyage.table.question_row
    seen = set()
    for _ in range(12):
        rows = voyage.go_on()
        seen.add(voyage.table.question_row)
        voyage.narrator.updates(0, "en", rows, since=first)
        voyage.narrator.views.note(0)
    assert len(seen) > 2
    state = data(voyage.narrator.updates(0, "en", rows, since=first)[-1].state)
    assert "view" in state and "view_changes" not in state
    same = data(voyage.narrator.updates(0, "en", rows, since=voyage.table.question_row)[-1].state)
    assert same["view_changes"] == {}, "nothing has changed for whoever has it"


def test_a_socket_that_takes_changes_has_the_same_view(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.browser()
        table = anna.table(game="black-fleet", seats="here here here")["id"]
        wires = {seat: anna.socket(table, seat=seat, changes=1) for seat in range(3)}
        plain = anna.socket(table, seat=0)
        reader = Reader()
        try:
            for wire in [*wires.values(), plain]:
                wire.read()
            reader.hear(wires[0].state)
            for _ in range(25):
                _play_one(wires, reader)
            while plain.n < wires[0].n:
                plain.read()
            assert reader.view == plain.state["view"]
            assert reader.changed >= 20 and reader.whole == 1
            assert len(json.dumps(wires[0].state)) < len(json.dumps(plain.state))
            wires[0].send(do="sync", since=wires[0].n)
            again = wires[0].read_until("hello")
            assert again["state"]["view"] == reader.view, "everything again on demand"
            wires[0].send(do="look", seat=1)
            other = wires[0].read_until("hello")["state"]
            assert other["view"]["seat"] == 1 and other["view"]["movement"] != reader.view["movement"]
        finally:
            for wire in [*wires.values(), plain]:
                wire.__exit__()


def _play_one(wires: dict[int, Wire], reader: Reader) -> None:
    """One move of whoever is asked; all read up to it, and `reader` what seat 0 is told."""
    while not any(can_answer(wire.state) for wire in wires.values()):
        _read(wires, 0, reader)
        for seat in (1, 2):
            while wires[seat].n < wires[0].n:
                wires[seat].read()
    seat = next(seat for seat, wire in wires.items() if can_answer(wire.state))
    wires[seat].send(
        do="move", id=f"m{wires[seat].n}", expect=wires[seat].n, move=wires[seat].state["ask"]["options"][0]["move"]
    )
    done = False
    while not done:
        done = _read(wires, seat, reader)["is"] == "done"
    for other in wires:
        while wires[other].n < wires[seat].n:
            _read(wires, other, reader)


def _read(wires: dict[int, Wire], seat: int, reader: Reader) -> Json:
    frame = wires[seat].read()
    if seat == 0 and frame["is"] == "update" and frame.get("state"):
        reader.hear(frame["state"])
    return frame


def test_board_numbers_come_with_a_question_and_on_demand(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.browser()
        table = anna.table(game="black-fleet", seats="here here here")["id"]
        wires = {seat: anna.socket(table, seat=seat) for seat in range(3)}
        watching = anna.socket(table)
        try:
            for wire in [*wires.values(), watching]:
                wire.read()
            made = 0
            while made < 12:
                _play_one(wires, Whole())
                made += 1
            asked = [wire for wire in wires.values() if wire.state.get("ask")]
            others = [wire for wire in wires.values() if not wire.state.get("ask")]
            assert asked and others
            assert all("board_numbers" in wire.state for wire in asked)
            for wire in others:
                assert "board_numbers" not in wire.state
                wire.send(do="numbers")
                told = wire.read_until("numbers")
                assert told["n"] == wire.n
                assert told["board_numbers"]["cards"], "its own hand"
                assert (
                    anna.get(f"/api/tables/{table}/hello", seat=wire.state["view"]["seat"])["state"]["board_numbers"]
                    == told["board_numbers"]
                )
            watching.send(do="numbers")
            assert watching.read_until("bad")["code"] == "bad-command", "whoever watches has no board of their own"
        finally:
            for wire in [*wires.values(), watching]:
                wire.__exit__()


class Whole(Reader):
    """Somebody who takes whole views."""

    def hear(self, state: Json) -> None:
        assert "view" in state
