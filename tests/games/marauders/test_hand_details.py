"""Cards in hand, the hold and points at their boundaries."""

import pytest

from freebooter.games.marauders.content.card_timing import AFTER_DEED
from freebooter.games.marauders.hand.windows import own_window
from freebooter.games.marauders.hold.overboard import DROP_CARGO, drop_surplus, surplus, surplus_notes
from freebooter.games.marauders.moves import PASS, SHOOT
from freebooter.games.marauders.names import BASE_DEEDS, CARIBBEAN_SEA, DEEDS, NONE, TIMBER, TORTUGA, Deed
from freebooter.games.marauders.registries.deeds import add_deed, deed_count, shown_deeds
from freebooter.games.marauders.scoring import buy_points, has_won, points, points_of_gold
from freebooter.kernel.ask import Ask
from freebooter.kernel.note import Refusal
from tests.games.marauders.cards import message, named
from tests.games.marauders.table import TURN, Captain, plays_out, table
from tests.games.marauders.visits import OTHER, port, reasons
from tests.rules import rule


@rule("MM-GLORY-05")
def test_why_a_card_is_not_played_at_the_market() -> None:
    game = port(TORTUGA, gold=9, hand=["GL-03", "GL-22"]).demands(TORTUGA, TIMBER).begins()
    game.draws_cargo("rum-1", "rum-2", "sugar-1", "cocoa-1", "spices-1", "fruit-1")
    game.seat(0).says("do-buy").passes()
    cards = ("play-shrewd-bargain", "announce-shrewd-bargain", "play-wet-powder", "announce-wet-powder")
    assert reasons(game, *cards, "play-hidden-cove", "announce-hidden-cove") == [
        "", "mm-play-openly", *["mm-card-other-moment"] * 2, *["mm-card-not-in-hand"] * 2,
    ]  # fmt: skip
    game.seat(0).says("buy-sugar-1")
    assert reasons(game, *cards[:3], "play-hidden-cove") == [
        "mm-card-before-choice", "mm-play-openly", "mm-card-other-moment", "mm-card-not-in-hand",
    ]  # fmt: skip


@rule("MM-GLORY-06", "MM-GLORY-08")
def test_a_copy_of_a_card_is_offered_once() -> None:
    game = table(Captain(zone=CARIBBEAN_SEA, hand=["GL-10", "GL-10"]), OTHER, game=TURN).begins()
    assert game.options.count("play-following-wind") == 1
    game.seat(0).says("play-following-wind")
    assert len(game[0].hand) == 1 and "play-following-wind" in game.options


@rule("MM-AMB-08")
def test_what_does_not_fit_at_sea_goes_overboard_as_the_owner_likes() -> None:
    captain = Captain(cargo=["rum-1", "sugar-1"], mission="MI-02", load=True)
    for answer, cargo, load in (("discard-load", 2, False), ("discard-cargo-rum", 1, True)):
        game = table(captain, OTHER)
        assert surplus(game.t, game[0]) == 1
        assert [note.params for note in surplus_notes(game.t, game[0])] == [{"count": 1}]
        ask = DROP_CARGO.ask(game.t, 0)
        assert {move.name for move in ask.options} == {"discard-cargo-rum", "discard-cargo-sugar", "discard-load"}
        assert ask.refusal(game.t, named("discard-cargo-cocoa")) == Refusal("mm-none-aboard", "MM-AMB-08", good="cocoa")
        assert plays_out(drop_surplus(game.t, game[0], "MM-AMB-08"), answer) == ["drop-cargo"]
        assert (len(game[0].cargo), game[0].load, game[0].mission == NONE) == (cargo, load, not load)
        assert surplus_notes(game.t, game[0]) == [] and surplus(game.t, game[0]) == 0
        if not load:
            assert message(Ask(0, DROP_CARGO, []).refusal(game.t, named("discard-load"))) == "mm-no-load"


@rule("MM-STASH-02", "MM-STASH-03", "MM-END-01")
@pytest.mark.parametrize(("stash", "bought"), [(9, (0, 9)), (10, (1, 0)), (37, (3, 7)), (50, (5, 0)), (64, (5, 14))])
def test_points_that_a_stash_buys(stash: int, bought: tuple[int, int]) -> None:
    plain = table(Captain(stash=stash, track=2), OTHER)
    changed = table(Captain(stash=stash, track=2), OTHER, modules=["wind"])
    assert buy_points(changed.t, stash) == bought
    for game in (plain, changed):
        assert points_of_gold(game.t, stash) == bought[0]
        assert points(game.t, game[0]) == 2 + bought[0]
        for track, won in ((10 - bought[0], True), (9 - bought[0], False)):
            game[0].track = track
            assert has_won(game.t, game[0]) == won


@rule("MM-GLORY-05")
def test_a_window_is_a_moment_that_ends_with_it() -> None:
    game = table(Captain(hand=["GL-18"]), OTHER)
    outer = game.t.moment
    part = own_window(game.t, game[0], AFTER_DEED)
    assert not isinstance(part, tuple)
    ask = next(part)
    assert isinstance(ask, Ask) and ask.shown and game.t.moment == AFTER_DEED != outer
    assert [move.name for move in ask.options] == ["pass", "play-storied-name"]
    with pytest.raises(StopIteration):
        part.send(PASS)
    assert game.t.moment == outer


@rule("MM-GLORY-08")
def test_a_card_that_comes_up_says_what_it_would_do_and_what_declining_would() -> None:
    game = table(Captain(hand=["GL-20"]), Captain()).dice("111", "111").attacks(0, 1).passes()
    game.seat(0).does(SHOOT)
    game.seat(1).does(SHOOT)
    game.seat(0).announces("GL-20")
    assert game.asked == (0, "resolve-card")
    with_card, without = (game.ask.preview(game.t, named(name)) for name in ("play-hard-to-starboard", "decline"))
    assert with_card is not None and without is not None and with_card.params != without.params
    others = ("play-wet-powder", "announce-wet-powder", "done")
    assert reasons(game, *others) == ["mm-other-card-announced", "mm-other-card-announced", "not-this-question"]


@rule("MM-PORT-02")
def test_moves_of_other_questions_are_not_explained_in_port() -> None:
    game = port(TORTUGA).begins()
    assert game.ask.preview(game.t, PASS) is None
    assert message(game.ask.refusal(game.t, PASS)) == "not-this-question"


@rule("MM-GLORY-01")
def test_deeds_of_modules_are_counted_once_somebody_has_done_them() -> None:
    game = table(Captain(), OTHER)
    base = list(range(BASE_DEEDS))
    assert len(DEEDS) > BASE_DEEDS, "modules have some"
    first, last = Deed(BASE_DEEDS), Deed(len(DEEDS) - 1)
    assert shown_deeds(game.t.players) == base and deed_count(game[0], last) == 0
    add_deed(game[1], first)
    add_deed(game[1], first)
    assert shown_deeds(game.t.players) == [*base, first]
    add_deed(game[1], last)
    add_deed(game[1], Deed(0))
    assert [deed_count(game[1], deed) for deed in (first, last, 0)] == [2, 1, 1]
    assert [deed_count(game[0], deed) for deed in (first, last, 0)] == [0, 0, 0]
    assert shown_deeds(game.t.players) == [*base, first, last]
