"""The registries: a module and its pack add one entry to each, play by the laws, and leave the base game as it is."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.registries.checks import check_kinds
from freebooter.games.marauders.registries.purposes import PURPOSES, new_purpose
from tests.games.marauders.drill.traces import trace

PACK = Path(__file__).parent / "drill" / "pack"


def run_drill(what: str, pack: Path = PACK) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.games.marauders.drill.play", what, str(pack)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def printed(what: str) -> str:
    done = run_drill(what)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_module_adds_to_every_registry_and_plays_by_the_laws() -> None:
    met = json.loads(printed("laws"))
    wanted = {
        "DR-01", "drill-muster", "drill-boredom", "drill-captain", "drill-ransom", "completed-drill-crew-ashore",
        "completed-drill-lookout", "drill-flags", "used-drill-wet-powder",
    }  # fmt: skip
    assert wanted - set(met) == set()


def test_a_module_that_is_off_leaves_no_trace() -> None:
    assert printed("base") == trace(GAME, 3)


def test_an_activity_and_a_way_into_a_port_of_a_module() -> None:
    found = json.loads(printed("ports"))
    assert (found["offered"], found["done"], found["again"]) == (["do-drill-parade"], ["drill-parade"], [])
    assert found["folder"]  # a module may be a folder
    assert found["refused"] == {"activity": "drill-parade"}
    assert found["way"] == ["enter-by-drill-serenade", 32, "mm-not-this-way-in"]


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("captains.toml", "drill-finds-gold", "rains", "DR-CAP-01: there is no ability called 'rains'"),
        ("events.toml", '"drill-muster"\namount = 1', '"rain"', "DR-EV-01: there is no effect called 'rain'"),
        ("rumours.toml", 'kind = "drill-song"', 'kind = "rain"', "DR-RU-01: there is no reward called 'rain'"),
        ("missions.toml", '"drill-crew-ashore", ports', '"rain", ports', "DR-MI-01: there is no task called 'rain'"),
        ("missions.toml", 'kind = "drill-crew"', 'kind = "rain"', "DR-MI-01: there is no need called 'rain'"),
        ("missions.toml", 'detail = "sailors"', 'detail = "cooks"', "DR-MI-01: need: only sailors are crew"),
        ("missions.toml", 'kind = "crew"', 'kind = "rain"', "DR-MI-01: there is no reward called 'rain'"),
        ("missions.toml", 'detail = "rum"', 'detail = "gin"', "DR-MI-01: reward: there is no good called 'gin'"),
        ("rumours.toml", '"rum"', '"gin"', "DR-RU-01: reward: there is no good called 'gin'"),
    ],
)  # fmt: skip
def test_kinds_that_nobody_has_registered(tmp_path: Path, file: str, old: str, new: str, says: str) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(PACK, pack)
    text = (pack / file).read_text(encoding="utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    last = run_drill("load", pack).stderr.strip().splitlines()[-1]
    assert last.endswith(f"ContentError: drill/{file}: {says}")


def test_the_content_of_the_game_has_no_unknown_kind() -> None:
    check_kinds()


def test_a_name_is_taken_once() -> None:
    with pytest.raises(ValueError, match="a purpose called 'scouting' already"):
        new_purpose(PURPOSES[0], "MM-SCOUT-02")
