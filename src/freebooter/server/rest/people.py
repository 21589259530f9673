"""The lobby: the server itself, games, rules, and who I am."""

from importlib.metadata import version
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import PlainTextResponse, Response

from freebooter.games import find_game
from freebooter.games import names as game_names
from freebooter.kernel.game import AnyGame
from freebooter.kernel.note import refused
from freebooter.server import bodies, codes, levels, qr, speech, wire
from freebooter.server.access import GUEST, PASS, Visitor, new_guest, set_cookie, visitor
from freebooter.server.house import House
from freebooter.server.lan import addresses
from freebooter.server.plain import plain
from freebooter.server.replies import JSON, read_body
from freebooter.server.rest.doc import Routes
from freebooter.server.rest.lists import infos
from freebooter.words import LANGUAGES, Words, find_rule
from freebooter.words.ledger import rules_like
from freebooter.words.options import choosable_options

router = APIRouter()
routes = Routes(router)
Language = Annotated[str, Query(max_length=8, description="en or pl; otherwise that of Accept-Language")]
GameName = Annotated[str, Path(max_length=40)]


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


@routes.add("GET", "/api/about", bodies.About)
async def about(request: Request) -> Response:
    """What this server is, and where others in the network find it."""
    house = house_of(request)
    told = bodies.About("freebooter", version("freebooter"), wire.PROTOCOL, list(LANGUAGES))
    if house.settings.lan and _from_this_machine(request):
        told.lan = _lan_addresses(house)
        told.code = codes.shown_code(codes.house_code(house.secret))
    return JSON(told)


def _from_this_machine(request: Request) -> bool:
    client = request.client.host if request.client is not None else ""
    return client.startswith("127.") or client == "::1"


def _lan_addresses(house: House) -> list[str]:
    return [f"http://{address}:{house.settings.port}" for address in addresses()]


@routes.add("GET", "/api/lan.svg", str, problems=(404,), media="image/svg+xml")
async def lan_picture(request: Request) -> Response:
    """The address for others in this network, with the code of the house, as a QR code: for this machine only."""
    house = house_of(request)
    if not house.settings.lan or not _from_this_machine(request) or not addresses():
        raise refused("no-page")
    return qr.picture(f"{_lan_addresses(house)[0]}/#enter={codes.house_code(house.secret)}")


@routes.add("POST", "/api/enter", None, bodies.EnterCode, status=204)
async def enter(request: Request) -> Response:
    """Give the code of the house, once per browser."""
    house = house_of(request)
    wanted = await read_body(request, bodies.EnterCode)
    if not house.code_purses.spend(visitor(request).address):
        raise refused("too-fast")
    if not codes.same(codes.read_code(wanted.code), codes.house_code(house.secret)):
        raise refused("bad-code")
    response = Response(status_code=204)
    set_cookie(house, response, PASS, codes.house_pass(house.secret))
    return response


def default_name(guest: str, language: str) -> str:
    """What somebody is called who has not said: in the language they read now; at a table it stays as it was made."""
    return speech.speak(language).say("guest-name", number=str(int(guest[:8], 16) % 9000 + 1000))


async def _me(request: Request, who: Visitor, language: str) -> bodies.Me:
    house = house_of(request)
    name, chosen = await house.name_of(who.guest)
    reading = speech.choose_language(language or chosen, request.headers.get("accept-language", ""))
    tables = await infos(house, await house.tables_of(who.guest), who.guest, reading)
    return bodies.Me(who.guest[:16], name or default_name(who.guest, reading), chosen or reading, tables)


@routes.add("GET", "/api/me", bodies.Me)
async def me(request: Request, language: Language = "") -> Response:
    """Who I am here, and my tables. A stranger becomes a guest by it: the cookie comes with the answer."""
    house = house_of(request)
    who = visitor(request, language)
    cookie = ""
    if not who.guest:
        cookie, who.guest = new_guest()
    response = JSON(await _me(request, who, language))
    if cookie:
        set_cookie(house, response, GUEST, cookie)
    return response


