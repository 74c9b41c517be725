"""Bots think in processes of their own, from what their seat has seen, and may end at any time."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
import uvloop

from greenbaize.server.botpool import pool
from greenbaize.server.botpool.pool import MAX_ANSWER_BYTES, BotFailed, BotPool

from .bot_processes import (
    PATIENCE,
    at_a_move,
    gone,
    processes,
    remember_children,
    run,
    standing_in,
    until,
)


@pytest.fixture(autouse=True)
def _no_process_is_lost_sight_of(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The loop itself has nothing to complain about."""
    remember_children()
    yield
    assert not [told for told in caplog.get_records("call") if told.name == "asyncio"]


# Who thinks


def test_nobody_is_started_before_there_is_a_question() -> None:
    match, seat, text = at_a_move()

    async def told(pool: BotPool) -> None:
        assert processes() == []
        for _ in range(3):
            assert await pool.choose_move("uniform", seat, text) in match.moves(seat)
        assert len(processes()) == 1

    run(3, PATIENCE, told)


def test_there_are_never_more_processes_than_chairs_and_questions_wait_in_order() -> None:
    answered: list[int] = []

    async def asks(pool: BotPool, seat: int) -> None:
        assert await pool.choose_move("any", seat, "") == f"move {seat}"
        answered.append(seat)

    async def told(pool: BotPool) -> None:
        await asyncio.gather(*(asks(pool, seat) for seat in range(12)))
        assert len(processes()) == 2
        for place, seat in enumerate(answered):
            earlier = set(range(seat)) - set(answered[:place])
            assert len(earlier) <= 1, "only what the other process thinks about is overtaken"

    run(2, PATIENCE, told, command=standing_in("time.sleep(.05)\nsay(number, f'move {seat}')"))


def test_who_thinks_has_the_less_time_the_more_others_wait() -> None:
    async def told(pool: BotPool) -> None:
        asked = [pool.choose_move("expert", 0, "") for _ in range(10)]
        moves = await asyncio.gather(*asked)
        allowed = [float(move.removeprefix("expert@")[:-1]) for move in moves]
        assert allowed[0] == 0.3, "nobody waited yet"
        assert 0.02 < allowed[1] < 0.04
        assert allowed[-1] < 0.3, "what it has waited is taken off"

    run(1, PATIENCE, told, command=standing_in("time.sleep(.05)\nsay(number, asked['bot'])"))


def test_a_bot_thinks_no_longer_than_its_house_allows() -> None:
    async def told(pool: BotPool) -> None:
        assert await pool.choose_move("master", 0, "") == "master@0.500s"
        assert await pool.choose_move("regular", 0, "") == "regular"

    run(1, PATIENCE, told, command=standing_in("say(number, asked['bot'])"), thinking_seconds=0.5)


def test_a_long_record_goes_through() -> None:
    async def told(pool: BotPool) -> None:
        length = 3 << 20
        assert await pool.choose_move("any", 0, "x" * length) == str(length)

    run(1, PATIENCE, told, command=standing_in("say(number, str(len(record)))"))


def test_one_who_is_killed_in_thought_is_replaced_and_the_question_asked_again(
    tmp_path: Path,
) -> None:
    mark = tmp_path / "asked"
    rest = f"mark = pathlib.Path({str(mark)!r})\nif not mark.exists(): mark.touch(); time.sleep(99)"

    async def told(pool: BotPool) -> None:
        asked = asyncio.create_task(pool.choose_move("any", 0, ""))
        await until(mark.exists)
        [process] = processes()
        os.kill(process.pid, signal.SIGKILL)
        assert await asked == "again"
        assert process not in processes()
        assert len(processes()) == 1

    retried: list[None] = []
    command = standing_in(f"{rest}\nsay(number, 'again')")
    run(1, PATIENCE, told, command=command, on_retry=lambda: retried.append(None))
    assert len(retried) == 1


