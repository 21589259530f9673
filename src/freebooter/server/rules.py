"""The rules for readers: the handbook in plain words, all rules of the ledger by search, and examples."""

from functools import cache, lru_cache

import msgspec

from freebooter.games import find_game
from freebooter.kernel.game import AnyGame
from freebooter.kernel.note import refused
from freebooter.learn import examples
from freebooter.learn.handbook import TEXTS, covering, handbook
from freebooter.server import speech
from freebooter.server.bodies import Moment
from freebooter.server.told import kind_of
from freebooter.server.wire import LogLine, SeatInfo, TableInfo
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


class PlainChapter(msgspec.Struct):
    topic: str
    title: str
    rules: list[PlainRule]


class Handbook(msgspec.Struct):
    chapters: list[PlainChapter]


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
    told = []
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
        told.append(PlainChapter(chapter.topic, words.say(f"topic-{game}-{chapter.topic}", find_game(game)), entries))
    return Handbook(told)


@cache
def _searchable(game: str, language: str) -> list[tuple[str, str, FoundRule]]:
    """All rules of a game with what is searched in them: the id and the plain words first, then the ledger's text."""
    plain = {
        rule.id: search_key(f"{rule.title} {rule.text}")
        for chapter in chapters(game, language).chapters
        for rule in chapter.rules
    }
    explained = covering(game)
    found = []
    for rule in rules().values():
        if rule.ledger == game:
            first = search_key(rule.id) + " " + plain.get(rule.id, "")
            found.append((first, search_key(rule.text), FoundRule(rule.id, rule.text, explained.get(rule.id, ""))))
    return found


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


def tell_example(game: str, rule: str, language: str, seen: list[examples.ExampleStep]) -> Example:
    """The same in words."""
    place = examples.excerpts(game)[rule]
    found = find_game(game)
    words = speech.speak(language)
    told = []
    for number, moment in enumerate(seen, place.first + 1):
        body = Moment(number, 0, kind_of(moment.entry), moment.view, moment.entry.seat, list(moment.waiting))
        body.prompt, body.board_numbers = moment.prompt, moment.board_numbers
        body.lines = speech.lines(words, found, list(moment.events))
        body.events = [speech.happened(event) for event in moment.events]
        told.append(body)
    if not any(rule in line.rules for line in told[-1].lines):
        told[-1].lines += _passed_over(words, found, rule, seen[-1])
    return Example(rule, place.seat, _table(found, words, examples.read_example_game(place.played).seats), told)


def _passed_over(words: Words, game: AnyGame, rule: str, moment: examples.ExampleStep) -> list[LogLine]:
    """What the log passes over, as that a ship is chosen before it sails: here it is what the example is about."""
    cited = [event for event in moment.events if rule in event.rules]
    return [LogLine(words.passed_over(game, event).text, event.kind, list(event.rules)) for event in cited]


def _table(game: AnyGame, words: Words, seats: int) -> TableInfo:
    """A table that nobody sits at: its seats are called as the game calls them."""
    chairs = [SeatInfo(seat, words.player(game, seat), "person", taken=True) for seat in range(seats)]
    title = speech.title(words.language, game)
    return TableInfo("", "", game.name, title, game.version, {}, chairs, False, True, 0, 0, True, "", 0, 0)
