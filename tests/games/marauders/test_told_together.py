"""What several seats are told is worked out once, on the real table: nobody sees more by it, and nothing changes."""

import ast
import inspect
from collections.abc import Iterator
from textwrap import dedent

import pytest

from freebooter.games.marauders.display.views import views
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.state import Drawer, Table
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.state import digest

VARIANTS = ("flexible-turns", "dear-glory", "hard-life", "cutthroat", "two-captains")
CARDS = GAME.choosing.cards()["modules"]
EVERYTHING = [name for name in GAME.choosing.modules_on(GAME.options({"edition": "everything"})) if name in CARDS]
PLAYED = {"base": [], "everything": [*EVERYTHING, *VARIANTS]}


def moments(modules: list[str], moves: int = 250) -> Iterator[Match]:
    """A game by chance, before every move."""
    match = new_match(GAME, 3, {"modules": modules, "points_to_win": 9}, seed="told together")
    chance = SearchChance("told together")
    for _move in range(moves):
        yield match
        ask = match.ask_of(match.asked[0])
        assert ask is not None
        match.play(ask.seat, ask.options[chance.below(len(ask.options))])
        if match.over:
            break


@pytest.mark.parametrize("played", PLAYED)
def test_a_seat_sees_what_it_would_see_alone(played: str) -> None:
    """Of an open drawer everyone sees the same; of the others, and of the chest, each seat what is its own."""
    for match in moments(PLAYED[played]):
        t = match.run.state
        assert isinstance(t, Table)
        for seat, seen in zip([*range(t.seats), None], views(t, [*range(t.seats), None]), strict=True):
            shown = {drawer.module: drawer.view(t, seat) for drawer in t.ext}
            assert seen.modules == {module: view for module, view in shown.items() if view is not None}  # type: ignore[attr-defined]
            if seat is not None:
                own = seen.players[seat]  # type: ignore[attr-defined]
                assert own.stash_least == own.stash_most == t.players[seat].stash


@pytest.mark.parametrize("played", PLAYED)
def test_what_is_told_of_a_question_leaves_the_table_as_it_was(played: str) -> None:
    for match in moments(PLAYED[played]):
        state = match.run.state
        before = digest(state)
        for seat in range(match.seats):
            match.board_numbers(seat)
        for seat in match.asked:
            ask = match.ask_of(seat)
            assert ask is not None
            ask.risks(state)
            for move in ask.options:
                ask.preview(state, move)
        assert digest(state) == before


def reads_its_seat(drawer: type[Drawer]) -> bool:
    view = ast.parse(dedent(inspect.getsource(drawer.view)))
    return any(isinstance(node, ast.Name) and node.id == "seat" for node in ast.walk(view))


def test_a_drawer_that_lies_open_does_not_ask_who_looks() -> None:
    """However seldom a seat would see something of its own, what is shown to all must not depend on it."""
    next(moments(PLAYED["everything"]))  # all modules are there now
    drawers = Drawer.__subclasses__()
    open_ones = [drawer for drawer in drawers if drawer.OPEN]
    assert [drawer.__name__ for drawer in open_ones if reads_its_seat(drawer)] == []
    assert len(open_ones) > 10 and any(reads_its_seat(drawer) for drawer in drawers), "the test sees what it looks for"
