"""Compiled and interpreted, the engine plays the same: state by state, die by die, line by line, frame by frame."""

from __future__ import annotations

import re

from tests.compiled import told
from tests.compiled.engines import ENGINES, run
from tests.compiled.traces import GAMES

TRACES = ("-m", "tests.compiled.traces")
TOLD = ("-m", "tests.compiled.told")


def both(*arguments: str) -> list[list[str]]:
    return [run(engine, *TRACES, *arguments).splitlines() for engine in ENGINES]


def first_difference(one: list[str], other: list[str]) -> str:
    for line, twin in zip(one, other, strict=False):
        if line != twin:
            return f"interpreted: {line}\n   compiled: {twin}"
    return f"interpreted: {len(one)} lines\n   compiled: {len(other)} lines"


def test_every_question_of_many_games() -> None:
    interpreted, compiled = both()
    for line, twin in zip(interpreted, compiled, strict=True):
        game, players, options, seed, _count, _sum = line.split("\t")
        if line != twin:
            there = first_difference(*both(game, players, options, seed))
            raise AssertionError(f"{game} with {players} players, {options}, seed {seed!r} goes two ways:\n{there}")
    for game in {games.game for games in GAMES}:
        played = [line for line in interpreted if line.startswith(f"{game}\t")]
        assert len(played) == sum(
            len(games.players) * len(games.options) * games.each for games in GAMES if games.game == game
        )
    assert sum(line.startswith("seven-seas\t") for line in interpreted) >= 300


def test_records_and_logs_of_matches() -> None:
    interpreted, compiled = both("--records")
    assert interpreted == compiled, first_difference(interpreted, compiled)
    assert any('"undo":' in line for line in interpreted)


def test_bots_think_alike_to_the_end_of_a_game() -> None:
    interpreted, compiled = both("--bots")
    assert interpreted == compiled, first_difference(interpreted, compiled)
    assert len(interpreted) == 15, "six games, and three thoughts of each game that stop when they have enough"


def test_what_the_server_tells_everybody() -> None:
    """Byte for byte: every frame of every seat and of a spectator, in short games of each kind."""
    interpreted, compiled = [run(engine, *TOLD).splitlines() for engine in ENGINES]
    if interpreted != compiled:
        other = next(line for line, twin in zip(interpreted, compiled, strict=True) if line != twin)
        game, options, _number, _sum = other.split("\t")
        frames = [run(engine, *TOLD, game, options).splitlines() for engine in ENGINES]
        raise AssertionError(f"{game} with {options} is told in two ways:\n{first_difference(*frames)}")
    assert len(interpreted) == sum(moves for _game, _options, moves in told.GAMES)


def test_all_kinds_of_chance() -> None:
    interpreted, compiled = both("--streams")
    assert interpreted == compiled, first_difference(interpreted, compiled)
    assert len(interpreted) > 400


def test_the_same_tests_pass() -> None:
    """The tests of the kernel and of the games, the golden transcripts and the broken games, on the compiled engine."""
    suites = ["tests/kernel", "tests/golden", "tests/games", "tests/laws/test_teeth.py"]
    # Those look at the source, or start processes of their own.
    others = ["test_constants.py", "marauders/test_packs.py", "marauders/test_module_folders.py"]
    suites += [f"--ignore=tests/games/{name}" for name in others]
    plain = ["-q", "-p", "no:cacheprovider", "-p", "tests.compiled.only_compiled", "--no-header", "--tb=short"]
    told = run("compiled", "-m", "pytest", *plain, *suites, check=False)
    assert re.search(r"\d+ passed", told), told
    assert not re.search(r"\d+ (failed|error)", told), told


def test_a_report_of_many_games_in_words() -> None:
    """All but the lines before the first table, which show progress and say how long it took."""
    simulate = ("-c", "from freebooter.cli.main import main; main()", "simulate", "marauders", "--games", "2")
    interpreted, compiled = [run(engine, *simulate, "--bots", "random").splitlines() for engine in ENGINES]
    for lines in (interpreted, compiled):
        del lines[: next(at for at, line in enumerate(lines) if line.startswith("Seats"))]
    assert len(interpreted) > 20 and interpreted == compiled, first_difference(interpreted, compiled)
