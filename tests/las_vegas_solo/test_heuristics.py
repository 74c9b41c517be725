"""What looks good at one look, and that greedy play follows it."""

from greenbaize import GAMES, Match, Rng
from greenbaize.bots import make_bot
from greenbaize.bots.arena import Arena
from greenbaize.bots.bot import Chair
from greenbaize.build import compiled

from .positions import table, throw

GAME = GAMES["las-vegas-solo"]


def thrown(text: str, **faces: int) -> Match:
    """This was thrown at the table of the text, and dice are left."""
    left = ", ".join(f"{colour} 2" for colour in faces)
    match = table(f"{text}\nleft: {left}\nnext: red 1")
    throw(match, **faces)
    return match


def value(match: Match, face: int) -> float:
    """How good a placement looks."""
    return GAME.heuristic.value(match.state, 0, face - 1)


def choice(match: Match) -> int:
    """The face that greedy places."""
    chair = Chair(GAME, 0, Rng(1))
    chair.attach(match.state)
    return make_bot("greedy", GAME).choose(chair) + 1


def test_a_bill_for_oneself_is_worth_what_it_is() -> None:
    match = thrown("casino 1: $90\ncasino 2: $50", red=1, blue=2)
    assert value(match, 1) == 90 - 1
    assert value(match, 2) == -50
    assert choice(match) == 1


def test_a_bill_that_an_opponent_loses_is_worth_as_much() -> None:
    match = thrown("casino 1: $90\ncasino 2: $100 | green 1", red=1, blue=2)
    assert (value(match, 1), value(match, 2)) == (89, 100)
    assert choice(match) == 2


def test_what_goes_from_one_opponent_to_another_changes_nothing() -> None:
    match = thrown("casino 1: $90 | blue 1", blue=1, green=1)
    assert value(match, 1) == 0


def test_a_tie_with_an_opponent_takes_the_bill_from_it() -> None:
    assert value(thrown("casino 1: $90 | blue 1", red=1), 1) == 90 - 1


def test_running_into_a_tie_loses_the_own_bill() -> None:
    assert value(thrown("casino 1: $90 $20 | red 2, blue 1", blue=1), 1) == -90 + 20


def test_among_equals_the_own_die_is_kept() -> None:
    match = thrown("casino 1: \ncasino 2: ", red=1, blue=2)
    assert (value(match, 1), value(match, 2)) == (-1, 0)
    assert choice(match) == 2


def test_money_won_before_changes_nothing() -> None:
    poor = thrown("casino 1: $50", red=1)
    rich = thrown("casino 1: $50\nwon: red $90, blue $80 $70", red=1)
    assert value(poor, 1) == value(rich, 1) == 49


def test_looking_changes_nothing() -> None:
    match = thrown("casino 1: $50 $20 | blue 1", red=1, green=2)
    before = match.view(), list(match.story)
    value(match, 1)
    choice(match)
    assert (match.view(), list(match.story)) == before


def test_greedy_wins_more_than_half_of_all_usual_games_and_few_with_one_die() -> None:
    games = 2000 if compiled() else 250
    won = {}
    for own_dice in (8, 1):
        arena = Arena(GAME, [make_bot("greedy", GAME)], GAME.settle({"own_dice": own_dice}), 7)
        won[own_dice] = sum(arena.play(index).places() == [1] for index in range(games)) / games
    assert 0.52 < won[8] < 0.76
    assert 0 < won[1] < 0.12
