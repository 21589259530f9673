"""Missions and rumours give one reason each; cards say how much they allow; what they bring is what was said."""

import pytest

from freebooter.games.marauders.content import tables
from freebooter.games.marauders.missions.claiming import requirement_refusal
from freebooter.games.marauders.missions.tasks import complete_refusal, pursue_refusal
from freebooter.games.marauders.names import (
    CURACAO,
    FRENCH,
    GOODS,
    ST_MAARTEN,
    TORTUGA,
    ZONES,
)
from freebooter.games.marauders.rumours import act_refusal
from freebooter.games.marauders.rumours.goods import KEEP, keep_options
from freebooter.kernel.ask import Ask
from freebooter.kernel.note import Refusal
from tests.games.marauders.cards import OTHER, at_sea, in_port, message, named, tried, why
from tests.games.marauders.table import TURN, Captain, table
from tests.rules import rule

# Missions and rumours


@rule("MM-MISSION-01", "MM-MISSION-02")
def test_missions_give_one_reason_each() -> None:
    game = at_sea(mission="MI-10")
    assert message(pursue_refusal(game.t, game[0])) == "mm-mission-elsewhere"
    assert message(complete_refusal(game.t, game[0])) == "mm-mission-not-in-port"
    assert message(complete_refusal(game.t, at_sea()[0])) == "mm-no-mission"
    assert message(pursue_refusal(game.t, at_sea()[0])) == "mm-no-mission"
    poor = in_port(CURACAO, gold=9)
    assert requirement_refusal(poor.t, poor[0], tables.mission_card("MI-18")) == Refusal(
        "mm-mission-needs-gold", "MM-MISSION-02", mission="company-stock", price=10, gold=9
    )


@rule("MM-RUMOR-04")
@pytest.mark.parametrize(
    ("captain", "reason"),
    [
        (Captain(), "mm-no-rumour"),
        (Captain(rumour="RU-01"), "mm-rumour-elsewhere"),
        (Captain(zone=CURACAO, in_port=True, rumour="RU-12"), "mm-not-wanted-here"),
        (Captain(zone=TORTUGA, rumour="RU-14"), ""),
    ],
)
def test_rumours_give_their_reason(captain: Captain, reason: str) -> None:
    game = table(captain, OTHER)
    assert message(act_refusal(game.t, game[0])) == reason


# How much a card allows


def test_ru_12_and_gl_09_say_what_the_card_allows_and_not_that_the_bounty_is_lower_than_it_is() -> None:
    game = in_port(hand=["GL-09"], bounties={FRENCH: 5})
    game.seat(0).plays("GL-09")
    assert why(game, "lower-bounty-3") == Refusal("mm-beyond-the-card", "MM-BOUNTY-07", least=1, most=2)
    assert why(game, "lower-bounty-0") == Refusal("mm-beyond-the-card", "MM-BOUNTY-07", least=1, most=2)
    low = in_port(hand=["GL-09"], bounties={FRENCH: 2})
    low.seat(0).plays("GL-09")
    assert why(low, "lower-bounty-3") == Refusal("mm-bounty-not-so-high", "MM-BOUNTY-07", bounty=2)


def test_ru_19_says_what_the_bookkeeper_takes_and_not_that_there_is_no_gold() -> None:
    captain = Captain("CAP-12", zone=ST_MAARTEN, in_port=True, rumour="RU-19", gold=30)
    game = table(captain, OTHER, game=TURN).begins().dice("xx")
    game.seat(0).says("act-on-rumour")
    assert why(game, "stash-tens-2") == Refusal("mm-beyond-the-card", "MM-RUMOR-06", least=0, most=15)
    assert why(game, "stash-tens-4") == Refusal("mm-too-little-aboard", "MM-STASH-01", gold=30)
    ask = game.ask
    assert ask.question.measured(tried(game, named("stash-tens-1")), ask, named("stash-tens-1")) == {}
    ask, move = game.ask, named("stash-ones-5")
    told = ask.preview(game.t, move)
    assert told is not None and told.params == {"price": 0, "stash": 15, "points": 1}
    played = tried(game.script([0]), move)
    assert ask.question.measured(played, ask, move) == {"price": 0, "stash": 15}


def test_ru_20_costs_what_was_said() -> None:
    zone = ZONES.index(tables.RUMOURS[tables.rumour_card("RU-20")].place.ports[0])
    captain = Captain("CAP-12", zone=zone, in_port=True, rumour="RU-20", gold=60)
    game = table(captain, OTHER, game=TURN, luck=1).begins().dice("xx")
    game.seat(0).says("act-on-rumour")
    ask, move = game.ask, game.ask.options[0]
    assert ask.prompt == "offer-ship"
    told = ask.preview(game.t, move)
    assert told is not None
    came = ask.question.measured(tried(game, move), ask, move)
    assert came.keys() >= {"price", "sale", "net", "hull"}
    assert came == {name: told.params[name] for name in came}
    assert ask.question.refusal(game.t, ask, named("buy-ship-sloop")) == Refusal(
        "mm-other-ship", "MM-SHIPYARD-02", ship="sloop"
    )


def test_ru_08_says_how_many_cards_may_be_kept() -> None:
    """Room is no reason where there is room."""
    captain = Captain("CAP-12", zone=TORTUGA, in_port=True, rumour="RU-08")
    game = table(captain, OTHER, game=TURN)
    game.t.drawn_cargo, game.t.drawn_by = (0, 0, 0), 0
    ask = Ask(0, KEEP, keep_options(game.t, game[0], 2), shown=True)
    good = GOODS[tables.CARGO_GOOD[0]]
    assert ask.refusal(game.t, named(f"keep-{good}-2")) is None
    assert ask.refusal(game.t, named(f"keep-{good}-3")) == Refusal("mm-beyond-the-card", "MM-RUMOR-06", least=0, most=2)
    assert message(ask.refusal(game.t, named(f"keep-{good}-4"))) == "mm-not-so-many-drawn"
