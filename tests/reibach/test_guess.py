"""Worlds that a seat finds possible: every unseen card is as likely in every unseen place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations

import pytest

from greenbaize import HOUSE, PUBLIC, Match, Rng, as_seen
from greenbaize.engine.errors import RefusedError
from greenbaize.engine.game import Value
from greenbaize.engine.replay import Replay
from greenbaize.games.reibach.box import KINDS
from greenbaize.games.reibach.view import named

from ..laws.posterior import Script
from ..laws.trying import fields
from .positions import COPIES, begin, heard, numbers, play, state_of, table

Hands = tuple[tuple[str, ...], ...]
Odds = dict[Hands, Fraction]


def scarce(match: Match, unseen: Sequence[str], dollars: int = 2) -> None:
    """Lay all cards but these and a few $ down as bases of red's, for all to see."""
    state = state_of(match)
    state.pile_up(10 - dollars)
    left = Counter({kind: state.deck >> 4 * n & 15 for n, kind in enumerate(KINDS)})
    left -= Counter([*unseen, *["dollar"] * dollars])
    state.lay_bare(0, numbers(sorted(left.elements())))


def guessed(match: Match, seat: int) -> Odds:
    """How likely each set of hands is, found by trying every draw of a guess."""
    odds: Odds = {}
    path: list[int] = []
    while True:
        script = Script(path)
        world = match.state.guess(seat, script)
        hands = tuple(tuple(named(heap)) for heap in state_hands(world))
        chance = Fraction(1)
        for bound in script.bounds:
            chance /= bound
        odds[hands] = odds.get(hands, Fraction(0)) + chance
        while path and path[-1] + 1 == script.bounds[len(path) - 1]:
            path.pop()
        if not path:
            return odds
        path[-1] += 1


def state_hands(world: object) -> list[int]:
    """The hands of a world, as heaps."""
    hands: list[int] = list(world.hand)[: world.seats]  # type: ignore[attr-defined]
    return hands


def dealt(cards: Sequence[str], known: Sequence[Sequence[str]], hidden: Sequence[int]) -> Odds:
    """How likely each set of hands is, if every order of the unseen cards is as likely."""
    found: Counter[Hands] = Counter()
    orders = list(permutations(cards))
    for order in orders:
        hands, start = [], 0
        for mine, number in zip(known, hidden, strict=True):
            hand = [*mine, *order[start : start + number]]
            hands.append(tuple(sorted(hand, key=list(KINDS).index)))
            start += number
        found[tuple(hands)] += 1
    return {hands: Fraction(number, len(orders)) for hands, number in found.items()}


@pytest.mark.rule("7.2")
def test_hidden_cards_are_any_of_the_unseen_ones() -> None:
    match = table("red holds gold\nblue holds oil art")
    scarce(match, ["oil", "joker", "joker"])
    pool = ["oil", "art", "oil", "joker", "joker"]
    assert guessed(match, 0) == dealt(pool, [["gold"], []], [0, 2])


@pytest.mark.rule("7.2", "12.6")
def test_known_cards_stay_where_they_are() -> None:
    match = table("red holds gold\nblue holds oil oil art\nblue shows oil\ngreen holds risk risk")
    scarce(match, ["gold", "yacht"])
    pool = ["oil", "art", "risk", "risk", "gold", "yacht"]
    assert guessed(match, 0) == dealt(pool, [["gold"], ["oil"], []], [0, 2, 2])


@pytest.mark.rule("7.2")
def test_the_public_knows_nobodys_hand() -> None:
    match = table("red holds gold gold\nred shows gold\nblue holds oil")
    scarce(match, ["art", "art"])
    pool = ["gold", "oil", "art", "art"]
    assert guessed(match, PUBLIC) == dealt(pool, [["gold"], []], [1, 1])


@pytest.mark.rule("7.2", "3.8")
def test_dollars_are_in_the_deck_and_in_no_hand() -> None:
    match = table("red holds gold\nblue holds oil art")
    scarce(match, ["joker"], dollars=9)
    for hands in guessed(match, 0):
        assert "dollar" not in hands[1]
    for seed in range(30):
        world = match.state.guess(0, Rng(seed))
        assert match.game.view(world, 0)["unseen"]["dollar"] == 9


@pytest.mark.rule("12.6")
def test_a_known_card_that_is_laid_tells_nothing_of_the_hidden_ones() -> None:
    match = table("blue holds oil oil art\nblue shows oil", turn="blue")
    scarce(match, ["gold"])
    play(match, "base oil")
    assert guessed(match, 0) == dealt(["oil", "art", "gold"], [[], []], [0, 2])


def test_any_other_card_that_is_laid_was_one_of_the_hidden_ones() -> None:
    match = table("blue holds oil oil art\nblue shows oil", turn="blue")
    scarce(match, ["gold"])
    play(match, "base art")
    assert guessed(match, 0) == dealt(["oil", "gold"], [[], ["oil"]], [0, 1])


