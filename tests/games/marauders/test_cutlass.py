"""Cutlass cards, GL-19 to GL-27, each by its text, and how cards are played in combat."""

from collections.abc import Generator

from freebooter.games.marauders.content.card_timing import WHEN_ENGAGING
from freebooter.games.marauders.content.tables import glory_card
from freebooter.games.marauders.glory_cards.cutlass import at_war_with_victim
from freebooter.games.marauders.hand.playing import may_play
from freebooter.games.marauders.hand.windows import own_window
from freebooter.games.marauders.moves import ANNOUNCE, BOARD, FLEE, MEND, PASS, PLAY, SHOOT
from freebooter.games.marauders.names import (
    CANNONS,
    CARIBBEAN_SEA,
    CREW,
    DUTCH,
    FRENCH,
    FRIGATE,
    HULL,
    MASTS,
    SPANISH,
)
from freebooter.games.marauders.state.battle import NAVAL_ROUND
from freebooter.games.marauders.state.raid import Raid
from tests.games.marauders.table import Captain, Play, table
from tests.rules import rule


def hits(game: Play) -> list[tuple[int, int]]:
    return [(told["side"], len(told["dice"])) for told in game.told("hits-rolled")]


def second_round(one: Captain, other: Captain) -> Play:
    """Nothing has happened in the first round; windows are passed up to the declaration of the aggressor."""
    game = table(one, other).dice("111", "111").attacks(0, 1)
    return game.passes()


def at_contest(one: Captain, other: Captain, declared: tuple[object, object], *dice: str) -> Play:
    """The window after the contest of the second round."""
    game = second_round(one, other)
    game.dice(*dice).seat(0).does(declared[0])  # type: ignore[arg-type]
    game.seat(1).does(declared[1])  # type: ignore[arg-type]
    return game.passes_to("window-contest")


@rule("MM-GLORY-05")
def test_raking_shot_adds_a_hit_above_the_cannons() -> None:
    game = at_contest(Captain(hand=["GL-19"]), Captain(), (SHOOT, SHOOT), "x11", "111")
    assert game.options == ["pass", "announce-raking-shot"]
    game.dice("34").seat(0).announces("GL-19").reveals("GL-19")
    assert hits(game) == [(0, 2)]
    assert game[0].hand == ()


@rule("MM-GLORY-05")
def test_raking_shot_needs_cannons_a_victory_and_shooting() -> None:
    card = Captain(hand=["GL-19"])
    broken = Captain(hand=["GL-19"], tracks={CANNONS: 0})
    assert at_contest(broken, Captain(), (SHOOT, SHOOT), "x11", "111").options == ["pass"]
    assert at_contest(card, Captain(), (SHOOT, SHOOT), "111", "x11").options == ["pass"]
    assert at_contest(card, Captain(), (SHOOT, SHOOT), "x11", "x11").options == ["pass"]
    assert at_contest(card, Captain(), (BOARD, SHOOT), "x11", "111").options == ["pass"]


@rule("MM-GLORY-05")
def test_hard_to_starboard_adds_two_dice_to_the_contest_of_this_round() -> None:
    game = table(Captain(hand=["GL-20"]), Captain()).attacks(0, 1).passes_to("window-declared")
    game.dice("x1111", "111", "1").dice("111", "111").seat(0).announces("GL-20").reveals("GL-20")
    assert [len(told["dice"]) for told in game.told("contest-rolled")] == [5, 3]
    game.passes()
    game.seat(0).does(SHOOT)
    game.seat(1).does(SHOOT)
    assert [len(told["dice"]) for told in game.told("contest-rolled")] == [5, 3, 3, 3]


@rule("MM-COMBAT-22")
def test_hard_to_starboard_needs_masts() -> None:
    game = table(Captain(hand=["GL-20"], tracks={MASTS: 0}), Captain()).attacks(0, 1).passes_to("window-declared")
    assert game.options == ["pass"]


@rule("MM-CREW-02")
def test_hidden_marines_add_two_dice_to_one_round_of_crew_combat() -> None:
    game = second_round(Captain(hand=["GL-21"]), Captain())
    game.dice("xx1", "111").seat(0).does(BOARD)
    game.seat(1).does(SHOOT)
    game.passes_to("window-crew-round")
    game.dice("x111", "11", "11", "11", "xx", "11").script([0]).seat(0).announces("GL-21").reveals("GL-21")
    assert [len(told["dice"]) for told in game.told("crew-rolled")][:4] == [4, 2, 2, 2]


