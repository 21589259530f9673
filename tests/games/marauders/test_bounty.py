"""Bounties for attacks and victories, and the rewards for defeating those who have some (MM-BOUNTY)."""

import pytest

from freebooter.games.marauders.captain.bounties import (
    bounty_for_starting,
    hunters_bonus,
    paying_nations,
    reward_for_npc,
)
from freebooter.games.marauders.captain.death import bury
from freebooter.games.marauders.effects import lower_bounty
from freebooter.games.marauders.moves import BOARD, CHOOSE_NATION, KEEP_SHIP, SHOOT
from freebooter.games.marauders.names import (
    CARIBBEAN_SEA,
    CREW,
    DUTCH,
    ENGLISH,
    FRENCH,
    FRIGATE,
    GALLEON,
    HULL,
    OTHER_DEATH,
    PIRATE_FRIGATE,
    PIRATE_SLOOP,
    SPANISH,
)
from freebooter.games.marauders.npcs.hostility import reasons
from tests.games.marauders.table import Captain, Play, table
from tests.rules import rule

FRAIL = {HULL: 1, CREW: 0}
NAVY = {SPANISH: ("EV-02", CARIBBEAN_SEA)}
PIRATES = {PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA), PIRATE_FRIGATE: ("EV-16", CARIBBEAN_SEA)}


def wanted(game: Play, seat: int = 0) -> dict[int, int]:
    return {nation: count for nation, count in enumerate(game[seat].bounties) if count}


def sinks(winner: Captain, loser: Captain, **more: object) -> Play:
    """Seat 0 sinks seat 1 in the first round; the question of the reward, if any, comes next."""
    game = table(winner, loser, luck=1, **more)  # type: ignore[arg-type]
    cannons = game[0].ship.tracks[4]
    game.dice("xxx", "1" * 3, "3" * cannons).attacks(0, 1)
    return game.passes()


@rule("MM-BOUNTY-01", "MM-AMB-68")
def test_attacking_a_non_pirate_player_gives_a_bounty_of_his_nation_at_once() -> None:
    """The other is French; war between the nations is no excuse."""
    game = table(Captain(), Captain(), wars=[(SPANISH, FRENCH)]).dice("111", "111").attacks(0, 1)
    assert wanted(game) == {FRENCH: 1}
    assert wanted(game, 1) == {}
    kinds = [event.kind for event in game.journal.events]
    assert kinds.index("bounty-gained") < kinds.index("declared")


@rule("MM-AMB-69")
def test_attacking_a_captain_of_the_own_nation_gives_its_bounty() -> None:
    game = table(Captain(), Captain("CAP-02")).dice("111", "111").attacks(0, 1)
    assert wanted(game) == {SPANISH: 1}


@rule("MM-BOUNTY-01")
def test_attacking_a_navy_gives_its_bounty() -> None:
    game = table(Captain(), Captain(), npcs=NAVY).dice("111", "111").attacks_npc(0, SPANISH)
    assert wanted(game) == {SPANISH: 1}


@rule("MM-BOUNTY-01")
def test_who_is_attacked_gets_no_bounty() -> None:
    game = table(Captain(), Captain(), npcs=NAVY).dice("111", "111").npc_attacks(SPANISH, 0)
    assert wanted(game) == {}


def sinks_navy(game: Play, attacked: bool) -> Play:
    """Seat 0, in a galleon, and a Spanish frigate that has nearly no hull."""
    game.dice("111", "111")
    game.npc_attacks(SPANISH, 0) if attacked else game.attacks_npc(0, SPANISH)
    game.enemy_ship().tracks[:] = [1, 3, 3, 0, 3]
    first, second = (1, 0) if attacked else (0, 1)
    game.seat(first).does(SHOOT)
    game.dice(*(("111", "x11") if attacked else ("x11", "111")), "3333").seat(second).does(SHOOT)
    return game.passes()


@rule("MM-BOUNTY-02", "MM-AMB-67")
def test_sinking_a_navy_that_attacked_gives_one_bounty() -> None:
    game = sinks_navy(table(Captain(ship=GALLEON), Captain(), npcs=NAVY, luck=1), attacked=True)
    assert game.over
    assert wanted(game) == {SPANISH: 1}
    assert game.rules_of("bounty-gained") == ["MM-BOUNTY-02"]


@rule("MM-BOUNTY-03")
def test_attacking_and_sinking_a_navy_gives_two() -> None:
    game = sinks_navy(table(Captain(ship=GALLEON), Captain(), npcs=NAVY, luck=1), attacked=False)
    assert wanted(game) == {SPANISH: 2}


@rule("MM-BOUNTY-02")
def test_beating_the_crew_of_a_navy_gives_one_too() -> None:
    game = table(Captain(), Captain(), npcs=NAVY, luck=1).dice("111", "111").npc_attacks(SPANISH, 0)
    game.enemy_ship().tracks[CREW] = 1
    game.dice("111", "xx1").seat(1).does(SHOOT)
    game.dice("11", "x1").seat(0).does(BOARD)
    game.passes()
    assert game.asked == (0, "claim-ship")
    assert wanted(game) == {SPANISH: 1}


