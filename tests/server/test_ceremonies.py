"""Ceremonies hold the bots, the House and the clocks; the pace of the table; time for an undo."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from greenbaize.engine.fair import commitment
from greenbaize.engine.seats import HOUSE
from greenbaize.games import GAMES
from greenbaize.games.las_vegas.events import Paid, RoundEnded
from greenbaize.server.tables import log as e
from greenbaize.server.tables.deadlines import UNDO_SECONDS, Deadline, deadlines
from greenbaize.server.tables.frames import frame
from greenbaize.server.tables.log import Header, LoggedEntry
from greenbaize.server.tables.story import StoryLine
from greenbaize.server.tables.table import (
    MOST_EVENT_HOLD_SECONDS,
    MOST_HOLD_SECONDS,
    Table,
    replay_log,
)

from .guests import company, host, joins, play_on, running_app
from .portal_client import Client

SECRET = bytes(32)
PAUSE = 1.0
CLOCK = 60.0


class Evening:
    """A table that is played move by move, ten seconds apart, and its log."""

    def __init__(self, game: str = "las-vegas", seats: int = 2, **wishes: Any) -> None:
        usual = {"pace": 1, "pause": PAUSE, "clock": CLOCK, "gone": None, "throw_after": None}
        known = {"watch": "anyone", "hints": True, "chat": True, "code": "ABCDEF"}
        options = GAMES[game].recorded(GAMES[game].settle())
        made = {"game": game, "seats": seats, "options": options, **usual, **known, **wishes}
        self.table = Table(Header(**made, commitment=commitment(SECRET)), SECRET)
        self.log: list[LoggedEntry] = []
        self.at = 0.0

    def write(self, *entries: e.AnyEntry) -> None:
        self.log += [self.table.write(entry, self.at) for entry in entries]

    def begin(self, people: int = 1, connected: bool = True) -> Evening:
        """So many people, all others bots."""
        for seat in range(self.table.header.seats):
            if seat < people:
                self.write(e.Joined(seat=seat, name=f"Guest {seat}"))
                self.write(*([e.Connected(seat=seat)] if connected else []))
            else:
                self.write(e.BotAdded(seat=seat, bot="uniform", name=f"Bot {seat}"))
        self.write(e.Started(parts=["00" * 16] * self.table.header.seats))
        return self

    def step(self) -> list[StoryLine]:
        """Whoever is asked does the first thing that is allowed; what came of it."""
        table, told = self.table, len(self.table.story.lines)
        self.at += 10
        if table.owing() == [HOUSE]:
            self.log += table.throw(self.at)
        else:
            assert table.match is not None
            seat = table.owing()[0]
            self.write(e.Moved(seat=seat, words=table.match.moves(seat)[0]))
        return table.story.lines[told:]

    def until(self, name: str) -> list[StoryLine]:
        """Play on until something happens; all that came of that move."""
        while True:
            lines = self.step()
            if any(line.event["event"] == name for line in lines):
                return lines

    def due(self) -> list[Deadline]:
        return deadlines(self.table)


def held(lines: list[StoryLine]) -> float:
    """How long a move is looked at."""
    return min(sum(line.hold for line in lines), MOST_HOLD_SECONDS)


@pytest.mark.parametrize("game", ["las-vegas", "las-vegas-second-way"])
def test_bots_and_the_house_wait_for_a_ceremony(game: str) -> None:
    evening = Evening(game).begin()
    lines = evening.until("round_ended" if game == "las-vegas" else "revealed")
    seconds = held(lines)
    assert 3 <= seconds <= MOST_HOLD_SECONDS
    pause = PAUSE if evening.table.moved_by_person else 0
    (due,) = evening.due()
    assert (due.kind, due.seat) == ("house", HOUSE)
    assert due.at == pytest.approx(evening.at + seconds + pause)


def test_bots_wait_for_the_rest_of_a_ceremony_when_a_person_went_on() -> None:
    evening = Evening().begin()
    evening.until("round_ended")
    until = evening.table.held_until
    while evening.table.thrower() == HOUSE:
        evening.log += evening.table.throw(evening.at)
    assert evening.table.held_until == until > evening.at
    assert min(deadline.at for deadline in evening.due()) >= until


def test_nobody_waits_longer_than_eight_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Paid, "hold", 9.0)
    evening = Evening().begin()
    lines = evening.until("round_ended")
    assert max(line.hold for line in lines) == MOST_EVENT_HOLD_SECONDS
    assert sum(line.hold for line in lines) > MOST_HOLD_SECONDS
    assert evening.table.held_until == evening.at + MOST_HOLD_SECONDS


def test_nobodys_clock_runs_during_a_ceremony() -> None:
    evening = Evening().begin(2)
    evening.until("round_ended")
    held_until = evening.table.held_until
    while evening.table.thrower() == HOUSE:
        evening.log += evening.table.throw(evening.at)
    thrower = evening.table.thrower()
    assert thrower is not None
    assert evening.due()[0] == Deadline(held_until + CLOCK, "timeout", thrower)
    seats = frame(evening.table, 0, None, 10).table.seats
    assert seats[thrower].deadline == held_until + CLOCK


def test_other_moves_do_not_give_anybody_more_time() -> None:
    evening = Evening("cincinnati", 3).begin(3)
    while len(evening.table.owing()) < 3:
        evening.step()
    since = evening.table.seats[2].owes_since
    evening.step()
    assert since is not None
    assert Deadline(since + CLOCK, "timeout", 2) in evening.due()


@pytest.mark.parametrize(
    ("wishes", "connected"), [({"pace": 0}, True), ({}, False)], ids=["instant", "nobody here"]
)
def test_nothing_waits_at_an_instant_pace_or_with_nobody_here(
    wishes: dict[str, Any], connected: bool
) -> None:
    evening = Evening(**wishes).begin(connected=connected)
    lines = evening.until("round_ended")
    assert {line.hold for line in lines} == {0}
    assert evening.table.held_until <= evening.at
    assert evening.due()[0].at <= evening.at + PAUSE


def test_the_lines_of_a_ceremony_say_how_long_it_is() -> None:
    evening = Evening().begin()
    evening.until("round_ended")
    told = {line.event["event"]: line.hold for line in frame(evening.table, 0, None, 100).log}
    assert told["round_ended"] == RoundEnded.hold
    assert told["placed"] == 0


def test_a_ceremony_that_is_taken_back_holds_nobody() -> None:
    evening = Evening().begin(2)
    evening.until("round_ended")
    seat = evening.log[-1].entry.seat  # type: ignore[union-attr]
    evening.at += 1
    evening.write(e.TookBack(seat=seat))
    assert evening.due()[0] == Deadline(evening.at + CLOCK, "timeout", seat)


@pytest.mark.parametrize("game", ["las-vegas", "las-vegas-solo", "cincinnati", "reibach"])
def test_a_replayed_log_has_the_same_deadlines(game: str) -> None:
    evening = Evening(game, 1 if game == "las-vegas-solo" else 3).begin()
    moves = 0
    while evening.table.phase == "playing" and moves < 150:
        evening.step()
        if moves == 40:
            evening.write(e.Paced(pace=2))
        moves += 1
        if moves % 10 == 0 or evening.table.held_until > evening.at:
            again = replay_log(evening.table.header, SECRET, evening.log)
            assert deadlines(again) == evening.due()
            assert again.held_until == evening.table.held_until
            assert again.story.lines == evening.table.story.lines


# Pace and undo


@pytest.mark.parametrize(("pace", "waits"), [(1, UNDO_SECONDS), (3, 3), (0, 0)])
def test_a_bot_waits_two_seconds_after_a_move_that_can_be_taken_back(
    pace: float, waits: float
) -> None:
    evening = Evening(pace=pace).begin()
    while not (evening.table.moved_by_person and evening.table.thrower() == 1):
        evening.step()
    assert evening.table.may_take_back(0)
    assert evening.due() == [Deadline(evening.at + waits, "throw", 1)]
    evening.step()
    assert evening.due() == [Deadline(evening.at + pace, "bot", 1)]


def test_a_new_pace_counts_at_once_and_an_instant_one_ends_a_ceremony() -> None:
    evening = Evening().begin()
    evening.until("round_ended")
    evening.at += 0.5
    evening.write(e.Paced(pace=0))
    assert evening.due()[0].at <= evening.at + PAUSE
    while evening.table.thrower() == HOUSE:
        evening.step()
    evening.write(e.Paced(pace=5))
    while evening.table.thrower() != 1:
        evening.step()
    assert evening.due() == [Deadline(evening.at + 5, "throw", 1)]


@pytest.fixture
def client(database: str) -> Iterator[Client]:
    with running_app(database) as client:
        yield client


def test_the_host_sets_the_pace_and_a_rematch_keeps_it(client: Client) -> None:
    ann, ben = company(client, "las-vegas", 2)
    assert ben.refused("set_pace", pace=2) == "only the host of the table can do that."
    assert ann.refused("set_pace", pace=0) == "nothing to change: it is already set that way."
    ann.does("set_pace", pace=0.25)
    assert ben.frame()["table"]["pace"] == 0.25
    assert ben.says()[-1] == "The host changed the pace: bots wait 0.25 s."
    ann.does("set_pace", pace=0)
    play_on([ann, ben], 1000)
    ann.does("set_pace", pace=0.5)
    ann.does("rematch")
    code = ann.frame()["table"]["rematch"]
    assert client.get(f"/t/{code}/table").json()["table"]["pace"] == 0.5


def test_a_bot_that_has_chosen_moves_at_once_when_the_pace_becomes_instant(client: Client) -> None:
    ann = host(client, seats=2, bots=["uniform"], options={"first_player": 2}, pace=3600)
    ann.does("start")
    ann.does("set_pace", pace=0)
    ann.waits_for(lambda frame: frame["play"]["thrower"] == 0)


# Odds


def test_odds_are_shown_to_who_plays_with_bots_unless_the_table_says_otherwise(
    client: Client,
) -> None:
    ann = host(client, seats=3, bots=["uniform"])
    assert ann.frame()["table"]["odds"] is True
    joins(ann, "Ben")
    assert ann.frame()["table"]["odds"] is False
    for odds in (True, False):
        cleo = host(client, seats=2, bots=["uniform"], odds=odds)
        assert cleo.frame()["table"]["odds"] is odds