def test_a_real_process_that_is_killed_is_replaced() -> None:
    match, seat, text = at_a_move()

    async def told(pool: BotPool) -> None:
        await pool.choose_move("uniform", seat, text)
        [process] = processes()
        process.suspend()
        asked = asyncio.create_task(pool.choose_move("uniform", seat, text * 100 + text))
        still = asyncio.create_task(pool.choose_move("uniform", seat, text))
        await asyncio.sleep(0.05)
        process.kill()
        with pytest.raises(BotFailed, match="RecordError"):
            await asked
        assert await still in match.moves(seat)
        assert process not in processes()

    run(1, PATIENCE, told)


def test_those_who_ended_while_they_were_free_count_for_nothing() -> None:
    match, seat, text = at_a_move()

    async def told(pool: BotPool) -> None:
        await asyncio.gather(*(pool.choose_move("uniform", seat, text) for _ in range(4)))
        ended = processes()
        for process in ended:
            process.kill()
        await until(lambda: all(worker.ended for worker in pool.processes))
        assert await pool.choose_move("uniform", seat, text) in match.moves(seat)

    run(4, PATIENCE, told)


GARBAGE = [
    "print('hello', flush=True)",
    "say(number + 1, 'place 1')",
    "say(None, 'place 1')",
    "print('[]', flush=True)",
    "print(flush=True)",
    f"print('x' * {4 * MAX_ANSWER_BYTES}, flush=True)",
    "sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()",
    "sys.exit()",
    "os.close(1); time.sleep(99)",
]


@pytest.mark.parametrize("rest", GARBAGE)
def test_garbage_is_no_answer_and_three_tries_are_enough(rest: str, tmp_path: Path) -> None:
    tries = tmp_path / "tries"
    count = f"open({str(tries)!r}, 'a').write('x')\n"

    async def told(pool: BotPool) -> None:
        with pytest.raises(BotFailed, match="3 processes ended without an answer"):
            await pool.choose_move("any", 0, "")
        assert tries.read_text() == "xxx"
        assert processes() == []

    run(1, PATIENCE, told, command=standing_in(count + rest))


def test_two_answers_to_one_question_are_never_taken_for_two() -> None:
    async def told(pool: BotPool) -> None:
        for seat in range(3):
            assert await pool.choose_move("any", seat, "") == str(seat)

    run(1, PATIENCE, told, command=standing_in("say(number, str(seat))\nsay(number, str(seat))"))


def test_who_takes_too_long_is_gone_and_the_next_is_answered() -> None:
    async def told(pool: BotPool) -> None:
        assert await pool.choose_move("any", 0, "") == "quick"
        [process] = processes()
        began = time.monotonic()
        with pytest.raises(BotFailed, match=r"no answer within 0\.3 seconds"):
            await pool.choose_move("any", 1, "")
        assert 0.25 < time.monotonic() - began < PATIENCE / 3
        assert gone(process.pid)
        assert await pool.choose_move("any", 0, "") == "quick"

    rest = "if seat == 1: time.sleep(99)\nsay(number, 'quick')"
    run(1, 0.3, told, command=standing_in(rest), start_seconds=PATIENCE)


def test_a_new_process_has_time_to_wake_up() -> None:
    async def told(pool: BotPool) -> None:
        assert await pool.choose_move("any", 0, "") == "awake"

    rest = "if number == 1: time.sleep(.5)\nsay(number, 'awake')"
    run(1, 0.1, told, command=standing_in(rest), start_seconds=PATIENCE)
    with pytest.raises(BotFailed):
        run(1, 0.1, told, command=standing_in(rest), start_seconds=0)


def test_one_who_does_not_even_listen_takes_too_long() -> None:
    async def told(pool: BotPool) -> None:
        with pytest.raises(BotFailed, match="no answer"):
            await pool.choose_move("any", 0, "x" * (1 << 20))
        assert processes() == []

    deaf = (sys.executable, "-c", "import time; time.sleep(99)")
    run(1, 0.3, told, command=deaf, start_seconds=0)


