"""The laws for Black Fleet: three and four players, every option turned, and the invariants of the ledger."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from freebooter.games.black_fleet.content.cards import CUBES, GOODS
from freebooter.games.black_fleet.game import GAME
from freebooter.games.black_fleet.names import CARGO, FIRST_PIRATE, NO_CARD
from freebooter.games.black_fleet.state import CARD, Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.laws import LawBroken, SeededChooser, check_laws, play_lawfully
from freebooter.kernel.moves import Move
from freebooter.kernel.run import start
from tests.rules import rule

FAILURES = Path("build/failures")
TURNED: list[dict[str, object]] = [
    {"victory_price": 20, "round_limit": 7},
    {"late_seats_paid": True, "round_limit": 5},
    {"tie_break": True, "round_limit": 3},
    {"map": "standard", "round_limit": 1},
]
THREE_ONLY: list[dict[str, object]] = [
    {"choose_developments": True, "round_limit": 5},
    {"choose_developments": True, "late_seats_paid": True, "victory_price": [10, 20, 20], "round_limit": 4},
]


@pytest.mark.parametrize("players", [3, 4])
def test_laws(players: int) -> None:
    check_laws(GAME, players, {"round_limit": 12}, seeds=range(2), every=37, failures=FAILURES)


@pytest.mark.parametrize("options", TURNED, ids=lambda options: "-".join(options))
def test_laws_with_each_option_turned(options: dict[str, object]) -> None:
    for players in (3, 4):
        check_laws(GAME, players, options, seeds=[f"turned {players}"], every=29, failures=FAILURES)


@pytest.mark.parametrize("options", THREE_ONLY, ids=lambda options: "-".join(options))
def test_laws_with_options_for_three(options: dict[str, object]) -> None:
    check_laws(GAME, 3, options, seeds=["three"], every=29, failures=FAILURES)


@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
@given(
    players=st.integers(3, 4),
    rounds=st.integers(1, 5),
    seed=st.integers(0, 2**32),
    choices=st.lists(st.integers(0, 60), max_size=200),
)
def test_laws_however_it_is_played(players: int, rounds: int, seed: int, choices: list[int]) -> None:
    """Hypothesis drives the moves and shrinks what fails; the smallest case is kept as a record."""
    try:
        play_lawfully(GAME, players, {"round_limit": rounds}, seed, SeededChooser(seed, choices), every=31)
    except LawBroken as broken:
        FAILURES.mkdir(parents=True, exist_ok=True)
        (FAILURES / "black-fleet-hypothesis.jsonl").write_bytes(broken.record)
        raise


@rule("BF-COMP-02", "BF-COMP-09", "BF-MERCHANT-12", "BF-MOVE-07", "BF-DRAW-02", "BF-DRAW-05", "BF-DEV-05")
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(players=st.integers(3, 4), seed=st.integers(0, 2**32), choices=st.lists(st.integers(0, 60), max_size=100))
def test_the_invariants_of_the_ledger(players: int, seed: int, choices: list[int]) -> None:
    """Counted here once more, from the state and not by the game's own checks, in games of players who want to win."""
    run = start(GAME, GAME.options({"round_limit": 14}), players, SearchChance(seed), keeps=False)
    chooser = SeededChooser(seed, choices)
    turns = [0] * players
    asked_before = ""
    while isinstance(run.question, Ask):
        t = run.state
        assert isinstance(t, Table)
        prompt = run.question.prompt
        if prompt == "play-movement" and asked_before != prompt:
            turns[t.active] += 1
        check_invariants(t, turns)
        asked_before = prompt
        run.answer(eager(t, run.question, chooser))
    assert max(turns) == min(turns) > 0


def eager(t: Table, ask: Ask, chooser: SeededChooser) -> Move:
    """Acts when it can, sails to where it could act, and now and then does just anything."""
    if chooser.pick(6) == 0:
        return ask.options[chooser.pick(len(ask.options))]
    wanted = [move for move in ask.options if move.verb in ("sell", "bury", "attack", "buy", "activate", "fortune")]
    if ask.prompt == "sail" and not wanted:
        wanted = [move for move in ask.options if move.verb == "sail-to" and promising(t, ask, move)]
    wanted = wanted or ask.options
    return wanted[chooser.pick(len(wanted))]


def promising(t: Table, ask: Ask, move: Move) -> bool:
    note = ask.preview(t, move)
    return note is not None and any(note.params.get(name) for name in ("sale", "burial", "attack"))


def check_invariants(t: Table, turns: list[int]) -> None:
    board = t.board
    for colour, good in enumerate(GOODS):
        merchants = sum(player.cargo for player in t.players if player.colour == colour)
        pirates = sum(player.hold.count(colour) for player in t.players)
        assert t.stock[colour] + merchants + pirates == CUBES[colour] == 13, good
        assert t.stock[colour] >= 0
    for player in t.players:
        on_board = t.place[player.seat] < board.size
        assert (1 <= player.cargo <= CARGO) if on_board else player.cargo == 0
        assert len(player.hold) <= (2 if player.powers.hold == 2 else 1)
        assert not player.hold or t.place[FIRST_PIRATE + player.seat] < board.size
        assert player.doubloons >= 0
        assert player.bought.bit_count() <= turns[player.seat]
        if t.stage == CARD and t.turn.card == NO_CARD:  # between two turns
            assert len(player.movement) == 2
            assert len(player.fortune) <= (4 if player.powers.hand_limit == 4 else 3)
    if t.sailing is None:
        spaces = [place for place in t.place if place < board.size]
        assert len(spaces) == len(set(spaces))
        assert all(board.sea >> place & 1 for place in spaces)
