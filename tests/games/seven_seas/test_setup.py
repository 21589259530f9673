"""Section 4.1: how the table is laid."""

import pytest

from freebooter.games.seven_seas.game import GAME
from freebooter.games.seven_seas.moves import BUY_SHIPS, MOVES
from freebooter.games.seven_seas.names import (
    ADVENTURE_CARDS,
    ALL_ROLES,
    CAPTAIN,
    CARD_NAMES,
    CARTOGRAPHER,
    GOVERNOR,
    NOBODY,
    SHIPWRIGHT,
    is_caravan,
)
from freebooter.kernel.match import new_match
from freebooter.kernel.note import Refused
from tests.games.seven_seas.table import ENGLAND, Pirate, caravan, fresh, rows, table
from tests.rules import rule

EVERY_TABLE = [(edition, seats) for edition in ("en", "pl") for seats in (2, 3, 4)]


@rule("P7-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_sit_down(seats: int) -> None:
    assert [player.seat for player in fresh(seats).view().players] == list(range(seats))


@rule("P7-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_plays_alone_or_as_fifth(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        new_match(GAME, seats, seed=1)
    assert caught.value.refusal.message == "wrong-players"
    assert caught.value.refusal.params["fewest"] == 2
    assert caught.value.refusal.params["most"] == 4


@rule("P7-SETUP-02")
def test_everyone_holds_seven_different_characters() -> None:
    game = fresh(3)
    for seat in range(3):
        assert [move.name for move in game.ask_of(seat).options] == [
            "choose-shipwright",
            "choose-governor",
            "choose-captain",
            "choose-aborigine",
            "choose-shaman",
            "choose-merchant",
            "choose-cartographer",
        ]


@rule("P7-SETUP-03")
def test_no_way_to_an_eleventh_ship() -> None:
    game = table(Pirate(fleet=7, chests=9), Pirate(fleet=8), Pirate(), first=2)
    game.choose(SHIPWRIGHT, GOVERNOR, CARTOGRAPHER)
    assert game.options == ["buy-ships-0", "buy-ships-1", "buy-ships-2", "buy-ships-3"]
    refusal = game.refuses(0, BUY_SHIPS[4])
    assert (refusal.message, refusal.rule) == ("p7-reserve-too-small", "P7-SHIPWRIGHT-01")
    game.shipwright(seat=0).buys(3).takes_gift()
    assert (game[0].fleet, game[0].reserve) == (10, 0)
    game.governor(seat=1).takes_tile(ENGLAND).takes_gift()
    assert (game[1].fleet, game[1].reserve) == (10, 0)


@rule("P7-SETUP-04", "P7-SETUP-05", "P7-SETUP-07", "P7-AMB-59")
@pytest.mark.parametrize(("edition", "seats"), EVERY_TABLE)
def test_what_everyone_starts_with(edition: str, seats: int) -> None:
    view = fresh(seats, edition=edition).view()
    for player in view.players:
        assert (player.fleet, player.reserve, player.guards) == (7, 3, 0)
        assert (player.chests, player.empty_ships) == (7, 7)
        assert player.cargo == {"rum": 0, "coffee": 0, "fruit": 0}
        assert (player.talismans, player.tokens, player.black_spots) == (0, 0, 0)
        assert (player.double_hold, player.unsinkable_ship) == (0, 0)
        assert player.corsair_of == []
        assert player.used_characters == []
        assert player.hand_size == 3


@rule("P7-SETUP-06")
def test_three_random_cards_each_kept_secret() -> None:
    game = fresh(4)
    hands = [game.view(seat).hand for seat in range(4)]
    assert [len(hand) for hand in hands] == [3, 3, 3, 3]
    assert len({card for hand in hands for card in hand}) == 12
    assert game.view().hand == []
    assert {len(fresh(4, seed=seed).view(0).hand) for seed in range(20)} == {3}
    assert len({tuple(fresh(4, seed=seed).view(0).hand) for seed in range(20)}) > 15


@rule("P7-SETUP-08", "P7-SETUP-09", "P7-SETUP-10")
@pytest.mark.parametrize(
    ("edition", "seats", "above", "below"),
    [("en", 4, 14, 4), ("en", 3, 17, 4), ("en", 2, 20, 4), ("pl", 4, 12, 6), ("pl", 3, 15, 6), ("pl", 2, 14, 6)],
)
def test_where_last_rounds_lies(edition: str, seats: int, above: int, below: int) -> None:
    view = fresh(seats, edition=edition).view()
    assert view.above_last_rounds == above
    assert view.adventure_left == above + 1 + below


@rule("P7-SETUP-08", "P7-SETUP-09", "P7-CARTOGRAPHER-06")
@pytest.mark.parametrize(("edition", "below"), [("en", 4), ("pl", 6)])
def test_last_rounds_comes_when_its_place_is_reached(edition: str, below: int) -> None:
    """Draw the deck down to the last card: Last Rounds shows up with exactly so many cards beneath it."""
    game = fresh(4, edition=edition)
    while not game.events("last-rounds"):
        if game.round_is_over:
            game.choose(CAPTAIN, CAPTAIN, CAPTAIN, CARTOGRAPHER if game[3].roles == ALL_ROLES else CAPTAIN)
        elif game.asked == (3, "gift"):
            game.seat(3).declines_gift()
        else:
            assert game.asked is not None
            game.seat(game.asked[0]).declines()
    # The replacement for Last Rounds is the first of the cards beneath it.
    assert game.view().adventure_left == below - 1


@rule("P7-SETUP-10")
def test_two_players_of_the_polish_edition_never_meet_four_ship_caravans() -> None:
    large = [card for card in range(ADVENTURE_CARDS) if is_caravan(card) and card % 4 == 3]
    assert [CARD_NAMES[card] for card in large] == ["england-4", "spain-4", "france-4", "holland-4"]
    for seed in range(20):
        game = fresh(2, seed=seed, edition="pl")
        assert all(game.t.adventure.counts[card] == 0 for card in large)
        assert not any(card in player.hand for card in large for player in game.t.players)
    for seats, edition in [(3, "pl"), (4, "pl"), (2, "en"), (3, "en")]:
        game = fresh(seats, edition=edition)
        held = [card for player in game.t.players for card in player.hand]
        assert all(game.t.adventure.counts[card] + held.count(card) == 1 for card in large)


@rule("P7-SETUP-11")
@pytest.mark.parametrize(("edition", "seats"), EVERY_TABLE)
def test_last_rounds_is_in_no_opening_hand(edition: str, seats: int) -> None:
    for seed in range(10):
        view = fresh(seats, seed=seed, edition=edition).view()
        assert view.above_last_rounds is not None  # still in the deck
        assert view.rounds_left is None
    assert "last-rounds" not in CARD_NAMES


@rule("P7-SETUP-12")
def test_pirate_bay_is_the_first_port_and_no_card() -> None:
    for edition in ("en", "pl"):
        view = fresh(3, edition=edition).view()
        assert view.port == "pirate-bay"
        assert view.spent_cards == []
    assert "pirate-bay" not in CARD_NAMES
    assert MOVES.by_name("play-card-pirate-bay") is None


@rule("P7-SETUP-13")
def test_booty_is_shuffled_and_face_down() -> None:
    view = fresh(3).view()
    assert view.booty_left == 60
    assert view.booty_discard == {"rum": 0, "coffee": 0, "fruit": 0, "talisman": 0}
    firsts = set()
    for luck in range(30):
        game = table(Pirate(hand=[caravan(ENGLAND, 1)]), Pirate(), Pirate(), luck=luck)
        game.dice_land(*rows([1], [6]))
        game.alone(CAPTAIN).plays(caravan(ENGLAND, 1)).sends(1)
        game.seat(1).sends(0)
        game.seat(2).sends(0)
        firsts.add(game.told("booty")[0]["cards"][0])
    assert firsts == {"rum", "coffee", "fruit", "talisman"}


@rule("P7-SETUP-14")
def test_four_red_dice_belong_to_nobody() -> None:
    game = table(Pirate(hand=[caravan(ENGLAND, 4)]), Pirate(), Pirate())
    game.alone(CAPTAIN).plays(caravan(ENGLAND, 4)).sends(2)
    game.seat(1).sends(1)
    game.seat(2).sends(0)
    owners = [die["owner"] for die in game.told("battle")[0]["dice"]]
    assert owners == [NOBODY, NOBODY, NOBODY, NOBODY, 0, 0, 1]
    assert max(fresh(4).t.rules.caravan_sizes) == 4


@rule("P7-SETUP-15")
def test_four_corsair_tiles_are_free() -> None:
    for seats in (2, 3, 4):
        assert fresh(seats).view().free_nations == ["england", "spain", "france", "holland"]


@rule("P7-SETUP-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_at_random(seats: int) -> None:
    firsts = [fresh(seats, seed=seed).view().first_player for seed in range(60)]
    for seat in range(seats):
        assert firsts.count(seat) > 60 // seats // 3


@rule("P7-SETUP-17")
def test_fewer_players_leave_out_ships_but_no_booty() -> None:
    for seats in (2, 3, 4):
        game = fresh(seats)
        assert len(game.view().players) == seats
        assert sum(player.fleet + player.guards + player.reserve for player in game.t.players) == 10 * seats
        assert game.t.booty.counts == [15, 15, 15, 15]


@rule("P7-SETUP-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_discarded_yet(seats: int) -> None:
    assert fresh(seats).t.discard.counts == [0, 0, 0, 0]
