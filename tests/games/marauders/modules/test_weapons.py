"""Heated shot, double shot and caltrops (SG-M2)."""

from collections.abc import Iterator, Sequence

import pytest

from freebooter.games.marauders import odds
from freebooter.games.marauders.combat.strength import contest_dice
from freebooter.games.marauders.content.tables import CAPTAIN_IDS, CAPTAIN_SKILLS, QUIET_ROUNDS, WEAPON_NAMES
from freebooter.games.marauders.display.number_structs import BoardNumbers
from freebooter.games.marauders.display.views import view
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.weapons.caltrops import caltrops_refusal
from freebooter.games.marauders.modules.weapons.limits import veto
from freebooter.games.marauders.modules.weapons.state import drawer_of
from freebooter.games.marauders.modules.weapons.view import WeaponsNumbers, WeaponsView
from freebooter.games.marauders.moves import (
    BOARD,
    BUY_WEAPON,
    CANCEL_HIT,
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
    CANNONS,
    CARGO,
    CARIBBEAN_SEA,
    CHAIN_SHOT,
    CHASERS,
    CREW,
    DUTCH,
    FRIGATE,
    GALLEON,
    GRAPESHOT,
    GRAPPLING_HOOKS,
    HULL,
    LEADERSHIP,
    LONG_GUNS,
    MASTS,
    REINFORCED_HULL,
    SEAMANSHIP,
    SPANISH,
    SWIVEL_GUNS,
    TRINIDAD,
)
from freebooter.games.marauders.raiding.raid import merchant_raid
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.battle import CREW_FIGHT, FLEES, NOTHING, SHOOTS, Side
from freebooter.games.marauders.state.raid import Raid
from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.ask import Flow
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import new_match
from freebooter.kernel.moves import Move
from freebooter.pictures import TEXTS
from freebooter.pictures.modules.marauders.ships.weapons import Picture
from freebooter.words import Words
from tests.games.marauders.table import PORT_ACTION, Captain, Play, Room, table
from tests.rules import rule

HEATED_SHOT, DOUBLE_SHOT, CALTROPS = (WEAPON_NAMES.index(name) for name in ("heated-shot", "double-shot", "caltrops"))
HEATED, DOUBLE, THROW = USE_WEAPON[HEATED_SHOT], USE_WEAPON[DOUBLE_SHOT], USE_WEAPON[CALTROPS]
NEW = [HEATED_SHOT, DOUBLE_SHOT, CALTROPS]
ALL = [*range(3), *NEW]
STRONG = Captain(ship=GALLEON)


def battle(*captains: Captain, **more: object) -> Play:
    return table(*captains, modules=["weapons"], **more)  # type: ignore[arg-type]


def volley(dice: str, weapons: Sequence[int], target: Captain = STRONG, **more: object) -> Play:
    """Seat 0 has won the contest of the first round; these are the dice of its three hits."""
    game = battle(Captain(ship=FRIGATE, weapons=weapons), target, **more)
    return game.dice("xx1", "111", dice).attacks(0, 1)


def burning(target: Captain = STRONG, **more: object) -> Play:
    """The ship of seat 1 burns; the second round begins with the question where."""
    game = volley("x34", [HEATED_SHOT], target, **more)
    game.seat(0).does(HEATED)
    return game


def boards(own: str, other: str, weapons: Sequence[int], declares: Move = SHOOT, **more: object) -> Play:
    """Seat 0 boards in the second round, with these dice in the contest."""
    captains = [Captain(ship=FRIGATE, weapons=weapons), STRONG]
    game = battle(*captains, **more).dice("111", "111").attacks(0, 1)
    game.seat(0).does(BOARD)
    game.dice(own, other).seat(1).does(declares)
    return game


def refused(game: Play, move: Move) -> tuple[str, str]:
    reason = game.ask.refusal(game.t, move)
    assert reason is not None
    return reason.message, reason.rule


# Buying, selling, raiding


