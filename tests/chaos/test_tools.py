"""A checker is no use if it would not notice, nor a fault that does not happen."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ..server.client import Command, Door, Frame, NotSo, Seat
from .disk import NO_GROWTH, NO_ROOM, Disk, build
from .history import History, Operation
from .people import Person
from .shared_number import SharedNumber

SYNCING = """
import os, sys, time
with open(sys.argv[1], "ab", buffering=0) as file:
    begun = time.monotonic()
    os.fsync(file.fileno())
    print(time.monotonic() - begun)
"""
WRITING = """
import os, sys
file = os.open(sys.argv[1], os.O_RDWR)
for place in (0, os.fstat(file).st_size):
    try:
        os.pwrite(file, b"new", place)
        print("written")
    except OSError as error:
        print(os.strerror(error.errno))
"""
TELLING_TIME = """
import sys, time
from tests.chaos.wall_clock import move_clock
move_clock(sys.argv[1])
print(time.time())
"""


def said(program: str, file: Path, environment: dict[str, str] | None = None) -> list[str]:
    """What a program prints, about this file."""
    command = [sys.executable, "-c", program, str(file)]
    told = subprocess.run(
        command, env={**os.environ, **(environment or {})}, capture_output=True, check=True
    )
    return told.stdout.decode().splitlines()


@pytest.fixture
def disk(tmp_path: Path) -> Disk:
    made = build(tmp_path)
    assert made is not None, "there is no C compiler here"
    return made


def history(*told: tuple[float, float, int]) -> History:
    """Commands: when they were said and answered, and their versions."""
    made = History()
    made.operations = [Operation(0, "move", *times) for times in told]
    return made


def test_one_story_is_in_order() -> None:
    history((0, 1, 5), (2, 3, 6), (2.5, 2.7, 7)).check()


def test_two_commands_at_one_place_are_noticed() -> None:
    with pytest.raises(NotSo, match="same place"):
        history((0, 1, 5), (2, 3, 5)).check()


def test_a_command_that_was_said_after_the_answer_to_a_later_one_is_noticed() -> None:
    with pytest.raises(NotSo, match="comes before"):
        history((2, 3, 5), (0, 1, 6)).check()


def test_a_slow_disk_is_slow(disk: Disk, tmp_path: Path) -> None:
    file = tmp_path / "file"
    disk.milliseconds.set(300)
    assert float(said(SYNCING, file, disk.environment)[0]) >= 0.3


def test_a_full_disk_is_full(disk: Disk, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("some text")
    disk.full.set(NO_ROOM)
    assert said(WRITING, file, disk.environment) == ["No space left on device"] * 2
    disk.full.set(NO_GROWTH)
    assert said(WRITING, file, disk.environment) == ["written", "No space left on device"]
    disk.full.set(0)
    assert said(WRITING, file, disk.environment) == ["written", "written"]


def test_a_wall_clock_can_be_moved(tmp_path: Path) -> None:
    clock = SharedNumber(tmp_path / "clock")
    clock.set(-1e6)
    assert float(said(TELLING_TIME, clock.path)[0]) < time.time() - 1e6 + 60


class MovingPerson(Person):
    """Goes to another device at once, and is told there that the game is over."""

    async def act(self) -> None:
        assert self.seat.frame is not None
        self.seat.frame["table"]["phase"] = "over"


class SilentSeat(Seat):
    """Hears nothing more after its first frame."""

    async def connect(self) -> Frame:
        self.frame = {"table": {"phase": "playing", "commitment": "", "promises": []}}
        return self.frame

    async def say(self, command: Command) -> None:
        raise AssertionError

    async def hear(self) -> Frame:
        return await asyncio.Future()


def test_nobody_waits_at_a_table_whose_end_another_device_was_told() -> None:
    person = MovingPerson(SilentSeat(Door("nowhere"), "CODE"), History(), random.Random(1))
    asyncio.run(asyncio.wait_for(person.play(), 1))
