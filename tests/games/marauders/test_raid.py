"""Merchants: finding them, letting them go, raiding them."""

import pytest

from freebooter.games.marauders.names import (
    ADVANCED_RIGS,
    BY_RAID,
    CANNONS,
    CARGO,
    CARIBBEAN_SEA,
    CARTAGENA,
    CHAIN_SHOT,
    CHASERS,
    CREW,
    DUTCH,
    ENGLISH,
    EXTENDED_HOLD,
    EXTRA_CANNON_PORT,
    EXTRA_HAMMOCKS,
    FLUTE,
    FRENCH,
    FRIGATE,
    GALLEON,
    GRAPESHOT,
    GRAPPLING_HOOKS,
    HAVANA,
    HULL,
    LONG_GUNS,
    MASTS,
    NONE,
    REINFORCED_HULL,
    SAN_JUAN,
    SPANISH,
    SWIVEL_GUNS,
    TORTUGA,
    TRINIDAD,
)
from freebooter.games.marauders.raid import merchant_nations
from freebooter.games.marauders.tables import CARGO_NAMES, MODIFICATION_IN_RAID
from tests.games.marauders.table import RAID, TURN, Captain, Play, card, table
from tests.rules import rule

QUIET = ["rum-1", "sugar-1", "cocoa-1"]  # 3 gold, no icon
RICH = ["rum-4-escape", "sugar-5-crew", "tobacco-3-escape"]  # MM-RAID-22


def finds(nation: int = DUTCH, zone: int = CARIBBEAN_SEA, **more: object) -> Play:
    """The captain (CAP-06: seamanship 3) has found the merchant of his zone and is asked what to do."""
    game = table(Captain(zone=zone, **more), Captain(zone=TRINIDAD), game=RAID)  # type: ignore[arg-type]
    return game.merchant(zone, nation).begins()


def raids(*cards: str, dice: str = "123", nation: int = DUTCH, zone: int = CARIBBEAN_SEA, **more: object) -> Play:
    """He engages; these cards are laid out, these dice are rolled."""
    game = finds(nation, zone, **more)
    if game.asked == (0, "merchant-nation"):
        game.seat(0).says(["nation-spanish", "nation-english", "nation-french", "nation-dutch"][nation])
    game.draws_cargo(*cards).dice(dice).seat(0).says("engage")
    return game


def laid_out(game: Play) -> list[str]:
    assert game.t.raid is not None
    return [CARGO_NAMES[kind] for kind in game.t.raid.cards]


def keeps(game: Play, *left_behind: str) -> Play:
    """He keeps all cards but these."""
    game.seat(0).says(*[f"discard-face-{name}" for name in left_behind], "done")
    return game


def outcome(game: Play) -> str:
    return str(game.told("raid-ends")[-1]["outcome"])


# The merchant is found


@rule("MM-RAID-01")
def test_each_zone_holds_one_merchant_at_most_and_its_nation_is_hidden() -> None:
    game = table(Captain(), Captain(), game=RAID)
    assert all(nation != NONE for nation in game.t.board.merchant)  # a place for one token in each zone
    assert game.told("merchant-to-track") == []
    game.begins()
    assert [told["zone"] for told in game.told("merchant-to-track")] == ["caribbean-sea"]


@rule("MM-RAID-03", "MM-RAID-05")
def test_the_token_is_taken_from_the_zone_and_its_nation_revealed() -> None:
    game = finds(FRENCH)
    assert game.t.board.merchant[CARIBBEAN_SEA] == NONE
    assert game.told("merchant-to-track") == [{"zone": "caribbean-sea", "nation": "french"}]
    assert game.events("merchant-to-track")[0].reveals


@rule("MM-RAID-02", "MM-RAID-05")
@pytest.mark.parametrize("engages", [True, False])
def test_raided_or_released_tokens_go_to_the_track(engages: bool) -> None:
    game = finds(FRENCH)
    if engages:
        game.draws_cargo(*QUIET).dice("123").seat(0).says("engage")
        keeps(game, "rum-1")
    else:
        game.seat(0).says("let-sail")
        assert game[0].bounties == [0, 0, 0, 0]
        assert game.told("raid-begins") == []
    assert game.over
    assert game.t.decks.merchants.counts[FRENCH] == 1
    assert game.t.board.merchant[CARIBBEAN_SEA] == NONE


@rule("MM-RAID-04")
def test_the_scout_chooses_the_nation_of_the_token_or_of_the_zone() -> None:
    game = finds(DUTCH, TORTUGA)
    assert game.asked == (0, "merchant-nation")
    assert game.options == ["nation-french", "nation-dutch"]
    game.seat(0).says("nation-french").game.draws_cargo(*QUIET).dice("123").seat(0).says("engage")
    assert game[0].bounties[FRENCH] == 1


@rule("MM-RAID-04")
def test_a_merchant_of_the_zones_nation_leaves_no_choice() -> None:
    assert finds(FRENCH, TORTUGA).asked == (0, "engage-merchant")


