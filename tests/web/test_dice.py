"""A device that was there says loudly what a House does to its dice, and the banner stays."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from greenbaize.engine.fair import commitment
from greenbaize.server.tables.log import Header
from tests.server.running import Running, ours

from .access import axe
from .conftest import HASTE, Take
from .device import DESKTOP, PHONE
from .guests import QUICK, Guest, alone, hurry_to_the_end, lay

CRY = "The dice of this table cannot be trusted"
OTHER = bytes(range(32))
COMES_BACK = 20_000.0


def exchange_seal(database: Path) -> str:
    """Another secret and its seal, put into the database; returns the seal that was there."""
    with closing(sqlite3.connect(database)) as tables, tables:
        ((text,),) = tables.execute("SELECT header FROM tables").fetchall()
        header = Header.model_validate_json(text)
        swapped = header.model_copy(update={"commitment": commitment(OTHER)})
        tables.execute(
            "UPDATE tables SET header = ?, secret = ?", (swapped.model_dump_json(), OTHER)
        )
    return header.commitment


def check_banner(page: Page, *words: str) -> None:
    """The banner is there, says all of this, and bars nobody."""
    banner = page.get_by_role("alert").filter(has_text=CRY)
    expect(banner).to_be_visible(timeout=COMES_BACK)
    for said in words:
        expect(banner).to_contain_text(said)


@pytest.mark.long(20)
def test_an_exchanged_seal_is_said_loudly_and_stays(
    take: Take, own_server: Running, tmp_path: Path
) -> None:
    device = take(at=own_server, **PHONE, **QUICK)
    device.announce("ERR_|WebSocket")
    code = lay(device, "las-vegas", seats=2, bots=["greedy"])
    ann = Guest(device, code)
    expect(ann.page.get_by_title("dice promised")).to_be_visible()
    own_server.stop()
    seal = exchange_seal(tmp_path / "tables.db")
    own_server.start()
    own_server.wait_until_ready()
    check_banner(ann.page, seal, commitment(OTHER), "whoever did that could choose the dice")
    assert axe(ann.page) == []
    ann.page.reload()
    check_banner(ann.page, seal)
    ann.page.get_by_role("button", name="Begin", exact=True).click()
    expect(ann.page.locator(".asked")).to_be_visible(timeout=COMES_BACK)
    check_banner(ann.page, seal, commitment(OTHER))


def test_the_plain_page_says_it_too(take: Take, own_server: Running, tmp_path: Path) -> None:
    device = take(at=own_server, **PHONE)
    device.announce("ERR_|WebSocket")
    code = lay(device, "las-vegas", seats=2, bots=["greedy"])
    page = device.open(f"/t/{code}/plain?seat=0")
    expect(page.get_by_text("This device has promised its part.")).to_be_visible()
    own_server.stop()
    seal = exchange_seal(tmp_path / "tables.db")
    own_server.start()
    own_server.wait_until_ready()
    check_banner(page, seal, commitment(OTHER))
    page.reload()
    check_banner(page, seal)


def test_the_plain_page_promises_and_opens(take: Take) -> None:
    device = take(**DESKTOP)
    code = lay(device, "las-vegas", seats=2, bots=["greedy"])
    page = device.open(f"/t/{code}/plain?seat=0")
    expect(page.get_by_text("This device has promised its part.")).to_be_visible()
    page.get_by_role("button", name="Begin the game").click()
    expect(page.get_by_role("button", name="Throw the dice")).to_be_visible()
    page.get_by_text("What the seats contributed").click()
    part = page.evaluate(f"() => localStorage.getItem('greenbaize-part-{code}-0')")
    expect(page.locator("#fair dd").first).to_have_text(part)
    expect(page.locator("#fair dt").last).to_contain_text("by the House’s formula")
    expect(page.locator("#alarms")).to_have_count(0)


@contextmanager
def cheating_house(way: str, folder: Path) -> Iterator[Running]:
    """A house of which the House cheats in this way."""
    serve = ours(f"sqlite:///{folder / 'tables.db'}")[3:]
    command = [sys.executable, "-m", "tests.server.cheating", way, *serve]
    with Running(command, HASTE) as running:
        yield running


def test_a_part_that_was_opened_and_dropped_is_said_at_once(take: Take, tmp_path: Path) -> None:
    with cheating_house("dropped", tmp_path) as server:
        device = take(at=server, **DESKTOP, **QUICK)
        device.announce("ERR_|WebSocket")
        guest = Guest(device, lay(device, "las-vegas", seats=2, bots=["greedy"]))
        expect(guest.page.get_by_title("dice promised")).to_be_visible()
        guest.begin()
        check_banner(guest.page, "opened its part for Ann, and the House confirmed it")


@pytest.mark.long(30)
def test_a_part_that_was_chosen_is_said_when_the_game_is_over(take: Take, tmp_path: Path) -> None:
    with cheating_house("bot", tmp_path) as server:
        device = take(at=server, **DESKTOP, **QUICK)
        device.announce("ERR_|WebSocket")
        guest = alone(device, "las-vegas-second-way", seats=2, bots=["greedy"])
        expect(guest.page.get_by_role("alert").filter(has_text=CRY)).to_have_count(0)
        hurry_to_the_end(guest)
        check_banner(guest.page, "neither a promised one nor what the House’s formula gives")
        guest.page.get_by_role("link", name="The story of the game").click()
        check_banner(guest.page, "So somebody chose it")
        guest.page.get_by_role("button", name="Verify the dice").click()
        sheet = guest.page.get_by_role("dialog")
        expect(sheet.get_by_text("Something does not fit.")).to_be_visible()
        expect(sheet.get_by_text("somebody chose it")).to_be_visible()
