"""Cards in hand: windows and menus give their reasons in order, and hiring costs what was said."""

import pytest

from freebooter.games.marauders.content.card_timing import MOMENTS, SHARED, WHEN_IN_PORT, WHEN_SELLING
from freebooter.games.marauders.content.tables import glory_card
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.hand.playing import PlayCards, why_not_play
from freebooter.games.marauders.hand.windows import RESOLVE_CARD, WINDOW
from freebooter.games.marauders.moves import ANNOUNCE, BOARD, PASS, PLAY, SHOOT
from freebooter.games.marauders.names import (
    FRENCH,
    HAVANA,
    NONE,
    SPANISH,
    TORTUGA,
)
from freebooter.kernel.note import Note, Refusal
from tests.games.marauders.cards import LANGUAGES, OTHER, in_port, tried
from tests.games.marauders.table import PORT_ACTION, Captain, Play, table
from tests.games.marauders.test_cutlass import at_contest
from tests.rules import rule

# Hiring


@rule("MM-GLORY-10", "MM-GLORY-11")
@pytest.mark.parametrize(
    ("id", "more", "reason"),
    [
        ("GL-S1a", {"gold": 3}, Refusal("mm-too-little-gold", "MM-GLORY-10", price=4, gold=3)),
        ("GL-S1a", {"employed": ["GL-S1b"]}, Refusal("mm-specialist-twice", "MM-GLORY-11", card="carpenter-a")),
        ("GL-S1b", {}, Refusal("mm-hire-elsewhere", "MM-GLORY-10", card="carpenter-b", zones="st-john")),
        ("GL-S8b", {}, Refusal("mm-hire-at-home", "MM-GLORY-10", card="sailing-master-b", zone="trinidad")),
    ],
)  # fmt: skip
def test_why_a_specialist_does_not_come(id: str, more: dict[str, object], reason: Refusal) -> None:
    game = in_port(HAVANA, hand=[id], **more)
    assert why_not_play(game.t, game[0], glory_card(id), WHEN_IN_PORT) == reason


def test_hiring_costs_what_was_said_and_the_check_is_the_one_of_which_the_chance_was_told() -> None:
    cards = PlayCards(WHEN_IN_PORT)
    game = in_port(HAVANA, hand=["GL-S1a"], gold=9)
    move = PLAY[glory_card("GL-S1a")]
    ask, told = game.ask, cards.preview(game.t, game.ask, move)
    assert told == Note("mm-brings-paid-check", "MM-GLORY-10", price=4, dice=0, chance=0)
    played = tried(game, move)
    assert cards.measured(played, ask, move) == {"price": 4} and cards.came_true(played, ask, move) == {}
    for dice, passed in (("1x", True), ("11", False)):
        game = in_port(TORTUGA, hand=["GL-S2a", "GL-10"]).dice(dice)
        move, ask = PLAY[glory_card("GL-S2a")], game.ask
        told = cards.preview(game.t, ask, move)
        assert told is not None and told.params == {"price": 0, "dice": 2, "chance": 56}
        played = tried(game, move)
        assert cards.measured(played, ask, move) == {"price": 0}
        assert cards.came_true(played, ask, move) == {"chance": passed}


# Windows and menus: the order of reasons


@rule("MM-GLORY-05", "MM-GLORY-06", "MM-GLORY-08")
def test_in_a_shared_window_reasons_come_in_order() -> None:
    game = at_contest(Captain(hand=["GL-19", "GL-10"]), Captain(), (SHOOT, SHOOT), "x11", "111")
    assert reasons(game, "GL-23") == ("mm-card-not-in-hand", "mm-card-not-in-hand")
    assert reasons(game, "GL-10") == ("mm-card-other-moment", "mm-card-other-moment")
    assert reasons(game, "GL-19") == ("mm-announce-hidden", "")
    game.seat(0).announces("GL-19").declines()
    assert reasons(game, "GL-19") == ("mm-announce-hidden", "mm-card-declined")


@rule("MM-GLORY-05")
def test_in_a_window_of_one_seat_cards_are_played_openly() -> None:
    game = table(Captain(hand=["GL-27", "GL-10"]), Captain(), wars=[(FRENCH, SPANISH)]).attacks(0, 1)
    assert reasons(game, "GL-27") == ("", "mm-play-openly")
    peace = table(Captain(hand=["GL-27"]), Captain()).attacks(0, 1)
    assert reasons(peace, "GL-27") == ("mm-card-without-effect", "mm-play-openly")


def reasons(game: Play, id: str) -> tuple[str, str]:
    """Why a card cannot be played and why it cannot be announced; empty where it can."""
    card = glory_card(id)
    found = [game.ask.refusal(game.t, move) for move in (PLAY[card], ANNOUNCE[card])]
    return "" if found[0] is None else found[0].message, "" if found[1] is None else found[1].message


@pytest.mark.parametrize("moment", range(len(MOMENTS)))
def test_each_moment_has_a_window_of_its_own(moment: int) -> None:
    window = WINDOW[moment]
    assert (window.prompt, window.rule) == (f"window-{MOMENTS[moment]}", "MM-GLORY-06")
    hand = ["GL-10", "GL-15", "GL-20", "GL-12"]
    game = table(Captain(hand=hand), Captain())
    cards = ANNOUNCE if moment in SHARED else PLAY
    assert all(move is PASS or move in cards for move in window.options(game.t, 0, NONE))


@rule("MM-GLORY-08")
def test_an_announced_card_that_does_nothing_any_more_says_why() -> None:
    game = at_contest(Captain(), Captain(hand=["GL-26"]), (BOARD, SHOOT), "xx1", "111")
    card, other = glory_card("GL-26"), glory_card("GL-19")
    game.seat(1).announces("GL-26")
    ask = game.ask
    assert ask.refusal(game.t, PLAY[card]) is None
    for move in (PLAY[other], ANNOUNCE[other], ANNOUNCE[card]):
        assert ask.refusal(game.t, move) == Refusal("mm-other-card-announced", "MM-GLORY-08", card="cut-the-lines")
    game.side(0).boarding_cut = True
    late = RESOLVE_CARD.ask(game.t, 1, about=card)
    assert [move.name for move in late.options] == ["decline"]
    told = {"card": "cut-the-lines", "reason": "mm-why-lines-are-cut"}
    assert late.refusal(game.t, PLAY[card]) == Refusal("mm-card-without-effect", "MM-GLORY-08", **told)
    game[1].hand = ()
    gone = late.refusal(game.t, PLAY[card])
    assert gone is not None and gone.params["reason"] == "mm-why-not-in-hand"
    assert all(words.refusal(GAME, gone) for words in LANGUAGES)


def test_cards_that_change_prices_come_before_the_first_choice() -> None:
    captain = Captain(zone=TORTUGA, in_port=True, cargo=["rum-1", "sugar-1"], hand=["GL-04"])
    game = table(captain, OTHER, game=PORT_ACTION).begins()
    game.seat(0).says("do-sell")
    cards, move = PlayCards(WHEN_SELLING), PLAY[glory_card("GL-04")]
    assert cards.refusal(game.t, game.ask, move) is None and cards.options(game.t, 0, 0) == [move]
    game.seat(0).says("sell-rum-1")
    assert cards.refusal(game.t, game.ask, move) == Refusal(
        "mm-card-before-choice", "MM-GLORY-05", card="word-of-shortage"
    )
    assert cards.options(game.t, 0, 0) == []
