"""Names and chat are sanitized and bounded before anybody sees them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import count

from greenbaize.engine.characters import NAME_CODE_POINTS, NAME_LENGTH, characters, is_printable
from greenbaize.engine.errors import SetupError
from greenbaize.engine.record import NOBODYS_NAMES
from greenbaize.server.tables.refusals import CommandRefusedError

TEXT_LENGTH = 200
LOOK_ALIKES = str.maketrans(
    "АВЕКМНОРСТУХІЈЅаеорсухіјѕԁԛԝӏѵɡΑΒΕΖΗΙΚΜΝΟΡΤΥΧαοενκρτυχιγω0О1lI|5$8",
    "ABEKMHOPCTYXIJSaeopcyxijsdqwivgABEZHIKMNOPTYXaoevkptuxiywooiiiissb",
)
"""Letters of other alphabets, digits and signs that look like a letter of ours."""
SEPARATORS = re.compile(r"[,:#()\[\]]")


def strip_unprintable(text: str) -> str:
    """Letters that can be seen, in one line: no control characters, no tricks with direction."""
    composed = unicodedata.normalize("NFC", text)
    shown = "".join(char if is_printable(composed, at) else " " for at, char in enumerate(composed))
    return " ".join(shown.split())


def cut_name(name: str) -> str:
    """The beginning of a name that is not too long, cut between characters."""
    kept = ""
    for character in characters(name)[:NAME_LENGTH]:
        if len(kept + character) > NAME_CODE_POINTS:
            break
        kept += character
    return kept.strip()


def clean_name(text: str) -> str:
    """A name as a record can hold it.

    >>> clean_name("  Anna [host]\\u202e ")
    'Anna host'
    """
    name = cut_name(strip_unprintable(SEPARATORS.sub(" ", text)))
    if not name:
        raise SetupError("name_empty")
    if name in NOBODYS_NAMES:
        raise SetupError("name_reserved", name=name)
    return name


def distinct_name(name: str, others: Iterable[str]) -> str:
    """A name that nobody takes for another at the table: with a number if it looks like one.

    >>> distinct_name("Аnn", ["Ann", "Ann 2"])
    'Аnn 3'
    """
    looks = {appearance(other) for other in others if other}
    for number in count(2):
        if appearance(name) not in looks:
            return name
        ending = f" {number}"
        room = min(NAME_LENGTH, NAME_CODE_POINTS) - len(ending)
        base = re.sub(r" \d+$", "", name) if number > 2 else name
        name = "".join(characters(base)[:room]).rstrip() + ending
    raise AssertionError


def appearance(name: str) -> str:
    """What a name looks like at a glance: names of the same appearance are easily confused."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name))
    letters = "".join(char for char in plain if not unicodedata.combining(char))
    alike = letters.translate(LOOK_ALIKES).casefold().translate(LOOK_ALIKES)
    return "".join(char for char in alike if char.isalnum()) or alike


def clean_text(text: str) -> str:
    """One line of chat, cut to the longest; an empty one is refused."""
    line = strip_unprintable(text)[:TEXT_LENGTH]
    if not line:
        raise CommandRefusedError("chat_empty")
    return line
