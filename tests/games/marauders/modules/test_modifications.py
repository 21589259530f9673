"""Carved hull, crow's nest and the reserve pool (SG-M3)."""

from collections.abc import Sequence

import pytest

from freebooter.games.marauders import odds
from freebooter.games.marauders.battle.claim import claim_ship
from freebooter.games.marauders.captain.death import bury
from freebooter.games.marauders.captain.dice import FOR_RUMOUR, FOR_SCOUTING, pool
from freebooter.games.marauders.combat.strength import contest_dice
from freebooter.games.marauders.content.tables import (
    MODIFICATION_NAMES,
    MODIFICATION_TOKENS,
    NEIGHBOURS,
    PORTS,
    SHIP_NAMES,
    WEAPON_NAMES,
)
from freebooter.games.marauders.display.views import view
from freebooter.games.marauders.effects import manoeuvrability, open_modification, repair
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.modifications.nest import HIDE_FROM_NPC, nest_works
from freebooter.games.marauders.modules.modifications.pool import pool_of, put_into_pool
from freebooter.games.marauders.modules.modifications.view import ReserveView
from freebooter.games.marauders.modules.storm.drawer import storm_of
from freebooter.games.marauders.moves import (
    BOARD,
    FLEE,
    PASS,
    PLACE_MODIFICATION,
    SAIL,
    SCOUT_PLAYER,
    SHOOT,
    USE_MODIFICATION,
    USE_WEAPON,
)
from freebooter.games.marauders.names import (
    ADVANCED_RIGS,
    CARGO,
    CARIBBEAN_SEA,
    CHASERS,
    CREW,
    CURACAO,
    EXTENDED_HOLD,
    EXTRA_HAMMOCKS,
    FLUTE,
    FRIGATE,
    GALLEON,
    HULL,
    LEADERSHIP,
    LONG_GUNS,
    MASTS,
    NASSAU,
    NONE,
    SCOUTING,
    SHIP_VALUES,
    SPANISH,
    SUNK,
    TRINIDAD,
)
from freebooter.games.marauders.npcs.scouting import BEFORE_NPC_SCOUTS, all_scout, scouting_dice
from freebooter.games.marauders.odds.dangers import hunters_of
from freebooter.games.marauders.redeal import redeal
from freebooter.games.marauders.seams.module_set import complete
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.shipyard.modifications import modification_refusal
from freebooter.games.marauders.shipyard.ships import trade_ship
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import FLEES, SHOOTS
from freebooter.games.marauders.state.checks import audit
from freebooter.games.marauders.state.player import new_ship
from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.pictures import TEXTS
from freebooter.pictures.modules.marauders.ships.modifications import Picture
from freebooter.words import Words
from tests.games.marauders.table import TURN, Captain, Play, plays_out, table
from tests.rules import rule

CARVED_HULL, CROWS_NEST = (MODIFICATION_NAMES.index(name) for name in ("carved-hull", "crows-nest"))
CALTROPS = WEAPON_NAMES.index("caltrops")
NEST = USE_MODIFICATION[CROWS_NEST]
FAR = Captain("CAP-11", zone=NASSAU, in_port=True)
NAVY = {SPANISH: ("EV-01", CARIBBEAN_SEA)}
WORLDS = 200


def sea(*captains: Captain, more: Sequence[str] = (), **options: object) -> Play:
    """The tokens of the captains come out of ports or of the reserve."""
    game = table(
        *[plain(captain) for captain in captains],
        modules=["modifications", *more],
        **options,  # type: ignore[arg-type]
    )
    for seat, captain in enumerate(captains):
        for modification in captain.modifications:
            take_token(game, modification)
            game[seat].ship.modifications |= 1 << modification
        game[seat].ship.tracks = [game[seat].ship.value(location) for location in range(5)]
        for location, left in captain.tracks.items():
            game[seat].ship.tracks[location] = left
    game._counts = game.game.audit(game.t)
    return game


def plain(captain: Captain) -> Captain:
    return Captain(**{**vars(captain), "modifications": (), "tracks": {}})


