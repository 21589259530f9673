"""The four steps of a turn, and drawing."""

import pytest

from tests.games.black_fleet.table import Captain, Play, fresh, placed, table, wander
from tests.rules import rule


def sailed(game: Play, card: str) -> Play:
    """Play a card and move nothing."""
    return game.plays_card(card).ends_sailing()


class TestTurn:
    @rule("BF-TURN-01", "BF-TURN-05")
    def test_turns_pass_clockwise(self) -> None:
        game = table(Captain(), Captain(), Captain(), Captain(), first=2, active=2)
        for seat in (2, 3, 0, 1, 2):
            assert game.asked == (seat, "play-movement")
            game.passes_turn()

    @rule("BF-TURN-02")
    def test_four_steps_in_order(self) -> None:
        game = table(Captain(doubloons=5, movement=["MY-03", "MV-13"]), Captain(), Captain())
        game.refuses("activate-merchant", "not-this-question", "BF-TURN-03")
        game.plays_card("MY-03")
        assert game.asked == (0, "choose-ship")
        game.refuses("buy-5", "bf-buy-at-the-end", "BF-DEV-01")
        game.ends_sailing()
        assert game.asked == (0, "purchase")
        assert [event.kind for event in game.journal.events if event.kind.endswith("-drawn")] == [
            "movement-drawn",
            "fortune-drawn",
        ]
        game.refuses("activate-merchant", "not-this-question", "BF-DEV-01")
        game.buys(5)
        assert game.asked == (1, "play-movement")

    @rule("BF-TURN-03", "BF-AMB-37")
    def test_one_of_the_two_cards_must_be_played(self) -> None:
        game = table(Captain(movement=["MY-11", "MV-13"]), Captain(), Captain())
        assert game.options == ["play-MY-11", "play-MV-13"]
        game.refuses("play-MV-12", "bf-movement-not-in-hand", "BF-TURN-03")
        game.plays_card("MV-13")
        assert game.movement(0) == ["MY-11"]
        game.refuses("play-MY-11", "bf-card-played-already", "BF-TURN-03")

    @rule("BF-TURN-04", "BF-AMB-32")
    def test_the_symbol_counts_in_step_three_only(self) -> None:
        """Three cards in hand, two more to come: no discard before step 3, two then."""
        hand = ["F-04", "F-18", "F-19"]
        game = table(Captain(movement=["MY-01", "MV-13"], fortune=hand), Captain(), Captain())
        game.plays_card("MY-01")
        assert game.fortune(0) == hand
        game.merchant().finishes()
        assert game.fortune(0) == hand
        game.movement_will_be("MY-22").fortune_will_be("F-01", "F-02").ends_sailing()
        assert game.fortune(0) == ["F-01", "F-02", *hand]
        assert game.asked == (0, "discard-fortune")

    @rule("BF-TURN-06", "BF-END-03")
    @pytest.mark.parametrize("seats", [3, 4])
    def test_all_take_the_same_number_of_turns(self, seats: int) -> None:
        game = placed(fresh(seats, 3, round_limit=4), *["H2", "C4", "P4", "E10"][:seats])
        wander(game, 1)
        turns = [event["seat"] for event in game.told("movement-played")]
        assert [turns.count(seat) for seat in range(seats)] == [4] * seats


