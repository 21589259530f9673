"""The raid: cards, dice, hits, escape, plunder."""

import pytest

from freebooter.games.marauders.content.tables import CARGO_NAMES
from freebooter.games.marauders.names import (
    BY_RAID,
    CANNONS,
    CARGO,
    CARIBBEAN_SEA,
    CHAIN_SHOT,
    CREW,
    DUTCH,
    FLUTE,
    FRIGATE,
    GALLEON,
    GRAPESHOT,
    GRAPPLING_HOOKS,
    HULL,
    TRINIDAD,
)
from tests.games.marauders.raids import QUIET, RICH, finds, keeps, laid_out, outcome, raids
from tests.games.marauders.table import RAID, Captain, card, table
from tests.rules import rule


@rule("MM-RAID-07", "MM-AMB-21", "MM-BOUNTY-01")
def test_engaging_gives_a_bounty_before_the_first_card_whatever_the_result() -> None:
    game = raids("rum-2-escape", "rum-3-escape", "sugar-3-escape", ship=FLUTE)
    assert outcome(game) == "escaped"
    assert game[0].bounties[DUTCH] == 1
    kinds = [event.kind for event in game.journal.events]
    assert kinds.index("bounty-gained") < kinds.index("raid-cards")


@rule("MM-BOUNTY-06")
def test_tv_17_a_bounty_of_five_stays_five() -> None:
    assert raids(*QUIET, bounties={DUTCH: 5})[0].bounties[DUTCH] == 5


@rule("MM-RAID-08")
def test_three_cards_are_laid_out_face_up() -> None:
    game = raids(*QUIET)
    assert game.told("raid-cards") == [{"seat": 0, "cards": QUIET}]
    assert game.events("raid-cards")[0].seen_by(None)


def test_a_convoy_lays_out_four() -> None:
    game = finds()
    game.t.convoy = 1
    game.draws_cargo(*QUIET, "timber-1").dice("x12").seat(0).says("engage")
    assert len(laid_out(game)) == 4


@rule("MM-RAID-09")
def test_seamanship_is_rolled() -> None:
    game = raids(*QUIET, dice="x1x")
    assert game.told("skill-rolled")[0]["skill"] == "seamanship"
    assert game.t.raid is not None
    assert game.t.raid.successes == 2


@rule("MM-RAID-10", "MM-WEAPON-07")
def test_each_weapon_spent_turns_one_failed_die_into_a_success() -> None:
    game = raids(*QUIET, dice="x12", weapons=[GRAPPLING_HOOKS, CHAIN_SHOT, GRAPESHOT])
    assert game.asked == (0, "raid-weapon")
    game.seat(0).says("spend-weapon-chain-shot", "spend-weapon-grappling-hooks")
    assert game[0].weapons == 1 << GRAPESHOT
    assert game.asked == (0, "raid-success")  # no failed die is left
    assert game.t.raid is not None
    assert game.t.raid.successes == 3


@rule("MM-AMB-29")
def test_weapons_are_spent_before_the_first_success_is_used_or_not_at_all() -> None:
    game = raids(*QUIET, dice="x12", weapons=[CHAIN_SHOT])
    game.seat(0).says("done")
    assert game.asked == (0, "raid-success")
    game.draws_cargo("timber-1").seat(0).says("draw-cargo")
    assert game.asked == (0, "raid-cargo")
    assert game[0].has_weapon(CHAIN_SHOT)


@rule("MM-AMB-29")
def test_without_a_failed_die_no_weapon_is_of_use() -> None:
    assert raids(*QUIET, dice="xxx", weapons=[CHAIN_SHOT]).asked == (0, "raid-success")


@rule("MM-RAID-11")
def test_each_success_draws_discards_or_exchanges_one_card() -> None:
    game = raids(*QUIET, dice="xxx")
    game.draws_cargo("timber-1").seat(0).says("draw-cargo")
    assert laid_out(game) == ["cocoa-1", "rum-1", "sugar-1", "timber-1"]
    game.seat(0).says("discard-face-rum-1")
    assert laid_out(game) == ["cocoa-1", "sugar-1", "timber-1"]
    game.draws_cargo("textiles-1").seat(0).says("exchange-face-cocoa-1")
    assert laid_out(game) == ["sugar-1", "textiles-1", "timber-1"]
    assert game.asked == (0, "raid-cargo")


