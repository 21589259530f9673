"""Corners of dice, bounties, glory and returns."""

import pytest

from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.captain.bounties import (
    bounty_for_defeating,
    bounty_for_starting,
    nation_offended,
    npc_reward,
    paying_nations,
)
from freebooter.games.marauders.captain.death import draw_captain
from freebooter.games.marauders.captain.glory import discards, gain_glory, may_hire
from freebooter.games.marauders.captain.lost_modifications import lay_modifications
from freebooter.games.marauders.captain.new_captain import pirate_in_zone, redraw_captain
from freebooter.games.marauders.captain.weather import event_storm, ride_out
from freebooter.games.marauders.content.card_timing import AFTER_CREW_WIN, AFTER_NAVAL_WIN, WHEN_IN_PORT
from freebooter.games.marauders.content.tables import PORTS, captain_card, glory_card
from freebooter.games.marauders.names import (
    BY_COMBAT,
    CARIBBEAN_SEA,
    DUTCH,
    ENGLISH,
    FRENCH,
    HAVANA,
    HULL,
    INFLUENCE,
    LEADERSHIP,
    NASSAU,
    NONE,
    PIRATE_FRIGATE,
    PIRATE_SLOOP,
    SCOUTING,
    SEAMANSHIP,
    SKULL,
    SPANISH,
    TORTUGA,
    TRINIDAD,
)
from freebooter.games.marauders.state import BY_CAPTAINS, GOES_ON, OVER
from freebooter.kernel.bag import Bag
from freebooter.kernel.note import Note
from tests.games.marauders.notes import brings, words
from tests.games.marauders.table import PORT_ACTION, Captain, plays_out, table
from tests.rules import rule

AWAY = Captain("CAP-11", zone=NASSAU, in_port=True)
NPCS = {SPANISH: ("EV-02", CARIBBEAN_SEA), PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA)}


# Dice


@rule("MM-SETUP-16", "MM-COMBAT-07")
def test_skulls_are_successes_and_numbers_are_pips() -> None:
    game = table(Captain(), Captain()).script([0, 3, 4, 5])
    faces = dice.roll(game.t, 4)
    assert faces == [1, 4, SKULL, SKULL]
    assert (dice.successes(faces), dice.pips(faces)) == (2, 5)
    assert dice.roll(game.t, 0) == dice.location_dice(game.t, 0) == []


@rule("MM-SETUP-16", "MM-GLORY-11")
def test_a_lookout_adds_a_die_to_scouting_and_to_nothing_else() -> None:
    game = table(Captain(employed=["GL-S5a"]), Captain())
    t, player = game.t, game[0]
    assert dice.pool(t, player, SCOUTING, dice.FOR_SCOUTING, 0) == dice.scouting_pool(t, player, 0) == 3
    assert dice.pool(t, player, SCOUTING, dice.FOR_TRUTH, 0) == 2
    assert dice.pool(t, player, SEAMANSHIP, dice.FOR_STORM, 1) == 4
    assert dice.pool(t, game[1], SCOUTING, dice.FOR_SCOUTING, 0) == dice.skill_of(game[1], SCOUTING)


@rule("MM-SETUP-16")
@pytest.mark.parametrize(
    ("rolled", "needs", "better"),
    [([1, 1], 1, True), ([SKULL, 1], 1, False), ([SKULL, 1], 2, True), ([SKULL, SKULL], 3, False), ([], 1, False)],
)
def test_a_roll_can_be_better_while_a_needed_success_is_missing(rolled: list[int], needs: int, better: bool) -> None:
    t = table(Captain(), Captain()).t
    t.rolled, t.roll_needs = rolled, needs
    assert dice.can_be_better(t) == better


