"""The small effects, one by one: they move what they say, as far as there is something to move, and say so once."""

import pytest

from freebooter.games.marauders import effects
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.draws import FOR_REWARD, OF_GLORY, OF_RUMOURS, cards_lying, draw_again
from freebooter.games.marauders.effects.board import refill
from freebooter.games.marauders.names import (
    ADVANCED_RIGS,
    CARACAS,
    CARGO,
    CHAIN_SHOT,
    CHASERS,
    CREW,
    EXTENDED_HOLD,
    EXTRA_CANNON_PORT,
    EXTRA_HAMMOCKS,
    FLUTE,
    FRIGATE,
    GALLEON,
    GRAPESHOT,
    HAVANA,
    HULL,
    MASTS,
    NASSAU,
    NONE,
    PURSER,
    RUM,
    SPANISH,
    SUGAR,
    SWIVEL_GUNS,
    TIMBER,
    TRINIDAD,
)
from freebooter.games.marauders.state import Visit
from freebooter.kernel.bag import Bag
from tests.games.marauders.table import Captain, Play, card, table
from tests.rules import rule

OTHER = Captain(zone=NASSAU)
RULE = "MM-SELL-01"


def at_home(**more: object) -> Play:
    return table(Captain(zone=TRINIDAD, in_port=True, **more), OTHER)  # type: ignore[arg-type]


def hold(game: Play) -> list[str]:
    return [tables.CARGO_NAMES[kind] for kind in game[0].cargo]


def hand(game: Play) -> list[str]:
    return [tables.GLORY_NAMES[kind] for kind in game[0].hand]


# Gold


@rule("MM-STASH-06", "MM-AMB-45")
def test_whose_chest_pays_where() -> None:
    home = at_home(gold=4, stash=7)
    assert effects.can_use_stash(home.t, home[0]) and effects.purse(home.t, home[0]) == 11
    for captain in (Captain(zone=TRINIDAD, gold=4, stash=7), Captain(zone=HAVANA, in_port=True, gold=4, stash=7)):
        game = table(captain, OTHER)
        assert not effects.can_use_stash(game.t, game[0]) and effects.purse(game.t, game[0]) == 4
    home.t.rules.version = 1
    assert effects.purse(home.t, home[0]) == 4, "at first only in the Port action"
    home.t.visit = Visit(TRINIDAD)
    assert effects.purse(home.t, home[0]) == 11
    other = table(Captain("CAP-11", zone=NASSAU), Captain("CAP-06", zone=TRINIDAD, in_port=True, gold=4, stash=7))
    other.t.rules.version = 1
    other.t.visit = Visit(NASSAU)
    assert effects.purse(other.t, other[1]) == 4, "and only in the own one"


@rule("MM-STASH-04")
@pytest.mark.parametrize(("least", "most", "secret"), [(0, 0, False), (3, 3, False), (2, 3, True)])
def test_a_chest_is_secret_while_others_cannot_work_it_out(least: int, most: int, secret: bool) -> None:
    game = at_home(stash=3)
    game[0].stash_least, game[0].stash_most = least, most
    assert effects.stash_is_secret(game[0]) == secret
    assert effects.purse_is_secret(game.t, game[0]) == secret
    game[0].in_port = False
    assert not effects.purse_is_secret(game.t, game[0])


@rule("MM-STASH-06")
@pytest.mark.parametrize(
    ("pays", "gold", "stash", "least", "most"),
    [(3, 1, 10, 4, 20), (4, 0, 10, 4, 20), (5, 0, 9, 3, 19), (9, 0, 5, 0, 15), (14, 0, 0, 0, 10)],
)
def test_gold_is_paid_from_on_board_first(pays: int, gold: int, stash: int, least: int, most: int) -> None:
    game = at_home(gold=4, stash=10)
    game[0].stash_least, game[0].stash_most = 4, 20
    minted = game.t.minted
    effects.pay_gold(game.t, game[0], pays, RULE)
    player = game[0]
    assert (player.gold, player.stash, player.stash_least, player.stash_most) == (gold, stash, least, most)
    assert game.t.minted == minted - pays
    assert game.told("gold-paid") == [{"seat": 0, "count": pays, "gold": gold}]


