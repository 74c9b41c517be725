"""Cincinnati and its referee, side by side, move for move."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from greenbaize.engine.seats import PUBLIC
from greenbaize.games.cincinnati import GAME
from greenbaize.games.cincinnati.view import chair

from .agreement import CHUNKS, Both, agree
from .cincinnati import Referee
from .cincinnati_table import CARDS


class CincinnatiAndReferee(Both):
    """One game, and the referee of the same game."""

    GAME = GAME

    def call_referee(self) -> Referee:
        return Referee(self.seats, self.options)

    def laid_out(self) -> dict[str, object]:
        """What the public sees, and of each seat what it sees of itself while there are secrets."""
        public = GAME.view(self.state, PUBLIC)
        own = public["seats"]
        if public["phase"] in ("shaking", "sitting", "lifting"):
            own = [chair(self.state, seat, seat) for seat in range(self.seats)]
        return laid_out(public, own)

    def near_misses(self) -> Iterator[str]:
        """Random words of all kinds, some of which may be legal."""
        chance = self.chance
        yield f"card {chance.choice([*CARDS, 10, 40])}"
        yield f"{chance.choice(['put', 'sit'])} {chance.choice('ABCD')}"
        yield f"challenge {chance.randint(0, 7)}"
        yield from ("buy", "pass", "stand", "throw all")
        for verb in ("roll", "roll", "keep", "keep"):
            yield f"{verb} {' '.join(map(str, throw(chance, chance.randint(1, 5))))}"
        yield " ".join(["lift", *(self.lifted() for _ in range(self.seats))])
        yield from self.half_right()

    def lifted(self) -> str:
        """Some table and some dice."""
        return self.chance.choice("ABC") + "".join(map(str, throw(self.chance, 5)))

    def half_right(self) -> Iterator[str]:
        """What the House will show, with one part of it gone or changed."""
        for verb in ("lift", "reveal"):
            spoken = [words.split() for words in self.spoken if words.startswith(verb)]
            if spoken:
                words = spoken[-1]
                yield " ".join(words[:-1])
                yield " ".join([*words[:-1], words[-1][:-1] + "6"])


def throw(chance: random.Random, dice: int) -> list[int]:
    """So many dice, in order."""
    return sorted(chance.randint(1, 6) for _ in range(dice))


def laid_out(view: Any, own: list[Any]) -> dict[str, object]:
    """What is seen, laid out as the referee does."""
    duel = view.get("duel")
    piles = {
        place["letter"]: [card_of(card) for card in place["cards"]] for place in view["tables"]
    }
    return {
        "round": view["round"],
        "dealer": view["dealer"],
        "tables": {letter: sorted(pile, key=str) for letter, pile in piles.items()},
        "money": [seat["cards"] for seat in view["seats"]],
        "tokens": [seat["tokens"] for seat in view["seats"]],
        "supply": view.get("supply"),
        "duel_cards": [seat["duel_cards"] for seat in view["seats"]],
        "discards": view["discards"],
        "deck": view["deck"],
        "shown_back": view["shown_back"],
        "seated": [seat.get("table") for seat in own],
        "dice": [shown(seat.get("dice", [])) for seat in own],
        "duel": duel
        and {
            "for": duel["prize"],
            "duellists": duel["duellists"],
            "dice": [shown(dice) for dice in duel["dice"]],
        },
    }


def card_of(word: str) -> int | str:
    """A card as the referee calls it."""
    return int(word) if word.isdigit() else word


def shown(dice: list[int]) -> str:
    """Dice in a row."""
    return "".join(map(str, dice))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_game_and_its_referee_agree_move_for_move(chunk: int) -> None:
    agree(CincinnatiAndReferee, chunk)


def test_a_difference_is_noticed() -> None:
    both = CincinnatiAndReferee(3)
    for ply in both.play_on():
        if ply > 100 and all(both.referee.dice):
            break
    both.compare()
    seat = both.chance.randrange(both.seats)
    for held in (both.referee.money[seat], both.referee.tables["A"]):
        held.append(35)
        with pytest.raises(AssertionError):
            both.compare()
        held.pop()
    both.compare()
    both.referee.dice[seat] = [1, 1, 1, 1, 1]
    with pytest.raises(AssertionError):
        both.compare()
