"""What looks good at one look, and that greedy play follows it."""

import pytest

from greenbaize import GAMES, Match, Rng
from greenbaize.bots import make_bot
from greenbaize.bots.bot import Chair

from .positions import NAME, roll, table

GAME = GAMES[NAME]


def thrown(
    text: str, *, left: str = "left: red 3, blue 3, green 3, black 3", **faces: int
) -> Match:
    """North, who plays red and blue, has thrown this at the table of the text."""
    match = table(f"{text}\n{left}")
    roll(match, **faces)
    return match


def value(match: Match, face: int, seat: int = 0) -> float:
    """How good a placement looks."""
    return GAME.heuristic.value(match.state, seat, face - 1)


def choice(match: Match) -> int:
    """The face that greedy North places."""
    chair = Chair(GAME, 0, Rng(1))
    chair.attach(match.state)
    return make_bot("greedy", GAME).choose(chair) + 1


def test_a_bill_for_ones_own_colour_is_good_and_costs_a_die() -> None:
    match = thrown("casino 1: $50\ncasino 2: ", red=1, blue=2, green=2, black=2)
    assert value(match, 1) == pytest.approx(50 - 15 - (50 + 50 - 2 * 50 / 3) / 4)
    assert value(match, 2) == pytest.approx(-15)
    assert choice(match) == 1


def test_a_bill_for_another_colour_is_bad_whoever_plays_it() -> None:
    match = thrown("casino 1: $60\ncasino 2: $30", green=1, black=2, red=3, blue=3)
    assert value(match, 1) < value(match, 2) < 0


def test_dice_of_others_cost_nothing() -> None:
    match = thrown("", red=1, green=2, blue=3, black=3)
    assert (value(match, 1), value(match, 2)) == (-15, 0)
    assert choice(match) == 2


def test_a_place_where_one_die_more_would_win_is_good() -> None:
    text = "casino 1: $90 | red 1, green 1\ncasino 2: $90 | black 1, green 1"
    match = thrown(text, red=4, blue=4, green=5, black=5)
    hopeful, hopeless = [
        GAME.heuristic.value(thrown(text, red=face, blue=4, green=5, black=5).state, 0, face - 1)
        for face in (1, 2)
    ]
    assert hopeful > hopeless
    assert value(match, 5) == 0


def test_what_has_been_won_before_changes_nothing() -> None:
    poor = thrown("casino 1: $50", red=1, blue=2, green=2, black=2)
    rich = thrown("casino 1: $50\naside: red $90 2, green $80 1", red=1, blue=2, green=2, black=2)
    assert value(poor, 1) == pytest.approx(value(rich, 1))


def test_others_colours_are_not_looked_at() -> None:
    text = "casino 1: $50\ncasino 3: $70\ncasino 4: $20"
    mine = thrown(text, red=1, blue=2, green=3, black=4)
    strange = f"{text}\neast plays violet orange"
    other = thrown(strange, red=1, blue=2, green=3, black=4)
    for face in (1, 2, 3, 4):
        assert value(mine, face) == value(other, face)


def test_looking_changes_nothing() -> None:
    match = thrown("casino 1: $50 $20 | blue 1", red=1, blue=2, green=2, black=2)
    before = match.view(), list(match.story)
    value(match, 1)
    choice(match)
    assert (match.view(), list(match.story)) == before


def test_the_last_die_can_be_valued() -> None:
    match = thrown("casino 1: $50", left="left: red 1", red=1)
    assert value(match, 1) == pytest.approx(50 - 15 - 50)
