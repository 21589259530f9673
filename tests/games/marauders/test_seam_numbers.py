"""Numbers and answers that modules change, where captains, hunters, turns and raids ask for them."""

from collections.abc import Iterator

import pytest

from freebooter.games.marauders.actions.action import cannot_pay_step
from freebooter.games.marauders.actions.cost import move_cost
from freebooter.games.marauders.actions.scout import may_scout as may_look
from freebooter.games.marauders.battle.plunder import search_navy
from freebooter.games.marauders.captain.bounties import FOR_STARTING, add_bounty
from freebooter.games.marauders.captain.damage import hazard_hits, lose_a_card
from freebooter.games.marauders.captain.glory import hand_limit, hire_price, hire_refusal
from freebooter.games.marauders.captain.lost_modifications import going_back, put_back
from freebooter.games.marauders.content.card_timing import WHEN_IN_PORT
from freebooter.games.marauders.content.tables import glory_card
from freebooter.games.marauders.names import (
    CARACAS,
    CARIBBEAN_SEA,
    CHASERS,
    DUTCH,
    NASSAU,
    NOBODY,
    PIRATE_SLOOP,
    SPANISH,
)
from freebooter.games.marauders.npcs.hostility import FIRST, SECOND, THIRD, cargo_seen, hunt_strength, reasons
from freebooter.games.marauders.npcs.scouting import is_attacked, may_scout
from freebooter.games.marauders.raiding.successes import turned_dice
from freebooter.games.marauders.seams.limits import LIMIT_HAND, Limit
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import ROUND_ENDS, TURN_BEGINS, Npc, Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.raid import Raid
from freebooter.games.marauders.turn import flow
from freebooter.kernel.ask import Part
from freebooter.kernel.note import Refusal
from tests.games.marauders.table import Captain, Play, plays_out, table
from tests.rules import rule

NPCS = {SPANISH: ("EV-02", CARIBBEAN_SEA), PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA)}
NOT_HERE = Refusal("mm-no-actions-left", "MM-TURN-07")


class Drill(Module):
    """Changes everything while it is `on`, else nothing."""

    on = False
    names_players = False

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.told: list[str] = []

    def limit(self, t: Table, limit: int, player: Player, what: Limit) -> int:
        return limit + 2 if self.on and what == LIMIT_HAND else limit

    def hire_price(self, t: Table, gold: int, player: Player, card: int) -> int:
        return gold + 3 if self.on else gold

    def may_employ(self, t: Table, player: Player) -> Refusal | None:
        return NOT_HERE if self.on else None

    def actions(self, t: Table, actions: int, player: Player) -> int:
        return 5 if self.on else actions

    def next_player(self, t: Table) -> int:
        if not self.names_players:
            return NOBODY
        return next(seat for seat in (1, 2, 0) if seat not in t.order)

    def cargo_seen(self, t: Table, cards: int, player: Player, npc: Npc) -> int:
        return 0 if self.on else cards

    def hostility(self, t: Table, reasons: int, npc: Npc, player: Player, hunting: bool) -> int:
        return reasons | THIRD if self.on and hunting else reasons

    def may_scout(self, t: Table, may: bool, npc: Npc, player: Player) -> bool:
        return not may if self.on else may

    def may_scout_again(self, t: Table, may: bool, player: Player, target: int) -> bool:
        return self.on and target == 3

    def attack_is_off(self, t: Table, npc: Npc, player: Player) -> bool:
        return self.on

    def weapon_successes(self, t: Table, count: int, player: Player) -> int:
        return count + 1 if self.on else count

    def plunder_gold(self, t: Table, gold: int, winner: Player, npc: Npc) -> int:
        return gold + 7 if self.on else gold

    def stop_bounty(self, t: Table, player: Player, nation: int, act: int) -> Part[bool]:
        yield from ()
        return self.on and nation == DUTCH

    def bounty_gain(self, t: Table, count: int, player: Player, nation: int, act: int) -> int:
        return count + 1 if self.on else count

    def bounty_gained(self, t: Table, player: Player, nation: int) -> Part[None]:
        yield from ()
        self.told.append("bounty")

    def move_cost(self, t: Table, cost: int, player: Player, to: int, port: bool) -> int:
        return 4 if self.on else cost

    def too_dear(self, t: Table, player: Player, to: int, port: bool, cost: int) -> Refusal | None:
        return Refusal("mm-not-in-port", "MM-PORT-01") if self.on and not port else None

    def lose_cargo(self, t: Table, player: Player, rule: str) -> Part[bool]:
        yield from ()
        return self.on

    def hazard_hits(self, t: Table, hits: int, player: Player, cause: str) -> int:
        return hits - 3 if self.on else hits

    def returning_modifications(self, t: Table, modifications: int, player: Player) -> int:
        return 0 if self.on else modifications

    def place_modifications(self, t: Table, player: Player, modifications: int) -> Part[bool]:
        yield from ()
        return self.on


