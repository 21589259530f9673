"""How the table is laid, and the choice of ships."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.hand.card_rules import missing_rules
from freebooter.games.marauders.moves import CHOOSE_SHIP
from freebooter.games.marauders.names import CARIBBEAN_SEA, DUTCH, FLUTE, INFLUENCE, NONE, SLOOP, SPANISH
from freebooter.games.marauders.state import ROUND_BEGINS, Table
from freebooter.kernel.ask import Together
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import new_match
from tests.games.marauders.table import Captain, plays_out, table
from tests.rules import rule


def laid(seed: int = 0, seats: int = 4) -> Table:
    state = GAME.setup(GAME.options({}), seats, SearchChance(seed))
    assert isinstance(state, Table)
    return state


def test_every_glory_card_has_a_rule() -> None:
    assert missing_rules() == []


@rule("MM-SETUP-01")
def test_decks_are_full_and_face_down() -> None:
    t = laid(seats=3)
    decks = t.decks
    assert (decks.events.left, decks.glory.left, decks.cargo.left, decks.rumours.left) == (34, 70, 64, 25)
    assert (decks.missions.left, decks.captains.left) == (23, 13)
    assert decks.cargo_discard.left == decks.glory_discard.left == decks.rumours_discard.left == 0
    assert t.event_top == ()


@rule("MM-SETUP-02")
def test_one_demand_token_in_each_port_and_eight_in_the_pool() -> None:
    t = laid()
    assert t.board.demand[CARIBBEAN_SEA] == NONE
    assert sum(good != NONE for good in t.board.demand) == 16
    assert t.decks.demand.left == 8
    assert laid(1).board.demand != t.board.demand


@rule("MM-SETUP-03")
def test_one_modification_face_down_in_each_port() -> None:
    t = laid()
    assert t.board.modification[CARIBBEAN_SEA] == NONE
    assert sum(token != NONE for token in t.board.modification) == 16
    assert not any(t.board.modification_open)
    assert t.decks.modifications.left == 0


@rule("MM-SETUP-04")
def test_a_merchant_in_every_zone_with_the_nation_hidden() -> None:
    t = laid()
    assert all(nation != NONE for nation in t.board.merchant)
    assert (t.board.merchant.count(SPANISH), t.board.merchant.count(DUTCH)) == (5, 4)
    assert t.decks.merchants.left == 0
    zones = GAME.view(t, 0).zones  # type: ignore[attr-defined]
    assert all(zone.merchant is True for zone in zones)


@rule("MM-SETUP-05")
def test_two_missions_lie_at_their_locations() -> None:
    t = laid()
    assert len(t.board.missions) == 2
    for zone in GAME.view(t, None).zones:  # type: ignore[attr-defined]
        for name in zone.missions:
            kind = tables.MISSION_NAMES.index(name)
            assert zone.zone == tables.MISSIONS[kind].location


@rule("MM-SETUP-06", "MM-SETUP-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_a_sheet_and_no_glory(seats: int) -> None:
    t = laid(seats=seats)
    assert [player.seat for player in t.players] == list(range(seats))
    assert all(player.track == 0 and player.stash == 0 and player.gold == 0 for player in t.players)


@rule("MM-SETUP-07", "MM-NPC-26")
def test_no_npc_is_on_the_board_and_the_enemy_table_has_five_locations() -> None:
    t = laid()
    assert len(t.npcs) == 6
    assert not any(npc.afloat() for npc in t.npcs)
    assert len(tables.SHIP_TRACKS[0]) == 6  # hull, cargo, masts, crew, cannons, and manoeuvrability


@rule("MM-SETUP-09")
def test_captains_are_hidden_from_the_others() -> None:
    t = laid()
    view = GAME.view(t, 1)
    assert view.captain == tables.CAPTAIN_NAMES[t.players[1].captain]  # type: ignore[attr-defined]
    assert [player.captain for player in view.players] == ["", view.captain, "", ""]  # type: ignore[attr-defined]
    assert len({player.captain for player in t.players}) == 4


@rule("MM-SETUP-10", "MM-SETUP-11", "MM-SETUP-12", "MM-SETUP-13", "MM-SETUP-14")
def test_sloop_or_flute_in_secret_then_all_is_shown() -> None:
    match = new_match(GAME, 2, {}, seed=3)
    question = match.run.question
    assert isinstance(question, Together)
    assert question.prompt == "choose-ship"
    assert question.offer(0) == question.offer(1) == [CHOOSE_SHIP[SLOOP], CHOOSE_SHIP[FLUTE]]
    match.play(0, CHOOSE_SHIP[SLOOP])
    assert not match.run.state.players[0].afloat  # type: ignore[attr-defined]
    match.play(1, CHOOSE_SHIP[FLUTE])
    t = match.run.state
    assert isinstance(t, Table)
    assert [player.ship.kind for player in t.players] == [SLOOP, FLUTE]
    assert t.players[0].ship.tracks == [2, 2, 2, 2, 1]
    assert t.players[1].ship.tracks == [3, 4, 3, 1, 1]
    for player in t.players:
        assert player.zone == tables.CAPTAIN_HOME[player.captain] and player.in_port
        assert (player.gold, player.stash) == (10, 0)
        more = tables.CAPTAIN_IDS[player.captain] == "CAP-14"
        assert len(player.hand) == (2 if more else 1)
    assert GAME.view(t, 0).players[1].captain != ""  # type: ignore[attr-defined]


@rule("MM-SETUP-12")
def test_the_captain_who_starts_with_two_cards() -> None:
    from freebooter.games.marauders.captain.new_captain import draw_starting_cards

    game = table(Captain("CAP-14"), Captain("CAP-07")).script([0, 0, 0])
    plays_out(draw_starting_cards(game.t, game[0]))
    plays_out(draw_starting_cards(game.t, game[1]))
    assert (len(game[0].hand), len(game[1].hand)) == (2, 1)


@rule("MM-SETUP-15")
def test_the_first_player_is_drawn_and_the_order_is_clockwise_for_good() -> None:
    firsts = {laid(seed).first for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    from freebooter.games.marauders.turn.flow import begin_turns

    t = laid(seats=3)
    t.first = 2
    t.stage = ROUND_BEGINS
    for round in range(3):
        plays_out(begin_turns(t))
        assert t.order == (2, 0, 1)


@rule("MM-SETUP-16")
@pytest.mark.parametrize(("roll", "passed"), [("1234", False), ("123x", True), ("xxxx", True)])
def test_a_check_rolls_the_skill_and_passes_with_one_success(roll: str, passed: bool) -> None:
    game = table(Captain("CAP-14"), Captain()).dice(roll)
    results: list[bool] = []

    def check() -> object:
        results.append((yield from dice.check(game.t, game[0], INFLUENCE, dice.FOR_RUMOUR)))

    plays_out(check())  # type: ignore[arg-type]
    assert results == [passed]
    assert len(game.told("skill-rolled")[0]["dice"]) == 4
    assert game.all_scripted_chance_was_used


@rule("MM-SETUP-04")
def test_what_is_laid_out_at_first_is_one_batch() -> None:
    """Tokens of a batch look alike; the next that are laid out are another."""
    board = table(Captain(), Captain()).t.board
    assert board.batches == 1
    assert set(board.merchant_batch) == set(board.modification_batch) == {0}
