"""Moves in words, and what is wrong with words that are none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from greenbaize.engine import dice
from greenbaize.engine.errors import IllegalMoveError, MalformedMoveError, RefusedError
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.text import shown
from greenbaize.games.cincinnati.box import CARD_WORDS, DICE, LETTERS
from greenbaize.games.cincinnati.game import Cincinnati
from greenbaize.games.cincinnati.hierarchy import KEEPS, RESULTS, rank
from greenbaize.games.cincinnati.packing import LIFT_BITS, REVEAL_BITS, UNKNOWN, UNKNOWN_KEEP
from greenbaize.games.cincinnati.phases import (
    ASKING,
    BOUGHT,
    CHALLENGING,
    DUEL_ASKING,
    DUEL_KEEPING,
    DUEL_THROWING,
    KEEPING,
    LIFTING,
    OVER,
    PUTTING,
    REPLACING,
    REVEALING,
    SHAKING,
    SITTING,
    THROWING,
    TURNING,
)

RULES = {
    TURNING: "3.1.1",
    REPLACING: "3.1.3",
    PUTTING: "14.10",
    SHAKING: "3.2.1",
    SITTING: "3.2.2",
    LIFTING: "3.2.3",
    KEEPING: "3.2.4",
    REVEALING: "14.13",
    THROWING: "3.2.4",
    ASKING: "3.2.7",
    CHALLENGING: "5.3",
    DUEL_THROWING: "5.4",
    DUEL_KEEPING: "5.4",
    DUEL_ASKING: "5.5",
    OVER: "8.1",
}
EXAMPLES = {
    TURNING: "card 25",
    REPLACING: "card 25",
    SHAKING: "roll 1 1 3 5 6",
    LIFTING: "lift A11356 C11224 A22233",
    REVEALING: "reveal 1:4466 2:all 3:none",
    THROWING: "roll 2 5",
    DUEL_THROWING: "roll 2 5",
}
STAND, THROW_ALL = "stand", "throw all"


def write(state: Cincinnati, seat: int, move: int) -> str:
    """A move in words; what is not known is a question mark."""
    return WRITERS[state.phase](state, seat, move)


def read(state: Cincinnati, seat: int, words: str) -> int:
    """Words as a move of this moment."""
    said = " ".join(words.lower().split()) if words.isprintable() else words
    if not state.due >> seat & 1:
        raise IllegalMoveError("cincinnati_not_to_move", RULES[state.phase])
    try:
        return READERS[state.phase](state, seat, said)
    except ValueError:
        raise misread(state, seat, words) from None


def after(verb: str, said: str) -> str:
    """What stands behind the verb; raises ValueError if it is another."""
    found, _, rest = said.partition(" ")
    if found != verb:
        raise ValueError(said)
    return rest


def write_card(state: Cincinnati, seat: int, move: int) -> str:
    """A card turned up."""
    return f"card {CARD_WORDS[move]}"


def read_card(state: Cincinnati, seat: int, said: str) -> int:
    """A card by its worth or its name."""
    return CARD_WORDS.index(after("card", said))


def write_table(state: Cincinnati, seat: int, move: int) -> str:
    """A table chosen, or where a card is put."""
    verb = "put" if state.phase == PUTTING else "sit"
    return f"{verb} {LETTERS[move] if move != UNKNOWN else '?'}"


def read_table(state: Cincinnati, seat: int, said: str) -> int:
    """A table by its letter."""
    letter = after("put" if state.phase == PUTTING else "sit", said)
    if letter == "?" and state.phase == SITTING:
        return UNKNOWN
    if letter not in ("a", "b", "c"):
        raise ValueError(said)
    return LETTERS.index(letter.upper())


def write_roll(state: Cincinnati, seat: int, move: int) -> str:
    """The faces thrown."""
    return f"roll {dice.spell(move) or '?'}"


def read_roll(state: Cincinnati, seat: int, said: str) -> int:
    """Plain dice by their faces."""
    faces = after("roll", said)
    if faces == "?" and state.phase == SHAKING:
        return UNKNOWN
    if not faces.replace(" ", "").isdigit():
        raise ValueError(said)
    return dice.read(faces)


def write_lift(state: Cincinnati, seat: int, move: int) -> str:
    """Everybody's table and dice."""
    shown = [move >> LIFT_BITS * seat & 1023 for seat in range(state.seats)]
    faces = ["".join(map(str, RESULTS[part & 255])) for part in shown]
    tables = [LETTERS[part >> 8] for part in shown]
    return " ".join(["lift", *(t + f for t, f in zip(tables, faces, strict=True))])


def read_lift(state: Cincinnati, seat: int, said: str) -> int:
    """A table's letter and five faces for every seat."""
    parts = after("lift", said).split()
    if len(parts) != state.seats:
        raise ValueError(said)
    return sum(read_lifted(part) << LIFT_BITS * seat for seat, part in enumerate(parts))


def read_lifted(part: str) -> int:
    """One seat's table and dice."""
    faces = read_faces(part[1:])
    if part[:1] not in ("a", "b", "c") or len(faces) != DICE:
        raise ValueError(part)
    return LETTERS.index(part[0].upper()) << 8 | rank(faces)


def read_faces(text: str) -> tuple[int, ...]:
    """Dice in a row, in any order."""
    if not text or not set(text) <= set("123456"):
        raise ValueError(text)
    return tuple(sorted(map(int, text)))


def dice_of(state: Cincinnati, seat: int) -> int:
    """The result that a seat chooses its keep from."""
    return state.duel_dice[state.fighter] if state.phase == DUEL_KEEPING else state.dice[seat]


