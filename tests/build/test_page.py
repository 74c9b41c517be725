"""`pip install .` brings the page, on a machine that has neither Node.js nor anything of npm's."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest

from tests.server.running import GENEROUS, Running, ours

CHECKOUT = Path(__file__).parents[2]
FILES = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in", "tools/website.py")
MADE = shutil.ignore_patterns(
    "*.egg-info", "__pycache__", "node_modules", "paraglide", "site", "site.txt"
)
PROGRAMS = ("sh", "env")


def fresh(folder: Path) -> Path:
    """The sources as they are before anything is built."""
    for name in ("src", "web"):
        shutil.copytree(CHECKOUT / name, folder / name, ignore=MADE)
    for name in FILES:
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copy(CHECKOUT / name, folder / name)
    return folder


def bare(folder: Path) -> dict[str, str]:
    """An environment with hardly any programs in it."""
    folder.mkdir()
    for name in PROGRAMS:
        (folder / name).symlink_to(str(shutil.which(name)))
    ours = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {**ours, "PATH": str(folder), "GREENBAIZE_PURE": "1"}


@pytest.mark.long(60)
def test_the_page_is_installed_and_served(tmp_path: Path) -> None:
    copy, target = fresh(tmp_path / "copy"), tmp_path / "target"
    pip = [sys.executable, "-m", "pip", "install", "--no-deps", "--target", str(target), "."]
    done = subprocess.run(pip, cwd=copy, env=bare(tmp_path / "bin"), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    for name in ("package.json", "package-lock.json"):
        assert (copy / "web" / name).read_bytes() == (CHECKOUT / "web" / name).read_bytes()
    page = (target / "greenbaize" / "server" / "site" / "index.html").read_text("utf-8")
    assert "/assets/" in page
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Running(ours(database), {**GENEROUS, "PYTHONPATH": str(target)}) as house:
        assert httpx2.get(f"http://{house.address}/").text == page