@rule("MM-AMB-20")
def test_in_the_caribbean_sea_the_nation_on_the_token_applies() -> None:
    assert merchant_nations(ENGLISH, CARIBBEAN_SEA) == [ENGLISH]
    assert finds(ENGLISH).asked == (0, "engage-merchant")


@rule("MM-RAID-06", "MM-AMB-18")
@pytest.mark.parametrize("location", [CARGO, MASTS, CREW, CANNONS])
def test_with_a_destroyed_location_the_merchant_must_be_let_go(location: int) -> None:
    game = finds(tracks={location: 0})
    assert game.over
    assert game.told("merchant-let-go") == [{"seat": 0}]
    assert game.t.decks.merchants.left == 1


@rule("MM-SCOUT-04")
def test_finding_the_merchant_starts_the_choice_and_failing_does_not() -> None:
    game = table(Captain(), Captain(zone=TRINIDAD), game=TURN).begins()
    game.dice("1x").seat(0).says("scout-merchant")
    assert game.asked == (0, "engage-merchant")
    missed = table(Captain(), Captain(zone=TRINIDAD), game=TURN).begins()
    missed.dice("12").seat(0).says("scout-merchant")
    assert missed.asked == (0, "action")
    assert missed.t.board.merchant[CARIBBEAN_SEA] != NONE


@rule("MM-AMB-17")
def test_where_no_token_lies_nobody_can_look_for_a_merchant() -> None:
    game = table(Captain(), Captain(zone=TRINIDAD), game=TURN)
    game.t.decks.merchants.add(game.t.board.merchant[CARIBBEAN_SEA])
    game.t.board.merchant[CARIBBEAN_SEA] = NONE
    game.begins()
    assert "scout-merchant" not in game.options


@rule("MM-PORTPOWER-04", "MM-AMB-19")
def test_off_cartagena_a_spanish_merchant_is_found_without_a_roll() -> None:
    game = table(Captain(zone=CARTAGENA), Captain(zone=TRINIDAD), game=TURN).merchant(CARTAGENA, DUTCH).begins()
    game.seat(0).says("scout-spanish-merchant")
    assert game.told("skill-rolled") == []
    assert game.asked == (0, "engage-merchant")  # as a Spaniard, or not at all
    game.draws_cargo(*QUIET).dice("123").seat(0).says("engage")
    assert game[0].bounties == [1, 0, 0, 0]


@rule("MM-AMB-19")
def test_off_cartagena_any_nation_can_be_found_with_a_roll() -> None:
    game = table(Captain(zone=CARTAGENA), Captain(zone=TRINIDAD), game=TURN).merchant(CARTAGENA, DUTCH).begins()
    game.dice("1x").seat(0).says("scout-merchant")
    assert game.options == ["nation-spanish", "nation-dutch"]


# The raid


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


# Zones


@rule("MM-PORTPOWER-06", "MM-AMB-22")
@pytest.mark.parametrize(("fourth", "stays"), [("rum-3-hull", True), ("rum-4-escape", False), ("timber-1", False)])
def test_off_havana_a_spaniard_shows_a_fourth_card_if_it_hits(fourth: str, stays: bool) -> None:
    game = finds(SPANISH, HAVANA)
    game.draws_cargo(*QUIET, fourth).dice("x12").seat(0).says("engage")
    assert (fourth in laid_out(game)) == stays
    assert (card(fourth) in game.t.decks.cargo_discard.kinds()) == (not stays)


@rule("MM-AMB-22")
def test_the_fourth_card_can_be_exchanged_like_the_others() -> None:
    game = finds(SPANISH, HAVANA)
    game.draws_cargo(*QUIET, "rum-3-hull").dice("x12").seat(0).says("engage")
    game.seat(0).says("discard-face-rum-3-hull")
    assert game[0].ship.damage(HULL) == 0


@rule("MM-PORTPOWER-06")
def test_off_havana_others_show_three() -> None:
    game = finds(DUTCH, HAVANA)
    game.seat(0).says("nation-dutch").game.draws_cargo(*QUIET).dice("x12").seat(0).says("engage")
    assert len(laid_out(game)) == 3


@rule("MM-PORTPOWER-11", "MM-AMB-23")
def test_tv_26_off_san_juan_a_spaniard_brings_three_more_which_count_for_glory() -> None:
    game = raids("rum-4-escape", "sugar-3-escape", "cocoa-2", nation=SPANISH, zone=SAN_JUAN)
    game.draws_glory("GL-27")
    game.seat(0).says("discard-face-cocoa-2", "done")
    assert (game[0].gold, game[0].track) == (12, 1)


@rule("MM-PORTPOWER-11")
def test_off_san_juan_others_bring_what_they_have() -> None:
    game = raids("rum-4-escape", "sugar-3-escape", "cocoa-2", nation=DUTCH, zone=SAN_JUAN)
    assert game[0].gold == 9


# Modifications


@rule("MM-AMB-28", "MM-MOD-02")
def test_advanced_rigs_keep_up_with_a_merchant() -> None:
    game = raids("rum-4-escape", "sugar-3-escape", "cocoa-1", ship=FLUTE, modifications=[ADVANCED_RIGS])
    assert game[0].gold == 8


