"""The Chromium that looks at the page: the system's own, or Debian's where we may install it."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from asyncio import events
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
LOCK = Path(tempfile.gettempdir()) / "greenbaize-chromium.lock"
INSTALL_SECONDS = 600.0
ELSEWHERE = "greenbaize.test"
"""This machine under a name that is not localhost, to which browsers show no special trust."""
ARGUMENTS = [
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def found() -> str:
    """Where Chromium is; there is no testing the page without it."""
    program = on_path() or installed()
    if not program:
        raise RuntimeError("there is no Chromium to look at the page with: install `chromium`.")
    return program


def on_path() -> str | None:
    """The first that there is by one of its names."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def installed() -> str | None:
    """Debian's own, where we may install it; whoever comes second waits for the first."""
    if os.geteuid() or not shutil.which("apt-get"):
        return None
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not on_path():
            apt_get("update")
            apt_get("install", "-y", "chromium")
    return on_path()


def apt_get(*words: str) -> None:
    """What it says of itself is nobody's concern, unless Chromium is missing afterwards."""
    patient = ["apt-get", "-o", "DPkg::Lock::Timeout=600", "-qq", *words]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(patient, env=quiet, capture_output=True, check=False, timeout=INSTALL_SECONDS)


class Chromium:
    """A running Chromium, asleep but for when a test looks.

    Playwright leaves its event loop running in this thread, where others want to run theirs.
    """

    def __init__(self, *more: str) -> None:
        self.arguments = [*ARGUMENTS, *more]

    def __enter__(self) -> Self:
        self.playwright = sync_playwright().start()
        self.loop = events.get_running_loop()
        self.browser = self.playwright.chromium.launch(executable_path=found(), args=self.arguments)
        events._set_running_loop(None)
        return self

    @contextmanager
    def awake(self) -> Iterator[Browser]:
        """Its event loop runs meanwhile."""
        events._set_running_loop(self.loop)
        try:
            yield self.browser
        finally:
            events._set_running_loop(None)

    def __exit__(self, *_: object) -> None:
        with self.awake():
            self.browser.close()
            self.playwright.stop()
