"""Whatever is asked over HTTP, in the words of the API's own description or against them.

Every answer is one that the description tells of; nothing breaks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import hypothesis
import pytest
import requests
import schemathesis
from schemathesis.checks import CHECKS, load_all_checks

from greenbaize.games import GAMES
from greenbaize.server.app import create_app
from greenbaize.server.settings import Settings

from .guests import running_app
from .portal_client import Client
from .scenes import HOST, PHASES, Scene, link_of, over
from .test_tokens import metric

EXAMPLES = 20
FRESH_EVERY = 8
load_all_checks()
CHECKED: Any = CHECKS.get_by_names(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_schema_conformance",
        "response_headers_conformance",
        "unsupported_method",
        "allow_header_conformance",
    ]
)
Case = schemathesis.Case[Any]

config = schemathesis.Config.from_dict(
    {
        "seed": 5,
        "generation": {
            "max-examples": EXAMPLES,
            "deterministic": True,
            "database": "none",
        },
        "suppress-health-check": ["all"],
    }
)
schema = schemathesis.openapi.from_dict(create_app(Settings(), None).openapi(), config=config)


class World:
    """A server with tables in every phase, of which there are always fresh ones."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.first = [*(make(client) for make in PHASES.values()), over(client)]
        self.first[-1].holders[HOST].does("rematch")
        self.tables: list[Scene] = []
        self.asked = 0

    def lend(self, case: Case) -> dict[str, str]:
        """Most cases are about a table that there is, by somebody who sits there."""
        if self.asked % FRESH_EVERY == 0:
            self.tables = [scene.again() for scene in self.first]
        self.asked += 1
        number = crc32(repr((case.path_parameters, case.query, case.body, case.method)).encode())
        if number % 16 == 0:
            return {}
        scene = self.tables[number % 4]
        self.lend_path(case.path_parameters, scene, number)
        if isinstance(case.body, dict):
            lend_body(case.body, scene, number)
        return {"cookie": "; ".join(guest.cookie for guest in scene.holders.values())}

    def lend_path(self, path: dict[str, Any], scene: Scene, number: int) -> None:
        """A code, and a seat that somebody holds."""
        if "code" in path:
            path["code"] = scene.code
        if "seat" in path and number % 16 < 14:
            path["seat"] = number % 5


def lend_body(body: dict[str, Any], scene: Scene, number: int) -> None:
    """A link that was made, and a game that there is."""
    if "link" in body and number % 16 < 8:
        body["link"] = link_of(scene.again().holders[number % 5])
    if "game" in body and number % 16 < 12:
        body["game"] = sorted(GAMES)[number % len(GAMES)]
    if "game" in body and number % 16 < 8:
        body.update(preset=None, seats=None, options={}, **({"bots": []} if "name" in body else {}))


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """What answers look like is the same whatever the database, so one kind is enough."""
    with running_app(f"sqlite:///{tmp_path_factory.mktemp('world') / 'tables.db'}") as client:
        yield World(client)
        assert metric(client, "greenbaize_failures_total") == 0
        assert client.get("/healthz").json()["ok"]


@schema.parametrize()
@hypothesis.settings(max_examples=EXAMPLES, deadline=None)
def test_every_answer_is_as_described(case: Case, world: World) -> None:
    cookies = world.lend(case)
    asked = case.as_transport_kwargs(base_url="http://testserver", headers=cookies)
    answer = send(world.client, asked)
    case.validate_response(answer, checks=CHECKED)


def send(client: Client, asked: dict[str, Any]) -> Any:
    """A request as it would go over the wire."""
    whole: Any = requests.Request(**asked).prepare()
    client.cookies.clear()
    answer = client.request(
        whole.method, whole.url, headers=dict(whole.headers), content=whole.body,
        follow_redirects=False,
    )  # fmt: skip
    client.cookies.clear()
    return answer
