"""Every code that the program can raise has a sentence in every language, and no sentence is idle.

Codes are found in the source: as the first argument of an error, a message or a term, or in a
table or constant of their module.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from greenbaize.engine.messages import LANGUAGES, Param, render

SOURCE = Path(__file__).parents[1] / "src" / "greenbaize"
INTERNAL = {"BotFailed", "BotFailedError", "StoreUnavailable"}
"""Exceptions that no person ever reads."""

CODE = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)+")
FACTORIES = {"Message", "Term", "message"}
"""What takes a code besides errors."""


def modules() -> list[Path]:
    """All of the program."""
    return sorted(SOURCE.rglob("*.py"))


def catalogues(language: str) -> list[Path]:
    """All Fluent files of a language."""
    return sorted(SOURCE.rglob(f"locale/{language}.ftl"))


@cache
def entries(path: Path) -> dict[str, ftl.Message]:
    """The messages of a file."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)], path
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


@cache
def keys(language: str) -> dict[str, ftl.Message]:
    """The messages of a language."""
    return {key: entry for path in catalogues(language) for key, entry in entries(path).items()}


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """A node of a message and all below it."""
    if isinstance(node, list):
        for item in node:
            yield from nodes(item)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)


def references(entry: ftl.Message) -> set[str]:
    """The messages that a message is made of."""
    return {node.id.name for node in nodes(entry) if isinstance(node, ftl.MessageReference)}


def variables(language: str, key: str) -> set[str]:
    """The facts that a sentence tells, those of the messages in it too."""
    entry = keys(language)[key]
    own = {node.id.name for node in nodes(entry) if isinstance(node, ftl.VariableReference)}
    return own.union(*(variables(language, other) for other in references(entry)))


def counted(key: str) -> set[str]:
    """The facts by which a sentence is chosen: numbers."""
    chosen = [
        node.selector for node in nodes(keys("en")[key]) if isinstance(node, ftl.SelectExpression)
    ]
    own = {node.id.name for node in chosen if isinstance(node, ftl.VariableReference)}
    return own.union(*(counted(other) for other in references(keys("en")[key])))


def is_error(function: ast.expr) -> bool:
    """Whether a call makes an error of ours."""
    name: str = getattr(function, "id", "") or getattr(function, "attr", "")
    return name.endswith("Error") and name not in INTERNAL and not hasattr(builtins, name)


def is_raised(call: ast.Call, raised: set[ast.expr | None]) -> bool:
    """Whether what a function makes is raised at once, and is no exception of Python's."""
    name = getattr(call.func, "id", "")
    return call in raised and name not in INTERNAL and not hasattr(builtins, name)


def codes_in(expression: ast.expr, constants: dict[str, set[str]]) -> set[str]:
    """The codes that an argument can be: a text, one of two, or what a constant holds."""
    match expression:
        case ast.Constant(value=str(code)):
            return {code}
        case ast.IfExp(body=body, orelse=other):
            return codes_in(body, constants) | codes_in(other, constants)
        case ast.Name(id=name) | ast.Subscript(value=ast.Name(id=name)):
            return constants.get(name, set())
    return set()


def constants_of(tree: ast.Module) -> dict[str, set[str]]:
    """The texts in each constant of a module that look like codes."""
    return {
        target.id: {
            text.value
            for text in ast.walk(statement.value)
            if isinstance(text, ast.Constant)
            and isinstance(text.value, str)
            and CODE.fullmatch(text.value)
        }
        for statement in tree.body
        if isinstance(statement, ast.Assign)
        for target in statement.targets
        if isinstance(target, ast.Name)
    }


def codes_of(path: Path) -> set[str]:
    """The codes that a module raises or says."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    constants = constants_of(tree)
    raised = {node.exc for node in ast.walk(tree) if isinstance(node, ast.Raise)}
    return {
        code
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and call.args
        and (
            is_error(call.func)
            or is_raised(call, raised)
            or getattr(call.func, "id", "") in FACTORIES
        )
        for code in codes_in(call.args[0], constants)
    }  # fmt: skip


@cache
def texts() -> set[str]:
    """All texts in the program that could be codes."""
    return {
        node.value
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_code_of_a_module_has_a_sentence(path: Path) -> None:
    assert sorted(codes_of(path) - keys("en").keys()) == []


def test_many_codes_are_found() -> None:
    assert len(set().union(*map(codes_of, modules()))) > 100


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_file_has_the_same_keys_in_every_language(language: str) -> None:
    for path in catalogues("en"):
        other = path.with_name(f"{language}.ftl")
        assert list(entries(path)) == list(entries(other)), other


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_sentence_tells_the_same_facts_in_every_language(language: str) -> None:
    differing = [key for key in keys("en") if variables("en", key) != variables(language, key)]
    assert differing == []


def test_no_two_files_define_the_same_key() -> None:
    found = [key for path in catalogues("en") for key in entries(path)]
    assert sorted({key for key in found if found.count(key) > 1}) == []


def test_no_sentence_is_idle() -> None:
    used = texts().union(*map(references, keys("en").values()))
    assert sorted(keys("en").keys() - used) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_told_in_every_language(language: str) -> None:
    for key in keys(language):
        for number in (0, 1, 2, 7):
            facts: dict[str, Param] = {
                name: number if name in counted(key) else f"<{name}>"
                for name in variables(language, key)
            }
            told = render(key, facts, language)
            assert told != key
            assert "{" not in told


def test_another_language_than_english_is_no_copy() -> None:
    """A sentence that reads the same in two languages has not been translated."""
    for language in LANGUAGES[1:]:
        for key in keys("en"):
            facts: dict[str, Param] = dict.fromkeys(variables("en", key), 2)
            text = render(key, facts, "en")
            if len(text.split()) > 3:
                assert render(key, facts, language) != text, (key, language)
