"""Small things of ASGI: bodies, answers and sockets that are read or begun again."""

from urllib.parse import quote

from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from freebooter.server.http.replies import MOST_BYTES
from freebooter.server.http.upstream import Answer

MISDIRECTED = 421
"""The answer of a server that does not have the table any more: ask the database again."""
NOT_PASSED_ON = {b"connection", b"keep-alive", b"transfer-encoding", b"te", b"upgrade", b"proxy-connection", b"expect"}


def target_of(scope: Scope) -> str:
    path = scope.get("raw_path") or quote(scope["path"]).encode()
    query = scope.get("query_string", b"")
    return (path.split(b"?")[0] + (b"?" + query if query else b"")).decode("latin-1")


async def misdirected(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await Response(status_code=MISDIRECTED)(scope, receive, send)
        return
    await receive()
    await send({"type": "websocket.http.response.start", "status": MISDIRECTED, "headers": []})
    await send({"type": "websocket.http.response.body", "body": b""})


async def body_of(receive: Receive) -> bytes:
    """As much of a body as any route takes, and a bit more, which its owner refuses."""
    data = b""
    while len(data) <= MOST_BYTES:
        message = await receive()
        data += message.get("body", b"")
        if message["type"] != "http.request" or not message.get("more_body"):
            break
    return data


def with_body(body: bytes, receive: Receive) -> Receive:
    read = False

    async def again() -> Message:
        nonlocal read
        if not read:
            read = True
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return again


def connecting_again(receive: Receive) -> Receive:
    connected = False

    async def again() -> Message:
        nonlocal connected
        if not connected:
            connected = True
            return {"type": "websocket.connect"}
        return await receive()

    return again


async def left(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def send_answer(answer: Answer, send: Send) -> None:
    headers = [(name.lower(), value) for name, value in answer.headers if name.lower() not in NOT_PASSED_ON]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    async for piece in answer.body:
        await send({"type": "http.response.body", "body": piece, "more_body": True})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