@rule("SG-M2-01", "SG-M2-02", "SG-M2-03", "SG-M2-21")
def test_each_weapon_is_sold_once_for_three_gold_and_bought_back_for_one() -> None:
    captain = Captain(zone=TRINIDAD, in_port=True, gold=12, weapons=[CHAIN_SHOT, GRAPESHOT, GRAPPLING_HOOKS])
    game = battle(captain, Captain(), game=PORT_ACTION).begins()
    game.seat(0).says("do-shipyard", "buy-weapon-heated-shot", "buy-weapon-double-shot", "buy-weapon-caltrops")
    assert game[0].gold == 3
    assert [game[0].has_weapon(weapon) for weapon in ALL] == [True] * 6
    assert not [name for name in game.options if name.startswith("buy-weapon")]
    again = battle(captain, Captain(weapons=NEW), game=PORT_ACTION).begins()  # what others have is no hindrance
    again[0].weapons = 1 << CALTROPS
    again.seat(0).says("do-shipyard")
    assert refused(again, BUY_WEAPON[CALTROPS]) == ("mm-weapon-twice", "MM-SHIPYARD-09")
    again.seat(0).says("sell-weapon-caltrops", "buy-weapon-heated-shot")
    assert (again[0].gold, again[0].weapons) == (12 + 1 - 3, 1 << HEATED_SHOT)


def test_without_the_module_nobody_sells_them() -> None:
    captain = Captain(zone=TRINIDAD, in_port=True, gold=12)
    game = table(captain, Captain(), game=PORT_ACTION).begins()
    game.seat(0).says("do-shipyard")
    offered = [name for name in game.options if name.startswith("buy-weapon")]
    assert offered == ["buy-weapon-grappling-hooks", "buy-weapon-chain-shot", "buy-weapon-grapeshot"]
    assert refused(game, BUY_WEAPON[CALTROPS])[0] == "mm-weapon-not-in-game"


def raid_step(t: Table) -> Flow | None:
    return None if t.raid is None else merchant_raid(t)


@rule("SG-M2-04")
def test_any_weapon_is_spent_for_a_failed_die_in_a_raid() -> None:
    game = battle(Captain(weapons=[GRAPESHOT, *NEW]), Captain(), game=Room(raid_step), luck=3)
    game.t.raid = Raid(0, DUTCH)
    game.begins()
    while game.asked is not None and game.asked[1] != "raid-weapon":
        game.run.answer(game.ask_of(0).options[0])
    assert [SPEND_WEAPON[weapon] in game.ask.options for weapon in (GRAPESHOT, *NEW)] == [True] * 4
    before = game.t.raid.successes
    game.seat(0).does(SPEND_WEAPON[CALTROPS])
    assert game.t.raid.successes == before + 1
    assert not game[0].has_weapon(CALTROPS)


# Heated shot


@rule("SG-M2-05", "SG-AMB-11")
@pytest.mark.parametrize("weapon", [HEATED_SHOT, DOUBLE_SHOT])
def test_without_a_skull_neither_shot_is_offered(weapon: int) -> None:
    game = volley("123", [weapon, CHAIN_SHOT])
    assert game.asked == (0, "declare")
    game = volley("x23", [weapon, CHAIN_SHOT])
    assert game.asked == (0, "use-shot")
    assert USE_WEAPON[weapon] in game.ask.options


@rule("SG-M2-06", "SG-M2-07", "SG-M2-08")
def test_heated_shot_does_no_damage_by_skulls_and_the_ship_burns() -> None:
    game = volley("x3x", [HEATED_SHOT])
    note = game.ask.preview(game.t, HEATED)
    assert note is not None and note.params == {"lost": 2, "hits": 1}
    whole = game[1].ship.tracks[:]
    game.seat(0).does(HEATED)
    assert game.told("ship-on-fire") == [{"side": 1, "lost": 2}]
    assert [whole[at] - game[1].ship.tracks[at] for at in range(5)] == [0, 0, 0, 1, 0]
    assert not game[0].has_weapon(HEATED_SHOT)
    shown = game.t.drawer("weapons").view(game.t, None)
    assert isinstance(shown, WeaponsView) and (shown.burning, shown.caltrops) == ([1], [])


