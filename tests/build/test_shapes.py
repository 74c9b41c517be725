"""What is compiled has the shape of what is written, is C where it is hot, and is not stale."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

import greenbaize
from greenbaize.build import compiled

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
INLINE = SOURCE / "greenbaize" / "engine" / "copying.pxd"
HOT = sorted({*SOURCE.rglob("*.pxd")} - {INLINE})
CLASS = re.compile(r"cdef class (?P<name>\w+)(?:\((?P<base>\w+)\))?:")
FUNCTION = re.compile(
    r"c(?:p?)def (?:inline )?(?P<type>.*?)(?P<name>\w+)\((?P<args>.*)\)(?P<after>.*)"
)
FIELDS = re.compile(r"cdef (?:(?P<how>readonly|public) )?(?P<type>.+?) (?P<names>\w+(?:, \w+)*)$")
NUMBERS = re.compile(r"(?:int|short|double|(?:unsigned )?long long)(?:\[\d+\])*")
SCORE = re.compile(r'<pre class="cython line score-(\d+)"[^>]*>.*?(\d+)</span>: ', re.DOTALL)
ONE_CALL = 5
"""What looking for an exception after a call costs on Cython's scale."""


@dataclass
class Function:
    """A function that a .pxd declares."""

    name: str
    args: list[str]
    never_raises: bool
    is_c: bool


@dataclass
class Shape:
    """A class, or the module itself, as a .pxd declares it."""

    name: str
    base: str | None = None
    fields: dict[str, str | None] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)


def shapes(text: str) -> dict[str, Shape]:
    """All classes of a .pxd by name; what is outside of them is named ''."""
    found = {"": Shape("")}
    inside = ""
    for line in text.splitlines():
        if line and not line.startswith(" "):
            inside = ""
        if opened := CLASS.fullmatch(line.strip()):
            inside = opened["name"]
            found[inside] = Shape(inside, opened["base"])
        else:
            declare(found[inside], line.strip())
    return found


def declare(shape: Shape, line: str) -> None:
    """One line of a class."""
    if function := FUNCTION.fullmatch(line):
        args = [arg.strip() for arg in function["args"].split(",") if arg.strip()]
        names = [arg.split()[-1].removesuffix("=*") for arg in args]
        never = function["after"].strip() == "noexcept"
        is_c = not re.match(r"(?:list|object|[A-Z]\w*) ", function["type"])
        shape.functions[function["name"]] = Function(function["name"], names, never, is_c)
    elif fields := FIELDS.fullmatch(line):
        shape.fields |= dict.fromkeys(fields["names"].split(", "), fields["how"])


@cache
def declared(path: Path) -> dict[str, Shape]:
    """What a .pxd declares."""
    return shapes(path.read_text())


def above(shape: Shape, path: Path) -> Iterator[Shape]:
    """The classes above one of this .pxd, each looked for in the same folder first."""
    base = shape.base
    while base is not None:
        near = sorted(HOT, key=lambda other: other.parent != path.parent)
        path = next(other for other in near if base in declared(other))
        yield declared(path)[base]
        base = declared(path)[base].base


def inherited(shape: Shape, path: Path) -> set[str]:
    """The fields of the classes above."""
    return {name for base in above(shape, path) for name in base.fields}


def written(path: Path) -> ast.Module:
    """The .py beside a .pxd."""
    return ast.parse(path.with_suffix(".py").read_text())


def classes(tree: ast.Module) -> dict[str, ast.ClassDef]:
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def annotated(node: ast.ClassDef) -> set[str]:
    """The fields that a class lists."""
    listed = [line.target for line in node.body if isinstance(line, ast.AnnAssign)]
    return {target.id for target in listed if isinstance(target, ast.Name)}


def assigned(node: ast.ClassDef) -> set[str]:
    """The fields that a class sets on itself."""
    return {
        part.attr
        for part in ast.walk(node)
        if isinstance(part, ast.Attribute)
        and isinstance(part.ctx, ast.Store)
        and isinstance(part.value, ast.Name)
        and part.value.id == "self"
    }


def functions(body: list[ast.stmt]) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in body if isinstance(node, ast.FunctionDef)}


def globals_of(tree: ast.Module) -> set[str]:
    """The names that a module sets or imports."""
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            names |= {alias.asname or alias.name for alias in node.names}
        for part in ast.walk(node) if isinstance(node, ast.Assign | ast.AnnAssign) else ():
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
                names.add(part.id)
    return names


