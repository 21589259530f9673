"""Section 4.5: Governor."""

import pytest

from freebooter.games.seven_seas.moves import DECLINE, TAKE_TILE
from freebooter.games.seven_seas.names import CARTOGRAPHER, GOVERNOR, TAVERN
from tests.games.seven_seas.table import ENGLAND, FRANCE, HOLLAND, SPAIN, Pirate, curse, fresh, table, wander
from tests.rules import rule


@rule("P7-GOVERNOR-01")
@pytest.mark.parametrize("nation", [ENGLAND, SPAIN, FRANCE, HOLLAND])
def test_a_spot_a_tile_and_all_ships_for_nothing(nation: int) -> None:
    game = table(Pirate(fleet=2, chests=3), Pirate(), Pirate(), first=1)
    turn = game.alone(GOVERNOR)
    assert game.options == ["take-tile-england", "take-tile-spain", "take-tile-france", "take-tile-holland"]
    turn.takes_tile(nation)
    assert (game[0].spots, game[0].fleet, game[0].reserve, game[0].chests) == (1, 10, 0, 3)
    view = game.view()
    assert view.players[0].corsair_of == [["england", "spain", "france", "holland"][nation]]
    assert len(view.free_nations) == 3
    assert game.told("corsair")[0]["seat"] == 0


@rule("P7-GOVERNOR-02")
def test_a_nation_can_be_taken_only_once_whoever_took_it() -> None:
    game = table(Pirate(corsair_of=[SPAIN]), Pirate(corsair_of=[ENGLAND]), Pirate())
    game.choose(GOVERNOR, GOVERNOR, CARTOGRAPHER)
    assert game.options == ["take-tile-france", "take-tile-holland"]
    taken = game.refuses(0, TAKE_TILE[ENGLAND])
    assert (taken.message, taken.rule) == ("p7-nation-taken", "P7-GOVERNOR-02")
    assert taken.params == {"nation": "england", "seat": 2}
    assert game.refuses(0, TAKE_TILE[SPAIN]).params == {"nation": "spain", "seat": 1}
    game.governor(seat=0).takes_tile(FRANCE)
    game.finish_round()  # the last tile is taken without a question
    assert game.view().players[1].corsair_of == ["england", "holland"]


@rule("P7-GOVERNOR-03")
def test_one_player_may_hold_several_tiles() -> None:
    game = table(Pirate(corsair_of=[SPAIN, HOLLAND]), Pirate(), Pirate())
    game.alone(GOVERNOR).takes_tile(ENGLAND)
    assert game.view().players[0].corsair_of == ["england", "spain", "holland"]


@rule("P7-GOVERNOR-04")
def test_without_a_tile_left_it_is_a_mistake() -> None:
    game = table(Pirate(fleet=5), Pirate(corsair_of=[SPAIN, HOLLAND]), Pirate(corsair_of=[ENGLAND, FRANCE]))
    game.alone(GOVERNOR)
    assert (game[0].spots, game[0].fleet, game[0].reserve) == (1, 5, 5)
    assert game.rules_of("mistake") == ["P7-GOVERNOR-04"]
    assert game.events("gift-taken") + game.events("gift-declined") == []


@rule("P7-GOVERNOR-05", "P7-GOVERNOR-06")
@pytest.mark.parametrize(("first", "size"), [(1, 1), (0, 2)])
def test_the_gift_gives_a_black_spot_back_or_two(first: int, size: int) -> None:
    game = table(Pirate(spots=4), Pirate(), Pirate(), first=first)
    game.alone(GOVERNOR).takes_tile(SPAIN).takes_gift(size)
    assert game[0].spots == 5 - size
    assert game.told("spots-returned") == [{"seat": 0, "count": size, "spots": 5 - size}]


@rule("P7-GOVERNOR-07", "P7-RITUAL-01")
def test_rituals_before_and_after_also_with_a_mistake() -> None:
    game = table(Pirate(tokens=4), Pirate(), Pirate())
    turn = game.alone(GOVERNOR).double_hold().no_ritual().takes_tile(SPAIN).declines_gift()
    assert game.asked == (0, "ritual")
    turn.double_hold()
    assert game[0].double_hold == 2

    game = table(Pirate(tokens=5), Pirate(corsair_of=[ENGLAND, SPAIN, FRANCE, HOLLAND]), Pirate())
    turn = game.alone(GOVERNOR).no_ritual()
    assert (game[0].spots, game.asked) == (1, (0, "ritual"))
    turn.unsinkable()
    assert game[0].unsinkable == 1


@rule("P7-GOVERNOR-08")
def test_a_tile_is_kept_to_the_end_of_the_game() -> None:
    taken: dict[str, int] = {}
    game = fresh(4, seed=3)
    for step in wander(game, 3):
        for player in game.view().players:
            for nation in player.corsair_of:
                assert taken.setdefault(nation, player.seat) == player.seat
        assert len(game.view().free_nations) == 4 - len(taken)
    assert len(taken) == 4
    ties = next(term for term in game.run.game.result(game.t).sheet if term.name == "tie-corsair-tiles")
    assert list(ties.values) == [list(taken.values()).count(seat) for seat in range(4)]


@rule("P7-AMB-42")
def test_the_spot_just_taken_may_be_given_back_and_no_more_than_there_are() -> None:
    game = table(Pirate(spots=0), Pirate(), Pirate())
    game.alone(GOVERNOR).takes_tile(SPAIN).takes_gift(2)
    assert game[0].spots == 0
    assert game.told("spots-returned") == [{"seat": 0, "count": 1, "spots": 0}]


@rule("P7-AMB-43")
def test_an_empty_reserve_does_not_hinder_a_governor() -> None:
    game = table(Pirate(fleet=10), Pirate(), Pirate(), first=1)
    turn = game.alone(GOVERNOR).takes_tile(HOLLAND)
    assert (game[0].spots, game[0].fleet) == (1, 10)
    assert game.asked == (0, "gift")  # the action counts as performed
    turn.takes_gift()
    assert game[0].spots == 0
    assert game.events("mistake") == []


@rule("P7-AMB-43")
def test_a_governor_cannot_refuse_a_tile() -> None:
    game = table(Pirate(), Pirate(corsair_of=[SPAIN, FRANCE]), Pirate())
    game.alone(GOVERNOR)
    assert game.options == ["take-tile-england", "take-tile-holland"]
    assert game.refuses(0, DECLINE).message == "not-this-question"
    game = table(Pirate(hand=[curse(TAVERN)]), Pirate(corsair_of=[SPAIN, FRANCE, ENGLAND]), Pirate())
    game.alone(GOVERNOR)  # a single tile is not even asked about
    assert game.view().players[0].corsair_of == ["holland"]
