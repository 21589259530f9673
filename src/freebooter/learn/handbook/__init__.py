"""The handbook: the forty rules of each game that a player really needs, in plain words, ordered by topic.

The ledgers in docs/rules are the truth and say everything, in English. The handbook says the most important of it
in every language of the program. Each entry stands under the rule for which there is an example replay, and names
the finer rules that its words cover too, so that a reader who opens one of those finds the plain words as well.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent
TEXTS = FOLDER / "text"
CONTENT = FOLDER / "content"


class Entry(NamedTuple):
    """Its words are the message `rule-ID`, its title the attribute `title` of it."""

    rule: str
    covers: tuple[str, ...]


class Chapter(NamedTuple):
    """Its title is the message `topic-GAME-TOPIC`."""

    topic: str
    entries: tuple[Entry, ...]


@cache
def handbook(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game in the order in which one reads them; none if nobody wrote any."""
    path = CONTENT / f"{game}.toml"
    if not path.exists():
        return ()
    said = tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple(
        Chapter(topic, tuple(Entry(ids.split()[0], tuple(ids.split()[1:])) for ids in lines))
        for topic, lines in said.items()
    )


def main_rules(game: str) -> list[str]:
    """The rules that have words of their own and an example."""
    return [entry.rule for chapter in handbook(game) for entry in chapter.entries]


@cache
def covering(game: str) -> dict[str, str]:
    """Which entry explains a rule: of the rule itself, or of one that covers it."""
    found = {rule: rule for rule in main_rules(game)}
    for chapter in handbook(game):
        for entry in chapter.entries:
            for rule in entry.covers:
                found.setdefault(rule, entry.rule)
    return found
