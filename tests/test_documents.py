"""What the documents show works as shown."""

import doctest
import re
import shlex
import sys
from pathlib import Path

import pytest

from greenbaize.cli.app import run

CHECKOUT = Path(__file__).parents[1]
PAGES = [CHECKOUT / "README.md", *sorted((CHECKOUT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(python|pycon|console)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS
FILE = re.compile(r"# (\w+\.py)\n")
"""A block that begins so is what stands in that file."""


@pytest.mark.long(60)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_does_what_it_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    names: dict[str, object] = {}
    for kind, text in BLOCK.findall(page.read_text(encoding="utf-8")):
        if kind == "python":
            if named := FILE.match(text):
                (tmp_path / named[1]).write_text(text, encoding="utf-8")
            exec(compile(text, page.name, "exec"), names)
        elif kind == "pycon":
            check_session(text, names, page.name)
        else:
            check_commands(text)


def check_session(text: str, names: dict[str, object], where: str) -> None:
    """Type it and compare the answers."""
    test = doctest.DocTestParser().get_doctest(text, names, where, where, 0)
    test.globs = names
    complaints: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=complaints.append, clear_globs=False)
    assert not complaints, "".join(complaints)


def check_commands(text: str) -> None:
    """Every line after a dollar sign succeeds."""
    for line in text.splitlines():
        words = shlex.split(line.removeprefix("$ "))
        assert words[0] == "greenbaize"
        assert run(words[1:]) == 0, line


def test_there_are_examples_to_test() -> None:
    shown = [kind for page in PAGES for kind, _ in BLOCK.findall(page.read_text(encoding="utf-8"))]
    assert {"python", "pycon", "console"} <= set(shown)
