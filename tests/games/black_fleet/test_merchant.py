"""Merchants: selling, loading, coming back."""

import pytest

from freebooter.games.black_fleet.content.cards import GOODS
from tests.games.black_fleet.table import Captain, table
from tests.rules import rule

DOCKS = ["H2", "C4", "P4", "E10", "L10"]
PRICES = [
    [0, 2, 0, 2, 3],  # La Barbaria: rum, sugar, tobacco, corn, tools
    [2, 0, 3, 0, 3],  # Vesper Point
    [2, 3, 0, 3, 0],  # Verdemar
    [2, 0, 3, 0, 2],  # Goldstrand
    [3, 3, 2, 0, 0],  # Anvil Quay
]
ELSEWHERE = [Captain("B8"), Captain("B9")]


class TestSelling:
    @rule("BF-MERCHANT-01", "BF-MERCHANT-03", "BF-MERCHANT-05", "BF-MERCHANT-06", "BF-AMB-21")
    @pytest.mark.parametrize("port", range(5))
    @pytest.mark.parametrize("good", range(5))
    def test_every_good_at_every_port(self, port: int, good: int) -> None:
        game = table(Captain(DOCKS[port], GOODS[good]), *ELSEWHERE)
        before = game.t.stock[:]
        merchant = game.plays_card("MY-11").merchant()
        price = PRICES[port][good]
        assert merchant.can("sell") == (price > 0)
        if price == 0 and port == good:
            game.refuses("sell", "bf-own-goods", "BF-AMB-21")
        elif price == 0:
            reason = game.refuses("sell", "bf-goods-refused", "BF-MERCHANT-06")
            assert reason.params["good"] == GOODS[good]
        else:
            assert (
                game.brings("sell").params.items() >= {"doubloons": 3 * price, "count": 3, "good": GOODS[port]}.items()
            )
            merchant.sells()
            assert game[0].doubloons == 3 * price
            assert game.earned(0) == {"sales": 3 * price}
            assert game.cargo(0) == (GOODS[port], 3)
            before[good] += 3
            before[port] -= 3
            assert game.t.stock == before

    @rule("BF-MERCHANT-01")
    def test_only_on_a_dock(self) -> None:
        game = table(Captain("I4", "sugar", pirate="J2"), *ELSEWHERE, yellow="I3")
        merchant = game.plays_card("MY-11").merchant()
        game.refuses("sell", "bf-not-docked", "BF-MERCHANT-01")
        assert game.brings("sail-to-I3").params["sale"] == 6
        assert game.brings("sail-to-H3").params["sale"] == 0
        merchant.finishes()
        game.pirate()
        game.refuses("sell", "bf-only-merchants-sell", "BF-MERCHANT-01")

    @rule("BF-MERCHANT-02", "BF-MERCHANT-04", "BF-AMB-20")
    @pytest.mark.parametrize("cubes", [1, 2, 3])
    def test_the_whole_cargo_is_sold(self, cubes: int) -> None:
        game = table(Captain("H2", "sugar", cubes), *ELSEWHERE)
        stock = game.stock("sugar")
        merchant = game.plays_card("MY-11").merchant()
        assert [move for move in game.options if move.startswith("sell")] == ["sell"]
        merchant.sells()
        assert game[0].doubloons == 2 * cubes
        assert game.stock("sugar") == stock + cubes == 13
        assert game.told("goods-sold") == [{"seat": 0, "good": "sugar", "count": cubes, "port": "la-barbaria"}]

    @rule("BF-MERCHANT-07", "BF-MERCHANT-12", "BF-AMB-20")
    def test_three_cubes_of_the_buying_port_are_loaded(self) -> None:
        """Even after a sale of one cube; nothing asks whether to load."""
        game = table(Captain("H2", "sugar", 1), *ELSEWHERE)
        merchant = game.plays_card("MY-11").merchant().sells()
        assert game.cargo(0) == ("rum", 3)
        assert game.stock("rum") == 10
        assert game.rules_of("goods-loaded") == ["BF-MERCHANT-07"]
        assert merchant.can("finish")

    @rule("BF-MERCHANT-08", "BF-MOVE-11")
    def test_selling_and_loading_are_the_one_action(self) -> None:
        """Sold at Anvil Quay, the tools cannot be sold again in the same turn, whatever is in reach."""
        game = table(Captain("M9", "rum"), *ELSEWHERE)
        merchant = game.plays_card("MY-11").merchant().sells()
        assert game[0].doubloons == 9
        game.refuses("sell", "bf-no-action-left", "BF-MOVE-11")
        assert merchant.steps == 5

    @rule("BF-MERCHANT-09", "BF-FAQ-03")
    def test_no_loading_without_a_sale(self) -> None:
        """A merchant with a cube left lies at its own port: it cannot fill up."""
        game = table(Captain("C4", "sugar", 1), *ELSEWHERE)
        merchant = game.plays_card("MY-11").merchant()
        assert {move.split("-")[0] for move in game.options} == {"sail", "finish"}
        merchant.finishes()
        assert game.cargo(0) == ("sugar", 1)

    @rule("BF-AMB-19")
    def test_selling_is_not_compulsory(self) -> None:
        game = table(Captain("H2", "sugar"), *ELSEWHERE)
        game.plays_card("MY-11").merchant().finishes()
        assert game.cargo(0) == ("sugar", 3)
        assert game.asked == (0, "choose-ship")

    @rule("BF-MERCHANT-12")
    def test_a_cargo_has_one_colour(self) -> None:
        game = table(Captain("H2", "sugar", 2), *ELSEWHERE)
        game.plays_card("MY-11").merchant().sells().finishes()
        assert game.view().players[0].good == "rum"
        assert game.view().players[0].cubes == 3
        assert game.stock("sugar") == 13

    @rule("BF-AMB-23")
    def test_there_is_never_a_choice_which_cube_is_stolen(self) -> None:
        """No card makes a mixed cargo, so a robber is never asked."""
        game = table(Captain(pirate="H5"), Captain("H4", "rum"), Captain())
        game.plays_card("MY-11").pirate().attacks("merchant-2")
        assert game.asked == (0, "sail")
        assert game.hold(0) == ["rum"]


