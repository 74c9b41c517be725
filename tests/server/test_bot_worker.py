"""What runs in a bot's process: it knows what its seat has seen, and answers whatever is asked."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import psutil
import pytest

from greenbaize import GAMES, HOUSE, Match, Record, as_seen
from greenbaize.bots import BOTS, THINKING
from greenbaize.engine.errors import RecordError, RefusedError
from greenbaize.engine.replay import Replay
from greenbaize.server.botpool import worker as child
from greenbaize.server.botpool.pool import COMMAND, BotPool, environment

from ..laws.trying import alike, play_out
from .bot_processes import (
    PATIENCE,
    at_a_move,
    drawn,
    gone,
    processes,
    run,
    until,
    with_bot,
)


def owed(record: Record) -> Iterator[tuple[Match, int, Record]]:
    """Every moment of a record at which seats owe moves: the truth, and what each has seen."""
    seen = {seat: as_seen(record, seat) for seat in range(len(record.seats))}
    replay = Replay(record)
    for ply, line in enumerate(record.moves):
        for seat in set(replay.match.owing()) - {HOUSE}:
            yield replay.match, seat, replace(seen[seat], moves=seen[seat].moves[:ply], result=None)
        replay.play(line)


ASKED = [bot if bot not in THINKING else f"{bot}@4" for bot in BOTS]
"""All bots; those that search look at a few worlds only."""


# What is chosen


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("bot", ASKED)
@pytest.mark.parametrize("name", GAMES)
def test_every_bot_finds_a_legal_move_from_what_its_seat_has_seen(
    name: str, bot: str, number: int
) -> None:
    seed = random.SystemRandom().randrange(1 << 32)
    match = drawn(GAMES[name], random.Random(seed))
    play_out(match, seed)
    worker = child.BotWorker()
    for truth, seat, seen in owed(match.record):
        words = worker.choose_move(bot, seat, seen)
        assert words in truth.moves(seat), f"seed {seed}, {seen.text()}"


@pytest.mark.parametrize("name", GAMES)
def test_processes_answer_from_the_seats_record_alone(name: str) -> None:
    match = drawn(GAMES[name], random.Random(name))
    play_out(match, 1)
    moments = list(owed(match.record))[:: max(1, len(match.record.moves) // 20)]

    async def told(pool: BotPool) -> None:
        for moment, (_, seat, seen) in enumerate(moments):
            words = await pool.choose_move(ASKED[moment % len(ASKED)], seat, seen.text())
            assert words in Replay(seen).to_the_end().moves(seat)

    run(1, PATIENCE, told)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_remembered_is_what_was_played_also_after_taking_back(name: str) -> None:
    seed = random.SystemRandom().randrange(1 << 32)
    chance = random.Random(seed)
    match, worker = drawn(GAMES[name], chance), child.BotWorker()
    for _ in range(80):
        if not match.owing():
            return
        if match.owing() == [HOUSE]:
            match.throw()
            continue
        seat = chance.choice(match.owing())
        match.play(seat, chance.choice(match.moves(seat)))
        look_back(worker, match, chance.randrange(len(match.names)), seed)
        if match.owing() and chance.random() < 0.4:
            match.take_back(seat)
            look_back(worker, match, chance.randrange(len(match.names)), seed)


def look_back(worker: child.BotWorker, match: Match, viewer: int, seed: int) -> None:
    """What is remembered is what a fresh look at the record gives."""
    seen = as_seen(match.record, viewer)
    fresh, kept = Replay(seen).to_the_end(), worker.recall(seen).match
    alike(kept.state, fresh.state, f"seed {seed}, {seen.text()}")
    assert kept.moves(viewer) == fresh.moves(viewer) == match.moves(viewer)


def test_only_new_moves_are_played_unless_one_was_taken_back() -> None:
    match, worker = Match("las-vegas", 2, seed=5, waits=True), child.BotWorker()
    while match.owing() == [HOUSE]:
        match.throw()
    first = worker.recall(as_seen(match.record, 0))
    match.play(0, match.moves(0)[0])
    then = worker.recall(as_seen(match.record, 0))
    assert then is first
    match.take_back(0)
    match.play(0, match.moves(0)[1])
    assert worker.recall(as_seen(match.record, 0)) is not first


def test_each_seat_and_each_table_is_remembered_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    worker, here, there = child.BotWorker(), Match("las-vegas", 2), Match("las-vegas", 2)
    seen = [as_seen(match.record, seat) for match in (here, there) for seat in (0, 1)]
    replays = [worker.recall(record) for record in seen]
    assert len({id(replay) for replay in replays}) == 4
    assert [worker.recall(record) for record in seen] == replays
    monkeypatch.setattr(child, "MAX_REPLAYS", 3)
    worker.recall(as_seen(Match("las-vegas", 2).record, 0))
    assert len(worker.replays) == 4
    assert worker.recall(seen[0]) is not replays[0]


def test_a_record_that_goes_wrong_is_not_remembered() -> None:
    match, seat, text = at_a_move()
    worker, record = child.BotWorker(), Record.parse(text)
    wrong = replace(record, moves=[*record.moves, record.moves[-1]])
    with pytest.raises(Exception, match="is refused"):
        worker.recall(wrong)
    assert not worker.replays
    assert worker.choose_move("uniform", seat, record) in match.moves(seat)


def test_more_than_the_seat_has_seen_is_not_looked_at() -> None:
    match, seat, _ = at_a_move()
    other = (seat + 1) % len(match.names)
    for record in (match.record, as_seen(match.record, other), as_seen(match.record, 15)):
        with pytest.raises(RecordError):
            child.BotWorker().choose_move("uniform", seat, record)
    for stranger in (-1, len(match.names), HOUSE):
        with pytest.raises(RecordError):
            child.BotWorker().choose_move("uniform", stranger, as_seen(match.record, seat))
    with pytest.raises(RefusedError):
        child.BotWorker().choose_move("uniform", other, as_seen(match.record, other))


# What runs in a process


def said_to(*lines: str, command: tuple[str, ...] = COMMAND) -> list[dict[str, Any]]:
    """All that a process says to these lines, and nothing else."""
    given = "".join(f"{line}\n" for line in lines)
    done = subprocess.run(
        command,
        input=given,
        capture_output=True,
        text=True,
        env=environment(),
        check=True,
        timeout=120,
    )
    assert done.stderr == ""
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_bad_questions_are_survived_and_not_repeated() -> None:
    match, seat, text = at_a_move()
    good = {"id": 9, "bot": "greedy", "seat": seat, "record": text}
    wrongs: list[dict[str, Any]] = [
        {"bot": "genius"},
        {"bot": []},
        {"seat": "0"},
        {"seat": seat + 1},
        {"record": None},
        {"record": text.replace("roll", "rolled")},
        {"record": "greenbaize record 1\n"},
    ]
    bad = ["", "nonsense", "[" * 100_000, "7", "{}"]
    bad += [json.dumps({**good, **wrong}) for wrong in wrongs]
    *troubled, answered = said_to(*bad, json.dumps(good))
    assert all(answer.keys() == {"id", "error"} for answer in troubled)
    assert [answer["id"] for answer in troubled] == [None] * 5 + [9] * 7
    assert troubled[5]["error"].startswith("SetupError at __init__.py:")
    assert all(len(answer["error"]) < 80 and "genius" not in str(answer) for answer in troubled)
    assert answered["id"] == 9
    assert answered["move"] in match.moves(seat)


def test_a_bot_that_prints_is_not_heard() -> None:
    _, seat, text = at_a_move()
    question = json.dumps({"id": 1, "bot": "odd", "seat": seat, "record": text})
    command = with_bot(
        "import os\nprint('psst', flush=True)\nos.write(1, b'psst')\nreturn chair.pick()"
    )
    answers = said_to(question, question, command=command)
    assert [answer.keys() for answer in answers] == [{"id", "move"}] * 2


def test_a_bots_process_steps_back() -> None:
    match, seat, text = at_a_move()

    async def told(pool: BotPool) -> None:
        assert await pool.choose_move("greedy", seat, text) in match.moves(seat)
        [process] = processes()
        assert process.nice() > psutil.Process().nice()
        process.send_signal(signal.SIGINT)
        assert await pool.choose_move("greedy", seat, text) in match.moves(seat)
        assert processes() == [process]

    run(1, PATIENCE, told)


@pytest.mark.parametrize("idle", [True, False])
def test_a_process_ends_with_its_parent_even_in_thought(idle: bool) -> None:
    _, seat, text = at_a_move()
    bot = "uniform" if idle else "odd"
    lines = [
        "import asyncio, sys",
        "from greenbaize.server.botpool.pool import BotPool",
        "async def main():",
        f"    pool = BotPool(1, 60, command={with_bot('while True: pass')!r})",
        "    await pool.start()",
        f"    task = asyncio.create_task(pool.choose_move({bot!r}, {seat}, {text!r}))",
        "    while not pool.processes: await asyncio.sleep(0.01)",
        f"    if {idle}: await task",
        "    else: await asyncio.sleep(1)",
        "    print(*(one.process.pid for one in pool.processes), flush=True)",
        "    await asyncio.sleep(60)",
        "asyncio.run(main())",
    ]
    with subprocess.Popen(
        [sys.executable, "-c", "\n".join(lines)], stdout=subprocess.PIPE, env=environment()
    ) as parent:
        assert parent.stdout
        pid = int(parent.stdout.readline())
        assert not gone(pid)
        parent.kill()
    asyncio.run(until(lambda: gone(pid)))
