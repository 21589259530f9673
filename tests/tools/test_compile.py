"""What is compiled, into which library, and that nothing old is left in the tree. Nothing is built here."""

from __future__ import annotations

from pathlib import Path

import pytest

from freebooter.games import find_game
from tools import compile as compiling


@pytest.mark.parametrize(
    ("module", "text", "compiled"),
    [
        ("kernel/match.py", '"""A match."""\n', True),
        ("games/seven_seas/roles/captain.py", "", True),
        ("games/seven_seas/__init__.py", "", False),
        ("games/seven_seas/display/views.py", "# mypyc: skip\n", False),
        ("kernel/match.py", "\n" * 5 + "# mypyc: skip\n", True),  # too far down to be seen
        ("bots/search.py", "", False),
        ("bots/search.py", "# mypyc: compile\n", True),
        ("words/sentences.py", "# mypyc: compile\n", True),
        ("server/tables/room.py", "", False),
        ("server/tables/showing/views.py", "# mypyc: compile\n", True),
        ("cli/main.py", "# mypyc: compile\n", False),
        ("api.py", "", False),
    ],
)
def test_which_modules_are_compiled(module: str, text: str, compiled: bool) -> None:
    assert compiling.is_compiled(Path(module), text) is compiled


@pytest.mark.parametrize(
    ("module", "group"),
    [
        ("kernel/match.py", "freebooter.kernel"),
        ("games/seven_seas/state.py", "freebooter.games.seven_seas"),
        ("games/seven_seas/roles/captain.py", "freebooter.games.seven_seas.roles"),
        ("games/marauders/rumours/rewards.py", "freebooter.games.marauders.rumours"),
        ("games/catalogue.py", "freebooter.games"),
        ("bots/search.py", "freebooter.bots"),
        ("server/tables/showing/views.py", "freebooter.server"),
    ],
)
def test_each_game_and_each_part_of_it_has_a_library_of_its_own(module: str, group: str) -> None:
    assert compiling.group_of(Path(module)) == group


def write(path: Path, text: str = "") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def test_the_copy_loses_what_the_source_lost(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    state = write(source / "kernel/state.py")
    write(source / "kernel/text/en/words.ftl", "a = b")
    libraries = [target / name for name in sorted(compiling.libraries([Path("kernel/state.py")]))]
    for path in libraries:
        write(path)
    gone = write(target / "kernel/gone.py")

    compiling.copy_tree(source, target)
    assert (target / "kernel/text/en/words.ftl").read_text() == "a = b"
    assert not gone.exists()
    assert [path.exists() for path in libraries] == [True, True]

    state.write_text("# mypyc: skip\n")
    compiling.copy_tree(source, target)
    assert [path.exists() for path in libraries] == [False, False]


def test_a_changed_source_makes_the_tree_old(tmp_path: Path) -> None:
    module = write(tmp_path / compiling.SOURCE / "kernel/state.py", "one = 1\n")
    assert not compiling.is_fresh(tmp_path)
    write(tmp_path / compiling.STAMP, compiling.stamp_of(tmp_path / compiling.SOURCE, compiling.FULL))
    assert compiling.is_fresh(tmp_path)
    module.write_text("one = 2\n")
    assert not compiling.is_fresh(tmp_path)


def test_a_tree_with_less_optimisation_is_enough_to_compare_but_not_to_measure(tmp_path: Path) -> None:
    write(tmp_path / compiling.SOURCE / "kernel/state.py", "one = 1\n")
    write(tmp_path / compiling.STAMP, compiling.stamp_of(tmp_path / compiling.SOURCE, compiling.PLAIN))
    assert compiling.is_fresh(tmp_path)
    assert not compiling.is_fresh(tmp_path, compiling.FULL)
    command = ["--root", str(tmp_path), "--check"]
    assert (compiling.main([*command, "--plain"]), compiling.main(command)) == (0, 1)


def test_libraries_with_less_optimisation_never_stay_in_a_full_tree(tmp_path: Path) -> None:
    """Not even those of a build that broke off, and so left no stamp."""
    write(tmp_path / compiling.objects_of(compiling.PLAIN) / "state.o")
    assert compiling.holds_other_level(tmp_path, compiling.FULL)
    assert not compiling.holds_other_level(tmp_path, compiling.PLAIN)


def test_a_tuned_tree_serves_for_everything_and_no_other_for_a_tuned_one(tmp_path: Path) -> None:
    write(tmp_path / compiling.SOURCE / "kernel/state.py", "one = 1\n")
    for level in (compiling.TUNED, compiling.FULL):
        write(tmp_path / compiling.STAMP, compiling.stamp_of(tmp_path / compiling.SOURCE, level))
        command = ["--root", str(tmp_path), "--check"]
        tuned = level == compiling.TUNED
        assert [compiling.main(command), compiling.main([*command, "--plain"])] == [0, 0]
        assert compiling.main([*command, "--tuned"]) == (0 if tuned else 1)
    write(tmp_path / compiling.objects_of(compiling.TUNED) / "state.o")
    assert compiling.holds_other_level(tmp_path, compiling.FULL)


@pytest.mark.parametrize("program", compiling.TRIALS)
def test_what_a_tuned_tree_is_tried_out_with_plays_games_there_are(program: str) -> None:
    """The programs are those of the bench; here it is seen that they take these words, without the time they take."""
    script, *words = program.split()
    assert (compiling.ROOT / script).exists()
    if "telling" in script:
        source = (compiling.ROOT / script).read_text()
        assert all(f'"{word}"' in source for word in words if word.startswith("--"))
        return
    name, _, preset = words[0].partition(":")
    game = find_game(name)
    assert game.fewest <= int(words[1]) <= game.most and float(words[2]) <= 3
    assert not preset or preset in game.choosing.editions()
