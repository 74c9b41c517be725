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

from greenbaize.bots.bot_seats import BotSeats
from greenbaize.engine.match import Match
from tests.seating import first_chair_begins
from tests.server.running import Running

from .chromium import Chromium
from .conftest import start_server
from .device import DESKTOP, PHONE, Device
from .guests import QUICK, Guest, alone, join, lay, play_to_the_end
from .positions import set_up

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
LOOKED_AT = 900.0
STILL = 300.0
QUALITY = 86
TELEVISION: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
CHOICE = "[data-at=tray] button[aria-pressed], [data-move]"
NO_REMARKS = """() => {
  const kept = JSON.parse(localStorage.getItem("greenbaize") ?? "{}");
  localStorage.setItem("greenbaize", JSON.stringify({ ...kept, remarks: false }));
}"""
"""Bots say nothing, so that nothing they say lies over the table."""
SEATS, SEED = 4, 7
LATE = 7
"""The round, or the number of $, from which there is something to look at."""
DEAREST = 30
"""More points than these a card of Bells & Hammers is not worth."""
Photograph = Callable[[Device, Running], Guest]
Wish = Callable[[Match], bool]


def moves(guest: Guest, count: int) -> None:
    """So many of the guest's own steps."""
    while count and not guest.over:
        if guest.asked and guest.step():
            count -= 1
        else:
            guest.page.wait_for_timeout(20)


def until(guest: Guest, selector: str) -> None:
    """Play until this is asked, and still is when all that came of the last step is told."""
    asked = guest.page.locator(selector)
    while not guest.over:
        if asked.count():
            guest.page.wait_for_timeout(STILL)
            if guest.asked and asked.count():
                return
        elif not (guest.asked and guest.step()):
            guest.page.wait_for_timeout(20)


def page(path: str) -> Photograph:
    """A page that is just opened."""

    def photograph(device: Device, _: Running) -> Guest:
        guest = Guest(device, "")
        guest.page.goto(path)
        guest.page.wait_for_load_state("networkidle")
        return guest

    return photograph


def table(
    game: str,
    steps: int,
    seats: int,
    preset: str | None = None,
    asked: str = CHOICE,
) -> Photograph:
    """A table after so many steps, when this is asked; where a number can be chosen, one is."""

    def photograph(device: Device, _: Running) -> Guest:
        guest = alone(device, game, seats=seats, preset=preset, bots=["greedy"] * (seats - 1))
        moves(guest, steps)
        until(guest, asked)
        if not guest.page.locator("[data-at=tray] [aria-pressed=true]").count():
            for group in guest.page.locator("[data-at=tray] [aria-pressed]").all()[:1]:
                group.click()
        return guest

    return photograph


def played(game: str, wish: Wish, touched: Callable[[Guest], None]) -> Photograph:
    """A table of four in a game that bots have played until it is as wished."""

    def photograph(device: Device, server: Running) -> Guest:
        match = Match(game, SEATS, first_chair_begins(game), SEED)
        bots = BotSeats(match, ["greedy"] * SEATS, SEED)
        while not (match.owing()[0] == 0 and wish(match)):
            bots.move(bots.due()[0])
        code = lay(device, game, seats=SEATS, bots=["greedy"] * (SEATS - 1))
        set_up(server, code, match)
        guest = Guest(device, code)
        guest.begin()
        guest.page.locator("[data-hand] [data-needed]").first.wait_for()
        touched(guest)
        return guest

    return photograph


def put_two_into_the_cup(guest: Guest) -> None:
    """Cincinnati: as somebody would who wants to throw again."""
    for die in guest.page.locator(".rail button").all()[:2]:
        die.click()


def pick_what_earns(guest: Guest) -> None:
    """Reibach & Co: a card whose button promises something, if any does."""
    for card in guest.page.locator("[data-card]").all():
        card.click()
        if "+" in guest.page.locator(".doing .main").inner_text():
            return


def can_keep(match: Match) -> bool:
    """Cincinnati: somebody has won something, and some dice go back into the cup."""
    return match.view(0)["round"] >= LATE and any(one.startswith("keep") for one in match.moves(0))


def auctioned(throws: int) -> Photograph:
    """Bells & Hammers: a card is bought where it is not too dear, and then the dice are thrown."""

    def photograph(device: Device, _: Running) -> Guest:
        guest = alone(device, "bells-and-hammers", seats=4, bots=["greedy"] * 3)
        while guest.play is None or guest.play["view"]["phase"] != "dice":
            view = guest.play["view"] if guest.play else {"standing": 0}
            passes = view.get("standing", 0) >= DEAREST or owns_a_card(guest)
            if guest.asked:
                bid = "pass" if passes else "main"
                guest.press(".hand .throw:enabled", f".hand .{bid}:enabled")
            guest.page.wait_for_timeout(20)
        for _throw in range(throws):
            throw(guest)
        guest.page.locator(".hand .throw:enabled").wait_for()
        return guest

    return photograph


