"""The rules: texts by id, the handbook, search, and examples."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from freebooter.kernel.note import refused
from freebooter.server.http.replies import JSON
from freebooter.server.http.visitor import visitor
from freebooter.server.rest.common import GameName, Language, fixed, named_game, spend_look
from freebooter.server.rest.routes import Routes
from freebooter.server.texts import handbook
from freebooter.server.wire import bodies
from freebooter.words import find_rule
from freebooter.words.ledger import rules_like

router = APIRouter()
routes = Routes(router)


@routes.add("GET", "/api/games/{game}/handbook", handbook.Handbook, problems=(404,))
async def read_handbook(request: Request, game: GameName, language: Language = "") -> Response:
    """The most important rules of a game in plain words, by topic."""
    name, reading = named_game(game).name, visitor(request, language).language
    return await fixed(request, "handbook", name, reading, lambda: handbook.chapters(name, reading))


@routes.add("GET", "/api/games/{game}/rules", handbook.FoundRules, problems=(404,))
async def search_rules(
    request: Request, game: GameName, like: Annotated[str, Query(max_length=60)], language: Language = ""
) -> Response:
    """Rules of a game whose id, plain words or ledger text have all these words."""
    reading = visitor(request, language).language
    spend_look(request)
    return JSON(handbook.search(named_game(game).name, reading, like))


@routes.add("GET", "/api/games/{game}/examples/{rule}", handbook.Example, problems=(404,))
async def show_example(
    request: Request, game: GameName, rule: Annotated[str, Path(max_length=60)], language: Language = ""
) -> Response:
    """A few moments of a game played by the engine in which the rule is at work."""
    name = named_game(game).name
    who = visitor(request, language)
    spend_look(request)
    seen = await asyncio.to_thread(handbook.example_moments, name, rule)
    return JSON(handbook.render_example(name, rule, who.language, seen))


@routes.add("GET", "/api/rules", bodies.RuleTexts)
async def find_rules(request: Request, like: Annotated[str, Query(max_length=60)]) -> Response:
    """Rules whose id begins with, or has among its parts, these words."""
    spend_look(request)
    matching = rules_like(like)[:100] if like.strip() else []
    return JSON(bodies.RuleTexts([bodies.RuleText(rule.id, rule.text, rule.ledger) for rule in matching]))


@routes.add("GET", "/api/rules/{rule}", bodies.RuleText, problems=(404,))
async def one_rule(request: Request, rule: Annotated[str, Path(max_length=60)]) -> Response:
    """The text of a rule."""
    entry = find_rule(rule)
    if entry is None:
        raise refused("no-rule")
    return JSON(bodies.RuleText(entry.id, entry.text, entry.ledger))
