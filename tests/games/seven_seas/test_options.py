"""Sections 2, 6 and 8: content, editions and rule switches."""

import pytest

from freebooter.games.seven_seas.content.load import check_order
from freebooter.games.seven_seas.game import GAME
from freebooter.games.seven_seas.names import (
    CAPTAIN,
    CARD_NAMES,
    CARTOGRAPHER,
    CURSES,
    KRAKEN,
    MERCHANT,
    SHAMAN,
    WHIRLPOOL,
)
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.note import Refused
from freebooter.kernel.state import field_names
from tests.games.seven_seas.table import SPAIN, Pirate, Play, caravan, curse, fresh, table
from tests.rules import rule


def refusal_of(**options: object) -> str:
    with pytest.raises(Refused) as caught:
        GAME.setup(GAME.options(options), 3, SearchChance(1))
    return caught.value.refusal.message


# Content


@rule("P7-AMB-02", "P7-AMB-05")
def test_the_adventure_deck() -> None:
    """Four caravans of each nation, of one to four ships; eight curses, one of each; six ports."""
    assert CARD_NAMES[:16] == [
        f"{nation}-{size}" for nation in ("england", "spain", "france", "holland") for size in (1, 2, 3, 4)
    ]
    assert CARD_NAMES[16:24] == CURSES
    assert sorted(CURSES) == ["iceberg", "idol", "kraken", "riot", "salary", "sirens", "tavern", "whirlpool"]
    assert CARD_NAMES[24:] == [f"port-{number}" for number in range(1, 7)]
    for seats in (2, 3, 4):
        game = fresh(seats)
        held = [card for player in game.t.players for card in player.hand]
        assert [game.t.adventure.counts[card] + held.count(card) for card in range(30)] == [1] * 30
        assert game.t.rules.caravan_sizes == [1, 2, 3, 4] * 4


@rule("P7-AMB-03", "P7-AMB-04")
def test_the_ports() -> None:
    """Pirate Bay pays 3, 2, 1 for Rum, Coffee, Fruit; the six ports are the six orders."""
    assert fresh(2).t.rules.prices == [
        [3, 2, 1],
        [3, 2, 1],
        [3, 1, 2],
        [2, 3, 1],
        [1, 3, 2],
        [2, 1, 3],
        [1, 2, 3],
    ]
    with pytest.raises(ValueError, match="each of rum, coffee, fruit once"):
        check_order("port-1", ["rum", "rum", "fruit"])


@rule("P7-SETUP-13", "P7-SETUP-17")
def test_the_booty_deck() -> None:
    assert fresh(2).t.booty.counts == [15, 15, 15, 15]


# Switches


@rule("P7-SETUP-08", "P7-SETUP-09")
def test_switch_cards_below_last_rounds() -> None:
    assert fresh(4, cards_below_last_rounds=9).view().above_last_rounds == 9
    assert fresh(4, edition="pl", cards_below_last_rounds=0).view().above_last_rounds == 18
    assert refusal_of(cards_below_last_rounds=-1) == "bad-option"
    assert refusal_of(cards_below_last_rounds=15) == "bad-option"


@rule("P7-SETUP-10")
def test_switch_remove_four_ship_caravans_with_two() -> None:
    assert fresh(2, edition="pl", remove_four_ship_caravans_with_two=False).view().adventure_left == 25
    assert fresh(2, edition="en", remove_four_ship_caravans_with_two=True).view().adventure_left == 21
    assert fresh(3, edition="en", remove_four_ship_caravans_with_two=True).view().adventure_left == 22


@rule("P7-SETUP-10")
def test_last_rounds_is_always_in_the_deck_however_many_caravans_are_removed() -> None:
    game = fresh(2, remove_four_ship_caravans_with_two=True, caravan_sizes=[4, 4, 4, 4], cards_below_last_rounds=14)
    assert game.view().above_last_rounds == 0
    assert game.view().adventure_left == 30 - 16 - 6 + 1


