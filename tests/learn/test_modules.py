"""A module of a game brings its own lessons, examples and chapters of the handbook, each in a file of its own."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from freebooter.games import find_game
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.kernel.match import new_match
from freebooter.learn import examples, handbook, lessons
from freebooter.server.texts import handbook as shown
from tools.examples import _write_record

GAME = "marauders"

LESSON = """
game = "marauders"

[[lessons]]
id = "drill-lesson"
options = { modules = ["drill"] }
goal = []
solution = []
"""


@pytest.fixture
def content(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """Copies of the files of the package, to which a test adds those of the module `drill`."""
    add_module(Module("drill"))
    parts: list[ModuleType] = [lessons, handbook, examples]
    for part in parts:
        folder = tmp_path / part.__name__.split(".")[-1]
        shutil.copytree(part.CONTENT, folder)
        monkeypatch.setattr(part, "CONTENT", folder)
    forget()
    yield tmp_path
    remove_module("drill")
    monkeypatch.undo()
    forget()


def forget() -> None:
    for function in (lessons.paths, lessons._by_id, handbook.handbook, handbook.covering, examples.excerpts):
        function.cache_clear()
    for one in (examples.read_example_game, shown.chapters, shown._searchable):
        one.cache_clear()
    shown.example_moments.cache_clear()


def test_a_second_file_adds_to_the_lessons_of_a_game(content: Path) -> None:
    before = [lesson.id for lesson in lessons.paths()[GAME]]
    (content / "lessons" / "lessons-marauders-drill.toml").write_text(LESSON, encoding="utf-8")
    forget()
    assert [lesson.id for lesson in lessons.paths()[GAME]] == [*before, "drill-lesson"], "after those of the base"
    lesson = lessons.find_lesson("drill-lesson")
    assert lesson is not None
    match = lesson.begin()
    assert match.game.choosing.modules_on(match.options) == ["drill"]


def test_an_example_is_played_with_the_options_of_its_table(content: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(find_game(GAME), 2, {"modules": ["drill"]}, "drill")
    made: list[str] = []
    while len(made) < 4:
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        made.append(ask.options[0].name)
        match.play(seat, ask.options[0])
    monkeypatch.setattr("tools.examples.CONTENT", content / "examples")
    record = examples.ExampleGame(GAME, 2, "drill", tuple(made), {"modules": ["drill"]})
    _write_record("marauders-drill-1", record)
    (content / "examples" / "index.toml").write_text('[marauders]\nDRILL-01 = ["marauders-drill-1", 2, 4, 0]\n')
    forget()
    assert examples.read_example_game("marauders-drill-1") == record
    *_, last = examples.play(record, 4)
    assert last.given == match.given and last.view(0) == match.view(0)
    told = shown.render_example(GAME, "DRILL-01", "en", shown.example_moments(GAME, "DRILL-01"))
    assert told.table.modules == ["drill"]
    assert len(told.moments) == 3


def test_a_module_has_chapters_of_its_own(content: Path) -> None:
    before = handbook.handbook(GAME)
    assert "drill" not in handbook.modules_with_chapters(GAME)
    folder = content / "handbook" / GAME
    (folder / "drill.toml").write_text('drill = ["SG-G-01 SG-G-02"]\n', encoding="utf-8")
    forget()
    (chapter,) = [one for one in handbook.handbook(GAME) if one not in before]
    assert (chapter.topic, chapter.module) == ("drill", "drill")
    assert tuple(one for one in handbook.handbook(GAME) if one.module != "drill") == before, "the others as they were"
    assert "drill" in handbook.modules_with_chapters(GAME)
    assert handbook.main_rules(GAME, "drill") == ["SG-G-01"]
    assert len(handbook.main_rules(GAME)) == sum(len(one.entries) for one in before) + 1
    assert "drill" in [one.module for one in shown.chapters(GAME, "en").chapters]
    found = shown.search(GAME, "en", "SG-G-02").rules
    assert [(rule.id, rule.explained) for rule in found] == [("SG-G-02", "SG-G-01")], "from the ledger of the expansion"
