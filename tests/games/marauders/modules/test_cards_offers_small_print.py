"""Small print of the abilities of new captains that join the menus of others, and what is advised about them."""

from __future__ import annotations

from itertools import product

import pytest

from freebooter.games.marauders.advice.goods_values import more_goods
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.combat.start import npc_side, player_side
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.draws import AT_MARKET, FOR_REWARD
from freebooter.games.marauders.modules.cards.abilities import prize, ready_gold
from freebooter.games.marauders.modules.cards.drawer import NAME, cards_of
from freebooter.games.marauders.modules.cards.offers import (
    BARTERING,
    PAY_TO_ROLL,
    PAYING_TO_ROLL,
    SWAPPING,
    bargain,
    barter_refusal,
    swap_refusal,
    weigh_offers,
)
from freebooter.games.marauders.moves import EXCHANGE_FACE, PASS
from freebooter.games.marauders.names import (
    BASSE_TERRE,
    CREW,
    CURACAO,
    FRIGATE,
    HAVANA,
    INFLUENCE,
    PIRATE_SLOOP,
    RUM,
    SCOUTING,
    SUGAR,
)
from freebooter.games.marauders.previews.chances import at_least
from freebooter.games.marauders.prices import goods_price
from freebooter.games.marauders.seams.limits import LIMIT_HAND, LIMIT_MISSIONS
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Visit
from freebooter.games.marauders.state.table import Table
from freebooter.games.marauders.values import cost, weigh
from freebooter.kernel.ask import Ask
from tests.games.marauders.cards import message, named
from tests.games.marauders.modules.test_cards_captains import asks_around, buys, in_port, sails
from tests.games.marauders.table import Captain, Play, card, faces, table
from tests.rules import rule

# SOG-CAP-01


def has_rolled(rolled: str, skill: int = INFLUENCE, needs: int = 1, gold: int = 1) -> Play:
    """Dice of SOG-CAP-01 lie on the table."""
    game = in_port("SOG-CAP-01", CURACAO, gold=gold)
    game.t.rolled, game.t.roll_skill, game.t.roll_needs = faces(rolled), skill, needs
    return game


def paying_is(game: Play) -> str:
    return message(PAYING_TO_ROLL.refusal(game.t, Ask(0, dice.AFTER_ROLL, [PASS, PAY_TO_ROLL]), PAY_TO_ROLL))


@rule("SG-M1-03", "SG-AMB-110")
@pytest.mark.parametrize(
    ("rolled", "skill", "needs", "gold", "reason"),
    [
        ("11", INFLUENCE, 1, 1, ""),
        ("11", INFLUENCE, 1, 0, "mm-too-little-gold"),
        ("11", SCOUTING, 1, 1, "mm-no-failed-influence"),
        ("1x", INFLUENCE, 1, 1, "mm-no-failed-influence"),
        ("1x", INFLUENCE, 2, 1, ""),
        ("1x", INFLUENCE, 3, 1, "mm-no-failed-influence"),  # two dice never have three successes
        ("11", INFLUENCE, dice.AS_MANY_AS_CAN_BE, 1, ""),
        ("1x", INFLUENCE, dice.AS_MANY_AS_CAN_BE, 1, "mm-no-failed-influence"),
    ],
)
def test_cap_01_pays_for_a_failed_influence_roll_that_could_succeed(
    rolled: str, skill: int, needs: int, gold: int, reason: str
) -> None:
    assert paying_is(has_rolled(rolled, skill, needs, gold)) == reason


@rule("SG-M1-03")
@pytest.mark.parametrize(("needs", "chance"), [(1, 56), (2, 11), (dice.AS_MANY_AS_CAN_BE, 56)])
def test_cap_01_knows_the_chance_of_the_second_roll(needs: int, chance: int) -> None:
    game = has_rolled("11", needs=needs)
    note = PAYING_TO_ROLL.preview(game.t, Ask(0, dice.AFTER_ROLL, [PASS, PAY_TO_ROLL]), PAY_TO_ROLL)
    assert dict(note.params) == {"price": 1, "dice": 2, "chance": chance}


# SOG-CAP-03


