"""Hard life: two navies of different nations and a pirate are at sea from the first round on (variant 4)."""

from collections.abc import Iterator

import pytest

from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.advice.zone_values import engage_worth
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.hard_life.rules import search_deck
from freebooter.games.marauders.names import (
    CREW,
    ENGLISH,
    HAVANA,
    NONE,
    OLD_PROVIDENCE,
    PIRATE_FRIGATE,
    PIRATE_SLOOP,
    PORT_ROYAL,
    SPANISH,
    TRINIDAD,
    ZONES,
)
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.checks import audit, faults
from freebooter.games.marauders.state.npc_kinds import is_navy, is_pirate
from freebooter.kernel.ask import Part
from freebooter.kernel.match import new_match
from tests.games.marauders.table import Captain, Play, plays_out, table
from tests.rules import rule

HARD = {"modules": ["hard-life"]}


def searched(*cards: str, captains: tuple[str, str] = ("CAP-10", "CAP-05"), modules: tuple[str, ...] = ()) -> Play:
    """The deck is searched, and these cards come up; homes of the captains are St. John and Caracas."""
    game = table(*[Captain(id) for id in captains], modules=["hard-life", *modules])
    game.draws_events(*cards)
    counted = audit(game.t)
    assert plays_out(search_deck(game.t)) == []
    assert game.all_scripted_chance_was_used
    assert audit(game.t) == counted and faults(game.t) == []
    return game


def at_sea(game: Play) -> dict[int, int]:
    return {npc.number: npc.zone for npc in game.t.npcs if npc.afloat()}


@rule("SG-V4-01", "SG-V4-02", "SG-V4-03", "SG-AMB-58")
def test_the_first_two_navies_and_the_first_pirate_enter_at_once() -> None:
    game = searched("EV-20", "EV-01", "EV-15", "EV-25", "EV-04")
    assert at_sea(game) == {SPANISH: HAVANA, PIRATE_SLOOP: OLD_PROVIDENCE, ENGLISH: PORT_ROYAL}
    assert all(npc.waiting == () for npc in game.t.npcs)
    assert [event["zone"] for event in game.told("npc-arrives")] == ["havana", "old-providence", "port-royal"]


@rule("SG-V4-02")
def test_a_second_captain_of_the_same_nation_is_passed_over() -> None:
    game = searched("EV-01", "EV-02", "EV-03", "EV-13", "EV-05")
    assert [npc.number for npc in game.t.npcs if npc.afloat()] == [SPANISH, ENGLISH, PIRATE_SLOOP]
    assert game.t.npcs[SPANISH].card == tables.event_card("EV-01") and game.t.npcs[SPANISH].stack == ()


@rule("SG-V4-02", "SG-V4-03")
def test_neither_a_third_navy_nor_a_second_pirate_comes() -> None:
    game = searched("EV-13", "EV-16", "EV-01", "EV-14", "EV-04")
    assert set(at_sea(game)) == {PIRATE_SLOOP, SPANISH, ENGLISH}
    game = searched("EV-01", "EV-04", "EV-07", "EV-10", "EV-16")
    assert set(at_sea(game)) == {SPANISH, ENGLISH, PIRATE_FRIGATE}


@rule("SG-V4-04")
def test_whoever_comes_from_the_home_port_of_a_player_is_passed_over() -> None:
    """CAP-01 is at home in Havana, CAP-06 in Trinidad."""
    game = searched("EV-01", "EV-17", "EV-02", "EV-18", "EV-04", captains=("CAP-01", "CAP-06"))
    assert HAVANA not in at_sea(game).values() and TRINIDAD not in at_sea(game).values()
    assert game.t.npcs[SPANISH].card == tables.event_card("EV-02"), "the same nation by another captain"
    assert game.t.npcs[PIRATE_FRIGATE].card == tables.event_card("EV-18")


