"""What a part of the table remembers when it is new, and small questions that the state answers itself."""

import pytest

from freebooter.games.marauders.names import (
    ADVANCED_RIGS,
    CARIBBEAN_SEA,
    CREW,
    DUTCH,
    ENGLISH,
    EXTRA_HAMMOCKS,
    FRENCH,
    FRIGATE,
    HAVANA,
    HULL,
    MAN_O_WAR,
    NOBODY,
    NONE,
    REINFORCED_HULL,
    SLOOP,
    SPANISH,
    TRINIDAD,
)
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.state import (
    ACTIONS,
    EVENTS,
    ROUND_ENDS,
    TURN_BEGINS,
    Drawer,
    Npc,
    Turn,
    Visit,
    task_stack,
)
from freebooter.games.marauders.state.battle import Battle, Side
from freebooter.games.marauders.state.player import can_help, new_player, new_ship
from freebooter.games.marauders.state.raid import Raid
from freebooter.games.marauders.state.reserve import Reserve
from freebooter.games.marauders.state.visit import at_home, elsewhere, here
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.state import field_names
from tests.games.marauders.table import Captain, table
from tests.rules import rule


def remembered(thing: object, *but: str) -> dict[str, object]:
    """All fields that are not 0, NONE, False or empty."""
    fields = {name: getattr(thing, name) for name in field_names(type(thing)) if name not in but}
    return {name: value for name, value in fields.items() if value not in (NONE, 0, (), []) and value is not None}


@rule("MM-TURN-07")
def test_a_new_turn_remembers_nothing_but_its_actions() -> None:
    turn = Turn(3)
    assert remembered(turn) == {"actions": 3}
    assert (turn.open_port, turn.closed_visit, turn.target) == (NONE, NONE, NONE)
    zero = (turn.scouted, turn.merchants_again, turn.free_moves, turn.hire_tried, turn.hidden_from, turn.rumour_dice)
    assert zero == (0,) * 6 and turn.hunted_dice == 0


@rule("MM-PORT-01")
def test_a_new_visit_has_the_powers_of_its_port_and_nothing_is_done() -> None:
    visit = Visit(5)
    assert remembered(visit) == {"zone": 5, "powers": True}
    assert (visit.named, visit.claiming) == (NONE, NONE)
    assert (visit.done, visit.weapons_traded, visit.draw_more, visit.yard_friends, visit.draw, visit.more_cards) == (
        (0,) * 6
    )


@rule("MM-COMBAT-01")
def test_a_new_side_and_a_new_battle_have_nothing_behind_them() -> None:
    side, battle = Side(2), Battle(Side(0), Side(1))
    assert remembered(side) == {"seat": 2}
    assert (side.npc, side.shot) == (NONE, NONE)
    assert (side.seamanship, side.leadership, side.crew_before, side.weapons) == (0, 0, 0, 0)
    assert remembered(battle, "sides") == {} and (battle.winner, battle.mission, battle.rumour) == (NOBODY, NONE, NONE)
    assert (battle.round, battle.crew_round, battle.quiet) == (0, 0, 0)


@rule("MM-COMBAT-02")
def test_a_new_round_forgets_what_was_for_one_round_and_keeps_the_rest() -> None:
    side = Side(1)
    kept = {"seat", "npc", "ship", "seamanship", "leadership", "crew_before", "shrugged", "weapons"}
    for name in field_names(Side):
        if name not in ("seat", "npc", "ship"):
            old = getattr(side, name)
            setattr(side, name, [1] if isinstance(old, list) else True if isinstance(old, bool) else 3)
    side.new_round()
    fresh = Side(1)
    for name in field_names(Side):
        if name not in kept:
            assert getattr(side, name) == getattr(fresh, name), name
    assert (side.crew_before, side.shrugged, side.weapons) == (3, 3, 3)


@rule("MM-RAID-05")
def test_a_new_raid_knows_who_raids_whom() -> None:
    raid = Raid(0, DUTCH)
    assert remembered(raid) == {"nation": DUTCH}
    assert (raid.successes, raid.reprisals) == (0, 0)