def test_it_is_as_if_a_card_had_been_laid_without_a_look_at_it() -> None:
    pool = ["oil", "oil", "art", "gold", "joker"]
    rest: Counter[tuple[str, ...]] = Counter()
    for order in permutations(pool):
        if order[0] == "oil":
            rest[tuple(sorted(order[1:3], key=list(KINDS).index))] += 1
    match = table("blue holds oil oil art", turn="blue")
    scarce(match, ["gold", "joker"])
    play(match, "base oil")
    total = sum(rest.values())
    odds = {((), hand): Fraction(number, total) for hand, number in rest.items()}
    assert guessed(match, 0) == odds


def test_a_guess_does_not_depend_on_the_truth() -> None:
    hands = [("oil art", "gold yacht"), ("gold oil", "art yacht"), ("yacht gold", "oil art")]
    worlds = []
    for blue, green in hands:
        match = table(f"red holds risk\nblue holds {blue}\ngreen holds {green}")
        scarce(match, ["joker", "cash"])
        worlds.append([fields(match.state.guess(0, Rng(seed))) for seed in range(20)])
    assert worlds[0] == worlds[1] == worlds[2]
    assert worlds[0][0] != worlds[0][1] or worlds[0][1] != worlds[0][2]


def test_a_seats_own_cards_are_never_guessed() -> None:
    match = table("red holds oil gold gold\nblue holds art art")
    for seed in range(50):
        world = match.state.guess(0, Rng(seed))
        assert match.game.view(world, 0) == match.view(0)
        assert match.game.view(world, 0)["seats"][0]["hand"] == ["gold", "gold", "oil"]


DEAL = "deal oil, deal art, deal art, deal joker, deal oil, deal risk, deal cash, deal gold"
MOVES = """
turn gold, turn yacht, turn yacht, take 1, turn cash, blind, draw oil
take 1, turn art, base cash, base risk, blind, draw dollar, draw estate, take 2, turn oil
open oil, blind, draw jewelry, base art, open oil, joker oil
open jewelry, base gold, take 3, turn joker, blind, draw gold, take 1, turn cash
blind, draw dollar, draw cash, base cash
"""


def test_from_a_record_as_seen_the_same_worlds_are_guessed() -> None:
    truth, half = begin(2), heard(begin(2))
    for words in ", ".join([DEAL, *MOVES.split("\n")[1:-1]]).split(", "):
        seen = words
        if truth.owing() == [HOUSE]:
            move = truth.game.read(truth.state, HOUSE, words)
            seen = truth.game.write(truth.state, HOUSE, truth.state.seen(0, HOUSE, move))
        play(truth, words)
        play(half, seen)
        assert half.view(0) == truth.view(0)
        assert half.events(0) == truth.events(0)
        for seed in range(3):
            mine, true = half.state.guess(0, Rng(seed)), truth.state.guess(0, Rng(seed))
            assert fields(mine) == fields(true)
    moves = [line.words for line in half.record.moves]
    assert (moves.count("deal ?"), moves.count("draw ?"), moves.count("draw dollar")) == (4, 2, 2)


def test_unknown_cards_may_be_any_unseen_ones_until_they_are_laid() -> None:
    match = heard(begin(2))
    play(match, *["deal ?"] * 4, *["deal gold"] * 4, *["turn gold"] * 3)
    assert match.view(1)["seats"][0]["cards"] == 4
    assert match.view(1)["unseen"] == {**COPIES, "gold": 2}
    assert match.view()["deck"] == 99
    legal = [move for move in match.moves(0) if move.startswith("base")]
    assert legal == [f"base {kind}" for kind in KINDS[:12]]
    play(match, "base oil", "open gold", "base gold")
    assert match.view(1)["seats"][0]["cards"] == 1
    assert match.view(1)["unseen"] == {**COPIES, "gold": 0, "oil": 8}
    assert match.view()["deck"] == 99


def test_a_known_card_can_be_laid_among_unknown_ones_when_no_other_is_left() -> None:
    match = heard(begin(2))
    play(match, *["deal ?"] * 4, *["deal gold"] * 4, *["turn gold"] * 3, "take 1", "turn gold")
    play(match, "take 1", "turn gold")
    assert match.view(1)["unseen"]["gold"] == 0
    assert "base gold" in match.moves(0)
    play(match, "base gold")
    assert match.view(1)["seats"][0]["known"] == ["gold"]


def test_cards_come_up_as_often_as_they_are_unseen() -> None:
    match = heard(begin(2))
    play(match, *["deal ?"] * 4, *["deal gold"] * 4, *["turn gold"] * 3, "take 1")
    odds: dict[int, Fraction] = {}
    for above in range(99):
        for again in range(93):
            script = Script([above, again])
            kind = match.state.sample(script)
            weight = Fraction(1, 99) if len(script.bounds) == 1 else Fraction(1, 99 * 93)
            if len(script.bounds) > 1 or again == 0:
                odds[kind] = odds.get(kind, Fraction(0)) + weight
    assert odds[KINDS.index("dollar")] == Fraction(10, 99)
    assert odds[KINDS.index("oil")] == Fraction(89, 99) * Fraction(9, 93)
    assert odds[KINDS.index("gold")] == Fraction(89, 99) * Fraction(2, 93)
    assert sum(odds.values()) == 1


