"""Refusals are data: a code, facts and a rule; and a sentence in the reader's language."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message

from greenbaize.engine.messages import LANGUAGES
from greenbaize.server import protocol
from greenbaize.server.plain.language import preferred

from .guests import Guest, host, joins, running_app
from .in_process import World
from .portal_client import Client

LOCALE = Path(protocol.__file__).parent / "locale"
MESSAGE = re.compile(r"^(\w+) =(.*(?:\n .*)*)", re.MULTILINE)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with running_app(f"sqlite:///{tmp_path / 'tables.db'}") as client:
        yield client


def catalogue(language: str) -> dict[str, set[str]]:
    """The facts that each sentence tells."""
    text = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8")
    return {key: set(re.findall(r"\$(\w+)", told)) for key, told in MESSAGE.findall(text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same_facts_under_the_same_codes(language: str) -> None:
    assert catalogue(language) == catalogue("en")


def test_every_close_reason_has_its_sentence() -> None:
    assert set(protocol.CLOSE_REASONS.values()) <= catalogue("en").keys()


# Over HTTP


def without(problem: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in problem.items() if name not in names}


def test_a_refused_command_says_why_as_data(client: Client) -> None:
    ann = host(client, seats=3)
    joins(ann, "Ben", 1)
    answer = ann.tries("add_bot", seat=1, bot="greedy").json()
    assert without(answer, "key") == {
        "type": "refused",
        "code": "seat_occupied",
        "params": {"name": "Ben"},
        "rule": "",
        "message": "Ben sits there.",
    }


def test_a_chair_that_is_taken_tells_which_are_free(client: Client) -> None:
    ann = host(client, seats=4)
    joins(ann, "Ben", 1)
    answer = client.post(f"/t/{ann.code}/seats", json={"name": "Cleo", "seat": 1})
    assert answer.json() == {
        "code": "seat_not_free",
        "params": {"chair": 2, "free": {"any_of": ["3", "4"]}},
        "rule": "",
        "message": "seat 2 is not free; seat 3 or 4 is.",
    }


@pytest.mark.parametrize(
    ("body", "code", "params"),
    [
        ({}, "field_missing", {"field": "game"}),
        ({"game": "reibach", "name": ""}, "field_too_short", {"field": "name", "limit": "1"}),
        ({"game": "reibach", "name": "A", "pace": -1}, "field_below_minimum",
         {"field": "pace", "limit": "0"}),
        ({"game": "reibach", "name": "A", "seats": "x"}, "field_not_integer", {"field": "seats"}),
        ({"game": "reibach", "name": "A", "watch": "x"}, "field_not_allowed", {"field": "watch"}),
        ({"game": "reibach", "name": "A", "more": 1}, "field_unknown", {"field": "more"}),
    ],
)  # fmt: skip
def test_what_fails_validation_says_where(
    client: Client, body: dict[str, Any], code: str, params: dict[str, str]
) -> None:
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 422
    assert (answer.json()["code"], answer.json()["params"]) == (code, params)


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/t/ZZZZZZ/table", 404, "table_not_found"),
        ("/nothing", 404, "page_not_found"),
        ("/t/{code}/table?seat=0", 401, "seat_not_held"),
        ("/t/{code}/record", 409, "game_not_begun"),
        ("/t/{code}/replay", 409, "replay_before_end"),
    ],
)
def test_what_there_is_not_has_a_code(client: Client, path: str, status: int, code: str) -> None:
    ann = host(client)
    client.cookies.clear()
    answer = client.get(path.format(code=ann.code))
    assert (answer.status_code, answer.json()["code"]) == (status, code)


# On the plain page


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en-GB", "Ben sits there."),
        ("fr-CH, en;q=0.5", "Ben occupe cette place."),
        ("de", "Dort sitzt Ben."),
        ("it;q=0.9, es", "Lì siede Ben."),
    ],
)
def test_the_plain_page_tells_refusals_in_the_language_of_its_reader(
    client: Client, language: str, sentence: str
) -> None:
    ann = host(client, seats=3)
    joins(ann, "Ben", 1)
    answer = client.post(
        f"/t/{ann.code}/plain/commands?seat=0",
        data={"type": "add_bot", "key": "1", "seat": "1", "bot": "greedy"},
        headers={**ann.headers, "accept-language": language},
    )
    assert answer.status_code == 409
    assert f"<p>{sentence}</p>" in answer.text
    spoken = preferred(language)
    assert (f'lang="{spoken}"><p>{sentence}' in answer.text) == (spoken != "en")


def test_a_page_that_is_not_there_says_so_in_the_language_of_its_reader(client: Client) -> None:
    headers = {"accept": "text/html", "accept-language": "fr"}
    answer = client.get("/t/ZZZZZZ/plain", headers=headers)
    assert answer.status_code == 404
    assert "Cette table n’existe pas" in answer.text


# On the socket


def test_a_message_that_is_none_is_refused_without_a_key(client: Client) -> None:
    ann = host(client)
    with ann.socket() as socket:
        socket.receive_json()
        socket.send_text("{}")
        refused = socket.receive_json()
    assert (refused["type"], refused["key"], refused["code"]) == (
        "refused",
        None,
        "message_invalid",
    )


@pytest.mark.parametrize(
    ("code", "seat", "closed"),
    [("ZZZZZZ", -1, (4404, "table_not_found")), ("", 1, (4401, "seat_not_held"))],
)
def test_a_socket_is_closed_with_a_code_and_its_reason(
    client: Client, code: str, seat: int, closed: tuple[int, str]
) -> None:
    ann = host(client)
    with Guest(client, code or ann.code, seat).socket() as socket:
        last = socket.receive()
    assert (last["code"], last["reason"]) == closed


def test_a_reader_who_is_too_slow_is_disconnected_with_4408(tmp_path: Path) -> None:
    """Its socket takes one frame and no more, until the server gives up."""

    async def scenario() -> Message:
        async with World(0, tmp_path / "tables.db") as world:
            few = world.lobby.services.settings.model_copy(update={"frame_queue": 2})
            world.lobby.services.settings = few
            _, body = await world.ask("POST", "/api/tables", 0, {"game": "reibach", "name": "Ann"})
            code = protocol.Seated.model_validate_json(body).code
            inbox: asyncio.Queue[Message] = asyncio.Queue()
            closed: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
            begun = asyncio.Event()

            async def send(message: Message) -> None:
                if message["type"] == "websocket.send":
                    begun.set()
                    await asyncio.sleep(3600)
                elif message["type"] == "websocket.close":
                    closed.set_result(message)

            scope = world.scope("websocket", f"/t/{code}/socket", 0, {"seat": 0})
            scope["subprotocols"] = []
            task = asyncio.create_task(world.app(scope, inbox.get, send))
            inbox.put_nowait({"type": "websocket.connect"})
            inbox.put_nowait({"type": "websocket.receive", "text": '{"type": "hello"}'})
            await asyncio.wait_for(begun.wait(), 30)
            for number in range(4):
                chat = {"type": "chat", "key": f"c{number}", "text": "hello"}
                await world.ask("POST", f"/t/{code}/seats/0/commands", 0, chat)
            last = await asyncio.wait_for(closed, 30)
            await asyncio.wait_for(task, 30)
            return last

    last = asyncio.run(scenario())
    assert (last["code"], last["reason"]) == (4408, "reader_too_slow")
