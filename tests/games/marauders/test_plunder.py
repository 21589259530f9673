"""Plunder after crew combat, and claiming ships (MM-PLUNDER)."""

import pytest

from freebooter.games.marauders.battle.claim import CLAIM
from freebooter.games.marauders.battle.plunder import take_rumour
from freebooter.games.marauders.content.tables import GLORY_NAMES, glory_card, mission_card, rumour_card
from freebooter.games.marauders.moves import (
    BOARD,
    CLAIM_SHIP,
    DISCARD_CARGO,
    DISCARD_GLORY,
    DISCARD_LOAD,
    KEEP_RUMOUR,
    KEEP_SHIP,
    PLACE_MODIFICATION,
    SHOOT,
)
from freebooter.games.marauders.names import (
    CANNONS,
    CARGO,
    CARIBBEAN_SEA,
    CHAIN_SHOT,
    CHASERS,
    CREW,
    DUTCH,
    EXTENDED_HOLD,
    FLUTE,
    FRIGATE,
    GALLEON,
    GRAPESHOT,
    GRAPPLING_HOOKS,
    HULL,
    LONG_GUNS,
    MAN_O_WAR,
    NOBODY,
    NONE,
    PIRATE_FRIGATE,
    RUM,
    SLOOP,
    SPANISH,
    SUGAR,
)
from freebooter.kernel.ask import Played
from freebooter.kernel.events import Journal
from freebooter.kernel.note import Refusal
from tests.games.marauders.table import Captain, Play, card, plays_out, table
from tests.games.playing import ranks
from tests.rules import rule

NAVY = {SPANISH: ("EV-02", CARIBBEAN_SEA)}


def beaten(winner: Captain, loser: Captain, *, stop: bool = False, third: bool = False) -> Play:
    """Seat 0 has boarded seat 1 and won the crew combat; `stop` at the windows, else at the question after them."""
    captains = [winner, loser, Captain()] if third else [winner, loser]
    game = table(*captains, luck=1)
    game.t.players[1].ship.tracks[CREW] = 1
    game.dice("1" * 20)
    return fight_to_the_end(game, stop)


def fight_to_the_end(game: Play, stop: bool = False) -> Play:
    game.attacks(0, 1)
    game.passes()
    game.chance.script.clear()
    game.dice("xxx" + "x" * (contest_size(game, 0) - 3), "1" * contest_size(game, 1)).seat(0).does(BOARD)
    game.dice("xx", "11").seat(1).does(SHOOT)
    if not stop:
        game.passes()
    return game


def contest_size(game: Play, at: int) -> int:
    return len(game.told("contest-rolled")[at]["dice"])


def beaten_navy(winner: Captain, cargo_left: int, *drawn: str, lost: list[int] | None = None) -> Play:
    """Seat 0 has beaten the crew of a Spanish frigate with so much of its cargo track left."""
    game = table(winner, Captain(), npcs=NAVY, luck=1).dice("111", "111").attacks_npc(0, SPANISH)
    game.enemy_ship().tracks[CARGO] = cargo_left
    game.enemy_ship().tracks[CREW] = 1
    game.dice("xx1", "111").seat(0).does(BOARD)
    leadership = "x" + "1" * (2 if winner.id == "CAP-02" else 1)
    game.dice(leadership, "11").script([0])  # a glory card
    game.draws_cargo(*drawn).script(lost or []).seat(1).does(SHOOT)
    return game.passes()


@rule("MM-PLUNDER-01")
def test_sinking_gives_no_plunder() -> None:
    game = table(Captain(ship=FRIGATE), Captain(tracks={HULL: 1, CREW: 0}, gold=8, cargo=["rum-1"]), luck=1)
    game.dice("x11", "111", "333").attacks(0, 1)
    game.passes()
    assert game.over
    assert game[0].gold == 0
    assert game[0].cargo == ()


@rule("MM-PLUNDER-01")
def test_whoever_wins_the_crew_combat_plunders() -> None:
    """Also the one who was boarded."""
    game = table(Captain(gold=8, tracks={CREW: 1}), Captain(), luck=1).dice("111", "111").attacks(0, 1)
    game.dice("xx1", "111").seat(0).does(BOARD)
    game.dice("11", "x1").seat(1).does(SHOOT)
    game.passes()
    assert game.told("gold-taken") == [{"seat": 1, "loser": 0, "count": 8}]


