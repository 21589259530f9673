"""Module 1: the new events, and the ships that they bring."""

from __future__ import annotations

from typing import Any

import pytest

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.captain.bounties import npc_reward
from freebooter.games.marauders.combat.start import npc_ship
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.display.views import view
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.missions.claiming import take_mission
from freebooter.games.marauders.modules.cards.drawer import cards_of
from freebooter.games.marauders.modules.cards.view import CardsView
from freebooter.games.marauders.modules.hard_life.rules import search_deck
from freebooter.games.marauders.modules.modifications.pool import pool_of
from freebooter.games.marauders.modules.treasure.galleon import treasure_of
from freebooter.games.marauders.names import (
    CARIBBEAN_SEA,
    DUTCH,
    ENGLISH,
    FRENCH,
    HAVANA,
    MAN_O_WAR,
    NASSAU,
    NONE,
    OLD_PROVIDENCE,
    PETITE_GOAVE,
    PIRATE_FRIGATE,
    PIRATE_SLOOP,
    PORT_ROYAL,
    RUM,
    SPANISH,
    SUGAR,
    TORTUGA,
    TRINIDAD,
    ZONES,
)
from freebooter.games.marauders.npcs import arrivals
from freebooter.games.marauders.npcs.scouting import may_scout
from freebooter.games.marauders.options import rules_of
from freebooter.games.marauders.port.recruit import TERMS_FORBIDDEN, TERMS_FREE, TERMS_PAID, TERMS_ROLL, terms
from freebooter.games.marauders.raiding.cards import plunder_of
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.shipyard.ships import on_sale, trade_refusal
from freebooter.games.marauders.state import ACTIONS, EVENTS, Visit
from freebooter.games.marauders.state.checks import audit, faults
from freebooter.games.marauders.state.raid import Raid
from freebooter.games.marauders.statistics import STATISTICS
from freebooter.games.marauders.turn.events import peace, resolve_event
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.counting.statistics import Tally
from freebooter.kernel.events import Event
from freebooter.pictures import TEXTS, picture_of
from freebooter.words import LANGUAGES, Words
from tests.games.marauders.modules.loyal import level, of
from tests.games.marauders.table import PORT_ACTION, Captain, Play, plays_out, table
from tests.rules import rule

BRIG = tables.SHIP_NAMES.index("brig")
FAR = Captain("CAP-11", zone=NASSAU, in_port=True)
PIRATE = {ENGLISH: 1}


def event(id: str, *captains: Captain, modules: tuple[str, ...] = (), **more: Any) -> Play:
    """One event card is about to be drawn; script what it rolls after that."""
    game = table(*(captains or (Captain(), FAR)), modules=["cards", *modules], **more)
    game.t.stage = EVENTS
    game.t.events_due = 1
    return game.draws_events(id)


def resolved(game: Play, *names: str) -> Play:
    counted = audit(game.t)
    plays_out(resolve_event(game.t), *names)
    assert audit(game.t) == counted and faults(game.t) == []
    assert game.all_scripted_chance_was_used
    return game


def arrives(id: str, *modules: str) -> Play:
    """The card is drawn and comes into play at the end of the round."""
    game = resolved(event(id, modules=modules))
    plays_out(arrivals.arrive(game.t, game.t.npcs[tables.EVENT_NPC[tables.event_card(id)]]))
    return game


# The deck


@rule("SG-M1-04")
@pytest.mark.parametrize("modules", [["cards"], ["cards", "new-captains-only"]])
def test_new_events_are_always_added_to_those_of_the_base(modules: list[str]) -> None:
    t = set_up(rules_of(GAME.options({"modules": modules})), 2, SearchChance(0))
    base = [kind for kind in t.decks.events.kinds() if tables.EVENT_PACK[kind] == "base"]
    new = [kind for kind in t.decks.events.kinds() if tables.EVENT_PACK[kind] == "cards"]
    assert (len(base), len(new), t.decks.events.left) == (34, 16, 50)


# NPC cards


