"""Names and chat are sanitized and bounded before anybody sees them."""

from __future__ import annotations

import re
import unicodedata

from greenbaize.engine.errors import SetupError
from greenbaize.engine.record import NOBODYS_NAMES
from greenbaize.server.tables.refusals import CommandRefusedError

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
        raise SetupError("name_empty")
    if name in NOBODYS_NAMES:
        raise SetupError("name_reserved", name=name)
    return name


def clean_text(text: str) -> str:
    """A line of chat."""
    line = plain(text)[:TEXT_LENGTH]
    if not line:
        raise CommandRefusedError("chat_empty")
    return line