@rule("SG-M2-09", "SG-AMB-10")
def test_a_burning_ship_is_damaged_first_thing_in_each_round() -> None:
    game = burning()
    for count in range(1, 3):
        assert game.asked == (1, "place-fire")
        assert game.ask.words(game.t) == {"whose": "own"}
        game.seat(1).does(TAKE_HIT[CARGO])
        assert game[1].ship.tracks[CARGO] == 5 - count
        assert game.asked == (0, "declare")
        assert [side.declared for side in game.battle.sides] == [NOTHING, NOTHING]
        game.seat(0).does(SHOOT)
        assert [note.message for note in game.ask.risks(game.t)] == ["mm-risk-loss", "mm-risk-fire"]
        game.dice("111", "111").seat(1).does(SHOOT)


@rule("SG-AMB-10", "SG-M2-11")
def test_a_ship_that_burns_down_has_lost_the_battle_before_anybody_declares() -> None:
    game = burning(Captain(ship=GALLEON, tracks={HULL: 1}), luck=1)
    game.seat(1).does(TAKE_HIT[HULL])
    assert game.told("ship-sunk") == [{"side": 1}]
    assert len([event for event in game.told("declared") if event["side"] == 0]) == 1
    assert game[0].track == 1


@rule("SG-AMB-07")
def test_a_destroyed_location_burns_as_the_hull() -> None:
    target = Captain(ship=GALLEON, tracks={MASTS: 0, CARGO: 0})
    game = battle(Captain(ship=FRIGATE, weapons=[HEATED_SHOT]), target).dice("xx1", "1", "x34").attacks(0, 1)
    game.seat(0).does(HEATED)
    assert game.ask.options == [TAKE_HIT[HULL], TAKE_HIT[CREW], TAKE_HIT[CANNONS]]
    assert refused(game, TAKE_HIT[MASTS]) == ("mm-location-destroyed", "MM-AMB-57")


@rule("SG-AMB-08")
def test_a_reinforced_hull_stops_a_point_of_fire() -> None:
    game = burning(Captain(ship=GALLEON, modifications=[REINFORCED_HULL]))
    if game.asked == (1, "reinforced-hull"):  # for the numbers of the volley
        game.seat(1).does(PASS)
    game.seat(1).does(TAKE_HIT[CARGO])
    assert game.asked == (1, "reinforced-hull")
    game.seat(1).does(CANCEL_HIT[CARGO])
    assert game[1].ship.tracks[CARGO] == 5


@rule("SG-M2-10")
def test_crew_combat_puts_the_fire_out_before_swivel_guns_fire() -> None:
    target = Captain(ship=GALLEON, modifications=[SWIVEL_GUNS])
    game = burning(target, luck=1)
    game.seat(1).does(TAKE_HIT[CARGO])
    game.seat(0).does(BOARD)
    game.dice("xx1", "111", "11").seat(1).does(SHOOT)
    order = [event.kind for event in game.journal.events]
    assert order.index("boarded") < order.index("fire-ends") < order.index("swivel-guns")
    assert drawer_of(game.t).burning == 0


@rule("SG-M2-11")
def test_the_fire_ends_with_the_battle() -> None:
    game = burning()
    game.seat(1).does(TAKE_HIT[CARGO])
    game.seat(0).does(FLEE)
    game.dice("xx1", "111").seat(1).does(SHOOT)
    assert game.t.battle is None
    assert game.told("fire-ends") == [{"side": 1}]
    assert drawer_of(game.t).view(game.t, None) is None


def both_burn(**tracks: int) -> Play:
    weak = {HULL: tracks.get("hull", 3), CARGO: 0}
    captains = [Captain(ship=FRIGATE, weapons=[HEATED_SHOT], tracks=weak) for seat in range(2)]
    game = battle(*captains, luck=1).dice("x21", "x11", "x34", "x").attacks(0, 1)
    game.seat(0).does(HEATED)
    game.seat(1).does(HEATED)
    return game


