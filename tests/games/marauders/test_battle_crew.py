"""Crew combat: at sea and ashore (MM-CREW)."""

from freebooter.games.marauders import rumours
from freebooter.games.marauders.combat.strength import shrugs_left
from freebooter.games.marauders.content.tables import mission_card, rumour_card
from freebooter.games.marauders.moves import BOARD, SHOOT
from freebooter.games.marauders.names import (
    BRIDGETOWN,
    CARACAS,
    CREW,
    FRIGATE,
    HULL,
    MASTER_AT_ARMS,
    MASTS,
    NOBODY,
    NONE,
    SWIVEL_GUNS,
)
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import CREW_FIGHT, NO_WINNER, NOTHING, Side
from freebooter.kernel.ask import Flow
from tests.games.marauders.table import Captain, Play, Room, battles, table
from tests.rules import rule


def boards(game: Play, *crew_dice: str, after: list[int] | None = None) -> Play:
    """Seat 0 boards seat 1 in the second round; these dice are rolled in crew combat, then `after` is drawn."""
    game.dice("111", "111").attacks(0, 1)
    game.dice("xx1", "111").dice(*crew_dice).script(after or []).seat(0).does(BOARD)
    game.passes()
    game.seat(1).does(SHOOT)
    return game


WINS = [0, 0]  # a glory card for the winner, a new captain for the loser


@rule("MM-CREW-01")
def test_crew_combat_starts_at_once_after_boarding() -> None:
    game = boards(table(Captain(), Captain()), "11", "11", "xx", "11", after=WINS)
    assert [told["dice"] for told in game.told("crew-rolled")] == [[1, 1], [1, 1], [5, 5], [1, 1]]
    assert [told["declaration"] for told in game.told("declared")] == ["shoot", "shoot", "board", "shoot"]


@rule("MM-CREW-02")
def test_both_roll_leadership_in_each_round() -> None:
    game = boards(table(Captain("CAP-02"), Captain(), luck=1), "11x", "11", "1x1", "11")
    assert [len(told["dice"]) for told in game.told("crew-rolled")] == [3, 2, 3, 2]


@rule("MM-CREW-02", "MM-CREW-03")
def test_the_hits_of_a_round_are_simultaneous() -> None:
    game = boards(table(Captain(), Captain()), "x1", "x1", "xx", "11", after=WINS)
    assert [(told["side"], told["crew"]) for told in game.told("crew-lost")] == [(1, 1), (0, 1), (1, 0)]


@rule("MM-CREW-03", "MM-CREW-07")
def test_no_more_hits_than_own_crew_before_the_roll() -> None:
    """Crew 1 rolls 3 successes against crew 3: one hit. Nobody has Leadership 3 and crew 1 left afterwards."""
    one = Captain("CAP-08", tracks={CREW: 1})
    game = table(one, Captain(ship=FRIGATE)).dice("11", "111").attacks(0, 1)
    game.dice("xx", "111", "xxx", "11").dice("111", "xx").script([0, 0]).seat(0).does(BOARD)
    game.seat(1).does(SHOOT)
    assert [(told["side"], told["count"]) for told in game.told("crew-lost")] == [(1, 1), (0, 1)]


@rule("MM-CREW-03")
def test_the_crew_before_the_roll_counts_even_if_it_is_lost_in_it() -> None:
    game = boards(table(Captain(), Captain(ship=FRIGATE)), "xx", "xx", after=WINS)
    assert [(told["side"], told["count"]) for told in game.told("crew-lost")] == [(1, 2), (0, 2)]


@rule("MM-CREW-04")
def test_without_crew_the_captain_has_lost_and_dies() -> None:
    game = boards(table(Captain(), Captain(gold=4)), "xx", "11", after=WINS)
    assert game.told("crew-combat-won") == [{"side": 0, "loser": 1}]
    assert game.told("captain-died")[0:1] == []  # the winner plunders first
    game.passes()
    assert game[0].gold == 4
    assert game.asked == (0, "claim-ship")


@rule("MM-CREW-04", "MM-GLORY-03")
def test_the_boarded_one_may_win_and_plunder() -> None:
    game = boards(table(Captain(gold=6), Captain()), "11", "xx", after=WINS)
    assert game[1].track == 1
    game.passes()
    assert game[1].gold == 5 + 6  # the reward for the bounty that the attack gave, and what was aboard
    assert game.asked == (1, "claim-ship")