@rule("SG-M1-03", "MM-BUY-09")
@pytest.mark.parametrize(
    ("deck", "discards", "reason"),
    [(5, 0, ""), (1, 0, ""), (0, 1, ""), (1, 2, ""), (0, 0, "mm-no-cargo-cards")],
)
def test_cap_03_needs_a_card_to_draw(deck: int, discards: int, reason: str) -> None:
    game = in_port("SOG-CAP-03")
    keep(game.t, deck, discards)
    assert message(swap_refusal(game.t, game[0], AT_MARKET)) == reason


def keep(t: Table, deck: int, discards: int) -> None:
    """So many cards in the cargo deck and in its discard pile."""
    cargo, pile = t.decks.cargo, t.decks.cargo_discard
    while cargo.left > deck:
        kind = next(iter(cargo.kinds()))
        cargo.take(kind)
        if pile.left < discards:
            pile.add(kind)
    assert (cargo.left, pile.left) == (deck, discards)


@rule("SG-M1-03")
def test_cap_03_exchanges_what_is_offered_for_sale_and_once() -> None:
    game = buys()
    assert message(game.ask.refusal(game.t, EXCHANGE_FACE[card("rum-1")])) == ""
    assert message(game.ask.refusal(game.t, EXCHANGE_FACE[card("sugar-1")])) == "mm-not-on-offer"
    assert message(swap_refusal(game.t, game[0], AT_MARKET)) == ""
    assert message(swap_refusal(game.t, game[0], FOR_REWARD)) == "mm-not-his-ability"
    assert message(swap_refusal(game.t, game[1], AT_MARKET)) == "mm-not-his-ability"
    game.t.repeated_by = (NAME,)
    for offered in ("rum-1", "sugar-1"):
        reason = SWAPPING.refusal(game.t, game.ask, EXCHANGE_FACE[card(offered)])
        assert message(reason) == "mm-ability-used"


@rule("SG-M1-03")
def test_it_is_told_that_cap_03_exchanges_a_card() -> None:
    game = buys().draws_cargo("tobacco-1")
    game.seat(0).says("exchange-face-timber-1")
    assert game.told("ability-used") == [{"seat": 0, "captain": "jimena-valdaro"}]


# SOG-CAP-09


def at_sea(crew: int = 1) -> Play:
    cargo = ["rum-1", "rum-2", "sugar-1"]
    return sails("SOG-CAP-09", ship=FRIGATE, tracks={CREW: crew}, cargo=cargo).begins()


@rule("SG-M1-03")
def test_cap_09_gives_one_card_and_it_is_told_but_he_cannot_retire_any_more() -> None:
    game = at_sea()
    note = game.ask.preview(game.t, named("cargo-for-crew-rum"))
    assert note is not None and dict(note.params) == {"count": 1}
    before = game.t.turn.acted
    game.seat(0).says("cargo-for-crew-rum")
    assert (before, game.t.turn.acted) == (False, True)
    assert sorted(tables.CARGO_GOOD[kind] for kind in game[0].cargo) == sorted([RUM, SUGAR])
    assert game.told("ability-used") == [{"seat": 0, "captain": "lucien-brassard"}]
    assert message(game.ask.refusal(game.t, named("cargo-for-crew-rum"))) == "mm-ability-used"
    assert message(game.ask.refusal(game.t, named("cargo-for-crew-cocoa"))) == "mm-ability-used"


@rule("SG-M1-03", "MM-RECRUIT-03")
def test_cap_09_needs_room_for_one_and_a_card_of_the_good() -> None:
    game = at_sea(crew=2)
    assert barter_refusal(game.t, game[0]) is None, "one is wanted"
    assert message(BARTERING.refusal(game.t, game.ask, named("cargo-for-crew-cocoa"))) == "mm-none-aboard"
    assert message(BARTERING.refusal(game.t, game.ask, named("cargo-for-crew-sugar"))) == ""
    full = at_sea(crew=3)
    reason = barter_refusal(full.t, full[0])
    assert reason is not None and (reason.message, dict(reason.params)) == ("mm-crew-full", {"wanted": 0})


# What is advised


@rule("SG-M1-03")
@pytest.mark.parametrize(
    ("id", "crew", "worth"),
    [("SOG-CAP-07", 1, 30), ("SOG-CAP-08", 2, 40), ("SOG-CAP-08", 3, 0), ("CAP-06", 1, 0)],
)
def test_what_a_victory_is_worth_besides_to_wreckers_and_followers(id: str, crew: int, worth: int) -> None:
    game = sails(id, ship=FRIGATE, tracks={CREW: crew})
    assert prize(game[0]) == worth


