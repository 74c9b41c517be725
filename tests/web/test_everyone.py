"""Everybody can use every page, in every language, in both rooms, however large they need it.

Everything fits and is translated in every language, whatever the room; axe, which takes longest,
looks at everything in two pairs of them that share neither language nor room.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .access import axe, fits, untranslated
from .conftest import Take
from .device import DESKTOP, PHONE
from .guests import QUICK, Guest, alone, join, lay

IN_FULL = [("en-GB", "dark"), ("de-DE", "light")]
LOOKS = [*IN_FULL, ("fr-FR", "dark"), ("it-IT", "light")]
"""Every language, in a room."""
PAGES = ["/", "/new/las-vegas", "/new/cincinnati", "/rules/las-vegas", "/records", "/claim/nothing"]
NARROW = 360
SMALL_PHONES: list[ViewportSize] = [{"width": 360, "height": 640}, {"width": 390, "height": 844}]
GAMES = ["las-vegas", "las-vegas-solo", "las-vegas-second-way", "cincinnati", "reibach"]
GAMES.append("bells-and-hammers")
COLOURS = "getComputedStyle(one).backgroundColor + getComputedStyle(one).color"


class Look:
    """Looks at pages in one language and room."""

    def __init__(self, language: str, room: str) -> None:
        self.language, self.full = language[:2], (language, room) in IN_FULL

    def at(self, page: Page) -> None:
        """The page as it is now."""
        assert fits(page), page.url
        assert untranslated(page, self.language) == [], page.url
        if self.full:
            assert axe(page) == [], page.url


@pytest.mark.long(30)
@pytest.mark.parametrize(("language", "room"), LOOKS)
def test_every_page(take: Take, language: str, room: str) -> None:
    device = take(**PHONE, **QUICK, locale=language, color_scheme=room)
    look = Look(language, room)
    page = device.context.new_page()
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        look.at(page)
    device.announce("404")
    page.goto("/t/ZZZZZZ")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    look.at(page)
    changes_its_room(page, room)


def changes_its_room(page: Page, room: str) -> None:
    """All of a page changes when its device does, and at once where motion is reduced."""
    body, title = page.locator("body"), page.get_by_role("heading", level=1)
    painted = [part.evaluate(f"(one) => {COLOURS}") for part in (body, title)]
    page.emulate_media(color_scheme="light" if room == "dark" else "dark", reduced_motion="reduce")
    page.wait_for_timeout(300)
    for part, before in zip((body, title), painted, strict=True):
        assert part.evaluate(f"(one) => {COLOURS}") != before


@pytest.mark.long(30)
@pytest.mark.parametrize(("language", "room"), LOOKS)
def test_every_table(take: Take, language: str, room: str) -> None:
    """Laid, in play, with its menu, log and rules open, and on a screen."""
    device = take(**PHONE, **QUICK, locale=language, color_scheme=room)
    look = Look(language, room)
    wishes = {"seats": 5, "preset": "everything", "bots": ["greedy"] * 4}
    guest = Guest(device, lay(device, "las-vegas", **wishes))
    page = guest.page
    main = page.locator(".begin .main")
    expect(main).to_be_visible()
    look.at(page)
    main.click()
    page.locator(".hand .throw").click()
    expect(page.locator("[data-at=tray] [aria-pressed]").first).to_be_visible()
    look.at(page)
    page.locator("[data-at=tray] [aria-pressed]").first.click()
    look.at(page)
    for number in range(3):
        page.locator("header nav button").nth(number).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.wait_for_timeout(300)
        look.at(page)
        page.keyboard.press("Escape")
    screen = device.open(f"/t/{guest.code}/screen")
    expect(screen.locator(".asked")).to_be_visible()
    look.at(screen)


@pytest.mark.long(40)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_in_play(take: Take, game: str) -> None:
    device = take(**PHONE, **QUICK, locale="de-DE", color_scheme="light")
    seats = {"las-vegas-solo": 1, "bells-and-hammers": 3, "cincinnati": 3}.get(game, 2)
    guest = Guest(device, lay(device, game, seats=seats, bots=["greedy"] * (seats - 1)))
    guest.page.locator(".begin .main").click()
    expect(guest.page.locator(".asked")).to_be_visible()
    for _ in range(6):
        guest.page.wait_for_timeout(50)
        guest.step()
    guest.page.wait_for_timeout(200)
    assert axe(guest.page) == []
    assert fits(guest.page)
    for size in SMALL_PHONES:
        guest.page.set_viewport_size(size)
        guest.page.evaluate("scrollTo(0, 0)")
        expect(guest.page.locator(".chair.me .you")).to_have_text("du")
        expect(guest.page.locator(".chair.me .you")).to_be_in_viewport(ratio=1)
        assert fits(guest.page)


def test_the_curtain(take: Take) -> None:
    device = take(**PHONE, **QUICK)
    code = lay(device, "reibach", seats=2)
    join(device, code, "Ben")
    guest = Guest(device, code)
    guest.begin()
    while not guest.page.locator(".curtain").count():
        if not guest.step():
            guest.page.wait_for_timeout(30)
    guest.page.wait_for_timeout(400)
    assert axe(guest.page) == []


def test_twice_the_size(take: Take) -> None:
    """A page at 200 % has half the room."""
    small = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
    device = take(**small, **QUICK)
    for path in PAGES:
        page = device.open(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert fits(page), path
    guest = alone(device, "las-vegas", seats=5, preset="everything", bots=["greedy"] * 4)
    guest.page.locator(".hand .throw").click()
    guest.page.locator("[data-at=tray] [aria-pressed]").first.click()
    guest.page.locator(".hand .main").click()
    assert fits(guest.page)


def test_ears_are_told_what_happens_and_what_is_asked(take: Take) -> None:
    guest = alone(take(**DESKTOP, **QUICK), "las-vegas", seats=2, bots=["greedy"])
    page = guest.page
    asked = page.locator(".line [aria-live]").first
    expect(asked).to_contain_text("Your throw")
    page.locator(".hand .throw").click()
    expect(asked).to_contain_text("choose a number")
    expect(page.locator(".line [aria-live]").nth(1)).to_contain_text("threw")
    casinos = page.get_by_role("list", name="Casinos").get_by_role("listitem")
    assert casinos.count() >= 6