@rule("SG-M1-05", "SG-AMB-05")
@pytest.mark.parametrize(
    ("id", "navy", "zone"),
    [
        ("SOG-EV-01", ENGLISH, PORT_ROYAL),
        ("SOG-EV-02", SPANISH, HAVANA),
        ("SOG-EV-03", FRENCH, ZONES.index("basse-terre")),
        ("SOG-EV-04", DUTCH, ZONES.index("curacao")),
    ],
)
def test_navies_sail_man_o_wars_in_peace_and_keep_them(id: str, navy: int, zone: int) -> None:
    game = arrives(id)
    npc = game.t.npcs[navy]
    assert (npc.zone, npc_ship(game.t, npc)) == (zone, MAN_O_WAR)
    game.t.wars = ((navy, (navy + 1) % 4),)
    game.t.war_cards = (tables.event_card("EV-19"),)
    game.t.decks.events.take(tables.event_card("EV-19"))
    assert npc_ship(game.t, npc) == MAN_O_WAR
    plays_out(peace(game.t, 0))
    assert npc_ship(game.t, npc) == MAN_O_WAR


@rule("SG-M1-06", "SG-M1-07", "SG-M1-14", "SG-AMB-02", "SG-AMB-03", "SG-OPT-14")
@pytest.mark.parametrize(
    ("id", "slot", "zone", "ship", "reward"),
    [
        ("SOG-EV-05", PIRATE_SLOOP, TORTUGA, BRIG, 10),
        ("SOG-EV-06", PIRATE_SLOOP, TRINIDAD, BRIG, 10),
        ("SOG-EV-07", PIRATE_FRIGATE, NASSAU, MAN_O_WAR, 20),
        ("SOG-EV-08", PIRATE_FRIGATE, OLD_PROVIDENCE, MAN_O_WAR, 20),
    ],
)
def test_pirates_sail_brigs_and_man_o_wars_in_the_old_slots(
    id: str, slot: int, zone: int, ship: int, reward: int
) -> None:
    game = arrives(id)
    npc = game.t.npcs[slot]
    assert (npc.zone, npc_ship(game.t, npc), npc_reward(npc, game[0])) == (zone, ship, reward)
    assert len([each for each in game.t.npcs if each.afloat()]) == 1
    plays_out(resolve_event(covering(game, "EV-13" if slot == PIRATE_SLOOP else "EV-16").t))
    plays_out(arrivals.arrive(game.t, npc))
    assert npc.stack == (tables.event_card(id),)


def open_missions(game: Play) -> int:
    return len(game.t.board.missions)


def covering(game: Play, id: str) -> Play:
    game.t.events_due = 1
    return game.draws_events(id)


@rule("SG-M1-16")
def test_a_successor_is_drawn_among_all_cards_below() -> None:
    game = table(Captain(), FAR, modules=["cards"], npcs={PIRATE_SLOOP: ("EV-13", HAVANA)})
    npc = game.t.npcs[PIRATE_SLOOP]
    below = [tables.event_card(id) for id in ("SOG-EV-05", "SOG-EV-06", "EV-14")]
    for card in below:
        game.t.decks.events.take(card)
    npc.stack = tuple(below)
    plays_out(arrivals.npc_dies(game.script([1]).t, npc))
    assert npc.card == below[1]
    assert npc.stack == (below[0], below[2])
    assert npc_ship(game.t, npc) == BRIG


@rule("SG-M1-08", "SG-AMB-06", "MM-NPC-17")
def test_man_o_wars_of_navies_and_pirates_keep_each_other_quiet() -> None:
    npcs = {SPANISH: ("SOG-EV-02", HAVANA), PIRATE_FRIGATE: ("SOG-EV-07", HAVANA)}
    game = table(Captain(zone=HAVANA, gold=3, bounties={SPANISH: 1}), FAR, modules=["cards"], npcs=npcs)
    navy, pirate = game.t.npcs[SPANISH], game.t.npcs[PIRATE_FRIGATE]
    assert not may_scout(game.t, navy, game[0]) and not may_scout(game.t, pirate, game[0])
    pirate.zone = NASSAU
    assert may_scout(game.t, navy, game[0])
    small = table(
        Captain(zone=HAVANA, gold=3, bounties={SPANISH: 1}),
        FAR,
        modules=["cards"],
        npcs={SPANISH: ("SOG-EV-02", HAVANA), PIRATE_FRIGATE: ("EV-16", HAVANA)},
    )
    assert may_scout(small.t, small.t.npcs[SPANISH], small[0])


@rule("SG-M1-13", "SG-M1-09")
def test_arrivals_and_open_missions_are_in_the_view() -> None:
    game = resolved(event("SOG-EV-05"))
    shown = repr(view(game.t, 0))
    assert "marta-quill" in shown
    for mission in game.t.board.missions:
        assert tables.MISSION_NAMES[mission] in shown


# The brig