@rule("MM-COMBAT-10")
def test_wet_powder_takes_two_hits_away() -> None:
    game = table(Captain(ship=FRIGATE), Captain(ship=FRIGATE, hand=["GL-22"])).attacks(0, 1)
    game.passes_to("window-declared")
    game.dice("x11", "111", "3").seat(1).announces("GL-22").reveals("GL-22")
    game.passes()
    assert hits(game) == [(0, 1)]


@rule("MM-COMBAT-11")
def test_wet_powder_does_not_go_below_nought() -> None:
    game = table(Captain(), Captain(hand=["GL-22"])).attacks(0, 1).passes_to("window-declared")
    game.dice("x11", "111").seat(1).announces("GL-22").reveals("GL-22")
    game.passes()
    assert hits(game) == []
    assert game.told("contest-won") == [{"side": 0}]


@rule("MM-GLORY-05")
def test_wet_powder_answers_shooting_only() -> None:
    game = second_round(Captain(), Captain(hand=["GL-22"]))
    game.seat(0).does(BOARD)
    game.seat(1).does(SHOOT)
    assert game.asked == (1, "window-declared")
    assert game.options == ["pass"]


@rule("MM-COMBAT-14")
def test_under_cover_of_smoke_escapes_whatever_the_enemy_rolled_after_his_hits() -> None:
    game = at_contest(Captain(hand=["GL-23"]), Captain(), (FLEE, SHOOT), "xx1", "x11")
    game.dice("4").seat(0).announces("GL-23").reveals("GL-23")
    assert game.over
    assert game.told("escaped") == [{"side": 0}]
    assert game[0].ship.tracks[CANNONS] == 0


@rule("MM-COMBAT-14")
def test_under_cover_of_smoke_works_in_a_tie_but_not_in_defeat() -> None:
    card = Captain(hand=["GL-23"])
    game = at_contest(card, Captain(), (FLEE, SHOOT), "x11", "x11")
    game.dice("4").seat(0).announces("GL-23").reveals("GL-23")
    assert game.over
    assert at_contest(card, Captain(), (FLEE, SHOOT), "x11", "xx1").options == ["pass"]
    assert at_contest(card, Captain(), (SHOOT, SHOOT), "x11", "111").options == ["pass"]


@rule("MM-COMBAT-25")
def test_spare_timber_restores_a_point_between_rounds() -> None:
    hurt = Captain(ship=FRIGATE, hand=["GL-24"], tracks={HULL: 1, MASTS: 2, CANNONS: 0})
    game = table(hurt, Captain()).dice("111", "111").attacks(0, 1).passes_to("window-between-rounds")
    game.seat(0).announces("GL-24").reveals("GL-24")
    assert game.options == ["mend-hull", "mend-masts"]  # the cannons are destroyed, the rest is whole
    game.seat(0).does(MEND[HULL])
    assert game[0].ship.tracks == [2, 3, 2, 3, 0]


@rule("MM-COMBAT-25")
def test_spare_timber_needs_something_to_mend() -> None:
    game = table(Captain(hand=["GL-24"], tracks={CANNONS: 0}), Captain()).dice("111", "111").attacks(0, 1)
    game.passes_to("window-between-rounds")
    assert game.options == ["pass"]


@rule("MM-CREW-01")
def test_cold_steel_costs_the_enemy_a_crew_before_the_first_roll() -> None:
    game = second_round(Captain(), Captain(hand=["GL-25"]))
    game.dice("xx1", "111").seat(0).does(BOARD)
    game.seat(1).does(SHOOT)
    game.passes_to("window-crew-start")
    game.dice("x1", "11").dice("x1", "11").script([0]).seat(1).announces("GL-25").reveals("GL-25")
    assert game.told("crew-lost")[0] == {"side": 0, "count": 1, "crew": 1}