def test_a_bot_in_trouble_fails_at_once_and_its_process_goes_on() -> None:
    match, seat, text = at_a_move()

    async def told(pool: BotPool) -> None:
        assert await pool.choose_move("uniform", seat, text) in match.moves(seat)
        before = processes()
        with pytest.raises(BotFailed, match=r"^the bot failed: SetupError at __init__.py:"):
            await pool.choose_move("genius", seat, text)
        assert await pool.choose_move("uniform", seat, text) in match.moves(seat)
        assert processes() == before

    run(1, PATIENCE, told)


def test_a_process_that_cannot_be_started_is_a_failure_and_keeps_no_chair() -> None:
    async def told(pool: BotPool) -> None:
        for _ in range(3):
            with pytest.raises(BotFailed, match="no process can be started"):
                await pool.choose_move("any", 0, "")

    run(1, PATIENCE, told, command=("/nowhere/at/all",))


# Who gives up waiting


def test_giving_up_leaves_no_answer_for_somebody_else() -> None:
    async def told(pool: BotPool) -> None:
        assert await pool.choose_move("any", 7, "") == "7"
        [process] = processes()
        for seat in range(3):
            given_up = asyncio.create_task(pool.choose_move("any", seat, ""))
            await asyncio.sleep(0.02)
            given_up.cancel()
            with pytest.raises(asyncio.CancelledError):
                await given_up
        assert await pool.choose_move("any", 8, "") == "8"
        assert processes() == [process]

    run(1, PATIENCE, told, command=standing_in("time.sleep(.1)\nsay(number, str(seat))"))


def test_giving_up_while_waiting_asks_nothing(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    rest = f"open({str(asked)!r}, 'a').write(str(seat))\ntime.sleep(.2)\nsay(number, str(seat))"

    async def told(pool: BotPool) -> None:
        tasks = [asyncio.create_task(pool.choose_move("any", seat, "")) for seat in range(4)]
        await until(asked.exists)
        for task in tasks[1:3]:
            task.cancel()
        assert await tasks[3] == "3"
        assert await tasks[0] == "0"
        assert asked.read_text() == "03"

    run(1, PATIENCE, told, command=standing_in(rest))


def test_giving_up_on_one_who_takes_too_long_troubles_nobody() -> None:
    async def told(pool: BotPool) -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(pool.choose_move("any", 1, ""), 0.05)
        assert await pool.choose_move("any", 0, "") == "0"

    rest = "if seat: time.sleep(99)\nsay(number, '0')"
    run(1, 0.5, told, command=standing_in(rest), start_seconds=0.5)


# The end


def test_stopping_ends_thoughts_and_waiting_at_once() -> None:
    async def told(pool: BotPool) -> None:
        tasks = [asyncio.create_task(pool.choose_move("any", seat, "")) for seat in range(6)]
        await until(lambda: len(processes()) == 2)
        began = time.monotonic()
        await pool.stop()
        assert processes() == []
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(end, BotFailed) for end in ends)
        assert time.monotonic() - began < PATIENCE / 3
        with pytest.raises(BotFailed, match="the bot pool is closed"):
            await pool.choose_move("any", 0, "")

    run(2, PATIENCE, told, command=standing_in("time.sleep(99)"))


def test_stopping_while_a_process_begins_leaves_none() -> None:
    async def told(pool: BotPool) -> None:
        for turns in range(12):
            await pool.start()
            asked = asyncio.create_task(pool.choose_move("any", 0, ""))
            for _ in range(turns):
                await asyncio.sleep(0)
            await pool.stop()
            with pytest.raises(BotFailed):
                await asked
            assert processes() == []

    run(1, PATIENCE, told, command=standing_in("time.sleep(99)"))


def test_before_the_start_and_after_the_stop_nobody_thinks() -> None:
    async def told(pool: BotPool) -> None:
        await pool.stop()
        with pytest.raises(BotFailed):
            await pool.choose_move("any", 0, "")
        await pool.start()
        assert await pool.choose_move("any", 0, "") == "yes"

    run(1, PATIENCE, told, command=standing_in("say(number, 'yes')"))
    with pytest.raises(BotFailed):
        asyncio.run(BotPool(1, 1).choose_move("any", 0, ""))


