"""What is installed with a compiler, without one, and with one that fails."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
FILES = ("setup.py", "pyproject.toml", "README.md", "LICENSE")


def wheel(folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel from a copy of the sources and what C was made of them, without the page."""
    copy = folder / "copy"
    for part in ("src", "build/c"):
        if (CHECKOUT / part).exists():
            made = shutil.ignore_patterns("*.egg-info", "site")
            shutil.copytree(CHECKOUT / part, copy / part, ignore=made)
    for file in FILES:
        shutil.copy(CHECKOUT / file, copy)
    command = [sys.executable, "-m", "pip", "wheel", "-v", "--no-build-isolation", "--no-deps"]
    environment = {**os.environ, "GREENBAIZE_NO_SITE": "1", **variables}
    environment.pop("PYTHONPATH", None)
    return subprocess.run(
        [*command, "-w", str(folder), "."],
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize(
    ("variables", "reason"),
    [
        ({"GREENBAIZE_PURE": "1"}, "GREENBAIZE_PURE is set"),
        ({"CC": "no-such-compiler"}, "there is no C compiler"),
    ],
)
def test_without_a_compiler_the_same_files_are_installed_with_a_notice(
    variables: dict[str, str], reason: str, tmp_path: Path
) -> None:
    built = wheel(tmp_path, **variables)
    assert built.returncode == 0, built.stderr
    assert reason in built.stdout + built.stderr
    (file,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(file) as unpacked:
        names = unpacked.namelist()
    assert "greenbaize/games/las_vegas/game.py" in names
    assert "greenbaize/games/las_vegas/RULES.md" in names
    assert not [name for name in names if name.endswith((".so", ".c", "compiled.json"))]
    assert says(tmp_path, file) == "interpreted"


def test_a_compiler_that_fails_is_an_error_and_no_fallback(tmp_path: Path) -> None:
    built = wheel(tmp_path, CC="false")
    assert built.returncode != 0
    assert not list(tmp_path.glob("*.whl"))


def test_without_what_the_page_is_built_with_nothing_is_built(tmp_path: Path) -> None:
    built = wheel(tmp_path, GREENBAIZE_PURE="1", GREENBAIZE_NO_SITE="")
    assert built.returncode != 0
    assert "GREENBAIZE_NO_SITE=1 builds it without its page." in built.stdout + built.stderr
    assert not list(tmp_path.glob("*.whl"))


def says(folder: Path, file: Path) -> str:
    """How the wheel runs, unpacked."""
    with zipfile.ZipFile(file) as packed:
        packed.extractall(folder / "unpacked")
    asked = subprocess.run(
        [sys.executable, "-m", "greenbaize", "--version"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "unpacked")},
        capture_output=True,
        text=True,
        check=True,
    )
    return asked.stdout.split()[-1]