@rule("SG-M1-15", "SG-AMB-83", "SG-PAIR-03")
def test_a_captured_brig_sells_for_five_and_none_is_on_offer_without_module_5() -> None:
    game = table(Captain(zone=TRINIDAD, in_port=True, ship=BRIG, gold=40), FAR, game=PORT_ACTION, modules=["cards"])
    assert prices.ship_sale(game.t, game[0]) == 5
    assert not on_sale(game.t, BRIG)
    game.begins().seat(0).says("do-shipyard")
    assert "buy-ship-frigate" in game.options and "buy-ship-brig" not in game.options
    with_brigs = table(Captain(zone=TRINIDAD, in_port=True, gold=40), FAR, game=PORT_ACTION, modules=["cards", "brig"])
    assert trade_refusal(with_brigs.t, with_brigs[0], BRIG, 20) is None
    with_brigs.begins().seat(0).says("do-shipyard")
    assert "buy-ship-brig" in with_brigs.options


# Events of the world


@rule("SG-M1-10", "SG-M1-11", "SG-AMB-04", "SG-OPT-13")
def test_a_third_mission_is_open_from_now_on() -> None:
    game = event("SOG-EV-09").script([0])
    assert open_missions(game) == 2
    resolved(game)
    assert open_missions(game) == 3
    plays_out(modules_of(game.t).round_starts(game.t))
    game.t.stage = ACTIONS
    game.t.visit = Visit(TRINIDAD)
    take_mission(game.script([0]).t, game[0], game.t.board.missions[0])
    assert open_missions(game) == 3
    assert faults(game.t) == []


@rule("SG-M1-10")
def test_two_missions_are_open_without_the_event() -> None:
    game = table(Captain(), FAR, modules=["cards"])
    game.t.visit = Visit(TRINIDAD)
    take_mission(game.script([0]).t, game[0], game.t.board.missions[0])
    assert open_missions(game) == 2


def test_yarns_bring_a_rumour_to_all_who_have_none() -> None:
    game = event(
        "SOG-EV-10", Captain(), Captain("CAP-11", rumour="RU-05"), Captain("CAP-07", zone=NASSAU, in_port=True)
    )
    resolved(game.draws_rumours("RU-01", "RU-02"))
    held = [player.rumour for player in game.t.players]
    assert held == [tables.rumour_card(id) for id in ("RU-01", "RU-05", "RU-02")]


def sale(game: Play, good: int) -> int:
    return prices.sale_price(game.t, game[0], good)


@rule("SG-AMB-01")
def test_a_glut_lowers_prices_of_what_is_not_in_demand_for_a_round() -> None:
    game = event("SOG-EV-11", Captain(zone=TRINIDAD, in_port=True), FAR).demands(TRINIDAD, SUGAR)
    before = sale(game, RUM), sale(game, SUGAR)
    resolved(game)
    assert (sale(game, RUM), sale(game, SUGAR)) == (before[0] - 1, before[1])
    game[0].zone = NASSAU
    assert sale(game, RUM) >= 1
    cards_of(game.t).glut = 5
    assert sale(game, RUM) == 1
    plays_out(modules_of(game.t).round_starts(game.t))
    game[0].zone = TRINIDAD
    assert sale(game, RUM) == before[0]


def test_at_the_fair_two_cards_are_enough_for_the_point() -> None:
    game = table(
        Captain(zone=TRINIDAD, in_port=True, cargo=["sugar-1", "sugar-2", "rum-1"]),
        FAR,
        game=PORT_ACTION,
        modules=["cards"],
    ).demands(TRINIDAD, SUGAR)
    assert prices.demand_for_glory(game.t, game[0]) == 3
    cards_of(game.t).fair = 2
    game.begins().seat(0).says("do-sell")
    game.seat(0).says("sell-sugar-2")
    game.script([0]).draws_glory("GL-01").seat(0).says("done")
    assert game[0].track == 1
    assert [event["deed"] for event in game.told("glory-gained")] == ["trade"]


def test_the_fair_is_an_event_of_this_round() -> None:
    assert cards_of(resolved(event("SOG-EV-12")).t).fair == 2


