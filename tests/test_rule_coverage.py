"""Every rule of every game is shown by a test, and no test cites a rule that is not there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from greenbaize import GAMES
from greenbaize.engine.errors import SetupError
from greenbaize.engine.rulebook import Rulebook, runs

TESTS = Path(__file__).parent
BOOK = """# Tiny

A game of little.

## Play

Words before the first rule.

**B1** Throw a die,
and look at it.

| die | means |
|---|---|
| 6 | won |

**B2** Throw **again**.

## Doubts

**A5** Maybe. See **B1** above.

**17.3** Perhaps.
"""
CITING = """
import pytest

@pytest.mark.rule("B1", "A5")
def test_one() -> None: ...

class TestMore:
    @pytest.mark.parametrize("n", [1])
    @pytest.mark.rule("17.3")
    def test_two(self, n: int) -> None: ...

@pytest.mark.rule("B2")
def helper() -> None: ...
"""


def citations(folder: Path) -> set[str]:
    """The numbers that the tests of a folder cite in `@pytest.mark.rule(...)`."""
    files = [ast.parse(file.read_text(encoding="utf-8")) for file in folder.rglob("*.py")]
    return {number for tree in files for node in ast.walk(tree) for number in cited(node)}


def cited(node: ast.AST) -> Iterator[str]:
    """What one test cites."""
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                yield from (str(ast.literal_eval(number)) for number in mark.args)


def never_cited(rules: Path, tests: Path) -> list[str]:
    """The rules that no test cites."""
    found = citations(tests)
    return [number for number in Rulebook.load(rules).rules if number not in found]


def cited_in_vain(rules: Path, tests: Path) -> list[str]:
    """The citations of rules that are not there."""
    return sorted(citations(tests) - set(Rulebook.load(rules).rules))


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_shown_by_a_test(name: str) -> None:
    folder = GAMES[name].folder
    assert never_cited(folder / "RULES.md", TESTS / folder.name) == []


@pytest.mark.parametrize("name", GAMES)
def test_no_test_cites_a_rule_that_is_not_there(name: str) -> None:
    folder = GAMES[name].folder
    assert cited_in_vain(folder / "RULES.md", TESTS / folder.name) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_rulebook_belongs_to_its_game(name: str) -> None:
    book = Rulebook.load(GAMES[name].folder / "RULES.md")
    assert book.title == GAMES[name].title
    assert len(book.rules) > 20
    assert {rule.section for rule in book.rules.values()} <= set(book.sections)


def test_a_rule_without_a_test_is_found(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text(BOOK)
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    assert never_cited(tmp_path / "RULES.md", tmp_path / "tests") == ["B1", "B2", "A5", "17.3"]
    (tmp_path / "tests" / "deep" / "test_tiny.py").write_text(CITING)
    assert never_cited(tmp_path / "RULES.md", tmp_path / "tests") == ["B2"]
    assert cited_in_vain(tmp_path / "RULES.md", tmp_path / "tests") == []


def test_a_citation_of_no_rule_is_found(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text(BOOK.replace("**A5**", "**A6**"))
    (tmp_path / "test_tiny.py").write_text(CITING)
    assert cited_in_vain(tmp_path / "RULES.md", tmp_path) == ["A5"]


def test_a_rulebook_knows_its_rules_in_order() -> None:
    book = Rulebook.parse(BOOK)
    assert book.title == "Tiny"
    assert book.sections == ["Play", "Doubts"]
    assert list(book.rules) == ["B1", "B2", "A5", "17.3"]
    assert [rule.section for rule in book.rules.values()] == ["Play", "Play", "Doubts", "Doubts"]


def test_a_rule_goes_on_to_the_next_with_its_tables() -> None:
    book = Rulebook.parse(BOOK)
    table = "| die | means |\n|---|---|\n| 6 | won |"
    assert book.find("B1").text == f"Throw a die,\nand look at it.\n\n{table}"
    assert book.find("B2").text == "Throw **again**."
    assert book.find("A5").text == "Maybe. See **B1** above."
    assert book.find("17.3").text == "Perhaps."


def test_a_number_may_have_several_parts() -> None:
    book = Rulebook.parse(BOOK.replace("17.3", "3.2.10"))
    assert book.find("3.2.10").text == "Perhaps."
    found = [str(run) for run in runs(["3.2.9", "3.2.10", "3.3.1", "3.4"])]
    assert found == ["3.2.9 to 3.2.10", "3.3.1", "3.4"]


def test_the_text_is_kept_as_it_is_but_for_sections_left_out() -> None:
    book = Rulebook.parse(BOOK)
    assert book.text() == BOOK
    plain = book.text(without={"Play"})
    assert plain.startswith("# Tiny\n\nA game of little.\n\n## Doubts\n\n**A5** Maybe.")
    assert "before the first rule" not in plain


def test_a_section_opens_with_its_first_rule() -> None:
    book = Rulebook.parse(BOOK)
    opens = [number for number in book.rules if book.opens(number)]
    assert opens == ["B1", "A5"]


@pytest.mark.parametrize("number", ["b1", "B1", " b1 "])
def test_a_rule_is_found_in_large_letters_or_small(number: str) -> None:
    assert Rulebook.parse(BOOK).find(number).number == "B1"


@pytest.mark.parametrize("number", ["B99", "", "B", "1"])
def test_a_rule_that_is_not_there_is_answered_with_those_that_are(number: str) -> None:
    with pytest.raises(SetupError) as trouble:
        Rulebook.parse(BOOK).find(number)
    said = f"Tiny has no rule {number!r}; its rules are B1 to B2, A5 and 17.3."
    assert str(trouble.value) == said


def test_two_rules_of_one_number_are_refused() -> None:
    with pytest.raises(SetupError, match="Tiny has two rules 'B1'"):
        Rulebook.parse(BOOK.replace("**B2**", "**B1**"))


def test_numbers_in_a_row_are_one_stretch() -> None:
    numbers = ["B1", "B2", "B3", "N3", "N4", "A2", "A55", "17.9", "17.10", "Q3", "Q3b", "Q4"]
    has = ["B1 to B3", "N3 to N4", "A2", "A55", "17.9 to 17.10", "Q3", "Q3b", "Q4"]
    assert [str(run) for run in runs(numbers)] == has
