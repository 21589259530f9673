"""Who knows what (MM-AMB-88), and the worlds that are dealt from it."""

from __future__ import annotations

from freebooter.games.marauders import redeal
from freebooter.games.marauders.captain.death import bury
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.content.card_timing import AT_EVENT
from freebooter.games.marauders.display import views
from freebooter.games.marauders.display.view_structs import TableView
from freebooter.games.marauders.effects import stash_gold
from freebooter.games.marauders.names import (
    CARACAS,
    CARIBBEAN_SEA,
    CHAIN_SHOT,
    CREW,
    DUTCH,
    ENGLISH,
    FRIGATE,
    HAVANA,
    HULL,
    NASSAU,
    NONE,
    PORT_ROYAL,
    RETIRED,
    SPANISH,
    SWIVEL_GUNS,
    TORTUGA,
)
from freebooter.games.marauders.state import OVER
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.state import digest
from tests.games.marauders.table import PORT_ACTION, Captain, Play, plays_out, table
from tests.rules import rule

SECRETIVE = Captain(
    "CAP-07", ship=FRIGATE, tracks={HULL: 2}, modifications=[SWIVEL_GUNS], gold=7, stash=24, track=3,
    cargo=["rum-1", "sugar-2"], hand=["GL-10", "GL-22"], employed=["GL-S1a"], bounties={SPANISH: 2},
    weapons=[CHAIN_SHOT], mission="MI-04", rumour="RU-09",
)  # fmt: skip


def view(game: Play, seat: int | None) -> TableView:
    return views.view(game.t, seat)


def secrets() -> Play:
    return table(Captain("CAP-06"), SECRETIVE, Captain("CAP-12"))


@rule("MM-AMB-88")
def test_what_lies_open_is_public() -> None:
    game = secrets()
    for seat in (None, 0, 1, 2):
        player = view(game, seat).players[1]
        assert (player.captain, player.nation, player.gold, player.track) == ("hester-vane", "english", 7, 3)
        assert player.ship is not None
        assert (player.ship.kind, player.ship.tracks["hull"]) == ("frigate", 2)
        assert (player.ship.modifications, player.weapons) == (["swivel-guns"], ["chain-shot"])
        assert (player.cargo_cards, player.glory_cards, player.rumour_cards) == (2, 2, 1)
        assert (player.mission, player.specialists) == ("silence-the-raider", ["carpenter"])
        assert (player.bounties["spanish"], player.skills["scouting"]) == (2, 3)


@rule("MM-AMB-88")
def test_faces_of_cargo_glory_and_rumours_are_for_their_owner() -> None:
    game = secrets()
    for seat in (None, 0, 2):
        seen = view(game, seat)
        assert (seen.hand, seen.rumour, seen.cargo) == ([], "", [])
    own = view(game, 1)
    assert own.hand == ["following-wind", "wet-powder"]
    assert (own.rumour, own.cargo) == ("maroon-village", ["rum-1", "sugar-2"])


@rule("MM-AMB-88", "MM-STASH-04", "MM-STASH-05")
def test_the_stash_is_known_to_its_owner_until_it_is_shown() -> None:
    game = secrets()
    for seat in (None, 0, 2):
        player = view(game, seat).players[1]
        assert (player.stash_least, player.stash_most) == (0, 24)
        assert (player.points_least, player.points_most) == (3, 5)
    own = view(game, 1).players[1]
    assert (own.stash_least, own.stash_most, own.points_least, own.points_most) == (24, 24, 5, 5)
    game.t.stage = OVER
    assert view(game, None).players[1].stash_least == 24


@rule("MM-STASH-04")
def test_that_gold_is_stashed_is_told_and_how_much_is_not() -> None:
    game = table(Captain(gold=20), Captain())
    stash_gold(game.t, game[0], 13, "MM-STASH-01")
    hidden = game.events("stashed-hidden")[0]
    assert hidden.data == {"seat": 0}
    assert not hidden.seen_by(0) and hidden.seen_by(1) and hidden.seen_by(None)
    full = game.events("stashed")[0]
    assert full.data["count"] == 13
    assert full.seen_by(0) and not full.seen_by(1)
    assert game[0].stash_least == 0 and game[0].stash_most == 20