@rule("MM-PLUNDER-02")
def test_gold_cargo_cards_rumour_and_weapons_are_taken() -> None:
    loser = Captain(gold=9, stash=20, cargo=["rum-1"], hand=["GL-01"], rumour="RU-05", weapons=[CHAIN_SHOT])
    game = beaten(Captain(gold=1), loser)
    game.seat(0).does(KEEP_SHIP)
    assert game.over
    assert game[0].gold == 10
    assert game[0].cargo == (card("rum-1"),)
    assert glory_card("GL-01") in game[0].hand
    assert game[0].rumour == rumour_card("RU-05")
    assert game[0].has_weapon(CHAIN_SHOT)
    assert game[1].stash == 20
    assert not game[1].afloat


@rule("MM-PLUNDER-02", "MM-MISSION-08")
def test_the_losers_mission_is_discarded_not_taken() -> None:
    game = beaten(Captain(), Captain(mission="MI-01", load=True))
    game.seat(0).does(KEEP_SHIP)
    assert game[0].mission == NONE
    assert game[1].mission == NONE
    assert game.t.decks.missions_discard.counts[mission_card("MI-01")] == 1
    assert game.rules_of("mission-lost") == ["MM-PLUNDER-02 MM-MISSION-08"]


@rule("MM-PLUNDER-03")
def test_specialists_join_and_doubled_ones_are_discarded() -> None:
    game = beaten(Captain(employed=["GL-S1a"]), Captain(employed=["GL-S1b", "GL-S4a"]))
    assert game[0].employed == tuple(sorted([glory_card("GL-S1a"), glory_card("GL-S4a")]))
    assert game.t.decks.glory_discard.counts[glory_card("GL-S1b")] == 1
    assert game[1].employed == ()
    assert game[0].gold == 0  # free of charge, and nothing was to be had


@rule("MM-PLUNDER-04")
def test_the_hand_limit_holds() -> None:
    loser = Captain(hand=["GL-03", "GL-04", "GL-05"])
    game = beaten(Captain(hand=["GL-01", "GL-02"]), loser)
    assert game.asked == (0, "hand-limit")
    game.seat(0).does(DISCARD_GLORY[glory_card("GL-01")], DISCARD_GLORY[glory_card("GL-03")])
    assert len(game[0].hand) == 4
    assert glory_card("GL-05") in game[0].hand
    assert game.asked == (0, "claim-ship")


@rule("MM-PLUNDER-04")
def test_captured_cards_are_seen_by_the_winner_only() -> None:
    game = beaten(Captain(), Captain(hand=["GL-03"]), third=True)
    taken = game.events("glory-taken")
    assert [event.data["cards"] for event in taken] == [[GLORY_NAMES[glory_card("GL-03")]]]
    assert [taken[0].seen_by(seat) for seat in (0, 2)] == [True, False]
    assert game.told("glory-taken-hidden") == [{"seat": 0, "loser": 1, "count": 1}]


@rule("MM-PLUNDER-04", "MM-RUMOR-03")
@pytest.mark.parametrize(("kept", "back"), [("RU-01", "RU-02"), ("RU-02", "RU-01")])
def test_one_of_two_rumours_is_kept_and_the_other_shuffled_back(kept: str, back: str) -> None:
    game = beaten(Captain(rumour="RU-01"), Captain(rumour="RU-02"))
    assert game.asked == (0, "keep-rumour")
    game.seat(0).does(KEEP_RUMOUR[rumour_card(kept)])
    assert game[0].rumour == rumour_card(kept)
    assert game[1].rumour == NONE
    assert game.t.decks.rumours.counts[rumour_card(back)] == 1
    assert game.t.drawn_rumours == ()


@rule("MM-PLUNDER-04")
def test_one_weapon_of_each_kind() -> None:
    game = beaten(Captain(weapons=[CHAIN_SHOT]), Captain(weapons=[CHAIN_SHOT, GRAPESHOT]))
    assert [told["weapon"] for told in game.told("weapon-gained")] == ["grapeshot"]
    game.seat(0).does(KEEP_SHIP)
    assert game[1].weapons == 0


@rule("MM-PLUNDER-04")
def test_cargo_beyond_the_capacity_is_thrown_overboard_old_or_new() -> None:
    game = beaten(Captain(cargo=["sugar-1"]), Captain(cargo=["rum-1", "rum-2"]))
    game.seat(0).does(KEEP_SHIP)
    assert game.asked == (0, "make-room")
    assert game.options == ["discard-cargo-rum", "discard-cargo-sugar"]
    game.seat(0).does(DISCARD_CARGO[SUGAR])
    assert game.over
    assert game[0].cargo == (card("rum-1"), card("rum-2"))
    assert game.t.decks.cargo_discard.counts[card("sugar-1")] == 1
    assert (game.t.drawn_cargo, game.t.drawn_by) == ((), NOBODY)