@rule("MM-STASH-04")
def test_gold_that_moves_is_told_as_far_as_others_may_know() -> None:
    game = at_home(gold=9, stash=10)
    player, t = game[0], game.t
    player.stash_least = 10
    effects.stash_gold(t, player, 4, RULE)
    assert (player.gold, player.stash, player.stash_least, player.stash_most) == (5, 14, 10, 19)
    effects.withdraw_gold(t, player, 12, RULE)
    assert (player.gold, player.stash, player.stash_least, player.stash_most) == (17, 2, 0, 7)
    effects.send_gold_home(t, player, 7, RULE)
    assert (player.gold, player.stash, player.stash_least, player.stash_most) == (10, 9, 7, 14)
    minted = t.minted
    effects.gain_gold(t, player, 3, RULE)
    assert (player.gold, t.minted) == (13, minted + 3)
    effects.lose_gold(t, player, RULE)
    assert (player.gold, t.minted, game.told("gold-lost")) == (0, minted - 10, [{"seat": 0, "count": 13}])


@rule("MM-PLUNDER-02")
def test_no_gold_is_not_worth_a_word_and_all_gold_changes_hands() -> None:
    game = table(Captain(gold=6), Captain(gold=2))
    effects.hand_over_gold(game.t, game[0], game[1], RULE)
    assert (game[0].gold, game[1].gold) == (0, 8)
    effects.gain_gold(game.t, game[0], 0, RULE)
    effects.pay_gold(game.t, game[0], 0, RULE)
    effects.lose_gold(game.t, game[0], RULE)
    assert [game.told(kind) for kind in ("gold-gained", "gold-paid", "gold-lost")] == [[], [], []]


# Cargo


@rule("MM-PORT-07", "MM-AMB-08")
def test_room_in_port_and_at_sea() -> None:
    cargo = ["rum-1", "rum-2", "sugar-1"]
    for in_port, room in ((True, 2), (False, -2)):
        game = table(Captain(in_port=in_port, cargo=cargo, mission="MI-02", load=True), OTHER)
        assert (effects.room_of(game.t, game[0]), effects.room_at_sea(game.t, game[0])) == (room, -2)
        assert effects.cards_aboard(game.t, game[0]) == 4
        assert [effects.goods_aboard(game[0], good) for good in (RUM, SUGAR, TIMBER)] == [2, 1, 0]


@rule("MM-SELL-04", "MM-BUY-08")
def test_cargo_comes_and_goes_card_by_card() -> None:
    game = table(Captain(cargo=["rum-1", "rum-2", "sugar-1"]), OTHER)
    rum = effects.pick_copies(game[0].cargo, RUM, 1)
    assert rum == [card("rum-1")] and effects.pick_copies(game[0].cargo, RUM, 5) == [card("rum-1"), card("rum-2")]
    effects.unload_cargo(game.t, game[0], rum, RULE)
    assert hold(game) == ["rum-2", "sugar-1"]
    assert game.t.decks.cargo_discard.counts[card("rum-1")] == 1
    effects.load_cargo(game.t, game[0], [card("cocoa-1")], RULE, False)
    assert hold(game) == ["cocoa-1", "rum-2", "sugar-1"]
    assert game.told("cargo-loaded-hidden") == [{"seat": 0, "count": 1}]
    effects.load_cargo(game.t, game[0], [], RULE, False)
    effects.unload_cargo(game.t, game[0], [], RULE)
    assert (len(game.told("cargo-loaded-hidden")), len(game.told("cargo-discarded"))) == (1, 1)


