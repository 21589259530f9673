"""Upgrades of NPCs (SG-M4)."""

from __future__ import annotations

import pytest

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.advice import dangers
from freebooter.games.marauders.combat.start import known_side, npc_side
from freebooter.games.marauders.combat.strength import contest_dice
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.content.tables import MODIFICATION_NAMES, WEAPON_NAMES, event_card
from freebooter.games.marauders.display.views import view
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.contraband.moves import RESIST
from freebooter.games.marauders.modules.upgrades.crows_nest import USE_NEST, hides_by_program
from freebooter.games.marauders.modules.upgrades.drawing import draw_for
from freebooter.games.marauders.modules.upgrades.hunting import prey_worth
from freebooter.games.marauders.modules.upgrades.state import UpgradesDrawer, upgrades_of
from freebooter.games.marauders.modules.upgrades.tokens import TOKENS, TWO, ZERO, suits
from freebooter.games.marauders.modules.upgrades.view import CapturedView, CardView, UpgradesView
from freebooter.games.marauders.moves import BOARD, CLAIM_SHIP, KEEP_SHIP, SCOUT_NPC, SHOOT
from freebooter.games.marauders.names import (
    ADVANCED_RIGS,
    CANNONS,
    CARGO,
    CARIBBEAN_SEA,
    CHAIN_SHOT,
    CHASERS,
    CREW,
    ENGLISH,
    EXTENDED_HOLD,
    EXTRA_CANNON_PORT,
    EXTRA_HAMMOCKS,
    FRENCH,
    FRIGATE,
    GALLEON,
    GRAPESHOT,
    GRAPPLING_HOOKS,
    HAVANA,
    HULL,
    LONG_GUNS,
    MAN_O_WAR,
    NONE,
    PIRATE_SLOOP,
    REINFORCED_HULL,
    SCOUTING,
    SLOOP,
    SPANISH,
    SWIVEL_GUNS,
    TRINIDAD,
)
from freebooter.games.marauders.npcs import scouting
from freebooter.games.marauders.npcs.arrivals import npc_dies
from freebooter.games.marauders.seams.module_set import complete
from freebooter.games.marauders.shipyard.ships import trade_ship
from freebooter.games.marauders.state import EVENTS, TURN_BEGINS
from freebooter.games.marauders.state.checks import audit, faults
from freebooter.games.marauders.state.task_stack import meet_zone
from freebooter.games.marauders.state.turn import FIRST_NPC
from freebooter.games.marauders.turn.events import resolve_event
from freebooter.games.marauders.turn.flow import end_round
from freebooter.kernel.match import new_match
from freebooter.kernel.state import as_data
from freebooter.pictures import TEXTS, picture_of
from freebooter.words import Words
from tests.games.marauders.modules.contraband import SEALS, smuggles
from tests.games.marauders.table import PORT_ACTION, TURN, Captain, Play, plays_out, table
from tests.games.playing import ranks
from tests.rules import rule

HERE = CARIBBEAN_SEA
FAR = Captain(zone=TRINIDAD, in_port=True)
NAVY = {SPANISH: ("EV-01", HERE)}
PIRATE = {PIRATE_SLOOP: ("EV-13", HERE)}


def token(name: str) -> int:
    return TOKENS.index(name)


def sea(
    *captains: Captain, on: dict[str, list[str]] | None = None, modules: tuple[str, ...] = (), **more: object
) -> Play:
    """Tokens lie on the cards of captains, by the ids of their event cards."""
    game = table(*captains, modules=["upgrades", *modules], **more)  # type: ignore[arg-type]
    for id, names in (on or {}).items():
        lay(game, id, *names)
    return game


def lay(game: Play, id: str, *names: str) -> None:
    upgrades, bits = upgrades_of(game.t), 0
    for name in names:
        if upgrades.pool.counts[token(name)]:
            upgrades.pool.take(token(name))
        bits |= 1 << token(name)
    upgrades.lay_on(event_card(id), bits)
    game._counts = game.game.audit(game.t)


def draws(game: Play, *names: str) -> Play:
    """The next tokens off the pool."""
    return game.script(ranks(upgrades_of(game.t).pool.copy(), [token(name) for name in names]))


def on_card(game: Play, id: str) -> list[str]:
    bits = upgrades_of(game.t).tokens_on(event_card(id))
    return [name for at, name in enumerate(TOKENS) if bits >> at & 1]


def in_pool(game: Play, name: str) -> bool:
    return upgrades_of(game.t).pool.counts[token(name)] == 1


def event(id: str, game: Play) -> Play:
    game.t.stage = EVENTS
    game.t.events_due = 1
    return game.draws_events(id)


def resolved(game: Play) -> Play:
    plays_out(resolve_event(game.t))
    assert faults(game.t) == []
    return game


def boarded(game: Play, dice: str = "111") -> Play:
    """Seat 0 attacks the Spanish navy and beats its crew."""
    game.dice(dice, "11").attacks_npc(0, SPANISH)
    game.passes()
    game.enemy_ship().tracks[CREW] = 1
    game.seat(0).does(BOARD)
    game.dice("xx1" + "1" * (len(dice) - 3), "11", "x1", "111").seat(1).does(SHOOT)
    return game


def ended(game: Play) -> Play:
    """What is left to be asked is answered by the first option."""
    while not game.over:
        game.answer(game.ask.seat, game.ask.options[0])
    return game


# The pool


