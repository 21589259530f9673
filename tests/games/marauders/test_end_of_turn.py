"""The end of a turn: where people play it is never ended for them unseen (`asks_before_end`)."""

import random

import pytest

from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.moves import END_TURN
from freebooter.games.marauders.state import Table
from freebooter.kernel.automatic.asking import only_answer, quiet_answer
from freebooter.kernel.laws import check_laws
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.people.options import with_people
from freebooter.kernel.record import lines_of, read_match
from freebooter.words import Words
from freebooter.words.options import choosable_options


def table_of(match: Match) -> Table:
    state = match.run.state
    assert isinstance(state, Table)
    return state


def ends(options: dict[str, object], seed: str) -> tuple[Match, dict[str, int]]:
    """A game played at random, and how turns with nothing left to do ended."""
    match = new_match(GAME, 3, options, seed)
    chance = random.Random(seed)
    counted = {"empty hand": 0, "at risk": 0, "answered": 0}
    while not match.over:
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        if ask.options == [END_TURN]:
            given = only_answer(match.run.state, ask)
            assert quiet_answer(ask) is END_TURN
            assert (given is None) == bool(ask.risks(match.run.state)), "risks are seen before the turn ends"
            counted["empty hand"] += not table_of(match).players[seat].hand
            counted["at risk"] += given is None and not table_of(match).players[seat].in_port
            counted["answered"] += given is END_TURN
        cards = [move for move in ask.options if move.name.startswith(("play-", "announce-"))]
        match.play(seat, chance.choice(cards or ask.options))  # so that hands become empty
    return match, counted


@pytest.fixture(scope="module")
def asked() -> tuple[Match, dict[str, int]]:
    return ends(with_people(GAME.options_type, {}), "ends")


def test_with_people_a_turn_is_not_ended_unseen_even_with_an_empty_hand(asked: tuple[Match, dict[str, int]]) -> None:
    _match, counted = asked
    assert counted["empty hand"] > 5 and counted["at risk"] > 0 and counted["answered"] > 0


def test_without_people_it_ends_by_itself_as_ever() -> None:
    _match, counted = ends({}, "ends")
    assert counted["empty hand"] == 0


def test_a_record_says_which(asked: tuple[Match, dict[str, int]]) -> None:
    match, _counted = asked
    again = read_match(b"".join(lines_of(match)), lambda name: GAME)
    assert again.over and again.result().scores == match.result().scores


def test_no_form_offers_it_but_it_may_be_chosen() -> None:
    assert "asks_before_end" not in {option.name for option in choosable_options(Words(), GAME)}
    assert with_people(GAME.options_type, {})["asks_before_end"] is True
    assert with_people(GAME.options_type, {"asks_before_end": False})["asks_before_end"] is False


def test_the_laws_hold() -> None:
    check_laws(GAME, 2, {"asks_before_end": True}, seeds=range(2))