@rule("MM-BOUNTY-04")
def test_attacking_pirates_gives_no_bounty() -> None:
    game = table(Captain(), Captain(), npcs=PIRATES).dice("111", "111").attacks_npc(0, PIRATE_SLOOP)
    assert wanted(game) == {}
    game = table(Captain(), Captain(bounties={DUTCH: 1})).dice("111", "111").attacks(0, 1)
    assert wanted(game) == {}


@rule("MM-BOUNTY-05", "MM-BOUNTY-06")
def test_a_bounty_counts_from_one_to_five() -> None:
    """TV-17: a fifth is not followed by a sixth."""
    game = table(Captain(), Captain())
    for count in (1, 2, 3, 4, 5, 5, 5):
        bounty_for_starting(game.t, game[0], DUTCH, "MM-BOUNTY-01")
        assert wanted(game) == {DUTCH: count}
    bounty_for_starting(game.t, game[0], ENGLISH, "MM-BOUNTY-01")
    assert wanted(game) == {DUTCH: 5, ENGLISH: 1}


@rule("MM-BOUNTY-07")
def test_bounties_stay_through_battles_until_the_captain_dies() -> None:
    game = sinks(Captain(ship=FRIGATE, bounties={DUTCH: 2}), Captain(tracks=FRAIL, bounties={DUTCH: 1}))
    assert wanted(game) == {DUTCH: 2}
    game.script([0])
    for question in bury(game.t, game[0], OTHER_DEATH, "MM-DEATH-01"):
        raise AssertionError(question)
    assert wanted(game) == {}


@rule("MM-BOUNTY-08")
def test_a_nation_at_nought_was_never_offended() -> None:
    game = table(Captain(bounties={DUTCH: 1}), Captain())
    assert game[0].is_pirate()
    lower_bounty(game.t, game[0], DUTCH, 1, "MM-BOUNTY-08")
    assert not game[0].is_pirate()
    game.dice("111", "111").attacks(1, 0)
    assert wanted(game, 1) == {SPANISH: 1}  # he is no pirate any more


@rule("MM-BOUNTY-09")
def test_any_bounty_makes_a_pirate_whom_navies_hunt_and_npc_pirates_do_not() -> None:
    game = table(Captain(bounties={DUTCH: 1}, gold=5), Captain(gold=5), npcs={**NAVY, **PIRATES})
    navy, pirate = game.t.npcs[SPANISH], game.t.npcs[PIRATE_SLOOP]
    assert game[0].is_pirate()
    assert not game[1].is_pirate()
    assert [reasons(game.t, navy, game[seat], False) > 0 for seat in (0, 1)] == [True, False]
    assert [reasons(game.t, pirate, game[seat], False) > 0 for seat in (0, 1)] == [False, True]


@rule("MM-BOUNTY-10", "MM-BOUNTY-13", "MM-AMB-70")
def test_the_winner_chooses_the_nation_that_pays_also_after_sinking() -> None:
    game = sinks(Captain(ship=FRIGATE), Captain(tracks=FRAIL, bounties={SPANISH: 3, FRENCH: 1}))
    assert game.asked == (0, "reward-nation")
    assert game.options == ["nation-spanish", "nation-french"]
    game.seat(0).does(CHOOSE_NATION[SPANISH])
    assert game[0].gold == 15
    assert game.over


@rule("MM-BOUNTY-10")
def test_only_one_nation_pays() -> None:
    game = sinks(Captain(ship=FRIGATE), Captain(tracks=FRAIL, bounties={SPANISH: 3, FRENCH: 1}))
    game.seat(0).does(CHOOSE_NATION[FRENCH])
    assert game[0].gold == 5
    assert game.over


@rule("MM-BOUNTY-11", "MM-BOUNTY-13")
def test_a_nation_pays_nothing_to_a_captain_it_wants() -> None:
    loser = Captain(tracks=FRAIL, bounties={SPANISH: 3, FRENCH: 1})
    game = sinks(Captain(ship=FRIGATE, bounties={SPANISH: 1}), loser)
    assert game.over
    assert game[0].gold == 5


@rule("MM-BOUNTY-11")
def test_at_most_ten_from_the_dutch() -> None:
    """TV-18: loser with Dutch 2 and Spanish 4, winner with Spanish 1."""
    game = table(Captain(bounties={SPANISH: 1}), Captain(bounties={DUTCH: 2, SPANISH: 4}))
    assert paying_nations(game.t, game[0], game[1]) == [DUTCH]
    game = sinks(Captain(ship=FRIGATE, bounties={SPANISH: 1}), Captain(tracks=FRAIL, bounties={DUTCH: 2, SPANISH: 4}))
    assert game[0].gold == 10


