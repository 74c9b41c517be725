"""Bills, money and dice are neither made nor lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest

from greenbaize.engine.event import Event
from greenbaize.engine.game import Value
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE, PUBLIC, members
from greenbaize.games.las_vegas import GAME
from greenbaize.games.las_vegas.boulevard.events import Kicked, WentHome
from greenbaize.games.las_vegas.boulevard.game import Boulevard
from greenbaize.games.las_vegas.events import NEUTRAL, Placed
from greenbaize.games.las_vegas.game import LasVegas

from ..laws.trying import fields

BILLS = [0, 6, 8, 8, 6, 6, 5, 5, 5, 5, 0]
THOUSANDS = 2500
NEUTRAL_EACH = {2: 4, 3: 2, 4: 2, 5: 2}
NEUTRAL_IN_ALL = {2: 8, 3: 8, 4: 8, 5: 10}
WITH_NEUTRAL = list(NEUTRAL_EACH)
TABLES = [*product(GAME.seats, [False]), *product(WITH_NEUTRAL, [True])]
SEEDS = range(4)
MOST_MOVES = 1000
EVERYTHING = [
    "neutral_dice",
    "big_bills",
    "big_dice",
    "kickers",
    "rainbow_cards",
    "slot_machine",
    "bonus_cards",
    "action_cards",
]
ON_THE_BOULEVARD: list[tuple[int, dict[str, Value]]] = [
    (2, {"kickers": True, "neutral_dice": True}),
    (3, {"big_dice": True, "kickers": True, "neutral_dice": True, "neutral_kick": "immune"}),
    (4, {"rainbow_cards": True, "big_bills": True, "action_cards": True}),
    (5, dict.fromkeys(EVERYTHING, True)),
    (5, {**dict.fromkeys(EVERYTHING, True), "early_score_dice": "return"}),
    (6, {"slot_machine": True, "big_dice": True}),
    (7, {"slot_machine": True, "big_dice": True, "kickers": True, "bonus_cards": True}),
    (8, {"slot_machine": True, "rainbow_cards": True, "action_cards": True}),
]


@dataclass(frozen=True)
class Table:
    """A moment of a game: the state, and all that everybody sees of it."""

    state: LasVegas
    view: Any

    def bills(self) -> list[int]:
        """Those that lie on the casinos or are known to lie under the deck, in thousands."""
        lying = [bill for casino in self.view["casinos"] for bill in casino["bills"]]
        return [*lying, *self.view["under"]]

    def placed(self, seat: int) -> int:
        """A seat's dice on the casinos."""
        return sum(casino["dice"][seat] for casino in self.view["casinos"])

    def neutral(self) -> tuple[int, int]:
        """The neutral dice in all hands, and those on the casinos."""
        in_hand = sum(seat["neutral"] for seat in self.view["seats"])
        return in_hand, sum(casino["neutral"] for casino in self.view["casinos"])


def every_moment(seats: int, neutral: bool, seed: int) -> Iterator[Table]:
    """A game of random play."""
    rng = Rng(seed, seats, neutral)
    state: LasVegas = GAME.begin(seats, GAME.settle({"neutral_dice": neutral}))
    for _ in range(MOST_MOVES):
        yield Table(state, GAME.view(state, PUBLIC))
        owing = list(members(state.owing()))
        if not owing:
            return
        seat = owing[0]
        state.play(seat, state.sample(rng) if seat == HOUSE else state.pick(seat, rng))
    raise AssertionError("the game does not end")


@pytest.mark.rule("B1", "T27")
@pytest.mark.parametrize(("seats", "neutral"), TABLES)
def test_all_fifty_four_bills_and_their_money_are_somewhere(seats: int, neutral: bool) -> None:
    for seed in SEEDS:
        for table in every_moment(seats, neutral, seed):
            deck = table.state.deck
            known = [deck[bill] + table.bills().count(10 * bill) for bill in range(len(BILLS))]
            worth = sum(10 * bill * number for bill, number in enumerate(known))
            assert sum(known) + sum(seat["bills"] for seat in table.view["seats"]) == 54
            assert worth + sum(table.state.scores()) == THOUSANDS
            assert all(0 <= number <= BILLS[bill] for bill, number in enumerate(known))


@pytest.mark.parametrize(("seats", "neutral"), TABLES)
def test_everybody_can_count_fifty_four_bills_on_the_table(seats: int, neutral: bool) -> None:
    for table in every_moment(seats, neutral, 1):
        lying = sum(len(casino["bills"]) for casino in table.view["casinos"])
        won = sum(seat["bills"] for seat in table.view["seats"])
        assert table.view["deck"] + lying + won == 54
        assert len(table.view["under"]) <= table.view["deck"]


