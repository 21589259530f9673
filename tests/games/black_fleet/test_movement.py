"""Movement: how far, through whom, in which order, and one action on the way."""

from itertools import permutations

import pytest

from tests.games.black_fleet.table import Captain, table
from tests.rules import rule

# The channel B7-B8-B9-B10 is one space wide; C7 is the only other neighbour of B7.


class TestDistance:
    @rule("BF-MOVE-01")
    def test_a_card_moves_three_ships(self) -> None:
        game = table(Captain(movement=["MY-12", "MV-13"]), Captain(), Captain())
        assert game.brings("play-MY-12").params.items() >= {"navy": 3, "pirate": 3, "merchant": 4}.items()
        game.plays_card("MY-12")
        turn = game.view().turn
        assert turn is not None
        assert turn.movement == {"merchant": 4, "pirate": 3, "yellow-navy": 3}

    @rule("BF-MOVE-02")
    def test_from_zero_to_the_value(self) -> None:
        """A navy ship with three spaces of movement, on H6 amid islands."""
        game = table(Captain(movement=["MY-12", "MV-13"]), Captain(), Captain(), yellow="H6")
        navy = game.plays_card("MY-12").yellow()
        one, two, three = "H5 G6 H7", "H4 G5 I5 G7 I7 H8", "H3 F5 I4 J5 J7 I8 H9"
        assert navy.reach == set(f"{one} {two} {three}".split())
        for cost, spaces in enumerate([one, two, three], start=1):
            for space in spaces.split():
                assert game.brings(f"sail-to-{space}").params.items() >= {"cost": cost, "left": 3 - cost}.items()
        reason = game.refuses("sail-to-H2", "bf-too-far", "BF-MOVE-02")
        assert reason.params == {"space": "H2", "distance": 4, "steps": 3}
        game.refuses("sail-to-H6", "bf-here-already", "BF-MOVE-02")
        navy.sails_to("H4")
        assert navy.steps == 1
        assert navy.reach == {"H3", "H5", "I4"}
        navy.sails_to("H5").finishes()
        assert game.place("yellow-navy") == "H5"

    @rule("BF-MOVE-02", "BF-AMB-05")
    def test_zero_is_allowed(self) -> None:
        game = table(Captain(pirate="H5"), Captain(), Captain(), yellow="H6")
        game.plays_card("MY-11").pirate().finishes()
        assert game.place("pirate-1") == "H5"

    @rule("BF-MOVE-03")
    def test_sea_only(self) -> None:
        game = table(Captain(pirate="H3"), Captain(), Captain())
        pirate = game.plays_card("MY-11").pirate()
        assert pirate.reach == set(["H2", "I3", "H4", "G2", "J3", "I4", "H5", "F2", "G1", "J2", "J4", "I5", "G5", "H6"])
        assert "H4" in pirate.reach  # a beach is sea
        game.refuses("sail-to-G3", "bf-land", "BF-MOVE-03")  # an island
        game.refuses("sail-to-H1", "bf-land", "BF-MOVE-03")  # a continent
        game.refuses("sail-to-I2", "bf-land", "BF-MOVE-03")  # a port

    @rule("BF-AMB-13")
    def test_nobody_sails_into_a_distant_sea(self) -> None:
        game = table(Captain(pirate="B2"), Captain(), Captain())
        game.plays_card("MY-11").pirate()
        game.refuses("sail-to-A2", "bf-distant-sea", "BF-AMB-13")

    @rule("BF-AMB-01")
    def test_diagonals_are_not_adjacent(self) -> None:
        game = table(Captain(pirate="H5"), Captain("I4"), Captain())
        pirate = game.plays_card("MY-11").pirate()
        game.refuses("attack-merchant-2", "bf-out-of-range", "BF-AMB-01")
        assert game.brings("sail-to-G6").params["cost"] == 2
        pirate.sails_to("I5")
        assert pirate.targets == {"merchant-2"}


