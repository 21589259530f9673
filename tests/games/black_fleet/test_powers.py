"""Developments for movement, sales, cards and pirates, each alone and with the cards it meets.

The others are in test_powers_at_sea.
"""

import pytest

from tests.games.black_fleet.table import Captain, Play, table
from tests.rules import rule


def movement_of(game: Play, card: str = "MY-11") -> dict[str, int]:
    game.plays_card(card)
    turn = game.view().turn
    assert turn is not None
    return turn.movement


class TestMovementBonuses:
    """MY-11 gives navy 2, pirate 3, merchant 5."""

    @pytest.mark.parametrize(
        ("bought", "navy", "pirate", "merchant"),
        [
            (["D5-01"], 2, 3, 6),
            (["D5-02"], 2, 4, 5),
            (["D5-03"], 4, 3, 5),
            (["D8-01"], 3, 4, 5),
            (["D14-01"], 4, 5, 6),
            (["D5-01", "D8-01", "D14-01"], 5, 6, 7),
            (["D5-03", "D14-01"], 6, 5, 6),
        ],
    )
    def test_they_add_up(self, bought: list[str], navy: int, pirate: int, merchant: int) -> None:
        game = table(Captain(bought=bought, pirate="H5"), Captain(), Captain())
        assert movement_of(game) == {"merchant": merchant, "pirate": pirate, "yellow-navy": navy}
        for crew, value in [("merchant", merchant), ("pirate", pirate), ("yellow-navy", navy)]:
            game.does(f"activate-{crew}")
            assert game.steps() == value
            game.does("finish")

    def test_the_navy_bonus_goes_to_each_ship_commanded(self) -> None:
        game = table(Captain(bought=["D5-03"], fortune=["F-06"]), Captain(), Captain())
        game.plays_card("MY-11").plays("F-06")
        turn = game.view().turn
        assert turn is not None
        assert turn.movement["yellow-navy"] == 2 + 2
        assert turn.movement["violet-navy"] == 2 + 2

    def test_others_do_not_profit(self) -> None:
        game = table(Captain(), Captain(bought=["D14-01"]), Captain())
        assert movement_of(game) == {"merchant": 5, "pirate": 3, "yellow-navy": 2}

    def test_eager_return(self) -> None:
        """D8-02: three more in the turn in which the pirate enters, by sea or by lair."""
        game = table(Captain(bought=["D8-02"]), Captain(), Captain())
        pirate = game.plays_card("MY-11").pirate()
        assert pirate.steps == 6
        pirate.sails_to("B2")
        assert pirate.steps == 5
        game = table(Captain(bought=["D8-02"], pirate="H5"), Captain(), Captain())
        assert game.plays_card("MY-11").pirate().steps == 3
        game = table(Captain(bought=["D8-02", "D11-01"]), Captain(), Captain())
        assert game.plays_card("MY-11").pirate().sails_to("E8").steps == 6


class TestSales:
    @rule("BF-AMB-46")
    @pytest.mark.parametrize(
        ("bought", "cubes", "value"),
        [
            (["D5-04"], 3, 7),
            (["D5-04"], 1, 3),
            (["D11-04"], 3, 8),
            (["D11-04"], 1, 4),
            (["D14-04"], 3, 8),
            (["D5-04", "D11-04", "D14-04"], 2, 9),
            (["D8-03", "D5-06"], 3, 6),
        ],
    )
    def test_bonuses(self, bought: list[str], cubes: int, value: int) -> None:
        """Sugar at La Barbaria pays 2: Honest Scales, Bills of Exchange, Free-Trade Charter."""
        game = table(Captain("H2", "sugar", cubes, bought=bought), Captain(), Captain())
        merchant = game.plays_card("MY-11").merchant()
        assert game.brings("sell").params["doubloons"] == value
        merchant.sells()
        assert game.earned(0) == {"sales": value}

    def test_free_trade_charter_sells_what_is_refused(self) -> None:
        game = table(Captain("H2", "tobacco", bought=["D14-04"]), Captain(), Captain())
        game.plays_card("MY-11").merchant().sells()
        assert game[0].doubloons == 3 * 3 + 2
        assert game.cargo(0) == ("rum", 3)

    def test_free_trade_charter_not_the_ports_own_colour(self) -> None:
        game = table(Captain("H2", "rum", bought=["D14-04"]), Captain(), Captain())
        game.plays_card("MY-11").merchant()
        game.refuses("sell", "bf-own-goods", "BF-AMB-21")

    def test_free_trade_charter_leaves_nothing_for_a_back_room_deal(self) -> None:
        game = table(Captain("H2", "tobacco", bought=["D14-04"], fortune=["F-15"]), Captain(), Captain())
        game.plays_card("MY-11").merchant()
        game.refuses("fortune-F-15", "bf-port-buys-it", "BF-AMB-31")

    def test_scarce_goods_add_to_bills_of_exchange(self) -> None:
        game = table(Captain("H2", "sugar", bought=["D11-04", "D5-04"], fortune=["F-14"]), Captain(), Captain())
        game.plays_card("MY-11").plays("F-14").merchant().sells()
        assert game[0].doubloons == 3 * (2 + 1) + 2 + 1

    def test_a_back_room_deal_is_a_sale_too(self) -> None:
        game = table(Captain("H2", "tobacco", bought=["D5-04"], fortune=["F-15"]), Captain(), Captain())
        game.plays_card("MY-11").merchant().plays("F-15")
        assert game[0].doubloons == 6 + 1