@rule("MM-PLUNDER-04")
def test_new_cargo_can_be_left_and_a_missions_load_can_go() -> None:
    game = beaten(Captain(cargo=["sugar-1"], mission="MI-01", load=True), Captain(cargo=["rum-1", "rum-2"]))
    game.seat(0).does(KEEP_SHIP, DISCARD_LOAD)
    assert game[0].mission == NONE
    game.seat(0).does(DISCARD_CARGO[RUM])
    assert game[0].cargo == (card("rum-2"), card("sugar-1"))


@rule("MM-PLUNDER-05", "MM-PLUNDER-10")
def test_a_navys_hold_is_paid_for_and_cards_are_lost_for_cargo_hits() -> None:
    """Two cargo hits; 4, 2 and 5 drawn: 11 gold, two cards lost at random, one kept."""
    game = beaten_navy(Captain(), 1, "cocoa-4-crew", "rum-2", "sugar-5-crew", lost=[0, 1])
    assert game[0].gold == 11
    assert game.asked == (0, "claim-ship")
    game.seat(0).does(KEEP_SHIP)
    assert game[0].cargo == (card("rum-2"),)
    assert game.t.decks.cargo_discard.left == 2


@rule("MM-PLUNDER-05")
def test_what_is_left_of_a_navys_hold_is_kept_within_capacity() -> None:
    game = beaten_navy(Captain(), 3, "cocoa-1", "rum-1", "sugar-1")
    game.seat(0).does(KEEP_SHIP)
    assert game.asked == (0, "make-room")
    game.seat(0).does(DISCARD_CARGO[RUM])
    assert game[0].gold == 3
    assert game[0].cargo == (card("cocoa-1"), card("sugar-1"))


@rule("MM-PLUNDER-05")
def test_cap_02_draws_a_fourth_card_from_a_navy() -> None:
    game = beaten_navy(Captain("CAP-02"), 3, "cocoa-1", "rum-1", "sugar-1", "spices-5-cannons")
    assert game[0].gold == 8


@rule("MM-PLUNDER-06")
def test_an_npc_pirate_has_nothing_aboard() -> None:
    npcs = {PIRATE_FRIGATE: ("EV-16", CARIBBEAN_SEA)}
    game = table(Captain(bounties={DUTCH: 1}), Captain(), npcs=npcs, luck=1).dice("111", "111")
    game.attacks_npc(0, PIRATE_FRIGATE)
    game.enemy_ship().tracks[CREW] = 1
    game.dice("xx1", "111").seat(0).does(BOARD)
    game.dice("x1", "111").seat(1).does(SHOOT)
    game.passes()
    assert game.asked == (0, "claim-ship")
    game.seat(0).does(KEEP_SHIP)
    assert game[0].gold == 0  # a pirate gets no reward
    assert game[0].cargo == ()


@rule("MM-PLUNDER-07", "MM-AMB-71")
def test_a_claimed_ship_keeps_its_damage_and_gets_the_winners_crew() -> None:
    loser = Captain(ship=GALLEON, tracks={HULL: 2, CARGO: 3, CANNONS: 1})
    game = beaten(Captain(), loser)
    game.seat(0).does(CLAIM_SHIP)
    assert game[0].ship.kind == GALLEON
    assert game[0].ship.tracks == [2, 3, 4, 2, 1]


@rule("MM-PLUNDER-07", "MM-PLUNDER-08")
def test_the_crew_is_capped_by_the_claimed_ship() -> None:
    game = beaten(Captain(ship=FRIGATE), Captain(ship=FLUTE))
    game.seat(0).does(CLAIM_SHIP)
    assert game[0].ship.kind == FLUTE
    assert game[0].ship.tracks[CREW] == 1


@rule("MM-PLUNDER-07")
def test_even_a_man_o_war_can_be_claimed_from_a_navy() -> None:
    game = table(Captain(), Captain(), npcs=NAVY, wars=[(SPANISH, DUTCH)], luck=1).dice("1111", "111")
    game.attacks_npc(0, SPANISH)
    game.enemy_ship().tracks[CREW] = 1
    game.dice("xx11", "111").seat(0).does(BOARD)
    game.dice("x1", "11").seat(1).does(SHOOT)
    game.passes()
    game.seat(0).does(CLAIM_SHIP)
    assert game[0].ship.kind == MAN_O_WAR
    assert game[0].ship.tracks == [5, 3, 5, 2, 5]


