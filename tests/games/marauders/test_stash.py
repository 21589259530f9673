"""The stash: gold into the chest and back, who may know it, what it counts."""

import pytest

from freebooter.games.marauders import scoring
from freebooter.games.marauders.captain import death
from freebooter.games.marauders.effects import withdraw_gold
from freebooter.games.marauders.names import (
    CARIBBEAN_SEA,
    CREW,
    FRIGATE,
    OTHER_DEATH,
    ST_MAARTEN,
    TORTUGA,
    TRINIDAD,
)
from freebooter.kernel.ask import Flow
from tests.games.marauders.table import PORT_ACTION, Captain, Play, Room, table
from tests.rules import rule


def at_home(**more: object) -> Play:
    """CAP-06 in his home port."""
    return table(Captain("CAP-06", zone=TRINIDAD, in_port=True, **more), Captain(), game=PORT_ACTION).begins()  # type: ignore[arg-type]


def abroad(zone: int, **more: object) -> Play:
    return table(Captain("CAP-06", zone=zone, in_port=True, **more), Captain(), game=PORT_ACTION).begins()  # type: ignore[arg-type]


@rule("MM-STASH-01")
@pytest.mark.parametrize(("tens", "ones"), [(0, 1), (1, 0), (2, 3), (0, 9)])
def test_any_part_of_the_gold_is_stashed_in_the_home_port(tens: int, ones: int) -> None:
    game = at_home(gold=23)
    game.seat(0).says("do-stash")
    assert game.options == ["stash-tens-0", "stash-tens-1", "stash-tens-2"]
    game.seat(0).says(f"stash-tens-{tens}", f"stash-ones-{ones}")
    assert (game[0].gold, game[0].stash) == (23 - 10 * tens - ones, 10 * tens + ones)


@rule("MM-STASH-01")
def test_not_more_than_there_is() -> None:
    game = at_home(gold=23)
    game.seat(0).says("do-stash", "stash-tens-2")
    assert game.options == [f"stash-ones-{ones}" for ones in range(4)]


@rule("MM-STASH-01")
def test_no_other_port_has_the_chest() -> None:
    assert "do-stash" not in abroad(TORTUGA, gold=23, stash=5).options


@rule("MM-STASH-04")
def test_stashing_is_announced_but_not_how_much() -> None:
    game = at_home(gold=23)
    game.seat(0).says("do-stash", "stash-tens-1", "stash-ones-2")
    assert not game.events("stashed")[0].seen_by(1)
    hidden = game.events("stashed-hidden")[0]
    assert hidden.seen_by(1)
    assert hidden.data == {"seat": 0}


@rule("MM-STASH-06")
@pytest.mark.parametrize(("tens", "ones"), [(0, 4), (1, 0), (1, 7)])
def test_gold_moves_back_on_board_in_the_home_port(tens: int, ones: int) -> None:
    game = at_home(stash=17)
    game.seat(0).says("do-stash", f"withdraw-tens-{tens}")
    if game.asked == (0, "withdraw-ones"):
        game.seat(0).says(f"withdraw-ones-{ones}")
    assert (game[0].gold, game[0].stash) == (10 * tens + ones, 17 - 10 * tens - ones)


@rule("MM-STASH-06", "MM-AMB-45")
def test_in_the_home_port_the_stash_pays_without_the_stash_activity() -> None:
    game = at_home(gold=2, stash=40).draws_glory("GL-27")
    game.seat(0).says("do-shipyard", "buy-ship-frigate")
    assert game[0].ship.kind == FRIGATE
    assert (game[0].gold, game[0].stash) == (0, 40 - (35 - 5 - 2))


@rule("MM-AMB-45")
def test_elsewhere_the_stash_pays_nothing() -> None:
    game = abroad(TORTUGA, gold=2, stash=40, tracks={CREW: 0})
    game.dice("12").seat(0).says("do-recruit")
    assert game.options == ["hire-crew-0", "hire-crew-1"]


def dies(game: Play, seat: int) -> None:
    """The captain of a seat drowns."""

    def drown(t) -> Flow | None:  # type: ignore[no-untyped-def]
        return None if t.players[seat].deaths else death.kill_captain(t, t.players[seat], OTHER_DEATH, "MM-DEATH-01")

    again = Play(game.t, 0, Room(drown))
    again.begins()


@rule("MM-STASH-07", "MM-DEATH-02")
def test_the_stash_survives_the_captain() -> None:
    game = table(Captain(zone=CARIBBEAN_SEA, gold=9, stash=31), Captain(), luck=0, game=PORT_ACTION)
    dies(game, 0)
    assert (game[0].gold, game[0].stash) == (0, 31)


@rule("MM-STASH-02", "MM-STASH-03", "MM-STASH-08")
@pytest.mark.parametrize(("gold", "points"), [(9, 0), (10, 1), (39, 3), (50, 5), (70, 5)])
def test_worked_each_full_ten_counts_up_to_five_points(gold: int, points: int) -> None:
    game = at_home(stash=gold)
    assert scoring.stash_points(game.t, game[0]) == points


