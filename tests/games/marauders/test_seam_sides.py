"""Sides with weapons and modifications, a player's or an NPC's: who decides for them, and what modules forbid."""

from collections.abc import Iterator, Sequence

import pytest

from freebooter.games.marauders import odds
from freebooter.games.marauders.combat.program import shot_by_program
from freebooter.games.marauders.combat.start import npc_side
from freebooter.games.marauders.combat.weapons import has_weapon
from freebooter.games.marauders.moves import (
    BOARD,
    CANCEL_HIT,
    DONE,
    FLEE,
    PASS,
    REROLL,
    SHOOT,
    USE_MODIFICATION,
    USE_WEAPON,
)
from freebooter.games.marauders.names import (
    CARIBBEAN_SEA,
    CHAIN_SHOT,
    CHASERS,
    CREW,
    EXTRA_HAMMOCKS,
    FRIGATE,
    GRAPESHOT,
    GRAPPLING_HOOKS,
    HULL,
    LONG_GUNS,
    MASTS,
    REINFORCED_HULL,
    SPANISH,
)
from freebooter.games.marauders.registries.shots import Shot, shot_of
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.battle import Side
from freebooter.games.marauders.state.sides import side_led_by
from freebooter.kernel.ask import Ask, Offer, Part
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal
from tests.games.marauders.table import Captain, Play, table

NAVY = {SPANISH: ("EV-02", CARIBBEAN_SEA)}  # a frigate, seamanship 3, leadership 2
AMMUNITION = 1 << CHAIN_SHOT | 1 << GRAPESHOT


class FlyingSparks(Offer[Table]):
    """Free to use again and again, for the side whose dice lie."""

    def __init__(self) -> None:
        super().__init__([DONE])

    def take(self, t: Table, seat: int, move: Move) -> Part[None]:
        yield from ()
        assert side_led_by(t, seat).locations
        used.append(seat)


class Fittings(Module):
    """Fits out NPCs, and allows one ammunition in a round."""

    def __init__(self) -> None:
        super().__init__("drill-fittings")
        self.modifications = self.weapons = 0
        self.sparks = False
        self.program = True

    def fit_out_npc(self, t: Table, npc: Npc, side: Side) -> None:
        assert side.ship is not None
        side.ship.modifications = self.modifications
        side.weapons = self.weapons

    def may_use_weapon(self, t: Table, side: Side, weapon: int) -> Refusal | None:
        if AMMUNITION >> weapon & 1 and side.weapons_used & AMMUNITION:
            return Refusal("mm-no-actions-left", "MM-TURN-07")
        return None

    def after_hits(self) -> Sequence[Offer[Table]]:
        return [FlyingSparks()] if self.sparks else []

    def program_uses(self, t: Table, uses: bool, side: Side, move: Move) -> bool:
        return self.program


used: list[int] = []
MODULE = Fittings()


@pytest.fixture(autouse=True)
def module() -> Iterator[Fittings]:
    MODULE.__init__()  # type: ignore[misc]
    used.clear()
    add_module(MODULE)
    yield MODULE
    remove_module("drill-fittings")


def fighting(
    *captains: Captain, weapons: Sequence[int] = (), modifications: Sequence[int] = (), **more: object
) -> Play:
    """A navy so fitted out has attacked seat 0; nothing has happened in the first round."""
    MODULE.weapons = sum(1 << weapon for weapon in weapons)
    MODULE.modifications = sum(1 << modification for modification in modifications)
    add_module(MODULE)
    game = table(*captains, npcs=NAVY, modules=["drill-fittings"], **more)  # type: ignore[arg-type]
    return game.dice("111", "111").npc_attacks(SPANISH, 0)


