"""Words as moves of the Boulevard; a ValueError where they are none."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from greenbaize.engine import dice
from greenbaize.games.las_vegas import phases
from greenbaize.games.las_vegas.boulevard.bonus import cards_of
from greenbaize.games.las_vegas.boulevard.box import (
    AGAIN,
    CARDS,
    DONE,
    GIVEN,
    KEEP,
    KIND_LETTERS,
    ON_SLOT,
    ONE,
    PAIRING,
    PLAYING,
    ROTATING,
    SCORING,
    SLOT,
    TAKING_BACK,
    UNKNOWN,
    UNKNOWN_BONUS,
)
from greenbaize.games.las_vegas.boulevard.game import Boulevard
from greenbaize.games.las_vegas.boulevard.writing import SECRET
from greenbaize.games.las_vegas.box import RAINBOW
from greenbaize.games.las_vegas.reading import (
    read_bill,
    read_casino,
    read_neutral,
    read_number,
    read_seat,
)
from greenbaize.games.las_vegas.strip import stack_of

Words = Sequence[str]
Read = Callable[[Boulevard, Words], int]
SIMPLE = {card for card in CARDS if card not in ("rotate", "take-back", "double", "score-casino")}
"""The cards that are played by their name alone."""


def read_move(state: Boulevard, verb: str, rest: Words) -> int:
    """A move of this moment."""
    if verb not in READERS.get(state.phase, {}):
        raise ValueError(verb)
    return READERS[state.phase][verb](state, rest)


def only(words: Words) -> str:
    """The one word that there is."""
    if len(words) != 1:
        raise ValueError(words)
    return words[0]


def nothing(words: Words) -> None:
    """Nothing stands behind the verb."""
    if words:
        raise ValueError(words)


def place_of(word: str) -> int:
    """A casino or the slot machine."""
    return SLOT if word == "slot" else read_casino(word)


def first_seat(state: Boulevard, words: Words) -> int:
    """The seat that begins."""
    return read_seat(only(words))


def card_of_the_deck(state: Boulevard, words: Words) -> int:
    """A bill or a Rainbow card."""
    return RAINBOW if only(words) == "rainbow" else read_bill(only(words))


def drawn_card(state: Boulevard, words: Words) -> int:
    """A card of the deck, which may not be told."""
    return UNKNOWN if only(words) == SECRET else card_of_the_deck(state, words)


def bill(state: Boulevard, words: Words) -> int:
    """A bill by its value."""
    return read_bill(only(words))


def given_bill(state: Boulevard, words: Words) -> int:
    """A bill that is given away, which may not be told."""
    return UNKNOWN if only(words) == SECRET else read_bill(only(words))


def bonus_hand(words: Words) -> int:
    """Bonus cards as a hand, in ascending order."""
    values = [read_bill(word) for word in words]
    if not 0 < len(values) <= 2 or values != sorted(values):
        raise ValueError(words)
    return cards_of(sum(stack_of(value) for value in values))


def dealt_bonus(state: Boulevard, words: Words) -> int:
    """Bonus cards for a seat."""
    return UNKNOWN_BONUS if list(words) == [SECRET] else bonus_hand(words)


def dealt_cards(state: Boulevard, words: Words) -> int:
    """Action cards for a seat, in their order."""
    if list(words) == [SECRET]:
        return 0
    cards = [CARDS.index(word) for word in words]
    if not cards or cards != sorted(set(cards)):
        raise ValueError(words)
    return sum(1 << card for card in cards)


def roll(state: Boulevard, words: Words) -> int:
    """A throw."""
    return dice.read(" ".join(words))


def neutral_roll(state: Boulevard, words: Words) -> int:
    """The throw of the leftover dice."""
    return read_neutral(" ".join(words))


def rotation(state: Boulevard, words: Words) -> int:
    """Which dice are turned, and to what."""
    if len(words) != 2:
        raise ValueError(words)
    face, letter = words[0][:1], words[0][1:]
    kind = KIND_LETTERS.index(letter)
    if kind and state.rotation != ONE:
        raise ValueError(words)
    return ROTATING | kind << 6 | read_casino(face) << 3 | read_casino(words[1])


def pair(state: Boulevard, words: Words) -> int:
    """A pair and where it goes."""
    if len(words) == 3 and words[1] == "slot":
        target = ON_SLOT + read_casino(words[2])
    elif len(words) == 2:
        target = read_casino(words[1])
    else:
        raise ValueError(words)
    return PAIRING | read_casino(words[0]) << 4 | target


def again(state: Boulevard, words: Words) -> int:
    """Dice to be thrown again."""
    if not words:
        raise ValueError(words)
    return AGAIN | dice.read(" ".join(words))


def card(name: str) -> Read:
    """A card that is played by its name alone."""

    def played(state: Boulevard, words: Words) -> int:
        nothing(words)
        return PLAYING + CARDS.index(name)

    return played


def taken_back(state: Boulevard, words: Words) -> int:
    """Dice of the sets just placed."""
    said = list(words)
    slot = said.index("slot") if "slot" in said else len(said)
    at_casinos, in_slot = dice.read(" ".join(said[:slot])), dice.read(" ".join(said[slot + 1 :]))
    if not at_casinos | in_slot or said[slot:] == ["slot"]:
        raise ValueError(words)
    move = TAKING_BACK
    for number in range(state.sets):
        is_slot = state.set_place[number] == SLOT
        face = state.set_face[number] if is_slot else state.set_place[number]
        heap = dice.heap_of(in_slot if is_slot else at_casinos, face)
        move |= heap << 10 * number
        if is_slot:
            in_slot -= heap << 10 * face
        else:
            at_casinos -= heap << 10 * face
    if at_casinos | in_slot:
        raise ValueError(words)
    return move


def kick(state: Boulevard, words: Words) -> int:
    """Whose die is kicked."""
    word = only(words)
    if word == "n":
        return 2 * state.seats
    owner = read_number(word.removesuffix("b")) - 1
    if owner not in range(state.seats):
        raise ValueError(words)
    return 2 * owner + word.endswith("b")


def laid(state: Boulevard, words: Words) -> int:
    """A place for the middle bill, and the order of the others."""
    if not words or len(words) > 3:
        raise ValueError(words)
    place, bills = place_of(words[0]), [read_bill(word) for word in words[1:] if word != SECRET]
    if list(words[1:]) == [SECRET]:
        bills = [UNKNOWN] * state.drawn_count
    elif SECRET in words:
        raise ValueError(words)
    first, second = [*bills, 0, 0][:2]
    return place << 8 | first << 4 | second


def revealed(state: Boulevard, words: Words) -> int:
    """Everybody's bonus cards that are revealed."""
    hands = " ".join(words).split(", ")
    if len(hands) != state.seats:
        raise ValueError(words)
    told = [0 if hand == "-" else bonus_hand(hand.split()) for hand in hands]
    return sum(cards << 8 * seat for seat, cards in enumerate(told))