@rule("SG-V4-06")
def test_only_the_cards_used_are_out_of_the_deck() -> None:
    game = searched("EV-20", "EV-01", "EV-15", "EV-25", "EV-04")
    used = [tables.event_card(id) for id in ("EV-01", "EV-15", "EV-04")]
    fresh = table(Captain("CAP-10"), Captain("CAP-05")).t.decks.events
    assert game.t.decks.events.left == fresh.left - 3
    for card in range(len(tables.EVENT_IDS)):
        assert game.t.decks.events.counts[card] == fresh.counts[card] - (card in used)
    assert game.t.event_top == (), "the rest is shuffled: nobody knows an order"


@rule("SG-AMB-103")
def test_the_deck_is_gone_through_once() -> None:
    """With navies of one nation in the deck only one of them starts."""
    game = table(Captain("CAP-10"), Captain("CAP-05"), modules=["hard-life"], luck=1)
    deck = game.t.decks.events
    for card in list(deck.kinds()):
        if tables.EVENT_NPC[card] not in (NONE, SPANISH):
            while deck.counts[card]:
                deck.take(card)
    left = deck.left
    plays_out(search_deck(game.t))
    assert set(at_sea(game)) == {SPANISH}
    assert deck.left == left - 1


class Listener(Module):
    """Hears what loyalty and upgrades will hear."""

    def __init__(self) -> None:
        super().__init__("drill-listener")
        self.heard: list[str] = []

    def npc_card_drawn(self, t: Table, card: int) -> Part[None]:
        yield from ()
        self.heard.append("drawn")

    def event_drawn(self, t: Table, card: int) -> Part[None]:
        yield from ()
        self.heard.append("event")

    def npc_spawned(self, t: Table, npc: Npc) -> Part[None]:
        yield from ()
        self.heard.append("spawned")


@pytest.fixture
def listener() -> Iterator[Listener]:
    module = Listener()
    add_module(module)
    yield module
    remove_module(module.name)


@rule("SG-V4-05")
def test_nothing_is_told_of_a_drawn_card_but_of_the_ships(listener: Listener) -> None:
    """A crew loses heart when an NPC card is drawn; here none is."""
    searched("EV-20", "EV-01", "EV-15", "EV-25", "EV-04", modules=("drill-listener",))
    assert listener.heard == ["spawned"] * 3


@rule("SG-V4-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_they_come_after_ships_are_chosen_and_before_the_first_round(players: int) -> None:
    match = new_match(GAME, players, HARD, f"hard {players}")
    while match.prompt == "choose-ship":
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        match.play(seat, ask.options[0])
    kinds = [event.kind for event in match.log(None)]
    homes = [ZONES[tables.CAPTAIN_HOME[player.captain]] for player in table_of(match).players]
    arrivals = [
        event for event in match.log(None) if event.kind == "npc-arrives" and event.rules[0].startswith("SG-V4")
    ]
    assert len(arrivals) == 3
    assert all(event.data["zone"] not in homes for event in arrivals)
    assert kinds.index("captain-enters") < kinds.index("npc-arrives") < kinds.index("round-begins")
    npcs = [npc for npc in table_of(match).npcs if npc.card != NONE]
    assert sum(is_navy(npc) for npc in npcs) == 2 and sum(is_pirate(npc) for npc in npcs) == 1


def table_of(match: object) -> Table:
    state = match.run.state  # type: ignore[attr-defined]
    assert isinstance(state, Table)
    return state


def test_a_captain_plans_around_hunters_from_afar() -> None:
    """What a port is worth to who has gold, with and without the pirate who waits before it."""
    goals = []
    for npcs in ({}, {PIRATE_SLOOP: ("EV-13", PORT_ROYAL)}):
        game = table(Captain("CAP-09", zone=TRINIDAD, gold=9, tracks={CREW: 1}), npcs=npcs, modules=["hard-life"])
        goals.append(Chart(game.t, game[0]).goals)
    assert 0 <= goals[1][PORT_ROYAL] < goals[0][PORT_ROYAL]
    assert goals[1][HAVANA] == goals[0][HAVANA]


def test_raids_are_left_alone() -> None:
    captain = Captain("CAP-09", zone=TRINIDAD, gold=9)
    plain, game = (table(captain, modules=modules) for modules in ([], ["hard-life"]))
    assert engage_worth(plain.t, plain[0]) > 0 > engage_worth(game.t, game[0])
