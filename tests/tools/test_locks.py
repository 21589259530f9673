"""The locks fit pyproject.toml, name no place, and have a hash for everything; vulnerabilities are asked for."""

from pathlib import Path
from typing import Any

import pytest

from tools import locks
from tools.audit import CLEAN, FOUND, UNKNOWN, audit

HASH = "a" * 64
PINS = [("one", "1.0"), ("two", "2.0")]


@pytest.mark.parametrize("lock", locks.EXTRAS)
def test_the_lock_fits(lock: str) -> None:
    assert locks.faults(lock) == []


@pytest.mark.parametrize("lock", locks.EXTRAS)
def test_no_lock_names_a_place(lock: str) -> None:
    text = (locks.FOLDER / f"{lock}.txt").read_text()
    assert "://" not in text and "index" not in text and "@" not in text


def test_what_does_not_fit_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locks, "FOLDER", tmp_path)
    assert locks.faults("play") == ["locks/play.txt is missing"]
    found = locks.read(locks.ROOT / "locks" / "play.txt")
    found["msgspec"] = ("0.1", {f"sha256:{HASH}"})
    found["typer"] = (found["typer"][0], set())
    del found["segno"]
    locks.write(tmp_path / "play.txt", found, ["3.11-linux-x86_64"])
    said = "\n".join(locks.faults("play"))
    assert "msgspec>=0.19 is wanted, and 0.1 is locked" in said and "typer has no hash" in said
    assert "segno>=1.6 is wanted, and nothing is locked" in said
    with (tmp_path / "play.txt").open("a") as file:
        file.write("--extra-index-url https://example.org\n")
    assert "names where files come from" in "\n".join(locks.faults("play"))


def test_a_new_lock_says_what_has_changed() -> None:
    old: locks.Lock = {"a": ("1", {"x"}), "b": ("1", {"x"}), "c": ("1", {"x"}), "d": ("1", {"x"})}
    new: locks.Lock = {"a": ("1", {"x", "y"}), "b": ("2", {"z"}), "c": ("1", {"z"}), "e": ("1", {"x"})}
    assert locks.changes(old, new) == [
        "b: 1 -> 2",
        "c 1: other files under the same version!",
        "d: 1 -> gone",
        "e: new -> 1",
    ]


def test_known_vulnerabilities_are_named_and_unknown_data_is_said_to_be_unknown() -> None:
    def answering(*results: dict[str, Any]) -> Any:
        return lambda question: {"results": list(results)} if len(question["queries"]) == 2 else {}

    assert audit(PINS, answering({}, {}))[0] == CLEAN
    code, lines = audit(PINS, answering({}, {"vulns": [{"id": "GHSA-1"}, {"id": "CVE-2"}]}))
    assert code == FOUND and lines == ["two 2.0: GHSA-1, CVE-2"]

    def unreachable(_question: dict[str, Any]) -> dict[str, Any]:
        raise OSError("no network")

    for broken in (unreachable, answering({}), lambda _question: {"results": [1, 2]}, lambda _question: {}):
        code, lines = audit(PINS, broken)
        assert code == UNKNOWN and lines[0].startswith("Nothing is known")
