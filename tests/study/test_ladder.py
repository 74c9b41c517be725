"""Who sits where on a ladder, and with which dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from greenbaize.engine.errors import SetupError
from greenbaize.study.ladder import Block, Ladder, Stop, climb, play_block
from greenbaize.study.standing import Standing

SAME = ("expert@2", "expert@02", "master@2")
"""Three names of one bot."""


def ladder(bots: str, seats: int, one_among: str | None = None, game: str = "las-vegas") -> Ladder:
    return Ladder(game, tuple(bots.split(",")), seats, seed=7, one_among=one_among)


def played(of: Ladder, blocks: int) -> list[Block]:
    return list(climb(of, range(blocks), Stop()))


def stood(of: Ladder, blocks: int) -> Standing:
    standing = Standing(of)
    for block in played(of, blocks):
        standing.add(block)
    return standing


@pytest.mark.parametrize(("bots", "seats"), [("a", 4), ("a,b", 4), ("a,b,c", 4), ("a,b", 5)])
def test_fewer_bots_than_seats_are_repeated_evenly(bots: str, seats: int) -> None:
    names = bots.replace("a", "greedy").replace("b", "uniform").replace("c", "regular")
    if "," not in names:
        names += ",novice"
    of = ladder(names, seats)
    for block in range(20):
        sat = Counter(of.line_ups(block)[0])
        assert max(sat.values()) - min(sat.values()) <= 1
    sat = Counter(bot for block in range(len(of.bots)) for bot in of.line_ups(block)[0])
    assert len(set(sat.values())) == 1


def test_more_bots_than_seats_meet_equally_often() -> None:
    of = ladder("greedy,uniform,regular,novice,expert@1", 2)
    met = Counter(frozenset(of.line_ups(block)[0]) for block in range(2000))
    assert len(met) == 10
    assert max(met.values()) < 1.3 * min(met.values())
    for cycle in range(0, 50, 5):
        sat = Counter(bot for block in range(cycle, cycle + 5) for bot in of.line_ups(block)[0])
        assert set(sat.values()) == {2}


@pytest.mark.parametrize("bots", ["greedy,uniform", "greedy,uniform,regular,novice,expert@1"])
def test_everybody_of_a_block_sits_in_every_chair(bots: str) -> None:
    of = ladder(bots, 4)
    for block in range(30):
        line_ups = of.line_ups(block)
        assert len(set(line_ups)) == 4
        chairs = [Counter(line_up[chair] for line_up in line_ups) for chair in range(4)]
        assert all(chair == chairs[0] for chair in chairs)


def test_one_among_others_sits_in_every_chair() -> None:
    of = ladder("uniform,regular", 3, one_among="greedy")
    assert of.games_a_block == 6
    assert of.line_ups(0) == of.line_ups(9)
    assert {line_up.index("uniform") for line_up in of.line_ups(0)[3:]} == {0, 1, 2}
    assert all(line_up.count("greedy") == 2 for line_up in of.line_ups(0))


def test_the_order_in_which_bots_are_named_is_no_matter() -> None:
    one, other = ladder("greedy,uniform,regular", 2), ladder("regular,greedy,uniform", 2)
    assert [one.line_ups(block) for block in range(9)] == [
        other.line_ups(block) for block in range(9)
    ]
    found = [
        [(rung.bot, rung.share, rung.share_95, rung.rating_95) for rung in stood(of, 9).rungs()]
        for of in (one, other)
    ]
    assert found[0] == found[1]


def test_the_games_of_a_block_have_the_same_dice_in_every_chair() -> None:
    for block in played(ladder("expert@2,master@2", 2), 3):
        first, second = block.games
        assert first.bots == second.bots[::-1]
        assert first.scores == second.scores


@pytest.mark.parametrize("names", [SAME, SAME[::-1], SAME[:2]])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_that_are_equal_share_equally(names: tuple[str, ...], seats: int) -> None:
    """All have had every chair with the same dice, so not even luck tells them apart."""
    for rung in stood(ladder(",".join(names), seats), 3).rungs():
        low, high = rung.share_95
        assert rung.share == pytest.approx(1 / seats)
        assert low < 1 / seats < high
        assert rung.rating == pytest.approx(0, abs=1e-6)


def test_decisions_are_counted_by_bot() -> None:
    (block,) = played(ladder("greedy", 2, one_among="uniform"), 1)
    assert block.thought.keys() == {"greedy", "uniform"}
    assert all(thought.decisions > 10 for thought in block.thought.values())
    assert all(0 < thought.seconds < 60 for thought in block.thought.values())


def test_a_block_that_is_stopped_is_no_block() -> None:
    stop = Stop()
    stop.give()
    of = ladder("greedy,uniform", 2)
    assert play_block(of, 0, stop.sign) is None
    assert list(climb(of, range(3), stop)) == []


def test_whole_blocks_are_played() -> None:
    of = ladder("greedy,uniform", 4)
    assert [of.blocks(games) for games in (1, 4, 5, 400)] == [1, 1, 2, 100]


REFUSED: dict[str, Callable[[], object]] = {
    "ladder_alone": lambda: ladder("greedy,uniform", 1, game="las-vegas-solo"),
    "ladder_one_bot": lambda: ladder("greedy", 4),
    "ladder_bot_twice": lambda: ladder("greedy,uniform,greedy", 4),
    "ladder_among_itself": lambda: ladder("greedy,uniform", 4, one_among="uniform"),
    "unknown_bot": lambda: ladder("greedy,deep", 4),
    "seat_count": lambda: ladder("greedy,uniform", 9),
    "too_few_games": lambda: ladder("greedy,uniform", 4).blocks(0),
    "simulation_size": lambda: list(climb(ladder("greedy,uniform", 4), [0], Stop(), 0)),
}


@pytest.mark.parametrize("code", REFUSED)
def test_what_is_no_ladder_is_refused(code: str) -> None:
    with pytest.raises(SetupError) as caught:
        REFUSED[code]()
    assert caught.value.code == code
