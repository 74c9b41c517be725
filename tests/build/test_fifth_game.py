"""A game more: its own files and one line in the list of games; no shared room knows its name."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from greenbaize.games import GAMES

from .fifth_game import PAGE, ROOT, SOURCE, make_package, make_page, tool


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Greenbaize with one game more, in a folder of its own."""
    return make_package(tmp_path_factory.mktemp("house"))


def said(house: Path, *words: str) -> str:
    """What the command answers there."""
    env = {**os.environ, "PYTHONPATH": str(house / "src")}
    command = [sys.executable, "-m", "greenbaize", *words]
    done = subprocess.run(
        command, env=env, cwd=house, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_listed_with_its_options_and_its_rules(house: Path) -> None:
    assert "Hide a number that nobody else hides." in said(house, "games")
    assert "face_up" in said(house, "games", "cups")
    assert "C1" in said(house, "rules", "cups")


def test_it_is_played_recorded_and_verified(house: Path) -> None:
    told = said(house, "play", "cups", "--seats", "uniform,greedy", "--save", "game.txt")
    assert "The cups were lifted" in told
    assert "All " in said(house, "verify", "game.txt")
    assert "The cups were lifted" in said(house, "replay", "game.txt")


def test_it_is_simulated(house: Path) -> None:
    told = json.loads(said(house, "simulate", "cups", "--games", "50", "--seed", "1", "--json"))
    assert (told["game"], told["games"], len(told["seats"])) == ("cups", 50, 2)


def test_its_types_are_written_for_the_page(house: Path) -> None:
    assert tool(house, "typescript.py", "--check").returncode == 1
    assert tool(house, "typescript.py").returncode == 0
    assert tool(house, "typescript.py", "--check").returncode == 0
    types = (house / "web" / "src" / "games" / "cups" / "generated.ts").read_text()
    assert "  hidden?: number;\n" in types
    assert '  event: "lifted";\n' in types
    assert "export type Event = Dealt | Drew | Chosen | Lifted | Shown;\n" in types


def test_on_the_page_it_adds_files_and_changes_none() -> None:
    added = [path.relative_to(PAGE) for path in PAGE.rglob("*") if path.is_file()]
    assert added
    for path in added:
        assert path.parent.name == "cups"
        assert not (ROOT / "web" / path).exists()


@pytest.mark.long(15)
def test_the_page_takes_it_as_it_is(tmp_path: Path) -> None:
    """Its types are checked by `make test-long`."""
    make_page(make_package(tmp_path))
    assert tool(tmp_path, "website.py", "run", "messages").returncode == 0
    folders = ("tests/games/folders.test.ts", "--reporter=verbose")
    tested = tool(tmp_path, "website.py", "run", "test", "--", *folders)
    assert tested.returncode == 0, tested.stdout
    assert "cups has all that the page needs" in tested.stdout


def shared() -> Iterator[Path]:
    """All modules but those that belong to one game, and the list of games."""
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).parts
        if parts[0] != "games" and parts[:2] != ("cli", "tables"):
            yield path


def names() -> list[str]:
    """All that the games are called."""
    called = [name for game in GAMES.values() for name in (game.name, game.title, game.folder.name)]
    return sorted({*called, *(name.replace("_", "") for name in called)})


def spoken(tree: ast.AST) -> Iterator[str]:
    """Every name and every text in a module, but for what documents it."""
    documented = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in documented:
            yield str(node.value)
        for field in ("id", "attr", "name", "module", "arg"):
            yield str(getattr(node, field, ""))


def named_in(text: str) -> list[str]:
    """The games that a module speaks of."""
    said = "\n".join(spoken(ast.parse(text)))
    return [name for name in names() if re.search(rf"\b{re.escape(name)}\b", said, re.IGNORECASE)]


@pytest.mark.parametrize("path", shared(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_shared_room_knows_a_game_by_name(path: Path) -> None:
    assert named_in(path.read_text(encoding="utf-8")) == []


def test_a_room_that_knows_a_game_is_noticed() -> None:
    assert named_in('"""Las Vegas."""\nx = 1\n') == []
    assert named_in("from greenbaize.games.las_vegas import GAME\n") == ["las_vegas"]
    assert named_in("x = 'las-vegas'\n") == ["las-vegas"]
    assert named_in("if game == 'Las Vegas': pass\n") == ["Las Vegas"]
    assert named_in("state = LasVegas(4)\n") == ["lasvegas"]