class TestHarbourGossip:
    def drawn(self, card: str, hand: list[str], bought: list[str] | None = None) -> Play:
        names = ["D5-05"] if bought is None else bought
        game = table(Captain(movement=[card, "MV-13"], fortune=hand, bought=names), Captain(), Captain())
        return game.plays_card(card).ends_sailing()

    @pytest.mark.parametrize(("card", "count"), [("MY-03", 2), ("MY-01", 3), ("MY-11", 0)])
    def test_one_card_more(self, card: str, count: int) -> None:
        game = self.drawn(card, [])
        assert len(game.fortune(0)) == count

    def test_discard_symbols_are_ignored(self) -> None:
        game = self.drawn("MY-19", ["F-04", "F-18"])
        assert game.fortune(0) == ["F-04", "F-18"]
        assert game.asked == (1, "play-movement")

    @rule("BF-DRAW-05")
    def test_four_may_be_kept(self) -> None:
        game = self.drawn("MY-03", ["F-04", "F-18"])
        assert len(game.fortune(0)) == 4
        assert game.asked == (1, "play-movement")
        game = self.drawn("MY-03", ["F-04", "F-18", "F-19"])
        assert game.asked == (0, "discard-fortune")
        game.does(game.options[0])
        assert len(game.fortune(0)) == 4
        assert game.asked == (1, "play-movement")


class TestSinking:
    @pytest.mark.parametrize(
        ("bought", "hand", "value"),
        [(["D5-06"], [], 3), (["D5-06"], ["F-18"], 5), (["D8-03"], [], 2), ([], ["F-18"], 4)],
    )
    def test_bounty_papers(self, bought: list[str], hand: list[str], value: int) -> None:
        """D5-06 and F-18 add up."""
        game = table(Captain(bought=bought, fortune=hand), Captain(pirate="H5"), Captain(), yellow="H6")
        game.plays_card("MY-11")
        for card in hand:
            game.plays(card)
        game.yellow().attacks("pirate-2")
        assert game.earned(0) == {"sinkings": value}

    @rule("BF-DEV-06")
    @pytest.mark.parametrize(("bought", "value"), [(["D8-05"], 4), (["D8-05", "D5-06"], 5)])
    def test_swivel_guns(self, bought: list[str], value: int) -> None:
        game = table(Captain("H5", bought=bought), Captain(pirate="H4", treasures=["rum"]), Captain())
        merchant = game.plays_card("MY-11").merchant()
        assert game.brings("attack-pirate-2").params.items() >= {"doubloons": value}.items()
        merchant.attacks("pirate-2")
        assert game.earned(0) == {"sinkings": value}
        assert game.place("pirate-2") == "offshore"
        assert game.stock("rum") == 13
        assert merchant.steps == 5

    def test_swivel_guns_do_not_attack_merchants_or_the_own_pirate(self) -> None:
        game = table(Captain("H5", pirate="H4", bought=["D8-05"]), Captain("G5"), Captain())
        assert game.plays_card("MY-11").merchant().targets == set()
        game.refuses("attack-pirate-1", "bf-own-ship", "BF-FAQ-04")
        game.refuses("attack-merchant-2", "bf-merchant-unarmed", "BF-DEV-06")

    def test_price_on_their_heads_with_swivel_guns(self) -> None:
        """The navy has sailed, but the merchant can still sink."""
        game = table(Captain("H5", bought=["D8-05"], fortune=["F-18"]), Captain(pirate="H4"), Captain())
        game.plays_card("MY-11").yellow().finishes()
        game.plays("F-18").merchant().attacks("pirate-2")
        assert game[0].doubloons == 6


