"""Small print of the wind, weapons, hard life and the choice of captains, at its boundaries."""

import pytest

from freebooter.games.marauders.combat.strength import contest_dice
from freebooter.games.marauders.content.tables import NEIGHBOURS, WEAPON_NAMES, event_card
from freebooter.games.marauders.modules.captain_choice.captains_for_gold import (
    BUY_CAPTAIN,
    CaptainsForGold,
    choice_of,
)
from freebooter.games.marauders.modules.captain_choice.choice import KEEP_CAPTAIN, CaptainChoice, settle
from freebooter.games.marauders.modules.hard_life.rules import search_deck
from freebooter.games.marauders.modules.weapons.caltrops import contest_dice_without_cards, crews_meet
from freebooter.games.marauders.modules.weapons.double_shot import DoubleShot, doubled, evenly
from freebooter.games.marauders.modules.weapons.fire import HeatedShot, burn, choose_place
from freebooter.games.marauders.modules.weapons.limits import veto
from freebooter.games.marauders.modules.weapons.rules import target_of
from freebooter.games.marauders.modules.weapons.state import drawer_of, is_burning
from freebooter.games.marauders.modules.wind.drawer import wind_of
from freebooter.games.marauders.modules.wind.routes import ANY_LENGTH, HEADING, is_against, is_with, ways_from
from freebooter.games.marauders.modules.wind.rules import Wind
from freebooter.games.marauders.moves import PASS, PAY
from freebooter.games.marauders.names import (
    CHAIN_SHOT,
    DIRECTIONS,
    FRIGATE,
    GALLEON,
    GRAPESHOT,
    GRAPPLING_HOOKS,
    MASTS,
    NONE,
    SKULL,
)
from freebooter.games.marauders.state.battle import BOARDS, SHOOTS, Declaration
from freebooter.games.marauders.state.player import new_ship
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from tests.games.marauders.cards import message
from tests.games.marauders.table import Captain, Play, plays_out, table
from tests.rules import rule

HEATED_SHOT, DOUBLE_SHOT, CALTROPS = (WEAPON_NAMES.index(name) for name in ("heated-shot", "double-shot", "caltrops"))


# Wind


@rule("SG-M8-03", "SG-M8-04", "SG-AMB-36")
@pytest.mark.parametrize("towards", range(len(DIRECTIONS)))
def test_with_and_against_the_wind_are_opposite_ways(towards: int) -> None:
    against = (towards + 2) % 4
    for zone in range(17):
        for to in NEIGHBOURS[zone]:
            assert is_with(towards, zone, to) == is_against(against, zone, to) == (HEADING[zone][to] == towards)
            if HEADING[zone][to] != NONE:
                assert HEADING[to][zone] in ((HEADING[zone][to] + 2) % 4, NONE)
            assert not is_with(NONE, zone, to) and not is_against(NONE, zone, to)


def step(towards: int, kind: str) -> tuple[int, int]:
    """A step from zone to zone with, against or across the wind."""
    for zone in range(17):
        for to in NEIGHBOURS[zone]:
            feels = "with" if is_with(towards, zone, to) else "against" if is_against(towards, zone, to) else "across"
            if feels == kind:
                return zone, to
    raise AssertionError(kind)


@rule("SG-M8-03", "SG-M8-04", "SG-M8-05")
@pytest.mark.parametrize(
    ("kind", "helped", "beaten", "cost"),
    [
        ("with", False, False, 0),
        ("with", True, False, 1),
        ("against", False, False, 2),
        ("against", False, True, 1),
        ("across", False, False, 1),
        ("across", True, True, 1),
    ],
)
def test_the_way_to_the_next_zone_by_the_wind(kind: str, helped: bool, beaten: bool, cost: int) -> None:
    zone, to = step(0, kind)
    ways = ways_from(zone, 0, helped, beaten)
    assert (ways[to], ways[zone]) == (cost, 0)
    assert max(ways) < 99


