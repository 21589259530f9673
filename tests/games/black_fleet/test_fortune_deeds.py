"""Fortune cards that move other ships, change what a ship may do, or pay (F-09 to F-20)."""

import pytest

from tests.games.black_fleet.table import Captain, table
from tests.rules import rule


class TestContraryCurrent:
    @rule("BF-AMB-45")
    def test_opposing_ships_and_the_other_navy_ship(self) -> None:
        game = table(
            Captain("F3", pirate="F4", fortune=["F-09"]),
            Captain("H4", pirate="H5"),
            Captain("E10"),
            yellow="K11",
            violet="K6",
        )
        game.plays_card("MY-11").plays("F-09")
        assert game.asked == (0, "push-ship")
        assert game.offers("ship") == {"merchant-2", "pirate-2", "merchant-3", "violet-navy"}
        for own in ("merchant-1", "pirate-1", "yellow-navy", "pirate-3"):
            game.refuses(f"ship-{own}", "bf-cannot-push", "BF-AMB-45")

    @rule("BF-AMB-45")
    def test_up_to_two_spaces_over_free_sea(self) -> None:
        """From H5: H4 is taken by its own merchant, which it does not pass either."""
        game = table(Captain(fortune=["F-09"]), Captain("H4", pirate="H5"), Captain(), yellow="G5")
        game.plays_card("MY-11").plays("F-09").does("ship-pirate-2")
        assert game.offers("sail-to") == set(["I5", "H6", "J5", "I4", "G6", "H7"])
        game.refuses("sail-to-H3", "bf-cannot-drift-there", "BF-AMB-45")
        game.refuses("sail-to-G5", "bf-cannot-drift-there", "BF-AMB-45")
        game.does("sail-to-J5")
        assert game.place("pirate-2") == "J5"
        assert game.told("ship-pushed") == [
            {"seat": 0, "ship": "pirate-2", "start": "H5", "space": "J5"},
        ]

    @rule("BF-AMB-45")
    def test_a_pushed_ship_does_not_act(self) -> None:
        """A pirate with a treasure drifts onto a beach, next to a merchant: nothing is earned."""
        game = table(Captain("J4", fortune=["F-09"]), Captain(pirate="I5", treasures=["rum"]), Captain())
        game.plays_card("MY-11").plays("F-09").does("ship-pirate-2", "sail-to-J5")
        assert game.asked == (0, "choose-ship")
        assert game.hold(1) == ["rum"]
        assert [player.doubloons for player in game.t.players] == [0, 0, 0]

    def test_between_activations_only(self) -> None:
        game = table(Captain(fortune=["F-09"]), Captain(pirate="H5"), Captain())
        game.plays_card("MY-11").merchant()
        game.refuses("fortune-F-09", "bf-only-between-ships", "BF-MOVE-09")

    @rule("BF-AMB-45", "BF-AMB-31")
    def test_ships_that_cannot_move_cannot_be_pushed(self) -> None:
        game = table(Captain(fortune=["F-09"]), Captain("B8", pirate="B7"), Captain("B9"), yellow="C7", violet="B10")
        game.plays_card("MY-11").plays("F-09")
        assert game.asked == (0, "push-to")  # only the violet ship is left to choose
        assert game.offers("sail-to") == {"C10", "D10"}

    @rule("BF-AMB-45")
    def test_nothing_to_push(self) -> None:
        game = table(Captain(fortune=["F-09"]), Captain("B8"), Captain("B9"), yellow="B7", violet="B10")
        game.plays_card("MY-11")
        assert "F-09" in game.offers("fortune")  # the violet ship can drift to C10
        shut = table(Captain("C10", fortune=["F-09"]), Captain("B8"), Captain("B9"), yellow="B7", violet="B10")
        shut.plays_card("MY-11")
        shut.refuses("fortune-F-09", "bf-nothing-to-push", "BF-AMB-45")