@pytest.mark.parametrize(("id", "quiet"), [("SOG-EV-13", SPANISH), ("SOG-EV-14", PIRATE_SLOOP)])
def test_some_do_not_scout_this_round(id: str, quiet: int) -> None:
    captains = (Captain(zone=HAVANA, bounties={SPANISH: 1}), Captain("CAP-11", zone=TORTUGA, gold=3))
    npcs = {SPANISH: ("EV-01", HAVANA), PIRATE_SLOOP: ("EV-13", TORTUGA)}
    game = table(*captains, modules=["cards"], npcs=npcs)
    prey = {SPANISH: game[0], PIRATE_SLOOP: game[1]}
    assert all(may_scout(game.t, game.t.npcs[npc], player) for npc, player in prey.items())
    effect = "moon" if id == "SOG-EV-13" else "feast"
    setattr(cards_of(game.t), effect, 1)
    assert tables.EFFECT_NAMES[tables.EVENT_EFFECT[tables.event_card(id)]] == effect
    for npc, player in prey.items():
        assert may_scout(game.t, game.t.npcs[npc], player) == (npc != quiet)


@rule("SG-AMB-85")
@pytest.mark.parametrize("zone", [TRINIDAD, PETITE_GOAVE])
def test_at_the_feast_pirates_recruit_for_nothing_unless_restless(zone: int) -> None:
    captain = Captain(zone=zone, in_port=True, bounties=PIRATE)
    game = table(captain, FAR, modules=["cards", "loyalty"])
    assert terms(game.t, game[0]) == (TERMS_FORBIDDEN if zone == PETITE_GOAVE else TERMS_ROLL)
    resolved_feast(game)
    assert terms(game.t, game[0]) == TERMS_FREE
    assert terms(game.t, game[1]) == TERMS_ROLL  # no pirate
    of(game).levels[0] = level("restless")
    assert terms(game.t, game[0]) == TERMS_PAID


def resolved_feast(game: Play) -> None:
    game.t.stage, game.t.events_due = EVENTS, 1
    plays_out(resolve_event(game.draws_events("SOG-EV-14").t))


@rule("SG-AMB-85")
def test_in_the_fat_season_raids_bring_two_gold_more_which_count() -> None:
    game = resolved(event("SOG-EV-16", Captain(zone=CARIBBEAN_SEA), FAR))
    raid = Raid(0, DUTCH)
    assert plunder_of(game.t, game[0], raid) == 2
    plays_out(modules_of(game.t).round_starts(game.t))
    assert plunder_of(game.t, game[0], raid) == 0


# Fire in the Yard


def fire(*script: int, modules: tuple[str, ...] = (), clear: tuple[int, ...] = ()) -> Play:
    game = event("SOG-EV-15", Captain(zone=TRINIDAD, in_port=True, gold=20), FAR, modules=modules)
    for zone in clear:
        game.t.decks.modifications.add(game.t.board.modification[zone])
        game.t.board.modification[zone] = NONE
    return resolved(game.script(list(script)))


@rule("SG-AMB-84")
def test_without_module_3_the_token_goes_face_down_to_a_free_port() -> None:
    game = event("SOG-EV-15")
    token = game.t.board.modification[tables.PORTS[0]]
    for zone in (TRINIDAD, TORTUGA):
        game.t.decks.modifications.add(game.t.board.modification[zone])
        game.t.board.modification[zone] = NONE
    resolved(game.script([0, 1, 0]))
    free = [zone for zone in tables.PORTS if zone in (TRINIDAD, TORTUGA)][1]
    assert cards_of(game.t).burnt == tables.PORTS[0]
    assert game.t.board.modification[tables.PORTS[0]] == NONE
    assert game.t.board.modification[free] == token
    assert not game.t.board.modification_open[free]


@rule("SG-AMB-84")
def test_without_a_free_port_the_token_stays() -> None:
    game = fire(0)
    assert game.t.board.modification[tables.PORTS[0]] != NONE
    assert cards_of(game.t).burnt == tables.PORTS[0]


@rule("SG-AMB-84")
def test_without_any_token_only_a_yard_is_closed() -> None:
    game = fire(3, clear=tuple(tables.PORTS))
    assert cards_of(game.t).burnt == tables.PORTS[3]


@rule("SG-AMB-84", "SG-PAIR-01")
def test_with_module_3_the_token_goes_into_the_reserve_and_the_market_is_closed() -> None:
    at = tables.PORTS.index(TRINIDAD)
    game = event("SOG-EV-15", Captain(zone=TRINIDAD, in_port=True, gold=20), FAR, modules=("modifications", "market"))
    token, left = game.t.board.modification[TRINIDAD], game.t.decks.modifications.left
    resolved(game.script([at]))
    assert game.t.decks.modifications.left == left + 1
    assert [kind for kind, first in pool_of(game.t).reserve.returned] == [token]
    refusal = modules_of(game.t).may_use_yard(game.t, game[0])
    assert refusal is not None and refusal.message == "mm-yard-burnt"
    assert modules_of(game.t).may_use_yard(game.t, game[1]) is None
    plays_out(modules_of(game.t).round_starts(game.t))
    assert modules_of(game.t).may_use_yard(game.t, game[0]) is None