class TestShortOfCubes:
    @rule("BF-AMB-17")
    @pytest.mark.parametrize("left", [1, 2])
    def test_what_is_left_is_loaded(self, left: int) -> None:
        """Three merchants and some pirates hold the rum."""
        pirates = [["rum"], ["rum"], ["rum"] * (left == 1), []]
        spaces = ["H5", "H6", "H7" if left == 1 else None, None]
        game = table(
            Captain("H2", "sugar", pirate=spaces[0], treasures=pirates[0]),
            *[Captain(dock, "rum", pirate=spaces[at], treasures=pirates[at]) for at, dock in [(1, "B8"), (2, "B9")]],
            Captain("B10", "rum"),
        )
        assert game.stock("rum") == left
        game.plays_card("MY-11").merchant().sells().finishes()
        assert game.cargo(0) == ("rum", left)
        assert game.told("goods-loaded") == [{"seat": 0, "good": "rum", "count": left}]
        assert game[0].doubloons == 6
        assert game.place("merchant-1") == "H2"

    @rule("BF-AMB-17", "BF-AMB-15")
    def test_nothing_is_left(self) -> None:
        """All thirteen rum cubes are at sea: the sale stands, the merchant goes home and comes back next turn."""
        game = table(
            Captain("H2", "sugar", pirate="H5", treasures=["rum"]),
            Captain("B8", "rum", pirate="H6", treasures=["rum"]),
            Captain("B9", "rum", pirate="H7", treasures=["rum"]),
            Captain("B10", "rum", pirate="H8", treasures=["rum"]),
        )
        assert game.stock("rum") == 0
        game.plays_card("MY-11").merchant().sells()
        assert game[0].doubloons == 6
        assert game.place("merchant-1") == "-"
        assert game.cargo(0) == ("", 0)
        assert game.rules_of("merchant-home") == ["BF-AMB-17"]
        assert game.told("goods-loaded") == []
        assert game.asked == (0, "choose-ship")
        game.refuses("activate-merchant", "bf-ship-finished", "BF-AMB-06")
        game.ends_sailing().does("no-purchase").passes_to(0)
        assert game.asked == (0, "return-merchant")
        assert not game.offers("dock-at") & {"H2", "J2", "I3"}
        game.does("dock-at-C4")
        assert game.cargo(0) == ("sugar", 3)

    @rule("BF-AMB-17", "BF-FORTUNE-03")
    def test_a_merchant_that_went_home_has_no_place_to_change(self) -> None:
        """D11-06 needs both ships on the board."""
        game = table(
            Captain("H2", "sugar", pirate="H5", treasures=["rum"], bought=["D11-06"]),
            *[
                Captain(dock, "rum", pirate=at, treasures=["rum"])
                for dock, at in [("B8", "H6"), ("B9", "H7"), ("B10", "H8")]
            ],
        )
        game.plays_card("MY-11").merchant().sells()
        assert game.place("merchant-1") == "-"
        assert "change-flags" not in game.options

    @rule("BF-AMB-17", "BF-AMB-31")
    @pytest.mark.parametrize(("good", "sale"), [("sugar", "sell"), ("tobacco", "fortune-F-15")])
    def test_a_merchant_sent_home_is_asked_nothing_more(self, good: str, sale: str) -> None:
        """Whoever holds fortune cards is shown every question of a ship, but this ship is gone."""
        game = table(
            Captain("H2", good, pirate="H5", treasures=["rum"], fortune=["F-02", "F-11", "F-15"]),
            Captain("B8", "rum", pirate="H6", treasures=["rum"]),
            Captain("B9", "rum", pirate="H7", treasures=["rum"]),
            Captain("B10", "rum", pirate="H8", treasures=["rum"]),
        )
        game.plays_card("MY-11").merchant().does(sale)
        assert game.place("merchant-1") == "-"
        assert game.asked == (0, "choose-ship")
        assert game.offers("fortune") == set()
        game.refuses("fortune-F-02", "bf-no-ship-active", "BF-AMB-04")
        game.refuses("activate-merchant", "bf-ship-finished", "BF-AMB-06")


