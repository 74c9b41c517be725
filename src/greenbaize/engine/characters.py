"""Texts as people count them: an accented letter or a family of emoji is one character."""

import unicodedata

NAME_LENGTH = 20
"""How many characters a name may have."""

NAME_CODE_POINTS = 60
"""And how many code points, so that no character is endless."""

JOINER = "\u200d"
EMOJI_STYLE = "\ufe0f"
FLAGS = range(0x1F1E6, 0x1F200)
SKIN_TONES = range(0x1F3FB, 0x1F400)


def is_printable(text: str, at: int) -> bool:
    """Whether something can be seen here, or makes one picture of its two neighbours."""
    return text[at].isprintable() or joins(text, at)


def joins(text: str, at: int) -> bool:
    """Whether here a joiner makes one picture of two; anywhere else it would be a trick."""
    return (
        text[at] == JOINER
        and 0 < at < len(text) - 1
        and all(is_picture(char) for char in (text[at - 1], text[at + 1]))
    )


def is_picture(char: str) -> bool:
    """A symbol, or what follows one to change its looks."""
    return unicodedata.category(char) == "So" or char == EMOJI_STYLE or ord(char) in SKIN_TONES


def characters(text: str) -> list[str]:
    """A text as people count it: accents, joined pictures and the two halves of a flag are one.

    >>> len(characters("e\u0301 \U0001f469\u200d\U0001f467"))
    3
    """
    found: list[str] = []
    for char in text:
        if found and continues(found[-1], char):
            found[-1] += char
        else:
            found.append(char)
    return found


def continues(character: str, char: str) -> bool:
    """Whether a code point belongs to the character before it."""
    if ord(char) in FLAGS:
        return len(character) == 1 and ord(character) in FLAGS
    marks = unicodedata.category(char) in ("Mn", "Mc", "Me") or ord(char) in SKIN_TONES
    return marks or JOINER in (char, character[-1])


def is_short_name(name: str) -> bool:
    """Whether a name is not too long, and nothing in it is hidden."""
    return (
        len(name) <= NAME_CODE_POINTS
        and len(characters(name)) <= NAME_LENGTH
        and all(is_printable(name, at) for at in range(len(name)))
    )
