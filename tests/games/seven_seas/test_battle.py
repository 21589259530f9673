"""Section 4.6, second part: the throw and the fights."""

import pytest

from freebooter.games.seven_seas.names import CAPTAIN, CARTOGRAPHER, TALISMAN
from freebooter.games.seven_seas.plunder.tray import BEYOND, CENTRES, EDGE, draw_for
from tests.games.seven_seas.table import SPAIN, Die, Pirate, Play, caravan, rows, table
from tests.rules import rule


def battle(size: int, sent: list[int], *dice: Die, game: Play | None = None, captain: int = 0) -> Play:
    """A plunder of a Spanish caravan, up to the end of the battle; `sent` goes by seat."""
    if game is None:
        hand = [caravan(SPAIN, size)]
        game = table(*[Pirate(hand=hand) if seat == captain else Pirate() for seat in range(len(sent))])
    game.dice_land(*dice)
    game.choose(*[CAPTAIN if seat == captain else CARTOGRAPHER for seat in range(len(sent))])
    game.captain(captain).plays(caravan(SPAIN, size))
    for step in range(len(sent)):
        seat = (captain + step) % len(sent)
        game.seat(seat).sends(sent[seat])
    return game


def fights(game: Play) -> list[tuple[int, int]]:
    """Who fought whom, as (caravan die, pirate die)."""
    return [(fight["caravan"], fight["pirate"]) for fight in game.told("battle")[-1]["fights"]]


def sunk(game: Play) -> list[list[int]]:
    return [fight["sunk"] for fight in game.told("battle")[-1]["fights"]]


@rule("P7-CAPTAIN-10")
def test_all_dice_are_thrown_together_from_the_captain_on() -> None:
    game = battle(2, [1, 2, 1], *rows([1, 2], [3, 4, 5, 6]), captain=1)
    story = game.told("battle")
    assert len(story) == 1
    assert story[0]["seat"] == 1
    assert [die["owner"] for die in story[0]["dice"]] == [-1, -1, 1, 1, 2, 0]
    assert [(die["x"], die["y"], die["face"]) for die in story[0]["dice"]] == rows([1, 2], [3, 4, 5, 6])


@rule("P7-CAPTAIN-10", "P7-CAPTAIN-13", "P7-CAPTAIN-14")
def test_the_event_of_a_battle_carries_the_whole_story() -> None:
    game = battle(1, [1, 1, 0], (100, 100, 3), (110, 100, 1), (100, 130, 5))
    event = game.events("battle")[0]
    assert event.seen_by(None)
    assert event.rules == ("P7-CAPTAIN-10", "P7-CAPTAIN-13")
    assert event.data == {
        "seat": 0,
        "dice": [
            {"owner": -1, "x": 100, "y": 100, "face": 3},
            {"owner": 0, "x": 110, "y": 100, "face": 1},
            {"owner": 1, "x": 100, "y": 130, "face": 5},
        ],
        "fights": [
            {"caravan": 0, "pirate": 1, "distance_squared": 100, "caravan_face": 3, "pirate_face": 1, "sunk": [1]},
            {"caravan": 0, "pirate": 2, "distance_squared": 900, "caravan_face": 3, "pirate_face": 5, "sunk": [0]},
        ],
        "caravan_left": 0,
    }
    assert game.told("ships-sunk") == [{"seat": 0, "count": 1, "saved": 0}]
    assert game.told("tokens-gained")[0] == {"seat": 0, "count": 1, "tokens": 1}
    assert game.told("booty")[0]["seat"] == 1


