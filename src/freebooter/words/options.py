"""Texts for the options of a game: the same for a form in the browser and for the list in the terminal.

An option has the messages `option-NAME` and `option-NAME-help`, each of its values `option-NAME-VALUE` (`yes` and `no`
for a switch), the parts of a list of fixed length `option-NAME-part-1` and so on; `option-NAME-each` is used where
every seat can have its own value.
"""

from typing import Any, NamedTuple

import msgspec

from freebooter.kernel.game import AnyGame
from freebooter.words.sentences import Words

Schema = dict[str, Any]


class Value(NamedTuple):
    value: object
    text: str


class OptionText(NamedTuple):
    name: str
    text: str
    help: str
    schema: Schema
    """Without the null that stands for the edition's value, and without the list of a value for each seat."""
    default: object
    values: list[Value]
    """What can be chosen, or what each part can be."""
    parts: list[str]
    each: str
    """Set if every seat can have its own value."""


def choosable_options(words: Words, game: AnyGame) -> list[OptionText]:
    """All options of a game that leave something to choose."""
    return [option for option in option_texts(words, game) if _leaves_a_choice(option)]


def option_texts(words: Words, game: AnyGame) -> list[OptionText]:
    """All options of a game."""
    known = msgspec.json.schema(game.options_type)
    properties = known["$defs"][game.options_type.__name__]["properties"] if "$defs" in known else known["properties"]
    defaults = msgspec.to_builtins(game.options({}))
    return [_option_text(words, game, name, schema, defaults.get(name)) for name, schema in properties.items()]


def required_messages(game: AnyGame) -> list[str]:
    """The messages that the options of a game need; tests check that they exist."""
    needed: list[str] = []
    for name in game.options_type.__struct_fields__:
        needed += [_message(name), _message(name, "help")]
    for option in option_texts(Words(), game):
        needed += [_message(option.name, value_word(each.value)) for each in option.values]
        needed += [_message(option.name, f"part-{number}") for number in range(1, len(option.parts) + 1)]
        if option.each:
            needed.append(_message(option.name, "each"))
    return needed


def value_word(value: object) -> str:
    """A value as a part of the id of its message."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-".join(map(str, value)) if isinstance(value, list) else str(value)


def _option_text(words: Words, game: AnyGame, name: str, schema: Schema, default: object) -> OptionText:
    kinds = [kind for kind in schema.get("anyOf", [schema]) if kind.get("type") != "null"]
    own, seats = kinds[0], kinds[1:]
    own = {key: value for key, value in own.items() if key != "default"}
    inner = own["items"] if _is_parted(own) else own
    values = [True, False] if inner.get("type") == "boolean" else inner.get("enum", [])
    return OptionText(
        name,
        words.option(game, name),
        words.option(game, name, "help"),
        own,
        default,
        [Value(value, words.option(game, name, value_word(value))) for value in values],
        [words.option(game, name, f"part-{at + 1}") for at in range(own["minItems"])] if _is_parted(own) else [],
        words.option(game, name, "each") if seats else "",
    )


def _is_parted(schema: Schema) -> bool:
    return schema.get("type") == "array" and "enum" not in schema and "minItems" in schema


def _leaves_a_choice(option: OptionText) -> bool:
    """False for a single value, and for a list of free words, like the modules of a game that has none."""
    return len(option.values) > 1 or bool(option.parts) or option.schema.get("type") == "integer"


def _message(name: str, more: str = "") -> str:
    return f"option-{name.replace('_', '-')}" + (f"-{more}" if more else "")
