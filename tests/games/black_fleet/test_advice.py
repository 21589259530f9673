"""What a sensible player would do, in positions where everybody would agree."""

import pytest

from freebooter.bots import choose_in, make_bot
from tests.games.black_fleet.table import Captain, Play, table

ELSEWHERE = [Captain("B8"), Captain("B9")]


def weights_of(game: Play) -> dict[str, int]:
    weights = game.ask.weights(game.t)
    assert weights is not None, f"no advice for {game.ask}"
    return dict(zip(game.options, weights, strict=True))


def advised(game: Play) -> str:
    """The most inviting option."""
    weights = weights_of(game)
    return max(weights, key=lambda name: weights[name])


def test_a_merchant_sells_where_it_lies() -> None:
    game = table(Captain("C4", "tobacco"), *ELSEWHERE)
    game.plays_card("MY-11").merchant()
    assert advised(game) == "sell"


def test_a_merchant_sails_to_a_dock_within_reach() -> None:
    game = table(Captain("C7", "tobacco"), *ELSEWHERE)
    game.plays_card("MY-11").merchant()
    assert advised(game).removeprefix("sail-to-") in ("C4", "C6", "D5", "E10", "F9", "G10")


def test_a_merchant_out_of_reach_comes_nearer_and_does_not_stay() -> None:
    game = table(Captain("H2", "rum", movement=("MY-01", "MY-02")), *ELSEWHERE)
    game.plays_card("MY-01").merchant()
    weights = weights_of(game)
    ports = ("D5", "C4", "C6", "P4", "P6", "O5", "E10", "G10", "F9", "L10", "N10", "M9")
    board = game.board
    nearest = {
        name: min(board.distance[board.space(name.removeprefix("sail-to-"))][board.space(dock)] for dock in ports)
        for name in weights
        if name.startswith("sail-to-")
    }
    best = advised(game)
    assert nearest[best] == min(nearest.values())
    assert weights["finish"] < weights[best] / 8


def test_a_pirate_robs_whom_it_can_reach() -> None:
    game = table(Captain("P4", pirate="H7"), Captain("H4", "rum"), Captain("B9"))
    pirate = game.plays_card("MY-11").pirate()
    chosen = advised(game)
    assert chosen.startswith("sail-to-")
    pirate.does(chosen)
    assert advised(game) == "attack-merchant-2"


def test_a_treasure_goes_to_the_best_beach_within_reach() -> None:
    game = table(Captain("P4", pirate="H5", treasures=["rum"]), *ELSEWHERE)
    pirate = game.plays_card("MY-11").pirate()
    chosen = advised(game)
    assert chosen in ("sail-to-I7", "sail-to-J5")
    pirate.does(chosen)
    assert advised(game) == "bury"


def test_the_navy_sinks_a_pirate() -> None:
    game = table(Captain("P4", movement=("MY-06", "MY-02")), Captain("B8", pirate="K9"), Captain("B9"), yellow="K11")
    game.plays_card("MY-06").yellow()
    assert advised(game) in ("sail-to-K10", "sail-to-J9", "sail-to-L9", "attack-pirate-2")


def test_no_ship_stays_idle_and_victory_is_bought() -> None:
    game = table(Captain("P4", "sugar", bought="all", doubloons=40), *ELSEWHERE)
    game.plays_card("MY-11")
    assert advised(game).startswith("activate-")
    assert weights_of(game)["end-sailing"] < 20
    game.ends_sailing()
    assert advised(game) == "buy-victory"


def test_the_cheapest_development_comes_first() -> None:
    game = table(Captain("P4", "sugar", doubloons=30), *ELSEWHERE)
    game.plays_card("MY-11").ends_sailing()
    assert advised(game) == "buy-5"


def test_the_card_is_played_with_which_the_merchant_can_sell() -> None:
    """Five steps to the dock: MY-11 moves the merchant five, MY-02 two, with two fortune cards."""
    game = table(Captain("K5", "sugar", movement=("MY-02", "MY-11")), *ELSEWHERE)
    assert min(game.board.distance[game.board.space("K5")][game.board.space(dock)] for dock in ("P4", "P6", "O5")) == 4
    assert advised(game) == "play-MY-11"


@pytest.mark.parametrize("name", ["search", "easy"])
def test_a_bot_that_thinks_little_sells_too(name: str) -> None:
    game = table(Captain("C4", "tobacco"), *ELSEWHERE)
    game.plays_card("MY-11").merchant()
    bot = make_bot(name, 1, iterations=40)
    while game.asked == (0, "sail") and "sales" not in game.earned(0):
        game.does(choose_in(bot, game.run, 0).name)
    assert game.earned(0)["sales"] >= 6
