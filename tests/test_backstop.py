"""A test that hangs even after it was stopped ends, and so does an interpreter that would wait."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CONFTEST = """
from tests import backstop
backstop.SPARE_SECONDS = 1
def pytest_configure(config):
    config.pluginmanager.register(backstop)
"""
HANGS = {
    "after it was stopped": """
import time
def test_it():
    try:
        time.sleep(60)
    finally:
        time.sleep(60)
""",
    "while it is put away": """
import pytest, time
@pytest.fixture
def thing():
    yield
    time.sleep(60)
def test_it(thing):
    time.sleep(60)
""",
    "when all is over": """
import threading, time
def test_it():
    threading.Thread(target=time.sleep, args=(60,)).start()
""",
}


@pytest.mark.parametrize("when", HANGS)
def test_what_hangs_is_ended_and_shows_where(when: str, tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_it.py").write_text(HANGS[when])
    command = [sys.executable, "-m", "pytest", "-c", os.devnull, "--rootdir", str(tmp_path)]
    done = subprocess.run(
        [*command, "-p", "no:cacheprovider", "--timeout", "1", str(tmp_path / "test_it.py")],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=30,
    )
    assert done.returncode == 1
    assert "Timeout (" in done.stderr
    assert "most recent call first" in done.stderr