@rule("SG-AMB-91")
def test_both_burn_and_choose_before_either_point_falls() -> None:
    game = both_burn()
    assert game.asked == (0, "place-fire")
    game.seat(0).does(TAKE_HIT[CREW])
    assert game.asked == (1, "place-fire")
    assert game[0].ship.tracks[CREW] == 3
    game.seat(1).does(TAKE_HIT[CREW])
    assert (game[0].ship.tracks[CREW], game[1].ship.tracks[CREW]) == (2, 1)


@rule("SG-AMB-91")
def test_both_burn_down_together_and_nobody_wins() -> None:
    game = both_burn(hull=1)
    game.seat(0).does(TAKE_HIT[HULL])
    game.seat(1).does(TAKE_HIT[HULL])
    assert [game[seat].deaths for seat in range(2)] == [1, 1]
    assert [game[seat].track for seat in range(2)] == [0, 0]


@rule("SG-AMB-91")
def test_a_round_with_a_fire_is_not_quiet() -> None:
    game = burning()
    game.battle.quiet = QUIET_ROUNDS - 1
    game.seat(1).does(TAKE_HIT[CARGO])
    game.seat(0).does(SHOOT)
    game.dice("111", "111").seat(1).does(SHOOT)
    assert game.battle.quiet == 0


# Double shot


@rule("SG-M2-12", "SG-AMB-12")
@pytest.mark.parametrize(("dice", "more", "hits"), [("x34", 1, 4), ("xx3", 2, 5), ("xxx", 2, 5)])
def test_up_to_two_skulls_count_twice(dice: str, more: int, hits: int) -> None:
    game = volley(dice, [DOUBLE_SHOT])
    note = game.ask.preview(game.t, DOUBLE)
    assert note is not None and note.params == {"count": more}
    whole = sum(game[1].ship.tracks)
    game.seat(0).does(DOUBLE)
    while game.asked == (1, "place-hit"):
        game.seat(1).does(game.ask.options[0])
    assert whole - sum(game[1].ship.tracks) == hits


@rule("SG-M2-13", "SG-M2-14", "SG-AMB-12")
def test_the_hits_of_skulls_are_spread_over_what_the_numbers_have_left() -> None:
    target = Captain(ship=GALLEON, tracks={MASTS: 1, CREW: 2})
    game = volley("xx2", [DOUBLE_SHOT], target)  # the number destroys the masts before skulls are placed
    game.seat(0).does(DOUBLE)
    assert game.ask.options == [TAKE_HIT[at] for at in (HULL, CARGO, CREW, CANNONS)]
    game.seat(1).does(TAKE_HIT[CREW])
    assert game.ask.options == [TAKE_HIT[at] for at in (HULL, CARGO, CANNONS)]
    assert refused(game, TAKE_HIT[CREW]) == ("mm-hit-not-there", "MM-COMBAT-16")
    game.seat(1).does(TAKE_HIT[CARGO], TAKE_HIT[CANNONS])
    assert game[1].ship.tracks == [3, 4, 0, 1, 3]  # the last one was for the hull


@rule("SG-AMB-12")
def test_all_go_to_the_hull_if_nothing_else_is_left() -> None:
    target = Captain(ship=GALLEON, tracks={MASTS: 0, CREW: 0, CARGO: 0, CANNONS: 0})
    game = battle(Captain(ship=FRIGATE, weapons=[DOUBLE_SHOT]), target, luck=1).dice("xx1", "1", "xx3").attacks(0, 1)
    game.seat(0).does(DOUBLE)
    assert game.told("damage")[0]["hits"] == [5, 0, 0, 0, 0]


@rule("SG-AMB-12")
def test_a_hull_that_numbers_have_destroyed_takes_no_skull_while_others_can() -> None:
    target = Captain(ship=GALLEON, tracks={HULL: 1, MASTS: 0, CARGO: 0}, modifications=[REINFORCED_HULL])
    game = battle(Captain(ship=FRIGATE, weapons=[DOUBLE_SHOT]), target).dice("xx1", "1", "xx2").attacks(0, 1)
    game.seat(0).does(DOUBLE)
    while game.asked == (1, "place-hit"):  # crew and cannons by turns
        assert TAKE_HIT[HULL] not in game.ask.options
        game.seat(1).does(game.ask.options[0])
    game.seat(1).does(CANCEL_HIT[HULL])
    assert game[1].ship.tracks == [1, 0, 0, 2, 2]


