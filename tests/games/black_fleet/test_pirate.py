"""Pirates: robbing, burying, entering the board."""

import pytest

from freebooter.games.black_fleet.ships.targets import firing_spaces
from tests.games.black_fleet.table import Captain, table
from tests.rules import rule


class TestRobbing:
    @rule("BF-PIRATE-01", "BF-PIRATE-03", "BF-PIRATE-04", "BF-PIRATE-06", "BF-PIRATE-07")
    @pytest.mark.parametrize("cubes", [2, 3])
    def test_one_cube_and_two_doubloons(self, cubes: int) -> None:
        game = table(Captain(pirate="H5"), Captain("H4", "rum", cubes), Captain())
        pirate = game.plays_card("MY-11").pirate()
        assert pirate.targets == {"merchant-2"}
        assert game.brings("attack-merchant-2").params.items() >= {"doubloons": 2}.items()
        pirate.attacks("merchant-2")
        assert game[0].doubloons == 2
        assert game.earned(0) == {"robberies": 2}
        assert game.told("merchant-robbed") == [{"seat": 0, "victim": 2, "count": 1, "good": "rum"}]
        assert game.hold(0) == ["rum"]
        assert game.cargo(1) == ("rum", cubes - 1)
        assert game.place("merchant-2") == "H4"
        assert game.view().players[0].treasures == ["rum"]
        assert game.stock("rum") == 13 - cubes

    @rule("BF-PIRATE-02")
    def test_a_full_hold(self) -> None:
        game = table(Captain(pirate="H5", treasures=["rum"]), Captain("H4"), Captain())
        assert game.plays_card("MY-11").pirate().targets == set()
        game.refuses("attack-merchant-2", "bf-hold-full", "BF-PIRATE-02")

    @rule("BF-PIRATE-05", "BF-AMB-18")
    def test_the_last_cube(self) -> None:
        game = table(Captain(pirate="H5"), Captain("H4", "rum", 1), Captain())
        pirate = game.plays_card("MY-11").pirate().attacks("merchant-2")
        assert game.hold(0) == ["rum"]
        assert game.place("merchant-2") == "-"
        assert game.cargo(1) == ("", 0)
        assert "H4" in pirate.reach
        assert [event.kind for event in game.journal.events][-3:] == [
            "merchant-robbed",
            "doubloons-gained",
            "merchant-sunk",
        ]

    @rule("BF-PIRATE-01")
    def test_pirates_rob_merchants_only(self) -> None:
        game = table(Captain(pirate="H5"), Captain(pirate="H4"), Captain(), yellow="H6", violet="G5")
        assert game.plays_card("MY-11").pirate().targets == set()
        game.refuses("attack-pirate-2", "bf-pirates-rob-merchants", "BF-PIRATE-01")

    @rule("BF-AMB-39")
    def test_not_a_ship_of_a_fleet_that_is_not_used(self) -> None:
        game = table(Captain(pirate="H5"), Captain(), Captain())
        game.plays_card("MY-11").pirate()
        game.refuses("attack-merchant-4", "bf-not-in-game", "BF-AMB-39")

    @rule("BF-FAQ-04")
    def test_not_the_own_merchant(self) -> None:
        game = table(Captain("H4", pirate="H5"), Captain(), Captain())
        assert game.plays_card("MY-11").pirate().targets == set()
        game.refuses("attack-merchant-1", "bf-own-ship", "BF-FAQ-04")

    @rule("BF-FAQ-02")
    def test_no_place_is_safe(self) -> None:
        """On the dock where it was put, and right after it has sold and loaded."""
        game = table(Captain("H2", "sugar"), Captain(pirate="H3"), Captain())
        game.plays_card("MY-11").merchant().sells().finishes()
        game.ends_sailing().does("no-purchase").plays_card("MY-12").pirate().attacks("merchant-1")
        assert game.hold(1) == ["rum"]
        game = table(Captain(None), Captain(pirate="H3"), Captain())
        game.does("dock-at-H2").plays_card("MY-11").ends_sailing()
        game.plays_card("MY-12").pirate().attacks("merchant-1")

    @rule("BF-FAQ-03")
    def test_a_robbed_merchant_sells_what_is_left(self) -> None:
        game = table(Captain(pirate="H3"), Captain("H2", "sugar"), Captain())
        game.plays_card("MY-11").pirate().attacks("merchant-2").finishes()
        game.ends_sailing().plays_card("MY-12").merchant().sells()
        assert game[1].doubloons == 4
        assert game.cargo(1) == ("rum", 3)

    @rule("BF-AMB-48")
    def test_several_ships_may_act_on_one_target(self) -> None:
        """The pirate robs a merchant, and the navy with customs officers takes the next cube."""
        game = table(Captain(pirate="H5", bought=["D14-05"]), Captain("H4", "rum", 2), Captain(), yellow="H3")
        game.plays_card("MY-11").pirate().attacks("merchant-2").finishes()
        game.yellow().attacks("merchant-2")
        assert game.place("merchant-2") == "-"
        assert game[0].doubloons == 2 + 3

    @rule("BF-AMB-49")
    def test_robbery_and_sinking_in_one_turn(self) -> None:
        game = table(Captain(pirate="H5"), Captain("H4"), Captain(pirate="I7"), yellow="H7")
        game.plays_card("MY-11").pirate().attacks("merchant-2").finishes()
        game.yellow().attacks("pirate-3")
        assert game[0].doubloons == 4


