"""Every rule of the handbook has plain words in both languages and an example that the engine plays."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from freebooter.games import find_game
from freebooter.kernel.match import Match
from freebooter.learn.examples import MOST, ExampleStep, excerpts, play, read_example_game, steps
from freebooter.learn.handbook import TEXTS, covering, entry_of, handbook, main_rules, modules_with_chapters
from freebooter.server.texts.handbook import example_moments, render_example
from freebooter.words import LANGUAGES, Words
from freebooter.words.ledger import rules

GAMES = ("seven-seas", "black-fleet", "marauders")
FORTY = 40


@pytest.mark.parametrize("game", GAMES)
def test_forty_rules_each_once_and_all_in_the_ledger(game: str) -> None:
    said = main_rules(game)
    assert len(said) == len(set(said))
    assert len(main_rules(game, "")) == FORTY
    known = rules()
    for chapter in handbook(game):
        for entry in chapter.entries:
            for rule in (entry.rule, *entry.covers):
                assert known[rule].ledger == ("seas-of-glory" if chapter.module else game), rule
    assert all(covering(game)[rule] == rule for rule in said), "no entry explains another one"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_words(game: str, language: str) -> None:
    words = Words(language, [TEXTS], strict=True)
    found = find_game(game)
    for chapter in handbook(game):
        assert words.say(f"topic-{game}-{chapter.topic}", found)
        for entry in chapter.entries:
            title = words.name_of(found, "rule", entry.rule, "title")
            text = words.name_of(found, "rule", entry.rule)
            assert 3 <= len(title) < 60, title
            assert 40 < len(text) < 420, f"{entry.rule}: short, so that it is read"
            assert text != title and text.endswith((".", "!")), text


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_say_the_same_rules(game: str) -> None:
    ids = {language: ids_in(TEXTS / language / f"{game}.ftl") for language in LANGUAGES}
    assert ids["en"] == ids["pl"]
    assert sum(name.startswith("rule-") for name in ids["en"]) == FORTY


@pytest.mark.parametrize("file", ["marauders-seas-of-glory.ftl", "numbers.ftl"])
def test_both_languages_have_the_same_words_about_modules(file: str) -> None:
    english, polish = (ids_in(TEXTS / language / file) for language in LANGUAGES)
    assert english == polish
    assert len(english) == len(set(english)) > 0


def ids_in(path: Path) -> list[str]:
    return [line.split(" =")[0] for line in path.read_text(encoding="utf-8").splitlines() if line[:1].isalpha()]


def replayed(name: str) -> Iterator[tuple[int, Match]]:
    record = read_example_game(name)
    yield from enumerate(play(record, len(record.moves)))


@pytest.mark.parametrize("game", GAMES)
def test_every_example_shows_its_rule(game: str) -> None:
    """Stale after a change of rules? `python tools/examples.py` finds others."""
    found = excerpts(game)
    assert list(found) == main_rules(game)
    shown: set[str] = set()
    for name in {place.played for place in found.values()}:
        here = {rule: place for rule, place in found.items() if place.played == name}
        for number, match in replayed(name):
            for rule, place in here.items():
                if number == place.last:
                    events = [event for event in match.history[-1].events if event.seen_by(place.seat)]
                    entry = entry_of(game, rule)
                    assert entry is not None
                    assert any(entry.shown_by(event) for event in events), f"{rule} is not in its example"
                    shown.add(rule)
    assert shown == set(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_example_has_a_line_that_names_its_rule(game: str, language: str) -> None:
    """The drawer marks it: without one a reader sees that something happened, but not what the rule did."""
    for rule in excerpts(game):
        told = render_example(game, rule, language, example_moments(game, rule)).moments[-1].lines
        marked = [line for line in told if rule in line.rules]
        assert marked, f"{rule}: no line of {[line.text for line in told]} is under it"
        assert not any(line.text.startswith("event-") for line in marked), "a message without words"


@pytest.mark.parametrize("game", GAMES)
def test_examples_are_short_and_soon_found(game: str) -> None:
    for rule, place in excerpts(game).items():
        assert 2 <= place.last - place.first + 1 <= MOST, rule
        assert place.last <= len(read_example_game(place.played).moves)
    for module in ("", *modules_with_chapters(game)):
        games = {excerpts(game)[rule].played for rule in main_rules(game, module)}
        assert len(games) <= 6, module
        for name in games:
            on = find_game(game).choosing.modules_on(find_game(game).options(dict(read_example_game(name).options)))
            assert (module in on) if module else not on, "played with that module, and the base without any"


@pytest.mark.parametrize("game", GAMES)
def test_the_moments_are_what_the_seat_saw(game: str) -> None:
    rule, place = min(excerpts(game).items(), key=lambda one: one[1].last)
    seen: list[ExampleStep] = steps(place)
    assert len(seen) == place.last - place.first + 1
    assert any(rule in event.rules for event in seen[-1].events)
    assert all(event.seen_by(place.seat) for moment in seen for event in moment.events)
