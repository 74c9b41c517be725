"""Names are counted as people count, and cut between characters."""

from __future__ import annotations

import pytest

from greenbaize.engine.characters import NAME_CODE_POINTS, NAME_LENGTH, characters
from greenbaize.engine.errors import SetupError
from greenbaize.engine.record import check_names
from greenbaize.server.tables.sanitize import clean_name, clean_text, distinct_name

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"
SWISS = "\U0001f1e8\U0001f1ed"
WAVE = "\U0001f44b\U0001f3fd"
HEART = "\u2764\ufe0f"
DOTTED = "q\u0323"
"""A letter and a dot below, which no single code point has."""


@pytest.mark.parametrize("one", [FAMILY, SWISS, WAVE, HEART, DOTTED, "\u00e9", "x"])
def test_what_people_see_as_one_is_one(one: str) -> None:
    assert characters(one * 3) == [one] * 3
    assert clean_name(one) == one


@pytest.mark.parametrize("one", [SWISS, WAVE, HEART, DOTTED, "x"])
def test_a_name_has_twenty_characters_whatever_they_are_made_of(one: str) -> None:
    name = clean_name(one * (NAME_LENGTH + 5))
    assert name == one * NAME_LENGTH
    check_names([name], SetupError)


def test_a_name_is_not_endless_and_no_character_is_cut() -> None:
    name = clean_name(FAMILY * NAME_LENGTH)
    assert name == FAMILY * 12
    assert len(name) <= NAME_CODE_POINTS
    check_names([name], SetupError)
    with pytest.raises(SetupError):
        clean_name("x" + "\u0323" * NAME_CODE_POINTS)


def test_a_joiner_that_joins_nothing_is_not_seen() -> None:
    assert clean_name("An\u200dna") == "An na"
    assert clean_name("\u200dAnna\u200d") == "Anna"


@pytest.mark.parametrize(
    ("name", "others", "distinct"),
    [
        ("Ann", ["Ben", ""], "Ann"),
        ("Ann", ["ann"], "Ann 2"),
        ("Ann", ["Ann", "Ann 2"], "Ann 3"),
        ("\u0410nn", ["Ann"], "\u0410nn 2"),
        ("\uff21nn", ["Ann"], "\uff21nn 2"),
        ("Änn", ["Ann"], "Änn 2"),
        ("IIya", ["Ilya"], "IIya 2"),
        ("0tto", ["Otto"], "0tto 2"),
        ("x" * NAME_LENGTH, ["x" * NAME_LENGTH], "x" * (NAME_LENGTH - 2) + " 2"),
        ("李", ["王"], "李"),
    ],
)
def test_names_that_look_alike_are_told_apart(name: str, others: list[str], distinct: str) -> None:
    assert distinct_name(name, others) == distinct


def test_what_is_said_keeps_its_pictures() -> None:
    assert clean_text(f"Well played {FAMILY}!") == f"Well played {FAMILY}!"