def take_token(game: Play, modification: int) -> None:
    """Face-down tokens change places with the reserve where it has none."""
    board, reserve = game.t.board, game.t.decks.modifications
    if reserve.counts[modification] == 0:
        zone = board.modification.index(modification)
        board.modification[zone] = next(iter(reserve.kinds()))
        reserve.take(board.modification[zone])
        return
    reserve.take(modification)


def laid_out(*modules: str) -> Table:
    return set_up(rules_with(*modules), 3, SearchChance(7))


def rules_with(*modules: str) -> Rules:
    return Rules(modules=complete(modules).modules, packs=("base", *[name for name in modules]))


# The tokens


@rule("SG-M3-01", "SG-M3-02", "SG-M3-03", "SG-M3-04", "SG-OPT-01", "SG-OPT-02")
def test_the_new_tokens_are_mixed_with_the_others_and_four_are_left_over() -> None:
    """Without contraband and loyalty there is neither a smuggler's hold nor a plank among them."""
    found: list[int] = [0] * len(MODIFICATION_NAMES)
    in_ports = set()
    for seed in range(20):
        t = set_up(rules_with("modifications"), 3, SearchChance(seed))
        assert t.decks.modifications.left == 4
        tokens = [t.board.modification[zone] for zone in PORTS]
        assert NONE not in tokens
        in_ports.update(tokens)
        found = [tokens.count(kind) + t.decks.modifications.counts[kind] for kind in range(len(found))]
        names = {MODIFICATION_NAMES[kind] for kind in range(len(found)) if found[kind]}
        assert {"smugglers-hold", "plank"} & names == set()
    assert found[:8] == [2] * 8
    assert (found[CARVED_HULL], found[CROWS_NEST]) == (2, 2)
    assert {CARVED_HULL, CROWS_NEST} <= in_ports


def test_without_the_module_they_are_not_in_the_game() -> None:
    t = laid_out()
    assert t.decks.modifications.left == 0
    assert {CARVED_HULL, CROWS_NEST} & set(t.board.modification) == set()
    assert sum(MODIFICATION_TOKENS[:8]) == len(PORTS)


@rule("SG-M3-22")
def test_the_limits_of_the_base_hold() -> None:
    game = sea(Captain(modifications=[CARVED_HULL], zone=TRINIDAD, in_port=True, gold=20), FAR)
    take_token(game, CARVED_HULL)
    game.t.board.modification[TRINIDAD] = CARVED_HULL
    open_modification(game.t, TRINIDAD)
    reason = modification_refusal(game.t, game[0], CARVED_HULL)
    assert reason is not None and (reason.message, reason.rule) == ("mm-modification-twice", "MM-SHIPYARD-13")
    plays_out(trade_ship(game.t, game[0], FLUTE, 10, "MM-SHIPYARD-02"))
    assert game[0].ship.modifications == 0  # bound to the old ship


# The reserve


def in_port(*modifications: int) -> Play:
    return sea(Captain(modifications=modifications, zone=TRINIDAD, in_port=True, gold=30), FAR, luck=1)


@rule("SG-M3-16", "SG-M3-17", "SG-M3-18")
def test_tokens_of_a_ship_that_is_sold_go_through_the_reserve() -> None:
    came, kept = set(), set()
    for seed in range(30):
        game = sea(Captain(modifications=[CHASERS, LONG_GUNS], zone=TRINIDAD, in_port=True, gold=30), FAR, luck=seed)
        for zone in (CURACAO, TRINIDAD, NASSAU):
            game.t.decks.modifications.add(game.t.board.modification[zone])
            game.t.board.modification[zone] = NONE
        before, size = audit(game.t), game.t.decks.modifications.left
        wanted = [PLACE_MODIFICATION[zone].name for zone in (CURACAO, TRINIDAD)]
        prompts = plays_out(trade_ship(game.t, game[0], FLUTE, 10, "MM-SHIPYARD-02"), *wanted)
        assert prompts == ["place-modification", "place-modification"]
        board = game.t.board
        assert not board.modification_open[CURACAO] and not board.modification_open[TRINIDAD]
        assert board.modification[NASSAU] == NONE
        assert game[0].looked == 0
        assert game.t.decks.modifications.left == size
        assert audit(game.t) == before
        came |= {board.modification[CURACAO], board.modification[TRINIDAD]}
        kept.add(game.t.decks.modifications.counts[CHASERS])
    assert len(came) > 3  # any token of the reserve, not those of the ship
    assert len(kept) > 1
    assert game.told("modifications-to-pool") == [{"seat": 0, "count": 2}]


