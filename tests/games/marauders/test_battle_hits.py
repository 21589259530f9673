"""Hits: where they fall, what they destroy, and hits of both sides at once."""

import pytest

from freebooter.games.marauders.moves import (
    BOARD,
    CANCEL_HIT,
    FLEE,
    MEND,
    PASS,
    REROLL,
    SHOOT,
    TAKE_HIT,
    USE_MODIFICATION,
)
from freebooter.games.marauders.names import (
    CANNONS,
    CARGO,
    CHASERS,
    CREW,
    FRIGATE,
    GALLEON,
    HULL,
    MASTS,
    NONE,
    REINFORCED_HULL,
)
from freebooter.games.marauders.state.battle import NAVAL_ROUND
from tests.games.marauders.table import Captain, Play, card, table
from tests.rules import rule


def hit(game: Play, where: str) -> Play:
    """Seat 0 shoots and wins; its location dice are these, as many as it has cannons."""
    return game.dice("x11", "111", where).attacks(0, 1)


@rule("MM-COMBAT-16", "MM-COMBAT-18")
def test_a_numbered_hit_lowers_that_location() -> None:
    game = hit(table(Captain(ship=GALLEON), Captain(ship=GALLEON)), "1234")
    assert game[1].ship.tracks == [4, 4, 3, 3, 3]


@rule("MM-COMBAT-16")
def test_the_target_chooses_any_of_the_five_for_a_skull() -> None:
    game = hit(table(Captain(), Captain(ship=FRIGATE)), "x")
    assert game.asked == (1, "place-hit")
    assert game.options == ["take-hit-hull", "take-hit-cargo", "take-hit-masts", "take-hit-crew", "take-hit-cannons"]
    game.seat(1).does(TAKE_HIT[MASTS])
    assert game[1].ship.tracks == [3, 3, 2, 3, 3]


@rule("MM-COMBAT-17")
def test_numbered_hits_come_before_skulls() -> None:
    """A skull rolled first, then a hit on crew 1: when the target chooses, the crew is gone already."""
    game = hit(table(Captain(ship=FRIGATE), Captain(ship=FRIGATE, tracks={CREW: 1})), "x33")
    assert game.asked == (1, "place-hit")
    assert "take-hit-crew" not in game.options
    game.seat(1).does(TAKE_HIT[MASTS])
    assert game[1].ship.tracks == [2, 3, 2, 0, 3]


@rule("MM-COMBAT-18")
def test_hits_on_a_destroyed_location_go_to_the_hull() -> None:
    game = hit(table(Captain(ship=FRIGATE), Captain(ship=FRIGATE, tracks={CANNONS: 1})), "444")
    assert game[1].ship.tracks == [1, 3, 3, 3, 0]


@rule("MM-AMB-57")
def test_a_skull_on_a_destroyed_location_is_a_hit_on_the_hull() -> None:
    """Both are one choice: hull is offered, the destroyed location is not a second name for it."""
    game = table(Captain(), Captain(ship=FRIGATE, tracks={CREW: 0})).dice("x11", "111", "x").attacks(0, 1)
    assert game.options == ["take-hit-hull", "take-hit-cargo", "take-hit-masts", "take-hit-cannons"]
    game.seat(1).does(TAKE_HIT[HULL])
    assert game[1].ship.tracks == [2, 3, 3, 0, 3]


@rule("MM-COMBAT-19")
def test_a_ship_that_sinks_still_deals_its_hits() -> None:
    game = table(Captain(ship=FRIGATE), Captain(tracks={HULL: 1, CREW: 0}), luck=1)
    game.dice("xx1", "x11", "333", "4").attacks(0, 1).passes()
    assert game[0].ship.tracks[CANNONS] == 2
    assert not game[1].afloat


