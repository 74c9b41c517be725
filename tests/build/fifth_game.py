"""A copy of Greenbaize with one game more, for tests that look at it from outside."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "greenbaize"
TOY = ROOT / "tests" / "laws"
PAGE = Path(__file__).parent / "cups"
"""What the game brings to the page, as it lies in `web`."""
MADE = shutil.ignore_patterns(
    "__pycache__", "node_modules", "paraglide", "project.inlang", "site", "site.txt"
)
LINE = """
from greenbaize.games.cups import CUPS

GAMES["cups"] = REGISTRY["cups"] = CUPS
"""
TABLE = '''"""Cups drawn in the terminal."""


def draw(view, names, viewer, roomy=True):
    return f"Cups: {view['scores']}"


def prompt(view, names, seat, moves):
    return "Hide a number."


def event_lines(events, names):
    return [event.say(names) for event in events]
'''


def make_package(folder: Path) -> Path:
    """The package with Cups in it, in `src` of this folder; returns the folder."""
    package = folder / "src" / "greenbaize"
    shutil.copytree(SOURCE, package, ignore=MADE)
    (package / "games" / "cups").mkdir()
    shutil.copy(TOY / "toy.py", package / "games" / "cups" / "__init__.py")
    shutil.copy(TOY / "RULES.md", package / "games" / "cups")
    (package / "cli" / "tables" / "cups.py").write_text(TABLE)
    with (package / "games" / "__init__.py").open("a") as listing:
        listing.write(LINE)
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=MADE)
    return folder


def make_page(folder: Path) -> None:
    """The page's sources beside that package, with what Cups adds; its types are generated."""
    shutil.copytree(ROOT / "web", folder / "web", ignore=MADE)
    shutil.copytree(PAGE, folder / "web", dirs_exist_ok=True)
    assert tool(ROOT, "website.py", "--version").returncode == 0
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    assert tool(folder, "typescript.py").returncode == 0


def tool(folder: Path, name: str, *words: str) -> subprocess.CompletedProcess[str]:
    """What a tool does there; the first run in a checkout installs the page's packages."""
    env = {**os.environ, "PYTHONPATH": str(folder / "src")}
    command = [sys.executable, f"tools/{name}", *words]
    return subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True)
