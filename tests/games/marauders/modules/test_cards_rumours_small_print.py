"""Small print of the new rumours: every option, every reason, every number that is promised."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.content import tables
from freebooter.games.marauders.content.structs import Reward
from freebooter.games.marauders.modules.cards.board_gains import (
    CHOOSE_DEMAND,
    CHOOSE_NPC,
    FIRST_DEMAND,
    SECOND_DEMAND,
    WHICH_NPC,
)
from freebooter.games.marauders.modules.cards.choices import CHOICES_OF_GAIN, CHOOSE_ONE
from freebooter.games.marauders.modules.cards.gains import (
    BOUNTIES_MOVED,
    BOUNTIES_OF,
    BOUNTIES_TO,
    CHOOSE_BOUNTIES,
    CHOOSE_GOLD,
    CHOOSE_SURVIVORS,
    FREE_CLAIM,
)
from freebooter.games.marauders.modules.cards.rumours import (
    JOURNEY,
    journey,
)
from freebooter.games.marauders.modules.loyalty.drawer import loyalty_of
from freebooter.games.marauders.moves import CHOOSE_NATION, CLAIM_MISSION, DONE, ROLL
from freebooter.games.marauders.names import (
    CARIBBEAN_SEA,
    CREW,
    ENGLISH,
    GALLEON,
    HAVANA,
    NONE,
    RUM,
    SPANISH,
    TRINIDAD,
)
from freebooter.kernel.ask import Ask
from tests.games.marauders.cards import message
from tests.games.marauders.modules.loyal import level
from tests.games.marauders.modules.test_cards_rumours import OTHER, at_its_place
from tests.games.marauders.table import Captain, Play, table
from tests.rules import rule

ON = ["cards"]


def reward_of(game: Play, at: int = 0) -> Reward:
    reward: Reward = tables.RUMOURS[game[0].rumour].rewards[at]
    return reward


# The board


def test_two_different_ports_that_have_a_demand() -> None:
    game = at_its_place("SOG-RUM-11")
    board = game.t.board
    first = FIRST_DEMAND.ask(game.t, 0, about=NONE)
    assert [move.value for move in first.options] == [zone for zone in range(17) if board.demand[zone] != NONE]
    assert message(first.refusal(game.t, CHOOSE_DEMAND[CARIBBEAN_SEA])) == "mm-no-demand-there"
    second = SECOND_DEMAND.ask(game.t, 0, about=TRINIDAD)
    assert message(second.refusal(game.t, CHOOSE_DEMAND[TRINIDAD])) == "mm-two-different-ports"
    assert message(second.refusal(game.t, CHOOSE_DEMAND[HAVANA])) == ""
    assert len(second.options) == len(first.options) - 1


def test_a_far_demand_that_is_aboard_is_worth_its_way() -> None:
    game = at_its_place("SOG-RUM-11", Captain(cargo=["rum-1", "rum-2"])).demands(TRINIDAD, RUM)
    way = tables.WAY[game[0].zone][TRINIDAD]
    assert way > 1
    assert FIRST_DEMAND.value(game.t, game[0], TRINIDAD) == 2 * 6 * way


def test_only_an_npc_at_sea_is_sent_away() -> None:
    npc = tables.EVENT_NPC[tables.event_card("EV-01")]
    game = table(Captain(rumour="SOG-RUM-14"), OTHER, modules=ON, npcs={npc: ("EV-01", HAVANA)})
    ask = WHICH_NPC.ask(game.t, 0)
    assert ask.options == [CHOOSE_NPC[npc]]
    for move in CHOOSE_NPC:
        assert message(ask.refusal(game.t, move)) == ("" if move.value == npc else "mm-npc-not-at-sea")


# Choose one


@pytest.mark.parametrize(
    ("id", "gold", "other", "numbers"),
    [
        ("SOG-RUM-01", 10, "mm-brings-survivors", {"gold": 4, "count": 1}),
        ("SOG-RUM-12", 8, "mm-brings-free-claim", {"count": 2}),
        ("SOG-RUM-22", 8, "mm-brings-moved-bounties", {"count": 2}),
    ],
)
def test_what_each_of_two_gains_would_bring(id: str, gold: int, other: str, numbers: dict[str, object]) -> None:
    game = at_its_place(id, Captain(tracks={CREW: 1}, bounties={SPANISH: 2, ENGLISH: 1}))
    ask = CHOOSE_ONE.ask(game.t, 0, about=game[0].rumour)
    for_gold, for_other = (ask.preview(game.t, move) for move in ask.options)
    assert for_gold is not None and (for_gold.message, dict(for_gold.params)) == ("mm-brings-gold", {"gold": gold})
    assert for_other is not None and (for_other.message, dict(for_other.params)) == (other, numbers)


@rule("SG-AMB-74", "SG-PAIR-09")
def test_survivors_who_would_not_join_are_not_promised() -> None:
    game = at_its_place("SOG-RUM-01", Captain(tracks={CREW: 1}), [*ON, "loyalty"])
    loyalty_of(game.t).levels[0] = level("restless")
    note = CHOOSE_ONE.ask(game.t, 0, about=game[0].rumour).preview(game.t, CHOOSE_SURVIVORS)
    assert note is not None and dict(note.params) == {"gold": 4, "count": 0}


def test_only_an_open_mission_is_claimed_for_nothing() -> None:
    game = at_its_place("SOG-RUM-12").offers_missions("MI-18", "SOG-MIS-10")
    ask = FREE_CLAIM.ask(game.t, 0)
    assert sorted(move.value for move in ask.options) == sorted(game.t.board.missions)
    closed = tables.mission_card("MI-01")
    assert message(ask.refusal(game.t, CLAIM_MISSION[closed])) == "mm-mission-not-open"
    gain = CHOICES_OF_GAIN["free-claim"]
    assert gain.refusal(game.t, game[0], reward_of(game)) is None
    game.t.board.missions = ()
    reason = gain.refusal(game.t, game[0], reward_of(game))
    assert message(reason) == "mm-no-open-mission"
    assert CHOOSE_ONE.ask(game.t, 0, about=game[0].rumour).options == [CHOOSE_GOLD]


# Bounties


def wanted(*bounties: int) -> Play:
    """By the English, French, Spanish and Dutch, in the order of their names in the game."""
    return at_its_place("SOG-RUM-22", Captain(bounties={at: count for at, count in enumerate(bounties) if count}))


@pytest.mark.parametrize(
    ("bounties", "reasons"),
    [
        ((1, 0, 2, 5), ["", "mm-not-wanted-by", "", ""]),
        ((5, 5, 5, 1), ["", "", "", "mm-others-at-their-limit"]),
        ((5, 5, 5, 0), ["", "", "", "mm-not-wanted-by"]),
    ],
)
def test_whose_bounties_can_be_moved(bounties: tuple[int, ...], reasons: list[str]) -> None:
    game = wanted(*bounties)
    ask = BOUNTIES_OF.ask(game.t, 0)
    assert [message(ask.refusal(game.t, move)) for move in CHOOSE_NATION] == reasons
    assert [move in ask.options for move in CHOOSE_NATION] == [not reason for reason in reasons]


@rule("MM-BOUNTY-06")
def test_which_nation_can_take_them_over() -> None:
    game = wanted(1, 4, 5, 0)
    ask = BOUNTIES_TO.ask(game.t, 0, about=0)
    assert [message(ask.refusal(game.t, move)) for move in CHOOSE_NATION] == [
        "mm-same-nation", "", "mm-bounty-at-its-limit", "",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("bounties", "offered"),
    [((1, 0, 0, 0), True), ((0, 0, 0, 0), False), ((5, 5, 5, 5), False), ((5, 5, 5, 1), True)],
)
def test_bounties_are_moved_if_there_are_any_and_room_for_them(bounties: tuple[int, ...], offered: bool) -> None:
    game = wanted(*bounties)
    ask = CHOOSE_ONE.ask(game.t, 0, about=game[0].rumour)
    assert (CHOOSE_BOUNTIES in ask.options) == offered
    assert message(ask.refusal(game.t, CHOOSE_BOUNTIES)) == ("" if offered else "mm-no-bounty-to-move")


@pytest.mark.parametrize(("bounties", "count"), [((1, 0, 0, 2), 2), ((5, 0, 0, 2), 3), ((1, 1, 1, 1), 1)])
def test_how_many_bounties_could_be_moved_at_best(bounties: tuple[int, ...], count: int) -> None:
    game = wanted(*bounties)
    note = CHOOSE_ONE.ask(game.t, 0, about=game[0].rumour).preview(game.t, CHOOSE_BOUNTIES)
    assert note is not None and note.params["count"] == count


@rule("MM-BOUNTY-06")
@pytest.mark.parametrize(
    ("old", "new", "counts"), [(5, 0, [1, 2, 3]), (2, 0, [1, 2]), (5, 3, [1, 2]), (5, 4, [1]), (1, 0, [1])]
)
def test_up_to_three_within_what_there_is_and_what_fits(old: int, new: int, counts: list[int]) -> None:
    game = wanted(old, new, 0, 0)
    part = CHOICES_OF_GAIN["move-bounties"].give(game.t, game[0], reward_of(game))
    next(part)
    part.send(CHOOSE_NATION[0])
    ask = part.send(CHOOSE_NATION[1])
    assert isinstance(ask, Ask) and ask.question is BOUNTIES_MOVED
    assert [move.value for move in ask.options] == counts


# The journey


def test_each_roll_of_the_journey_is_announced() -> None:
    """CAP-06 has Leadership 2: a success in 5 of 9 rolls."""
    game = at_its_place("SOG-RUM-08", Captain(ship=GALLEON))
    game.t.chance = game.chance
    part = journey(game.t, game[0], game[0].rumour, reward_of(game, 1))
    ask = next(part)
    lefts = []
    for _ in range(3):
        assert isinstance(ask, Ask) and ask.question is JOURNEY
        lefts.append(ask.about)
        note = ask.preview(game.t, ROLL)
        assert note is not None and (note.params["dice"], note.params["chance"]) == (2, 56)
        assert ask.preview(game.t, DONE) is None
        game.dice("x1")
        if len(lefts) < 3:
            ask = part.send(ROLL)
    assert lefts == [3, 2, 1]