class TestDraw:
    @rule("BF-DRAW-01", "BF-AMB-29")
    def test_not_before_all_movement_is_done(self) -> None:
        game = table(Captain(movement=["MY-03", "MV-13"], pirate="G5"), Captain(), Captain())
        game.plays_card("MY-03")
        for crew in ("merchant", "pirate", "yellow-navy"):
            game.does(f"activate-{crew}", "finish")
            if crew != "yellow-navy":
                assert not game.told("movement-drawn")
        assert game.told("movement-drawn")

    @rule("BF-DRAW-02")
    def test_up_to_two_movement_cards(self) -> None:
        game = table(Captain(), Captain(), Captain()).movement_will_be("MY-22")
        sailed(game, "MY-11")
        assert game.movement(0) == ["MY-22", "MV-11"]
        assert game.told("movement-drawn") == [{"seat": 0, "card": "MY-22"}]

    @rule("BF-DRAW-02", "BF-AMB-35")
    def test_two_when_a_second_card_was_used_up(self) -> None:
        game = table(Captain(fortune=["F-21"]), Captain(), Captain())
        game.plays_card("MY-11").merchant().plays("F-21").finishes()
        assert game.movement(0) == []
        game.movement_will_be("MY-22", "MV-01").ends_sailing()
        assert game.movement(0) == ["MY-22", "MV-01"]

    @rule("BF-DRAW-03")
    def test_one_fortune_card(self) -> None:
        game = table(Captain(movement=["MV-03", "MY-13"], fortune=["F-17"]), Captain(), Captain())
        game.plays_card("MV-03").movement_will_be("MY-22").fortune_will_be("F-09").ends_sailing()
        assert game.fortune(0) == ["F-09", "F-17"]
        assert game.rules_of("fortune-drawn") == ["BF-DRAW-03"]
        assert game.all_scripted_chance_was_used

    @rule("BF-DRAW-04")
    def test_two_fortune_cards(self) -> None:
        game = table(Captain(movement=["MV-02", "MY-13"]), Captain(), Captain())
        game.plays_card("MV-02").movement_will_be("MY-22").fortune_will_be("F-09", "F-09").ends_sailing()
        assert game.fortune(0) == ["F-09", "F-09"]
        assert game.rules_of("fortune-drawn") == ["BF-DRAW-04"] * 2

    def test_no_symbol_no_fortune_card(self) -> None:
        game = sailed(table(Captain(fortune=["F-09"]), Captain(), Captain()), "MY-11")
        assert game.fortune(0) == ["F-09"]

    @rule("BF-DRAW-05", "BF-AMB-33")
    def test_three_may_be_kept(self) -> None:
        game = table(Captain(movement=["MY-01", "MV-13"], fortune=["F-01", "F-02", "F-03"]), Captain(), Captain())
        game.plays_card("MY-01").movement_will_be("MY-22").fortune_will_be("F-02", "F-20").ends_sailing()
        assert game.asked == (0, "discard-fortune")
        assert game.options == ["discard-F-01", "discard-F-02", "discard-F-03", "discard-F-20"]
        game.refuses("discard-F-21", "bf-not-in-hand", "BF-AMB-33")
        game.does("discard-F-01", "discard-F-02")
        assert game.fortune(0) == ["F-02", "F-03", "F-20"]
        assert game.view().fortune_discard == {"F-01": 1, "F-02": 1}
        assert [event.seen_by(None) for event in game.events("fortune-discarded")] == [True, True]
        assert game.asked == (1, "play-movement")

    @rule("BF-DRAW-05")
    def test_a_hand_of_three_is_kept(self) -> None:
        game = table(Captain(movement=["MY-01", "MV-13"], fortune=["F-04"]), Captain(), Captain())
        game.plays_card("MY-01").movement_will_be("MY-22").fortune_will_be("F-02", "F-20").ends_sailing()
        assert game.fortune(0) == ["F-02", "F-04", "F-20"]
        assert game.asked == (1, "play-movement")

    @rule("BF-DRAW-06", "BF-AMB-33", "BF-AMB-35")
    def test_a_discard_symbol(self) -> None:
        game = table(Captain(movement=["MY-19", "MV-13"], fortune=["F-04", "F-18"]), Captain(), Captain())
        sailed(game, "MY-19")
        assert game.asked == (0, "discard-fortune")
        assert game.options == ["discard-F-04", "discard-F-18"]
        game.refuses("no-purchase", "not-this-question", "BF-AMB-33")
        game.does("discard-F-18")
        assert game.fortune(0) == ["F-04"]
        assert game.rules_of("fortune-discarded") == ["BF-DRAW-06"]
        assert game.asked == (1, "play-movement")

    @rule("BF-DRAW-06")
    def test_the_last_card_is_discarded_too(self) -> None:
        game = table(Captain(movement=["MY-19", "MV-13"], fortune=["F-04"]), Captain(), Captain())
        sailed(game, "MY-19").does("discard-F-04")
        assert game.fortune(0) == []

    @rule("BF-DRAW-07")
    def test_a_discard_symbol_on_an_empty_hand(self) -> None:
        game = sailed(table(Captain(movement=["MY-19", "MV-13"]), Captain(), Captain()), "MY-19")
        assert game.asked == (1, "play-movement")
        assert not game.told("fortune-discarded")

    @rule("BF-AMB-34", "BF-DRAW-07")
    def test_playing_the_last_card_first(self) -> None:
        game = table(Captain(movement=["MY-19", "MV-13"], fortune=["F-02"]), Captain(), Captain())
        game.plays_card("MY-19").merchant().plays("F-02").finishes()
        game.ends_sailing()
        assert game.asked == (1, "play-movement")
        assert not game.told("fortune-discarded")