@pytest.mark.rule("B3", "B12")
@pytest.mark.parametrize(("seats", "neutral"), TABLES)
def test_everybody_has_eight_dice_in_hand_or_on_the_casinos(seats: int, neutral: bool) -> None:
    for seed in SEEDS:
        for table in every_moment(seats, neutral, seed):
            for seat in range(seats):
                assert table.view["seats"][seat]["dice"] + table.placed(seat) == 8


@pytest.mark.rule("N1", "N2", "T15")
@pytest.mark.parametrize("seats", WITH_NEUTRAL)
def test_the_neutral_dice_are_all_in_play_once_the_leftover_ones_are_thrown(seats: int) -> None:
    for seed in SEEDS:
        for table in every_moment(seats, True, seed):
            if "turn" in table.view:
                assert sum(table.neutral()) == NEUTRAL_IN_ALL[seats]
            else:
                assert table.neutral() == (seats * NEUTRAL_EACH[seats], 0)


@pytest.mark.parametrize("seats", GAME.seats)
def test_there_are_no_neutral_dice_where_none_are_asked_for(seats: int) -> None:
    for table in every_moment(seats, False, 5):
        assert table.neutral() == (0, 0)


@pytest.mark.rule("B12")
@pytest.mark.parametrize(("seats", "neutral"), TABLES)
def test_no_dice_and_no_bills_stay_on_the_casinos_after_a_round(seats: int, neutral: bool) -> None:
    rounds = 1
    for table in every_moment(seats, neutral, 3):
        if table.view["round"] > rounds or table.view["over"]:
            rounds = table.view["round"]
            assert table.neutral()[1] == 0
            assert not any(table.placed(seat) for seat in range(seats))
            assert not any(casino["bills"] for casino in table.view["casinos"])
    assert rounds == 4


@pytest.mark.rule("A6")
@pytest.mark.parametrize("seats", WITH_NEUTRAL)
def test_a_guess_keeps_all_that_lies_on_the_table_for_nothing_is_hidden(seats: int) -> None:
    for table in every_moment(seats, True, 2):
        state = table.state
        for seat in (0, PUBLIC):
            assert fields(state.guess(seat, Rng(seat))) == fields(state.clone()) == fields(state)


@dataclass(frozen=True)
class Corner:
    """A moment of a game on the Boulevard, with what happened so far in its round."""

    state: Boulevard
    view: Any
    events: list[Event]

    def lying(self, seat: int) -> tuple[int, int]:
        """A seat's normal and big dice on casinos and slot machine."""
        slot = self.view["boulevard"].get("slot", {"faces": []})["faces"]
        mine = [heap for heap in slot if heap["seat"] == seat]
        small = sum(casino["dice"][seat] for casino in self.view["casinos"])
        big = sum(casino.get("big", [0] * 8)[seat] for casino in self.view["casinos"])
        return small + sum(h["own"] for h in mine), big + sum(h["big"] for h in mine)

    def neutral(self) -> int:
        """All neutral dice that are to be thrown, or lie somewhere."""
        slot = self.view["boulevard"].get("slot", {"faces": []})["faces"]
        places = [*self.view["casinos"], *slot, *self.view["seats"]]
        return sum(place["neutral"] for place in places)

    def bills(self) -> list[int]:
        """The bills and Rainbow cards (0) that lie on the table or are in somebody's hand."""
        slot = self.view["boulevard"].get("slot", {"bills": []})
        places = [*self.view["casinos"], slot]
        rainbows = sum(place.get("rainbows", 0) for place in places)
        state = self.state
        drawn = [10 * state.drawn[number] for number in range(state.drawn_count)]
        middle = [10 * state.middle] if state.middle else []
        return (
            [bill for place in places for bill in place["bills"]] + [0] * rainbows + drawn + middle
        )


def every_corner(seats: int, options: dict[str, Value], seed: int) -> Iterator[Corner]:
    """A game of random play on the Boulevard."""
    rng = Rng(seed, seats)
    state = GAME.begin(seats, GAME.settle(options))
    assert isinstance(state, Boulevard)
    events: list[Event] = []
    state.story = events
    for _ in range(3 * MOST_MOVES):
        yield Corner(state, GAME.view(state, PUBLIC), events)
        owing = list(members(state.owing()))
        if not owing:
            return
        seat, number = owing[0], state.round
        state.play(seat, state.sample(rng) if seat == HOUSE else state.pick(seat, rng))
        if state.round > number:
            events.clear()
    raise AssertionError("the game does not end")


