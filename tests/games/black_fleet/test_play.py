"""Whole games: the laws of every game hold, and what an option promises is what it brings."""

from collections import Counter

import pytest

from freebooter.games import find_game
from freebooter.games.black_fleet.content.cards import FORTUNE
from freebooter.games.black_fleet.game import GAME
from freebooter.games.black_fleet.state import Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import Chance, SearchChance
from freebooter.kernel.laws import try_costly_laws
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refused
from freebooter.kernel.run import play_randomly, start
from tests.rules import rule


def test_it_can_be_found() -> None:
    assert find_game("black-fleet") is GAME


@rule("BF-AMB-51")
@pytest.mark.parametrize("players", [3, 4])
def test_random_games_end(players: int) -> None:
    run = start(GAME, GAME.options({}), players, SearchChance("ends"), keeps=False)
    assert play_randomly(run, SearchChance("choices"), 20_000) < 20_000
    assert run.question is None


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {"victory_price": [10, 20, 20]}),
        (3, {"victory_price": 15}),
        (4, {"choose_developments": True}),
        (3, {"map": "atlantis"}),
        (3, {"round_limit": 0}),
    ],
)
def test_options_that_cannot_be(players: int, options: dict[str, object]) -> None:
    with pytest.raises(Refused):
        new_match(GAME, players, options)


def eager(match: Match, ask: Ask, chance: Chance) -> Move:
    """Acts when it can, sails to where it could act, plays cards now and then."""
    worth = {"buy": 300, "sell": 200, "bury": 200, "attack": 200}
    best, most = ask.options[chance.below(len(ask.options))], 0
    if chance.below(12) == 0:
        return best
    for move in ask.options:
        value = worth.get(move.verb, 0)
        note = ask.preview(match.run.state, move)
        if move.verb in ("fortune", "change-flags"):
            value = 150 if chance.below(3) == 0 else 0
        elif note is not None and note.message == "bf-brings-stop":
            value = sum(int(note.params[name]) for name in ("sale", "burial", "attack")) + chance.below(3)
        elif move.verb == "activate":
            value = 5 + chance.below(3)
        if value > most:
            best, most = move, value
    return best


def test_eager_games_use_every_kind_of_move_and_end_with_a_victory_card() -> None:
    """The laws along games with all cards in play; the ledger of income and every preview add up."""
    made: Counter[str] = Counter()
    for seed in range(6):
        match = new_match(GAME, 3 + seed % 2, {}, seed)
        chance = SearchChance(f"eager {seed}")
        conserved = match.game.audit(match.run.state)
        while not match.over:
            seat = match.asked[0]
            ask = match.ask_of(seat)
            state = match.run.state
            assert ask is not None
            assert isinstance(state, Table)
            if len(match.history) % 101 == 0:
                try_costly_laws(match, f"eager {seed}")
            move = eager(match, ask, chance)
            made[move.name if move.verb == "fortune" else move.verb] += 1
            note, before = ask.preview(state, move), state.players[seat].doubloons
            match.play(seat, move)
            if note is not None and "doubloons" in note.params and move.verb != "fortune":
                assert state.players[seat].doubloons - before == note.params["doubloons"], (move, note)
            assert GAME.audit(state) == conserved
            assert not GAME.faults(state), move
        result = match.result()
        sheet = {term.name: term.values for term in result.sheet}
        sources = ("start", "sales", "robberies", "burials", "sinkings", "cards", "spent")
        assert sheet["doubloons"] == tuple(
            sum(column) for column in zip(*[sheet[name] for name in sources], strict=True)
        )
        assert [sheet["victory-card"][seat] for seat in result.winners] == [1] * len(result.winners)
    verbs = {
        "dock-at",
        "play",
        "activate",
        "sail-to",
        "attack",
        "sell",
        "bury",
        "finish",
        "end-sailing",
        "discard",
        "buy",
    }
    assert verbs <= made.keys()
    assert len([card for card in FORTUNE if made[f"fortune-{card}"]]) >= 18
