"""Section 4.3: the round, mistakes and what never runs out."""

import pytest

from freebooter.games.seven_seas.moves import BARGAIN, DOUBLE_HOLD, UNSINKABLE
from freebooter.games.seven_seas.names import (
    ABORIGINE,
    CAPTAIN,
    CARTOGRAPHER,
    GOVERNOR,
    MERCHANT,
    ROLES,
    SHAMAN,
    SHIPWRIGHT,
    TAVERN,
)
from tests.games.seven_seas.table import ENGLAND, SPAIN, Pirate, Play, caravan, curse, port_card, rows, table
from tests.rules import rule


def called(game: Play) -> list[str]:
    kinds = ("role-called", "role-called-nobody")
    return [str(event.data["role"]) for event in game.journal.events if event.kind in kinds]


@rule("P7-ROUND-01", "P7-ROUND-04")
def test_all_seven_roles_are_called_in_their_order() -> None:
    for choice in [(CARTOGRAPHER, SHIPWRIGHT, SHAMAN), (MERCHANT, CAPTAIN, GOVERNOR), (ABORIGINE,) * 3]:
        game = table(Pirate(), Pirate(), Pirate())
        game.choose(*choice)
        game.finish_round()
        assert called(game) == [
            "shipwright",
            "governor",
            "captain",
            "aborigine",
            "shaman",
            "merchant",
            "cartographer",
        ]


@rule("P7-ROUND-02")
def test_everyone_who_chose_a_role_reveals_it_when_it_is_called() -> None:
    game = table(Pirate(), Pirate(), Pirate(), Pirate(), first=2)
    game.choose(SHAMAN, CAPTAIN, SHAMAN, SHAMAN)
    assert game.told("role-called") == [{"role": "captain", "seats": [1]}]
    game.captain(seat=1).declines()
    event = game.events("role-called")[-1]
    assert event.data == {"role": "shaman", "seats": [2, 3, 0]}
    assert event.reveals
    assert all(event.seen_by(seat) for seat in (None, 0, 1, 2, 3))


@rule("P7-ROUND-03")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 3]), (1, [1, 3, 0]), (2, [3, 0, 1]), (3, [3, 0, 1])])
def test_players_of_one_role_act_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    game = table(Pirate(), Pirate(), Pirate(), Pirate(), first=first)
    game.choose(CAPTAIN, CAPTAIN, MERCHANT, CAPTAIN)
    acted = []
    while game.asked is not None and game.asked[1] == "captain-card":
        acted.append(game.asked[0])
        game.seat(game.asked[0]).declines()
    assert acted == order


@rule("P7-ROUND-04")
def test_the_next_role_waits_until_all_of_the_last_have_finished() -> None:
    game = table(Pirate(), Pirate(), Pirate())
    game.choose(CAPTAIN, ABORIGINE, CAPTAIN)
    assert game.asked == (0, "captain-card")
    game.captain(seat=0).declines()
    assert game.asked == (2, "captain-card")
    assert called(game)[-1] == "captain"
    game.captain(seat=2).declines()
    assert game.asked == (1, "aborigine-card")


@rule("P7-ROUND-10")
def test_a_mistake_costs_one_black_spot() -> None:
    game = table(Pirate(spots=2), Pirate(), Pirate())
    game.alone(CAPTAIN).declines()
    assert game[0].spots == 3
    assert game.told("mistake") == [{"seat": 0}]
    assert game.told("black-spot") == [{"seat": 0, "spots": 3}]


@rule("P7-ROUND-11")
@pytest.mark.parametrize("role", [CAPTAIN, ABORIGINE, SHAMAN])
def test_captain_aborigine_and_shaman_take_all_cards_back(role: int) -> None:
    """Also after a mistake: the choice alone decides."""
    game = table(Pirate(used=[SHIPWRIGHT, MERCHANT, CARTOGRAPHER]), Pirate(used=[GOVERNOR]), Pirate())
    game.choose(role, CARTOGRAPHER, CARTOGRAPHER)
    game.finish_round()
    assert game[0].spots == 1
    assert [len(game.ask_of(seat).options) for seat in range(3)] == [7, 5, 6]
    assert game.told("cards-back") == [{"seat": 0}]


