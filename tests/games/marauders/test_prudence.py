"""Bots do not give up a sound ship."""

import pytest

from freebooter.bots import choose
from freebooter.bots.registry import make_bot
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.moves import RETIRE
from freebooter.games.marauders.names import HULL
from freebooter.kernel.ask import Ask
from freebooter.kernel.match import Match, new_match
from tests.rules import rule


def in_port(seed: str) -> Match:
    """A match at the first turn, where a captain could retire."""
    match = new_match(GAME, 2, {}, seed)
    while match.prompt != "action":
        ask = match.ask_of(match.asked[0])
        assert ask is not None
        match.play(ask.seat, ask.options[0])
    return match


@rule("MM-DEATH-09")
def test_only_a_wreck_is_worth_giving_up() -> None:
    match = in_port("prudence")
    ask = match.run.question
    assert isinstance(ask, Ask) and RETIRE in ask.options
    assert set(ask.options) - set(ask.sensible(match.run.state)) == {RETIRE}
    match.run.state.players[ask.seat].ship.tracks[HULL] = 1  # type: ignore[attr-defined]
    assert ask.sensible(match.run.state) == ask.options


@pytest.mark.parametrize("name", ["easy", "greedy"])
def test_no_bot_that_looks_ahead_retires_from_a_sound_ship(name: str) -> None:
    match = in_port("prudence")
    seat = match.asked[0]
    chosen = {choose(make_bot(name, seed, iterations=8), match, seat) for seed in range(12)}
    assert RETIRE not in chosen
