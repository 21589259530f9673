"""The handbook: the rules of a game in plain words, search in all its rules, and examples."""

from collections.abc import Sequence
from functools import cache, lru_cache

import msgspec

from freebooter.games import find_game
from freebooter.kernel.events import Event
from freebooter.kernel.game import AnyGame
from freebooter.kernel.note import refused
from freebooter.learn import examples
from freebooter.learn.handbook import TEXTS, HandbookEntry, covering, entry_of, handbook
from freebooter.learn.handbook.numbers import Cell, Message, Named, Numbers, numbers_of
from freebooter.server.texts import render
from freebooter.server.texts.words import words_of
from freebooter.server.wire.bodies import Moment
from freebooter.server.wire.frames import LogLine, SeatInfo, TableInfo
from freebooter.words import Words
from freebooter.words.ledger import rules
from freebooter.words.search_key import search_key

MOST = 60


class PlainRule(msgspec.Struct, omit_defaults=True):
    """A rule of the handbook. `covers` are finer rules that its words explain too."""

    id: str
    title: str
    text: str
    covers: list[str] = []
    example: bool = False


class PlainTable(msgspec.Struct):
    """Numbers from the content of the game."""

    title: str
    columns: list[str]
    rows: list[list[str]]


class PlainChapter(msgspec.Struct, omit_defaults=True):
    topic: str
    title: str
    rules: list[PlainRule]
    module: str = ""
    """Only for tables with this module."""
    tables: list[PlainTable] = []


class Handbook(msgspec.Struct, omit_defaults=True):
    chapters: list[PlainChapter]
    expansion: str = ""
    """The heading over the chapters of modules."""


class FoundRule(msgspec.Struct, omit_defaults=True):
    """A rule of the ledger, whose `text` is English. `explained` is the rule of the handbook that explains it."""

    id: str
    text: str
    explained: str = ""


class FoundRules(msgspec.Struct):
    rules: list[FoundRule]


class Example(msgspec.Struct):
    """A few moments of a game that was played, in which a rule is at work, as `seat` saw them."""

    rule: str
    seat: int
    table: TableInfo
    moments: list[Moment]


@cache
def _words(language: str) -> Words:
    return Words(language, [TEXTS])


@cache
def chapters(game: str, language: str) -> Handbook:
    """The handbook of a game in a language; no chapters if there is none."""
    words = _words(language)
    shown = examples.excerpts(game)
    plain_chapters = []
    for chapter in handbook(game):
        entries = [
            PlainRule(
                entry.rule,
                words.name_of(find_game(game), "rule", entry.rule, "title"),
                words.name_of(find_game(game), "rule", entry.rule),
                list(entry.covers),
                entry.rule in shown,
            )
            for entry in chapter.entries
        ]
        title = words.say(f"topic-{game}-{chapter.topic}", find_game(game))
        tables = [table for table in numbers_of(game, chapter.module) if table.topic == chapter.topic]
        shown_tables = [_table_of(words, find_game(game), table) for table in tables]
        plain_chapters.append(PlainChapter(chapter.topic, title, entries, chapter.module, shown_tables))
    modules = any(chapter.module for chapter in plain_chapters)
    return Handbook(plain_chapters, words.say(f"expansion-{game}") if modules else "")


def _table_of(words: Words, game: AnyGame, table: Numbers) -> PlainTable:
    columns = [words.say(f"column-{column}") for column in table.columns]
    rows = [[_cell(words, game, cell) for cell in row] for row in table.rows]
    return PlainTable(words.say(f"numbers-{table.id}"), columns, rows)


def _cell(words: Words, game: AnyGame, cell: Cell) -> str:
    if isinstance(cell, Named):
        return words.name_of(game, cell.kind, cell.name)
    return words.say(cell.message) if isinstance(cell, Message) else str(cell)


