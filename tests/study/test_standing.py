"""Intervals of a ladder, tried on toys whose shares are known."""

from __future__ import annotations

from random import Random

import pytest

from greenbaize.study.ladder import Block, Ladder, Played, Thought
from greenbaize.study.standing import Ratio, Standing, t95
from greenbaize.study.tally import WHOLE, wilson

TOY = Ladder("las-vegas", ("greedy", "uniform"), 2)


def toy_block(number: int, chances: list[float], luck: Random) -> Block:
    """Two games of one luck: greedy wins each with the same chance, drawn for the block."""
    chance = luck.choice(chances)
    games = []
    for bots in (("greedy", "uniform"), ("uniform", "greedy")):
        won = luck.random() < chance
        places = tuple(1 if (bot == "greedy") == won else 2 for bot in bots)
        games.append(Played(bots, tuple(100 // place for place in places), places))
    return Block(number, tuple(games), {bot: Thought(10, 0.5) for bot in TOY.bots})


def test_intervals_over_blocks_hold_the_truth_as_often_as_they_say() -> None:
    """Games of a block go together here; taken for independent, they would say too much."""
    luck, ladders, blocks = Random(5), 1000, 60
    held = {"share": 0, "mean": 0, "games alone": 0}
    for _ in range(ladders):
        wins, scores = Ratio(), Ratio()
        for number in range(blocks):
            block = toy_block(number, [0.1, 0.9], luck)
            won = sum(game.places[game.bots.index("greedy")] == 1 for game in block.games)
            wins.add(2, won * WHOLE)
            scores.add(2, 50 * won + 100)
        low, high = wins.share_interval()
        held["share"] += low <= 0.5 <= high
        interval = scores.mean_interval()
        assert interval is not None
        held["mean"] += interval[0] <= 75 <= interval[1]
        fewest, most = wilson(wins.mean / WHOLE, 2 * blocks)
        held["games alone"] += fewest <= 0.5 <= most
    assert 0.935 * ladders < held["share"] < 0.97 * ladders
    assert 0.935 * ladders < held["mean"] < 0.97 * ladders
    assert held["games alone"] < 0.9 * ladders


def test_a_standing_is_what_was_played_in_any_order() -> None:
    blocks = [toy_block(number, [0.8], Random(number)) for number in range(50)]
    found = []
    for some in (blocks, blocks[::-1]):
        standing = Standing(TOY)
        for block in some:
            standing.add(block)
        found.append(standing.rungs())
    assert found[0] == found[1]
    best, worst = found[0]
    assert (best.bot, worst.bot) == ("greedy", "uniform")
    assert best.share + worst.share == pytest.approx(1)
    assert best.mean == pytest.approx(50 + 50 * best.share)
    assert best.share_95[0] < 0.8 < best.share_95[1]
    assert best.rating == pytest.approx(-worst.rating)
    assert (best.games, best.decisions, best.seconds) == (100, 500, 0.05)


def test_a_shared_victory_is_shared_out_and_no_victory_counts_for_nobody() -> None:
    standing = Standing(TOY)
    both = Played(("greedy", "uniform"), (5, 5), (1, 1))
    nobody = Played(("uniform", "greedy"), (0, 0), (2, 2))
    standing.add(Block(0, (both, nobody), {bot: Thought(0, 0.0) for bot in TOY.bots}))
    assert standing.shares() == {"greedy": 0.25, "uniform": 0.25}
    assert all(rung.rating == 0 and rung.rating_95 is None for rung in standing.rungs())
    assert all(rung.mean_95 is None for rung in standing.rungs())


def test_a_bot_that_never_wins_has_an_interval_all_the_same() -> None:
    never = Ratio()
    for _ in range(30):
        never.add(2, 0)
    assert never.share_interval() == wilson(0, 30)


@pytest.mark.parametrize(
    ("freedom", "known"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (60, 2.0)]
)
def test_students_distribution_is_that_of_the_tables(freedom: int, known: float) -> None:
    assert t95(freedom) == pytest.approx(known, rel=0.01)
