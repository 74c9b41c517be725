"""Numbers, bills and dice from words; a ValueError where they are none."""

from greenbaize.engine import dice
from greenbaize.engine.dice import NEUTRAL
from greenbaize.games.las_vegas.box import CASINOS, MOST_SEATS, TOP_BILL


def after(verb: str, words: str) -> str:
    """What is said after this verb."""
    said, _, rest = words.strip().lower().partition(" ")
    if said != verb:
        raise ValueError(words)
    return rest


def read_number(text: str) -> int:
    """A whole number in plain digits."""
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise ValueError(text)
    return int(text)


def read_bill(text: str) -> int:
    """A bill, in thousands."""
    bill, rest = divmod(read_number(text), 10)
    if rest or not 0 < bill <= TOP_BILL:
        raise ValueError(text)
    return bill


def read_casino(text: str) -> int:
    """A casino by its number."""
    casino = read_number(text) - 1
    if casino not in range(CASINOS):
        raise ValueError(text)
    return casino


def read_seat(text: str) -> int:
    """A seat by its number, from 1."""
    seat = read_number(text) - 1
    if seat not in range(MOST_SEATS):
        raise ValueError(text)
    return seat


def read_faces(text: str) -> int:
    """Dice of one kind by their faces."""
    if not all(word.isdigit() for word in text.split()):
        raise ValueError(text)
    return dice.read(text)


def read_neutral(text: str) -> int:
    """Neutral dice by their faces."""
    return read_faces(text) * NEUTRAL
