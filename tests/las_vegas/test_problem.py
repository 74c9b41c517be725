"""A problem set by hand: it loads, and it has an answer."""

from pathlib import Path

from greenbaize import GAMES, HOUSE, Record, resume, verify
from greenbaize.bots import make_bot
from greenbaize.bots.bot import Chair
from greenbaize.engine.replay import Replay
from greenbaize.engine.rng import Rng

GAME = GAMES["las-vegas"]
PROBLEM = Path(__file__).parent.parent / "records" / "las_vegas" / "problem.txt"


def test_it_is_said_that_the_dice_were_given() -> None:
    assert str(verify(Record.load(PROBLEM)).dice) == "the dice were given by hand, not drawn"


def test_the_problem_can_be_played_on() -> None:
    record = Record.load(PROBLEM)
    match = resume(record)
    assert match.owing() == [0]
    assert match.moves(0) == ["place 1", "place 2", "place 5"]
    match.play(0, "place 1")
    match.play(HOUSE, "roll 2 5")
    match.play(1, "place 5")
    assert len(match.record.moves) == len(record.moves) + 3


def test_greedy_play_finds_the_answer_to_the_problem() -> None:
    match = Replay(Record.load(PROBLEM)).to_the_end()
    chair = Chair(GAME, 0, Rng(1))
    chair.attach(match.state)
    move = make_bot("greedy", GAME).choose(chair)
    assert GAME.write(match.state, 0, move) == "place 1"
