"""The handbook: the forty rules of each game that a player really needs, in plain words, ordered by topic.

The ledgers in docs/rules are complete and in English. The handbook has the most important rules in every language of
the program. Each entry belongs to the rule for which there is an example replay, and names the finer rules that its
text covers too, so that a reader who opens one of those finds the plain words as well.

The chapters of a game are in `content/GAME.toml`, those of a module of the game in `content/GAME/MODULE.toml`.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent
TEXTS = FOLDER / "text"
CONTENT = FOLDER / "content"


class HandbookEntry(NamedTuple):
    """Its text is the message `rule-ID`, its title that message's attribute `title`."""

    rule: str
    covers: tuple[str, ...]


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
    modules = sorted((CONTENT / game).glob("*.toml"))
    return (*_read(base), *[chapter for path in modules for chapter in _read(path, path.stem)])


def _read(path: Path, module: str = "") -> list[Chapter]:
    topics = tomllib.loads(path.read_text(encoding="utf-8"))
    return [
        Chapter(topic, tuple(HandbookEntry(ids.split()[0], tuple(ids.split()[1:])) for ids in lines), module)
        for topic, lines in topics.items()
    ]


def main_rules(game: str, module: str | None = None) -> list[str]:
    """The rules that have an entry and an example; with `module` only those of its chapters ("": of the base game)."""
    chapters = [chapter for chapter in handbook(game) if module is None or chapter.module == module]
    return [entry.rule for chapter in chapters for entry in chapter.entries]


def modules_with_chapters(game: str) -> list[str]:
    return list(dict.fromkeys(chapter.module for chapter in handbook(game) if chapter.module))


@cache
def covering(game: str) -> dict[str, str]:
    """For each rule the entry that explains it: its own, or one that covers it."""
    found = {rule: rule for rule in main_rules(game)}
    for chapter in handbook(game):
        for entry in chapter.entries:
            for rule in entry.covers:
                found.setdefault(rule, entry.rule)
    return found
