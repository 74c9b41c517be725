"""What stands between the network and the app: headers, sizes, rates, origins and the access log.

`guard(app, ...)` puts all of it in front of an app, the access log outermost. A refusal is said
like every other: {"says": sentence, "rule": ""}.
"""

from __future__ import annotations

import asyncio
import json
import math
import re
import time
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from greenbaize.server.edge.limits import Limits, address_of
from greenbaize.server.ops import logging as logs
from greenbaize.server.ops.metrics import Metrics
from greenbaize.server.settings import Settings

KEPT = re.compile(r"/(static|assets)/.+|/[^/]+\.[a-z0-9]+")
"""Addresses of files that a browser may keep."""

SLOWEST_BODY = 20.0
CLOSED_BY_POLICY = 1008
PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}
POLICY = "; ".join(
    (
        "default-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
# With `no-referrer` a browser sends a form's Origin as `null`; `same-origin` tells it to us alone.
ALWAYS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": (
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), "
        "accelerometer=(self), gyroscope=(self)"
    ),
}
UNDER_TLS = {
    "strict-transport-security": "max-age=31536000",
    "cross-origin-opener-policy": "same-origin",
}
"""Without TLS browsers ignore the second, and complain of it."""


def guard(app: Starlette, settings: Settings, limits: Limits, metrics: Metrics) -> None:
    """Put everything in front of this app; what is added last is met first."""
    app.add_middleware(Sizes, most=settings.message_bytes)
    app.add_middleware(Origins, origins=settings.origins, metrics=metrics)
    app.add_middleware(Rates, limits=limits, metrics=metrics)
    app.add_middleware(Dress)
    app.add_middleware(Watch, metrics=metrics)


class Watch:
    """Notes every request by its route, never its path; and whatever nothing was ready for."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it through and look at the clock."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        answer = Answer(send)
        begun = time.monotonic()
        try:
            await self.app(scope, receive, answer)
        except Exception as error:
            self.metrics.failures.inc()
            logs.fail("a request broke off", error, method=method(scope), route=route(scope))
            await self.apologise(scope, receive, answer)
        logs.note(
            "request",
            method=method(scope),
            route=route(scope),
            status=answer.status,
            milliseconds=round(1000 * (time.monotonic() - begun), 1),
        )

    async def apologise(self, scope: Scope, receive: Receive, answer: Answer) -> None:
        """Say so, if nothing was said yet."""
        if scope["type"] == "http" and not answer.status:
            says = "Something broke here; what you did may not have happened."
            await Dress(refusal(500, says))(scope, receive, answer)
        elif scope["type"] == "websocket" and not answer.closed:
            await answer({"type": "websocket.close", "code": 1011})


class Answer:
    """Sends, and remembers what the answer was: a socket's is the code it was closed with."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.status = 0
        self.closed = False

    async def __call__(self, message: Message) -> None:
        """Look and pass on."""
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            self.closed = True
        elif message["type"] == "websocket.close":
            self.status = message.get("code", 1000)
            self.closed = True
        elif message["type"] == "websocket.accept":
            self.status = 101
        await self.send(message)


