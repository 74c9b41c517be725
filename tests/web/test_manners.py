"""What a page owes to quick fingers, small screens and people who play alone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Take
from .device import DESKTOP, PHONE
from .guests import QUICK, Guest, alone, lay

DEAD = 400
SEEN = """(seat) => {
  const { left, top, width, height } = seat.getBoundingClientRect();
  return [0.05, 0.5, 0.95].every((part) => [0.1, 0.9].every((other) => seat.contains(
    document.elementFromPoint(left + part * width, top + other * height))));
}"""
COMMANDS = ("throw", "move", "take_back")
MIDDLE = """(one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""


def twice(guest: Guest, button: str, pause: float) -> None:
    """A double tap at one place, with so many milliseconds between."""
    x, y = guest.page.locator(button).first.evaluate(MIDDLE)
    guest.page.mouse.click(x, y)
    guest.page.wait_for_timeout(pause)
    guest.page.mouse.click(x, y)


def commands(guest: Guest) -> list[str]:
    """What was done at the table, in order."""
    return [said["type"] for said in guest.said if said["type"] in COMMANDS]


@pytest.mark.parametrize("pause", [40, 150, 300])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_double_tap_throws_once_and_places_once(
    take: Take, size: dict[str, Any], pause: float
) -> None:
    """Nothing is lifted by the second tap on a throw, nothing taken back by that on a placement."""
    guest = alone(take(**size, **QUICK), "las-vegas", hasty=False, seats=2, bots=["greedy"])
    page = guest.page
    page.wait_for_timeout(DEAD)
    twice(guest, ".hand .throw", pause)
    groups = page.locator("[data-at=tray] [aria-pressed]")
    expect(groups.first).to_be_visible()
    page.wait_for_timeout(DEAD + 100)
    assert page.locator("[data-at=tray] [aria-pressed=true]").count() == 0
    groups.first.click()
    main = ".hand .main:not(.throw)"
    expect(page.locator(main)).to_be_visible()
    page.wait_for_timeout(DEAD + 100)
    twice(guest, main, pause)
    page.wait_for_timeout(DEAD)
    assert commands(guest) == ["throw", "move"]


def test_what_is_fresh_is_live_soon_and_keys_always(take: Take) -> None:
    guest = alone(take(**DESKTOP, **QUICK), "las-vegas", hasty=False, seats=2, bots=["greedy"])
    page = guest.page
    page.keyboard.press("t")
    page.locator("[data-at=tray] [aria-pressed]").first.wait_for()
    for face in range(1, 7):
        page.keyboard.press(str(face))
    page.keyboard.press("Enter")
    expect(page.locator(".hand .tool, .hand .throw").first).to_be_visible()
    assert commands(guest) == ["throw", "move"]
    expect(page.locator("[data-guarded]")).to_have_count(0)


def test_the_general_table_is_guarded_too(take: Take) -> None:
    guest = alone(take(**PHONE, **QUICK), "reibach", hasty=False, seats=2, bots=["greedy"])
    page = guest.page
    expect(page.locator("[data-move]").first).to_be_visible()
    page.wait_for_timeout(DEAD)
    twice(guest, "[data-move^=take]", 120)
    page.wait_for_timeout(DEAD)
    assert commands(guest) == ["move"]


def test_a_phone_opens_the_log_at_its_newest_line(take: Take) -> None:
    guest = alone(take(**PHONE, **QUICK), "las-vegas", seats=5, bots=["greedy"] * 4)
    for _ in range(4):
        guest.step()
        guest.page.wait_for_timeout(30)
    page = guest.page
    page.get_by_role("button", name="What happened").click()
    lines = page.get_by_role("dialog").locator("ol > li")
    assert lines.count() > 12
    expect(lines.last).to_be_in_viewport(ratio=1)
    expect(lines.first).not_to_be_in_viewport()
    expect(page.get_by_label("Say something")).to_be_in_viewport(ratio=1)


@pytest.mark.long(20)
def test_the_own_seat_is_never_behind_the_hand(take: Take) -> None:
    """Five seats with all modules on 1280 x 800: with a hint, and with a number chosen as well."""
    device = take(**DESKTOP, **QUICK)
    guest = alone(device, "las-vegas", seats=5, preset="everything", bots=["greedy"] * 4)
    page = guest.page
    group = page.locator("[data-at=tray] button[aria-pressed]").first
    while not group.count():
        guest.step()
        page.wait_for_timeout(20)
    page.keyboard.press("h")
    hint = page.get_by_text("A bot would:")
    expect(hint).to_be_visible()
    own_seat_is_seen(page)
    group.click()
    expect(page.locator(".outlook").first).to_be_visible()
    expect(hint).to_be_visible()
    own_seat_is_seen(page)


def own_seat_is_seen(page: Page) -> None:
    """However the table is scrolled."""
    for far in (0, 9999):
        page.locator(".table.felt").evaluate(f"(table) => table.scrollTo(0, {far})")
        expect(page.locator(".chair.me")).to_be_in_viewport(ratio=1)
        assert page.locator(".chair.me").evaluate(SEEN)


def test_alone_with_bots_an_end_is_asked_for_and_another_game_begins_at_once(take: Take) -> None:
    guest = alone(take(**PHONE, **QUICK), "reibach", seats=3, bots=["greedy"] * 2)
    page = guest.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Propose to end the game").click()
    sure = page.get_by_role("button", name="Yes, end it")
    expect(sure).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("list", name="How it stands").get_by_role("listitem")).to_have_count(3)
    assert not guest.over
    sure.click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator(".outcome").get_by_role("listitem")).to_have_count(3)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("[data-move]").first).to_be_visible()
    expect(page.locator(".chair")).to_have_count(3)


def test_with_a_friend_another_game_waits(take: Take) -> None:
    ann, ben = take(**PHONE, **QUICK), take(**PHONE, **QUICK)
    code = lay(ann, "reibach", seats=2)
    page = ben.open(f"/t/{code}")
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    guest = Guest(ann, code)
    guest.begin()
    for one in (guest.page, page):
        one.get_by_role("button", name="Menu").click()
        one.get_by_role("button", name="Propose to end the game").click()
        expect(one.get_by_role("dialog")).to_be_hidden()
    guest.page.get_by_role("button", name="Play again").click()
    expect(guest.page.get_by_role("heading", name="The table is laid")).to_be_visible()
