"""Takes the pictures of the documentation: `make screenshots`. Real pages, real games, fair dice.

`python -m tests.web.screenshots FOLDER` puts them somewhere else, at every size and in both rooms.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.server.running import Running

from .chromium import Chromium
from .conftest import open_house
from .device import DESKTOP, PHONE, Device
from .guests import Guest, alone, join, lay, play_to_the_end

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
LOOKED_AT = 900.0
QUALITY = 86
TELEVISION: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
Photograph = Callable[[Device], Guest]


def moves(guest: Guest, count: int) -> None:
    """So many of the guest's own steps."""
    while count and not guest.over:
        if guest.asked and guest.step():
            count -= 1
        else:
            guest.page.wait_for_timeout(20)


def until(guest: Guest, selector: str) -> None:
    """Play until this is on the page."""
    while not guest.page.locator(selector).count() and not guest.over:
        if not (guest.asked and guest.step()):
            guest.page.wait_for_timeout(20)


def page(path: str) -> Photograph:
    """A page that is just opened."""

    def photograph(device: Device) -> Guest:
        guest = Guest(device, "")
        guest.page.goto(path)
        return guest

    return photograph


def table(game: str, steps: int, seats: int, preset: str | None = None) -> Photograph:
    """A table after so many steps; where a number can be chosen, one is."""

    def photograph(device: Device) -> Guest:
        guest = alone(device, game, seats=seats, preset=preset, bots=["greedy"] * (seats - 1))
        moves(guest, steps)
        until(guest, "[data-at=tray] button[aria-pressed], [data-move]")
        if not guest.page.locator("[data-at=tray] [aria-pressed=true]").count():
            for group in guest.page.locator("[data-at=tray] [aria-pressed]").all()[:1]:
                group.click()
        return guest

    return photograph


def ended(game: str, seats: int) -> Photograph:
    """The end of a game."""

    def photograph(device: Device) -> Guest:
        guest = alone(device, game, seats=seats, bots=["greedy"] * (seats - 1))
        play_to_the_end(guest)
        return guest

    return photograph


def verified(device: Device) -> Guest:
    """The story of a game, with its dice verified."""
    guest = ended("las-vegas", 3)(device)
    guest.page.goto(f"/t/{guest.code}/story")
    guest.page.get_by_role("button", name="Verify the dice").click()
    return guest


def gathered(device: Device) -> Guest:
    """A table that is laid, with a friend and a bot."""
    code = lay(device, "las-vegas", seats=4, preset="beginners", bots=["greedy"])
    join(device, code, "Ben")
    return Guest(device, code)


def screened(device: Device) -> Guest:
    """What a television shows."""
    guest = table("las-vegas", 9, 5, "everything")(device)
    guest.page.goto(f"/t/{guest.code}/screen")
    return guest


SHOTS: dict[str, Photograph] = {
    "home": page("/"),
    "setup": page("/new/las-vegas"),
    "gathering": gathered,
    "las_vegas": table("las-vegas", 12, 4),
    "boulevard": table("las-vegas", 14, 5, "everything"),
    "crowd": table("las-vegas", 8, 8, "everything"),
    "end": ended("las-vegas", 4),
    "solo": table("las-vegas-solo", 9, 1),
    "second_way": table("las-vegas-second-way", 9, 3),
    "cincinnati": table("cincinnati", 12, 4),
    "reibach": table("reibach", 12, 3),
    "bells_and_hammers": table("bells-and-hammers", 8, 4),
    "rules": page("/rules/las-vegas#B8"),
    "story": verified,
    "screen": screened,
}
KEPT = {
    "home": (DESKTOP, "light"),
    "las_vegas": (PHONE, "dark"),
    "boulevard": (DESKTOP, "dark"),
    "crowd": (PHONE, "light"),
    "end": (DESKTOP, "dark"),
    "solo": (PHONE, "dark"),
    "second_way": (DESKTOP, "light"),
    "cincinnati": (DESKTOP, "dark"),
    "reibach": (PHONE, "light"),
    "story": (DESKTOP, "dark"),
    "screen": (TELEVISION, "dark"),
    "setup": (PHONE, "dark"),
}
"""Which of them the documentation shows, and how."""


def shoot(browser: Browser, house: Running, name: str, size: dict[str, Any], room: str) -> bytes:
    """One picture, on a device of its own."""
    device = Device(browser, f"http://{house.address}", **size, color_scheme=room)
    guest = SHOTS[name](device)
    guest.page.wait_for_timeout(LOOKED_AT)
    picture = guest.page.screenshot(type="jpeg", quality=QUALITY)
    device.close()
    return picture


def kept() -> list[tuple[str, str, dict[str, Any], str]]:
    """File, picture, size and room of each that the documentation shows."""
    return [(f"page_{name}.jpg", name, *how) for name, how in KEPT.items()]


def every() -> list[tuple[str, str, dict[str, Any], str]]:
    """Every picture at both sizes and in both rooms, to be looked at."""
    sizes = {"phone": PHONE, "desktop": DESKTOP}
    return [
        (f"{name}-{size}-{room}.jpg", name, made_as, room)
        for name in SHOTS
        for size, made_as in sizes.items()
        for room in ("dark", "light")
    ]


def main(folder: str | None = None, *names: str) -> None:
    """Take them all, and say which."""
    target = Path(folder) if folder else PICTURES
    target.mkdir(parents=True, exist_ok=True)
    wanted = [shot for shot in (every() if folder else kept()) if not names or shot[1] in names]
    with (
        tempfile.TemporaryDirectory() as kept_in,
        open_house(Path(kept_in)) as house,
        Chromium() as chromium,
        chromium.awake() as browser,
    ):
        for file, name, size, room in wanted:
            (target / file).write_bytes(shoot(browser, house, name, size, room))
            print(target / file, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
