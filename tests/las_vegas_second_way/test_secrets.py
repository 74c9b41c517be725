"""What a seat may know, and what it must guess."""

from collections import Counter
from itertools import combinations

import pytest

from greenbaize import HOUSE, PUBLIC, Match, Rng, as_seen
from greenbaize.engine.replay import Replay
from greenbaize.games.las_vegas_second_way.game import SecondWay

from ..laws.posterior import surprise
from ..laws.trying import fields
from .positions import (
    SCATTER,
    begin,
    dealt,
    house,
    place,
    play_out,
    reveal,
    state_of,
    stock,
)

NUMBER = 6000
Hands = tuple[int, ...]


def pairs(colours: range | set[int]) -> list[int]:
    """All sets of two of these colours."""
    return [1 << one | 1 << other for one, other in combinations(sorted(colours), 2)]


def deals(hands: Hands) -> list[Hands]:
    """All ways to deal two colours to the seats of which 0 is known."""
    if 0 not in hands:
        return [hands]
    seat = hands.index(0)
    free = {colour for colour in range(8) if not any(cards >> colour & 1 for cards in hands)}
    return [
        every
        for cards in pairs(free)
        for every in deals((*hands[:seat], cards, *hands[seat + 1 :]))
    ]


def guessed(match: Match, seat: int) -> Counter[Hands]:
    """How often each deal is guessed."""
    rng, state = Rng(3, seat), state_of(match)
    seats = range(len(match.names))
    worlds: list[SecondWay] = [state.guess(seat, rng) for _ in range(NUMBER)]
    return Counter(tuple(world.cards[other] for other in seats) for world in worlds)


def is_even(found: Counter[Hands], possible: list[Hands]) -> bool:
    """Whether all deals that are possible, and no others, come up as often."""
    assert set(found) <= set(possible)
    return surprise(found, dict.fromkeys(possible, 1 / len(possible)), NUMBER) < 5


@pytest.mark.rule("X3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_others_may_have_any_colours_but_ones_own(seats: int) -> None:
    match = dealt(seats)
    hands = [state_of(match).cards[seat] for seat in range(seats)]
    for seat in range(seats):
        known = tuple(cards if other == seat else 0 for other, cards in enumerate(hands))
        assert is_even(guessed(match, seat), deals(known))


@pytest.mark.rule("X3")
@pytest.mark.parametrize(("seats", "number"), [(2, 420), (3, 2520), (4, 2520)])
def test_the_public_knows_nobodys_colours(seats: int, number: int) -> None:
    possible = deals((0,) * seats)
    assert len(possible) == number
    assert is_even(guessed(dealt(seats), PUBLIC), possible)


@pytest.mark.rule("X3")
def test_seats_that_have_no_colours_yet_have_none_in_any_world() -> None:
    match = begin(3)
    stock(match)
    house(match, SCATTER, "deal 2 5")
    assert set(guessed(match, 0)) == {(0b10010, 0, 0)}
    assert is_even(guessed(match, 1), [(cards, 0, 0) for cards in pairs(range(8))])


@pytest.mark.rule("X3")
def test_nothing_is_made_of_how_the_others_play() -> None:
    match = dealt(2)
    for _ in range(5):
        place(match, 6, "green")
    assert is_even(guessed(match, 0), deals((0b11, 0)))


@pytest.mark.rule("X7")
def test_when_colours_are_revealed_there_is_nothing_to_guess() -> None:
    match = dealt(3)
    play_out(match)
    assert len(guessed(match, PUBLIC)) > 1000
    reveal(match)
    for seat in (0, 2, PUBLIC):
        assert fields(state_of(match).guess(seat, Rng(1))) == fields(match.state)


@pytest.mark.rule("X3")
def test_a_guess_does_not_depend_on_the_truth() -> None:
    worlds = []
    for east, south in (("3 4", "5 6"), ("5 6", "3 4"), ("3 8", "4 7")):
        match = begin(3)
        stock(match)
        house(match, SCATTER, "deal 1 2", f"deal {east}", f"deal {south}")
        worlds.append([fields(state_of(match).guess(0, Rng(seed))) for seed in range(20)])
    assert worlds[0] == worlds[1] == worlds[2]


@pytest.mark.rule("X3")
def test_a_view_shows_ones_own_colours_only() -> None:
    match = dealt(3)
    for viewer in (0, 1, 2):
        seen = match.view(viewer)["seats"]
        assert [("colours" in seat) for seat in seen] == [other == viewer for other in range(3)]
    assert match.view(1)["seats"][1]["colours"] == ["green", "black"]
    assert not any("colours" in seat for seat in match.view(PUBLIC)["seats"])


@pytest.mark.rule("X3")
def test_a_deal_is_told_to_its_seat_only() -> None:
    match = dealt(2)
    told = [event.say(match.names) for event in match.events(0)][-2:]
    assert told == ["North got red and blue, in secret.", "East got two secret colours."]
    told = [event.say(match.names) for event in match.events(PUBLIC)][-2:]
    assert told == ["North got two secret colours.", "East got two secret colours."]


@pytest.mark.rule("X3")
def test_a_seats_own_record_holds_nobody_elses_colours() -> None:
    match = dealt(3)
    said = [line.words for line in as_seen(match.record, 1).moves if "deal" in line.words]
    assert said == ["deal ?", "deal 3 4", "deal ?"]
    said = [line.words for line in as_seen(match.record, PUBLIC).moves if "deal" in line.words]
    assert said == ["deal ?"] * 3


@pytest.mark.rule("X3", "X7")
def test_a_seats_own_record_can_be_played_again_and_is_revealed() -> None:
    match = dealt(3)
    place(match, 6, "red")
    play_out(match)
    reveal(match)
    again = Replay(as_seen(match.record, 1)).to_the_end()
    assert again.view(1) == match.view(1)
    assert again.scores() == match.scores()


@pytest.mark.rule("X7")
def test_a_record_by_half_may_be_revealed_in_every_way_that_fits() -> None:
    match = dealt(3)
    play_out(match)
    seen = Replay(as_seen(match.record, 1)).to_the_end()
    hands = deals((0, 0b1100, 0))
    assert len(seen.state.moves(HOUSE)) == len(hands) == 15 * 6
    rng = Rng(1)
    for _ in range(50):
        assert seen.state.allows(HOUSE, seen.state.sample(rng))
    assert not seen.state.allows(HOUSE, 0b11 | 0b110 << 8 | 0b110000 << 16)


@pytest.mark.rule("X3")
def test_a_deal_told_by_half_is_no_move_at_the_table() -> None:
    match = begin(2)
    stock(match)
    house(match, SCATTER)
    assert match.state.allows_partial(HOUSE, 0)
    assert not match.state.allows(HOUSE, 0)
    assert not match.state.allows_partial(0, 0)
    house(match, "deal 1 2", "deal 3 4")
    assert not match.state.allows_partial(HOUSE, 0)
