"""`freebooter simulate` and `freebooter tournament`."""

from pathlib import Path

import msgspec
import pytest

from freebooter.cli.main import run
from freebooter.lab import Report


def test_simulate(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    files = {kind: tmp_path / f"games.{kind}" for kind in ("json", "csv", "svg")}
    said = [f"--{kind}={path}" for kind, path in files.items()]
    code = run(["simulate", "seven-seas", "--games", "6", "--players", "3", "--edition", "pl", "--seed", "8", *said])
    shown = capsys.readouterr().out
    assert code == 0
    assert "6 games with 3 players" in shown
    for title in ("Seats", "Bots", "Scores", "Length", "rounds", "Roles chosen", "Captain", "Black Spots by cause"):
        assert title in shown
    report = msgspec.json.decode(files["json"].read_bytes(), type=Report)
    assert (report.games, report.players, report.options, report.seed) == (6, 3, {"edition": "pl"}, "8")
    assert len(files["csv"].read_text().splitlines()) == 1 + 6 * 3
    assert files["svg"].read_text().startswith("<svg")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.csv", "games.json", "games.svg"]


def test_in_polish(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "seven-seas", "--games", "2", "--language", "pl"]) == 0
    assert "Wybrane postacie" in capsys.readouterr().out


def test_a_file_that_cannot_be_written_is_found_before_the_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code = run(["simulate", "seven-seas", "--games", "1000000", "--json", str(tmp_path / "no" / "where.json")])
    assert code != 0
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (["--bots", "parrot"], "There is no bot parrot"),
        (["--bots", "random,,random"], "A bot is named as"),
        (["--bots", "random,random", "--players", "4"], "4 players need 4 bots, not 2"),
        (["--games", "0"], "At least one game"),
        (["--jobs", "0"], "1 to 256 processes"),
        (["--load", "no_such_module_anywhere"], "cannot be loaded"),
    ],
)
def test_bad_input_is_one_sentence(said: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "seven-seas", *said, "--language", "en"]) != 0
    error = capsys.readouterr().err
    assert words in error
    assert len(error.strip().splitlines()) == 1


def test_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "greedy:7,random"
    assert run(["tournament", "seven-seas", "--bots", bots, "--rounds", "1", "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert "2 games with 2 players" in shown
    assert "greedy:7" in shown and "par" in shown
