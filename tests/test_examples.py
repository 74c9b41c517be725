"""What the documents show works as shown."""

import doctest
import importlib
import pkgutil
import re
import shlex
from pathlib import Path

import pytest

import greenbaize
from greenbaize.cli.app import run

CHECKOUT = Path(__file__).parents[1]
PAGES = [CHECKOUT / "README.md", *sorted((CHECKOUT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(python|pycon|console)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS


@pytest.mark.long(60)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_does_what_it_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for kind, text in BLOCK.findall(page.read_text(encoding="utf-8")):
        if kind == "python":
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


def modules() -> list[str]:
    found = pkgutil.walk_packages(greenbaize.__path__, "greenbaize.")
    return [module.name for module in found if not module.name.endswith("__main__")]


@pytest.mark.parametrize("name", ["greenbaize", *modules()])
def test_the_examples_in_a_module_are_right(name: str) -> None:
    module = importlib.import_module(name)
    assert doctest.testmod(module, optionflags=FLAGS).failed == 0


def test_there_are_examples_to_test() -> None:
    shown = [kind for page in PAGES for kind, _ in BLOCK.findall(page.read_text(encoding="utf-8"))]
    assert {"python", "pycon", "console"} <= set(shown)