@rule("P7-END-08", "P7-END-04")
def test_switches_black_spot_vp_and_free_hand_cards() -> None:
    hand = [caravan(SPAIN, 1), caravan(SPAIN, 2), caravan(SPAIN, 3)]
    for edition, vp, free, points in [
        ("en", -1, None, 7 - 4),
        ("en", None, 2, 7 - 6),
        ("pl", -5, 0, 7 - 20),
        ("pl", 0, 0, 7),
    ]:
        game = table(
            Pirate(spots=1, hand=hand), Pirate(), edition=edition, black_spot_vp=vp, free_hand_cards_at_end=free
        )
        assert game.view().players[0].points_now == points
    assert refusal_of(black_spot_vp=1) == "bad-option"
    assert refusal_of(free_hand_cards_at_end=-1) == "bad-option"


@rule("P7-SHAMAN-10", "P7-CURSE-06", "P7-SHAMAN-11")
def test_switch_curse_penalty() -> None:
    """A PL table may pay in ships; then the surplus rule of the EN edition holds there too."""
    pirates = [Pirate(fleet=2, rum=2, hand=[curse(KRAKEN)]), Pirate(fleet=0), Pirate(fleet=0)]
    game = table(*pirates, edition="pl", curse_penalty="ship")
    game.faces(1, 6).choose(SHAMAN, SHAMAN, CARTOGRAPHER)
    game.shaman(seat=0).plays(curse(KRAKEN))
    assert (game[0].fleet, game[0].cargo, game[0].chests) == (1, [1, 0, 0], 7)


@rule("P7-MERCHANT-07", "P7-MERCHANT-08", "P7-AMB-44")
@pytest.mark.parametrize(
    ("edition", "mistake", "spots"),
    [("en", "nothing-sold", 1), ("pl", "no-goods", 0), ("en", None, 0), ("pl", None, 1)],
)
def test_switch_merchant_mistake(edition: str, mistake: str | None, spots: int) -> None:
    game = table(Pirate(rum=1), Pirate(), Pirate(), edition=edition, merchant_mistake=mistake)
    game.alone(MERCHANT).sells(rum=0)
    assert game[0].spots == spots


def whirlpool(**options: object) -> Play:
    pirates = [Pirate(fleet=3, talismans=2, hand=[curse(WHIRLPOOL)]), Pirate(fleet=2), Pirate(fleet=0)]
    game = table(*pirates, **options)  # type: ignore[arg-type]
    game.dice_land((100, 100, 4), (100, 110, 1), (100, 120, 1), (100, 200, 1), (100, 130, 1), (100, 140, 1))
    game.choose(SHAMAN, SHAMAN, CARTOGRAPHER)
    game.shaman(seat=0).plays(curse(WHIRLPOOL))
    return game


@rule("P7-AMB-36", "P7-CURSE-09")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_switch_whirlpool(edition: str) -> None:
    for chosen, talismans, paid in [(None, 0, 2), ("per-ship", 0, 2), ("per-player", 1, 1)]:
        game = whirlpool(edition=edition, whirlpool=chosen)
        assert game[0].talismans == talismans
        assert (game[1].fleet, game[1].chests) == ((2 - paid, 7) if edition == "en" else (2, 7 - paid))


@rule("P7-AMB-11")
@pytest.mark.parametrize(("chosen", "spots"), [(None, 2), ("two-spots", 2), ("one-spot", 1)])
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_switch_corsair_absent(edition: str, chosen: str | None, spots: int) -> None:
    pirates = [Pirate(hand=[caravan(SPAIN, 1)]), Pirate(corsair_of=[SPAIN]), Pirate()]
    for sent, expected in [(0, spots), (1, 1)]:
        game = table(*pirates, edition=edition, corsair_absent=chosen)
        game.alone(CAPTAIN).plays(caravan(SPAIN, 1)).sends(1)
        game.seat(1).sends(sent)
        assert game[1].spots == expected


@rule("P7-AMB-61")
def test_switch_round_limit() -> None:
    game = table(Pirate(), Pirate(), round_limit=2)
    game.choose(SHAMAN, SHAMAN).finish_round()
    assert game.round_is_over
    game.choose(SHAMAN, SHAMAN).finish_round()
    assert game.over
    assert refusal_of(round_limit=0) == "bad-option"
    assert refusal_of(round_limit=1001) == "bad-option"
    assert GAME.options({"round_limit": 1}) is not None


