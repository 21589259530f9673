"""Smuggler's hold: the bridge between new modifications and contraband."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from freebooter.games.marauders import effects
from freebooter.games.marauders.battle.hold import stow
from freebooter.games.marauders.battle.plunder import plunder_player
from freebooter.games.marauders.captain.damage import take_points
from freebooter.games.marauders.modules.contraband.moves import GIVE_UP
from freebooter.games.marauders.modules.contraband.search import SMUGGLER
from freebooter.games.marauders.modules.smugglers_hold.rules import SMUGGLERS_HOLD
from freebooter.games.marauders.names import (
    CARGO,
    CARIBBEAN_SEA,
    ENGLISH,
    FLUTE,
    LOCATIONS,
    NONE,
    PIRATE_SLOOP,
    TOBACCO,
    TRINIDAD,
)
from freebooter.games.marauders.npcs.hostility import cargo_seen, reasons
from freebooter.games.marauders.npcs.scouting import may_scout
from freebooter.games.marauders.rumours.goods import take_cargo
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, complete, module_names, remove_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.state.task_stack import meet_zone
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.note import Note
from tests.games.marauders.modules.contraband import (
    BRIDGETOWN_MILLS,
    CARTAGENA_BISCUIT,
    FAR,
    HAVANA_BARK,
    PAMPHLETS,
    SEALS,
    contraband,
    discarded,
    draws,
    goods,
    offered,
    smuggles,
)
from tests.games.marauders.table import BATTLES, PORT_ACTION, TURN, Captain, Play, card, plays_out, table
from tests.rules import rule

ON = ["contraband", "modifications"]
NAVY = {ENGLISH: ("EV-04", CARIBBEAN_SEA)}


@pytest.fixture(autouse=True)
def modifications() -> Iterator[None]:
    """The bridge asks only whether the other module is on."""
    missing = "modifications" not in module_names()
    if missing:
        add_module(Module("modifications"))
    yield
    if missing:
        remove_module("modifications")


def fit(game: Play, seat: int = 0) -> Play:
    """A token out of a port, or out of those left over."""
    t = game.t
    if SMUGGLERS_HOLD in t.board.modification:
        t.board.modification[t.board.modification.index(SMUGGLERS_HOLD)] = NONE
    else:
        t.decks.modifications.take(SMUGGLERS_HOLD)
    game[seat].ship.modifications |= 1 << SMUGGLERS_HOLD
    return game


def at_sea(*held: str, cargo: tuple[str, ...] = (), game: object = BATTLES, **more: object) -> Play:
    captain = Captain("CAP-06", ship=FLUTE, cargo=cargo)
    play = table(captain, FAR, modules=ON, game=game, luck=1, **more)  # type: ignore[arg-type]
    return fit(smuggles(play, 0, *held))


# Tokens


@rule("SG-M3-03", "SG-OPT-01")
def test_the_tokens_are_there_only_with_both_modules() -> None:
    both = complete(ON)
    assert "smugglers-hold" in both.modules
    assert both.notices == complete(["modifications"]).notices == []
    for wanted in (["contraband"], ["modifications"]):
        assert "smugglers-hold" not in complete(wanted).modules
    assert "smugglers-hold" not in module_names()
    t = set_up(Rules(modules=both.modules, packs=("base", "contraband", "smugglers_hold")), 2, SearchChance(1))
    ports = t.board.modification.count(SMUGGLERS_HOLD)
    assert ports + t.decks.modifications.counts[SMUGGLERS_HOLD] == 2


# Room


@rule("SG-M3-09", "SG-PAIR-17")
def test_one_contraband_card_takes_no_room() -> None:
    game = at_sea(SEALS, cargo=("rum-1", "sugar-1"))
    assert effects.room_of(game.t, game[0]) == 2
    more = at_sea(SEALS, HAVANA_BARK)
    assert effects.room_of(more.t, more[0]) == 3
    goods_only = at_sea(cargo=("rum-1", "sugar-1"))
    assert effects.room_of(goods_only.t, goods_only[0]) == 2


@rule("SG-AMB-94", "SG-M3-09")
def test_the_card_stands_outside_the_six_of_a_port_too() -> None:
    cargo = ["rum-1", "rum-2", "sugar-1", "sugar-2", "cocoa-1", "cocoa-2"]
    captain = Captain(zone=TRINIDAD, in_port=True, gold=9, cargo=cargo)
    game = fit(table(captain, FAR, game=PORT_ACTION, modules=ON).demands(TRINIDAD, TOBACCO)).begins()
    game = draws(game, HAVANA_BARK, BRIDGETOWN_MILLS, "spices-1", "timber-1", "textiles-1", "fruit-1")
    assert "buy-spices-1" not in game.options
    game.seat(0).says(f"buy-contraband-{HAVANA_BARK}")
    assert offered(game, "buy-contraband") == []
    game.seat(0).says("done")
    assert contraband(game) == [HAVANA_BARK]
    assert len(goods(game)) == 6


@rule("SG-M3-09")
def test_plunder_may_go_into_the_hiding_place_of_a_full_ship() -> None:
    game = at_sea(cargo=("rum-1", "sugar-1", "cocoa-1", "cocoa-2"))
    new = card(SEALS)
    game.t.decks.cargo.take(new)
    game.t.drawn_cargo, game.t.drawn_by = (new,), 0
    assert plays_out(stow(game.t, game[0], "MM-PLUNDER-05", True), f"smuggle-{SEALS}") == ["stow-contraband"]
    assert (contraband(game), len(goods(game))) == ([SEALS], 4)


@rule("SG-M3-09")
def test_what_was_not_hidden_after_all_does_not_fit() -> None:
    game = at_sea(cargo=("rum-1", "sugar-1", "cocoa-1", "cocoa-2"))
    game.draws_cargo("fruit-1", PAMPHLETS)
    asked = plays_out(take_cargo(game.t, game[0], 2, 1), "keep-tobacco-1", "done", "discard-cargo-rum")
    assert asked == ["keep-goods", "stow-contraband", "drop-cargo"]
    assert effects.room_of(game.t, game[0]) == 0


# NPCs


@rule("SG-M3-10", "SG-AMB-19", "SG-PAIR-17")
def test_for_npcs_the_card_does_not_exist() -> None:
    npcs = {**NAVY, PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA)}
    game = at_sea(SEALS, npcs=npcs)
    navy, pirate = game.t.npcs[ENGLISH], game.t.npcs[PIRATE_SLOOP]
    assert (reasons(game.t, navy, game[0], False), may_scout(game.t, navy, game[0])) == (0, False)
    assert cargo_seen(game.t, pirate, game[0]) == 0
    game = at_sea(SEALS, HAVANA_BARK, npcs=npcs)
    assert reasons(game.t, navy := game.t.npcs[ENGLISH], game[0], False) == SMUGGLER
    assert may_scout(game.t, navy, game[0])
    assert cargo_seen(game.t, game.t.npcs[PIRATE_SLOOP], game[0]) == 1


@rule("SG-AMB-19", "SG-M3-12")
def test_of_several_cards_the_owner_keeps_the_one_that_he_hides() -> None:
    game = at_sea(SEALS, HAVANA_BARK, CARTAGENA_BISCUIT, npcs=NAVY, game=TURN)
    meet_zone(game.t)
    game.dice("x1").script([0]).begins()
    assert game.ask.preview(game.t, GIVE_UP) == Note("mm-brings-giving-up", "SG-M7-20", count=2)
    game.seat(0).does(GIVE_UP)
    assert game.asked == (0, "hide-contraband")
    assert offered(game, "smuggle") == [HAVANA_BARK, CARTAGENA_BISCUIT, SEALS]
    game.seat(0).says(f"smuggle-{HAVANA_BARK}")
    assert (contraband(game), discarded(game)) == ([HAVANA_BARK], [CARTAGENA_BISCUIT, SEALS])


# Damage, cards and plunder


def hits_hold(game: Play, points: int, *answers: str) -> list[str]:
    damage = [0] * len(LOCATIONS)
    damage[CARGO] = points
    return plays_out(take_points(game.t, game[0].ship, 0, 0, damage, "MM-COMBAT-18"), *answers)


@rule("SG-M3-11", "SG-M3-12")
def test_damage_does_not_reach_the_card() -> None:
    game = at_sea(SEALS, cargo=("rum-1", "rum-2"))
    assert hits_hold(game, 3) == []
    assert (contraband(game), len(goods(game))) == ([SEALS], 1)
    game = at_sea(SEALS, HAVANA_BARK, cargo=("rum-1", "rum-2"))
    asked = hits_hold(game, 2, "lose-contraband", f"smuggle-{HAVANA_BARK}")
    assert asked == ["lose-from", "hide-contraband"]
    assert (contraband(game), discarded(game)) == ([HAVANA_BARK], [SEALS])


@rule("SG-M3-11", "SG-AMB-80")
@pytest.mark.parametrize("gold", [3, 6])
def test_customs_do_not_find_the_card(gold: int) -> None:
    captain = Captain(zone=TRINIDAD, in_port=True, gold=gold)
    game = table(captain, Captain(hand=["GL-08"]), game=PORT_ACTION, modules=ON).demands(TRINIDAD, TOBACCO)
    game = draws(fit(game).begins(), HAVANA_BARK, "cocoa-1", "spices-1", "timber-1", "textiles-1", "fruit-1")
    game.seat(0).says(f"buy-contraband-{HAVANA_BARK}", "done")
    game.seat(1).announces("GL-08").reveals("GL-08")
    assert contraband(game) == [HAVANA_BARK]
    assert game[0].gold == 0  # the fine, if he could pay it


@rule("SG-AMB-18", "SG-PAIR-17")
def test_the_winner_of_crew_combat_takes_the_card() -> None:
    game = fit(smuggles(table(Captain(), Captain(), modules=ON, luck=1), 1, SEALS), 1)
    plays_out(plunder_player(game.t, game[0], game[1]), "keep-ship", f"smuggle-{SEALS}")
    assert (contraband(game), contraband(game, 1)) == ([SEALS], [])
