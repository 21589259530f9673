"""The rules drawer: the handbook, the search, and the examples."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from freebooter.kernel.note import refused
from freebooter.server import rules
from freebooter.server.access import visitor
from freebooter.server.replies import JSON
from freebooter.server.rest.doc import Routes
from freebooter.server.rest.people import GameName, Language, house_of, named_game

router = APIRouter()
routes = Routes(router)


@routes.add("GET", "/api/games/{game}/handbook", rules.Handbook, problems=(404,))
async def read_handbook(request: Request, game: GameName, language: Language = "") -> Response:
    """The most important rules of a game in plain words, by topic."""
    reading = visitor(request, language).language
    return JSON(rules.chapters(named_game(game).name, reading))


@routes.add("GET", "/api/games/{game}/rules", rules.FoundRules, problems=(404,))
async def search_rules(
    request: Request, game: GameName, like: Annotated[str, Query(max_length=60)], language: Language = ""
) -> Response:
    """Rules of a game whose id, plain words or ledger text have all these words."""
    reading = visitor(request, language).language
    return JSON(rules.search(named_game(game).name, reading, like))


@routes.add("GET", "/api/games/{game}/examples/{rule}", rules.Example, problems=(404,))
async def show_example(
    request: Request, game: GameName, rule: Annotated[str, Path(max_length=60)], language: Language = ""
) -> Response:
    """A few moments of a game played by the engine in which the rule is at work."""
    found = named_game(game)
    who = visitor(request, language)
    if not house_of(request).look_purses.spend(who.address):
        raise refused("too-fast")
    seen = await asyncio.to_thread(rules.example_moments, found.name, rule)
    return JSON(rules.tell_example(found.name, rule, who.language, seen))
