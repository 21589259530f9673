"""Locations with the modules that they meet (SG-PAIR), and their statistics."""

from freebooter.games.marauders import prices
from freebooter.games.marauders.captain.dice import pool
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.locations.kinds.naval_fort import navy_of
from freebooter.games.marauders.modules.locations.kinds.reef import FOR_REEF
from freebooter.games.marauders.modules.locations.state import locations_of
from freebooter.games.marauders.modules.locations.tokens import (
    NATIVES,
    NAVAL_FORT,
    PIRATE_HAVEN,
    PRISON,
    REEF,
    TOWN,
    TRADE_STATION,
)
from freebooter.games.marauders.modules.upgrades.state import upgrades_of
from freebooter.games.marauders.names import (
    CREW,
    CURACAO,
    ENGLISH,
    GALLEON,
    GRAPESHOT,
    HAVANA,
    MASTS,
    NASSAU,
    NONE,
    SCOUTING,
    SPANISH,
    TEXTILES,
    TRINIDAD,
)
from freebooter.games.marauders.state.npc_kinds import is_navy
from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.events import Event
from freebooter.kernel.match import new_match
from tests.games.marauders.modules.contraband import HAVANA_BARK, HAVANA_WINE, PAMPHLETS, contraband, smuggles
from tests.games.marauders.modules.loyal import level, of
from tests.games.marauders.modules.places import off, raids, reason, visits
from tests.games.marauders.table import Play
from tests.rules import rule

GUARDED = ["rum-3-escape", "sugar-3-escape", "spices-3-escape", "rum-1"]


@rule("SG-PAIR-30")
def test_the_yard_of_a_town_sells_brig_and_galleon_at_list_price_also_off_curacao() -> None:
    for zone in (CURACAO, NASSAU):
        game = off(zone, TOWN, "brig", gold=40)
        visits(game).seat(0).says("do-shipyard")
        brig = tables.SHIP_NAMES.index("brig")
        assert prices.ship_price(game.t, game[0], brig) == 20
        assert prices.ship_price(game.t, game[0], GALLEON) == 35
        assert {"buy-ship-brig", "buy-ship-galleon"} <= set(game.options)


@rule("SG-PAIR-30")
def test_a_single_escape_doubles_the_hits_on_a_low_galleon() -> None:
    cards = ["spices-3-masts", "rum-3-escape", "cocoa-1", "sugar-1"]
    assert raids(off(NASSAU, NATIVES, "low-galleons", ship=GALLEON), *cards)[0].ship.tracks[MASTS] == 2
    assert raids(off(NASSAU, NATIVES, ship=GALLEON), *cards)[0].ship.tracks[MASTS] == 3


@rule("SG-PAIR-34")
def test_the_fort_of_a_spanish_zone_takes_no_notice_of_the_treasure_galleon() -> None:
    game = off(HAVANA, NAVAL_FORT, "treasure")
    galleon = tables.NPC_NAMES.index("treasure-galleon")
    game.t.npcs[galleon].zone = TRINIDAD
    assert navy_of(game.t, HAVANA).number == SPANISH and is_navy(navy_of(game.t, HAVANA))
    game.begins().script([0]).seat(0).says("visit-location")  # it calls a captain, and moves nothing
    assert game.t.npcs[SPANISH].waiting == (tables.event_card("EV-01"),)
    assert game.t.npcs[galleon].zone == TRINIDAD


@rule("SG-PAIR-47")
def test_the_previous_turn_is_that_of_the_round_before() -> None:
    """Also when two turns of one player follow each other directly: the round decides."""
    for round, cards in ((4, 3), (3, 4), (5, 4)):
        game = off(NASSAU, TOWN, "flexible-turns", gold=9).demands(NASSAU, TEXTILES)
        locations_of(game.t).bought[0][NASSAU] = 3
        game.t.round = round
        assert bought_with(game) == cards


def bought_with(game: Play) -> int:
    visits(game)
    drawn = ["rum-1", "sugar-1", "cocoa-1", "spices-1"]
    again = locations_of(game.t).bought[0][NASSAU] == game.t.round - 1
    game.draws_cargo(*drawn[: 3 if again else 4]).seat(0).says("do-buy")
    return int(game.told("goods-drawn-hidden")[0]["count"])


# Weapons, modifications, upgrades


@rule("SG-PAIR-14")
def test_a_reef_find_may_be_any_of_the_six_weapons_he_lacks() -> None:
    game = off(NASSAU, REEF, "weapons", weapons=[GRAPESHOT]).begins().dice("x1")
    game.seat(0).says("visit-location", "find-weapon")
    lacking = [name for name in tables.WEAPON_NAMES if name != "grapeshot"]
    assert len(lacking) == 5 and game.options == [f"buy-weapon-{name}" for name in lacking]
    game.dice("x11").seat(0).says("buy-weapon-caltrops")
    assert game[0].has_weapon(tables.WEAPON_NAMES.index("caltrops"))