class TestBurying:
    @rule("BF-PIRATE-08", "BF-PIRATE-09", "BF-PIRATE-10")
    @pytest.mark.parametrize(
        ("space", "value"),
        [
            *[("J5", 6), ("I7", 6), ("H4", 4), ("J4", 4), ("H8", 4), ("K8", 4)],
            *[("E3", 3), ("N3", 3), ("E6", 3), ("N6", 3), ("D8", 3), ("O8", 3)],
        ],
    )
    def test_every_beach(self, space: str, value: int) -> None:
        game = table(Captain(pirate=space, treasures=["rum"]), Captain(), Captain())
        assert game.stock("rum") == 12
        pirate = game.plays_card("MY-11").pirate()
        assert game.brings("bury").params.items() >= {"doubloons": value}.items()
        pirate.buries()
        assert game[0].doubloons == value
        assert game.earned(0) == {"burials": value}
        assert game.hold(0) == []
        assert game.stock("rum") == 13

    @rule("BF-PIRATE-08")
    def test_only_with_a_treasure(self) -> None:
        game = table(Captain(pirate="J5"), Captain(), Captain())
        game.plays_card("MY-11").pirate()
        game.refuses("bury", "bf-no-treasure", "BF-PIRATE-08")
        game.does("finish").merchant()
        game.refuses("bury", "bf-only-pirates-bury", "BF-PIRATE-08")

    @rule("BF-PIRATE-11")
    def test_on_the_beach_itself(self) -> None:
        game = table(Captain(pirate="I5", treasures=["rum"]), Captain(), Captain())
        pirate = game.plays_card("MY-11").pirate()
        game.refuses("bury", "bf-not-on-beach", "BF-PIRATE-11")
        assert game.brings("sail-to-J5").params["burial"] == 6
        assert game.brings("sail-to-I4").params["burial"] == 0
        assert pirate.sails_to("J5").can("bury")

    @rule("BF-PIRATE-12")
    def test_bury_then_move(self) -> None:
        game = table(Captain(pirate="I7", treasures=["rum"]), Captain(), Captain())
        pirate = game.plays_card("MY-11").pirate().buries()
        assert (game[0].doubloons, pirate.steps) == (6, 3)
        pirate.sails_to("H5").finishes()
        assert game.place("pirate-1") == "H5"

    @rule("BF-PIRATE-13", "BF-FAQ-01")
    def test_attack_or_burial(self) -> None:
        game = table(Captain(pirate="H4", treasures=["rum"]), Captain("H5"), Captain())
        pirate = game.plays_card("MY-11").pirate().buries()
        assert pirate.targets == set()
        game.refuses("attack-merchant-2", "bf-attack-or-bury", "BF-PIRATE-13")
        game = table(Captain(pirate="H4"), Captain("H5"), Captain())
        pirate = game.plays_card("MY-11").pirate().attacks("merchant-2")
        assert not pirate.can("bury")
        game.refuses("bury", "bf-attack-or-bury", "BF-PIRATE-13")

    @rule("BF-AMB-25")
    def test_a_beach_can_be_used_again(self) -> None:
        game = table(Captain(pirate="H4", treasures=["rum"]), Captain(pirate="H5", treasures=["rum"]), Captain())
        game.plays_card("MY-11").pirate().buries().sails_to("H3").finishes()
        game.ends_sailing().plays_card("MY-12").pirate().sails_to("H4").buries()
        assert (game[0].doubloons, game[1].doubloons) == (4, 4)