class TestOtherShips:
    @rule("BF-MOVE-04", "BF-MOVE-06")
    @pytest.mark.parametrize(("crew", "friend"), [("merchant", "pirate"), ("pirate", "merchant"), ("merchant", "navy")])
    def test_friendly_ships_are_passed(self, crew: str, friend: str) -> None:
        spaces = {crew: "B7", friend: "B8"}
        captain = Captain(spaces.get("merchant", ""), pirate=spaces.get("pirate"))
        game = table(captain, Captain("C7"), Captain(), yellow=spaces.get("navy", "K11"))
        game.plays_card("MY-11").does(f"activate-{crew}")
        assert "B9" in game.offers("sail-to")
        assert game.brings("sail-to-B9").params["cost"] == 2

    @rule("BF-MOVE-06")
    def test_the_commanded_navy_ship_passes_its_friends(self) -> None:
        game = table(Captain("B8", pirate="B9", movement=["MY-12", "MV-12"]), Captain("C7"), Captain(), yellow="B7")
        navy = game.plays_card("MY-12").yellow()
        assert "B10" in navy.reach
        assert game.brings("sail-to-B10").params["cost"] == 3

    @rule("BF-MOVE-05")
    @pytest.mark.parametrize("other", ["merchant", "pirate"])
    def test_opponents_are_not_passed(self, other: str) -> None:
        captain = Captain("B8") if other == "merchant" else Captain(pirate="B8")
        game = table(Captain("B7"), captain, Captain())
        merchant = game.plays_card("MY-11").merchant()
        assert not merchant.reach & {"B8", "B9", "B10"}
        game.refuses("sail-to-B9", "bf-way-blocked", "BF-MOVE-05")
        game.refuses("sail-to-B8", "bf-space-taken", "BF-MOVE-07")

    @rule("BF-AMB-02", "BF-MOVE-06")
    def test_the_navy_ship_that_is_not_commanded_blocks(self) -> None:
        game = table(Captain("B7"), Captain(), Captain(), yellow="B8")
        assert "B9" not in game.plays_card("MV-11").merchant().reach
        game = table(Captain("B7"), Captain(), Captain(), yellow="B8")
        assert "B9" in game.plays_card("MY-11").merchant().reach

    @rule("BF-MOVE-07")
    def test_no_end_on_another_ship(self) -> None:
        """In passing its friend the pirate may stop to act, but not finish there."""
        game = table(Captain("H5", pirate="H6"), Captain("H4"), Captain())
        pirate = game.plays_card("MY-11").pirate().sails_to("H5")
        assert not pirate.can("finish")
        game.refuses("finish", "bf-must-leave-space", "BF-MOVE-07")
        pirate.sails_to("G5")
        assert pirate.can("finish")
        pirate.finishes()
        assert game.place("pirate-1") == "G5"

    @rule("BF-MOVE-07")
    def test_a_friends_space_is_no_stop_for_a_ship_without_an_action(self) -> None:
        game = table(Captain("H5", pirate="H6"), Captain("H7"), Captain())
        pirate = game.plays_card("MY-11").pirate().attacks("merchant-2")
        assert "H5" not in pirate.reach
        assert pirate.reach >= {"G5", "I5", "H4"}
        game.refuses("sail-to-H5", "bf-space-taken", "BF-MOVE-07")

    @rule("BF-AMB-03")
    def test_acting_in_passing(self) -> None:
        game = table(Captain("H5", pirate="H6"), Captain("H4"), Captain())
        pirate = game.plays_card("MY-11").pirate().sails_to("H5").attacks("merchant-2")
        assert game[0].doubloons == 2
        assert not pirate.can("finish")
        assert pirate.steps == 2
        pirate.sails_to("H6").finishes()

    @rule("BF-AMB-03")
    def test_not_without_movement_to_go_on(self) -> None:
        """Two points of movement take the pirate to its friend on H5, and none is left to leave it."""
        hand = ["MY-04", "MV-12"]
        game = table(Captain("H5", pirate="H7", movement=hand), Captain("H4"), Captain())
        pirate = game.plays_card("MY-04").pirate()
        assert "H5" not in pirate.reach
        game.refuses("sail-to-H5", "bf-no-way-on", "BF-AMB-03")

    @rule("BF-AMB-03")
    @pytest.mark.parametrize("cubes", [1, 2])
    def test_an_attack_that_opens_the_way_out(self, cubes: int) -> None:
        """C7-B7-B8 with friends on B7 and B8: only sinking the merchant on B9 makes room."""
        game = table(Captain("B8", pirate="C7"), Captain("B9", cubes=cubes), Captain(), yellow="B7")
        pirate = game.plays_card("MY-11").pirate()
        assert ("B8" in pirate.reach) == (cubes == 1)
        if cubes == 1:
            pirate.sails_to("B8")  # all that follows has no choice in it: attack, sail on to B9, finish
            assert (game.hold(0), game.place("pirate-1"), game.place("merchant-2")) == (["tobacco"], "B9", "-")

    @rule("BF-AMB-03")
    @pytest.mark.parametrize("cubes", [1, 2])
    def test_customs_open_the_way_out_by_the_one_cube_they_take(self, cubes: int) -> None:
        """The same way for a navy ship; what the pirate of the same player could hold does not matter."""
        captain = Captain("B8", pirate="B7", bought=["D14-05"], treasures=["rum"], movement=["MY-12", "MV-12"])
        game = table(captain, Captain("B9", cubes=cubes), Captain(), yellow="C7")
        assert ("B8" in game.plays_card("MY-12").yellow().reach) == (cubes == 1)

    @rule("BF-AMB-03")
    def test_selling_and_burying_in_passing(self) -> None:
        """On the dock I3 lies the own pirate, on the beach H4 the own merchant."""
        game = table(Captain("H3", "sugar", pirate="I3"), Captain(), Captain())
        merchant = game.plays_card("MY-11").merchant().sails_to("I3").sells()
        assert not merchant.can("finish")
        merchant.sails_to("I4").finishes()
        game = table(Captain("H4", pirate="H5", treasures=["rum"]), Captain(), Captain())
        pirate = game.plays_card("MY-11").pirate().sails_to("H4").buries()
        assert not pirate.can("finish")
        assert game[0].doubloons == 4

    @rule("BF-AMB-03")
    def test_no_sale_where_only_an_attack_opens_the_way_out(self) -> None:
        """D7-C7-C6 with friends on C7 and C6: swivel guns can clear D6, a sale on the dock C6 would end there."""
        captain = Captain("D7", "rum", pirate="C6", bought=["D8-05"], movement=["MY-01", "MV-12"], fortune=["F-04"])
        game = table(captain, Captain("B8", pirate="D6"), Captain("B9"), yellow="C7")
        merchant = game.plays_card("MY-01").merchant().sails_to("C6")
        assert game.options == ["attack-pirate-2"]
        game.refuses("sell", "bf-no-way-on", "BF-AMB-03")
        merchant.attacks("pirate-2").sails_to("D6").finishes()

    @rule("BF-AMB-03")
    def test_no_burial_where_only_an_attack_opens_the_way_out(self) -> None:
        """G5-H5-H4 with friends on H5 and on the beach H4: only sinking the merchant on H3 makes room."""
        captain = Captain("H4", pirate="G5", treasures=["rum"], bought=["D14-03"], fortune=["F-04"])
        game = table(captain, Captain("H3", cubes=1, pirate="I4"), Captain(), yellow="H5")
        pirate = game.plays_card("MY-11").pirate().sails_to("H4")
        assert game.options == ["attack-merchant-2"]
        game.refuses("bury", "bf-no-way-on", "BF-AMB-03")
        pirate.attacks("merchant-2").sails_to("H3").finishes()

    @rule("BF-AMB-07")
    def test_boxed_in(self) -> None:
        game = table(Captain(pirate="B8"), Captain("B7"), Captain("B9"))
        pirate = game.plays_card("MY-11").pirate()
        assert pirate.reach == set()
        assert pirate.targets == {"merchant-2", "merchant-3"}
        pirate.attacks("merchant-3").finishes()
        assert game.hold(0) == ["corn"]


