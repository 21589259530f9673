"""Modules and presets as options: what can be chosen, what is refused in a sentence, what is kept with the game."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from freebooter.cli.main import run
from freebooter.cli.options import parse_options
from freebooter.games import find_game
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.options import rules_of
from freebooter.games.marauders.presets import PRESETS, Preset, offered_presets
from freebooter.games.marauders.seams.module import Module
from freebooter.kernel.match import new_match
from freebooter.kernel.note import Refused
from freebooter.kernel.record import Recorder, read_match
from freebooter.words import LANGUAGES, Words
from freebooter.words.options import choosable_options
from tests.cli.console import freebooter
from tests.games.marauders.installed import only

TEXTS = """
option-modules-drill-wind = Wind
option-modules-drill-wind-help = The wind blows.
option-modules-drill-storm = Storm
option-modules-drill-storm-help = A storm moves about.
option-modules-drill-calm = Calm
option-modules-drill-calm-help = Nothing moves.
"""


@pytest.fixture
def modules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The storm needs wind; the calm switches it on and excludes the storm; wind and calm together have a bridge."""
    monkeypatch.setitem(PRESETS, "drill", Preset(["drill-wind", "drill-storm"], 7))
    with only(
        Module("drill-wind", order=1),
        Module("drill-storm", needs=("drill-wind",), order=2),
        Module("drill-calm", implies=("drill-wind",), excludes=("drill-storm",), order=3),
        Module("drill-bridge", when=("drill-wind", "drill-calm"), order=4),
    ):
        yield


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "drill.ftl").write_text(TEXTS, encoding="utf-8")
    return Words("en", [tmp_path])


def test_without_modules_there_is_nothing_to_choose() -> None:
    with only():
        assert list(offered_presets()) == ["base"], "the others need modules that are not installed"
        names = {option.name for option in choosable_options(Words(), GAME)}
        assert not names & {"modules", "edition"}
        assert GAME.choosing.editions() == {"base": {"modules": [], "points_to_win": 10}}


@pytest.mark.usefixtures("modules")
def test_installed_modules_are_several_of_these(words: Words) -> None:
    option = next(one for one in choosable_options(words, GAME) if one.name == "modules")
    assert option.several
    assert option.values[0] == ("drill-wind", "Wind", "The wind blows.")
    assert [one.value for one in option.values] == ["drill-wind", "drill-storm", "drill-calm"]
    edition = next(one for one in choosable_options(words, GAME) if one.name == "edition")
    assert [one.value for one in edition.values] == ["base", "drill"]


@pytest.mark.usefixtures("modules")
def test_a_preset_sets_what_is_left_alone() -> None:
    rules = rules_of(GAME.options({"edition": "drill"}))
    assert rules.modules == ("drill-wind", "drill-storm")
    assert (rules.points_to_win, rules.stash_limit) == (7, 3)
    changed = rules_of(GAME.options({"edition": "drill", "modules": ["drill-wind"], "points_to_win": 4}))
    assert (changed.modules, changed.points_to_win) == (("drill-wind",), 4)


@pytest.mark.usefixtures("modules")
def test_the_full_set_is_kept_with_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """So that a game goes on as it was when presets change."""
    match = new_match(GAME, 2, {"edition": "drill"}, seed=1)
    assert match.given == {"edition": "drill", "modules": ["drill-wind", "drill-storm"], "points_to_win": 7}
    Recorder(tmp_path / "game", match).close()
    monkeypatch.delitem(PRESETS, "drill")
    again = read_match((tmp_path / "game").read_bytes(), find_game)
    assert GAME.choosing.modules_on(GAME.options(again.given)) == ["drill-wind", "drill-storm"]
    assert rules_of(GAME.options(again.given)).points_to_win == 7


@pytest.mark.parametrize("given", [{}, {"modules": []}, {"points_to_win": 5, "modules": []}])
def test_a_base_game_keeps_what_was_given(given: dict[str, object]) -> None:
    """Records and tables made before there were presets have no edition."""
    match = new_match(GAME, 2, given, seed=1)
    assert match.given == given
    assert rules_of(GAME.options(given)).modules == ()


REFUSED = [
    (
        {"modules": ["drill-winds"]},
        "there is no module drill-winds. Do you mean drill-wind, drill-storm?",
        "Może chodzi o drill-wind, drill-storm?",
    ),
    ({"modules": ["x"]}, "There are: drill-wind, drill-storm, drill-calm.", "Są: drill-wind, drill-storm, drill-calm."),
    ({"modules": ["drill-storm"]}, "Storm needs Wind.", "wymaga modułu"),
    (
        {"modules": ["drill-wind", "drill-storm", "drill-calm"]},
        "Calm and Storm cannot be played together.",
        "nie można łączyć",
    ),
    (
        {"edition": "drill", "modules": ["drill-storm"]},
        "Wind cannot be left out of the preset drill as long as Storm is in it.",
        "z zestawu „drill” nie można usunąć modułu",
    ),
    ({"edition": "rough-seas"}, "there is no preset rough-seas; there are: base, drill.", "są: base, drill."),
]


@pytest.mark.usefixtures("modules")
@pytest.mark.parametrize(("given", "english", "polish"), REFUSED)
def test_what_cannot_be_is_refused_in_a_sentence(
    given: dict[str, object], english: str, polish: str, words: Words
) -> None:
    with pytest.raises(Refused) as error:
        new_match(GAME, 2, given, seed=1)
    assert words.refusal(None, error.value.refusal).endswith(english)
    assert polish in Words("pl").refusal(None, error.value.refusal)


@pytest.mark.usefixtures("modules")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_switched_on_is_told(language: str) -> None:
    options = GAME.options({"modules": ["drill-calm"]})
    assert GAME.choosing.modules_on(options) == ["drill-wind", "drill-calm", "drill-bridge"]
    [notice] = GAME.choosing.notices(options)
    said = Words(language).say(notice, GAME)
    assert said.index("drill-wind") < said.index("drill-calm"), said
    settled = new_match(GAME, 2, {"modules": ["drill-calm"]}, seed=1)
    assert settled.given["modules"] == ["drill-wind", "drill-calm"], "bridges come by themselves"
    assert GAME.choosing.notices(GAME.options(settled.given)) == [], "a stored table has it already"


@pytest.mark.usefixtures("modules")
def test_the_terminal_takes_presets_and_modules(capsys: pytest.CaptureFixture[str]) -> None:
    assert parse_options(GAME, ["modules=drill-wind, drill-storm"]) == {"modules": ["drill-wind", "drill-storm"]}
    assert parse_options(GAME, ["modules="]) == {"modules": []}
    for said in (
        ["--preset", "drill", "--modules", "drill-storm"],
        ["--edition", "drill", "--option", "modules=drill-storm"],
    ):
        assert run(["play", "marauders", "--language", "en", *said]) == 1
        assert "drill-wind cannot be left out of the preset drill" in capsys.readouterr().err
    run(["games", "--language", "en"])
    listed = capsys.readouterr().out
    assert "--option modules=drill-wind,drill-storm,... [base: -, drill: drill-wind,drill-storm]" in listed
    assert "--option edition=base|drill [base]" in listed


@pytest.mark.usefixtures("modules")
@pytest.mark.parametrize(("language", "told"), [("en", "drill-wind is switched on"), ("pl", "Włączono moduł")])
def test_the_terminal_tells_what_was_switched_on(language: str, told: str) -> None:
    done = freebooter(
        "play", "marauders", "--bot", "random", "--modules", "drill-calm", "--language", language, typed=["quit"]
    )
    assert len(done.lines(told)) == 1
