"""Requests to a server in this process, each one errand into the thread where it runs."""

from __future__ import annotations

from typing import Any

import httpx2
from anyio.from_thread import BlockingPortal
from fastapi import FastAPI
from starlette.testclient import TestClient, WebSocketTestSession


class Errands(httpx2.BaseTransport):
    """Carries a request to the server's thread and the whole answer back."""

    def __init__(self, app: FastAPI, portal: BlockingPortal) -> None:
        self.portal = portal
        self.inside = httpx2.ASGITransport(app, client=("testclient", 50000))

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        return self.portal.call(self.answer, request)

    async def answer(self, request: httpx2.Request) -> httpx2.Response:
        """The answer, and its body with it, compressed or not."""
        answer = await self.inside.handle_async_request(request)
        body = httpx2.ByteStream(b"".join([part async for part in answer.aiter_raw()]))
        return httpx2.Response(answer.status_code, headers=answer.headers, stream=body)


class Client(httpx2.Client):
    """A TestClient asks the server's thread nine times for every request; this one asks once."""

    def __init__(self, app: FastAPI, line: TestClient) -> None:
        assert line.portal is not None
        self.app, self.line, self.portal = app, line, line.portal
        errands = Errands(app, line.portal)
        super().__init__(transport=errands, base_url=line.base_url, follow_redirects=True)

    def websocket_connect(self, path: str, **wishes: Any) -> WebSocketTestSession:
        """A socket, which talks for as long as it likes."""
        return self.line.websocket_connect(path, **wishes)