@rule("SG-M4-01", "SG-M4-02", "SG-M4-03", "SG-OPT-03", "SG-OPT-04")
def test_tokens_of_what_is_not_in_the_game_are_left_out() -> None:
    assert len(TOKENS) == 17
    pool = upgrades_of(sea(FAR, FAR).t).pool
    assert pool.left == 12
    left_out = ["carved-hull", "crows-nest", "heated-shot", "double-shot", "caltrops"]
    assert [pool.counts[token(name)] for name in left_out] == [0] * 5
    assert complete(["upgrades"]).modules == ("upgrades",)


@rule("SG-M4-02", "SG-OPT-03", "SG-PAIR-13")
def test_with_weapons_their_tokens_are_in_the_pool_and_npcs_have_them() -> None:
    game = sea(Captain(), Captain(), npcs=NAVY, modules=("weapons",))
    assert upgrades_of(game.t).pool.left == 15
    lay(game, "EV-01", "heated-shot", "double-shot", "caltrops")
    side = npc_side(game.t, game.t.npcs[SPANISH])
    assert side.weapons == sum(1 << WEAPON_NAMES.index(name) for name in ("heated-shot", "double-shot", "caltrops"))


@rule("SG-M4-03", "SG-OPT-04", "SG-PAIR-15")
def test_with_modifications_their_tokens_are_in_the_pool_and_npcs_have_them() -> None:
    game = sea(Captain(), Captain(), npcs=NAVY, modules=("modifications",))
    assert upgrades_of(game.t).pool.left == 14
    lay(game, "EV-01", "carved-hull", "crows-nest")
    ship = npc_side(game.t, game.t.npcs[SPANISH]).ship
    assert ship is not None
    assert [ship.has(MODIFICATION_NAMES.index(name)) for name in ("carved-hull", "crows-nest")] == [True, True]


def test_advice_knows_an_npc_as_it_would_fight() -> None:
    """What is kept of a side is kept for the same captain, ship and tokens only."""
    game = sea(Captain(), Captain(), npcs=NAVY)
    npc = game.t.npcs[SPANISH]
    for names in (["grapeshot"], ["extra-hammocks"], ["grapeshot", "extra-cannon-port"], []):
        lay(game, "EV-01", *names)
        for wars in ((), ((SPANISH, FRENCH),)):
            game.t.wars = wars
            side = npc_side(game.t, npc)
            assert as_data(known_side(game.t, npc)) == as_data(side)
            assert known_side(game.t, npc) is known_side(game.t, npc)


# Drawing


@rule("SG-M4-04", "SG-AMB-24")
def test_a_token_is_drawn_at_once_for_a_card_that_waits() -> None:
    """Fixed order 2: with the card, before anything else happens in the round."""
    game = sea(FAR, FAR, npcs=NAVY, on={"EV-01": ["chasers"]})
    draws(event("EV-02", game), "long-guns")
    resolved(game)
    assert (on_card(game, "EV-01"), on_card(game, "EV-02")) == (["chasers"], ["long-guns"])
    assert not in_pool(game, "long-guns")
    assert game.told("upgrade-modification") == [{"card": "don-inigo-peralta", "modification": "long-guns"}]
    assert [each.kind for each in game.journal.events] == ["event-drawn", "npc-drawn", "upgrade-modification"]


@rule("SG-M4-09", "SG-M4-11", "SG-AMB-24")
def test_a_covered_card_gives_its_tokens_back() -> None:
    game = sea(FAR, FAR, npcs=NAVY, on={"EV-01": ["chasers"]})
    draws(event("EV-02", game), "long-guns")
    resolved(game)
    plays_out(end_round(game.t))
    assert game.t.npcs[SPANISH].stack == (event_card("EV-01"),)
    assert (on_card(game, "EV-01"), on_card(game, "EV-02")) == ([], ["long-guns"])
    assert in_pool(game, "chasers")
    assert game.rules_of("upgrades-returned") == ["SG-M4-09 SG-M4-11"]
    assert faults(game.t) == []


@rule("SG-M4-06")
def test_a_zero_gives_nothing_and_goes_back() -> None:
    game = draws(sea(FAR, FAR, npcs=NAVY), "zero")
    draw_for(game.t, event_card("EV-01"), "SG-M4-04")
    assert on_card(game, "EV-01") == []
    assert upgrades_of(game.t).pool.left == 12
    assert upgrades_of(game.t).has_drawn(event_card("EV-01"))
    assert game.told("upgrade-none") == [{"card": "almirante-zurbano"}]


@rule("SG-M4-07", "SG-M4-08", "SG-AMB-114")
def test_a_two_is_replaced_by_two_further_draws_and_a_zero_under_it_by_another() -> None:
    game = draws(sea(FAR, FAR, npcs=NAVY), "two", "zero", "grapeshot", "chasers")
    draw_for(game.t, event_card("EV-01"), "SG-M4-04")
    assert on_card(game, "EV-01") == ["chasers", "grapeshot"]
    assert (in_pool(game, "zero"), in_pool(game, "two")) == (True, True)
    assert game.all_scripted_chance_was_used


