"""Texts for the options of a game: the same for a form in the browser and for the list in the terminal.

An option has the messages `option-NAME` and `option-NAME-help`, each of its values `option-NAME-VALUE` (`yes` and `no`
for a switch), the parts of a list of fixed length `option-NAME-part-1` and so on; `option-NAME-each` is used where
every seat can have its own value. Where several values can be chosen at once, each has `option-NAME-VALUE-help` too.
"""

from typing import Any, NamedTuple

import msgspec

from freebooter.kernel.game import AnyGame
from freebooter.words.sentences import Words

Schema = dict[str, Any]  # JSON Schema, as msgspec describes a struct: values of every kind, each known by its key


class Value(NamedTuple):
    value: object
    text: str
    help: str = ""
    """What it does; only where several values can be chosen."""


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
    several: bool
    """Any number of the values can be chosen."""


def choosable_options(words: Words, game: AnyGame) -> list[OptionText]:
    """All options of a game that leave something to choose."""
    return [option for option in option_texts(words, game) if _leaves_a_choice(option)]


def option_texts(words: Words, game: AnyGame) -> list[OptionText]:
    """All options of a game."""
    known = msgspec.json.schema(game.options_type)
    properties = known["$defs"][game.options_type.__name__]["properties"] if "$defs" in known else known["properties"]
    defaults = msgspec.to_builtins(game.options({}))
    installed = game.choosing.known_values()
    return [
        _option_text(words, game, name, _with_values(schema, installed.get(name)), defaults.get(name))
        for name, schema in properties.items()
    ]


def required_messages(game: AnyGame) -> list[str]:
    """The messages that the options of a game need; tests check that they exist."""
    needed: list[str] = []
    for name in game.options_type.__struct_fields__:
        needed += [_message(name), _message(name, "help")]
    for option in option_texts(Words(), game):
        needed += [_message(option.name, value_word(each.value)) for each in option.values]
        needed += [_message(option.name, f"part-{number}") for number in range(1, len(option.parts) + 1)]
        if option.several:
            needed += [_message(option.name, f"{each.value}-help") for each in option.values]
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
    several = _is_several(own)
    inner = own["items"] if several or _is_parted(own) else own
    values = [True, False] if inner.get("type") == "boolean" else inner.get("enum", [])
    return OptionText(
        name,
        words.option(game, name),
        words.option(game, name, "help"),
        own,
        default,
        [
            Value(
                value,
                words.option(game, name, value_word(value)),
                words.option(game, name, f"{value_word(value)}-help") if several else "",
            )
            for value in values
        ],
        [words.option(game, name, f"part-{at + 1}") for at in range(own["minItems"])] if _is_parted(own) else [],
        words.option(game, name, "each") if seats else "",
        several,
    )


def _with_values(schema: Schema, values: list[str] | None) -> Schema:
    """The schema of an option with the values that are known only now."""
    if values is None:
        return schema
    if "anyOf" in schema:
        kinds = [kind if kind.get("type") == "null" else _with_values(kind, values) for kind in schema["anyOf"]]
        return {**schema, "anyOf": kinds}
    return {**schema, "items": {"enum": values}} if schema.get("type") == "array" else {**schema, "enum": values}


def _is_several(schema: Schema) -> bool:
    return (
        schema.get("type") == "array"
        and "enum" not in schema
        and "minItems" not in schema
        and "enum" in schema.get("items", {})
    )


def _is_parted(schema: Schema) -> bool:
    return schema.get("type") == "array" and "enum" not in schema and "minItems" in schema


def _leaves_a_choice(option: OptionText) -> bool:
    """False for a single value, for several of none, like the modules of a game without any, and where people play."""
    if option.schema.get("x-people"):
        return False
    return (
        len(option.values) > (0 if option.several else 1)
        or bool(option.parts)
        or option.schema.get("type") == "integer"
    )


def _message(name: str, more: str = "") -> str:
    return f"option-{name.replace('_', '-')}" + (f"-{more}" if more else "")
