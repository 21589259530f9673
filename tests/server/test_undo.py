"""Taking back: freely where nobody has learnt anything, by consent otherwise, and never without a trace."""

import re

import pytest

from freebooter.kernel.history import MoveEntry
from freebooter.server.tables.state.table_log import PUBLIC
from tests.server.harness import Browser, Json, Server, Wire, can_answer
from tests.server.test_hidden_in_all_games import GAMES, Voyage
from tests.server.test_moves import pair


def first(wire: Wire) -> Json:
    return wire.move(wire.state["ask"]["options"][0]["move"])


def rewind(wire: Wire) -> Json:
    return wire.ask(do="rewind", to=wire.state["rewind"]["to"])


def settled(wire: Wire) -> None:
    """Read on until only this seat is waited for: bots have done what they do meanwhile, sealing among it."""
    while not (can_answer(wire.state) and wire.state["waiting"] == [0]):
        wire.read()


def to_the_windows(server: Server) -> tuple[Browser, list[Wire], Json]:
    """Three people on one table, up to where the first of two may hiss."""
    anna = server.browser()
    guests = [server.browser(), server.browser()]
    table = anna.table(game="smugglers", seats="here invite invite")
    for guest, seat in zip(guests, table["seats"][1:], strict=True):
        guest.post("/api/join", {"code": seat["code"]})
    wires = [browser.socket(table["id"]) for browser in (anna, *guests)]
    for wire in wires:
        wire.read()
    for wire in wires:
        first(wire)
    for wire in wires:
        wire.rest(0.1)
    first(wires[0])
    wires[1].rest(0.1)
    return anna, wires, table


def test_undo_is_free_as_long_as_nobody_has_learnt_anything(server: Server) -> None:
    _anna, wires, _table = to_the_windows(server)
    _a, b, c = wires
    assert b.state["undo"]["mode"] == "no" and b.state["rewind"]["mode"] == "ask"
    b.move("pass")
    assert b.state["undo"] == {"mode": "free", "seat": 1, "move": "pass", "text": "pass", "moves": 1}
    done = b.ask(do="undo", expect=b.n)
    assert done["is"] == "done" and b.state["waiting"] == [1]
    c.rest(0.1)
    last = c.told("update")[-1]
    assert last["kind"] == "undo" and last["to"] == last["n"] - 1 and "move" not in last
    assert b.move("hiss")["is"] == "done"


def test_beyond_a_barrier_everyone_is_asked(server: Server) -> None:
    _anna, wires, _table = to_the_windows(server)
    a, b, c = wires
    refused = a.ask(do="undo", expect=a.n)
    assert refused["is"] == "refused" and refused["reason"]["id"] == "undo-barrier", "an undo rolls no dice anew"
    asked = rewind(a)
    assert asked["is"] == "done"
    request = a.state["request"]
    assert request["seat"] == 0 and request["missing"] == [1, 2] and request["number"] == asked["n"]
    assert a.ask(do="agree", request=request["number"], yes=True)["reason"]["id"] == "request-yours"
    for wire in (b, c):
        wire.rest(0.1)
    assert b.ask(do="agree", request=b.state["request"]["number"] + 1, yes=True)["reason"]["id"] == "no-request"
    assert b.ask(do="agree", request=b.state["request"]["number"], yes=True)["is"] == "done"
    c.rest(0.1)
    assert c.ask(do="agree", request=c.state["request"]["number"], yes=True)["is"] == "done"
    for wire in wires:
        wire.rest(0.1)
        assert wire.state["waiting"] == [0] and wire.state["prompt"] == "dump" and "request" not in wire.state
        assert wire.state["practice"]
        assert wire.told("update")[-1]["lines"][0]["text"] == "All agreed: 1 move is taken back. New dice."
    assert first(a)["is"] == "done"
    rewind(a)
    b.rest(0.1)
    b.ask(do="agree", request=b.state["request"]["number"], yes=False)
    a.rest(0.1)
    b.rest(0.1)
    assert "request" not in a.state and b.state["waiting"] == [1], "one who does not agree is enough"