@rule("MM-STASH-02", "MM-AMB-86")
def test_stash_points_bring_no_glory_card() -> None:
    game = at_home(gold=30)
    game.seat(0).says("do-stash", "stash-tens-3")
    assert scoring.points(game.t, game[0]) == 3
    assert game[0].track == 0
    assert game[0].hand == ()


@rule("MM-STASH-03", "MM-AMB-51")
def test_whoever_has_five_stash_points_may_go_on_stashing() -> None:
    game = at_home(gold=30, stash=60)
    game.seat(0).says("do-stash", "stash-tens-3")
    assert game[0].stash == 90
    assert scoring.stash_points(game.t, game[0]) == 5


@rule("MM-STASH-05")
def test_the_stash_is_secret_until_its_owner_declares() -> None:
    game = at_home(gold=23)
    game.seat(0).says("do-stash", "stash-tens-1", "stash-ones-2")
    assert (game[0].stash_least, game[0].stash_most) == (0, 23)
    scoring.declare(game.t, game[0])
    assert game[0].stash_least == game[0].stash_most == 12
    assert game.told("points-declared")[0]["stash"] == 12


# St. Maarten and GL-05


@rule("MM-PORTPOWER-14", "MM-AMB-46")
def test_the_courier_of_st_maarten_takes_five_from_on_board() -> None:
    game = abroad(ST_MAARTEN, gold=23, stash=9)
    game.seat(0).says("do-stash")
    assert game.options == ["stash-tens-0", "stash-tens-1"]  # and no withdrawals
    game.seat(0).says("stash-tens-1")
    assert game.options == [f"stash-ones-{ones}" for ones in range(9)]
    game.seat(0).says("stash-ones-8")
    assert (game[0].gold, game[0].stash) == (0, 27)


@rule("MM-AMB-46")
def test_the_courier_brings_nothing_and_pays_nothing() -> None:
    assert "do-stash" not in abroad(ST_MAARTEN, gold=5, stash=40).options
    game = abroad(ST_MAARTEN, gold=1, stash=40)
    assert "do-shipyard" not in game.options
    assert "do-rumour" not in game.options


@rule("MM-PORTPOWER-14", "MM-AMB-46")
def test_whoever_lives_in_st_maarten_pays_no_fee() -> None:
    home = Captain("CAP-16", zone=ST_MAARTEN, in_port=True, gold=7)
    game = table(home, Captain(), game=PORT_ACTION).begins()
    game.seat(0).says("do-stash", "stash-tens-0", "stash-ones-7")
    assert (game[0].gold, game[0].stash) == (0, 7)


def test_a_trusted_courier_makes_any_port_like_home_for_the_stash() -> None:
    game = abroad(TORTUGA, gold=23, stash=11, hand=["GL-05"])
    assert "do-stash" not in game.options
    game.seat(0).plays("GL-05").says("do-stash")
    assert game.options == ["stash-tens-0", "stash-tens-1", "stash-tens-2", "withdraw-tens-0", "withdraw-tens-1"]
    game.seat(0).says("stash-tens-2", "stash-ones-3")
    assert (game[0].gold, game[0].stash) == (0, 34)


def test_a_trusted_courier_spares_the_fee_in_st_maarten() -> None:
    game = abroad(ST_MAARTEN, gold=5, hand=["GL-05"])
    game.seat(0).plays("GL-05").says("do-stash", "stash-tens-0", "stash-ones-5")
    assert (game[0].gold, game[0].stash) == (0, 5)


def test_a_trusted_courier_is_of_no_use_at_home() -> None:
    assert "play-trusted-courier" not in at_home(gold=23, hand=["GL-05"]).options


@rule("MM-STASH-01", "MM-STASH-06")
def test_one_gold_is_enough_to_stash_or_to_take_back() -> None:
    game = at_home(gold=1)
    game.seat(0).says("do-stash", "stash-tens-0", "stash-ones-1")
    assert (game[0].gold, game[0].stash) == (0, 1)
    game = at_home(stash=1)
    game.seat(0).says("do-stash")
    assert game.options == ["stash-tens-0", "withdraw-tens-0"]


@rule("MM-STASH-06")
def test_all_know_the_most_that_can_be_left_of_a_stash() -> None:
    game = at_home(stash=23)
    game.seat(0).says("do-stash", "withdraw-tens-1", "withdraw-ones-2")
    assert (game[0].gold, game[0].stash, game[0].stash_most) == (12, 11, 11)


@rule("MM-STASH-04", "MM-STASH-06")
def test_gold_that_comes_aboard_for_all_to_see_lowers_what_they_know_to_be_in_the_chest() -> None:
    game = table(Captain(stash=20), Captain())
    player = game[0]
    for least, left in ((15, 9), (4, 0)):
        player.stash, player.stash_least, player.stash_most, player.gold = 20, least, 30, 0
        withdraw_gold(game.t, player, 6, "MM-STASH-06")
        assert (player.gold, player.stash, player.stash_least, player.stash_most) == (6, 14, left, 24)