@rule("MM-SETUP-13", "MM-SETUP-14")
def test_a_new_player_has_nothing_and_a_new_ship_all_its_values() -> None:
    player = new_player(1)
    assert remembered(player, "ship", "deeds", "bounties") == {"seat": 1}
    assert (player.captain, player.zone, player.rumour, player.mission, player.bought_port) == (NONE,) * 5
    assert (player.announced, player.gold, player.stash, player.stash_least, player.stash_most) == (NONE, 0, 0, 0, 0)
    assert (player.mission_step, player.weapons, player.specialists, player.track, player.looked) == (0,) * 5
    assert (player.bought_round, player.deaths) == (0, 0)
    assert player.bounties == [0, 0, 0, 0] and set(player.deeds) == {0}
    assert player.ship.kind == SLOOP and player.ship.tracks == [2, 2, 2, 2, 1]
    assert (player.ship.modifications, player.ship.flipped) == (0, 0)
    assert new_ship(MAN_O_WAR).tracks == [5, 3, 5, 5, 5]


@rule("MM-SETUP-01")
def test_a_new_table_has_nothing_under_way() -> None:
    t = set_up(Rules(), 3, SearchChance(1))
    assert (t.found_by, t.event, t.roll_skill, t.roll_purpose, t.dying_of, t.drawing, t.drawn_by) == (NONE,) * 7
    assert (t.round, t.at, t.ending, t.events_due, t.events_drawn, t.roll_needs) == (0,) * 6
    assert (t.storm, t.harvest, t.convoy, t.hunters, t.doldrums) == (0,) * 5
    assert not t.hooked and t.agenda == [] and t.icons == []


@rule("MM-MOD-01", "MM-MOD-04", "MM-AMB-94")
def test_modifications_raise_their_own_value_by_one_and_no_track_above_five() -> None:
    ship = new_ship(FRIGATE)
    ship.modifications = 1 << EXTRA_HAMMOCKS | 1 << REINFORCED_HULL
    assert [ship.value(location) for location in range(5)] == [3, 3, 3, 4, 3]
    great = new_ship(MAN_O_WAR)
    great.modifications = 1 << EXTRA_HAMMOCKS
    assert great.value(CREW) == 5
    assert not can_help(MAN_O_WAR, EXTRA_HAMMOCKS) and can_help(FRIGATE, EXTRA_HAMMOCKS)
    assert can_help(MAN_O_WAR, ADVANCED_RIGS) and can_help(MAN_O_WAR, REINFORCED_HULL)


@rule("MM-MOD-03")
def test_a_reinforced_hull_is_ready_until_it_is_flipped() -> None:
    ship = new_ship(FRIGATE)
    assert not ship.reinforced()
    ship.modifications = 1 << REINFORCED_HULL
    assert ship.reinforced()
    ship.flipped = 1 << REINFORCED_HULL
    assert not ship.reinforced()
    ship.flipped = 1 << ADVANCED_RIGS
    assert ship.reinforced()


@rule("MM-COMBAT-18")
def test_a_location_is_destroyed_with_its_last_point() -> None:
    ship = new_ship(SLOOP)
    assert not ship.any_destroyed()
    ship.tracks[HULL] = 1
    assert not ship.destroyed(HULL) and not ship.any_destroyed() and ship.damage(HULL) == 1
    ship.tracks[HULL] = 0
    assert ship.destroyed(HULL) and ship.any_destroyed()


@rule("MM-GLORY-07")
@pytest.mark.parametrize(("stage", "order"), [(ACTIONS, [2, 0, 1]), (TURN_BEGINS, [2, 0, 1]), (EVENTS, [1, 2, 0])])
def test_turn_order_begins_with_the_turn_or_with_the_first_player(stage: int, order: list[int]) -> None:
    t = table(Captain(), Captain(), Captain()).t
    t.first, t.order, t.at, t.stage = 1, (1, 2, 0), 1, stage
    assert [player.seat for player in t.in_turn_order()] == order
    assert [t.turn_of(player) for player in t.players] == [False, False, stage != EVENTS]
    assert [t.turn_to_come(seat) for seat in range(3)] == [True, False, False]
    assert t.current.seat == 2
    t.stage = ROUND_ENDS
    assert not t.turn_of(t.players[2])
    t.order = ()
    assert not t.turn_to_come(0)


