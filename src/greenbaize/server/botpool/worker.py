"""What runs in a bot's process: one JSON object a line on stdin, one a line on stdout.

A question is `{"id", "bot", "seat", "record"}`, the record being what the seat has seen: so a bot
cannot know more than its seat. The answer is `{"id", "move"}` or `{"id", "error"}`. An error says
where it arose, and never repeats the question: that is for the seat alone.
"""

from __future__ import annotations

import json
import os
import secrets
import signal
import sys
import time
from collections import OrderedDict
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from greenbaize.bots import make_bot
from greenbaize.bots.bot import Chair
from greenbaize.bots.choice import choose_move
from greenbaize.engine.errors import RecordError, RefusedError
from greenbaize.engine.match import Match
from greenbaize.engine.record import Record
from greenbaize.engine.replay import Replay
from greenbaize.engine.rng import Rng
from greenbaize.server.botpool.own import register_told

MAX_REPLAYS = 256
"""So many seats' games are remembered as far as they were played."""

NICENESS = 10
LAST_ANSWER_SECONDS = 2.0
"""How long an answer may still take when nobody asks any more, in seconds."""

Lines = SimpleQueue[bytes | None]


class BotWorker:
    """Replays what a seat has seen, and lets a bot choose from there."""

    def __init__(self) -> None:
        self.rng = Rng(secrets.randbits(64))
        self.replays: OrderedDict[str, Replay] = OrderedDict()

    def choose_move(self, bot: str, seat: int, record: Record) -> str:
        """The move of this bot in that seat's place, in words."""
        match = self.recall(checked(record, seat)).match
        if seat not in match.owing():
            raise RefusedError("bot_owes_no_move")
        chair = Chair(match.game, seat, self.rng, match.options)
        chair.attach(match.state)
        chosen = make_bot(bot, match.game)
        try:
            move = choose_move(chosen, chair, match.state, match.names)
        finally:
            chosen.leave()
        return move_words(match, seat, move)

    def recall(self, record: Record) -> Replay:
        """The record played to its end, from where it was left unless a move was taken back."""
        key = "\n".join(record.header())
        replay = self.replays.pop(key, None)
        if replay is None or not goes_on(replay, record):
            replay = Replay(record)
        replay.record = record
        for line in record.moves[replay.number - 1 :]:
            replay.play(line)
        self.keep(key, replay)
        return replay

    def keep(self, key: str, replay: Replay) -> None:
        """Remember this one, and forget who was not asked about for longest."""
        self.replays[key] = replay
        if len(self.replays) > MAX_REPLAYS:
            self.replays.popitem(last=False)


def checked(record: Record, seat: int) -> Record:
    """A record, if it is what this seat has seen and no more."""
    if not 0 <= seat < len(record.seats) or record.seen_by != record.seats[seat]:
        raise RecordError("record_not_of_seat")
    return record


def goes_on(replay: Replay, record: Record) -> bool:
    """Whether all that was played stands in the record too."""
    played = replay.number - 1
    return replay.record.moves[:played] == record.moves[:played]


def move_words(match: Match, seat: int, move: int) -> str:
    words: str = match.game.write(match.state, seat, move)
    return words


def answer(worker: BotWorker, line: bytes) -> dict[str, Any]:
    """The answer to a line, whatever it is."""
    question_id = None
    try:
        question = json.loads(line)
        question_id = question["id"]
        record = Record.parse(question["record"])
        return {
            "id": question_id,
            "move": worker.choose_move(question["bot"], question["seat"], record),
        }
    except Exception as error:
        return {"id": question_id, "error": error_location(error)}


def error_location(error: Exception) -> str:
    """What kind of error arose in which line, without its message."""
    place = error.__traceback__
    while place and place.tb_next:
        place = place.tb_next
    where = f" at {Path(place.tb_frame.f_code.co_filename).name}:{place.tb_lineno}" if place else ""
    return type(error).__name__ + where


def read_stdin(lines: Lines) -> None:
    """Queue the questions; after the last the process ends, even while a bot is choosing."""
    for line in sys.stdin.buffer:
        lines.put(line)
    lines.put(None)
    time.sleep(LAST_ANSWER_SECONDS)
    os._exit(1)


def take_stdout() -> BinaryIO:
    """The way out for answers; whatever else would be printed goes nowhere."""
    stdout = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    with Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
    return stdout


def lower_priority() -> None:
    """People come first; and an interrupt at the terminal is for the server."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def main() -> None:
    """Answer until nobody asks any more."""
    lower_priority()
    register_told()
    stdout, worker, lines = take_stdout(), BotWorker(), Lines()
    Thread(target=read_stdin, args=(lines,), daemon=True).start()
    try:
        while (line := lines.get()) is not None:
            stdout.write(json.dumps(answer(worker, line)).encode() + b"\n")
            stdout.flush()
    except BrokenPipeError:
        os._exit(1)


if __name__ == "__main__":
    main()