@rule("MM-COMBAT-21")
@pytest.mark.parametrize(
    ("at", "cargo", "load"), [(0, ["sugar-1"], True), (1, ["rum-1"], True), (2, ["rum-1", "sugar-1"], False)]
)
def test_a_card_at_random_may_be_the_load(at: int, cargo: list[str], load: bool) -> None:
    game = table(Captain(cargo=["rum-1", "sugar-1"], mission="MI-02", load=True), OTHER).script([at])
    effects.lose_random_cargo(game.t, game[0], RULE)
    assert (hold(game), game[0].load) == (cargo, load)
    assert (game[0].mission == NONE) == (not load)


@rule("MM-BUY-09", "MM-AMB-77", "MM-AMB-92")
def test_empty_decks_are_made_anew_and_may_stay_empty() -> None:
    game = table(Captain(), OTHER, luck=1)
    decks = game.t.decks
    for deck, discard, draw in (
        (decks.cargo, decks.cargo_discard, effects.draw_cargo),
        (decks.glory, decks.glory_discard, effects.draw_glory_card),
        (decks.rumours, decks.rumours_discard, effects.draw_rumour),
    ):
        discard.pour(deck)
        count = discard.left
        assert draw(game.t) != NONE and (deck.left, discard.left) == (count - 1, 0)
        while deck.left:
            game.t.chance.draw(deck)
        assert draw(game.t) == NONE
    assert effects.draw_cards(game.t, 3) == []
    full, other = Bag([1, 1]), Bag([2, 2])
    refill(game.t, full, other)
    assert (full.left, other.left) == (2, 4), "a deck that has cards stays as it is"


# Ships and crews


@rule("MM-RECRUIT-03")
@pytest.mark.parametrize(("count", "crew", "told"), [(0, 1, 0), (1, 2, 1), (2, 3, 1), (9, 3, 1)])
def test_crew_joins_up_to_the_value_of_the_ship(count: int, crew: int, told: int) -> None:
    game = table(Captain(ship=FRIGATE, tracks={CREW: 1}), OTHER)
    effects.gain_crew(game.t, game[0], count, RULE)
    assert (game[0].ship.tracks[CREW], len(game.told("crew-gained"))) == (crew, told)
    effects.fill_crew(game.t, game[0], RULE)
    assert game[0].ship.tracks[CREW] == 3


@rule("MM-SHIPYARD-10")
@pytest.mark.parametrize(("points", "hull", "told"), [(0, 1, 0), (1, 2, 1), (2, 3, 1), (5, 3, 1)])
def test_repairs_go_up_to_the_value_of_the_ship(points: int, hull: int, told: int) -> None:
    game = table(Captain(ship=FRIGATE, tracks={HULL: 1, MASTS: 0, CREW: 0}), OTHER)
    effects.repair(game.t, game[0], HULL, points, RULE)
    assert (game[0].ship.tracks[HULL], len(game.told("repaired"))) == (hull, told)
    effects.repair_all(game.t, game[0], RULE)
    assert game[0].ship.tracks == [3, 3, 3, 0, 3], "crew is not repaired"


@rule("MM-WEAPON-01")
def test_weapons_come_and_go_one_by_one() -> None:
    game = table(Captain(weapons=[CHAIN_SHOT]), OTHER)
    effects.gain_weapon(game.t, game[0], GRAPESHOT, RULE)
    assert game[0].weapons == 1 << CHAIN_SHOT | 1 << GRAPESHOT
    effects.lose_weapon(game.t, game[0], CHAIN_SHOT, RULE)
    assert game[0].weapons == 1 << GRAPESHOT
    effects.lose_all_weapons(game.t, game[0])
    assert game[0].weapons == 0


