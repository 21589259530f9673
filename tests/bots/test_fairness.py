"""Bots know what their seat knows, and nothing else."""

import pytest

from freebooter.bots import choose, choose_in, make_bot
from freebooter.bots.bot import RandomBot
from freebooter.games import find_game
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.game import AnyGame
from freebooter.kernel.laws.secret import look_alike
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.state import digest
from tests.bots import bluff

SEVEN_SEAS = find_game("seven-seas")
BLACK_FLEET = find_game("black-fleet")
MARAUDERS = find_game("marauders")


def decide(name: str, match: Match, seat: int, iterations: int = 25) -> str:
    return choose(make_bot(name, "fair", iterations=iterations), match, seat).name


@pytest.mark.parametrize("name", ["greedy", "search"])
@pytest.mark.parametrize(
    ("game", "players"),
    [(SEVEN_SEAS, 4), (SEVEN_SEAS, 2), (BLACK_FLEET, 3), (MARAUDERS, 2), (bluff.GAME, 3)],
)
def test_other_hidden_facts_do_not_change_the_choice(name: str, game: AnyGame, players: int) -> None:
    match = new_match(game, players, seed=f"fair {players}")
    mover = RandomBot("mover")
    compared = 0
    for turn in range(40):
        if match.over or compared >= 12:
            break
        seat = match.asked[0]
        twin = look_alike(match, seat, SearchChance(f"alike {turn}"))
        if twin is not None and digest(twin.state) != digest(match.run.state):
            chosen = choose_in(make_bot(name, "fair", iterations=20), twin, seat).name
            assert chosen == decide(name, match, seat, 20)
            compared += 1
        match.play(seat, choose(mover, match, seat))
    assert compared >= (3 if game is bluff.GAME else 12)


@pytest.mark.parametrize("name", ["greedy", "search"])
@pytest.mark.parametrize(("game", "players"), [(SEVEN_SEAS, 4), (SEVEN_SEAS, 2), (bluff.GAME, 2)])
def test_sealed_answers_of_others_do_not_change_the_choice(name: str, game: AnyGame, players: int) -> None:
    match = new_match(game, players, seed="sealed")
    last = players - 1
    alone = decide(name, match, last)
    ask = match.ask_of(0)
    assert ask is not None
    for move in ask.options:
        sealed = match.copy()
        sealed.play(0, move)
        for other in range(1, last):
            sealed.play(other, move)
        assert sealed.asked == [last]
        assert decide(name, sealed, last) == alone


def test_an_answer_of_ones_own_may_still_be_changed() -> None:
    """A seat that has sealed its answer is still asked; its bot thinks as before."""
    match = new_match(SEVEN_SEAS, 3, seed="own")
    before = decide("search", match, 1)
    ask = match.ask_of(1)
    assert ask is not None
    match.play(1, ask.options[0])
    assert decide("search", match, 1) == before
