"""The door: which names the server answers to, which sites may send commands, and what browsers may do.

One ASGI layer around everything, for HTTP and WebSocket alike.
"""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from freebooter.kernel.note import Refusal
from freebooter.server.access import codes, fleet_pass
from freebooter.server.access.addresses import forwarded_for, within
from freebooter.server.http.asgi import target_of
from freebooter.server.http.relay import Relay
from freebooter.server.http.replies import problem
from freebooter.server.http.visitor import PASS, visitor
from freebooter.server.tables.house import House

LOCAL = ("127.", "::1")
PROBES = ("/healthz", "/readyz")
"""Asked by machines that know an address, but no name; they tell nothing."""
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; img-src 'self' data:; connect-src 'self' {sockets}; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house
        self.relay = Relay(app, house)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        self._look_behind_proxy(scope)
        headers = Headers(scope=scope)
        passed_on = self._from_fleet(scope, headers)
        trouble = None if passed_on or scope["path"] in PROBES else self._trouble(scope, headers)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                out["content-security-policy"] = self._policy(headers.get("host", "").lower())
                for name, value in HEADERS.items():
                    out[name] = value
                if "cache-control" not in out:
                    out["cache-control"] = "no-store"
            await send(message)

        if trouble is None:
            await self.relay(scope, receive, send_guarded)
        elif scope["type"] == "http":
            language = visitor(HTTPConnection(scope)).language
            status, note = trouble
            await problem(note, language, status)(scope, receive, send_guarded)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": trouble[1].message})

    def _look_behind_proxy(self, scope: Scope) -> None:
        """Whom the proxy names is who asks; only one on this machine or in a network that was named is believed."""
        client, settings = scope.get("client"), self.house.settings
        if settings.proxy and client is not None and within(client[0], settings.proxies):
            named = forwarded_for(scope["headers"])
            if named:
                scope["client"] = (named, 0)

    def _from_fleet(self, scope: Scope, headers: Headers) -> bool:
        """Does another server of ours pass this on, which has let it in? Then for whom."""
        given = headers.get(fleet_pass.PASS.decode())
        if given is None or self.house.fleet is None:
            return False
        named = headers.get(fleet_pass.VISITOR.decode(), "")
        if not fleet_pass.holds(self.house.secret, given, scope.get("method", "GET"), target_of(scope), named):
            return False
        scope["fleet"] = True
        scope["client"] = (named, 0)
        return True

    def _trouble(self, scope: Scope, headers: Headers) -> tuple[int, Refusal] | None:
        """Why this request is not let in."""
        hosts = self.house.settings.hosts
        if headers.get("host", "").lower() not in hosts or len(headers.getlist("host")) != 1:
            return 403, Refusal("wrong-host")
        socket = scope["type"] == "websocket"
        changes = socket or scope["method"] not in SAFE
        origin = headers.get("origin")
        if changes and origin is not None and not self._ours(origin):
            return 403, Refusal("wrong-origin")
        if changes and headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return 403, Refusal("wrong-origin")
        if (
            changes
            and not socket
            and headers.get("content-type", "application/json").split(";")[0].strip() != "application/json"
        ):
            return 415, Refusal("wrong-type")
        if scope["path"].startswith("/api/") and self._is_shut_out(scope):
            return 403, Refusal("shut-out")
        if not self._let_in(scope):
            return 401, Refusal("need-code")
        return None

    def _is_shut_out(self, scope: Scope) -> bool:
        """By the operator: see `storage.verdicts`."""
        verdicts = self.house.verdicts
        if not verdicts.guests and not verdicts.addresses:
            return False
        who = visitor(HTTPConnection(scope))
        return verdicts.shuts_out(who.guest, who.address)

    def _policy(self, host: str) -> str:
        """Some browsers do not count sockets as `self` and need the host name; only our own names are repeated."""
        sockets = f"ws://{host} wss://{host}" if host in self.house.settings.hosts else ""
        return POLICY.format(sockets=sockets).replace(" ;", ";")

    def _ours(self, origin: str) -> bool:
        try:
            parts = urlsplit(origin)
        except ValueError:  # brackets that do not close, and the like
            return False
        return parts.scheme in ("http", "https") and parts.netloc.lower() in self.house.settings.hosts

    def _let_in(self, scope: Scope) -> bool:
        """With --lan, browsers of other machines need the code of the house once."""
        if not self.house.settings.lan or not scope["path"].startswith(("/api/", "/metrics")):
            return True
        client = scope.get("client")
        if client is None or client[0].startswith(LOCAL):
            return True
        if scope["path"] in ("/api/about", "/api/enter"):
            return True
        given = HTTPConnection(scope).cookies.get(PASS, "")
        return codes.same(given, codes.house_pass(self.house.secret))
