"""The rules for players say in every language what the rulebook says, under the same numbers."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from greenbaize import GAMES
from greenbaize.engine.rulebook import Rulebook

RULES = Path(__file__).parents[2] / "web" / "rules"
LANGUAGES = ("en", "fr", "de", "it")
EXAMPLES = re.compile(r"[TPFD]\d+|17\.16")
"""Worked examples, which are for tests and not for the table; 17.16 is about two of them."""


@cache
def text(game: str, language: str) -> dict[str, Any]:
    """The rules of a game in a language."""
    found: dict[str, Any] = json.loads((RULES / game / f"{language}.json").read_text("utf-8"))
    return found


def rules(game: str, language: str) -> list[dict[str, str]]:
    """All its rules, in order."""
    return [rule for section in text(game, language)["sections"] for rule in section["rules"]]


def numbers(game: str, language: str) -> list[str]:
    """The numbers of its rules, in order."""
    return [rule["id"] for rule in rules(game, language)]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_players_meet_is_told_once(game: str) -> None:
    told, book = numbers(game, "en"), Rulebook.load(GAMES[game].folder / "RULES.md")
    known = {number for number in book.rules if not EXAMPLES.fullmatch(number)}
    assert len(told) == len(set(told))
    assert set(told) == known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_tells_the_same_rules_in_the_same_order(game: str, language: str) -> None:
    assert numbers(game, language) == numbers(game, "en")
    here, there = text(game, language), text(game, "en")
    assert here.keys() == there.keys() == {"title", "lead", "sections"}
    assert [len(one["rules"]) for one in here["sections"]] == [
        len(one["rules"]) for one in there["sections"]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_empty_and_nothing_stays_in_english(game: str, language: str) -> None:
    here = [rule["text"] for rule in rules(game, language)]
    english = [rule["text"] for rule in rules(game, "en")]
    assert all(words and words == words.strip() for words in here)
    assert language == "en" or not set(here) & set(english)
