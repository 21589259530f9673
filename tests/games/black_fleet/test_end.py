"""The end of the game, victory prices, ranking and the score sheet."""

import pytest

from freebooter.games.black_fleet.game import GAME
from freebooter.kernel.result import Result
from tests.games.black_fleet.table import Captain, Play, fresh, table, wander
from tests.rules import rule

RICH = Captain(doubloons=10, bought="all")


def victory(game: Play) -> Play:
    """The active player buys the victory card."""
    game.plays_card(game.movement(game.t.active)[0])
    while game.asked is not None and game.asked[1] != "purchase":
        game.does("end-sailing" if "end-sailing" in game.options else game.options[0])
    return game.buys("victory")


def result_of(game: Play) -> Result:
    assert game.over
    return GAME.result(game.t)


def sheet_of(game: Play) -> dict[str, tuple[int, ...]]:
    return {term.name: term.values for term in result_of(game).sheet}


class TestLastRound:
    @rule("BF-END-01", "BF-END-02", "BF-END-03", "BF-END-04", "BF-AMB-41")
    def test_the_round_is_played_to_its_end(self) -> None:
        """The first player buys: the others have one more turn, the buyer has none."""
        game = table(RICH, Captain(), Captain(), Captain())
        victory(game)
        assert game[0].doubloons == 0
        assert game.view().last_round
        assert game.view().players[0].victory_bought
        assert game.rules_of("last-round") == ["BF-END-02"]
        for seat in (1, 2, 3):
            assert game.asked == (seat, "play-movement")
            game.passes_turn()
        assert game.over
        assert game.rules_of("game-ends") == ["BF-END-03"]
        assert result_of(game).winners == [0]
        assert game.view().stage == "over"

    @rule("BF-END-03", "BF-AMB-40")
    def test_the_last_player_of_the_round_buys(self) -> None:
        game = table(Captain(), Captain(), RICH, active=2)
        victory(game)
        assert game.over
        assert result_of(game).winners == [2]

    @rule("BF-END-03")
    def test_the_last_turn_is_right_of_black(self) -> None:
        """Black sits on seat 2 of four: the turn of seat 1 is the last."""
        game = table(RICH, Captain(), Captain(), Captain(), active=0, first=2)
        victory(game)
        assert game.asked == (1, "play-movement")
        game.passes_turn()
        assert game.over

    @rule("BF-END-02")
    def test_no_end_without_a_victory_card(self) -> None:
        game = table(Captain(doubloons=9, bought="all"), Captain(), Captain())
        for seat in (0, 1, 2, 0):
            assert game.t.active == seat
            game.passes_turn()
        assert not game.over

    @rule("BF-END-04")
    def test_riches_do_not_count_without_the_card(self) -> None:
        game = table(RICH, Captain(doubloons=60, bought="all"), Captain(doubloons=90))
        victory(game)
        game.passes_turn().passes_turn()
        assert result_of(game).winners == [0]
        assert result_of(game).places == (1, 2, 3)

    @rule("BF-END-05")
    def test_the_richest_of_several_buyers(self) -> None:
        game = table(Captain(doubloons=12, bought="all"), Captain(doubloons=15, bought="all"), Captain(doubloons=50))
        victory(game)
        victory(game)
        assert game.told("last-round") == [{"round": 6}]
        game.passes_turn()
        assert result_of(game).places == (2, 1, 3)
        assert sheet_of(game)["doubloons"] == (2, 5, 50)

    @rule("BF-AMB-43")
    def test_prices_do_not_matter_between_buyers(self) -> None:
        prices = [20, 10, 10]
        game = table(
            Captain(doubloons=23, bought="all"), Captain(doubloons=14, bought="all"), Captain(), victory_price=prices
        )
        victory(game)
        victory(game)
        game.passes_turn()
        assert (game[0].doubloons, game[1].doubloons) == (3, 4)
        assert result_of(game).winners == [1]

    @rule("BF-AMB-42")
    def test_a_tie_is_shared(self) -> None:
        game = table(Captain(doubloons=12, bought="all"), Captain(doubloons=12, bought="all", cubes=1), Captain())
        victory(game)
        victory(game)
        game.passes_turn()
        assert result_of(game).places == (1, 1, 3)

    @rule("BF-AMB-42")
    @pytest.mark.parametrize(
        ("cubes", "holds", "places"),
        [
            ((2, 3), ([], []), (2, 1, 3)),
            ((3, 2), ([], ["rum"]), (1, 2, 3)),
            ((3, 3), (["rum"], []), (1, 2, 3)),
            ((3, 3), ([], []), (2, 1, 3)),
        ],
    )
    def test_the_tie_break(
        self, cubes: tuple[int, int], holds: tuple[list[str], list[str]], places: tuple[int, ...]
    ) -> None:
        """More cubes on the merchant, then a treasure in the hold, then the later seat."""
        game = table(
            Captain(doubloons=12, bought="all", cubes=cubes[0], pirate="H5", treasures=holds[0]),
            Captain(doubloons=12, bought="all", cubes=cubes[1], pirate="E5", treasures=holds[1]),
            Captain(),
            tie_break=True,
        )
        victory(game)
        victory(game)
        game.passes_turn()
        assert result_of(game).places == places

    @rule("BF-AMB-42")
    def test_the_later_seat_is_later_in_the_order_of_play(self) -> None:
        captain = Captain(doubloons=12, bought="all")
        game = table(captain, Captain(), captain, first=2, active=2, tie_break=True)
        victory(game)
        victory(game)
        game.passes_turn()
        assert result_of(game).places == (1, 3, 2)

    @rule("BF-AMB-42", "BF-AMB-44")
    def test_the_tie_break_is_for_those_who_bought_the_victory_card(self) -> None:
        """The others share their place, whatever their ships hold and wherever they sit."""
        game = table(
            RICH,
            Captain(doubloons=4, cubes=1),
            Captain(doubloons=4, cubes=3, pirate="H5", treasures=["rum"]),
            Captain(doubloons=4, cubes=2),
            tie_break=True,
        )
        victory(game)
        for each in range(3):
            game.passes_turn()
        assert result_of(game).places == (1, 2, 2, 2)

    @rule("BF-AMB-42", "BF-AMB-51")
    def test_no_tie_break_at_the_round_limit(self) -> None:
        captains = [Captain(cubes=cubes) for cubes in (1, 2, 3)]
        game = table(*captains, round=6, round_limit=6, tie_break=True)
        for each in range(3):
            game.passes_turn()
        assert result_of(game).places == (1, 1, 1)

    @rule("BF-AMB-44")
    def test_the_others_by_cards_face_up_then_doubloons(self) -> None:
        game = table(
            RICH,
            Captain(doubloons=30, bought=["D5-05"]),
            Captain(doubloons=1, bought=["D5-06", "D8-06"]),
            Captain(doubloons=31, bought=["D14-06"]),
        )
        victory(game)
        for each in range(3):
            game.passes_turn()
        assert result_of(game).places == (1, 4, 2, 3)
        assert sheet_of(game)["cards-face-up"] == (5, 1, 2, 1)