def test_the_neighbour_throws_the_hooks_of_an_npc() -> None:
    game = fighting(Captain(), Captain(), weapons=[GRAPPLING_HOOKS])
    game.seat(1).does(BOARD)
    game.dice("211", "x11", "2").seat(0).does(SHOOT)
    assert game.asked == (1, "grappling-hooks")
    assert game.ask.words(game.t) == {"whose": "spanish-navy"}
    preview = game.ask.preview(game.t, USE_WEAPON[GRAPPLING_HOOKS])
    assert preview is not None and preview.params["chance"] == 68
    reason = game.ask.refusal(game.t, USE_WEAPON[CHAIN_SHOT])
    assert reason is not None and reason.message == "mm-no-such-weapon"
    game.dice("x", "2").seat(1).does(USE_WEAPON[GRAPPLING_HOOKS], REROLL[2], DONE)
    assert game.told("weapon-used") == [{"side": "don-inigo-peralta", "weapon": "grappling-hooks"}]


def test_an_npc_has_its_weapons_again_in_the_next_battle() -> None:
    game = fighting(Captain(), Captain(), weapons=[GRAPESHOT])
    assert has_weapon(game.t, game.side(0), GRAPESHOT)
    game.seat(1).does(SHOOT)
    game.dice("x11", "111", "xx1").seat(0).does(SHOOT)
    assert game.asked == (1, "use-shot")
    game.seat(1).does(USE_WEAPON[GRAPESHOT])
    assert game[0].ship.tracks[CREW] == 0
    assert not has_weapon(game.t, game.side(0), GRAPESHOT)
    assert has_weapon(game.t, npc_side(game.t, game.t.npcs[SPANISH]), GRAPESHOT)


@pytest.mark.parametrize(
    ("declared", "dice", "weapons", "told"),
    [
        (BOARD, ("x21", "xx1", "xx"), [GRAPPLING_HOOKS], ["grappling-hooks"]),  # rolls the 2 and the 1 again
        (SHOOT, ("x11", "111", "xx1"), [CHAIN_SHOT, GRAPESHOT], ["grapeshot"]),  # the stronger crew
        (SHOOT, ("x11", "111", "xx1"), [CHAIN_SHOT], ["chain-shot"]),
        (SHOOT, ("x11", "111", "111"), [CHAIN_SHOT], []),  # no skull
    ],
)
def test_the_program_uses_the_weapons_of_an_npc(
    declared: Move, dice: tuple[str, ...], weapons: list[int], told: list[str]
) -> None:
    strong = Captain(ship=FRIGATE, tracks={CREW: 1} if declared is BOARD else {HULL: 3})
    game = fighting(strong, Captain(), weapons=weapons, npc_orders="program", luck=2)
    weak = Captain(tracks={CREW: 1})
    if declared is SHOOT:  # the first round, in which both shoot
        game = table(weak, Captain(), npcs=NAVY, modules=["drill-fittings"], npc_orders="program", luck=2)
        game.dice(*dice).npc_attacks(SPANISH, 0)
    else:
        game.dice(*dice).seat(0).does(SHOOT)
    assert [event["weapon"] for event in game.told("weapon-used")] == told


class Soot(Shot):
    """A shot that the program would rather have than chain-shot."""

    def program_rank(self, t: Table, side: Side) -> int:
        return 15


def test_the_program_takes_the_shot_that_ranks_first() -> None:
    game = fighting(Captain(ship=FRIGATE, tracks={CREW: 1}), Captain(), npc_orders="program")
    side, ship = game.side(0), game[0].ship
    chain, grape, soot, idle = shot_of(CHAIN_SHOT), shot_of(GRAPESHOT), Soot("grappling-hooks"), Shot("grappling-hooks")
    assert shot_by_program(game.t, side, [chain, grape, soot]) is USE_WEAPON[GRAPESHOT]
    ship.tracks[CREW] = 3  # as strong as the navy
    assert shot_by_program(game.t, side, [chain, grape, soot]) is USE_WEAPON[soot.weapon]
    assert shot_by_program(game.t, side, [idle, chain]) is USE_WEAPON[CHAIN_SHOT]
    ship.tracks[MASTS] = 0
    assert shot_by_program(game.t, side, [idle, chain]) is USE_WEAPON[idle.weapon]
    assert shot_by_program(game.t, side, [chain]) is PASS


