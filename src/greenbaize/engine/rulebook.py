"""A game's RULES.md: numbered rules under headings."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from greenbaize.engine.errors import SetupError
from greenbaize.engine.messages import AllOf, Param, Range
from greenbaize.engine.text import shown

NUMBER = r"(?:[A-Z]-[A-Z0-9]+|[A-Z]*\d+(?:\.\d+)*[a-z]?)"
RULE = re.compile(rf"\*\*(?P<number>{NUMBER})\*\* (?P<text>.+)", re.DOTALL)
CUT = re.compile(rf"^(?=#+ |\*\*{NUMBER}\*\* )", re.MULTILINE)
COUNTED = re.compile(r"(?P<before>[A-Z]*(?:\d+\.)*)(?P<count>\d+)")


@dataclass(frozen=True)
class Rule:
    """One rule: its number, the heading it stands under, and its words, with tables as they are."""

    number: str
    section: str
    text: str


@dataclass
class Rulebook:
    """The rules of one game, in their order, under the headings of its sections."""

    title: str = ""
    sections: list[str] = field(default_factory=list)
    rules: dict[str, Rule] = field(default_factory=dict)
    pieces: list[tuple[str, str]] = field(default_factory=list)
    """The text as it is, piece by piece, with the section of each."""

    @classmethod
    def load(cls, path: Path) -> Rulebook:
        """Read a RULES.md."""
        return cls.parse(path.read_text(encoding="utf-8"))

    @classmethod
    def parse(cls, text: str) -> Rulebook:
        """The rulebook that a text holds; a rule goes on until the next one or a heading."""
        book = cls()
        for piece in CUT.split(text):
            if found := RULE.match(piece):
                book.add(found["number"], found["text"].strip())
            elif piece.startswith("#"):
                book.head(*piece.split("\n")[0].split(" ", 1))
            book.pieces.append((book.section, piece))
        return book

    @property
    def section(self) -> str:
        """The section begun last."""
        return (self.sections or [""])[-1]

    def head(self, mark: str, words: str) -> None:
        """One mark is the title's, more are a section's."""
        if mark == "#":
            self.title = words
        else:
            self.sections.append(words)

    def add(self, number: str, text: str) -> None:
        """A rule, in the section begun last."""
        if number in self.rules:
            raise SetupError("duplicate_rule", title=self.title, number=shown(number))
        self.rules[number] = Rule(number, self.section, text)

    def text(self, without: Collection[str] = ()) -> str:
        """The rules as they are written, without some of the sections."""
        return "".join(piece for section, piece in self.pieces if section not in without)

    def opens(self, number: str) -> bool:
        """Whether a section begins with the rule of this number."""
        rule = self.find(number)
        return next(one for one in self.rules.values() if one.section == rule.section) == rule

    def find(self, number: str) -> Rule:
        """The rule of this number, in large letters or small."""
        for rule in self.rules.values():
            if rule.number.casefold() == number.strip().casefold():
                return rule
        facts: dict[str, Param] = {"number": shown(number), "rules": AllOf(tuple(runs(self.rules)))}
        raise SetupError("unknown_rule", title=self.title, **facts)


def runs(numbers: Iterable[str]) -> list[Range | str]:
    """Numbers that follow one another, as one stretch each.

    >>> [str(run) for run in runs(["B1", "B2", "B3", "A55", "17.3"])]
    ['B1 to B3', 'A55', '17.3']
    """
    stretches: list[list[str]] = []
    for number in numbers:
        if stretches and follows(stretches[-1][-1], number):
            stretches[-1].append(number)
        else:
            stretches.append([number])
    return [Range(run[0], run[-1]) if len(run) > 1 else run[0] for run in stretches]


def follows(number: str, other: str) -> bool:
    """Whether the other number is the next one."""
    one, next_ = COUNTED.fullmatch(number), COUNTED.fullmatch(other)
    if not one or not next_ or one["before"] != next_["before"]:
        return False
    return int(next_["count"]) == int(one["count"]) + 1
