"""Developments about places, ranges and command (D8-06, D11-01 to D11-03, D11-05, D11-06, D14-05, D14-06)."""

import pytest

from freebooter.games.black_fleet.content.cards import DEVELOPMENTS
from freebooter.games.black_fleet.developments import powers_of
from tests.games.black_fleet.table import Captain, table
from tests.rules import rule


class TestCoves:
    def test_entering_at_a_lair(self) -> None:
        """D11-01: it costs no movement."""
        game = table(Captain(bought=["D11-01"]), Captain("E7"), Captain())
        pirate = game.plays_card("MY-11").pirate()
        assert pirate.reach >= {"E8", "N4", "B1", "Q9"}
        assert game.brings("sail-to-N4").params["cost"] == 0
        pirate.sails_to("E8")
        assert pirate.steps == 3
        assert pirate.targets == {"merchant-2"}
        assert game.rules_of("sailed") == ["D11-01"]
        assert (game.told("sailed")[0]["path"], game.told("sailed")[0]["cost"]) == (["E8"], 0)

    @rule("BF-PIRATE-15")
    def test_entering_at_a_lair_that_could_be_reached_by_sea_too(self) -> None:
        game = table(
            Captain(bought=["D11-01"], movement=["MY-20", "MV-12"], fortune=["F-03", "F-01"]), Captain(), Captain()
        )
        pirate = game.plays_card("MY-20").pirate().plays("F-03").plays("F-01")
        pirate.sails_to("N4")
        assert (game.told("sailed")[0]["path"], game.told("sailed")[0]["cost"]) == (["N4"], 0)

    def test_the_lair_must_be_free(self) -> None:
        game = table(Captain("E8", bought=["D11-01"]), Captain(pirate="N4"), Captain())
        assert not game.plays_card("MY-11").pirate().reach & {"E8", "N4"}

    def test_the_lairs_are_adjacent_for_movement(self) -> None:
        game = table(Captain(pirate="E7", bought=["D11-01"]), Captain("N4"), Captain())
        pirate = game.plays_card("MY-11").pirate().sails_to("E8")
        assert pirate.targets == set()  # not adjacent for attacks
        assert "N5" not in pirate.reach  # and a ship on the other lair is in the way
        free = table(Captain(pirate="E7", bought=["D11-01"]), Captain(), Captain())
        assert free.plays_card("MY-11").pirate().reach >= {"N4", "N5", "M4"}

    def test_not_for_the_merchant(self) -> None:
        game = table(Captain("E8", bought=["D11-01"]), Captain(), Captain())
        assert "N4" not in game.plays_card("MY-11").merchant().reach

    def test_not_adjacent_for_long_guns(self) -> None:
        game = table(Captain(pirate="E8", bought=["D11-01"], fortune=["F-13"]), Captain("N4"), Captain("B8"))
        game.plays_card("MY-11").pirate()
        game.refuses("fortune-F-13", "bf-no-target", "BF-AMB-31")

    @rule("BF-AMB-10")
    def test_at_a_lair_once_on_the_board_no_more(self) -> None:
        game = table(Captain(pirate="H5", bought=["D11-01"]), Captain(), Captain())
        assert not game.plays_card("MY-11").pirate().reach & {"E8", "N4"}


class TestShallowDraught:
    @pytest.mark.parametrize("crew", ["merchant", "pirate"])
    def test_islands_are_crossed(self, crew: str) -> None:
        at = {crew: "F5"}
        game = table(Captain(at.get("merchant", ""), pirate=at.get("pirate"), bought=["D11-02"]), Captain(), Captain())
        game.plays_card("MY-11").does(f"activate-{crew}")
        assert game.brings("sail-to-F8").params["cost"] == 3
        assert not game.offers("sail-to") & {"F6", "F7"}

    def test_not_by_the_navy(self) -> None:
        game = table(Captain(bought=["D11-02", "D14-01"]), Captain(), Captain(), yellow="F5")
        assert "F8" not in game.plays_card("MY-11").yellow().reach


class TestLongNines:
    @pytest.mark.parametrize("crew", ["merchant", "pirate", "yellow-navy"])
    def test_every_attack_carries_two_spaces(self, crew: str) -> None:
        at = {crew: "H6"}
        prey = Captain("H4") if crew == "pirate" else Captain(pirate="H4")
        captain = Captain(at.get("merchant", ""), pirate=at.get("pirate"), bought=["D11-03", "D8-05"])
        game = table(captain, prey, Captain(), yellow=at.get("yellow-navy", "K11"))
        game.plays_card("MY-11").does(f"activate-{crew}")
        assert game.offers("attack") == {"merchant-2" if crew == "pirate" else "pirate-2"}

    def test_through_sea_and_no_farther(self) -> None:
        game = table(Captain(pirate="F4", bought=["D11-03"]), Captain("H4"), Captain("F1"))
        assert game.plays_card("MY-11").pirate().targets == set()

    def test_long_guns_add_nothing(self) -> None:
        game = table(Captain(pirate="H6", bought=["D11-03"], fortune=["F-13"]), Captain("H3"), Captain())
        game.plays_card("MY-11").pirate()
        game.refuses("fortune-F-13", "bf-card-without-effect", "BF-AMB-31")
        game.refuses("attack-merchant-2", "bf-out-of-range", "BF-AMB-01")

    def test_with_armed_merchantman_and_customs(self) -> None:
        captain = Captain("H6", fortune=["F-16"], bought=["D11-03", "D14-05"])
        game = table(captain, Captain("H4", "rum"), Captain(), yellow="H2")
        game.plays_card("MY-11").merchant().plays("F-16").finishes()
        game.yellow().attacks("merchant-2")
        assert game.cargo(1) == ("rum", 1)
        assert game[0].doubloons == 2 + 3


