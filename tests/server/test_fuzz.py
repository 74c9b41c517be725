"""Whatever somebody sends, the server answers in its own words, and everybody else plays on."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from greenbaize.engine.record import Record
from greenbaize.engine.replay import verify
from greenbaize.engine.seats import PUBLIC
from greenbaize.server import protocol as p
from greenbaize.server.tables.frames import FrameCache
from greenbaize.server.tables.table import replay_log

from .guests import Guest, company, host, joins, play_on, running_app
from .portal_client import Client
from .scenes import (
    EMPTY,
    GUEST,
    HOST,
    MOVED,
    PART,
    PHASES,
    PROMISE,
    Scene,
    call,
    link_of,
    lobby_of,
)
from .test_tokens import metric

# What is sent

NASTY = [
    "\x00",
    "a\x00b",
    "\ud800",
    "x\udfffy",
    "\u202ereversed",
    "\ufeff",
    "\uffff",
    "𝔘𝔫𝔦𝔠𝔬𝔡𝔢",
    "e\u0301" * 30,
    "\r\nset-cookie: x=y",
    "'; DROP TABLE tables; --",
    "{{ 7 * 7 }}<script>alert(1)</script>",
    "../../etc/passwd",
    "x" * 300,
]
TEXTS = st.sampled_from(NASTY) | st.text(max_size=30)
SEATS = st.integers(0, 6) | st.sampled_from([-1, 13, 14, 15, 99, 1 << 31, 1 << 63, 10**400])
KEYS = st.sampled_from(["k0", "k1", "k2", "a", "b", "-", "_" * 40]) | TEXTS
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXTS | SEATS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)
WORDS: dict[str, st.SearchStrategy[Any]] = {
    "version": st.none() | st.integers(0, 50) | SEATS,
    "promise": st.just(PROMISE) | st.just("ab" * 32) | TEXTS,
    "part": st.just(PART) | TEXTS,
    "seat": SEATS,
    "bot": st.sampled_from(["greedy", "uniform"]) | TEXTS,
    "words": st.sampled_from([f"place {n}" for n in range(1, 7)]) | TEXTS,
    "text": TEXTS.filter(bool),
    "reaction": st.sampled_from(p.REACTIONS) | TEXTS,
    "muted": st.booleans(),
    "pace": st.sampled_from([0, 0.1, -1, 1e300]) | TEXTS,
    "agrees": st.booleans(),
    "key": KEYS,
}
KINDS: list[type[p.Model]] = [p.Hello, *p.Keyed.__subclasses__()]


@st.composite
def commands(draw: st.DrawFn) -> dict[str, Any]:
    """A message as it should be, more or less."""
    kind = draw(st.sampled_from(KINDS))
    names = [name for name in kind.model_fields if name != "type"]
    return {
        "type": kind.model_fields["type"].default,
        **{name: draw(WORDS[name]) for name in names},
    }


@st.composite
def half_valid(draw: st.DrawFn) -> dict[str, Any]:
    """A message of which one part is missing, wrong, or too much."""
    said = dict(draw(commands()))
    name = draw(st.sampled_from([*said, "more", "\x00", "\ud800"]))
    if draw(st.booleans()) and name in said:
        del said[name]
    else:
        said[name] = draw(JUNK)
    return said


BROKEN = [
    "",
    " ",
    "null",
    "[]",
    "NaN",
    '{"type":',
    '{"type": "chat", "key": "a", "text": "one", "text": "two", "type": "react"}',
    '{"type": "chat", "key": "a", "text": "\\ud800"}',
    '{"type": "chat", "key": "a", "text": "\\u0000"}',
    '{"type": "hello", "version": 1' + "0" * 5000 + "}",
    '{"type": "hello", "version": 1e400}',
    '{"type": "hello", "version": -0.0}',
    "[" * 10_000,
    '{"type":' * 2_000,
    '{"type": "chat", "key": "a", "text": "' + "x" * 100_000 + '"}',
    "\x00",
    "hello",
]
RAW = st.sampled_from(BROKEN) | st.text(max_size=40).filter(lambda text: text.isprintable())
SAID = st.one_of(
    commands().map(json.dumps),
    half_valid().map(json.dumps),
    st.tuples(commands().map(json.dumps), st.integers(1, 20)).map(lambda cut: cut[0][: -cut[1]]),
    RAW,
    st.binary(max_size=60),
    commands().map(lambda said: json.dumps(said).encode()),
)
ATTACKS = st.lists(SAID, min_size=1, max_size=8).flatmap(
    lambda said: st.permutations(said + said[: len(said) // 2])
)
"""Some things are said twice, and in any order."""


# Who hears it


@pytest.fixture(scope="module")
def client(house: str) -> Iterator[Client]:
    with running_app(house, opening_seconds=3600) as client:
        yield client


@pytest.fixture(scope="module")
def scenes(client: Client) -> dict[str, Scene]:
    return {name: make(client) for name, make in PHASES.items()}


@pytest.fixture(autouse=True)
def nothing_breaks(client: Client, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No exception that nothing was ready for, and nothing in the log that is wrong."""
    before = metric(client, "greenbaize_failures_total")
    with caplog.at_level(logging.WARNING):
        yield
    assert metric(client, "greenbaize_failures_total") == before == 0
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert client.get("/healthz").json()["ok"]


