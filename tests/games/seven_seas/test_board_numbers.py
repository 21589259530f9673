"""What the engine works out for a seat's board: every number that a client shows and the view does not have."""

import msgspec
import pytest

from freebooter.games.seven_seas.content.load import ADVENTURES
from freebooter.games.seven_seas.display.number_structs import BoardNumbers, CardFace
from freebooter.games.seven_seas.game import GAME
from freebooter.games.seven_seas.names import KRAKEN
from tests.games.seven_seas.table import FRANCE, SPAIN, Pirate, Play, caravan, curse, fresh, port_card, table, wander
from tests.rules import rule


def board_numbers(game: Play, seat: int = 0) -> BoardNumbers:
    found = GAME.presentation.board_numbers(game.t, seat)
    assert isinstance(found, BoardNumbers)
    return found


@rule("P7-MERCHANT-02", "P7-MERCHANT-03", "P7-MERCHANT-04")
@pytest.mark.parametrize(
    ("cargo", "fetches"),
    [
        ((0, 0, 0), (0, 0, 0)),
        ((2, 1, 2), (2, 1, 2)),
        ((3, 3, 3), (9, 6, 3)),
        ((4, 0, 1), (12, 0, 1)),
    ],
)
def test_cargo_fetches_what_a_sale_here_would_bring(cargo: tuple[int, int, int], fetches: tuple[int, int, int]) -> None:
    """Pirate Bay pays 3 for rum, 2 for coffee, 1 for fruit."""
    assert ADVENTURES.pirate_bay.pays == ["rum", "coffee", "fruit"]
    rum, coffee, fruit = cargo
    found = board_numbers(table(Pirate(fleet=10, rum=rum, coffee=coffee, fruit=fruit), Pirate(), Pirate()))
    assert found.fetches == dict(zip(("rum", "coffee", "fruit"), fetches, strict=True))
    assert found.cargo == sum(fetches)


@rule("P7-CAPTAIN-02", "P7-CAPTAIN-05", "P7-CAPTAIN-06")
def test_a_caravan_shows_its_ships_and_how_many_one_could_send() -> None:
    """Three players: as many as the caravan has and two more, of those that carry nothing."""
    found = board_numbers(
        table(Pirate(fleet=7, rum=3, hand=[caravan(SPAIN, 1), caravan(FRANCE, 4)]), Pirate(), Pirate())
    )
    assert found.hand == [
        CardFace("spain-1", "caravan", nation="spain", size=1, sends=3),
        CardFace("france-4", "caravan", nation="france", size=4, sends=4),
    ]


@rule("P7-MERCHANT-03", "P7-ABORIGINE-02")
def test_a_port_card_shows_what_it_would_pay_for_my_cargo() -> None:
    game = table(Pirate(fleet=7, rum=3, coffee=1, hand=[port_card(4)]), Pirate(), Pirate())
    (card,) = board_numbers(game).hand
    assert ADVENTURES.ports["port-4"] == ["coffee", "fruit", "rum"]
    assert card == CardFace("port-4", "port", pays={"rum": 1, "coffee": 3, "fruit": 2}, cargo=4)
    assert board_numbers(game).cargo == 10


def test_a_curse_shows_nothing_to_count() -> None:
    (card,) = board_numbers(table(Pirate(hand=[curse(KRAKEN)]), Pirate(), Pirate())).hand
    assert msgspec.to_builtins(card) == {"card": "kraken", "kind": "curse"}


def test_faces_follow_the_options_of_the_table() -> None:
    sizes, ports = [4, 3, 2, 1], [["fruit", "coffee", "rum"]] * 6
    seen = 0
    for game in wander(fresh(2, 3, caravan_sizes=sizes, ports=ports), seed=3, most=60):
        for seat in (0, 1):
            for card in board_numbers(game, seat).hand:
                if card.kind == "caravan":
                    assert card.size == 5 - int(card.card.split("-")[1])
                    seen += 1
                elif card.kind == "port":
                    assert card.pays == {"rum": 1, "coffee": 2, "fruit": 3}
                    seen += 1
    assert seen > 20


def test_the_hand_of_the_board_numbers_is_the_hand_of_the_view() -> None:
    for game in wander(fresh(3, 5), seed=5, most=80):
        for seat in (0, 1, 2):
            assert [card.card for card in board_numbers(game, seat).hand] == game.view(seat).hand


@rule("P7-CAPTAIN-07")
def test_a_fleet_without_an_empty_ship_is_warned() -> None:
    full = table(Pirate(fleet=2, rum=2), Pirate(), Pirate())
    assert [(risk.message, risk.rule) for risk in full.ask_of(0).risks(full.t)] == [
        ("risk-no-empty-ship", "P7-CAPTAIN-07")
    ]
    assert full.ask_of(1).risks(full.t) == []


@rule("P7-CAPTAIN-24", "P7-AMB-20")
def test_the_whole_booty_as_one_answer() -> None:
    game = table(Pirate(fleet=7, hand=[port_card(1)]), Pirate(), Pirate())
    assert board_numbers(game).load is None
    game.t.quay = [1, 2, 0]
    plan = board_numbers(game).load
    assert plan is not None
    assert (plan.goods, plan.left, plan.room, plan.cargo) == ({"rum": 1, "coffee": 2}, 0, 4, 3)


@rule("P7-AMB-20")
def test_where_room_is_short_the_dearest_goods_are_loaded() -> None:
    game = table(Pirate(fleet=4, rum=2, fruit=1), Pirate(), Pirate())
    game.t.quay = [1, 2, 0]
    plan = board_numbers(game).load
    assert plan is not None
    assert (plan.goods, plan.left, plan.room, plan.cargo) == ({"rum": 1, "coffee": 0}, 2, 0, 10)


@rule("P7-END-04")
def test_cards_in_hand_are_warned_of_in_the_last_rounds_only() -> None:
    game = table(Pirate(hand=[curse(KRAKEN), port_card(1)]), Pirate(), Pirate())
    assert game.ask_of(0).risks(game.t) == []
    game.t.last_round = game.t.round + 3
    (risk,) = game.ask_of(0).risks(game.t)
    assert (risk.message, risk.params) == ("risk-hand", {"count": 2, "points": -6, "cost": 6})


@rule("P7-AMB-61")
def test_a_limit_of_rounds_is_told_when_it_comes_near() -> None:
    game = table(Pirate(), Pirate(), Pirate())
    game.t.round = game.t.rules.round_limit - 4
    assert game.ask_of(0).risks(game.t) == []
    for left in (3, 0):
        game.t.round = game.t.rules.round_limit - left
        (risk,) = game.ask_of(0).risks(game.t)
        assert (risk.message, risk.params) == ("risk-round-limit", {"left": left})
    game.t.last_round = game.t.round
    assert game.ask_of(0).risks(game.t) == [], "Last Rounds stands on the table itself"
