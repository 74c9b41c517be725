"""A bot in Cython, as docs/bots.md shows it, compiles against the package as it is installed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import greenbaize

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
BLOCK = re.compile(r"^```cython\n(.*?)^```$", re.MULTILINE | re.DOTALL)

PLAY = """
from quick import Quick
from greenbaize import GAMES
from greenbaize.bots import make_bot
from greenbaize.bots.arena import Arena

game = GAMES["las-vegas"]
bots = [Quick(), make_bot("uniform", game), make_bot("quick:Quick", game)]
print(len(Arena(game, bots, {}, seed=1).play(0).scores()))
"""


def python(folder: Path, *words: str) -> str:
    """What Python says in this folder, with the package that is tested."""
    package = str(Path(greenbaize.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": package},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_module_in_cython_compiles_against_the_package_and_plays(tmp_path: Path) -> None:
    (block,) = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    (tmp_path / "quick.pyx").write_text(block)
    python(tmp_path, "-m", "Cython.Build.Cythonize", "-i", "quick.pyx")
    assert python(tmp_path, "-c", PLAY).strip() == "3"