def hear(socket: WebSocketTestSession, key: str) -> Iterator[str]:
    """All frames up to the answer to this key, or to the end of the connection."""
    try:
        while True:
            text = socket.receive_text()
            yield text
            if json.loads(text).get("key") == key:
                return
    except WebSocketDisconnect as gone:
        yield str(gone.code)


def attack(socket: WebSocketTestSession, said: list[str | bytes], seat: int | None) -> None:
    """Say all of it; every frame that comes back is one that there is, with our own eyes."""
    for message in said:
        if isinstance(message, bytes):
            socket.send_bytes(message)
        else:
            socket.send_text(message)
    socket.send_json({"type": "react", "key": "the-last", "reaction": "clap"})
    for text in hear(socket, "the-last"):
        if text != LOST:
            frame = p.FRAME.validate_json(text)
            assert not isinstance(frame, p.TableFrame) or frame.seat == seat


def is_answered(socket: WebSocketTestSession) -> bool:
    """Whether somebody still gets an answer; not if the host has removed them."""
    socket.send_json({"type": "react", "key": "still-here", "reaction": "think"})
    *_, last = hear(socket, "still-here")
    return last != LOST


def same_again(scene: Scene) -> None:
    """What is live is what the log gives."""
    lobby = lobby_of(scene.client)

    async def both() -> tuple[bytes, bytes]:
        room = await lobby.room(scene.code)
        async with room.lock:
            live = await room.ready()
            log = await lobby.services.store.read_log(room.row.id)
        again = replay_log(room.row.header, room.row.secret, log)
        first, second = FrameCache(live, 1000), FrameCache(again, 1000)
        return first.encode(PUBLIC, None), second.encode(PUBLIC, None)

    live, again = call(scene.client, both)
    assert live == again


LOST = "4401"
"""Somebody left, or was removed."""

EYES = {"host": HOST, "seat": MOVED, "watcher": None}


