"""The state keeps the contract, and its doors set positions."""

import pytest

from greenbaize import HOUSE, PUBLIC, Rng
from greenbaize.engine.playout import playout
from greenbaize.games.reibach.cards import card, count, kinds, members, size
from greenbaize.games.reibach.game import Reibach

from .positions import COPIES, begin, numbers, play, state_of, table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_at_random_end_after_the_tenth_dollar(seats: int) -> None:
    for seed in range(10):
        end = playout(begin(seats).state, Rng(seed), look=True)
        view = begin(seats).game.view(end, PUBLIC)
        assert (view["dollars"], view["scorings"], view["over"]) == (10, 3, True)
        assert min(end.places()) == 1


def test_the_house_turns_every_card() -> None:
    match = begin(2)
    assert match.state.thrower() == HOUSE
    match = table()
    play(match, "take 1")
    assert match.state.thrower() == HOUSE


def test_a_move_returns_who_owes_the_next() -> None:
    state = begin(3).state
    rng = Rng(3)
    owing = state.owing()
    while owing:
        seat = HOUSE if owing == 1 << HOUSE else owing.bit_length() - 1
        move = state.sample(rng) if seat == HOUSE else state.pick(seat, rng)
        owing = state.play(seat, move)
        assert owing == state.owing()


def test_a_game_begins_plain_unless_told_otherwise() -> None:
    state = Reibach(3)
    assert (state.dear, state.head_start, state.memory, state.first) == (0, 0, 0, 0)
    assert state.owing() == 1 << HOUSE
    assert Reibach(3, -1).first == -1


def test_numbers_that_are_no_moves_are_not_allowed() -> None:
    state = table("red holds oil").state
    assert [move for move in range(-2, 80) if state.allows(0, move)] == state.moves(0)
    assert state.moves(0) == [0, 1, 2, 3, 11]
    assert [move for move in range(80) if state.allows(1, move)] == []
    assert [move for move in range(80) if state.allows(HOUSE, move)] == []


def test_a_position_is_set_through_its_doors() -> None:
    match = begin(2)
    state = state_of(match)
    state.give(0, numbers(["oil", "oil", "risk"]), numbers(["oil"]))
    state.lay_out(numbers(["gold", "gold", "art"]))
    assert match.view()["deck"] == 104
    state.give(0, numbers(["art"]))
    state.lay_out(numbers(["oil", "oil", "oil"]))
    assert match.view(0)["seats"][0]["hand"] == ["art"]
    assert match.view(0)["seats"][0]["known"] == []
    assert match.view()["deck"] == 106
    assert match.view(0)["unseen"] == {**COPIES, "art": 8, "oil": 6}
    state.build(1, 7, 3, jokers=1, closed=True)
    state.pile_up(2)
    row = {"length": 3, "jokers": 1, "closed": True, "income": 8}
    assert match.view(0)["seats"][1]["rows"] == {"oil": row}
    assert match.view(0)["seats"][1]["uncovered"] == 0
    assert match.view()["deck"] == 106 - 5 - 2
    assert match.view()["dollars"] == 2
    state.build(0, 3, 2)
    row = {"length": 2, "jokers": 0, "closed": False, "income": 4}
    assert match.view(0)["seats"][0]["rows"] == {"stocks": row}
    state.credit(1, -5)
    assert match.scores() == [0, -5]
    state.jump(1, 2)
    assert (match.view()["turn"], match.view()["points"]) == (1, 2)


HEAPS = [{}, {0: 1}, {11: 5}, {12: 10}, {3: 9, 4: 1, 9: 8}, dict.fromkeys(range(12), 9)]


@pytest.mark.parametrize("cards", HEAPS)
def test_a_heap_counts_its_cards(cards: dict[int, int]) -> None:
    heap = sum(number * card(kind) for kind, number in cards.items())
    assert [count(heap, kind) for kind in range(13)] == [cards.get(kind, 0) for kind in range(13)]
    assert size(heap) == sum(cards.values())
    assert kinds(heap) == sum(1 << kind for kind in cards if kind < 12)


def test_each_kind_in_a_heap_is_found_by_itself() -> None:
    for kind in range(12):
        for number in range(1, 10):
            assert kinds(number * card(kind)) == 1 << kind
            assert kinds(number * card(kind) + card(12)) == 1 << kind


def test_a_set_of_bits_counts_its_members() -> None:
    rng = Rng(4)
    for number in [0, 1, (1 << 56) - 1, (1 << 63) - 1]:
        assert members(number) == number.bit_count()
    for _ in range(500):
        number = rng.below(1 << 32) << rng.below(31)
        assert members(number) == number.bit_count()
