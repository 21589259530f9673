"""Fighting it out: what people have agreed to is done round after round, and nobody learns more by it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from freebooter.kernel.automatic.standing_orders import StandingOrder
from freebooter.server.storage.models import ORDER, LogRow, body
from freebooter.server.tables.new_table import new_stored_table, set_chairs
from freebooter.server.tables.showing.narrator import Narrator
from freebooter.server.tables.state.table import Table
from freebooter.server.tables.state.table_log import PUBLIC
from freebooter.server.wire.bodies import SeatWanted
from tests.duels import OPTIONS, moves_to_battle, way_to_battle
from tests.server.harness import Browser, Json, Server, Wire, running, wait_for

SUNK = "duel 28"
"""Nothing but shooting: eleven rounds until a ship goes down, and no hit that somebody must place."""
PLACED = "duel 60"
"""On the way to the end hits must be placed."""
LONG = 600.0


class Fight:
    """Two people at a table, at the first declaration of their battle."""

    def __init__(self, server: Server, seed: str) -> None:
        self.anna, self.ben = server.browser(), server.browser()
        self.anna.post("/api/me", {"name": "Anna"})
        self.table = self.anna.table(
            game="marauders", seats="here invite", seed=seed, options={**OPTIONS, "asks_before_end": False}
        )
        self.ben.post("/api/join", {"code": self.table["seats"][1]["code"], "name": "Ben"})
        self.id = self.table["id"]
        people = [self.anna, self.ben]
        for seat, who in enumerate(people):  # what comes to battle is played by hand, each pass too
            assert self.command(who, seat, do="ask-me", id=f"ask{seat}", way="always")["is"] == "done"
        for number, (seat, move) in enumerate(moves_to_battle(seed)):
            done = self.command(people[seat], seat, do="move", id=f"way{number}", expect=self.n(seat), move=move)
            assert done["is"] == "done", done
        self.a, self.b = self.anna.socket(self.id), self.ben.socket(self.id)
        for wire in (self.a, self.b):
            wire.read()

    def n(self, seat: int) -> int:
        browser = self.anna if seat == 0 else self.ben
        return int(browser.get(f"/api/tables/{self.id}/hello", seat=seat, since=10**6)["state"]["n"])

    def command(self, who: Browser, seat: int, **frame: Any) -> Json:
        answer: Json = who.http.post(f"/api/tables/{self.id}/commands", params={"seat": seat}, json=frame).json()
        return answer

    def close(self) -> None:
        for wire in (self.a, self.b):
            wire.__exit__()

    def until(self, what: Any) -> None:
        """Read on until both have been told what is looked for."""
        for wire in (self.a, self.b):
            while not what(wire.state):
                wire.read()


def lines(wire: Wire) -> list[str]:
    """The kinds of the lines told so far."""
    return [line["kind"] for update in wire.told("update") for line in update.get("lines", [])]


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("quick"), order_seconds=0.0, pass_seconds=0.0, seeds_for_all=True) as made:
        yield made


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Here no round begins by itself while a test looks."""
    with running(tmp_path_factory.mktemp("slow"), order_seconds=LONG, seeds_for_all=True) as made:
        yield made


def both(fight: Fight, **more: Any) -> None:
    assert fight.a.ask(do="order", move="shoot", **more)["is"] == "done"
    assert fight.b.ask(do="order", move="shoot", **more)["is"] == "done"
    for wire in (fight.a, fight.b):
        while not wire.state["duel"].get("agreed"):
            wire.read()


def test_what_both_agree_to_is_fought_out(quick: Server) -> None:
    fight = Fight(quick, SUNK)
    a, b = fight.a, fight.b
    assert a.state["duel"] == {"seats": [0, 1], "choices": ["shoot", "board", "flee"]}
    assert a.state["ask"]["prompt"] == "declare"
    assert a.ask(do="order", move="shoot", passing=True)["is"] == "done"
    assert a.state["duel"]["given"] == [0] and a.state["duel"]["order"] == {"move": "shoot", "passing": True}
    assert a.state["ask"]["prompt"] == "declare", "alone it does nothing"
    b.rest(0.2)
    assert b.state["duel"]["given"] == [0] and "order" not in b.state["duel"]
    assert b.ask(do="order", move="shoot", passing=True)["is"] == "done"
    fight.until(lambda state: "duel" not in state)
    for wire in (a, b):
        assert lines(wire)[:2] == ["order-proposed", "order-agreed"]
        assert "ship-sunk" in lines(wire)
        made = [update for update in wire.told("update") if update["kind"] == "move"]
        assert len(made) > 40
        known = [update for update in made if "seat" in update]
        assert known and {update["by"] for update in known} == {"order"}
        assert not [update for update in made if "seat" not in update and "by" in update], "who passes is private"
        assert {update["move"] for update in made if "move" in update} == {"shoot", "pass"}
    asked = [wire.state["ask"]["prompt"] for wire in (a, b) if "ask" in wire.state]
    assert asked == ["window-naval-won"], "what comes after the battle is asked again"
    fight.close()