@rule("MM-CREW-05", "MM-AMB-64")
def test_both_crews_gone_more_successes_win_and_the_winner_lives_without_crew() -> None:
    one, other = Captain("CAP-08", tracks={CREW: 1}, gold=1), Captain(tracks={CREW: 1}, gold=2)
    game = table(one, other).dice("11", "111").attacks(0, 1)
    game.dice("xx", "111", "xx1", "x1").script([0, 0]).seat(0).does(BOARD)
    game.seat(1).does(SHOOT)
    game.passes()
    assert game.told("crew-combat-won") == [{"side": 0, "loser": 1}]
    assert game[0].afloat
    assert game[0].ship.tracks[CREW] == 0
    assert game[0].gold == 3


@rule("MM-CREW-05")
def test_both_crews_gone_then_the_higher_sum_wins() -> None:
    captains = Captain(tracks={CREW: 1}), Captain(tracks={CREW: 1})
    game = boards(table(*captains), "x2", "x3", after=WINS)
    assert game.told("crew-combat-won") == [{"side": 1, "loser": 0}]


@rule("MM-CREW-05", "MM-AMB-63")
def test_both_crews_gone_with_equal_rolls_ends_without_a_winner() -> None:
    captains = Captain(tracks={CREW: 1}, gold=5), Captain(tracks={CREW: 1}, gold=6)
    game = boards(table(*captains), "x3", "x3")
    assert game.over
    for seat in (0, 1):
        assert game[seat].afloat
        assert game[seat].ship.tracks[CREW] == 0
        assert game[seat].track == 0
    assert [game[0].gold, game[1].gold] == [5, 6]


@rule("MM-CREW-06")
def test_nobody_flees_from_crew_combat() -> None:
    """Round after round is rolled without a question."""
    game = boards(table(Captain(), Captain()), "11", "11", "11", "11", "11", "11", "xx", "11", after=[0])
    assert game.told("crew-combat-won") == [{"side": 0, "loser": 1}]
    assert game.all_scripted_chance_was_used


@rule("MM-COMBAT-23")
def test_crew_combat_against_a_ship_without_crew_is_won_without_a_roll() -> None:
    game = boards(table(Captain(), Captain(tracks={CREW: 0})), after=WINS)
    assert game.told("crew-rolled") == []
    assert game.told("crew-combat-won") == [{"side": 0, "loser": 1}]


@rule("MM-MOD-07")
def test_swivel_guns_fire_before_crew_combat_whoever_boarded() -> None:
    guns = [SWIVEL_GUNS]
    game = boards(table(Captain(modifications=guns), Captain()), "x1", "x1", "11", after=WINS)
    assert game.told("swivel-guns") == [{"side": 0, "dice": [5, 1]}]
    assert game.told("crew-lost")[0] == {"side": 1, "count": 1, "crew": 1}
    game = boards(table(Captain(), Captain(modifications=guns)), "xx", "11", "xx", after=WINS)
    assert game.told("crew-lost")[0] == {"side": 0, "count": 1, "crew": 1}  # one at most
    assert game.told("crew-combat-won") == [{"side": 1, "loser": 0}]


@rule("MM-MOD-07")
def test_swivel_guns_need_a_success() -> None:
    game = boards(table(Captain(modifications=[SWIVEL_GUNS]), Captain()), "12", "xx", "11", after=WINS)
    assert [told["count"] for told in game.told("crew-lost")] == [2]


@rule("MM-AMB-61")
def test_swivel_guns_can_decide_crew_combat_at_once() -> None:
    game = boards(table(Captain(modifications=[SWIVEL_GUNS]), Captain(tracks={CREW: 1})), "x1", after=WINS)
    assert game.told("crew-rolled") == []
    assert game.told("crew-combat-won") == [{"side": 0, "loser": 1}]


@rule("MM-AMB-61", "MM-AMB-63")
def test_swivel_guns_of_both_fire_at_the_same_time() -> None:
    captain = Captain(tracks={CREW: 1}, modifications=[SWIVEL_GUNS])
    game = boards(table(captain, captain), "x1", "x2")
    assert game.over
    assert [game[seat].ship.tracks[CREW] for seat in (0, 1)] == [0, 0]
    assert game[0].afloat
    assert game[1].afloat


@rule("MM-CREW-03")
def test_cap_16_ignores_the_first_crew_hit_of_each_crew_combat() -> None:
    game = boards(table(Captain(ship=FRIGATE), Captain("CAP-16")), "x1", "111", "xx", "111", after=WINS)
    assert game.told("hit-shrugged-off") == [{"seat": 1, "count": 1}]
    assert [told["count"] for told in game.told("crew-lost")] == [2]