@rule("SG-M3-16")
def test_a_ship_that_is_sunk_or_given_up_loses_its_tokens_to_the_reserve() -> None:
    game = in_port(CHASERS)
    game.t.decks.modifications.add(game.t.board.modification[CURACAO])
    game.t.board.modification[CURACAO] = NONE
    game[0].in_port = False
    plays_out(bury(game.t, game[0], SUNK, "MM-COMBAT-20"))
    assert game.t.board.modification[CURACAO] != NONE
    assert pool_of(game.t).reserve.returned == ((CHASERS, 1),)
    game = in_port(CHASERS)
    plays_out(claim_ship(game.t, game[0], new_ship(FRIGATE)))
    assert pool_of(game.t).reserve.returned == ((CHASERS, 1),)


@rule("SG-M3-19")
def test_without_a_free_port_they_stay_in_the_reserve() -> None:
    game = in_port(CHASERS)
    size, before = game.t.decks.modifications.left, game.t.board.modification[:]
    assert plays_out(trade_ship(game.t, game[0], FLUTE, 10, "MM-SHIPYARD-02")) == []
    assert game.t.decks.modifications.left == size + 1
    assert game.t.board.modification == before


@rule("SG-AMB-21")
def test_the_tokens_of_a_claimed_ship_stay_on_it() -> None:
    game = sea(Captain(), Captain(modifications=[CROWS_NEST]), luck=1)
    size = game.t.decks.modifications.left
    plays_out(claim_ship(game.t, game[0], game[1].ship))
    assert game[0].ship.has(CROWS_NEST)
    assert game.t.decks.modifications.left == size


def test_the_reserve_is_secret_and_its_size_is_not() -> None:
    t = laid_out("modifications")
    for seat in (None, 0):
        shown = view(t, seat).modules["modifications"]
        assert isinstance(shown, ReserveView) and shown == ReserveView(4, [[], [], []])
    pools = set()
    for seed in range(WORLDS):
        twin = t.copy()
        redeal(twin, 0, SearchChance(seed))
        assert audit(twin) == audit(t)
        assert pool_of(twin).faults(twin) == []
        pools.add(tuple(twin.decks.modifications.counts))
    assert len(pools) > WORLDS // 4
    picture = Picture(
        GAME, "modifications", ReserveView(4, [[], [], []]), view(t, 0), Words("en", folders=[TEXTS], strict=True)
    )
    assert picture.line() == "Modifications in reserve: 4."


@rule("SG-M3-08")
def test_all_see_that_a_nest_on_damaged_masts_is_idle() -> None:
    game = sea(Captain(modifications=[CROWS_NEST]), Captain())
    for damaged, idle in ((False, []), (True, ["crows-nest"])):
        game[0].ship.tracks[MASTS] -= damaged
        for seat in (None, 0, 1):
            shown = view(game.t, seat).modules["modifications"]
            assert isinstance(shown, ReserveView) and shown.idle == [idle, []]


def test_what_came_back_lies_in_the_reserve_until_ports_are_filled_from_it() -> None:
    t = laid_out("modifications")
    for zone in PORTS:
        if t.board.modification[zone] == CHASERS:
            t.board.modification[zone] = NONE
    t.decks.modifications.take(CHASERS, t.decks.modifications.counts[CHASERS])
    put_into_pool(t, CHASERS)
    for seed in range(50):
        twin = t.copy()
        redeal(twin, 0, SearchChance(seed))
        assert twin.decks.modifications.counts[CHASERS] == 1
    t.decks.modifications.take(CHASERS)
    assert pool_of(t).faults(t) != []


# Carved hull


