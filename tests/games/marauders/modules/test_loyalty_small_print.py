"""Small print of loyalty: the dead, other players' turns, terms at their edge, and what is kept in mind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from freebooter.games.marauders.combat.start import npc_side, player_side
from freebooter.games.marauders.content.tables import captain_card, glory_card
from freebooter.games.marauders.modules.loyalty.cards import refused
from freebooter.games.marauders.modules.loyalty.changes import GUARDS, Guard, lower, lower_all, rise
from freebooter.games.marauders.modules.loyalty.hiring import hires_freely, is_concession, recruit_terms
from freebooter.games.marauders.modules.loyalty.offers import call_preview, call_refusal
from freebooter.games.marauders.modules.loyalty.rules import LoyaltyModule
from freebooter.games.marauders.modules.loyalty.steps import FIERCE, STEPS, active_steps, price_of
from freebooter.games.marauders.names import (
    CARIBBEAN_SEA,
    DUTCH,
    HAVANA,
    NASSAU,
    NONE,
    TRINIDAD,
)
from freebooter.games.marauders.port.recruit import TERMS_FORBIDDEN, TERMS_FREE, TERMS_PAID, TERMS_ROLL
from freebooter.games.marauders.state import OVER, Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part
from freebooter.kernel.programs.features import FeatureRow
from tests.games.marauders.modules.loyal import FAR, level, loyal, of, step_of
from tests.games.marauders.table import Captain, Play, plays_out
from tests.rules import rule

# Steps


@rule("SG-M11-23", "SG-AMB-93")
def test_the_crew_of_the_dead_has_no_mood() -> None:
    game = loyal("content")
    game[0].afloat = False
    rise(game.t, game[0], "SG-M11-06")
    plays_out(lower(game.t, game[0], "SG-M11-03"))
    assert step_of(game) == "content"
    assert game.told("loyalty-raised") == game.told("loyalty-lost") == []


class Watch(Guard):
    """Writes down for whom it is asked to watch."""

    def __init__(self, asked: list[int]) -> None:
        self.asked = asked

    def saves(self, t: Table, player: Player) -> Part[bool]:
        self.asked.append(player.seat)
        return (yield from super().saves(t, player))


@pytest.fixture
def watch() -> Iterator[list[int]]:
    asked: list[int] = []
    GUARDS.append(Watch(asked))
    yield asked
    GUARDS.pop()


@rule("SG-M11-03", "SG-AMB-107")
def test_the_dead_are_not_guarded_and_nobody_is_when_the_game_is_over(watch: list[int]) -> None:
    game = loyal("content")
    plays_out(lower_all(game.t))
    assert (watch, step_of(game, 0), step_of(game, 1)) == ([0, 1], "restless", "restless")
    watch.clear()
    game[0].afloat = False
    plays_out(lower_all(game.t))
    assert (watch, step_of(game, 0), step_of(game, 1)) == ([1], "restless", "unhappy")
    watch.clear()
    game[0].afloat, game.t.stage = True, OVER
    plays_out(lower_all(game.t))
    assert (watch, step_of(game, 0), step_of(game, 1)) == ([], "restless", "unhappy")


@rule("SG-M11-01")
def test_which_steps_hold_and_what_they_cost() -> None:
    assert active_steps(0) == []
    assert active_steps(level("happy")) == ["pleased", "happy"]
    assert active_steps(level("unhappy")) == ["restless", "unhappy"]
    assert [price_of(level(step)) for step in STEPS] == [0, 0, 2, 2, 2, 3, 3, 3]


@rule("SG-M11-10", "SG-M11-19")
@pytest.mark.parametrize(("step", "dice"), [("happy", 4), ("pleased", 3), ("unhappy", 3), ("angry", 2)])
def test_moods_change_the_dice_of_the_own_crew(step: str, dice: int) -> None:
    npcs = {DUTCH: ("EV-10", CARIBBEAN_SEA)}
    game = loyal("content", Captain(), FAR, npcs=npcs)
    of(game).levels[1] = level(step)
    module = LoyaltyModule("loyalty")
    assert module.crew_dice(game.t, 3, player_side(game[1])) == dice
    assert module.crew_dice(game.t, 3, player_side(game[0])) == 3
    assert module.crew_dice(game.t, 3, npc_side(game.t, game.t.npcs[DUTCH])) == 3


@rule("SG-AMB-52", "SG-M11-18")
def test_a_new_crew_has_refused_nothing() -> None:
    game = loyal("unhappy")
    of(game).refuse(0, glory_card("GL-02"))
    LoyaltyModule("loyalty").captain_died(game.t, game[0], 0)
    assert (of(game).refused[0], step_of(game)) == ((), "content")


@rule("SG-M11-18")
def test_a_crew_that_refuses_nothing_refuses_no_card() -> None:
    game = loyal("unhappy", Captain(hand=["GL-02"]), FAR)
    assert refused(game.t, game[0], glory_card("GL-02")) is None
    assert refused(game.t, game[0], glory_card("GL-03")) is None
    of(game).refuse(0, glory_card("GL-02"))
    assert refused(game.t, game[0], glory_card("GL-02")) is not None


# The Fierce roll


@rule("SG-M11-08")
@pytest.mark.parametrize("step", STEPS[:-1])
def test_a_crew_that_is_not_fierce_is_not_called_on_and_its_mood_is_named(step: str) -> None:
    game = loyal(step)
    reason = call_refusal(game.t, game[0])
    assert reason is not None and (reason.message, dict(reason.params)) == ("mm-crew-not-fierce", {"step": step})


@rule("SG-M11-08", "MM-DEATH-09")
def test_the_call_is_rolled_with_leadership_and_is_something_done_in_the_turn() -> None:
    game = loyal("fierce").begins()
    assert of(game).levels[0] == FIERCE
    assert dict(call_preview(game.t, game[0]).params) == {"dice": 2, "chance": 56}
    assert not game.t.turn.acted
    game.dice("11").seat(0).says("call-on-crew")
    assert game.t.turn.acted


# Terms


@rule("SG-M11-11", "SG-M11-15", "SG-AMB-48")
@pytest.mark.parametrize(
    ("step", "before", "after"),
    [
        ("restless", TERMS_ROLL, TERMS_PAID),
        ("restless", TERMS_FREE, TERMS_PAID),
        ("restless", TERMS_FORBIDDEN, TERMS_FORBIDDEN),
        ("content", TERMS_ROLL, TERMS_ROLL),
        ("pleased", TERMS_FORBIDDEN, TERMS_FREE),
    ],
)
def test_terms_of_recruiting_by_mood(step: str, before: int, after: int) -> None:
    game = loyal(step)
    assert recruit_terms(game.t, before, game[0]) == after


@rule("SG-M11-12", "SG-M11-13")
def test_a_specialist_is_hired_freely_in_the_own_turn_once() -> None:
    for turn, free in ((0, True), (1, False)):
        game = loyal("pleased", turn=turn)
        assert hires_freely(game.t, game[0]) == free
    game = loyal("pleased")
    of(game).free_hire = True
    assert not hires_freely(game.t, game[0])
    content = loyal("content")
    assert not hires_freely(content.t, content[0])


@rule("SG-M11-12", "SG-M11-13")
@pytest.mark.parametrize(
    ("card", "zone", "concession"),
    [
        ("GL-S1a", TRINIDAD, True),  # for 4 gold
        ("GL-S1b", 13, False),
        ("GL-S1b", NASSAU, True),  # in another port
        ("GL-S3b", 6, True),  # for 2 gold, in this port
        ("GL-S4b", 9, False),
        ("GL-S4b", 12, False),
        ("GL-S8b", TRINIDAD, False),
        ("GL-S8b", HAVANA, True),  # at home only
        ("GL-S2a", HAVANA, False),
    ],
)
def test_what_a_specialist_would_have_asked_for(card: str, zone: int, concession: bool) -> None:
    """CAP-06 is at home in Trinidad."""
    game = loyal("pleased", Captain("CAP-06", zone=zone, in_port=True), FAR)
    assert game[0].captain == captain_card("CAP-06")
    assert bool(is_concession(game[0], glory_card(card))) == concession


# What is kept in mind


@rule("SG-M11-08", "SG-M11-13")
def test_a_copy_of_the_table_knows_where_the_turn_began_and_who_was_hired() -> None:
    game = loyal("pleased")
    drawer = of(game)
    drawer.port, drawer.called, drawer.free_hire = HAVANA, True, True
    twin = drawer.copy()
    assert (twin.port, twin.called, twin.free_hire) == (HAVANA, True, True)


@rule("SG-M11-05", "SG-M11-13")
def test_a_new_turn_begins_anew() -> None:
    game = loyal("pleased", Captain(zone=HAVANA), FAR)
    drawer = of(game)
    for in_port, port in ((True, HAVANA), (False, NONE)):
        drawer.called = drawer.free_hire = True
        drawer.refuse(0, 3)
        game[0].in_port = in_port
        drawer.new_turn(game[0])
        assert (drawer.port, drawer.called, drawer.free_hire, drawer.refused) == (port, False, False, [(), ()])


def test_programs_that_learn_see_the_moods_and_what_is_refused() -> None:
    game = loyal("happy")
    of(game).refuse(1, 3)
    of(game).called = True
    of(game).levels[1] = level("angry")
    assert seen(game, 0) == [6, 1, 0, 1, 1]
    assert seen(game, 1) == [1, 6, 1, 0, 1]
    game[1].afloat = False
    assert seen(game, 0) == [6, 0, 0, 1, 1]


def seen(game: Play, seat: int) -> list[float]:
    row = FeatureRow()
    of(game).features(game.t, seat, row)
    return list(row.filled())
