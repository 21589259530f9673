"""Navy ships."""

import pytest

from tests.games.black_fleet.table import Captain, table
from tests.rules import rule


class TestNavy:
    @rule("BF-NAVY-01", "BF-NAVY-02", "BF-NAVY-03", "BF-NAVY-04")
    @pytest.mark.parametrize("treasures", [[], ["rum"]])
    def test_a_pirate_is_sunk(self, treasures: list[str]) -> None:
        game = table(Captain(), Captain(pirate="H5", treasures=treasures), Captain(), yellow="H6")
        navy = game.plays_card("MY-11").yellow()
        assert navy.targets == {"pirate-2"}
        assert game.brings("attack-pirate-2").params.items() >= {"doubloons": 2}.items()
        navy.attacks("pirate-2")
        assert game.place("pirate-2") == "offshore"
        assert game[0].doubloons == 2
        assert game.earned(0) == {"sinkings": 2}
        assert game.hold(1) == []
        assert game.stock("rum") == 13
        assert "H5" in navy.reach
        assert game.told("pirate-sunk") == [{"seat": 1, "goods": treasures}]

    @rule("BF-NAVY-01")
    def test_only_the_ship_being_moved(self) -> None:
        game = table(Captain(), Captain(pirate="H5"), Captain(), violet="H6")
        assert game.plays_card("MY-11").yellow().targets == set()
        game = table(Captain(), Captain(pirate="H5"), Captain(), violet="H6")
        assert game.plays_card("MV-11").violet().targets == {"pirate-2"}

    @rule("BF-NAVY-06")
    def test_what_is_told_of_a_commanded_ship_is_what_it_sails(self) -> None:
        game = table(Captain(bought=["D5-03"]), Captain(), Captain())
        steps = game.plays_card("MY-11").yellow().steps
        assert [told["steps"] for told in game.told("navy-commanded")] == [steps] == [4]

    @rule("BF-NAVY-05")
    def test_it_sails_on(self) -> None:
        """Value 3: two spaces, attack, one space, even into the gap."""
        game = table(Captain(movement=["MY-12", "MV-12"]), Captain(pirate="E5"), Captain(), yellow="H5")
        navy = game.plays_card("MY-12").yellow().sails_to("F5").attacks("pirate-2")
        assert navy.steps == 1
        navy.sails_to("E5").finishes()
        assert game.place("yellow-navy") == "E5"

    @rule("BF-NAVY-06")
    def test_control_changes_with_the_card(self) -> None:
        game = table(Captain(), Captain(), Captain(pirate="H5"), yellow="H4", violet="H6")
        game.plays_card("MY-11").yellow().finishes()
        game.ends_sailing().plays_card("MY-12").yellow().finishes()
        game.ends_sailing().plays_card("MV-13").violet()
        game.refuses("attack-pirate-3", "bf-own-ship", "BF-FAQ-04")

    @rule("BF-NAVY-07")
    def test_nobody_sinks_or_robs_a_navy_ship(self) -> None:
        cards = ["D5-06", "D8-05", "D11-03", "D14-05"]
        game = table(Captain("H5", pirate="H7", bought=cards), Captain(), Captain(), yellow="H6", violet="G6")
        game.plays_card("MY-11")
        for crew in ("merchant", "pirate", "yellow-navy"):
            game.does(f"activate-{crew}")
            assert game.offers("attack") == set()
            game.does("finish")

    @rule("BF-NAVY-08")
    def test_merchants_are_left_alone(self) -> None:
        game = table(Captain(), Captain("H5"), Captain(), yellow="H6")
        assert game.plays_card("MY-11").yellow().targets == set()
        game.refuses("attack-merchant-2", "bf-navy-hunts-pirates", "BF-NAVY-08")
        game.refuses("sell", "bf-only-merchants-sell", "BF-MERCHANT-01")
        game.refuses("bury", "bf-only-pirates-bury", "BF-PIRATE-08")

    @rule("BF-FAQ-01")
    def test_no_second_sinking(self) -> None:
        game = table(Captain(), Captain(pirate="H5"), Captain(pirate="G6"), yellow="H6")
        navy = game.plays_card("MY-11").yellow().attacks("pirate-2")
        assert navy.targets == set()
        game.refuses("attack-pirate-3", "bf-no-second-attack", "BF-FAQ-01")

    @rule("BF-FAQ-04")
    def test_not_the_own_pirate(self) -> None:
        game = table(Captain(pirate="H5"), Captain(), Captain(), yellow="H6")
        assert game.plays_card("MY-11").yellow().targets == set()
        game.refuses("attack-pirate-1", "bf-own-ship", "BF-FAQ-04")

    @rule("BF-AMB-24")
    @pytest.mark.parametrize(("pirate", "navy"), [("H2", "H3"), ("J5", "I5"), ("E8", "E7")])
    def test_no_sanctuary(self, pirate: str, navy: str) -> None:
        """On a dock, a beach, a lair."""
        game = table(Captain(), Captain(pirate=pirate), Captain(), yellow=navy)
        assert game.plays_card("MY-11").yellow().targets == {"pirate-2"}
