# mypyc: compile
"""The messages of one language, from folders of Fluent files.

Besides Fluent's own functions the texts may use four, which any other client must offer too:

    NAME("good", $good)                 the message `good-rum`, or its attribute: NAME("good", $good, case: "genitive")
    COUNT("ship", $count)               the message `count-ship` with its `$count`; cases as above
    LIST("booty", $cards)               the names of several things, equal ones counted: 2 × rum, talisman; the things
                                        are a list, or a text with spaces between
    LIST("struck", $hits, $left, $full) as above, each name with numbers of its own: the message `struck-masts` with
                                        its `$count`, and `$one` and `$two` from the further lists, at the same place
    TENTHS($distance)                   a number given in tenths, with one decimal: 74.3
"""

from collections.abc import Callable, Iterable, Sequence
from decimal import Decimal
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import MAX_PART_LENGTH
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast

from freebooter.words.compiled import Compiler

LANGUAGES = ("en", "pl")


class MissingText(LookupError):
    """A message, or something that a message needs, is not there."""


class Several(FluentType):
    """A list as a parameter."""

    def __init__(self, items: Sequence[object]) -> None:
        self.items = items

    def format(self, locale: object) -> str:
        return ", ".join(str(item) for item in self.items)


class Bundle:
    """All messages of some folders in one language; where two have the same id, the earlier folder wins."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        # `Any`, because fluent.runtime wants a FluentType by its annotation, and takes a plain text just as well.
        functions: dict[str, Callable[..., Any]] = {
            "NAME": self._name,
            "COUNT": self._count,
            "LIST": self._list,
            "TENTHS": self._tenths,
        }
        self._fluent = FluentBundle([language], functions=functions, use_isolating=False)
        self._messages: dict[str, ast.Message] = {}
        for folder in folders:
            for path in sorted((folder / language).glob("*.ftl")):
                resource = _parsed(path)
                self._fluent.add_resource(resource)
                for entry in resource.body:
                    if isinstance(entry, ast.Message):
                        self._messages.setdefault(entry.id.name, entry)
        fluent = self._fluent  # which knows the plural forms and numbers of the language
        self._compiler = Compiler(
            self._messages,
            functions,
            lru_cache(1000)(fluent._plural_form),
            lambda value: str(value.format(fluent._babel_locale)),
        )
        self._in_tenths = lru_cache(4000)(self._new_tenths)  # babel takes longer to write a number than all the rest
        self._names: dict[tuple[str, object, str], str] = {}
        self._missing: list[str] = []

    def has(self, message: str) -> bool:
        return message in self._messages

    def format(self, message: str, params: dict[str, object], case: str = "") -> tuple[str, list[str]]:
        """The text, and everything that was missing for it."""
        self._missing = []
        return self._format(message, params, case), self._missing

    def _format(self, message: str, params: dict[str, object], case: str) -> str:
        if message not in self._messages:
            self._missing.append(message)
            return ""
        missing = len(self._missing)
        try:
            text = self._compiler.saying(message, case)(params)
        except Exception:  # whatever it was, fluent.runtime knows what is said then, and what was missing
            text = ""
        else:
            if len(text) <= MAX_PART_LENGTH:
                return text
        del self._missing[missing:]
        return self._by_fluent(message, params, case)

    def _by_fluent(self, message: str, params: dict[str, object], case: str) -> str:
        entry = self._fluent.get_message(message)
        pattern = entry.attributes.get(case, entry.value)
        if pattern is None:
            self._missing.append(f"{message} has no text of its own")
            return ""
        text, errors = self._fluent.format_pattern(pattern, {name: _for_fluent(params[name]) for name in params})
        self._missing += [f"{message}: {error}" for error in errors]
        return str(text)

    def _name(self, kind: str, value: object, case: str = "") -> str:
        key = (kind, value, case)
        name = self._names.get(key)
        if name is None:
            missing = len(self._missing)
            name = self._format(f"{kind}-{value}", {}, case) or str(value)
            if len(self._missing) == missing:
                self._names[key] = name
        return name

    def _count(self, noun: str, count: object, case: str = "") -> str:
        return self._format(f"count-{noun}", {"count": count}, case) or f"{count} {noun}"

    def _list(self, kind: str, several: Several | str, *numbers: Several) -> str:
        """Names of a list; notes carry words and numbers only, so theirs is a text with spaces."""
        items: list[object] = list(several.split()) if isinstance(several, str) else list(several.items)
        counts = {item: items.count(item) for item in items}
        if numbers:
            figures = {item: [of.items[items.index(item)] for of in numbers] for item in counts}
            return ", ".join(
                self._format(f"{kind}-{item}", _numbered(counts[item], figures[item]), "") for item in counts
            )
        names = {item: self._name(kind, item) for item in items}
        parts: list[str] = []
        for item, count in counts.items():
            name = names[item]
            # Two fours of a roll are “4, 4”: “2 × 4” would be read as a sum.
            parts += [name] * count if count == 1 or name.isdecimal() else [f"{count} × {name}"]
        return ", ".join(parts)

    def _tenths(self, number: int | str) -> str:
        return self._in_tenths(int(number))

    def _new_tenths(self, number: int) -> str:
        value = fluent_number(Decimal(number) / 10, minimumFractionDigits=1)
        return str(value.format(self._fluent._babel_locale))


def _numbered(count: int, numbers: Sequence[object]) -> dict[str, object]:
    return {"count": count, **dict(zip(("one", "two"), numbers, strict=False))}


def _for_fluent(value: object) -> object:
    if isinstance(value, int) and not isinstance(value, FluentType):
        return fluent_number(value, useGrouping=False)  # 175996, as it stands in the record
    return value


@cache
def _parsed(path: Path) -> ast.Resource:
    """Parsing a file takes far longer than using it, and it does not change."""
    return FluentResource(path.read_text(encoding="utf-8"))