@rule("MM-SETUP-16")
@pytest.mark.parametrize(
    ("rolled", "needed", "passed"), [("x1", 1, True), ("11", 1, False), ("x1", 2, False), ("xx", 2, True)]
)
def test_a_check_needs_as_many_successes_as_it_says(rolled: str, needed: int, passed: bool) -> None:
    game = table(Captain(), Captain(), turn=1).dice(rolled)
    part = dice.check(game.t, game[0], LEADERSHIP, dice.FOR_DISEASE, needed)
    with pytest.raises(StopIteration) as end:
        next(part)
    assert end.value.value == passed
    told = game.told("skill-rolled")
    assert [(one["skill"], one["purpose"], len(one["dice"])) for one in told] == [("leadership", "disease", 2)]
    assert game.t.roll_needs == needed


@rule("MM-MISSION-02")
def test_rolling_a_claim_again_says_its_chance() -> None:
    """CAP-03 rolls four dice; one success is needed."""
    game = table(Captain("CAP-03", zone=HAVANA, in_port=True), AWAY, game=PORT_ACTION)
    game.offers_missions("MI-02", "MI-22").begins().dice("1111")
    game.seat(0).says("do-mission")
    assert brings(game, "roll") == Note("mm-brings-check", "MM-MISSION-02", dice=4, needed=1, chance=80)
    assert brings(game, "pass") is None
    assert words(game) == {"count": 0}
    assert game.t.roll_skill == INFLUENCE


@rule("MM-AMB-04")
@pytest.mark.parametrize(("rolled", "hits"), [("111", 2), ("x11", 1), ("xx1", 0), ("xxx", 0)])
def test_a_storm_deals_what_the_successes_leave(rolled: str, hits: int) -> None:
    game = table(Captain(), Captain(), turn=1)
    game.t.storm = 2
    game.dice(rolled, "4" * hits)
    plays_out(ride_out(game.t, game[0], event_storm(game.t)))
    assert game.all_scripted_chance_was_used
    tracks = game[0].ship.tracks
    assert sum(tracks) == 9 - hits and (tracks[HULL] == 2 or hits == 2)


# Bounties


@rule("MM-BOUNTY-01", "MM-BOUNTY-02", "MM-BOUNTY-04", "MM-BOUNTY-12")
def test_whom_an_attack_offends_and_what_an_npc_is_worth() -> None:
    game = table(Captain("CAP-06"), Captain("CAP-12", bounties={DUTCH: 1}), npcs=NPCS)
    t, peaceful, pirate = game.t, game[0], game[1]
    assert (nation_offended(peaceful), nation_offended(pirate)) == (SPANISH, NONE)
    plays_out_taken(bounty_for_starting(t, peaceful, NONE, "MM-BOUNTY-01"))
    plays_out_taken(bounty_for_defeating(t, peaceful, t.npcs[PIRATE_SLOOP]))
    assert npc_reward(t.npcs[PIRATE_SLOOP], peaceful) == 5 and npc_reward(t.npcs[PIRATE_SLOOP], pirate) == 0
    assert npc_reward(t.npcs[SPANISH], peaceful) == 0
    assert peaceful.bounties == [0, 0, 0, 0]
    plays_out_taken(bounty_for_defeating(t, peaceful, t.npcs[SPANISH]))
    assert peaceful.bounties == [1, 0, 0, 0]


def plays_out_taken(taken: object) -> None:
    assert list(taken) == []  # type: ignore[call-overload]


@rule("MM-BOUNTY-10", "MM-BOUNTY-11")
def test_which_nations_pay() -> None:
    loser = Captain(bounties={SPANISH: 1, ENGLISH: 1, FRENCH: 1, DUTCH: 1})
    game = table(Captain("CAP-06", bounties={ENGLISH: 1}), loser, wars=[(SPANISH, DUTCH)])
    assert paying_nations(game.t, game[0], game[1]) == [SPANISH, FRENCH]


# Glory


@rule("MM-GLORY-01", "MM-GLORY-02")
def test_a_point_is_told_and_brings_a_card_to_the_living() -> None:
    game = table(Captain(track=2), Captain(), luck=1)
    plays_out(gain_glory(game.t, game[0], BY_COMBAT, "MM-GLORY-01"))
    assert (game[0].track, game[0].deeds[BY_COMBAT], len(game[0].hand)) == (3, 1, 1)
    assert game.told("glory-gained") == [{"seat": 0, "deed": "combat", "track": 3}]