class TestRoundLimit:
    @rule("BF-AMB-51")
    def test_most_cards_then_the_richest(self) -> None:
        game = table(
            Captain(doubloons=90),
            Captain(doubloons=2, bought=["D5-05"]),
            Captain(doubloons=3, bought=["D8-06"]),
            round=6,
            round_limit=6,
        )
        for each in range(3):
            assert not game.over
            game.passes_turn()
        assert game.over
        assert game.rules_of("game-ends") == ["BF-AMB-51"]
        assert result_of(game).places == (3, 2, 1)

    @rule("BF-AMB-51")
    def test_a_tie_is_shared_and_the_default_is_a_hundred_rounds(self) -> None:
        game = table(Captain(), Captain(), Captain(), round=100)
        for each in range(3):
            game.passes_turn()
        assert game.over
        assert result_of(game).places == (1, 1, 1)
        assert fresh(3).view().round_limit == 100


class TestVictoryPrices:
    @rule("BF-END-01", "BF-END-06")
    @pytest.mark.parametrize("price", [10, 20])
    def test_the_price(self, price: int) -> None:
        poor = table(Captain(doubloons=price - 1, bought="all"), Captain(), Captain(), victory_price=price)
        poor.plays_card("MY-11").ends_sailing()
        assert poor.asked == (1, "play-movement")  # nothing can be bought, so nothing is asked
        game = table(Captain(doubloons=price, bought="all"), Captain(), Captain(), victory_price=price)
        victory(game)
        assert game[0].doubloons == 0
        assert GAME.evaluation.value(game.t)[0] == 38 + price  # 48 or 58 in all

    @rule("BF-END-07")
    def test_a_beginner_pays_less(self) -> None:
        captain = Captain(doubloons=12, bought="all")
        game = table(captain, captain, Captain(), victory_price=[20, 10, 20])
        assert [player.victory_price for player in game.view().players] == [20, 10, 20]
        game.plays_card("MY-11").ends_sailing()
        assert game.asked == (1, "play-movement")
        victory(game)
        assert game[1].doubloons == 2

    @rule("BF-COMP-07", "BF-END-06")
    def test_it_is_public_who_pays_what(self) -> None:
        game = fresh(4, victory_price=[10, 20, 20, 10])
        assert [player.victory_price for player in game.view(2).players] == [10, 20, 20, 10]