@rule("MM-MOD-01", "MM-MOD-04", "MM-MOD-06")
def test_some_modifications_raise_a_track() -> None:
    game = table(Captain(ship=FLUTE), OTHER)
    for modification in (EXTENDED_HOLD, EXTRA_CANNON_PORT, EXTRA_HAMMOCKS, SWIVEL_GUNS, ADVANCED_RIGS):
        effects.add_modification(game.t, game[0], modification, RULE)
    ship = game[0].ship
    assert ship.tracks == [3, 5, 3, 1, 2], "hammocks are filled by recruiting"
    assert all(ship.has(one) for one in (EXTENDED_HOLD, EXTRA_CANNON_PORT, EXTRA_HAMMOCKS, SWIVEL_GUNS))
    assert not ship.has(CHASERS) and len(game.told("modification-gained")) == 5
    great = table(Captain(ship=GALLEON), OTHER)
    effects.fit(great[0].ship, EXTENDED_HOLD)
    assert great[0].ship.tracks[CARGO] == 5, "no track goes above five"


@rule("MM-PORT-06", "MM-SHIPYARD-12")
def test_a_token_is_turned_up_once_and_taken_away() -> None:
    game = table(Captain(), OTHER).offers_modification(HAVANA, CHASERS)
    board = game.t.board
    for player in (game[0], game[1]):
        player.looked = 1 << HAVANA | 1 << CARACAS
    effects.open_modification(game.t, HAVANA)
    effects.open_modification(game.t, HAVANA)
    assert board.modification_open[HAVANA] and len(game.told("modification-opened")) == 1
    assert effects.clear_modification(game.t, HAVANA) == CHASERS
    assert (board.modification[HAVANA], board.modification_open[HAVANA]) == (NONE, False)
    assert [player.looked for player in (game[0], game[1])] == [1 << CARACAS] * 2
    effects.open_modification(game.t, HAVANA)
    assert not board.modification_open[HAVANA]


# Bounties, cards, merchants


@rule("MM-BOUNTY-06", "MM-BOUNTY-08")
def test_bounties_go_from_nought_to_five() -> None:
    game = table(Captain(bounties={SPANISH: 4}), OTHER)
    effects.gain_bounty(game.t, game[0], SPANISH, 2, RULE)
    effects.gain_bounty(game.t, game[0], SPANISH, 1, RULE)
    assert (game[0].bounties[SPANISH], len(game.told("bounty-gained"))) == (5, 1)
    effects.lower_bounty(game.t, game[0], SPANISH, 2, RULE)
    assert game[0].bounties[SPANISH] == 3
    effects.lower_bounty(game.t, game[0], SPANISH, 9, RULE)
    effects.lower_bounty(game.t, game[0], SPANISH, 1, RULE)
    assert (game[0].bounties[SPANISH], len(game.told("bounty-lowered"))) == (0, 2)


@rule("MM-GLORY-10")
def test_specialists_are_employed_and_dismissed() -> None:
    first, second = tables.glory_card("GL-S7a"), tables.glory_card("GL-S1a")
    game = table(Captain(employed=["GL-S1a", "GL-S7a"]), OTHER)
    assert effects.active(game.t, game[0], PURSER)
    effects.dismiss(game.t, game[0], first, RULE)
    assert (game[0].employed, effects.active(game.t, game[0], PURSER)) == ((second,), False)
    assert game.t.decks.glory_discard.counts[first] == 1
    game.t.decks.glory_discard.take(first)
    effects.employ(game.t, game[0], first, RULE)
    assert effects.active(game.t, game[0], PURSER) and game[0].employed == tuple(sorted([first, second]))


@rule("MM-GLORY-05", "MM-GLORY-10")
def test_one_copy_of_a_card_leaves_the_hand() -> None:
    game = table(Captain(hand=["GL-10", "GL-10", "GL-11"]), OTHER)
    wind = tables.glory_card("GL-10")
    effects.discard_glory_card(game.t, game[0], wind, RULE)
    assert hand(game) == ["following-wind", "hidden-cove"]
    assert game.t.decks.glory_discard.counts[wind] == 1
    effects.take_glory_card(game.t, game[0], wind, RULE)
    assert hand(game) == ["following-wind", "following-wind", "hidden-cove"]


