"""A game more, on the page: it is on Home, can be set up and is played at the general table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.build.fifth_game import make_package, make_page, tool
from tests.server.running import Running, ours

from .conftest import HASTE, Take
from .device import DESKTOP
from .guests import QUICK, alone, play_to_the_end


@pytest.fixture
def cups(tmp_path: Path) -> Iterator[Running]:
    """A house where Cups is played, with its page; asked for first, it outlives the devices."""
    make_page(make_package(tmp_path))
    built = tool(tmp_path, "website.py")
    assert built.returncode == 0, built.stdout + built.stderr
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Running(ours(database), {**HASTE, "PYTHONPATH": str(tmp_path / "src")}) as running:
        yield running


@pytest.mark.long(60)
def test_it_is_found_set_up_and_played(cups: Running, take: Take) -> None:
    device = take(at=cups, **DESKTOP, **QUICK)
    page = device.open("/")
    tile = page.get_by_role("article", name="Cups")
    expect(tile).to_contain_text("Hide a number that nobody else hides.")
    tile.get_by_role("link", name="Rules").click()
    expect(page.get_by_text("Everybody is dealt one card, face down.")).to_be_visible()

    page.goto("/new/cups")
    expect(page.get_by_role("heading", name="Cups").first).to_be_visible()
    expect(page.get_by_text("The cards are dealt face up.")).to_be_visible()

    guest = alone(device, "cups", seats=3, bots=["greedy"] * 2)
    expect(guest.page.locator(".general")).to_be_visible()
    expect(guest.page.locator(".asked")).to_contain_text("Which number do you hide?")
    play_to_the_end(guest)
    expect(guest.page.locator(".outcome > ol li")).to_have_count(3)
