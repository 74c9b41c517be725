"""Requests to a server in this process, each one errand into the thread where it runs.

Nobody waits for ever: what has not come after a while will not come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx2
from anyio.from_thread import BlockingPortal
from fastapi import FastAPI
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.types import Message

PATIENCE = 120.0
"""Seconds; on a busy machine a database that is well may be slow."""


def ask(portal: BlockingPortal, work: Callable[..., Any], *given: Any) -> Any:
    """Do something in the server's thread."""
    asked = portal.start_task_soon(work, *given)
    try:
        return asked.result(PATIENCE)
    except TimeoutError:
        asked.cancel()
        raise


class Errands(httpx2.BaseTransport):
    """Carries a request to the server's thread and the whole answer back."""

    def __init__(self, app: FastAPI, portal: BlockingPortal) -> None:
        self.portal = portal
        self.inside = httpx2.ASGITransport(app, client=("testclient", 50000))

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        answer: httpx2.Response = ask(self.portal, self.answer, request)
        return answer

    async def answer(self, request: httpx2.Request) -> httpx2.Response:
        """The answer, and its body with it, compressed or not."""
        answer = await self.inside.handle_async_request(request)
        body = httpx2.ByteStream(b"".join([part async for part in answer.aiter_raw()]))
        return httpx2.Response(answer.status_code, headers=answer.headers, stream=body)


class Socket(WebSocketTestSession):
    """A socket at which somebody listens for a while, not for ever."""

    def receive(self) -> Message:
        message: Message = ask(self.portal, self._send_rx.receive)
        return message


class Client(httpx2.Client):
    """A TestClient asks the server's thread nine times for every request; this one asks once."""

    def __init__(self, app: FastAPI, line: TestClient) -> None:
        assert line.portal is not None
        self.app, self.line, self.portal = app, line, line.portal
        errands = Errands(app, line.portal)
        super().__init__(transport=errands, base_url=line.base_url, follow_redirects=True)

    def websocket_connect(self, path: str, **wishes: Any) -> Socket:
        """A socket, which talks for as long as it likes."""
        made = self.line.websocket_connect(path, **wishes)
        return Socket(made.app, made.scope, made.portal_factory)
