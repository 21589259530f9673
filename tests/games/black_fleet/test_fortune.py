"""Fortune cards: when they may be played, and the cards for movement and for the navy (F-01 to F-08, F-21)."""

import pytest

from tests.games.black_fleet.table import Captain, table
from tests.rules import rule


class TestPlaying:
    @rule("BF-FORTUNE-01", "BF-AMB-30")
    def test_any_number_and_they_add_up(self) -> None:
        game = table(Captain(fortune=["F-01", "F-02", "F-02"]), Captain(), Captain())
        merchant = game.plays_card("MY-11").merchant().plays("F-02").plays("F-01").plays("F-02")
        assert merchant.steps == 5 + 3 + 2 + 3
        assert game.fortune(0) == []
        assert [event["card"] for event in game.told("fortune-played")] == ["F-02", "F-01", "F-02"]

    @rule("BF-FORTUNE-01")
    def test_none_need_be_played(self) -> None:
        game = table(Captain(fortune=["F-01"]), Captain(), Captain())
        game.plays_card("MY-11").ends_sailing()
        assert game.fortune(0) == ["F-01"]

    @rule("BF-FORTUNE-01")
    def test_a_card_must_be_in_hand(self) -> None:
        game = table(Captain(fortune=["F-01"]), Captain(fortune=["F-02"]), Captain())
        game.plays_card("MY-11").merchant()
        game.refuses("fortune-F-02", "bf-not-in-hand", "BF-FORTUNE-01")

    @rule("BF-FORTUNE-02")
    def test_a_card_says_for_which_ship(self) -> None:
        game = table(Captain(fortune=["F-02", "F-03", "F-04"]), Captain(), Captain())
        game.plays_card("MY-11")
        for crew, card in [("merchant", "F-02"), ("pirate", "F-03"), ("yellow-navy", "F-04")]:
            game.does(f"activate-{crew}")
            assert game.offers("fortune") == {card}
            other = "F-03" if card == "F-02" else "F-02"
            game.refuses(f"fortune-{other}", "bf-card-for-other-ship", "BF-FORTUNE-02")
            game.does("finish")

    @rule("BF-FORTUNE-03", "BF-FAQ-07")
    def test_a_card_beats_a_rule(self) -> None:
        """One action per ship, but Quick Spades lets the pirate bury right after its attack."""
        game = table(Captain(pirate="H4", fortune=["F-12"]), Captain("H5"), Captain())
        pirate = game.plays_card("MY-11").pirate().attacks("merchant-2")
        assert not pirate.can("bury")
        pirate.plays("F-12").buries()
        assert game[0].doubloons == 2 + 4

    @rule("BF-FORTUNE-04")
    def test_never_in_another_turn(self) -> None:
        """Nobody else is asked anything while a player takes his turn."""
        hand = ["F-09", "F-17", "F-01"]
        game = table(Captain(doubloons=3), Captain(fortune=hand, doubloons=3), Captain(fortune=hand[:2]))
        game.plays_card("MY-11")
        game.refuses("fortune-F-09", "bf-not-in-hand", "BF-FORTUNE-01")
        for crew in ("merchant", "pirate", "yellow-navy"):
            game.does(f"activate-{crew}", "finish")
        assert game.asked == (1, "play-movement")
        assert game.fortune(1) == ["F-01", "F-09", "F-17"]

    @rule("BF-AMB-29")
    def test_only_in_step_two(self) -> None:
        game = table(Captain(fortune=["F-17"], doubloons=5), Captain(doubloons=3), Captain())
        game.refuses("fortune-F-17", "bf-fortune-in-step-two", "BF-AMB-29")
        game.plays_card("MY-11")
        assert "F-17" in game.offers("fortune")
        game.ends_sailing()
        assert game.asked == (0, "purchase")
        game.refuses("fortune-F-17", "bf-fortune-in-step-two", "BF-AMB-29")

    @rule("BF-AMB-29")
    def test_between_activations_also_before_and_after(self) -> None:
        game = table(Captain(fortune=["F-17", "F-17"], doubloons=0), Captain(doubloons=3), Captain())
        game.plays_card("MY-11").plays("F-17")
        for crew in ("merchant", "pirate", "yellow-navy"):
            game.does(f"activate-{crew}")
            game.refuses("fortune-F-17", "bf-only-between-ships", "BF-MOVE-09")
            game.does("finish")
        game.plays("F-17")
        assert game[0].doubloons == 2

    @rule("BF-AMB-30")
    def test_effects_end_with_the_turn(self) -> None:
        """Bonuses that were not used are lost, extra movement too."""
        game = table(
            Captain("H2", "sugar", fortune=["F-14", "F-02"], movement=["MY-11", "MV-11"]), Captain(), Captain()
        )
        game.plays_card("MY-11").plays("F-14").merchant().plays("F-02").finishes()
        game.movement_will_be("MY-21").ends_sailing().passes_to(0)
        game.plays_card("MV-11")
        merchant = game.merchant()
        assert merchant.steps == 5
        merchant.sells()
        assert game[0].doubloons == 6

    @rule("BF-AMB-31")
    def test_a_card_must_change_something(self) -> None:
        game = table(Captain("B8", fortune=["F-17", "F-09", "F-10"]), Captain("B7"), Captain("B9"), yellow="H6")
        game.plays_card("MY-11")
        game.refuses("fortune-F-17", "bf-all-poor", "BF-AMB-31")
        assert "F-10" in game.offers("fortune")
        quiet = table(Captain(fortune=["F-10", "F-07", "F-08"], bought=["D11-02"]), Captain(), Captain())
        quiet.plays_card("MY-11")
        quiet.refuses("fortune-F-10", "bf-none-side-by-side", "BF-AMB-31")
        quiet.merchant()
        quiet.refuses("fortune-F-07", "bf-card-without-effect", "BF-AMB-31")
        quiet.plays("F-08")