@rule("MM-GLORY-04")
def test_each_different_card_is_one_choice() -> None:
    hand = ["GL-12", "GL-12", "GL-15", "GL-15", "GL-15"]
    game = table(Captain(), Captain())
    game[0].hand = tuple(sorted(glory_card(id) for id in hand))
    assert [move.value for move in discards(game[0])] == sorted({glory_card(id) for id in hand})
    game[0].hand = ()
    assert discards(game[0]) == []


@rule("MM-GLORY-10")
def test_a_specialist_comes_at_the_moment_on_the_card() -> None:
    game = table(Captain(zone=TORTUGA, in_port=True, gold=9), Captain())
    carpenter = glory_card("GL-S1a")
    moments = [
        may_hire(game.t, game[0], carpenter, moment) for moment in (WHEN_IN_PORT, AFTER_CREW_WIN, AFTER_NAVAL_WIN)
    ]
    assert moments == [True, False, False]
    game[0].gold = 3
    assert not may_hire(game.t, game[0], carpenter, WHEN_IN_PORT)


# Captains who follow


@rule("MM-DEATH-03", "MM-DEATH-08")
def test_with_no_captain_left_the_game_is_over() -> None:
    game = table(Captain(), Captain(), luck=1)
    deck = game.t.decks.captains
    draw_captain(game.t, game[0])
    assert (game.t.ending, game.told("game-ends")) == (GOES_ON, [])
    assert len(game.told("captain-drawn")) == len(game.told("captain-drawn-hidden")) == 1
    for kind in deck.kinds():
        deck.take(kind)
    draw_captain(game.t, game[0])
    assert (game.t.stage, game.t.ending) == (OVER, BY_CAPTAINS)
    assert game.rules_of("game-ends") == ["MM-DEATH-08"]


@rule("MM-DEATH-05")
def test_nobody_is_asked_about_another_captain_without_pirates_or_cards() -> None:
    pirate = {PIRATE_FRIGATE: ("EV-16", TRINIDAD)}
    for npcs, asked in (({}, []), ({SPANISH: ("EV-02", TRINIDAD)}, []), (pirate, ["redraw-captain"])):
        game = table(Captain("CAP-06"), Captain(), npcs=npcs, luck=1)
        assert plays_out(redraw_captain(game.t, game[0])) == asked
        assert game[0].captain == captain_card("CAP-06")
    game = table(Captain("CAP-06"), Captain(), npcs=pirate, luck=1)
    assert pirate_in_zone(game.t, TRINIDAD) and not pirate_in_zone(game.t, HAVANA)
    left = game.t.decks.captains.left
    assert plays_out(redraw_captain(game.t, game[0]), "redraw") == ["redraw-captain"]
    assert game[0].captain != captain_card("CAP-06")
    assert game.t.decks.captains.left == left and game.t.decks.captains.counts[captain_card("CAP-06")] == 1
    for kind in game.t.decks.captains.kinds():
        game.t.decks.captains.take(kind)
    assert plays_out(redraw_captain(game.t, game[0])) == []


@rule("MM-MOD-12")
def test_tokens_laid_out_together_are_a_batch_face_down() -> None:
    game = table(Captain(), Captain(), luck=1)
    board = game.t.board
    zones = list(PORTS[:2])
    for zone in zones:
        game.offers_modification(zone, NONE)
        board.modification_open[zone] = True
    batch = board.batches
    lay_modifications(game.t, Bag([1, 1, 1]), zones, "MM-MOD-12")
    assert [board.modification_batch[zone] for zone in zones] == [batch, batch] and board.batches == batch + 1
    assert not any(board.modification_open[zone] for zone in zones)
    assert len({board.modification[zone] for zone in zones} - {NONE}) == 2
    assert len(game.told("modification-placed")) == 2
