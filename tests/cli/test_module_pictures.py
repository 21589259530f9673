"""A module adds a line, a sign, a column and more to the picture of its game, which knows none by name."""

from pathlib import Path

import msgspec
import pytest

from freebooter.games import find_game
from freebooter.games.marauders.display.view_structs import TableView
from freebooter.kernel.match import new_match
from freebooter.pictures import Picture, picture_of
from freebooter.pictures import modules as registry
from freebooter.pictures.modules import ModulePicture, add_module_picture
from freebooter.pictures.modules.marauders import seas
from freebooter.pictures.picture import Head
from freebooter.words import Words

GAME = find_game("marauders")


class DrillView(msgspec.Struct, frozen=True):
    zone: str
    steps: list[int]


class Drill(ModulePicture[DrillView]):
    def title(self) -> str:
        return "The drill is on."

    def line(self) -> str:
        return f"Drill in {self.words.name_of(self.game, 'zone', self.part.zone)}."

    def sign(self, zone: str) -> str:
        return "@" if zone == self.part.zone else ""

    def spoken(self, zone: str) -> str:
        return "the drill" if zone == self.part.zone else ""

    def legend(self) -> str:
        return "@ drill."

    def column(self) -> Head | None:
        return Head("Drilled", "D", spare=True)

    def cell(self, seat: int) -> str:
        return str(self.part.steps[seat])

    def note(self, seat: int) -> str:
        return "drilled well" if self.part.steps[seat] > 4 else ""

    def below(self) -> list[str]:
        return ["You have a drill."]


def drawn(modules: dict[str, object]) -> Picture:
    view = new_match(GAME, 3, seed=3).view(0)
    assert isinstance(view, TableView)
    return picture_of(GAME, msgspec.structs.replace(view, modules=modules), Words(), [0])


@pytest.fixture
def drill(monkeypatch: pytest.MonkeyPatch) -> Picture:
    monkeypatch.setattr(registry, "_added", {})
    add_module_picture("marauders", "drill", Drill)
    return drawn({"drill": DrillView("nassau", [4, 5, 6])})


def test_a_module_has_its_place_in_the_picture(drill: Picture) -> None:
    assert drill.title[0].endswith(" The drill is on.")
    assert "Drill in Nassau." in drill.title
    assert drill.chart is not None
    lines = [[text for text, _style in line] for line in drill.chart.lines]
    assert sum("@" in part for line in lines for part in line) == 1
    assert drill.legend.endswith(" @ drill.")
    assert drill.heads[-1].long == "Drilled"
    assert [row.cells[-1] for row in drill.rows] == ["4", "5", "6"]
    assert [row.note.endswith("drilled well") for row in drill.rows] == [False, True, True]
    assert drill.below[-1] == "You have a drill."


def test_all_of_it_is_read_aloud(drill: Picture) -> None:
    said = drill.spoken()
    assert any(line.startswith("Nassau: ") and line.endswith("; the drill.") for line in said)
    assert any(line.endswith("Drilled 6; drilled well.") for line in said)


def test_a_module_without_a_picture_is_shown_field_by_field() -> None:
    assert "no-picture: zone nassau steps 1 2 3" in drawn({"no-picture": DrillView("nassau", [1, 2, 3])}).title


def test_a_file_of_a_room_draws_the_module_of_its_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "drill_games"
    folder.mkdir()
    text = "from tests.cli.test_module_pictures import Drill as Picture\n\n__all__ = ['Picture']\n"
    (folder / "drill_two.py").write_text(text, encoding="utf-8")
    monkeypatch.setattr(seas, "__path__", [*seas.__path__, str(folder)])
    assert "Drill in Nassau." in drawn({"drill-two": DrillView("nassau", [1, 2, 3])}).title


def test_without_modules_the_view_says_nothing_about_them() -> None:
    assert b'"modules"' not in msgspec.json.encode(new_match(GAME, 3, seed=3).view(0))