class TestReturn:
    @rule("BF-MERCHANT-10", "BF-AMB-15")
    def test_a_sunk_merchant_comes_back_before_the_card_is_played(self) -> None:
        game = table(Captain(None), Captain("B8"), Captain("B9", "rum"))
        assert game.asked == (0, "return-merchant")
        assert len(game.offers("dock-at")) == 15
        assert (
            game.brings("dock-at-F9").params.items()
            >= {"count": 3, "good": "corn", "price": 3, "other": "none"}.items()
        )
        game.refuses("play-MY-11", "not-this-question", "BF-MERCHANT-10")
        game.does("dock-at-F9")
        assert game.asked == (0, "play-movement")
        assert game.place("merchant-1") == "F9"
        assert game.cargo(0) == ("corn", 3)
        assert game.stock("corn") == 10
        assert game.rules_of("merchant-docked") == ["BF-MERCHANT-10"]

    @rule("BF-MERCHANT-11", "BF-FAQ-06")
    def test_it_may_deliver_in_the_same_turn(self) -> None:
        game = table(Captain(None, fortune=["F-01"]), *ELSEWHERE)
        game.does("dock-at-P6").plays_card("MY-11")
        merchant = game.merchant().plays("F-01").sails_to("M9").sells()
        assert game[0].doubloons == 6
        assert game.cargo(0) == ("tools", 3)
        assert merchant.can("finish")

    @rule("BF-AMB-15")
    def test_it_stays_away_until_the_own_turn(self) -> None:
        game = table(Captain(pirate="H5"), Captain("H4", cubes=1), Captain())
        game.plays_card("MY-11").pirate().attacks("merchant-2").finishes()
        game.ends_sailing()
        assert game.place("merchant-2") == "-"
        assert game.asked == (1, "return-merchant")

    @rule("BF-AMB-16")
    def test_a_taken_dock_is_no_choice(self) -> None:
        game = table(Captain(None), Captain("E10"), Captain("B8", pirate="G10"), yellow="F9")
        assert not game.offers("dock-at") & {"E10", "G10", "F9"}
        game.refuses("dock-at-G10", "bf-dock-taken", "BF-AMB-16")
