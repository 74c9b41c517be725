"""The page's long tasks in a Chromium whose processor is slowed down four times.

Each game's table, Las Vegas with all modules, is played up to a ceremony and through it with
everything in motion, three times on each kind of device. The browser, the house and its bots share
the machine's cores, so it is the median of the longest tasks that must stay below 100 ms.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import reach  # noqa: F401
from playwright.sync_api import Browser
from report import keep, measured, table
from stopping import stop_as_ctrl_c

from tests.web.chromium import Chromium
from tests.web.conftest import start_server
from tests.web.device import DESKTOP, PHONE, Device
from tests.web.guests import Guest, alone

LONGEST = 100.0
TIMES = 3
SLOWED = 4
PACE = 0.25
"""Seconds before a bot's move: less than a throw is shown for, so that moves come in mid-motion."""
SUMMARY = 1.0
"""An event that everybody looks at for so many seconds sums up a ceremony."""
TABLES: dict[str, dict[str, Any]] = {
    "las-vegas": {"preset": "everything"},
    "cincinnati": {},
    "reibach": {},
    "bells-and-hammers": {},
}
DEVICES: dict[str, dict[str, Any]] = {"phone": PHONE, "desktop": DESKTOP}
WATCH = """() => {
  window.held = [];
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.held.push(task.duration);
  }).observe({ type: "longtask", buffered: false });
}"""


@dataclass
class Held:
    """How long a table held up the page on one kind of device."""

    game: str
    kind: str
    rounds: list[list[float]]

    @property
    def longest(self) -> list[float]:
        """The longest task of each round."""
        return [max(tasks, default=0.0) for tasks in self.rounds]

    def row(self) -> list[str]:
        count = f"{median(map(len, self.rounds)):.0f}"
        each = ", ".join(f"{longest:.0f}" for longest in self.longest)
        return [self.game, self.kind, count, each, f"{median(self.longest):.0f} ms"]


def measure(device: Device, game: str) -> list[float]:
    """The tasks over 50 ms of a game in full motion, up to a ceremony and through it."""
    guest = alone(device, game, seats=4, bots=["greedy"] * 3, pace=PACE, **TABLES[game])
    slow = device.context.new_cdp_session(guest.page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    guest.page.wait_for_timeout(1000)
    guest.page.evaluate(WATCH)
    play_through_a_ceremony(guest)
    tasks: list[float] = guest.page.evaluate("() => window.held")
    return tasks


def measure_once(browser: Browser, address: str, size: dict[str, Any], game: str) -> list[float]:
    """On a device of its own."""
    device = Device(browser, address, **size)
    try:
        return measure(device, game)
    finally:
        device.close()


def play_through_a_ceremony(guest: Guest) -> None:
    """Until one is told, and what comes after it has come to rest."""
    for _ in range(4000):
        if guest.over or ceremony_began(guest):
            break
        if not (guest.asked and guest.step()):
            guest.page.wait_for_timeout(50)
    guest.page.wait_for_timeout(12_000)


def ceremony_began(guest: Guest) -> bool:
    """Whether everybody was told to look at something."""
    lines = (line for frame in guest.frames for line in frame.get("log", ()))
    return any(line["hold"] >= SUMMARY for line in lines)


def told(found: list[Held]) -> str:
    """The table for bench/results.md."""
    head = ["table", "device", "tasks over 50 ms", "longest of each round", "median of the longest"]
    first = (
        f"{measured()}. Las Vegas with all modules; processor slowed {SLOWED} times, {TIMES} "
        f"rounds on each; the median of the longest tasks must be below {LONGEST:.0f} ms."
    )
    return "\n".join([first, "", *table(head, [held.row() for held in found])])


def main() -> int:
    """Measure each table on a phone and on a desktop; 1 if tasks were too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=TABLES, help="measure this table alone")
    parser.add_argument("--record", action="store_true", help="write bench/results.md")
    wanted = parser.parse_args()
    stop_as_ctrl_c()
    found: list[Held] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        start_server(Path(folder)) as server,
        Chromium() as chromium,
        chromium.awake() as browser,
    ):
        for game in [wanted.game] if wanted.game else TABLES:
            for kind, size in DEVICES.items():
                address = f"http://{server.address}"
                rounds = [measure_once(browser, address, size, game) for _ in range(TIMES)]
                found.append(Held(game, kind, rounds))
    text = told(found)
    print(text)
    if wanted.record and not wanted.game:
        keep("page", text)
    return int(any(median(held.longest) >= LONGEST for held in found))


if __name__ == "__main__":
    sys.exit(main())
