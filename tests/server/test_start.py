"""Starting: one command opens the lobby, and what stands in the way is said in one sentence."""

import socket
import subprocess
from pathlib import Path

import pytest

from freebooter.cli.commands.server import serve as command
from freebooter.cli.main import run
from freebooter.server.serve import listen
from freebooter.server.settings import Settings
from freebooter.server.storage.paths import Lock
from tests.server.harness import wait_for

ROOT = Path(__file__).parent.parent.parent


def would_run(*words: str) -> str:
    return subprocess.run(["make", "-n", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_make_play_opens_the_lobby_and_the_terminal_has_its_own_word() -> None:
    assert "tools/setup play" in would_run("play") and "freebooter serve --open --lan" in would_run(
        "play", "ARGS=--lan"
    )
    assert "freebooter play marauders" in would_run("terminal", "GAME=marauders")
    listed = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "make play" in listed and "make terminal" in listed and "make load" in listed


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        found = listen(Settings(data=tmp_path, port=taken, other_ports=(taken, 0)))
        assert found.getsockname()[1] not in (0, taken), "the next one is taken"
        found.close()
        assert run(["serve", "--port", str(taken), "--data", str(tmp_path), "--language", "en"]) == 1
    said = capsys.readouterr().err
    assert f"Port {taken} is taken" in said and "--port" in said and said.count("\n") == 1
    assert run(["serve", "--host", "192.0.2.1", "--port", "0", "--data", str(tmp_path), "--language", "en"]) == 1
    assert "192.0.2.1" in capsys.readouterr().err


def test_a_folder_that_cannot_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way")
    for folder in (tmp_path / "file" / "data", tmp_path / "file"):
        assert run(["serve", "--port", "0", "--data", str(folder), "--language", "en"]) == 1
        said = capsys.readouterr().err
        assert str(folder) in said and "--data" in said and said.count("\n") == 1
    (tmp_path / "odd" / "freebooter.db").mkdir(parents=True)
    assert run(["serve", "--port", "0", "--data", str(tmp_path / "odd"), "--language", "pl"]) == 1
    assert "bazy danych" in capsys.readouterr().err


def test_a_database_that_is_not_there_is_told_without_its_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = "sqlite:////nowhere/hunter2/all.db"
    assert run(["serve", "--port", "0", "--data", str(tmp_path), "--database", url, "--language", "en"]) == 1
    said = capsys.readouterr().err
    assert "database cannot be used" in said and "hunter2" not in said and said.count("\n") == 1


def test_a_second_start_shows_where_the_first_one_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Lock(tmp_path) as lock:
        lock.write_address("http://127.0.0.1:8123")
        assert run(["serve", "--open", "--data", str(tmp_path), "--language", "en"]) == 0
        assert "http://127.0.0.1:8123" in capsys.readouterr().out
        assert run(["serve", "--data", str(tmp_path), "--language", "en"]) == 1


def test_a_browser_is_opened_only_on_a_screen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    command.open_in_browser("http://127.0.0.1:1")
    assert not opened and "http://127.0.0.1:1" in capsys.readouterr().out
    monkeypatch.setenv("DISPLAY", ":0")
    command.open_in_browser("http://127.0.0.1:2")
    wait_for(lambda: opened == ["http://127.0.0.1:2"])
    monkeypatch.setattr("webbrowser.open", lambda address: 1 / 0)
    command.open_in_browser("http://127.0.0.1:3")  # a browser that cannot be opened stops nothing
