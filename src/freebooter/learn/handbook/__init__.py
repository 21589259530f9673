"""The handbook: the forty rules of each game that a player really needs, in plain words, ordered by topic.

The ledgers in docs/rules are complete and in English. The handbook has the most important rules in every language of
the program. Each entry belongs to the rule for which there is an example replay, and names the finer rules that its
text covers too, so that a reader who opens one of those finds the plain words as well.

The chapters of a game are in `content/GAME.toml`, those of a module of the game in `content/GAME/MODULE.toml`.
An entry is a line of ids, or a table with `rule`, `covers` and the `event` (with `data`) that shows the rule at work: a
module that only changes a number tells nothing of its own. What numbers a chapter has is in `numbers`.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple, NotRequired, TypedDict

from freebooter.games import find_game
from freebooter.kernel.events import Event

FOLDER = Path(__file__).parent
TEXTS = FOLDER / "text"
CONTENT = FOLDER / "content"


class HandbookEntry(NamedTuple):
    """Its text is the message `rule-ID`, its title that message's attribute `title`.

    `event`: what shows it at work, if no event cites the rule; with these `data`.
    """

    rule: str
    covers: tuple[str, ...]
    event: str = ""
    data: Mapping[str, object] = {}

    def shown_by(self, event: Event) -> bool:
        if not self.event:
            return self.rule in event.rules
        return event.kind == self.event and all(event.data.get(field) == value for field, value in self.data.items())


class EntryTable(TypedDict):
    """An entry as it stands in a file, if it names its event."""

    rule: str
    covers: NotRequired[str]
    event: str
    data: NotRequired[dict[str, object]]


class Chapter(NamedTuple):
    """Its title is the message `topic-GAME-TOPIC`. `module`: for games with this module; empty: for all."""

    topic: str
    entries: tuple[HandbookEntry, ...]
    module: str = ""


@cache
def handbook(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game in reading order, then those of its modules; none if there is no handbook."""
    base = CONTENT / f"{game}.toml"
    if not base.exists():
        return ()
    known = reading_order(game)
    files = {path.stem: path for path in (CONTENT / game).glob("*.toml")}
    modules = [name for name in known if name in files] + sorted(files.keys() - set(known))
    return (*_read(base), *[chapter for module in modules for chapter in _read(files[module], module)])


def reading_order(game: str) -> list[str]:
    """Modules as people choose them: each before its parts. What two modules bring together is chosen by nobody."""
    cards = find_game(game).choosing.cards().get("modules", {})
    heads = [name for name, card in cards.items() if card.group not in cards]
    return [name for head in heads for name in (head, *[part for part, card in cards.items() if card.group == head])]


def _read(path: Path, module: str = "") -> list[Chapter]:
    topics = tomllib.loads(path.read_text(encoding="utf-8"))
    return [Chapter(topic, tuple(_entry(one) for one in entries), module) for topic, entries in topics.items()]


def _entry(one: str | EntryTable) -> HandbookEntry:
    if isinstance(one, str):
        rule, *covers = one.split()
        return HandbookEntry(rule, tuple(covers))
    return HandbookEntry(one["rule"], tuple(one.get("covers", "").split()), one["event"], one.get("data", {}))


def main_rules(game: str, module: str | None = None) -> list[str]:
    """The rules that have an entry and an example; with `module` only those of its chapters ("": of the base game)."""
    chapters = [chapter for chapter in handbook(game) if module is None or chapter.module == module]
    return [entry.rule for chapter in chapters for entry in chapter.entries]


def modules_with_chapters(game: str) -> list[str]:
    return list(dict.fromkeys(chapter.module for chapter in handbook(game) if chapter.module))


def entry_of(game: str, rule: str) -> HandbookEntry | None:
    return next((entry for chapter in handbook(game) for entry in chapter.entries if entry.rule == rule), None)


@cache
def covering(game: str) -> dict[str, str]:
    """For each rule the entry that explains it: its own, or one that covers it."""
    found = {rule: rule for rule in main_rules(game)}
    for chapter in handbook(game):
        for entry in chapter.entries:
            for rule in entry.covers:
                found.setdefault(rule, entry.rule)
    return found