def throw(guest: Guest) -> None:
    """Throw the dice, as soon as they are asked for."""
    guest.page.locator(".hand .throw:enabled").wait_for()
    told = len(guest.frames)
    while len(guest.frames) == told:
        guest.press(".hand .throw:enabled")
        guest.page.wait_for_timeout(100)


def owns_a_card(guest: Guest) -> bool:
    """Whether this seat has bought a card in this sale."""
    return bool(guest.play and guest.play["view"]["seats"][guest.seat or 0]["cards"])


def ended(game: str, seats: int) -> Photograph:
    """The end of a game."""

    def photograph(device: Device, _: Running) -> Guest:
        guest = alone(device, game, seats=seats, bots=["greedy"] * (seats - 1))
        play_to_the_end(guest)
        return guest

    return photograph


def verified(device: Device, server: Running) -> Guest:
    """The story of a game, with its dice verified."""
    guest = ended("las-vegas", 3)(device, server)
    guest.page.goto(f"/t/{guest.code}/story")
    guest.page.get_by_role("button", name="Verify the dice").click()
    return guest


def gathered(device: Device, _: Running) -> Guest:
    """A table that is laid, with a friend and a bot."""
    code = lay(device, "las-vegas", seats=4, preset="beginners", bots=["greedy"])
    join(device, code, "Ben")
    return Guest(device, code)


def screened(photograph: Photograph) -> Photograph:
    """What a television shows."""

    def on_screen(device: Device, server: Running) -> Guest:
        guest = photograph(device, server)
        guest.page.goto(f"/t/{guest.code}/screen")
        return guest

    return on_screen


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
    "cincinnati": played("cincinnati", can_keep, put_two_into_the_cup),
    "reibach": played("reibach", lambda match: match.view(0)["dollars"] >= LATE, pick_what_earns),
    "sale": table("bells-and-hammers", 3, 4, asked=".hand .pass:enabled"),
    "bells_and_hammers": auctioned(4),
    "rules": page("/rules/las-vegas#B8"),
    "story": verified,
    "screen": screened(table("las-vegas", 9, 5, "everything")),
    "screen_cincinnati": screened(played("cincinnati", can_keep, put_two_into_the_cup)),
}
KEPT: dict[str, tuple[str, dict[str, Any], str]] = {
    "home": ("home", DESKTOP, "light"),
    "setup": ("setup", PHONE, "dark"),
    "crowd": ("crowd", PHONE, "light"),
    "boulevard": ("boulevard", DESKTOP, "dark"),
    "las_vegas": ("las_vegas", PHONE, "dark"),
    "solo": ("solo", PHONE, "dark"),
    "second_way": ("second_way", DESKTOP, "light"),
    "cincinnati": ("cincinnati", DESKTOP, "dark"),
    "cincinnati_phone": ("cincinnati", PHONE, "light"),
    "reibach": ("reibach", DESKTOP, "light"),
    "reibach_phone": ("reibach", PHONE, "dark"),
    "bells_and_hammers": ("bells_and_hammers", DESKTOP, "dark"),
    "bells_and_hammers_phone": ("bells_and_hammers", PHONE, "light"),
    "sale": ("sale", PHONE, "dark"),
    "end": ("end", DESKTOP, "dark"),
    "story": ("story", DESKTOP, "dark"),
    "screen": ("screen", TELEVISION, "dark"),
    "screen_cincinnati": ("screen_cincinnati", TELEVISION, "light"),
}
"""The pictures of the documentation by their names: what they show, and how."""


def shoot(browser: Browser, server: Running, name: str, size: dict[str, Any], room: str) -> bytes:
    """One picture, on a device of its own."""
    device = Device(browser, f"http://{server.address}", **size, **QUICK, color_scheme=room)
    device.context.add_init_script(f"({NO_REMARKS})()")
    guest = SHOTS[name](device, server)
    guest.page.wait_for_function("() => !document.querySelector('.skips')")
    guest.page.wait_for_timeout(LOOKED_AT)
    picture = guest.page.screenshot(type="jpeg", quality=QUALITY)
    device.close()
    return picture


def kept() -> list[tuple[str, str, dict[str, Any], str]]:
    """File, picture, size and room of each that the documentation shows."""
    return [(f"page_{name}.jpg", *how) for name, how in KEPT.items()]


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
        start_server(Path(kept_in)) as server,
        Chromium() as chromium,
        chromium.awake() as browser,
    ):
        for file, name, size, room in wanted:
            (target / file).write_bytes(shoot(browser, server, name, size, room))
            print(target / file, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
