"""Special weapons in battle (MM-WEAPON)."""

from freebooter.games.marauders.content.tables import WEAPON_NAMES, WEAPON_PACK
from freebooter.games.marauders.moves import (
    BOARD,
    DONE,
    FLEE,
    PASS,
    REROLL,
    SHOOT,
    SPEND_WEAPON,
    TAKE_HIT,
    USE_MODIFICATION,
    USE_WEAPON,
)
from freebooter.games.marauders.names import (
    CHAIN_SHOT,
    CHASERS,
    CREW,
    DUTCH,
    FRIGATE,
    GALLEON,
    GRAPESHOT,
    GRAPPLING_HOOKS,
    HULL,
    MASTS,
    SKULL,
)
from freebooter.games.marauders.raiding.raid import merchant_raid
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.raid import Raid
from freebooter.kernel.ask import Flow
from tests.games.marauders.table import Captain, Play, Room, table
from tests.rules import rule

HOOKS = USE_WEAPON[GRAPPLING_HOOKS]


@rule("MM-WEAPON-01")
def test_there_are_three_kinds_and_a_captain_has_each_or_not() -> None:
    assert WEAPON_NAMES[: WEAPON_PACK.count("base")] == ["grappling-hooks", "chain-shot", "grapeshot"]
    game = table(Captain(weapons=[0, 1, 2]), Captain())
    assert [game[0].has_weapon(weapon) for weapon in range(3)] == [True] * 3
    game[0].weapons |= 1 << CHAIN_SHOT
    assert game[0].weapons == 7


def hooked(one: str, other: str, declared: tuple[bool, bool] = (True, False)) -> Play:
    """Seat 0 has hooks and boards; the contest of the second round is rolled."""
    game = table(Captain(weapons=[GRAPPLING_HOOKS]), Captain(weapons=[GRAPPLING_HOOKS])).dice("111", "111")
    game.attacks(0, 1)
    game.dice(one, other).seat(0).does(BOARD if declared[0] else SHOOT)
    game.seat(1).does(BOARD if declared[1] else SHOOT)
    return game


@rule("MM-WEAPON-02")
def test_hooks_reroll_as_many_contest_dice_as_the_owner_likes() -> None:
    game = hooked("x21", "xx1")
    assert game.asked == (0, "grappling-hooks")
    game.seat(0).does(HOOKS)
    assert not game[0].has_weapon(GRAPPLING_HOOKS)
    assert game.options == ["reroll-1", "reroll-2", "reroll-skull"]
    game.seat(0).does(REROLL[2])
    assert game.options == ["reroll-1", "reroll-skull", "done"]
    game.dice("xx", "2", "1x", "11", "1x", "11").script([0, 0]).seat(0).does(REROLL[1], DONE)
    assert game.told("contest-rolled")[-1] == {"side": 0, "dice": [5, 5, 5]}
    assert game.told("boarded") == [{"side": 0}]


@rule("MM-WEAPON-02")
def test_hooks_may_reroll_all_dice_even_successes() -> None:
    game = hooked("x11", "xx1")
    game.seat(0).does(HOOKS, REROLL[SKULL], REROLL[1])
    game.dice("111", "3").seat(0).does(REROLL[1])
    assert game.told("contest-rolled")[-1]["dice"] == [1, 1, 1]
    assert game.told("contest-won")[-1] == {"side": 1}


@rule("MM-WEAPON-02")
def test_hooks_are_spent_only_if_the_owner_wants() -> None:
    game = hooked("111", "x11")
    game.dice("2").seat(0).does(PASS)
    assert game[0].has_weapon(GRAPPLING_HOOKS)
    assert game.asked == (0, "declare")


@rule("MM-WEAPON-02")
def test_hooks_are_for_those_who_board() -> None:
    game = table(Captain(weapons=[GRAPPLING_HOOKS]), Captain()).dice("111", "111").attacks(0, 1)
    game.dice("111", "x11", "1").seat(0).does(SHOOT)
    game.seat(1).does(SHOOT)
    assert game.asked == (0, "declare")


@rule("MM-WEAPON-02")
def test_who_is_overtaken_by_hooks_may_answer_with_his_own() -> None:
    game = hooked("xx1", "x11", declared=(True, True))
    assert game.asked == (1, "grappling-hooks")  # the aggressor has won so far
    game.seat(1).does(HOOKS, REROLL[1])
    game.dice("xx").seat(1).does(REROLL[1], DONE)
    assert game.asked == (0, "grappling-hooks")
    game.dice("1x", "x1", "11", "x1", "11").seat(0).does(PASS)
    assert game.told("boarded") == [{"side": 1}]