@rule("SG-AMB-25", "SG-M4-13", "SG-AMB-114", "SG-PAIR-02")
def test_what_a_man_o_war_cannot_have_is_laid_aside_and_another_drawn() -> None:
    game = sea(FAR, FAR, npcs=NAVY, wars=[(SPANISH, ENGLISH)])
    draws(game, "extra-hammocks", "extra-cannon-port", "swivel-guns")
    draw_for(game.t, event_card("EV-01"), "SG-M4-04")
    assert on_card(game, "EV-01") == ["swivel-guns"]
    assert in_pool(game, "extra-hammocks") and in_pool(game, "extra-cannon-port")
    assert game.all_scripted_chance_was_used
    unsuitable = [name for at, name in enumerate(TOKENS) if not suits(MAN_O_WAR, at)]
    assert unsuitable == ["extra-hammocks", "extra-cannon-port"]
    assert all(suits(FRIGATE, at) for at in range(len(TOKENS)))


@rule("SG-AMB-26", "SG-AMB-114")
def test_an_empty_pool_gives_nothing_or_less() -> None:
    game = sea(FAR, FAR, npcs=NAVY)
    pool = upgrades_of(game.t).pool
    for each in range(len(TOKENS)):
        pool.counts[each] = 0
    pool.left = 0
    draw_for(game.t, event_card("EV-01"), "SG-M4-04")
    assert on_card(game, "EV-01") == []
    pool.add(TWO)
    pool.add(token("chasers"))
    draws(game, "two", "chasers")
    draw_for(game.t, event_card("EV-01"), "SG-M4-04")
    assert on_card(game, "EV-01") == ["chasers"]
    assert in_pool(game, "two")


@rule("SG-M4-10", "SG-M4-17")
def test_a_captain_who_takes_over_draws_anew() -> None:
    game = sea(FAR, FAR, npcs=NAVY, on={"EV-01": ["chasers"]})
    npc = game.t.npcs[SPANISH]
    game.t.decks.events.take(event_card("EV-02"))
    npc.stack = (event_card("EV-02"),)
    draws(game, "long-guns")  # the ranks below it are the same with the chasers back
    game.chance.script[:] = ranks_with(game, "chasers", "long-guns")
    plays_out(npc_dies(game.t, npc))
    assert npc.card == event_card("EV-02")
    assert (on_card(game, "EV-01"), on_card(game, "EV-02")) == ([], ["long-guns"])
    assert in_pool(game, "chasers")
    assert faults(game.t) == []


def ranks_with(game: Play, back: str, drawn: str) -> list[int]:
    pool = upgrades_of(game.t).pool.copy()
    pool.add(token(back))
    return ranks(pool, [token(drawn)])


@rule("SG-M4-12", "SG-M4-13")
def test_war_and_peace_keep_tokens_but_those_that_a_man_o_war_cannot_have() -> None:
    game = sea(
        FAR,
        FAR,
        npcs={**NAVY, ENGLISH: ("EV-04", HAVANA)},
        on={"EV-01": ["extra-hammocks", "chasers"], "EV-04": ["long-guns"]},
    )
    event("EV-19", game)
    game.script([0, 0])  # Spanish and English are at war
    draws(game, "grapeshot")
    resolved(game)
    assert game.t.at_war_with(SPANISH) == ENGLISH
    assert on_card(game, "EV-01") == ["chasers", "grapeshot"]
    assert on_card(game, "EV-04") == ["long-guns"]
    assert in_pool(game, "extra-hammocks")
    assert game.all_scripted_chance_was_used
    resolved(event("EV-22", game))
    assert game.t.at_war_with(SPANISH) == NONE
    assert on_card(game, "EV-01") == ["chasers", "grapeshot"]


@rule("SG-M4-13", "SG-AMB-24")
def test_a_card_that_waits_is_looked_at_too() -> None:
    game = sea(FAR, FAR)
    game.t.decks.events.take(event_card("EV-01"))
    game.t.npcs[SPANISH].waiting = (event_card("EV-01"),)
    lay(game, "EV-01", "extra-cannon-port")
    event("EV-19", game).script([0, 0])
    draws(game, "chasers")
    resolved(game)
    assert on_card(game, "EV-01") == ["chasers"]


# Battles and scouting


@rule("SG-M4-05")
def test_an_npc_has_its_upgrades_in_battle() -> None:
    names = ["extra-hammocks", "advanced-rigs", "reinforced-hull", "chasers", "extra-cannon-port", "swivel-guns",
             "long-guns", "chain-shot", "grapeshot", "grappling-hooks"]  # fmt: skip
    game = sea(Captain(), Captain(), npcs=NAVY, on={"EV-01": names})
    side = npc_side(game.t, game.t.npcs[SPANISH])
    ship = side.ship
    assert ship is not None
    for modification in (
        EXTRA_HAMMOCKS,
        ADVANCED_RIGS,
        REINFORCED_HULL,
        CHASERS,
        EXTRA_CANNON_PORT,
        SWIVEL_GUNS,
        LONG_GUNS,
    ):
        assert ship.has(modification)
    assert side.weapons == 1 << CHAIN_SHOT | 1 << GRAPESHOT | 1 << GRAPPLING_HOOKS
    assert (ship.tracks[CREW], ship.tracks[CANNONS], side.crew_before) == (4, 4, 4)
    assert effects.manoeuvrability(game.t, ship, -1) == 4
    plain = sea(Captain(), Captain(), npcs=NAVY)
    assert dangers.npc_might(game.t, game.t.npcs[SPANISH]) > dangers.npc_might(plain.t, plain.t.npcs[SPANISH])