def test_a_loop_that_ends_without_a_stop_leaves_no_process_in_thought() -> None:
    async def abandoned() -> None:
        pool = BotPool(1, PATIENCE, command=standing_in("time.sleep(99)"))
        await pool.start()
        task = asyncio.create_task(pool.choose_move("any", 0, ""))
        await until(lambda: len(processes()) == 1)
        await asyncio.sleep(0.05)
        assert not task.done()

    asyncio.run(abandoned())
    assert processes() == []


def test_nobody_waits_long_for_a_process_whose_pipes_somebody_else_has_open(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What it has started lives on, and would keep whoever reads to the end."""
    monkeypatch.setattr(pool, "GONE_SECONDS", 0.2)
    rest = (
        "import subprocess\nchild = subprocess.Popen(['sleep', '99'])\nsay(number, str(child.pid))"
    )

    async def told(pool: BotPool) -> None:
        child = psutil.Process(int(await pool.choose_move("any", 0, "")))
        try:
            async with asyncio.timeout(PATIENCE):
                await pool.stop()
        finally:
            child.kill()
        await asyncio.sleep(0.1)

    run(1, PATIENCE, told, command=standing_in(rest))
    assert "was killed and is not gone" in caplog.text


def complaints(rest: str, caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log tells of a process that does this before it answers."""

    async def told(pool: BotPool) -> None:
        assert await pool.choose_move("any", 0, "the cards I hold") == "yes"

    with caplog.at_level(logging.INFO):
        run(1, PATIENCE, told, command=standing_in(f"{rest}\nsay(number, 'yes')"))
    return [message for message in caplog.messages if "stderr" in message]


def test_a_complaint_is_told_in_the_log_by_its_kind_and_length(
    caplog: pytest.LogCaptureFixture,
) -> None:
    lost = "Traceback (most recent call last):\n  hand = [7, 7]\nbots.LostError: the cards: 7 7\n"
    first, last = complaints(f"print({lost!r}, file=sys.stderr, flush=True)", caplog)
    assert first.endswith("writes to stderr")
    assert last.endswith(f"wrote {len(lost) + 1} bytes to stderr, LostError at the end")
    assert "7 7" not in caplog.text
    assert "hand" not in caplog.text


def test_of_what_a_process_writes_to_stderr_no_word_is_told(
    caplog: pytest.LogCaptureFixture,
) -> None:
    rest = (
        "print('7 7 Error ' * 50_000, file=sys.stderr)\nprint('Seven Sevens', file=sys.stderr)\n"
        "print('SevenSevens', file=sys.stderr, flush=True)"
    )
    told = complaints(rest, caplog)
    assert told[-1].endswith("bytes to stderr, no exception at the end")
    assert len(told) == 2
    assert "7 7" not in caplog.text
    assert "Seven" not in caplog.text


def test_all_of_this_goes_with_uvloop() -> None:
    match, seat, text = at_a_move()

    async def whole() -> None:
        pool = BotPool(2, PATIENCE)
        await pool.start()
        tasks = [asyncio.create_task(pool.choose_move("greedy", seat, text)) for _ in range(6)]
        await until(lambda: len(processes()) == 2)
        processes()[0].kill()
        assert {await task for task in tasks} <= set(match.moves(seat))
        tasks[:] = [asyncio.create_task(pool.choose_move("greedy", seat, text)) for _ in range(6)]
        await asyncio.sleep(0)
        await pool.stop()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert processes() == []

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(whole())


def test_a_process_whose_pipe_is_gone_is_replaced_with_uvloop() -> None:
    """Where asyncio would raise an OSError, uvloop raises a RuntimeError."""
    match, seat, text = at_a_move()

    async def whole() -> None:
        pool = BotPool(1, PATIENCE)
        await pool.start()
        await pool.choose_move("greedy", seat, text)
        (process,) = pool.processes
        process.stdin.transport.abort()
        await asyncio.sleep(0)
        assert await pool.choose_move("greedy", seat, text) in match.moves(seat)
        await pool.stop()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(whole())
