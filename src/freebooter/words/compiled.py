# mypyc: compile
"""Fluent messages as Python functions, made once; fluent.runtime walks the tree of a message anew each time.

As much of Fluent as the texts use: text, `$variables`, selects by a variable, references to messages, and functions of
literals and variables. Whatever else a message has, or is missing when it is said, raises here; the caller then has
fluent.runtime say it, so the result is always its own (tests/words/test_compiled.py compares all messages).
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from fluent.runtime.types import FluentType
from fluent.syntax import ast

Params: TypeAlias = dict[str, object]
"""A dict and no other mapping: compiled, it is looked into without a call."""
Saying: TypeAlias = Callable[[Params], str]
Function: TypeAlias = Callable[..., object]
MOST_KEYS = 256
"""Values of a selector whose variant is remembered."""


class Unknown(Exception):
    """It cannot be said here."""


def value_of(params: Params, name: str) -> str | int | FluentType:
    """A parameter as functions and selectors get it: a text, a number, or a list."""
    value = params[name]
    if type(value) is str or type(value) is int:
        return value
    if isinstance(value, FluentType):
        if isinstance(value, int):
            raise Unknown  # it may be written in a way of its own
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, str):
        return value
    raise Unknown


class Compiler:
    """The messages of one language; `shown` writes what is neither a text nor a whole number."""

    def __init__(
        self,
        messages: Mapping[str, ast.Message],
        functions: Mapping[str, Function],
        plural_form: Callable[[int], str],
        shown: Callable[[FluentType], str],
    ) -> None:
        self._messages = messages
        self._functions = functions
        self._plural_form = plural_form
        self._shown = shown
        self._sayings: dict[str, dict[str, Saying]] = {}
        """By case, then by message: to look up two texts takes less time than a pair of them."""

    def saying(self, message: str, case: str) -> Saying:
        """The function that says a message, or its attribute `case` if it has such a one."""
        of_case = self._sayings.get(case)
        if of_case is None:
            of_case = self._sayings[case] = {}
        found = of_case.get(message)
        if found is None:
            found = of_case[message] = self._new_saying(message, case)
        return found

    def _new_saying(self, message: str, case: str) -> Saying:
        entry = self._messages[message]
        pattern = _attribute(entry, case) or entry.value
        try:
            return _unknown if pattern is None else self._pattern(pattern)
        except Unknown:
            return _unknown

    def _pattern(self, pattern: ast.Pattern) -> Saying:
        fixed: list[str] = []
        open_parts: list[tuple[int, Saying]] = []
        for element in pattern.elements:
            part = element.value if isinstance(element, ast.TextElement) else self._expression(element.expression)
            if isinstance(part, str):
                fixed.append(part)
            else:
                open_parts.append((len(fixed), part))
                fixed.append("")
        if not open_parts:
            text = "".join(fixed)
            return lambda params: text
        if len(fixed) == 1:
            return open_parts[0][1]

        def say(params: Params) -> str:
            parts = fixed.copy()
            for at, part in open_parts:
                parts[at] = part(params)
            return "".join(parts)

        return say

    def _expression(self, expression: object) -> str | Saying:
        if isinstance(expression, ast.StringLiteral):
            return _literal(expression)
        if isinstance(expression, ast.VariableReference):
            return self._variable(expression.id.name)
        if isinstance(expression, ast.SelectExpression):
            return self._select(expression)
        if isinstance(expression, ast.FunctionReference):
            return self._call(expression)
        if isinstance(expression, ast.MessageReference):
            return self._reference(expression)
        raise Unknown

    def _variable(self, name: str) -> Saying:
        shown = self._shown

        def say(params: Params) -> str:
            value = params[name]
            if type(value) is str:
                return value
            value = value_of(params, name)
            return shown(value) if isinstance(value, FluentType) else str(value)

        return say

    def _reference(self, reference: ast.MessageReference) -> Saying:
        name, attribute = reference.id.name, reference.attribute
        entry = self._messages.get(name)
        if entry is None or (_attribute(entry, attribute.name) if attribute else entry.value) is None:
            raise Unknown
        case = attribute.name if attribute else ""
        return lambda params: self.saying(name, case)(params)

    def _call(self, call: ast.FunctionReference) -> Saying:
        function = self._functions.get(call.id.name)
        given = call.arguments.positional
        names = [argument.id.name for argument in given if isinstance(argument, ast.VariableReference)]
        if function is None or not names:
            raise Unknown
        before = [_literal(literal) for literal in given[: -len(names)]]  # a variable before a literal is unknown
        named = {argument.name.name: _literal(argument.value) for argument in call.arguments.named}
        shown = self._shown

        def say(params: Params) -> str:
            result = function(*before, *[value_of(params, name) for name in names], **named)
            return shown(result) if isinstance(result, FluentType) else str(result)

        return self._call_of_one(function, before[0], names[0]) if _is_plain(before, names, named) else say

    def _call_of_one(self, function: Function, kind: str, name: str) -> Saying:
        """The name or the number of one thing: most calls are these, and take half the time if nothing is unpacked."""
        shown = self._shown

        def say_one(params: Params) -> str:
            result = function(kind, value_of(params, name))
            return shown(result) if isinstance(result, FluentType) else str(result)

        return say_one

    def _select(self, select: ast.SelectExpression) -> Saying:
        if not isinstance(select.selector, ast.VariableReference):
            raise Unknown
        name = select.selector.id.name
        variants = [(_key(variant), self._pattern(variant.value)) for variant in select.variants]
        (default,) = [saying for variant, (_, saying) in zip(select.variants, variants, strict=True) if variant.default]
        known: dict[str | int, Saying] = {}

        def find(value: object) -> Saying:
            return next((saying for key, saying in variants if self._matches(value, key)), default)

        def say(params: Params) -> str:
            value = value_of(params, name)
            if isinstance(value, FluentType):
                return find(value)(params)
            chosen = known.get(value)
            if chosen is None:
                chosen = find(value)
                if len(known) < MOST_KEYS:
                    known[value] = chosen
            return chosen(params)

        return say

    def _matches(self, value: object, key: str | int) -> bool:
        """As fluent.runtime has it: a number and a word match when the word is the number's plural form."""
        if isinstance(value, int) and isinstance(key, str):
            return self._plural_form(value) == key
        if isinstance(key, int) and not isinstance(value, int):
            return bool(self._plural_form(key) == value)
        return bool(value == key)


def _is_plain(before: list[str], names: list[str], named: Mapping[str, str]) -> bool:
    return len(before) == len(names) == 1 and not named


def _unknown(params: Params) -> str:
    raise Unknown


def _attribute(entry: ast.Message, name: str) -> ast.Pattern | None:
    """The last of that name, as in fluent.runtime."""
    return next((one.value for one in reversed(entry.attributes) if one.id.name == name), None)


def _literal(expression: object) -> str:
    if not isinstance(expression, ast.StringLiteral):
        raise Unknown
    return str(expression.parse()["value"])


def _key(variant: ast.Variant) -> str | int:
    if isinstance(variant.key, ast.Identifier):
        return variant.key.name
    number = variant.key.value
    if not number.removeprefix("-").isdecimal():
        raise Unknown
    return int(number)