def showed(state: Boulevard, words: Words) -> int:
    """The bills that were swapped for, and those given away where they were not known."""
    if len(words) != state.swaps:
        raise ValueError(words)
    return sum(secret_of(word, swap) for swap, word in enumerate(words))


def secret_of(word: str, swap: int) -> int:
    """One bill, how many bonus cards the swap satisfied in secret, and the bill given away."""
    told, slash, given = word.partition("/")
    bill, plus, cards = told.partition("+")
    pips = read_number(cards) if plus else 0
    if pips > 2 or (plus and not pips):
        raise ValueError(word)
    away = read_bill(given) if slash else 0
    return (read_bill(bill) | pips << 4) << 8 * swap | away << GIVEN + 4 * swap


def kept(state: Boulevard, words: Words) -> int:
    """No bill is swapped."""
    nothing(words)
    return KEEP


def done(state: Boulevard, words: Words) -> int:
    """Nothing more is played."""
    nothing(words)
    return DONE


READERS: dict[int, dict[str, Read]] = {
    phases.STARTING: {"first": first_seat},
    phases.STOCKING: {"bill": card_of_the_deck},
    phases.TURNING: {"bill": card_of_the_deck},
    phases.DEALING_BONUS: {"bonus": dealt_bonus},
    phases.DEALING_CARDS: {"cards": dealt_cards},
    phases.SCATTERING: {"neutral": neutral_roll},
    phases.ROLLING: {"roll": roll},
    phases.REROLLING: {"roll": roll},
    phases.DRAWING: {"draw": drawn_card},
    phases.REDRAWING: {"draw": drawn_card},
    phases.FINDING: {"middle": bill},
    phases.REVEALING: {"reveal": revealed},
    phases.SHOWING: {"show": showed},
    phases.PLACING: {
        "place": lambda state, words: read_casino(only(words)),
        "slot": lambda state, words: ON_SLOT + read_casino(only(words)),
        "rotate": rotation,
        "double": pair,
        "again": again,
        **{name: card(name) for name in SIMPLE},
    },
    phases.KICKING: {"kick": kick},
    phases.WINDOW: {
        "done": done,
        "score": lambda state, words: SCORING + place_of(only(words)),
        "take-back": taken_back,
    },
    phases.LAYING: {"lay": laid},
    phases.CLAIMING: {"claim": lambda state, words: place_of(only(words))},
    phases.CHOOSING: {"take": bill},
    phases.SWAPPING: {"swap": given_bill, "keep": kept},
}
