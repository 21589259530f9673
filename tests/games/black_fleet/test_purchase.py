"""Step 4: buying developments and the victory card."""

import pytest

from freebooter.games.black_fleet.content.cards import MERCHANT_VALUE, MOVEMENT
from tests.games.black_fleet.table import Captain, Play, table
from tests.rules import rule


def at_the_shop(captain: Captain, **options: object) -> Play:
    game = table(captain, Captain(), Captain(), **options)  # type: ignore[arg-type]
    return game.plays_card(game.movement(0)[0]).ends_sailing()


class TestBuying:
    @rule("BF-DEV-01")
    def test_after_the_ships_have_moved(self) -> None:
        game = table(Captain(doubloons=20), Captain(), Captain())
        game.refuses("buy-5", "bf-buy-at-the-end", "BF-DEV-01")
        game.plays_card("MY-11").merchant()
        game.refuses("buy-5", "bf-buy-at-the-end", "BF-DEV-01")
        game.does("finish").ends_sailing()
        assert game.offers("buy") == {"5", "8", "11", "14"}
        assert "no-purchase" in game.options

    @rule("BF-DEV-02", "BF-COMP-06")
    @pytest.mark.parametrize("price", [5, 8, 11, 14])
    def test_the_price_is_paid_and_the_card_turned_up(self, price: int) -> None:
        game = at_the_shop(Captain(doubloons=price, cards=["D5-01", "D8-01", "D11-01", "D14-01"]))
        assert game.brings(f"buy-{price}").params.items() >= {"price": price, "left": 0}.items()
        game.buys(price)
        assert game[0].doubloons == 0
        faces = [card.card for card in game.view().players[0].developments]
        assert [name for name in faces if name] == [f"D{price}-01"]
        assert game.events("development-bought")[0].reveals

    @rule("BF-DEV-02")
    def test_too_poor(self) -> None:
        game = at_the_shop(Captain(doubloons=7))
        assert game.offers("buy") == {"5"}
        reason = game.refuses("buy-8", "bf-too-poor", "BF-DEV-02")
        assert reason.params == {"price": 8, "doubloons": 7}

    @rule("BF-DEV-03")
    @pytest.mark.parametrize("bought", [[], ["D14-01"], ["D8-01", "D11-01"], ["D5-01"]])
    def test_any_order(self, bought: list[str]) -> None:
        game = at_the_shop(Captain(doubloons=14, bought=bought))
        owned = {card[1:].split("-")[0] for card in bought}
        assert game.offers("buy") == {"5", "8", "11", "14"} - owned
        if bought:
            game.refuses(f"buy-{bought[0][1:].split('-')[0]}", "bf-bought-already", "BF-DEV-08")

    @rule("BF-DEV-04")
    def test_the_victory_card_comes_last(self) -> None:
        game = at_the_shop(Captain(doubloons=30, bought=["D5-01", "D8-01", "D11-01"]))
        assert game.offers("buy") == {"14"}
        game.refuses("buy-victory", "bf-developments-first", "BF-DEV-04")
        game = at_the_shop(Captain(doubloons=10, bought="all"))
        assert game.offers("buy") == {"victory"}

    @rule("BF-DEV-05")
    def test_one_card_a_turn(self) -> None:
        game = at_the_shop(Captain(doubloons=40)).buys(5)
        assert game.asked == (1, "play-movement")
        assert game[0].doubloons == 35

    @rule("BF-DEV-05", "BF-DEV-04")
    def test_not_the_last_development_and_the_victory_card(self) -> None:
        game = at_the_shop(Captain(doubloons=40, bought=["D5-01", "D8-01", "D11-01"])).buys(14)
        assert game.asked == (1, "play-movement")
        assert not game.view().players[0].victory_bought

    @rule("BF-DEV-01")
    def test_buying_is_optional(self) -> None:
        game = at_the_shop(Captain(doubloons=40)).buys_nothing()
        assert game[0].doubloons == 40
        assert game.asked == (1, "play-movement")

    @rule("BF-DEV-06")
    def test_attacks_on_other_kinds_of_ship(self) -> None:
        game = table(Captain("H5"), Captain(pirate="H4"), Captain())
        assert game.plays_card("MY-11").merchant().targets == set()
        game.refuses("attack-pirate-2", "bf-merchant-unarmed", "BF-DEV-06")
        game = table(Captain("H5", bought=["D8-05"]), Captain(pirate="H4"), Captain())
        assert game.plays_card("MY-11").merchant().targets == {"pirate-2"}

    @rule("BF-DEV-07")
    def test_one_action_also_with_a_development(self) -> None:
        """Swivel guns or the sale, customs officers or the sinking."""
        game = table(Captain("H2", "sugar", bought=["D8-05"]), Captain(pirate="H3"), Captain())
        merchant = game.plays_card("MY-11").merchant().attacks("pirate-2")
        assert not merchant.can("sell")
        game = table(Captain("H2", "sugar", bought=["D8-05"]), Captain(pirate="H3"), Captain())
        assert game.plays_card("MY-11").merchant().sells().targets == set()
        game = table(Captain(bought=["D14-05"]), Captain("H5", pirate="G6"), Captain(), yellow="H6")
        navy = game.plays_card("MY-11").yellow()
        assert navy.targets == {"merchant-2", "pirate-2"}
        assert navy.attacks("merchant-2").targets == set()

    @rule("BF-DEV-08")
    def test_a_development_stays(self) -> None:
        game = at_the_shop(Captain(doubloons=5, cards=["D5-01"])).buys(5)
        for each in range(3):
            game.passes_to(0)
            card = game.movement(0)[0]
            game.plays_card(card)
            assert game.brings("activate-merchant").params["steps"] == MERCHANT_VALUE[MOVEMENT.index(card)] + 1
            game.passes_turn()

    @rule("BF-AMB-38")
    def test_it_works_at_once(self) -> None:
        """Harbour Battery, bought at the end of the turn, protects in the turns that follow."""
        game = at_the_shop(Captain("C4", doubloons=11, cards=["D11-05"])).buys(11)
        assert game[0].powers.safe_on_dock == 1
        game = table(Captain("C4", doubloons=11, cards=["D11-05"]), Captain(pirate="D4"), Captain())
        game.plays_card("MY-11").ends_sailing().buys(11)
        assert game.plays_card("MY-12").pirate().targets == set()
        game.refuses("attack-merchant-1", "bf-safe-on-dock", "BF-FORTUNE-03")
        game = table(Captain("C4", doubloons=11, cards=["D11-05"]), Captain(pirate="D4"), Captain())
        game.plays_card("MY-11").ends_sailing().buys_nothing()
        assert game.plays_card("MY-12").pirate().targets == {"merchant-1"}

    def test_a_face_down_card_has_no_power(self) -> None:
        game = table(Captain(cards=["D5-01"]), Captain(), Captain())
        assert game.plays_card("MY-11").merchant().steps == 5