class TestEntering:
    @rule("BF-PIRATE-14", "BF-PIRATE-15", "BF-AMB-08", "BF-AMB-14")
    def test_through_any_distant_sea(self) -> None:
        """The first space costs one point; the sea is chosen with the space, when the pirate is activated."""
        game = table(Captain("B8"), Captain("B9"), Captain("B10"), violet="K6")
        pirate = game.plays_card("MY-11").pirate()
        assert pirate.steps == 3
        north_west = set(["B1", "B2", "B3", "C1", "C2", "C3", "D1", "C4"])
        north_east = set(["Q1", "Q2", "Q3", "P1", "P2", "P3", "P4", "O1"])
        south_east = set(["Q9", "Q10", "Q11", "P10", "P11", "O10", "O11", "Q8", "Q7"])
        assert pirate.reach == north_west | north_east | south_east
        for space, cost in [("B2", 1), ("Q9", 1), ("C4", 3), ("Q7", 3), ("P1", 2)]:
            assert game.brings(f"sail-to-{space}").params["cost"] == cost
        pirate.sails_to("P10")
        assert pirate.steps == 1
        sailed = game.told("sailed")[-1]
        assert (sailed["start"], sailed["path"], sailed["cost"]) == ("c", ["Q10", "P10"], 2)
        assert game.rules_of("sailed") == ["BF-PIRATE-15"]

    @rule("BF-PIRATE-15")
    @pytest.mark.parametrize(("space", "sea"), [("B2", "a"), ("Q2", "b"), ("Q10", "c")])
    def test_the_sea_it_comes_from_is_the_one_next_to_it(self, space: str, sea: str) -> None:
        game = table(Captain("B8"), Captain("B9"), Captain("B10"))
        game.plays_card("MY-11").pirate().sails_to(space)
        assert [told["start"] for told in game.told("sailed")] == [sea]

    @rule("BF-PIRATE-15")
    def test_a_lair_is_entered_from_nowhere_at_no_cost(self) -> None:
        game = table(Captain("B8", bought=["D11-01"]), Captain("B9"), Captain("B10"))
        game.plays_card("MY-11").pirate().sails_to("E8")
        sailed = game.told("sailed")[-1]
        assert (sailed["start"], sailed["path"], sailed["cost"]) == ("offshore", ["E8"], 0)
        assert game.rules_of("sailed") == ["D11-01"]

    @rule("BF-AMB-14", "BF-TURN-03")
    def test_the_distant_sea_is_not_chosen_before_the_card(self) -> None:
        game = table(Captain(), Captain(), Captain())
        assert game.asked == (0, "play-movement")
        game.plays_card("MY-11")
        assert game.asked == (0, "choose-ship")

    @rule("BF-PIRATE-16", "BF-NAVY-04")
    def test_a_sunk_pirate_returns_empty(self) -> None:
        game = table(Captain(), Captain(pirate="H5", treasures=["rum"]), Captain(), yellow="H6")
        game.plays_card("MY-11").yellow().attacks("pirate-2").finishes()
        game.ends_sailing()
        assert game.asked == (1, "play-movement")
        game.plays_card("MY-12").pirate().sails_to("B1")
        assert game.hold(1) == []

    @rule("BF-FAQ-05", "BF-PIRATE-15")
    def test_it_may_attack_in_the_turn_it_comes_back(self) -> None:
        game = table(Captain(), Captain("C2"), Captain())
        pirate = game.plays_card("MY-11").pirate().sails_to("B2")
        assert pirate.targets == {"merchant-2"}
        pirate.attacks("merchant-2")
        assert (game.hold(0), pirate.steps) == (["tobacco"], 2)

    @rule("BF-AMB-11")
    def test_not_from_the_distant_sea(self) -> None:
        game = table(Captain(bought=["D11-03"]), Captain("B1"), Captain())
        assert game.plays_card("MY-11").pirate().targets == set()
        game.refuses("attack-merchant-2", "bf-enter-first", "BF-AMB-11")

    @rule("BF-AMB-09")
    def test_entry_spaces_taken_by_others(self) -> None:
        """Opponents hold B1 and B3, the own merchant B2: past it the pirate enters, and only there."""
        game = table(Captain("B2"), Captain("B1", pirate="Q1"), Captain("B3"), violet="Q3")
        pirate = game.plays_card("MY-11").pirate()
        west = {space for space in pirate.reach if space[0] in "BCDE"}
        assert west == {"C2", "C1", "C3", "B2"}  # B2: to act in passing, not to stay
        assert game.brings("sail-to-C2").params["cost"] == 2
        game.refuses("sail-to-B1", "bf-space-taken", "BF-MOVE-07")
        pirate.sails_to("B2")
        assert not pirate.can("finish")

    @rule("BF-AMB-09")
    def test_a_way_behind_a_blocked_entry(self) -> None:
        game = table(Captain(), Captain("B1", pirate="C2"), Captain("B3"), violet="B2")
        game.plays_card("MY-11").pirate()
        assert not {space for space in game.offers("sail-to") if space[0] in "BCDE"}
        game.refuses("sail-to-C1", "bf-entry-blocked", "BF-AMB-09")

    @rule("BF-AMB-10")
    def test_another_distant_sea_is_open(self) -> None:
        game = table(Captain(), Captain("B1", pirate="B2"), Captain("B3"))
        pirate = game.plays_card("MY-11").pirate()
        assert pirate.reach >= {"Q1", "Q9"}
        assert not pirate.reach & {"B1", "B2", "B3", "C1", "C2", "C3"}

    @rule("BF-AMB-10", "BF-AMB-12")
    def test_all_ways_blocked(self) -> None:
        """Seven ships can bar seven of the nine entry spaces, so it takes a blockade that no game will see."""
        game = table(Captain("H4"), Captain("B1", pirate="B2"), Captain("B3", pirate="Q1"), Captain("Q2", pirate="Q3"))
        board = game.board
        pirate = game.plays_card("MY-11").pirate()
        assert pirate.reach == set(["Q9", "Q10", "Q11", "P10", "P11", "O10", "O11", "Q8", "Q7"])
        every = board.mask([board.space(name) for name in ["B1", "B2", "B3", "Q1", "Q2", "Q3", "Q9", "Q10", "Q11"]])
        assert board.open_sea.reach(board.offshore, 9, every).mask == 0
        pirate.finishes()
        assert game.place("pirate-1") == "offshore"

    @rule("BF-AMB-12")
    def test_a_pirate_may_decline_to_enter(self) -> None:
        """It stays off the board, cannot be attacked, and chooses anew next turn; any number may be waiting."""
        game = table(Captain(), Captain(), Captain(), yellow="B2")
        game.plays_card("MY-11").pirate().finishes()
        assert game.place("pirate-1") == "offshore"
        game.yellow()
        game.refuses("attack-pirate-2", "bf-off-board", "BF-AMB-12")
        game.does("finish", "end-sailing").passes_to(0)
        game.plays_card(game.movement(0)[0]).pirate().sails_to("Q9")

    @rule("BF-FAQ-08", "BF-AMB-47")
    def test_lairs_do_nothing_without_a_card(self) -> None:
        game = table(Captain(), Captain(), Captain())
        pirate = game.plays_card("MY-11").pirate()
        assert not pirate.reach & {"E8", "N4"}
        game = table(Captain(pirate="E8"), Captain(), Captain())
        pirate = game.plays_card("MY-11").pirate()
        assert "N4" not in pirate.reach
        assert pirate.can("finish")
        game = table(Captain("E8"), Captain(), Captain())
        assert "D8" in game.plays_card("MY-11").merchant().reach