@rule("P7-ROUND-11")
def test_nothing_comes_back_before_the_round_is_over() -> None:
    game = table(Pirate(used=[MERCHANT]), Pirate(), Pirate())
    game.choose(CAPTAIN, SHAMAN, SHAMAN)
    game.captain(seat=0).declines()
    assert game.view().players[0].used_characters == ["merchant"]
    assert game.told("cards-back") == []


@rule("P7-ROUND-12")
@pytest.mark.parametrize("role", [SHIPWRIGHT, GOVERNOR, MERCHANT, CARTOGRAPHER])
def test_the_other_four_stay_on_the_table_with_all_earlier_ones(role: int) -> None:
    earlier = SHIPWRIGHT if role != SHIPWRIGHT else GOVERNOR
    game = table(Pirate(used=[earlier]), Pirate(), Pirate())
    game.choose(role, CAPTAIN, CAPTAIN)
    game.finish_round()
    assert game.view().players[0].used_characters == [ROLES[at] for at in sorted([earlier, role])]


@rule("P7-ROUND-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_marker_goes_round_clockwise(seats: int) -> None:
    game = table(*[Pirate()] * seats, first=1)
    firsts = []
    for round in range(1, seats + 2):
        assert game.view().round == round
        firsts.append(game.view().first_player)
        game.choose(*[CAPTAIN] * seats)
        game.finish_round()
    assert firsts == [(1 + round) % seats for round in range(seats + 1)]
    assert game.told("new-round")[0] == {"round": 2, "seat": 2 % seats}


RITUALS = [BARGAIN[0], BARGAIN[1], BARGAIN[2], DOUBLE_HOLD, UNSINKABLE]


@rule("P7-ROUND-14", "P7-RITUAL-01")
@pytest.mark.parametrize("role", [SHIPWRIGHT, GOVERNOR, MERCHANT, CARTOGRAPHER])
def test_four_roles_allow_rituals(role: int) -> None:
    game = table(Pirate(tokens=9, rum=1, coffee=1, fruit=1), Pirate(), Pirate())
    game.alone(role)
    assert game.asked == (0, "ritual")
    assert game.options == ["no-ritual", *[move.name for move in RITUALS]]


@rule("P7-ROUND-14", "P7-CAPTAIN-31", "P7-ABORIGINE-06", "P7-SHAMAN-14")
@pytest.mark.parametrize(
    ("role", "card", "prompt"),
    [
        (CAPTAIN, caravan(SPAIN, 1), "captain-card"),
        (ABORIGINE, port_card(1), "aborigine-card"),
        (SHAMAN, curse(TAVERN), "shaman-card"),
    ],
)
def test_three_roles_allow_none(role: int, card: int, prompt: str) -> None:
    game = table(Pirate(tokens=9, rum=1, coffee=1, fruit=1, hand=[card]), Pirate(), Pirate())
    turn = game.alone(role)
    assert game.asked == (0, prompt)
    for ritual in RITUALS:
        refusal = game.refuses(0, ritual)
        assert (refusal.message, refusal.rule) == ("p7-no-ritual-here", "P7-ROUND-14")
    turn.plays(card)
    while game.t.called == role:
        assert game.asked is not None
        seat, prompt = game.asked
        assert prompt != "ritual"
        game.seat(seat).does(game.ask_of(seat).options[-1])
    assert (game[0].double_hold, game[0].unsinkable) == (0, 0)


@rule("P7-ROUND-15", "P7-RITUAL-16")
def test_spots_tokens_and_ritual_tiles_never_run_out() -> None:
    """More than the 6 spots, 30 tokens and 12 ritual tiles of the box, all with one player."""
    game = table(Pirate(spots=6, tokens=30, double_hold=9, unsinkable=9), Pirate(), Pirate())
    game.alone(CAPTAIN).declines()
    assert game[0].spots == 7

    game = table(Pirate(tokens=30, hand=[caravan(ENGLAND, 1)]), Pirate(), Pirate())
    game.dice_land(*rows([6], [1, 1]))
    game.alone(CAPTAIN).plays(caravan(ENGLAND, 1)).sends(2)
    game.finish_round()
    assert game[0].tokens == 32

    game = table(Pirate(tokens=60, double_hold=12, unsinkable=12), Pirate(), Pirate())
    turn = game.alone(SHIPWRIGHT)
    for level in range(5):
        turn.double_hold().unsinkable()
    assert (game[0].double_hold, game[0].unsinkable, game[0].tokens) == (17, 17, 35)
