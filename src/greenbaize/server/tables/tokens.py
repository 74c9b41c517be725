"""What cannot be guessed: tokens that hold seats, private links, and the short codes of tables."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Those that nobody takes for another."""

CODE_LENGTH = 6


def new_token() -> str:
    """A token or a private link, of 192 bits."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    """All that is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_code() -> str:
    """The short code of a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def parse_code(typed: str) -> str:
    """A code as people type it.

    >>> parse_code(" k7q-x2m ")
    'K7QX2M'
    """
    return "".join(typed.upper().split()).replace("-", "")


def is_code(typed: str) -> bool:
    """Whether this can be a table's code."""
    return len(typed) == CODE_LENGTH and set(typed) <= set(LETTERS)


def cookie_name(seat: int) -> str:
    """One cookie a seat; its path is the table's."""
    return f"seat-{seat}"
