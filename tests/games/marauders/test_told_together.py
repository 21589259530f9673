"""What several seats are told is worked out once, on the real table: nobody sees more by it, and nothing changes."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import freebooter
from freebooter.games.marauders.display.views import views
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.state import Table
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


def drawers() -> Iterator[tuple[str, bool, ast.FunctionDef]]:
    """The drawers of all modules, as they are written: whether they lie open, and what they show."""
    for file in (Path(freebooter.__file__).parent / "games" / "marauders" / "modules").rglob("*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and "Drawer" in [ast.unparse(base) for base in node.bases]:
                lies_open = any(
                    isinstance(line, ast.AnnAssign) and ast.unparse(line.target) == "OPEN" for line in node.body
                )
                for line in node.body:
                    if isinstance(line, ast.FunctionDef) and line.name == "view":
                        yield node.name, lies_open, line


def test_a_drawer_that_lies_open_does_not_ask_who_looks() -> None:
    """However seldom a seat would see something of its own, what is shown to all must not depend on it."""
    asking = {
        name: lies_open
        for name, lies_open, view in drawers()
        if any(isinstance(node, ast.Name) and node.id == "seat" for node in ast.walk(view))
    }
    assert asking and not any(asking.values()), "some ask, but none that lies open"
    assert sum(lies_open for name, lies_open, view in drawers()) > 10