@rule("SG-M8-03", "SG-AMB-37")
def test_only_steps_at_sea_are_helped_and_once() -> None:
    zone, to = step(1, "with")
    game = table(Captain(zone=zone), Captain(), modules=["wind"])
    wind, module = wind_of(game.t), Wind("wind")
    wind.towards = 1
    assert module.free_move(game.t, game[0], to, False)
    assert not module.free_move(game.t, game[0], to, True), "not into a port"
    assert not module.free_move(game.t, game[0], zone, False)
    module.moved(game.t, game[0], zone, to, True)
    assert not wind.helped, "a port is no step with the wind"
    module.moved(game.t, game[0], zone, to, False)
    assert (wind.helped, wind.beaten) == (True, False)
    assert not module.free_move(game.t, game[0], to, False)


@rule("SG-M8-03", "SG-M8-05")
@pytest.mark.parametrize("helped", [True, False])
@pytest.mark.parametrize("beaten", [True, False])
def test_ways_after_a_step_remember_the_wind_that_was_used(helped: bool, beaten: bool) -> None:
    game = table(Captain(), Captain(), modules=["wind"])
    wind, module = wind_of(game.t), Wind("wind")
    wind.towards, wind.helped, wind.beaten = 2, helped, beaten
    game.t.turn.actions = ANY_LENGTH  # as if all ways were in this turn, whose wind is known
    for zone in range(17):
        game[0].zone = zone
        for to in NEIGHBOURS[zone]:
            expected = ways_from(to, 2, helped or is_with(2, zone, to), beaten or is_against(2, zone, to))
            assert module.ways(game.t, [], game[0], to) == expected


# Weapons


@rule("SG-M2-15", "SG-M2-19", "SG-M2-20")
@pytest.mark.parametrize(
    ("used", "weapon", "reason"),
    [
        ([], DOUBLE_SHOT, ""),
        ([], GRAPESHOT, ""),
        ([GRAPESHOT], CHAIN_SHOT, "mm-one-ammunition"),
        ([GRAPESHOT], HEATED_SHOT, "mm-one-ammunition"),
        ([GRAPESHOT], CALTROPS, ""),
        ([GRAPESHOT], GRAPPLING_HOOKS, ""),
        ([GRAPPLING_HOOKS], GRAPESHOT, ""),
        ([GRAPPLING_HOOKS], DOUBLE_SHOT, "mm-double-shot-alone"),
        ([DOUBLE_SHOT], GRAPPLING_HOOKS, "mm-double-shot-alone"),
    ],
)
def test_which_weapons_go_together(used: list[int], weapon: int, reason: str) -> None:
    game = table(Captain(), Captain(), modules=["weapons"]).dice("111", "111").attacks(0, 1)
    side = game.side(0)
    side.weapons_used = sum(1 << each for each in used)
    assert message(veto(side, weapon)) == reason


def fighting(target: Captain | None = None) -> Play:
    """Seat 0 and seat 1 are in a battle, asked what they declare in the second round."""
    return (
        table(Captain(ship=FRIGATE), target or Captain(ship=GALLEON), modules=["weapons"])
        .dice("111", "111")
        .attacks(0, 1)
    )


@rule("SG-M2-06", "SG-AMB-11")
def test_heated_shot_is_for_a_skull_and_a_ship_that_does_not_burn() -> None:
    game = fighting()
    side, shot = game.side(0), HeatedShot("heated-shot")
    for locations, useful in (([SKULL, 1], True), ([1, 2], False), ([], False)):
        side.locations = locations
        assert shot.is_useful(game.t, side) == useful
    side.locations = [SKULL, 1, SKULL]
    note = shot.preview(game.t, side)
    assert note is not None and note.params == {"lost": 2, "hits": 1}
    plays_out(shot.use(game.t, side))
    assert is_burning(game.t, game.side(1)) and not is_burning(game.t, game.side(0))
    assert not shot.is_useful(game.t, side)
    assert game.told("ship-on-fire")[0]["lost"] == 2