@rule("P7-AMB-03", "P7-AMB-04")
def test_switches_pirate_bay_and_ports() -> None:
    bay = ["fruit", "coffee", "rum"]
    game = table(Pirate(rum=3, fruit=3, chests=0), Pirate(), Pirate(), first=1, pirate_bay=bay)
    assert game.view().prices == {"rum": 1, "coffee": 2, "fruit": 3}
    game.alone(MERCHANT).sells(rum=3, fruit=3)
    assert game[0].chests == 3 + 9
    game = table(Pirate(), Pirate(), port=6, ports=[bay, bay, bay, bay, bay, ["coffee", "rum", "fruit"]])
    assert game.view().prices == {"rum": 2, "coffee": 3, "fruit": 1}
    assert refusal_of(pirate_bay=["rum", "rum", "fruit"]) == "bad-option"
    assert refusal_of(ports=[bay]) == "bad-option"
    assert refusal_of(ports=[bay, bay, bay, bay, bay, ["rum"]]) == "bad-option"


@rule("P7-AMB-02", "P7-CAPTAIN-02")
def test_switch_caravan_sizes() -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 1)]), Pirate(), Pirate(), caravan_sizes=[2, 2, 3, 4])
    game.alone(CAPTAIN).plays(caravan(SPAIN, 1))
    assert game.told("caravan-played") == [{"seat": 0, "nation": "spain", "size": 2}]
    assert game.options[-1] == "send-4"
    for sizes in ([1, 2, 3], [1, 2, 3, 5], [0, 1, 2, 3]):
        assert refusal_of(caravan_sizes=sizes) == "bad-option"


@rule("P7-AMB-19", "P7-SETUP-13")
def test_switch_booty_counts() -> None:
    assert fresh(2, booty_counts=[1, 2, 3, 4]).t.booty.counts == [1, 2, 3, 4]
    assert refusal_of(booty_counts=[1, 2, 3]) == "bad-option"
    assert refusal_of(booty_counts=[1, 2, 3, -4]) == "bad-option"
    assert refusal_of(booty_counts=[1, 2, 3, 101]) == "bad-option"
    game = table(Pirate(hand=[caravan(SPAIN, 1)]), Pirate(), Pirate(), booty_counts=[0, 0, 0, 0])
    game.dice_land((100, 100, 1), (100, 120, 6))
    game.alone(CAPTAIN).plays(caravan(SPAIN, 1)).sends(1)
    game.seat(1).sends(0)
    game.seat(2).sends(0)
    assert game.told("booty") == [{"seat": 0, "count": 0, "cards": []}]


@rule("P7-AMB-08", "P7-CAPTAIN-11")
def test_the_tray_is_closed_unless_it_is_opened() -> None:
    for edition in ("en", "pl"):
        assert not fresh(2, edition=edition).t.rules.open_tray
        assert fresh(2, edition=edition, tray="open").t.rules.open_tray
    assert fresh(2, edition="en").t.rules.rethrows_all
    assert not fresh(2, edition="pl").t.rules.rethrows_all


def test_unknown_options_and_values_are_refused() -> None:
    assert refusal_of(edition="de") == "bad-option"
    assert refusal_of(ship_limit="subtract") == "bad-option"
    assert refusal_of(shiplimit="add") == "unknown-option"


@rule("P7-AMB-59", "P7-AMB-01")
def test_editions_differ_where_the_ledger_says_so_and_nowhere_else() -> None:
    english, polish = fresh(3, edition="en").t.rules, fresh(3, edition="pl").t.rules
    differing = {name for name in field_names(type(english)) if getattr(english, name) != getattr(polish, name)}
    assert differing == {
        "below_last_rounds",
        "removes_large_caravans",
        "spot_points",
        "free_hand_cards",
        "penalty_in_ships",
        "must_sell",
        "rethrows_all",
    }
    assert english.adds_to_limit