@rule("MM-COMBAT-23")
def test_cold_steel_can_decide_crew_combat() -> None:
    game = table(Captain(hand=["GL-25"]), Captain(tracks={CREW: 1}), luck=1).dice("111", "111").attacks(0, 1)
    game.passes()
    game.dice("xx1", "111").seat(0).does(BOARD)
    game.seat(1).does(SHOOT)
    game.passes_to("window-crew-start")
    game.seat(0).announces("GL-25").reveals("GL-25")
    assert game.told("crew-rolled") == []
    assert game.told("crew-combat-won") == [{"side": 0, "loser": 1}]


@rule("MM-COMBAT-12")
def test_cut_the_lines_stops_the_boarding_and_not_the_hits() -> None:
    game = at_contest(Captain(), Captain(hand=["GL-26"]), (BOARD, SHOOT), "xx1", "x11")
    assert game.options == ["pass", "announce-cut-the-lines"]
    game.dice("4").seat(1).announces("GL-26").reveals("GL-26")
    game.passes()
    assert game.told("boarded") == []
    assert hits(game) == [(1, 1)]
    assert game.battle.phase == NAVAL_ROUND
    assert game.asked == (0, "declare")


@rule("MM-COMBAT-12")
def test_cut_the_lines_needs_an_enemy_who_won_with_board() -> None:
    card = Captain(hand=["GL-26"])
    assert at_contest(Captain(), card, (BOARD, SHOOT), "x11", "xx1").options == ["pass"]
    assert at_contest(Captain(), card, (SHOOT, SHOOT), "xx1", "x11").options == ["pass"]


@rule("MM-AMB-68", "MM-BOUNTY-01")
def test_letters_of_reprisal_save_the_bounty_against_a_nation_at_war() -> None:
    """Seat 0 is Spanish, seat 1 French."""
    game = table(Captain(hand=["GL-27"]), Captain(), wars=[(FRENCH, SPANISH)]).attacks(0, 1)
    assert game.asked == (0, "window-engage")
    game.dice("111", "111").seat(0).plays("GL-27")
    assert game[0].bounties == [0, 0, 0, 0]


@rule("MM-AMB-68", "MM-BOUNTY-01")
def test_letters_of_reprisal_are_good_against_navies_too() -> None:
    npcs = {DUTCH: ("EV-10", CARIBBEAN_SEA)}
    game = table(Captain(hand=["GL-27"]), Captain(), wars=[(SPANISH, DUTCH)], npcs=npcs).attacks_npc(0, DUTCH)
    game.dice("1111", "111").seat(0).plays("GL-27")
    assert game[0].bounties == [0, 0, 0, 0]


@rule("MM-BOUNTY-01")
def test_letters_of_reprisal_are_waste_paper_in_peace_and_against_pirates() -> None:
    peace = table(Captain(hand=["GL-27"]), Captain()).attacks(0, 1)
    assert peace.options == ["pass"]
    peace.dice("111", "111").seat(0).passes()
    assert peace[0].bounties[FRENCH] == 1
    pirate = Captain(bounties={DUTCH: 1})
    assert table(Captain(hand=["GL-27"]), pirate, wars=[(FRENCH, SPANISH)]).attacks(0, 1).options == ["pass"]


def engages(game: Play, nation: int) -> Raid:
    """Play Letters of Reprisal when a merchant of this nation is engaged."""
    raid = Raid(0, nation)
    game.t.raid = raid
    card = glory_card("GL-27")
    assert may_play(game.t, game[0], card, WHEN_ENGAGING)
    window = own_window(game.t, game[0], WHEN_ENGAGING)
    assert isinstance(window, Generator)
    next(window)
    for answer in (PLAY[card], PASS):
        try:
            window.send(answer)
        except StopIteration:
            break
    return raid


@rule("MM-RAID-14", "MM-BOUNTY-01")
def test_letters_of_reprisal_in_a_raid_discard_two_hit_cards_and_in_war_save_the_bounty() -> None:
    game = table(Captain(hand=["GL-27"]), Captain())
    raid = engages(game, DUTCH)
    assert (raid.no_bounty, raid.reprisals) == (False, 2)
    game = table(Captain(hand=["GL-27"]), Captain(), wars=[(DUTCH, SPANISH)])
    raid = engages(game, DUTCH)
    assert (raid.no_bounty, raid.reprisals) == (True, 2)
    assert at_war_with_victim(game.t, game[0])