@rule("SG-M4-05", "SG-AMB-70")
def test_long_guns_of_an_npc_fire_before_the_first_round() -> None:
    game = sea(Captain(), Captain(), npcs=NAVY, on={"EV-01": ["long-guns"]}, npc_orders="program")
    game.dice("x11", "2", "111", "11")
    game.script([])
    game.attacks_npc(0, SPANISH)
    assert game.told("long-guns")[0]["side"] == "almirante-zurbano"


@rule("SG-AMB-70", "SG-M4-05")
def test_the_program_throws_hooks_and_rolls_all_failures_again() -> None:
    game = sea(
        Captain(tracks={CREW: 1}), Captain(), npcs=NAVY, on={"EV-01": ["grappling-hooks"]}, npc_orders="program", luck=5
    )
    game.dice("111", "11").attacks_npc(0, SPANISH)
    game.dice("x31", "x1", "x").seat(0).does(SHOOT)
    assert game.told("weapon-used") == [{"side": "almirante-zurbano", "weapon": "grappling-hooks"}]
    assert game.told("contest-rolled")[-1]["dice"] == [5, 5]


@rule("SG-AMB-70")
def test_the_program_shoots_grapeshot_first_and_cancels_what_would_destroy() -> None:
    game = sea(Captain(ship=FRIGATE, tracks={CREW: 1}), Captain(), npcs=NAVY, luck=5,
               on={"EV-01": ["grapeshot", "chain-shot", "reinforced-hull"]}, npc_orders="program")  # fmt: skip
    game.dice("111", "xx", "xx2").attacks_npc(0, SPANISH)
    assert game.told("weapon-used") == [{"side": "almirante-zurbano", "weapon": "grapeshot"}]


@rule("SG-M4-14")
def test_a_weapon_used_is_there_again_in_the_next_battle() -> None:
    game = sea(
        Captain(ship=FRIGATE, tracks={CREW: 1}),
        Captain(),
        npcs=NAVY,
        on={"EV-01": ["grapeshot"]},
        npc_orders="program",
        luck=5,
    )
    game.dice("111", "xx", "xx2").attacks_npc(0, SPANISH)
    assert game.side(1).weapons == 0
    assert on_card(game, "EV-01") == ["grapeshot"]
    assert npc_side(game.t, game.t.npcs[SPANISH]).weapons == 1 << GRAPESHOT


@rule("SG-M4-05", "SG-M4-14")
def test_a_neighbour_who_steers_an_npc_is_asked_about_its_weapons() -> None:
    game = sea(Captain(ship=FRIGATE), Captain(), npcs=NAVY, on={"EV-01": ["chain-shot"]}, luck=5)
    game.dice("111", "xx", "xx2").attacks_npc(0, SPANISH)
    assert game.asked is not None and game.asked[0] == 1
    assert "use-weapon-chain-shot" in game.options


@rule("SG-M4-15")
def test_an_npc_with_a_crows_nest_scouts_with_one_die_more() -> None:
    plain = sea(Captain(bounties={SPANISH: 1}), Captain(), npcs=NAVY)
    game = sea(Captain(bounties={SPANISH: 1}), Captain(), npcs=NAVY, on={"EV-01": ["crows-nest"]})
    dice = [scouting.scouting_dice(each.t, each.t.npcs[SPANISH], each[0]) for each in (plain, game)]
    assert dice[1] == dice[0] + 1


@rule("SG-M4-16")
@pytest.mark.parametrize("used", [True, False])
def test_who_would_control_the_npc_decides_about_its_nest(used: bool) -> None:
    game = sea(Captain("CAP-09"), Captain(), FAR, npcs=NAVY, on={"EV-01": ["crows-nest"]}, game=TURN, luck=1).begins()
    note = game.ask.preview(game.t, SCOUT_NPC[SPANISH])
    assert note is not None
    game.seat(0).does(SCOUT_NPC[SPANISH])
    assert game.asked == (1, "npc-crows-nest")
    assert game.ask.words(game.t) == {"npc": "spanish-navy", "seat": 1}
    hidden = game.ask.preview(game.t, USE_NEST)
    assert hidden is not None and hidden.params["dice"] == int(note.params["dice"]) - 1
    game.seat(1).says("use-npc-crows-nest" if used else "pass")
    rolled = len(game.told("skill-rolled")[0]["dice"])
    assert rolled == int(note.params["dice"]) - (1 if used else 0)
    assert len(game.told("npc-nest-used")) == int(used)


@rule("SG-M4-16")
def test_a_single_die_cannot_be_taken_away() -> None:
    dull = [id for id, skills in zip(tables.CAPTAIN_IDS, tables.CAPTAIN_SKILLS, strict=True) if skills[SCOUTING] == 1]
    game = sea(Captain(dull[0]), FAR, npcs=NAVY, on={"EV-01": ["crows-nest"]}, game=TURN, luck=1).begins()
    game.seat(0).does(SCOUT_NPC[SPANISH])
    assert len(game.told("skill-rolled")[0]["dice"]) == 1
    assert game.asked is None or game.asked[1] != "npc-crows-nest"