class TestWhirlpool:
    def test_two_ships_change_places(self) -> None:
        game = table(Captain("H3", fortune=["F-10"]), Captain("H4", pirate="H5"), Captain(pirate="E5"), yellow="K11")
        game.plays_card("MY-11").plays("F-10")
        assert game.offers("ship") == {"merchant-1", "merchant-2", "pirate-2"}
        game.refuses("ship-pirate-3", "bf-not-side-by-side", "BF-FORTUNE-02")
        game.does("ship-merchant-2")
        assert game.offers("ship") == {"merchant-1", "pirate-2"}
        game.does("ship-pirate-2")
        assert (game.place("merchant-2"), game.place("pirate-2")) == ("H5", "H4")
        assert game.asked == (0, "choose-ship")

    def test_navy_ships_too(self) -> None:
        game = table(Captain(fortune=["F-10"]), Captain(pirate="H5"), Captain(), yellow="H6", violet="O1")
        game.plays_card("MV-11").plays("F-10").does("ship-yellow-navy")
        assert (game.place("yellow-navy"), game.place("pirate-2")) == ("H5", "H6")

    def test_none_side_by_side(self) -> None:
        game = table(Captain(fortune=["F-10"]), Captain(pirate="H5"), Captain(pirate="I4"))
        game.plays_card("MY-11")
        game.refuses("fortune-F-10", "bf-none-side-by-side", "BF-AMB-31")

    def test_between_activations_only(self) -> None:
        game = table(Captain(fortune=["F-10"]), Captain("H4", pirate="H5"), Captain())
        game.plays_card("MY-11").merchant()
        game.refuses("fortune-F-10", "bf-only-between-ships", "BF-MOVE-09")


class TestDoubleWatch:
    def test_two_attacks(self) -> None:
        game = table(Captain(fortune=["F-11"]), Captain(pirate="H5"), Captain(pirate="G6"), yellow="H6")
        game.plays_card("MY-11").yellow().attacks("pirate-2").plays("F-11").attacks("pirate-3")
        assert game[0].doubloons == 4
        game.refuses("attack-pirate-2", "bf-no-second-attack", "BF-FAQ-01")

    def test_two_sales(self) -> None:
        """Tobacco to Anvil Quay, tools on to Goldstrand: each sale needs a port that buys."""
        game = table(Captain("L10", "tobacco", fortune=["F-11", "F-02"]), Captain(), Captain())
        merchant = game.plays_card("MY-11").merchant().plays("F-11").sells().plays("F-02")
        game.refuses("sell", "bf-own-goods", "BF-AMB-21")
        merchant.sails_to("G10").sells()
        assert game[0].doubloons == 6 + 6
        assert game.cargo(0) == ("corn", 3)

    def test_every_other_condition_holds(self) -> None:
        """A second attack needs an empty hold."""
        game = table(Captain(pirate="H5", fortune=["F-11"]), Captain("H4"), Captain("G5"))
        pirate = game.plays_card("MY-11").pirate().attacks("merchant-2").plays("F-11")
        assert pirate.targets == set()
        game.refuses("attack-merchant-3", "bf-hold-full", "BF-PIRATE-02")
        pirate.sails_to("J5").buries()
        assert game[0].doubloons == 2 + 6

    def test_bury_and_attack(self) -> None:
        game = table(Captain(pirate="H4", treasures=["rum"], fortune=["F-11"]), Captain("H5"), Captain())
        game.plays_card("MY-11").pirate().buries().plays("F-11").attacks("merchant-2")
        assert game[0].doubloons == 4 + 2

    def test_not_between_activations(self) -> None:
        game = table(Captain(fortune=["F-11"]), Captain(), Captain())
        game.plays_card("MY-11")
        game.refuses("fortune-F-11", "bf-no-ship-active", "BF-AMB-04")


class TestQuickSpades:
    @rule("BF-FAQ-07")
    def test_bury_after_an_attack(self) -> None:
        game = table(Captain(pirate="H5", fortune=["F-12"]), Captain("G5"), Captain())
        pirate = game.plays_card("MY-11").pirate()
        game.refuses("fortune-F-12", "bf-not-attacked-yet", "BF-FORTUNE-02")
        pirate.attacks("merchant-2").plays("F-12").sails_to("H4").buries()
        assert game.earned(0) == {"robberies": 2, "burials": 4}
        assert game.hold(0) == []

    def test_it_gives_no_second_attack(self) -> None:
        game = table(Captain(pirate="H4", fortune=["F-12"]), Captain("H5"), Captain("H3"))
        pirate = game.plays_card("MY-11").pirate().attacks("merchant-2").plays("F-12").buries()
        assert pirate.targets == set()

    def test_no_use_while_a_burial_is_to_come(self) -> None:
        game = table(Captain(pirate="H5", fortune=["F-12", "F-12"]), Captain("G5"), Captain())
        game.plays_card("MY-11").pirate().attacks("merchant-2").plays("F-12")
        game.refuses("fortune-F-12", "bf-card-without-effect", "BF-AMB-31")


