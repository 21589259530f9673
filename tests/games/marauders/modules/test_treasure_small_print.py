"""Small print of the treasure galleon: what hunting it is worth, and what programs see of it."""

from __future__ import annotations

from freebooter.games.marauders.advice.dangers import npc_might, own_might
from freebooter.games.marauders.modules.treasure.galleon import galleon_of, treasure_of
from freebooter.games.marauders.modules.treasure.hunting import fight_worth, prize
from freebooter.games.marauders.names import CARTAGENA, CREW, FRIGATE, GALLEON, MAN_O_WAR, NONE, SLOOP, ZONES
from freebooter.games.marauders.values import POINT, loss_if_killed
from freebooter.kernel.programs.features import FeatureRow
from tests.games.marauders.modules.test_treasure import FAR, sea
from tests.games.marauders.table import Captain, Play
from tests.rules import rule


@rule("SG-M6-11")
def test_a_prize_makes_good_what_might_alone_would_expect() -> None:
    """Victories by might are expected in 5 to 90 of 100 battles; a loss counts two thirds."""
    seen = set()
    for ship in (SLOOP, FRIGATE, GALLEON, MAN_O_WAR):
        for id in ("CAP-06", "CAP-16", "CAP-09"):
            for gold in (0, 7):
                for crew in (1, 2, 9):
                    game = sea(Captain(id, ship=ship, gold=gold), FAR, hoard=20)
                    game[0].ship.tracks[CREW] = crew
                    own, other = own_might(game[0]), npc_might(game.t, galleon_of(game.t))
                    wins = max(5, min(90, 50 + 160 * (own - other) // (own + other)))
                    seen.add(wins)
                    expected = (100 - wins) * loss_if_killed(game[0]) * 2 // 3
                    worth = (100 * fight_worth(game.t, game[0]) + expected) // wins - POINT
                    assert prize(game.t, game[0]) == worth
    assert {5, 90} <= seen


def features(game: Play) -> list[float]:
    row = FeatureRow()
    treasure_of(game.t).features(game.t, 0, row)
    return list(row.filled())


def test_programs_that_learn_see_where_it_is_and_how_much_is_aboard() -> None:
    game = sea(Captain(), FAR, zone=CARTAGENA, hoard=15)
    assert features(game) == [*[int(zone == CARTAGENA) for zone in range(len(ZONES))], 15]
    galleon_of(game.t).zone, treasure_of(game.t).hoard = NONE, 0
    assert features(game) == [0] * (len(ZONES) + 1)