@rule("SG-AMB-70", "SG-M4-16")
def test_the_program_hides_an_npc_with_the_weaker_crew() -> None:
    for ship, hides in ((SLOOP, False), (GALLEON, True)):
        game = sea(Captain("CAP-16", ship=ship), Captain(), npcs=PIRATE, on={"EV-13": ["crows-nest"]}, game=TURN,
                   luck=1, npc_orders="program")  # fmt: skip
        npc = game.t.npcs[PIRATE_SLOOP]
        if ship == SLOOP:
            game[0].ship.tracks[CREW] = 1
        game.begins()
        assert hides_by_program(game.t, npc, game[0]) == hides
        note = game.ask.preview(game.t, SCOUT_NPC[PIRATE_SLOOP])
        assert note is not None
        game.seat(0).does(SCOUT_NPC[PIRATE_SLOOP])
        assert len(game.told("skill-rolled")[0]["dice"]) == note.params["dice"]
        assert note.params["dice"] == tables.CAPTAIN_SKILLS[game[0].captain][1] - int(hides)
        assert len(game.told("npc-nest-used")) == int(hides)


# Captured tokens


@rule("SG-M4-17")
def test_tokens_of_a_sunken_ship_go_back() -> None:
    game = sea(Captain(ship=FRIGATE), Captain(), npcs=NAVY, on={"EV-01": ["chasers", "grapeshot"]}, luck=3)
    game.dice("111", "11").attacks_npc(0, SPANISH)
    game.enemy_ship().tracks[HULL] = 1
    game.enemy_ship().tracks[CREW] = 0
    game.seat(0).does(SHOOT)
    game.dice("xxx", "11", "333")
    if game.asked is not None and game.asked[0] == 1:
        game.seat(1).does(SHOOT)
    game.passes()
    assert game.told("ship-sunk") == [{"side": "almirante-zurbano"}]
    assert in_pool(game, "chasers") and in_pool(game, "grapeshot")
    assert game[0].weapons == 0


@rule("SG-M4-18", "SG-M4-23", "SG-AMB-95")
def test_the_winner_gets_unused_weapons_that_he_lacks() -> None:
    game = sea(Captain(weapons=[CHAIN_SHOT]), Captain(), npcs=NAVY, luck=1,
               on={"EV-01": ["chain-shot", "grapeshot", "grappling-hooks", "chasers"]})  # fmt: skip
    game.dice("111", "11").attacks_npc(0, SPANISH)
    game.passes()
    game.side(1).weapons &= ~(1 << GRAPPLING_HOOKS)  # used in this battle
    game.enemy_ship().tracks[CREW] = 1
    game.seat(0).does(BOARD)
    game.dice("xx1", "11", "x1", "111").seat(1).does(SHOOT)
    game.passes_to("claim-ship").seat(0).does(KEEP_SHIP)
    ended(game)
    assert game[0].weapons == 1 << CHAIN_SHOT | 1 << GRAPESHOT
    assert upgrades_of(game.t).weapons[0] == 1 << GRAPESHOT
    assert in_pool(game, "chain-shot") and in_pool(game, "grappling-hooks") and in_pool(game, "chasers")
    assert not in_pool(game, "grapeshot")
    assert game.rules_of("weapon-gained") == ["SG-M4-18"]


def captured(*names: str, **more: object) -> Play:
    """Seat 0 has a captured ship with these tokens."""
    game = boarded(sea(Captain(), Captain(), npcs=NAVY, luck=1, on={"EV-01": list(names)}, **more))  # type: ignore[arg-type]
    game.passes_to("claim-ship").seat(0).does(CLAIM_SHIP)
    return game.passes()


@rule("SG-M4-19", "SG-AMB-95", "SG-PAIR-13")
@pytest.mark.parametrize("how", ["used", "lost", "plundered"])
def test_a_captured_weapon_returns_to_the_upgrade_pool(how: str) -> None:
    game = captured("grapeshot")
    upgrades = upgrades_of(game.t)
    assert game[0].has_weapon(GRAPESHOT)
    if how == "plundered":
        effects.lose_weapon(game.t, game[0], GRAPESHOT, "MM-PLUNDER-02", 1)
        effects.gain_weapon(game.t, game[1], GRAPESHOT, "MM-PLUNDER-02")
        assert upgrades.weapons == [0, 1 << GRAPESHOT]
        assert not in_pool(game, "grapeshot")
        effects.lose_weapon(game.t, game[1], GRAPESHOT, "MM-WEAPON-01")
    elif how == "used":
        effects.lose_weapon(game.t, game[0], GRAPESHOT, "MM-WEAPON-01")
    else:
        effects.lose_all_weapons(game.t, game[0])
    assert upgrades.weapons == [0, 0]
    assert in_pool(game, "grapeshot")
    assert faults(game.t) == []


@rule("SG-M4-19")
def test_a_bought_weapon_goes_to_the_supply_as_ever() -> None:
    game = sea(Captain(weapons=[GRAPESHOT]), Captain())
    effects.lose_weapon(game.t, game[0], GRAPESHOT, "MM-WEAPON-01")
    assert upgrades_of(game.t).pool.left == 12


@rule("SG-M4-20", "SG-AMB-95")
def test_modification_tokens_stay_on_a_claimed_ship() -> None:
    game = boarded(sea(Captain(), Captain(), npcs=NAVY, luck=1, on={"EV-01": ["chasers", "reinforced-hull"]}))
    game.enemy_ship().flipped |= 1 << REINFORCED_HULL | 1 << CHASERS
    game.passes_to("claim-ship").seat(0).does(CLAIM_SHIP)
    game.passes()
    assert game[0].ship.kind == FRIGATE
    assert game[0].ship.modifications == 1 << CHASERS | 1 << REINFORCED_HULL
    assert game[0].ship.flipped == 1 << REINFORCED_HULL
    assert upgrades_of(game.t).modifications[0] == 1 << CHASERS | 1 << REINFORCED_HULL
    assert not in_pool(game, "chasers")