@rule("MM-CREW-03")
def test_cap_16_ignores_only_one_of_two_hits() -> None:
    game = boards(table(Captain(), Captain("CAP-16")), "xx", "111", "x1", "111", after=WINS)
    assert [told["crew"] for told in game.told("crew-lost")] == [1, 0]


@rule("MM-GLORY-11")
def test_master_at_arms_adds_a_die_in_crew_combat() -> None:
    game = boards(table(Captain(employed=["GL-S6a"]), Captain()), "xx1", "11", after=WINS)
    assert [len(told["dice"]) for told in game.told("crew-rolled")] == [3, 2]


# Ashore


def ashore(game: Play, *dice: str, crew: int = 2, leadership: int = 2, rumour: int = NONE, mission: int = NONE) -> Play:
    return game.dice(*dice).fights_ashore(0, crew, leadership, mission=mission, rumour=rumour)


@rule("MM-AMB-93", "MM-CREW-01")
def test_crew_combat_ashore_follows_the_same_rules_without_swivel_guns() -> None:
    captain = Captain(modifications=[SWIVEL_GUNS])
    game = ashore(table(captain, Captain(), luck=1), "x1", "x1", "1x", "11", rumour=rumour_card("RU-13"))
    assert game.told("swivel-guns") == []
    assert [told["dice"] for told in game.told("crew-rolled")] == [[5, 1], [5, 1], [1, 5], [1, 1]]
    assert [(told["side"], told["crew"]) for told in game.told("crew-lost")] == [("ashore", 1), (0, 1), ("ashore", 0)]


@rule("MM-AMB-93")
def test_losing_ashore_kills_the_captain() -> None:
    game = ashore(table(Captain(gold=3), Captain(), luck=1), "11", "xx", rumour=rumour_card("RU-13"))
    assert not game[0].afloat
    assert game.told("captain-died")[0]["cause"] == "ashore"
    assert game[0].gold == 0
    assert game.t.turn.over


@rule("MM-AMB-93")
def test_winning_ashore_brings_no_bounty_plunder_or_ship() -> None:
    game = ashore(table(Captain(), Captain(), luck=1), "xx", "11", rumour=rumour_card("RU-13"))
    game.passes()
    assert game.over
    assert game.t.battle is None
    assert game[0].bounties == [0, 0, 0, 0]
    assert game.told("ship-claimed") == []
    assert [told["deed"] for told in game.told("glory-gained") if told["deed"] == "combat"] == []


def rumoured(t: Table) -> Flow | None:
    """The captain acts on his rumour, then the fight that it leads to."""
    return rumours.act(t, t.players[0]) if t.players[0].rumour != NONE else battles(t)


def acts_on_rumour(captain: Captain, *dice: str) -> Play:
    """Mutineers Ashore: Scouting, then crew 1 and Leadership 3."""
    game = table(captain, Captain(), luck=1, game=Room(rumoured))
    return game.dice("x1", *dice).begins().passes()


@rule("MM-AMB-93", "MM-CREW-05")
def test_without_a_winner_ashore_the_rumour_is_gone_and_the_captain_lives() -> None:
    game = acts_on_rumour(Captain(rumour="RU-17", zone=CARACAS, tracks={CREW: 1}), "x3", "x21")
    assert game.over
    assert game[0].afloat
    assert game[0].rumour == NONE
    assert game.t.decks.rumours_discard.counts[rumour_card("RU-17")] == 1
    assert (game[0].track, game[0].gold, game[0].ship.tracks[CREW]) == (0, 0, 0)


@rule("MM-AMB-93")
def test_a_win_ashore_makes_the_rumour_pay_with_its_one_point() -> None:
    game = acts_on_rumour(Captain(rumour="RU-17", zone=CARACAS), "x1", "111")
    assert game.over
    assert (game[0].track, game[0].gold, game[0].rumour) == (1, 8, NONE)
    assert [told["deed"] for told in game.told("glory-gained")] == ["rumour"]


@rule("MM-AMB-93", "MM-CREW-05")
def test_without_a_winner_ashore_the_task_of_a_mission_stays_open() -> None:
    duel = mission_card("MI-24")
    captain = Captain(mission="MI-24", tracks={CREW: 1}, zone=BRIDGETOWN, in_port=True)
    game = ashore(table(captain, Captain(), luck=1), "x3", "x3", crew=1, mission=duel)
    assert game.over
    assert game[0].mission == duel
    assert game[0].track == 0


@rule("MM-AMB-93")
def test_a_win_ashore_fulfils_the_task_of_a_mission() -> None:
    duel = mission_card("MI-24")
    captain = Captain(mission="MI-24", zone=BRIDGETOWN, in_port=True)
    game = ashore(table(captain, Captain(), luck=1), "xx", "11", mission=duel)
    game.passes()
    assert (game[0].mission, game[0].track, game[0].gold) == (NONE, 1, 16)