@rule("P7-CAPTAIN-12", "P7-CAPTAIN-14")
@pytest.mark.parametrize("red", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("pirate", [1, 2, 3, 4, 5, 6])
def test_less_firepower_sinks_and_equal_firepower_sinks_both(red: int, pirate: int) -> None:
    game = battle(1, [1, 0, 0], *rows([red], [pirate]))
    assert sunk(game) == [[die for die, lost in ((0, red <= pirate), (1, pirate <= red)) if lost]]
    assert game[0].reserve == (4 if pirate <= red else 3)
    assert game.told("battle")[0]["caravan_left"] == (0 if red <= pirate else 1)


@rule("P7-CAPTAIN-13", "P7-AMB-06")
def test_the_closest_pair_of_caravan_and_pirate_fights_first() -> None:
    """In whole numbers and squares: 61 units straight ahead are farther than 44 and 40 aside (59.5)."""
    game = battle(2, [1, 1, 0], (50, 50, 6), (200, 200, 6), (111, 50, 1), (244, 240, 1))
    assert fights(game) == [(1, 3), (0, 2)]
    assert [fight["distance_squared"] for fight in game.told("battle")[0]["fights"]] == [44**2 + 40**2, 61**2]


@rule("P7-AMB-06")
def test_distance_is_a_straight_line_between_centres() -> None:
    """25 straight ahead is nearer than 18 to the side and 18 ahead (25.46), though 18 is less along each side."""
    game = battle(1, [2, 0, 0], (100, 100, 6), (118, 118, 1), (125, 100, 1))
    assert fights(game) == [(0, 2), (0, 1)]


@rule("P7-CAPTAIN-15", "P7-CAPTAIN-23")
def test_sunk_ships_go_to_the_reserve_and_the_others_home() -> None:
    game = battle(1, [3, 1, 0], *rows([4], [1, 2, 6, 3]))
    assert [(game[seat].fleet, game[seat].reserve) for seat in range(3)] == [(5, 5), (7, 3), (7, 3)]
    assert game.told("ships-sunk") == [{"seat": 0, "count": 2, "saved": 0}]
    assert game.view().players[0].empty_ships == 5 - sum(game[0].cargo)


@rule("P7-CAPTAIN-16")
def test_the_closest_pair_is_found_again_and_one_ship_may_fight_in_a_row() -> None:
    """The pirate beats the red die beside it, then its next neighbour, then the farthest; all in a row."""
    game = battle(3, [1, 0, 0], (100, 200, 2), (100, 130, 1), (100, 160, 3), (100, 110, 6))
    assert fights(game) == [(1, 3), (2, 3), (0, 3)]
    assert sunk(game) == [[1], [2], [0]]


@rule("P7-CAPTAIN-16")
def test_a_pair_is_passed_over_when_one_of_it_has_sunk() -> None:
    """The pirate between two red dice sinks with the first; the second looks for another."""
    game = battle(2, [1, 1, 0], (100, 100, 5), (100, 126, 2), (100, 112, 5), (100, 200, 3))
    assert fights(game) == [(0, 2), (1, 3)]
    assert sunk(game) == [[0, 2], [1]]


@rule("P7-CAPTAIN-17")
def test_dice_keep_place_and_face_between_fights() -> None:
    game = battle(1, [3, 0, 0], (100, 100, 4), (100, 110, 3), (100, 130, 2), (100, 150, 5))
    told = game.told("battle")[0]["fights"]
    assert [fight["distance_squared"] for fight in told] == [100, 900, 2500]
    assert [fight["caravan_face"] for fight in told] == [4, 4, 4]
    assert game.all_scripted_chance_was_used


@rule("P7-CAPTAIN-18")
def test_neither_pirates_nor_caravan_ships_fight_their_own_kind() -> None:
    """Two red dice touch, two pirates of different owners touch; only the pairs far apart fight."""
    game = battle(2, [1, 1, 0], (50, 50, 3), (60, 50, 2), (200, 200, 1), (210, 200, 1))
    assert fights(game) == [(1, 2), (1, 3)]
    assert {caravan for caravan, pirate in fights(game)} <= {0, 1}
    assert {pirate for caravan, pirate in fights(game)} <= {2, 3}


@rule("P7-CAPTAIN-19")
def test_the_battle_ends_when_one_side_has_no_ship_left() -> None:
    lost = battle(2, [1, 1, 0], *rows([6, 6], [1, 1]))
    assert len(fights(lost)) == 2
    assert lost.told("battle")[0]["caravan_left"] == 2
    won = battle(2, [4, 4, 4], *rows([1, 1], [6] * 12))
    assert len(fights(won)) == 2
    assert won.told("battle")[0]["caravan_left"] == 0


@rule("P7-CAPTAIN-20")
def test_a_token_for_each_ship_sunk_won_or_lost() -> None:
    lost = battle(2, [2, 1, 0], *rows([6, 6], [1, 1, 1]))
    assert [lost[seat].tokens for seat in range(3)] == [2, 1, 0]
    assert lost.told("battle")[0]["caravan_left"] == 2
    won = battle(1, [2, 1, 0], (100, 100, 3), (100, 110, 1), (100, 120, 2), (100, 140, 4))
    assert won.told("battle")[0]["caravan_left"] == 0
    assert won[0].tokens == 2


@rule("P7-AMB-09", "P7-CAPTAIN-22")
def test_if_the_last_ships_sink_together_nobody_draws_but_tokens_are_given() -> None:
    game = battle(1, [1, 0, 0], *rows([4], [4]))
    assert game.told("battle")[0]["caravan_left"] == 0
    assert game.events("booty") == []
    assert game[0].tokens == 1
    assert game.t.booty.left == 60


@rule("P7-AMB-07")
def test_equal_distances_lower_caravan_die_first() -> None:
    game = battle(2, [1, 0, 0], (100, 120, 5), (100, 80, 6), (100, 100, 6))
    assert fights(game) == [(0, 2), (1, 2)]
    game = battle(2, [1, 0, 0], (100, 80, 6), (100, 120, 5), (100, 100, 6))
    assert fights(game) == [(0, 2)]


@rule("P7-AMB-07")
@pytest.mark.parametrize("captain", [0, 1, 2])
def test_equal_distances_then_the_owner_next_to_the_captain(captain: int) -> None:
    game = battle(1, [1, 1, 1], (100, 100, 6), (100, 120, 1), (100, 80, 1), (120, 100, 1), captain=captain)
    owners = [game.told("battle")[0]["dice"][pirate]["owner"] for red, pirate in fights(game)]
    assert owners == [captain, (captain + 1) % 3, (captain + 2) % 3]


@rule("P7-AMB-07")
def test_equal_distances_then_the_lower_pirate_die() -> None:
    game = battle(1, [3, 0, 0], (100, 100, 6), (100, 120, 1), (100, 80, 1), (80, 100, 1))
    assert fights(game) == [(0, 1), (0, 2), (0, 3)]


@rule("P7-AMB-08", "P7-CAPTAIN-11", "P7-AMB-62")
def test_no_die_leaves_the_tray_touches_the_rim_or_overlaps() -> None:
    for luck in range(25):
        game = table(Pirate(hand=[caravan(SPAIN, 4)]), Pirate(), Pirate(), luck=luck)
        battle(4, [6, 6, 6], game=game)
        dice = game.told("battle")[0]["dice"]
        assert len(dice) == 22
        for at, die in enumerate(dice):
            assert 5 <= die["x"] <= 265
            assert 5 <= die["y"] <= 265
            for other in dice[:at]:
                assert (die["x"] - other["x"]) ** 2 + (die["y"] - other["y"]) ** 2 >= 100


@rule("P7-AMB-62")
def test_dice_may_touch_but_not_overlap() -> None:
    """10 units apart is allowed; 9.9 (7 and 7 aside) is not and is drawn again. All four corners are inside."""
    game = battle(1, [2, 0, 0], (100, 100, 2), (110, 100, 3), (117, 107, 6), (116, 108, 6))
    assert [(die["x"], die["y"]) for die in game.told("battle")[0]["dice"]] == [(100, 100), (110, 100), (116, 108)]
    game = battle(1, [3, 0, 0], (5, 5, 1), (5, 265, 6), (265, 5, 6), (265, 265, 6))
    assert [(die["x"], die["y"]) for die in game.told("battle")[0]["dice"]] == [(5, 5), (5, 265), (265, 5), (265, 265)]
    assert draw_for(5, 5, 1) == 0
    assert draw_for(265, 265, 6) == 261 * 261 * 6 - 1


@rule("P7-AMB-08")
def test_faces_are_uniform_and_do_not_depend_on_places() -> None:
    left: list[int] = []
    right: list[int] = []
    for luck in range(60):
        game = table(Pirate(hand=[caravan(SPAIN, 4)]), Pirate(), Pirate(), luck=luck)
        battle(4, [6, 6, 6], game=game)
        for die in game.told("battle")[0]["dice"]:
            (left if die["x"] < 135 else right).append(die["face"])
    for half in (left, right):
        assert len(half) > 500
        for face in range(1, 7):
            assert 0.12 < half.count(face) / len(half) < 0.22


def open_draw(x: int, y: int, face: int) -> int:
    """The chance result for a place in an open tray, where a die may lie beyond the rim."""
    inset = BEYOND - EDGE // 2
    return ((x + inset) * (CENTRES + 2 * BEYOND) + y + inset) * 6 + face - 1


@rule("P7-CAPTAIN-11")
@pytest.mark.parametrize(
    ("edition", "rethrow", "places"),
    [
        ("en", None, [(50, 50), (60, 60), (70, 70)]),
        ("pl", None, [(10, 10), (50, 50), (60, 60)]),
        ("en", "escaped", [(10, 10), (50, 50), (60, 60)]),
        ("pl", "all", [(50, 50), (60, 60), (70, 70)]),
    ],
)
def test_a_die_that_leaps_out_of_an_open_tray(edition: str, rethrow: str | None, places: list[tuple[int, int]]) -> None:
    """EN: all are thrown again. PL: only the die that left."""
    pirates = [Pirate(hand=[caravan(SPAIN, 1)]), Pirate(), Pirate()]
    game = table(*pirates, edition=edition, tray="open", rethrow=rethrow)
    game.chance.script.extend([open_draw(10, 10, 6), open_draw(270, 30, 6)])
    game.chance.script.extend([open_draw(50, 50, 5), open_draw(60, 60, 4), open_draw(70, 70, 3)])
    battle(1, [2, 0, 0], game=game)
    assert [(die["x"], die["y"]) for die in game.told("battle")[0]["dice"]] == places


@rule("P7-CAPTAIN-11")
def test_every_side_of_an_open_tray_has_a_rim() -> None:
    for x, y in [(4, 100), (266, 100), (100, 4), (100, 266), (-7, -7), (277, 277)]:
        game = table(Pirate(hand=[caravan(SPAIN, 1)]), Pirate(), Pirate(), tray="open", rethrow="escaped")
        game.chance.script.extend([open_draw(5, 265, 1), open_draw(x, y, 6), open_draw(265, 5, 5)])
        battle(1, [1, 0, 0], game=game)
        assert [(die["x"], die["y"]) for die in game.told("battle")[0]["dice"]] == [(5, 265), (265, 5)]


@rule("P7-AMB-62", "P7-CAPTAIN-11")
def test_dice_do_not_overlap_in_an_open_tray_either() -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 1)]), Pirate(), Pirate(), tray="open", rethrow="all")
    game.chance.script.extend([open_draw(100, 100, 1), open_draw(107, 107, 6), open_draw(110, 100, 5)])
    battle(1, [1, 0, 0], game=game)
    dice = [(die["x"], die["y"], die["face"]) for die in game.told("battle")[0]["dice"]]
    assert dice == [(100, 100, 1), (110, 100, 5)]