@rule("SG-M4-20", "SG-M4-22", "SG-PAIR-15")
def test_a_ship_given_up_for_another_sends_each_token_where_it_came_from() -> None:
    """Of the old ship: a bought hold goes into a port, captured chasers to the upgrade pool."""
    game = sea(Captain(modifications=[EXTENDED_HOLD]), Captain(), npcs=NAVY, luck=1, on={"EV-01": ["advanced-rigs"]})
    upgrades = upgrades_of(game.t)
    upgrades.pool.take(token("chasers"))
    upgrades.modifications[0] = 1 << CHASERS
    game[0].ship.modifications |= 1 << CHASERS
    game._counts = game.game.audit(game.t)
    before = game.t.board.modification.count(EXTENDED_HOLD)
    boarded(game).passes_to("claim-ship")
    note = game.ask.preview(game.t, CLAIM_SHIP)
    assert note is not None and note.params["modifications"] == 1
    game.seat(0).does(CLAIM_SHIP)
    assert game[0].ship.modifications == 1 << ADVANCED_RIGS
    assert upgrades.modifications[0] == 1 << ADVANCED_RIGS
    assert in_pool(game, "chasers")
    assert game.t.board.modification.count(EXTENDED_HOLD) == before + 1


@rule("SG-M4-20", "SG-AMB-95")
def test_a_player_who_claims_the_ship_of_a_player_gets_its_tokens() -> None:
    game = sea(Captain(), Captain(ship=FRIGATE), luck=1)
    upgrades = upgrades_of(game.t)
    upgrades.pool.take(token("chasers"))
    upgrades.modifications[1] = 1 << CHASERS
    game[1].ship.modifications |= 1 << CHASERS
    game._counts = game.game.audit(game.t)
    game.dice("111", "111").attacks(0, 1).passes()
    game[1].ship.tracks[CREW] = 1
    game.dice("xx1", "111").seat(0).does(BOARD)
    game.dice("x1", "11").seat(1).does(SHOOT)
    game.passes_to("claim-ship").seat(0).does(CLAIM_SHIP)
    assert upgrades.modifications == [1 << CHASERS, 0]
    assert game[0].ship.has(CHASERS)


@rule("SG-AMB-27", "SG-M4-21", "SG-M4-22")
def test_a_ship_with_tokens_sells_for_one_more_each_and_they_go_back() -> None:
    game = sea(Captain(ship=FRIGATE, zone=HAVANA, in_port=True, gold=50), FAR, game=PORT_ACTION, luck=1)
    upgrades = upgrades_of(game.t)
    plain = prices.ship_sale(game.t, game[0], 0)
    for name, modification in (("chasers", CHASERS), ("long-guns", LONG_GUNS)):
        upgrades.pool.take(token(name))
        upgrades.modifications[0] |= 1 << modification
        game[0].ship.modifications |= 1 << modification
    game._counts = game.game.audit(game.t)
    assert prices.ship_sale(game.t, game[0], 0) == plain + 2
    ports = list(game.t.board.modification)
    game.begins().seat(0).says("do-shipyard", "buy-ship-galleon")
    game.passes()
    assert game[0].ship.kind == GALLEON
    assert in_pool(game, "chasers") and in_pool(game, "long-guns")
    assert upgrades.modifications == [0, 0]
    assert [kind for kind in game.t.board.modification if kind != NONE] == [kind for kind in ports if kind != NONE]
    assert game.told("upgrades-lost") == [{"seat": 0, "count": 2}]


@rule("SG-M4-21")
def test_tokens_go_back_when_their_ship_is_sunk() -> None:
    game = sea(Captain(ship=FRIGATE), Captain(tracks={HULL: 1, CREW: 0}), luck=1)
    upgrades = upgrades_of(game.t)
    upgrades.pool.take(token("chasers"))
    upgrades.modifications[1] = 1 << CHASERS
    game[1].ship.modifications |= 1 << CHASERS
    game._counts = game.game.audit(game.t)
    game.dice("x11", "111", "333").attacks(0, 1)
    game.passes()
    assert not game[1].afloat
    assert upgrades.modifications == [0, 0]
    assert in_pool(game, "chasers")


# Other modules


@rule("SG-PAIR-28")
def test_the_three_ships_of_a_hard_life_draw_before_the_first_round() -> None:
    """Fixed order 1: after captains, ships and gold."""
    match = new_match(GAME, 2, {"modules": ["upgrades", "hard-life"]}, 3)
    while match.view(None).round == 0 and not match.over:  # type: ignore[attr-defined]
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        match.play(seat, ask.options[0])
    log = match.log(None)
    kinds = [each.kind for each in log]
    draws = [at for at, kind in enumerate(kinds) if kind.startswith("upgrade-")]
    assert [kinds[at - 1] for at in draws[:1]] == ["npc-arrives"]
    before = [at for at in draws if at < kinds.index("round-begins")]
    assert len({str(log[at].data["card"]) for at in before}) == 3
    assert kinds.index("captain-enters") < before[0]


