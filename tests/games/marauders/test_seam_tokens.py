"""Tokens that leave their owner: weapons, ships with their modifications, captains of NPCs; and what moves along."""

from collections.abc import Iterator

import pytest

from freebooter.games.marauders.battle.claim import claim_ship
from freebooter.games.marauders.battle.plunder import plunder_npc, take_weapons
from freebooter.games.marauders.captain.death import bury
from freebooter.games.marauders.combat.start import npc_side, player_side, start_battle
from freebooter.games.marauders.moves import CLAIM_SHIP, DONE, TRANSFER, USE_WEAPON
from freebooter.games.marauders.names import (
    CARGO,
    CARIBBEAN_SEA,
    CHAIN_SHOT,
    CHASERS,
    EXTENDED_HOLD,
    FLUTE,
    FRIGATE,
    GALLEON,
    GRAPESHOT,
    HULL,
    LONG_GUNS,
    NOBODY,
    NONE,
    REINFORCED_HULL,
    SPANISH,
    SUNK,
    SWIVEL_GUNS,
    TRINIDAD,
)
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.shipyard.ships import trade_ship
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.battle import Side
from freebooter.games.marauders.state.player import Player, Ship, new_ship
from freebooter.kernel.ask import Part
from tests.games.marauders.table import Captain, Play, plays_out, table

NAVY = {SPANISH: ("EV-02", CARIBBEAN_SEA)}
OWN = 1 << SWIVEL_GUNS
"""A modification that belongs to the module and never goes into ports."""
Heard = tuple[str, int, int, int]


class Tokens(Module):
    def __init__(self) -> None:
        super().__init__("drill-tokens")

    def weapon_gone(self, t: Table, player: Player, weapon: int, taker: int) -> None:
        heard.append(("weapon", player.seat, weapon, taker))

    def npc_died(self, t: Table, npc: Npc) -> None:
        assert npc.card != NONE
        heard.append(("npc", npc.number, 0, 0))

    def ship_lost(self, t: Table, player: Player, modifications: int) -> Part[None]:
        yield from ()
        heard.append(("lost", player.seat, modifications, 0))

    def ship_claimed(self, t: Table, winner: Player, ship: Ship) -> Part[None]:
        yield from ()
        heard.append(("claimed", winner.seat, ship.modifications, 0))

    def returning_modifications(self, t: Table, modifications: int, player: Player) -> int:
        return modifications & ~OWN

    def fit_out_npc(self, t: Table, npc: Npc, side: Side) -> None:
        assert side.ship is not None
        side.ship.modifications = OWN
        side.weapons = 1 << GRAPESHOT

    def plunder_tokens(self, t: Table, winner: Player, side: Side) -> Part[None]:
        yield from ()
        heard.append(("plunder", winner.seat, side.weapons, 0))

    def transfers(self, t: Table, count: int, player: Player) -> int:
        return max(1, count)


heard: list[Heard] = []


@pytest.fixture(autouse=True)
def module() -> Iterator[None]:
    heard.clear()
    add_module(Tokens())
    yield
    remove_module("drill-tokens")


def tokens(*captains: Captain, **more: object) -> Play:
    return table(*captains, npcs=NAVY, modules=["drill-tokens"], **more)  # type: ignore[arg-type]


# Weapons


def test_a_weapon_that_is_used_is_gone() -> None:
    game = tokens(Captain(weapons=[CHAIN_SHOT]), Captain()).dice("x11", "111", "x", "111", "111").attacks(0, 1)
    game.seat(0).does(USE_WEAPON[CHAIN_SHOT])
    assert heard == [("weapon", 0, CHAIN_SHOT, NOBODY)]


def test_a_winner_takes_weapons_and_the_rest_is_lost_with_the_ship() -> None:
    game = tokens(Captain(weapons=[CHAIN_SHOT]), Captain(weapons=[CHAIN_SHOT, GRAPESHOT]), luck=1)
    take_weapons(game.t, game[0], game[1])
    assert heard == [("weapon", 1, GRAPESHOT, 0)]
    assert game[0].has_weapon(GRAPESHOT)
    heard.clear()
    plays_out(bury(game.t, game[1], SUNK, "MM-COMBAT-20"))
    assert heard == [("weapon", 1, CHAIN_SHOT, NOBODY), ("lost", 1, 0, 0)]
    assert game[1].weapons == 0


# NPCs


