"""The games: their options, moves, names and texts."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from freebooter.games import find_game
from freebooter.games import names as game_names
from freebooter.kernel.game import AnyGame
from freebooter.kernel.note import Refused
from freebooter.kernel.people.presentation import text_files
from freebooter.server.http.replies import JSON, read_body
from freebooter.server.http.visitor import visitor
from freebooter.server.rest.common import GameName, Language, fixed, named_game, spend_look
from freebooter.server.rest.library.statistics import finished_games
from freebooter.server.rest.routes import Routes
from freebooter.server.statistics.game_facts_store import FinishedGame
from freebooter.server.statistics.lengths import added_minutes, lengths, module_minutes
from freebooter.server.tables.table_info import parts_on
from freebooter.server.texts import render
from freebooter.server.texts.words import names_of_things, words_of
from freebooter.server.wire import bodies
from freebooter.server.workers import levels
from freebooter.words import Words
from freebooter.words.options import OptionText, Value, choosable_options

router = APIRouter()
routes = Routes(router)


def _describe(game: AnyGame, language: str, finished: list[FinishedGame]) -> bodies.GameInfo:
    words = words_of(language)
    measured = game.choosing.measured()
    length = lengths(measured, game.name, finished)
    options = [
        bodies.OptionInfo(
            one.name,
            one.text,
            one.help,
            one.schema,
            one.default,
            [_value(game, one, value) for value in _in_order(game, one)],
            one.parts,
            one.each,
            one.several,
        )
        for one in choosable_options(words, game)
    ]
    named = [bodies.Level(level, _level_text(words, level)) for level in levels.offered()]
    seats = [words.player(game, seat) for seat in range(game.most)]
    title = words.say(f"game-{game.name}", game)
    return bodies.GameInfo(
        game.name,
        title,
        game.version,
        game.fewest,
        game.most,
        options,
        game.choosing.editions(),
        named,
        seats,
        0 if measured is None else measured.weight,
        length.alone,
        length.person,
        length.played,
    )


def _in_order(game: AnyGame, option: OptionText) -> list[Value]:
    """Values that are shown as cards come in the order of the cards, others as they are."""
    cards = list(game.choosing.cards().get(option.name, {}))
    return sorted(option.values, key=lambda value: cards.index(str(value.value)) if str(value.value) in cards else 0)


def _value(game: AnyGame, option: OptionText, value: Value) -> bodies.ValueInfo:
    """A value with its words; where values are shown as cards, with all that a card says."""
    info = bodies.ValueInfo(value.value, value.text, value.help)
    card = game.choosing.cards().get(option.name, {}).get(str(value.value))
    if card is None:
        return info
    if not option.several:  # `First voyage: new cards and favours` is a name and a sentence
        info.text, _, sentence = value.text.partition(": ")
        info.help = f"{sentence[:1].upper()}{sentence[1:]}." if sentence else ""
    info.icon, info.group, info.weight = card.icon, card.group, card.weight
    info.needs, info.implies, info.excludes = card.needs, card.implies, card.excludes
    measured = game.choosing.measured()
    if measured is not None:
        changes = measured.modules if option.several else measured.presets
        info.measured = str(value.value) in changes
        change = changes.get(str(value.value), 0)
        info.minutes = module_minutes(change, measured.error) if option.several else added_minutes(change)
    return info


def _level_text(words: Words, level: str) -> str:
    return words.say(f"level-{level}") if level in levels.FOR_PEOPLE else level


@routes.add("GET", "/api/games", bodies.Games)
async def list_games(request: Request, language: Language = "") -> Response:
    """The games, their options as text, and the levels of bots."""
    reading = visitor(request, language).language
    spend_look(request, 2.0)
    finished = await finished_games(request)
    return JSON(bodies.Games([_describe(find_game(name), reading, finished) for name in game_names()]))


@routes.add("POST", "/api/games/{game}/check", bodies.OptionsChecked, bodies.OptionsWanted, (404, 409))
async def check_options(request: Request, game: GameName, language: Language = "") -> Response:
    """Whether options go together, before a table is made: why not, or what they bring along."""
    wanted = await read_body(request, bodies.OptionsWanted)
    spend_look(request)
    named = named_game(game)
    words = words_of(visitor(request, language).language)
    try:
        options = named.options(wanted.options)
        notices = [render.text(words, notice, named) for notice in named.choosing.notices(options)]
        return JSON(bodies.OptionsChecked(None, notices, parts_on(words, named, options)))
    except Refused as error:
        return JSON(bodies.OptionsChecked(render.text(words, error.refusal, named)))


@routes.add("GET", "/api/games/{game}/moves", bodies.AllMoves, problems=(404,))
async def list_moves(request: Request, game: GameName, language: Language = "") -> Response:
    """All moves there are in a game, to ask why one is not on offer."""
    named, reading = named_game(game), visitor(request, language).language
    return await fixed(request, "moves", game, reading, lambda: _all_moves(named, reading))


def _all_moves(game: AnyGame, language: str) -> bodies.AllMoves:
    words = words_of(language)
    table = game.moves.table
    return bodies.AllMoves(
        [bodies.MoveInfo(move.name, move.verb, words.move(game, move), dict(move.params)) for move in table]
    )


@routes.add("GET", "/api/games/{game}/names", bodies.Names, problems=(404,))
async def list_names(request: Request, game: GameName, language: Language = "") -> Response:
    """The names of the things of a game by their message id: role-captain, good-rum."""
    named, reading = named_game(game), visitor(request, language).language
    return await fixed(request, "names", game, reading, lambda: bodies.Names(reading, names_of_things(named, reading)))


@routes.add("GET", "/api/games/{game}/texts", str, problems=(404,), media="text/plain")
async def game_texts(request: Request, game: GameName, language: Language = "") -> Response:
    """All texts of a game as Fluent source, for clients that make their own sentences."""
    named, reading = named_game(game), visitor(request, language).language

    def read() -> str:
        return "\n".join(path.read_text(encoding="utf-8") for path in text_files(named.text_folders, reading))

    return await fixed(request, "texts", game, reading, read, "text/plain")
