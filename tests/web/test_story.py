"""A finished game is looked at again, gone on with, taken home and verified."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .access import axe
from .conftest import Take
from .device import DESKTOP, PATIENCE, Device
from .guests import QUICK, alone, hurry_to_the_end, result_is_clear

PARTLY = "Everything fits, as far as this record can prove it."
"""On a device that was not there nobody can tell which seal was shown before."""
RIGHT = "The dice are fair: everything fits."
WRONG = "Something does not fit."


@pytest.fixture
def played(take: Take) -> Page:
    """The story of a game that was just played to its end, by the Second Way."""
    guest = alone(take(**DESKTOP, **QUICK), "las-vegas-second-way", seats=2, bots=["greedy"])
    hurry_to_the_end(guest)
    expect(guest.page.locator("[data-told] > ol > li")).to_have_count(2)
    assert axe(guest.page) == []
    result_is_clear(guest.page, "[data-told] > ol")
    guest.page.get_by_role("link", name="The story of the game").click()
    expect(guest.page.get_by_role("slider")).to_be_visible()
    assert axe(guest.page) == []
    return guest.page


@pytest.mark.long(40)
def test_scrub_verify_download_and_go_on(played: Page, take: Take, tmp_path: Path) -> None:
    page = played
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(page.get_by_text("The beginning: nothing has happened yet.").first).to_be_visible()
    page.keyboard.press("PageUp")
    expect(slider).to_have_value("10")
    page.get_by_role("button", name="One move forward").click()
    expect(slider).to_have_value("11")

    page.get_by_role("button", name="Verify the dice").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(RIGHT)).to_be_visible()
    expect(sheet.get_by_text("Your own part is in it")).to_be_visible()
    expect(sheet.get_by_text("greenbaize verify")).to_be_visible()
    expect(sheet.get_by_text("seats has a random number of its own in the dice.")).to_be_visible()
    page.keyboard.press("Escape")

    with page.expect_download() as coming:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.txt"
    coming.value.save_as(record)
    records(take(**DESKTOP), record, PARTLY)
    changed = re.sub(r"(?m)^(House: roll )(\d)", swapped, record.read_text(), count=1)
    assert changed != record.read_text()
    (tmp_path / "changed.txt").write_text(changed)
    records(take(**DESKTOP), tmp_path / "changed.txt", WRONG)

    page.get_by_role("button", name="Play on from here against bots").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on", exact=True).click()
    expect(page).to_have_url(re.compile("/t/[A-Z0-9]{9}$"), timeout=PATIENCE)
    expect(page.locator(".hand .throw, [data-at=tray] button").first).to_be_visible()


def swapped(found: re.Match[str]) -> str:
    """Another face of the die."""
    return found[1] + str(int(found[2]) % 6 + 1)


def records(device: Device, record: Path, verdict: str) -> None:
    """What the page of records says of a file."""
    page = device.open("/records")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.get_by_text(verdict)).to_be_visible()


def test_what_is_no_record_is_said_in_a_sentence(desktop: Device, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann,\n")
    page = desktop.open("/records")
    page.locator("input[type=file]").set_input_files(tmp_path / "letter.txt")
    expect(page.get_by_role("alert")).to_contain_text("This is not a Greenbaize record")


def test_a_game_that_goes_on_has_no_story_yet(take: Take) -> None:
    guest = alone(take(**DESKTOP, **QUICK), "reibach", seats=2, bots=["greedy"])
    guest.device.announce("409")
    guest.page.goto(f"/t/{guest.code}/story")
    expect(guest.page.get_by_text("This game is still being played")).to_be_visible()