@rule("SG-M1-03")
def test_a_second_roll_is_worth_its_chance_less_its_price() -> None:
    game = asks_around("123")
    assert game.options == ["pass", "pay-to-roll"]
    for count, needs, gold in product(range(1, 9), (1, 2, 3), (1, 5, 10, 15)):
        game.t.rolled, game.t.roll_needs, game[0].gold = faces("1" * count), needs, gold
        worth = int(60 * at_least(count, needs)) - cost(game.t, game[0], 1)
        assert game.ask.weights(game.t) == weigh([0, worth])


@rule("SG-M1-03")
def test_an_offered_card_is_worth_what_it_brings_beyond_its_price() -> None:
    game = buys(cargo=["textiles-1"])
    found = []
    for kind in range(len(tables.CARGO_GOOD)):
        good = tables.CARGO_GOOD[kind]
        gain = more_goods(game.t, game[0], good, 1) - cost(game.t, game[0], goods_price(game.t, game[0], good))
        found.append(bargain(game.t, game[0], kind))
        assert found[-1] == max(0, gain)
    assert 0 in found and max(found) > 0


@rule("SG-M1-03")
@pytest.mark.parametrize("aboard", ["rum-2", "timber-2-escape", "cocoa-2", "spices-2-escape"])
def test_the_card_that_is_given_up_is_the_one_worth_least(aboard: str) -> None:
    game = buys(cargo=[aboard])
    swaps = [move for move in game.ask.options if move in EXCHANGE_FACE]
    assert game.ask.options == [PASS, *swaps]
    for gold in range(12):
        game[0].gold = gold
        values = [bargain(game.t, game[0], move.value) for move in swaps]
        mean = sum(values) // len(values)
        weights = [7] * len(game.ask.options)
        weigh_offers(game.t, game.ask, weights)
        assert weights == weigh([0, *[mean - value for value in values]])


@rule("SG-M1-03")
@pytest.mark.parametrize(
    ("id", "question", "about"),
    [
        ("SOG-CAP-03", "draw-offer", FOR_REWARD),
        ("CAP-06", "draw-offer", AT_MARKET),
        ("SOG-CAP-03", "roll-offer", AT_MARKET),
    ],
)
def test_other_questions_and_other_captains_are_advised_by_others(id: str, question: str, about: int) -> None:
    game = buys()
    game[0].captain = tables.captain_card(id)
    asking = game.ask.question if question == "draw-offer" else dice.AFTER_ROLL
    assert asking.prompt == question
    weights = [7, 9]
    weigh_offers(game.t, Ask(0, asking, [PASS, EXCHANGE_FACE[card("rum-1")]], about=about), weights)
    assert weights == [7, 9]


# Others


@rule("SG-M1-03")
def test_no_ally_of_cap_04_is_meant_where_an_npc_fights() -> None:
    npcs = {PIRATE_SLOOP: ("EV-13", HAVANA)}
    game = table(Captain(), Captain("SOG-CAP-04", ship=FRIGATE), modules=["cards"], npcs=npcs)
    side = npc_side(game.t, game.t.npcs[PIRATE_SLOOP])
    assert modules_of(game.t).first_crew_dice(game.t, 3, side) == 3
    assert modules_of(game.t).first_crew_dice(game.t, 3, player_side(game[1])) == 4


@rule("SG-M1-10", "SG-M1-11")
def test_a_third_mission_changes_no_other_limit() -> None:
    game = sails("CAP-06")
    cards_of(game.t).missions = 3
    calls = modules_of(game.t)
    assert calls.limit(game.t, 2, game[0], LIMIT_MISSIONS) == 3
    assert calls.limit(game.t, 2, game[0], LIMIT_HAND) == 2


@rule("SG-M1-03", "MM-STASH-06")
def test_only_a_chest_that_all_know_counts_for_what_a_captain_can_pay() -> None:
    game = in_port("SOG-CAP-01", BASSE_TERRE, gold=1, stash=4)
    game.t.visit = Visit(BASSE_TERRE)
    assert ready_gold(game.t, game[0]) == 1
    game[0].stash_least = game[0].stash_most = 4
    assert ready_gold(game.t, game[0]) == 5
