"""Greedy is the yardstick that other bots are held against: it never plays otherwise.

A digest is made of the words of greedy's own moves and of everybody's score at the end, so it
does not depend on how a state or a record is laid out. If one of these fails, the bot has
changed, or the rules of that set-up: write a new bot, or a new option, and leave the old one.
`python -m tests.bots.test_yardstick` prints them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import NamedTuple

import pytest

from greenbaize import GAMES, HOUSE, Match
from greenbaize.bots.bot_seats import BotSeats
from greenbaize.engine.game import Value
from greenbaize.engine.house import SeededHouse

GAMES_EACH = 3
SEED = 2027

STANDARD: dict[str, Mapping[str, Value]] = {
    "las-vegas": {"early_score_dice": "stay", "bonus_counts": "net"},
    "reibach": {"perfect_memory": True},
    "bells-and-hammers": {"pass": "final"},
}
"""What is said in so many words, so that another usual choice changes nothing here."""


class Measured(NamedTuple):
    """One set-up with the digest of how greedy plays it."""

    game: str
    seats: int
    options: dict[str, Value]
    digest: str


YARDSTICK = [
    Measured("las-vegas", 4, {}, "f0e3a2d7dfd07df1"),
    Measured("las-vegas", 2, {"neutral_dice": True}, "5038e6372bfd27bb"),
    Measured("las-vegas", 8, {}, "6c2e6bcda6b5e5a0"),
    Measured("las-vegas", 3, {"preset": "beginners"}, "6f627bc8664d0de7"),
    Measured("las-vegas", 5, {"preset": "everything"}, "dad777932d2b655c"),
    Measured("las-vegas", 2, {"preset": "everything"}, "6389d875ea03d5b8"),
    Measured("las-vegas", 4, {"action_cards": True}, "538b7cbb71199f7b"),
    Measured("las-vegas", 6, {"bonus_cards": True, "slot_machine": True}, "9810589b87ea4012"),
    Measured("las-vegas-solo", 1, {}, "fd9b2182d74a720c"),
    Measured("las-vegas-solo", 1, {"two_scattered": True, "solo_rounds": 4}, "9177b761b7487842"),
    Measured("las-vegas-second-way", 2, {}, "3385dc9904884d72"),
    Measured("las-vegas-second-way", 4, {"second_way_score_setup": True}, "aa48c26df8c18c72"),
    Measured("cincinnati", 3, {}, "ec7a2313025286ba"),
    Measured(
        "cincinnati",
        5,
        {"simultaneous_commit": True, "token_supply": "unlimited"},
        "c88be42fb5b03e8f",
    ),
    Measured("reibach", 2, {}, "7ab6d9bc4218e2d8"),
    Measured("reibach", 4, {"head_start": True}, "1681a42cf8eec3e3"),
    Measured("reibach", 5, {"special_cards_cost_two": True}, "b1b5207ea60d4b4e"),
    Measured("bells-and-hammers", 3, {}, "d3d6656f7c48acd1"),
    Measured("bells-and-hammers", 6, {"twenty_one": True}, "18061217f289bd79"),
    Measured("bells-and-hammers", 5, {"games": 3, "carry": "carry"}, "35694fd7308654d2"),
]


def options_of(measured: Measured) -> dict[str, Value]:
    """All that is chosen; what the game does not know yet, or no more, is left out."""
    game = GAMES[measured.game]
    known = {option.name for option in game.options}
    standard = STANDARD.get(game.name, {})
    chosen = {name: value for name, value in standard.items() if name in known}
    if measured.options.get("preset"):
        preset = game.preset(str(measured.options["preset"]), measured.seats)
        return {**preset, **chosen}
    return {**chosen, **measured.options}


def played(measured: Measured, index: int) -> Match:
    """A game among greedy bots."""
    house = SeededHouse(SEED, index)
    match = Match(measured.game, measured.seats, options_of(measured), house=house)
    return BotSeats(match, ["greedy"] * measured.seats, SEED, index).play_out()


def digest(measured: Measured) -> str:
    """What greedy chose and what came of it."""
    told = hashlib.sha256()
    for index in range(GAMES_EACH):
        match = played(measured, index)
        for line in match.record.moves:
            if line.seat != HOUSE:
                told.update(f"{line.seat} {line.words}\n".encode())
        told.update(f"{match.scores()}\n".encode())
    return told.hexdigest()[:16]


@pytest.mark.parametrize(
    "measured", YARDSTICK, ids=[f"{m.game}-{m.seats}-{'-'.join(m.options)}" for m in YARDSTICK]
)
def test_greedy_plays_as_ever(measured: Measured) -> None:
    assert digest(measured) == measured.digest


def test_the_yardstick_measures_every_game() -> None:
    assert {measured.game for measured in YARDSTICK} == set(GAMES)


if __name__ == "__main__":
    for known in YARDSTICK:
        print(f"    Measured({known.game!r}, {known.seats}, {known.options!r}, {digest(known)!r}),")
