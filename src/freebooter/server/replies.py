"""Answers by plain HTTP: msgspec bodies, and problems in the reader's language."""

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse

from freebooter.kernel.note import Refusal, Refused, refused
from freebooter.server import speech
from freebooter.server.bodies import Problem

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
    said = speech.say(speech.speak(language), refusal)
    code = status or STATUS.get(refusal.message, CONFLICT)
    headers = {"retry-after": "5"} if code in (429, 503) else None
    return JSON(Problem(said), code, headers)


async def read_body(request: Request, kind: type[Body]) -> Body:
    """The body of a request, no longer than a bound, and of the kind that is expected."""
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
    """The place of the fault, which is ours to say, and not the input, which is not."""
    _, found, place = text.rpartition(" - at `")
    return place.rstrip("`") if found else "$"


def refusal_of(error: Refused) -> Refusal:
    return error.refusal
