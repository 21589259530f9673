"""The stash at its boundaries: whose chest is at hand, tens and ones, and the courier's fee."""

import pytest

from freebooter.games.marauders.moves import WITHDRAW_TENS
from freebooter.games.marauders.names import HAVANA, ST_MAARTEN, TRINIDAD
from freebooter.games.marauders.port.stash import CHEST, CHEST_AT_HOME, STASHING, fee, has_chest
from freebooter.kernel.ask import Ask
from freebooter.kernel.note import Refusal
from tests.games.marauders.cards import message, why
from tests.games.marauders.table import Captain, table
from tests.games.marauders.visits import OTHER, brings, port, visit
from tests.rules import rule


@rule("MM-STASH-01", "MM-PORTPOWER-14", "MM-AMB-46")
@pytest.mark.parametrize(
    ("zone", "captain", "gold", "stash", "reason"),
    [
        (TRINIDAD, "CAP-06", 1, 0, ""),
        (TRINIDAD, "CAP-06", 0, 1, ""),
        (TRINIDAD, "CAP-06", 0, 0, "mm-nothing-to-stash"),
        (HAVANA, "CAP-06", 9, 9, "mm-chest-at-home"),
        (ST_MAARTEN, "CAP-06", 6, 0, ""),
        (ST_MAARTEN, "CAP-06", 5, 9, "mm-courier-wants-gold"),
        (ST_MAARTEN, "CAP-16", 1, 0, ""),
    ],
)
def test_when_there_is_something_to_stash(zone: int, captain: str, gold: int, stash: int, reason: str) -> None:
    game = visit(zone, id=captain, gold=gold, stash=stash)
    assert message(STASHING.hindrance(game.t, game[0])) == reason
    assert STASHING.possible(game.t, game[0]) == (reason == "")


@rule("MM-STASH-01", "MM-AMB-46")
def test_whose_chest_is_at_hand() -> None:
    game = visit(HAVANA, gold=5)
    assert game.t.visit is not None and not has_chest(game.t, game[0])
    game.t.visit.courier = True
    assert has_chest(game.t, game[0]) and not has_chest(game.t, game[1]), "the courier is for the captain in port"
    assert (fee(game.t, game[0]), fee(game.t, game[1])) == (0, 5)
    game.t.visit = None
    assert not has_chest(game.t, game[0])
    home = table(Captain(zone=TRINIDAD, in_port=True), OTHER)
    assert has_chest(home.t, home[0]) and fee(home.t, home[0]) == 0
    at_sea = table(Captain(zone=TRINIDAD), OTHER)
    assert not has_chest(at_sea.t, at_sea[0])


@rule("MM-STASH-01", "MM-STASH-02", "MM-STASH-06")
def test_tens_and_ones_into_the_chest_and_back() -> None:
    game = port(TRINIDAD, gold=23, stash=18, track=2).begins()
    assert brings(game, "do-stash").params == {"price": 0, "stash": 18, "points": 3}
    game.seat(0).says("do-stash")
    assert [name for name in game.options if "tens" in name] == [
        "stash-tens-0", "stash-tens-1", "stash-tens-2", "withdraw-tens-0", "withdraw-tens-1",
    ]  # fmt: skip
    assert brings(game, "stash-tens-1").params == {"price": 0, "stash": 28, "points": 4}
    assert brings(game, "withdraw-tens-1").params == {"price": 0, "stash": 8, "points": 2}
    assert why(game, "stash-tens-3") == Refusal("mm-too-little-aboard", "MM-STASH-01", gold=23)
    assert why(game, "withdraw-tens-2") == Refusal("mm-stash-too-small", "MM-STASH-06", stash=18)
    game.seat(0).says("withdraw-tens-1")
    assert game.options == [f"withdraw-ones-{count}" for count in range(9)]
    assert brings(game, "withdraw-ones-8").params == {"price": 0, "stash": 0, "points": 2}
    assert why(game, "withdraw-ones-9") == Refusal("mm-stash-too-small", "MM-STASH-06", stash=18)
    game.seat(0).says("withdraw-ones-8")
    assert (game[0].gold, game[0].stash) == (41, 0)


@rule("MM-PORTPOWER-14", "MM-AMB-46")
def test_the_courier_is_paid_besides_what_he_takes() -> None:
    game = port(ST_MAARTEN, gold=16, stash=9).begins()
    assert brings(game, "do-stash").params == {"price": 5, "stash": 9, "points": 0}
    game.seat(0).says("do-stash")
    assert game.options == ["stash-tens-0", "stash-tens-1"]
    assert why(game, "withdraw-tens-0") == Refusal("mm-courier-brings-nothing", "MM-AMB-46")
    assert why(game, "stash-tens-2") == Refusal("mm-too-little-aboard", "MM-STASH-01", gold=16)
    assert brings(game, "stash-tens-1").params == {"price": 5, "stash": 19, "points": 1}
    game.seat(0).says("stash-tens-1")
    assert game.options == ["stash-ones-0", "stash-ones-1"]
    assert why(game, "stash-ones-2") == Refusal("mm-too-little-aboard", "MM-STASH-01", gold=16)
    assert brings(game, "stash-ones-1").params == {"price": 5, "stash": 20, "points": 2}
    game.seat(0).says("stash-ones-1")
    assert (game[0].gold, game[0].stash) == (0, 20)
    none = port(ST_MAARTEN, gold=16).begins()
    none.seat(0).says("do-stash", "stash-tens-0", "stash-ones-0")
    assert (none[0].gold, none[0].stash) == (16, 0), "who gives the courier nothing pays no fee"


@rule("MM-STASH-06")
def test_nothing_is_told_where_nothing_is_taken_out() -> None:
    game = port(TRINIDAD, gold=3, stash=12).begins()
    game.seat(0).says("do-stash", "withdraw-tens-0", "withdraw-ones-0")
    assert (game[0].gold, game[0].stash, game.told("gold-withdrawn")) == (3, 12, [])
    one = port(TRINIDAD, gold=3, stash=12).begins()
    one.seat(0).says("do-stash", "withdraw-tens-0", "withdraw-ones-1")
    assert (one[0].gold, one[0].stash) == (4, 11)


@rule("MM-STASH-06")
def test_by_the_first_rules_gold_comes_aboard_in_a_port_action_only() -> None:
    game = table(Captain(zone=TRINIDAD, in_port=True, stash=12), OTHER)
    ask = Ask(0, CHEST, [])
    assert CHEST_AT_HOME.refusal(game.t, ask, WITHDRAW_TENS[1]) is None
    assert [move.value for move in CHEST_AT_HOME.options(game.t, 0, 0)] == [0, 1]
    game.t.rules.version = 1
    assert message(CHEST_AT_HOME.refusal(game.t, ask, WITHDRAW_TENS[1])) == "not-this-question"
    assert CHEST_AT_HOME.options(game.t, 0, 0) == []


@rule("MM-STASH-04", "MM-STASH-06")
@pytest.mark.parametrize(("least", "asked"), [(10, "port"), (3, "withdraw-ones")])
def test_the_rest_is_asked_for_where_not_asking_would_tell_what_the_chest_holds(least: int, asked: str) -> None:
    game = port(TRINIDAD, stash=10)
    game[0].stash_least = least
    game.begins().seat(0).says("do-stash", "withdraw-tens-1")
    assert game.asked == (0, asked)