DRILL = Drill("drill-numbers")


@pytest.fixture(autouse=True)
def module() -> Iterator[None]:
    DRILL.on = DRILL.names_players = False
    DRILL.told.clear()
    add_module(DRILL)
    yield
    remove_module("drill-numbers")


def laid(*captains: Captain, **more: object) -> Play:
    return table(*captains, modules=["drill-numbers"], **more)  # type: ignore[arg-type]


def off_and_on(ask: object) -> list[object]:
    """The answer without the module's change and with it."""
    assert callable(ask)
    found = []
    for DRILL.on in (False, True):
        found.append(ask())
    return found


@rule("MM-GLORY-04", "MM-GLORY-10")
def test_limits_prices_and_who_may_be_employed() -> None:
    game = laid(Captain(zone=NASSAU, in_port=True, gold=9), Captain())
    t, player, carpenter = game.t, game[0], glory_card("GL-S1a")
    assert off_and_on(lambda: hand_limit(t, player)) == [4, 6]
    assert off_and_on(lambda: hire_price(t, player, carpenter)) == [4, 7]
    assert off_and_on(lambda: hire_refusal(t, player, carpenter, WHEN_IN_PORT)) == [None, NOT_HERE]


@rule("MM-TURN-07", "MM-MOVE-01")
def test_actions_and_dear_steps() -> None:
    game = laid(Captain(), Captain())
    t, player = game.t, game[0]
    assert off_and_on(lambda: move_cost(t, player, CARACAS, False)) == [1, 4]
    dear = Refusal("mm-not-in-port", "MM-PORT-01")
    assert off_and_on(lambda: cannot_pay_step(t, player, CARACAS, False)) == [None, dear]
    few = Refusal("mm-too-few-actions", "MM-TURN-07", actions=4, left=3)
    assert off_and_on(lambda: cannot_pay_step(t, player, CARACAS, True)) == [None, few]
    t.turn.actions = 0
    none = Refusal("mm-no-actions-left", "MM-TURN-07")
    assert off_and_on(lambda: cannot_pay_step(t, player, CARACAS, False)) == [none, none]
    for DRILL.on, actions in ((False, 3), (True, 5)):
        t.stage = TURN_BEGINS
        plays_out(flow.begin_turn(t))
        assert t.turn.actions == actions


@rule("MM-SETUP-15")
def test_a_module_may_name_each_player() -> None:
    t = laid(Captain(), Captain(), Captain()).t
    plays_out(flow.begin_turns(t))
    assert t.order == (0, 1, 2)
    DRILL.names_players = True
    plays_out(flow.begin_turns(t))
    orders = [t.order]
    for _turn in range(3):
        plays_out(flow.end_turn(t))
        orders.append(t.order)
    assert orders == [(1,), (1, 2), (1, 2, 0), (1, 2, 0)]
    assert (t.at, t.stage) == (3, ROUND_ENDS)


@rule("MM-NPC-07", "MM-NPC-10", "MM-NPC-22")
def test_what_hunters_want_and_see() -> None:
    game = laid(Captain(cargo=["rum-1"]), Captain(), npcs={PIRATE_SLOOP: NPCS[PIRATE_SLOOP]})
    t, player, pirate = game.t, game[0], game.t.npcs[PIRATE_SLOOP]
    assert off_and_on(lambda: cargo_seen(t, pirate, player)) == [1, 0]
    assert off_and_on(lambda: reasons(t, pirate, player, False)) == [SECOND, THIRD]
    player.gold = 2
    assert off_and_on(lambda: reasons(t, pirate, player, True)) == [FIRST | SECOND, FIRST | THIRD]
    assert off_and_on(lambda: hunt_strength(t, pirate, player)) == [(2, 1, 0), (2, 0, 1)]
    player.gold = 0
    assert off_and_on(lambda: may_scout(t, pirate, player)) == [True, False]


