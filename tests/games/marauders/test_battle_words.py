"""What is said in a battle: what a choice would bring, and why one is refused, number for number."""

from freebooter.games.marauders.battle.forecast import crews_note
from freebooter.games.marauders.moves import BOARD, FLEE, REROLL, SHOOT, USE_WEAPON
from freebooter.games.marauders.names import (
    CARGO,
    CARIBBEAN_SEA,
    CHAIN_SHOT,
    CHASERS,
    CREW,
    FRIGATE,
    GRAPPLING_HOOKS,
    HULL,
    MASTS,
    SPANISH,
)
from freebooter.kernel.note import Note, Refusal
from tests.games.marauders.notes import brings, refused, words
from tests.games.marauders.table import Captain, Play, table
from tests.rules import rule

NAVY = {SPANISH: ("EV-02", CARIBBEAN_SEA)}  # a frigate, seamanship 3, leadership 2


def second_round(*captains: Captain) -> Play:
    return table(*captains).dice("1" * 8).attacks(0, 1)


@rule("MM-WEAPON-01", "MM-WEAPON-02")
def test_hooks_say_what_rolling_the_right_dice_again_can_do() -> None:
    """Skull, 2, 1 against two skulls and a 1: two dice again win with two skulls, or with one and 2 pips or more."""
    game = second_round(Captain(weapons=[GRAPPLING_HOOKS, CHAIN_SHOT]), Captain())
    game.chance.script.clear()
    game.dice("x21", "xx1").seat(0).does(BOARD)
    game.seat(1).does(SHOOT)
    assert brings(game, "use-weapon-grappling-hooks") == Note("mm-brings-hooks", "MM-WEAPON-02", chance=44)
    assert brings(game, "pass") is None
    of_no_use = Refusal("mm-weapon-of-no-use", "MM-WEAPON-01", weapon="chain-shot")
    assert refused(game, "use-weapon-chain-shot") == of_no_use
    missing = Refusal("mm-no-such-weapon", "MM-WEAPON-01", weapon="grapeshot")
    assert refused(game, "use-weapon-grapeshot") == missing
    assert words(game) == {"whose": "own"}


@rule("MM-WEAPON-02")
def test_hooks_once_thrown_roll_at_least_one_die_and_none_that_is_not_there() -> None:
    game = second_round(Captain(weapons=[GRAPPLING_HOOKS]), Captain())
    game.chance.script.clear()
    game.dice("x21", "xx1").seat(0).does(BOARD)
    game.seat(1).does(SHOOT)
    game.seat(0).does(USE_WEAPON[GRAPPLING_HOOKS])
    assert refused(game, "done") == Refusal("not-this-question", "MM-WEAPON-02", move="done")
    assert refused(game, "reroll-3") == Refusal("mm-no-such-die", "MM-WEAPON-02", face="3")
    assert words(game) == {"count": 0, "whose": "own"}
    game.seat(0).does(REROLL[2])
    assert refused(game, "reroll-2") == Refusal("mm-no-such-die", "MM-WEAPON-02", face="2")
    assert words(game) == {"count": 1, "whose": "own"}


@rule("MM-WEAPON-03", "MM-WEAPON-05")
def test_shot_says_how_many_skulls_go_where_and_what_is_left_there() -> None:
    target = Captain(ship=FRIGATE, tracks={MASTS: 1})
    game = table(Captain(ship=FRIGATE, weapons=[CHAIN_SHOT, GRAPPLING_HOOKS]), target)
    game.dice("x11", "111", "1xx").attacks(0, 1)
    told = Note("mm-brings-shot", "MM-WEAPON-05", location="masts", count=2, left=1)
    assert brings(game, "use-weapon-chain-shot") == told
    assert brings(game, "pass") is None
    hooks = Refusal("mm-weapon-of-no-use", "MM-WEAPON-01", weapon="grappling-hooks")
    assert refused(game, "use-weapon-grappling-hooks") == hooks


@rule("MM-GLORY-11")
def test_the_master_gunner_rolls_no_die_that_does_not_lie() -> None:
    game = table(Captain(employed=["GL-S3a"]), Captain()).dice("x11", "111", "3").attacks(0, 1)
    assert game.options == ["pass", "reroll-3"]
    assert refused(game, "reroll-skull") == Refusal("mm-no-such-die", "MM-GLORY-11", face="skull")


