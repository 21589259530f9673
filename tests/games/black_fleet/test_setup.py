"""Components, set-up, the first docks, and the options that change them."""

import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from freebooter.games.black_fleet.charts import CHARTS
from freebooter.games.black_fleet.content.cards import DEVELOPMENTS, FLEETS, PER_TIER
from freebooter.games.black_fleet.names import CARGO, SHIPS
from freebooter.games.black_fleet.options import Options, rules_of
from freebooter.kernel.ask import Together
from freebooter.kernel.note import Refused
from tests.games.black_fleet.table import Captain, fresh, move_named, placed, table, wander
from tests.rules import rule

SEEDS = range(60)


def first_docks(seats: int) -> list[str]:
    return ["H2", "C4", "P4", "E10"][:seats]


class TestComponents:
    @rule("BF-COMP-01")
    def test_ten_ships(self) -> None:
        assert len(SHIPS) == 10
        kinds = Counter(ship.rsplit("-", 1)[0] if ship[-1].isdigit() else "navy" for ship in SHIPS)
        assert kinds == {"merchant": 4, "pirate": 4, "navy": 2}

    @rule("BF-COMP-03", "BF-AMB-27")
    def test_coins_are_only_markers(self) -> None:
        """The box has 70 doubloons; the bank pays on when they are all with the players."""
        game = table(Captain("H2", "sugar", doubloons=50), Captain(doubloons=20), Captain())
        game.plays_card("MY-11").merchant().sells()
        assert game[0].doubloons == 56

    @rule("BF-COMP-09")
    def test_holds(self) -> None:
        assert CARGO == 3
        game = table(Captain("H3", "sugar", 1, pirate="H5"), Captain("H4"), Captain())
        game.plays_card("MY-11").merchant().sails_to("I3").sells().finishes()
        assert game.cargo(0) == ("rum", 3)
        pirate = game.pirate().attacks("merchant-2")
        assert game.hold(0) == ["tobacco"]
        assert not pirate.targets


