"""What the page says: the same messages in every language, all used and none missing."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from greenbaize.engine.messages import LANGUAGES

WEB = Path(__file__).parents[2] / "web"
AREAS = sorted(path.name for path in (WEB / "messages").iterdir())
HOLE = re.compile(r"\{(\w+)\}")
INPUT = re.compile(r"input (\w+)")
USE = re.compile(r"(?<![\w.])m\.(\w+)")


@cache
def messages(area: str, language: str) -> list[tuple[str, Any]]:
    """The messages of an area in a language, as often as they stand there."""
    text = (WEB / "messages" / area / f"{language}.json").read_text("utf-8")
    told: list[tuple[str, Any]] = json.loads(text, object_pairs_hook=flat)
    return [(key, message) for key, message in told if key != "$schema"]


def flat(pairs: list[tuple[str, Any]]) -> Any:
    """The file itself keeps what it says twice; what is inside of a message is plain."""
    return dict(pairs) if {"match", "declarations"} & {key for key, _ in pairs} else pairs


def inputs(message: Any) -> set[str]:
    """What a message is told: its placeholders, or what its forms declare."""
    if isinstance(message, str):
        return set(HOLE.findall(message))
    return {
        name for form in message for line in form["declarations"] for name in INPUT.findall(line)
    }


def holes(message: Any) -> set[str]:
    """The placeholders of a message in all its forms."""
    return set(
        HOLE.findall(message if isinstance(message, str) else json.dumps(dict(forms(message))))
    )


def forms(message: Any) -> list[tuple[str, str]]:
    """The forms of a message, each with when it is said."""
    return [(when, text) for form in message for when, text in form["match"]]


def uses() -> set[str]:
    """The messages that the page says somewhere."""
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    texts = [path.read_text("utf-8") for path in sources if "paraglide" not in path.parts]
    return {key for text in texts for key in USE.findall(text)}


def known() -> set[str]:
    """The messages that there are in English."""
    return {key for area in AREAS for key, _ in messages(area, "en")}


def test_every_language_is_compiled() -> None:
    script = (WEB / "inlang-settings.js").read_text("utf-8")
    assert f"locales: {json.dumps(LANGUAGES)}," in script


@pytest.mark.parametrize("area", AREAS)
def test_every_area_speaks_every_language(area: str) -> None:
    files = [path.name for path in (WEB / "messages" / area).iterdir()]
    assert sorted(files) == sorted(f"{language}.json" for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    told = Counter(key for area in AREAS for key, _ in messages(area, language))
    assert [key for key, times in told.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", AREAS)
def test_every_language_says_the_same_in_the_same_order(area: str, language: str) -> None:
    here, there = messages(area, language), messages(area, "en")
    assert {key for key, _ in here} == {key for key, _ in there}
    assert [key for key, _ in here] == [key for key, _ in there]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", AREAS)
def test_every_language_is_told_the_same(area: str, language: str) -> None:
    english = dict(messages(area, "en"))
    for key, message in messages(area, language):
        assert inputs(message) == inputs(english[key]), key
        assert holes(message) <= inputs(message), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", AREAS)
def test_nothing_is_empty(area: str, language: str) -> None:
    for key, message in messages(area, language):
        texts = [message] if isinstance(message, str) else [text for _, text in forms(message)]
        assert texts, key
        assert all(text.strip() for text in texts), key


def test_what_the_page_says_is_there() -> None:
    missing = sorted(uses() - known())
    assert not missing, ", ".join(missing)


def test_what_is_there_is_said() -> None:
    unused = sorted(known() - uses())
    assert not unused, ", ".join(unused)


@pytest.mark.parametrize("area", AREAS)
def test_french_signs_of_two_parts_stand_apart_by_a_narrow_space_that_does_not_break(
    area: str,
) -> None:
    texts = (WEB / "messages" / area / "fr.json").read_text("utf-8")
    said = re.findall(r': "((?:[^"\\]|\\.)*)"', texts)
    assert said
    assert not [text for text in said if re.search(r"« | [;:!?»]|\w[;!?»]", text)]