@pytest.mark.parametrize("words", ["deal ?", "draw ?", "turn ?"])
def test_only_cards_that_were_dealt_or_drawn_can_be_unknown(words: str) -> None:
    moments = {"deal ?": begin(2), "draw ?": table(), "turn ?": table()}
    play(moments["draw ?"], "blind")
    play(moments["turn ?"], "take 1")
    match = moments[words]
    assert match.state.allows_partial(HOUSE, 13) == (words != "turn ?")
    assert not match.state.allows(0, 13)
    assert 13 not in match.state.moves(HOUSE)


DEAR: dict[str, Value] = {"special_cards_cost_two": True, "max_bases": 1}


def stuck() -> Match:
    """Red holds cash before all eyes, and two cards that nobody has seen; it is red's turn."""
    match = begin(2, DEAR)
    play(match, *["deal oil"] * 2, "deal gold", "deal stocks", *["deal art"] * 4)
    play(match, "turn joker", "turn risk", "turn cash", "base gold", "open oil", "extend oil")
    play(match, "base art", "open art", "extend art", "take 3", "turn joker", "blind")
    play(match, "draw yacht", "extend art", "take 1", "turn risk")
    return match


@pytest.mark.rule("12.1", "12.2")
def test_points_that_are_lost_show_that_no_card_could_be_laid() -> None:
    match = stuck()
    assert match.owing() == [0]
    play(match, "blind", "draw estate")
    assert match.owing() == [1]
    for hands in guessed_often(match, 300):
        assert not {"oil", "joker", "risk"} & set(hands[0])
        assert "cash" in hands[0]
        assert sum(hands[0].values()) == 4


@pytest.mark.rule("12.1")
def test_what_could_not_be_laid_is_as_likely_as_it_is_unseen() -> None:
    match = table(
        """
        display joker risk joker
        blue holds oil oil oil
        blue rows gold 2
        """,
        turn="blue",
        options=DEAR,
    )
    scarce(match, ["gold", "art", "art", "risk", "yacht"])
    play(match, "blind", "draw art")
    assert match.owing() == [0]
    found = Counter(tuple(sorted(hands[1].elements())) for hands in guessed_often(match, 6000, 0))
    unseen = ["gold", "art", "risk", "yacht", "oil", "oil", "oil", "art"]
    hands = Counter(
        tuple(sorted(hand))
        for hand in permutations(unseen, 4)
        if not {"gold", "risk", "joker"} & set(hand)
    )
    assert set(found) == set(hands)
    for hand, ways in hands.items():
        share = ways / sum(hands.values())
        assert abs(found[hand] / 6000 - share) < 5 * (share * (1 - share) / 6000) ** 0.5


@pytest.mark.rule("12.1")
def test_a_card_that_could_not_be_laid_then_may_be_laid_later() -> None:
    match = table(
        """
        display joker risk joker
        red holds joker oil
        red rows oil 2 x2
        red bases casino
        """,
        points=3,
        options={**DEAR, "max_bases": 2},
    )
    play(match, "blind", "draw oil")
    assert match.owing() == [1]
    for hands in guessed_often(match, 100):
        assert set(hands[0]) <= {"oil", "joker", "risk"}
    play(match, "take 1", "turn art", "take 1", "turn art")
    play(match, "take 1", "turn art", "open art", "joker art")
    for hands in guessed_often(match, 100):
        assert sum(hands[0].values()) == 2
        assert set(hands[0]) <= {"oil", "joker", "risk"}


def guessed_often(match: Match, times: int, seat: int = 1) -> Iterator[list[Counter[str]]]:
    """The hands that a seat finds possible."""
    for seed in range(times):
        heaps = state_hands(match.state.guess(seat, Rng(seed)))
        yield [Counter(word for word in KINDS for _ in range(held(heap, word))) for heap in heaps]


def held(heap: int, word: str) -> int:
    """How many cards of a kind are in a heap."""
    return heap >> 4 * KINDS.index(word) & 15


@pytest.mark.rule("12.1")
def test_a_record_as_seen_tells_of_lost_points() -> None:
    match = stuck()
    play(match, "blind", "draw estate")
    seen = as_seen(match.record, 1)
    assert seen.moves[-1].words == "draw ? stuck"
    again = Replay(seen).to_the_end()
    assert again.view(1) == match.view(1)
    assert again.owing() == match.owing()
    assert as_seen(match.record, 0).moves[-1].words == "draw estate"


@pytest.mark.parametrize("words", ["take 1 stuck", "blind stuck", "stuck", "base oil stuck stuck"])
def test_nobody_says_at_the_table_that_they_are_stuck(words: str) -> None:
    match = table("display oil art gold\nred holds gold oil", options=DEAR)
    with pytest.raises(RefusedError, match="is not a move here"):
        match.play(0, words)