@rule("MM-AMB-28", "MM-MOD-03")
def test_a_reinforced_hull_cancels_a_raid_hit() -> None:
    game = raids("rum-3-hull", "sugar-1", "cocoa-1", modifications=[REINFORCED_HULL])
    assert game.asked == (0, "reinforced-hull")
    game.seat(0).says("cancel-hit-hull")
    assert game[0].ship.damage(HULL) == 0
    assert not game[0].ship.reinforced()


@rule("MM-AMB-28", "MM-MOD-11")
def test_chasers_swivel_guns_and_long_guns_do_nothing_in_a_raid() -> None:
    idle = [CHASERS, SWIVEL_GUNS, LONG_GUNS]
    plain, armed = raids(*RICH), raids(*RICH, modifications=idle)
    assert plain.asked == armed.asked
    assert plain.options == armed.options
    assert [kind for kind in idle if MODIFICATION_IN_RAID[kind]] == []
    assert [event.kind for event in plain.journal.events] == [event.kind for event in armed.journal.events]


@rule("MM-AMB-28")
@pytest.mark.parametrize(
    ("modification", "location", "cards"),
    [
        (EXTRA_HAMMOCKS, CREW, ["sugar-5-crew", "cocoa-4-crew", "rum-1"]),
        (EXTENDED_HOLD, CARGO, ["rum-5-cargo", "fruit-4-cargo", "rum-1"]),
        (EXTRA_CANNON_PORT, CANNONS, ["rum-4-cannons", "sugar-1", "rum-1"]),
    ],
)
def test_raised_values_count_in_a_raid(modification: int, location: int, cards: list[str]) -> None:
    assert outcome(raids(*cards)) == "failed"
    game = raids(*cards, modifications=[modification])
    assert game[0].ship.tracks[location] == 1
    assert game.asked == (0, "raid-cargo")


# Captain, cards, specialists, missions


def test_the_raider_exchanges_one_of_the_first_cards_for_nothing() -> None:
    game = finds(id="CAP-09")
    game.draws_cargo(*RICH, "timber-1").seat(0).says("engage")
    assert game.asked == (0, "raid-exchange")
    game.dice("1234").seat(0).says("exchange-face-sugar-5-crew")
    assert "sugar-5-crew" not in laid_out(game)
    assert game[0].gold == 4 + 3 + 1


def test_the_raider_may_leave_the_cards_as_they_are() -> None:
    game = finds(id="CAP-09")
    game.draws_cargo(*QUIET).dice("1234").seat(0).says("engage", "decline")
    assert game[0].gold == 3


def test_letters_of_reprisal_spare_the_bounty_of_a_nation_at_war_and_two_hits() -> None:
    game = table(
        Captain("CAP-06", hand=["GL-27"]), Captain(zone=TRINIDAD), wars=[(SPANISH, DUTCH)], game=RAID
    ).merchant(CARIBBEAN_SEA, DUTCH)  # fmt: skip
    game.begins().draws_cargo("rum-3-hull", "sugar-5-crew", "rum-4-escape").dice("123").seat(0).says("engage")
    assert game.asked == (0, "window-engage")
    game.seat(0).plays("GL-27")
    assert game[0].bounties[DUTCH] == 0
    assert game.asked == (0, "raid-reprisal")
    assert game.options == ["discard-face-rum-3-hull", "discard-face-sugar-5-crew", "done"]
    game.seat(0).says("discard-face-rum-3-hull", "discard-face-sugar-5-crew")
    assert game[0].ship.tracks == [2, 2, 2, 2, 1]
    assert game[0].gold == 4


def test_letters_of_reprisal_do_not_spare_the_bounty_in_peace() -> None:
    game = finds(hand=["GL-27"])
    game.draws_cargo(*QUIET).dice("123").seat(0).says("engage")
    game.seat(0).plays("GL-27")
    assert game[0].bounties[DUTCH] == 1


def test_carpenter_and_surgeon_work_after_a_raid() -> None:
    game = raids("rum-3-hull", "sugar-5-crew", "cocoa-1", employed=["GL-S1a", "GL-S4a"])
    game.seat(0).says("discard-face-cocoa-1", "done")
    assert game[0].ship.tracks == [2, 2, 2, 2, 1]


def test_a_carpenter_works_after_a_failed_raid_too() -> None:
    game = raids("rum-4-cannons", "sugar-1", "cocoa-1", employed=["GL-S1a"])
    assert outcome(game) == "failed"
    assert game[0].ship.tracks[CANNONS] == 1


def test_a_raid_fulfils_the_mission_that_wants_it() -> None:
    game = raids("rum-4-escape", "sugar-2", "cocoa-2", nation=SPANISH, mission="MI-06")
    game.draws_glory("GL-27")
    game.seat(0).says("discard-face-cocoa-2", "done")
    game.passes()
    assert game[0].mission == NONE
    assert game[0].gold == 8 + 8
