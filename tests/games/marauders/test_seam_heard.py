"""What modules are told in the course of a game: each thing when it happens, once, and nothing that did not happen."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from freebooter.games.marauders.actions.cost import move_cost
from freebooter.games.marauders.actions.scout import new_target
from freebooter.games.marauders.captain.dice import FOR_TRUTH, pool, roll_skill
from freebooter.games.marauders.captain.glory import hire_refusal
from freebooter.games.marauders.captain.new_captain import return_captain
from freebooter.games.marauders.combat.strength import contest_dice, crew_dice
from freebooter.games.marauders.content.card_timing import WHEN_IN_PORT
from freebooter.games.marauders.content.tables import QUIET_ROUNDS, glory_card
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.moves import BOARD, CLAIM_SHIP, FLEE, KEEP_SHIP, SHOOT
from freebooter.games.marauders.names import (
    CARACAS,
    CARIBBEAN_SEA,
    CHASERS,
    CREW,
    HULL,
    LEADERSHIP,
    NASSAU,
    NONE,
    PIRATE_SLOOP,
    SPANISH,
    TORTUGA,
)
from freebooter.games.marauders.npcs.scouting import scouting_dice
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import ROUND_BEGINS, Npc, Table
from freebooter.games.marauders.state.battle import ESCAPED, NO_WINNER, Battle, Side
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.turn import FIRST_OF_MODULES
from freebooter.kernel.ask import Part
from tests.games.marauders.raids import QUIET
from tests.games.marauders.table import RAID, TURN, Captain, Play, plays_out, table
from tests.rules import rule

NAVY = {SPANISH: ("EV-02", CARIBBEAN_SEA)}
HEARD: list[str] = []
OUTCOMES: list[int] = []
TOLD = [
    "battle_starts", "battle_round_starts", "sides_declared", "contest_rolled", "hits_rolled", "crew_combat_starts",
    "crew_round_starts", "crew_combat_won", "npc_defeated", "battle_ends", "npc_died", "npc_revealed", "captain_died",
    "ship_lost", "ship_claimed", "plunder_tokens", "cargo_plundered", "cargo_gained", "glory_gained", "turn_starts",
    "turn_ends", "round_starts", "event_drawn", "npc_card_drawn", "event_icons_done", "wars_changed", "npc_covered",
    "npc_spawned", "captain_entered", "moved", "before_scouting", "meets_players", "meets_hazards", "bounty_gained",
    "board_is_laid", "deal_captains", "players_are_set",
]  # fmt: skip
"""What only tells modules something; numbers that they may change have tests of their own."""


def listening(name: str) -> Callable[..., Any]:
    usual = getattr(Module, name)

    def heard(self: Module, *things: object) -> object:
        if isinstance(things[0], Table) and things[0].journal is not None:  # others are tried out only
            HEARD.append(name)
        return usual(self, *things)

    return heard


Ear = type("Ear", (Module,), {name: listening(name) for name in TOLD})


class Drill(Module):
    """Changes what a test says."""

    free = False
    weak = False
    sinks = False
    chasers = False

    def free_move(self, t: Table, player: Player, to: int, port: bool) -> bool:
        return self.free

    def battle_round_starts(self, t: Table, battle: Battle) -> Part[None]:
        yield from ()
        if self.sinks:
            t.players[1].ship.tracks[HULL] = 0

    def battle_ends(self, t: Table, battle: Battle) -> Part[None]:
        yield from ()
        OUTCOMES.append(battle.outcome)

    def first_crew_dice(self, t: Table, dice: int, side: Side) -> int:
        return dice + 1

    def skill_dice(self, t: Table, count: int, player: Player, skill: int, purpose: int) -> int:
        return -5 if self.weak else count

    def contest_dice(self, t: Table, dice: int, side: Side) -> int:
        return -5 if self.weak else dice

    def crew_dice(self, t: Table, dice: int, side: Side) -> int:
        return -5 if self.weak else dice

    def npc_scouting_dice(self, t: Table, count: int, npc: Npc, player: Player) -> int:
        return -5 if self.weak else count

    def hire_anywhere(self, t: Table, player: Player, card: int) -> bool:
        return self.free

    def fit_out_npc(self, t: Table, npc: Npc, side: Side) -> None:
        if self.chasers and side.ship is not None:
            side.ship.modifications = 1 << CHASERS


DRILL = Drill("drill-heard-2")


@pytest.fixture(autouse=True)
def ear() -> Iterator[None]:
    add_module(Ear("drill-heard"))
    add_module(DRILL)
    yield
    remove_module("drill-heard")
    remove_module("drill-heard-2")
    DRILL.free = DRILL.sinks = DRILL.chasers = DRILL.weak = False


def laid(*captains: Captain, **more: object) -> Play:
    HEARD.clear()
    return table(*captains, modules=["drill-heard", "drill-heard-2"], **more)  # type: ignore[arg-type]


def heard() -> list[str]:
    """What was told since the last time, one after another."""
    found = HEARD[:]
    HEARD.clear()
    return found


ROUND = ["battle_round_starts", "sides_declared", "contest_rolled"]


@rule("MM-COMBAT-01", "MM-COMBAT-16")
@pytest.mark.parametrize(("one", "other", "hits"), [("111", "111", 0), ("x11", "111", 1), ("111", "x11", 1)])
def test_hits_are_told_when_there_are_any(one: str, other: str, hits: int) -> None:
    game = laid(Captain(), Captain()).dice(one, other, "3" * hits).attacks(0, 1)
    assert heard()[: 4 + 1 + hits] == ["bounty_gained", "battle_starts", *ROUND, *["hits_rolled"] * hits]
    assert game.asked == (0, "declare")


@rule("MM-COMBAT-12", "MM-CREW-04", "MM-PLUNDER-05")
def test_a_beaten_navy_is_told_step_by_step() -> None:
    game = laid(Captain(), Captain(), npcs=NAVY, luck=1).dice("111", "111").attacks_npc(0, SPANISH)
    game.enemy_ship().tracks[CREW] = 1
    heard()
    game.dice("xx1", "111").seat(0).does(BOARD)
    game.dice("x1", "11").seat(1).does(SHOOT)
    game.passes_to("claim-ship")
    told = [*ROUND[1:], "crew_combat_starts", "crew_round_starts", "glory_gained", "bounty_gained", "npc_defeated"]
    assert heard() == [*told, "plunder_tokens"]
    game.seat(0).does(KEEP_SHIP)
    while not game.over:
        game.seat(0).does(game.ask.options[0])
    assert heard() == ["cargo_gained", "crew_combat_won", "npc_died", "battle_ends"]


@rule("MM-PLUNDER-02", "MM-PLUNDER-07", "MM-DEATH-01")
@pytest.mark.parametrize("cargo", [[], ["rum-1"]])
def test_a_beaten_captain_is_told_step_by_step(cargo: list[str]) -> None:
    game = laid(Captain(), Captain(tracks={CREW: 1}, cargo=cargo), luck=1).dice("111", "111").attacks(0, 1)
    heard()
    game.dice("xx1", "111").seat(0).does(BOARD)
    game.dice("x1", "11").seat(1).does(SHOOT)
    game.passes_to("claim-ship")
    crews = ["crew_combat_starts", "crew_round_starts", "glory_gained"]
    assert heard() == [*ROUND[1:], *crews, "cargo_plundered"]
    game.seat(0).does(CLAIM_SHIP)
    gained = ["cargo_gained"] if cargo else []
    lost = ["captain_died", "ship_lost"]
    assert heard() == ["ship_lost", "ship_claimed", *gained, "crew_combat_won", *lost, "battle_ends"]


@rule("MM-COMBAT-20")
def test_a_ship_that_a_module_sinks_declares_nothing_more() -> None:
    DRILL.sinks = True
    game = laid(Captain(), Captain(), luck=1).attacks(0, 1).passes()
    assert game.told("declared") == [] and game.told("contest-rolled") == []
    assert not game[1].afloat and game[0].track == 1


@rule("MM-AMB-74", "MM-MOD-05")
def test_the_program_fires_the_chasers_of_an_npc() -> None:
    DRILL.chasers = True
    game = laid(Captain(), Captain(), npcs=NAVY, npc_orders="program").dice("111", "111").npc_attacks(SPANISH, 0)
    game.dice("3", "111", "111").seat(0).does(FLEE)
    assert game.told("chasers-fired") == [{"side": "don-inigo-peralta"}]
    assert game[0].ship.tracks[CREW] == 1


@rule("MM-RAID-20")
@pytest.mark.parametrize("kept", [True, False])
def test_plundered_cargo_is_told_if_any_is_kept(kept: bool) -> None:
    game = laid(Captain(), Captain(), game=RAID).merchant(CARIBBEAN_SEA, SPANISH).begins()
    game.draws_cargo(*QUIET).dice("123").seat(0).says("engage")
    assert heard() == ["bounty_gained"]
    game.seat(0).says("discard-face-rum-1")
    if kept:
        game.seat(0).says("done")
    else:
        game.seat(0).says("discard-face-sugar-1", "discard-face-cocoa-1")
    assert heard() == (["cargo_gained"] if kept else [])


@rule("MM-MOVE-01", "MM-MOVE-09")
def test_a_step_is_told_and_so_are_those_whom_it_may_meet() -> None:
    game = laid(Captain("CAP-01"), Captain(zone=NASSAU), game=TURN).begins()
    heard()
    game.seat(0).says("sail-caracas")
    assert heard() == ["moved", "meets_hazards", "meets_players"]
    assert move_cost(game.t, game[0], CARIBBEAN_SEA, False) == 1
    DRILL.free = True
    assert move_cost(game.t, game[0], CARIBBEAN_SEA, False) == 0
    actions = game.t.turn.actions
    game.seat(0).says("sail-caribbean-sea")
    assert game.t.turn.actions == actions
    assert game[0].zone == CARIBBEAN_SEA


@rule("MM-SCOUT-02")
def test_who_looks_for_a_merchant_is_told_before_the_roll() -> None:
    game = laid(Captain("CAP-01"), Captain(zone=NASSAU), game=TURN).begins()
    heard()
    game.t.repeated_by = tuple(["drill-heard"])
    game.dice("1" * 4).seat(0).says("scout-merchant")
    assert heard() == ["before_scouting"]
    assert len(game.t.repeated_by) == 0


@rule("MM-SETUP-16")
def test_a_new_roll_was_repeated_by_nobody() -> None:
    game = laid(Captain(), Captain()).dice("11")
    game.t.repeated_by = tuple(["drill-heard"])
    plays_out(roll_skill(game.t, game[0], LEADERSHIP, FOR_TRUTH))
    assert len(game.t.repeated_by) == 0


@rule("MM-TURN-01", "MM-TURN-04", "MM-NPC-02", "MM-NPC-03")
def test_a_round_is_told_from_its_event_to_its_arrivals() -> None:
    harbour = [Captain("CAP-06", zone=NASSAU, in_port=True), Captain("CAP-12", zone=TORTUGA, in_port=True)]
    game = laid(*harbour, game=GAME)
    game.t.stage, game.t.at = ROUND_BEGINS, 0
    game.draws_events("EV-13").begins()
    assert heard() == ["round_starts", "event_drawn", "npc_card_drawn", "turn_starts"]
    game.seat(0).says("end-turn")
    assert heard() == ["turn_ends", "turn_starts"]
    game.draws_events("EV-14")
    game.seat(1).says("end-turn")
    assert heard() == ["turn_ends", "npc_spawned", "round_starts", "event_drawn", "npc_card_drawn", "turn_starts"]
    game.seat(0).says("end-turn")
    game.draws_events("EV-30").script([0] * 40).seat(1).says("end-turn")
    told = heard()
    assert told[3] == "npc_covered" and "npc_spawned" not in told
    assert told[4:7] == ["round_starts", "event_drawn", "event_icons_done"]
    assert game.t.npcs[PIRATE_SLOOP].afloat()


@rule("MM-COMBAT-14", "MM-AMB-65")
@pytest.mark.parametrize(("dice", "outcome"), [("x11", ESCAPED), ("111", NO_WINNER)])
def test_how_a_battle_without_a_winner_ended_is_told(dice: str, outcome: int) -> None:
    OUTCOMES.clear()
    game = laid(Captain(), Captain()).dice("111", "111").attacks(0, 1)
    game.battle.quiet = QUIET_ROUNDS - 1
    game.dice(dice, "111").seat(0).does(FLEE)
    game.seat(1).does(SHOOT)
    assert game.over and [outcome] == OUTCOMES


@rule("MM-CREW-02")
def test_dice_for_the_first_round_of_crew_combat_are_gone_in_the_second() -> None:
    game = laid(Captain(), Captain()).dice("111", "111").attacks(0, 1)
    rolled = []
    for game.battle.crew_round in (0, 1, 2):
        rolled.append(crew_dice(game.t, game.side(0)))
    assert rolled == [3, 3, 2]


@rule("MM-GLORY-10")
def test_who_may_be_hired_anywhere_need_not_be_at_home() -> None:
    game = laid(Captain(zone=NASSAU, in_port=True, gold=9), Captain())
    for id in ("GL-S8b", "GL-S1b"):
        DRILL.free = False
        assert hire_refusal(game.t, game[0], glory_card(id), WHEN_IN_PORT) is not None
        DRILL.free = True
        assert hire_refusal(game.t, game[0], glory_card(id), WHEN_IN_PORT) is None


@rule("MM-NPC-13")
def test_an_npc_that_finds_a_captain_attacks_where_no_module_stops_it() -> None:
    wanted = Captain("CAP-01", zone=CARACAS, bounties={SPANISH: 3})
    game = laid(wanted, Captain(zone=NASSAU), npcs=NAVY, game=TURN).begins()
    game.dice("x11", "111", "111").seat(0).says("sail-caribbean-sea")
    assert [told["aggressor"] for told in game.told("battle-begins")] == ["don-inigo-peralta"]
    assert game.t.found_by == NONE


@rule("MM-SETUP-16", "MM-COMBAT-04", "MM-CREW-02", "MM-NPC-14")
def test_whatever_modules_take_away_one_die_is_rolled() -> None:
    game = laid(Captain(), Captain(), npcs=NAVY).dice("111", "111").attacks_npc(0, SPANISH)
    t, player, npc = game.t, game[0], game.t.npcs[SPANISH]
    assert (contest_dice(t, game.side(0)), scouting_dice(t, npc, player)) == (3, 2)
    assert (crew_dice(t, game.side(0)), pool(t, player, LEADERSHIP, FOR_TRUTH, 0)) == (3, 2)
    DRILL.weak = True
    assert (contest_dice(t, game.side(0)), scouting_dice(t, npc, player)) == (1, 1)
    assert (crew_dice(t, game.side(0)), pool(t, player, LEADERSHIP, FOR_TRUTH, 0)) == (1, 1)


@rule("MM-PLUNDER-03")
def test_captured_specialists_join_where_no_module_forbids_it() -> None:
    game = laid(Captain(), Captain(tracks={CREW: 1}, employed=["GL-S1a"]), luck=1).dice("111", "111").attacks(0, 1)
    game.dice("xx1", "111").seat(0).does(BOARD)
    game.dice("x1", "11").seat(1).does(SHOOT)
    game.passes_to("claim-ship")
    assert game[0].employed == (glory_card("GL-S1a"),)


@rule("MM-DEATH-03")
def test_the_return_of_a_captain_is_told() -> None:
    game = laid(Captain(), Captain(), luck=1)
    game[0].afloat = False
    plays_out(return_captain(game.t, game[0]))
    assert heard() == ["captain_entered"]


def test_a_target_of_a_module_has_one_place_in_what_was_scouted() -> None:
    one, other = new_target("drill-target-1"), new_target("drill-target-2")
    assert one != other and min(one, other) >= FIRST_OF_MODULES
    assert (new_target("drill-target-1"), new_target("drill-target-2")) == (one, other)
