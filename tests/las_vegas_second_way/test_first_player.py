"""Who begins: a seat that is named, or one that the House draws."""

import pytest

from greenbaize import HOUSE, PUBLIC, Match, Record
from greenbaize.engine.errors import RefusedError, SetupError
from greenbaize.engine.fair import GivenDraws
from greenbaize.engine.first import FirstChosen
from greenbaize.engine.game import Value
from greenbaize.engine.house import House
from greenbaize.engine.replay import Replay
from greenbaize.games.las_vegas_second_way import GAME

from .positions import NAME, SCATTER, USUAL, house, numbers, stock


def begin(first: Value, seats: int = 3) -> Match:
    """A match before its first move; the House's moves are given."""
    return Match(NAME, seats, {"first_player": first}, house=House(), waits=True)


def set_up(match: Match) -> None:
    """Bills, dice and cards, up to the first throw."""
    stock(match)
    house(match, SCATTER)
    house(match, *(f"deal {numbers(USUAL[seat])}" for seat in range(len(match.names))))


@pytest.mark.rule("18.4", "A51")
def test_it_is_usually_the_first_seat_and_at_tables_one_that_is_drawn() -> None:
    assert GAME.settle()["first_player"] == 1
    assert GAME.settle_table()["first_player"] == "random"
    assert GAME.settle_record()["first_player"] == 1


@pytest.mark.rule("18.4")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_a_seat_that_is_named_begins(first: int) -> None:
    match = begin(first)
    assert match.view()["start"] == first - 1
    set_up(match)
    assert match.view()["turn"] == first - 1


@pytest.mark.rule("18.4")
def test_with_random_it_is_drawn_before_any_bill() -> None:
    match = begin("random")
    assert match.owing() == [HOUSE]
    assert match.state.thrower() == HOUSE
    assert match.moves(HOUSE) == ["first 1", "first 2", "first 3"]
    drawn = [match.state.sample(GivenDraws(((3, number),))) for number in range(3)]
    assert drawn == [0, 1, 2]
    for viewer in [0, 1, 2, PUBLIC]:
        assert not {"start", "turn"} & set(match.view(viewer))
    events = match.play(HOUSE, "first 3")
    assert events == [FirstChosen(2)]
    assert events[0].say(match.names) == "South had the first turn."
    assert match.view()["start"] == 2
    set_up(match)
    assert match.view()["turn"] == 2
    assert "Round 1 began; South had the first throw." in [
        event.say(match.names) for event in match.events()
    ]


@pytest.mark.rule("18.4", "A51")
@pytest.mark.parametrize(("first", "then"), [(0, 1), (1, 2), (2, 0)])
def test_the_seat_on_the_left_begins_the_second_round(first: int, then: int) -> None:
    seeds = (Match(NAME, 3, {"first_player": "random"}, seed=seed) for seed in range(99))
    match = next(match for match in seeds if match.view()["start"] == first)
    while match.view()["round"] == 1:
        (seat,) = match.owing()
        match.play(seat, match.moves(seat)[0])
    assert (match.view()["start"], match.view()["turn"]) == (then, then)


@pytest.mark.rule("18.4")
def test_nobody_begins_who_is_not_there() -> None:
    with pytest.raises(RefusedError) as refusal:
        begin("random").play(HOUSE, "first 4")
    assert str(refusal.value) == "one of the 3 seats begins. (18.4)"
    with pytest.raises(SetupError) as trouble:
        begin(4)
    assert str(trouble.value) == "seat 4 cannot begin: there are 3 seats."


@pytest.mark.rule("18.4")
@pytest.mark.parametrize("words", ["", "bill 50", "first", "first 0", "first 9", "first two"])
def test_nothing_else_is_said_before(words: str) -> None:
    with pytest.raises(RefusedError) as refusal:
        begin("random").play(HOUSE, words)
    said = f"{words!r} is not a move here; say for instance 'first 1'. (18.4)"
    assert str(refusal.value) == said


@pytest.mark.rule("18.4")
def test_a_record_names_who_begins_unless_it_is_the_first_seat() -> None:
    match = Match(NAME, 3, {"first_player": "random"}, seed=4)
    assert "options: first_player=random\n" in match.record.text()
    again = Replay(Record.parse(match.record.text())).to_the_end()
    assert again.view()["start"] == match.view()["start"]
    assert "first" not in Match(NAME, 3, seed=4).record.text()