def shot(weapons: list[int], dice: str, **tracks: int) -> Play:
    """Seat 0 in a frigate shoots and wins; the location dice are rolled."""
    left = {MASTS: tracks.get("masts", 3), CREW: tracks.get("crew", 3)}
    game = table(Captain(ship=FRIGATE, weapons=weapons), Captain(ship=FRIGATE, tracks=left))
    rolled = "111" if left[MASTS] else "1"
    return game.dice("x11", rolled, dice).attacks(0, 1)


@rule("MM-WEAPON-03", "MM-WEAPON-05", "MM-AMB-58")
def test_chain_shot_sends_skulls_to_the_masts_and_what_they_cannot_take_is_lost() -> None:
    """TV-11: 3, skull, skull; masts 1."""
    game = shot([CHAIN_SHOT], "3xx", masts=1)
    assert game.asked == (0, "use-shot")
    game.seat(0).does(USE_WEAPON[CHAIN_SHOT])
    assert game[1].ship.tracks == [3, 3, 0, 2, 3]
    assert not game[0].has_weapon(CHAIN_SHOT)


@rule("MM-WEAPON-04", "MM-WEAPON-05")
def test_grapeshot_sends_skulls_to_the_crew() -> None:
    game = shot([GRAPESHOT], "2xx", crew=1)
    game.seat(0).does(USE_WEAPON[GRAPESHOT])
    assert game[1].ship.tracks == [3, 3, 2, 0, 3]


@rule("MM-WEAPON-05", "MM-AMB-58")
def test_numbered_hits_on_the_same_destroyed_location_are_lost_too() -> None:
    game = shot([CHAIN_SHOT], "22x", masts=1)
    game.seat(0).does(USE_WEAPON[CHAIN_SHOT])
    assert game[1].ship.tracks == [3, 3, 0, 3, 3]


@rule("MM-AMB-58")
def test_numbered_hits_on_other_destroyed_locations_go_to_the_hull_as_usual() -> None:
    game = shot([CHAIN_SHOT], "33x", crew=1)
    game.seat(0).does(USE_WEAPON[CHAIN_SHOT])
    assert game[1].ship.tracks == [2, 3, 2, 0, 3]


@rule("MM-WEAPON-06")
def test_only_one_kind_of_shot_is_used_on_a_roll() -> None:
    game = shot([CHAIN_SHOT, GRAPESHOT], "1xx")
    assert game.options == ["pass", "use-weapon-chain-shot", "use-weapon-grapeshot"]
    game.seat(0).does(USE_WEAPON[GRAPESHOT])
    assert game[1].ship.tracks == [3, 2, 3, 1, 3]
    assert game[0].has_weapon(CHAIN_SHOT)
    assert game.asked == (0, "declare")


@rule("MM-WEAPON-03", "MM-COMBAT-16")
def test_shot_can_be_saved_and_the_target_then_chooses() -> None:
    game = shot([CHAIN_SHOT], "1x1")
    game.seat(0).does(PASS)
    assert game.asked == (1, "place-hit")
    game.seat(1).does(TAKE_HIT[HULL])
    assert game[0].has_weapon(CHAIN_SHOT)


@rule("MM-WEAPON-03", "MM-WEAPON-04")
def test_without_a_skull_there_is_no_use_for_shot() -> None:
    game = shot([CHAIN_SHOT, GRAPESHOT], "123")
    assert game.asked == (0, "declare")


@rule("MM-WEAPON-03")
def test_a_loser_can_use_shot_too() -> None:
    game = table(Captain(), Captain(weapons=[CHAIN_SHOT])).dice("xx1", "x11", "1", "x").attacks(0, 1)
    game.seat(1).does(USE_WEAPON[CHAIN_SHOT])
    assert game[0].ship.tracks == [2, 2, 1, 2, 1]


def raids(t: Table) -> Flow | None:
    return None if t.raid is None else merchant_raid(t)