@rule("SG-M2-15", "SG-AMB-13")
def test_double_shot_goes_with_no_other_weapon() -> None:
    for other in (GRAPPLING_HOOKS, CHAIN_SHOT, CALTROPS, HEATED_SHOT):
        side = Side(0)
        side.weapons_used = 1 << other
        reason = veto(side, DOUBLE_SHOT)
        assert reason is not None and reason.rule == "SG-M2-15"
        side.weapons_used = 1 << DOUBLE_SHOT
        assert veto(side, other) is not None
    assert veto(Side(0), DOUBLE_SHOT) is None


@rule("SG-M2-20", "SG-AMB-69", "SG-M2-15")
@pytest.mark.parametrize(
    ("first", "others"),
    [(CHAIN_SHOT, []), (HEATED_SHOT, []), (DOUBLE_SHOT, [])],
)
def test_ammunition_on_the_hit_of_chasers_is_that_of_the_round(first: int, others: list[int]) -> None:
    weapons = [CHAIN_SHOT, GRAPESHOT, HEATED_SHOT, DOUBLE_SHOT]
    captain = Captain(ship=FRIGATE, weapons=weapons, modifications=[CHASERS])
    game = battle(captain, STRONG).dice("111", "111").attacks(0, 1)
    game.seat(0).does(SHOOT)
    game.dice("x").seat(1).does(FLEE)
    game.seat(0).does(USE_MODIFICATION[CHASERS])
    assert game.asked == (0, "use-shot")
    game.dice("xx1", "111", "xx3").seat(0).does(USE_WEAPON[first])
    while game.asked == (1, "place-hit"):
        game.seat(1).does(game.ask.options[0])
    assert game.told("hits-rolled")[-1]["dice"] == [5, 5, 3]  # a volley with skulls, and nobody was asked
    assert bin(game[0].weapons).count("1") == 3


@rule("SG-AMB-68")
def test_no_weapon_is_used_with_long_guns() -> None:
    captain = Captain(ship=FRIGATE, weapons=ALL, modifications=[LONG_GUNS])
    game = battle(captain, STRONG).dice("xx1", "xx").attacks(0, 1)
    assert game.asked == (1, "place-hit")


@rule("SG-AMB-115")
def test_the_master_gunner_comes_before_ammunition() -> None:
    captain = Captain(ship=FRIGATE, weapons=[DOUBLE_SHOT], employed=["GL-S3a"])
    game = battle(captain, STRONG).dice("xx1", "111", "123").attacks(0, 1)
    assert game.asked == (0, "reroll-location")
    game.dice("x").seat(0).does(REROLL[1])
    assert game.asked == (0, "use-shot")


# Caltrops


@rule("SG-M2-16", "SG-M2-17")
def test_caltrops_after_a_failed_boarding_slow_the_next_contest() -> None:
    game = boards("111", "xx1", [CALTROPS])
    assert game.asked == (0, "battle-offer")
    note = game.ask.preview(game.t, THROW)
    assert note is not None and note.params == {"roll": "contest"}
    game.dice("1344").seat(0).does(THROW)
    assert not game[0].has_weapon(CALTROPS)
    enemy = game.side(1)
    assert game.asked == (0, "declare")
    assert contest_dice(game.t, enemy) == 2
    game.seat(0).does(SHOOT)
    game.dice("111", "11").seat(1).does(SHOOT)
    assert game.all_scripted_chance_was_used
    assert contest_dice(game.t, enemy) == 3  # once