@rule("SG-M2-09", "SG-AMB-91")
def test_a_fire_takes_one_point_where_the_captain_says() -> None:
    game = fighting()
    drawer_of(game.t).burning = 0b10
    before = [*game[1].ship.tracks]
    assert plays_out(burn(game.t, game.battle), "take-hit-masts") == ["place-fire"]
    after = [*before]
    after[MASTS] -= 1
    assert game[1].ship.tracks == after
    assert (game.side(0).hits_dealt, game.side(1).hits_dealt) == (1, 0), "so that the round is not quiet"


@rule("SG-M2-09")
def test_a_fire_may_burn_wherever_a_point_is_left() -> None:
    game = fighting(Captain(ship=GALLEON, tracks={location: 1 for location in range(5)}))
    ask = next(choose_place(game.t, game.side(1)))
    assert [move.value for move in getattr(ask, "options", [])] == [0, 1, 2, 3, 4]
    drawer_of(game.t).burning = 0b10
    plays_out(burn(game.t, game.battle), "take-hit-cargo")
    assert game[1].ship.tracks == [1, 0, 1, 1, 1]
    assert (target_of(game.t, 0), target_of(game.t, 1)) == (game.side(0), game.side(1))


@rule("SG-M2-09", "SG-AMB-07")
def test_where_a_fire_may_burn() -> None:
    game = fighting(Captain(ship=GALLEON, tracks={MASTS: 0}))
    ask = next(choose_place(game.t, game.side(1)))
    assert [move.name for move in getattr(ask, "options", [])] == [
        "take-hit-hull", "take-hit-cargo", "take-hit-crew", "take-hit-cannons",
    ]  # fmt: skip


@rule("SG-M2-12", "SG-M2-14")
@pytest.mark.parametrize(("locations", "more"), [([SKULL], 1), ([SKULL, SKULL, 1], 2), ([SKULL] * 3, 2), ([1, 2], 0)])
def test_two_skulls_at_most_are_doubled(locations: list[int], more: int) -> None:
    game = fighting()
    side = game.side(0)
    side.locations, side.hits_dealt = [*locations], len(locations)
    assert doubled(side) == more
    if more:
        plays_out(DoubleShot("double-shot").use(game.t, side))
        assert (side.locations.count(SKULL), side.hits_dealt) == (locations.count(SKULL) + more, len(locations) + more)


@rule("SG-M2-14", "SG-AMB-12")
def test_hits_of_skulls_are_spread_evenly() -> None:
    ship = new_ship(FRIGATE)
    ship.tracks = [3, 3, 3, 3, 3]
    assert evenly(0b11111, ship, [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]) == 0b11111
    assert evenly(0b11111, ship, [1, 0, 1, 0, 0], [0, 0, 0, 0, 0]) == 0b11010
    assert evenly(0b11111, ship, [0, 0, 0, 0, 0], [3, 0, 0, 0, 0]) == 0b11110, "the hull is gone already"
    assert evenly(0b00001, ship, [0, 0, 0, 0, 0], [3, 0, 0, 0, 0]) == 0b00001, "where else"
    assert evenly(0b11111, ship, [0, 0, 0, 0, 0], [2, 0, 0, 0, 0]) == 0b11111


@rule("SG-M2-17")
def test_dice_that_cards_have_added_are_not_those_of_the_next_contest() -> None:
    game = fighting()
    side = game.side(1)
    plain = contest_dice(game.t, side)
    assert contest_dice_without_cards(game.t, side) == plain
    side.bonus_dice = 2
    assert (contest_dice_without_cards(game.t, side), side.bonus_dice) == (plain, 2)


@rule("SG-M2-16", "SG-M2-17")
@pytest.mark.parametrize(
    ("own", "other", "declared", "meet"),
    [("x1", "11", SHOOTS, True), ("11", "x1", BOARDS, True), ("11", "x1", SHOOTS, False), ("x1", "x1", BOARDS, False)],
)
def test_whether_crews_meet_next(own: str, other: str, declared: Declaration, meet: bool) -> None:
    game = fighting()
    for at, faces in enumerate((own, other)):
        game.side(at).dice = [SKULL if face == "x" else int(face) for face in faces]
        game.side(at).successes = faces.count("x")
    game.side(0).declared, game.side(1).declared = BOARDS, declared
    assert crews_meet(game.t, game.side(0)) == meet


