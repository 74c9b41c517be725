"""The tests of the page notice what goes wrong on it, and leave the others alone."""

from __future__ import annotations

import asyncio
import time

import pytest
from playwright.sync_api import Page

from tests.server.running import Running

from .access import axe
from .conftest import Take
from .device import DESKTOP, PATIENCE, Device


def await_trouble(device: Device, page: Page) -> None:
    """Returns when something has gone wrong."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not device.troubles and time.monotonic() < deadline:
        page.wait_for_timeout(10)


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("console.error('seven bells')", "error: seven bells"),
        ("console.warn('a hammer')", "warning: a hammer"),
        ("setTimeout(() => { throw new Error('no hammer') })", "exception: no hammer"),
        ("void Promise.reject(new Error('no dice'))", "exception: no dice"),
        ("void fetch('/assets/none.js')", "status of 404"),
        ("void fetch('http://127.0.0.1:9/')", "."),
    ],
)
def test_trouble_is_noticed_unless_it_is_announced(take: Take, script: str, said: str) -> None:
    device = take(**DESKTOP)
    page = device.open("/plain")
    page.evaluate(script)
    await_trouble(device, page)
    assert device.close() == device.troubles != []
    device.announce(said)
    assert device.close() == []


def test_what_the_page_itself_gives_up_is_no_trouble(desktop: Device) -> None:
    page = desktop.open("/plain")
    page.evaluate("fetch('/healthz', { signal: AbortSignal.abort() }).catch(() => {})")
    page.evaluate("console.error('the last word')")
    await_trouble(desktop, page)
    assert [trouble.partition(" at ")[0] for trouble in desktop.troubles] == [
        "error: the last word"
    ]
    desktop.announce("the last word")


def test_a_house_is_killed_and_opened_again(take: Take, own_server: Running) -> None:
    device = take(at=own_server, **DESKTOP)
    page = device.open("/plain")
    own_server.kill()
    device.announce("net::ERR_")
    asked = "() => fetch('/healthz').then((answer) => answer.status, () => 0)"
    assert page.evaluate(asked) == 0
    own_server.start()
    own_server.wait_until_ready()
    assert page.evaluate(asked) == 200


def test_who_cannot_see_a_button_is_told_of_it(desktop: Device) -> None:
    page = desktop.open("/plain")
    assert axe(page) == []
    page.evaluate("document.body.append(document.createElement('button'))")
    assert [one for one in axe(page) if "button-name" in one]


def test_other_tests_of_the_same_process_run_their_own_loops(chromium: object) -> None:
    assert asyncio.run(asyncio.sleep(0, "round")) == "round"