def differences(path: Path) -> list[str]:
    """Where a .pxd and its .py do not agree."""
    tree = written(path)
    found: list[str] = []
    for name, shape in declared(path).items():
        body: list[ast.stmt] = tree.body
        if name:
            node = classes(tree).get(name)
            if node is None:
                return [f"there is no class {name}"]
            body = node.body
            found += field_differences(shape, node, inherited(shape, path))
        else:
            found += [f"no global {one}" for one in sorted(set(shape.fields) - globals_of(tree))]
        found += [f"{name}: {one}" for one in function_differences(shape, functions(body))]
    return found


def field_differences(shape: Shape, node: ast.ClassDef, inherited: set[str]) -> Iterator[str]:
    """Fields that only one of both has."""
    mine = annotated(node)
    for name in sorted(set(shape.fields) ^ (mine | assigned(node) - inherited)):
        yield f"{shape.name}.{name} is a field of only one of both"
    if mine and mine != set(shape.fields):
        yield f"{shape.name} lists {sorted(mine ^ set(shape.fields))} in only one of both"


def function_differences(shape: Shape, written: dict[str, ast.FunctionDef]) -> Iterator[str]:
    """Functions that are not written, or with other arguments."""
    for name, function in shape.functions.items():
        if name not in written:
            yield f"{name} is not written"
        elif [arg.arg for arg in written[name].args.args] != function.args:
            yield f"{name} has other arguments than {function.args}"


@pytest.mark.parametrize("path", HOT, ids=lambda path: path.stem)
def test_the_pxd_has_just_the_fields_and_methods_of_the_py(path: Path) -> None:
    assert differences(path) == []


