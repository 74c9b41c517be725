"""A line that breaks comes back by itself, and nothing is lost or done twice."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.server.running import Running

from .chromium import ELSEWHERE
from .conftest import Take
from .device import DESKTOP, PHONE
from .guests import QUICK, Guest, alone, lay, play_to_the_end

SECOND = 1000
ONE_LINE = 32


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_lost_line_is_said_and_comes_back(take: Take, size: dict[str, Any]) -> None:
    device = take(**size, **QUICK)
    lines: list[WebSocketRoute] = []
    broken: list[bool] = []

    def passed_on(line: WebSocketRoute) -> None:
        if broken:
            line.close(code=1013)
            return
        line.connect_to_server()
        lines.append(line)

    device.context.route_web_socket("**/socket*", passed_on)
    guest = alone(device, "reibach", seats=2, bots=["greedy"])
    page = guest.page
    page.locator("[data-move]").first.wait_for()
    broken.append(True)
    lines[-1].close(code=1013)
    lost = page.get_by_text("The connection is lost.")
    expect(lost).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    box, table = lost.bounding_box(), page.locator(".table.felt").bounding_box()
    assert box
    assert table
    assert box["height"] <= ONE_LINE
    assert abs(box["y"] + box["height"] - table["y"]) <= 1
    before = page.locator("[data-move]").all_text_contents()
    page.locator("[data-move]").first.click()
    expect(page.get_by_text("nothing was done")).to_be_visible()
    broken.clear()
    expect(lost).to_be_hidden(timeout=20 * SECOND)
    expect(page.locator(".why")).to_be_hidden()
    assert page.locator("[data-move]").all_text_contents() == before
    page.locator("[data-move]").first.click()
    expect(page.locator(".why")).to_be_hidden()


def test_a_house_that_is_killed_in_the_middle_goes_on(take: Take, own_house: Running) -> None:
    device = take(at=own_house, **DESKTOP, **QUICK)
    device.announce("ERR_|WebSocket")
    guest = alone(device, "bells-and-hammers", seats=3, bots=["greedy", "greedy"])
    for _ in range(2):
        for _ in range(8):
            if not guest.step():
                guest.page.wait_for_timeout(30)
        lines = guest.page.locator("aside ol li").count()
        own_house.kill()
        expect(guest.page.get_by_text("The connection is lost.")).to_be_visible()
        own_house.start()
        own_house.wait_until_ready()
        expect(guest.page.get_by_text("The connection is lost.")).to_be_hidden(timeout=20 * SECOND)
        assert guest.page.locator("aside ol li").count() >= lines
    play_to_the_end(guest)
    expect(guest.page.locator(".outcome > ol li")).to_have_count(3)


def test_a_reload_loses_nothing(take: Take) -> None:
    device = take(**DESKTOP, **QUICK)
    guest = Guest(device, lay(device, "reibach", seats=2, bots=["greedy"]))
    guest.begin()
    guest.step()
    guest.page.wait_for_timeout(200)
    told = guest.page.locator("aside ol li").all_text_contents()
    guest.page.reload()
    expect(guest.page.locator("aside ol li").nth(len(told) - 1)).to_be_visible()
    assert guest.page.locator("aside ol li").all_text_contents()[: len(told)] == told


def test_the_page_opens_without_a_network_and_says_so(take: Take, own_house: Running) -> None:
    """Its own files are kept where browsers allow that; tables never are."""
    device = take(at=own_house, **DESKTOP, **QUICK)
    device.announce("ERR_|Failed to fetch|WebSocket")
    page = device.open("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    own_house.kill()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_text("No answer from the server.")).to_be_visible()
    kept = page.evaluate(
        "async () => (await (await caches.open((await caches.keys())[0])).keys())"
        ".map((asked) => new URL(asked.url).pathname)"
    )
    assert all(path == "/" or path.startswith("/assets/") for path in kept)


def test_installing_is_not_offered_where_it_cannot_be(take: Take, house: Running) -> None:
    device = take(**DESKTOP, address=f"http://{ELSEWHERE}:{house.port}")
    page = device.open("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("() => 'serviceWorker' in navigator") is False