class TestShipsThatCannotSail:
    """A ship that no card gets off its space is offered no card that could only help it there (BF-AMB-31)."""

    @rule("BF-AMB-31", "BF-AMB-07")
    @pytest.mark.parametrize("card", ["F-01", "F-02", "F-07", "F-11", "F-21"])
    def test_a_merchant_that_is_boxed_in(self, card: str) -> None:
        game = table(Captain("B7", fortune=[card]), Captain("B8"), Captain("C7"))
        merchant = game.plays_card("MY-11").merchant()
        assert game.options == ["finish"]
        game.refuses(f"fortune-{card}", "bf-card-without-effect", "BF-AMB-31")
        merchant.finishes()

    @rule("BF-AMB-31", "BF-AMB-07")
    @pytest.mark.parametrize(("crew", "card"), [("pirate", "F-01"), ("pirate", "F-03"), ("yellow-navy", "F-04")])
    def test_other_ships_too(self, crew: str, card: str) -> None:
        captain = Captain("P4", pirate="B7", fortune=[card])
        game = table(captain, Captain("B8", pirate="Q9"), Captain("C7"), yellow="Q8", violet="Q7")
        game.plays_card("MY-11").does(f"activate-{crew}")
        assert not game.offers("sail-to")
        game.refuses(f"fortune-{card}", "bf-card-without-effect", "BF-AMB-31")

    @rule("BF-AMB-31")
    def test_what_gets_the_ship_away_is_offered_and_what_helps_with_it(self) -> None:
        game = table(Captain("B7", fortune=["F-02", "F-08"]), Captain("B8"), Captain("C7"))
        game.plays_card("MY-11").merchant()
        assert game.offers("fortune") == {"F-02", "F-08"}
        game.plays("F-08").plays("F-02")
        assert game.steps() == 5 + 3

    @rule("BF-AMB-31")
    def test_a_card_without_steps_left_is_offered_where_the_next_one_opens_the_way(self) -> None:
        """Without a step False Colours cannot be played, so Full Canvas must be playable before it."""
        hand = ["F-02", "F-05", "F-08"]
        for cards, playable in [(hand, {"F-02"}), (hand[:2], set())]:
            captain = Captain("B9", fortune=cards, movement=["MY-02", "MV-12"])
            game = table(captain, Captain("C7"), Captain(), yellow="B8")
            merchant = game.plays_card("MY-02").merchant().sails_to("B7")
            assert merchant.steps == 0
            merchant.plays("F-05")  # the navy ship that it has passed bars the way back
            assert game.offers("fortune") == playable
        game = table(Captain("B9", fortune=hand, movement=["MY-02", "MV-12"]), Captain("C7"), Captain(), yellow="B8")
        game.plays_card("MY-02").merchant().sails_to("B7").plays("F-05").plays("F-02").plays("F-08").sails_to("B9")

    @rule("BF-AMB-31")
    @pytest.mark.parametrize(("other", "playable"), [("MY-12", {"F-07", "F-21"}), ("MV-12", set())])
    def test_a_second_movement_card_opens_the_way_to_a_navy_ship_of_its_colour_only(
        self, other: str, playable: set[str]
    ) -> None:
        """With the one step of the first card, the ship does not get over the island either."""
        captain = Captain(movement=["MY-01", other], fortune=["F-07", "F-21"])
        game = table(captain, Captain("B7"), Captain("B9"), yellow="B8")
        game.plays_card("MY-01").yellow()
        assert game.steps() == 1
        assert game.offers("fortune") == playable

    @rule("BF-AMB-31")
    def test_islands_may_be_the_way_out(self) -> None:
        """Between two ships on B8: over the island C8 it gets away, on B7 there is none."""
        game = table(Captain("B8", fortune=["F-07", "F-01"]), Captain("B7"), Captain("B9"))
        game.plays_card("MY-11").merchant()
        assert game.offers("fortune") == {"F-07", "F-01"}
        game.plays("F-07").does("sail-to-C7")

    @rule("BF-AMB-31", "BF-AMB-07")
    def test_a_second_action_for_a_ship_that_can_still_act(self) -> None:
        """The pirate is boxed in, but robs one of its neighbours after the other."""
        captain = Captain(pirate="B8", bought=["D14-03"], fortune=["F-11", "F-03"])
        game = table(captain, Captain("B7", cubes=1), Captain("B9", cubes=1))
        pirate = game.plays_card("MY-11").pirate()
        assert game.offers("fortune") == {"F-11"}
        pirate.plays("F-11").attacks("merchant-2").attacks("merchant-3")
        assert sorted(game.hold(0)) == ["corn", "tobacco"]

    @rule("BF-AMB-31")
    def test_a_ship_sunk_opens_the_way(self) -> None:
        game = table(Captain(pirate="B8", fortune=["F-03"]), Captain("B7", cubes=1), Captain("B9"))
        pirate = game.plays_card("MY-11").pirate()
        game.refuses("fortune-F-03", "bf-card-without-effect", "BF-AMB-31")
        pirate.attacks("merchant-2").plays("F-03").sails_to("C7")

    @rule("BF-AMB-31")
    def test_a_merchant_that_has_sold_and_lies_fast(self) -> None:
        """Its new cargo is the port's own, so a second action would find nothing to do."""
        game = table(Captain("C4", "tobacco", fortune=["F-11"]), Captain("C3"), Captain("D4"))
        merchant = game.plays_card("MY-11").merchant()
        assert game.options == ["sell", "finish"]
        merchant.sells()
        game.refuses("fortune-F-11", "bf-card-without-effect", "BF-AMB-31")

    @rule("BF-AMB-31")
    @pytest.mark.parametrize(("dock", "others"), [("H2", ("G2", "H3")), ("C4", ("C3", "D4"))])
    def test_a_merchant_that_attacked_and_lies_fast_may_still_sell(self, dock: str, others: tuple[str, str]) -> None:
        """Its action went into the attack; a second one sells the tools, which are not the port's own."""
        one, two = others
        game = table(Captain(dock, "tools", fortune=["F-16", "F-11"]), Captain(one), Captain(two))
        merchant = game.plays_card("MY-11").merchant().plays("F-16")
        if game.asked != (0, "sail"):
            game.does(game.options[0])
        assert merchant.can("fortune-F-11")
        merchant.plays("F-11").sells()

    @rule("BF-AMB-31")
    def test_a_pirate_that_lies_fast_off_the_beach_has_no_use_for_spades(self) -> None:
        game = table(Captain(pirate="B8", fortune=["F-12"]), Captain("B7", cubes=2), Captain("B9"))
        game.plays_card("MY-11").pirate().attacks("merchant-2")
        assert game.hold(0)
        game.refuses("fortune-F-12", "bf-card-without-effect", "BF-AMB-31")

    @rule("BF-AMB-31")
    def test_on_the_beach_it_has(self) -> None:
        """It has robbed a merchant from afar, and nobody is left to rob."""
        captain = Captain(pirate="E3", fortune=["F-12", "F-13"])
        game = table(captain, Captain("F4", cubes=1, pirate="E4"), Captain(pirate="E2"), violet="F3")
        pirate = game.plays_card("MY-11").pirate().plays("F-13").attacks("merchant-2")
        assert not pirate.reach
        assert game.offers("fortune") == {"F-12"}
        pirate.plays("F-12").buries()

    @rule("BF-AMB-31")
    def test_a_ship_that_has_used_up_its_movement_is_not_boxed_in(self) -> None:
        game = table(Captain("B8", fortune=["F-02", "F-11"], movement=["MY-02", "MV-12"]), Captain(), Captain())
        merchant = game.plays_card("MY-02").merchant().sails_to("B10")
        assert merchant.steps == 0
        assert game.offers("fortune") == {"F-02", "F-11"}

    @rule("BF-AMB-31", "BF-AMB-53")
    def test_bonuses_may_still_be_lost(self) -> None:
        """What waits for a later deed may be played whenever the ship has an action left."""
        game = table(Captain("B7", fortune=["F-14"]), Captain("B8"), Captain("C7"))
        game.plays_card("MY-11").merchant()
        assert "F-14" in game.offers("fortune")

    @rule("BF-AMB-31")
    def test_games_begun_by_the_first_version_of_the_rules_go_on_by_it(self) -> None:
        game = table(Captain("B7", fortune=["F-02", "F-17"]), Captain("B8"), Captain("C7"), version="1")
        merchant = game.plays_card("MY-11").merchant().plays("F-02")
        assert merchant.steps == 5 + 3