@rule("MM-BOUNTY-11")
def test_a_nation_pays_nothing_to_captains_of_its_enemy() -> None:
    """The winner is Spanish; Spain is at war with the Dutch."""
    loser = Captain(tracks=FRAIL, bounties={DUTCH: 5})
    game = sinks(Captain(ship=FRIGATE), loser, wars=[(DUTCH, SPANISH)])
    assert game.over
    assert game[0].gold == 0
    game = sinks(Captain(ship=FRIGATE), loser, wars=[(DUTCH, ENGLISH)])
    assert game[0].gold == 25


def sinks_pirate(number: int, winner: Captain) -> Play:
    game = table(winner, Captain(), npcs=PIRATES, luck=1).dice("1" * 7).attacks_npc(0, number)
    game.chance.script.clear()
    rolled = [len(told["dice"]) for told in game.told("contest-rolled")]
    game.enemy_ship().tracks[:] = [1, 2, 2, 0, 1]
    game.seat(0).does(SHOOT)
    game.dice("xxx", "1" * rolled[1], "3333").seat(1).does(SHOOT)
    return game.passes()


@rule("MM-BOUNTY-12")
@pytest.mark.parametrize(("number", "gold"), [(PIRATE_SLOOP, 5), (PIRATE_FRIGATE, 15)])
def test_npc_pirates_bring_a_reward_to_non_pirates_only(number: int, gold: int) -> None:
    game = sinks_pirate(number, Captain(ship=GALLEON))
    assert game.over
    assert game[0].gold == gold
    game = sinks_pirate(number, Captain(ship=GALLEON, bounties={DUTCH: 1}))
    assert game[0].gold == 0


@rule("MM-BOUNTY-12")
def test_cap_04_gets_five_more_for_npc_pirates() -> None:
    assert sinks_pirate(PIRATE_SLOOP, Captain("CAP-04", ship=GALLEON))[0].gold == 10
    assert sinks_pirate(PIRATE_SLOOP, Captain("CAP-04", ship=GALLEON, bounties={DUTCH: 1}))[0].gold == 0


@rule("MM-BOUNTY-10")
def test_cap_04_gets_five_more_for_pirate_players_while_he_is_none() -> None:
    loser = Captain(tracks=FRAIL, bounties={DUTCH: 2})
    assert sinks(Captain("CAP-04", ship=FRIGATE), loser)[0].gold == 15
    assert sinks(Captain("CAP-04", ship=FRIGATE, bounties={FRENCH: 1}), loser)[0].gold == 10


@rule("MM-BOUNTY-10")
def test_a_non_pirate_brings_no_reward() -> None:
    game = sinks(Captain(ship=FRIGATE), Captain(tracks=FRAIL))
    assert game.over
    assert game[0].gold == 0


@rule("MM-BOUNTY-10")
def test_the_reward_is_paid_before_the_plunder() -> None:
    game = table(Captain(), Captain(tracks={CREW: 1}, bounties={DUTCH: 2}, gold=4), luck=1).dice("111", "111")
    game.attacks(0, 1)
    game.dice("xx1", "111").seat(0).does(BOARD)
    game.dice("x1", "11").seat(1).does(SHOOT)
    game.passes()
    game.seat(0).does(KEEP_SHIP)
    assert game[0].gold == 14
    kinds = [event.kind for event in game.journal.events]
    assert kinds.index("reward-paid") < kinds.index("gold-taken")


@rule("MM-BOUNTY-08")
def test_where_there_is_no_bounty_none_is_lowered() -> None:
    game = table(Captain(bounties={SPANISH: 1}), Captain())
    lower_bounty(game.t, game[0], ENGLISH, 2, "MM-BOUNTY-08")
    assert game.told("bounty-lowered") == []
    lower_bounty(game.t, game[0], SPANISH, 2, "MM-BOUNTY-08")
    assert game.told("bounty-lowered") == [{"seat": 0, "nation": "spanish", "bounty": 0}]


@rule("MM-BOUNTY-12")
def test_only_the_hunter_of_pirates_is_paid_more_and_nobody_for_a_navy() -> None:
    """CAP-04, while no nation wants him."""
    hunter, wanted, other = Captain("CAP-04"), Captain("CAP-04", bounties={DUTCH: 1}), Captain("CAP-16")
    for captain, bonus in ((hunter, 5), (wanted, 0), (other, 0)):
        game = table(captain, Captain(), npcs={**NAVY, **PIRATES})
        assert hunters_bonus(game[0]) == bonus
        reward_for_npc(game.t, game[0], game.t.npcs[SPANISH])
        assert game[0].gold == 0
        reward_for_npc(game.t, game[0], game.t.npcs[PIRATE_SLOOP])
        assert game[0].gold == (0 if captain is wanted else 5 + bonus)