class TestLongGuns:
    @rule("BF-FORTUNE-03")
    def test_two_spaces_away(self) -> None:
        game = table(Captain(pirate="H6", fortune=["F-13"]), Captain("H4"), Captain("G5"), yellow="H5")
        pirate = game.plays_card("MY-11").pirate()
        game.refuses("attack-merchant-2", "bf-out-of-range", "BF-AMB-01")
        pirate.plays("F-13")
        assert pirate.targets == {"merchant-2", "merchant-3"}  # past the navy ship, and round the corner
        pirate.attacks("merchant-2")
        assert game.hold(0) == ["tobacco"]

    def test_one_attack_only(self) -> None:
        game = table(Captain(fortune=["F-13", "F-11"]), Captain(pirate="H4"), Captain(pirate="G5"), yellow="H6")
        navy = game.plays_card("MY-11").yellow().plays("F-13").plays("F-11").attacks("pirate-2")
        assert navy.targets == set()
        game.refuses("attack-pirate-3", "bf-out-of-range", "BF-AMB-01")

    def test_measured_through_sea(self) -> None:
        """F4 and H4 are two columns apart with the island G4 between them."""
        game = table(Captain(pirate="F4", fortune=["F-13"]), Captain("H4"), Captain())
        game.plays_card("MY-11").pirate()
        game.refuses("fortune-F-13", "bf-no-target", "BF-AMB-31")

    def test_not_twice_for_one_attack(self) -> None:
        game = table(Captain(pirate="H6", fortune=["F-13", "F-13"]), Captain("H4"), Captain())
        game.plays_card("MY-11").pirate().plays("F-13")
        game.refuses("fortune-F-13", "bf-card-without-effect", "BF-AMB-31")

    @rule("BF-AMB-31")
    def test_not_for_a_ship_that_is_adjacent_anyway(self) -> None:
        game = table(Captain(pirate="H5", fortune=["F-13"]), Captain("H4"), Captain())
        game.plays_card("MY-11").pirate()
        game.refuses("fortune-F-13", "bf-no-target", "BF-AMB-31")

    def test_not_without_an_action(self) -> None:
        game = table(Captain(pirate="H6", fortune=["F-13"]), Captain("H4"), Captain("H5"))
        game.plays_card("MY-11").pirate().attacks("merchant-3")
        game.refuses("fortune-F-13", "bf-no-action-left", "BF-MOVE-11")

    def test_a_merchant_with_armed_merchantman(self) -> None:
        game = table(Captain("H6", fortune=["F-13", "F-16"]), Captain("H4", "rum"), Captain())
        merchant = game.plays_card("MY-11").merchant()
        game.refuses("fortune-F-16", "bf-no-target", "BF-AMB-31")
        merchant.plays("F-13").plays("F-16")
        assert game.cargo(1) == ("rum", 2)
        alone = table(Captain("H6", fortune=["F-13"]), Captain("H4"), Captain())
        alone.plays_card("MY-11").merchant()
        alone.refuses("fortune-F-13", "bf-no-target", "BF-AMB-31")


class TestScarceGoods:
    @rule("BF-AMB-53")
    def test_a_doubloon_more_per_cube(self) -> None:
        """Played before the port is in reach of anything."""
        game = table(Captain("H3", "sugar", 2, fortune=["F-14", "F-14"]), Captain(), Captain())
        game.plays_card("MY-11").plays("F-14")
        merchant = game.merchant().sails_to("H2")
        assert game.brings("sell").params["doubloons"] == 6
        merchant.plays("F-14").sells()
        assert game[0].doubloons == 2 * (2 + 1 + 1)
        assert game.earned(0) == {"sales": 8}

    def test_the_next_sale_only(self) -> None:
        game = table(Captain("L10", "tobacco", fortune=["F-14", "F-11", "F-02"]), Captain(), Captain())
        game.plays_card("MY-11").merchant().plays("F-14").plays("F-11").plays("F-02").sells().sails_to("G10").sells()
        assert game[0].doubloons == 9 + 6

    @rule("BF-AMB-31")
    def test_not_when_the_merchant_has_sailed(self) -> None:
        game = table(Captain("H2", "sugar", fortune=["F-14"]), Captain(), Captain())
        game.plays_card("MY-11").merchant().sells()
        game.refuses("fortune-F-14", "bf-no-sale-to-come", "BF-AMB-31")
        game.does("finish")
        game.refuses("fortune-F-14", "bf-no-sale-to-come", "BF-AMB-31")