@rule("P7-AMB-08", "P7-CAPTAIN-11")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_in_an_open_tray_shows_what_was_thrown(face: int) -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 1)]), Pirate(), Pirate(), tray="open", rethrow="all")
    game.chance.script.extend([open_draw(100, 100, face), open_draw(120, 100, 7 - face)])
    battle(1, [1, 0, 0], game=game)
    assert [die["face"] for die in game.told("battle")[0]["dice"]] == [face, 7 - face]


@rule("P7-AMB-15", "P7-RITUAL-12", "P7-RITUAL-14")
def test_unsinkable_ships_are_saved_anew_in_each_battle() -> None:
    hands = [Pirate(hand=[caravan(SPAIN, 1)], unsinkable=1), Pirate(hand=[caravan(SPAIN, 2)]), Pirate()]
    game = table(*hands)
    game.choose(CAPTAIN, CAPTAIN, CARTOGRAPHER)
    for captain, size in ((0, 1), (1, 2)):
        game.dice_land(*rows([6] * size, [1, 1, 1]))
        game.captain(captain).plays(caravan(SPAIN, size))
        for step in range(3):
            seat = (captain + step) % 3
            game.seat(seat).sends(3 if seat == 0 else 0)
    assert game.told("ships-sunk") == [{"seat": 0, "count": 3, "saved": 1}] * 2
    assert (game[0].fleet, game[0].reserve, game[0].tokens) == (3, 7, 4)