@rule("SG-M2-18")
def test_caltrops_after_a_successful_boarding_slow_the_first_round_of_crew_combat() -> None:
    game = boards("xx1", "111", [CALTROPS], luck=1)
    note = game.ask.preview(game.t, THROW)
    assert note is not None and note.params == {"roll": "crew"}
    without = odds.boarding(2, 2, 3, 4, 0, 0, False, False).win
    game.dice("11", "1", "11", "11").seat(0).does(THROW)
    rolled = [len(event["dice"]) for event in game.told("crew-rolled")]
    assert rolled[:4] == [2, 1, 2, 2]
    assert without > 0


@rule("SG-M2-18", "SG-AMB-115")
def test_odds_count_caltrops_for_one_round() -> None:
    captains = [Captain(ship=FRIGATE, weapons=[CALTROPS], hand=["GL-21"]), STRONG]
    game = battle(*captains, luck=1).dice("111", "111").attacks(0, 1).passes_to("declare")
    game.seat(0).does(BOARD)
    game.dice("xx1", "111").seat(1).does(SHOOT)
    game.passes_to("battle-offer").seat(0).does(THROW)
    while game.battle.phase != CREW_FIGHT:
        game.run.answer(PASS)
    found = odds.crew_to_the_end(game.t, game.side(0)).win
    assert found == pytest.approx(odds.crew_combat(2, 2, 3, 4, 0, 0, 0, -1).win)


@rule("SG-M2-16")
@pytest.mark.parametrize("declared", [SHOOT, FLEE])
def test_only_who_boards_throws_caltrops(declared: Move) -> None:
    captains = [Captain(ship=FRIGATE, weapons=[CALTROPS]), STRONG]
    game = battle(*captains).dice("111", "111").attacks(0, 1)
    game.seat(0).does(declared)
    game.dice("111", "111").seat(1).does(SHOOT)
    assert game.asked == (0, "declare")
    side = game.side(0)
    side.declared = {SHOOT: SHOOTS, FLEE: FLEES}[declared]
    reason = caltrops_refusal(game.t, side)
    assert reason is not None and reason.message == "mm-caltrops-only-boarding"


@rule("SG-M2-17", "SG-M2-18")
def test_caltrops_are_of_no_use_against_one_die() -> None:
    game = boards("111", "xx1", [CALTROPS])
    game[1].captain = next(kind for kind, skills in enumerate(CAPTAIN_SKILLS) if skills[LEADERSHIP] == 1)
    game[1].ship.tracks[MASTS] = 0
    assert refused(game, THROW) == ("mm-weapon-of-no-use", "SG-M2-17")
    game[1].ship.tracks[MASTS] = 1
    assert game.ask.refusal(game.t, THROW) is None


@rule("SG-M2-19", "SG-AMB-115")
def test_hooks_of_both_sides_come_before_caltrops_of_both_and_these_before_cards() -> None:
    captains = [
        Captain(ship=FRIGATE, weapons=[GRAPPLING_HOOKS, CALTROPS], hand=["GL-26"]),
        Captain(ship=FRIGATE, weapons=[GRAPPLING_HOOKS, CALTROPS], hand=["GL-26"]),
    ]
    game = battle(*captains, luck=1).dice("111", "111").attacks(0, 1).passes_to("declare")
    game.seat(0).does(BOARD)
    game.dice("111", "111").seat(1).does(BOARD)
    game.passes_to("grappling-hooks")
    order = []
    while game.asked is not None and game.asked[1] in ("grappling-hooks", "reroll-contest", "battle-offer"):
        if game.asked[1] != "reroll-contest":
            order.append(game.asked)
        options = game.ask.options
        game.dice("1").seat(game.asked[0]).does(DONE if DONE in options else options[-1])
    hooks, caltrops = [(0, "grappling-hooks"), (1, "grappling-hooks")], [(0, "battle-offer"), (1, "battle-offer")]
    assert order == [*hooks, *caltrops]
    assert game.asked == (0, "window-contest")