@routes.add("POST", "/api/me", bodies.Me, bodies.MeWanted, (409,))
async def change_me(request: Request) -> Response:
    """Choose a name or a language."""
    house = house_of(request)
    wanted = await read_body(request, bodies.MeWanted)
    who = visitor(request)
    if wanted.language is not None and wanted.language not in LANGUAGES:
        raise refused("no-language")
    cookie = ""
    if not who.guest:
        cookie, who.guest = new_guest()
    if not house.table_purses.spend(who.address):
        raise refused("too-fast")
    name, language = await house.name_of(who.guest)
    if wanted.name is not None:
        name = plain(wanted.name)
    await house.set_guest(who.guest, name, wanted.language or language)
    response = JSON(await _me(request, who, wanted.language or ""))
    if cookie:
        set_cookie(house, response, GUEST, cookie)
    return response


@routes.add("DELETE", "/api/me", None, status=204)
async def forget_me(request: Request) -> Response:
    """Take away my name, my seats and all that I said. My moves stay in the games of others."""
    house = house_of(request)
    who = visitor(request)
    if who.guest:
        await house.forget_guest(who.guest)
    response = Response(status_code=204)
    response.delete_cookie(GUEST, path="/")
    return response


# Games and rules


def named_game(name: str) -> AnyGame:
    if name not in game_names():
        raise refused("no-game")
    return find_game(name)


def _describe(game: AnyGame, language: str) -> bodies.GameInfo:
    words = speech.speak(language)
    options = [
        bodies.OptionInfo(
            one.name,
            one.text,
            one.help,
            one.schema,
            one.default,
            [bodies.ValueInfo(value, text) for value, text in one.values],
            one.parts,
            one.each,
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
    """The games, their options in words, and the levels of bots."""
    reading = visitor(request, language).language
    return JSON(bodies.Games([_describe(find_game(name), reading) for name in game_names()]))


@routes.add("GET", "/api/games/{game}/moves", bodies.AllMoves, problems=(404,))
async def list_moves(request: Request, game: GameName, language: Language = "") -> Response:
    """All moves there are in a game, to ask why one is not on offer."""
    found = named_game(game)
    words = speech.speak(visitor(request, language).language)
    told = [
        bodies.MoveInfo(move.name, move.verb, words.move(found, move), dict(move.params)) for move in found.moves.table
    ]
    return JSON(bodies.AllMoves(told))


@routes.add("GET", "/api/games/{game}/names", bodies.Names, problems=(404,))
async def list_names(request: Request, game: GameName, language: Language = "") -> Response:
    """The names of the things of a game by their message id: role-captain, good-rum."""
    reading = visitor(request, language).language
    return JSON(bodies.Names(reading, speech.names_of(named_game(game), reading)))


@routes.add("GET", "/api/games/{game}/texts", str, problems=(404,), media="text/plain")
async def game_texts(request: Request, game: GameName, language: Language = "") -> Response:
    """All texts of a game as Fluent source, for clients that make their own sentences."""
    reading = visitor(request, language).language
    folder = named_game(game).texts / reading
    return PlainTextResponse("\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))))


@routes.add("GET", "/api/rules", bodies.RuleTexts)
async def find_rules(request: Request, like: Annotated[str, Query(max_length=60)]) -> Response:
    """Rules whose id begins with, or has among its parts, these words."""
    found = rules_like(like)[:100] if like.strip() else []
    return JSON(bodies.RuleTexts([bodies.RuleText(rule.id, rule.text, rule.ledger) for rule in found]))


@routes.add("GET", "/api/rules/{rule}", bodies.RuleText, problems=(404,))
async def one_rule(request: Request, rule: Annotated[str, Path(max_length=60)]) -> Response:
    """The text of a rule."""
    found = find_rule(rule)
    if found is None:
        raise refused("no-rule")
    return JSON(bodies.RuleText(found.id, found.text, found.ledger))
