"""Glory points and cards: when they are drawn, held, announced and played."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.captain.death import bury
from freebooter.games.marauders.captain.glory import draw_glory, gain_glory
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.content.card_timing import AT_EVENT, WHEN_ACTING
from freebooter.games.marauders.hand.playing import menu_cards, playable_cards
from freebooter.games.marauders.hand.windows import open_window
from freebooter.games.marauders.names import (
    BASE_DEEDS,
    BY_COMBAT,
    BY_MISSION,
    BY_RAID,
    BY_RUMOUR,
    BY_SHIP,
    BY_TRADE,
    ENGLISH,
    HAVANA,
    NASSAU,
    RETIRED,
    TORTUGA,
)
from freebooter.games.marauders.names import DEEDS as DEED_NAMES
from freebooter.games.marauders.state import EVENTS
from freebooter.games.marauders.turn.events import resolve_event
from freebooter.kernel.ask import Flow
from tests.games.marauders.table import BATTLES, TURN, Captain, Play, Room, plays_out, table
from tests.rules import rule


class Once:
    """A room with a single flow."""

    def __init__(self) -> None:
        self.flow: Flow | None = None

    def step(self, t: object) -> Flow | None:
        flow, self.flow = self.flow, None
        return flow


def event_window(*captains: Captain, turn: int = 0) -> Play:
    """An event with icons is drawn, and cards may be announced: Veering Wind is the one that fits."""
    once = Once()
    game = table(*captains, game=Room(once.step), npcs={ENGLISH: ("EV-04", NASSAU)}, turn=turn)
    game.t.stage = EVENTS
    game.t.first = turn
    game.t.events_due = 1
    game.draws_events("EV-24")
    once.flow = resolve_event(game.t)
    return game.begins()


HIDDEN = Captain("CAP-06", zone=16, in_port=True)


@rule("MM-GLORY-01")
def test_deeds_are_counted_by_kind() -> None:
    game = table(Captain(), Captain()).script([0] * 6)
    deeds = (BY_COMBAT, BY_TRADE, BY_RAID, BY_MISSION, BY_RUMOUR, BY_SHIP)
    for deed in deeds:
        plays_out(gain_glory(game.t, game[0], deed, "MM-GLORY-01"))
    assert game[0].track == 6 and game[0].deeds == [1] * 6
    assert DEED_NAMES[:BASE_DEEDS] == ["combat", "trade", "raid", "mission", "rumour", "ship"]


@rule("MM-GLORY-02")
def test_a_point_is_followed_by_a_card() -> None:
    game = table(Captain(), Captain()).draws_glory("GL-22")
    plays_out(gain_glory(game.t, game[0], BY_TRADE, "MM-SELL-07"))
    assert game[0].hand == (tables.glory_card("GL-22"),)
    hidden = game.events("glory-drawn-hidden")[0]
    assert "card" not in hidden.data and not hidden.seen_by(0)
    assert not game.events("glory-drawn")[0].seen_by(1)


@rule("MM-GLORY-04")
def test_with_a_fifth_card_one_is_discarded() -> None:
    game = table(Captain(hand=["GL-10", "GL-11", "GL-12", "GL-12"]), Captain()).draws_glory("GL-22")
    asked = plays_out(draw_glory(game.t, game[0], "MM-GLORY-02"), "discard-glory-hidden-cove")
    assert asked == ["hand-limit"]
    assert len(game[0].hand) == 4
    assert game.t.decks.glory_discard.counts[tables.glory_card("GL-11")] == 1
    four = table(Captain(hand=["GL-10", "GL-11", "GL-12"]), Captain()).draws_glory("GL-22")
    assert plays_out(draw_glory(four.t, four[0], "MM-GLORY-02")) == []


@rule("MM-GLORY-04")
def test_equal_cards_are_one_option() -> None:
    from freebooter.games.marauders.captain.glory import discards

    game = table(Captain(hand=["GL-10", "GL-12", "GL-12"]), Captain())
    assert len(discards(game[0])) == 2


@rule("MM-AMB-77")
def test_an_empty_glory_deck_is_made_of_the_discard_pile() -> None:
    game = table(Captain(), Captain())
    game.t.decks.glory_discard.pour(game.t.decks.glory)
    game.script([5])
    plays_out(draw_glory(game.t, game[0], "MM-GLORY-02"))
    assert len(game[0].hand) == 1
    assert (game.t.decks.glory.left, game.t.decks.glory_discard.left) == (69, 0)


@rule("MM-GLORY-05")
def test_in_the_own_turn_voyage_cards_are_options_and_combat_cards_are_not() -> None:
    game = table(Captain(hand=["GL-10", "GL-16", "GL-22", "GL-01"]), Captain(), game=TURN).begins()
    assert [name for name in game.options if name.startswith("play")] == ["play-following-wind", "play-reading-the-sky"]
    assert [move.name for move in menu_cards(game.t, game[0], WHEN_ACTING)] == [
        "play-following-wind",
        "play-reading-the-sky",
    ]


@rule("MM-GLORY-05", "MM-GLORY-09")
def test_in_combat_only_combat_cards_may_be_played() -> None:
    game = table(Captain(hand=["GL-10", "GL-20"]), Captain("CAP-12"), game=BATTLES, luck=2)
    game.attacks(0, 1)
    game.passes_to("window-declared")
    assert "announce-hard-to-starboard" in game.options
    assert "announce-following-wind" not in game.options


@rule("MM-GLORY-06")
def test_a_card_is_announced_without_being_shown() -> None:
    game = event_window(HIDDEN, Captain("CAP-12", hand=["GL-15", "GL-10"]), Captain("CAP-07", hand=["GL-22"]))
    assert game.asked == (1, "window-event")
    assert game.options == ["pass", "announce-veering-wind"]
    game.seat(1).announces("GL-15")
    assert game[1].announced == tables.glory_card("GL-15")
    assert game.told("card-announced") == [{"seat": 1}]
    assert tables.glory_card("GL-15") in game[1].hand
    assert game.asked == (2, "window-event")
    assert game.options == ["pass"]  # asked because a hand is held, whatever it is


@rule("MM-GLORY-06")
def test_seats_without_cards_are_not_asked() -> None:
    game = event_window(HIDDEN, Captain("CAP-12"))
    assert game.over


@rule("MM-GLORY-07")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_announced_cards_are_resolved_in_turn_order(first: int) -> None:
    captains = [Captain(id, hand=["GL-15"]) for id in ("CAP-06", "CAP-12")] + [Captain("CAP-07", hand=["GL-22"])]
    game = event_window(*captains, turn=first)
    order = [seat for seat in [(first + at) % 3 for at in range(3)] if seat != 2]
    announced: list[int] = []
    while game.asked is not None and game.asked[1] == "window-event":
        seat = game.asked[0]
        if seat == 2 or seat in announced:
            game.seat(seat).passes()
        else:
            announced.append(seat)
            game.seat(seat).announces("GL-15")
    assert [told["seat"] for told in game.told("card-shown")] == order[:1]
    for seat in order:
        assert game.asked == (seat, "resolve-card")
        game.seat(seat).declines()
    assert [told["seat"] for told in game.told("card-declined")] == order


@rule("MM-GLORY-07")
def test_after_an_announcement_the_others_are_asked_once_more() -> None:
    captains = Captain("CAP-06", hand=["GL-15"]), Captain("CAP-12", hand=["GL-15"])
    game = event_window(*captains)
    game.seat(0).passes()
    game.seat(1).announces("GL-15")
    assert game.asked == (0, "window-event")
    game.seat(0).announces("GL-15")
    assert game.asked == (0, "resolve-card")


@rule("MM-GLORY-08")
def test_a_card_may_be_declined_but_is_shown() -> None:
    game = event_window(HIDDEN, Captain("CAP-12", hand=["GL-15"]))
    game.seat(1).announces("GL-15")
    assert game.told("card-shown") == [{"seat": 1, "card": "veering-wind"}]
    game.seat(1).declines()
    assert game[1].hand == (tables.glory_card("GL-15"),)
    assert game.asked == (1, "window-event")
    assert game.options == ["pass"]  # not a second time for the same moment
    game.seat(1).passes()
    assert game.over


@rule("MM-GLORY-10")
def test_a_hired_specialist_lies_on_the_board_and_not_in_the_hand() -> None:
    from tests.games.marauders.table import PORT_ACTION

    captain = Captain(zone=HAVANA, in_port=True, gold=9, hand=["GL-S1a", "GL-10"])
    game = table(captain, Captain(zone=NASSAU), game=PORT_ACTION).begins()
    game.seat(0).plays("GL-S1a")
    assert (len(game[0].hand), game[0].employed, game[0].gold) == (1, (tables.glory_card("GL-S1a"),), 5)


@rule("MM-AMB-79")
def test_the_dead_have_no_cards_to_play() -> None:
    game = table(Captain("CAP-06"), Captain("CAP-12", hand=["GL-15", "GL-15"])).script([0])
    plays_out(bury(game.t, game[1], RETIRED, "MM-DEATH-09"))
    assert game[1].hand == ()
    assert plays_out(open_window(game.t, AT_EVENT, [0, 1])) == []


def test_what_can_be_played_depends_on_the_moment() -> None:
    game = table(Captain(zone=TORTUGA, hand=["GL-15", "GL-10"]), Captain())
    assert playable_cards(game.t, game[0], AT_EVENT) == [tables.glory_card("GL-15")]
    assert playable_cards(game.t, game[0], WHEN_ACTING) == [tables.glory_card("GL-10")]