@rule("MM-WEAPON-07", "MM-RAID-10")
def test_any_weapon_can_be_spent_in_a_merchant_raid() -> None:
    """Whatever it is, it turns a failed die into a success there, and has no other effect."""
    game = table(Captain(weapons=[GRAPPLING_HOOKS, CHAIN_SHOT, GRAPESHOT]), Captain(), game=Room(raids))
    game.t.raid = Raid(0, DUTCH)
    game.draws_cargo("rum-1", "sugar-1", "cocoa-1").dice("111").begins()
    assert game.options == ["spend-weapon-grappling-hooks", "spend-weapon-chain-shot", "spend-weapon-grapeshot", "done"]
    game.seat(0).does(SPEND_WEAPON[GRAPESHOT], SPEND_WEAPON[GRAPPLING_HOOKS], SPEND_WEAPON[CHAIN_SHOT])
    assert game[0].weapons == 0
    assert game.t.raid.successes == 3


def chased(shots: list[int], masts: int = 1) -> Play:
    """A galleon with Chasers and shot has hit a fleeing frigate with a skull; the contest is still to come."""
    hunter = Captain(ship=GALLEON, modifications=[CHASERS], weapons=shots)
    game = table(hunter, Captain(ship=FRIGATE, tracks={MASTS: masts})).dice("111", "111").attacks(0, 1)
    game.seat(0).does(SHOOT)
    game.seat(1).does(FLEE)
    game.dice("x").seat(0).does(USE_MODIFICATION[CHASERS])
    assert game.asked == (0, "use-shot")
    return game


@rule("MM-WEAPON-05", "MM-MOD-05", "MM-AMB-58", "MM-AMB-101")
def test_chain_shot_spent_on_chasers_spares_the_hull_for_the_whole_round() -> None:
    """The masts go with the Chasers; cannon hits on them are lost in that round too."""
    game = chased([CHAIN_SHOT]).dice("xx1", "1", "2211").seat(0).does(USE_WEAPON[CHAIN_SHOT]).game
    assert game[1].ship.tracks == [3, 1, 0, 3, 3]
    assert game.told("hits-lost") == [{"seat": 1, "location": "masts", "count": 2}]


@rule("MM-WEAPON-05")
def test_chain_shot_spares_the_hull_in_its_own_round_only() -> None:
    game = chased([CHAIN_SHOT]).dice("111", "1").seat(0).does(USE_WEAPON[CHAIN_SHOT]).game
    assert game[1].ship.tracks == [3, 3, 0, 3, 3]
    game.dice("xx1", "1", "2211").seat(0).does(SHOOT)
    assert game[1].ship.tracks == [1, 1, 0, 3, 3]


@rule("MM-WEAPON-05", "MM-AMB-57", "MM-AMB-58", "MM-AMB-101")
def test_a_skull_of_the_same_round_may_be_taken_where_it_is_lost() -> None:
    """Any of the five may be chosen, and in that round a hit on the destroyed masts never goes to the hull."""
    game = chased([CHAIN_SHOT]).dice("xx1", "1", "xx11").seat(0).does(USE_WEAPON[CHAIN_SHOT]).game
    assert game.asked == (1, "place-hit")
    assert "take-hit-masts" in game.options
    game.seat(1).does(TAKE_HIT[MASTS], TAKE_HIT[MASTS])
    assert game[1].ship.tracks == [3, 1, 0, 3, 3]
    assert game.told("hits-lost") == [{"seat": 1, "location": "masts", "count": 1}] * 2


@rule("MM-WEAPON-05", "MM-WEAPON-06", "MM-AMB-101")
def test_both_kinds_of_shot_in_one_round_spare_the_hull_for_both() -> None:
    """They are not used together on one roll, but Chasers and cannons are two."""
    game = chased([CHAIN_SHOT, GRAPESHOT]).dice("xx1", "1", "x223").seat(0).does(USE_WEAPON[CHAIN_SHOT]).game
    assert game.options == ["pass", "use-weapon-grapeshot"]
    game.seat(0).does(USE_WEAPON[GRAPESHOT])
    assert game[1].ship.tracks == [3, 3, 0, 1, 3]


def test_in_games_of_the_first_version_the_hull_is_spared_in_one_roll_only() -> None:
    """Records of that version replay as they were played."""
    game = chased([CHAIN_SHOT])
    game.t.rules.version = 1
    game.dice("xx1", "1", "2211").seat(0).does(USE_WEAPON[CHAIN_SHOT])
    assert game[1].ship.tracks == [1, 1, 0, 3, 3]
