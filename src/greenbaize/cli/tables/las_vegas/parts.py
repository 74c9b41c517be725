"""The small parts of the table: bills, dice and places, as tight as they must be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from rich.text import Text

from greenbaize.cli.symbols import NEUTRAL_MARK, mark
from greenbaize.engine.text import listed, many
from greenbaize.games.las_vegas.events import NEUTRAL
from greenbaize.games.las_vegas.standing import Standing
from greenbaize.games.las_vegas.view import Casino, Face, Rolled, Slot, View

KICKER_MARK, SPENT_MARK = "»", "·"
RAINBOW, RAINBOW_STYLE = "$?", "bold magenta"
SLOT = 7


def short(thousands: int) -> str:
    """Money where it is tight; nobody knows what a Rainbow card is worth."""
    return f"${thousands}k" if thousands else RAINBOW


def fitted(ways: Sequence[Callable[[], Text]], width: int) -> Text:
    """The first of several ways to say something that fits; the last one, cut, if none does."""
    for way in ways:
        text = way()
        if text.cell_len <= width:
            return text
    text.truncate(width, overflow="ellipsis")
    return text


def bills_of(place: Casino | Slot) -> list[int]:
    """All bills at a place, the highest first; Rainbow cards are 0."""
    return [*place["bills"], *[0] * place.get("rainbows", 0)]


def bills_text(bills: Sequence[int], width: int) -> Text:
    """Bills in full, or equal ones together, or in bare thousands."""

    def alike(say: Callable[[int], str]) -> Text:
        counted = Counter(bills).items()
        return joined([painted(f"{n}×{say(b)}" if n > 1 else say(b), b) for b, n in counted])

    return fitted(
        (
            lambda: joined([painted(short(bill), bill) for bill in bills]) if bills else Text("-"),
            lambda: alike(short),
            lambda: alike(lambda bill: str(bill) if bill else "?"),
        ),
        width,
    )


def painted(words: str, bill: int) -> Text:
    """Rainbow cards stand out."""
    return Text(words, style="" if bill else RAINBOW_STYLE)


def joined(parts: Sequence[Text], gap: str = " ") -> Text:
    """Parts in a row."""
    return Text(gap).join(parts)


def heap_text(owner: int, dice: int, big: int = 0) -> Text:
    """Dice as they lie; a big die is a pair in brackets, for it counts as two."""
    return Text.assemble(mark(owner, dice), *([big_die(owner)] if big else []))


def counted_text(owner: int, dice: int, big: int = 0) -> Text:
    """Dice by their number."""
    small = Text.assemble(mark(owner), str(dice)) if dice else Text("")
    return Text.assemble(small, *([big_die(owner)] if big else []))


def weighed_text(owner: int, dice: int, big: int = 0) -> Text:
    """Dice by what they count."""
    return Text.assemble(mark(owner), str(dice + 2 * big))


def owner_text(owner: int, dice: int, big: int = 0) -> Text:
    """Just whose dice they are."""
    return mark(owner)


def big_die(owner: int) -> Text:
    """A big die."""
    return Text.assemble("[", mark(owner, 2), "]")


Say = Callable[[int, int, int], Text]
SAYINGS: tuple[Say, ...] = (heap_text, counted_text, weighed_text)


def casino_dice(casino: Casino, width: int) -> Text:
    """Everybody's dice at a casino, the largest heap first."""
    bigs = casino.get("big", [0] * len(casino["dice"]))
    owners = [(seat, casino["dice"][seat], bigs[seat]) for seat in range(len(bigs))]
    lying = [heap for heap in [*owners, (NEUTRAL, casino["neutral"], 0)] if heap[1] + heap[2]]
    lying.sort(key=lambda heap: -heap[1] - 2 * heap[2])
    return fitted([partial(heaps_text, lying, say) for say in SAYINGS], width)


def heaps_text(heaps: Sequence[tuple[int, int, int]], say: Say) -> Text:
    """Heaps in a row."""
    return joined([say(*heap) for heap in heaps])


def slot_dice(slot: Slot, width: int) -> Text:
    """The faces that lie at the slot machine, each with its dice; they are closed."""
    sayings = (*SAYINGS, owner_text)
    return fitted([partial(faces_text, slot["faces"], say) for say in sayings], width)


def faces_text(faces: Sequence[Face], say: Say) -> Text:
    """Faces in a row."""
    return joined([face_text(face, say) for face in faces])


def face_text(face: Face, say: Say) -> Text:
    """One face, with the dice of its seat and neutral ones among them."""
    own = say(face["seat"], face["own"], face["big"]) if face["own"] + face["big"] else Text("")
    neutral = say(NEUTRAL, face["neutral"], 0) if face["neutral"] else Text("")
    return Text.assemble((str(face["face"]), "bold"), own, neutral)


def stands_text(now: Standing, rainbows: int, width: int) -> Text:
    """Who would be paid what, and who is tied; with a Rainbow card it may be more."""
    more = "+" if rainbows else ""

    def said(gap: str, between: str, say: Callable[[int], str]) -> Text:
        parts = [
            Text.assemble(mark(p["owner"]), gap, painted(say(p["bill"]), p["bill"]))
            + Text(more if p["bill"] else "")
            for p in now["paid"]
        ]
        if now["tied"]:
            parts.append(Text.assemble("tie ", *[mark(owner) for owner in now["tied"]]))
        return joined(parts, between)

    return fitted(
        (
            lambda: said(" ", "  ", short),
            lambda: said("", " ", short),
            lambda: said("", " ", lambda bill: str(bill) if bill else "?"),
        ),
        width,
    )


def dice_words(heap: Rolled) -> str:
    """Dice of one face in a throw, in words and marks."""
    parts = [many(heap["own"], "die", "dice")] if heap["own"] else []
    parts += ["big"] if heap.get("big") else []
    parts += [f"{heap['kickers']}{KICKER_MARK}"] if heap.get("kickers") else []
    parts += [f"{heap['neutral']}{NEUTRAL_MARK[0]}"] if heap["neutral"] else []
    return " +".join(parts)


def place_at(view: View, number: int) -> Casino | Slot:
    """A casino by its number, or the slot machine."""
    return view["boulevard"]["slot"] if number == SLOT else view["casinos"][number - 1]


def number_of(word: str) -> int:
    """A place from a word of a move."""
    return SLOT if word == "slot" else int(word)


def owners_called(names: Sequence[str], owners: Sequence[int]) -> str:
    """Seats and the neutral dice, by their names."""
    return listed(["the neutral dice" if o == NEUTRAL else names[o] for o in owners])