class TestWinds:
    @pytest.mark.parametrize(("crew", "value"), [("merchant", 5), ("pirate", 3)])
    def test_fair_wind(self, crew: str, value: int) -> None:
        game = table(Captain(fortune=["F-01"], pirate="H5"), Captain(), Captain())
        game.plays_card("MY-11").does(f"activate-{crew}", "fortune-F-01")
        assert game.steps() == value + 2

    def test_fair_wind_is_not_for_the_navy(self) -> None:
        game = table(Captain(fortune=["F-01"]), Captain(), Captain())
        game.plays_card("MY-11").yellow()
        game.refuses("fortune-F-01", "bf-card-for-other-ship", "BF-FORTUNE-02")

    def test_full_canvas(self) -> None:
        game = table(Captain("H5", fortune=["F-02"]), Captain(), Captain())
        merchant = game.plays_card("MY-11").merchant().sails_to("H4").plays("F-02")
        assert merchant.steps == 4 + 3

    def test_full_canvas_when_no_movement_is_left(self) -> None:
        """During the movement is also when its last point is spent."""
        game = table(Captain("B8", fortune=["F-02"], movement=["MY-02", "MV-12"]), Captain(), Captain())
        merchant = game.plays_card("MY-02").merchant().sails_to("B10")
        assert merchant.steps == 0
        assert merchant.reach == set()
        merchant.plays("F-02").sails_to("D9").finishes()
        assert game.place("merchant-1") == "D9"

    def test_black_sails(self) -> None:
        game = table(Captain(fortune=["F-03"]), Captain(), Captain())
        pirate = game.plays_card("MY-11").pirate().plays("F-03")
        assert pirate.steps == 6
        assert "D6" in pirate.sails_to("D4").reach

    def test_sealed_orders(self) -> None:
        game = table(Captain(fortune=["F-04"]), Captain(), Captain(), yellow="H6")
        navy = game.plays_card("MY-11").yellow().plays("F-04")
        assert navy.steps == 5
        assert "K6" in navy.reach

    @rule("BF-FORTUNE-03")
    @pytest.mark.parametrize(("crew", "at"), [(crew, {crew: "F5"}) for crew in ("merchant", "pirate", "yellow-navy")])
    def test_hidden_channel(self, crew: str, at: dict[str, str]) -> None:
        """Over the island F6 and F7: F8 is three away, and the island no place to stop."""
        captain = Captain(
            at.get("merchant", ""), pirate=at.get("pirate"), movement=["MY-12", "MV-12"], fortune=["F-07", "F-07"]
        )
        game = table(captain, Captain(), Captain(), yellow=at.get("yellow-navy", "K11"))
        game.plays_card("MY-12").does(f"activate-{crew}")
        assert "F8" not in game.offers("sail-to")
        game.plays("F-07")
        assert "F8" in game.offers("sail-to")
        assert game.brings("sail-to-F8").params["cost"] == 3
        assert not game.offers("sail-to") & {"F6", "F7"}
        game.refuses("sail-to-F6", "bf-land", "BF-MOVE-03")
        game.refuses("fortune-F-07", "bf-card-without-effect", "BF-AMB-31")

    @rule("BF-AMB-31")
    @pytest.mark.parametrize("card", ["F-07", "F-08"])
    def test_no_new_ways_without_movement(self, card: str) -> None:
        game = table(Captain("B8", fortune=[card], movement=["MY-02", "MV-12"]), Captain(), Captain())
        game.plays_card("MY-02").merchant().sails_to("B10")
        game.refuses(f"fortune-{card}", "bf-no-steps-left", "BF-AMB-31")

    def test_hidden_channel_is_for_one_ship(self) -> None:
        game = table(Captain("F5", pirate="E5", fortune=["F-07"]), Captain(), Captain())
        game.plays_card("MY-11").merchant().plays("F-07").finishes()
        assert "F8" not in game.pirate().sails_to("E6").reach

    @rule("BF-FORTUNE-03")
    def test_false_colours(self) -> None:
        """Through opponents and the other navy ship, but never to stop on them."""
        hand = ["MY-11", "MV-11"]
        game = table(
            Captain("B7", fortune=["F-08", "F-08"], movement=hand), Captain("B8"), Captain(pirate="C7"), violet="B9"
        )
        merchant = game.plays_card("MY-11").merchant()
        assert merchant.reach == set()
        merchant.plays("F-08")
        assert merchant.reach >= {"B10", "C10", "D7", "C6"}
        assert not merchant.reach & {"B8", "B9", "C7"}
        game.refuses("sail-to-B8", "bf-space-taken", "BF-MOVE-07")
        game.refuses("fortune-F-08", "bf-card-without-effect", "BF-AMB-31")

    def test_false_colours_are_not_for_the_navy(self) -> None:
        game = table(Captain(fortune=["F-08"]), Captain(), Captain())
        game.plays_card("MY-11").yellow()
        game.refuses("fortune-F-08", "bf-card-for-other-ship", "BF-FORTUNE-02")

    @rule("BF-AMB-54")
    def test_nobody_acts_from_inside_another_ship(self) -> None:
        """Under false colours the pirate sails through a merchant with another behind it: it stops on neither."""
        game = table(Captain(pirate="B10", fortune=["F-08"]), Captain("B9"), Captain("B8"))
        pirate = game.plays_card("MY-11").pirate().plays("F-08")
        assert not pirate.reach & {"B8", "B9"}
        assert "B7" in pirate.reach
        assert pirate.targets == {"merchant-2"}

    @rule("BF-AMB-54", "BF-AMB-03")
    def test_under_false_colours_it_still_acts_on_a_friends_space(self) -> None:
        game = table(Captain("H5", pirate="H6", fortune=["F-08"]), Captain("H4"), Captain())
        game.plays_card("MY-11").pirate().plays("F-08").sails_to("H5").attacks("merchant-2")
        assert game.hold(0) == ["tobacco"]