def test_the_program_cancels_the_point_that_destroys() -> None:
    MODULE.modifications = 1 << REINFORCED_HULL
    game = table(Captain(ship=FRIGATE), Captain(), npcs=NAVY, modules=["drill-fittings"], npc_orders="program", luck=1)
    game.dice("111", "xxx", "224").npc_attacks(SPANISH, 0)  # two hits on the masts destroy nothing
    assert game.told("hit-cancelled") == []
    game.dice("111", "xxx", "244").seat(0).does(SHOOT)
    assert game.told("hit-cancelled") == [{"seat": -1, "location": "masts"}]


def test_a_player_cancels_for_an_npc_that_players_lead() -> None:
    game = fighting(Captain(ship=FRIGATE), Captain(), modifications=[REINFORCED_HULL])
    game.seat(1).does(SHOOT)
    game.dice("111", "x11", "234").seat(0).does(SHOOT)
    assert game.asked == (1, "reinforced-hull")
    game.seat(1).does(CANCEL_HIT[MASTS])
    assert game.enemy_ship().tracks[MASTS] == 3


def test_an_npc_ship_is_whole_with_what_it_is_fitted_out_with() -> None:
    game = fighting(Captain(), Captain(), modifications=[EXTRA_HAMMOCKS])
    assert game.enemy_ship().tracks[CREW] == 4
    assert game.side(0).crew_before == 4
    npc = game.t.npcs[SPANISH]
    with_hammocks = odds.battle_with_npc(game.t, game[0], npc, True).crew.win
    MODULE.modifications = 0
    assert odds.battle_with_npc(game.t, game[0], npc, True).crew.win > with_hammocks


def test_one_ammunition_in_a_round_chasers_included() -> None:
    captain = Captain(ship=FRIGATE, modifications=[CHASERS], weapons=[CHAIN_SHOT, GRAPESHOT])
    game = table(captain, Captain(), modules=["drill-fittings"]).dice("111", "111").attacks(0, 1)
    game.seat(0).does(SHOOT)
    game.dice("x").seat(1).does(FLEE)
    game.seat(0).does(USE_MODIFICATION[CHASERS])
    assert game.asked == (0, "use-shot")
    game.dice("x11", "111", "x11").seat(0).does(USE_WEAPON[CHAIN_SHOT])
    assert game.asked == (1, "place-hit")  # grapeshot was not offered with the volley
    assert game[0].has_weapon(GRAPESHOT)


def test_a_veto_says_why() -> None:
    game = (
        table(Captain(weapons=[CHAIN_SHOT, GRAPESHOT]), Captain(), modules=["drill-fittings"])
        .dice("x11", "111", "x")
        .attacks(0, 1)
    )
    assert game.asked == (0, "use-shot")
    ask = game.ask
    assert ask.refusal(game.t, USE_WEAPON[GRAPESHOT]) is None
    game.side(0).weapons_used |= 1 << CHAIN_SHOT
    reason = ask.refusal(game.t, USE_WEAPON[GRAPESHOT])
    assert reason is not None and reason.message == "mm-no-actions-left"
    game.side(0).weapons_used = 0


def test_weapons_of_modules_are_not_for_long_guns_and_only_for_dice_that_lie() -> None:
    MODULE.sparks = True
    captain = Captain(ship=FRIGATE, modifications=[LONG_GUNS])
    game = table(captain, Captain(), modules=["drill-fittings"])
    game.dice("x22", "1", "x11", "111", "123").attacks(0, 1)
    assert game.asked == (0, "battle-offer")  # not before the first round
    assert game.battle.round == 1
    game.dice("111", "111").seat(0).does(DONE, PASS)
    assert used == [0]
    assert isinstance(game.run.question, Ask) and game.run.question.prompt == "declare"


@pytest.mark.parametrize(("uses", "told"), [(True, [1]), (False, [])])
def test_the_program_takes_an_offer_once_unless_its_module_leaves_it(uses: bool, told: list[int]) -> None:
    MODULE.sparks, MODULE.program = True, uses
    game = table(Captain(ship=FRIGATE), Captain(), npcs=NAVY, modules=["drill-fittings"], npc_orders="program")
    game.dice("x11", "111", "111").npc_attacks(SPANISH, 0)
    assert game.asked == (0, "declare")
    assert used == told