@rule("MM-COMBAT-19")
def test_cannons_lost_in_a_round_still_shoot_in_it() -> None:
    game = table(Captain(), Captain()).dice("x41", "x31", "4", "4").attacks(0, 1)
    assert game[0].ship.tracks[CANNONS] == 0
    assert game[1].ship.tracks[CANNONS] == 0


@rule("MM-COMBAT-20")
def test_a_destroyed_hull_sinks_the_ship_and_kills_the_captain() -> None:
    game = table(Captain(ship=FRIGATE), Captain(tracks={HULL: 1, CREW: 0}, gold=7), luck=1)
    hit(game, "344").passes()
    assert game.told("ship-sunk") == [{"side": 1}]
    assert game.told("captain-died")[0]["cause"] == "sunk"
    assert not game[1].afloat
    assert game[0].track == 1
    assert game.t.battle is None


@rule("MM-COMBAT-21")
def test_cargo_damage_costs_surplus_cards_at_random_at_once() -> None:
    aboard = ["sugar-1", "rum-1"]
    game = table(Captain(), Captain(cargo=aboard))
    game.dice("x11", "111", "1").script([1]).attacks(0, 1)
    assert game[1].ship.tracks[CARGO] == 1
    assert game[1].cargo == tuple(sorted(card(name) for name in aboard))[:1]
    assert game.rules_of("cargo-discarded") == ["MM-COMBAT-21"]


@rule("MM-COMBAT-21")
def test_the_chest_of_a_mission_can_go_overboard_too() -> None:
    game = table(Captain(), Captain(cargo=["rum-1"], mission="MI-01", load=True))
    game.dice("x11", "111", "1").script([1]).attacks(0, 1)
    assert game[1].mission == NONE
    assert not game[1].load
    assert game[1].cargo == (card("rum-1"),)


@rule("MM-COMBAT-21")
def test_cargo_that_still_fits_stays() -> None:
    game = hit(table(Captain(), Captain(cargo=["rum-1"])), "1")
    assert game[1].cargo == (card("rum-1"),)
    assert game.all_scripted_chance_was_used


@rule("MM-COMBAT-25")
def test_damage_stays_after_the_battle() -> None:
    game = table(Captain(ship=FRIGATE), Captain()).dice("xx1", "x11", "244", "3").attacks(0, 1)
    assert game.battle.round == 2
    game.dice("x11", "111").seat(0).does(FLEE)
    game.seat(1).does(SHOOT)
    assert game.over
    assert game[0].ship.tracks == [3, 3, 3, 2, 3]
    assert game[1].ship.tracks == [1, 2, 1, 2, 0]


@rule("MM-COMBAT-12")
def test_board_and_win_begins_crew_combat_after_the_enemys_hits() -> None:
    game = table(Captain(ship=FRIGATE), Captain()).dice("111", "111").attacks(0, 1)
    game.dice("xx1", "x11", "4").seat(0).does(BOARD)
    game.dice("11", "11").dice("xx", "11").script([0, 0])  # crew combat, then a glory card and a new captain
    game.seat(1).does(SHOOT)
    kinds = [event.kind for event in game.journal.events]
    assert kinds.index("boarded") > kinds.index("damage")
    assert game.told("boarded") == [{"side": 0}]
    assert game.told("crew-rolled")[0]["dice"] == [1, 1]


@rule("MM-COMBAT-13")
def test_a_boarder_sunk_by_the_hits_dies() -> None:
    game = table(Captain(tracks={HULL: 1, CARGO: 0}), Captain(), luck=1).dice("111", "111").attacks(0, 1)
    game.dice("xx1", "x11", "1").seat(0).does(BOARD)
    game.seat(1).does(SHOOT)
    game.passes()
    assert game.told("boarded") == []
    assert not game[0].afloat
    assert game[1].track == 1


