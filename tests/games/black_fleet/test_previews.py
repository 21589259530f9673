"""What an option would bring, as it is told before it is chosen, and why it is not possible."""

import pytest

from tests.games.black_fleet.table import Captain, table
from tests.rules import rule


class TestDocks:
    @rule("BF-MERCHANT-03", "BF-MERCHANT-10")
    @pytest.mark.parametrize(
        ("dock", "good", "port", "other"),
        [
            ("H2", "rum", "anvil-quay", "none"),
            ("C4", "sugar", "verdemar", "anvil-quay"),
            ("P6", "tobacco", "vesper-point", "goldstrand"),
            ("G10", "corn", "verdemar", "none"),
            ("L10", "tools", "la-barbaria", "vesper-point"),
        ],
    )
    def test_a_dock_names_the_ports_that_pay_most(self, dock: str, good: str, port: str, other: str) -> None:
        game = table(Captain(None), Captain(), Captain())
        told = {"count": 3, "good": good, "price": 3, "port": port, "other": other}
        assert game.brings(f"dock-at-{dock}").params == told


class TestStops:
    @rule("BF-MOVE-02", "BF-PIRATE-04")
    def test_a_stop_names_the_ships_that_could_be_robbed_there(self) -> None:
        """Two merchants lie at I3 and J2: from J3 the pirate reaches both."""
        game = table(Captain(pirate="I5"), Captain("I3", "rum"), Captain("J2", "rum"))
        game.plays_card("MY-11").pirate()
        note = game.brings("sail-to-J3")
        assert (note.params["targets"], note.params["attack"]) == ("merchant-2 merchant-3", 2)
        note = game.brings("sail-to-I4")
        assert (note.params["targets"], note.params["attack"], note.params["sale"]) == ("merchant-2", 2, 0)
        note = game.brings("sail-to-H5")
        assert (note.params["targets"], note.params["attack"], note.params["burial"]) == ("", 0, 0)


class TestReasons:
    @rule("BF-MOVE-11")
    def test_a_merchant_that_has_sold_has_no_action_left_for_its_guns(self) -> None:
        game = table(Captain("I3", "tools", bought=["D8-05"]), Captain(pirate="I4"), Captain())
        merchant = game.plays_card("MY-11").merchant()
        assert merchant.targets == {"pirate-2"}
        merchant.sells()
        game.refuses("attack-pirate-2", "bf-no-action-left", "BF-MOVE-11")

    @rule("BF-AMB-13")
    def test_the_corner_of_the_map_is_a_distant_sea(self) -> None:
        game = table(Captain(pirate="B2"), Captain(), Captain())
        game.plays_card("MY-11").pirate()
        game.refuses("sail-to-A1", "bf-distant-sea", "BF-AMB-13")

    @rule("BF-FAQ-04")
    def test_an_armed_merchantman_is_told_why_it_cannot_attack_a_pirate(self) -> None:
        captain = Captain("H3", fortune=["F-16"], pirate="G2")
        game = table(captain, Captain("H4", pirate="I3"), Captain("H2"))
        game.plays_card("MY-11").merchant().plays("F-16")
        assert game.offers("attack") == {"merchant-2", "merchant-3"}
        game.refuses("attack-pirate-1", "bf-own-ship", "BF-FAQ-04")