def test_the_moves_are_ordinary_ones(quick: Server) -> None:
    """The record of the game knows nothing of orders."""
    fight = Fight(quick, SUNK)
    both(fight, passing=True)
    fight.until(lambda state: "duel" not in state)
    record = quick.house.rooms[fight.id].table.record()
    entries = [json.loads(line) for line in record.splitlines()[1:]]
    assert set().union(*entries) == {"n", "seat", "move", "draws", "hash"}
    made = [entry["move"] for entry in entries[1 + len(moves_to_battle(SUNK)) :]]
    assert set(made) == {"shoot", "pass"} and made.count("shoot") >= 10
    fight.close()


def test_one_who_does_not_agree_is_enough(quick: Server) -> None:
    fight = Fight(quick, SUNK)
    a, b = fight.a, fight.b
    a.ask(do="order", move="shoot")
    b.rest(0.2)
    assert b.ask(do="halt")["is"] == "done"
    a.rest(0.3)
    assert lines(a) == lines(b) == ["order-proposed", "order-refused"]
    assert "given" not in a.state["duel"] and a.state["ask"]["prompt"] == "declare"
    a.ask(do="order", move="flee")
    assert a.ask(do="halt")["is"] == "done" and lines(a)[-1] == "order-withdrawn"
    assert a.ask(do="halt")["reason"]["id"] == "order-none"
    fight.close()


def test_it_can_be_broken_off_before_every_round(slow: Server) -> None:
    fight = Fight(slow, SUNK)
    a, b = fight.a, fight.b
    both(fight)
    for wire in (a, b):
        assert "ask" not in wire.state and "waiting" not in wire.state, "nobody is asked"
        assert "Fighting it out" in wire.state["now"]
    assert b.ask(do="halt")["is"] == "done"
    while "ask" not in a.state:
        a.read()
    assert a.state["ask"]["prompt"] == "declare" and a.state["waiting"] == [0]
    assert lines(b)[-1] == "order-broken" and "given" not in b.state["duel"]
    assert a.move("shoot")["is"] == "done"
    fight.close()


def test_whoever_ordered_may_still_decide(slow: Server) -> None:
    """An answer given before the order is carried out counts, and the order goes on after it."""
    fight = Fight(slow, SUNK)
    both(fight, passing=True)
    assert fight.a.move("flee")["is"] == "done"
    wait_for(lambda: slow.house.rooms[fight.id].table.orders.given)
    fight.close()


def test_cards_are_asked_for_unless_told_otherwise(quick: Server) -> None:
    """Windows open for whoever holds a card; only a seat that says so passes them, whatever it holds."""
    fight = Fight(quick, SUNK)
    a, b = fight.a, fight.b
    a.ask(do="order", move="shoot", passing=True)
    b.ask(do="order", move="shoot")
    while not b.state.get("ask"):
        b.read()
    assert b.state["ask"]["prompt"] == "window-declared"
    while a.n < b.n:
        a.read()
    assert b.state["waiting"] == [1] and "waiting" not in a.state and "ask" not in a.state, "and nobody is told who"
    b.move("pass")
    while not b.state.get("ask"):
        b.read()
    assert b.state["ask"]["prompt"] == "window-contest", "and then it goes on"
    fight.close()


def test_a_hit_is_placed_by_its_owner(quick: Server) -> None:
    fight = Fight(quick, PLACED)
    both(fight, passing=True)
    wires = {0: fight.a, 1: fight.b}
    prompts = []
    while "duel" in fight.a.state:
        for wire in wires.values():
            if wire.state.get("ask"):
                prompts.append(wire.state["ask"]["prompt"])
                wire.move(wire.state["ask"]["options"][0]["move"])
        fight.a.rest(0.1), fight.b.rest(0.1)
    assert set(prompts) == {"place-hit"}
    fight.close()


def test_the_careful_are_asked_at_the_last_plank(quick: Server) -> None:
    fight = Fight(quick, SUNK)
    a, b = fight.a, fight.b
    both(fight, passing=True, ask_when_in_danger=True)
    fight.until(lambda state: not state["duel"].get("agreed"))
    assert "order-dire" in lines(a) and "ship-sunk" not in lines(a)
    hulls = [player["ship"]["tracks"]["hull"] for player in a.state["view"]["players"]]
    assert min(hulls) == 1
    doomed = (a, b)[hulls.index(1)]
    assert doomed.state["duel"]["in_danger"]
    doomed.ask(do="order", move="shoot", ask_when_in_danger=True)
    assert "ask_when_in_danger" not in doomed.state["duel"]["order"], "who knows it already need not be told"
    fight.close()


def test_orders_last_over_a_restart(tmp_path: Path) -> None:
    with running(tmp_path, order_seconds=LONG, seeds_for_all=True) as server:
        fight = Fight(server, SUNK)
        both(fight, passing=True)
        cookies, table = fight.anna.http.cookies, fight.id
    with running(tmp_path, order_seconds=0.0, seeds_for_all=True) as server:
        anna = server.browser()
        for cookie in cookies.jar:
            anna.http.cookies.set(cookie.name, cookie.value or "", path=cookie.path)
        with anna.socket(table) as wire:
            wire.read()
            while "duel" in wire.state:
                wire.read()
            hello = anna.get(f"/api/tables/{table}/hello", seat=0)
            told = [line["kind"] for update in hello["tail"] for line in update.get("lines", [])]
            assert "ship-sunk" in told and "order-agreed" in told