@rule("SG-PAIR-14", "SG-M9-16")
def test_no_weapon_helps_in_a_raid() -> None:
    every = list(range(len(tables.WEAPON_NAMES)))
    game = off(NASSAU, NATIVES, "weapons", ship=GALLEON, weapons=every).begins().draws_cargo(*GUARDED)
    asked = []
    game.seat(0).says("raid-location")
    while game.asked is not None and game.asked != (0, "action"):
        asked.append(game.asked[1])
        assert not [name for name in game.options if "weapon" in name]
        game.chance.script = [5] * 4  # the bombardment misses nothing, the assault fails nowhere
        game.seat(0).says("done" if "done" in game.options else game.options[0])
    assert asked[:2] == ["bombardment", "ground-assault"]
    assert game[0].weapons == (1 << len(every)) - 1


@rule("SG-PAIR-19")
def test_the_crows_nest_adds_its_die_at_a_reef() -> None:
    nest = tables.MODIFICATION_NAMES.index("crows-nest")
    game = off(NASSAU, REEF, "modifications")
    game[0].ship.modifications |= 1 << nest
    game[0].ship.tracks = [game[0].ship.value(location) for location in range(5)]
    plain = off(NASSAU, REEF, "modifications")
    dice = [pool(each.t, each[0], SCOUTING, FOR_REEF, 0) for each in (plain, game)]
    assert dice == [2, 3]


@rule("SG-PAIR-19")
def test_a_town_neither_sells_nor_reveals_nor_draws_a_modification() -> None:
    game = off(NASSAU, TOWN, "modifications", "market", gold=30)
    before = (game.t.board.modification[:], game.t.board.modification_open[:], game.t.decks.modifications.left)
    visits(game).seat(0).says("do-shipyard")
    assert not [name for name in game.options if "modification" in name]
    game.seat(0).says("done")
    assert (game.t.board.modification, game.t.board.modification_open, game.t.decks.modifications.left) == before


@rule("SG-PAIR-26")
def test_a_captain_called_by_the_fort_draws_an_upgrade_and_a_ship_sent_keeps_its_own() -> None:
    game = off(NASSAU, NAVAL_FORT, "upgrades", luck=3).begins()
    game.seat(0).says("visit-location")
    (card,) = game.t.npcs[ENGLISH].waiting
    assert upgrades_of(game.t).has_drawn(card)
    game = off(NASSAU, NAVAL_FORT, "upgrades", npcs={ENGLISH: ("EV-04", HAVANA)})
    captain, upgrades = tables.event_card("EV-04"), upgrades_of(game.t)
    token = upgrades.pool.kinds()[0]
    upgrades.pool.take(token)
    upgrades.lay_on(captain, 1 << token)
    visits(game).seat(0).says("send-navy-nassau")
    assert upgrades_of(game.t).tokens_on(captain) == 1 << token


# Contraband


@rule("SG-PAIR-38", "SG-LOC-TOWN-08", "SG-LOC-STATION-05")
def test_town_and_station_redraw_contraband_for_the_local_port_and_buy_none() -> None:
    for kind, count in ((TOWN, 4), (TRADE_STATION, 6)):
        game = smuggles(off(HAVANA, kind, "contraband", gold=9).demands(HAVANA, TEXTILES), 0, HAVANA_BARK)
        visits(game)
        assert "do-sell" not in game.options  # nothing that they would buy
        calm = ["rum-1", "sugar-1", "cocoa-1", "spices-1", "tobacco-1", "timber-1"]
        game.draws_cargo(HAVANA_WINE, *calm[:count]).seat(0).says("do-buy")
        assert game.told("goods-replaced")[0]["cards"] == [HAVANA_WINE]
        assert contraband(game) == [HAVANA_BARK]


@rule("SG-PAIR-38")
def test_natives_take_a_contraband_card() -> None:
    game = smuggles(off(NASSAU, NATIVES, "contraband", tracks={MASTS: 1}), 0, HAVANA_BARK)
    visits(game)
    assert game[0].ship.tracks[MASTS] == 2 and contraband(game) == []


@rule("SG-PAIR-38")
def test_defence_cards_that_are_kept_go_on_either_space() -> None:
    for smuggled in (True, False):
        game = off(NASSAU, NATIVES, "contraband", ship=GALLEON)
        raids(game, PAMPHLETS, "rum-1", "sugar-1", "cocoa-1").dice("11")
        game.seat(0).says("assault", "done")
        assert game.asked is not None and game.asked[1] != "action"
        game.seat(0).says(f"smuggle-{PAMPHLETS}" if smuggled else "done")
        assert (PAMPHLETS in contraband(game)) == smuggled
        assert len(game[0].cargo) == (3 if smuggled else 4)


