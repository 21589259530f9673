"""Section 4.10: Cartographer."""

import pytest

from freebooter.games.seven_seas.moves import GIFT
from freebooter.games.seven_seas.names import CARTOGRAPHER, KRAKEN
from tests.games.seven_seas.table import SPAIN, Pirate, caravan, curse, fresh, port_card, table, wander
from tests.rules import rule


@rule("P7-CARTOGRAPHER-01")
def test_the_top_card_is_drawn_and_only_its_owner_sees_it() -> None:
    game = table(Pirate(), Pirate(), Pirate())
    game.adventure_will_be(curse(KRAKEN))
    game.alone(CARTOGRAPHER)
    assert game.view(0).hand == ["kraken"]
    assert (game.view().adventure_left, game.view().players[0].hand_size) == (30, 1)
    seen = game.events("card-drawn")[0]
    assert seen.data == {"seat": 0, "card": "kraken"}
    assert [seen.seen_by(seat) for seat in (0, 1, 2, None)] == [True, False, False, False]
    hidden = game.events("card-drawn-hidden")[0]
    assert hidden.data == {"seat": 0}
    assert [hidden.seen_by(seat) for seat in (0, 1, 2, None)] == [False, True, True, True]


@rule("P7-CARTOGRAPHER-02", "P7-AMB-53")
def test_an_empty_deck_is_a_mistake_and_played_cards_never_come_back() -> None:
    game = table(Pirate(), Pirate(), Pirate(), deck=[], above=-1)
    assert len(game.view().spent_cards) == 30
    game.alone(CARTOGRAPHER)
    assert (game[0].spots, game[0].hand) == (1, ())
    assert "P7-CARTOGRAPHER-02" in game.rules_of("mistake")
    assert game.round_is_over  # no gift was offered
    assert len(game.view().spent_cards) == 30


@rule("P7-CARTOGRAPHER-03", "P7-CARTOGRAPHER-04")
@pytest.mark.parametrize(("first", "size"), [(1, 1), (0, 2)])
def test_the_gift_is_one_card_more_or_two(first: int, size: int) -> None:
    game = table(Pirate(), Pirate(), Pirate(), first=first)
    cards = [curse(KRAKEN), port_card(2), caravan(SPAIN, 2)][: 1 + size]
    game.adventure_will_be(*cards)
    game.alone(CARTOGRAPHER).takes_gift(size)
    assert list(game[0].hand) == sorted(cards)


@rule("P7-CARTOGRAPHER-05", "P7-RITUAL-01")
def test_rituals_before_and_after_also_with_a_mistake() -> None:
    game = table(Pirate(tokens=4), Pirate(), Pirate())
    turn = game.alone(CARTOGRAPHER).double_hold().no_ritual().declines_gift()
    assert game.asked == (0, "ritual")
    turn.double_hold()
    assert (game[0].double_hold, len(game[0].hand)) == (2, 1)

    game = table(Pirate(tokens=3), Pirate(), Pirate(), deck=[], above=-1)
    turn = game.alone(CARTOGRAPHER).no_ritual()
    assert (game[0].spots, game.asked) == (1, (0, "ritual"))
    turn.unsinkable()
    assert game[0].unsinkable == 1


@rule("P7-CARTOGRAPHER-06", "P7-END-12")
def test_last_rounds_is_put_aside_and_replaced() -> None:
    game = table(Pirate(), Pirate(), Pirate(), deck=[curse(KRAKEN), port_card(1), port_card(2)], above=0)
    game.adventure_will_be(port_card(1))
    assert (game.view().adventure_left, game.view().above_last_rounds) == (4, 0)
    game.alone(CARTOGRAPHER)
    assert game.view(0).hand == ["port-1"]
    assert (game.view().adventure_left, game.view().above_last_rounds) == (2, None)
    assert game.told("last-rounds") == [{"seat": 0, "last": 4}]


@rule("P7-CARTOGRAPHER-06", "P7-AMB-52")
def test_last_rounds_among_the_cards_of_a_gift_is_replaced() -> None:
    deck = [curse(KRAKEN), port_card(1), port_card(2), port_card(3)]
    game = table(Pirate(), Pirate(), Pirate(), deck=deck, above=2)
    turn = game.alone(CARTOGRAPHER)
    assert game.events("last-rounds") == []
    turn.takes_gift(2)
    assert len(game[0].hand) == 3
    assert game.told("last-rounds") == [{"seat": 0, "last": 4}]
    assert game.view().adventure_left == 1


@rule("P7-CARTOGRAPHER-07")
def test_there_is_no_hand_limit() -> None:
    hand = [caravan(nation, size) for nation in range(4) for size in (1, 2, 3, 4)]
    game = table(Pirate(hand=hand), Pirate(), Pirate())
    game.alone(CARTOGRAPHER).takes_gift(2)
    assert len(game[0].hand) == 19
    assert game[0].spots == 0


@rule("P7-AMB-52")
def test_a_gift_draws_what_is_left() -> None:
    game = table(Pirate(), Pirate(), Pirate(), deck=[port_card(1), port_card(2)], above=-1)
    game.alone(CARTOGRAPHER).takes_gift(2)
    assert (len(game[0].hand), game[0].spots) == (2, 0)
    game = table(Pirate(), Pirate(), Pirate(), deck=[port_card(1)], above=-1)
    game.alone(CARTOGRAPHER)
    assert (len(game[0].hand), game[0].spots) == (1, 0)
    assert game.round_is_over  # nothing was left to give


@rule("P7-AMB-52", "P7-END-01")
def test_last_rounds_as_the_very_last_card_has_no_replacement() -> None:
    game = table(Pirate(), Pirate(), Pirate(), deck=[], above=0)
    assert game.view().adventure_left == 1
    game.alone(CARTOGRAPHER)
    assert game.told("last-rounds") == [{"seat": 0, "last": 4}]
    assert (game[0].hand, game[0].spots) == ((), 0)
    assert game.view().adventure_left == 0


@rule("P7-CARTOGRAPHER-06", "P7-AMB-52")
def test_last_rounds_is_not_promised_as_a_card_of_the_gift() -> None:
    game = table(Pirate(), Pirate(), Pirate(), first=0, deck=[curse(KRAKEN), port_card(1)], above=1)
    turn = game.alone(CARTOGRAPHER)
    note = game.ask_of(0).preview(game.t, GIFT[2])
    assert note is not None
    assert note.params["count"] == 1
    turn.takes_gift(2)
    assert len(game[0].hand) == 2


@rule("P7-AMB-53")
def test_no_played_card_is_ever_shuffled_back() -> None:
    spent: list[str] = []
    for game in wander(fresh(4, seed=8), 8):
        now = game.view().spent_cards
        assert now[: len(spent)] == spent
        spent = now
    assert len(spent) > 5
