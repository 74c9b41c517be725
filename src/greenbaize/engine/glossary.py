"""What the numbers in a view stand for, so that any view can be put into words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Meaning:
    """A number is one of these names, or one for each of them; without names it is a seat.

    Where there are words, a number is an amount, and they spell it.
    """

    names: tuple[str, ...] | None = None
    each: bool = False
    words: Callable[[int], str] | None = None

    def called(self, seats: Sequence[str]) -> Sequence[str]:
        """The names that numbers stand for, at a table where the seats are called so."""
        return seats if self.names is None else self.names

    def spelt(self, number: int, seats: Sequence[str]) -> str:
        """One number in words.

        >>> SEAT.spelt(1, ["Ann", "Ben"]), Meaning(words="{} gold".format).spelt(3, [])
        ('Ben', '3 gold')
        """
        if self.words:
            return self.words(number)
        names = self.called(seats)
        known = not self.each and 0 <= number < len(names)
        return names[number] if known else str(number)


SEAT = Meaning()
EACH_SEAT = Meaning(each=True)

Glossary = Mapping[str, Meaning]
"""Meanings by the path of keys in a view, such as `casinos.bills`; what is below has them too."""


def meaning(glossary: Glossary, path: Sequence[str]) -> Meaning | None:
    """What a number at this path stands for; `*` is any key, and the longest path counts.

    >>> glossary = {"rows": SEAT, "rows.*.dice": EACH_SEAT}
    >>> meaning(glossary, ["rows", "top"]) is SEAT, meaning(glossary, ["deck"])
    (True, None)
    """
    patterns = sorted(glossary, key=lambda pattern: pattern.count("."), reverse=True)
    return next((glossary[pattern] for pattern in patterns if leads(pattern, path)), None)


def leads(pattern: str, path: Sequence[str]) -> bool:
    """Whether a path is this one or goes on from it."""
    parts = pattern.split(".")
    pairs = zip(parts, path, strict=False)
    return len(parts) <= len(path) and all(part in ("*", key) for part, key in pairs)
