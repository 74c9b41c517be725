"""Bots in any language: what they are told, what they answer, and what if they do not."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

import pytest

from greenbaize import GAMES, BotError, Match, SetupError
from greenbaize.bots import make_bot
from greenbaize.bots.arena import Arena
from greenbaize.bots.bot_seats import BotSeats
from greenbaize.bots.fallback import Fallback
from greenbaize.bots.process import ProcessBot

from .scripts import script

GAME = GAMES["las-vegas"]


def play(command: str, seconds: float = 20.0, index: int = 0) -> tuple[Arena, Fallback]:
    """A game of a process against `uniform`."""
    fallback = Fallback(GAME)
    bots = [ProcessBot(command, seconds), make_bot("uniform", GAME)]
    arena = Arena(GAME, bots, {"first_player": 1}, 5, fallback)
    arena.play(index)
    return arena, fallback


def is_running(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_process_is_told_where_it_sits_and_what_its_seat_may_know(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    command = script(
        tmp_path, f"print(json.dumps([hello, message]), file=open({str(notes)!r}, 'a'))"
    )
    assert not play(command)[1].forfeits
    told = [json.loads(line) for line in notes.read_text().splitlines()]
    hello = told[0][0]
    seed = hello.pop("seed")
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "las-vegas",
        "options": dict(GAME.settle({"first_player": 1})),
        "seats": 2,
        "seat": 0,
    }
    assert 0 <= seed < 1 << 32
    question: dict[str, Any] = told[0][1]
    assert set(question) == {"type", "seat", "moves", "view"}
    assert (question["type"], question["seat"]) == ("question", 0)
    assert all(words.startswith("place ") for words in question["moves"])
    assert "money" in question["view"]["seats"][0]
    assert "money" not in question["view"]["seats"][1]


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    command = script(tmp_path, "import random; random.Random(hello['seed'] + asked).shuffle(moves)")

    def scores(index: int) -> list[int]:
        bots = [ProcessBot(command), make_bot("uniform", GAME)]
        return Arena(GAME, bots, {}, 5).play(index).scores()

    once, other, again = scores(0), scores(1), scores(0)
    assert once == again != other


def test_the_process_lives_as_long_as_the_game(tmp_path: Path) -> None:
    notes = tmp_path / "pids.txt"
    command = script(tmp_path, f"print(os.getpid(), file=open({str(notes)!r}, 'a'))")
    play(command)
    pids = set(map(int, notes.read_text().split()))
    assert len(pids) == 1
    assert not is_running(pids.pop())


def test_a_process_that_does_not_end_is_ended(tmp_path: Path) -> None:
    notes = tmp_path / "pids.txt"
    command = script(tmp_path, f"print(os.getpid(), file=open({str(notes)!r}, 'w'))")
    file = tmp_path / "bot.py"
    file.write_text(f"{file.read_text()}time.sleep(600)\n")
    play(command)
    assert not is_running(int(notes.read_text()))


def test_a_match_that_is_left_ends_its_processes(tmp_path: Path) -> None:
    notes = tmp_path / "pids.txt"
    command = script(tmp_path, f"print(os.getpid(), file=open({str(notes)!r}, 'w'))")
    match = Match("las-vegas", 2, {"first_player": 1}, seed=1, players=[f"exec:{command}", "you"])
    bots = BotSeats(match, match.record.players, 1)
    bots.move(0)
    assert is_running(int(notes.read_text()))
    bots.leave()
    assert not is_running(int(notes.read_text()))


FAILING: dict[str, tuple[str, str]] = {
    "crashes": ("sys.exit('out of ideas')", "ended with exit code 1, saying 'out of ideas'."),
    "ends": ("break", "ended with exit code 0."),
    "speaks words": ("print('place 1', flush=True); continue", "'place 1' is no JSON"),
    "speaks of nothing": ("print('{}', flush=True); continue", "'{}' is no JSON"),
    "speaks in numbers": (
        "print('{\"move\": 1}', flush=True); continue",
        "is no JSON object that holds a move in words.",
    ),
    "speaks nonsense": (
        "print('{\"move\": \"fly\"}', flush=True); continue",
        "it answered 'fly', which is not one of the moves that it was offered.",
    ),
    "speaks no text": (
        "sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush(); continue",
        "is no JSON object",
    ),
    "speaks without end": (
        "print('x' * 200_000, flush=True); time.sleep(600)",
        "is no JSON object",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", FAILING)
def test_a_process_that_gives_no_move_forfeits_it(case: str, tmp_path: Path) -> None:
    line, sentence = FAILING[case]
    fallback = play(script(tmp_path, line))[1]
    assert sentence in str(fallback.first[0])
    assert str(fallback.first[0]).startswith("the bot ")
    assert fallback.forfeits[0] > 3
    assert set(fallback.forfeits) == {0}


def test_a_process_that_stalls_forfeits_its_moves(tmp_path: Path) -> None:
    fallback = play(script(tmp_path, "time.sleep(600)"), 0.3)[1]
    assert "did not answer within 0.3 seconds." in str(fallback.first[0])
    assert fallback.forfeits[0] > 3


def test_a_process_that_speaks_before_it_is_asked_forfeits(tmp_path: Path) -> None:
    bot = ProcessBot(script(tmp_path, "print(json.dumps({'move': moves[-1]}), flush=True)"))
    match = Match("las-vegas", 2, {"first_player": 1}, seed=1)
    bots = BotSeats(match, [bot, "uniform"], 1)
    bots.move(0)
    assert bot.talk is not None
    while bot.talk.inbox.empty():
        time.sleep(0.01)
    while match.owing() != [0]:
        bots.move(1)
    with pytest.raises(BotError, match="before it was asked"):
        bots.move(0)
    bots.leave()


def test_a_process_that_fails_once_forfeits_one_move(tmp_path: Path) -> None:
    mark = tmp_path / "failed"
    once = f"if not os.path.exists({str(mark)!r}): open({str(mark)!r}, 'w'); sys.exit(3)"
    fallback = play(script(tmp_path, once))[1]
    assert fallback.forfeits == {0: 1}
    assert "exit code 3" in str(fallback.first[0])


def test_a_process_that_always_fails_is_not_started_for_ever(tmp_path: Path) -> None:
    notes = tmp_path / "starts.txt"
    fallback = play(script(tmp_path, f"open({str(notes)!r}, 'a').write('x'); sys.exit(1)"))[1]
    assert notes.read_text() == "xxx"
    assert fallback.forfeits[0] > 3


def test_a_process_that_never_reads_keeps_nobody_waiting(tmp_path: Path) -> None:
    (tmp_path / "deaf.py").write_text("import time\ntime.sleep(600)\n")
    command = script(tmp_path).replace("bot.py", "deaf.py")
    began = time.monotonic()
    assert play(command, 0.2)[1].forfeits[0] > 3
    assert time.monotonic() - began < 20


def test_without_a_fallback_a_program_is_told(tmp_path: Path) -> None:
    bots = [ProcessBot(script(tmp_path, "sys.exit(4)")), make_bot("uniform", GAME)]
    with pytest.raises(BotError, match="gave no move: it ended with exit code 4"):
        Arena(GAME, bots, {}, 5).play(0)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("", "'' is no command"),
        ("node 'bot.js", "is no command; it is written as in a shell"),
        ("no-such-program-anywhere x", "there is no program 'no-such-program-anywhere'"),
    ],
)
def test_a_command_that_cannot_run_is_told_before_the_game(command: str, sentence: str) -> None:
    with pytest.raises(SetupError) as trouble:
        make_bot(f"exec:{command}", GAME)
    assert sentence in str(trouble.value)


def test_the_time_for_a_move_is_in_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = script(tmp_path)
    assert ProcessBot(command).seconds == 10.0
    monkeypatch.setenv("GREENBAIZE_BOT_SECONDS", "0.5")
    assert ProcessBot(command).seconds == 0.5
    for wrong in ("soon", "0", "-1", "nan", "3601"):
        monkeypatch.setenv("GREENBAIZE_BOT_SECONDS", wrong)
        with pytest.raises(SetupError, match="GREENBAIZE_BOT_SECONDS is a number of seconds"):
            ProcessBot(command)