class TestSetup:
    @rule("BF-SETUP-01")
    def test_navy_ships_begin_on_their_marks(self) -> None:
        game = fresh(3)
        assert (game.place("yellow-navy"), game.place("violet-navy")) == ("H6", "K6")

    @rule("BF-SETUP-02")
    def test_all_cubes_begin_at_their_ports(self) -> None:
        assert fresh(4).t.stock == [13] * 5

    @rule("BF-SETUP-03", "BF-SETUP-04", "BF-SETUP-06")
    @pytest.mark.parametrize("seats", [3, 4])
    def test_one_development_of_each_price(self, seats: int) -> None:
        seen = set()
        for seed in SEEDS:
            rows = [fresh(seats, seed)[seat].developments for seat in range(seats)]
            for row in rows:
                assert [card // PER_TIER for card in row] == [0, 1, 2, 3]
            dealt = [card for row in rows for card in row]
            assert len(set(dealt)) == 4 * seats
            seen |= set(dealt)
        assert seen == set(range(len(DEVELOPMENTS)))

    @rule("BF-SETUP-05")
    @pytest.mark.parametrize(("seats", "unused"), [(3, 12), (4, 8)])
    def test_undealt_developments_are_out_of_the_game(self, seats: int, unused: int) -> None:
        game = fresh(seats, round_limit=3)
        dealt = [game[seat].developments for seat in range(seats)]
        assert len(DEVELOPMENTS) - sum(len(row) for row in dealt) == unused
        wander(game, 1)
        assert [game[seat].developments for seat in range(seats)] == dealt

    @rule("BF-SETUP-06", "BF-SETUP-07")
    def test_developments_lie_face_down_but_their_owner_may_look(self) -> None:
        game = placed(fresh(3), *first_docks(3))
        for seat in range(3):
            own = [DEVELOPMENTS[card] for card in game[seat].developments]
            assert game.view(seat).developments == own
            for other in (None, 0, 1, 2):
                row = game.view(other).players[seat].developments
                assert [(card.price, card.card) for card in row] == [(5, ""), (8, ""), (11, ""), (14, "")]

    @rule("BF-SETUP-08")
    def test_the_first_game_uses_price_ten(self) -> None:
        game = fresh(4)
        assert [player.victory_price for player in game.view().players] == [10] * 4
        assert not any(player.victory_bought for player in game.view().players)

    @rule("BF-SETUP-09", "BF-AMB-50")
    def test_player_cards_are_dealt_at_random(self) -> None:
        deals = {tuple(game[seat].fleet for seat in range(4)) for game in (fresh(4, seed) for seed in SEEDS)}
        assert all(sorted(deal) == [0, 1, 2, 3] for deal in deals)
        assert len(deals) > 12
        assert {deal.index(0) for deal in deals} == {0, 1, 2, 3}

    @rule("BF-SETUP-10", "BF-SETUP-16", "BF-COMP-08")
    def test_ships_are_kept_back_for_now(self) -> None:
        game = fresh(3)
        assert [game.place(f"merchant-{number}") for number in (1, 2, 3)] == ["-"] * 3
        placed(game, *first_docks(3))
        assert [game.place(f"pirate-{number}") for number in (1, 2, 3)] == ["offshore"] * 3
        assert [game.hold(seat) for seat in range(3)] == [[]] * 3
        assert game.place("pirate-4") == game.place("merchant-4") == "-"
        fleets = {player.fleet for player in game.view().players}
        assert len(fleets) == 3
        assert fleets <= set(FLEETS)

    @rule("BF-SETUP-11")
    def test_one_fortune_card_each(self) -> None:
        game = fresh(4)
        assert [len(game[seat].fortune) for seat in range(4)] == [1] * 4
        assert game.t.fortune.left == 40
        assert len({fresh(3, seed)[0].fortune for seed in SEEDS}) > 12

    @rule("BF-SETUP-12")
    def test_two_movement_cards_each(self) -> None:
        game = fresh(4)
        assert [len(game[seat].movement) for seat in range(4)] == [2] * 4
        assert game.t.movement.left == 36
        assert len({fresh(3, seed)[0].movement for seed in SEEDS}) > 40

    @rule("BF-SETUP-13", "BF-TURN-01")
    def test_black_is_first_to_place_and_to_play(self) -> None:
        for seed in SEEDS:
            game = fresh(4, seed)
            black = FLEETS.index("black")
            first = next(seat for seat in range(4) if game[seat].fleet == black)
            assert game.asked == (first, "place-merchant")
            assert game.view().first_player == first
            placed(game, *first_docks(4))
            assert game.asked == (first, "play-movement")

    @rule("BF-AMB-26")
    def test_nobody_has_money(self) -> None:
        assert [player.doubloons for player in fresh(4).t.players] == [0] * 4

    @rule("BF-AMB-39")
    def test_three_players_use_black_and_two_others(self) -> None:
        used = Counter(FLEETS[player.fleet] for seed in SEEDS for player in fresh(3, seed).t.players)
        assert used["black"] == len(SEEDS)
        assert set(used) == set(FLEETS)
        assert sum(used.values()) == 3 * len(SEEDS)
        game = fresh(3)
        placed(game, *first_docks(3))
        assert game.t.stock == [10, 10, 10, 13, 13]
        assert len(game.t.players) == 3


class TestFirstDocks:
    @rule("BF-SETUP-14")
    def test_each_merchant_takes_three_cubes_of_its_port(self) -> None:
        game = fresh(3, 5)
        first = game.t.first
        assert game.offers("dock-at") == set(
            ["H2", "J2", "I3", "C4", "C6", "D5", "P4", "P6", "O5", "E10", "G10", "F9", "L10", "N10", "M9"]
        )
        placed(game, "H2")
        assert game.asked == ((first + 1) % 3, "place-merchant")
        placed(game, "I3")
        assert game.asked == ((first + 2) % 3, "place-merchant")
        placed(game, "M9")
        assert [game.cargo((first + turn) % 3) for turn in range(3)] == [("rum", 3), ("rum", 3), ("tools", 3)]
        assert (game.stock("rum"), game.stock("tools"), game.stock("corn")) == (7, 10, 13)
        assert game.place(f"merchant-{(first + 1) % 3 + 1}") == "I3"
        assert game.rules_of("merchant-docked") == ["BF-SETUP-14"] * 3

    @rule("BF-SETUP-15")
    def test_the_first_turn_waits_for_all_merchants(self) -> None:
        game = fresh(4)
        for dock in first_docks(4):
            assert game.asked is not None
            assert game.asked[1] == "place-merchant"
            placed(game, dock)
        assert game.asked == (game.t.first, "play-movement")

    @rule("BF-AMB-16", "BF-SETUP-14")
    def test_only_free_docks(self) -> None:
        game = placed(fresh(4), "H2", "J2")
        assert game.offers("dock-at") & {"H2", "J2", "I3"} == {"I3"}
        game.refuses("dock-at-H2", "bf-dock-taken", "BF-AMB-16")
        placed(game, "I3")
        assert not game.offers("dock-at") & {"H2", "J2", "I3"}
        assert len(game.offers("dock-at")) == 12

    @rule("BF-AMB-17")
    def test_only_a_port_with_a_full_cargo(self) -> None:
        game = table(Captain(None), Captain(), Captain(), stock={"rum": 2})
        assert game.asked == (0, "return-merchant")
        assert not game.offers("dock-at") & {"H2", "J2", "I3"}
        reason = game.refuses("dock-at-H2", "bf-port-short", "BF-AMB-17")
        assert reason.params["stock"] == 2
        enough = table(Captain(None), Captain(), Captain(), stock={"rum": 3})
        assert enough.offers("dock-at") >= {"H2", "J2", "I3"}


class TestVariants:
    def test_late_seats_are_paid(self) -> None:
        """OV-1: seats three and four in the order of play start with a doubloon."""
        for seed in range(8):
            game = fresh(4, seed, late_seats_paid=True)
            assert [game[(game.t.first + turn) % 4].doubloons for turn in range(4)] == [0, 0, 1, 1]
            game = fresh(3, seed, late_seats_paid=True)
            assert [game[(game.t.first + turn) % 3].doubloons for turn in range(3)] == [0, 0, 1]

    def test_developments_are_chosen(self) -> None:
        """OV-2: two cards of each price, one is kept; all eighteen cards are different."""
        game = fresh(3, choose_developments=True)
        both = [sorted([*player.developments, *player.spare]) for player in game.t.players]
        assert len({card for cards in both for card in cards}) == 24
        kept: list[list[int]] = [[], [], []]
        for tier in range(4):
            assert game.asked == (-1, "keep-development")
            choices = [cards[2 * tier + tier % 2] for cards in both]
            game.together(*[f"keep-{DEVELOPMENTS[card]}" for card in choices])
            for seat in range(3):
                kept[seat].append(choices[seat])
        assert [list(player.developments) for player in game.t.players] == kept
        assert game.asked == (game.t.first, "place-merchant")
        view = game.view(0)
        assert view.developments == [DEVELOPMENTS[card] for card in kept[0]]
        assert sorted(view.put_away) == sorted(DEVELOPMENTS[card] for card in set(both[0]) - set(kept[0]))
        assert game.view().put_away == []

    def test_a_card_of_another_seat_cannot_be_kept(self) -> None:
        game = fresh(3, choose_developments=True)
        question = game.run.question
        other = DEVELOPMENTS[game[1].developments[0]]
        assert isinstance(question, Together)
        ask = question.ask_of(0)
        assert ask is not None
        reason = ask.refusal(game.t, move_named(f"keep-{other}"))
        assert reason is not None
        assert (reason.message, reason.rule) == ("bf-not-dealt-to-you", "BF-SETUP-04")

    def test_the_map_is_an_option(self, tmp_path: Path) -> None:
        """A second map is one more file; a game names the map it is played on."""
        copy = Path(shutil.copytree(ROOT / "src" / "freebooter", tmp_path / "freebooter"))
        maps = copy / "games" / "black_fleet" / "content" / "maps"
        text = (maps / "standard-1.toml").read_text(encoding="utf-8").replace('id = "standard-1"', 'id = "shallow"')
        bay = text.replace('"#######....###...c", # 11', '"##############...c", # 11')
        assert bay != text
        (maps / "shallow.toml").write_text(bay, encoding="utf-8")
        told = subprocess.run(
            [sys.executable, "-c", OTHER_MAP], env={"PYTHONPATH": str(tmp_path)}, capture_output=True, check=True
        )
        assert told.stdout.decode().split() == ["standard", "128", "shallow", "127"]


class TestRules1:
    """Records of rules 1 are played on the sea of that time, which has the number it had then."""

    def test_the_standard_map_was_another(self) -> None:
        assert [chart.id for chart in CHARTS][:1] == ["standard-1"]
        assert rules_of(Options(), 4, 1).map == 0
        assert CHARTS[rules_of(Options(), 4).map].id == "standard"
        assert (rules_of(Options(), 4, 1).version, rules_of(Options(), 4).version) == (1, 2)

    def test_it_is_no_option_of_new_games(self) -> None:
        with pytest.raises(Refused):
            rules_of(Options(map="standard-1"), 4)


ROOT = Path(__file__).resolve().parents[3]
OTHER_MAP = """
from freebooter.games.black_fleet.charts import CHARTS
from freebooter.games.black_fleet.game import GAME
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.run import play_randomly, start
for name in ("standard", "shallow"):
    run = start(GAME, GAME.options({"map": name, "round_limit": 2}), 3, SearchChance(1))
    play_randomly(run, SearchChance(2))
    print(GAME.view(run.state, None).map, run.state.board.sea.bit_count())
"""
