"""Hidden information leaves the server on no channel.

Twin games: everything is the same but what the others hold and choose in secret. Every byte that one seat and the
public get, on every channel, must be the same. And whole games are searched for names of cards a seat never held.
"""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from freebooter.kernel.chance import commitment, key_from_seed
from freebooter.kernel.match import Match, begin_match
from freebooter.server.access import codes
from freebooter.server.tables.house import House
from tests.server.harness import Browser, Server, Wire, can_answer, play_first, running
from tests.server.smugglers import CARDS, GAME, HAND, SEATS, Cove

SPY, OTHER = 0, 1
KEY = key_from_seed("the same dice for both")


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    """No clock and no chance in ids, so that twins can be compared byte for byte."""
    monkeypatch.setattr(House, "now", lambda self: 1_000_000)
    monkeypatch.setattr(codes, "new_id", lambda: "twintable1")
    monkeypatch.setattr(codes, "new_code", lambda: "TWNTWNTW")
    monkeypatch.setattr("freebooter.server.storage.secret.secrets.token_bytes", lambda size: b"s" * size)
    monkeypatch.setattr("freebooter.server.tables.new_table.secrets.randbelow", lambda below: 0)
    monkeypatch.setattr("freebooter.server.http.visitor.secrets.token_hex", lambda size: "ab" * size)


def deal(seed: int) -> Match:
    """A match in which the spy holds the same cards for every seed, and the others do not; later dice are the same."""
    spy, rest = random.Random("spy"), random.Random(seed)
    own = len(CARDS) // SEATS
    draws = [(spy if seat == SPY else rest).randrange(own - at) for seat in range(3) for at in range(HAND)]
    match = begin_match(GAME, 3, {}, None, commitment(KEY), draws)
    match.rekey(KEY)
    return match