@rule("MM-RAID-12")
def test_a_new_card_can_be_exchanged_and_discarded_with_later_successes() -> None:
    game = raids(*QUIET, dice="xxx")
    game.draws_cargo("timber-1").seat(0).says("draw-cargo")
    game.draws_cargo("textiles-1").seat(0).says("exchange-face-timber-1")
    game.seat(0).says("discard-face-textiles-1")
    assert laid_out(game) == ["cocoa-1", "rum-1", "sugar-1"]


@rule("MM-RAID-13")
def test_discarded_and_exchanged_cards_do_not_count() -> None:
    game = raids("sugar-5-crew", "rum-5-cargo", "cocoa-1", dice="x1x")
    game.draws_cargo("timber-1").seat(0).says("exchange-face-sugar-5-crew")
    game.seat(0).says("discard-face-rum-5-cargo")
    assert game[0].gold == 2
    assert game[0].ship.damage(CREW) == game[0].ship.damage(CARGO) == 0
    assert {card("sugar-5-crew"), card("rum-5-cargo")} <= set(game.t.decks.cargo_discard.kinds())


@rule("MM-RAID-11")
def test_successes_need_not_be_used() -> None:
    game = raids(*QUIET, dice="xxx")
    game.seat(0).says("done")
    assert game.asked == (0, "raid-cargo")
    assert len(laid_out(game)) == 3


@rule("MM-AMB-30")
def test_an_empty_deck_is_shuffled_anew_without_the_cards_laid_out() -> None:
    game = finds()
    deck, discard = game.t.decks.cargo, game.t.decks.cargo_discard
    discard.pour(deck)
    for name in QUIET:
        discard.take(card(name))
        deck.add(card(name))
    game.script([0, 0, 0]).dice("x12").seat(0).says("engage")
    assert deck.left == 0
    game.script([0]).seat(0).says("draw-cargo")
    assert deck.left == 60
    assert [deck.counts[card(name)] for name in QUIET] == [0, 0, 0]


@rule("MM-RAID-14")
def test_each_hit_icon_deals_one_damage_to_its_location() -> None:
    game = raids("rum-3-hull", "sugar-5-crew", "rum-4-cannons", ship=FRIGATE)
    assert game[0].ship.tracks == [2, 3, 3, 2, 2]


@rule("MM-RAID-15", "MM-AMB-25")
def test_what_exceeds_a_location_goes_to_the_hull() -> None:
    game = raids("rum-4-cannons", "spices-5-cannons", "cocoa-1")  # a sloop has one cannon
    assert game[0].ship.tracks[CANNONS] == 0
    assert game[0].ship.tracks[HULL] == 1
    assert outcome(game) == "failed"


@rule("MM-RAID-16")
def test_a_destroyed_hull_sinks_the_ship_and_kills_the_captain() -> None:
    game = table(Captain(tracks={HULL: 1}, gold=5), Captain(zone=TRINIDAD), game=RAID).merchant(CARIBBEAN_SEA, DUTCH)
    game.begins().draws_cargo("rum-3-hull", "sugar-1", "cocoa-1").dice("123").script([0]).seat(0).says("engage")
    assert not game[0].afloat
    assert game.told("captain-died")[0]["cause"] == "raid"
    assert game[0].gold == 0
    assert game.t.raid is None
    assert game.t.turn.over


@rule("MM-RAID-17")
def test_any_other_location_destroyed_fails_the_raid() -> None:
    game = raids("sugar-5-crew", "cocoa-4-crew", "rum-4-escape")
    assert outcome(game) == "failed"
    assert game[0].gold == 0
    assert game[0].cargo == ()
    assert game[0].ship.tracks[CREW] == 0


@rule("MM-RAID-18", "MM-AMB-24")
def test_enough_escape_icons_and_the_merchant_is_gone_but_hits_apply() -> None:
    game = raids("rum-4-escape", "sugar-3-escape", "rum-3-hull", ship=FLUTE)
    assert outcome(game) == "escaped"
    assert game[0].gold == 0
    assert game[0].ship.damage(HULL) == 1