@rule("SG-M3-05")
@pytest.mark.parametrize(
    ("own", "other", "dice"), [(SHOOT, FLEE, 2), (FLEE, SHOOT, 2), (SHOOT, SHOOT, 3), (BOARD, SHOOT, 3)]
)
def test_a_carved_hull_takes_a_die_where_somebody_flees(own: object, other: object, dice: int) -> None:
    game = sea(Captain(modifications=[CARVED_HULL]), Captain()).dice("111", "111").attacks(0, 1)
    game.seat(0).does(own)  # type: ignore[arg-type]
    game.dice("111", "1" * dice).seat(1).does(other)  # type: ignore[arg-type]
    assert [len(event["dice"]) for event in game.told("contest-rolled")[-2:]] == [3, dice]
    assert game.all_scripted_chance_was_used


@rule("SG-M3-05")
def test_odds_count_a_carved_hull() -> None:
    game = sea(Captain(modifications=[CARVED_HULL]), Captain()).dice("111", "111").attacks(0, 1)
    own, other = game.battle.sides
    assert odds.exchange(game.t, own, FLEES, SHOOTS).wins == pytest.approx(odds.contest(3, 2).win)
    assert odds.exchange(game.t, other, SHOOTS, FLEES).wins == pytest.approx(odds.contest(2, 3).win)
    assert odds.exchange(game.t, own, SHOOTS, SHOOTS).wins == pytest.approx(odds.contest(3, 3).win)


@rule("SG-PAIR-12", "SG-AMB-15")
def test_caltrops_and_a_carved_hull_take_two_dice_and_leave_one() -> None:
    captain = Captain(ship=FRIGATE, modifications=[CARVED_HULL], weapons=[CALTROPS])
    game = sea(captain, Captain(ship=GALLEON), more=["weapons"]).dice("111", "111").attacks(0, 1)
    game.seat(0).does(BOARD)
    game.dice("111", "111").seat(1).does(SHOOT)
    game.seat(0).does(USE_WEAPON[CALTROPS])
    game.seat(0).does(FLEE)
    enemy = game.side(1)
    assert contest_dice(game.t, enemy) == 3 - 2
    enemy.bonus_dice -= 3
    assert contest_dice(game.t, enemy) == 1
    enemy.bonus_dice += 5
    assert contest_dice(game.t, enemy) == 3
    game[1].ship.tracks[MASTS] = 0
    assert contest_dice(game.t, enemy) == 1


# Crow's nest: its owner scouts


@rule("SG-M3-06", "SG-AMB-16")
@pytest.mark.parametrize("purpose", [FOR_SCOUTING, FOR_RUMOUR])
def test_its_owner_has_a_die_more_in_every_scouting_roll(purpose: int) -> None:
    game = sea(Captain(modifications=[CROWS_NEST]), Captain())
    without = sea(Captain(), Captain())
    assert pool(game.t, game[0], SCOUTING, purpose, 0) == pool(without.t, without[0], SCOUTING, purpose, 0) + 1  # type: ignore[arg-type]
    assert pool(game.t, game[0], LEADERSHIP, purpose, 0) == pool(without.t, without[0], LEADERSHIP, purpose, 0)  # type: ignore[arg-type]


@rule("SG-M3-08")
def test_it_works_only_with_undamaged_masts() -> None:
    game = sea(Captain(ship=GALLEON, modifications=[CROWS_NEST]), Captain())
    whole = pool(game.t, game[0], SCOUTING, FOR_SCOUTING, 0)
    game[0].ship.tracks[MASTS] -= 1
    assert pool(game.t, game[0], SCOUTING, FOR_SCOUTING, 0) == whole - 1
    assert not nest_works(game[0].ship)
    game[0].ship.tracks[MASTS] += 1
    assert nest_works(game[0].ship)


