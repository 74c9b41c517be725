"""The House moves until somebody else must, or until it is told to stop."""

from greenbaize import HOUSE, Match


def test_the_house_stops_after_the_move_that_is_worth_a_look() -> None:
    match = Match("las-vegas", 3, seed=4, waits=True)
    match.throw(until=lambda: len(match.record.moves) == 3)
    assert len(match.record.moves) == 3
    assert match.owing() == [HOUSE]
    match.throw(until=lambda: True)
    assert len(match.record.moves) == 4


def test_the_house_goes_on_if_it_is_not_told_to_stop() -> None:
    match, other = (Match("las-vegas", 3, seed=4, waits=True) for _ in range(2))
    match.throw()
    other.throw(until=lambda: False)
    assert match.record.moves == other.record.moves
    assert len(match.record.moves) > 6
