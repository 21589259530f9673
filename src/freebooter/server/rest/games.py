"""The games: their options, moves, names and texts."""

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from freebooter.games import find_game
from freebooter.games import names as game_names
from freebooter.kernel.game import AnyGame
from freebooter.server.http.replies import JSON
from freebooter.server.http.visitor import visitor
from freebooter.server.rest.common import GameName, Language, named_game
from freebooter.server.rest.routes import Routes
from freebooter.server.texts.words import names_of_things, words_of
from freebooter.server.wire import bodies
from freebooter.server.workers import levels
from freebooter.words import Words
from freebooter.words.options import choosable_options

router = APIRouter()
routes = Routes(router)


def _describe(game: AnyGame, language: str) -> bodies.GameInfo:
    words = words_of(language)
    options = [
        bodies.OptionInfo(
            one.name,
            one.text,
            one.help,
            one.schema,
            one.default,
            [bodies.ValueInfo(value, text, explanation) for value, text, explanation in one.values],
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
        game.name, title, game.version, game.fewest, game.most, options, game.editions(), named, seats
    )


def _level_text(words: Words, level: str) -> str:
    return words.say(f"level-{level}") if level in levels.FOR_PEOPLE else level


@routes.add("GET", "/api/games", bodies.Games)
async def list_games(request: Request, language: Language = "") -> Response:
    """The games, their options as text, and the levels of bots."""
    reading = visitor(request, language).language
    return JSON(bodies.Games([_describe(find_game(name), reading) for name in game_names()]))


@routes.add("GET", "/api/games/{game}/moves", bodies.AllMoves, problems=(404,))
async def list_moves(request: Request, game: GameName, language: Language = "") -> Response:
    """All moves there are in a game, to ask why one is not on offer."""
    named = named_game(game)
    words = words_of(visitor(request, language).language)
    moves = [
        bodies.MoveInfo(move.name, move.verb, words.move(named, move), dict(move.params)) for move in named.moves.table
    ]
    return JSON(bodies.AllMoves(moves))


@routes.add("GET", "/api/games/{game}/names", bodies.Names, problems=(404,))
async def list_names(request: Request, game: GameName, language: Language = "") -> Response:
    """The names of the things of a game by their message id: role-captain, good-rum."""
    reading = visitor(request, language).language
    return JSON(bodies.Names(reading, names_of_things(named_game(game), reading)))


@routes.add("GET", "/api/games/{game}/texts", str, problems=(404,), media="text/plain")
async def game_texts(request: Request, game: GameName, language: Language = "") -> Response:
    """All texts of a game as Fluent source, for clients that make their own sentences."""
    reading = visitor(request, language).language
    files = named_game(game).text_files(reading)
    return PlainTextResponse("\n".join(path.read_text(encoding="utf-8") for path in files))