def write_keep(state: Cincinnati, seat: int, move: int) -> str:
    """The dice kept, or one of the two words for all and none."""
    keeps = KEEPS[dice_of(state, seat)]
    if move == UNKNOWN_KEEP:
        return "keep ?"
    if move == 0:
        return THROW_ALL
    return STAND if move == len(keeps) - 1 else f"keep {' '.join(map(str, keeps[move]))}"


def read_keep(state: Cincinnati, seat: int, said: str) -> int:
    """A keep by the faces kept."""
    result = dice_of(state, seat)
    if said == THROW_ALL:
        return 0
    if said == STAND:
        return len(KEEPS[result]) - 1
    kept = after("keep", said)
    if kept == "?" and state.phase == KEEPING and state.hidden:
        return UNKNOWN_KEEP
    faces = read_faces(kept.replace(" ", ""))
    if faces not in KEEPS[result]:
        raise not_there(state, result, faces)
    if len(faces) == DICE:
        raise all_kept(state)
    return KEEPS[result].index(faces)


def all_kept(state: Cincinnati) -> RefusedError:
    """Who bought a throw must make it; any other may be renounced, in one word."""
    if state.throw == BOUGHT:
        rule = "3.2.7" if state.phase == KEEPING else "14.15"
        return IllegalMoveError("cincinnati_bought_throw", rule)
    return MalformedMoveError("cincinnati_keep_all", RULES[state.phase], right=STAND)


def not_there(state: Cincinnati, result: int, faces: tuple[int, ...]) -> IllegalMoveError:
    """Dice can be kept only if they lie there."""
    lie = Counter(RESULTS[result])
    face, wanted = next((f, n) for f, n in Counter(faces).items() if n > lie[f])
    dice, rule = " ".join(map(str, RESULTS[result])), RULES[state.phase]
    if not lie[face]:
        return IllegalMoveError("cincinnati_no_such_face", rule, face=face, dice=dice)
    return IllegalMoveError(
        "cincinnati_too_few_of_face", rule, count=lie[face], face=face, wanted=wanted, dice=dice
    )


def write_reveal(state: Cincinnati, seat: int, move: int) -> str:
    """What every committing seat kept."""
    parts = []
    for who in range(state.seats):
        keep = (move >> REVEAL_BITS * who & 63) - 1
        if keep >= 0:
            part = KEEPS[state.dice[who]][keep]
            words = "all" if len(part) == DICE else "".join(map(str, part)) or "none"
            parts.append(f"{who + 1}:{words}")
    return " ".join(["reveal", *parts])


def read_reveal(state: Cincinnati, seat: int, said: str) -> int:
    """What was kept, seat by seat."""
    shown = 0
    for part in after("reveal", said).split():
        number, colon, words = part.partition(":")
        if not colon or number not in [str(who + 1) for who in range(state.seats)]:
            raise ValueError(said)
        who = int(number) - 1
        if shown >> REVEAL_BITS * who:
            raise ValueError(said)
        shown |= (read_kept(state.dice[who], words) + 1) << REVEAL_BITS * who
    return shown


def read_kept(result: int, words: str) -> int:
    """One seat's keep."""
    keeps = KEEPS[result]
    if words in ("all", "none"):
        return len(keeps) - 1 if words == "all" else 0
    return keeps.index(read_faces(words), 1, len(keeps) - 1)


def write_answer(state: Cincinnati, seat: int, move: int) -> str:
    """Yes or no to a throw for a token."""
    return ("pass", "buy")[move]


def read_answer(state: Cincinnati, seat: int, said: str) -> int:
    """Yes or no."""
    return ("pass", "buy").index(said)


def write_challenge(state: Cincinnati, seat: int, move: int) -> str:
    """The opponent named."""
    return f"challenge {move + 1}"


def read_challenge(state: Cincinnati, seat: int, said: str) -> int:
    """An opponent by the number of the seat, from 1."""
    return [str(who + 1) for who in range(state.seats)].index(after("challenge", said))


WRITERS: dict[int, Callable[[Cincinnati, int, int], str]] = {
    TURNING: write_card,
    REPLACING: write_card,
    PUTTING: write_table,
    SHAKING: write_roll,
    SITTING: write_table,
    LIFTING: write_lift,
    KEEPING: write_keep,
    REVEALING: write_reveal,
    THROWING: write_roll,
    ASKING: write_answer,
    CHALLENGING: write_challenge,
    DUEL_THROWING: write_roll,
    DUEL_KEEPING: write_keep,
    DUEL_ASKING: write_answer,
}
READERS: dict[int, Callable[[Cincinnati, int, str], int]] = {
    TURNING: read_card,
    REPLACING: read_card,
    PUTTING: read_table,
    SHAKING: read_roll,
    SITTING: read_table,
    LIFTING: read_lift,
    KEEPING: read_keep,
    REVEALING: read_reveal,
    THROWING: read_roll,
    ASKING: read_answer,
    CHALLENGING: read_challenge,
    DUEL_THROWING: read_roll,
    DUEL_KEEPING: read_keep,
    DUEL_ASKING: read_answer,
}


def misread(state: Cincinnati, seat: int, words: str) -> MalformedMoveError:
    """What would have been right."""
    moves = [] if seat == HOUSE else state.moves(seat)
    right = write(state, seat, moves[-1]) if moves else EXAMPLES[state.phase]
    return MalformedMoveError(
        "cincinnati_no_such_move", RULES[state.phase], words=shown(words), example=right
    )
