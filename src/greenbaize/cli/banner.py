"""What is printed when the server starts: its addresses, a QR code, and how it ends."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

MARGIN = 2
"""Light modules around the code, and spaces before it."""


def welcome(here: str, there: str | None, log: Path | None = None) -> None:
    """The addresses, a code to point a phone at, where the log is, and how it ends."""
    lines = ["Greenbaize is open.", "", f"  on this machine      {here}"]
    if there:
        lines += [f"  on the same network  {there}", *fitting(qr_code_lines(there))]
    logged = [f"What happens is logged in {log}"] if log else []
    say("\n".join([*lines, "", *logged, "Ctrl-C closes it; tables stay as they are."]))


def say(text: str) -> None:
    """A closed stdout is ignored: the server goes on."""
    with suppress(OSError):
        print(text, flush=True)


def qr_code_lines(url: str) -> list[str]:
    """A URL as a QR code, two rows of it in a line."""
    import segno

    drawn = io.StringIO()
    segno.make_qr(url, error="l").terminal(drawn, border=MARGIN, compact=True)
    return ["", *(f"  {line}" for line in drawn.getvalue().splitlines())]


def fitting(lines: list[str]) -> list[str]:
    """These lines if there is a terminal that can show them, else none."""
    out = sys.stdout
    if out is None or not out.isatty() or not can_show(lines, out.encoding):
        return []
    return lines if max(map(len, lines)) <= shutil.get_terminal_size().columns else []


def can_show(lines: list[str], encoding: str | None) -> bool:
    """Whether all letters are known there."""
    try:
        "".join(lines).encode(encoding or "ascii")
    except (UnicodeError, LookupError):
        return False
    return True


def open_browser(url: str) -> None:
    """Show the house, if there is a desktop; nobody waits for it, and it prints nothing here."""
    if has_desktop():
        threading.Thread(target=browse, args=(url,), daemon=True).start()


def has_desktop() -> bool:
    """Whether a window could be seen by whoever started this."""
    if os.environ.get("SSH_CONNECTION"):
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def browse(url: str) -> None:
    """Python's own way to the browser, in a process of its own."""
    nowhere = subprocess.DEVNULL
    with suppress(OSError):
        subprocess.run(
            [sys.executable, "-m", "webbrowser", url],
            stdin=nowhere,
            stdout=nowhere,
            stderr=nowhere,
            start_new_session=True,
            check=False,
        )
