"""Small print of looking for captains: Cutthroat and crow's nests, at its boundaries."""

import pytest

from freebooter.games.marauders.content.tables import NEIGHBOURS
from freebooter.games.marauders.modules.cutthroat.marks import mark
from freebooter.games.marauders.modules.cutthroat.rules import is_arrival
from freebooter.games.marauders.modules.cutthroat.scouting import (
    SCOUT_OFF_TURN,
    SCOUT_OR_PASS,
    ambush,
    best_roll,
    declare,
    may_ambush,
    scouts_for,
)
from freebooter.games.marauders.modules.modifications.nest import (
    CROWS_NEST,
    HIDE_FROM_CAPTAIN,
    HIDE_FROM_NPC,
    USE_NEST,
    nest_refusal,
    npc_refusal,
    offer_to_hide,
)
from freebooter.games.marauders.moves import PASS
from freebooter.games.marauders.names import (
    CARIBBEAN_SEA,
    CURACAO,
    MASTS,
    NASSAU,
    SKULL,
    SPANISH,
    TRINIDAD,
)
from freebooter.games.marauders.state.turn import FIRST_SEAT
from freebooter.kernel.ask import Ask
from tests.games.marauders.cards import message
from tests.games.marauders.table import Captain, Play, plays_out, table
from tests.rules import rule

# Cutthroat


@rule("SG-V5-01")
def test_which_steps_bring_a_captain_into_a_zone_at_sea() -> None:
    game = table(Captain(zone=CARIBBEAN_SEA), Captain())
    player = game[0]
    near = NEIGHBOURS[CARIBBEAN_SEA][0]
    assert (is_arrival(player, near), is_arrival(player, CARIBBEAN_SEA)) == (True, False)
    far = next(zone for zone in range(17) if zone not in (*NEIGHBOURS[CARIBBEAN_SEA], CARIBBEAN_SEA))
    assert not is_arrival(player, far)
    player.zone, player.in_port = TRINIDAD, True
    assert is_arrival(player, TRINIDAD)
    assert not any(is_arrival(player, zone) for zone in range(17) if zone != TRINIDAD), "he has to leave the port first"


def hunters(*others: Captain) -> Play:
    return table(Captain(), *others, modules=["cutthroat"])


@rule("SG-V5-01", "SG-V5-03", "SG-AMB-59")
def test_who_may_look_for_the_captain_who_has_come() -> None:
    game = hunters(Captain(), Captain(zone=CURACAO), Captain(zone=TRINIDAD, in_port=True))
    assert [each.seat for each in scouts_for(game.t, game[0])] == [1]
    ask = SCOUT_OR_PASS.ask(game.t, 1)
    assert ask.refusal(game.t, SCOUT_OFF_TURN) is None and ask.refusal(game.t, PASS) is None
    assert ask.preview(game.t, PASS) is None and ask.preview(game.t, SCOUT_OFF_TURN) is not None
    assert message(SCOUT_OR_PASS.ask(game.t, 2).refusal(game.t, SCOUT_OFF_TURN)) == "mm-marked-already"
    mark(game.t, 1)
    assert not may_ambush(game.t, game[1], CARIBBEAN_SEA) and scouts_for(game.t, game[0]) == []
    assert message(ask.refusal(game.t, SCOUT_OFF_TURN)) == "mm-marked-already"
    assert ask.refusal(game.t, PASS) is None


@rule("SG-V5-09", "SG-V5-10")
def test_the_best_roll_finds_by_successes_then_pips_then_a_new_roll() -> None:
    game = hunters(Captain(), Captain())
    pair = [game[1], game[2]]
    assert best_roll(game.t, pair, [[1, 4], [4, 4]]) is None
    assert best_roll(game.t, pair, [[SKULL, 1], [4, 4]]) is game[1]
    assert best_roll(game.t, pair, [[SKULL, 1], [SKULL, 4]]) is game[2]
    game.dice("x1", "11")
    assert best_roll(game.t, pair, [[SKULL, 2], [2, SKULL]]) is game[1]
    assert game.all_scripted_chance_was_used


@rule("SG-V5-08", "SG-V5-09")
def test_each_hunter_knows_who_has_declared_before_him() -> None:
    game = hunters(Captain(), Captain())
    part = declare(game.t, game[0])
    ask = next(part)
    assert isinstance(ask, Ask) and (ask.seat, ask.about) == (1, 0)
    ask = part.send(SCOUT_OFF_TURN)
    assert isinstance(ask, Ask) and (ask.seat, ask.about) == (2, 0b10)