@rule("MM-PLUNDER-08", "MM-MOD-12", "MM-MOD-13")
def test_cargo_weapons_gold_and_cards_move_to_the_claimed_ship_but_no_modifications() -> None:
    winner = Captain(
        gold=3, cargo=["rum-1"], hand=["GL-01"], weapons=[GRAPPLING_HOOKS], modifications=[LONG_GUNS, EXTENDED_HOLD]
    )
    game = table(winner, Captain(ship=FRIGATE), luck=1)
    game.t.players[1].ship.tracks[CREW] = 1
    game.dice("1", "111", "111").attacks(0, 1)
    game.passes()
    game.dice("xx1", "111").seat(0).does(BOARD)
    game.dice("x1", "11").seat(1).does(SHOOT)
    game.passes()
    game.seat(0).does(CLAIM_SHIP)
    assert game.asked == (0, "place-modification")
    free = game.ask_of(0).options
    assert all(move in PLACE_MODIFICATION for move in free)
    placed = [free[0].value]
    game.seat(0).does(free[0])
    if game.asked == (0, "place-modification"):
        placed.append(game.ask_of(0).options[0].value)
        game.seat(0).does(game.ask_of(0).options[0])
    player = game[0]
    assert player.ship.modifications == 0
    assert player.ship.kind == FRIGATE
    assert (player.gold, player.cargo, player.weapons) == (3, (card("rum-1"),), 1 << GRAPPLING_HOOKS)
    assert glory_card("GL-01") in player.hand
    assert all(game.t.board.modification[zone] in (LONG_GUNS, EXTENDED_HOLD) for zone in placed)
    assert not any(game.t.board.modification_open[zone] for zone in placed)


@rule("MM-AMB-72")
def test_modifications_of_a_captured_ship_stay_on_it_if_it_is_claimed() -> None:
    game = beaten(Captain(), Captain(ship=FRIGATE, modifications=[CHASERS, EXTENDED_HOLD], cargo=["rum-1"]))
    game.seat(0).does(CLAIM_SHIP)
    assert game.over
    assert game[0].ship.modifications == 1 << CHASERS | 1 << EXTENDED_HOLD
    assert game[0].ship.tracks[CARGO] == 4


@rule("MM-AMB-72")
def test_modifications_of_a_ship_not_claimed_are_placed_by_the_loser() -> None:
    game = beaten(Captain(), Captain(modifications=[CHASERS, LONG_GUNS]))
    game.chance.script.clear()
    game.seat(0).does(KEEP_SHIP)
    assert game.asked == (1, "place-modification")
    assert game[0].ship.modifications == 0


@rule("MM-PLUNDER-09")
def test_claiming_a_frigate_gives_no_glory_beyond_the_victory() -> None:
    game = beaten(Captain(), Captain(ship=FRIGATE))
    assert game[0].track == 1
    game.seat(0).does(CLAIM_SHIP)
    assert game[0].track == 1
    assert not game[0].ship_glory


@rule("MM-PLUNDER-07")
def test_the_old_ship_may_be_kept() -> None:
    game = beaten(Captain(), Captain(ship=GALLEON))
    game.seat(0).does(KEEP_SHIP)
    assert game[0].ship.kind == SLOOP


@rule("MM-PLUNDER-02")
def test_a_captain_washed_ashore_keeps_cards_and_specialists() -> None:
    """GL-17 is played before any plunder; gold, cargo, weapons, rumour and ship can still be taken."""
    loser = Captain(
        gold=5, hand=["GL-17", "GL-03"], employed=["GL-S1a"], weapons=[GRAPESHOT], rumour="RU-02", cargo=["rum-1"]
    )
    game = beaten(Captain(), loser, stop=True)
    game.passes_to("window-crew-won")
    while game.asked != (1, "window-death"):
        game.answer(game.asked[0] if game.asked else 0, game.ask_of(0).options[0])
    game.seat(1).plays("GL-17")
    game.passes()
    game.seat(0).does(CLAIM_SHIP)
    assert game[0].gold == 5
    assert game[0].has_weapon(GRAPESHOT)
    assert game[0].rumour == rumour_card("RU-02")
    assert game[0].cargo == (card("rum-1"),)
    assert game[0].employed == ()
    assert game[1].hand == (glory_card("GL-03"),)
    assert game[1].employed == (glory_card("GL-S1a"),)
    assert game[0].track == 1


def test_ranks_draw_what_was_asked_for() -> None:
    """The script of draws itself."""
    game = table(Captain(), Captain())
    bag = game.t.decks.cargo.copy()
    kinds = [card("rum-1"), card("rum-1") + 1]
    game.script(ranks(bag.copy(), kinds))
    assert [game.chance.draw(bag) for kind in kinds] == kinds


