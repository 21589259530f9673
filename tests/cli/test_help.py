"""`help`, `rules` and `about` speak of the game and the question that is on the table."""

import re
from pathlib import Path

import pytest

from freebooter.games import find_game
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.record import save
from freebooter.words import Words
from tests.cli.console import freebooter

PREFIX = {"seven-seas": "P7", "black-fleet": "BF", "marauders": "MM"}
TYPE = {"en": ("help", "why", "rules"), "pl": ("pomoc", "dlaczego", "zasady")}


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", ["seven-seas", "black-fleet", "marauders"])
def test_the_examples_are_of_this_question_and_can_be_typed(game: str, language: str) -> None:
    command, why, rules = TYPE[language]
    begin = ("play", game, "--bot", "random", "--seed", "7", "--language", language)
    told = freebooter(*begin, typed=[command])
    choose = told.lines("1, 2, 3 ...")[0].rpartition(": ")[2]
    refused = re.findall(rf"^{why} [^ ].* {why} (.+)$", told.out, re.M)[0]
    rule, topic = re.findall(rf"\b{rules} (\S+), {rules} (\S+)$", told.out, re.M)[0]
    assert rule.startswith(PREFIX[game])
    done = freebooter(*begin, typed=[f"{why} {refused}", f"{rules} {rule}", f"{rules} {topic}", choose])
    assert done.code == 0 and done.err == ""  # all of it was understood
    assert len(done.lines(f"{rule}: ")) == 2
    others = [prefix for name, prefix in PREFIX.items() if name != game]
    assert not [line for prefix in others for line in done.lines(f"{prefix}-")]


def test_what_it_is_about_can_be_read_again_with_the_options() -> None:
    play = ("play", "marauders", "--bot", "random", "--seed", "7", "--option", "points_to_win=4")
    assert freebooter(*play).out.count("Here 4 points are enough") == 1
    assert freebooter(*play, typed=["about"]).out.count("Here 4 points are enough") == 2
    assert "Tutaj trzeba mieć 4 punkty" in freebooter(*play, "--language", "pl", typed=["opis"]).out


def only_a_pass() -> Match:
    """A game in which somebody is asked so that others cannot tell that there is nothing to do but pass."""
    for seed in range(50):
        match = new_match(find_game("marauders"), 2, {}, seed)
        for _step in range(400):
            seat = match.asked[0]
            ask = match.ask_of(seat)
            assert ask is not None
            if len(ask.options) == 1 and ask.passing is ask.options[0]:
                return match
            match.play(seat, ask.options[len(match.history) % len(ask.options)])
            if match.over:
                break
    raise AssertionError("nobody was asked in vain")


def test_a_person_among_bots_is_not_asked_where_there_is_nothing_to_choose(tmp_path: Path) -> None:
    match = only_a_pass()
    seat = match.asked[0]
    ask = match.ask_of(seat)
    assert ask is not None
    question = Words("en").prompt(match.game, ask.words(match.run.state), ask)
    for people, asked in (([seat], False), ([0, 1], True)):
        path = tmp_path / f"people-{len(people)}"
        save(match, path, ["person" if each in people else "random" for each in range(2)])
        titles = re.findall(r"^\w+ - .*$", freebooter("play", "--resume", path).out, re.M)
        assert titles[0].endswith(question) == asked
