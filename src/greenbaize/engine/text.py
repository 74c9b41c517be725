"""Formatting that every game needs: money, plurals, lists, quotes."""

from collections.abc import Sequence


def dollars(thousands: int) -> str:
    """Money in full.

    >>> dollars(60), dollars(1050)
    ('$60,000', '$1,050,000')
    """
    return f"${thousands:,},000" if thousands else "$0"


def sentence(words: str) -> str:
    """With a capital in front.

    >>> sentence("you threw 1 3 6.")
    'You threw 1 3 6.'
    """
    return words[:1].upper() + words[1:]


def many(number: int, one: str, more: str) -> str:
    """A number with its noun.

    >>> many(1, "die", "dice"), many(3, "die", "dice")
    ('1 die', '3 dice')
    """
    return f"{number} {one if number == 1 else more}"


def listed(things: Sequence[str], last: str = "and") -> str:
    """Things in a row.

    >>> listed(["red", "blue", "green"])
    'red, blue and green'
    """
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {last} {things[-1]}"


def shown(text: str, most: int = 60) -> str:
    r"""Somebody's words in quotes, short enough for a sentence and harmless on a screen.

    >>> shown("place\x07 9"), shown("x" * 99, 6)
    ("'place? 9'", "'xxx...'")
    """
    return repr(shortened(text, most))


def shortened(text: str, most: int = 60) -> str:
    """The same without quotes, for what should have been a number."""
    plain = "".join(char if char.isprintable() else "?" for char in text)
    return plain if len(plain) <= most else plain[: most - 3] + "..."