@rule("MM-SCOUT-06", "MM-NPC-13")
def test_looking_twice_and_attacks_that_are_off() -> None:
    game = laid(Captain(), Captain(), npcs=NPCS)
    t, player = game.t, game[0]
    t.turn.scouted = 1 << 3 | 1 << 4
    assert off_and_on(lambda: may_look(t, player, 3)) == [False, True]
    assert off_and_on(lambda: may_look(t, player, 4)) == [False, False]
    for DRILL.on, attacked in ((False, True), (True, False)):
        with pytest.raises(StopIteration) as end:
            next(is_attacked(t, t.npcs[SPANISH], player))
        assert end.value.value == attacked


@rule("MM-RAID-10")
@pytest.mark.parametrize(("successes", "turned"), [(0, [1, 2]), (1, [1, 2]), (2, [1, 1])])
def test_a_weapon_turns_no_more_dice_than_have_failed(successes: int, turned: list[int]) -> None:
    game = laid(Captain(), Captain())
    game.t.raid, game.t.rolled = Raid(0, DUTCH, (), successes), [1, 1, 1]
    assert off_and_on(lambda: turned_dice(game.t, game[0])) == turned


@rule("MM-PLUNDER-05")
def test_the_gold_aboard_a_navy() -> None:
    for DRILL.on, gold in ((False, 3), (True, 10)):
        game = laid(Captain(), Captain(), npcs=NPCS).draws_cargo("rum-1", "sugar-1", "cocoa-1")
        plays_out(search_navy(game.t, game[0], game.t.npcs[SPANISH], 0))
        assert (game[0].gold, game.t.drawn_by, len(game.t.drawn_cargo)) == (gold, 0, 3)


@rule("MM-BOUNTY-01", "MM-BOUNTY-05")
def test_bounties_are_stopped_or_grow_and_are_told_when_they_have_grown() -> None:
    game = laid(Captain(bounties={SPANISH: 4}), Captain())
    t, player = game.t, game[0]
    list(add_bounty(t, player, SPANISH, FOR_STARTING, "MM-BOUNTY-01"))
    assert (player.bounties[SPANISH], len(DRILL.told)) == (5, 1)
    list(add_bounty(t, player, SPANISH, FOR_STARTING, "MM-BOUNTY-01"))
    assert (player.bounties[SPANISH], len(DRILL.told)) == (5, 1)
    DRILL.on = True
    list(add_bounty(t, player, DUTCH, FOR_STARTING, "MM-BOUNTY-01"))
    assert (player.bounties[DUTCH], len(DRILL.told)) == (0, 1)
    player.bounties[SPANISH] = 0
    list(add_bounty(t, player, SPANISH, FOR_STARTING, "MM-BOUNTY-01"))
    assert (player.bounties[SPANISH], len(DRILL.told)) == (2, 2)


@rule("MM-AMB-04", "MM-MOD-12")
def test_hazards_and_modifications_of_lost_ships() -> None:
    game = laid(Captain(), Captain(), luck=1)
    t, player = game.t, game[0]
    assert off_and_on(lambda: hazard_hits(t, player, 2, "MM-AMB-04")) == [2, 0]
    assert off_and_on(lambda: going_back(t, player, 1 << CHASERS)) == [1 << CHASERS, 0]
    placed = []
    for DRILL.on in (False, True):
        reserve, before = t.decks.modifications.left, [*t.board.modification]
        plays_out(put_back(t, player, 1 << CHASERS))
        placed.append(before != t.board.modification or t.decks.modifications.left != reserve)
    assert placed == [True, False]


@rule("MM-COMBAT-21")
def test_cargo_that_a_module_takes_from_elsewhere_is_not_lost_aboard() -> None:
    left = []
    for DRILL.on in (False, True):
        game = laid(Captain(cargo=["rum-1", "sugar-1"]), Captain(), luck=1)
        plays_out(lose_a_card(game.t, game[0], "MM-COMBAT-21"))
        left.append(len(game[0].cargo))
    assert left == [1, 2]