class TestBackRoomDeal:
    @rule("BF-FORTUNE-03")
    def test_a_refused_colour_for_two(self) -> None:
        game = table(Captain("H2", "tobacco", fortune=["F-15"]), Captain(), Captain())
        merchant = game.plays_card("MY-11").merchant()
        assert not merchant.can("sell")
        assert game.brings("fortune-F-15").params.items() >= {"doubloons": 6}.items()
        merchant.plays("F-15")
        assert game.earned(0) == {"sales": 6}
        assert game.cargo(0) == ("rum", 3)
        assert game.rules_of("goods-sold") == ["F-15"]

    def test_it_is_the_action(self) -> None:
        game = table(Captain("H2", "tobacco", fortune=["F-15", "F-15"]), Captain(), Captain())
        game.plays_card("MY-11").merchant().plays("F-15")
        game.refuses("fortune-F-15", "bf-no-action-left", "BF-MOVE-11")

    def test_not_at_the_home_port_nor_off_a_dock_nor_where_it_is_bought(self) -> None:
        game = table(Captain("H2", "rum", fortune=["F-15"]), Captain(), Captain())
        game.plays_card("MY-11").merchant()
        game.refuses("fortune-F-15", "bf-own-goods", "BF-AMB-21")
        game.does("sail-to-H3")
        game.refuses("fortune-F-15", "bf-not-docked", "BF-MERCHANT-01")
        game = table(Captain("H2", "sugar", fortune=["F-15"]), Captain(), Captain())
        game.plays_card("MY-11").merchant()
        game.refuses("fortune-F-15", "bf-port-buys-it", "BF-AMB-31")

    def test_with_scarce_goods(self) -> None:
        game = table(Captain("H2", "tobacco", fortune=["F-14", "F-15"]), Captain(), Captain())
        game.plays_card("MY-11").merchant().plays("F-14").plays("F-15")
        assert game[0].doubloons == 9

    @rule("BF-AMB-17")
    def test_at_a_port_without_cubes_the_merchant_goes_home(self) -> None:
        game = table(Captain("H2", "tobacco", fortune=["F-15"]), Captain(), Captain(), stock={"rum": 0})
        game.plays_card("MY-11").merchant().plays("F-15")
        assert (game[0].doubloons, game.place("merchant-1")) == (6, "-")
        assert game.asked == (0, "choose-ship")


class TestArmedMerchantman:
    @rule("BF-AMB-46")
    @pytest.mark.parametrize("cubes", [1, 2])
    def test_a_cube_goes_back_and_pays_two(self, cubes: int) -> None:
        """Not a pirate's attack: neither Boarding Prize nor Rich Haul adds to it."""
        hand = ["F-16", "F-19"]
        game = table(Captain("H3", fortune=hand, bought=["D8-03"]), Captain("H4", "rum", cubes), Captain())
        merchant = game.plays_card("MY-11").plays("F-19").merchant()
        assert merchant.targets == set()
        merchant.plays("F-16")
        assert game.earned(0) == {"cards": 2}
        assert game.stock("rum") == 13 - cubes + 1
        assert game.place("merchant-2") == ("-" if cubes == 1 else "H4")
        assert game.hold(0) == []
        assert merchant.steps == 5

    def test_which_merchant(self) -> None:
        game = table(Captain("H3", fortune=["F-16"]), Captain("H4"), Captain("H2"))
        game.plays_card("MY-11").merchant().plays("F-16")
        assert game.asked == (0, "armed-merchantman")
        assert game.offers("attack") == {"merchant-2", "merchant-3"}
        game.refuses("attack-merchant-1", "bf-own-ship", "BF-FAQ-04")
        game.does("attack-merchant-3")
        assert game.cargo(2) == ("corn", 2)

    @rule("BF-AMB-46")
    def test_pirates_are_no_merchants_even_with_swivel_guns(self) -> None:
        armed = Captain("H3", fortune=["F-16"], bought=["D8-05"])
        game = table(Captain(pirate="H4"), armed, Captain("H2"), active=1)
        merchant = game.plays_card("MY-12").merchant()
        assert merchant.targets == {"pirate-1"}
        merchant.plays("F-16")  # there is one merchant in range, so nothing is asked
        assert (game.cargo(2), game.place("pirate-1")) == (("corn", 2), "H4")

    def test_it_is_the_merchants_action(self) -> None:
        game = table(Captain("H2", "sugar", fortune=["F-16"]), Captain("H3"), Captain())
        game.plays_card("MY-11").merchant().plays("F-16")
        game.refuses("sell", "bf-no-action-left", "BF-MOVE-11")
        game = table(Captain("H2", "sugar", fortune=["F-16"]), Captain("H3"), Captain())
        game.plays_card("MY-11").merchant().sells()
        game.refuses("fortune-F-16", "bf-no-action-left", "BF-MOVE-11")

    def test_only_the_merchant(self) -> None:
        game = table(Captain(pirate="H3", fortune=["F-16"]), Captain("H4"), Captain())
        game.plays_card("MY-11").pirate()
        game.refuses("fortune-F-16", "bf-card-for-other-ship", "BF-FORTUNE-02")


