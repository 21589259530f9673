"""Routes whose bodies are msgspec structs, and their OpenAPI description."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from fastapi import APIRouter, FastAPI
from starlette.responses import Response

from freebooter.server.http.replies import JSON
from freebooter.server.wire import commands, frames
from freebooter.server.wire.bodies import Problem

REFERENCE = "#/components/schemas/{name}"
ALWAYS = (400, 401, 403, 429, 503)
_structs: list[object] = [Problem]

Schema = dict[str, Any]  # as FastAPI and msgspec have the parts of a description
Handler = Callable[..., Awaitable[Response]]


def _schema(kind: object) -> Schema:
    """A reference to a struct, or to one of several."""
    if kind not in _structs:
        _structs.append(kind)
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REFERENCE)
    return schema


def _content(schema: Schema, media: str = "application/json") -> Schema:
    return {media: {"schema": schema}}


class Routes:
    """A router that takes and gives structs."""

    def __init__(self, router: APIRouter) -> None:
        self.router = router

    def add(
        self,
        method: str,
        path: str,
        gives: object,
        takes: object = None,
        problems: tuple[int, ...] = (),
        status: int = 200,
        media: str = "application/json",
    ) -> Callable[[Handler], Handler]:
        responses: dict[int | str, Schema] = {
            code: {"description": "not possible, with the reason", "content": _content(_schema(Problem))}
            for code in sorted({*ALWAYS, *problems, 422, *((413, 415) if takes is not None else ())})
        }
        if gives is not None:
            schema = _schema(gives) if media == "application/json" else {"type": "string"}
            responses[status] = {"description": "done", "content": _content(schema, media)}
        else:
            responses[status] = {"description": "done"}
        extra: Schema = {}
        if takes is not None:
            extra["requestBody"] = {"required": True, "content": _content(_schema(takes))}

        def keep(handler: Handler) -> Handler:
            self.router.add_api_route(
                path,
                handler,
                methods=[method],
                responses=responses,
                response_class=JSON if gives is not None and media == JSON.media_type else Response,
                response_model=None,
                status_code=status,
                openapi_extra=extra,
                operation_id=handler.__name__,
            )
            return handler

        return keep


def describe(app: FastAPI) -> Callable[[], Schema]:
    """The OpenAPI description, with our structs among its schemas, those of the socket too."""

    def made() -> Schema:
        if app.openapi_schema is None:
            kinds = [*_structs, commands.PlayerCommand, frames.ServerFrame]
            described = FastAPI.openapi(app)
            _, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
            described.setdefault("components", {}).setdefault("schemas", {}).update(components)
            app.openapi_schema = described
        return app.openapi_schema

    return made
