"""`greenbaize bench`: how fast it is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer

from greenbaize.cli.app import app
from greenbaize.cli.arguments import Json
from greenbaize.engine.errors import SetupError


@app.command()
def bench(
    rotations: Annotated[int, typer.Option(help="How often everybody plays.", min=1)] = 9,
    seconds: Annotated[float, typer.Option(help="How long each plays at a time.", min=0.01)] = 1.0,
    peers: Annotated[bool, typer.Option(help="Measure other packages too.")] = True,
    record: Annotated[
        bool, typer.Option("--record", metavar="", help="Write bench/results.md.")
    ] = False,
    json: Json = False,
) -> int:
    """Measure games a second against a C program and against peers, in one run."""
    command = [sys.executable, str(script()), f"--rotations={rotations}", f"--seconds={seconds}"]
    wanted = {"--no-peers": not peers, "--record": record, "--json": json}
    return subprocess.call(command + [flag for flag, is_so in wanted.items() if is_so])


def script() -> Path:
    """The bench of the checkout that this is called in."""
    here = Path.cwd()
    for folder in (here, *here.parents):
        found = folder / "bench" / "run.py"
        if found.exists() and (folder / "src" / "greenbaize").exists():
            return found
    raise SetupError("bench_needs_checkout")
