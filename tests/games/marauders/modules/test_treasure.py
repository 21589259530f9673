"""The treasure galleon (SG-M6)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from freebooter.games.marauders import effects
from freebooter.games.marauders.advice import dangers
from freebooter.games.marauders.combat.strength import contest_dice
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.display.number_structs import BoardNumbers
from freebooter.games.marauders.display.views import view
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.loyalty.drawer import level_of
from freebooter.games.marauders.modules.treasure.galleon import CAPTAIN, treasure_of
from freebooter.games.marauders.modules.treasure.galleon import TREASURE_GALLEON as TREASURE
from freebooter.games.marauders.modules.treasure.view import TreasureNumbers, TreasureView
from freebooter.games.marauders.moves import BOARD, CLAIM_SHIP, KEEP_SHIP, SCOUT_NPC, SHOOT
from freebooter.games.marauders.names import (
    CANNONS,
    CARIBBEAN_SEA,
    CARTAGENA,
    CREW,
    CURACAO,
    FRIGATE,
    GALLEON,
    HULL,
    NONE,
    OLD_PROVIDENCE,
    PETITE_GOAVE,
    PIRATE_SLOOP,
    SPANISH,
    TRINIDAD,
    ZONES,
)
from freebooter.games.marauders.npcs import hostility, movement, scouting
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, complete, remove_module
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.state import EVENTS, Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.turn.events import resolve_event
from freebooter.kernel.ask import Part
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import new_match
from freebooter.pictures import TEXTS, picture_of
from freebooter.words import Words
from tests.games.marauders.table import TURN, Captain, Play, plays_out, table
from tests.rules import rule

FAR = Captain(zone=TRINIDAD, in_port=True)
HEARD: list[object] = []


def sea(
    *captains: Captain, zone: int = CARIBBEAN_SEA, hoard: int = 0, modules: tuple[str, ...] = (), **more: object
) -> Play:
    """The galleon is in a zone with so much gold aboard."""
    game = table(*captains, modules=["treasure", *modules], **more)  # type: ignore[arg-type]
    game.t.npcs[TREASURE].zone = zone
    treasure_of(game.t).hoard = hoard
    return game


def event(id: str, zone: int = CARTAGENA, *captains: Captain, hoard: int = 0, **more: object) -> Play:
    game = sea(*(captains or (FAR, FAR)), zone=zone, hoard=hoard, **more)  # type: ignore[arg-type]
    game.t.stage = EVENTS
    game.t.events_due = 1
    return game.draws_events(id)


def resolved(game: Play, *names: str) -> Play:
    plays_out(resolve_event(game.t), *names)
    return game


def boarded(game: Play) -> Play:
    """Seat 0 attacks and beats the crew; the next question is about plunder."""
    game.dice("1111", "111").attacks_npc(0, TREASURE)
    game.enemy_ship().tracks[CREW] = 1
    game.seat(0).does(BOARD)
    game.dice("xx11", "111", "x1", "11").seat(1).does(SHOOT)
    return game


def where(game: Play) -> tuple[int, int]:
    return game.t.npcs[TREASURE].zone, treasure_of(game.t).hoard


# Where it sails


@rule("SG-M6-01", "SG-M6-02")
def test_it_starts_off_cartagena_without_gold() -> None:
    match = new_match(GAME, 2, {"modules": ["treasure"]}, 1)
    seen = match.view(None)
    assert seen.modules["treasure"] == TreasureView("cartagena", "don-anselmo-valdivia", 0, 0)  # type: ignore[attr-defined]


@rule("SG-M6-01")
def test_it_is_there_before_captains_are_dealt_and_ships_chosen() -> None:
    """Fixed order 1."""
    HEARD.clear()
    add_module(Dealer("drill-dealer"))
    try:
        new_match(GAME, 2, {"modules": ["treasure", "drill-dealer"]}, 1)
        assert HEARD == [CARTAGENA]
    finally:
        remove_module("drill-dealer")


class Dealer(Module):
    def deal_captains(self, t: Table) -> Part[bool]:
        yield from ()
        HEARD.append(t.npcs[TREASURE].zone)
        return False


@rule("SG-M6-03", "SG-M6-04", "SG-M6-07")
@pytest.mark.parametrize(
    ("id", "zone"), [("EV-27", PETITE_GOAVE), ("EV-30", CURACAO), ("EV-33", OLD_PROVIDENCE), ("EV-29", OLD_PROVIDENCE)]
)
def test_it_follows_the_first_icon_whatever_that_names_and_loads_gold(id: str, zone: int) -> None:
    """No NPC is at sea here."""
    game = resolved(event(id, hoard=5, luck=1))
    assert where(game) == (zone, 10)
    assert game.told("npc-moved") == [{"npc": "treasure-galleon", "origin": "cartagena", "zone": ZONES[zone]}]
    assert game.told("hoard-loaded") == [{"count": 5, "gold": 10}]


@rule("SG-M6-04")
def test_the_icon_moves_its_own_npc_too() -> None:
    game = resolved(event("EV-29", npcs={PIRATE_SLOOP: ("EV-13", CURACAO)}, luck=1))
    assert [told["npc"] for told in game.told("npc-moved")] == ["pirate-sloop", "treasure-galleon"]


@rule("SG-M6-05")
def test_without_a_zone_there_it_takes_the_next_one_clockwise() -> None:
    assert tables.BORDERS[CARTAGENA][4] == NONE
    assert where(resolved(event("EV-34", luck=1))) == (OLD_PROVIDENCE, 5)


@rule("SG-M6-08")
def test_a_card_without_icons_changes_nothing() -> None:
    assert where(resolved(event("EV-04", hoard=5, luck=1))) == (CARTAGENA, 5)


@rule("SG-AMB-30", "SG-M6-03")
def test_it_moves_after_the_npcs_and_before_the_text() -> None:
    """Fixed order 2: the demand tokens of Upset Markets come last."""
    game = resolved(event("EV-29", npcs={PIRATE_SLOOP: ("EV-13", CURACAO)}, luck=1))
    kinds = [event.kind for event in game.journal.events]
    assert kinds[:4] == ["event-drawn", "npc-moved", "npc-moved", "hoard-loaded"]
    assert set(kinds[4:]) == {"demand-changed"}


@rule("SG-AMB-96")
def test_it_follows_the_icon_as_veering_wind_has_turned_it() -> None:
    game = event("EV-27", CARTAGENA, Captain(zone=TRINIDAD, hand=["GL-15"]), FAR, luck=1)
    resolved(game, "announce-veering-wind", "play-veering-wind", "icon-0", "direct-east")
    assert where(game) == (CURACAO, 5)


@rule("SG-AMB-96")
def test_a_card_drawn_by_another_moves_it_too() -> None:
    game = event("EV-28", luck=1)
    game.draws_events("EV-28", "EV-30")
    game.chance.script[:] = game.chance.script[1:]
    while game.t.stage == EVENTS and game.t.events_due > 0:
        plays_out(resolve_event(game.t))
    assert len(game.told("hoard-loaded")) >= 2
    assert where(game)[1] == 5 * len(game.told("hoard-loaded"))


@rule("SG-AMB-96")
def test_moved_by_anything_else_it_gains_nothing() -> None:
    game = sea(FAR, FAR, hoard=5)
    game.t.npcs[TREASURE].zone = CURACAO
    assert where(game) == (CURACAO, 5)
    assert treasure_of(game.t.copy()).hoard == 5


@rule("SG-M6-06")
def test_it_wants_nobody() -> None:
    game = sea(Captain(gold=9, bounties={SPANISH: 3}), Captain(gold=9))
    npc = game.t.npcs[TREASURE]
    for player in game.t.players:
        assert hostility.reasons(game.t, npc, player, True) == 0
        assert not scouting.may_scout(game.t, npc, player)
    assert movement.prey(game.t, npc) is None
    assert dangers.Dangers(game.t, game[0]).by_day[CARIBBEAN_SEA] == 0


# Fighting it


@rule("SG-M6-09", "SG-M6-10", "SG-AMB-28")
def test_it_is_scouted_for_like_an_npc_and_the_attack_brings_one_bounty() -> None:
    game = sea(Captain("CAP-09"), FAR, game=TURN).begins()
    assert game.t.rules.modules == ("treasure",)
    dice = game.ask.preview(game.t, SCOUT_NPC[TREASURE])
    assert dice is not None
    game.dice("x" * int(dice.params["dice"]), "1111", "1111").seat(0).says("scout-npc-treasure-galleon")
    assert game.told("battle-begins") == [{"aggressor": 0, "defender": "don-anselmo-valdivia"}]
    assert game.told("bounty-gained") == [{"seat": 0, "nation": "spanish", "bounty": 1}]
    assert game.rules_of("bounty-gained") == ["MM-BOUNTY-01"]


@rule("SG-M6-09")
def test_why_it_cannot_be_scouted_for() -> None:
    game = sea(Captain("CAP-09"), FAR, zone=TRINIDAD, game=TURN).begins()
    refusal = game.ask.refusal(game.t, SCOUT_NPC[TREASURE])
    assert refusal is not None and refusal.message == "mm-npc-elsewhere"
    game.t.npcs[TREASURE].zone = NONE
    refusal = game.ask.refusal(game.t, SCOUT_NPC[TREASURE])
    assert refusal is not None and refusal.message == "mm-npc-not-at-sea"
    base = table(Captain(), FAR, game=TURN).begins()
    refusal = base.ask.refusal(base.t, SCOUT_NPC[TREASURE])
    assert refusal is not None and refusal.message == "mm-npc-not-at-sea"


@rule("SG-M6-11", "SG-AMB-29", "SG-M6-12", "SG-AMB-28", "SG-M6-15", "SG-M6-17")
@pytest.mark.parametrize(("hoard", "bounties"), [(0, 1), (5, 1), (10, 2), (25, 3), (45, 5), (95, 5)])
def test_beating_its_crew_brings_one_point_and_a_bounty_per_ten_gold(hoard: int, bounties: int) -> None:
    game = sea(Captain(), Captain(), hoard=hoard, luck=1)
    cargo = game.t.decks.cargo.left
    boarded(game)
    if hoard:
        game.passes_to("treasure-hoard").seat(0).says("take-hoard")
    game.passes_to("claim-ship").seat(0).does(KEEP_SHIP)
    assert game.over
    assert game[0].track == 1
    assert game[0].bounties[SPANISH] == bounties
    assert game[0].gold == hoard
    assert (game.t.decks.cargo.left, game[0].cargo) == (cargo, ())
    assert where(game) == (NONE, 0)
    assert game.told("treasure-gone") == [{"outcome": "plundered", "gold": 0}]
    assert game.rules_of("gold-gained") == (["SG-M6-13"] if hoard else [])


@rule("SG-M6-13")
@pytest.mark.parametrize("ship", [True, False])
@pytest.mark.parametrize("hoard", [True, False])
def test_the_winner_may_take_the_ship_the_hoard_or_both(ship: bool, hoard: bool) -> None:
    game = boarded(sea(Captain(), Captain(), hoard=20, luck=1)).passes_to("treasure-hoard")
    assert game.ask.options[0].name == "take-hoard"
    weights = game.ask.weights(game.t)
    assert weights is not None and weights[0] > 100 * weights[1]
    game.seat(0).says("take-hoard" if hoard else "leave-hoard")
    game.passes_to("claim-ship").seat(0).does(CLAIM_SHIP if ship else KEEP_SHIP)
    assert game[0].gold == (20 if hoard else 0)
    assert (game[0].ship.kind == GALLEON) == ship
    assert where(game) == (NONE, 0)
    assert game.told("treasure-gone") == [{"outcome": "plundered", "gold": 0 if hoard else 20}]


@rule("SG-M6-14", "SG-M6-11", "SG-M6-12", "SG-M6-17")
def test_with_a_sunken_galleon_the_hoard_is_lost() -> None:
    game = sea(Captain(ship=FRIGATE), Captain(), hoard=20, luck=3)
    game.dice("111", "111").attacks_npc(0, TREASURE)
    game.enemy_ship().tracks[HULL] = 1
    game.enemy_ship().tracks[CREW] = 0
    game.enemy_ship().tracks[CANNONS] = 0
    game.seat(0).does(SHOOT)
    game.dice("xxx", "111", "333").seat(1).does(SHOOT)
    game.passes()
    assert game.told("ship-sunk") == [{"side": "don-anselmo-valdivia"}]
    assert game.over
    assert (game[0].track, game[0].gold, game[0].bounties[SPANISH]) == (1, 0, 3)
    assert game.told("treasure-gone") == [{"outcome": "sunk", "gold": 20}]
    assert where(game) == (NONE, 0)


@rule("SG-AMB-97")
def test_when_both_sink_nobody_gets_anything_but_the_bounty_for_the_attack() -> None:
    game = sea(Captain(ship=FRIGATE, tracks={HULL: 1, CREW: 0}), Captain(), hoard=20, luck=3)
    game.dice("111", "111").attacks_npc(0, TREASURE)
    game.enemy_ship().tracks[HULL] = 1
    game.enemy_ship().tracks[CREW] = 0
    game.dice("xxx", "x11", "333", "3").seat(0).does(SHOOT)
    game.passes()
    assert len(game.told("ship-sunk")) == 2
    assert game.told("glory-gained") == []
    assert [told["bounty"] for told in game.told("bounty-gained")] == [1]
    assert where(game) == (NONE, 0)
    assert not game[0].afloat


@rule("SG-M6-16")
def test_it_is_whole_in_each_battle() -> None:
    game = sea(Captain(), Captain(), luck=1).dice("1111", "111").attacks_npc(0, TREASURE)
    game.enemy_ship().tracks[CREW] = 1
    game.t.battle = None
    game.dice("1111", "111").attacks_npc(0, TREASURE)
    assert game.enemy_ship().tracks == tables.SHIP_TRACKS[GALLEON][:5]


@rule("SG-M6-17")
def test_lost_it_stays_away_whatever_the_events_bring() -> None:
    game = event("EV-30", NONE, luck=1)
    resolved(game)
    assert where(game) == (NONE, 0)
    assert game.told("hoard-loaded") == []
    assert game.t.decks.events.counts[CAPTAIN] + game.t.decks.events_spent.counts[CAPTAIN] == 0


@rule("SG-AMB-28")
def test_it_silences_no_pirate() -> None:
    game = sea(Captain(gold=9), FAR, npcs={PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA)})
    assert scouting.may_scout(game.t, game.t.npcs[PIRATE_SLOOP], game[0])


# Other modules


@rule("SG-M6-19", "SG-PAIR-29")
def test_with_low_galleons_it_is_slow_also_for_a_new_owner() -> None:
    for modules, value in (((), 2), (("low-galleons",), 1)):
        game = boarded(sea(Captain(), Captain(), luck=1, modules=modules))
        game.passes_to("claim-ship")
        assert effects.manoeuvrability(game.t, game.enemy_ship(), -1) == value
        game.seat(0).does(CLAIM_SHIP)
        assert effects.manoeuvrability(game.t, game[0].ship, 0) == value


@rule("SG-M6-20", "SG-PAIR-29")
def test_a_frigate_leads_a_low_treasure_galleon_by_a_die() -> None:
    dice = []
    for modules in ((), ("low-galleons",)):
        game = sea(Captain(ship=FRIGATE), Captain(), luck=1, modules=modules).attacks_npc(0, TREASURE)
        dice.append(contest_dice(game.t, game.side(0)))
    assert dice == [3, 4]


class Ears(Module):
    def glory_gained(self, t: Table, player: Player, deed: int) -> Part[None]:
        yield from ()
        HEARD.append(deed)


@pytest.fixture
def drills() -> Iterator[None]:
    HEARD.clear()
    add_module(Ears("drill-ears"))
    yield
    remove_module("drill-ears")


@rule("SG-PAIR-33")
@pytest.mark.parametrize("towards", range(4))
def test_wind_and_storm_change_nothing_for_it(towards: int) -> None:
    """Neither the zone of the storm, which it leaves or enters, nor any wind."""
    for zone in (CARTAGENA, CURACAO):
        game = event("EV-30", luck=1, modules=("wind", "storm"))
        set_weather(game, towards, zone)
        assert where(resolved(game)) == (CURACAO, 5)


def set_weather(game: Play, towards: int, zone: int) -> None:
    for drawer in game.t.ext:
        if drawer.module == "wind":
            drawer.towards = towards  # type: ignore[attr-defined]
        elif drawer.module == "storm":
            drawer.zone = zone  # type: ignore[attr-defined]


@rule("SG-PAIR-36", "SG-AMB-29")
def test_defeating_it_is_one_glory_point(drills: None) -> None:
    game = boarded(sea(Captain(), Captain(), luck=1, modules=("drill-ears",)))
    assert len(HEARD) == 1
    assert game[0].track == 1


@rule("SG-PAIR-36")
def test_defeating_it_is_one_step_of_loyalty() -> None:
    game = sea(Captain(), Captain(), luck=1, hoard=20, modules=("loyalty",))
    before = level_of(game.t, game[0])
    boarded(game).passes_to("treasure-hoard")
    assert level_of(game.t, game[0]) == before + 1


# What is seen, said and advised


@rule("SG-M6-21")
def test_its_captain_and_its_hoard_are_open_to_all() -> None:
    game = sea(FAR, FAR, zone=CURACAO, hoard=25)
    for seat in (None, 0, 1):
        seen = view(game.t, seat)
        assert seen.modules["treasure"] == TreasureView("curacao", "don-anselmo-valdivia", 25, 2)
        shown = seen.npcs[-1]
        assert (shown.npc, shown.kind, shown.zone, shown.ship) == ("treasure-galleon", "neutral", "curacao", "galleon")
        assert (shown.skills["seamanship"], shown.skills["leadership"]) == (3, 2)


@rule("SG-M6-09", "SG-M6-12")
def test_before_scouting_it_is_said_what_beating_it_would_bring_now() -> None:
    game = sea(Captain("CAP-09", bounties={SPANISH: 2}), FAR, hoard=25, game=TURN).begins()
    note = game.ask.preview(game.t, SCOUT_NPC[TREASURE])
    assert note is not None and note.message == "mm-brings-treasure-hunt"
    assert (note.params["gold"], note.params["bounties"]) == (25, 3)
    game = sea(Captain("CAP-09", bounties={SPANISH: 4}), FAR, hoard=25, game=TURN).begins()
    note = game.ask.preview(game.t, SCOUT_NPC[TREASURE])
    assert note is not None and note.params["bounties"] == 1
    text = Words("en").say(note.message, GAME, **note.params)
    assert "1 glory point, 25 gold if its crew is beaten, Spanish bounty +1" in text


def test_the_strong_hunt_it_and_the_weak_do_not() -> None:
    strong = Captain("CAP-16", ship=GALLEON)
    for captain, hunts in ((strong, True), (Captain(tracks={CREW: 1}, gold=30), False)):
        game = sea(captain, FAR, hoard=40, game=TURN).begins()
        weights = game.ask.weights(game.t)
        assert weights is not None
        best = game.ask.options[weights.index(max(weights))]
        assert (best is SCOUT_NPC[TREASURE]) == hunts


def test_the_strong_sail_where_it_is() -> None:
    captain = Captain("CAP-16", ship=GALLEON, zone=CARIBBEAN_SEA)
    game = sea(captain, FAR, zone=CURACAO, hoard=40, game=TURN).begins()
    weights = game.ask.weights(game.t)
    assert weights is not None
    steps = [(weight, move.name) for move, weight in zip(game.ask.options, weights, strict=True) if move.verb == "sail"]
    best, second = sorted(steps, reverse=True)[:2]
    assert best[1] == "sail-curacao" and best[0] > 10 * second[0]


def test_it_has_its_place_in_the_terminal() -> None:
    match = new_match(GAME, 2, {"modules": ["treasure"]}, 1)
    picture = picture_of(GAME, match.view(0), Words("en", folders=[TEXTS]), [0])
    assert "Treasure galleon of Don Anselmo Valdivia: Cartagena, hoard 0 gold." in picture.title
    assert picture.legend.endswith(" Tg treasure galleon.")
    assert picture.chart is not None
    lines = ["".join(text for text, _style in line) for line in picture.chart.lines]
    assert sum("Tg" in line for line in lines) == 1


def test_a_game_without_it_knows_nothing_of_it() -> None:
    assert [npc.npc for npc in view(table(FAR, FAR).t, 0).npcs] == tables.NPC_NAMES[:6]
    assert complete(["treasure"]).modules == ("treasure",)
    t = set_up(table(FAR, FAR).t.rules, 2, SearchChance(1))
    assert len(t.npcs) == 6


@rule("SG-M6-10", "SG-M6-12")
def test_the_board_says_how_many_bounties_it_would_bring() -> None:
    numbers = GAME.presentation.board_numbers(sea(FAR, FAR, zone=CURACAO, hoard=25).t, 0)
    assert isinstance(numbers, BoardNumbers)
    assert numbers.modules["treasure"] == TreasureNumbers(3), "one of them for the attack"