@rule("SG-PAIR-23")
def test_a_man_o_war_with_rigs_leads_a_low_galleon() -> None:
    dice = []
    for modules in ((), ("low-galleons",)):
        game = sea(Captain(ship=GALLEON), Captain(), npcs=NAVY, wars=[(SPANISH, ENGLISH)], modules=modules, luck=1,
                   on={"EV-01": ["advanced-rigs"]})  # fmt: skip
        game.attacks_npc(0, SPANISH)
        dice.append(contest_dice(game.t, game.side(1)))
    assert dice == [2, 3]


@rule("SG-PAIR-24", "SG-M6-18", "SG-OPT-17")
def test_the_treasure_galleon_draws_once_when_it_is_placed() -> None:
    """Fixed order 1: before captains are shown."""
    assert complete(["treasure", "upgrades"]).modules == ("treasure", "treasure-upgrade", "upgrades")
    match = new_match(GAME, 2, {"modules": ["treasure", "upgrades"]}, 1)
    drawn = [each for each in match.log(None) if each.kind.startswith("upgrade-")]
    assert len(drawn) == 1 and drawn[0].rules == ("SG-M6-18",)
    assert drawn[0].data["card"] == "don-anselmo-valdivia"
    alone = new_match(GAME, 2, {"modules": ["upgrades"]}, 1)
    assert [each for each in alone.log(None) if each.kind.startswith("upgrade-")] == []


@rule("SG-PAIR-24", "SG-TRIPLE-05")
def test_tokens_of_the_treasure_galleon_count_and_are_captured_and_sold() -> None:
    """The old ship's own modification goes into a port, the galleon's token back to its pool when it is sold."""
    treasure = tables.NPC_NAMES.index("treasure-galleon")
    game = sea(
        Captain(modifications=[LONG_GUNS]),
        Captain(),
        luck=1,
        modules=("treasure",),
        on={"SOG-TREASURE": ["swivel-guns", "grapeshot"]},
    )
    game.t.npcs[treasure].zone = HERE
    game.dice("1", "1111", "111").attacks_npc(0, treasure)
    game.passes()
    assert game.enemy_ship().has(SWIVEL_GUNS)
    game.enemy_ship().tracks[CREW] = 1
    game.seat(0).does(BOARD)
    game.dice("xx11", "111", "11", "x1", "111").seat(1).does(SHOOT)
    before = game.t.board.modification.count(LONG_GUNS)
    game.passes_to("claim-ship").seat(0).does(CLAIM_SHIP)
    ended(game)
    assert game.t.board.modification.count(LONG_GUNS) == before + 1
    assert (game[0].ship.kind, game[0].ship.modifications) == (GALLEON, 1 << SWIVEL_GUNS)
    assert game[0].has_weapon(GRAPESHOT)
    assert prices.ship_sale(game.t, game[0], 0) == tables.SHIP_SELL[GALLEON] + 1
    assert not in_pool(game, "swivel-guns")
    plays_out(trade_ship(game.t, game[0], SLOOP, 0, "MM-SHIPYARD-02"))
    assert game[0].ship.modifications == 0
    assert in_pool(game, "swivel-guns")
    assert faults(game.t) == []
    assert audit(game.t) == game._counts


@rule("SG-AMB-70", "SG-PAIR-24")
def test_the_program_always_hides_the_treasure_galleon() -> None:
    treasure = tables.NPC_NAMES.index("treasure-galleon")
    game = sea(Captain(), Captain(), modules=("treasure",), on={"SOG-TREASURE": ["crows-nest"]}, npc_orders="program")
    game.t.npcs[treasure].zone = HERE
    game[0].ship.tracks[CREW] = 1
    assert hides_by_program(game.t, game.t.npcs[treasure], game[0])


@rule("SG-TRIPLE-05", "SG-PAIR-15")
def test_the_first_ship_goes_through_the_reserve_and_the_claimed_one_through_the_upgrade_pool() -> None:
    treasure = tables.NPC_NAMES.index("treasure-galleon")
    game = sea(
        Captain(), Captain(), luck=1, modules=("treasure", "modifications"), on={"SOG-TREASURE": ["carved-hull"]}
    )
    t, hold = game.t, EXTENDED_HOLD
    game.offers_modification(HAVANA, hold)
    t.board.modification[HAVANA] = NONE
    game[0].ship.modifications |= 1 << hold
    game[0].ship.tracks[CARGO] += 1
    game._counts = game.game.audit(t)
    t.npcs[treasure].zone = HERE
    game.dice("1111", "111").attacks_npc(0, treasure)
    game.passes()
    game.enemy_ship().tracks[CREW] = 1
    game.seat(0).does(BOARD)
    game.dice("xx11", "111", "x1", "111").seat(1).does(SHOOT)
    holds = t.board.modification.count(hold) + t.decks.modifications.counts[hold]
    game.passes_to("claim-ship").seat(0).does(CLAIM_SHIP)
    ended(game)
    assert t.board.modification.count(hold) + t.decks.modifications.counts[hold] == holds + 1
    assert game[0].ship.modifications == 1 << MODIFICATION_NAMES.index("carved-hull")
    assert prices.ship_sale(t, game[0], 0) == tables.SHIP_SELL[GALLEON] + 1
    reserve = t.decks.modifications.left
    plays_out(trade_ship(t, game[0], SLOOP, 0, "MM-SHIPYARD-02"))
    assert in_pool(game, "carved-hull")
    assert t.decks.modifications.left == reserve
    assert audit(t) == game._counts


