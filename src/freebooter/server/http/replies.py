"""Answers by plain HTTP: msgspec bodies, and problems in the reader's language."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from hashlib import blake2b
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response

from freebooter.kernel.note import Refusal, refused
from freebooter.server.texts import render
from freebooter.server.texts.words import words_of
from freebooter.server.wire.bodies import Problem

Body = TypeVar("Body")
Got = TypeVar("Got")
MOST_BYTES = 64 * 1024

STATUS = {
    "no-table": 404,
    "no-lesson": 404,
    "no-game": 404,
    "unknown-game": 404,
    "no-rule": 404,
    "no-example": 404,
    "no-page": 404,
    "no-seat-there": 404,
    "no-code": 404,
    "no-moment": 404,
    "not-yours": 403,
    "not-host": 403,
    "shut-out": 403,
    "not-invited": 403,
    "no-watching": 403,
    "bad-code": 403,
    "replay-not-yours": 403,
    "only-after-end": 403,
    "review-not-over": 403,
    "need-code": 401,
    "bad-body": 400,
    "bad-request": 400,
    "cut-off": 408,
    "wrong-type": 415,
    "too-large": 413,
    "too-fast": 429,
    "hint-busy": 429,
    "too-many-bots": 429,
    "too-many": 503,
    "stopping": 503,
    "not-stored": 503,
    "no-storage": 503,
    "went-wrong": 500,
}
CONFLICT = 409


class JSON(JSONResponse):
    def render(self, content: object) -> bytes:
        return b"" if content is None else msgspec.json.encode(content)


class Fixed:
    """Answers that stay the same as long as the program runs: each is made once, and browsers may keep it.

    Made in a thread, because it takes a while; a browser that has it is told so in a few bytes.
    """

    def __init__(self) -> None:
        self._made: dict[Hashable, asyncio.Future[tuple[bytes, str]]] = {}

    async def answer(
        self, request: Request, name: Hashable, make: Callable[[], object], media: str = JSON.media_type
    ) -> Response:
        making = self._made.get(name)
        if making is None:
            making = self._made[name] = asyncio.ensure_future(asyncio.to_thread(_encoded, make))
        try:
            data, tag = await asyncio.shield(making)
        except Exception:
            self._made.pop(name, None)
            raise
        headers = {"etag": tag, "cache-control": "no-cache"}
        if tag in [each.strip() for each in request.headers.get("if-none-match", "").split(",")]:
            return Response(status_code=304, headers=headers)
        return Response(data, media_type=media, headers=headers)


def _encoded(make: Callable[[], object]) -> tuple[bytes, str]:
    made = make()
    data = made.encode() if isinstance(made, str) else msgspec.json.encode(made)
    return data, f'"{blake2b(data, digest_size=12).hexdigest()}"'


def problem(refusal: Refusal, language: str, status: int = 0) -> JSON:
    reason = render.text(words_of(language), refusal)
    code = status or STATUS.get(refusal.message, CONFLICT)
    headers = {"retry-after": "5"} if code in (429, 503) else None
    return JSON(Problem(reason), code, headers)


async def read_body(request: Request, kind: type[Body]) -> Body:
    """The body of a request as a struct; raises `Refused` if it is too long or not of this kind."""
    data = b""
    try:
        async with asyncio.timeout(request.app.state.house.settings.body_seconds):
            async for piece in request.stream():
                data += piece
                if len(data) > MOST_BYTES:
                    raise refused("too-large")
    except (TimeoutError, ClientDisconnect):
        raise refused("cut-off") from None
    request.scope["body"] = data  # another server may have to read it
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise refused("bad-body", where=_where(str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise refused("bad-body", where="$") from None


async def while_connected(request: Request, work: Coroutine[object, None, Got]) -> Got:
    """Do something for a client that waits for it; it is given up when the client has gone. The body must be read."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(request.receive())
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise refused("stopping")  # nobody is there to read it
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


def _where(text: str) -> str:
    """The place of the fault; the input itself is not repeated."""
    _, separator, place = text.rpartition(" - at `")
    return place.rstrip("`") if separator else "$"