LOADED = Captain(cargo=["rum-1", "rum-2", "sugar-1"], employed=["GL-S1b", "GL-S4a"])


@rule("MM-PLUNDER-03")
def test_captured_specialists_who_are_not_wanted_are_discarded() -> None:
    game = beaten(Captain(employed=["GL-S1a"]), LOADED)
    unwanted = DISCARD_GLORY[glory_card("GL-S4a")]
    assert [name for name in game.options if name.startswith("discard-glory")] == [unwanted.name]
    game.seat(0).does(unwanted)
    assert game[0].employed == (glory_card("GL-S1a"),)
    assert game.t.decks.glory_discard.counts[glory_card("GL-S4a")] == 1
    assert unwanted not in game.ask.options
    assert game.asked == (0, "claim-ship")


@rule("MM-PLUNDER-02")
def test_captured_cargo_need_not_be_taken() -> None:
    game = beaten(Captain(ship=GALLEON, cargo=["sugar-2"]), LOADED)
    assert "discard-cargo-cocoa" not in game.options
    game.seat(0).does(DISCARD_CARGO[RUM], DISCARD_CARGO[RUM])
    assert game.options == ["keep-ship", "claim-ship", "discard-cargo-sugar", *game.options[3:]]
    game.seat(0).does(DISCARD_CARGO[SUGAR])
    assert game.told("cargo-discarded")[-1] == {"seat": 0, "cards": ["sugar-1"]}
    assert DISCARD_CARGO[SUGAR] not in game.ask.options  # his own stays aboard
    game.seat(0).does(KEEP_SHIP)
    assert game.over
    assert game[0].cargo == (card("sugar-2"),)


@rule("MM-PLUNDER-05")
def test_a_navys_cargo_need_not_be_taken() -> None:
    game = beaten_navy(Captain(), 3, "cocoa-1", "rum-1", "sugar-1")
    game.seat(0).does(DISCARD_CARGO[RUM], DISCARD_CARGO[SUGAR], KEEP_SHIP)
    assert game.over
    assert game[0].gold == 3
    assert game[0].cargo == (card("cocoa-1"),)


@rule("MM-PLUNDER-02")
def test_what_was_not_captured_is_no_part_of_the_choice() -> None:
    game = beaten(Captain(cargo=["sugar-1"], employed=["GL-S1a"]), Captain(cargo=["rum-1"]))
    assert game.options == ["keep-ship", "claim-ship", "discard-cargo-rum"]
    for move in (DISCARD_CARGO[SUGAR], DISCARD_GLORY[glory_card("GL-S1a")]):
        assert game.ask.refusal(game.t, move) == Refusal("mm-not-captured", "MM-PLUNDER-02")


def test_in_games_of_the_first_version_all_is_taken() -> None:
    """Records of that version replay as they were played."""
    game = table(Captain(ship=GALLEON), LOADED, luck=1)
    game.t.rules.version = 1
    game.t.players[1].ship.tracks[CREW] = 1
    fight_to_the_end(game.dice("1" * 20))
    assert game.options == ["keep-ship", "claim-ship"]
    assert game.t.drawn_cargo == ()
    assert game.ask.refusal(game.t, DISCARD_CARGO[RUM]) == Refusal(
        "not-this-question", "MM-PLUNDER-07", move="discard-cargo-rum"
    )
    game.seat(0).does(KEEP_SHIP)
    assert len(game[0].cargo) == 3


def test_a_claimed_ship_is_what_the_preview_says() -> None:
    game = beaten(Captain(modifications=[CHASERS, LONG_GUNS]), Captain(ship=FRIGATE, tracks={HULL: 2, CANNONS: 1}))
    told = game.ask.preview(game.t, CLAIM_SHIP)
    assert told is not None
    before, journal = game.t.copy(), Journal()
    ask, game.t.journal = game.ask, journal
    game.run.answer(CLAIM_SHIP)
    came = CLAIM.measured(Played(before, game.t, journal.events), ask, CLAIM_SHIP)
    assert came == told.params == {"hull": 2, "masts": 3, "cargo": 3, "cannons": 1, "crew": 2, "modifications": 2}


@rule("MM-PLUNDER-02")
def test_a_rumour_that_was_chosen_belongs_to_nobody_else() -> None:
    game = table(Captain(rumour="RU-01"), Captain(rumour="RU-02"))
    move = KEEP_RUMOUR[rumour_card("RU-02")]
    assert plays_out(take_rumour(game.t, game[0], game[1]), move.name) == ["keep-rumour"]
    assert (game.t.drawn_by, game.t.drawn_rumours) == (NOBODY, ())
