"""A line that breaks comes back by itself, and nothing is lost or done twice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.server.running import Running

from .chromium import ELSEWHERE
from .conftest import Take
from .device import DESKTOP, PHONE
from .guests import QUICK, Guest, alone, lay, wait_until_kept

SECOND = 1000
ONE_LINE = 32
MESSAGES = Path(__file__).parents[2] / "web" / "messages" / "frame"
NOT_SAVED = [json.loads(file.read_text())["frame_not_saved"] for file in MESSAGES.glob("*.json")]
FITS = """(line, sentence) => {
  const copy = line.cloneNode();
  copy.textContent = sentence;
  line.after(copy);
  const fits = copy.scrollWidth <= copy.clientWidth && copy.scrollHeight <= copy.clientHeight;
  copy.remove();
  return fits;
}"""
"""Whether a line is long and high enough for a sentence."""


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
    card, main = page.locator("[data-at=market-1] button"), page.locator(".hand .main")
    card.click()
    broken.append(True)
    lines[-1].close(code=1013)
    lost = page.get_by_text("Connection lost.")
    expect(lost).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    box, table = lost.bounding_box(), page.locator(".table.felt").bounding_box()
    assert box
    assert table
    assert box["height"] <= ONE_LINE
    assert abs(box["y"] + box["height"] - table["y"]) <= 1
    before = page.locator(".market").text_content()
    main.click()
    expect(page.get_by_text("nothing was done")).to_be_visible()
    broken.clear()
    expect(lost).to_be_hidden(timeout=20 * SECOND)
    expect(page.locator(".why")).to_be_hidden()
    assert page.locator(".market").text_content() == before
    main.click()
    expect(page.locator(".why")).to_be_hidden()


def test_that_a_table_cannot_be_saved_is_said_until_it_can_again(take: Take) -> None:
    """In whole words, in every language, above a table that makes room for them."""
    device = take(**PHONE, **QUICK)
    lines: list[WebSocketRoute] = []

    def passed_on(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    device.context.route_web_socket("**/socket*", passed_on)
    page = alone(device, "reibach", seats=2, bots=["greedy"]).page
    lines[-1].send(json.dumps({"type": "store", "writable": False}))
    said = page.get_by_role("status").get_by_text("be saved just now. Nothing is lost")
    for width, height in ((360, 640), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        expect(said).to_be_visible()
        for sentence in NOT_SAVED:
            assert said.evaluate(FITS, sentence), f"{sentence} at {width}"
    page.evaluate("scrollTo(0, 0)")
    box, table = said.bounding_box(), page.locator(".table.felt").bounding_box()
    assert box
    assert table
    assert abs(box["y"] + box["height"] - table["y"]) <= 1
    lines[-1].send(json.dumps({"type": "store", "writable": True}))
    expect(said).to_be_hidden()


@pytest.mark.long(20)
def test_a_house_that_is_killed_in_the_middle_goes_on(take: Take, own_server: Running) -> None:
    device = take(at=own_server, **DESKTOP, **QUICK)
    device.announce("ERR_|WebSocket")
    guest = alone(device, "bells-and-hammers", seats=3, bots=["greedy", "greedy"])
    play_a_little(guest)
    lines = guest.page.locator("aside ol li").count()
    version = guest.frames[-1]["version"]
    own_server.kill()
    expect(guest.page.get_by_text("Connection lost.")).to_be_visible()
    own_server.start()
    own_server.wait_until_ready()
    expect(guest.page.get_by_text("Connection lost.")).to_be_hidden(timeout=20 * SECOND)
    assert guest.page.locator("aside ol li").count() >= lines
    play_a_little(guest)
    assert guest.frames[-1]["version"] > version


def play_a_little(guest: Guest) -> None:
    """A few steps of this seat, whatever comes between them."""
    steps = 0
    while steps < 6:
        if guest.asked and guest.step():
            steps += 1
        else:
            guest.page.wait_for_timeout(20)


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


def test_the_page_opens_without_a_network_and_says_so(take: Take, own_server: Running) -> None:
    """Its own files are kept where browsers allow that; tables never are."""
    device = take(at=own_server, **DESKTOP, **QUICK)
    device.announce("ERR_|Failed to fetch|WebSocket")
    page = device.open("/")
    wait_until_kept(page)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    own_server.kill()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_text("The server isn’t answering.")).to_be_visible()
    kept = page.evaluate(
        "async () => (await (await caches.open((await caches.keys())[0])).keys())"
        ".map((asked) => new URL(asked.url).pathname)"
    )
    assert all(path == "/" or path.startswith("/assets/") for path in kept)


def test_installing_is_not_offered_where_it_cannot_be(take: Take, server: Running) -> None:
    device = take(**DESKTOP, address=f"http://{ELSEWHERE}:{server.port}")
    page = device.open("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("() => 'serviceWorker' in navigator") is False
