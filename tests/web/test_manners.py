"""What a page owes to quick fingers, small screens and people who play alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from secrets import token_hex
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from .conftest import Take
from .device import DESKTOP, PHONE, Device
from .guests import QUICK, Guest, alone, hurry_to_the_end, join, lay, post
from .positions import WHOLE_GAMES

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


PAUSES = (40, 150, 300)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_double_tap_throws_once_and_places_once(take: Take, size: dict[str, Any]) -> None:
    """Nothing is lifted by the second tap on a throw, nothing taken back by that on a placement."""
    guest = alone(take(**size, **QUICK), "las-vegas", hasty=False, seats=2, bots=["greedy"])
    for turn, pause in enumerate(PAUSES, 1):
        take_a_turn_with_double_taps(guest, pause)
        assert commands(guest) == ["throw", "move"] * turn, f"{pause} ms"


def take_a_turn_with_double_taps(guest: Guest, pause: float) -> None:
    """A throw and a placement, each with two taps; the last one has had its time."""
    page = guest.page
    page.locator(".hand .throw").wait_for()
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


def test_a_double_tap_picks_a_card_and_another_one_takes_it_once(take: Take) -> None:
    guest = alone(take(**PHONE, **QUICK), "reibach", hasty=False, seats=2, bots=["greedy"])
    page = guest.page
    card = "[data-at=market-1] button"
    expect(page.locator(card)).to_be_visible()
    page.wait_for_timeout(DEAD)
    twice(guest, card, 120)
    page.wait_for_timeout(DEAD)
    assert commands(guest) == []
    twice(guest, ".hand .main", 120)
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
    hint = page.get_by_text("A bot would play:")
    expect(hint).to_be_visible()
    own_seat_is_seen(page)
    group.click()
    expect(page.locator(".outlook").first).to_be_visible()
    expect(hint).to_be_visible()
    own_seat_is_seen(page)


MEANWHILE = """() => {
  document.meanwhile = [];
  const look = () => document.meanwhile.push(...document.querySelectorAll(".waiting-room"));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes every waiting room that comes into sight."""


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
    page.get_by_role("button", name="End the game here …").click()
    sure = page.get_by_role("button", name="Yes, end it")
    expect(sure).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("list", name="How it stands").get_by_role("listitem")).to_have_count(3)
    assert not guest.over
    sure.click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator(".outcome").get_by_role("listitem")).to_have_count(3)
    again = page.get_by_role("button", name="Play again")
    page.set_viewport_size({"width": 360, "height": 640})
    expect(again).to_be_in_viewport(ratio=1)
    page.evaluate(MEANWHILE)
    again.click()
    expect(page.locator(".asked")).to_be_visible()
    assert page.evaluate("document.meanwhile") == []
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
        one.get_by_role("button", name="End the game here …").click()
        one.get_by_role("button", name="Yes, ask the others").click()
        expect(one.get_by_role("dialog")).to_be_hidden()
    guest.page.get_by_role("button", name="Rematch").click()
    expect(guest.page.get_by_role("heading", name="Your table is ready")).to_be_visible()


SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
SIZES = ((360, 640), (390, 844), (844, 390), (1280, 800))
TELEVISIONS = ((1920, 1080), (3840, 2160))
ENDS = {
    "las-vegas": 8,
    "las-vegas-second-way": 4,
    "cincinnati": 6,
    "reibach": 5,
    "bells-and-hammers": 10,
}
"""Each game with a chart, and as many as may play it."""

FOUR = ("cincinnati", "reibach", "bells-and-hammers", "las-vegas")
LIVE = """() => [...document.querySelectorAll(".felt button:enabled, .felt [data-needed]")]
  .filter((one) => one.checkVisibility())
  .filter((one) => !one.closest(".seats, [data-at^=business-], .clock, [data-told]"))
  .map((one) => one.getAttribute("aria-label") ?? one.textContent.trim())"""
"""What can be pressed at the table, but for what only tells something."""

UNDER = """() => {
  const said = document.querySelector(".bubble").getBoundingClientRect();
  const isUnder = (one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    if (width < 2) return false;
    const across = said.left < right - 1 && left < said.right - 1;
    return across && said.top < bottom - 1 && top < said.bottom - 1;
  };
  return [...document.querySelectorAll('[data-at^="seat-"], [data-told], .asked')]
    .filter(isUnder).map((one) => one.textContent.trim());
}"""
"""Seats with their money, results and the question, as far as what is said covers them."""


@pytest.mark.parametrize("game", FOUR)
def test_a_bot_in_my_place_leaves_one_button_and_no_question(take: Take, game: str) -> None:
    device = take(**SMALL, **QUICK)
    guest = alone(device, game, seats=4, bots=["greedy"] * 3, pace=5)
    page = guest.page
    away = {"type": "stand_in", "bot": "greedy", "key": "away"}
    post(device, f"/t/{guest.code}/seats/0/commands", away)
    page.bring_to_front()
    back = page.get_by_role("button", name="Let me play again")
    expect(back).to_be_in_viewport(ratio=1)
    expect(page.locator(".asked")).to_have_text("A bot is playing for you.")
    assert page.evaluate(LIVE) == ["Let me play again"]
    page.wait_for_timeout(DEAD)
    back.click()
    expect(back).to_have_count(0)
    expect(page.locator(".asked")).not_to_have_text("A bot is playing for you.")


@pytest.mark.parametrize("game", [*FOUR, "las-vegas-second-way"])
def test_what_is_said_covers_no_money_and_no_question(take: Take, game: str) -> None:
    host, friend = take(**SMALL, **QUICK), take(**DESKTOP, **QUICK)
    code = lay(host, game, seats=4, bots=["greedy"] * 2)
    seat = join(friend, code, "Bartholomew")
    guest = Guest(host, code)
    guest.begin()
    screen = host.open(f"/t/{code}/screen")
    expect(screen.locator(".asked")).to_be_visible()
    say(friend, code, seat)
    nothing_is_under(guest.page, SIZES)
    say(friend, code, seat)
    nothing_is_under(screen, TELEVISIONS)


@pytest.mark.long(40)
@pytest.mark.parametrize("game", ENDS if WHOLE_GAMES else ["las-vegas", "cincinnati"])
def test_what_is_said_at_the_end_covers_no_result(take: Take, game: str) -> None:
    """As somebody sees it who looks on."""
    guest = alone(take(**SMALL, **QUICK), game, seats=4, bots=["greedy"] * 3)
    hurry_to_the_end(guest)
    watching = take(**SMALL, **QUICK)
    page = watching.open(f"/t/{guest.code}")
    screen = watching.open(f"/t/{guest.code}/screen")
    for one, sizes in ((page, SIZES), (screen, TELEVISIONS)):
        expect(one.locator(".next")).to_be_visible()
        say(guest.device, guest.code, 0)
        nothing_is_under(one, sizes)


def say(device: Device, code: str, seat: int) -> None:
    """As much as fits into a bubble."""
    said = {"type": "chat", "text": "What a wonderful throw that was, my dear!"}
    post(device, f"/t/{code}/seats/{seat}/commands", {**said, "key": token_hex(4)})


def nothing_is_under(page: Page, sizes: Sequence[tuple[int, int]]) -> None:
    """On every screen, while it is said."""
    page.bring_to_front()
    expect(page.locator(".bubble")).to_contain_text("wonderful")
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(DEAD)
        assert page.evaluate(UNDER) == [], f"{width} x {height}"


BEYOND = """() => [document.documentElement, document.querySelector(".table")]
  .map((one) => one.scrollHeight - one.clientHeight)"""
"""How far the page, and the table in it, would have to be scrolled."""


@pytest.mark.long(40)
@pytest.mark.parametrize("game", ENDS if WHOLE_GAMES else FOUR)
def test_the_end_with_its_chart_fits_every_screen(take: Take, game: str) -> None:
    seats = ENDS[game]
    device = take(**SMALL, **QUICK)
    guest = alone(device, game, name="Wilhelmi", seats=seats, bots=["greedy"] * (seats - 1))
    hurry_to_the_end(guest)
    page = guest.page
    chart = page.get_by_role("region", name="How it went")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(chart).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
        assert page.evaluate(BEYOND) == [0, 0], f"{width} x {height}"
        apart([(box["x"], box["width"]) for box in boxes(chart.locator(".chapter"))])
        apart([(box["y"], box["height"]) for box in boxes(chart.locator(".ends li svg"))])
        name = page.locator("[data-told] .name", has_text="Wilhelmi").first
        assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth")


def boxes(labels: Locator) -> list[FloatRect]:
    """Where those of them are that are seen."""
    return [box for label in labels.all() if (box := label.bounding_box())]


def apart(labels: list[tuple[float, float]]) -> None:
    """No two of the chart's labels run together."""
    edges = sorted((start, start + size) for start, size in labels)
    assert all(end < after + 1 for (_, end), (after, _) in pairwise(edges)), edges


def test_where_one_plays_alone_no_empty_sheet_takes_the_place_of_a_chart(take: Take) -> None:
    guest = alone(take(**SMALL, **QUICK), "las-vegas-solo", seats=1)
    hurry_to_the_end(guest)
    expect(guest.page.locator(".outcome")).to_have_count(0)
    assert guest.page.evaluate(BEYOND) == [0, 0]