@rule("SG-PAIR-18")
def test_a_storm_that_hits_a_mast_switches_it_off_until_it_is_repaired() -> None:
    captain = Captain("CAP-06", ship=FRIGATE, modifications=[CROWS_NEST], zone=CURACAO)
    game = sea(captain, FAR, more=["wind", "storm"], game=TURN).begins()
    storm_of(game.t).zone = CARIBBEAN_SEA
    assert pool(game.t, game[0], SCOUTING, FOR_SCOUTING, 0) == scouting_of("CAP-06") + 1
    game.dice("xx1", "2").seat(0).does(SAIL[CARIBBEAN_SEA])  # one of three hits is left, on a mast
    assert game[0].ship.damage(MASTS) == 1
    assert pool(game.t, game[0], SCOUTING, FOR_SCOUTING, 0) == scouting_of("CAP-06")
    repair(game.t, game[0], MASTS, 1, "MM-SHIPYARD-10")
    assert nest_works(game[0].ship)


# Crow's nest: somebody looks for its owner


def between(hunted: Captain, more: Sequence[str] = ()) -> Play:
    return sea(hunted, Captain(zone=CURACAO), more=more, turn=1, game=TURN).begins()


@rule("SG-M3-07")
@pytest.mark.parametrize(("answer", "fewer"), [(NEST, 1), (PASS, 0)])
def test_the_hunted_is_asked_whether_another_captain_has_a_die_less(answer: object, fewer: int) -> None:
    game = between(Captain(zone=CURACAO, modifications=[CROWS_NEST]))
    dice = pool(game.t, game[1], SCOUTING, FOR_SCOUTING, 0)
    assert "mm-risk-crows-nest" in [note.message for note in game.ask.risks(game.t)]
    game.dice("1" * (dice - fewer)).seat(1).does(SCOUT_PLAYER[0])
    assert game.asked == (0, "crows-nest")
    assert game.ask.words(game.t) == {"seat": 2}
    assert game.ask.passing is PASS
    note = game.ask.preview(game.t, NEST)
    assert note is not None and note.params["dice"] == dice - 1
    game.seat(0).does(answer)  # type: ignore[arg-type]
    assert len(game.told("skill-rolled")[-1]["dice"]) == dice - fewer
    assert len(game.told("nest-used")) == fewer
    assert game.all_scripted_chance_was_used


@rule("SG-M3-07", "SG-M3-08")
def test_nobody_is_asked_without_use() -> None:
    damaged = Captain(ship=GALLEON, zone=CURACAO, modifications=[CROWS_NEST], tracks={MASTS: 3})
    game = between(damaged)
    dice = pool(game.t, game[1], SCOUTING, FOR_SCOUTING, 0)
    game.dice("1" * dice).seat(1).does(SCOUT_PLAYER[0])
    assert game.asked == (1, "action")
    one_die = next(id for id in ("CAP-01", "CAP-02", "CAP-04", "CAP-05", "CAP-10", "CAP-16") if scouting_of(id) == 1)
    game = sea(Captain(zone=CURACAO, modifications=[CROWS_NEST]), Captain(one_die, zone=CURACAO), turn=1, game=TURN)
    game.begins().dice("1").seat(1).does(SCOUT_PLAYER[0])
    assert game.asked == (1, "action")


def scouting_of(id: str) -> int:
    game = sea(Captain(id), FAR)
    return pool(game.t, game[0], SCOUTING, FOR_SCOUTING, 0)


def hunted(bounty: int, modifications: Sequence[int] = (CROWS_NEST,)) -> Play:
    captain = Captain(zone=CARIBBEAN_SEA, bounties={SPANISH: bounty}, modifications=modifications)
    return sea(captain, FAR, npcs=NAVY)


@rule("SG-M3-07", "SG-AMB-17")
def test_an_npc_has_a_die_less_from_what_bounties_give_it() -> None:
    game = hunted(4).dice("111")
    assert scouting_dice(game.t, game.t.npcs[SPANISH], game[0]) == 4
    assert plays_out(all_scout(game.t, game[0]), NEST.name) == ["npc-scouts"]
    assert game.all_scripted_chance_was_used
    game = hunted(4).dice("1111")
    assert plays_out(all_scout(game.t, game[0]), "pass") == ["npc-scouts"]
    assert game.all_scripted_chance_was_used
    assert game.t.turn.hunted_dice == 0