@pytest.mark.parametrize("who", EYES)
@pytest.mark.parametrize("phase", PHASES)
def test_the_socket(scenes: dict[str, Scene], phase: str, who: str) -> None:
    @seed(7)
    @settings(
        max_examples=20,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(said=ATTACKS)
    def one(said: list[str | bytes]) -> None:
        scene = scenes[phase].again()
        seat = EYES[who]
        attacker = Guest(scene.client, scene.code) if seat is None else scene.holders[seat]
        with scene.holders[GUEST].socket() as player:
            player.receive_json()
            with attacker.socket() as socket:
                attack(socket, said, seat)
            here = is_answered(player)
        assert here or who == "host"
        same_again(scene)

    one()


# Over HTTP


def answered(answer: Any) -> int:
    """It is an answer, in one sentence if it is a refusal."""
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400 and answer.headers["content-type"] == "application/json":
        assert {"code", "params", "rule", "message"} <= set(answer.json())
        assert answer.json()["message"].endswith((".", ")"))
    return int(answer.status_code)


def post(client: Client, path: str, body: Any, cookie: str = "") -> Any:
    """JSON in plain letters: what is odd is escaped."""
    headers = {"content-type": "application/json", **({"cookie": cookie} if cookie else {})}
    client.cookies.clear()
    answer = client.post(path, content=json.dumps(body), headers=headers)
    client.cookies.clear()
    return answer


@pytest.mark.parametrize("text", NASTY)
def test_odd_letters_are_taken_or_refused_everywhere(client: Client, text: str) -> None:
    ann = host(client, seats=7)
    usual = {"game": "las-vegas", "name": "Ann", "seats": 3}
    for field, value in {
        "name": text,
        "game": text,
        "preset": text,
        "options": {text: True},
        "bots": [text],
        "watch": text,
        text: text,
    }.items():
        answered(post(client, "/api/tables", {**usual, field: value}))
    answered(post(client, "/api/tables", {**usual, "options": {"neutral_dice": text}}))
    answered(post(client, "/api/claims", {"link": text}))
    answered(post(client, f"/t/{ann.code}/seats", {"name": text}))
    answered(post(client, f"/t/{ann.code}/seats", {"name": "Ben", text: 1}))
    commands = f"/t/{ann.code}/seats/0/commands"
    for command in (
        {"type": "chat", "text": text},
        {"type": "move", "words": text},
        {"type": "add_bot", "seat": EMPTY, "bot": text},
        {"type": "stand_in", "bot": text},
        {"type": "react", "reaction": text},
        {"type": text},
    ):
        answered(post(client, commands, {**command, "key": "key"}, ann.cookie))
        answered(post(client, commands, {**command, "key": text}, ann.cookie))
    answered(post(client, commands, text, ann.cookie))
    assert ann.frame()["table"]["phase"] == "gathering"


@pytest.mark.parametrize("text", NASTY)
def test_odd_letters_in_addresses_and_cookies(client: Client, text: str) -> None:
    odd = quote(text, errors="replace").replace("/", "%2F")
    for path in (
        f"/t/{odd}/table",
        f"/t/{odd}",
        f"/t/{odd}/plain",
        f"/plain/table?code={odd}",
        f"/plain/new?game={odd}",
        f"/claim/{odd}",
        f"/t/{odd}/record?seat={odd}",
        f"/static/{odd}/{odd}",
        f"/{odd}",
    ):
        answered(client.get(path))
        answered(client.get(path, headers={"accept": "text/html"}))
    ann = host(client, seats=2)
    letters = text.encode("utf-8", "replace").replace(b"\r\n", b"")
    for value in (letters, b'"' + letters + b'"', b"\xff\xfe", b""):
        cookie = [(b"cookie", b"seat-0=" + value)]
        path = f"/t/{ann.code}/table?seat=0"
        assert answered(client.get(path, headers=cookie)) == 401


@pytest.mark.parametrize("text", NASTY)
def test_odd_letters_in_forms(client: Client, text: str) -> None:
    ann = host(client, seats=3)
    plain = f"/t/{ann.code}/plain"
    odd = quote(text.encode("utf-8", "surrogatepass"))
    kind = {"content-type": "application/x-www-form-urlencoded", "cookie": ann.cookie}
    for path, form in (
        ("/plain/tables", f"game={odd}&name=Ann"),
        ("/plain/tables", f"game=las-vegas&name={odd}&{odd}={odd}"),
        ("/plain/tables", f"game=las-vegas&name=Ann&option-neutral_dice={odd}&clock={odd}"),
        ("/plain/tables", f"game=las-vegas&name=Ann&chair-2={odd}&preset={odd}"),
        (f"{plain}/seats", f"name={odd}&seat={odd}"),
        (f"{plain}/seats", f"name={odd}"),
        (f"{plain}/commands?seat=0", f"type=chat&key=a&text={odd}"),
        (f"{plain}/commands?seat=0", f"type=contribute&key=a&part={odd}"),
        (f"{plain}/commands?seat=0", f"type=promise&key=a&promise={odd}"),
        (f"{plain}/commands?seat=0", f"do={odd}&key={odd}"),
        (f"{plain}/leave?seat=1", f"key={odd}"),
        (f"{plain}/i-am", f"seat={odd}"),
        (f"{plain}/forks", f"ply={odd}&name={odd}&seat={odd}"),
        (f"/claim/{odd}", f"link={odd}"),
        (f"{plain}/commands?seat={odd}", "type=react&key=a&reaction=clap"),
    ):
        client.cookies.clear()
        answered(client.post(path, content=form, headers=kind, follow_redirects=False))
        client.cookies.clear()
        answered(client.post(path, content=b"\xff" + form.encode(), headers=kind))
    assert ann.frame()["seat"] == 0


def test_odd_names_are_in_a_record_that_can_be_read(client: Client) -> None:
    names = ["𝔘𝔫𝔦", "e\u0301\u0301", "'; DROP", "{{ x }}", "a\x00b", "\ufeff!"]
    ann = host(client, seats=7, name="Ann # 1")
    guests = [ann, *(joins(ann, name) for name in names)]
    ann.does("start")
    play_on(guests, 6)
    for guest in guests:
        guest.does("chat", text="\x00a\u2028b")
        guest.does("agree_to_end", agrees=True)
    record = Record.parse(ann.get("record").text)
    assert verify(record).say()
    assert record.seats[0] == "Ann 1"
    assert record.seats[5] == "a b"


def test_keys_of_others_and_of_long_ago_are_nobodys(client: Client) -> None:
    """What one seat has said, another says as its own; what was done is not done again."""
    ann, ben = company(client, "las-vegas", 2)
    first = ann.does("throw")
    key = first["key"]
    command = {"type": "throw", "key": key}
    assert post(client, f"/t/{ben.code}/seats/1/commands", command, ben.cookie).status_code == 409
    play_on([ann, ben], 3)
    assert post(client, f"/t/{ann.code}/seats/0/commands", command, ann.cookie).json() == first


def test_links_and_bodies_of_every_shape(client: Client) -> None:
    ann = host(client, seats=2)
    paths = [
        "/api/setups",
        "/api/tables",
        "/api/claims",
        f"/t/{ann.code}/seats",
        f"/t/{ann.code}/seats/0/commands",
    ]
    for path in [*paths, f"/t/{ann.code}/forks"]:
        for body in BROKEN:
            kind = {"content-type": "application/json", "cookie": ann.cookie}
            answer = client.post(path, content=body.encode(), headers=kind)
            client.cookies.clear()
            assert answered(answer) in (400, 401, 409, 413, 422), body[:60]
        for media in ("text/plain", "multipart/form-data", "application/xml", "\x7f"):
            headers = {"content-type": media, "cookie": ann.cookie}
            assert answered(client.post(path, content=b'{"x": 1}', headers=headers)) in (400, 422)
    assert link_of(ann)
