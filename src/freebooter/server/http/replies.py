"""Answers by plain HTTP: msgspec bodies, and problems in the reader's language."""

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse

from freebooter.kernel.note import Refusal, refused
from freebooter.server.texts import render
from freebooter.server.texts.words import words_of
from freebooter.server.wire.bodies import Problem

Body = TypeVar("Body")
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
    "not-invited": 403,
    "no-watching": 403,
    "bad-code": 403,
    "replay-not-yours": 403,
    "only-after-end": 403,
    "review-not-over": 403,
    "need-code": 401,
    "bad-body": 400,
    "bad-request": 400,
    "wrong-type": 415,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 503,
    "stopping": 503,
    "not-stored": 503,
    "went-wrong": 500,
}
CONFLICT = 409


class JSON(JSONResponse):
    def render(self, content: object) -> bytes:
        return b"" if content is None else msgspec.json.encode(content)


def problem(refusal: Refusal, language: str, status: int = 0) -> JSON:
    reason = render.text(words_of(language), refusal)
    code = status or STATUS.get(refusal.message, CONFLICT)
    headers = {"retry-after": "5"} if code in (429, 503) else None
    return JSON(Problem(reason), code, headers)


async def read_body(request: Request, kind: type[Body]) -> Body:
    """The body of a request as a struct; raises `Refused` if it is too long or not of this kind."""
    data = b""
    async for piece in request.stream():
        data += piece
        if len(data) > MOST_BYTES:
            raise refused("too-large")
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise refused("bad-body", where=_where(str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise refused("bad-body", where="$") from None


def _where(text: str) -> str:
    """The place of the fault; the input itself is not repeated."""
    _, separator, place = text.rpartition(" - at `")
    return place.rstrip("`") if separator else "$"