class TestLightFingers:
    def test_one_from_each_who_has_any(self) -> None:
        game = table(Captain(fortune=["F-17"], doubloons=1), Captain(doubloons=4), Captain(), Captain(doubloons=1))
        game.plays_card("MY-11")
        assert game.brings("fortune-F-17").params.items() >= {"doubloons": 2}.items()
        game.plays("F-17")
        assert [player.doubloons for player in game.t.players] == [3, 3, 0, 0]
        assert game.earned(0) == {"cards": 2}
        assert game.earned(1) == {"cards": -1}
        assert game.earned(2) == {}
        assert game.told("doubloons-taken") == [{"seat": 0, "victim": victim, "count": 1} for victim in (2, 4)]

    @rule("BF-MOVE-09")
    def test_not_while_a_ship_sails_whoever_is_poor(self) -> None:
        game = table(Captain(fortune=["F-17"]), Captain(), Captain())
        game.plays_card("MY-11").merchant()
        game.refuses("fortune-F-17", "bf-only-between-ships", "BF-MOVE-09")


class TestBonuses:
    @rule("BF-AMB-53")
    def test_price_on_their_heads(self) -> None:
        """Each pirate sunk this turn, with either navy ship."""
        game = table(
            Captain(fortune=["F-18", "F-06"]), Captain(pirate="H5"), Captain(pirate="E5"), yellow="H6", violet="E6"
        )
        game.plays_card("MY-11").plays("F-18").plays("F-06").yellow().attacks("pirate-2").finishes()
        game.violet().attacks("pirate-3")
        assert game.earned(0) == {"sinkings": 8}

    @rule("BF-AMB-31")
    def test_price_on_their_heads_once_the_navy_has_sailed(self) -> None:
        game = table(Captain(fortune=["F-18"]), Captain(), Captain())
        game.plays_card("MY-11").yellow().finishes()
        game.refuses("fortune-F-18", "bf-no-sinking-to-come", "BF-AMB-31")

    @rule("BF-AMB-53")
    def test_rich_haul(self) -> None:
        """Played before any merchant is in reach; for the next attack only."""
        game = table(Captain(pirate="H6", fortune=["F-19"]), Captain("H4"), Captain())
        game.plays_card("MY-11").plays("F-19").pirate().sails_to("H5").attacks("merchant-2")
        assert game.earned(0) == {"robberies": 4}

    def test_rich_haul_pays_one_attack(self) -> None:
        hand = ["F-19", "F-11"]
        game = table(Captain(pirate="H5", fortune=hand, bought=["D14-03"]), Captain("H4", cubes=1), Captain("G5"))
        game.plays_card("MY-11").plays("F-19").pirate().plays("F-11").attacks("merchant-2").attacks("merchant-3")
        assert game.earned(0) == {"robberies": 4 + 2}

    def test_rich_haul_after_the_attack(self) -> None:
        game = table(Captain(pirate="H5", fortune=["F-19"]), Captain("H4"), Captain())
        game.plays_card("MY-11").pirate().attacks("merchant-2")
        game.refuses("fortune-F-19", "bf-no-attack-to-come", "BF-AMB-31")
        game.does("finish")
        game.refuses("fortune-F-19", "bf-no-attack-to-come", "BF-AMB-31")

    @rule("BF-AMB-53")
    def test_marked_chest(self) -> None:
        game = table(Captain(pirate="H5", treasures=["rum"], fortune=["F-20"]), Captain(), Captain())
        game.plays_card("MY-11").plays("F-20").pirate().sails_to("H4").buries()
        assert game.earned(0) == {"burials": 4 + 2}

    def test_marked_chest_pays_one_burial(self) -> None:
        """A veteran crew with Double Watch buries, attacks and buries again."""
        captain = Captain(pirate="H4", treasures=["rum"], bought=["D14-02"], fortune=["F-20", "F-11"])
        game = table(captain, Captain("H5"), Captain())
        game.plays_card("MY-11").plays("F-20").pirate().plays("F-11").buries().attacks("merchant-2").buries()
        assert game.earned(0) == {"robberies": 2, "burials": (4 + 2) + 4}

    @rule("BF-AMB-31")
    def test_an_action_besides_the_attack_and_the_burial_is_to_come(self) -> None:
        captain = Captain(pirate="H4", treasures=["rum"], bought=["D14-02"], fortune=["F-11", "F-19", "F-20"])
        game = table(captain, Captain("H5"), Captain())
        game.plays_card("MY-11").pirate().plays("F-11")
        assert game.offers("fortune") == {"F-19", "F-20"}

    @rule("BF-AMB-31")
    def test_no_bonus_for_the_half_of_a_veteran_crews_actions_that_is_over(self) -> None:
        captain = Captain(pirate="H4", bought=["D14-02"], fortune=["F-19", "F-20"])
        game = table(captain, Captain("H5"), Captain())
        game.plays_card("MY-11").pirate().attacks("merchant-2")
        game.refuses("fortune-F-19", "bf-no-attack-to-come", "BF-AMB-31")
        assert "F-20" in game.offers("fortune")
        captain = Captain(pirate="H4", treasures=["rum"], bought=["D14-02"], fortune=["F-19", "F-20"])
        game = table(captain, Captain("H5"), Captain())
        game.plays_card("MY-11").pirate().buries()
        game.refuses("fortune-F-20", "bf-no-burial-to-come", "BF-AMB-31")
        assert "F-19" in game.offers("fortune")

    def test_marked_chest_after_the_burial(self) -> None:
        game = table(Captain(pirate="H4", treasures=["rum"], fortune=["F-20"]), Captain(), Captain())
        game.plays_card("MY-11").pirate().buries()
        game.refuses("fortune-F-20", "bf-no-burial-to-come", "BF-AMB-31")

    @rule("BF-AMB-53", "BF-AMB-30")
    @pytest.mark.parametrize("card", ["F-14", "F-18", "F-19", "F-20"])
    def test_a_bonus_that_is_not_used_is_lost(self, card: str) -> None:
        game = table(Captain(fortune=[card]), Captain(), Captain())
        game.plays_card("MY-11").plays(card)
        assert game.fortune(0) == []
        game.ends_sailing().passes_to(0)
        turn = game.t.turn
        assert (turn.cube_sold, turn.robbery, turn.burial, turn.sinking) == (0, 0, 0, 0)

    @rule("BF-AMB-53", "BF-AMB-31")
    def test_a_veteran_with_another_action_may_still_look_for_a_rich_haul(self) -> None:
        captain = Captain(pirate="H5", bought=["D14-02"], fortune=["F-11", "F-19"])
        game = table(captain, Captain("H4"), Captain())
        game.plays_card("MY-11").pirate().plays("F-11")
        assert "F-19" in game.offers("fortune")

    @rule("BF-AMB-53", "BF-AMB-31")
    def test_a_merchant_that_has_acted_leaves_the_burial_to_the_pirate(self) -> None:
        game = table(Captain("H2", "sugar", pirate="H5", treasures=["rum"], fortune=["F-20"]), Captain(), Captain())
        game.plays_card("MY-11").merchant().sells()
        assert "F-20" in game.offers("fortune")
