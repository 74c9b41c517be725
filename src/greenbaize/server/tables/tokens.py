"""What cannot be guessed: tokens that hold seats, private links, and the short codes of tables."""

from __future__ import annotations

import base64
import hashlib
import secrets

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Those that nobody takes for another."""

CODE_LENGTH, OLD_CODE_LENGTH = 9, 6
"""Nine letters are 44 bits; tables that were made before codes grew keep theirs."""

TOKEN_BYTES = 24


def new_token() -> str:
    """A token or a private link, of 192 bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def seat_token(key: str | None, purpose: str) -> str:
    """The token of a seat that is asked for with this key: always the same for the same purpose.

    So a request whose answer was lost can be sent again, and nothing has to be stored for it.
    """
    if key is None:
        return new_token()
    digest = hashlib.sha256(f"greenbaize {purpose} {key}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:TOKEN_BYTES]).decode()


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
    return len(typed) in (CODE_LENGTH, OLD_CODE_LENGTH) and set(typed) <= set(LETTERS)


def cookie_name(seat: int) -> str:
    """One cookie a seat; its path is the table's."""
    return f"seat-{seat}"
