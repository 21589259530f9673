"""Goods from rumours: how many are kept, where they are seen, and what is searched for."""

import pytest

from freebooter.games.marauders.content import tables
from freebooter.games.marauders.names import (
    FLUTE,
    GALLEON,
    NASSAU,
    NOBODY,
    SLOOP,
)
from freebooter.games.marauders.rumours.goods import keep_cargo, keep_options, lay_drawn, plunder_cards, search_good
from freebooter.kernel.ask import Ask
from freebooter.kernel.note import Refusal
from tests.games.marauders.cards import message, named
from tests.games.marauders.table import Captain, Play, card, plays_out, table
from tests.rules import rule

OTHER = Captain("CAP-11", zone=NASSAU, in_port=True)


def laid(game: Play, *names: str) -> None:
    """Cargo cards that seat 0 has drawn."""
    for name in names:
        game.t.decks.cargo.take(card(name))
    game.t.drawn_cargo, game.t.drawn_by = tuple(sorted(card(name) for name in names)), 0


def hold(game: Play) -> list[str]:
    return [tables.CARGO_NAMES[kind] for kind in game[0].cargo]


@rule("MM-RUMOR-06", "MM-PORT-07")
@pytest.mark.parametrize(
    ("ship", "cargo", "keep", "most"),
    [
        (GALLEON, [], 3, 3),
        (GALLEON, [], 2, 2),
        (SLOOP, [], 3, 2),
        (SLOOP, ["sugar-1"], 3, 1),
        (GALLEON, ["sugar-1", "sugar-2", "cocoa-1"], 6, 2),
    ],
)
def test_how_many_of_a_good_are_kept(ship: int, cargo: list[str], keep: int, most: int) -> None:
    game = table(Captain(ship=ship, cargo=cargo), OTHER)
    laid(game, "rum-1", "rum-2", "rum-2-escape", "tobacco-1")
    options = [move.name for move in keep_options(game.t, game[0], keep)]
    assert options == [*[f"keep-rum-{count}" for count in range(1, most + 1)], "keep-tobacco-1", "done"]


@rule("MM-RUMOR-06")
def test_what_is_kept_and_why_not_more() -> None:
    game = table(Captain(ship=FLUTE, cargo=["sugar-1"]), OTHER)
    laid(game, "rum-1", "rum-2", "tobacco-1", "cocoa-1")
    part = keep_cargo(game.t, game[0], 2)
    ask = next(part)
    assert isinstance(ask, Ask)
    reasons = [
        message(ask.refusal(game.t, named(name)))
        for name in ("keep-rum-2", "keep-rum-3", "keep-sugar-1", "keep-rum-0", "keep-tobacco-1", "done")
    ]
    assert reasons == ["", *["mm-not-so-many-drawn"] * 3, "", ""]
    ask = part.send(named("keep-tobacco-1"))
    assert isinstance(ask, Ask)
    assert [move.name for move in ask.options] == ["keep-cocoa-1", "keep-rum-1", "done"]
    beyond = ask.refusal(game.t, named("keep-rum-2"))
    assert beyond is not None and beyond.message == "mm-beyond-the-card"
    with pytest.raises(StopIteration):
        part.send(named("keep-rum-1"))
    assert hold(game) == ["rum-1", "sugar-1", "tobacco-1"]
    assert (game.t.drawn_cargo, game.t.drawn_by, game.t.decks.cargo_discard.left) == ((), NOBODY, 2)


@rule("MM-PORT-07")
def test_a_full_hold_says_so() -> None:
    game = table(Captain(cargo=["sugar-1"]), OTHER)
    laid(game, "rum-1", "rum-2")
    part = keep_cargo(game.t, game[0], 2)
    ask = next(part)
    assert isinstance(ask, Ask)
    assert ask.refusal(game.t, named("keep-rum-2")) == Refusal("mm-no-room", "MM-PORT-07", aboard=1)


@rule("MM-RUMOR-06")
def test_nothing_is_asked_where_nothing_can_be_kept() -> None:
    for cargo, keep, drawn in ((["sugar-1", "sugar-2"], 2, ["rum-1"]), ([], 0, ["rum-1"]), ([], 2, [])):
        game = table(Captain(cargo=cargo), OTHER)
        laid(game, *drawn)
        assert plays_out(keep_cargo(game.t, game[0], keep)) == []
        assert (game.t.drawn_cargo, game.t.decks.cargo_discard.left) == ((), len(drawn))
        assert len(game.told("cargo-discarded")) == len(drawn)


@rule("MM-RUMOR-06")
def test_what_is_drawn_for_a_captain_lies_before_him() -> None:
    game = table(Captain(), OTHER).draws_cargo("sugar-1", "rum-1")
    assert lay_drawn(game.t, game[0], 2) == [card("sugar-1"), card("rum-1")]
    assert (game.t.drawn_cargo, game.t.drawn_by) == ((card("rum-1"), card("sugar-1")), 0)


@rule("MM-RUMOR-06")
def test_plundered_cards_pay_their_values_and_everyone_sees_them() -> None:
    game = table(Captain(ship=GALLEON), OTHER).draws_cargo("rum-4-cannons", "sugar-1")
    plays_out(plunder_cards(game.t, game[0], 2, "merchant-plundered", "MM-RUMOR-06"), "keep-rum-1")
    assert game[0].gold == 5
    assert game.told("merchant-plundered") == [{"seat": 0, "cards": ["rum-4-cannons", "sugar-1"]}]
    assert game.told("cargo-loaded")[0]["cards"] == ["rum-4-cannons"]
    assert all(event.seen_by(1) for event in game.events("cargo-loaded"))


@rule("MM-RUMOR-06")
@pytest.mark.parametrize(("cargo", "kept"), [([], 2), (["rum-1"], 1), (["rum-1", "rum-2"], 0)])
def test_goods_searched_for_come_aboard_as_far_as_there_is_room(cargo: list[str], kept: int) -> None:
    game = table(Captain(cargo=cargo), OTHER).draws_cargo("cocoa-1", "sugar-1", "cocoa-2", "sugar-2")
    plays_out(search_good(game.t, game[0], 2), "good-sugar")
    assert [name for name in hold(game) if name.startswith("sugar")] == ["sugar-1", "sugar-2"][:kept]
    assert game.t.decks.cargo_discard.left == 2 + 2 - kept
    assert game.told("searched") == [{"seat": 0, "good": "sugar", "found": 2, "drawn": 2}]
