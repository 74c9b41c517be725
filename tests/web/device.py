"""A device in somebody's hands: what goes wrong on its pages goes wrong in the test."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, WebError

PATIENCE = 30_000.0
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}


class Device:
    """Its own cookies and pages; it is made as PHONE or DESKTOP, and what else contexts take."""

    def __init__(self, browser: Browser, address: str, **made_as: Any) -> None:
        self.context = browser.new_context(base_url=address, **{"locale": "en-GB", **made_as})
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self._console)
        self.context.on("weberror", self._error)
        self.context.on("requestfailed", self._failed)
        self.troubles: list[str] = []
        self.announced: list[str] = []

    def open(self, path: str) -> Page:
        """A new page at an address of the house."""
        page = self.context.new_page()
        page.goto(path)
        return page

    def announce(self, pattern: str) -> None:
        """GreenbaizeError that matches is no surprise, now or later."""
        self.announced.append(pattern)

    def close(self) -> list[str]:
        """Put it away; returns the trouble that nobody announced."""
        self.context.close()
        return [
            trouble
            for trouble in self.troubles
            if not any(re.search(pattern, trouble) for pattern in self.announced)
        ]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text} at {message.location['url']}")

    def _error(self, error: WebError) -> None:
        self.troubles.append(f"exception: {error.error}")

    def _failed(self, request: Request) -> None:
        """A request that the page itself gives up has not failed."""
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"request: {request.url} {request.failure}")