@rule("MM-COMBAT-13")
def test_a_boarder_without_crew_left_does_not_board() -> None:
    game = table(Captain(tracks={CREW: 1}), Captain()).dice("111", "111").attacks(0, 1)
    game.dice("xx1", "x11", "3").seat(0).does(BOARD)
    game.seat(1).does(SHOOT)
    assert game[0].ship.tracks[CREW] == 0
    assert game.told("boarded") == []
    assert game.battle.phase == NAVAL_ROUND
    assert game.options == ["shoot", "flee"]


@rule("MM-MOD-03")
def test_a_reinforced_hull_cancels_one_point() -> None:
    target = Captain(ship=FRIGATE, modifications=[REINFORCED_HULL])
    game = hit(table(Captain(ship=FRIGATE), target), "334")
    assert game.asked == (1, "reinforced-hull")
    assert game.options == ["pass", "cancel-hit-crew", "cancel-hit-cannons"]
    game.seat(1).does(CANCEL_HIT[CREW])
    assert game[1].ship.tracks == [3, 3, 3, 2, 2]
    assert not game[1].ship.reinforced()
    game.dice("x11", "111", "334").seat(0).does(SHOOT)
    game.seat(1).does(SHOOT)
    assert game[1].ship.tracks == [3, 3, 3, 0, 1]


@rule("MM-MOD-03")
def test_a_reinforced_hull_need_not_be_used() -> None:
    game = hit(table(Captain(), Captain(ship=FRIGATE, modifications=[REINFORCED_HULL])), "3")
    game.seat(1).does(PASS)
    assert game[1].ship.tracks[CREW] == 2
    assert game[1].ship.reinforced()


@rule("MM-GLORY-11")
def test_master_gunner_rolls_one_location_die_again() -> None:
    game = hit(table(Captain(ship=FRIGATE, employed=["GL-S3a"]), Captain(ship=FRIGATE)), "113")
    assert game.asked == (0, "reroll-location")
    assert game.options == ["pass", "reroll-1", "reroll-3"]
    game.dice("2").seat(0).does(REROLL[1])
    assert game[1].ship.tracks == [3, 2, 2, 2, 3]


@rule("MM-GLORY-11")
def test_master_gunner_may_be_content() -> None:
    game = hit(table(Captain(employed=["GL-S3a"]), Captain()), "3")
    game.seat(0).does(PASS)
    assert game[1].ship.tracks == [2, 2, 2, 1, 1]


@rule("MM-GLORY-11")
def test_gunner_captain_adds_a_hit_when_he_ties_or_loses() -> None:
    shooter = Captain(ship=GALLEON, employed=["GL-S2a"])
    lost = table(Captain(ship=GALLEON), shooter).dice("xx1", "x11", "1111", "22").attacks(0, 1)
    assert [len(told["dice"]) for told in lost.told("hits-rolled")] == [4, 2]
    tied = table(Captain(ship=GALLEON), shooter).dice("x11", "x11", "1", "22").attacks(0, 1)
    assert [len(told["dice"]) for told in tied.told("hits-rolled")] == [1, 2]
    none = table(Captain(ship=GALLEON), shooter).dice("x11", "111", "1111", "2").attacks(0, 1)
    assert [len(told["dice"]) for told in none.told("hits-rolled")] == [4, 1]


@rule("MM-GLORY-11")
def test_gunner_captain_is_bound_by_cannons_and_by_a_round_of_failures() -> None:
    sloop = Captain(employed=["GL-S2a"])
    bound = table(Captain(), sloop).dice("xx1", "x11", "1", "2").attacks(0, 1)
    assert [len(told["dice"]) for told in bound.told("hits-rolled")] == [1, 1]
    quiet = table(Captain(), sloop).dice("111", "111").attacks(0, 1)
    assert quiet.told("hits-rolled") == []
    won = table(sloop, Captain()).dice("x11", "111", "1").attacks(0, 1)
    assert [len(told["dice"]) for told in won.told("hits-rolled")] == [1]


