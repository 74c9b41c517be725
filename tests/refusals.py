"""Refusals and set-up errors as data: what each code is, and how it is told in every language."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from greenbaize.engine.errors import GreenbaizeError
from greenbaize.engine.messages import LANGUAGES, Term, as_json, render


@dataclass
class Case:
    """A code, its class and its rule, and something that is answered with it."""

    code: str
    kind: type[GreenbaizeError]
    rule: str
    provoke: Callable[[], object]

    def __str__(self) -> str:
        return self.code


def check(case: Case) -> None:
    """The error is what the case says, can travel, and is a sentence in every language."""
    with pytest.raises(GreenbaizeError) as caught:
        case.provoke()
    error = caught.value
    assert (error.code, type(error), error.rule) == (case.code, case.kind, case.rule)
    assert json.dumps(facts(error))
    told = [error.sentence(language) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    for sentence in told:
        assert sentence.endswith(f". ({case.rule})" if case.rule else ".")
        assert case.code not in sentence


def facts(error: GreenbaizeError) -> dict[str, Any]:
    """What an error tells, as it travels."""
    return {name: as_json(fact) for name, fact in error.params.items()}


def check_catalogue(folder: Path, cases: Iterable[Case], terms: Iterable[Term] = ()) -> None:
    """A game's catalogues hold its cases and its words, and nothing else."""
    spoken = {case.code for case in cases} | {term.key for term in terms}
    for language in LANGUAGES:
        assert keys(folder / "locale" / f"{language}.ftl") == spoken
        assert all(render(term.key, {}, language) != term.key for term in terms)


def keys(catalogue: Path) -> set[str]:
    """The messages that a Fluent file defines."""
    lines = catalogue.read_text(encoding="utf-8").splitlines()
    return {line.split(" =")[0] for line in lines if " =" in line and line[0].isalpha()}
