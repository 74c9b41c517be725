"""`pip install .` brings the page where there is neither Node.js nor npm, or says why it cannot."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import httpx2
import pytest

from tests.server.running import GENEROUS, Running, ours

CHECKOUT = Path(__file__).parents[2]
FILES = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in", "tools/website.py")
MADE = shutil.ignore_patterns(
    "*.egg-info", "__pycache__", "node_modules", "paraglide", "project.inlang", "site", "site.txt"
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
    with Running(ours(database), {**GENEROUS, "PYTHONPATH": str(target)}) as server:
        assert httpx2.get(f"http://{server.address}/").text == page


class Deaf:
    """A registry that takes every call and never says a word."""

    def __enter__(self) -> str:
        self.line = socket.create_server(("127.0.0.1", 0))
        return f"http://127.0.0.1:{self.line.getsockname()[1]}/"

    def __exit__(self, *trouble: object) -> None:
        self.line.close()


@contextmanager
def nobody() -> Iterator[str]:
    """A registry that is not there."""
    with Deaf() as address:
        pass
    yield address


@pytest.mark.long(45)
@pytest.mark.parametrize("registry", [Deaf, nobody])
def test_without_packages_the_reason_is_told_within_a_minute(
    registry: Callable[[], AbstractContextManager[str]], tmp_path: Path
) -> None:
    copy = fresh(tmp_path / "copy")
    with registry() as address:
        done = subprocess.run(
            [sys.executable, "tools/website.py"],
            cwd=copy,
            env={**os.environ, "npm_config_registry": address, "npm_config_cache": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=60,
        )
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    reasons = r"(reached nobody in 30 seconds|could fetch nothing \(ECONNREFUSED\))"
    said = rf"`npm install --no-save --omit=dev` {reasons}; is there a network\?"
    assert re.fullmatch(f"The page was not built: {said}", last)


@pytest.mark.parametrize("integrity", [None, "sha512-another"])
def test_a_package_that_the_lock_does_not_list_is_refused(
    integrity: str | None, tmp_path: Path
) -> None:
    (tmp_path / "tools").mkdir()
    shutil.copy(CHECKOUT / "tools" / "website.py", tmp_path / "tools")
    modules = tmp_path / "web" / "node_modules"
    modules.mkdir(parents=True)
    locked = {"known": "sha512-known", "strange": "sha512-one"}
    installed = {**locked, "strange": integrity}
    for lock, packages in (
        (modules.parent / "package-lock.json", locked),
        (modules / ".package-lock.json", installed),
    ):
        listed = {
            f"node_modules/{name}": {"integrity": digest} for name, digest in packages.items()
        }
        lock.write_text(json.dumps({"packages": listed}))
    done = subprocess.run(
        [sys.executable, "-c", "import website; website.verify()"],
        cwd=tmp_path / "tools",
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "node_modules/strange is not what package-lock.json lists" in done.stderr