class Dress:
    """Every answer wears the same headers; only files may be kept by a browser."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Put them on when the answer starts."""

        async def dressed(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                put_on(MutableHeaders(raw=message.setdefault("headers", [])), scope)
            await send(message)

        await self.app(scope, receive, dressed if scope["type"] != "lifespan" else send)


def put_on(headers: MutableHeaders, scope: Scope) -> None:
    """Ours go before the app's, but for what it says about keeping a file."""
    headers.update(ALWAYS)
    if scope["scheme"] in ("https", "wss"):
        headers.update(UNDER_TLS)
    if KEPT.fullmatch(scope["path"]):
        headers.setdefault("cache-control", "no-cache")
    else:
        headers["cache-control"] = "no-store"


class Rates:
    """Nobody may ask too often, nor hold too many sockets."""

    def __init__(self, app: ASGIApp, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.limits = limits
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count it, and let it through or tell when to come back."""
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        address = address_of(scope)
        wait = self.limits.request(address)
        if wait:
            self.metrics.refuse("requests")
            await slow_down(wait)(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.hold(address, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def hold(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket counts as long as it is open."""
        if not self.limits.open_socket(address):
            self.metrics.refuse("sockets")
            says = "Too many connections are open from your address."
            return await refusal(429, says)(scope, receive, send)
        try:
            await self.app(scope, receive, send)
        finally:
            self.limits.close_socket(address)


class Origins:
    """What another site's page sends is not listened to."""

    def __init__(self, app: ASGIApp, origins: Iterable[str], metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics
        self.others = {place(origin) for origin in origins} - {None}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Reading is free; sockets and whatever changes something must come from here."""
        if scope["type"] != "lifespan" and method(scope) not in ("GET", "HEAD", "OPTIONS"):
            headers = Headers(scope=scope)
            origin = headers.get("origin")
            if origin is not None and not self.welcome(origin, headers.get("host", "")):
                self.metrics.refuse("origin")
                says = "This was sent by a page of another site."
                return await refusal(403, says)(scope, receive, send)
        await self.app(scope, receive, send)

    def welcome(self, origin: str, host: str) -> bool:
        """Whether a page from there may speak: it is ours, or is trusted by name."""
        found = place(origin)
        if found is None:
            return False
        return found in self.others or found == place(f"{found[0]}://{host}")


def place(origin: str) -> tuple[str, str, int] | None:
    """An origin's scheme, host and port; None is nowhere.

    >>> place("https://Example.org"), place("null")
    (('https', 'example.org', 443), None)
    """
    try:
        parts = urlsplit(origin.strip())
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        return None
    if not port or not parts.hostname or parts.username is not None:
        return None
    return parts.scheme, parts.hostname, port


class Sizes:
    """A request's body is read whole before anything looks at it, if it is not too long."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app = app
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request whose body is here."""
        if scope["type"] != "http" or not has_body(Headers(scope=scope)):
            return await self.app(scope, receive, send)
        try:
            async with asyncio.timeout(SLOWEST_BODY):
                body = await self.read(Headers(scope=scope), receive)
        except TooLong:
            says = f"That is too long: {self.most:,} bytes are the most."
            await refusal(413, says, connection="close")(scope, receive, send)
        except TimeoutError:
            await refusal(408, "That took too long.", connection="close")(scope, receive, send)
        except Gone:
            return
        else:
            await self.app(scope, again(body, receive), send)

    async def read(self, headers: Headers, receive: Receive) -> bytes:
        """The whole body."""
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 18 or int(length) > self.most:
            raise TooLong
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise Gone
            body += message.get("body", b"")
            if len(body) > self.most:
                raise TooLong
            if not message.get("more_body", False):
                return bytes(body)


class TooLong(Exception):
    """More than may be sent at once."""


class Gone(Exception):
    """Whoever was sending has left."""


def has_body(headers: Headers) -> bool:
    """Whether a body follows."""
    return "content-length" in headers or "transfer-encoding" in headers


def again(body: bytes, receive: Receive) -> Receive:
    """A body that was read is there to be read."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return waiting.pop() if waiting else await receive()

    return replay


def slow_down(wait: float) -> ASGIApp:
    """Come back later."""
    says = "That is too much at once; please wait a moment."
    return refusal(429, says, retry_after=str(math.ceil(wait)))


def refusal(status: int, says: str, **headers: str) -> ASGIApp:
    """An app that says no; a socket is refused before it opens."""
    body = json.dumps({"says": says, "rule": ""}).encode()
    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    raw = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *given,
    ]

    async def say_no(scope: Scope, receive: Receive, send: Send) -> None:
        kind = "http.response"
        if scope["type"] == "websocket":
            await receive()
            kind = "websocket.http.response"
            if kind not in scope.get("extensions", {}):
                return await send({"type": "websocket.close", "code": CLOSED_BY_POLICY})
        await send({"type": f"{kind}.start", "status": status, "headers": [*raw]})
        await send({"type": f"{kind}.body", "body": body})

    return say_no


def method(scope: Scope) -> str:
    """How something is asked for."""
    return "SOCKET" if scope["type"] == "websocket" else str(scope["method"])


def route(scope: Scope) -> str:
    """The pattern that a path fits, such as /t/{code}: the path itself is somebody's."""
    found = getattr(scope.get("route"), "path", None)
    return found if isinstance(found, str) else "-"
