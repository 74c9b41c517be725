"""People meet at a table: on two devices, around a screen, and at one device with a curtain."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Page, ViewportSize, expect

from tests.server.running import Running

from .chromium import ELSEWHERE
from .conftest import Take
from .device import DESKTOP, PHONE
from .guests import QUICK, Guest, alone, join, lay, post


def test_a_friend_comes_by_the_link(take: Take) -> None:
    host, friend = take(**DESKTOP, **QUICK), take(**PHONE, **QUICK)
    code = lay(host, "bells-and-hammers", seats=3)
    ann = Guest(host, code)
    ann.page.get_by_role("button", name="Regular").first.click()
    page = friend.open(f"/t/{code}")
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    expect(ann.page.get_by_text("Ben", exact=True)).to_be_visible()
    ann.begin()
    expect(page.locator(".asked")).to_be_visible()
    ann.page.get_by_label("Say something").fill("Good evening!")
    ann.page.get_by_role("button", name="Say", exact=True).click()
    bubble = page.locator(".bubble p")
    expect(bubble).to_contain_text("Good evening!")
    line = page.locator(".asked").bounding_box()
    said = bubble.bounding_box()
    chair = page.locator("[data-at=seat-0]").bounding_box()
    assert line
    assert said
    assert chair
    assert not overlap(said, line)
    assert not overlap(said, chair)
    unread = page.locator("header nav").get_by_text("Something new was said")
    expect(unread).to_be_attached()
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_role("dialog").get_by_text("Good evening!")).to_be_in_viewport()
    expect(unread).to_have_count(0)
    screen = host.open(f"/t/{code}/screen")
    expect(screen.locator(".asked")).to_be_visible()
    page.get_by_role("button", name="applauds").click()
    expect(ann.page.get_by_role("group", name="What happened")).to_contain_text("Ben applauds")
    expect(ann.page.locator(".bubble p")).to_contain_text("applauds")
    expect(screen.locator(".bubble p")).to_contain_text("applauds")


def test_who_is_invited_sees_by_whom_to_what_and_one_big_button(take: Take) -> None:
    code = lay(take(**DESKTOP), "las-vegas", name="Blanche", seats=3, bots=["uniform"])
    friend = take(**{**PHONE, "viewport": {"width": 360, "height": 640}}, **QUICK)
    page = friend.open(f"/t/{code}")
    expect(page.get_by_role("heading", name="Blanche invites you to Las Vegas")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("img", name="QR code for the link")).to_have_count(0)
    expect(page.get_by_text(re.compile(r"^\w+, the .* Random yardstick$"))).to_be_visible()
    page.get_by_role("button", name="Read the rules meanwhile").click()
    expect(page.get_by_role("dialog").get_by_role("searchbox")).to_be_visible()


NAMES_IN_FULL = """() => [...document.querySelectorAll(".chair .name")]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""


def test_my_own_seat_is_plain_and_names_are_read_on_the_smallest_phone(take: Take) -> None:
    narrow = {**PHONE, "viewport": {"width": 360, "height": 640}}
    guest = alone(
        take(**narrow, **QUICK), "las-vegas", name="Wilhelma", seats=4, bots=["greedy"] * 3
    )
    page = guest.page
    assert page.evaluate(NAMES_IN_FULL) == []
    mine = page.locator(".chair.me")
    you, flag = mine.locator(".you").bounding_box(), mine.locator(".starts").bounding_box()
    assert you
    assert flag
    assert not overlap(you, flag)
    expect(page.locator(".chair .head svg[viewBox='0 0 48 48']")).to_have_count(3)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Who is who").click()
    solid = page.get_by_role("dialog").get_by_text(
        "Takes what looks best at one look; it never changes."
    )
    expect(solid).to_have_count(3)
    expect(page.get_by_role("dialog").get_by_role("img", name="QR code")).to_have_count(0)


def test_the_log_begins_with_what_happened_since_my_last_turn(take: Take) -> None:
    guest = alone(take(**PHONE, **QUICK), "las-vegas", seats=3, bots=["greedy"] * 2)
    for _ in range(2):
        guest.page.locator(".hand .throw").click()
        guest.page.locator("[data-at=tray] [aria-pressed]").first.click()
        guest.page.locator(".hand .main").click()
    expect(guest.page.locator(".hand .throw")).to_be_visible()
    guest.page.get_by_role("button", name="What happened").click()
    log = guest.page.get_by_role("dialog")
    since = log.get_by_role("heading", name="Since your last turn")
    expect(since).to_be_in_viewport()
    recent = log.locator(".recent li")
    expect(recent).to_have_count(2)
    for line in recent.all():
        expect(line).to_be_in_viewport()
        expect(line).to_contain_text(re.compile("threw.*and placed"))
        assert line.locator(".die").count() > 0


