"""Las Vegas and its referee, side by side, move for move."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from greenbaize.engine import dice
from greenbaize.engine.seats import HOUSE, PUBLIC
from greenbaize.games.las_vegas import GAME
from greenbaize.games.las_vegas.boulevard.game import Boulevard
from greenbaize.games.las_vegas.game import LasVegas
from greenbaize.games.las_vegas.phases import NOTHING, OVER, SHOWING

from .agreement import CHUNKS, Both, agree, name_of
from .las_vegas import Referee
from .las_vegas_cards import ACTION_CARDS, SecretBill
from .las_vegas_state import CARD_DEAL

KINDS = (("small", ""), ("big", "b"), ("kickers", "k"), ("neutral", "n"))
TOGETHER = (
    "reroll rotate",
    "two-casinos score-casino",
    "place-bill swap-bill",
    "tie-win score-casino",
    "two-casinos rotate",
)
"""Action cards that meet in few games."""
CARDS = [*ACTION_CARDS, "score", "swap"]
"""How moves begin that play one, or do what one is for."""
View = Mapping[str, Any]
Views = dict[int, View]


class LasVegasAndReferee(Both):
    """One game, and the referee of the same game."""

    GAME = GAME

    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.keen = self.chance.random() < 0.5

    def play(self, seat: int) -> None:
        """A legal move of this seat, in both; in half of the games action cards come together,
        and are played at the first chance."""
        wished = self.wishes(seat) if self.keen else []
        if not wished or self.chance.random() < 0.1:
            super().play(seat)
            return
        words = self.chance.choice(wished)
        move = GAME.read(self.state, seat, words)
        self.spoken.append(words)
        self.referee.play(name_of(seat), words)
        self.state.play(seat, move)

    def wishes(self, seat: int) -> list[str]:
        """What the keen like to say now."""
        if seat != HOUSE:
            return [words for words in self.referee.moves(seat) if words.split(" ")[0] in CARDS]
        if self.referee.phase != CARD_DEAL:
            return []
        pairs = [set(pair.split(" ")) for pair in TOGETHER]
        return [deal for deal in self.referee.house_words() if set(deal.split(" ")[1:]) in pairs]

    def call_referee(self) -> Referee:
        options = {name: str(v) if type(v) is int else v for name, v in self.options.items()}
        return Referee(self.seats, options)

    def compare(self) -> None:
        """While places are paid, the referee clears them at the end and the game one by one.

        Bonus cards that were revealed in the last round lie open, and are in no hand.
        """
        state, referee = self.state, self.referee
        self.compare_moves()
        views = {viewer: GAME.view(state, viewer) for viewer in [*range(self.seats), PUBLIC]}
        table = referee.table()
        self.compare_views(views, table)
        mine, payday = laid_out(state, views), is_payday(state, views[PUBLIC])
        for lying in (mine, table):
            if payday:
                forget_dice(lying)
            if state.phase in (SHOWING, OVER):
                lying["bonus"] = None
        assert mine == table
        assert state.scores() == referee.scores()
        assert state.places() == referee.places()

    def compare_views(self, views: Views, table: dict[str, Any]) -> None:
        """What everybody may see of it all is as the referee has it, and no more.

        Whoever swapped a bill has a total that the others are not told until the end; bills that
        somebody else put under the deck in secret are hidden.
        """
        scores, places = self.referee.scores(), self.referee.places()
        for viewer, view in views.items():
            assert [seat["bills"] for seat in view["seats"]] == table["bills"]
            if not view["over"]:
                self.compare_under(viewer, view["under"])
            for seat, chair in enumerate(view["seats"]):
                public = self.options["show_money"] and self.referee.total_is_public(seat)
                shown = public or view["over"] or seat == viewer
                if "money" in chair:
                    assert shown
                    assert chair["money"] == scores[seat]
                else:
                    assert not shown
                assert ("cards" in chair) == (seat == viewer and bool(table["cards"]))
                assert ("bonus" in chair) == (seat == viewer and bool(table["bonus"]))
            assert view.get("places") == (places if view["over"] else None)

    def compare_under(self, viewer: int, under: list[int]) -> None:
        """A bill that somebody else put there in secret is hidden, even if it is known in fact."""
        known = self.referee.known_under(viewer)
        for shown, right, bill in zip(under, known, self.referee.deck.under, strict=True):
            of_another = isinstance(bill, SecretBill) and bill.giver != viewer
            assert (shown or None) in ((None, right) if of_another else (right,))

    def near_misses(self) -> Iterator[str]:
        """Some random words of all kinds, and throws that differ by a die from a right one."""
        chance = self.chance
        yield f"place {chance.randint(0, 7)}"
        yield f"first {chance.randint(0, 9)}"
        yield f"slot {chance.randint(1, 6)}"
        yield f"bill {chance.choice(range(0, 120, 5))}"
        yield f"neutral {throw(chance, chance.randint(1, 3), 0)}"
        yield f"double {chance.randint(1, 6)} {chance.randint(1, 6)}"
        yield f"rotate {chance.randint(1, 6)}{chance.choice(['', '', 'b'])} {chance.randint(1, 6)}"
        yield f"kick {chance.randint(1, 8)}{chance.choice(['', 'b'])}"
        yield f"take-back {chance.randint(1, 6)}"
        yield f"lay {chance.randint(1, 6)} {chance.choice(range(10, 110, 10))}"
        yield chance.choice(["tie-win", "reroll", "two-casinos", "pass", "place-bill", "swap-bill"])
        yield chance.choice(["kick n", "done", "keep", "claim slot", "score slot", "take 50"])
        hand = self.state.hand[self.state.turn]
        own, lent = dice.count(hand, ""), dice.count(hand, "n")
        yield f"roll {throw(chance, own, lent)}"
        yield f"roll {throw(chance, max(0, own + chance.choice([-1, 1])), lent)}"
        yield f"roll {throw(chance, own, max(0, lent + chance.choice([-1, 1])))}"
        yield f"roll {evenly(own + 16 * lent)}"


def is_payday(state: LasVegas, view: View) -> bool:
    """Whether places are being paid at the end of a round, or the end is near."""
    if not isinstance(state, Boulevard) or state.phase == OVER:
        return False
    return state.phase == SHOWING or (state.errand != NOTHING and "turn" not in view)


def forget_dice(table: dict[str, Any]) -> None:
    """Leave out the dice on places and in supplies."""
    table["supply"] = None
    for place in table["places"]:
        for kind in ("small", "big", "neutral"):
            place.pop(kind)
    if table["slot"]:
        table["slot"].pop("faces")


def throw(chance: random.Random, own: int, lent: int) -> str:
    """Dice of both kinds, in order."""
    thrown = [(chance.randint(1, 6), "") for _ in range(own)]
    thrown += [(chance.randint(1, 6), "n") for _ in range(lent)]
    return " ".join(f"{face}{letter}" for face, letter in sorted(thrown))


def evenly(own: int) -> str:
    """So many dice, spread over the faces."""
    return " ".join(str(face) for face in sorted(1 + die % 6 for die in range(own)))


def laid_out(state: LasVegas, views: Views) -> dict[str, Any]:
    """The whole table, laid out as the referee does: what all see, and what each seat sees."""
    view = views[PUBLIC]
    mine = [views[seat]["seats"][seat] for seat in range(state.seats)]
    boulevard = view.get("boulevard", {"modules": []})
    payout = boulevard.get("payout")
    has_bonus, has_cards = ("bonus" in mine[0]), ("cards" in mine[0])
    return {
        "round": view["round"],
        "start": view.get("start"),
        "turn": view.get("turn"),
        "places": [place(casino) for casino in view["casinos"]],
        "slot": slot(boulevard["slot"]) if "slot" in boulevard else None,
        "supply": [supply(state.hand[seat]) for seat in range(state.seats)],
        "deck": view["deck"],
        "under": [10 * bill for bill in state.known_under()],
        "rolled": dice.spell(state.rolled) or None,
        "money": state.scores(),
        "bills": [seat["bills"] for seat in view["seats"]],
        "dice": [seat["die"] for seat in view["seats"]] if has_bonus else None,
        "bonus": [seat["bonus"] for seat in mine] if has_bonus else None,
        "cards": [in_moves(seat["cards"]) for seat in mine] if has_cards else None,
        "pending": [payout["seat"], place_word(payout["casino"])] if payout else None,
    }


def place(casino: Any) -> dict[str, object]:
    """A casino as the referee lays it out."""
    return {
        "bills": casino["bills"],
        "rainbows": casino.get("rainbows", 0),
        "small": casino["dice"],
        "big": casino.get("big", [0] * len(casino["dice"])),
        "neutral": casino["neutral"],
    }


def slot(machine: Any) -> dict[str, object]:
    """The slot machine as the referee lays it out."""
    faces = {
        heap["face"]: {
            "seat": heap["seat"],
            "small": heap["own"],
            "big": heap["big"],
            "neutral": heap["neutral"],
        }
        for heap in machine["faces"]
    }
    return {"bills": machine["bills"], "rainbows": machine.get("rainbows", 0), "faces": faces}


def supply(hand: int) -> dict[str, int]:
    """A seat's dice to throw."""
    return {kind: dice.count(hand, letter) for kind, letter in KINDS}


def in_moves(cards: list[str]) -> list[str]:
    """Action cards in the words of moves."""
    return [card.replace("_", "-") for card in cards]


def place_word(casino: int) -> str:
    """A place as words name it."""
    return "slot" if casino == 7 else str(casino)


@pytest.mark.long(10)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_game_and_its_referee_agree_move_for_move(chunk: int) -> None:
    agree(LasVegasAndReferee, chunk)


@pytest.mark.parametrize("lent", [1, 2])
def test_many_own_dice_are_no_throw_of_a_few_own_and_neutral_ones(lent: int) -> None:
    both = LasVegasAndReferee(0)
    both.seats, both.state = 4, LasVegas(4, True)
    both.referee = Referee(4, {"neutral_dice": True})
    both.state.give(0, 8, lent)
    both.state.jump(1, 0, 0)
    words = f"roll {evenly(8 + 16 * lent)}"
    assert not both.allows(HOUSE, words)