@rule("MM-MISSION-05", "MM-MISSION-06")
def test_missions_are_given_up_and_offered() -> None:
    game = table(Captain(mission="MI-05", mission_step=1, load=True), OTHER, luck=1)
    effects.discard_mission(game.t, game[0], RULE)
    player = game[0]
    assert (player.mission, player.mission_step, player.load) == (NONE, 0, False)
    effects.discard_mission(game.t, player, RULE)
    assert len(game.told("mission-lost")) == 1
    effects.fill_missions(game.t, 3)
    assert len(game.t.board.missions) == 3 and game.t.board.missions == tuple(sorted(game.t.board.missions))
    effects.fill_missions(game.t, 2)
    assert len(game.t.board.missions) == 3


@rule("MM-RAID-05", "MM-TURN-02")
def test_merchants_leave_and_return_to_empty_zones_only() -> None:
    game = table(Captain(), OTHER, luck=1)
    board, track = game.t.board, game.t.decks.merchants
    others = [nation for zone, nation in enumerate(board.merchant) if zone not in (HAVANA, CARACAS)]
    batches = board.batches
    effects.merchant_to_track(game.t, HAVANA, RULE)
    effects.merchant_to_track(game.t, CARACAS, RULE)
    assert (board.merchant[HAVANA], board.merchant[CARACAS], track.left) == (NONE, NONE, 2)
    effects.deal_merchants(game.t, RULE)
    assert NONE not in board.merchant and track.left == 0
    assert [nation for zone, nation in enumerate(board.merchant) if zone not in (HAVANA, CARACAS)] == others
    assert board.merchant_batch[HAVANA] == board.merchant_batch[CARACAS] == batches
    assert board.batches == batches + 1


@rule("MM-SELL-05", "MM-SELL-09")
def test_a_new_token_is_drawn_before_the_old_one_goes_back() -> None:
    game = table(Captain(), OTHER, luck=1).demands(HAVANA, RUM)
    pool = game.t.decks.demand
    for token in range(pool.counts[RUM]):
        pool.take(RUM)
    effects.change_demand(game.t, HAVANA, RULE)
    assert game.t.board.demand[HAVANA] != RUM
    assert pool.counts[RUM] == 1
    assert game.told("demand-changed")[0]["before"] == "rum"


# Draws


@rule("MM-BUY-06", "MM-GLORY-04", "MM-RUMOR-05")
def test_a_draw_that_is_repeated_discards_what_lay_there_and_draws_as_many() -> None:
    game = table(Captain(), OTHER, luck=1)
    t, decks = game.t, game.t.decks
    t.drawn_cargo = tuple(sorted(effects.draw_cards(t, 3)))
    t.drawn_glory = tuple(sorted(effects.draw_glory_card(t) for card in range(2)))
    t.drawn_rumours = tuple(sorted(effects.draw_rumour(t) for card in range(2)))
    first = (t.drawn_cargo, t.drawn_glory, t.drawn_rumours)
    left = (decks.cargo.left, decks.glory.left, decks.rumours.left)
    for draw, count in ((FOR_REWARD, 3), (OF_GLORY, 2), (OF_RUMOURS, 2)):
        t.drawing = draw
        assert cards_lying(t) == count
        draw_again(t, game[0], "drill")
        assert cards_lying(t) == count
    t.drawing = NONE
    assert (cards_lying(t), len(t.repeated_by)) == (0, 3)
    assert (decks.cargo.left, decks.glory.left, decks.rumours.left) == tuple(
        before - count for before, count in zip(left, (3, 2, 2), strict=True)
    )
    for cards, pile in zip(first, (decks.cargo_discard, decks.glory_discard, decks.rumours_discard), strict=True):
        assert [pile.counts[kind] for kind in cards] == [cards.count(kind) for kind in cards]