@rule("SG-M3-07")
def test_a_single_die_of_an_npc_is_not_asked_about() -> None:
    game = hunted(1)
    npc = game.t.npcs[SPANISH]
    assert HIDE_FROM_NPC.options(game.t, 0, SPANISH) == [NEST]
    game.t.turn.hunted_dice = 1 - scouting_dice(game.t, npc, game[0])
    assert HIDE_FROM_NPC.options(game.t, 0, SPANISH) == []
    reason = HIDE_FROM_NPC.refusal(game.t, Ask(0, BEFORE_NPC_SCOUTS, [], SPANISH), NEST)
    assert reason is not None and reason.message == "mm-nest-of-no-use"
    game[0].ship.tracks[MASTS] -= 1
    reason = HIDE_FROM_NPC.refusal(game.t, Ask(0, BEFORE_NPC_SCOUTS, [], SPANISH), NEST)
    assert reason is not None and reason.rule == "SG-M3-08"


def test_odds_of_being_found_count_the_nest() -> None:
    game, without = hunted(4), hunted(4, ())
    (one,), (other,) = hunters_of(game.t, 0)[:1], hunters_of(without.t, 0)[:1]
    assert (one.dice, other.dice) == (3, 4)
    assert one.finds == pytest.approx(odds.at_least(3))


@rule("SG-PAIR-22")
@pytest.mark.parametrize(("answer", "more"), [(NEST, 0), (PASS, 1)])
def test_it_works_on_both_sides_of_off_turn_scouting(answer: object, more: int) -> None:
    arriving = Captain(zone=NEIGHBOURS[CARIBBEAN_SEA][0], modifications=[CROWS_NEST])
    game = sea(arriving, Captain(modifications=[CROWS_NEST]), more=["cutthroat"], game=TURN).begins()
    game.seat(0).does(SAIL[CARIBBEAN_SEA])
    dice = scouting_of("CAP-12")
    assert pool(game.t, game[1], SCOUTING, FOR_SCOUTING, 0) == dice + 1
    game.seat(1).says("scout-off-turn")
    assert game.asked == (0, "crows-nest")
    game.dice("1" * (dice + more)).seat(0).does(answer)  # type: ignore[arg-type]
    assert game.asked == (0, "action")
    assert game.all_scripted_chance_was_used


def test_bots_hide_from_the_stronger() -> None:
    game = between(Captain(zone=CURACAO, modifications=[CROWS_NEST], tracks={CREW: 1, HULL: 1}))
    game.seat(1).does(SCOUT_PLAYER[0])
    weights = game.ask.weights(game.t)
    assert weights is not None and weights[1] > weights[0]
    game[1].ship.tracks = [1, 0, 0, 0, 0]
    weights = game.ask.weights(game.t)
    assert weights is not None and weights[0] > weights[1]


# With other modules


@rule("SG-PAIR-16")
def test_all_modifications_go_on_a_brig_and_rigs_lift_a_low_galleon() -> None:
    game = sea(Captain(), Captain(), more=["brig"])
    assert "low-galleons" in game.t.rules.modules
    brig = new_ship(SHIP_NAMES.index("brig"))
    brig.modifications = (1 << len(MODIFICATION_NAMES)) - 1
    values = {name: brig.value(at) for at, name in enumerate(SHIP_VALUES)}
    assert (values["crew"], values["cargo"]) == (3, 5)
    galleon = new_ship(GALLEON)
    assert manoeuvrability(game.t, galleon, 0) == 1
    galleon.modifications = 1 << ADVANCED_RIGS | 1 << EXTRA_HAMMOCKS | 1 << EXTENDED_HOLD
    assert manoeuvrability(game.t, galleon, 0) == 2
    assert galleon.value(CARGO) == 5


def test_uses_and_losses_are_counted() -> None:
    game = hunted(4).dice("111")
    plays_out(all_scout(game.t, game[0]), NEST.name)
    tally = STATISTICS.tally(game.journal.events, [view(game.t, None)], [0.5, 0.5], ["modifications"])
    assert (tally.measures["nests-used"], tally.measures["modifications-lost"]) == (1, 0)