@pytest.mark.parametrize("path", HOT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_all_fields_of_a_state_can_be_seen_by_reflection(path: Path) -> None:
    for shape in declared(path).values():
        if "State" in [shape.name, *(base.name for base in above(shape, path))]:
            assert [name for name, how in shape.fields.items() if how is None] == []


def types(path: Path) -> dict[str, str]:
    """The fields of the states that a .pxd declares, but of `State` itself, with their types."""
    found: dict[str, str] = {}
    inside = Shape("")
    for line in path.read_text().splitlines():
        if opened := CLASS.fullmatch(line.strip()):
            inside = declared(path)[opened["name"]]
        is_field = line.startswith(" ") and not FUNCTION.fullmatch(line.strip())
        fields = FIELDS.fullmatch(line.strip()) if is_field else None
        if fields and "State" in [base.name for base in above(inside, path)]:
            found |= dict.fromkeys(fields["names"].split(", "), fields["type"])
    return found


@pytest.mark.parametrize("path", HOT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_states_are_copied_as_one_block_and_so_hold_numbers_alone(path: Path) -> None:
    assert [name for name, one in types(path).items() if not NUMBERS.fullmatch(one)] == []


def test_the_fields_of_a_state_are_looked_at() -> None:
    assert sum(len(types(path)) for path in HOT) > 200
    assert types(SOURCE / "greenbaize" / "games" / "las_vegas" / "strip.pxd")["deck"] == "short[11]"
    assert [one for one in ("list", "Rng", "object") if NUMBERS.fullmatch(one)] == []


def test_a_class_is_looked_for_in_its_own_folder() -> None:
    tables = [path for path in HOT if path.stem == "table"]
    assert len(tables) > 1
    for path in tables:
        heir = Shape("Heir", "Table")
        assert [base.name for base in above(heir, path)] == ["Table", "State"]
        assert inherited(heir, path) >= set(declared(path)["Table"].fields)


@pytest.mark.parametrize(
    ("pxd", "told"),
    [
        ("cdef class Cup:\n    cdef readonly int dice, left\n    cdef int shake(self, int by)", []),
        ("cdef class Cup:\n    cdef readonly int dice\n    cdef int shake(self, int by)", ["left"]),
        (
            "cdef class Cup:\n    cdef readonly int dice, left, lid\n"
            "    cdef int shake(self, int by)",
            ["lid"],
        ),
        (
            "cdef class Cup:\n    cdef readonly int dice, left\n    cdef int turn(self)",
            ["turn is not written"],
        ),
        (
            "cdef class Cup:\n    cdef readonly int dice, left\n    cdef int shake(self, int n=*)",
            ["other arguments"],
        ),
        ("cdef class Mug:\n    cdef readonly int dice, left", ["no class Mug"]),
        (
            "cdef int LID\ncdef class Cup:\n    cdef readonly int dice, left",
            ["no global LID"],
        ),
    ],
)
def test_a_difference_is_found(pxd: str, told: list[str], tmp_path: Path) -> None:
    path = tmp_path / "cup.pxd"
    path.write_text(pxd + "\n")
    path.with_suffix(".py").write_text(
        "class Cup:\n    dice: int\n    left: int\n\n"
        "    def shake(self, by: int) -> int:\n        self.left = by\n        return by\n"
    )
    found = " ".join(differences(path))
    assert bool(found) == bool(told)
    assert all(word in found for word in told)


@cache
def directives() -> dict[str, Any]:
    """The directives that setup.py compiles with, without running it."""
    for node in ast.parse((ROOT / "setup.py").read_text()).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "DIRECTIVES":
            found: dict[str, Any] = ast.literal_eval(node.value)
            return found
    raise AssertionError("setup.py has no DIRECTIVES")


def scores(path: Path, source: Path, tmp_path: Path) -> dict[int, int]:
    """How much Python Cython needs for each line of a .py."""
    cython: Any = import_module("Cython.Compiler.Main")
    target = tmp_path / f"{path.stem}.c"
    options = cython.CompilationOptions(
        output_file=str(target),
        annotate=True,
        include_path=[str(source)],
        compiler_directives=dict(directives()),
    )
    assert cython.compile(str(path.with_suffix(".py")), options).num_errors == 0
    page = target.with_suffix(".html").read_text()
    return {int(line): int(score) for score, line in SCORE.findall(page)}


def slow_lines(path: Path, source: Path, tmp_path: Path) -> list[str]:
    """Lines of hot functions that need Python, outside of what is told to listeners."""
    tree = written(path)
    lines = path.with_suffix(".py").read_text().splitlines()
    needs = scores(path, source, tmp_path)
    assert set(needs) == set(range(1, len(lines) + 1)), "Cython has scored other lines"
    bodies = {"": tree.body} | {name: node.body for name, node in classes(tree).items()}
    found = []
    for name, shape in declared(path).items():
        for function in functions(bodies[name]).values():
            if function.name in shape.functions and not is_seldom(path, function):
                for line, allowed in allowance(shape.functions[function.name], function):
                    if needs[line] > allowed:
                        found.append(f"{line} ({needs[line]}): {lines[line - 1].strip()}")
    return found


def is_seldom(path: Path, function: ast.FunctionDef) -> bool:
    """What a position is worth is asked once a playout; whether to stop, all the time."""
    return path.stem == "valuation" and function.name != "settled"


def allowance(shape: Function, node: ast.FunctionDef) -> Iterator[tuple[int, int]]:
    """How much Python each line of a function may need: none, but for calls that may raise."""
    if not shape.is_c:
        return
    told = set(told_lines(node))
    for line in range(node.body[0].lineno, (node.end_lineno or 0) + 1):
        if line not in told:
            calls = [part for part in ast.walk(node) if isinstance(part, ast.Call)]
            here = sum(part.lineno == line for part in calls)
            yield line, 0 if shape.never_raises else ONE_CALL * here


SELDOM = ("self.story is not None", "seat < 0 or seat >= self.seats")
"""When somebody listens, and when a seat is asked for that is not there."""


def told_lines(node: ast.FunctionDef) -> Iterator[int]:
    """The lines that only run while somebody listens, or when something is wrong."""
    for part in ast.walk(node):
        if isinstance(part, ast.Raise):
            yield from range(part.lineno, (part.end_lineno or 0) + 1)
        if isinstance(part, ast.If) and ast.unparse(part.test) in SELDOM:
            for line in part.body:
                yield from range(line.lineno, (line.end_lineno or 0) + 1)


RUNNING = [
    path
    for path in HOT
    if path.stem == "rng" or ("games" in path.parts and path.stem != "heuristics")
]


@pytest.mark.parametrize("path", RUNNING, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_hot_functions_run_as_pure_c(path: Path, tmp_path: Path) -> None:
    assert slow_lines(path, SOURCE, tmp_path) == []


@pytest.mark.parametrize(("declared_as", "direct"), [("inline ", True), ("", False)])
def test_what_is_inline_is_called_without_looking_it_up(
    declared_as: str, direct: bool, tmp_path: Path
) -> None:
    path = tmp_path / "cup.pxd"
    path.write_text(
        "cdef class Cup:\n    cdef readonly int left\n    cpdef void shake(self)\n"
        f"    cdef {declared_as}void empty(self) noexcept\n"
    )
    path.with_suffix(".py").write_text(
        "class Cup:\n    left: int\n    def shake(self) -> None:\n        self.empty()\n"
        "    def empty(self) -> None:\n        self.left = 0\n"
    )
    scores(path, tmp_path, tmp_path)
    assert ("->empty(" in path.with_suffix(".c").read_text()) != direct


def test_the_rules_of_every_game_are_looked_at() -> None:
    for path in RUNNING:
        hot = [one for shape in declared(path).values() for one in shape.functions.values()]
        assert path.stem not in ("rng", "game") or any(one.never_raises for one in hot)


HEAP = """class Heap:
    size: int

    def mask(self) -> int:
        mask = 0
        for die in range(self.size):
            mask |= 1 << die
        return mask
"""
HEAP_PXD = """cimport cython

cdef class Heap:
    cdef readonly int size

    {locals}
    cdef long long mask(self) noexcept
"""


@pytest.mark.parametrize(
    ("typed", "slow"), [("mask=cython.longlong, die=int", False), ("die=object", True)]
)
def test_an_untyped_accumulator_is_found(typed: str, slow: bool, tmp_path: Path) -> None:
    path = tmp_path / "heap.pxd"
    path.write_text(HEAP_PXD.format(locals=f"@cython.locals({typed})"))
    path.with_suffix(".py").write_text(HEAP)
    found = slow_lines(path, tmp_path, tmp_path)
    assert any("mask |= 1 << die" in line for line in found) == slow
    assert bool(found) == slow


TELLING = """class Cup:
    story: object
    left: int

    def shake(self) -> None:
        if self.story is not None:
            self.story.append(self.left)
        self.left += 1
"""
TELLING_PXD = """cdef class Cup:
    cdef public object story
    cdef readonly int left

    cdef void shake(self) noexcept
"""


def test_what_is_told_to_listeners_may_be_slow_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "cup.pxd"
    path.write_text(TELLING_PXD)
    path.with_suffix(".py").write_text(TELLING)
    assert slow_lines(path, tmp_path, tmp_path) == []
    path.with_suffix(".py").write_text(TELLING.replace("self.story is not None", "self.left"))
    assert any("append" in line for line in slow_lines(path, tmp_path, tmp_path))


def fingerprint(path: Path) -> str:
    return hashlib.sha256(path.with_suffix(".py").read_bytes() + path.read_bytes()).hexdigest()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package as it is compiled, or as if it were."""
    here = Path(greenbaize.__file__).parent
    copy = tmp_path / "greenbaize"
    shutil.copytree(here, copy, ignore=shutil.ignore_patterns("__pycache__"))
    if not compiled():
        made_from = {
            ".".join(path.relative_to(tmp_path).with_suffix("").parts): fingerprint(path)
            for path in copy.rglob("*.pxd")
        }
        (copy / "compiled.json").write_text(json.dumps({"modules": made_from}))
    return copy


def imported(package: Path) -> subprocess.CompletedProcess[str]:
    """What Python says to importing that copy."""
    env = os.environ | {"PYTHONPATH": str(package.parent)}
    command = [sys.executable, "-c", "import greenbaize; print(greenbaize.__file__)"]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def test_an_unchanged_copy_runs(package: Path) -> None:
    done = imported(package)
    assert (done.returncode, done.stdout.strip()) == (0, str(package / "__init__.py")), done.stderr


@pytest.mark.parametrize("suffix", [".py", ".pxd"])
@pytest.mark.parametrize("name", ["engine/rng", "games/las_vegas/game", "bots/arena"])
def test_machine_code_that_is_older_than_its_text_is_refused(
    package: Path, name: str, suffix: str
) -> None:
    path = (package / name).with_suffix(suffix)
    path.write_text(path.read_text() + "\n# changed\n")
    done = imported(package)
    assert done.returncode == 1
    assert f"ImportError: {path.stem}.py has changed since it was compiled" in done.stderr


def test_machine_code_of_unknown_origin_is_refused(package: Path) -> None:
    (package / "compiled.json").unlink()
    (package / "engine" / f"dice{EXTENSION_SUFFIXES[0]}").write_bytes(b"")
    done = imported(package)
    assert done.returncode == 1
    assert "ImportError: there are compiled modules here of unknown origin" in done.stderr