def test_the_yard_is_closed_in_the_port() -> None:
    game = table(Captain(zone=TRINIDAD, in_port=True, gold=30), FAR, game=PORT_ACTION, modules=["cards"])
    cards_of(game.t).burnt = TRINIDAD
    game.begins()
    assert ("do-shipyard" not in game.options and "do-recruit" not in game.options) or "do-buy" in game.options
    assert "do-shipyard" not in game.options


# With other modules


@rule("SG-PAIR-02")
@pytest.mark.parametrize("seed", range(6))
def test_new_npc_cards_draw_upgrades_that_suit_their_ships(seed: int) -> None:
    game = table(Captain(), FAR, modules=["cards", "upgrades"], luck=seed)
    card = tables.event_card("SOG-EV-07")
    game.t.stage, game.t.events_due = EVENTS, 1
    game.t.event_top, game.t.event_seen = (card,), (0,)
    game.t.decks.events.take(card)
    plays_out(resolve_event(game.t))
    drawn = [*game.told("upgrade-modification"), *game.told("upgrade-weapon")]
    assert {each["card"] for each in drawn} == {"black-anselm"}
    assert drawn[-1].get("modification") not in ("extra-hammocks", "extra-cannon-port")


@rule("SG-PAIR-04", "SG-AMB-96")
@pytest.mark.parametrize("id", ["SOG-EV-11", "SOG-EV-12", "SOG-EV-13", "SOG-EV-14", "SOG-EV-16"])
def test_the_treasure_galleon_follows_the_first_icon_with_five_gold_more(id: str) -> None:
    game = event(id, modules=("treasure",))
    galleon = game.t.npcs[tables.NPC_NAMES.index("treasure-galleon")]
    galleon.zone = CARIBBEAN_SEA
    hoard = treasure_of(game.t).hoard
    plays_out(resolve_event(game.t))
    towards = tables.EVENT_ICONS[tables.event_card(id)][0][1]
    assert galleon.zone == tables.ORDERED_ZONE[CARIBBEAN_SEA][towards]
    assert treasure_of(game.t).hoard == hoard + 5


@rule("SG-PAIR-11")
def test_new_npcs_may_start_in_a_hard_life() -> None:
    game = table(Captain("CAP-10"), Captain("CAP-05"), modules=["cards", "hard-life"])
    game.draws_events("SOG-EV-01", "SOG-EV-02", "SOG-EV-05")
    plays_out(search_deck(game.t))
    ships = {npc.number: npc_ship(game.t, npc) for npc in game.t.npcs if npc.afloat()}
    assert ships == {ENGLISH: MAN_O_WAR, SPANISH: MAN_O_WAR, PIRATE_SLOOP: BRIG}


# What is seen


@rule("SG-M1-12")
def test_the_view_shows_events_of_this_round_and_homes() -> None:
    game = resolved(event("SOG-EV-16"))
    cards_of(game.t).burnt = HAVANA
    shown = view(game.t, None)
    assert shown.modules["cards"] == CardsView(("fat-season",), "havana", 2, ())
    assert "trinidad" in repr(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_names_them(language: str) -> None:
    game = resolved(event("SOG-EV-16"))
    cards_of(game.t).burnt = HAVANA
    words = Words(language, [TEXTS], strict=True)
    drawn = picture_of(GAME, view(game.t, 0), words, [0])
    assert words.say("happening-fat-season", GAME) in repr(drawn)
    assert words.say("mm-cards-legend", GAME) in drawn.legend
    assert drawn.chart is not None
    assert len([zone for zone in drawn.chart.spoken if words.say("mm-cards-burnt", GAME) in zone]) == 1


def test_statistics_count_abilities() -> None:
    used = Event("ability-used", (), {"seat": 0, "captain": "jonah-pyke"})
    tally = Tally()
    STATISTICS.modules["cards"].count([used, used], [], [], tally)
    assert tally.counts == {"abilities": {"jonah-pyke": 2}}


def test_round_effects_end_in_what_is_expected_of_the_next_round() -> None:
    game = resolved(event("SOG-EV-13"))
    modules_of(game.t).round_passes(game.t)
    assert cards_of(game.t).events() == []
    assert effects.purse(game.t, game[0]) == 0