class TestChangeOfOrders:
    @pytest.mark.parametrize(("crew", "more"), [("merchant", 4), ("pirate", 5), ("yellow-navy", 3)])
    def test_the_other_card_adds_its_value(self, crew: str, more: int) -> None:
        """MY-11 gives 2/3/5, the other card MY-20 adds 3/5/4; its discard symbol is ignored."""
        game = table(Captain(movement=["MY-11", "MY-20"], fortune=["F-21", "F-04"]), Captain(), Captain())
        game.plays_card("MY-11").does(f"activate-{crew}")
        before = game.steps()
        note = game.brings("fortune-F-21")
        assert note.params.items() >= {"card": "MY-20", "steps": more}.items()
        game.plays("F-21")
        assert game.steps() == before + more
        assert game.movement(0) == []
        assert game.view().movement_discard == ["MY-20"]
        game.does("finish", "end-sailing")
        assert game.fortune(0) == ["F-04"]
        assert game.asked == (1, "play-movement")

    def test_only_the_navy_ship_of_its_colour(self) -> None:
        game = table(Captain(movement=["MY-11", "MV-20"], fortune=["F-21"]), Captain(), Captain())
        game.plays_card("MY-11").yellow()
        game.refuses("fortune-F-21", "bf-other-navy-colour", "BF-FORTUNE-02")

    def test_with_joint_patrol_the_other_ship_is_commanded(self) -> None:
        game = table(Captain(movement=["MY-11", "MV-20"], fortune=["F-06", "F-21"]), Captain(), Captain())
        navy = game.plays_card("MY-11").plays("F-06").violet().plays("F-21")
        assert navy.steps == 2 + 3

    def test_not_twice(self) -> None:
        game = table(Captain(fortune=["F-21", "F-21"]), Captain(), Captain())
        game.plays_card("MY-11").merchant().plays("F-21")
        game.refuses("fortune-F-21", "bf-no-other-movement-card", "BF-AMB-31")


