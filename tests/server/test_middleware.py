"""What stands in front of the app, with a tiny app behind it."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import httpx2
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.types import Message
from starlette.websockets import WebSocket

from greenbaize.server.edge import middleware
from greenbaize.server.edge.limits import Limits
from greenbaize.server.edge.middleware import BodyLimit, add_middleware, problem_response
from greenbaize.server.ops import logging as logs
from greenbaize.server.ops.metrics import Metrics
from greenbaize.server.settings import Settings

HERE = "http://table.test"
Lines = Callable[[], list[dict[str, Any]]]


async def read(request: Request) -> Response:
    return JSONResponse({"bytes": len(await request.body())})


async def kept(request: Request) -> Response:
    return PlainTextResponse("body {}", headers={"cache-control": "public, max-age=60"})


async def broken(request: Request) -> Response:
    raise ValueError("a token that nobody may see")


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text(await socket.receive_text())
    await socket.close()


async def broken_socket(socket: WebSocket) -> None:
    await socket.accept()
    raise ValueError("a token that nobody may see")


class House:
    """A guarded app and what it was given."""

    def __init__(self, base: str = HERE, **settings: Any) -> None:
        self.settings = Settings(**settings)
        self.limits = Limits(self.settings)
        self.metrics = Metrics()
        self.app = Starlette(
            routes=[
                Route("/t/{code}", read, methods=["GET", "POST"]),
                Route("/static/{file}", kept),
                Route("/assets/{file}", kept),
                Route("/sw.js", kept),
                Route("/plain-static", kept),
                Route("/broken", broken),
                WebSocketRoute("/t/{code}/socket", echo),
                WebSocketRoute("/broken-socket", broken_socket),
            ]
        )
        add_middleware(self.app, self.settings, self.limits, self.metrics)
        self.client = TestClient(self.app, base_url=base)

    def counted(self, name: str, **labels: str) -> float:
        return self.metrics.registry.get_sample_value(f"greenbaize_{name}", labels) or 0


@pytest.fixture
def house() -> House:
    return House()


def test_every_answer_wears_the_headers(house: House) -> None:
    for path in ("/t/abc", "/static/a.css", "/nowhere", "/broken"):
        headers = house.client.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert "access-control-allow-origin" not in headers
        assert "strict-transport-security" not in headers
        assert "cross-origin-opener-policy" not in headers


@pytest.mark.parametrize(
    "rule",
    [
        "frame-ancestors 'none'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "worker-src 'self'",
    ],
)
def test_the_policy_lets_nothing_in_or_out(rule: str, house: House) -> None:
    policy = house.client.get("/t/abc").headers["content-security-policy"]
    assert rule in policy.split("; ")


def test_only_files_may_be_kept(house: House) -> None:
    for path in ("/static/a.css", "/assets/a.js", "/sw.js"):
        assert house.client.get(path).headers["cache-control"] == "public, max-age=60"
    for path in ("/assets/a/b.js", "/nothing.svg"):
        assert house.client.get(path).headers["cache-control"] == "no-cache"
    for path in ("/t/abc", "/t/a.js", "/plain-static", "/nowhere", "/broken"):
        assert house.client.get(path).headers["cache-control"] == "no-store"


def test_a_page_may_feel_the_device_being_shaken(house: House) -> None:
    allowed = house.client.get("/t/abc").headers["permissions-policy"].split(", ")
    assert {"accelerometer=(self)", "gyroscope=(self)"} <= set(allowed)


def test_under_tls_browsers_are_told_to_stay_there() -> None:
    headers = House(base="https://table.test").client.get("/t/abc").headers
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert headers["cross-origin-opener-policy"] == "same-origin"


def test_other_sites_get_no_leave_to_read(house: House) -> None:
    asked = {"origin": "http://evil.test", "access-control-request-method": "POST"}
    answer = house.client.options("/t/abc", headers=asked)
    assert not [name for name in answer.headers if name.startswith("access-control")]


def test_a_body_may_be_as_long_as_is_said_and_no_longer() -> None:
    house = House(message_bytes=1024)
    assert house.client.post("/t/abc", content=b"x" * 1024).json() == {"bytes": 1024}
    answer = house.client.post("/t/abc", content=b"x" * 1025)
    assert answer.status_code == 413
    assert answer.json() == {
        "code": "body_too_long",
        "params": {"bytes": "1,024"},
        "rule": "",
        "message": "That is too long: 1,024 bytes are the most.",
    }
    assert answer.headers["connection"] == "close"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_body_without_a_length_is_counted_as_it_comes() -> None:
    async def send(pieces: int) -> httpx2.Response:
        async def body() -> AsyncIterator[bytes]:
            for _ in range(pieces):
                yield b"x" * 256

        transport = httpx2.ASGITransport(House(message_bytes=1024).app)
        async with httpx2.AsyncClient(transport=transport, base_url=HERE) as client:
            return await client.post("/t/abc", content=body())

    assert asyncio.run(send(4)).json() == {"bytes": 1024}
    assert asyncio.run(send(5)).status_code == 413


def told(*messages: Message) -> Callable[[], Awaitable[Message]]:
    """What a request brings, and then nothing for ever."""
    waiting: Iterator[Message] = iter(messages)

    async def receive() -> Message:
        for message in waiting:
            return message
        await asyncio.sleep(3600)
        raise AssertionError

    return receive


def asked(receive: Callable[[], Awaitable[Message]], headers: list[Any]) -> list[Message]:
    """What is answered to a request with these headers."""
    said: list[Message] = []

    async def send(message: Message) -> None:
        said.append(message)

    scope = {"type": "http", "method": "POST", "path": "/", "scheme": "http", "headers": headers}
    asyncio.run(BodyLimit(problem_response(200, "done"), max_bytes=1024)(scope, receive, send))
    return said


def test_a_length_that_is_none_is_refused_unread() -> None:
    for length in (b"-1", b"1e3", b"", b"9" * 5000, "²".encode("latin-1")):
        said = asked(told(), [(b"content-length", length)])
        assert said[0]["status"] == 413


def test_a_body_that_never_ends_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "BODY_SECONDS", 0.05)
    begun = {"type": "http.request", "body": b"x", "more_body": True}
    said = asked(told(begun), [(b"transfer-encoding", b"chunked")])
    assert said[0]["status"] == 408


def test_whoever_leaves_amid_a_body_gets_no_answer() -> None:
    begun = {"type": "http.request", "body": b"x", "more_body": True}
    said = asked(told(begun, {"type": "http.disconnect"}), [(b"transfer-encoding", b"chunked")])
    assert said == []


def test_whoever_asks_too_often_is_told_when_to_come_back() -> None:
    house = House(requests_per_second=0.1, request_burst=2)
    assert [house.client.get("/t/abc").status_code for _ in range(3)] == [200, 200, 429]
    answer = house.client.get("/t/abc")
    assert 1 <= int(answer.headers["retry-after"]) <= 10
    assert answer.json()["message"] == "That is too much at once; please wait a moment."
    assert answer.headers["cache-control"] == "no-store"
    assert house.counted("requests_limited_total", limit="requests") == 2


def test_a_flood_of_requests_is_logged_once(lines: Lines) -> None:
    house = House(requests_per_second=0.001, request_burst=1)
    assert [house.client.get("/t/abc").status_code for _ in range(20)] == [200] + [429] * 19
    assert denied(house, {}) == 429
    told = [line["message"] for line in lines()]
    assert told == ["request", "the rate limit turns requests away"]
    assert lines()[1]["limit"] == "requests"


def test_connecting_counts_as_asking() -> None:
    house = House(requests_per_second=0.1, request_burst=1)
    house.client.get("/t/abc")
    assert denied(house, {}) == 429


def denied(house: House, headers: dict[str, str]) -> int:
    """With what a socket is refused."""
    with (
        pytest.raises(WebSocketDenialResponse) as refused,
        house.client.websocket_connect("ws://table.test/t/abc/socket", headers=headers),
    ):
        raise AssertionError
    return int(refused.value.status_code)


def test_an_address_holds_so_many_sockets_and_no_more() -> None:
    house = House(sockets_per_ip=1)
    with house.client.websocket_connect("ws://table.test/t/abc/socket") as socket:
        assert denied(house, {}) == 429
        socket.send_text("hello")
        assert socket.receive_text() == "hello"
    with house.client.websocket_connect("ws://table.test/t/abc/socket") as socket:
        socket.send_text("redacted")
        assert socket.receive_text() == "redacted"
    assert house.limits.sockets == {}
    assert house.counted("requests_limited_total", limit="sockets") == 1


OURS = ["http://table.test", "http://TABLE.test", "http://table.test:80", "https://friend.test"]
OTHERS = [
    "null", "", "http://evil.test", "http://table.test:81", "http://table.test.evil.test",
    "http://table.test@evil.test", "http://evil.test/?http://table.test", "http://friend.test",
    "file://", "table.test", "http://", "http://[", "http://table.test:x", "https://table.test:80",
]  # fmt: skip


@pytest.mark.parametrize("origin", OURS)
def test_our_own_pages_and_trusted_ones_may_speak(origin: str) -> None:
    house = House(origins=["https://friend.test"])
    assert house.client.post("/t/abc", headers={"origin": origin}).status_code == 200
    with house.client.websocket_connect(
        "ws://table.test/t/abc/socket", headers={"origin": origin}
    ) as socket:
        socket.send_text("hello")
        assert socket.receive_text() == "hello"


@pytest.mark.parametrize("origin", OTHERS)
def test_pages_of_other_sites_may_not(origin: str) -> None:
    house = House(origins=["https://friend.test"])
    answer = house.client.post("/t/abc", headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.json() == {
        "code": "foreign_origin",
        "params": {},
        "rule": "",
        "message": "This was sent by a page of another site.",
    }
    assert denied(house, {"origin": origin}) == 403
    assert house.counted("requests_limited_total", limit="origin") == 2


def test_reading_needs_no_origin_and_programs_have_none(house: House) -> None:
    assert house.client.get("/t/abc", headers={"origin": "http://evil.test"}).status_code == 200
    assert house.client.post("/t/abc").status_code == 200


def test_a_port_of_our_own_is_part_of_the_origin() -> None:
    house = House(base="http://127.0.0.1:8000")
    post = house.client.post
    assert post("/t/a", headers={"origin": "http://127.0.0.1:8000"}).status_code == 200
    assert post("/t/a", headers={"origin": "http://127.0.0.1"}).status_code == 403
    assert post("/t/a", headers={"origin": "http://127.0.0.1:9000"}).status_code == 403


def test_behind_tls_that_ends_before_us_the_default_port_is_the_origins(house: House) -> None:
    headers = {"origin": "https://table.test", "host": "table.test"}
    assert house.client.post("/t/abc", headers=headers).status_code == 200


def test_a_page_without_tls_does_not_speak_to_a_server_with_it() -> None:
    house = House(base="https://table.test")
    assert house.client.post("/t/abc", headers={"origin": "http://table.test"}).status_code == 403
    assert house.client.post("/t/abc", headers={"origin": "https://table.test"}).status_code == 200
    house = House(base="https://table.test:8443")
    origins = ("http://table.test:8443", "https://table.test:8443")
    found = [house.client.post("/t/a", headers={"origin": one}).status_code for one in origins]
    assert found == [403, 200]


def test_a_page_with_tls_at_another_port_is_another_site() -> None:
    house = House(base="http://127.0.0.1:8000")
    foreign = {"origin": "https://127.0.0.1:8000"}
    assert house.client.post("/t/a", headers=foreign).status_code == 403


def test_a_socket_is_refused_without_the_extension_too() -> None:
    said: list[Message] = []

    async def send(message: Message) -> None:
        said.append(message)

    scope = {"type": "websocket", "path": "/", "scheme": "ws", "headers": []}
    app = problem_response(403, "no")

    async def refuse() -> None:
        await app(scope, told({"type": "websocket.connect"}), send)

    asyncio.run(refuse())
    assert said == [{"type": "websocket.close", "code": 1008, "reason": "no"}]


def test_what_nothing_was_ready_for_is_an_apology_and_a_count(house: House) -> None:
    answer = house.client.get("/broken")
    assert answer.status_code == 500
    assert (
        answer.json()["message"] == "Something broke here; what you did may not have gone through."
    )
    assert house.counted("failures_total") == 1


def test_a_socket_that_breaks_is_closed(house: House) -> None:
    with house.client.websocket_connect("/broken-socket") as socket:
        assert socket.receive()["code"] == 1011
    assert house.counted("failures_total") == 1


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Lines:
    caplog.set_level("INFO", "greenbaize")
    return lambda: [json.loads(logs.JsonFormatter().format(record)) for record in caplog.records]


def test_requests_are_noted_by_their_route_and_nothing_else(house: House, lines: Lines) -> None:
    cookies = {"cookie": "seat-0=secrettoken"}
    house.client.get("/t/SECRETCODE?version=secretquery", headers=cookies)
    house.client.get("/SECRETPATH")
    with house.client.websocket_connect(
        "ws://table.test/t/SECRETCODE/socket", headers=cookies
    ) as socket:
        socket.send_text("secretchat")
        socket.receive_text()
    with pytest.raises(WebSocketDenialResponse) as _, house.client.websocket_connect(
        "ws://table.test/t/SECRETCODE/socket", headers={"origin": "http://evil.test"}
    ):  # fmt: skip
        raise AssertionError
    told = [
        (line["method"], line["route"], line["status"])
        for line in lines()
        if line["message"] == "request"
    ]
    assert told == [
        ("GET", "/t/{code}", 200),
        ("GET", "-", 404),
        ("SOCKET", "/t/{code}/socket", 1000),
        ("SOCKET", "-", 403),
    ]
    assert "secret" not in json.dumps(lines()).lower()


def test_a_failure_is_noted_by_its_places_without_values(house: House, lines: Lines) -> None:
    house.client.get("/broken")
    failure = lines()[0]
    assert (failure["message"], failure["level"]) == ("a request failed", "error")
    assert failure["error"] == "ValueError"
    assert failure["places"][-1].endswith(" broken")
    assert "token" not in json.dumps(lines())