@rule("MM-MOD-05")
def test_chasers_say_what_they_do() -> None:
    game = second_round(Captain(modifications=[CHASERS]), Captain())
    game.seat(0).does(FLEE)
    game.seat(1).does(SHOOT)
    assert brings(game, "use-modification-chasers") == Note("mm-brings-chasers", "MM-MOD-05")
    assert brings(game, "pass") is None
    assert words(game) == {"whose": "own", "round": 2, "phase": "naval-round"}


@rule("MM-NPC-23", "MM-NPC-24")
def test_the_neighbour_is_told_for_whom_he_decides() -> None:
    game = table(Captain(), Captain(), npcs=NAVY).dice("111", "111").npc_attacks(SPANISH, 0)
    assert words(game) == {"whose": "spanish-navy", "round": 2, "phase": "naval-round"}
    assert refused(game, "flee") == Refusal("mm-npc-too-strong-to-flee", "MM-NPC-24")
    shoot = brings(game, "shoot")
    assert shoot is not None and shoot.params["yours"] == 0


@rule("MM-COMBAT-06", "MM-COMBAT-10", "MM-COMBAT-12", "MM-COMBAT-14")
def test_a_declaration_says_what_each_answer_would_do() -> None:
    """Two sloops, three dice each: 43 % to win, 43 % to lose; the best escape needs a failure of the enemy."""
    game = second_round(Captain(), Captain())
    game.chance.script.clear()
    answers = {"shoot": 1, "taken": 7, "sunk": 0, "board": 1, "boarded": 43, "flee": 1, "eludes": 21, "yours": 1}
    told = {name: brings(game, name) for name in ("shoot", "board", "flee")}
    params = {name: note.params for name, note in told.items() if note is not None}
    for said in params.values():
        assert {name: said[name] for name in answers} == answers
    shoot, board, flee = params["shoot"], params["board"], params["flee"]
    assert (shoot["win"], shoot["lose"], shoot["hits"], shoot["sinks"]) == (43, 43, 7, 0)
    assert (board["win"], board["crew"], board["fails"]) == (43, 48, 48)
    assert flee["win"] == 21
    assert [note and note.rule for note in told.values()] == [
        "MM-COMBAT-06 MM-COMBAT-10 MM-COMBAT-11",
        "MM-COMBAT-06 MM-COMBAT-12",
        "MM-COMBAT-14",
    ]


@rule("MM-COMBAT-12", "MM-COMBAT-13")
def test_boarding_promises_what_the_worst_answer_leaves() -> None:
    """With one man left and one plank, an enemy who shoots may spoil a boarding that was won: 39 % instead of 43."""
    frail = {HULL: 1, CREW: 1}
    game = second_round(Captain(tracks=frail), Captain(ship=FRIGATE, tracks=frail))
    game.chance.script.clear()
    board = brings(game, "board")
    assert board is not None
    assert (board.params["win"], board.params["boarded"], board.params["sunk"]) == (39, 43, 7)
    assert (board.params["crew"], board.params["fails"], board.params["lost"]) == (46, 46, 40)


@rule("MM-COMBAT-10", "MM-COMBAT-14", "MM-MOD-05")
def test_hits_are_promised_at_least_and_sinking_at_most() -> None:
    """Chasers fire only at one who flees: that sinks the wreck with 12 %, but is no hit to count on."""
    wreck = Captain(tracks={HULL: 1, CARGO: 1, MASTS: 1, CREW: 1})
    game = second_round(Captain(modifications=[CHASERS]), wreck)
    shoot = brings(game, "shoot")
    assert shoot is not None
    assert (shoot.params["hits"], shoot.params["sinks"]) == (7, 12)


@rule("MM-COMBAT-14", "MM-GLORY-11")
def test_an_escape_is_promised_at_least() -> None:
    """A Gunner Captain hits without a success, and the last plank may go with it."""
    game = second_round(Captain(tracks={HULL: 1, CARGO: 0}), Captain(ship=FRIGATE, employed=["GL-S2a"]))
    flee = brings(game, "flee")
    assert flee is not None and flee.params["win"] == 17


@rule("MM-CREW-03", "MM-CREW-04")
def test_crew_combat_is_forecast_for_the_round_and_to_its_end() -> None:
    """Two dice and two men against three dice and three men."""
    game = table(Captain(hand=["GL-21"]), Captain()).fights_ashore(0, 3, 3)
    told = Note("mm-brings-crews", "MM-CREW-03 MM-CREW-04", win=10, lose=90, taken=7, lost=10)
    assert crews_note(game.t, game.side(0)) == told
