"""Parley, the game of docs/adding-a-game.md, lies outside the package: it is loaded, and then used everywhere.

Nothing in `src` knows it. It is played by the library and the terminal, simulated, served, recorded, replayed, verified
and counted.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import freebooter
from freebooter import games, pictures
from freebooter.games import find_game, load_modules
from freebooter.kernel.record import read_match
from freebooter.lab import simulate
from tests.cli.console import freebooter as command
from tests.server.harness import Json, play_out, running, wait_for

LOAD = "examples.parley_picture"
ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def parley(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Known in these tests only."""
    monkeypatch.setattr(games, "_added", dict(games._added))
    monkeypatch.setattr(pictures, "_added", dict(pictures._added))
    for module in ("examples.parley", LOAD):
        monkeypatch.delitem(sys.modules, module, raising=False)
    yield


def test_a_module_makes_its_game_known() -> None:
    assert "parley" not in freebooter.game_names()
    load_modules(["examples.parley"])
    assert freebooter.game_names()[-1] == "parley"
    assert find_game("parley").name == "parley"


def test_the_library_plays_prints_saves_and_loads_it(tmp_path: Path) -> None:
    load_modules([LOAD])
    match = freebooter.new("parley", players=2, seed=3)
    assert str(match).splitlines() == [
        "Round 1. Treasure: 4.",
        "            Gold  Cards",
        "> Player 1     0      4",
        "> Player 2     0      4",
        "Player 1, Player 2: Lay a card.",
    ]
    assert str(match.options[0]) == f"lay {match.options[0].move.value}"
    card = next(card for card in range(1, 7) if card not in match.view(0).hand)  # type: ignore[attr-defined]
    assert match.why_not(f"lay-{card}") == f"You do not hold {card}. [PARLEY-01]"
    score = match.play_out([freebooter.bot("greedy", seed=1), freebooter.bot("random", seed=2)])
    assert score.points == match.view().gold  # type: ignore[attr-defined]
    match.save(tmp_path / "parley.jsonl")
    again = freebooter.load(tmp_path / "parley.jsonl")
    assert again.over and str(again) == str(match) and again.log() == match.log()


def test_without_a_picture_the_view_is_shown() -> None:
    load_modules(["examples.parley"])
    assert "treasure: " in str(freebooter.new("parley", players=2, seed=3))


@pytest.mark.parametrize("jobs", [1, 2])
def test_it_is_simulated_and_counted(jobs: int) -> None:
    done = simulate("parley", players=3, games=20, jobs=jobs, load=[LOAD])
    assert sum(count.count for count in done.report.counts["cards"].values()) == 20 * 3 * 3
    assert sum(share.tries for share in done.report.chances["last-cards"].values()) == 20 * 3
    assert done.report.length["gambles"].mean > 0


def test_the_report_speaks_the_words_of_the_game() -> None:
    done = command("simulate", "parley", "--games", "10", "--load", LOAD, "--language", "pl")
    assert done.code == 0, done.err
    assert "Zagrane karty" in done.out and "karta 6" in done.out and "ryzyko" in done.out
    assert "lab-table" not in done.out and "lab-measure" not in done.out


def test_the_terminal_plays_records_replays_and_verifies_it(tmp_path: Path) -> None:
    record = tmp_path / "parley.jsonl"
    more = ["--load", LOAD, "--language", "en"]
    typed = ["1"] * 10
    begun = ["play", "parley", "--players", "2", "--bot", "random", "--seed", "3"]
    played = command(*begun, "--record", record, *more, typed=typed)
    assert played.code == 0, played.err
    assert played.lines("Round 1. Treasure: 4.") and played.lines("Your hand: ") and played.lines("Gold: Player 1 ")
    replayed = command("replay", record, *more)
    assert replayed.code == 0 and replayed.lines("Player 1 lays") and replayed.lines("Player 1: ")
    verified = command("verify", record, *more)
    assert verified.code == 4, "its dice are proven; who should vouch for a game in a terminal?"
    listed = command("games", *more)
    assert listed.lines("parley: Parley, 2 to 4 players")