class TestPiles:
    @rule("BF-DRAW-08", "BF-AMB-36", "BF-AMB-52")
    def test_an_empty_movement_pile_is_renewed_when_a_card_is_due(self) -> None:
        game = table(Captain(), Captain(), Captain(), movement_pile=["MY-22"])
        sailed(game, "MY-11")
        assert game.movement(0) == ["MY-22", "MV-11"]
        assert game.t.movement.left == 0
        assert not game.told("pile-renewed")  # not before a card is due
        left = game.t.movement_discard.left
        assert "MY-11" in game.view().movement_discard
        sailed(game, "MY-12")
        assert game.told("pile-renewed") == [{"pile": "movement"}]
        assert game.rules_of("pile-renewed") == ["BF-DRAW-08"]
        assert game.t.movement.left == left - 1

    @rule("BF-AMB-52")
    def test_the_card_in_play_is_not_among_the_renewed(self) -> None:
        """It reaches the discards when step 3 ends: the pile is renewed without it."""
        game = table(Captain(), Captain(), Captain(), movement_pile=[])
        others = game.t.movement_discard.left
        game.plays_card("MY-11")
        assert "MY-11" not in game.view().movement_discard
        game.ends_sailing()
        assert game.t.movement.left == others - 1
        assert game.view().movement_discard == ["MY-11"]

    @rule("BF-DRAW-08", "BF-AMB-36")
    def test_an_empty_fortune_pile_is_renewed(self) -> None:
        game = table(Captain(movement=["MY-01", "MV-13"]), Captain(), Captain(), fortune_pile=["F-20"])
        game.plays_card("MY-01").movement_will_be("MY-22").fortune_will_be("F-20", "F-01").ends_sailing()
        assert game.fortune(0) == ["F-01", "F-20"]
        assert game.told("pile-renewed") == [{"pile": "fortune"}]
        assert (game.t.fortune.left, game.t.fortune_discard.left) == (42, 0)

    @rule("BF-AMB-36")
    def test_with_no_card_anywhere_the_draw_is_skipped(self) -> None:
        game = table(Captain(movement=["MY-01", "MV-13"]), Captain(), Captain(), fortune_pile=[])
        while game.t.fortune_discard.left:
            game.t.fortune_discard.take(game.t.fortune_discard.kinds()[0])
        game._counts["fortune cards"] = 0
        sailed(game, "MY-01")
        assert game.fortune(0) == []
        assert game.asked == (1, "play-movement")

    @rule("BF-AMB-52")
    def test_a_fortune_card_is_discarded_once_its_effect_is_settled(self) -> None:
        game = table(Captain(fortune=["F-09", "F-02"]), Captain("H4"), Captain())
        game.plays_card("MY-11").plays("F-09")
        assert game.view().fortune_discard == {}
        turn = game.view().turn
        assert turn is not None
        assert turn.fortune == "F-09"
        game.does("ship-merchant-2", "sail-to-H3")
        assert game.view().fortune_discard == {"F-09": 1}
        game.merchant().plays("F-02")
        assert game.view().fortune_discard == {"F-02": 1, "F-09": 1}