class TestNavyOrders:
    def test_signal_flags(self) -> None:
        game = table(Captain(fortune=["F-05"]), Captain(pirate="H5"), Captain(), violet="H6")
        game.plays_card("MY-11").plays("F-05")
        assert game.offers("activate") == {"merchant", "pirate", "violet-navy"}
        navy = game.violet()
        assert navy.steps == 2
        navy.attacks("pirate-2")

    def test_signal_flags_change_who_is_friendly(self) -> None:
        game = table(Captain("B7", fortune=["F-05"]), Captain(), Captain(), yellow="B8", violet="C7")
        merchant = game.plays_card("MY-11").merchant()
        assert "B9" in merchant.reach
        assert "D7" not in merchant.reach
        merchant.plays("F-05")
        assert "B9" not in merchant.reach
        assert "D7" in merchant.reach

    def test_signal_flags_only_before_the_navy_ship_sails(self) -> None:
        game = table(Captain(fortune=["F-05"]), Captain(), Captain())
        game.plays_card("MY-11").yellow()
        game.refuses("fortune-F-05", "bf-navy-has-sailed", "BF-FORTUNE-02")
        game.does("finish")
        game.refuses("fortune-F-05", "bf-navy-has-sailed", "BF-FORTUNE-02")

    @rule("BF-AMB-54")
    def test_signal_flags_not_while_sharing_the_navy_ships_space(self) -> None:
        game = table(Captain(pirate="H5", fortune=["F-05"]), Captain("H7"), Captain(), yellow="H6")
        game.plays_card("MY-11").pirate().sails_to("H6")
        game.refuses("fortune-F-05", "bf-shares-space", "BF-AMB-54")

    def test_joint_patrol(self) -> None:
        """The other navy ship as well: two spaces, an action of its own, friendly for the rest of the turn."""
        game = table(
            Captain("B7", fortune=["F-06"]), Captain(pirate="H5"), Captain(pirate="H7"), yellow="H6", violet="B8"
        )
        merchant = game.plays_card("MY-11").merchant()
        assert "B9" not in merchant.reach
        merchant.plays("F-06")
        assert "B9" in merchant.reach
        merchant.finishes()
        game.yellow().attacks("pirate-2").finishes()
        navy = game.violet()
        assert navy.steps == 2
        navy.sails_to("B10").finishes()

    def test_both_navy_ships_act(self) -> None:
        game = table(Captain(fortune=["F-06"]), Captain(pirate="H5"), Captain(pirate="E5"), yellow="H6", violet="E6")
        game.plays_card("MY-11").plays("F-06").yellow().attacks("pirate-2").finishes()
        game.violet().attacks("pirate-3")
        assert game[0].doubloons == 4

    def test_joint_patrol_after_the_last_activation(self) -> None:
        """Any time in step 2."""
        game = table(Captain(fortune=["F-06", "F-06"]), Captain(), Captain())
        game.plays_card("MY-11").yellow().finishes().plays("F-06")
        assert "violet-navy" in game.offers("activate")
        game.refuses("fortune-F-06", "bf-both-navy-commanded", "BF-AMB-31")

    def test_signal_flags_after_joint_patrol(self) -> None:
        game = table(Captain(fortune=["F-05", "F-06"]), Captain(), Captain())
        game.plays_card("MY-11").plays("F-06")
        game.refuses("fortune-F-05", "bf-both-navy-commanded", "BF-AMB-31")