class TestPirateBonuses:
    def test_boarding_prize(self) -> None:
        game = table(Captain(pirate="H5", bought=["D8-03"]), Captain("H4"), Captain())
        game.plays_card("MY-11").pirate().attacks("merchant-2")
        assert game.earned(0) == {"robberies": 4}

    def test_boarding_prize_counts_attacks_not_cubes(self) -> None:
        game = table(Captain(pirate="H5", bought=["D8-03", "D14-03"], fortune=["F-19"]), Captain("H4"), Captain())
        game.plays_card("MY-11").plays("F-19").pirate().attacks("merchant-2")
        assert game.earned(0) == {"robberies": 2 * 2 + 2 + 2}

    def test_secret_charts(self) -> None:
        game = table(Captain(pirate="H4", treasures=["rum"], bought=["D8-04"]), Captain(), Captain())
        game.plays_card("MY-11").pirate().buries()
        assert game.earned(0) == {"burials": 8}

    def test_secret_charts_count_treasures(self) -> None:
        hold = ["rum", "corn"]
        captain = Captain(pirate="H4", treasures=hold, bought=["D8-04", "D14-03"], fortune=["F-20"])
        game = table(captain, Captain(), Captain())
        game.plays_card("MY-11").plays("F-20").pirate().buries()
        assert game.earned(0) == {"burials": 2 * (4 + 4) + 2}
        assert game.hold(0) == []

    @rule("BF-FAQ-07")
    @pytest.mark.parametrize("first", ["attack", "bury"])
    def test_veteran_crew(self, first: str) -> None:
        """One attack and one burial, in either order."""
        hold = [] if first == "attack" else ["rum"]
        game = table(Captain(pirate="H4", treasures=hold, bought=["D14-02"]), Captain("H5", "corn"), Captain("H3"))
        pirate = game.plays_card("MY-11").pirate()
        if first == "attack":
            pirate.attacks("merchant-2").buries()
            assert game.hold(0) == []
            assert pirate.targets == set()
        else:
            pirate.buries().attacks("merchant-2")
            assert game.hold(0) == ["corn"]
            assert not pirate.can("bury")
        assert game.earned(0) == {"robberies": 2, "burials": 4}

    def test_veteran_crew_has_no_two_attacks(self) -> None:
        game = table(Captain(pirate="H5", bought=["D14-02"], fortune=["F-12", "F-11"]), Captain("H4"), Captain())
        game.plays_card("MY-11").pirate().attacks("merchant-2")
        game.refuses("fortune-F-12", "bf-card-without-effect", "BF-AMB-31")
        game.does("sail-to-H6", "sail-to-H7", "fortune-F-11")

    def test_quick_spades_add_nothing_after_its_burial_either(self) -> None:
        game = table(Captain(pirate="H4", bought=["D14-02"], fortune=["F-12"]), Captain("H5"), Captain())
        game.plays_card("MY-11").pirate().attacks("merchant-2").buries()
        game.refuses("fortune-F-12", "bf-card-without-effect", "BF-AMB-31")

    def test_double_watch_adds_to_a_veteran_crew(self) -> None:
        """Attack, bury, attack."""
        game = table(Captain(pirate="H4", bought=["D14-02"], fortune=["F-11"]), Captain("H5"), Captain("H3"))
        game.plays_card("MY-11").pirate().attacks("merchant-2").buries().plays("F-11").attacks("merchant-3")
        assert game.earned(0) == {"robberies": 4, "burials": 4}

    @rule("BF-COMP-09")
    @pytest.mark.parametrize(("cubes", "taken"), [(3, 2), (2, 2), (1, 1)])
    def test_double_locker(self, cubes: int, taken: int) -> None:
        game = table(Captain(pirate="H5", bought=["D14-03"]), Captain("H4", "rum", cubes), Captain())
        pirate = game.plays_card("MY-11").pirate()
        assert game.brings("attack-merchant-2").params.items() >= {"doubloons": 2 * taken}.items()
        pirate.attacks("merchant-2")
        assert game.hold(0) == ["rum"] * taken
        assert game.earned(0) == {"robberies": 2 * taken}
        assert game.place("merchant-2") == ("H4" if cubes > taken else "-")

    @rule("BF-PIRATE-02")
    def test_double_locker_with_room_for_one(self) -> None:
        game = table(Captain(pirate="H5", treasures=["corn"], bought=["D14-03"]), Captain("H4", "rum"), Captain())
        game.plays_card("MY-11").pirate().attacks("merchant-2")
        assert sorted(game.hold(0)) == ["corn", "rum"]
        assert game[0].doubloons == 2
        full = table(Captain(pirate="H5", treasures=["corn", "rum"], bought=["D14-03"]), Captain("H4"), Captain())
        full.plays_card("MY-11").pirate()
        full.refuses("attack-merchant-2", "bf-hold-full", "BF-PIRATE-02")

    @rule("BF-NAVY-04")
    def test_both_treasures_go_back_when_it_is_sunk(self) -> None:
        game = table(
            Captain(), Captain(pirate="H5", treasures=["tools", "rum"], bought=["D14-03"]), Captain(), yellow="H6"
        )
        game.plays_card("MY-11").yellow().attacks("pirate-2")
        assert (game.stock("tools"), game.stock("rum")) == (13, 13)
        assert game[0].doubloons == 2