@rule("SG-PAIR-38", "SG-M9-26")
def test_a_hiding_place_is_room_for_a_defence_card_with_a_destination() -> None:
    hold = tables.MODIFICATION_NAMES.index("smugglers-hold")
    for hidden in (True, False):
        game = off(NASSAU, NATIVES, "contraband", "modifications", cargo=["rum-1", "rum-2"])
        if hidden:
            lying = game.t.board.modification
            if hold in lying:
                lying[lying.index(hold)] = NONE
            else:
                game.t.decks.modifications.take(hold)
            game[0].ship.modifications |= 1 << hold
        raids(game, PAMPHLETS, "tobacco-1", "sugar-1", "cocoa-1").dice("11")
        game.seat(0).says("assault", *[f"discard-face-{name}" for name in ("tobacco-1", "sugar-1", "cocoa-1")])
        assert ("done" in game.options) == hidden


# Loyalty


@rule("SG-PAIR-46")
def test_happy_and_angry_change_the_dice_of_the_ground_assault() -> None:
    for step, dice in (("happy", 3), ("content", 2), ("angry", 1)):
        game = off(NASSAU, NATIVES, "loyalty", ship=GALLEON)
        of(game).levels[0] = level(step)
        raids(game, *GUARDED).dice("x" * dice)
        game.seat(0).says("assault")
        assert len(game.told("crew-rolled")[0]["dice"]) == dice


@rule("SG-PAIR-46", "SG-AMB-44")
def test_restless_closes_the_prison_and_stops_free_crew() -> None:
    game = off(NASSAU, PRISON, "loyalty", gold=9)
    of(game).levels[0] = level("restless")
    assert reason(game.begins(), "visit-location") == "mm-crew-restless"
    game = off(NASSAU, PIRATE_HAVEN, "loyalty", tracks={CREW: 1}, bounties={SPANISH: 1})
    of(game).levels[0] = level("restless")
    game.begins().draws_rumours("RU-01").seat(0).says("visit-location")  # the rumour alone is left
    assert game[0].ship.tracks[CREW] == 1 and game[0].rumour != NONE
    game = off(NASSAU, REEF, "loyalty", tracks={CREW: 1})
    of(game).levels[0] = level("restless")
    game.begins().dice("x1").seat(0).says("visit-location")
    assert reason(game, "find-crew") == "mm-nobody-joins"


@rule("SG-PAIR-46", "SG-AMB-44")
def test_a_raided_prison_gives_a_restless_crew_no_specialist_and_pleased_pays_for_one() -> None:
    calm = ["rum-1", "sugar-1", "cocoa-1", "spices-1"]
    game = off(NASSAU, PRISON, "loyalty", ship=GALLEON)
    of(game).levels[0] = level("restless")
    raids(game, *calm).dice("11")
    game.seat(0).says("assault", "done")
    assert game[0].employed == () and game[0].gold == 4 and game[0].bounties[ENGLISH] == 2
    game = off(NASSAU, PRISON, "loyalty", gold=5, luck=1)
    of(game).levels[0] = level("pleased")
    visits(game)
    assert len(game[0].employed) == 1 and game[0].gold == 0
    assert not of(game).free_hire


@rule("SG-PAIR-46", "SG-OPT-11", "SG-LOC-TOWN-02")
def test_loyalty_can_be_raised_as_the_one_activity_of_a_town() -> None:
    game = off(NASSAU, TOWN, "loyalty", gold=30)
    of(game).levels[0] = level("unhappy")
    visits(game)
    assert "do-loyalty" in game.options
    game.seat(0).says("do-loyalty")
    while game.asked is not None and game.asked[1] != "action":
        game.seat(0).does(game.ask.options[-1])
    assert of(game).levels[0] > level("unhappy") and game.t.visit is None


# Statistics


def test_visits_and_raids_are_counted_by_kind() -> None:
    match = new_match(GAME, 2, {"modules": ["locations"]}, 1)
    events = [
        Event("place-visited", ("SG-M9-03",), {"seat": 0, "zone": "nassau", "site": "chapel-point", "place": "town"}),
        Event("place-raid-begins", ("SG-M9-10",), {"seat": 0, "zone": "nassau", "site": "x", "place": "prison"}),
        Event("place-raid-ends", ("SG-M9-20",), {"seat": 0, "outcome": "failed"}),
    ]
    tally = STATISTICS.tally(events, [match.view(0), match.view(1)], [1.0, 0.0], ["locations"])
    assert tally.counts["places-visited"] == {"town": 1} and tally.counts["places-raided"] == {"prison": 1}
    assert tally.counts["place-raids"] == {"failed": 1}
    assert (tally.measures["visits"], tally.measures["place-raids"]) == (1, 1)
    assert STATISTICS.kind_of("places-visited") == "place"
    assert "visits" not in STATISTICS.tally(events, [match.view(0), match.view(1)], [1.0, 0.0], []).measures


def test_without_tokens_there_is_nothing() -> None:
    game = off(NASSAU, TOWN)
    locations_of(game.t).tokens[NASSAU], locations_of(game.t).removed = NONE, (12,)
    assert reason(game.begins(), "visit-location") == "mm-no-place-here"
