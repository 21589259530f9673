"""Small print of upgrades: who hides from whom, what is captured from whom, and what hunting is worth."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.advice.dangers import npc_might, own_might
from freebooter.games.marauders.advice.strength import beats_npc
from freebooter.games.marauders.captain.dice import FOR_RUMOUR, FOR_SCOUTING
from freebooter.games.marauders.combat.program import boarding_strength
from freebooter.games.marauders.combat.start import npc_side, player_side, shore_side
from freebooter.games.marauders.content.tables import NPC_NAMES, event_card
from freebooter.games.marauders.modules.upgrades.capture import lose_weapon, take_modifications, take_weapons
from freebooter.games.marauders.modules.upgrades.crows_nest import (
    HIDE_NPC,
    USE_NEST,
    dice_against,
    hide_from,
    hides_by_program,
    hunted_npc,
)
from freebooter.games.marauders.modules.upgrades.drawing import draw_for, ship_of_card
from freebooter.games.marauders.modules.upgrades.hunting import prize_by_odds
from freebooter.games.marauders.modules.upgrades.rules import Upgrades
from freebooter.games.marauders.modules.upgrades.state import upgrades_of
from freebooter.games.marauders.modules.upgrades.tokens import TOKENS, suits
from freebooter.games.marauders.moves import PASS
from freebooter.games.marauders.names import (
    ADVANCED_RIGS,
    CHAIN_SHOT,
    CREW,
    ENGLISH,
    FRIGATE,
    GALLEON,
    GRAPESHOT,
    INFLUENCE,
    MAN_O_WAR,
    NOBODY,
    NONE,
    PIRATE_SLOOP,
    SCOUTING,
    SLOOP,
    SPANISH,
    SWIVEL_GUNS,
)
from freebooter.games.marauders.state.battle import Battle
from freebooter.games.marauders.state.player import new_ship
from freebooter.games.marauders.state.turn import FIRST_MERCHANT, FIRST_NPC
from freebooter.games.marauders.values import loss_if_killed
from freebooter.kernel.programs.features import FeatureRow
from tests.games.marauders.modules.test_upgrades import FAR, HERE, NAVY, draws, in_pool, on_card, sea
from tests.games.marauders.table import Captain, plays_out
from tests.rules import rule

# The crow's nest of an NPC


@rule("SG-M4-16")
def test_only_an_npc_that_has_a_nest_hides() -> None:
    game = sea(Captain(), FAR, npcs={**NAVY, ENGLISH: ("EV-04", HERE)}, on={"EV-01": ["crows-nest"]})
    t = game.t
    assert hunted_npc(t, FIRST_NPC + SPANISH) is t.npcs[SPANISH]
    assert hunted_npc(t, FIRST_NPC + ENGLISH) is None
    assert hunted_npc(t, FIRST_NPC + len(t.npcs)) is None
    assert hunted_npc(t, FIRST_MERCHANT) is hunted_npc(t, 1) is None
    for target in (FIRST_NPC + ENGLISH, FIRST_MERCHANT, 1):
        assert plays_out(hide_from(t, game[0], target)) == []


@rule("SG-M4-16")
def test_the_nest_takes_one_die_from_whoever_looks_for_it() -> None:
    game = sea(Captain("CAP-09"), Captain(), npcs=NAVY, on={"EV-01": ["crows-nest"]})
    assert plays_out(hide_from(game.t, game[0], FIRST_NPC + SPANISH), "use-npc-crows-nest") == ["npc-crows-nest"]
    assert game.t.turn.hunted_dice == -1
    assert game.told("npc-nest-used") == [{"npc": NPC_NAMES[SPANISH]}]
    ask = HIDE_NPC.ask(game.t, 1, about=SPANISH)
    assert ask.preview(game.t, PASS) is None
    assert ask.preview(game.t, USE_NEST) is not None


@rule("SG-M4-16", "SG-AMB-70")
@pytest.mark.parametrize(("orders", "taken"), [("program", 1), ("neighbour", 0)])
def test_a_program_takes_the_die_before_the_roll(orders: str, taken: int) -> None:
    captain = Captain("CAP-16", ship=GALLEON)
    game = sea(captain, FAR, npcs={PIRATE_SLOOP: ("EV-13", HERE)}, on={"EV-13": ["crows-nest"]}, npc_orders=orders)
    assert hides_by_program(game.t, game.t.npcs[PIRATE_SLOOP], game[0])
    assert dice_against(game.t, game[0], FIRST_NPC + PIRATE_SLOOP) == taken
    assert dice_against(game.t, game[0], FIRST_NPC + SPANISH) == 0


@rule("SG-AMB-70")
def test_a_crew_that_is_as_strong_does_not_hide() -> None:
    game = sea(Captain("CAP-06", ship=GALLEON), FAR, npcs={PIRATE_SLOOP: ("EV-13", HERE)})
    npc = game.t.npcs[PIRATE_SLOOP]
    strength = boarding_strength(game.t, npc_side(game.t, npc))
    assert strength % 2 == 0  # CAP-06 has Leadership 2
    for crew, hides in ((strength // 2, False), (strength // 2 + 1, True)):
        game[0].ship.tracks[CREW] = crew
        assert hides_by_program(game.t, npc, game[0]) == hides


@rule("SG-M4-16", "SG-AMB-70")
def test_no_other_roll_has_a_die_less() -> None:
    captain = Captain("CAP-16", ship=GALLEON)
    game = sea(captain, FAR, npcs={PIRATE_SLOOP: ("EV-13", HERE)}, on={"EV-13": ["crows-nest"]}, npc_orders="program")
    module = Upgrades("upgrades")
    game.t.turn.target = FIRST_NPC + PIRATE_SLOOP
    assert module.skill_dice(game.t, 4, game[0], SCOUTING, FOR_SCOUTING) == 3
    assert module.skill_dice(game.t, 4, game[0], INFLUENCE, FOR_RUMOUR) == 4
    game.t.turn.target = NONE
    assert module.skill_dice(game.t, 4, game[0], SCOUTING, FOR_SCOUTING) == 4


# Captured


@rule("SG-M4-18", "SG-M4-20")
def test_nothing_is_captured_from_those_who_are_no_npc_and_have_no_ship() -> None:
    game = sea(Captain(ship=FRIGATE), FAR)
    take_weapons(game.t, game[0], player_side(game[1]))
    game.t.battle = Battle(player_side(game[0]), shore_side(2, 1))
    take_modifications(game.t, game[0], new_ship(SLOOP))
    upgrades = upgrades_of(game.t)
    assert (upgrades.weapons, upgrades.modifications) == ([0, 0], [0, 0])


@rule("SG-M4-20")
@pytest.mark.parametrize("fitted", [True, False])
def test_a_modification_is_captured_with_the_ship_that_has_it(fitted: bool) -> None:
    game = sea(Captain(), FAR, npcs=NAVY, on={"EV-01": ["advanced-rigs", "chain-shot"]})
    side = npc_side(game.t, game.t.npcs[SPANISH])
    game.t.battle = Battle(player_side(game[0]), side)
    ship = new_ship(FRIGATE)
    ship.modifications = 1 << ADVANCED_RIGS if fitted else 0
    take_modifications(game.t, game[0], ship)
    assert upgrades_of(game.t).modifications[0] == ship.modifications
    assert on_card(game, "EV-01") == (["chain-shot"] if fitted else ["advanced-rigs", "chain-shot"])


@rule("SG-M4-19", "SG-M4-22")
@pytest.mark.parametrize(
    ("held", "taker", "told", "pool", "weapons"),
    [
        (True, NOBODY, 1, True, [0, 0]),  # used, sold or lost
        (True, 0, 0, False, [1 << CHAIN_SHOT, 0]),  # taken by another captain
        (False, NOBODY, 0, False, [0, 0]),  # it came out of the supply
    ],
)
def test_a_captured_weapon_goes_back_to_its_pool_or_to_its_next_owner(
    held: bool, taker: int, told: int, pool: bool, weapons: list[int]
) -> None:
    game = sea(Captain(), Captain(weapons=[CHAIN_SHOT]))
    upgrades = upgrades_of(game.t)
    upgrades.pool.take(TOKENS.index("chain-shot"))
    upgrades.weapons[1] = 1 << CHAIN_SHOT if held else 0
    lose_weapon(game.t, game[1], CHAIN_SHOT, taker)
    assert len(game.told("upgrade-weapon-returned")) == told
    assert (in_pool(game, "chain-shot"), upgrades.weapons) == (pool, weapons)


# Drawing


@rule("SG-M4-04")
@pytest.mark.parametrize(
    ("token", "event", "data"),
    [
        ("chain-shot", "upgrade-weapon", {"weapon": "chain-shot"}),
        ("advanced-rigs", "upgrade-modification", {"modification": "advanced-rigs"}),
    ],
)
def test_what_was_drawn_is_told(token: str, event: str, data: dict[str, str]) -> None:
    game = sea(Captain(), FAR, npcs=NAVY)
    draws(game, token)
    game.t.chance = game.chance
    draw_for(game.t, event_card("EV-01"), "SG-M4-04")
    told = game.told(event)
    assert len(told) == 1 and data.items() <= told[0].items()
    assert on_card(game, "EV-01") == [token]


@rule("SG-M4-13", "SG-AMB-25")
def test_which_tokens_a_ship_cannot_have() -> None:
    refused = {
        ship: [name for at, name in enumerate(TOKENS) if not suits(ship, at)] for ship in (SLOOP, FRIGATE, MAN_O_WAR)
    }
    assert refused == {SLOOP: [], FRIGATE: [], MAN_O_WAR: ["extra-hammocks", "extra-cannon-port"]}


@rule("SG-M4-12")
def test_war_makes_bigger_ships_of_navies_alone() -> None:
    game = sea(Captain(), FAR, wars=[(SPANISH, ENGLISH)])
    assert ship_of_card(game.t, event_card("EV-01")) == MAN_O_WAR
    assert ship_of_card(game.t, event_card("EV-10")) == FRIGATE
    assert ship_of_card(game.t, event_card("EV-13")) == SLOOP


@rule("SG-M4-09", "SG-M4-11", "SG-AMB-24")
def test_the_card_that_was_covered_last_gives_its_tokens_back_and_the_new_one_draws() -> None:
    on = {"EV-14": ["long-guns"], "EV-15": ["swivel-guns"]}
    game = sea(Captain(), FAR, npcs={PIRATE_SLOOP: ("EV-13", HERE)}, on=on)
    npc = game.t.npcs[PIRATE_SLOOP]
    npc.stack = (event_card("EV-14"), event_card("EV-15"))
    draws(game, "chasers")
    game.t.chance = game.chance
    plays_out(Upgrades("upgrades").npc_covered(game.t, npc))
    assert on_card(game, "EV-14") == ["long-guns"] and on_card(game, "EV-15") == []
    assert on_card(game, "EV-13") == ["chasers"]


# Hunting


@rule("SG-M4-05")
def test_a_prize_makes_good_what_might_alone_would_expect() -> None:
    """Victories by might are expected in 5 to 90 of 100 battles; a loss counts two thirds."""
    seen = set()
    for ship in (SLOOP, FRIGATE, GALLEON, MAN_O_WAR):
        for id in ("CAP-06", "CAP-16", "CAP-09"):
            for npcs in ({SPANISH: ("EV-01", HERE)}, {PIRATE_SLOOP: ("EV-13", HERE)}):
                game = sea(Captain(id, ship=ship, gold=7), FAR, npcs=npcs, on={})
                npc = game.t.npcs[next(iter(npcs))]
                own, other = own_might(game[0]), npc_might(game.t, npc)
                wins = max(5, min(90, 50 + 160 * (own - other) // (own + other)))
                seen.add(wins)
                odds, loss = beats_npc(game.t, game[0], npc), loss_if_killed(game[0])
                lost, expected = (100 - odds) * loss * 67 // 100, (100 - wins) * loss * 2 // 3
                for worth in (0, 40, 200):
                    assert prize_by_odds(game.t, worth, game[0], npc) == (odds * worth - lost + expected) // wins
    assert {5, 90} <= seen


# What is kept in mind


def test_programs_that_learn_see_where_the_tokens_are() -> None:
    on = {"EV-01": ["chain-shot"], "EV-13": ["long-guns", "chasers"]}
    game = sea(Captain(), FAR, npcs={**NAVY, PIRATE_SLOOP: ("EV-13", HERE)}, on=on)
    upgrades = upgrades_of(game.t)
    upgrades.weapons[1], upgrades.modifications[1] = 1 << GRAPESHOT, 1 << ADVANCED_RIGS | 1 << SWIVEL_GUNS
    on_npcs = [int(name in ("chain-shot", "long-guns", "chasers")) for name in TOKENS]
    for seat, captured in ((0, [0, 3]), (1, [3, 0])):
        row = FeatureRow()
        upgrades.features(game.t, seat, row)
        assert list(row.filled()) == [upgrades.pool.left, *on_npcs, *captured]