@rule("MM-AMB-88", "MM-RAID-01")
def test_nations_of_merchants_and_face_down_tokens_are_seen_by_nobody() -> None:
    game = secrets()
    for seat in (None, 0):
        zone = view(game, seat).zones[CARACAS]
        assert (zone.merchant, zone.modification) == (True, "face-down")
    game.t.board.modification_open[CARACAS] = True
    game[0].looked = 1 << HAVANA
    token = tables.MODIFICATION_NAMES[game.t.board.modification[CARACAS]]
    assert view(game, 2).zones[CARACAS].modification == token
    assert view(game, 0).looked == {"havana": tables.MODIFICATION_NAMES[game.t.board.modification[HAVANA]]}
    assert view(game, 1).looked == {}


@rule("MM-AMB-91")
def test_the_captain_drawn_after_a_death_is_hidden_until_he_enters() -> None:
    game = secrets().script([0]).draws_captains("CAP-01")  # the token of the ship is laid first
    plays_out(bury(game.t, game[1], RETIRED, "MM-DEATH-09"))
    assert view(game, 0).players[1].captain == ""
    assert view(game, 1).captain == "ines-corvalan"


def test_events_put_in_order_are_known_to_whoever_did_it() -> None:
    game = secrets()
    for card in (0, 1):
        game.t.decks.events.take(card)
    game.t.event_top, game.t.event_seen = (0, 1), (0b010, 0b011)
    assert view(game, 1).event_top == [tables.EVENT_NAMES[0], tables.EVENT_NAMES[1]]
    assert view(game, 0).event_top == ["unknown", tables.EVENT_NAMES[1]]
    assert view(game, None).event_top == []
    assert view(game, 0).events_left == 34


def dealt(game: Play, seat: int, seed: int) -> Play:
    twin = game.t.copy()
    redeal.redeal(twin, seat, SearchChance(seed))
    return Play(twin, None, game.game)


@rule("MM-AMB-88")
def test_worlds_look_the_same_to_their_seat_and_lose_nothing() -> None:
    game = secrets()
    for seat in range(3):
        for seed in range(5):
            other = dealt(game, seat, seed)
            assert view(other, seat) == view(game, seat)
            assert game.game.audit(other.t) == game.game.audit(game.t)
            assert game.game.faults(other.t) == []


def test_worlds_deal_hands_rumours_cargo_and_stashes_anew() -> None:
    game = secrets()
    many = [dealt(game, 0, seed) for seed in range(30)]
    assert len({world[1].hand for world in many}) > 10
    assert len({world[1].rumour for world in many}) > 10
    assert len({world[1].cargo for world in many}) > 10
    assert len({world[1].stash for world in many}) > 10
    assert {world[1].captain for world in many} == {tables.captain_card("CAP-07")}
    assert all(0 <= world[1].stash <= 24 for world in many)


def test_worlds_mix_merchants_and_tokens_within_their_batch() -> None:
    game = secrets()
    board = game.t.board
    board.merchant_batch[NASSAU] = board.merchant_batch[HAVANA] = 7
    both = sorted([board.merchant[NASSAU], board.merchant[HAVANA]])
    board.modification_open[TORTUGA] = True
    for seed in range(12):
        world = dealt(game, 0, seed).t.board
        assert sorted([world.merchant[NASSAU], world.merchant[HAVANA]]) == both
        assert world.modification[TORTUGA] == board.modification[TORTUGA]
        assert sorted(world.modification) == sorted(board.modification)
    assert any(dealt(game, 0, seed).t.board.merchant != board.merchant for seed in range(5))
    assert any(dealt(game, 0, seed).t.board.modification != board.modification for seed in range(5))