@pytest.mark.parametrize("both", [False, True])
def test_an_npc_dies_once_also_when_both_ships_sink(both: bool) -> None:
    game = tokens(Captain(ship=GALLEON, tracks={HULL: 1, CARGO: 0}), Captain(), luck=1)
    start_battle(game.t, player_side(game[0]), npc_side(game.t, game.t.npcs[SPANISH]))
    game.enemy_ship().tracks[HULL] = 1
    game.enemy_ship().tracks[CARGO] = 0
    game.dice("xx1", "x11", "1111", "1" if both else "2").begins()
    while game.run.question is not None:
        game.run.answer(game.ask_of(game.asked[0]).options[0])  # type: ignore[index]
    assert [event for event in heard if event[0] == "npc"] == [("npc", SPANISH, 0, 0)]
    assert (game[0].deaths == 1) is both
    assert game.t.npcs[SPANISH].card == NONE


def test_an_opponent_on_no_card_is_nobody_else() -> None:
    """A ship without an NPC can be fought, sunk and plundered, and no NPC is touched."""
    game = tokens(Captain(ship=GALLEON), Captain(), luck=1)
    before = [(npc.card, npc.zone) for npc in game.t.npcs]
    ship = new_ship(FRIGATE)
    ship.tracks[HULL] = 1
    ship.tracks[CARGO] = 0
    stranger = Side(NOBODY, NONE, ship, 1, 1)
    start_battle(game.t, player_side(game[0]), stranger)
    game.dice("xxx", "1", "1111").begins()
    while game.run.question is not None:
        game.run.answer(game.ask_of(game.asked[0]).options[0])  # type: ignore[index]
    assert [(npc.card, npc.zone) for npc in game.t.npcs] == before
    assert game[0].track == 1
    plays_out(plunder_npc(game.t, game[0], stranger))
    assert game[0].gold == 0
    assert game[0].cargo == ()
    assert ("npc", SPANISH, 0, 0) not in heard


# Ships


def test_a_ship_that_is_sold_is_lost_with_what_does_not_come_along() -> None:
    captain = Captain(ship=FRIGATE, modifications=[CHASERS, LONG_GUNS], zone=TRINIDAD, in_port=True, gold=30)
    game = tokens(captain, Captain(), luck=1)
    prompts = plays_out(trade_ship(game.t, game[0], FLUTE, 10, "MM-SHIPYARD-02"), "transfer-long-guns")
    assert prompts == ["transfer", "place-modification"]  # one may come along
    assert heard == [("lost", 0, 1 << CHASERS, 0)]
    assert game[0].ship.modifications == 1 << LONG_GUNS


def test_the_tokens_of_an_npc_are_plundered_before_its_ship_is_offered_and_stay_on_it() -> None:
    captain = Captain(modifications=[EXTENDED_HOLD, REINFORCED_HULL], gold=5)
    game = tokens(captain, Captain(), luck=1)
    side = npc_side(game.t, game.t.npcs[SPANISH])
    start_battle(game.t, player_side(game[0]), side)
    game.battle.winner = 0
    game[0].ship.flipped = 1 << REINFORCED_HULL
    counted = game.game.audit(game.t)["modification tokens"]
    part = plunder_npc(game.t, game[0], side)
    ask = next(part).ask_of(0)
    assert heard == [("plunder", 0, 1 << GRAPESHOT, 0)]
    assert ask is not None and ask.prompt == "claim-ship"
    preview = ask.preview(game.t, CLAIM_SHIP)
    assert preview is not None and preview.params["modifications"] == 2
    gold = game[0].gold
    ask = part.send(CLAIM_SHIP).ask_of(0)
    assert ask is not None and ask.prompt == "transfer"
    assert ask.options == [TRANSFER[REINFORCED_HULL], TRANSFER[EXTENDED_HOLD], DONE]
    ask = part.send(TRANSFER[EXTENDED_HOLD]).ask_of(0)
    assert ask is not None and ask.prompt == "place-modification"
    with pytest.raises(StopIteration):
        part.send(ask.options[0])
    assert heard[1:] == [("lost", 0, 1 << REINFORCED_HULL, 0), ("claimed", 0, OWN | 1 << EXTENDED_HOLD, 0)]
    assert game[0].gold == gold - 1
    assert game[0].ship.kind == FRIGATE
    assert game[0].ship.tracks[CARGO] == 4
    assert game[0].ship.flipped == 0
    assert game.game.audit(game.t)["modification tokens"] == counted + 1  # the module's own
    heard.clear()
    plays_out(claim_ship(game.t, game[0], new_ship(FRIGATE)), "done")
    assert heard[0] == ("lost", 0, OWN | 1 << EXTENDED_HOLD, 0)
    assert game.game.audit(game.t)["modification tokens"] == counted


def test_without_a_module_nothing_comes_along_to_a_claimed_ship() -> None:
    game = table(Captain(modifications=[CHASERS], gold=5), Captain(), luck=1)
    assert plays_out(claim_ship(game.t, game[0], new_ship(FRIGATE))) == ["place-modification"]
    assert game[0].ship.modifications == 0