class TestHarbourBattery:
    @rule("BF-FORTUNE-03")
    def test_on_a_dock_from_every_attack(self) -> None:
        """D11-05 against a pirate, customs officers, an armed merchantman and long guns."""
        captain = Captain("G2", pirate="H3", fortune=["F-16", "F-13"], bought=["D14-05"])
        game = table(captain, Captain("H2", bought=["D11-05"]), Captain(), yellow="F2")
        game.plays_card("MY-11").pirate()
        game.refuses("attack-merchant-2", "bf-safe-on-dock", "BF-FORTUNE-03")
        game.does("finish").merchant()
        game.refuses("fortune-F-16", "bf-no-target", "BF-AMB-31")
        game.does("finish").yellow()
        game.refuses("fortune-F-13", "bf-no-target", "BF-AMB-31")

    def test_customs_officers_at_a_dock(self) -> None:
        game = table(Captain(bought=["D14-05"]), Captain("H2", bought=["D11-05"]), Captain(), yellow="H3")
        game.plays_card("MY-11").yellow()
        game.refuses("attack-merchant-2", "bf-safe-on-dock", "BF-FORTUNE-03")

    def test_not_at_sea(self) -> None:
        game = table(Captain(pirate="H4"), Captain("H3", bought=["D11-05"]), Captain())
        assert game.plays_card("MY-11").pirate().targets == {"merchant-2"}

    def test_not_against_currents_and_whirlpools(self) -> None:
        captain = Captain(pirate="H3", fortune=["F-09", "F-10"])
        game = table(captain, Captain("H2", bought=["D11-05"]), Captain())
        game.plays_card("MY-11").plays("F-10").does("ship-merchant-2")
        assert (game.place("merchant-2"), game.place("pirate-1")) == ("H3", "H2")
        game = table(captain, Captain("H2", bought=["D11-05"]), Captain())
        game.plays_card("MY-11").plays("F-09").does("ship-merchant-2", "sail-to-G2")
        assert game.place("merchant-2") == "G2"


class TestChangeOfFlags:
    def test_merchant_and_pirate_change_places(self) -> None:
        game = table(Captain("H4", pirate="I3", bought=["D11-06"]), Captain(), Captain())
        game.plays_card("MY-11").does("change-flags")
        assert (game.place("merchant-1"), game.place("pirate-1")) == ("I3", "H4")
        game.refuses("change-flags", "bf-flags-changed", "BF-FORTUNE-03")
        merchant = game.merchant().sells()  # neither an action nor movement was used
        assert merchant.steps == 5

    def test_at_most_six_spaces_apart(self) -> None:
        """By the way through the sea, whatever ships lie between."""
        game = table(Captain("D4", pirate="H2", bought=["D11-06"]), Captain("G2"), Captain())
        game.plays_card("MY-11").does("change-flags")
        assert (game.place("merchant-1"), game.place("pirate-1")) == ("H2", "D4")
        for far in ("C4", "D5"):
            game = table(Captain(far, pirate="H2", bought=["D11-06"]), Captain(), Captain())
            game.plays_card("MY-11")
            game.refuses("change-flags", "bf-flags-too-far", "BF-FORTUNE-03")
            assert "change-flags" not in game.options

    def test_under_rules_1_however_far(self) -> None:
        """The state then held 1 for the card, and its hash must come out the same."""
        card = DEVELOPMENTS.index("D11-06")
        assert powers_of([card], 1).exchange == 1
        game = table(Captain("C4", pirate="I3", bought=["D11-06"]), Captain(), Captain())
        game.t.rules.version = 1
        game[0].powers = powers_of([card], 1)
        game.plays_card("MY-11").does("change-flags")
        assert (game.place("merchant-1"), game.place("pirate-1")) == ("I3", "C4")

    def test_not_while_a_ship_sails(self) -> None:
        game = table(Captain("H4", pirate="I3", bought=["D11-06"]), Captain(), Captain())
        game.plays_card("MY-11").merchant()
        game.refuses("change-flags", "bf-only-between-ships", "BF-MOVE-09")

    def test_nothing_is_reset(self) -> None:
        """After the pirate has sailed it does not sail again from its new place."""
        game = table(Captain("H4", pirate="I3", bought=["D11-06"]), Captain(), Captain())
        game.plays_card("MY-11").pirate().finishes().does("change-flags")
        game.refuses("activate-pirate", "bf-ship-finished", "BF-AMB-06")

    def test_both_must_be_on_the_board(self) -> None:
        game = table(Captain("C4", bought=["D11-06"]), Captain(), Captain())
        game.plays_card("MY-11")
        game.refuses("change-flags", "bf-both-on-board", "BF-FORTUNE-03")

    def test_not_without_the_card(self) -> None:
        game = table(Captain("C4", pirate="I3"), Captain(), Captain())
        game.plays_card("MY-11")
        game.refuses("change-flags", "bf-no-change-of-flags", "BF-DEV-02")

    def test_again_next_turn(self) -> None:
        game = table(Captain("H4", pirate="I3", bought=["D11-06"]), Captain(), Captain())
        game.plays_card("MY-11").does("change-flags").ends_sailing().passes_to(0)
        game.plays_card(game.movement(0)[0]).does("change-flags")
        assert game.place("merchant-1") == "H4"