@rule("MM-GLORY-11")
def test_sailing_master_adds_a_die_to_contests_unless_the_masts_are_gone() -> None:
    game = table(Captain(employed=["GL-S8a"]), Captain()).dice("1111", "111").attacks(0, 1)
    assert len(game.told("contest-rolled")[0]["dice"]) == 4
    wreck = Captain(employed=["GL-S8a"], tracks={MASTS: 0})
    game = table(wreck, Captain()).dice("1", "111").attacks(0, 1)
    assert len(game.told("contest-rolled")[0]["dice"]) == 1


@rule("MM-GLORY-11")
def test_carpenter_repairs_a_point_after_a_battle_but_no_crew() -> None:
    hurt = Captain(tracks={HULL: 1, CREW: 1, MASTS: 1}, employed=["GL-S1a"])
    game = table(Captain(), hurt).dice("111", "111").attacks(0, 1)
    game.dice("x11", "111").seat(0).does(FLEE)
    game.seat(1).does(SHOOT)
    assert game.asked == (1, "carpenter")
    assert game.options == ["mend-hull", "mend-masts"]
    game.seat(1).does(MEND[HULL])
    assert game[1].ship.tracks == [2, 2, 1, 1, 1]
    assert game.over


@rule("MM-GLORY-11")
def test_surgeon_brings_back_one_crew_lost_in_the_battle() -> None:
    game = table(Captain(ship=FRIGATE), Captain(ship=FRIGATE, employed=["GL-S4a"]))
    game.dice("x11", "111", "331").attacks(0, 1)
    assert game[1].ship.tracks[CREW] == 1
    game.dice("x11", "111").seat(0).does(FLEE)
    game.seat(1).does(SHOOT)
    assert game.over
    assert game[1].ship.tracks[CREW] == 2


@rule("MM-GLORY-11")
def test_surgeon_does_not_bring_back_crew_lost_before() -> None:
    game = table(Captain(), Captain(tracks={CREW: 1}, employed=["GL-S4a"])).dice("111", "111").attacks(0, 1)
    game.dice("x11", "111").seat(0).does(FLEE)
    game.seat(1).does(SHOOT)
    assert game[1].ship.tracks[CREW] == 1


@rule("MM-COMBAT-17", "MM-WEAPON-05")
def test_no_hit_is_lost_on_the_hull_where_no_shot_was_used() -> None:
    game = table(Captain(tracks={HULL: 1}), Captain(ship=FRIGATE, tracks={HULL: 1}), luck=1)
    game.dice("111", "xx1", "xxx").attacks(0, 1)
    game.seat(0).does(TAKE_HIT[HULL], TAKE_HIT[HULL], TAKE_HIT[HULL])
    assert game.told("hits-lost") == []
    assert game.told("damage")[0]["hits"] == [3, 0, 0, 0, 0]


@rule("MM-COMBAT-17", "MM-WEAPON-05", "MM-MOD-05")
@pytest.mark.parametrize("chasers", [False, True])
def test_no_hit_is_lost_on_the_hull_of_one_who_flees(chasers: bool) -> None:
    """Without Chasers, and with them by the first version of the rules, where their shot was forgotten."""
    enemy = Captain(ship=FRIGATE, modifications=[CHASERS] if chasers else [])
    game = table(Captain(tracks={HULL: 1}), enemy, luck=1).dice("111", "111").attacks(0, 1)
    game.t.rules.version = 1
    game.seat(0).does(FLEE)
    if chasers:
        game.seat(1).does(SHOOT)
        game.dice("1", "111", "xx1", "xxx").seat(1).does(USE_MODIFICATION[CHASERS])
    else:
        game.dice("111", "xx1", "xxx").seat(1).does(SHOOT)
    game.seat(0).does(TAKE_HIT[HULL], TAKE_HIT[HULL], TAKE_HIT[HULL])
    assert game.told("hits-lost") == []
    assert game.told("damage")[-1]["hits"] == [3, 0, 0, 0, 0]
