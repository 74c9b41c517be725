"""Any view of any game as words, rows and tables, ready for a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from greenbaize.engine.glossary import Glossary, Meaning, meaning

SEATS = "seats"
"""The key of a view under which every seat has its own row."""

KNOWN_ELSEWHERE = {"over"}
"""Keys that the page says in its own words."""


@dataclass(frozen=True)
class Text:
    """One thing in words."""

    text: str
    kind = "words"


@dataclass(frozen=True)
class Row:
    """Small things in a row."""

    things: list[str]
    kind = "row"


@dataclass(frozen=True)
class Pairs:
    """Things by their names."""

    pairs: list[tuple[str, ViewNode]]
    kind = "pairs"


@dataclass(frozen=True)
class Lines:
    """Things below each other."""

    lines: list[ViewNode]
    kind = "lines"


@dataclass(frozen=True)
class Grid:
    """A table: headings, and rows that begin with their name; a seat's row knows its seat."""

    headings: list[str]
    rows: list[GridRow]
    kind = "grid"


@dataclass(frozen=True)
class GridRow:
    """One row of a table: a cell for every heading but the first."""

    name: str
    cells: list[ViewNode | None]
    seat: int | None = None


ViewNode = Text | Row | Pairs | Lines | Grid
ZERO, YES = Text("0"), Text("yes")


@dataclass(frozen=True)
class ViewRenderer:
    """Renders a view for a table whose seats are called so."""

    names: Sequence[str]
    glossary: Glossary = field(default_factory=dict)
    meanings: dict[tuple[str, ...], Meaning | None] = field(default_factory=dict)

    def render(self, view: Mapping[str, Any]) -> Pairs:
        """The whole view; what is short comes first, as far as its order allows."""
        here = {key: value for key, value in view.items() if key not in KNOWN_ELSEWHERE}
        nodes = self.pairs(here, ())
        return Pairs(sorted(nodes.pairs, key=lambda pair: isinstance(pair[1], Grid | Pairs)))

    def thing(self, value: Any, path: tuple[str, ...]) -> ViewNode | None:
        """Anything; None if there is nothing to say of it."""
        if is_nothing(value):
            return None
        if isinstance(value, Mapping):
            pairs = self.pairs(value, path)
            return pairs if pairs.pairs else None
        if isinstance(value, list | tuple):
            return self.sequence(list(value), path)
        return Text(self.word(value, path))

    def word(self, value: Any, path: tuple[str, ...]) -> str:
        """One value in words."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        meant = self.meaning(path)
        if isinstance(value, int) and meant:
            return meant.spelt(value, self.names)
        return "none" if value is None else spelt(str(value))

    def pairs(self, value: Mapping[str, Any], path: tuple[str, ...]) -> Pairs:
        """A dictionary, without what is empty."""
        nodes = [(key, self.thing(inner, (*path, key))) for key, inner in value.items()]
        return Pairs([(heading(key), thing) for key, thing in nodes if thing])

    def sequence(self, values: list[Any], path: tuple[str, ...]) -> ViewNode | None:
        """A list: of things, of lists, or of small things in a row."""
        if all(isinstance(value, Mapping) for value in values):
            return self.grid(values, path)
        if any(isinstance(value, list | tuple) for value in values):
            nodes = [self.thing(value, path) or Text("–") for value in values]
            return Lines(nodes)
        names = self.row_names(values, path)
        if names:
            return row_of_counts(names, [self.word(value, path) for value in values], values)
        return Row([self.word(value, path) for value in values])

    def grid(self, rows: list[Mapping[str, Any]], path: tuple[str, ...]) -> Grid | None:
        """A list of dictionaries as a table, without columns in which nothing stands."""
        names = self.row_names(rows, path)
        keys = list(dict.fromkeys(key for row in rows for key in row))
        first = "" if names else keys[0]
        nodes = {key: self.column(rows, key, path) for key in keys if key != first}
        columns = {key: cells for key, cells in nodes.items() if cells}
        if not columns and (names or len(keys) > 1):
            return None
        named = names or [self.word(row.get(first), (*path, first)) for row in rows]
        at_seats = path == (SEATS,)
        return Grid(
            [heading(first or path[-1].removesuffix("s")), *map(heading, columns)],
            [
                GridRow(
                    name,
                    [cells[number] for cells in columns.values()],
                    number if at_seats else None,
                )
                for number, name in enumerate(named)
            ],
        )

    def column(
        self, rows: list[Mapping[str, Any]], key: str, path: tuple[str, ...]
    ) -> list[ViewNode | None]:
        """One column; empty if it has nothing, or nothing but zeros."""
        cells = [self.cell(row, key, path) for row in rows]
        bare = all(row.get(key) == 0 or not cell for row, cell in zip(rows, cells, strict=True))
        return [] if bare else cells

    def cell(self, row: Mapping[str, Any], key: str, path: tuple[str, ...]) -> ViewNode | None:
        """One cell; what is nested in it is put into a few words."""
        node = self.thing(row.get(key), (*path, key))
        return Row(phrases(node)) if isinstance(node, Pairs | Lines | Grid) else node

    def row_names(self, values: Sequence[Any], path: tuple[str, ...]) -> Sequence[str]:
        """The names that the things of a list go by, if it has one for each."""
        meant = self.meaning(path)
        each = meant.called(self.names) if meant and meant.each else ()
        if path == (SEATS,):
            each = self.names
        return each if len(each) == len(values) else ()

    def meaning(self, path: tuple[str, ...]) -> Meaning | None:
        """What numbers stand for here; looked up once."""
        if path not in self.meanings:
            self.meanings[path] = meaning(self.glossary, path)
        return self.meanings[path]


def row_of_counts(names: Sequence[str], words: list[str], values: list[Any]) -> Row | None:
    """A number for each name; zeros go without saying."""
    nodes = zip(names, words, values, strict=True)
    things = [f"{name} {word}" for name, word, value in nodes if value]
    return Row(things) if things else None


def is_nothing(value: Any) -> bool:
    """Whether there is nothing to say: an empty thing, or a no."""
    return value is None or value is False or value in ("", [], {}, ())


def phrases(node: ViewNode) -> list[str]:
    """What is nested, in short phrases."""
    match node:
        case Text(text):
            return [text]
        case Row(things):
            return things
        case Pairs(pairs):
            return [phrase(name.lower(), thing) for name, thing in pairs if thing != ZERO]
        case Lines(lines):
            return [", ".join(phrases(line)) for line in lines]
        case Grid():
            cells = [[cell for cell in row.cells if cell] for row in node.rows]
            return [
                f"{row.name} ({', '.join(', '.join(phrases(cell)) for cell in found)})"
                for row, found in zip(node.rows, cells, strict=True)
            ]


def phrase(name: str, thing: ViewNode) -> str:
    """A name with what is said of it."""
    if thing == YES:
        return name
    inside = ", ".join(phrases(thing))
    return f"{name} {inside}" if isinstance(thing, Text) else f"{name} ({inside})"


def heading(key: str) -> str:
    """A key as a heading.

    >>> heading("thrown_out")
    'Thrown out'
    """
    words = spelt(key)
    return words[:1].upper() + words[1:]


def spelt(word: str) -> str:
    """A word of a program as people write it.

    >>> spelt("per_turn")
    'per turn'
    """
    return word.replace("_", " ")
