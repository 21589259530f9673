"""The seams that abilities of captains and events need: a module that turns all of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from freebooter.games.marauders import prices
from freebooter.games.marauders.combat.start import player_side, shore_side
from freebooter.games.marauders.combat.strength import crew_dice
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.names import CHAIN_SHOT, CURACAO, DUTCH, FRIGATE, HAVANA, TRINIDAD
from freebooter.games.marauders.odds.battle import crew_to_the_end
from freebooter.games.marauders.odds.crews import crew_combat
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import CREW_OPENING, Battle, Side
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import visit_of
from freebooter.kernel.ask import Part
from freebooter.kernel.note import Refusal
from tests.games.marauders.table import BATTLES, PORT_ACTION, RAID, Captain, Play, table

won: list[int] = []


class Drill(Module):
    def first_crew_dice(self, t: Table, dice: int, side: Side) -> int:
        return dice + 2 if side.seat == 0 else dice

    def rumours_drawn(self, t: Table, count: int, player: Player) -> int:
        return count + 2

    def demand_for_glory(self, t: Table, cards: int, player: Player) -> int:
        return cards - 2

    def weapon_successes(self, t: Table, count: int, player: Player) -> int:
        return count + 5

    def may_buy_ship(self, t: Table, kind: int) -> Refusal | None:
        return Refusal("mm-ship-not-for-sale", "MM-SHIPYARD-07", ship="frigate") if kind == FRIGATE else None

    def mission_asks_roll(self, t: Table, player: Player, mission: int) -> Part[None]:
        yield from ()
        visit_of(t).roll_skipped = True

    def crew_combat_won(self, t: Table, winner: Player) -> Part[None]:
        yield from ()
        won.append(winner.seat)


@pytest.fixture(autouse=True)
def drilled() -> Iterator[None]:
    won.clear()
    add_module(Drill("drill-captains"))
    yield
    remove_module("drill-captains")


def drill(captain: Captain, **more: object) -> Play:
    far = Captain("CAP-11", zone=TRINIDAD)
    return table(captain, far, modules=["drill-captains"], **more)  # type: ignore[arg-type]


def test_dice_of_the_first_round_of_crew_combat() -> None:
    game = drill(Captain(ship=FRIGATE))
    side = player_side(game[0])
    game.t.battle = battle = Battle(side, shore_side(3, 2), CREW_OPENING)
    battle.ashore = True
    assert crew_dice(game.t, side) == 4
    assert crew_to_the_end(game.t, side).win == crew_combat(2, 2, 3, 3, bonus=2).win
    battle.crew_round = 2
    assert crew_dice(game.t, side) == 2


def test_the_winner_of_crew_combat_is_told() -> None:
    drill(Captain(ship=FRIGATE), game=BATTLES).dice("xx11", "1").fights_ashore(0, 1, 1)
    assert won == [0]


def test_more_rumours_and_a_roll_left_out() -> None:
    game = drill(Captain(zone=CURACAO, in_port=True, gold=3), game=PORT_ACTION).begins()
    game.dice("xx").draws_rumours("RU-01", "RU-02", "RU-03")
    game.seat(0).says("do-rumour")
    assert len([name for name in game.options if name.startswith("keep-rumour")]) == 3
    claims = drill(Captain("CAP-14", zone=HAVANA, in_port=True), game=PORT_ACTION)
    claims.offers_missions("MI-02", "MI-22").begins().script([0])
    claims.seat(0).says("do-mission")
    assert claims[0].mission == tables.mission_card("MI-02")


def test_fewer_cards_for_the_point_and_ships_that_yards_do_not_sell() -> None:
    game = drill(Captain(zone=TRINIDAD, in_port=True, gold=40), game=PORT_ACTION)
    assert prices.demand_for_glory(game.t, game[0]) == 1
    game.begins().seat(0).says("do-shipyard")
    assert "buy-ship-galleon" in game.options and "buy-ship-frigate" not in game.options


def test_a_weapon_turns_all_failed_dice_and_no_more() -> None:
    game = drill(Captain(weapons=[CHAIN_SHOT]), game=RAID)
    game.merchant(game[0].zone, DUTCH).begins()
    game.draws_cargo("rum-1", "sugar-1", "cocoa-1").dice("123").seat(0).says("engage", "spend-weapon-chain-shot")
    assert game.t.raid is not None and game.t.raid.successes == 3
