"""The command line."""

import sys

from greenbaize.cli import bench, games, play, replay, rules, simulate, verify
from greenbaize.cli.app import app, run

__all__ = ["app", "bench", "games", "main", "play", "replay", "rules", "simulate", "verify"]


def main() -> None:
    """Start the command."""
    sys.exit(run(sys.argv[1:]))