class TestOrder:
    @rule("BF-MOVE-08")
    @pytest.mark.parametrize("order", list(permutations(["merchant", "pirate", "yellow-navy"])))
    def test_any_order(self, order: tuple[str, ...]) -> None:
        game = table(Captain("F3", pirate="H5", fortune=["F-05"]), Captain(), Captain(), yellow="H6")
        game.plays_card("MY-11")
        for crew in order:
            game.does(f"activate-{crew}", "finish")
        assert [event["crew"] for event in game.told("ship-activated")] == list(order)

    @rule("BF-MOVE-09")
    def test_one_ship_after_the_other(self) -> None:
        game = table(Captain(pirate="H5"), Captain(), Captain())
        game.plays_card("MY-11").pirate().sails_to("H4")
        assert not game.offers("activate")
        reason = game.refuses("activate-merchant", "bf-finish-first", "BF-MOVE-09")
        assert reason.params == {"ship": "pirate"}
        game.refuses("end-sailing", "bf-only-between-ships", "BF-MOVE-09")
        game.does("finish").merchant()

    @rule("BF-MOVE-10")
    @pytest.mark.parametrize(("card", "other"), [("MY-11", "violet"), ("MV-11", "yellow")])
    def test_only_the_navy_ship_on_the_card(self, card: str, other: str) -> None:
        game = table(Captain(), Captain(), Captain())
        game.plays_card(card)
        assert game.offers("activate") == {"merchant", "pirate", "violet-navy" if other == "yellow" else "yellow-navy"}
        reason = game.refuses(f"activate-{other}-navy", "bf-navy-not-commanded", "BF-MOVE-10")
        assert reason.params == {"ship": f"{other}-navy"}

    @rule("BF-AMB-04")
    def test_a_ship_acts_in_its_own_activation_only(self) -> None:
        game = table(Captain(pirate="H5"), Captain("H4"), Captain())
        game.plays_card("MY-11")
        game.refuses("attack-merchant-2", "bf-no-ship-active", "BF-AMB-04")
        pirate = game.pirate()  # it does not move, but is activated to act
        pirate.attacks("merchant-2").finishes()
        game.refuses("bury", "bf-no-ship-active", "BF-AMB-04")
        merchant = game.merchant()
        assert not merchant.targets
        merchant.finishes()

    @rule("BF-MOVE-02")
    def test_before_a_ship_is_chosen_it_is_said_what_none_of_them_reaches(self) -> None:
        game = table(Captain("H4", pirate="H5"), Captain(), Captain())
        game.plays_card("MY-11")
        game.refuses("sail-to-H3", "bf-no-ship-active", "BF-AMB-04")
        reason = game.refuses("sail-to-P10", "bf-out-of-reach", "BF-MOVE-02")
        assert reason.params == {"space": "P10"}

    @rule("BF-AMB-05")
    def test_nothing_has_to_move(self) -> None:
        game = table(Captain(pirate="H5"), Captain("H4"), Captain())
        game.plays_card("MY-11").ends_sailing()
        assert game.asked == (1, "play-movement")
        assert not game.told("sailed")

    @rule("BF-AMB-06")
    def test_no_return_to_a_ship(self) -> None:
        game = table(Captain(pirate="H5"), Captain(), Captain())
        game.plays_card("MY-11").pirate().sails_to("H4").finishes()
        reason = game.refuses("activate-pirate", "bf-ship-finished", "BF-AMB-06")
        assert reason.params == {"ship": "pirate"}
        game.merchant()
        game.refuses("activate-pirate", "bf-ship-finished", "BF-AMB-06")