@rule("MM-COMBAT-12")
def test_lines_once_cut_need_no_second_card() -> None:
    game = at_contest(Captain(), Captain(hand=["GL-26", "GL-26"]), (BOARD, SHOOT), "xx1", "111")
    game.seat(1).announces("GL-26").reveals("GL-26")
    assert game.asked == (1, "window-contest")
    assert game.options == ["pass"]


# Cards in combat


@rule("MM-GLORY-09")
def test_the_aggressors_card_resolves_first_whoever_announced_first() -> None:
    """Seat 1 attacks in the turn of seat 0, so turn order would have it the other way round."""
    game = table(Captain(hand=["GL-20"]), Captain(hand=["GL-22", "GL-20"])).attacks(1, 0)
    game.passes_to("window-declared")
    assert game.asked == (1, "window-declared")
    game.seat(1).passes()
    game.seat(0).announces("GL-20")
    game.seat(1).announces("GL-22")
    assert game.asked == (1, "resolve-card")
    game.seat(1).reveals("GL-22")
    assert game.asked == (0, "resolve-card")
    game.seat(0).reveals("GL-20")
    assert game.asked == (1, "window-declared")  # combat goes on when nobody announces more


@rule("MM-GLORY-05", "MM-GLORY-09")
def test_only_cards_of_the_moment_can_be_announced_in_combat() -> None:
    game = table(Captain(hand=["GL-10", "GL-13", "GL-16", "GL-20"]), Captain()).attacks(0, 1)
    game.passes_to("window-declared")
    assert game.options == ["pass", "announce-hard-to-starboard"]


@rule("MM-GLORY-08")
def test_an_announced_card_can_still_be_declined_but_is_shown() -> None:
    game = table(Captain(hand=["GL-20"]), Captain()).attacks(0, 1).passes_to("window-declared")
    game.seat(0).announces("GL-20")
    game.dice("111", "111").seat(0).declines()
    assert game.told("card-shown") == [{"seat": 0, "card": "hard-to-starboard"}]
    assert game[0].hand == (glory_card("GL-20"),)


@rule("MM-COMBAT-25", "MM-COMBAT-20")
def test_spare_timber_is_not_for_a_battle_that_is_over() -> None:
    """Nobody is asked once a ship is sunk or boarded."""
    hurt = Captain(ship=FRIGATE, hand=["GL-24"], tracks={MASTS: 2})
    sunk = table(hurt, Captain(tracks={HULL: 1, CREW: 0}), luck=1).dice("x11", "111", "333").attacks(0, 1)
    assert "window-between-rounds" not in windows_passed(sunk)
    assert sunk.over
    boarded = second_round(hurt, Captain())
    boarded.dice("xx1", "111").dice("xx", "11").script([0, 0]).seat(0).does(BOARD)
    boarded.seat(1).does(SHOOT)
    found = windows_passed(boarded)
    assert "window-between-rounds" not in found and "window-crew-start" in found


def windows_passed(game: Play) -> list[str]:
    """The windows that open from here on, up to another question."""
    found = []
    while game.asked is not None and game.asked[1].startswith("window-"):
        found.append(game.asked[1])
        game.answer(game.asked[0], PASS)
    return found


@rule("MM-COMBAT-04", "MM-GLORY-06")
def test_a_card_before_a_roll_says_what_it_does_to_the_odds() -> None:
    game = second_round(Captain(hand=["GL-20"]), Captain())
    game.seat(0).does(SHOOT)
    game.seat(1).does(SHOOT)
    assert game.asked == (0, "window-declared")
    with_card, without = (game.ask.preview(game.t, move) for move in (ANNOUNCE[glory_card("GL-20")], PASS))
    assert with_card is not None and without is not None
    assert with_card.params != without.params


@rule("MM-GLORY-08")
def test_another_card_may_follow_one_that_was_declined() -> None:
    game = second_round(Captain(hand=["GL-20", "GL-22"]), Captain())
    game.seat(0).does(SHOOT)
    game.seat(1).does(SHOOT)
    assert game.asked == (0, "window-declared")
    game.seat(0).announces("GL-20").declines()
    assert game.options == ["pass", "announce-wet-powder"]