@pytest.mark.rule("T27", "M-100", "RB1")
@pytest.mark.parametrize(("seats", "options"), ON_THE_BOULEVARD)
def test_on_the_boulevard_all_bills_and_their_money_are_somewhere(
    seats: int, options: dict[str, Value]
) -> None:
    bills, worth = (59, 3000) if options.get("big_bills") else (54, THOUSANDS)
    for seed in SEEDS:
        for corner in every_corner(seats, options, seed):
            state = corner.state
            here = [bill for bill in corner.bills() if bill]
            unseen = [10 * bill for bill in range(1, 11) for _ in range(state.deck[bill])]
            under = [10 * bill for bill in state.known_under()]
            won = sum(chair["bills"] for chair in corner.view["seats"])
            assert len(here) + len(unseen) + len(under) + won == bills
            assert sum(here) + sum(unseen) + sum(under) + sum(state.money[:seats]) == worth


@pytest.mark.rule("RB1", "RB3", "A24")
@pytest.mark.parametrize(("seats", "options"), ON_THE_BOULEVARD)
def test_rainbow_cards_are_in_the_deck_or_on_the_table_until_they_are_out_of_the_game(
    seats: int, options: dict[str, Value]
) -> None:
    for seed in SEEDS:
        left = 6 if options.get("rainbow_cards") else 0
        for corner in every_corner(seats, options, seed):
            now = corner.state.deck[0] + corner.bills().count(0)
            assert 0 <= now <= left
            assert 0 not in corner.state.known_under()
            left = now


@pytest.mark.rule("9.2", "BIG1", "K1", "B12")
@pytest.mark.parametrize(("seats", "options"), ON_THE_BOULEVARD)
def test_everybodys_dice_are_in_hand_or_lie_where_they_were_placed(
    seats: int, options: dict[str, Value]
) -> None:
    kickers = (2 if seats < 6 else 1) if options.get("kickers") else 0
    big = 1 if options.get("big_dice") else 0
    for seed in SEEDS:
        for corner in every_corner(seats, options, seed):
            if "turn" not in corner.view:
                continue
            for seat, chair in enumerate(corner.view["seats"]):
                small, large = corner.lying(seat)
                assert chair["dice"] + small == 8 - kickers - big
                assert chair.get("big", 0) + large == big
                assert 0 <= chair.get("kickers", 0) <= kickers


@pytest.mark.rule("K8", "A15", "N1")
@pytest.mark.parametrize(("seats", "options"), ON_THE_BOULEVARD)
def test_neutral_dice_are_in_hand_or_lie_somewhere_unless_they_are_out(
    seats: int, options: dict[str, Value]
) -> None:
    brought = NEUTRAL_IN_ALL[seats] if options.get("neutral_dice") else 0
    for seed in SEEDS:
        for corner in every_corner(seats, options, seed):
            if "turn" not in corner.view:
                continue
            kicked = [e for e in corner.events if isinstance(e, Kicked) and e.owner == NEUTRAL]
            if any(isinstance(e, WentHome) and NEUTRAL in e.owners for e in corner.events):
                assert corner.neutral() <= brought - len(kicked)
            else:
                assert corner.neutral() == brought - len(kicked)
            assert not kicked or options.get("neutral_kick") != "immune"


@pytest.mark.rule("A11", "K9")
@pytest.mark.parametrize(("seats", "options"), ON_THE_BOULEVARD)
def test_a_kicker_is_spent_once_in_a_round_and_never_lies_anywhere(
    seats: int, options: dict[str, Value]
) -> None:
    kickers = (2 if seats < 6 else 1) if options.get("kickers") else 0
    for corner in every_corner(seats, options, 1):
        placed = [event for event in corner.events if isinstance(event, Placed)]
        for seat, chair in enumerate(corner.view["seats"]):
            spent = sum(event.kickers for event in placed if event.seat == seat)
            if "turn" in corner.view:
                assert chair.get("kickers", 0) + spent == kickers


@pytest.mark.rule("SL3", "SL5")
def test_no_two_seats_share_a_number_at_the_slot_machine() -> None:
    for seed in SEEDS:
        for corner in every_corner(5, dict.fromkeys(EVERYTHING, True), seed):
            faces = [heap["face"] for heap in corner.view["boulevard"]["slot"]["faces"]]
            assert faces == sorted(set(faces))
            assert all(
                heap["own"] + heap["big"] + heap["neutral"]
                for heap in corner.view["boulevard"]["slot"]["faces"]
            )
