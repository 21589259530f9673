"""All pairs of modules that go together, in quick games; the costly laws try them in `make laws`."""

import pytest

from freebooter.games.marauders.game import GAME
from freebooter.kernel.laws import SeededChooser, check_laws
from freebooter.kernel.note import Refused
from tests.laws.marauders_crew import Crew
from tests.laws.marauders_glory import ALONE, CAPTAINS, EVERYTHING, NAMED, NAMES, PAIRS, Modules, all_sets, with_needs
from tests.laws.quick_play import Counselled, play_quickly
from tests.laws.test_marauders import FAILURES

CHOOSERS = (SeededChooser, Crew, Counselled)
STRETCHES = 12
NOT_ALONE_ELSEWHERE = ["captains-for-gold", "new-captains-only", "new-missions-only", "new-rumours-only"]
"""All others are tried alone in a file of their own."""


@pytest.mark.parametrize("stretch", range(STRETCHES))
def test_every_pair_is_played_to_its_end(stretch: int) -> None:
    for number in range(stretch, len(PAIRS), STRETCHES):
        play_a_game(PAIRS[number], number)


def play_a_game(modules: Modules, number: int) -> None:
    options = {
        "modules": list(modules),
        "points_to_win": 2 + number % 3,
        "npc_orders": ("neighbour", "program")[number // 3 % 2],
    }
    chooser = CHOOSERS[number % 3](f"pair {number}")
    play_quickly(GAME, 2 + number // 2 % 3, options, f"{modules}", chooser)


@pytest.mark.parametrize("name", NOT_ALONE_ELSEWHERE)
def test_laws_with_each_module_alone(name: str) -> None:
    """Or with what it needs."""
    options = {"modules": list(with_needs(name)), "points_to_win": 3}
    players = 2 + NAMES.index(name) % 3
    check_laws(GAME, players, options, seeds=["alone"], every=140, failures=FAILURES, chooser=Crew)


def test_the_sets_are_all_there_are() -> None:
    """Every two modules are together in one of the pairs, but for those that exclude each other."""
    missing = {
        (one, other)
        for one in NAMES
        for other in NAMES
        if one < other and not any({one, other} <= set(pair) for pair in PAIRS)
    }
    assert missing == {("captains-for-gold", "two-captains")}
    assert {name for one in ALONE for name in one} == set(NAMES)
    assert all(with_needs(name) in ALONE for name in NAMES)
    with pytest.raises(Refused, match="mm-modules-exclude"):
        GAME.choosing.modules_on(GAME.options({"modules": CAPTAINS}))
    assert {name for whole in EVERYTHING for name in whole} == set(NAMES)
    sets = all_sets()
    assert len(sets) == len(set(sets))
    assert set(sets) == {*ALONE, *PAIRS, *NAMED, *EVERYTHING}