class Spy:
    """Notes all that seat SPY and a watcher hear, on every channel, while all three seats play."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.choices = random.Random("the same for both")
        self.hidden_choices = random.Random(seed)
        self.notes: list[str] = []
        self.match = deal(seed)

    def play(self, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        monkeypatch.setattr(House, "fresh_match", lambda house, wanted: self.match)
        anna = self.server.browser()
        table = anna.table(game="smugglers", seats="here here here", open=True)
        tokens = anna.http.cookies.get("fb_seats", path=f"/api/tables/{table['id']}") or ""
        seats = [self._holder(tokens, seat) for seat in range(3)]
        watcher = self.server.browser()
        wires = [browser.socket(table["id"]) for browser in seats]
        watching = watcher.socket(table["id"])
        for wire in [*wires, watching]:
            wire.read()
        while not wires[SPY].state["over"]:
            seat = next(seat for seat, wire in enumerate(wires) if can_answer(wire.state))
            if wires[SPY].n % 2 == 0:
                self._look_everywhere(seats[SPY], watcher, wires[SPY], table["id"])
            options = [option["move"] for option in wires[seat].state["ask"]["options"]]
            hidden = seat == OTHER and len(options) > 2
            chosen = (self.hidden_choices if hidden else self.choices).choice(options)
            done = wires[seat].move(chosen, id=f"m{wires[seat].n}")
            assert done["is"] == "done"
            for wire in [*wires, watching]:
                while wire.n < self._total(wires[seat]):
                    wire.read()
        self.notes += wires[SPY].heard + watching.heard
        for wire in [*wires, watching]:
            wire.connection.close()
        return self.notes

    def _total(self, wire: Wire) -> int:
        return wire.n

    def _holder(self, tokens: str, seat: int) -> Browser:
        own = next(token for token in tokens.strip('"').split("~") if token.startswith(f"s{seat}."))
        return self.server.browser(authorization=f"Bearer {own}")

    def _look_everywhere(self, spy: Browser, watcher: Browser, wire: Wire, table: str) -> None:
        path = f"/api/tables/{table}"
        for seat, who in ((SPY, spy), (None, watcher)):
            for what in ("hello", "events", "replay", "dice"):
                self._note(who, "get", f"{path}/{what}", seat=seat)
            self._note(who, "get", path)
            self._note(who, "get", f"{path}/replay", seat=OTHER)
            self._note(who, "get", f"{path}/record")
            self._note(who, "get", "/api/tables")
        if can_answer(wire.state):
            hint = {"do": "hint", "id": "h1", "level": "greedy"}
            self.notes.append(spy.http.post(f"{path}/commands", json=hint, params={"seat": SPY}).text)
        for move in ("stash-" + CARDS[0], "dump-" + CARDS[1], "pass", "nonsense"):
            for frame in ({"do": "why"}, {"do": "move", "expect": 0}):
                body = {**frame, "id": "w1", "move": move}
                self.notes.append(spy.http.post(f"{path}/commands", json=body, params={"seat": SPY}).text)
            self.notes.append(watcher.http.post(f"{path}/commands", json=body, params={"seat": OTHER}).text)

    def _note(self, who: Browser, _how: str, path: str, **params: Any) -> None:
        got = who.http.get(path, params={name: value for name, value in params.items() if value is not None})
        self.notes.append(f"{path} {got.status_code} {got.text}")


def runs(tmp_path: Path) -> Iterator[Server]:
    for name in ("one", "two"):
        with running(tmp_path / name) as server:
            yield server


@pytest.mark.usefixtures("frozen")
def test_twin_games_give_the_same_bytes_to_the_spy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stories = []
    held = []
    for seed, server in enumerate(runs(tmp_path)):
        spy = Spy(server, seed)
        state = spy.match.run.state
        assert isinstance(state, Cove)
        held.append([hand for hand in state.hands])
        stories.append(spy.play(monkeypatch))
    assert held[0][SPY] == held[1][SPY] and held[0][OTHER] != held[1][OTHER], "the twins differ where they should"
    assert len(stories[0]) == len(stories[1]) > 100
    for one, two in zip(*stories, strict=True):
        assert strip_port(one) == strip_port(two)


@pytest.mark.usefixtures("frozen")
def test_a_sealed_choice_of_another_changes_no_byte(tmp_path: Path) -> None:
    """Pirates of the 7 Seas: the twin of seat 2 chooses another character; seat 1 and watchers cannot tell."""
    notes: list[list[str]] = []
    for twin, server in enumerate(runs(tmp_path)):
        anna = server.browser()
        table = anna.table(seats="here here here", open=True, seed="twins")["id"]
        with anna.socket(table, seat=OTHER) as other:
            other.read()
            other.move(other.state["ask"]["options"][twin]["move"], id="sealed")
        spy, watcher = anna, server.browser()
        heard: list[str] = []
        for who, seat in ((spy, SPY), (watcher, None)):
            params = {} if seat is None else {"seat": seat}
            for what in ("hello", "events", "replay", "dice"):
                heard.append(who.http.get(f"/api/tables/{table}/{what}", params=params).text)
            heard.append(who.http.get("/api/tables").text)
        for frame in (
            {"do": "hint", "level": "greedy"},
            {"do": "why", "move": "send-1"},
            {"do": "undo", "expect": 2},
            {"do": "agree", "request": 2, "yes": True},
        ):
            body = {**frame, "id": f"t{len(heard)}"}
            heard.append(spy.http.post(f"/api/tables/{table}/commands", json=body, params={"seat": SPY}).text)
        notes.append([strip_port(text) for text in heard])
    assert notes[0] == notes[1] and "hint" in notes[0][10]


def strip_port(text: str) -> str:
    return re.sub(r"127\.0\.0\.1:\d+", "HOST", text)


def test_no_card_is_named_to_a_seat_that_never_held_it(server: Server) -> None:
    """Whole games against bots, with hints, questions and takings-back; all traffic is searched."""
    found = 0
    for seed in range(3):
        anna = server.browser()
        table = anna.table(game="smugglers", seats="here bot bot", seed=f"canary {seed}", open=True)
        dice = random.Random(seed)
        watcher = server.browser().socket(table["id"])
        with anna.socket(table["id"]) as wire, watcher:
            wire.read()
            while not wire.state["over"]:
                if not can_answer(wire.state):
                    wire.read()
                    continue
                wire.ask(do="hint", level="random")
                if dice.random() < 0.2:
                    wire.ask(do="undo", expect=wire.n)
                    wire.rest(0.02)
                if can_answer(wire.state):
                    wire.move(dice.choice(wire.state["ask"]["options"])["move"])
            watcher.rest()
            told = "\n".join(wire.heard)
            public = "\n".join(watcher.heard)
        assert not [card for card in CARDS if card in public]
        seen = {card for card in CARDS if card in told}
        mine = held_by(server, table["id"], SPY)
        assert seen <= mine, "every card that was named was in this seat's hand at some time"
        found += len(seen)
    assert found > 15, "the search would find something"


def held_by(server: Server, table: str, seat: int) -> set[str]:
    match = server.house.rooms[table].table.match
    events = [event for entry in match.history for event in entry.events]
    own = {event.data["card"] for event in events if event.only == (seat,)}
    start = match.game.setup(match.options, match.seats, _again(match))
    assert isinstance(start, Cove)
    return {str(card) for card in own} | {CARDS[card] for card in start.hands[seat]}


def _again(match: Match) -> Any:
    from freebooter.kernel.chance import ScriptedChance

    return ScriptedChance(match.history[0].draws)


def test_numbers_tell_nothing_of_what_others_do_in_secret(server: Server) -> None:
    """Passing in advance is nobody else's business: their numbers have no gap where it happened."""
    anna, bob = server.browser(), server.browser()
    table = anna.table(game="smugglers", seats="here invite")
    bob.post("/api/join", {"code": table["seats"][1]["code"]})
    with anna.socket(table["id"]) as a, bob.socket(table["id"]) as b:
        a.read(), b.read()
        before = len(a.heard)
        assert b.ask(do="pass", prompt="window")["is"] == "done"
        assert b.state["passing"] == ["window"]
        frames = [frame for frame in a.rest() if frame["is"] != "table"]
        assert not frames and len(a.heard) >= before
        for wire in (a, b):
            wire.move(wire.state["ask"]["options"][0]["move"])
        a.rest(), b.rest()
        assert b.n == a.n + 1
        a.move(a.state["ask"]["options"][0]["move"])
        a.rest(), b.rest()
        assert a.state["waiting"] == [1] and a.state["prompt"] == "dump", "Bob's window was passed for him"
        again = anna.get(f"/api/tables/{table['id']}/events", seat=0)
        assert [update["n"] for update in again["updates"]] == list(range(1, a.n + 1))


def test_logs_and_metrics_tell_nothing(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    anna = server.browser()
    with caplog.at_level("DEBUG"):
        table = anna.table(game="smugglers", seats="here bot", level="raises", name="Secret meeting")
        with anna.socket(table["id"]) as wire:
            play_first(wire)
    ours = [record for record in caplog.records if record.name.split(".")[0] in ("freebooter", "uvicorn", "asyncio")]
    said = "\n".join(f"{record.getMessage()} {record.exc_text or ''}" for record in ours)
    assert "failed: RuntimeError" in said, "a failing bot is told of"
    text = said + anna.get("/metrics").decode()
    assert "canary" not in text and "Secret meeting" not in text and "stash" not in text
    assert "freebooter_moves_total" in text