def test_it_is_served_to_the_end_and_counted(tmp_path: Path) -> None:
    with running(tmp_path, load=(LOAD,)) as server:
        anna = server.browser()
        game = next(game for game in anna.get("/api/games")["games"] if game["name"] == "parley")
        assert game["title"] == "Parley"
        table = anna.table("parley", "here bot bot", level="easy")
        with anna.socket(table["id"], seat=0) as wire:
            wire.read_until("hello")
            play_out({0: wire}, lambda seat, state, options: options[0])
            assert wire.state["view"]["turn"] == 3

        def counted() -> Json | None:
            found: Json = anna.get("/api/statistics")
            return found if not found["pending"] and found["me"]["games"] else None

        mine: Any = wait_for(counted)["me"]
        (favourites,) = mine["favourites"]
        assert (favourites["kind"], favourites["heading"]) == ("card", "Favourite cards")
        assert sum(line["count"] for line in favourites["lines"]) == 3
        assert favourites["lines"][0]["title"].startswith("card ")
        record = anna.get(f"/api/tables/{table['id']}/record", seat=0)
        dice = anna.get(f"/api/tables/{table['id']}/dice", seat=0)
    match = read_match(record, find_game)
    assert match.over and match.game.name == "parley"
    assert dice["thrown"] == len([event for event in match.log(None) if event.kind == "gambled"])
    saved = tmp_path / "served.jsonl"
    saved.write_bytes(record)
    assert command("verify", saved, "--load", LOAD, "--signer", dice["signer"]).code == 0


def test_it_is_reviewed(tmp_path: Path) -> None:
    record = tmp_path / "parley.jsonl"
    load_modules([LOAD])
    match = freebooter.new("parley", players=3, seed=3)
    match.play_out([freebooter.bot("random", seed=seat) for seat in range(3)])
    match.save(record)
    done = command("review", record, "--seconds", "2", "--load", LOAD, "--language", "en")
    assert done.code == 0, done.err
    assert done.lines("Parley: Chance to win") and done.lines("Player 3: Worst decisions")
    assert "review-" not in done.out


def test_the_library_loads_one_game_and_no_application() -> None:
    """`print(match)` needs neither the command line nor other games."""
    code = """
import sys, freebooter
match = freebooter.new("seven-seas", players=3, seed=7)
assert "Pirate Bay" in str(match)
match.play_out(freebooter.bot("random"))
print(*[name for name in sys.modules if name.startswith("freebooter.")])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    loaded = {".".join(name.split(".")[1:3]) for name in done.stdout.split()}
    assert not {name for name in loaded if name.split(".")[0] in ("cli", "lab", "server", "learn")}
    others = {name.replace("-", "_") for name in games._MODULES} - {"seven_seas"}
    assert not loaded & {f"{package}.{name}" for package in ("games", "pictures") for name in others}


MENTIONS = {"api.py": 1}  # an example in a docstring
"""How often a game is named in what must know none: this only goes down."""


def test_applications_know_no_game_by_name() -> None:
    source = ROOT / "src" / "freebooter"
    spelt = [spelling for name in games._MODULES for spelling in {name, name.replace("-", "_")}]
    game_name = re.compile("|".join(spelt), re.IGNORECASE)
    files = [source / "api.py", *[source / "pictures" / f"{name}.py" for name in ("picture", "default")]]
    for package in ("lab", "server", "cli", "bots", "review", "words"):
        files += [file for kind in ("*.py", "*.ftl") for file in (source / package).rglob(kind)]
    found = {str(file.relative_to(source)): len(game_name.findall(file.read_text(encoding="utf-8"))) for file in files}
    assert {file: count for file, count in found.items() if count} == MENTIONS