@rule("SG-TRIPLE-01", "SG-PAIR-13", "SG-PAIR-15")
def test_empty_pools_and_a_captured_heated_shot() -> None:
    heated = WEAPON_NAMES.index("heated-shot")
    game = sea(Captain(modifications=[CHASERS]), Captain(), npcs=NAVY, luck=1, modules=("weapons", "modifications"))
    t, upgrades = game.t, upgrades_of(game.t)
    for pool in (upgrades.pool, t.decks.modifications):
        for kind in pool.kinds():
            pool.take(kind)
    upgrades.weapons[0] |= 1 << heated
    game[0].weapons |= 1 << heated
    game._counts = game.game.audit(t)
    draw_for(t, event_card("EV-01"), "SG-M4-04")
    assert on_card(game, "EV-01") == []
    effects.lose_weapon(t, game[0], heated, "SG-M2-05")
    assert (upgrades.pool.left, in_pool(game, "heated-shot")) == (1, True)
    plays_out(trade_ship(t, game[0], FRIGATE, 0, "MM-SHIPYARD-02"))
    assert t.decks.modifications.left + t.board.modification.count(CHASERS) >= 1
    assert upgrades.pool.left == 1
    assert audit(t) == game._counts


@rule("SG-PAIR-25")
def test_a_navy_with_a_nest_searches_a_smuggler_with_one_die_more_and_fights_with_all_it_has() -> None:
    game = sea(Captain(), FAR, npcs=NAVY, on={"EV-01": ["crows-nest", "grapeshot"]}, modules=("contraband",), game=TURN)
    npc = game.t.npcs[SPANISH]
    smuggles(game, 0, SEALS)
    game._counts = game.game.audit(game.t)
    assert scouting.may_scout(game.t, npc, game[0])
    dice = tables.EVENT_SKILLS[npc.card][1] + 1
    assert scouting.scouting_dice(game.t, npc, game[0]) == dice
    meet_zone(game.t)
    game.dice("x" * dice, "111", "11").script([0]).begins()
    assert len(game.told("npc-scouts")[0]["dice"]) == dice
    game.seat(0).does(RESIST)
    assert npc_side(game.t, npc).weapons == 1 << GRAPESHOT
    assert [side.weapons for side in game.battle.sides if side.npc == SPANISH] == [1 << GRAPESHOT]


# What is seen and counted


@rule("SG-M4-01")
def test_tokens_on_cards_and_with_players_are_public_those_in_the_pool_are_not() -> None:
    """SG-AMB-66."""
    game = captured("chasers", "grapeshot")
    lay(game, "EV-01", "zero")
    upgrades_of(game.t).clear(event_card("EV-01"))
    upgrades_of(game.t).put_back(1)
    game.t.npcs[SPANISH].card = event_card("EV-01")
    lay(game, "EV-01", "long-guns", "chain-shot")
    for seat in (None, 0, 1):
        shown = view(game.t, seat).modules["upgrades"]
        assert shown == UpgradesView(
            8,
            [CardView("almirante-zurbano", ["long-guns"], ["chain-shot"])],
            [CapturedView(0, ["chasers"], ["grapeshot"])],
        )


def test_all_tokens_are_counted_wherever_they_are() -> None:
    game = captured("chasers", "grapeshot")
    assert audit(game.t)["upgrade tokens"] == 12
    assert audit(game.t)["modification tokens"] == 16
    upgrades = upgrades_of(game.t)
    assert isinstance(upgrades.copy(), UpgradesDrawer)
    upgrades.weapons[1] = 1
    upgrades.modifications[0] = 0xFF
    upgrades.pool.counts[ZERO] = 2
    upgrades.lay_on(event_card("EV-05"), 1)
    assert len(faults(game.t)) == 4


def test_what_an_npc_has_is_worth_something_to_who_beats_it() -> None:
    worth = []
    for names in ([], ["grapeshot"]):
        game = sea(Captain(ship=GALLEON), Captain(), npcs=NAVY, on={"EV-01": names})
        worth.append(dangers.battle_worth(game.t, game[0], game.t.npcs[SPANISH], 90))
    assert worth[1] > worth[0]


def test_navies_are_weighed_by_the_odds_with_all_they_carry() -> None:
    """A battle that is worth something is worth sailing for, and upgrades of the navy take that away."""
    worth, hunts = [], []
    for names in ([], ["extra-hammocks", "extra-cannon-port"]):
        game = sea(Captain("CAP-16", ship=GALLEON), Captain(), npcs=NAVY, on={"EV-01": names})
        npc = game.t.npcs[SPANISH]
        worth.append(dangers.battle_worth(game.t, game[0], npc, dangers.own_might(game[0])))
        hunts.append(prey_worth(game.t, game[0], npc.zone))
    assert worth[0] > worth[1]
    assert hunts[0] > hunts[1] >= 0
    game.t.turn.scouted |= 1 << FIRST_NPC + SPANISH
    assert prey_worth(game.t, game[0], npc.zone) == 0


def test_upgrades_have_their_place_in_the_terminal() -> None:
    game = captured("chasers", "grapeshot")
    game.t.stage = TURN_BEGINS
    lines = picture_of(GAME, view(game.t, 0), Words("en", folders=[TEXTS]), [0])
    assert "Upgrades of NPCs (10 in the pool): -." in lines.title
    assert lines.rows[0].note.endswith("captured: chasers, grapeshot")