class TestCustomsOfficers:
    @rule("BF-AMB-46", "BF-DEV-06")
    @pytest.mark.parametrize("cubes", [1, 3])
    def test_a_cube_goes_back_and_pays_three(self, cubes: int) -> None:
        game = table(Captain(bought=["D14-05", "D8-03", "D5-06"]), Captain("H5", "rum", cubes), Captain(), yellow="H6")
        navy = game.plays_card("MY-11").yellow()
        assert game.brings("attack-merchant-2").params.items() >= {"doubloons": 3}.items()
        navy.attacks("merchant-2")
        assert game.earned(0) == {"cards": 3}
        assert game.stock("rum") == 13 - cubes + 1
        assert game.place("merchant-2") == ("-" if cubes == 1 else "H5")
        assert game.hold(0) == []

    @rule("BF-FAQ-04")
    def test_not_the_own_merchant(self) -> None:
        game = table(Captain("H5", bought=["D14-05"]), Captain(), Captain(), yellow="H6")
        assert game.plays_card("MY-11").yellow().targets == set()


class TestCommand:
    def test_two_commissions(self) -> None:
        """D8-06: chosen as soon as the card is played, one more space for the ship chosen."""
        game = table(Captain(bought=["D8-06"]), Captain(), Captain())
        game.plays_card("MY-11")
        assert game.asked == (0, "command-navy")
        game.does("command-violet-navy")
        turn = game.view().turn
        assert turn is not None
        assert turn.movement == {"merchant": 5, "pirate": 3, "violet-navy": 3}
        game.refuses("command-yellow-navy", "bf-command-by-card", "BF-MOVE-10")

    def test_signal_flags_change_the_choice(self) -> None:
        game = table(Captain(bought=["D8-06"], fortune=["F-05"]), Captain(), Captain())
        game.plays_card("MY-11").does("command-violet-navy").plays("F-05")
        turn = game.view().turn
        assert turn is not None
        assert turn.movement == {"merchant": 5, "pirate": 3, "yellow-navy": 3}

    def test_high_admiral(self) -> None:
        """D14-06: both, each with the value on the card and two more, each with its own action."""
        captain = Captain(bought=["D14-06"])
        game = table(captain, Captain(pirate="H5"), Captain(pirate="E5"), yellow="H6", violet="E6")
        game.plays_card("MY-11")
        turn = game.view().turn
        assert turn is not None
        assert turn.movement == {"merchant": 5, "pirate": 3, "yellow-navy": 4, "violet-navy": 4}
        game.yellow().attacks("pirate-2").finishes()
        game.violet().attacks("pirate-3")
        assert game[0].doubloons == 4

    @rule("BF-MOVE-06")
    def test_both_ships_of_a_high_admiral_are_friendly(self) -> None:
        game = table(Captain("B7", bought=["D14-06"]), Captain(), Captain(), yellow="B8", violet="B9")
        assert "B10" in game.plays_card("MY-11").merchant().reach

    def test_two_commissions_of_a_high_admiral(self) -> None:
        """Both are commanded, and only the one chosen gets one more; a navy bonus goes to each."""
        game = table(Captain(bought=["D8-06", "D14-06", "D5-03"]), Captain(), Captain())
        game.plays_card("MV-11").does("command-yellow-navy")
        turn = game.view().turn
        assert turn is not None
        assert (turn.movement["yellow-navy"], turn.movement["violet-navy"]) == (2 + 2 + 1 + 2, 2 + 2 + 2)

    @rule("BF-AMB-31")
    def test_a_high_admiral_needs_no_orders(self) -> None:
        game = table(Captain(bought=["D14-06"], fortune=["F-05", "F-06"]), Captain(), Captain())
        game.plays_card("MY-11")
        game.refuses("fortune-F-05", "bf-both-navy-commanded", "BF-AMB-31")
        game.refuses("fortune-F-06", "bf-both-navy-commanded", "BF-AMB-31")

    def test_joint_patrol_with_two_commissions(self) -> None:
        game = table(Captain(bought=["D8-06"], fortune=["F-06"]), Captain(), Captain())
        game.plays_card("MY-11").does("command-yellow-navy").plays("F-06")
        turn = game.view().turn
        assert turn is not None
        assert (turn.movement["yellow-navy"], turn.movement["violet-navy"]) == (3, 2)
