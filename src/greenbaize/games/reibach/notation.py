"""Moves in words, and why a move is refused."""

from __future__ import annotations

from greenbaize.engine.errors import RefusedError
from greenbaize.engine.first import not_a_seat
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.text import listed, many, shown
from greenbaize.games.reibach.box import (
    BLIND_PRICE,
    BUSINESSES,
    DOLLAR,
    JOKER,
    KINDS,
    PLACES,
    RISK,
    SPECIAL_PRICE,
)
from greenbaize.games.reibach.cards import count
from greenbaize.games.reibach.events import named
from greenbaize.games.reibach.game import Reibach
from greenbaize.games.reibach.phases import (
    BASE,
    BLIND,
    CHOOSING,
    CLOSE,
    DEALING,
    DRAWING,
    EXTEND,
    JOIN,
    OPEN,
    REFILLING,
    SHOWING,
    STUCK,
    TAKE,
    UNNAMED,
)

PLACE_WORDS = [str(place + 1) for place in range(PLACES)]
BUSINESS_WORDS = list(KINDS[:BUSINESSES])
VERBS: dict[str, tuple[int, list[str]]] = {
    "take": (TAKE, PLACE_WORDS),
    "blind": (BLIND, [""]),
    "base": (BASE, list(KINDS[: RISK + 1])),
    "open": (OPEN, BUSINESS_WORDS),
    "extend": (EXTEND, BUSINESS_WORDS),
    "joker": (JOIN, BUSINESS_WORDS),
    "risk": (CLOSE, BUSINESS_WORDS),
}
WORDS = [f"{verb} {word}".strip() for verb, (_, words) in VERBS.items() for word in words]
WORDS.append("base ?")
"""A seat's moves, each in the place of its number; the last is told by half."""

HOUSE_VERBS = {
    CHOOSING: "first",
    DEALING: "deal",
    SHOWING: "turn",
    REFILLING: "turn",
    DRAWING: "draw",
}
RULES = {CHOOSING: "12.7", DEALING: "2.2", SHOWING: "2.3", REFILLING: "3.4", DRAWING: "3.4"}
CARD_WORDS = [*KINDS, "?"]
LOST = "stuck"
"""Behind a move that others know by half: its seat could use no more points."""

SEAT_WORDS = [str(seat) for seat in range(1, 10)]


def write(state: Reibach, seat: int, move: int) -> str:
    """A move in words; a card that was not seen is a question mark."""
    if move & STUCK:
        return f"{write(state, seat, move ^ STUCK)} {LOST}"
    if seat != HOUSE:
        return WORDS[move]
    words = SEAT_WORDS if state.phase == CHOOSING else CARD_WORDS
    return f"{HOUSE_VERBS[state.phase]} {words[move]}"


def read(state: Reibach, seat: int, words: str) -> int:
    """Words as a move of this moment."""
    plain = words.strip().lower()
    if state.dear and plain.endswith(f" {LOST}") and LOST not in plain[: -len(LOST)]:
        return read(state, seat, plain.removesuffix(LOST)) | STUCK
    verb, _, rest = plain.partition(" ")
    rest = rest.strip()
    if seat == HOUSE:
        return read_house(state, verb, rest, words)
    if verb == "pass":
        why = "nobody may pass, as all action points must be spent"
        raise RefusedError(f"{why}; {instead(state, seat)}.", "3.1")
    if f"{verb} {rest}" == WORDS[UNNAMED]:
        return UNNAMED
    start, known = VERBS.get(verb, (0, []))
    if rest not in known:
        raise misread(state, seat, words)
    return start + known.index(rest)


def read_house(state: Reibach, verb: str, rest: str, words: str) -> int:
    """Words as the House's move."""
    known = SEAT_WORDS if state.phase == CHOOSING else CARD_WORDS
    said_openly = verb == "turn" and rest == "?"
    if verb != HOUSE_VERBS.get(state.phase) or rest not in known or said_openly:
        raise misread(state, HOUSE, words)
    return known.index(rest)


def misread(state: Reibach, seat: int, words: str) -> RefusedError:
    """What would have been right."""
    rule = RULES.get(state.phase, "3.2")
    return RefusedError(f"{shown(words)} is no move here; {instead(state, seat)}.", rule)


def instead(state: Reibach, seat: int, start: int = 0) -> str:
    """A move that would be right; from this one on in the order of the rules, if one is."""
    moves = state.moves(seat)
    fitting = [move for move in moves if move >= start] or moves
    right = write(state, seat, fitting[0]) if fitting else "take 1"
    return f"say for instance {right!r}"


