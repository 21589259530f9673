"""Small print of the treasure galleon: what hunting it is worth, and what programs see of it."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.advice.dangers import npc_might, own_might
from freebooter.games.marauders.content.tables import event_card
from freebooter.games.marauders.modules.treasure.galleon import galleon_of, treasure_of
from freebooter.games.marauders.modules.treasure.hunting import fight_worth, prize
from freebooter.games.marauders.modules.treasure.rules import Treasure
from freebooter.games.marauders.modules.treasure.view import TreasureNumbers
from freebooter.games.marauders.names import CARTAGENA, CREW, FRIGATE, GALLEON, MAN_O_WAR, NONE, SLOOP, SPANISH, ZONES
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import POINT, loss_if_killed
from freebooter.kernel.ask import Part
from freebooter.kernel.note import Note
from freebooter.kernel.programs.features import FeatureRow
from tests.games.marauders.modules.test_treasure import FAR, sea
from tests.games.marauders.table import Captain, Play, plays_out
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


# The galleon alone is meant


@rule("SG-M6-21")
def test_bounties_are_foretold_while_there_is_a_galleon_and_a_captain() -> None:
    module = Treasure("treasure")

    def wanted(game: Play) -> int:
        numbers: dict[str, object] = {}
        module.board_numbers(game.t, numbers, game[0])
        found = numbers["treasure"]
        assert isinstance(found, TreasureNumbers)
        return found.wanted

    game = sea(Captain(), FAR, hoard=20)
    assert wanted(game) == 3
    game[0].afloat = False
    assert wanted(game) == 0
    game[0].afloat, galleon_of(game.t).zone = True, NONE
    assert wanted(game) == 0


@rule("SG-M6-03", "SG-M6-07")
def test_an_event_without_icons_moves_nothing() -> None:
    game = sea(Captain(), FAR, zone=CARTAGENA, hoard=5)
    game.t.icons = []
    plays_out(Treasure("treasure").event_icons_done(game.t, event_card("EV-01")))
    assert (galleon_of(game.t).zone, treasure_of(game.t).hoard) == (CARTAGENA, 5)


@rule("SG-M6-14", "SG-M6-17")
def test_the_hoard_is_lost_with_the_galleon_and_with_no_other_ship() -> None:
    game = sea(Captain(), FAR, hoard=5, npcs={SPANISH: ("EV-01", CARTAGENA)})
    module = Treasure("treasure")
    module.npc_died(game.t, game.t.npcs[SPANISH])
    assert treasure_of(game.t).hoard == 5 and game.told("treasure-gone") == []
    module.npc_died(game.t, galleon_of(game.t))  # in no battle
    assert treasure_of(game.t).hoard == 0
    assert game.told("treasure-gone") == [{"outcome": "sunk", "gold": 5}]


@rule("SG-M6-10", "SG-M6-12")
def test_other_ships_are_told_of_as_ever() -> None:
    game = sea(Captain(), FAR, hoard=20, npcs={SPANISH: ("EV-01", CARTAGENA)})
    note = Note("mm-any", "MM-SCOUT-02")
    assert Treasure("treasure").npc_preview(game.t, note, game[0], game.t.npcs[SPANISH]) is note


class Listener(Module):
    def __init__(self, heard: list[int]) -> None:
        super().__init__("drill-bounty")
        self.heard = heard

    def stop_bounty(self, t: Table, player: Player, nation: int, act: int) -> Part[bool]:
        yield from ()
        self.heard.append(nation)
        return False


@rule("SG-M6-12")
@pytest.mark.parametrize(("hoard", "heard"), [(9, []), (10, [SPANISH])])
def test_modules_hear_of_the_bounties_of_a_hoard_that_brings_some(hoard: int, heard: list[int]) -> None:
    found: list[int] = []
    add_module(Listener(found))
    try:
        game = sea(Captain(), FAR, hoard=hoard, modules=("drill-bounty",))
        plays_out(Treasure("treasure").npc_defeated(game.t, game[0], galleon_of(game.t)))
    finally:
        remove_module("drill-bounty")
    assert (found, game[0].bounties[SPANISH]) == (heard, len(heard))
