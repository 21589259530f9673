"""What is secret and what is open (BF-AMB-28)."""

import msgspec
import pytest

from freebooter.games.black_fleet.content.cards import DEVELOPMENTS, FORTUNE, MOVEMENT, PER_TIER
from freebooter.games.black_fleet.game import GAME
from freebooter.games.black_fleet.state import Table
from freebooter.kernel.chance import SearchChance
from tests.games.black_fleet.table import Captain, Play, fresh, table
from tests.rules import rule


def position() -> Play:
    return table(
        Captain(movement=["MY-01", "MY-02"], fortune=["F-01"], bought=["D5-01"], cards=["D8-01", "D11-01", "D14-01"]),
        Captain(movement=["MY-03", "MY-04"], fortune=["F-02", "F-02"], doubloons=4, cards=["D5-02"]),
        Captain(movement=["MV-03", "MV-04"], pirate="H5", treasures=["rum"], bought=["D14-03"]),
    )


class TestViews:
    @rule("BF-AMB-28", "BF-SETUP-07")
    def test_own_hand_and_own_face_down_cards(self) -> None:
        view = position().view(0)
        assert (view.movement, view.fortune) == (["MY-01", "MY-02"], ["F-01"])
        assert view.developments == ["D5-01", "D8-01", "D11-01", "D14-01"]

    @rule("BF-AMB-28")
    @pytest.mark.parametrize("seat", [None, 1, 2])
    def test_other_hands_are_hidden(self, seat: int | None) -> None:
        text = msgspec.json.encode(position().view(seat)).decode()
        for secret in ["MY-01", "MY-02", "F-01", "D8-01", "D11-01", "D14-01"]:
            assert f'"{secret}"' not in text, secret

    @rule("BF-AMB-28")
    def test_what_is_open(self) -> None:
        game = position()
        view = game.view()
        assert (view.movement, view.fortune, view.developments) == ([], [], [])
        assert [player.movement_cards for player in view.players] == [2, 2, 2]
        assert [player.fortune_cards for player in view.players] == [1, 2, 0]
        assert [player.doubloons for player in view.players] == [0, 4, 0]
        assert [card.card for card in view.players[0].developments] == ["D5-01", "", "", ""]
        assert (view.players[2].pirate, view.players[2].treasures) == ("H5", ["rum"])
        assert view.players[1].merchant == "P4"
        assert [player.victory_price for player in view.players] == [10] * 3
        game.plays_card("MY-01").ends_sailing()
        assert game.view(2).movement_discard == ["MY-01"]

    @rule("BF-AMB-28")
    def test_draws_are_told_to_their_owner_only(self) -> None:
        game = position().plays_card("MY-01").ends_sailing()
        drawn = [event for event in game.journal.events if event.kind in ("movement-drawn", "fortune-drawn")]
        assert len(drawn) == 3
        for event in drawn:
            assert [event.seen_by(seat) for seat in (0, 1, 2, None)] == [True, False, False, False]
        hidden = [event for event in game.journal.events if event.kind.endswith("-hidden")]
        assert len(hidden) == 3
        for event in hidden:
            assert "card" not in event.data
            assert [event.seen_by(seat) for seat in (0, 1, 2, None)] == [False, True, True, True]


class TestWorlds:
    @rule("BF-AMB-28")
    def test_everything_hidden_is_dealt_anew_and_nothing_else(self) -> None:
        """Over many worlds of seat 0 every card that can be there turns up, and no other."""
        game = position()
        movement: set[str] = set()
        fortune: set[str] = set()
        developments: set[str] = set()
        for seed in range(150):
            dealt = game.t.copy()
            assert isinstance(dealt, Table)
            GAME.redeal(dealt, 0, SearchChance(seed))
            assert GAME.view(dealt, 0) == game.view(0)
            assert GAME.audit(dealt) == GAME.audit(game.t)
            movement |= {MOVEMENT[card] for player in dealt.players[1:] for card in player.movement}
            fortune |= {FORTUNE[card] for player in dealt.players[1:] for card in player.fortune}
            developments |= {DEVELOPMENTS[card] for card in dealt.players[1].developments}
            assert dealt.players[2].developments[3] == DEVELOPMENTS.index("D14-03")  # it lies face up
        assert movement == set(MOVEMENT) - {"MY-01", "MY-02"}
        assert fortune == set(FORTUNE)
        known = {"D5-01", "D8-01", "D11-01", "D14-01", "D14-03"}
        assert developments == set(DEVELOPMENTS) - known

    @rule("BF-AMB-28")
    def test_cards_put_away_in_the_variant_are_known_to_their_owner(self) -> None:
        game = fresh(3, choose_developments=True)
        own = {*game[0].developments, *game[0].spare}
        for seed in range(30):
            dealt = game.t.copy()
            GAME.redeal(dealt, 0, SearchChance(seed))
            assert isinstance(dealt, Table)
            others = [card for player in dealt.players[1:] for card in (*player.developments, *player.spare)]
            assert not own & set(others)
            assert len(set(others)) == 16
            for player in dealt.players[1:]:
                assert [card // PER_TIER for card in player.developments] == [0, 1, 2, 3]


class TestQuestions:
    def test_being_asked_does_not_tell_that_a_card_can_be_played(self) -> None:
        """A ship that can do nothing but finish is still asked about when its player holds cards."""
        game = table(Captain("B8", fortune=["F-20"]), Captain("B7"), Captain("B9"))
        game.plays_card("MY-11").merchant()
        assert game.asked == (0, "sail")
        assert game.options == ["fortune-F-20", "finish"]
        game = table(Captain("B8", fortune=["F-13"]), Captain("B7"), Captain("B9"))
        game.plays_card("MY-11").merchant()
        assert game.options == ["finish"]

    def test_nor_when_all_ships_have_sailed(self) -> None:
        game = table(Captain(fortune=["F-01"]), Captain(), Captain())
        game.plays_card("MY-11")
        for crew in ("merchant", "pirate", "yellow-navy"):
            game.does(f"activate-{crew}", "finish")
        assert game.asked == (0, "choose-ship")
        assert game.options == ["end-sailing"]
