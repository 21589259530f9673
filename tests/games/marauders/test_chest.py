"""Chest cards that no other file proves: Tavern Talk, Governor's Table, Sealed Pardon; and when chest cards fit."""

import pytest

from freebooter.games.marauders.content.tables import GLORY_IDS, mission_card, rumour_card
from freebooter.games.marauders.glory_cards.chest import another_has_bought, needs_courier
from freebooter.games.marauders.hand.card_rules import missing_rules
from freebooter.games.marauders.names import DUTCH, ENGLISH, FRENCH, HAVANA, NONE, STASH, TORTUGA, TRINIDAD
from tests.games.marauders.table import PORT_ACTION, TURN, Captain, Play, table
from tests.games.playing import ranks
from tests.rules import rule


def in_port(zone: int = TRINIDAD, **more: object) -> Play:
    return table(Captain(zone=zone, in_port=True, **more), Captain(), game=PORT_ACTION)  # type: ignore[arg-type]


def on_offer(game: Play, *ids: str) -> Play:
    """These missions and no others lie at their locations."""
    board, deck = game.t.board, game.t.decks.missions
    for kind in board.missions:
        deck.add(kind)
    kinds = [mission_card(id) for id in ids]
    for kind in kinds:
        deck.take(kind)
    board.missions = tuple(sorted(kinds))
    return game


def test_every_chest_card_has_a_rule() -> None:
    assert [f"GL-0{number}" for number in range(1, 10) if f"GL-0{number}" in missing_rules()] == []
    assert {f"GL-0{number}" for number in range(1, 10)} <= set(GLORY_IDS)


# GL-01 Tavern Talk


def test_tavern_talk_brings_a_rumour_without_gold_or_roll() -> None:
    game = in_port(hand=["GL-01"]).begins()
    game.script(ranks(game.t.decks.rumours.copy(), [rumour_card("RU-14")])).seat(0).plays("GL-01")
    assert game[0].rumour == rumour_card("RU-14")
    assert game.told("skill-rolled") == []
    assert game[0].hand == ()


@rule("MM-RUMOR-03")
def test_of_two_rumours_one_is_chosen() -> None:
    game = in_port(hand=["GL-01"], rumour="RU-01").begins()
    game.script(ranks(game.t.decks.rumours.copy(), [rumour_card("RU-14")])).seat(0).plays("GL-01")
    game.seat(0).says("keep-rumour-gold-under-the-gallows")
    assert game[0].rumour == rumour_card("RU-01")


@rule("MM-GLORY-05")
def test_tavern_talk_is_for_port_actions_only() -> None:
    game = table(Captain(zone=TRINIDAD, in_port=True, hand=["GL-01"]), Captain(), game=TURN).begins()
    assert "play-tavern-talk" not in game.options
    game.seat(0).says("port-action")
    assert "play-tavern-talk" in game.options


# GL-07 Governor's Table, and what the port has to do with missions


def test_the_governors_table_skips_the_roll() -> None:
    game = on_offer(in_port(HAVANA, hand=["GL-07"]), "MI-01", "MI-10").begins()
    game.script([0]).seat(0).says("do-mission")
    assert game.asked == (0, "window-claim")
    game.seat(0).plays("GL-07")
    assert game[0].mission == mission_card("MI-01")
    assert game.told("skill-rolled") == []


def test_the_governors_table_leaves_other_requirements() -> None:
    game = on_offer(in_port(HAVANA, hand=["GL-07"], bounties={DUTCH: 1}), "MI-01", "MI-10").begins()
    assert "do-mission" not in game.options  # for non-pirates


def test_the_governors_table_is_of_no_use_without_a_roll() -> None:
    game = on_offer(in_port(TORTUGA, hand=["GL-07"]), "MI-11", "MI-10").begins()
    game.script([0]).seat(0).says("do-mission")
    assert game.asked == (0, "window-claim")
    assert game.options == ["pass"]


@rule("MM-MISSION-02", "MM-MISSION-04")
def test_a_mission_is_claimed_by_its_roll_in_its_port() -> None:
    game = on_offer(in_port(HAVANA), "MI-01", "MI-10").begins()
    game.dice("1x").script([0]).seat(0).says("do-mission")
    assert game[0].mission == mission_card("MI-01")
    assert game[0].load
    elsewhere = on_offer(in_port(TRINIDAD), "MI-01", "MI-10").begins()
    assert "do-mission" not in elsewhere.options


@rule("MM-AMB-50", "MM-MISSION-03", "MM-MISSION-04")
def test_where_two_missions_lie_one_attempt_is_made() -> None:
    game = on_offer(in_port(HAVANA), "MI-01", "MI-02").begins()
    game.dice("12").seat(0).says("do-mission", "claim-mission-plate-for-the-mint")
    assert game[0].mission == NONE
    assert set(game.t.board.missions) == {mission_card("MI-01"), mission_card("MI-02")}
    assert "do-mission" not in game.options


# GL-09 Sealed Pardon


@pytest.mark.parametrize(("bounty", "count", "left"), [(3, 2, 1), (3, 1, 2), (5, 2, 3)])
def test_a_sealed_pardon_lowers_one_bounty_by_up_to_two(bounty: int, count: int, left: int) -> None:
    game = in_port(hand=["GL-09"], bounties={FRENCH: bounty, ENGLISH: 1}).begins()
    game.seat(0).plays("GL-09")
    assert game.options == ["nation-english", "nation-french"]
    game.seat(0).says("nation-french")
    assert game.options == ["lower-bounty-1", "lower-bounty-2"]
    game.seat(0).says(f"lower-bounty-{count}")
    assert game[0].bounties == [0, 1, left, 0]


@rule("MM-BOUNTY-08")
def test_a_last_bounty_pardoned_makes_an_honest_captain() -> None:
    game = in_port(hand=["GL-09"], bounties={FRENCH: 1}).begins()
    game.seat(0).plays("GL-09")
    assert not game[0].is_pirate()


def test_a_sealed_pardon_is_played_in_port_with_or_without_a_port_action() -> None:
    ashore = table(Captain(zone=TRINIDAD, in_port=True, hand=["GL-09"], bounties={FRENCH: 1}), Captain(), game=TURN)
    assert "play-sealed-pardon" in ashore.begins().options
    at_sea = table(Captain(zone=TRINIDAD, hand=["GL-09"], bounties={FRENCH: 1}), Captain(), game=TURN)
    assert "play-sealed-pardon" not in at_sea.begins().options


def test_a_sealed_pardon_needs_a_bounty() -> None:
    assert "play-sealed-pardon" not in in_port(hand=["GL-09"]).begins().options


def test_a_trusted_courier_comes_before_the_gold_is_stashed() -> None:
    game = table(Captain(zone=HAVANA, in_port=True, gold=5), Captain(), game=PORT_ACTION).begins()
    visit = game.t.visit
    assert visit is not None and needs_courier(game.t, game[0]) is None
    visit.done = 1 << STASH + 1
    assert needs_courier(game.t, game[0]) is None
    visit.done = 1 << STASH
    assert needs_courier(game.t, game[0]) is not None


def test_customs_need_goods_that_another_has_drawn() -> None:
    game = table(Captain(), Captain(), game=TURN).begins()
    assert another_has_bought(game.t, game[0]) is not None
