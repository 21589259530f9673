"""What a plunder would bring: chances and averages, exact against one ship, tried out against more."""

from itertools import permutations, product
from math import sqrt

import pytest

from freebooter.games.seven_seas.names import CAPTAIN
from freebooter.games.seven_seas.options import Options, rules_of
from freebooter.games.seven_seas.plunder.battle import fight
from freebooter.games.seven_seas.plunder.odds import MOST_PIRATES, TRIED_SIZES, battle_odds, in_per_cent, sunk_caravan
from freebooter.games.seven_seas.plunder.tray import throw
from freebooter.kernel.chance import SearchChance
from tests.games.seven_seas.table import FRANCE, Pirate, caravan, table
from tests.rules import rule


@rule("P7-CAPTAIN-13", "P7-CAPTAIN-14")
@pytest.mark.parametrize("pirates", [1, 2, 3, 4])
def test_odds_against_one_ship_are_those_of_all_dice_in_all_orders(pirates: int) -> None:
    counts = [0] * (pirates + 1)
    orders = list(permutations(range(pirates)))
    for red, *blues in product(range(1, 7), repeat=pirates + 1):
        for order in orders:  # the order of the distances: all are equally likely
            sunk, afloat = 0, True
            for at in order:
                if afloat:
                    sunk += blues[at] <= red
                    afloat = red > blues[at]
            if not afloat:
                counts[sunk] += 1
    every = 6 ** (pirates + 1) * len(orders)
    assert sunk_caravan(1, pirates) == pytest.approx([count / every for count in counts])


@rule("P7-CAPTAIN-12", "P7-CAPTAIN-19")
@pytest.mark.parametrize(("size", "pirates"), [(2, 1), (2, 5), (3, 4), (4, 4), (4, 9)])
def test_odds_against_more_ships_are_those_of_the_tray(size: int, pirates: int) -> None:
    times, chance, rules = 2500, SearchChance(f"odds {size} {pirates}"), rules_of(Options())
    won = sunk = 0
    for _ in range(times):
        battle = fight(throw(chance, size + pirates, rules), size)
        won += battle.caravan_left == 0
        sunk += battle.afloat[size:].count(False)
    odds = battle_odds(size, pirates, pirates)
    assert abs(won / times - odds.sinks) < 4 * sqrt(odds.sinks * (1 - odds.sinks) / times)
    assert abs(sunk / times - odds.lost) < 4 * pirates / 2 / sqrt(times)


@pytest.mark.parametrize("size", [1, *TRIED_SIZES])
def test_every_number_of_pirates_has_its_odds(size: int) -> None:
    before = 0.0
    for pirates in range(1, MOST_PIRATES + 1):
        odds = battle_odds(size, pirates, pirates)
        assert len(sunk_caravan(size, pirates)) == pirates + 1
        assert before - 0.005 < odds.sinks < 1, "more ships sink it sooner"
        assert odds.lost + odds.cards == pytest.approx(pirates), "whoever is not sunk draws a card"
        before = odds.sinks


@rule("P7-RITUAL-12")
def test_the_own_ships_are_any_of_the_pirates() -> None:
    together = battle_odds(3, 6, 6)
    for own in range(1, 6):
        part = battle_odds(3, 6, own)
        assert part.sinks == together.sinks
        assert part.lost == pytest.approx(together.lost * own / 6)
        assert part.cards == pytest.approx(together.cards * own / 6)
    saved = battle_odds(3, 6, 6, 1)
    assert together.lost - 1 < saved.lost < together.lost, "an unsinkable ship comes back"
    assert saved.cards == together.cards, "but draws nothing"
    assert battle_odds(3, 6, 2, 2).lost == 0


def test_what_may_or_may_not_be_is_never_certain() -> None:
    assert [in_per_cent(chance) for chance in (0.0001, 0.344, 0.346, 0.9999)] == [1, 34, 35, 99]


@rule("P7-CAPTAIN-21")
def test_sending_ships_tells_the_odds_with_those_who_have_sent() -> None:
    game = table(Pirate(hand=[caravan(FRANCE, 3)]), Pirate(unsinkable=1), Pirate())
    game.alone(CAPTAIN).plays(caravan(FRANCE, 3))
    ask = game.ask_of(0)
    first = ask.preview(game.t, ask.options[4])
    odds = battle_odds(3, 4, 4)
    assert first is not None
    told = {
        "sinks": in_per_cent(odds.sinks),
        "lost": round(10 * odds.lost),
        "cards": round(10 * odds.cards),
        "still": 2,
    }
    assert {name: first.params[name] for name in told} == told
    game.seat(0).sends(4)
    ask = game.ask_of(1)
    second = ask.preview(game.t, ask.options[2])
    odds = battle_odds(3, 6, 2, 1)
    assert second is not None
    told = {
        "sinks": in_per_cent(odds.sinks),
        "lost": round(10 * odds.lost),
        "cards": round(10 * odds.cards),
        "still": 1,
    }
    assert {name: second.params[name] for name in told} == told


@rule("P7-CAPTAIN-01")
def test_a_caravan_card_tells_the_odds_of_the_own_ships_alone() -> None:
    game = table(Pirate(hand=[caravan(FRANCE, 4)]), Pirate(), Pirate())
    game.alone(CAPTAIN)
    ask = game.ask_of(0)
    note = ask.preview(game.t, ask.options[0])
    assert note is not None
    assert (note.params["most"], note.params["sinks"]) == (6, in_per_cent(battle_odds(4, 6, 6).sinks))