@rule("P7-AMB-16", "P7-RITUAL-13")
def test_a_saved_ship_is_out_of_the_battle_and_back_in_the_fleet() -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 2)], unsinkable=3), Pirate(), Pirate())
    battle(2, [2, 1, 0], (100, 100, 5), (200, 200, 6), (100, 110, 1), (110, 100, 1), (120, 100, 5), game=game)
    assert fights(game) == [(0, 2), (0, 3), (0, 4)]  # no saved ship fights the second red die
    assert game.told("battle")[0]["caravan_left"] == 1
    assert (game[0].fleet, game[0].reserve, game[0].tokens) == (7, 3, 0)
    assert game.view().players[0].empty_ships == 7


@rule("P7-RITUAL-13", "P7-CAPTAIN-21")
def test_a_saved_ship_draws_no_booty() -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 1)], unsinkable=3), Pirate(), Pirate())
    game.dice_land((100, 100, 3), (100, 110, 1), (110, 100, 2), (130, 100, 4))
    game.booty_will_be(TALISMAN)
    battle(1, [3, 0, 0], game=game)
    assert game.told("booty") == [{"seat": 0, "count": 1, "cards": ["talisman"]}]
    assert (game[0].fleet, game[0].talismans, game[0].tokens) == (7, 1, 1)
