"""Bots as processes, good and bad, each a few lines of Python."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

BEGIN = """
import json, os, sys, time
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        hello = message
        continue
    asked += 1
    moves = message["moves"]
"""

ANSWER = "    print(json.dumps({'move': moves[-1]}), flush=True)\n"


def script(folder: Path, *lines: str, name: str = "bot.py", answers: bool = True) -> str:
    """A command that runs such a bot; these lines are what it does before it answers."""
    file = folder / name
    body = "".join(f"    {line}\n" for line in lines)
    file.write_text(BEGIN + body + (ANSWER if answers else ""))
    return shlex.join([sys.executable, "-I", "-S", str(file)])