# The choice of captains


@rule("SG-V2-04", "SG-AMB-88")
def test_captains_that_were_not_kept_go_back_and_what_was_promised_is_paid() -> None:
    game = table(Captain(gold=9), Captain(gold=9))
    card = next(iter(game.t.decks.captains.kinds()))
    game.t.decks.captains.take(card)
    left = game.t.decks.captains.left
    choice = CaptainChoice("captain-choice", [(card,), ()], [3, 0])
    settle(game.t, choice)
    assert (choice.spare, choice.paid) == ([(), ()], [0, 0])
    assert (game[0].gold, game[1].gold, game.t.decks.captains.left) == (6, 9, left + 1)


@rule("SG-V2-02", "SG-AMB-56")
@pytest.mark.parametrize(("left", "counts"), [(16, [1, 2]), (2, [1, 2]), (1, [1]), (0, [])])
def test_captains_are_bought_up_to_three_and_while_there_are_any(left: int, counts: list[int]) -> None:
    game = table(Captain(), Captain(), modules=["captains-for-gold"], luck=1)
    deck = game.t.decks.captains
    while deck.left > left:
        deck.take(next(iter(deck.kinds())))
    part = CaptainsForGold("captains-for-gold", excludes=("two-captains",)).deal_captains(game.t)
    ask = next(part)
    asked = []
    while isinstance(ask, Ask) and ask.question is BUY_CAPTAIN:
        asked.append(ask.about)
        assert ask.preview(game.t, PASS) is None
        note = ask.preview(game.t, PAY)
        assert note is not None and note.params == {"price": 2, "gold": 10 - 2 * ask.about}
        ask = part.send(PAY)
    assert asked == counts
    choice = choice_of(game.t)
    assert (len(choice.spare[0]), choice.paid[0]) == (len(counts), 2 * len(counts))


@rule("SG-V4-01", "SG-AMB-103")
def test_the_last_event_of_the_deck_is_looked_at_too() -> None:
    game = table(Captain(), Captain(), modules=["hard-life"], luck=1)
    events = game.t.decks.events
    pirate = event_card("EV-13")
    for kind in list(events.kinds()):
        events.take(kind, events.counts[kind])
    events.add(pirate)
    plays_out(search_deck(game.t))
    assert (events.left, [npc.card for npc in game.t.npcs if npc.card != NONE]) == (0, [pirate])


@rule("SG-M8-04")
def test_ports_feel_no_wind_and_only_steps_against_it_are_dear() -> None:
    zone, to = step(1, "against")
    game = table(Captain(zone=zone), Captain(), modules=["wind"])
    module = Wind("wind")
    wind_of(game.t).towards = 1
    assert (module.move_cost(game.t, 1, game[0], to, False), module.move_cost(game.t, 1, game[0], to, True)) == (2, 1)
    assert message(module.too_dear(game.t, game[0], to, False, 2)) == "mm-against-wind"
    assert module.too_dear(game.t, game[0], to, True, 2) is None
    across = next(each for each in NEIGHBOURS[zone] if not is_against(1, zone, each))
    assert module.too_dear(game.t, game[0], across, False, 2) is None


@rule("SG-V2-02")
def test_captains_that_were_chosen_are_not_dealt_again_nor_mixed_later() -> None:
    game = table(Captain(), Captain(), modules=["captains-for-gold", "wind"], luck=1)
    assert KEEP_CAPTAIN.choice(game.t) is choice_of(game.t)
    part = CaptainsForGold("captains-for-gold", excludes=("two-captains",)).deal_captains(game.t)
    dealt = None
    try:
        ask = next(part)
        while isinstance(ask, Ask):
            ask = part.send(ask.options[0])
    except StopIteration as end:
        dealt = end.value
    assert dealt is True
    captains = [player.captain for player in game.t.players]
    choice_of(game.t).redeal(game.t, 0, SearchChance(3))
    assert [player.captain for player in game.t.players] == captains
