"""The installed package is as fast as the compiler can make it, and carries no ballast."""

from __future__ import annotations

import platform
import re
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import greenbaize
from greenbaize.build import command, fingerprints

CHECKOUT = Path(__file__).parents[2]
INSTALLED = Path(greenbaize.__file__).parent
BUILT = sorted(INSTALLED.rglob("*.so"))
FAST = ("-O2", "-O3")
FRAME = bytes.fromhex("554889e5")
"""How every function begins that gcc or clang did not optimise: push rbp, then mov rbp, rsp."""

FRAMES_KNOWN = platform.machine() in ("x86_64", "AMD64")
FRAMES_A_KILOBYTE = 0.5
MOST_BYTES = 12_000_000

C = """
int one(int n) { return n + 1; }
int two(int n) { return one(n) * 2; }
int main(int n, char **words) { return two(n) + one(n) - 7; }
"""


def optimisation(words: list[str]) -> str:
    """The last word on optimisation is the one that counts."""
    return ([word for word in words if re.fullmatch(r"-O\w*", word)] or ["none"])[-1]


def frames(path: Path) -> int:
    """How many functions of a binary build a frame that they do not need."""
    return path.read_bytes().count(FRAME)


def looks_optimised(path: Path) -> bool:
    """Whether hardly any function begins as it does without optimisation, where that is known."""
    if not FRAMES_KNOWN:
        return True
    return frames(path) <= FRAMES_A_KILOBYTE * path.stat().st_size / 1024


def test_every_hot_module_was_compiled_with_optimisation() -> None:
    assert len(BUILT) == len(fingerprints()) > 20
    assert optimisation(command()) in FAST, shlex.join(command())
    assert [path.name for path in BUILT if not looks_optimised(path)] == []


def test_pythons_own_flags_are_all_there() -> None:
    own = shlex.split(sysconfig.get_config_var("CFLAGS") or "")
    assert [flag for flag in own if flag not in command()] == []


def test_nothing_in_it_is_for_debuggers() -> None:
    assert command()[-1] == "-g0"
    assert [path.name for path in BUILT if b".debug_info" in path.read_bytes()] == []
    assert sum(path.stat().st_size for path in BUILT) < MOST_BYTES


def test_a_build_without_optimisation_is_seen_in_the_binary(tmp_path: Path) -> None:
    source = tmp_path / "some.c"
    source.write_text(C)
    seen = {}
    for level in ("-O0", "-O3"):
        program = tmp_path / level
        words = [*shlex.split(sysconfig.get_config_var("CC")), level, "-c", "-o", str(program)]
        subprocess.run([*words, str(source)], check=True)
        seen[level] = looks_optimised(program)
    assert seen == {"-O0": not FRAMES_KNOWN, "-O3": True}


@pytest.mark.parametrize(
    ("given", "level"),
    [("gcc -g0 -fPIC", "-O3"), ("gcc -O1 -fPIC", "-O1"), ("gcc", "-O3")],
)
def test_flags_from_the_environment_are_added_to_pythons_own(given: str, level: str) -> None:
    own = "import sysconfig; sysconfig.get_config_vars()['CFLAGS'] = '-fwrapv -O3';"
    call = f"import setup; print(setup.with_pythons_own({given.split()!r}))"
    there = f"import sys; sys.argv = ['setup.py', '--version', '-q']; {own} {call}"
    done = subprocess.run(
        [sys.executable, "-c", there],
        cwd=CHECKOUT,
        env={"GREENBAIZE_PURE": "1", "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=True,
    )
    words = done.stdout.strip().splitlines()[-1].strip("[]").replace("'", "").split(", ")
    assert words[:3] == ["gcc", "-fwrapv", "-O3"]
    assert optimisation(words) == level


def test_make_installs_what_pip_install_gives() -> None:
    recipe = (CHECKOUT / "Makefile").read_text()
    assert "$(PIP) --no-build-isolation --no-deps --force-reinstall ." in recipe
    assert "CFLAGS" not in recipe
