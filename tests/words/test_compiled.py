"""Compiled sentences are those of fluent.runtime, letter by letter: every message, with many parameters."""

import random
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from freebooter.games import find_game
from freebooter.games import names as game_names
from freebooter.words.bundle import LANGUAGES, Bundle, Several
from freebooter.words.compiled import Unknown
from tests.words.texts import ALL_FOLDERS

NUMBERS = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 100, 101, 999, 1000, 175996, -1, -2, -1234, True]
TEXTS = ["", "Ann", "one", "few", "other", "rum", "a rum", "rum rum talisman", "4 4 5", "7", "Łódź {x} ⁨", "x" * 600]
ODD = [None, 1.5, {"a": 1}, ("a", "b"), "x" * 2600]
TRIES = 5


class Wants(Visitor):
    """What a message, and what it refers to, can be given: for each variable the words that matter to it."""

    def __init__(self, bundle: Bundle) -> None:
        self.bundle = bundle
        self.words: dict[str, set[str]] = {}
        self.lists: set[str] = set()
        """Variables that must be lists: of things with a number each."""
        self.seen: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.words.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.words.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        kind, *variables = node.arguments.positional
        for variable in variables:
            if not isinstance(kind, ast.StringLiteral) or not isinstance(variable, ast.VariableReference):
                continue
            if len(variables) > 1:
                self.lists.add(variable.id.name)
            things = [name for name in self.bundle._messages if name.startswith(f"{kind.value}-")]
            names = [name.removeprefix(f"{kind.value}-") for name in things[:8]]
            self.words.setdefault(variable.id.name, set()).update(names)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if node.id.name in self.bundle._messages and node.id.name not in self.seen:
            self.seen.add(node.id.name)
            self.visit(self.bundle._messages[node.id.name])


@cache
def bundle_of(name: str, language: str) -> Bundle:
    if name == "none":
        return Bundle(language, [folder for folder in ALL_FOLDERS if "games" not in folder.parts])
    return Bundle(language, find_game(name).text_folders)


def some_params(wants: Wants, dice: random.Random) -> dict[str, object]:
    params: dict[str, object] = {}
    for name, words in wants.words.items():
        known = sorted(words)
        kinds: list[object] = [dice.choice(NUMBERS), dice.choice(TEXTS), Several(dice.choices(known or TEXTS, k=3))]
        if known:
            kinds += [dice.choice(known), dice.choice(known), " ".join(dice.choices(known, k=3))]
        if dice.random() < 0.03:
            kinds = [dice.choice(ODD)]
        if dice.random() > 0.02:
            params[name] = dice.choice(kinds)
    return params


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["none", *game_names()])
def test_every_message_is_said_as_fluent_says_it(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bundle = bundle_of(game, language)
    dice = random.Random(f"{game} {language}")
    said = []
    for message, entry in bundle._messages.items():
        wants = Wants(bundle)
        wants.visit(entry)
        cases = ["", *[attribute.id.name for attribute in entry.attributes], "no-such-case"]
        for _ in range(TRIES if wants.words else 1):
            params = some_params(wants, dice)
            for case in cases:
                said.append((message, params, case, bundle.format(message, params, case)))

    def nothing(*_: object) -> None:
        raise Unknown

    place = re.compile("0x[0-9a-f]+")  # in memory: fluent.runtime tells it of what is missing
    monkeypatch.setattr(bundle._compiler, "saying", nothing)
    bundle._names.clear()
    for message, params, case, text in said:
        assert place.sub("", str(bundle.format(message, params, case))) == place.sub("", str(text)), (params, case)
    bundle._names.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_messages_are_compiled(language: str) -> None:
    """Nothing in our texts needs fluent.runtime as long as no parameter is missing."""
    for game in ["none", *game_names()]:
        bundle = bundle_of(game, language)
        dice = random.Random(game)
        for message, entry in bundle._messages.items():
            if entry.value is None:
                continue
            wants = Wants(bundle)
            wants.visit(entry)
            tenths = "TENTHS" in str(entry.to_json())
            params: dict[str, object] = {
                name: 5 if tenths or not words else dice.choice(sorted(words)) for name, words in wants.words.items()
            }
            params |= {name: Several([params[name]]) for name in wants.lists}
            bundle._compiler.saying(message, "")(params)


def test_what_is_not_compiled_is_said_by_fluent(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "some.ftl").write_text(
        "-ship = sloop\n"
        "term = A { -ship }.\n"
        "number = { 1234 } and { NUMBER($count, minimumFractionDigits: 2) }\n"
        "round = A { square }\n"
        "square = No { round }\n"
        "lost = { nobody } and { $nothing }\n"
        "bare =\n    .case = Only a case.\n"
    )
    bundle = Bundle("en", [tmp_path])
    assert bundle.format("term", {}) == ("A sloop.", [])
    assert bundle.format("number", {"count": 5}) == ("1,234 and 5.00", [])
    assert "Cyclic" in bundle.format("round", {})[1][0]
    text, missing = bundle.format("lost", {})
    assert text == "{nobody} and nothing"
    assert len(missing) == 2
    assert bundle.format("bare", {}) == ("", ["bare has no text of its own"])
    assert bundle.format("bare", {}, "case") == ("Only a case.", [])