def test_a_screen_in_the_middle_and_two_phones(take: Take, server: Running) -> None:
    """At home nothing is encrypted, and the house has a name that is not localhost."""
    home = f"http://{ELSEWHERE}:{server.port}"
    television = take(**DESKTOP, **QUICK, address=home)
    phones = [take(**PHONE, **QUICK, address=home) for _ in range(2)]
    code = lay(phones[0], "las-vegas-second-way", seats=3, bots=["greedy"])
    screen = television.open(f"/t/{code}/screen")
    assert screen.evaluate("() => isSecureContext") is False
    expect(screen.get_by_role("img", name="QR code for the link")).to_be_visible()
    expect(screen.get_by_text(code)).to_be_visible()
    join(phones[1], code, "Ben")
    expect(screen.get_by_text("Ben")).to_be_visible()
    ann, ben = (Guest(phone, code, seed) for seed, phone in enumerate(phones))
    ann.begin()
    expect(screen.locator(".asked")).to_be_visible()
    assert screen.locator(".hand button").count() == 0
    for _ in range(20):
        ann.step()
        ben.step()
    expect(screen.locator(".asked")).not_to_be_empty()
    for guest in (ann, ben):
        key = f"end-{guest.seat}"
        asked = {"type": "agree_to_end", "key": key, "agrees": True}
        post(guest.device, f"/t/{code}/seats/{guest.seat}/commands", asked)
    expect(screen.locator(".outcome")).to_be_visible()


SMALL: ViewportSize = {"width": 1280, "height": 800}
USUAL: ViewportSize = {"width": 1920, "height": 1080}
LARGE: ViewportSize = {"width": 3840, "height": 2160}
REFITS = 50
"""Tenths of a second in which a page has found its new size."""


@pytest.mark.long(20)
@pytest.mark.parametrize(("seats", "sizes"), [(5, [USUAL, LARGE]), (8, [SMALL, LARGE])])
def test_a_television_shows_all_of_a_full_table(
    take: Take, seats: int, sizes: list[ViewportSize]
) -> None:
    """Nobody scrolls a television; and whoever comes late still finds the code."""
    device = take(**DESKTOP, **QUICK)
    guest = alone(
        device, "las-vegas", seats=seats, preset="everything", bots=["greedy"] * (seats - 1)
    )
    for _ in range(12):
        guest.step()
        guest.page.wait_for_timeout(20)
    screen = device.open(f"/t/{guest.code}/screen")
    expect(screen.locator(".asked")).to_be_visible()
    for size in sizes:
        screen.set_viewport_size(size)
        all_is_seen(screen, guest.code)


def all_is_seen(screen: Page, code: str) -> None:
    """Without scrolling, and without one thing over another."""
    expect(screen.get_by_text(code)).to_be_in_viewport()
    expect(screen.get_by_role("img", name="QR code for the link")).to_be_in_viewport()
    screen.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
    for _ in range(REFITS):
        if not covered(screen):
            break
        screen.wait_for_timeout(100)
    assert not covered(screen)
    home, title = (screen.locator(one).bounding_box() for one in ("header .home", "header h1"))
    assert home
    assert title
    assert not overlap(home, title)


def covered(screen: Page) -> list[FloatRect]:
    """The chairs that lie over the sentence or over a casino."""
    *chairs, line = (
        box for one in screen.locator(".asked, .seats > li").all() if (box := one.bounding_box())
    )
    places = [box for one in screen.locator(".place").all() if (box := one.bounding_box())]
    assert places
    return [box for box in chairs for other in (line, *places) if overlap(box, other)]


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Whether two things cover each other."""
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    return not (beside or above)


def test_where_nothing_is_secure_copying_is_selecting(take: Take, server: Running) -> None:
    device = take(**PHONE, address=f"http://{ELSEWHERE}:{server.port}")
    guest = Guest(device, lay(device, "reibach"))
    guest.page.get_by_role("button", name="Copy").click()
    expect(guest.page.get_by_text("The link is selected. Copy it now.")).to_be_visible()
    chosen = guest.page.evaluate("() => getSelection().toString()")
    assert chosen.endswith(f"/t/{guest.code}")


def test_a_curtain_falls_between_two_people_at_one_device(take: Take) -> None:
    device = take(**PHONE, **QUICK)
    code = lay(device, "reibach", seats=2)
    join(device, code, "Ben")
    guest = Guest(device, code)
    page = guest.page
    guest.begin()
    curtain = page.get_by_role("heading", name="For ", exact=False)
    for name in ("Ben", "Ann", "Ben"):
        while not curtain.count():
            if not guest.step():
                page.wait_for_timeout(30)
        expect(curtain).to_have_text(f"For {name} only")
        assert page.locator(".table, .hand, [data-at]").count() == 0
        page.get_by_role("button", name=f"I am {name}").click()
        expect(page.locator("[aria-current=true]")).to_contain_text(re.compile(f"{name}.*you"))


def test_without_secrets_there_is_no_curtain(take: Take) -> None:
    device = take(**DESKTOP, **QUICK)
    code = lay(device, "bells-and-hammers", seats=3)
    for name in ("Ben", "Cleo"):
        join(device, code, name)
    guest = Guest(device, code)
    guest.begin()
    seen: set[str] = set()
    for _ in range(200):
        if not guest.step():
            guest.page.wait_for_timeout(30)
        assert guest.page.locator(".curtain").count() == 0
        seen.add(guest.page.locator(".me .name").inner_text())
        if len(seen) > 1:
            break
    assert len(seen) > 1