@rule("MM-AMB-93", "MM-GLORY-10")
def test_a_fight_won_ashore_is_a_crew_combat_won() -> None:
    captain = Captain(hand=["GL-S6b"])
    game = table(captain, Captain(), luck=1).fights_ashore(0, 2, 2, rumour=rumour_card("RU-13"))
    game.passes_to("window-crew-round")
    game.dice("xx", "11").seat(0).passes()
    game.passes_to("window-crew-won")
    game.seat(0).plays("GL-S6b")
    assert game[0].employs(MASTER_AT_ARMS)


@rule("MM-AMB-93", "MM-NPC-23")
def test_nobody_is_asked_for_the_opponent_ashore() -> None:
    """There is nothing to decide in crew combat: the dice of both are rolled."""
    game = ashore(table(Captain(), Captain(), luck=1), "11", "11", "xx", "11", rumour=rumour_card("RU-13"))
    assert [told["side"] for told in game.told("crew-rolled")] == [0, "ashore", 0, "ashore"]


@rule("MM-CREW-06", "MM-CREW-02")
def test_each_round_of_crew_combat_is_a_checkpoint() -> None:
    game = table(Captain(hand=["GL-21"]), Captain()).dice("111", "111").attacks(0, 1)
    game.passes()
    game.dice("xx1", "111").seat(0).does(BOARD)
    game.seat(1).does(SHOOT)
    game.passes_to("window-crew-round")
    assert game.battle.phase == CREW_FIGHT
    assert game.battle.crew_round == 1


@rule("MM-CREW-03")
def test_only_the_captain_with_the_ability_shrugs_off_a_hit() -> None:
    """CAP-16 does it once, wherever he sits; no other captain does, and no NPC."""
    for number in range(1, 17):
        if number == 6:
            continue  # the other captain at this table
        game = table(Captain("CAP-06"), Captain(f"CAP-{number:02}"))
        assert [shrugs_left(game.t, Side(seat)) for seat in (0, 1, NOBODY)] == [0, int(number == 16), 0]


@rule("MM-AMB-93", "MM-GLORY-11")
def test_the_surgeon_counts_the_crew_that_went_ashore_and_not_that_of_the_enemy() -> None:
    """Two of three are left; the enemy had two from the start."""
    captain = Captain(ship=FRIGATE, tracks={CREW: 3}, employed=["GL-S4a"])
    game = ashore(table(captain, Captain(), luck=1), "11", "x1", "xx", "11", rumour=rumour_card("RU-13"))
    assert [told["crew"] for told in game.told("crew-lost")] == [2, 0]
    assert game[0].ship.tracks[CREW] == 3


@rule("MM-AMB-93", "MM-GLORY-10")
def test_a_fight_ashore_without_a_winner_is_not_won() -> None:
    captain = Captain(tracks={CREW: 1}, hand=["GL-S6b"])
    game = table(captain, Captain(), luck=1).fights_ashore(0, 1, 2, rumour=rumour_card("RU-13"))
    game.passes_to("window-crew-round")
    game.dice("x3", "x3").seat(0).passes()
    assert game.over
    assert not game[0].employs(MASTER_AT_ARMS)


@rule("MM-CREW-01")
def test_what_was_declared_and_rolled_for_boarding_is_over_when_crew_combat_starts() -> None:
    game = table(Captain(hand=["GL-22"]), Captain()).dice("111", "111").attacks(0, 1)
    game.passes_to("declare")
    game.seat(0).does(BOARD)
    game.dice("xx1", "111").seat(1).does(SHOOT)
    game.passes_to("window-crew-start")
    for side in game.battle.sides:
        assert (side.declared, side.dice, side.successes) == (NOTHING, [], 0)


@rule("MM-CREW-05", "MM-AMB-63")
def test_that_both_crews_are_spent_is_told_and_nobody_is_boarded() -> None:
    """The Carpenter asks while the battle is still there to be looked at."""
    captain = Captain(ship=FRIGATE, tracks={CREW: 1, HULL: 2, MASTS: 1}, employed=["GL-S1a"])
    game = boards(table(captain, Captain(tracks={CREW: 1})), "x3", "x3")
    assert game.asked == (0, "carpenter")
    assert (game.battle.winner, game.battle.outcome) == (NOBODY, NO_WINNER)
    assert game.told("crews-spent") == [{}]
    assert game.told("crew-combat-won") == []
