"""The options of a game in words: the same for a form in the browser and for the list in the terminal.

An option has the messages `option-NAME` and `option-NAME-help`, each of its values `option-NAME-VALUE` (`yes` and `no`
for a switch), the parts of a list of fixed length `option-NAME-part-1` and so on; `option-NAME-each` is said where
every seat can have a value of its own.
"""

from typing import Any, NamedTuple

import msgspec

from freebooter.kernel.game import AnyGame
from freebooter.words.sentences import Words

Schema = dict[str, Any]


class Value(NamedTuple):
    value: object
    text: str


class Choosable(NamedTuple):
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
    """Set if every seat can have a value of its own."""


def choosable(words: Words, game: AnyGame) -> list[Choosable]:
    """All options of a game that leave something to choose."""
    return [option for option in described(words, game) if _leaves_a_choice(option)]


def described(words: Words, game: AnyGame) -> list[Choosable]:
    """All options of a game."""
    known = msgspec.json.schema(game.options_type)
    properties = known["$defs"][game.options_type.__name__]["properties"] if "$defs" in known else known["properties"]
    defaults = msgspec.to_builtins(game.options({}))
    return [_described(words, game, name, schema, defaults.get(name)) for name, schema in properties.items()]


def wanted_messages(game: AnyGame) -> list[str]:
    """The messages that the options of a game need; tests hold the texts against it."""
    needed: list[str] = []
    for name in game.options_type.__struct_fields__:
        needed += [_message(name), _message(name, "help")]
    for option in described(Words(), game):
        needed += [_message(option.name, value_word(each.value)) for each in option.values]
        needed += [_message(option.name, f"part-{number}") for number in range(1, len(option.parts) + 1)]
        if option.each:
            needed.append(_message(option.name, "each"))
    return needed


def value_word(value: object) -> str:
    """How a value is called in the id of its message."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-".join(map(str, value)) if isinstance(value, list) else str(value)


def _described(words: Words, game: AnyGame, name: str, schema: Schema, default: object) -> Choosable:
    kinds = [kind for kind in schema.get("anyOf", [schema]) if kind.get("type") != "null"]
    own, seats = kinds[0], kinds[1:]
    own = {key: value for key, value in own.items() if key != "default"}
    inner = own["items"] if _is_parted(own) else own
    values = [True, False] if inner.get("type") == "boolean" else inner.get("enum", [])
    return Choosable(
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


def _leaves_a_choice(option: Choosable) -> bool:
    """One value does not, nor a list of free words, like the modules of a game that has none."""
    return len(option.values) > 1 or bool(option.parts) or option.schema.get("type") == "integer"


def _message(name: str, more: str = "") -> str:
    return f"option-{name.replace('_', '-')}" + (f"-{more}" if more else "")
