"""The plank, where loyalty and new modifications are both on."""

from collections.abc import Iterator

import pytest

from freebooter.games.marauders.content.tables import MODIFICATION_NAMES
from freebooter.games.marauders.modules.loyalty.changes import unguarded
from freebooter.games.marauders.modules.plank.rules import GIVE_UP, PLANK, THREATEN
from freebooter.games.marauders.moves import PASS
from freebooter.games.marauders.names import CREW, TRINIDAD
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, complete, module_names, remove_module
from freebooter.games.marauders.turn import flow
from tests.games.marauders.cards import message, tried
from tests.games.marauders.modules.loyal import EVENT_CARDS, FAR, event, loyal, step_of
from tests.games.marauders.table import PORT_ACTION, Captain, Play, plays_out, table
from tests.rules import rule


@pytest.fixture(autouse=True, scope="module")
def modifications() -> Iterator[None]:
    """A stand-in, in a tree without them."""
    lacking = "modifications" not in module_names()
    if lacking:
        add_module(Module("modifications"))
    yield
    if lacking:
        remove_module("modifications")


def npc_card(step: str, dice: str = "", **more: object) -> Play:
    """An NPC card is drawn; seat 0 has the plank."""
    captain = Captain(**{"modifications": [PLANK], **more})  # type: ignore[arg-type]
    game = loyal(step, captain, FAR, game=EVENT_CARDS, modules=("modifications",))
    return event(game, "EV-04", dice=dice)


def tokens(*modules: str) -> int:
    t = table(Captain(), FAR, modules=list(modules)).t
    return t.decks.modifications.counts[PLANK] + list(t.board.modification).count(PLANK)


@rule("SG-M3-04", "SG-OPT-02")
def test_it_is_left_out_unless_both_modules_are_on() -> None:
    assert MODIFICATION_NAMES[PLANK] == "plank"
    assert "plank" in complete(["modifications", "loyalty"]).modules
    assert "plank" not in module_names()
    assert tokens("modifications", "loyalty") == 2
    assert tokens("modifications") == tokens("loyalty") == tokens() == 0


@rule("SG-M3-13", "SG-PAIR-21")
@pytest.mark.parametrize(("step", "in_port"), [("content", True), ("content", False), ("angry", False)])
def test_a_success_of_leadership_cancels_the_loss(step: str, in_port: bool) -> None:
    game = npc_card(step, zone=TRINIDAD, in_port=True) if in_port else npc_card(step)
    assert game.asked == (0, "plank")
    assert game.ask.words(game.t) == {"step": {"content": "restless", "angry": "mutiny"}[step]}
    assert game.ask.preview(game.t, PASS) is None
    game.dice("1x").seat(0).does(THREATEN)
    assert game.over
    assert step_of(game) == step
    assert [told["purpose"] for told in game.told("skill-rolled")] == ["plank"]
    assert step_of(game, 1) == "restless"


@rule("SG-M3-13")
def test_a_failure_does_not() -> None:
    game = npc_card("content")
    game.dice("11").seat(0).does(THREATEN)
    assert step_of(game) == "restless"


@rule("SG-PAIR-21")
def test_after_a_failure_the_mutiny_comes() -> None:
    game = npc_card("angry")
    game.dice("11", "x1").seat(0).does(THREATEN)
    assert [told["purpose"] for told in game.told("skill-rolled")] == ["plank", "mutiny"]


@rule("SG-M3-14", "SG-PAIR-21")
@pytest.mark.parametrize("step", ["content", "angry"])
def test_at_sea_one_crew_cancels_it_too(step: str) -> None:
    game = npc_card(step)
    crew = game[0].ship.tracks[CREW]
    game.seat(0).does(GIVE_UP)
    assert game[0].ship.tracks[CREW] == crew - 1
    assert step_of(game) == step
    assert game.told("skill-rolled") == []


@rule("SG-M3-14")
def test_not_in_port() -> None:
    game = npc_card("content", zone=TRINIDAD, in_port=True)
    assert game.ask.options == [PASS, THREATEN]
    assert message(game.ask.refusal(game.t, GIVE_UP)) == "mm-plank-at-sea"


@rule("SG-AMB-20")
def test_one_of_the_two_and_never_the_last_crew() -> None:
    game = npc_card("content", tracks={CREW: 1})
    assert game.ask.options == [PASS, THREATEN]
    assert message(game.ask.refusal(game.t, GIVE_UP)) == "mm-plank-last-crew"
    game = npc_card("content")
    game.dice("11").seat(0).does(THREATEN)
    assert game.over
    assert game[0].crew_wanted() == 0


@rule("SG-M3-13")
def test_its_owner_need_not_use_it() -> None:
    game = npc_card("content")
    game.seat(0).passes()
    assert step_of(game) == "restless"


@rule("SG-M3-15")
def test_it_does_not_help_against_other_losses() -> None:
    home = Captain("CAP-06", zone=TRINIDAD, in_port=True, gold=15, modifications=[PLANK])
    game = loyal("content", home, FAR, game=PORT_ACTION, modules=("modifications",)).begins()
    game.seat(0).says("do-stash", "stash-tens-1", "stash-ones-0")
    assert step_of(game) == "restless"
    game = loyal("content", home, FAR, modules=("modifications",))
    assert plays_out(flow.end_turn(game.t)) == []
    assert step_of(game) == "restless"


@rule("SG-M3-13")
def test_without_it_nobody_is_asked() -> None:
    game = npc_card("content", modifications=[])
    assert game.over
    assert step_of(game) == "restless"


def test_what_its_owner_is_told() -> None:
    game = npc_card("content")
    roll, crew = game.ask.preview(game.t, THREATEN), game.ask.preview(game.t, GIVE_UP)
    assert roll is not None and crew is not None
    assert (roll.params["dice"], roll.params["chance"]) == (2, 56)
    assert crew.params == {"crew": game[0].ship.tracks[CREW] - 1}
    ask = game.ask
    assert ask.question.measured(tried(game, GIVE_UP), ask, GIVE_UP) == crew.params
    game = npc_card("content")
    ask, played = game.ask, tried(game.dice("x1"), THREATEN)
    assert ask.question.measured(played, ask, THREATEN) == {"dice": 2, "needed": 1}
    assert ask.question.came_true(played, ask, THREATEN) == {"chance": True}


def test_bots_give_up_crew_for_a_great_danger_only() -> None:
    angry, happy = npc_card("angry", gold=20), npc_card("happy")
    for game, best in ((angry, GIVE_UP), (happy, THREATEN)):
        weights = game.ask.weights(game.t)
        assert weights is not None
        assert game.ask.options[weights.index(max(weights))] is best


def test_risks_count_on_it() -> None:
    assert unguarded(npc_card("content").t, npc_card("content")[0]) == 0
    game = npc_card("content", tracks={CREW: 1})
    assert unguarded(game.t, game[0]) == pytest.approx(4 / 9)
    assert unguarded(game.t, game[1]) == 1