@cache
def _searchable(game: str, language: str) -> list[tuple[str, str, FoundRule]]:
    """All rules of a game with what is searched in them: the id and the plain words first, then the ledger's text."""
    plain = {
        rule.id: search_key(f"{rule.title} {rule.text}")
        for chapter in chapters(game, language).chapters
        for rule in chapter.rules
    }
    explained = covering(game)
    searchable = []
    for rule in rules().values():
        if rule.ledger == game or rule.id in explained:  # modules have a ledger of their own
            first = search_key(rule.id) + " " + plain.get(rule.id, "")
            searchable.append((first, search_key(rule.text), FoundRule(rule.id, rule.text, explained.get(rule.id, ""))))
    return searchable


def search(game: str, language: str, like: str) -> FoundRules:
    """Rules that have all these words, those of the handbook first."""
    wanted = search_key(like).split()
    if not wanted:
        return FoundRules([])
    hits = []
    for at, (first, text, rule) in enumerate(_searchable(game, language)):
        if all(word in first for word in wanted):
            hits.append((0 if rule.explained == rule.id else 1, at, rule))
        elif all(word in first or word in text for word in wanted):
            hits.append((2, at, rule))
    return FoundRules([rule for _, _, rule in sorted(hits, key=lambda hit: hit[:2])][:MOST])


@lru_cache(400)
def example_moments(game: str, rule: str) -> list[examples.ExampleStep]:
    """Plays a game up to the place, so another thread should do it."""
    place = examples.excerpts(game).get(rule)
    if place is None:
        raise refused("no-example")
    return examples.steps(place)


def render_example(game: str, rule: str, language: str, seen: list[examples.ExampleStep]) -> Example:
    """The moments as text."""
    place = examples.excerpts(game)[rule]
    engine = find_game(game)
    words = words_of(language)
    moments = []
    for number, moment in enumerate(seen, place.first + 1):
        body = Moment(number, 0, render.kind_of(moment.entry), moment.view, moment.entry.seat, list(moment.waiting))
        body.prompt, body.board_numbers = moment.prompt, moment.board_numbers
        happened = render.Happened(engine, moment.events)
        body.lines, body.events = [*happened.lines(words, None)], happened.events
        moments.append(body)
    entry = entry_of(game, rule)
    if entry is not None and entry.event:
        _mark(words, engine, entry, seen[-1].events, moments[-1].lines)
    if not any(rule in line.rules for line in moments[-1].lines):
        moments[-1].lines += _passed_over(words, engine, rule, seen[-1])
    return Example(rule, place.seat, _table(engine, words, examples.read_example_game(place.played)), moments)


def _mark(words: Words, game: AnyGame, entry: HandbookEntry, events: Sequence[Event], lines: list[LogLine]) -> None:
    """The line of the event that shows a rule which no event cites is the one about it."""
    logged = words.log(game, events)
    exact = [line for line, one in zip(lines, logged, strict=True) if entry.shown_by(one.event)]
    for line in exact or [line for line in lines if line.kind == entry.event][:1]:  # the log may tell it in other words
        line.rules = [entry.rule, *line.rules]


def _passed_over(words: Words, game: AnyGame, rule: str, moment: examples.ExampleStep) -> list[LogLine]:
    """Lines for events that the log leaves out, if the example is about them."""
    cited = [event for event in moment.events if rule in event.rules]
    return [LogLine(words.passed_over(game, event).text, event.kind, list(event.rules)) for event in cited]


def _table(game: AnyGame, words: Words, played: examples.ExampleGame) -> TableInfo:
    """A table for an example: nobody sits there, so its seats have the game's names."""
    chairs = [SeatInfo(seat, words.player(game, seat), "person", taken=True) for seat in range(played.seats)]
    title = render.title(words.language, game)
    options = dict(played.options)
    info = TableInfo("", "", game.name, title, game.version, options, chairs, False, True, 0, 0, True, "", 0, 0)
    info.modules = game.choosing.modules_on(game.options(options))
    return info