@rule("MM-MOVE-07")
def test_each_of_two_nations_at_war_has_the_other_for_its_enemy() -> None:
    t = table(Captain(), Captain(), wars=[(SPANISH, DUTCH), (FRENCH, ENGLISH)]).t
    assert [t.at_war_with(nation) for nation in (SPANISH, ENGLISH, FRENCH, DUTCH)] == [DUTCH, FRENCH, ENGLISH, SPANISH]
    assert table(Captain(), Captain()).t.at_war_with(SPANISH) == NONE


def test_a_task_is_a_kind_and_a_number() -> None:
    for kind in (task_stack.TASK_STORM, task_stack.TASK_ATTACK):
        for number in (0, 5):
            task = task_stack.task(kind, number)
            assert (task_stack.kind_of(task), task_stack.number_of(task)) == (kind, number)
    assert task_stack.attack_task(4) == task_stack.task(task_stack.TASK_ATTACK, 4)
    assert task_stack.new_task("drill-task") == task_stack.new_task("drill-task") >= 16


@rule("MM-AMB-04", "MM-AMB-05", "MM-NPC-11")
def test_in_a_storm_it_comes_before_the_hunters_and_once_in_a_turn() -> None:
    t = table(Captain(), Captain()).t
    task_stack.meet_zone(t)
    assert t.agenda == []  # no NPC is here to look for him
    t.npcs[0].zone = t.current.zone
    task_stack.meet_zone(t)
    assert t.agenda == [task_stack.task(task_stack.TASK_SCOUTING)]
    t.storm, t.agenda = 2, []
    task_stack.meet_zone(t)
    assert t.agenda == [task_stack.task(task_stack.TASK_SCOUTING), task_stack.task(task_stack.TASK_STORM)]
    t.turn.weathered, t.agenda = True, []
    task_stack.meet_zone(t)
    assert t.agenda == [task_stack.task(task_stack.TASK_SCOUTING)]


@rule("MM-STASH-01", "MM-PORT-01")
def test_where_a_captain_deals() -> None:
    game = table(Captain("CAP-06", zone=TRINIDAD, in_port=True), Captain(zone=HAVANA, in_port=True))
    t, player = game.t, game[0]
    assert at_home(player) and not at_home(game[1])
    assert here(t, player, TRINIDAD) and not here(t, player, HAVANA) and not elsewhere(t)
    t.visit = Visit(TRINIDAD)
    assert here(t, player, TRINIDAD) and not elsewhere(t)
    t.visit.powers = False
    assert not here(t, player, TRINIDAD) and elsewhere(t)
    t.visit.zone = CARIBBEAN_SEA
    assert here(t, player, TRINIDAD)
    player.in_port = False
    assert not at_home(player)


def test_a_reserve_remembers_what_came_back_and_since_when() -> None:
    reserve = Reserve()
    reserve.came_back(3, 1)
    reserve.came_back(3, 4)
    reserve.came_back(2, 2)
    assert reserve.first_batches(3, 3) == [0, 1, 4]
    reserve.turned_up(3, 3)  # it cannot be the one that came back later
    assert reserve.first_batches(3, 2) == [0, 4]
    reserve.turned_up(3, 3)
    assert reserve.first_batches(3, 1) == [4]
    reserve.turned_up(3, 4)
    assert (reserve.first_batches(3, 1), reserve.first_batches(2, 1)) == ([0], [2])


def test_an_npc_is_afloat_where_it_is_in_a_zone() -> None:
    npc = Npc(2)
    assert not npc.afloat() and (npc.card, npc.zone, npc.stack, npc.waiting, npc.returning) == (
        NONE,
        NONE,
        (),
        (),
        False,
    )
    npc.zone = 0
    assert npc.afloat()


def test_the_drawer_of_a_module_is_found_by_its_name() -> None:
    """Where each stands is the same at all tables of a game, so it is found out once."""
    t = set_up(Rules(), 2, SearchChance(1))
    t.ext = [Drawer("one"), Drawer("two"), Drawer("three")]
    for _time in range(2):  # the second time its place is known
        assert [t.drawer(name).module for name in ("two", "one", "three")] == ["two", "one", "three"]
    with pytest.raises(KeyError):
        t.drawer("four")
