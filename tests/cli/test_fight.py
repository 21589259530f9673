"""`fight`: the same round after round in a battle against bots and ships that no player owns."""

import re
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from freebooter.kernel.match import Match
from freebooter.kernel.record import save
from tests.cli.console import Done, freebooter, play
from tests.duels import way_to_battle

SEEDS = [f"s{number}" for number in range(40)]
DECLARE = re.compile(r"^\w+ - Round (\d+): what do you do\?$", re.M)
ROUND = re.compile(r"^Round (\d+), as you said: [a-z]+$", re.M)
Battles = Sequence[tuple[Match, Path]]
BEGUN = "In every round from now on"


@pytest.fixture(scope="module")
def battles(tmp_path_factory: pytest.TempPathFactory) -> Battles:
    """Recorded games up to the first question of a battle, with a person on the seat that is asked and a bot."""
    folder = tmp_path_factory.mktemp("battles")
    found = []
    for seed in SEEDS:
        try:
            match, _moves = way_to_battle(seed)
        except AssertionError:
            continue  # no battle with this seed
        path = folder / seed
        save(match, path, ["person" if seat == match.asked[0] else "random" for seat in range(2)])
        found.append((match, path))
    return found


def fought(battles: Battles, fits: Callable[[str], object], *typed: str, language: str = "en") -> tuple[Path, str]:
    """The first battle whose story, after these lines are typed, is of the wanted kind."""
    for _match, recorded in battles:
        path = again(recorded)
        done = freebooter("play", "--resume", path, "--seed", "1", "--language", language, typed=typed)
        story = done.out[DECLARE.search(done.out).end() if language == "en" else 0 :]  # type: ignore[union-attr]
        if fits(story):
            return path, story
    raise AssertionError("no battle of that kind")


def again(recorded: Path) -> Path:
    """Another copy, for a game that is resumed goes on in its file."""
    path = recorded.with_name(f"{recorded.name}-{len(list(recorded.parent.iterdir()))}")
    shutil.copy(recorded, path)
    shutil.copy(f"{recorded}.key", f"{path}.key")
    return path


def rounds(story: str) -> list[int]:
    return [int(number) for number in ROUND.findall(story)]


def test_the_rounds_are_told_and_nobody_is_asked_until_the_battle_is_over(battles: Battles) -> None:
    path, story = fought(battles, lambda story: len(rounds(story)) >= 3 and not DECLARE.search(story), "fight shoot")
    assert f"{BEGUN}: shoot." in story
    numbers = rounds(story)
    assert numbers == list(range(3, 3 + len(numbers)))
    parts = ROUND.split(story)[2::2]
    assert all("rolls" in part for part in parts) and all('"Fire!"' in part for part in parts)
    assert freebooter("verify", path).code == 3, "whole, but not over"


def test_at_the_last_plank_one_is_asked_again(battles: Battles) -> None:
    _path, story = fought(battles, lambda story: "may be the last" in story, "fight shoot")
    told = story.index("The next round may be the last for your ship, so you are asked again.")
    asked = DECLARE.search(story)
    assert asked is not None and asked.start() > told and not ROUND.search(story, asked.start())


def test_what_else_is_asked_is_answered_as_ever_and_then_it_goes_on(battles: Battles) -> None:
    def goes_on(story: str) -> bool:
        asked = re.search(r"^White - .*\?$", story, re.M)
        return asked is not None and ROUND.search(story, asked.end()) is not None and not DECLARE.search(story)

    _path, story = fought(battles, goes_on, "fight shoot", "1", "1", "1")
    assert story.count(BEGUN) == 1


def test_it_can_be_ended_at_another_question(battles: Battles) -> None:
    def ended(story: str) -> bool:
        return "From now on you are asked in every round." in story and DECLARE.search(story) is not None

    _path, story = fought(battles, ended, "fight shoot", "fight off", "1")
    assert not ROUND.search(story, story.index("From now on you are asked"))


def test_without_a_choice_it_is_the_one_made_last(battles: Battles) -> None:
    _path, story = fought(battles, lambda story: f"{BEGUN}: flee." in story, "flee", "fight")
    assert story.index("what do you do?") < story.index(BEGUN)
    fought(battles, lambda story: f"{BEGUN}: shoot." in story, "fight")


def test_it_speaks_polish(battles: Battles) -> None:
    def told(story: str) -> bool:
        return (
            "Odtąd w każdej rundzie: strzelaj." in story
            and re.search(r"^Runda 3, zgodnie z poleceniem: strzelaj$", story, re.M) is not None
        )

    fought(battles, told, "walcz strzelaj", language="pl")


def test_only_in_a_battle_and_not_where_another_person_decides_in_it_too(battles: Battles) -> None:
    done: Done = play(typed=["fight"])
    assert "There is no battle now in which you alone" in done.err
    both = next((match, path) for match, path in battles if len(duel_seats(match)) == 2)
    done = freebooter("play", "--resume", again(both[1]), "--seat", "1", "--seat", "2", typed=["fight"])
    assert "There is no battle now in which you alone" in done.err


@pytest.mark.parametrize(("typed", "said"), [("fight xyz", '"xyz" is neither'), ("fight 9", '"9" is neither')])
def test_a_choice_that_there_is_not(battles: Battles, typed: str, said: str) -> None:
    done = freebooter("play", "--resume", again(battles[0][1]), typed=[typed])
    assert said in done.err and BEGUN not in done.out


def duel_seats(match: Match) -> list[int]:
    duel = match.game.presentation.duel(match.run.state)
    assert duel is not None
    return duel.seats
