"""The odds of a battle at a glance, against battles that are fought out."""

import pytest

from freebooter.games.marauders import odds
from freebooter.games.marauders.advice.strength import beats_captain, wins_of
from freebooter.games.marauders.names import CREW, FLUTE, FRIGATE, GALLEON, SLOOP
from tests.games.marauders.table import TURN, Captain, table

PAIRS = [
    (Captain(ship=GALLEON), Captain(ship=FLUTE)),
    (Captain(ship=FRIGATE), Captain(ship=SLOOP)),
    (Captain(ship=SLOOP), Captain(ship=FLUTE)),
    (Captain(ship=FRIGATE), Captain(ship=GALLEON)),
    (Captain(ship=GALLEON, tracks={CREW: 1}), Captain(ship=FRIGATE)),
    (Captain(ship=FLUTE), Captain(ship=GALLEON)),
]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_it_comes_near_the_battles_fought_out(one: Captain, other: Captain) -> None:
    game = table(one, other, game=TURN)
    whole = odds.battle_with_player(game.t, game[0], game[1], True, whole=True).whole
    assert whole is not None
    assert abs(beats_captain(game.t, game[0], game[1]) - 100 * whole.won) <= 15


def test_each_side_has_its_share() -> None:
    game = table(Captain(ship=GALLEON), Captain(ship=SLOOP), game=TURN)
    assert beats_captain(game.t, game[0], game[1]) + beats_captain(game.t, game[1], game[0]) in (99, 100)
    assert wins_of(7, 7) == 50


def test_a_lead_in_manoeuvrability_counts() -> None:
    """A low galleon is outsailed by a frigate, one of the base is not (SG-M5-06)."""
    chances = []
    for modules in ([], ["low-galleons"]):
        game = table(Captain(ship=FRIGATE), Captain(ship=GALLEON), game=TURN, modules=modules)
        chances.append(beats_captain(game.t, game[0], game[1]))
    assert chances[0] < chances[1]
