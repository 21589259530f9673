"""Favours: how they come and go (module 10)."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.captain.death import bury, kill_captain
from freebooter.games.marauders.captain.new_captain import return_captain
from freebooter.games.marauders.display.views import view
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.favours.board import MOST, boards, gain_favours
from freebooter.games.marauders.modules.favours.view import FavoursView
from freebooter.games.marauders.names import (
    CARTAGENA,
    CREW,
    ENGLISH,
    FRENCH,
    PORT_ROYAL,
    RETIRED,
    SAN_JUAN,
    SPANISH,
    STORM_DEATH,
    TRINIDAD,
)
from freebooter.games.marauders.port.elsewhere import PlaceMenu, visit_elsewhere
from freebooter.games.marauders.port.sell import SELLING
from freebooter.games.marauders.state.checks import faults
from freebooter.kernel.match import new_match
from freebooter.pictures import TEXTS, picture_of
from freebooter.words import Words
from tests.games.marauders.modules.favour_tables import favours, laid, preview, refused
from tests.games.marauders.table import PORT_ACTION, Captain, Play, plays_out
from tests.rules import rule


def in_port(gold: int, own: int = 0, zone: int = TRINIDAD, **more: object) -> Play:
    captain = Captain("CAP-06", zone=zone, in_port=True, gold=gold, **more)  # type: ignore[arg-type]
    return laid(captain, own, game=PORT_ACTION)


# Buying


@rule("SG-M10-01")
def test_players_start_without_favours_and_have_five_at_most() -> None:
    match = new_match(GAME, 3, {"modules": ["favours"]}, 1)
    assert boards(match.run.state).favours == [0, 0, 0]  # type: ignore[arg-type]
    game = laid(Captain(), 4)
    gain_favours(game.t, game[0], 3, "SG-M10-03")
    assert favours(game) == MOST == 5
    gain_favours(game.t, game[0], 1, "SG-M10-03")
    assert (favours(game), faults(game.t)) == (5, [])
    boards(game.t).favours[1] = 6
    assert faults(game.t) == ["seat 2 has 6 favours"]


@rule("SG-M10-02")
def test_favours_are_bought_for_two_gold_each() -> None:
    game = in_port(7).begins()
    assert preview(game, "do-favours").params == {"price": 2, "most": 3}
    game.seat(0).says("do-favours")
    assert game.options == ["buy-favours-1", "buy-favours-2", "buy-favours-3"]
    assert preview(game, "buy-favours-3").params == {"price": 6, "favours": 3}
    assert refused(game, "buy-favours-4").message == "mm-too-little-gold"
    assert refused(game, "buy-favours-0").message == "mm-favours-buy-some"
    game.seat(0).says("buy-favours-3")
    assert (favours(game), game[0].gold) == (3, 1)
    assert game.told("favours-gained") == [{"seat": 0, "count": 3, "favours": 3}]


@rule("SG-M10-02", "SG-M10-01")
def test_up_to_the_maximum() -> None:
    game = in_port(30, own=3).begins()
    game.seat(0).says("do-favours")
    assert game.options == ["buy-favours-1", "buy-favours-2"]
    assert refused(game, "buy-favours-3").message == "mm-favours-full"
    game = in_port(30, own=5).begins()
    assert refused(game, "do-favours").message == "mm-favours-full"
    game = in_port(1).begins()
    assert refused(game, "do-favours").message == "mm-too-little-gold"


@rule("SG-M10-02", "SG-AMB-64")
def test_the_purchase_is_the_last_thing_or_the_only_one_in_a_port_action() -> None:
    """Part 4.5, fixed order 13: missions and all other activities come before it."""
    game = in_port(8, tracks={CREW: 1}).begins()
    game.dice("x1").seat(0).says("do-recruit")
    assert "do-favours" in game.options
    game.seat(0).says("do-favours", "buy-favours-1")
    assert game.over and game.t.visit is None
    game = in_port(2).begins()
    game.seat(0).says("do-favours")  # the one favour that he can pay
    assert game.over and favours(game) == 1


@rule("SG-M10-02")
def test_at_home_the_chest_pays_and_nobody_learns_how_much_is_in_it() -> None:
    game = in_port(1, stash=3).begins()
    game.seat(0).says("do-favours")
    assert game.options == ["buy-favours-1", "buy-favours-2"]
    game = in_port(1, stash=1)
    game[0].stash_least, game[0].stash_most = 0, 9
    game.begins().seat(0).says("do-favours")
    assert game.options == ["buy-favours-1"], "asked all the same"


@rule("SG-OPT-10", "SG-M10-02")
def test_a_town_sells_favours_too() -> None:
    town = PlaceMenu("drill-town", "SG-LOC-TOWN-02", [SELLING], joins=True)
    game = laid(Captain(gold=4))
    plays_out(visit_elsewhere(game.t, game[0], town, 6), "do-favours", "buy-favours-2")
    assert (favours(game), game[0].gold, game.t.visit) == (2, 0, None)


# Missions


@rule("SG-M10-03")
@pytest.mark.parametrize(("dice", "gained"), [("x1", 1), ("11", 0)])
def test_claiming_a_mission_gives_a_favour(dice: str, gained: int) -> None:
    captain = Captain("CAP-06", zone=CARTAGENA, in_port=True)
    game = laid(captain, game=PORT_ACTION).offers_missions("MI-03", "MI-22").begins()
    game.dice(dice).script([0])
    game.seat(0).says("do-mission")
    assert favours(game) == gained


@rule("SG-M10-04")
def test_completing_a_mission_gives_a_favour() -> None:
    captain = Captain("CAP-06", zone=SAN_JUAN, in_port=True, mission="MI-01", load=True)
    game = laid(captain, game=PORT_ACTION).begins()
    game.script([0]).seat(0).says("complete-mission")
    game.passes()
    assert favours(game) == 1
    assert game[0].track == 1


# Losing


@rule("SG-M10-17", "SG-AMB-52")
def test_all_favours_are_lost_with_the_captain() -> None:
    game = laid(Captain(), 4, others=2).draws_captains("CAP-01")
    plays_out(kill_captain(game.t, game[0], STORM_DEATH, "MM-AMB-04"))
    assert (favours(game), favours(game, 1)) == (0, 2)
    gain_favours(game.t, game[0], 1, "SG-M10-04")
    assert favours(game) == 0, "between two captains"
    game.script([0])
    plays_out(return_captain(game.t, game[0]), "choose-ship-flute")
    assert favours(game) == 0


@rule("SG-AMB-53")
def test_retiring_loses_them_too() -> None:
    game = laid(Captain(zone=TRINIDAD, in_port=True), 4).draws_captains("CAP-01")
    plays_out(bury(game.t, game[0], RETIRED, "MM-DEATH-09"))
    assert favours(game) == 0


@rule("SG-M10-18", "SG-AMB-90")
def test_who_is_washed_ashore_keeps_them() -> None:
    game = laid(Captain(hand=["GL-17"]), 4)
    plays_out(kill_captain(game.t, game[0], STORM_DEATH, "MM-AMB-04"), "play-washed-ashore")
    assert (favours(game), game[0].afloat) == (4, False)
    plays_out(return_captain(game.t, game[0]), "choose-ship-flute")
    assert (favours(game), game[0].afloat) == (4, True)


@rule("SG-M10-15")
def test_neither_bounties_nor_wars_stop_anyone() -> None:
    """Wanted by all, at war, and in a port that has closed behind him: he gains, spends and buys."""
    wanted = {SPANISH: 3, ENGLISH: 3, FRENCH: 3}
    captain = Captain("CAP-06", zone=PORT_ROYAL, in_port=True, gold=7, bounties=wanted)
    game = laid(captain, 1, game=PORT_ACTION, wars=[(SPANISH, ENGLISH)]).offers_missions("MI-05", "MI-22").begins()
    game.dice("11", "11").seat(0).says("do-rumour", "spend-favour")
    assert favours(game) == 0
    game.dice("x11").script([0])
    game.seat(0).says("do-mission")
    assert favours(game) == 1
    game.seat(0).says("do-favours", "buy-favours-1")
    assert favours(game) == 2


# What is shown


@rule("SG-AMB-66")
def test_all_see_how_many_favours_everyone_has() -> None:
    game = laid(Captain(), 3, others=1)
    for seat in (0, 1, None):
        assert view(game.t, seat).modules == {"favours": FavoursView([3, 1], 5)}


@pytest.mark.parametrize(("language", "long", "short"), [("en", "Favours", "Fav."), ("pl", "Przysługi", "Prz.")])
def test_the_terminal_has_a_column(language: str, long: str, short: str) -> None:
    match = new_match(GAME, 2, {"modules": ["favours"]}, 1)
    boards(match.run.state).favours[1] = 4  # type: ignore[arg-type]
    shown = picture_of(GAME, match.view(0), Words(language, [TEXTS], ["Anna", "Piet"], strict=True), [0])
    head = shown.heads[-1]
    assert (head.long, head.short) == (long, short)
    assert [row.cells[-1] for row in shown.rows] == ["0", "4"]


def test_the_copy_of_a_table_has_its_own_favours() -> None:
    game = laid(Captain(), 3)
    twin = game.t.copy()
    boards(twin).favours[0] = 1
    assert favours(game) == 3
