"""Names and talk: cleaned and bounded before anybody sees them."""

from __future__ import annotations

import re
import unicodedata

from greenbaize.engine.errors import RefusedError, SetupError
from greenbaize.engine.record import NOBODYS_NAMES

NAME_LENGTH = 20
TEXT_LENGTH = 200
SEPARATORS = re.compile(r"[,:#()\[\]]")


def plain(text: str) -> str:
    """Letters that can be seen, in one line: no control characters, no tricks with direction."""
    composed = unicodedata.normalize("NFC", text)
    shown = "".join(char if char.isprintable() else " " for char in composed)
    return " ".join(shown.split())


def clean_name(text: str) -> str:
    """A name as a record can hold it.

    >>> clean_name("  Anna [host]\\u202e ")
    'Anna host'
    """
    name = plain(SEPARATORS.sub(" ", text))[:NAME_LENGTH].strip()
    if not name:
        raise SetupError("a name has at least one letter.")
    if name in NOBODYS_NAMES:
        raise SetupError(f"nobody can be called {name}; choose another name.")
    return name


def clean_text(text: str) -> str:
    """A line of talk."""
    line = plain(text)[:TEXT_LENGTH]
    if not line:
        raise RefusedError("there is nothing to say in that.")
    return line