def heard_of(order: Json, server: Server) -> list[Json]:
    """What the other, and a watcher, are told when Anna gives an order and it is carried out for a while."""
    fight = Fight(server, SUNK)
    watcher = server.browser()
    watcher.post("/api/join", {"code": fight.table["watch_code"]})
    public = watcher.socket(fight.id)
    public.read()
    fight.a.ask(do="order", **order)
    fight.b.rest(0.3), public.rest(0.1)
    frames = [json.loads(text) for text in (*fight.b.heard, *public.heard)]
    fight.close()
    public.__exit__()
    told = [frame for frame in frames if frame["is"] == "update"]
    for frame in told:
        del frame["at"]
    assert len(told) == 2 and all("state" in frame for frame in told)
    return told


def test_what_was_ordered_is_told_to_nobody(slow: Server) -> None:
    brave = heard_of({"move": "shoot"}, slow)
    shy = heard_of({"move": "flee", "passing": True, "ask_when_in_danger": True}, slow)
    assert brave == shy
    assert "order" not in brave[0]["state"]["duel"] and "choices" not in brave[1]["state"]["duel"]


def test_taking_back_ends_it(slow: Server) -> None:
    fight = Fight(slow, SUNK)
    a, b = fight.a, fight.b
    both(fight, passing=True)
    a.ask(do="rewind", to=a.state["rewind"]["to"])
    b.rest(0.2)
    b.ask(do="agree", request=b.state["request"]["number"], yes=True)
    a.rest(0.3)
    assert lines(a)[-2:] == ["rewound-together", "order-taken-back"]
    assert "given" not in a.state.get("duel", {}) and (a.state.get("ask") or b.state.get("ask"))
    fight.close()


def test_a_bot_agrees_at_once_and_decides_for_itself(quick: Server) -> None:
    fight = Fight(quick, SUNK)
    a = fight.a
    a.ask(do="order", move="shoot")
    fight.ben.post(f"/api/tables/{fight.id}/seats/1/lend", {"to": "random"})
    a.rest(0.3)
    assert "order-seat" in lines(a), "what was proposed to Ben was not proposed to whoever plays for him"
    assert a.state["duel"]["seats"] == [0]
    a.ask(do="order", move="shoot", passing=True)
    assert "order-alone" in lines(a)
    while "duel" in a.state and not a.state.get("ask"):
        a.read()
    made = {(update["seat"], update["by"]) for update in a.told("update") if update["kind"] == "move"}
    assert made >= {(0, "order"), (1, "bot")}
    fight.close()


def test_what_cannot_be_ordered(quick: Server) -> None:
    fight = Fight(quick, SUNK)
    a = fight.a
    assert a.ask(do="order", move="retire")["reason"]["id"] == "order-no-such"
    assert a.ask(do="order", move="shoot")["is"] == "done"
    assert a.ask(do="order", move="flee")["reason"]["id"] == "order-stands"
    fight.close()
    other = quick.browser()
    table = other.table(game="marauders", seats="here bot")
    with other.socket(table["id"]) as wire:
        wire.read()
        assert wire.ask(do="order", move="shoot")["reason"]["id"] == "order-no-duel"
        assert wire.ask(do="halt")["reason"]["id"] == "order-no-duel"
        assert "duel" not in wire.state


def seated(seed: str) -> Table:
    """A table of two people at the first declaration of their battle, without a server."""
    match = way_to_battle(seed)[0]
    chairs = set_chairs([SeatWanted("here", "Anna"), SeatWanted("here", "Ben")], "guest", "")
    return Table.begin(new_stored_table(match, "guest", 0), chairs, match, 0)[0]


def test_a_duel_is_worked_out_once_for_each_question(monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated(SUNK)
    narrator = Narrator(table)
    asked: list[object] = []
    presentation = type(table.match.game.presentation)
    duel = presentation.duel

    def counted(self: Any, state: Any) -> Any:
        asked.append(table.match.run.question)
        return duel(self, state)

    monkeypatch.setattr(presentation, "duel", counted)
    for seat in (0, 1):
        table.order(seat, StandingOrder("shoot", passing=True), f"c:{seat}", 0)
    for number in range(4):
        seat = table.match.asked[0]
        rows = table.play_ordered(seat, f"o:{number}", 0)
        assert rows
        for reader in (PUBLIC, 0, 1):
            narrator.updates(reader, "en", rows)
    assert len(asked) <= 5


def test_orders_of_older_logs_are_read() -> None:
    table = seated(SUNK)
    logged = {"said": "proposed", "order": {"move": "shoot", "careful": True}}
    row = LogRow(len(table.rows), 0, ORDER, 0, "c:old", body(**logged))
    again = Table.read(table.stored, table.chairs, [*table.rows, row])
    assert again.orders.given == {0: StandingOrder("shoot", ask_when_in_danger=True)}