@rule("SG-AMB-67")
def test_caltrops_of_who_is_boarded_slow_the_first_crew_roll() -> None:
    """Both have declared boarding, and the enemy boards."""
    game = boards("111", "xx1", [CALTROPS], declares=BOARD, luck=1)
    note = game.ask.preview(game.t, THROW)
    assert note is not None and note.params == {"roll": "crew"}
    game.dice("11", "1").seat(0).does(THROW)
    assert [len(event["dice"]) for event in game.told("crew-rolled")][:2] == [2, 1]


@rule("SG-AMB-67")
def test_after_a_tie_caltrops_slow_whatever_roll_comes_first() -> None:
    game = boards("x11", "x11", [CALTROPS], declares=BOARD)
    game.seat(0).does(THROW)
    assert contest_dice(game.t, game.side(1)) == 2


@rule("SG-AMB-14")
def test_caltrops_are_spent_for_nothing_if_the_battle_ends_first() -> None:
    game = boards("111", "xx1", [CALTROPS], declares=FLEE)
    game.seat(0).does(THROW)
    assert game.t.battle is None
    assert not game[0].has_weapon(CALTROPS)
    assert drawer_of(game.t).view(game.t, None) is None


@rule("SG-AMB-15")
def test_dice_added_and_taken_away_are_summed_before_one_is_left() -> None:
    game = boards("111", "xx1", [CALTROPS])
    game.dice("1344").seat(0).does(THROW)
    enemy = game.side(1)
    enemy.bonus_dice -= 5
    assert contest_dice(game.t, enemy) == 1
    enemy.bonus_dice += 6
    assert contest_dice(game.t, enemy) == 3
    game[1].ship.tracks[MASTS] = 0
    assert contest_dice(game.t, enemy) == 1


# NPCs


class Fittings(Module):
    """Gives NPCs weapons, as upgrades do."""

    def __init__(self, weapons: int) -> None:
        super().__init__("drill-arms")
        self.weapons = weapons

    def fit_out_npc(self, t: Table, npc: Npc, side: Side) -> None:
        side.weapons = self.weapons


@pytest.fixture
def no_drill() -> Iterator[None]:
    yield
    remove_module("drill-arms")


def armed_navy(*weapons: int, captain: Captain, **more: object) -> Play:
    add_module(Fittings(sum(1 << weapon for weapon in weapons)))
    navy = {SPANISH: ("EV-02", CARIBBEAN_SEA)}
    return table(captain, Captain(), npcs=navy, modules=["weapons", "drill-arms"], **more)  # type: ignore[arg-type]


@rule("SG-AMB-70", "SG-OPT-03")
@pytest.mark.parametrize(
    ("weapons", "dice", "used"),
    [
        ([HEATED_SHOT], "x34", ["heated-shot"]),
        ([HEATED_SHOT, DOUBLE_SHOT], "x34", ["double-shot"]),
        ([HEATED_SHOT, DOUBLE_SHOT, CHAIN_SHOT], "x34", ["chain-shot"]),
        ([HEATED_SHOT, DOUBLE_SHOT], "134", []),
    ],
)
@pytest.mark.usefixtures("no_drill")
def test_the_program_uses_the_first_shot_that_fits(weapons: list[int], dice: str, used: list[str]) -> None:
    game = armed_navy(*weapons, captain=STRONG, npc_orders="program", luck=2)
    game.dice("x11", "111", dice).npc_attacks(SPANISH, 0)
    assert [event["weapon"] for event in game.told("weapon-used")][:1] == used


@rule("SG-AMB-70", "SG-AMB-09")
@pytest.mark.usefixtures("no_drill")
@pytest.mark.parametrize("orders", ["program", "neighbour"])
def test_who_decides_for_an_npc_chooses_where_it_burns(orders: str) -> None:
    game = armed_navy(captain=Captain(ship=FRIGATE, weapons=[HEATED_SHOT]), npc_orders=orders)
    game.dice("xx1", "111", "x34").attacks_npc(0, SPANISH)
    if orders == "program":
        game.seat(0).does(HEATED)
        assert game.enemy_ship().damage(CARGO) == 1  # cargo first, as for skulls
    else:
        game.seat(0).does(HEATED)
        assert game.asked == (1, "place-fire")
        assert game.ask.words(game.t) == {"whose": "npc"}


