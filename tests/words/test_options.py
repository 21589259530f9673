"""Every option of every game, and every value of it, has words of its own in both languages."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from freebooter.cli.options import parse_options
from freebooter.games import find_game
from freebooter.games import names as known
from freebooter.kernel.game import AnyGame, Game
from freebooter.kernel.match import new_match
from freebooter.kernel.moves import Moves
from freebooter.kernel.note import Refused
from freebooter.kernel.people.choosing import Choosing
from freebooter.kernel.people.options import one_of
from freebooter.kernel.state import State
from freebooter.words import LANGUAGES, Words
from freebooter.words.options import OptionText, choosable_options, required_messages, value_word
from tests.words.emitted import SOURCE


def names() -> list[str]:
    """All games of the package; tests elsewhere register games of their own."""
    return [name for name in known() if SOURCE in find_game(name).text_folders[0].parents]


def options_of(game: str, language: str) -> list[OptionText]:
    return choosable_options(Words(language, strict=True), find_game(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_option_and_every_value_has_words(game: str, language: str) -> None:
    """Strict words raise where there are none; a value that is only repeated is no explanation."""
    found = options_of(game, language)
    assert found and len(names()) >= 3
    for option in found:
        assert option.text != option.name and len(option.help) > 10, option.name
        assert option.help[-1] in ".:", option.name
        said = [text for _value, text, _help in option.values]
        assert len(set(said)) == len(said), option.name
        assert all(text != value_word(value) for value, text, _help in option.values), option.name


@pytest.mark.parametrize("game", names())
def test_both_languages_differ(game: str) -> None:
    for english, polish in zip(options_of(game, "en"), options_of(game, "pl"), strict=True):
        assert english.text != polish.text and english.help != polish.help
        for one, other in zip(english.values, polish.values, strict=True):
            assert one.value == other.value and one.text != other.text


@pytest.mark.parametrize("game", names())
def test_numbers_have_bounds_and_beyond_them_they_are_refused_in_words(game: str) -> None:
    """What the form says and what the rules refuse is the same number."""
    rules = find_game(game)
    for option in options_of(game, "en"):
        if option.schema.get("type") != "integer":
            continue
        low, high = option.schema["minimum"], option.schema["maximum"]
        for value in (low, high):
            new_match(rules, rules.fewest, {option.name: value}, seed=1)
        for value in (low - 1, high + 1):
            with pytest.raises(Refused) as error:
                new_match(rules, rules.fewest, {option.name: value}, seed=1)
            said = Words("pl", strict=True).say(error.value.refusal)
            assert "-option-" not in said and str(low) in said, said


@pytest.mark.parametrize("game", names())
def test_every_value_can_be_played(game: str) -> None:
    rules = find_game(game)
    for option in options_of(game, "en"):
        for value, _text, _help in option.values:
            several = [value] * max(1, len(option.parts))
            given: dict[str, object] = {option.name: several if option.several or option.parts else value}
            if option.several and needs_others(rules, given):
                continue
            new_match(rules, 3, given, seed=1)


def needs_others(game: AnyGame, given: dict[str, object]) -> bool:
    """Is this refused for one reason only, that a module needs another one?"""
    try:
        game.settle(given)
    except Refused as error:
        assert "needed" in error.refusal.params, error
        return True
    return False


def test_what_has_no_default_has_one_in_every_edition() -> None:
    for game in names():
        rules = find_game(game)
        for option in options_of(game, "en"):
            if option.default is not None:
                continue
            assert rules.choosing.editions(), option.name
            for edition in rules.choosing.editions().values():
                usual = edition[option.name]
                known = [value for value, _text, _help in option.values]
                chosen = usual if (option.parts or option.several) and isinstance(usual, list) else [usual]
                assert not known or all(one in known for one in chosen)
                new_match(rules, rules.fewest, {option.name: usual}, seed=1)


def test_an_option_that_leaves_nothing_to_choose_is_not_shown() -> None:
    assert "map" not in {option.name for option in options_of("black-fleet", "en")}, "there is one map"


class Drills(msgspec.Struct, frozen=True):
    """Several of these: by their type, by what the content has, and by what is installed."""

    by_type: list[Literal["one", "two"]] = []
    by_content: list[Annotated[str, one_of(["three"])]] = []
    by_edition: list[str] | None = None
    none: list[str] = []


class DrillChoosing(Choosing[Drills]):
    def known_values(self) -> dict[str, list[str]]:
        return {"by_edition": ["four", "five"], "none": []}


class DrillGame(Game[State, Drills]):
    def __init__(self, texts: Path) -> None:
        super().__init__("drill", "1", 2, 2, Moves(), Drills, texts, choosing=DrillChoosing())


def test_several_of_these_can_be_chosen(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    text = (
        "option-by-type = First\noption-by-type-two = The second\noption-by-type-two-help = It comes after the first."
    )
    (tmp_path / "en" / "drill.ftl").write_text(text, encoding="utf-8")
    game = DrillGame(tmp_path)
    found = {option.name: option for option in choosable_options(Words(), game)}
    assert list(found) == ["by_type", "by_content", "by_edition"], "of none there is nothing to choose"
    assert all(option.several and not option.parts for option in found.values())
    assert found["by_type"].values[1] == ("two", "The second", "It comes after the first.")
    assert [one.value for one in found["by_content"].values] == ["three"], "one is a choice: to take it or not"
    assert [one.value for one in found["by_edition"].values] == ["four", "five"]
    assert {"option-by-edition-four", "option-by-edition-four-help"} <= set(required_messages(game))


def test_a_price_for_each_seat_can_be_typed() -> None:
    game = find_game("black-fleet")
    for said in ("20", "10,20,10"):
        given = parse_options(game, [f"victory_price={said}"])
        new_match(game, 3, given, seed=1)
    with pytest.raises(Refused):
        parse_options(game, ["victory_price=10,30,10"])
