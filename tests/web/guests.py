"""Somebody at a table in the browser, who plays with the buttons that are there."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Page, WebSocket, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from ..seating import first_chair_begins
from .device import Device
from .positions import WHOLE_GAMES

OVER = ".next"
FIRST = ".hand .throw:enabled, .hand .main:enabled:not(.tools *, .idle)"
"""What goes before everything else: a throw, or letting go of what is chosen."""
OTHERS = (
    ".hand button:enabled:not(.tools *, .line *, .card, .cancel), "
    "[data-needed] > .cover, button[data-needed]:enabled"
)
QUICK = {"reduced_motion": "reduce"}
"""A device whose owner wants nothing to fly or tumble."""
OPENING = "The numbers are being revealed"
OPENING_MS = 60_000
HEARD_MS = 2000
MOST_TRIES = 5
MOST_STEPS = 3000
LONGEST = 7200.0 if WHOLE_GAMES else 480.0
"""So many seconds at one table and no more, whatever a test waits for there."""
PAYDAY = 60_000.0
"""So long, and no longer, the last payday may be shown before the end is told."""
AIM = """([kinds, chance]) => {
  const all = kinds.map((kind) => document.querySelectorAll(kind)).find((some) => some.length);
  if (!all) return null;
  const one = all[Math.floor(chance * all.length)];
  const middle = () => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const reached = (block) => {
    one.scrollIntoView({ block, behavior: "instant" });
    return one.contains(document.elementFromPoint(...middle()));
  };
  if (!["nearest", "center"].some(reached)) return null;
  const heed = (event) => {
    if (one.contains(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const done = () => setTimeout(() => removeEventListener("click", heed, true));
  addEventListener("click", heed, true);
  addEventListener("mouseup", done, { capture: true, once: true });
  return middle();
}"""
"""Where to press for one of the first kind that there is, if nothing lies over it.

If the page moves before the finger comes down, that press is not heard; the next one is.
"""

AT_ONCE = """() => {
  const later = window.setTimeout;
  window.setTimeout = (what, after, ...more) => later(what, after === 400 ? 0 : after, ...more);
}"""
"""What has just appeared is dead for 400 ms; whoever plays whole games need not wait for that."""

KEPT = """() =>
  navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === "activated")"""
"""Whether the page's own files are kept for when there is no network."""

COVERED = """(told) => [...document.querySelectorAll(`${told} li`)].filter((place) => {
  place.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = place.getBoundingClientRect();
  return [0.02, 0.5, 0.98].some((part) =>
    !place.contains(document.elementFromPoint(left + part * width, top + height / 2)));
}).map((place) => place.textContent)"""
"""Those places of the result that something lies over when they are scrolled to."""

POST = """async ([path, said]) => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(said) });
  return [answer.ok, await answer.json()];
}"""


HURRY = """async ([code, seat]) => {
  const table = `/t/${code}`;
  for (let number = 0; number < 30_000; number += 1) {
    const { play } = await (await fetch(`${table}/table?seat=${seat}`)).json();
    if (play.result) return;
    const [words] = play.moves;
    const said = words === undefined ? { type: "throw" } : { type: "move", words };
    if (words === undefined && play.thrower !== seat) {
      await new Promise((done) => setTimeout(done, 10));
      continue;
    }
    await fetch(`${table}/seats/${seat}/commands`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...said, key: `hurry-${number}` }),
    });
  }
  throw new Error("the game never ends");
}"""
"""Says the first thing that may be said, until the game is over."""


def post(device: Device, path: str, said: dict[str, Any]) -> dict[str, Any]:
    """Ask the house for something, as a page of this device would."""
    page = device.open("/plain")
    ok, answer = page.evaluate(POST, [path, said])
    page.close()
    assert ok, answer
    return dict(answer)


def wait_until_kept(page: Page) -> None:
    """Not as long as it takes: a service worker that fails is never ready."""
    page.wait_for_function(KEPT, timeout=OPENING_MS)


def lay(device: Device, game: str, **wishes: Any) -> str:
    """A new table, laid from this device, at which its chair begins; returns the code."""
    usual = {"name": "Ann", "pace": 0, "pause": 0}
    options = first_chair_begins(game, wishes.get("options"))
    asked = {"game": game, **usual, **wishes, "options": options}
    return str(post(device, "/api/tables", asked)["code"])


def join(device: Device, code: str, name: str) -> int:
    """Somebody sits down from this device; returns the seat."""
    return int(post(device, f"/t/{code}/seats", {"name": name})["seat"])


class Guest:
    """A page at a table, and all that its sockets brought and took."""

    def __init__(self, device: Device, code: str, seed: int = 1, hasty: bool = True) -> None:
        self.device, self.code, self.rng = device, code, Random(seed)
        self.frames: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.deadline = time.monotonic() + LONGEST
        self.page = device.context.new_page()
        self.page.on("websocket", self._listen)
        if hasty:
            self.page.add_init_script(f"({AT_ONCE})()")
        self.page.goto(f"/t/{code}" if code else "/")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda heard: self.frames.append(json.loads(heard)))
        socket.on("framesent", lambda said: self.said.append(json.loads(said)))

    @property
    def over(self) -> bool:
        play = self.play
        return bool(play and play["result"] is not None)

    @property
    def play(self) -> dict[str, Any] | None:
        """The game as the last frame tells it."""
        self.check_time()
        tables = (frame for frame in reversed(self.frames) if frame["type"] == "table")
        frame = next(tables, None)
        return frame and frame["play"]

    @property
    def version(self) -> int | None:
        """Of the last frame of the table."""
        tables = (frame for frame in reversed(self.frames) if frame["type"] == "table")
        return next((frame["version"] for frame in tables), None)

    @property
    def seat(self) -> int | None:
        return next((frame["seat"] for frame in self.frames if frame["type"] == "table"), None)

    @property
    def asked(self) -> bool:
        """Whether the last frame asks something of this seat, as far as is known."""
        play = self.play
        return play is None or self.seat in (play["thrower"], *play["owing"])

    def begin(self) -> None:
        """As the host does; devices may take the time that they have to open their promises.

        The button is dead for a moment whenever it moves, so somebody may have to press again.
        """
        button = self.page.get_by_role("button", name="Begin", exact=True)
        heard = self.page.get_by_text(OPENING).or_(self.page.locator(".asked"))
        button.or_(heard).first.wait_for(timeout=OPENING_MS)
        for _ in range(MOST_TRIES):
            with suppress(PlaywrightTimeoutError):
                if not heard.count():
                    button.click(timeout=HEARD_MS)
                heard.first.wait_for(timeout=HEARD_MS)
                break
        expect(self.page.locator(".asked")).to_be_visible(timeout=OPENING_MS)

    def press(self, *kinds: str) -> bool:
        """Press one of the first of these kinds that can be pressed; whether there was any."""
        self.check_time()
        point = self.page.evaluate(AIM, [kinds, self.rng.random()])
        if point:
            self.page.mouse.click(*point)
        return bool(point)

    def check_time(self) -> None:
        """What a test waits for without end would never be told."""
        assert time.monotonic() < self.deadline, f"this never ends: {self.frames[-1:]}"

    def step(self) -> bool:
        """Press something, if anything is asked: throwing and letting go come first."""
        return self.press(FIRST, OTHERS)


def play_to_the_end(*guests: Guest) -> int:
    """Everybody plays until the game is over; returns how many buttons were pressed."""
    pressed = idle = 0
    while not guests[0].over:
        stepped = [guest.step() for guest in guests if guest.asked]
        pressed += sum(stepped)
        idle = 0 if any(stepped) else idle + 1
        assert idle < MOST_STEPS, f"nobody can do anything: {asked(*guests)}"
        assert pressed < MOST_STEPS, f"the game never ends: {asked(*guests)}"
        if not any(stepped):
            guests[0].page.wait_for_timeout(15)
    for guest in guests:
        expect(guest.page.locator(OVER)).to_be_visible(timeout=PAYDAY)
    return pressed


def hurry_to_the_end(guest: Guest) -> None:
    """The game is played by this device without its buttons, while its page looks on."""
    guest.page.evaluate(HURRY, [guest.code, guest.seat])
    expect(guest.page.locator(OVER)).to_be_visible(timeout=PAYDAY)


def asked(*guests: Guest) -> list[str]:
    """What everybody reads on the line."""
    return [" ".join(guest.page.locator(".asked").all_text_contents()) for guest in guests]


def alone(device: Device, game: str, hasty: bool = True, **wishes: Any) -> Guest:
    """One person with bots in all other chairs, and the game has begun."""
    guest = Guest(device, lay(device, game, **wishes), hasty=hasty)
    guest.begin()
    return guest


def result_is_clear(page: Page, told: str = ".outcome > ol") -> None:
    """Everybody's place can be read, on every size, and the bar with the question covers none."""
    for width, height in ((360, 640), (390, 844), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        covered = page.evaluate(COVERED, told)
        assert covered == [], f"{width} x {height}"


def view_of(page: Page) -> str:
    """All that is on the page, the invisible included."""
    return page.content()