@rule("SG-AMB-70")
@pytest.mark.usefixtures("no_drill")
@pytest.mark.parametrize(("leadership", "thrown"), [(2, True), (1, False)])
def test_the_program_throws_caltrops_unless_one_die_is_rolled_anyway(leadership: int, thrown: bool) -> None:
    id = next(
        id
        for id, skills in zip(CAPTAIN_IDS, CAPTAIN_SKILLS, strict=False)
        if skills[LEADERSHIP] == leadership and skills[SEAMANSHIP] > 1
    )
    weak = Captain(id, ship=FRIGATE, tracks={CREW: 1})
    game = armed_navy(CALTROPS, captain=weak, npc_orders="program", luck=2)
    dice = CAPTAIN_SKILLS[game[0].captain][SEAMANSHIP]
    game.dice("111", "1" * dice).npc_attacks(SPANISH, 0)
    game.dice("xxx", "1" * dice).seat(0).does(SHOOT)
    assert bool(game.told("caltrops-thrown")) is thrown


@rule("SG-AMB-70")
@pytest.mark.usefixtures("no_drill")
def test_the_neighbour_throws_the_caltrops_of_an_npc() -> None:
    game = armed_navy(CALTROPS, captain=STRONG, luck=2).dice("111", "111").npc_attacks(SPANISH, 0)
    game.seat(1).does(BOARD)
    game.dice("111", "111").seat(0).does(SHOOT)
    assert game.asked == (1, "battle-offer")
    game.seat(1).does(THROW)
    assert game.told("weapon-used")[-1]["weapon"] == "caltrops"
    assert contest_dice(game.t, game.side(1)) == 2


# Bots


def test_shots_and_caltrops_have_a_worth() -> None:
    game = volley("xx4", [HEATED_SHOT, DOUBLE_SHOT, CHAIN_SHOT])
    weights = game.ask.weights(game.t)
    assert weights is not None and weights[0] < max(weights)
    game = boards("xx1", "111", [CALTROPS])
    weights = game.ask.weights(game.t)
    assert weights is not None and weights[1] > weights[0]


# What is shown and counted


def test_the_picture_says_what_burns() -> None:
    game = burning()
    seen = view(game.t, 0)
    shown = seen.modules["weapons"]
    assert isinstance(shown, WeaponsView)
    assert (
        Picture(GAME, "weapons", shown, seen, Words("en", folders=[TEXTS], strict=True))
        .line()
        .endswith("the ship burns.")
    )


@rule("SG-M2-02")
def test_the_board_knows_which_weapons_there_are() -> None:
    game = table(Captain(), Captain(), modules=["weapons"])
    numbers = GAME.presentation.board_numbers(game.t, 0)
    assert isinstance(numbers, BoardNumbers)
    assert numbers.modules["weapons"] == WeaponsNumbers(list(WEAPON_NAMES)) and len(WEAPON_NAMES) == 6


def test_uses_and_fires_are_counted() -> None:
    game = burning()
    game.seat(1).does(TAKE_HIT[CARGO])
    tally = STATISTICS.tally(game.journal.events, [view(game.t, None)], [0.5, 0.5], ["weapons"])
    assert tally.counts["weapons-used"] == {"heated-shot": 1}
    assert tally.measures["fires"] == 1


def test_weapons_that_nobody_buys_change_nothing() -> None:
    """The moves of a game of the base, played with the module on: the same draws and the same log."""
    for seed in range(3):
        plain, armed = (
            new_match(GAME, 3, {"modules": modules, "points_to_win": 3}, f"quiet {seed}")
            for modules in ([], ["weapons"])
        )
        chance = SearchChance(seed)
        while not plain.over:
            ask = plain.ask_of(plain.asked[0])
            assert ask is not None
            move = ask.options[chance.below(len(ask.options))]
            for match in (plain, armed):
                match.play(ask.seat, move)
        assert armed.over
        assert str([entry.events for entry in plain.live]) == str([entry.events for entry in armed.live])
