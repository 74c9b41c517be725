"""The page's long tasks in a Chromium whose processor is slowed down four times.

A table of Las Vegas with all modules is played through throws and paydays with everything in
motion; no task may hold the page up for longer than 100 ms. The first load is weighed too.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

import reach  # noqa: F401
from report import keep, machine, table

from greenbaize.build import how
from greenbaize.version import VERSION
from tests.web.chromium import Chromium
from tests.web.conftest import open_house
from tests.web.device import DESKTOP, PHONE, Device
from tests.web.guests import Guest, alone

LONGEST = 100.0
SLOWED = 4
WATCH = """() => {
  window.held = [];
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.held.push(task.duration);
  }).observe({ type: "longtask", buffered: false });
}"""


@dataclass
class Held:
    """How long the page was held up on one kind of device."""

    kind: str
    tasks: list[float]
    rounds: int

    @property
    def longest(self) -> float:
        return max(self.tasks, default=0.0)

    def row(self) -> list[str]:
        return [self.kind, str(self.rounds), str(len(self.tasks)), f"{self.longest:.0f} ms"]


def measure(device: Device, kind: str) -> Held:
    """Throws, placements and a payday in full motion."""
    guest = alone(device, "las-vegas", seats=4, preset="everything", bots=["greedy"] * 3, pace=0.5)
    slow = device.context.new_cdp_session(guest.page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    guest.page.wait_for_timeout(1000)
    guest.page.evaluate(WATCH)
    play_through_a_payday(guest)
    tasks: list[float] = guest.page.evaluate("() => window.held")
    return Held(kind, tasks, 1)


def play_through_a_payday(guest: Guest) -> None:
    """Until the second round has begun, and what moved has come to rest."""
    for _ in range(4000):
        play: dict[str, Any] | None = guest.play
        if guest.over or (play and play["view"]["round"] > 1 and play["throws"] is not None):
            break
        if not (guest.asked and guest.step()):
            guest.page.wait_for_timeout(50)
    guest.page.wait_for_timeout(5000)


def told(found: list[Held]) -> str:
    """The table for bench/results.md."""
    head = ["device", "rounds", "tasks over 50 ms", "longest"]
    first = (
        f"Greenbaize {VERSION}, {how()}; {machine()}; {date.today()}. Las Vegas with all modules, "
        f"processor slowed {SLOWED} times; no task may be longer than {LONGEST:.0f} ms."
    )
    return "\n".join([first, "", *table(head, [held.row() for held in found])])


def main() -> int:
    """Measure on a phone and on a desktop; 1 if a task was too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="write bench/results.md")
    wanted = parser.parse_args()
    found: list[Held] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder)) as house,
        Chromium() as chromium,
        chromium.awake() as browser,
    ):
        for kind, size in (("phone", PHONE), ("desktop", DESKTOP)):
            device = Device(browser, f"http://{house.address}", **size)
            found.append(measure(device, kind))
            device.close()
    text = told(found)
    print(text)
    if wanted.record:
        keep("page", text)
    return int(any(held.longest > LONGEST for held in found))


if __name__ == "__main__":
    sys.exit(main())
