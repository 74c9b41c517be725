"""People meet at a table: on two devices, around a screen, and at one device with a curtain."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, expect

from tests.server.running import Running

from .chromium import ELSEWHERE
from .conftest import Take
from .device import DESKTOP, PHONE
from .guests import QUICK, Guest, alone, join, lay, play_to_the_end


def test_a_friend_comes_by_the_link(take: Take) -> None:
    host, friend = take(**DESKTOP, **QUICK), take(**PHONE, **QUICK)
    code = lay(host, "bells-and-hammers", seats=3)
    ann = Guest(host, code)
    ann.page.get_by_role("button", name="Bot: takes the best it sees").first.click()
    page = friend.open(f"/t/{code}")
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    expect(ann.page.get_by_text("Ben", exact=True)).to_be_visible()
    ann.begin()
    expect(page.locator(".asked")).to_be_visible()
    ann.page.get_by_label("Say something").fill("Good evening!")
    ann.page.get_by_role("button", name="Say", exact=True).click()
    bubble = page.locator(".toasts p")
    expect(bubble).to_contain_text("Good evening!")
    line = page.locator(".asked").bounding_box()
    said = bubble.bounding_box()
    assert line
    assert said
    assert not overlap(said, line)
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_role("dialog").get_by_text("Good evening!")).to_be_in_viewport()
    page.get_by_role("button", name="applauds").click()
    expect(ann.page.get_by_text("Ben applauds")).to_be_visible()


def test_a_screen_in_the_middle_and_two_phones(take: Take, house: Running) -> None:
    """At home nothing is encrypted, and the house has a name that is not localhost."""
    home = f"http://{ELSEWHERE}:{house.port}"
    television = take(**DESKTOP, **QUICK, address=home)
    phones = [take(**PHONE, **QUICK, address=home) for _ in range(2)]
    code = lay(phones[0], "cincinnati", seats=3, bots=["greedy"])
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
    for _ in range(60):
        ann.step()
        ben.step()
    expect(screen.locator(".asked")).not_to_be_empty()
    play_to_the_end(ann, ben)
    expect(screen.locator(".outcome")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1280, 800)])
@pytest.mark.parametrize("seats", [5, 8])
def test_a_television_shows_all_of_a_full_table(
    take: Take, seats: int, width: int, height: int
) -> None:
    """Nobody scrolls a television; and whoever comes late still finds the code."""
    device = take(viewport={"width": width, "height": height}, **QUICK)
    guest = alone(
        device, "las-vegas", seats=seats, preset="everything", bots=["greedy"] * (seats - 1)
    )
    for _ in range(12):
        guest.step()
        guest.page.wait_for_timeout(20)
    screen = device.open(f"/t/{guest.code}/screen")
    expect(screen.locator(".asked")).to_be_visible()
    expect(screen.get_by_text(guest.code)).to_be_in_viewport()
    expect(screen.get_by_role("img", name="QR code for the link")).to_be_in_viewport()
    screen.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
    *chairs, line = (
        box for one in screen.locator(".asked, .seats > li").all() if (box := one.bounding_box())
    )
    assert not [box for box in chairs if overlap(box, line)]


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Whether two things cover each other."""
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    return not (beside or above)


def test_where_nothing_is_secure_copying_is_selecting(take: Take, house: Running) -> None:
    device = take(**PHONE, address=f"http://{ELSEWHERE}:{house.port}")
    guest = Guest(device, lay(device, "reibach"))
    guest.page.get_by_role("button", name="Copy").click()
    expect(guest.page.get_by_text("The link is selected: copy it.")).to_be_visible()
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