class TestScoreSheet:
    @pytest.mark.parametrize("seed", range(3))
    def test_income_adds_up(self, seed: int) -> None:
        """By source, seat and round: what the events told, what the sheet says, what lies before the players."""
        game = fresh(4 - seed % 2, seed, round_limit=8, late_seats_paid=True)
        wander(game, seed)
        sheet = sheet_of(game)
        seats = game.t.seats
        sources = game.view().sources
        for seat in range(seats):
            told = {source: 0 for source in sources}
            for event in game.told("doubloons-gained"):
                if event["seat"] == seat:
                    told[event["source"]] += event["count"]
            for event in game.told("doubloons-taken"):
                told["cards"] += event["count"] * ((event["seat"] == seat) - (event["victim"] == seat + 1))
            assert [sheet[source][seat] for source in sources] == list(told.values())
            assert [sum(rows[seat][at] for rows in game.view().income) for at in range(5)] == list(told.values())
            assert sheet["start"][seat] + sum(told.values()) + sheet["spent"][seat] == sheet["doubloons"][seat]
        assert len(game.view().income) == 8

    def test_a_turn_by_source(self) -> None:
        """A sale of 6, a robbery, a sinking and a doubloon taken: told in the round's row of each seat."""
        game = table(
            Captain("H2", "sugar", pirate="H5", fortune=["F-17"]),
            Captain("H4", doubloons=3),
            Captain("B8", pirate="E5"),
            yellow="E4",
        )
        game.plays_card("MY-11").plays("F-17").merchant().sells().finishes()
        game.pirate().attacks("merchant-2").finishes()
        game.yellow().attacks("pirate-3").finishes()
        assert game.view().income[-1] == [[6, 2, 0, 2, 1], [0, 0, 0, 0, -1], [0, 0, 0, 0, 0]]
        game.buys(5)
        game.passes_turn().passes_turn()
        assert game.view().income[-2] == [[6, 2, 0, 2, 1], [0, 0, 0, 0, -1], [0, 0, 0, 0, 0]]
        assert game.view().income[-1] == [[0] * 5] * 3
        spent = {term.name: term.values for term in GAME.result(game.t).sheet}["spent"]
        assert spent[0] == -5
