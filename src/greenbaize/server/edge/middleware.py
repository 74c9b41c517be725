"""Middleware between the network and the app: security headers, limits and the access log.

`add_middleware(app, ...)` puts all of it in front of an app. What it turns away gets a problem as
JSON, like every other error. What the rate limit turns away never gets as far as the access log: a
flood is counted, and fills no disk.
"""

from __future__ import annotations

import asyncio
import json
import math
import re
import time
from collections.abc import Iterable, Mapping
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from greenbaize.engine.messages import Param, as_json, render
from greenbaize.server.edge.limits import Limits, client_ip
from greenbaize.server.ops import logging
from greenbaize.server.ops.metrics import Metrics
from greenbaize.server.settings import Settings

CACHEABLE = re.compile(r"/(static|assets)/.+|/[^/]+\.[a-z0-9]+")
"""Paths of files that a browser may cache."""

BODY_SECONDS = 20.0
POLICY_VIOLATION = 1008
SECURE = {"https": "https", "wss": "https"}
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
HEADERS = {
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
TLS_HEADERS = {
    "strict-transport-security": "max-age=31536000",
    "cross-origin-opener-policy": "same-origin",
}
"""Without TLS browsers ignore the second, and complain of it."""


def add_middleware(app: Starlette, settings: Settings, limits: Limits, metrics: Metrics) -> None:
    """Put everything in front of this app; what is added last is met first."""
    app.add_middleware(BodyLimit, max_bytes=settings.message_bytes)
    app.add_middleware(OriginCheck, origins=settings.origins, metrics=metrics)
    app.add_middleware(AccessLog, metrics=metrics)
    app.add_middleware(RateLimit, limits=limits, metrics=metrics)
    app.add_middleware(SecurityHeaders)


class AccessLog:
    """Logs every request by its route, never its path; and unexpected exceptions."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it through and look at the clock."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        status = ResponseStatus(send)
        begun = time.monotonic()
        try:
            await self.app(scope, receive, status)
        except Exception as error:
            self.metrics.failures.inc()
            logging.error("a request failed", error, method=method(scope), route=route(scope))
            await self.report(scope, receive, status)
        logging.info(
            "request",
            method=method(scope),
            route=route(scope),
            status=status.status,
            milliseconds=round(1000 * (time.monotonic() - begun), 1),
        )

    async def report(self, scope: Scope, receive: Receive, status: ResponseStatus) -> None:
        """Answer with an error, unless an answer has begun."""
        if scope["type"] == "http" and not status.status:
            await problem_response(500, "internal_error")(scope, receive, status)
        elif scope["type"] == "websocket" and not status.closed:
            await status({"type": "websocket.close", "code": 1011, "reason": "internal_error"})


class ResponseStatus:
    """Sends, and remembers what the answer was: a socket's is the code it was closed with."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.status = 0
        self.closed = False

    async def __call__(self, message: Message) -> None:
        """Record the status, then send."""
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            self.closed = True
        elif message["type"] == "websocket.close":
            self.status = message.get("code", 1000)
            self.closed = True
        elif message["type"] == "websocket.accept":
            self.status = 101
        await self.send(message)


class SecurityHeaders:
    """Every answer has the same security headers; only files may be cached by a browser."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Put them on when the answer starts."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                add_headers(MutableHeaders(raw=message.setdefault("headers", [])), scope)
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] != "lifespan" else send)


def add_headers(headers: MutableHeaders, scope: Scope) -> None:
    """Ours replace the app's, but for how a file may be cached."""
    headers.update(HEADERS)
    if scope["scheme"] in ("https", "wss"):
        headers.update(TLS_HEADERS)
    if CACHEABLE.fullmatch(scope["path"]):
        headers.setdefault("cache-control", "no-cache")
    else:
        headers["cache-control"] = "no-store"


class RateLimit:
    """The rate limit: requests a second, and open sockets, by IP address."""

    def __init__(self, app: ASGIApp, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.limits = limits
        self.metrics = metrics
        self.refusals = logging.RareWarning("the rate limit turns requests away")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a request, and pass it on or answer when to retry."""
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        address = client_ip(scope)
        wait = self.limits.request(address)
        if wait:
            self.note_refused("requests")
            await too_many_requests(wait)(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.count_socket(address, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def note_refused(self, limit: str) -> None:
        self.metrics.count_limited(limit)
        self.refusals.note(limit=limit)

    async def count_socket(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket counts as long as it is open."""
        if not self.limits.open_socket(address):
            self.note_refused("sockets")
            return await problem_response(429, "too_many_sockets")(scope, receive, send)
        try:
            await self.app(scope, receive, send)
        finally:
            self.limits.close_socket(address)


class OriginCheck:
    """What another site's page sends is not listened to."""

    def __init__(self, app: ASGIApp, origins: Iterable[str], metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics
        self.trusted = {parse_origin(origin) for origin in origins} - {None}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Reading is free; sockets and whatever changes something must come from here."""
        if scope["type"] != "lifespan" and method(scope) not in ("GET", "HEAD", "OPTIONS"):
            headers = Headers(scope=scope)
            origin = headers.get("origin")
            host = headers.get("host", "")
            if origin is not None and not self.is_allowed(origin, scope["scheme"], host):
                self.metrics.count_limited("origin")
                return await problem_response(403, "foreign_origin")(scope, receive, send)
        await self.app(scope, receive, send)

    def is_allowed(self, origin: str, scheme: str, host: str) -> bool:
        """Whether a page from there may speak: it is ours, or is trusted by name.

        Ours has our scheme: whoever is between a guest and a page without TLS could have changed
        it. Where TLS ends before us, its usual port tells that it does.
        """
        found = parse_origin(origin)
        if found is None:
            return False
        ours = {parse_origin(f"{SECURE.get(scheme, 'http')}://{host}")}
        if found[0] == "https" and found[2] == PORTS["https"]:
            ours.add(parse_origin(f"https://{host}"))
        return found in self.trusted | ours


def parse_origin(origin: str) -> tuple[str, str, int] | None:
    """An origin's scheme, host and port; None is nowhere.

    >>> parse_origin("https://Example.org"), parse_origin("null")
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


class BodyLimit:
    """A request's body is read whole before anything looks at it, if it is not too long."""

    def __init__(self, app: ASGIApp, max_bytes: int) -> None:
        self.app = app
        self.max_bytes = max_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request whose body is here."""
        if scope["type"] != "http" or not has_body(Headers(scope=scope)):
            return await self.app(scope, receive, send)
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await self.read(Headers(scope=scope), receive)
        except BodyTooLong:
            close = {"connection": "close"}
            limit = f"{self.max_bytes:,}"
            await problem_response(413, "body_too_long", close, bytes=limit)(scope, receive, send)
        except TimeoutError:
            await problem_response(408, "body_too_slow", {"connection": "close"})(
                scope, receive, send
            )
        except ClientDisconnected:
            return
        else:
            await self.app(scope, replay_body(body, receive), send)

    async def read(self, headers: Headers, receive: Receive) -> bytes:
        """The whole body; raises BodyTooLong, or ClientDisconnected if its sender leaves."""
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 18 or int(length) > self.max_bytes:
            raise BodyTooLong
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise ClientDisconnected
            body += message.get("body", b"")
            if len(body) > self.max_bytes:
                raise BodyTooLong
            if not message.get("more_body", False):
                return bytes(body)


class BodyTooLong(Exception):
    """More than may be sent at once."""


class ClientDisconnected(Exception):
    """Whoever was sending has left."""


def has_body(headers: Headers) -> bool:
    """HTTP/1.1 announces a body by its length or by its encoding."""
    return "content-length" in headers or "transfer-encoding" in headers


def replay_body(body: bytes, receive: Receive) -> Receive:
    """A `receive` that replays a body that was read already."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return waiting.pop() if waiting else await receive()

    return replay


def too_many_requests(wait: float) -> ASGIApp:
    """A rate limit was reached; Retry-After says when to come back, in seconds."""
    return problem_response(429, "too_many_requests", {"retry-after": str(math.ceil(wait))})


def problem_response(
    status: int, code: str, headers: Mapping[str, str] | None = None, **params: Param
) -> ASGIApp:
    """An app that answers with a problem; a socket is refused before it opens."""
    body = problem_json(code, tuple(params.items()))
    raw = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *((name.encode(), value.encode()) for name, value in (headers or {}).items()),
    ]

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        kind = "http.response"
        if scope["type"] == "websocket":
            await receive()
            kind = "websocket.http.response"
            if kind not in scope.get("extensions", {}):
                return await send(
                    {"type": "websocket.close", "code": POLICY_VIOLATION, "reason": code}
                )
        await send({"type": f"{kind}.start", "status": status, "headers": [*raw]})
        await send({"type": f"{kind}.body", "body": body})

    return answer


@lru_cache
def problem_json(code: str, params: tuple[tuple[str, Param], ...]) -> bytes:
    """`Problem` of protocol.py as JSON; cached, because whoever is turned away may ask often."""
    facts = {name: as_json(value) for name, value in params}
    message = render(code, dict(params))
    known = {"code": code, "params": facts, "rule": "", "message": message}
    return json.dumps(known).encode()


def method(scope: Scope) -> str:
    """The method of a request; a socket has none of its own."""
    return "SOCKET" if scope["type"] == "websocket" else str(scope["method"])


def route(scope: Scope) -> str:
    """The pattern that a path fits, such as /t/{code}: the path itself is somebody's."""
    found = getattr(scope.get("route"), "path", None)
    return found if isinstance(found, str) else "-"