def refuse(state: Reibach, seat: int, move: int, name: str) -> RefusedError:
    """Why a well-formed move is not legal now."""
    if state.allows_partial(seat, move) or move & STUCK or (seat != HOUSE and move == UNNAMED):
        return misread(state, seat, write(state, seat, move))
    if seat == HOUSE:
        return refuse_house(state, move)
    verb, _, word = WORDS[move].partition(" ")
    business = move - VERBS[verb][0]
    if verb == "take":
        costs = f"{named(KINDS[state.display[move]])} costs {SPECIAL_PRICE} action points"
        return too_dear(state, seat, costs, name, "V1")
    if verb == "blind":
        costs = f"a blind card costs {BLIND_PRICE} action points"
        return too_dear(state, seat, costs, name, "3.2")
    if verb == "base":
        return refuse_base(state, seat, word, name)
    if verb == "open":
        return refuse_open(state, seat, business, name)
    kind = {"extend": business, "joker": JOKER, "risk": RISK}[verb]
    return refuse_growth(state, seat, business, kind, name)


def too_dear(state: Reibach, seat: int, costs: str, name: str, rule: str) -> RefusedError:
    """The points do not pay for it."""
    left = f"{name} has only {state.points} left"
    return RefusedError(f"{costs}, and {left}; {instead(state, seat)}.", rule)


def refuse_base(state: Reibach, seat: int, word: str, name: str) -> RefusedError:
    """Why no base can be laid with this card."""
    if not holds(state, seat, KINDS.index(word)):
        return not_in_hand(state, seat, word, name)
    return RefusedError(f"{limit(state)}; {instead(state, seat, OPEN)}.", "12.2")


def limit(state: Reibach) -> str:
    """How many bases there may be."""
    most = many(state.most_bases, "row or bare base", "rows and bare bases")
    return f"nobody may have more than {most} here"


def refuse_open(state: Reibach, seat: int, business: int, name: str) -> RefusedError:
    """Why no row of this business can be opened."""
    word = KINDS[business]
    if state.closed[seat] >> business & 1:
        why = f"{name}'s row of {word} is closed, and there cannot be a second one"
        return RefusedError(f"{why}; more cards of {word} can only be bases.", "Q9")
    if count(state.rows[seat], business):
        return RefusedError(
            f"{name} has a row of {word} already; 'extend {word}' adds to it.", "3.7"
        )
    if not holds(state, seat, business):
        return not_in_hand(state, seat, word, name)
    if state.laid[seat] >= state.most_bases:
        why = f"{name} has no bare base for a row, and {limit(state)}"
        return RefusedError(f"{why}; {instead(state, seat, OPEN)}.", "12.2")
    return RefusedError(f"{name} has no bare base for a row; 'base' and a card lays one.", "3.2")


def refuse_growth(state: Reibach, seat: int, business: int, kind: int, name: str) -> RefusedError:
    """Why a card cannot be added to a row."""
    word = KINDS[business]
    if state.closed[seat] >> business & 1:
        why = f"{name}'s row of {word} is closed and takes no more cards"
        return RefusedError(f"{why}; {instead(state, seat, EXTEND)}.", "3.2")
    if not count(state.rows[seat], business):
        begin = "a card of the business opens one"
        return RefusedError(
            f"{name} has no row of {word}; {begin}.", "3.3" if kind > business else "3.2"
        )
    return not_in_hand(state, seat, KINDS[kind], name)


def holds(state: Reibach, seat: int, kind: int) -> bool:
    """Whether a seat has this card, for all that is known: an unseen one may be any."""
    unseen = count(state.deck, kind) if state.unknown[seat] else 0
    return count(state.hand[seat], kind) + unseen > 0


def not_in_hand(state: Reibach, seat: int, word: str, name: str) -> RefusedError:
    """A card that a seat does not have, and those that it has."""
    hand = [card for kind, card in enumerate(KINDS) if count(state.hand[seat], kind)]
    if state.unknown[seat]:
        hand.append("unseen cards")
    if not hand:
        return RefusedError(f"{name} has no cards in hand; take one.", "3.2")
    return RefusedError(f"{name} has no {word} in hand, but {listed(hand)}.", "3.2")


def refuse_house(state: Reibach, move: int) -> RefusedError:
    """What the House cannot draw."""
    if state.phase == CHOOSING:
        return not_a_seat(state.seats, "12.7")
    if move == DOLLAR:
        return RefusedError(
            "the $ are shuffled in when hands and display are laid, not before.", "2.4"
        )
    return RefusedError(f"all cards of {KINDS[move]} have been seen.", "1.2")
