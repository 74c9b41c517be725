"""What runs without the packages of the extra `server`, and what is said where they are needed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
PROJECT = tomllib.loads((CHECKOUT / "pyproject.toml").read_text())["project"]
MODULES = {
    "prometheus-client": "prometheus_client",
    "psycopg": "psycopg",
    "pydantic-settings": "pydantic_settings",
    "python-multipart": "python_multipart",
}
"""Packages whose module has another name."""

SHARED = {"pydantic"}
"""Typer needs it as well."""

BLOCK = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
"""


def server_modules() -> set[str]:
    """The top modules of all that the extra installs; `starlette` comes with it."""
    names = [re.split(r"[\[<>=;]", line)[0] for line in PROJECT["optional-dependencies"]["server"]]
    return ({MODULES.get(name, name) for name in names} | {"starlette"}) - SHARED


def base(code: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run code as if only the base dependencies were installed."""
    return subprocess.run(
        [sys.executable, "-c", BLOCK.format(blocked=server_modules()) + code],
        cwd=CHECKOUT,
        env={**os.environ, **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )


def command(*words: str) -> str:
    """Code that runs the command."""
    return f"sys.argv = ['greenbaize', *{words!r}]\nfrom greenbaize.cli import main; main()"


def test_the_extra_has_all_but_what_engine_and_terminal_need() -> None:
    names = {re.split(r"[\[<>=;]", line)[0] for line in PROJECT["dependencies"]}
    assert names == {"fluent.runtime", "rich", "typer"}
    assert {"fastapi", "uvicorn", "sqlalchemy", "segno"} <= server_modules()


@pytest.mark.parametrize(
    "words",
    [
        ["--version"],
        ["games"],
        ["rules", "las-vegas", "B5"],
        ["play", "las-vegas-solo", "--seed", "3"],
        ["simulate", "las-vegas", "--games", "2", "--seed", "1"],
    ],
    ids=" ".join,
)
def test_the_terminal_needs_no_package_of_the_server(words: list[str]) -> None:
    done = base(command(*words))
    assert (done.returncode, done.stderr) == (0, "")


def test_the_library_needs_no_package_of_the_server() -> None:
    modules = "greenbaize, greenbaize.bots.arena, greenbaize.study.simulate"
    done = base(f"import {modules}; greenbaize.Match('reibach', seed=1)")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("words", [[], ["serve"], ["--log"]], ids=["alone", "serve", "log"])
def test_a_server_without_its_packages_names_the_command_that_installs_them(
    words: list[str],
) -> None:
    done = base(command(*words))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "greenbaize: the server needs packages that are not installed; "
        "this command installs them: pip install 'greenbaize[server]'.\n"
    )


def test_it_is_said_in_the_language_of_the_terminal() -> None:
    done = base(command("serve"), GREENBAIZE_LANGUAGE="de")
    assert "dieser Befehl installiert sie: pip install" in done.stderr
