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

from collections.abc import Callable, Iterable, Mapping, Sequence
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

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
        functions: dict[str, Callable[..., Any]] = {
            "NAME": self._name,
            "COUNT": self._count,
            "LIST": self._list,
            "TENTHS": self._tenths,
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._missing: list[str] = []
        for folder in folders:
            for path in sorted((folder / language).glob("*.ftl")):
                self._bundle.add_resource(_parsed(path))

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def format(self, message: str, params: Mapping[str, object], case: str = "") -> tuple[str, list[str]]:
        """The text, and everything that was missing for it."""
        self._missing = []
        return self._format(message, params, case), self._missing

    def _format(self, message: str, params: Mapping[str, object], case: str) -> str:
        if not self.has(message):
            self._missing.append(message)
            return ""
        entry = self._bundle.get_message(message)
        pattern = entry.attributes.get(case, entry.value)
        if pattern is None:
            self._missing.append(f"{message} has no text of its own")
            return ""
        text, errors = self._bundle.format_pattern(pattern, dict(params))
        self._missing += [f"{message}: {error}" for error in errors]
        return str(text)

    def _name(self, kind: str, value: object, case: str = "") -> str:
        return self._format(f"{kind}-{value}", {}, case) or str(value)

    def _count(self, noun: str, count: object, case: str = "") -> str:
        return self._format(f"count-{noun}", {"count": count}, case) or f"{count} {noun}"

    def _list(self, kind: str, several: Several | str, *numbers: Several) -> str:
        """Names of a list; notes carry words and numbers only, so theirs is a text with spaces."""
        items: list[object] = list(several.split()) if isinstance(several, str) else list(several.items)
        counts = {item: items.count(item) for item in items}
        if numbers:
            told = {item: [of.items[items.index(item)] for of in numbers] for item in counts}
            return ", ".join(self._format(f"{kind}-{item}", _numbered(counts[item], told[item]), "") for item in counts)
        names = {item: self._name(kind, item) for item in items}
        parts: list[str] = []
        for item, count in counts.items():
            name = names[item]
            # Two fours of a roll are “4, 4”: “2 × 4” would be read as a sum.
            parts += [name] * count if count == 1 or name.isdecimal() else [f"{count} × {name}"]
        return ", ".join(parts)

    def _tenths(self, number: Any) -> object:
        return fluent_number(Decimal(int(number)) / 10, minimumFractionDigits=1)


def _numbered(count: int, numbers: Sequence[object]) -> dict[str, object]:
    return {"count": count, **dict(zip(("one", "two"), numbers, strict=False))}


@cache
def _parsed(path: Path) -> Any:
    """Parsing a file takes far longer than using it, and it does not change."""
    return FluentResource(path.read_text(encoding="utf-8"))
