"""Why a move is refused."""

from __future__ import annotations

from greenbaize.engine.errors import IllegalMoveError, RefusedError
from greenbaize.engine.first import not_a_seat
from greenbaize.engine.messages import AllOf, Term
from greenbaize.engine.seats import HOUSE
from greenbaize.games.reibach.box import (
    BLIND_PRICE,
    DOLLAR,
    JOKER,
    KINDS,
    RISK,
    SPECIAL_PRICE,
)
from greenbaize.games.reibach.cards import count
from greenbaize.games.reibach.game import Reibach
from greenbaize.games.reibach.notation import VERBS, WORDS, misread, right_move, write
from greenbaize.games.reibach.phases import CHOOSING, EXTEND, OPEN, STUCK, UNNAMED

KIND_TERMS = (
    Term("reibach_casino"),
    Term("reibach_estate"),
    Term("reibach_yacht"),
    Term("reibach_stocks"),
    Term("reibach_gold"),
    Term("reibach_cash"),
    Term("reibach_antiques"),
    Term("reibach_oil"),
    Term("reibach_art"),
    Term("reibach_jewelry"),
    Term("reibach_joker"),
    Term("reibach_risk"),
)
UNSEEN_TERM = Term("reibach_unseen_cards")


def refuse(state: Reibach, seat: int, move: int, name: str) -> RefusedError:
    """Why a well-formed move is not legal now."""
    if state.allows_partial(seat, move) or move & STUCK or (seat != HOUSE and move == UNNAMED):
        return misread(state, seat, write(state, seat, move))
    if seat == HOUSE:
        return refuse_house(state, move)
    verb, _, word = WORDS[move].partition(" ")
    business = move - VERBS[verb][0]
    if verb in ("take", "blind"):
        return too_dear(state, seat, move if verb == "take" else None, name)
    if verb == "base":
        return refuse_base(state, seat, KINDS.index(word), name)
    if verb == "open":
        return refuse_open(state, seat, business, name)
    kind = {"extend": business, "joker": JOKER, "risk": RISK}[verb]
    return refuse_growth(state, seat, business, kind, name)


def too_dear(state: Reibach, seat: int, place: int | None, name: str) -> IllegalMoveError:
    """The points do not pay for a card from this place, or for a blind one."""
    code, rule, price = "reibach_blind_too_dear", "3.2", BLIND_PRICE
    if place is not None:
        joker = state.display[place] == JOKER
        code = "reibach_joker_too_dear" if joker else "reibach_risk_too_dear"
        rule, price = "V1", SPECIAL_PRICE
    right = right_move(state, seat)
    return IllegalMoveError(code, rule, price=price, name=name, points=state.points, example=right)


def refuse_base(state: Reibach, seat: int, kind: int, name: str) -> IllegalMoveError:
    """Why no base can be laid with this card."""
    if not holds(state, seat, kind):
        return not_in_hand(state, seat, kind, name)
    right = right_move(state, seat, OPEN)
    return IllegalMoveError("reibach_bases_limit", "12.2", most=state.most_bases, example=right)


def refuse_open(state: Reibach, seat: int, business: int, name: str) -> IllegalMoveError:
    """Why no row of this business can be opened."""
    row, word = KIND_TERMS[business], KINDS[business]
    if state.closed[seat] >> business & 1:
        return IllegalMoveError("reibach_no_second_row", "Q9", name=name, business=row)
    if count(state.rows[seat], business):
        return IllegalMoveError("reibach_has_row", "3.7", name=name, business=row, word=word)
    if not holds(state, seat, business):
        return not_in_hand(state, seat, business, name)
    if state.laid[seat] < state.most_bases:
        return IllegalMoveError("reibach_no_bare_base", "3.2", name=name)
    most, right = state.most_bases, right_move(state, seat, OPEN)
    return IllegalMoveError(
        "reibach_no_bare_base_limit", "12.2", name=name, most=most, example=right
    )


def refuse_growth(
    state: Reibach, seat: int, business: int, kind: int, name: str
) -> IllegalMoveError:
    """Why a card cannot be added to a row."""
    row = KIND_TERMS[business]
    if state.closed[seat] >> business & 1:
        right = right_move(state, seat, EXTEND)
        return IllegalMoveError("reibach_row_closed", "3.2", name=name, business=row, example=right)
    if not count(state.rows[seat], business):
        rule = "3.3" if kind > business else "3.2"
        return IllegalMoveError("reibach_no_row", rule, name=name, business=row)
    return not_in_hand(state, seat, kind, name)


def holds(state: Reibach, seat: int, kind: int) -> bool:
    """Whether a seat has this card, for all that is known: an unseen one may be any."""
    unseen = count(state.deck, kind) if state.unknown[seat] else 0
    return count(state.hand[seat], kind) + unseen > 0


def not_in_hand(state: Reibach, seat: int, kind: int, name: str) -> IllegalMoveError:
    """A card that a seat does not have, and those that it has."""
    hand = [term for card, term in enumerate(KIND_TERMS) if count(state.hand[seat], card)]
    if state.unknown[seat]:
        hand.append(UNSEEN_TERM)
    if not hand:
        return IllegalMoveError("reibach_no_cards", "3.2", name=name)
    card, cards = KIND_TERMS[kind], AllOf(tuple(hand))
    return IllegalMoveError("reibach_not_in_hand", "3.2", name=name, card=card, hand=cards)


def refuse_house(state: Reibach, move: int) -> IllegalMoveError:
    """What the House cannot draw."""
    if state.phase == CHOOSING:
        return not_a_seat(state.seats, "12.7")
    if move == DOLLAR:
        return IllegalMoveError("reibach_dollars_later", "2.4")
    return IllegalMoveError("reibach_all_seen", "1.2", card=KIND_TERMS[move])
