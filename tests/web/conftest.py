"""A real Chromium at a real house."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import GENEROUS, Running, ours

from .chromium import Chromium
from .device import DESKTOP, PATIENCE, PHONE, Device

HASTE = {
    **GENEROUS,
    "GREENBAIZE_MESSAGES_PER_SECOND": "1000",
    "GREENBAIZE_MESSAGE_BURST": "1000",
    "GREENBAIZE_BOT_REQUESTS_PER_SECOND": "1000",
}
Take = Callable[..., Device]
expect.set_options(timeout=PATIENCE)


def start_server(folder: Path) -> Running:
    """A server with its own database in this folder; it can be killed and started again."""
    return Running(ours(f"sqlite:///{folder / 'tables.db'}"), HASTE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of this process; none of them ends it."""
    with start_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Running]:
    """A server of one's own, to be ended and started again."""
    with start_server(tmp_path) as running:
        yield running


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    """One for all tests of this process."""
    with Chromium() as running:
        yield running


@pytest.fixture
def browser(chromium: Chromium) -> Iterator[Browser]:
    """Chromium, awake for as long as the test."""
    with chromium.awake() as browser:
        yield browser


@pytest.fixture
def take(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Take]:
    """Take another device: `take(**PHONE)`, `take(at=own_server, **DESKTOP)`."""
    taken: list[Device] = []

    def device(at: Running | None = None, address: str = "", **made_as: Any) -> Device:
        running = at or request.getfixturevalue("server")
        taken.append(Device(browser, address or f"http://{running.address}", **made_as))
        return taken[-1]

    yield device
    surprises = [surprise for device in taken for surprise in device.close()]
    assert surprises == []


@pytest.fixture
def phone(take: Take) -> Device:
    """A phone, held upright."""
    return take(**PHONE)


@pytest.fixture
def desktop(take: Take) -> Device:
    """A computer on a desk."""
    return take(**DESKTOP)
