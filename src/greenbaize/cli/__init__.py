"""The command `greenbaize`: its subcommands, the terminal's tables, and how errors are printed."""

import sys
from io import TextIOWrapper

from greenbaize.cli import (
    bench,
    bot_check,
    games,
    ladder,
    play,
    replay,
    rules,
    serve,
    simulate,
    verify,
)
from greenbaize.cli.app import app, run

__all__ = [
    "app",
    "bench",
    "bot_check",
    "games",
    "ladder",
    "main",
    "play",
    "replay",
    "rules",
    "serve",
    "simulate",
    "verify",
]


def main() -> None:
    """Start the command; letters that the terminal cannot show are replaced, not an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))
