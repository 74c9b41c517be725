"""Sentences by their code, in every language: the catalogues, and how facts are put into words.

Each part of the program has a folder `locale` with a Fluent file for every language; so has each
game. A fact is a number, a text that is shown as it is, or one of the kinds below, which are put
differently in different languages. `as_json` is how facts travel to the page.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from greenbaize.engine.text import dollars, listed

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from greenbaize.engine.errors import GreenbaizeError

LANGUAGES = ("en", "fr", "de", "it")
PACKAGE = Path(__file__).parents[1]
AND = {"en": "and", "fr": "et", "de": "und", "it": "e"}
OR = {"en": "or", "fr": "ou", "de": "oder", "it": "o"}


@dataclass(frozen=True, slots=True)
class Term:
    """A word of ours, such as the name of a card: a key of the catalogues itself."""

    key: str

    def __str__(self) -> str:
        return render(self.key, {})


@dataclass(frozen=True, slots=True)
class Range:
    """From one number to another, both included."""

    first: int | str
    last: int | str
    step: int = 1

    def __str__(self) -> str:
        return self.sentence("en")

    def sentence(self, language: str) -> str:
        """Numbers are shown without separators: they may be those of rules."""
        facts: dict[str, Param] = {"first": str(self.first), "last": str(self.last)}
        if self.step == 1:
            return render("range", facts, language)
        return render("range_in_steps", {**facts, "step": self.step}, language)


@dataclass(frozen=True, slots=True)
class Dollars:
    """Money in thousands."""

    thousands: int


@dataclass(frozen=True, slots=True)
class AllOf:
    """Things joined by "and"."""

    items: tuple[Param, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Things joined by "or"."""

    items: tuple[Param, ...]


@dataclass(frozen=True, slots=True)
class Cause:
    """Another error, shown as its own sentence."""

    error: GreenbaizeError


Param = int | str | Term | Range | Dollars | AllOf | AnyOf | Cause
Params = Mapping[str, Param]


@dataclass(frozen=True)
class Message:
    """A sentence that is no error: its code and its facts."""

    code: str
    params: Params = field(default_factory=dict)

    def __str__(self) -> str:
        return self.sentence()

    def sentence(self, language: str = "en") -> str:
        """The sentence in a language."""
        return render(self.code, self.params, language)


def render(code: str, params: Params, language: str = "en") -> str:
    """The sentence of a code; a code that no catalogue knows stands for itself."""
    for bundle in (catalogue(language), catalogue("en")):
        if bundle.has_message(code):
            pattern = bundle.get_message(code).value
            if pattern is None:
                break
            facts = {name: spelt(fact, language) for name, fact in params.items()}
            text, faults = bundle.format_pattern(pattern, facts)
            if faults:
                raise LookupError(f"{code} in {language}: {faults}")
            return str(text)
    return code


def spelt(fact: Param, language: str) -> int | str:
    """A fact in words; numbers stay numbers, because a sentence may count by them."""
    match fact:
        case Term(key):
            return render(key, {}, language)
        case Range():
            return fact.sentence(language)
        case Dollars(thousands):
            return money(thousands, language)
        case AllOf(items):
            return listed([str(spelt(item, language)) for item in items], AND[language])
        case AnyOf(items):
            return listed([str(spelt(item, language)) for item in items], OR[language])
        case Cause(error):
            return error.sentence(language)
        case int() | str():
            return fact


def money(thousands: int, language: str) -> str:
    r"""Money in full, as the page writes it too.

    >>> money(60, "en"), money(1050, "de")
    ('$60,000', '1.050.000\xa0$')
    """
    english = dollars(thousands)
    if language == "en":
        return english
    return english.lstrip("$").replace(",", {"fr": "\u202f"}.get(language, ".")) + "\u00a0$"


def as_json(fact: Param) -> Any:
    """A fact as it travels: a number, a text, or an object whose one key says what it is."""
    match fact:
        case Term(key):
            return {"term": key}
        case Range(first, last, step):
            return {"range": {"first": first, "last": last, "step": step}}
        case Dollars(thousands):
            return {"dollars": thousands}
        case AllOf(items):
            return {"all_of": [as_json(item) for item in items]}
        case AnyOf(items):
            return {"any_of": [as_json(item) for item in items]}
        case Cause(error):
            facts = {name: as_json(value) for name, value in error.params.items()}
            return {"cause": {"code": error.code, "rule": error.rule, "params": facts}}
        case _:
            return fact


@lru_cache
def catalogue(language: str) -> FluentBundle:
    """All sentences in a language."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in sources(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def sources(language: str) -> list[Path]:
    """The files of a language: those of the package, and those of games from elsewhere."""
    from greenbaize.engine.game import REGISTRY

    own = set(PACKAGE.glob(f"**/locale/{language}.ftl"))
    others = {game.folder / "locale" / f"{language}.ftl" for game in REGISTRY.values()}
    return sorted(own | {path for path in others if path.exists()})