@rule("MM-AMB-24")
def test_a_captain_who_dies_gets_nothing_and_nothing_escapes_him() -> None:
    game = table(Captain(ship=FLUTE, tracks={HULL: 1}), Captain(zone=TRINIDAD), game=RAID)
    game.merchant(CARIBBEAN_SEA, DUTCH).begins()
    game.draws_cargo("rum-4-escape", "sugar-3-escape", "rum-3-hull").dice("123").script([0]).seat(0).says("engage")
    assert outcome(game) == "sunk"


@rule("MM-RAID-19", "MM-AMB-26")
def test_success_pays_the_values_of_all_cards_that_remain() -> None:
    game = raids("rum-4-escape", "sugar-2", "cocoa-2", dice="x12")
    game.draws_cargo("timber-1").seat(0).says("draw-cargo")
    assert game[0].gold == 4 + 2 + 2 + 1
    assert len(laid_out(game)) == 4  # any of them may be kept


@rule("MM-RAID-20")
def test_cargo_is_kept_within_capacity_and_the_rest_discarded() -> None:
    game = raids(*QUIET, cargo=["timber-1"])
    assert game.asked == (0, "raid-cargo")
    assert "done" not in game.options  # a sloop holds two
    game.seat(0).says("discard-face-rum-1", "discard-face-sugar-1")
    assert "done" in game.options
    game.seat(0).says("done")
    assert [CARGO_NAMES[kind] for kind in game[0].cargo] == ["cocoa-1", "timber-1"]
    assert [CARGO_NAMES[kind] for kind in game.t.decks.cargo_discard.kinds()] == ["rum-1", "sugar-1"]


@rule("MM-RAID-20")
def test_nothing_need_be_kept() -> None:
    game = raids(*QUIET, ship=GALLEON)
    game.seat(0).says("discard-face-rum-1", "discard-face-sugar-1", "discard-face-cocoa-1")
    assert game.over
    assert game[0].cargo == ()


@rule("MM-RAID-20", "MM-AMB-88")
def test_what_is_kept_was_seen_by_all() -> None:
    game = keeps(raids(*QUIET, ship=GALLEON))
    assert game.events("cargo-loaded")[0].seen_by(1)


@rule("MM-AMB-27")
def test_the_hold_after_damage_limits_what_is_kept_and_old_cargo_may_go() -> None:
    game = raids("rum-5-cargo", "sugar-1", "cocoa-1", ship=FRIGATE, cargo=["timber-1"])
    assert game[0].ship.tracks[CARGO] == 2
    game.seat(0).says("discard-cargo-timber", "discard-face-rum-5-cargo", "done")
    assert [CARGO_NAMES[kind] for kind in game[0].cargo] == ["cocoa-1", "sugar-1"]


@rule("MM-RAID-21")
@pytest.mark.parametrize(("cards", "points"), [(["rum-4-escape", "sugar-4-masts", "cocoa-3-escape"], 0),
                                                (["rum-4-escape", "sugar-4-masts", "cocoa-4-escape"], 1)])  # fmt: skip
def test_twelve_gold_in_one_raid_give_a_glory_point(cards: list[str], points: int) -> None:
    game = raids(*cards, ship=FRIGATE)
    game.draws_glory("GL-27")
    keeps(game)
    assert game[0].gold == 11 + points
    assert game[0].track == game[0].deeds[BY_RAID] == points
    assert len(game[0].hand) == points


@rule("MM-RAID-22", "MM-RAID-18")
def test_worked_a_sloop_gets_twelve_gold_and_a_point() -> None:
    game = raids(*RICH)
    game.draws_glory("GL-27")
    game.seat(0).says("discard-face-sugar-5-crew", "done")
    assert game[0].ship.tracks[CREW] == 1
    assert (game[0].gold, game[0].track) == (12, 1)


@rule("MM-RAID-22")
def test_worked_from_a_flute_the_same_merchant_would_be_gone() -> None:
    game = raids(*RICH, ship=FLUTE)
    assert game[0].gold == 0


@rule("MM-RAID-20", "MM-AMB-27")
def test_a_missions_load_may_make_room_for_plundered_cargo() -> None:
    game = raids(*QUIET, cargo=["timber-1"], mission="MI-01", load=True)
    assert game.asked == (0, "raid-cargo")
    assert "discard-load" in game.options