class TestWherePreyIsInRange:
    """What board_numbers and advice take for granted: outside these spaces nothing can be attacked."""

    @rule("BF-PIRATE-01", "BF-MOVE-11")
    def test_a_pirate_looks_for_the_merchants_of_others_until_it_has_attacked(self) -> None:
        game = table(Captain("F3", pirate="H5"), Captain("H6", pirate="G5"), Captain("C6", pirate="H4"))
        pirate = game.plays_card("MY-11").pirate()
        near, space, sailing = game.board.near, game.board.space, game.t.sailing
        assert sailing is not None
        assert firing_spaces(game.t, game[0], sailing) == near[space("H6")] | near[space("C6")]
        pirate.attacks("merchant-2")
        assert firing_spaces(game.t, game[0], sailing) == 0

    @rule("BF-NAVY-01")
    def test_a_navy_ship_looks_for_the_pirates_of_others(self) -> None:
        game = table(Captain("F3", pirate="H5"), Captain("H6", pirate="G5"), Captain("C6", pirate="H4"), yellow="G6")
        game.plays_card("MY-11").yellow()
        near, space, sailing = game.board.near, game.board.space, game.t.sailing
        assert sailing is not None
        assert firing_spaces(game.t, game[0], sailing) == near[space("G5")] | near[space("H4")]
