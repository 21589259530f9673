"""Learning how games end: the same seed gives the same figures, and they say more than chance about other games."""

from pathlib import Path

import pytest

pytest.importorskip("numpy")

import numpy as np

from freebooter.games import find_game
from freebooter.kernel.programs.outlook import PARTS, Outlook
from tools import train, train_games
from tools.train_units import Units


def test_what_is_learned_is_reproducible_and_drawn() -> None:
    once, picture = train.train("seven-seas", 24, "test")
    again, _ = train.train("seven-seas", 24, "test")
    assert once == again
    names, public, periods = train_games.numbers_of("seven-seas")
    assert len(once.own) == len(once.others) == periods
    assert {len(each) for each in once.own} == {len(names)} and {len(each) for each in once.others} == {public}
    assert picture.startswith("<svg") and "its own evaluation" in picture and picture.count("<circle") == 6


def test_figures_are_found_again() -> None:
    """Two periods, three numbers, and an end that follows from them."""
    rows = np.array([[1.0, at % 7, at % 5] for at in range(4000)])
    periods = np.array([float(at % 2) for at in range(4000)])
    true = [np.array([2.0, 3.0, -1.0]), np.array([1.0, -3.0, 4.0])]
    ends = np.array([rows[at] @ true[at % 2] for at in range(4000)])
    found = train.figures_of(periods, rows, ends, 2)
    error = np.abs(train.predicted(periods, rows, found) - ends).mean()
    general = train.figures_of(np.zeros(4000), rows, ends, 1)
    assert error < 0.4 * np.abs(train.predicted(np.zeros(4000), rows, general) - ends).mean()


def test_units_are_learned_where_the_game_asks_for_them() -> None:
    once, _ = train.train("marauders", 10, "test")
    again, _ = train.train("marauders", 10, "test")
    assert once == again
    names, public, _ = train_games.numbers_of("marauders")
    assert public == 0 and once.others == [[]]
    assert len(once.units) == train_games.units_of("marauders") == len(once.own[0]) - 1
    assert {len(each) for each in once.units} == {len(names) + 1}
    assert train_games.units_of("seven-seas") == 0


def test_games_with_modules_are_learned_from_by_themselves() -> None:
    """In turn a preset and a module alone, with what it needs; where the game says so the others are without any."""
    game = find_game("marauders")
    assert [train_games.edition_of("marauders", game, number) for number in range(4)] == [{}] * 4
    found = [train_games.edition_of("marauders/modules", game, number) for number in range(60)]
    modules = [game.choosing.modules_on(game.options(options)) for options in found]
    assert min(map(len, modules)) == 1 and {name for names in modules for name in names} >= set(
        game.choosing.known_values()["modules"]
    )
    assert {options.get("edition") for options in found} == {None, *game.choosing.editions()} - {"base"}
    assert train_games.numbers_of("marauders/modules") == train_games.numbers_of("marauders")
    learned, _ = train.train("marauders/modules", 6, "test")
    assert learned.units != train.train("marauders", 6, "test")[0].units


def test_units_find_what_no_sum_can_say() -> None:
    """An end that depends on two numbers together; what is predicted is what searches add up."""
    chance = np.random.default_rng(5)
    rows = chance.integers(0, 20, (200_000, 3)).astype(np.float64)
    ends = 10 * np.maximum(rows[:, 0] - rows[:, 1], 0) + rows[:, 2]
    wins = (ends > 60).astype(np.float64)
    found = Units(rows, ends, wins, 5.0, 16)
    error = np.sqrt(np.mean((found.predicted(rows) - ends - 5 * wins) ** 2))
    assert error < 0.15 * ends.std()
    outlook = Outlook(5, [found.own], [[]], found.units)
    for row, expected in zip(rows[:50], found.predicted(rows[:50]), strict=True):
        assert outlook.value_by_units([int(number) for number in row]) / PARTS == expected


@pytest.mark.parametrize("name", ["seven-seas", "black-fleet", "marauders"])
def test_every_number_has_a_name(name: str) -> None:
    names, public, periods = train_games.numbers_of(name)
    game = find_game(name)
    played = train_games.play(game, {}, game.most, "names", public)
    assert played.own and {len(each) for each in played.own} == {len(names)}
    assert {len(each) for each in played.others} == {public} and max(played.periods) < periods
    assert len(played.ends) == len(played.wins) == len(played.periods)
    assert len(set(names)) == len(names)


def test_tables_of_all_sizes_are_played() -> None:
    seats = train_games.seats_of
    assert {seats(find_game("seven-seas"), number) for number in range(30)} == {2, 3, 4}
    assert [seats(find_game("black-fleet"), number) for number in range(6)] == [4, 4, 3, 4, 4, 3]


def test_every_second_game_is_of_an_edition() -> None:
    game = find_game("seven-seas")
    editions = list(game.choosing.editions())
    found = [train_games.edition_of("seven-seas", game, number) for number in range(2 * len(editions))]
    assert found[::2] == [{}] * len(editions)
    assert [each["edition"] for each in found[1::2]] == editions
    assert train_games.edition_of("black-fleet", find_game("black-fleet"), 1) == {}


def test_games_are_kept_as_they_end_and_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "seven-seas.games"
    whole = train_games.play_all("seven-seas", 6, "kept")
    assert train_games.play_all("seven-seas", 4, "kept", file=file) == whole[:4]
    with file.open("ab") as end:
        end.write(b'{"periods":[1')  # broken off while it was written
    played: list[int] = []

    def counted(*given: object) -> train_games.Played:
        played.append(1)
        return whole[3 + len(played)]

    monkeypatch.setattr(train_games, "play", counted)
    assert train_games.play_all("seven-seas", 6, "kept", file=file) == whole
    assert len(played) == 2 and len(file.read_bytes().splitlines()) == 7
    played.clear()
    train_games.play_all("seven-seas", 1, "another seed", file=file)
    assert played, "games of another seed are no use"


def test_several_processes_play_the_same_games() -> None:
    assert train_games.play_all("seven-seas", 4, "jobs", jobs=2) == train_games.play_all("seven-seas", 4, "jobs")