def test_alone_on_a_screen_rewind_goes_as_far_as_one_likes(server: Server) -> None:
    anna = server.browser()
    table = anna.table(game="smugglers", seats="here bot", level="first")
    with anna.socket(table["id"]) as wire:
        wire.read()
        for _move in range(3):
            settled(wire)
            first(wire)
        settled(wire)
        assert wire.state["undo"]["mode"] == "no" and "practice" not in wire.state
        took = wire.state["rewind"]
        assert took["mode"] == "free" and took["moves"] > 1
        assert rewind(wire)["is"] == "done"
        line = next(update for update in wire.told("update") if update["kind"] == "rewind")["lines"][0]["text"]
        assert line == f"You took back {took['moves']} moves. New dice."
        settled(wire)
        assert wire.state["practice"]
        assert wire.ask(do="rewind", to=2)["is"] == "done", "to the very first move"
        settled(wire)
        assert wire.state["view"]["round"] == 0 and wire.state["prompt"] == "stash"
        log = anna.get(f"/api/tables/{table['id']}/events", seat=0)["updates"]
        assert [update["kind"] for update in log].count("rewind") >= 1 and len(log) == wire.n, "nothing is struck out"
        assert wire.ask(do="rewind", to=2)["reason"]["id"] == "undo-no-entry"


def test_nobody_takes_back_for_another(server: Server) -> None:
    anna, bob, table = pair(server)
    with anna.socket(table["id"]) as a, bob.socket(table["id"]) as b:
        a.read(), b.read()
        first(a)
        b.rest(0.1)
        assert b.state["undo"]["mode"] == "no"
        answer = b.ask(do="undo", expect=b.n)
        assert answer["is"] == "refused" and answer["reason"]["id"] == "nothing-of-yours"


def test_a_request_says_how_far_and_to_which_moment(server: Server) -> None:
    """To the one who asks and to those who are asked, in their own language; the log has the number too."""
    _anna, wires, _table = to_the_windows(server)
    a, b, _c = wires
    assert a.state["rewind"]["mode"] == "ask" and a.state["rewind"]["moves"] == 1
    rewind(a)
    own = a.state["request"]
    assert own["moves"] == 1 and own["text"] == f"back to before your “{a.state['rewind']['text']}”"
    b.rest(0.1)
    asked = b.state["request"]
    assert asked["moves"] == 1 and asked["text"].startswith("back to before") and "your" not in asked["text"]
    assert b.told("update")[-1]["lines"][0]["text"].endswith("asks to take back 1 move.")


@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
def test_a_request_is_told_in_words_that_the_reader_has_read_before(
    game: str, options: dict[str, object], seats: int
) -> None:
    """Whatever moment somebody asks for: sealed and hidden moves of others are never named."""
    voyage = Voyage(game, options, seats, f"requests {game}")
    table, narrator = voyage.table, voyage.narrator
    for seat, chair in enumerate(table.chairs):
        chair.guest = f"guest {seat}"
    quoted = own = 0
    for _turn in range(40):
        for _move in range(6):
            if not table.match.over:
                voyage.go_on()
        moves = [entry for entry in table.match.live if isinstance(entry, MoveEntry)]
        if table.match.over or not moves:
            break
        entry = voyage.dice.choice(moves[-12:])
        table._ask_all(entry.seat, entry.number, "", 0)
        for reader in range(PUBLIC, seats):
            for language in ("en", "pl"):
                request = narrator.state(reader, language).request
                assert request is not None and request.moves == len(
                    [one for one in moves if one.number >= entry.number]
                )
                said = re.search(r"[„“](.*)”", request.text, re.DOTALL)
                assert said is not None or reader != entry.seat
                if reader == entry.seat:
                    assert said is not None
                    assert said[1] == narrator.words(language).move_in_full(table.match.game, entry.ask, entry.move)
                    own += 1
                elif said is not None:
                    read = {line.text for row in table.rows for line in narrator.log_lines.of(reader, language, row)}
                    assert said[1] in read
                    quoted += 1
        table.request = None
    assert quoted > 50 and own > 20


@pytest.mark.parametrize(
    ("language", "docks", "plays"),
    [
        ("en", "the merchant docks at ", "play the movement card "),
        ("pl", "kupiec staje przy nabrzeżu ", "zagraj kartę"),
    ],
)
def test_undo_and_hint_name_a_move_in_full(server: Server, language: str, docks: str, plays: str) -> None:
    """Beside the label of undo nobody sees the question that was answered."""
    anna = server.browser()
    table = anna.table("black-fleet", "here bot bot")["id"]
    with anna.socket(table, seat=0) as wire:
        wire.read()
        wire.send(do="speak", language=language)
        wire.read_until("hello")
        while wire.state.get("ask", {}).get("prompt") != "place-merchant":
            wire.read()
        first(wire)
        assert wire.state["undo"]["text"].startswith(docks)
        while wire.state.get("ask", {}).get("prompt") != "play-movement":
            wire.read()
        hint = wire.ask(do="hint", level="random")
        assert hint["is"] == "hint" and hint["option"]["text"].startswith(plays)
