"""The language of whoever reads a plain page; only refusals are told in it."""

from __future__ import annotations

from fastapi import Request

from greenbaize.engine.messages import LANGUAGES

DEFAULT = "en"


def language_of(request: Request) -> str:
    """The best of our languages for this request."""
    return preferred(request.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The first of our languages by an Accept-Language header's weights.

    >>> preferred("es, fr-CH;q=0.9, en;q=0.8"), preferred("de;q=0"), preferred("")
    ('fr', 'en', 'en')
    """
    wanted = [weighted(part) for part in header[:200].lower().split(",")]
    ours = [(weight, name) for weight, name in wanted if weight > 0 and name in LANGUAGES]
    return max(ours, key=lambda pair: pair[0])[1] if ours else DEFAULT


def weighted(part: str) -> tuple[float, str]:
    """A language without its region, and its weight; an unreadable weight is none.

    >>> weighted(" fr-CH;q=0.9"), weighted("it"), weighted("de;q=x")
    ((0.9, 'fr'), (1.0, 'it'), (0.0, 'de'))
    """
    name, _, weight = part.replace(" ", "").partition(";q=")
    try:
        value = float(weight) if weight else 1.0
    except ValueError:
        value = 0.0
    return value, name.partition("-")[0]
