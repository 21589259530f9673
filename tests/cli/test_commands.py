"""The commands themselves: which there are, and what they say about themselves."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

import freebooter as package
from freebooter.cli import main
from freebooter.cli.commands import playing
from freebooter.cli.commands.lab.bench import find_script
from freebooter.cli.version import is_compiled
from freebooter.kernel import run as kernel_run
from tests.cli.console import freebooter, one_sentence


def test_the_version_says_how_it_runs() -> None:
    how = "interpreted" if str(kernel_run.__file__).endswith(".py") else "compiled"
    assert freebooter("--version").out == f"freebooter 0.1.0, {how}\n"
    assert is_compiled() == (how == "compiled")
    polish = {"interpreted": "interpretowany", "compiled": "skompilowany"}[how]
    assert freebooter("--language=pl", "--version").out == f"freebooter 0.1.0, {polish}\n"


def test_games_are_listed_with_players_and_options() -> None:
    done = freebooter("games")
    assert done.lines("seven-seas: Pirates of the 7 Seas, 2 to 4 players")
    assert done.lines("    --option edition=en|pl [en]")
    assert done.lines("        Points for a Black Spot")
    assert done.lines("          two-spots: two Black Spots")
    assert done.lines("    --option black_spot_vp=-100..0 [en: -3, pl: -2]")
    assert done.lines("          10,20,20: seat by seat")
    polish = freebooter("games", "--language", "pl")
    assert polish.lines("          two-spots: dwie czaszki")
    assert polish.lines("seven-seas: Piraci 7 mórz, od 2 do 4 graczy")


def test_help_names_the_commands() -> None:
    done = freebooter("--help")
    for command in ("play", "replay", "verify", "games", "bench"):
        assert command in done.out
    assert "--resume" in freebooter("play", "--help").out


def test_a_command_is_a_module_with_a_function(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType(f"{playing.__name__}.splice")

    def splice(count: int = 2) -> int:
        """Splice the mainbrace."""
        print("rum for", count)
        return 7

    module.splice = splice  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(main, "COMMANDS", main.COMMANDS | {"splice": "playing"})
    monkeypatch.setattr(main, "find_spec", lambda name: name if name in sys.modules else None)
    done = freebooter("splice", "--count", "3")
    assert (done.code, done.out) == (7, "rum for 3\n")


def test_a_command_that_is_not_there_is_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "COMMANDS", main.COMMANDS | {"keelhaul": "playing", "maroon": "no_such_room"})
    assert freebooter("games").code == 0
    assert "keelhaul" in one_sentence(freebooter("keelhaul"))
    assert "maroon" in one_sentence(freebooter("maroon"))


def test_benchmarks_are_found_in_a_checkout_only(tmp_path: Path) -> None:
    script = find_script(Path(package.__file__))
    assert script is not None and script.name == "run.py"
    assert find_script(tmp_path / "lib" / "freebooter" / "__init__.py") is None