def test_tokens_that_a_seat_has_looked_at_stay_in_its_worlds_only() -> None:
    game = secrets()
    game[0].looked = (1 << 17) - 1
    board = game.t.board
    assert all(dealt(game, 0, seed).t.board.modification == board.modification for seed in range(5))
    assert any(dealt(game, 1, seed).t.board.modification != board.modification for seed in range(5))


def test_an_announced_card_is_one_that_fits_the_moment() -> None:
    game = table(Captain(), Captain(hand=["GL-15", "GL-10"]))
    game.t.moment = AT_EVENT
    game[1].announced = tables.glory_card("GL-15")
    for seed in range(10):
        world = dealt(game, 0, seed)
        assert tables.GLORY_MOMENTS[world[1].announced] >> AT_EVENT & 1
        assert world[1].announced in world[1].hand


def test_a_stash_that_would_have_been_declared_is_not_dealt() -> None:
    game = table(Captain(), Captain(track=8, stash=19))
    game[1].stash_most = 90
    assert max(dealt(game, 0, seed)[1].stash for seed in range(40)) <= 19


def test_the_order_of_events_seen_by_one_is_dealt_anew_for_others() -> None:
    game = secrets()
    for card in (0, 1, 2):
        game.t.decks.events.take(card)
    game.t.event_top, game.t.event_seen = (0, 1, 2), (1, 1, 1)
    assert all(dealt(game, 0, seed).t.event_top == (0, 1, 2) for seed in range(5))
    assert any(dealt(game, 1, seed).t.event_top != (0, 1, 2) for seed in range(5))


def test_a_world_depends_on_the_view_and_the_chance_alone() -> None:
    game = secrets()
    other = dealt(game, 0, 99)
    assert digest(dealt(game, 0, 1).t) == digest(dealt(other, 0, 1).t)


def test_hidden_things_of_the_sea_have_no_place_in_the_view() -> None:
    game = table(Captain(), Captain(bounties={ENGLISH: 1}))
    zone = view(game, 0).zones[CARIBBEAN_SEA]
    assert (zone.demand, zone.modification, zone.missions) == ("", "", [])
    assert game.t.board.modification[CARIBBEAN_SEA] == NONE


def test_what_an_npc_sails_and_what_blows_is_public() -> None:
    npcs = {SPANISH: ("EV-01", HAVANA), ENGLISH: ("EV-04", NASSAU)}
    game = table(Captain(), Captain("CAP-12"), npcs=npcs, wars=[(SPANISH, DUTCH)])
    game.t.storm = 3
    seen = view(game, None)
    assert [npc.ship for npc in seen.npcs] == ["man-o-war", "frigate", "", "", "", ""]
    assert seen.npcs[SPANISH].skills == {"seamanship": 2, "scouting": 2, "leadership": 3}
    assert seen.effects == {"storm": 3}
    assert seen.wars == [["spanish", "dutch"]]


@rule("MM-STASH-04")
def test_at_the_chest_being_asked_does_not_tell_what_is_in_it() -> None:
    """In the home port payments may come from the stash, so the question comes whether it is empty or not."""
    for stash in (0, 30):
        captain = Captain("CAP-07", zone=PORT_ROYAL, in_port=True, gold=0, stash=stash, tracks={CREW: 1})
        game = table(captain, Captain("CAP-12"), game=PORT_ACTION)
        game[0].stash_most = 30
        game.begins().dice("11")
        game.seat(0).says("do-recruit")
        assert game.asked == (0, "hire-crew")
        assert len(game.options) == (2 if stash else 1)


def test_cards_just_drawn_are_seen_by_whoever_draws_them() -> None:
    game = table(Captain(), Captain("CAP-12"))
    rum = tables.CARGO_NAMES.index("rum-1")
    game.t.decks.cargo.take(rum)
    game.t.drawn_cargo, game.t.drawn_by = (rum,), 0
    assert [view(game, seat).drawn for seat in (None, 0, 1)] == [[], ["rum-1"], []]
    assert {dealt(game, 0, seed).t.drawn_cargo for seed in range(8)} == {(rum,)}
    assert len({dealt(game, 1, seed).t.drawn_cargo for seed in range(8)}) > 3