class TestAction:
    @rule("BF-MOVE-11", "BF-FAQ-01")
    def test_one_action_each(self) -> None:
        game = table(Captain(pirate="H5"), Captain("H4"), Captain("G5"))
        pirate = game.plays_card("MY-11").pirate()
        assert pirate.targets == {"merchant-2", "merchant-3"}
        pirate.attacks("merchant-2")
        assert pirate.targets == set()

    @rule("BF-MOVE-12", "BF-NAVY-05")
    @pytest.mark.parametrize("before", [0, 1, 2, 3])
    def test_movement_before_and_after_the_action(self, before: int) -> None:
        """Value 3 along H5-G5-F5-E5: the action comes after none, one, two or all steps."""
        way = ["H5", "G5", "F5", "E5"]
        prey = {0: "H4", 1: "G6", 2: "F4", 3: "E6"}[before]
        game = table(Captain(movement=["MY-12", "MV-12"]), Captain(pirate=prey), Captain(), yellow="H5")
        navy = game.plays_card("MY-12").yellow()
        if before:
            navy.sails_to(way[before])
        navy.attacks("pirate-2")
        if before < 3:
            assert navy.steps == 3 - before
            navy.sails_to("E5").finishes()
        assert game.place("yellow-navy") == "E5"
        assert game.place("pirate-2") == "offshore"

    @rule("BF-MOVE-13")
    def test_an_action_costs_no_movement(self) -> None:
        game = table(Captain("H2", "sugar", pirate="H5"), Captain("G6"), Captain())
        pirate = game.plays_card("MY-11").pirate().sails_to("G5")
        assert pirate.steps == 2
        pirate.attacks("merchant-2")
        assert pirate.steps == 2
        pirate.finishes()
        merchant = game.merchant().sells()
        assert merchant.steps == 5