@rule("SG-V5-05", "SG-V5-07")
def test_nobody_looks_for_a_captain_in_port_or_before_he_has_moved() -> None:
    game = hunters(Captain())
    assert plays_out(ambush(game.t, game[0])) == []
    game.t.turn.acted = True
    assert plays_out(ambush(game.t, game[0]), "pass") == ["scout-off-turn"]
    port = table(Captain(zone=TRINIDAD, in_port=True), Captain(zone=TRINIDAD), modules=["cutthroat"])
    port.t.turn.acted = True
    assert plays_out(ambush(port.t, port[0])) == []


@rule("SG-V5-01", "SG-V5-04")
@pytest.mark.parametrize(("bounties", "nation"), [({}, "french"), ({SPANISH: 1}, "none")])
def test_whose_bounty_an_ambush_brings_is_told_before(bounties: dict[int, int], nation: str) -> None:
    game = table(Captain(), Captain(bounties=bounties), modules=["cutthroat"], turn=1)
    note = SCOUT_OR_PASS.ask(game.t, 0).preview(game.t, SCOUT_OFF_TURN)
    assert note is not None
    assert (note.params["nation"], note.params["dice"], note.params["actions"]) == (nation, 2, 2)


# Modifications


@rule("SG-M3-07")
@pytest.mark.parametrize(("scout", "asked"), [("CAP-13", ["crows-nest"]), ("CAP-11", [])])
def test_one_of_two_dice_is_taken_and_none_of_one(scout: str, asked: list[str]) -> None:
    game = table(Captain(modifications=[CROWS_NEST]), Captain(scout), turn=1, modules=["modifications"])
    assert plays_out(offer_to_hide(game.t, game[1], FIRST_SEAT), *["use-modification-crows-nest"] * len(asked)) == asked
    assert game.t.turn.hunted_dice == -len(asked)


@rule("SG-M3-07")
def test_a_nest_hides_once_and_not_from_a_single_die() -> None:
    captain = Captain(bounties={SPANISH: 4}, modifications=[CROWS_NEST])
    game = table(captain, Captain(zone=NASSAU), modules=["modifications"], npcs={SPANISH: ("EV-01", CARIBBEAN_SEA)})
    assert npc_refusal(game.t, game[0], SPANISH) is None
    game.t.turn.hunted_dice = -1
    assert message(npc_refusal(game.t, game[0], SPANISH)) == "mm-nest-of-no-use"
    game.t.turn.hunted_dice = 0
    game[0].ship.tracks[MASTS] = 1
    assert message(npc_refusal(game.t, game[0], SPANISH)) == "mm-nest-damaged"


@rule("SG-M3-07")
@pytest.mark.parametrize(
    ("target", "asked"), [(FIRST_SEAT, ["crows-nest"]), (FIRST_SEAT + 1, []), (FIRST_SEAT + 2, [])]
)
def test_only_the_captain_who_is_looked_for_is_asked(target: int, asked: list[str]) -> None:
    game = table(Captain(modifications=[CROWS_NEST]), Captain(), turn=1, modules=["modifications"])
    assert plays_out(offer_to_hide(game.t, game[1], target), *["pass"] * len(asked)) == asked
    assert plays_out(offer_to_hide(game.t, game[1], FIRST_SEAT - 1)) == []


@rule("SG-M3-07")
def test_what_a_nest_does_is_told_before() -> None:
    game = table(Captain(), Captain(modifications=[CROWS_NEST]), modules=["modifications"])
    ask = HIDE_FROM_CAPTAIN.ask(game.t, 1, about=0)
    assert ask.preview(game.t, PASS) is None
    note = ask.preview(game.t, USE_NEST)
    assert note is not None and note.params == {"dice": 1, "chance": 33}
    assert message(nest_refusal(game[0])) == "mm-no-such-modification" and nest_refusal(game[1]) is None
    captain = Captain(bounties={SPANISH: 4}, modifications=[CROWS_NEST])
    hunted = table(captain, Captain(zone=NASSAU), modules=["modifications"], npcs={SPANISH: ("EV-01", CARIBBEAN_SEA)})
    told = HIDE_FROM_NPC.preview(hunted.t, Ask(0, HIDE_FROM_CAPTAIN, [], about=SPANISH), USE_NEST)
    assert told is not None and told.params["dice"] == 3


@rule("SG-M3-07", "SG-V5-01")
def test_a_nest_hides_from_an_ambush_whatever_the_seat() -> None:
    hunted = Captain(modifications=[CROWS_NEST])
    game = table(Captain(), hunted, turn=1, modules=["cutthroat", "modifications"]).dice("11")
    game.t.turn.acted = True
    assert plays_out(ambush(game.t, game[1]), "scout-off-turn", "pass") == ["scout-off-turn", "crows-nest"]
