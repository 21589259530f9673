"""One favour repeats a roll, a draw or the search of an NPC, once in a situation (SG-M10-05 to 10, 13, 14, 16)."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.battle.plunder import search_navy
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.captain.glory import draw_glory
from freebooter.games.marauders.content.tables import event_card, glory_card, rumour_card
from freebooter.games.marauders.modules.favours.board import boards
from freebooter.games.marauders.names import (
    BASSE_TERRE,
    CARIBBEAN_SEA,
    CARTAGENA,
    CREW,
    CURACAO,
    DUTCH,
    FLUTE,
    FRENCH,
    FRIGATE,
    INFLUENCE,
    LEADERSHIP,
    NASSAU,
    PORT_ROYAL,
    RUM,
    SANTO_DOMINGO,
    SCOUTING,
    SEAMANSHIP,
    SPANISH,
    TRINIDAD,
)
from freebooter.games.marauders.npcs.scouting import all_scout
from freebooter.games.marauders.registries.purposes import Purpose
from freebooter.games.marauders.rumours import receive_rumour
from freebooter.games.marauders.rumours.goods import take_cargo
from freebooter.games.marauders.rumours.rewards import choose_glory, choose_rumour
from freebooter.games.marauders.state import Visit
from freebooter.games.marauders.turn.events import disease
from freebooter.games.marauders.turn.flow import weather_storm
from freebooter.kernel.ask import Ask
from tests.games.marauders.modules.favour_tables import favours, laid, preview, refused
from tests.games.marauders.table import PORT_ACTION, RAID, TURN, Captain, Play, card, plays_out
from tests.rules import rule

MARKET = ["cocoa-1", "spices-1", "timber-1", "textiles-1", "fruit-1", "sugar-1"]
OTHERS = ["cocoa-2", "spices-2-escape", "timber-2-escape", "textiles-2-escape", "fruit-2-escape", "sugar-2"]
SPEND = "spend-favour"


def cards(*names: str) -> tuple[int, ...]:
    return tuple(sorted([card(name) for name in names]))


# Rolls


@rule("SG-M10-07", "SG-M10-08")
def test_scouting_is_repeated_for_a_favour() -> None:
    game = laid(Captain(zone=CARIBBEAN_SEA), 2, game=TURN).merchant(CARIBBEAN_SEA, DUTCH).begins()
    game.dice("11", "1x").seat(0).says("scout-merchant")
    assert game.asked == (0, "roll-offer")
    assert preview(game, SPEND).params == {"dice": 2, "needed": 1, "chance": 56, "more": 0, "left": 1}
    game.seat(0).says(SPEND)
    assert game.asked == (0, "engage-merchant")
    assert favours(game) == 1
    assert game.told("favours-spent") == [{"seat": 0, "count": 1, "favours": 1}]


@rule("SG-M10-08")
@pytest.mark.parametrize("target", ["scout-player", "scout-npc"])
def test_for_a_player_or_an_npc_too(target: str) -> None:
    npcs = {SPANISH: ("EV-01", CURACAO)}
    game = laid(Captain(zone=CURACAO), 1, Captain(zone=CURACAO), game=TURN, npcs=npcs).begins()
    name = next(name for name in game.options if name.startswith(target))
    game.dice("11", "11").seat(0).says(name)
    assert game.asked == (0, "roll-offer")
    game.seat(0).says(SPEND)
    assert (favours(game), game.asked) == (0, (0, "action"))


@rule("SG-M10-08")
def test_and_the_roll_that_tests_a_rumour() -> None:
    captain = Captain("CAP-06", zone=PORT_ROYAL, in_port=True, rumour="RU-01")
    game = laid(captain, 1, game=TURN).begins()
    game.dice("11", "1x").script([0]).seat(0).says("act-on-rumour")
    assert game.asked == (0, "roll-offer")
    game.seat(0).says(SPEND)
    assert (game[0].gold, game[0].track) == (10, 1)


@rule("SG-AMB-110", "SG-M10-07")
@pytest.mark.parametrize(
    ("skill", "purpose"),
    [
        (SCOUTING, dice.FOR_SCOUTING), (INFLUENCE, dice.FOR_RUMOUR), (INFLUENCE, dice.FOR_TRUTH),
        (SEAMANSHIP, dice.FOR_TASK), (LEADERSHIP, dice.FOR_RECRUITING), (INFLUENCE, dice.FOR_ENTRY),
        (INFLUENCE, dice.FOR_CLOSED_PORT), (SEAMANSHIP, dice.FOR_SHOALS), (LEADERSHIP, dice.FOR_HIRING),
        (LEADERSHIP, dice.FOR_DISEASE), (SEAMANSHIP, dice.FOR_WRECK), (SEAMANSHIP, dice.FOR_STORM),
    ],
)  # fmt: skip
def test_every_own_roll_outside_combat(skill: int, purpose: Purpose) -> None:
    game = laid(Captain(), 1)
    count = dice.pool(game.t, game[0], skill, purpose, 0)
    game.dice("1" * count, "1" * count)
    assert plays_out(dice.check(game.t, game[0], skill, purpose), SPEND) == ["roll-offer"]
    assert favours(game) == 0


@rule("SG-AMB-110")
@pytest.mark.parametrize(("thrown", "needed", "asked"), [("x12", 1, 0), ("x12", 2, 1), ("xxx", 5, 0), ("112", 1, 1)])
def test_it_is_offered_only_where_it_can_help(thrown: str, needed: int, asked: int) -> None:
    game = laid(Captain(), 1).dice(thrown)
    part = dice.check(game.t, game[0], SEAMANSHIP, dice.FOR_SHOALS, needed)
    assert plays_out(part) == ["roll-offer"] * asked
    assert favours(game) == 1


def test_nobody_is_asked_without_favours_and_one_may_pass_ahead() -> None:
    game = laid(Captain(), 0, others=5).dice("111")
    assert plays_out(dice.check(game.t, game[0], SEAMANSHIP, dice.FOR_SHOALS)) == []
    game = laid(Captain(zone=CARIBBEAN_SEA), 2, game=TURN).merchant(CARIBBEAN_SEA, DUTCH).begins()
    game.dice("11").seat(0).says("scout-merchant")
    assert game.ask.passing is not None and game.ask.passing.name == "pass"


@rule("SG-AMB-63", "SG-M10-13", "SG-AMB-110")
def test_the_whole_roll_is_repeated_once_and_the_new_result_stands() -> None:
    """It may be worse; a second favour cannot be spent."""
    game = laid(Captain(), 3).dice("x12", "112")
    assert plays_out(dice.check(game.t, game[0], SEAMANSHIP, dice.FOR_SHOALS, 2), SPEND) == ["roll-offer"]
    assert (game.t.rolled, favours(game)) == ([1, 1, 2], 2)


@rule("SG-M10-13")
def test_a_second_favour_is_refused() -> None:
    game = laid(Captain(zone=CARIBBEAN_SEA), 2, game=TURN).merchant(CARIBBEAN_SEA, DUTCH).begins()
    game.dice("11").seat(0).says("scout-merchant")
    game.t.repeated_by = ("favours",)
    assert refused(game, SPEND).message == "mm-favour-spent-here"
    game.t.repeated_by = ()
    game.t.rolled = [5, 5]
    assert refused(game, SPEND).message == "mm-favour-without-use"


@rule("SG-AMB-110")
@pytest.mark.parametrize("first", ["favour", "card"])
def test_a_card_may_repeat_it_besides_in_any_order(first: str) -> None:
    captain = Captain("CAP-06", zone=TRINIDAD, in_port=True, hand=["GL-12"], tracks={CREW: 1})
    game = laid(captain, 1, game=PORT_ACTION).begins()
    game.dice("11", "11", "x1").seat(0).says("do-recruit")
    if first == "card":
        game.seat(0).says("play-local-knowledge", SPEND)
    else:
        game.seat(0).says("pass", SPEND, "play-local-knowledge")
    assert (game[0].crew_wanted(), favours(game), game[0].hand) == (0, 0, ())


@rule("SG-AMB-110")
def test_and_so_may_an_ability() -> None:
    captain = Captain("CAP-03", zone=CARTAGENA, in_port=True)
    game = laid(captain, 1, game=PORT_ACTION).offers_missions("MI-01", "MI-22")
    t = game.t
    t.visit = Visit(CARTAGENA)
    t.visit.claiming = t.board.missions[0]
    game.dice("1111", "1111", "1111")
    part = dice.check(t, game[0], INFLUENCE, dice.FOR_CLAIM)
    assert plays_out(part, "pass", SPEND, "roll") == ["reroll-claim", "roll-offer", "reroll-claim"]
    game.dice("1111", "1111", "1111")
    boards(t).favours[0] = 1
    t.turn.reclaimed = False
    part = dice.check(t, game[0], INFLUENCE, dice.FOR_CLAIM)
    assert plays_out(part, "roll", SPEND) == ["reroll-claim", "roll-offer"]


@rule("SG-AMB-40", "SG-AMB-110")
def test_the_roll_against_a_storm_may_be_repeated_where_each_success_helps() -> None:
    game = laid(Captain(), 1).dice("x12", "xx1")
    game.t.storm = 3
    game.script([0])
    part = weather_storm(game.t, game[0])
    ask = next(part)
    assert isinstance(ask, Ask)
    note = ask.preview(game.t, ask.options[1])
    assert note is not None and note.params == {"dice": 3, "needed": 3, "chance": 4, "more": 26, "left": 0}
    part.close()
    game = laid(Captain(), 1).dice("x12", "xx1").script([0])
    game.t.storm = 3
    plays_out(weather_storm(game.t, game[0]), SPEND)
    assert (sum(game[0].ship.damage(at) for at in range(5)), favours(game)) == (1, 0)


@rule("SG-AMB-110")
def test_and_that_against_yellow_jack() -> None:
    """Off turn, in an event."""
    game = laid(Captain(ship=FRIGATE), 1, Captain(ship=FRIGATE), others=1).dice("11", "1x", "11", "11")
    game.t.event = 0
    assert plays_out(disease(game.t, 1), SPEND, SPEND) == ["roll-offer", "roll-offer"]
    assert [player.crew_wanted() for player in game.t.players] == [0, 1]


@rule("SG-M10-09")
def test_no_roll_of_a_raid_or_a_battle() -> None:
    game = laid(Captain(ship=FLUTE), 3, game=RAID).merchant(CARIBBEAN_SEA, DUTCH).begins()
    game.draws_cargo("rum-3-escape", "sugar-1", "cocoa-1").seat(0).says("engage")
    assert game.asked == (0, "draw-offer")
    game.dice("112").seat(0).says("pass")
    assert game.asked != (0, "roll-offer")
    for purpose in (dice.FOR_RAID, dice.FOR_CONTEST, dice.FOR_CREW):
        game = laid(Captain(), 3).dice("112")
        assert plays_out(dice.check(game.t, game[0], SEAMANSHIP, purpose)) == []


@rule("SG-M10-09")
def test_a_whole_battle_asks_for_no_favour() -> None:
    game = laid(Captain(), 5, Captain(), others=5, luck=3).attacks(0, 1)
    prompts = set()
    while not game.over and game.t.battle is not None and game.asked is not None:
        prompts.add(game.asked[1])
        game.answer(game.asked[0], game.ask.options[0])
    assert "roll-offer" not in prompts


@rule("SG-M10-16")
def test_favours_are_spent_only_for_oneself() -> None:
    game = laid(Captain(zone=CURACAO), 0, Captain(zone=CURACAO), others=5, game=TURN).begins()
    name = next(name for name in game.options if name.startswith("scout-player"))
    game.dice("11").seat(0).says(name)
    assert game.asked == (0, "action")
    game = laid(Captain("CAP-06", zone=TRINIDAD, in_port=True, gold=9), 0, others=5, game=PORT_ACTION)
    game.demands(TRINIDAD, RUM).begins().draws_cargo(*MARKET).seat(0).says("do-buy")
    assert game.asked == (0, "buy")


# Draws


def buyer(zone: int = TRINIDAD, own: int = 1, gold: int = 5) -> Play:
    captain = Captain("CAP-06", zone=zone, in_port=True, gold=gold)
    return laid(captain, own, game=PORT_ACTION).demands(zone, RUM).begins()


@rule("SG-M10-05", "SG-AMB-72")
def test_goods_on_offer_are_drawn_anew_and_checked_for_demand_again() -> None:
    game = buyer(own=2)
    game.draws_cargo(*MARKET, "rum-1", *OTHERS).seat(0).says("do-buy")
    assert game.asked == (0, "draw-offer")
    assert preview(game, SPEND).params == {"cards": 6, "left": 1}
    game.seat(0).says(SPEND)
    assert game.t.drawn_cargo == cards(*OTHERS)
    assert game.told("goods-replaced") == [{"seat": 0, "cards": ["rum-1"]}]
    assert (favours(game), game.asked) == (1, (0, "buy")), "the new cards stand"
    assert game.t.decks.cargo_discard.counts[card("cocoa-1")] == 1


@rule("SG-M10-05")
def test_part_4_5_order_14_favour_and_santo_domingo_in_the_buyers_order() -> None:
    third = [f"{good}-3-escape" for good in ("cocoa", "spices", "timber", "textiles", "fruit", "sugar")]
    game = buyer(SANTO_DOMINGO)
    game.draws_cargo(*MARKET, *OTHERS).seat(0).says("do-buy", "decline", SPEND)
    assert game.asked == (0, "redraw-goods")
    game.draws_cargo(*third).seat(0).says("redraw")
    assert game.asked == (0, "buy")
    game = buyer(SANTO_DOMINGO)
    game.draws_cargo(*MARKET, *OTHERS).seat(0).says("do-buy", "redraw")
    game.draws_cargo(*third).seat(0).says(SPEND)
    assert game.asked == (0, "buy")


@rule("SG-M10-14", "SG-AMB-72")
def test_each_draw_of_a_raid_is_a_situation_of_its_own() -> None:
    game = laid(Captain(ship=FLUTE), 3, game=RAID).merchant(CARIBBEAN_SEA, DUTCH).begins()
    game.draws_cargo("rum-3-escape", "sugar-1", "cocoa-1", "rum-1", "sugar-2", "cocoa-2").seat(0).says("engage")
    assert preview(game, SPEND).params == {"cards": 3, "left": 2}
    game.dice("x12").seat(0).says(SPEND)
    raid = game.t.raid
    assert raid is not None and raid.cards == cards("rum-1", "sugar-2", "cocoa-2")
    game.draws_cargo("fruit-1", "timber-1").seat(0).says("draw-cargo")
    assert preview(game, SPEND).params == {"cards": 1, "left": 1}
    game.seat(0).says(SPEND)
    assert raid.cards == cards("rum-1", "sugar-2", "cocoa-2", "timber-1")
    assert favours(game) == 1


@rule("SG-AMB-72")
def test_cards_of_a_navy_of_a_reward_and_of_glory() -> None:
    navy = {SPANISH: ("EV-01", NASSAU)}
    game = laid(Captain(), 1, npcs=navy).draws_cargo(*MARKET[:3], *OTHERS[:3])
    assert plays_out(search_navy(game.t, game[0], game.t.npcs[SPANISH], 0), SPEND) == ["draw-offer"]
    assert (game.t.drawn_cargo, favours(game)) == (cards(*OTHERS[:3]), 0)
    game = laid(Captain(), 1).draws_cargo(*MARKET[:2], *OTHERS[:2])
    plays_out(take_cargo(game.t, game[0], 2, 2), SPEND)
    assert game[0].cargo == cards(*OTHERS[:2])
    game = laid(Captain(), 1).draws_glory("GL-01", "GL-02")
    assert plays_out(draw_glory(game.t, game[0], "MM-GLORY-02"), SPEND) == ["draw-offer"]
    assert game[0].hand == (glory_card("GL-02"),)
    game = laid(Captain(), 1).draws_glory("GL-01", "GL-02", "GL-03", "GL-04")
    plays_out(choose_glory(game.t, game[0], 2), SPEND)
    assert game[0].hand in ((glory_card("GL-03"),), (glory_card("GL-04"),))


@rule("SG-AMB-72")
def test_a_rumour() -> None:
    game = laid(Captain(rumour="RU-09"), 2).draws_rumours("RU-01", "RU-02")
    assert plays_out(receive_rumour(game.t, game[0]), SPEND) == ["draw-offer", "keep-rumour"]
    assert game[0].rumour in (rumour_card("RU-02"), rumour_card("RU-09"))
    game = laid(Captain(), 1).draws_rumours("RU-01", "RU-02", "RU-03", "RU-04")
    plays_out(choose_rumour(game.t, game[0], 2), SPEND)
    assert game[0].rumour in (rumour_card("RU-03"), rumour_card("RU-04"))


@rule("SG-M10-06", "SG-PAIR-08")
def test_nothing_that_an_event_makes_one_draw() -> None:
    """The rumour of SOG-EV-10 is such a card."""
    game = laid(Captain(), 5).draws_rumours("RU-01")
    game.t.event = event_card("EV-30")
    assert plays_out(receive_rumour(game.t, game[0])) == ["keep-rumour"]
    game = laid(Captain(), 5).draws_glory("GL-01")
    game.t.event = event_card("EV-30")
    assert plays_out(draw_glory(game.t, game[0], "MM-GLORY-02")) == []


@rule("SG-AMB-72")
def test_no_mission_that_is_turned_up() -> None:
    captain = Captain("CAP-06", zone=CARTAGENA, in_port=True)
    game = laid(captain, 5, game=PORT_ACTION).offers_missions("MI-03", "MI-22").begins()
    game.dice("x1").script([0]).seat(0).says("do-mission")
    assert game.asked == (0, "port")


# Searches of NPCs


def hunted(own: int, zone: int = CARIBBEAN_SEA, nation: int = SPANISH, event: str = "EV-01") -> Play:
    captain = Captain(zone=zone, bounties={nation: 3})
    return laid(captain, own, npcs={nation: (event, zone)})


@rule("SG-M10-10")
@pytest.mark.parametrize(("again", "found"), [("112", False), ("1x2", True)])
def test_an_npc_that_has_found_him_repeats_its_roll_once(again: str, found: bool) -> None:
    """Part 4.5, fixed order 8: the roll, the powers of the port, then the favour."""
    game = hunted(2).dice("xx1", again).script([0] if found else [])
    assert plays_out(all_scout(game.t, game[0]), SPEND) == ["npc-has-found"]
    assert (bool(game.t.agenda), favours(game)) == (found, 1)


@rule("SG-M10-10")
def test_it_is_not_offered_where_he_was_not_found() -> None:
    game = hunted(2).dice("112")
    assert plays_out(all_scout(game.t, game[0])) == []


@rule("SG-M10-10")
def test_the_chance_to_get_away_is_told() -> None:
    game = hunted(2).dice("xx1")
    part = all_scout(game.t, game[0])
    assert not isinstance(part, tuple)
    ask = next(part)
    assert isinstance(ask, Ask)
    note = ask.preview(game.t, ask.options[1])
    assert note is not None and note.params == {"dice": 3, "chance": 30, "left": 1}
    part.close()


@rule("SG-AMB-62")
def test_one_of_two_rolls_at_nassau() -> None:
    game = hunted(1, NASSAU).dice("xx1", "x11", "111")
    assert plays_out(all_scout(game.t, game[0]), SPEND) == ["npc-has-found"]
    assert not game.t.agenda


@rule("SG-AMB-102")
def test_at_basse_terre_there_is_no_second_try_afterwards() -> None:
    game = hunted(1, BASSE_TERRE, FRENCH, "EV-07").dice("111", "x11", "111")
    assert plays_out(all_scout(game.t, game[0]), SPEND) == ["npc-has-found"]
    assert not game.t.agenda


@rule("SG-M10-10")
def test_the_favour_comes_before_hidden_cove() -> None:
    """Part 4.5, fixed order 8."""
    captain = Captain(zone=CARIBBEAN_SEA, bounties={SPANISH: 3}, hand=["GL-11"])
    game = laid(captain, 1, npcs={SPANISH: ("EV-01", CARIBBEAN_SEA)}).dice("xx1", "x11").script([0])
    assert plays_out(all_scout(game.t, game[0]), SPEND, "play-hidden-cove") == ["npc-has-found", "window-found"]
    assert (game[0].hand, favours(game)) == ((), 0)
