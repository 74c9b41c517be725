"""What all saw for a moment and are to forget is told once, and then to nobody while they play."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession

from greenbaize.engine.game import Game
from greenbaize.engine.record import Record
from greenbaize.engine.replay import Replay, as_remembered, verify
from greenbaize.engine.seats import PUBLIC
from greenbaize.games import GAMES
from greenbaize.games.reibach.box import KINDS
from greenbaize.server.tables import log as e
from greenbaize.server.tables.frames import frame
from greenbaize.server.tables.table import Table, replay_log

from ..laws.trying import told_to
from .guests import Frame, Guest, company, host, joins, play_on, running_app
from .portal_client import Client
from .test_table import SECRET, begun

LAID = "base_laid"
ALL = 10**6


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with running_app(f"sqlite:///{tmp_path / 'tables.db'}") as client:
        yield client


def bases(happened: Frame) -> list[dict[str, Any]]:
    """The lines that tell of a base."""
    return [line for line in happened["log"] if line["event"]["event"] == LAID]


def lay(guest: Guest) -> str:
    """Lay a base; returns its kind."""
    words = next(move for move in guest.frame()["play"]["moves"] if move.startswith("base "))
    guest.does("move", words=words)
    return str(words.removeprefix("base "))


def until_laid(socket: WebSocketTestSession) -> Frame:
    """The frame in which a base is laid."""
    while True:
        told: Frame = socket.receive_json()
        if told["type"] == "table" and bases(told):
            return told


def names_no_base(told: Frame) -> bool:
    """Whether a frame says that bases were laid, and not which."""
    lines = bases(told)
    seats = told["play"]["view"]["seats"]
    kept = [key for seat in seats for key in ("shown", "bases", "known") if key in seat]
    nameless = all(line["event"]["card"] is None and line["redacted"] is None for line in lines)
    says = all(line["text"].endswith(" laid a base.") for line in lines)
    return bool(lines) and nameless and says and not kept and "unseen" not in told["play"]["view"]


def test_whoever_is_there_sees_a_base_and_what_may_be_kept_of_it(client: Client) -> None:
    ann, ben = company(client, "reibach", 2)
    watcher = Guest(client, ann.code)
    with ann.socket() as hers, ben.socket() as his, watcher.socket() as public:
        for socket in (hers, his, public):
            socket.receive_json()
        kind = lay(ann)
        for socket in (hers, his, public):
            told = until_laid(socket)
            (line,) = bases(told)
            assert line["event"]["card"] == kind
            assert line["redacted"] == {
                "text": "Ann laid a base.",
                "event": {"event": LAID, "seat": 0, "card": None, "remembered": False},
            }
            assert told["play"]["view"]["seats"][0]["shown"] == kind


def test_whoever_asks_gets_the_story_without_it_and_sees_it_until_the_next_move(
    client: Client,
) -> None:
    ann, ben = company(client, "reibach", 2)
    kind = lay(ann)
    for guest in (ann, ben, Guest(client, ann.code)):
        told = guest.frame()
        assert [line["event"]["card"] for line in bases(told)] == [None]
        assert told["play"]["view"]["seats"][0]["shown"] == kind
    ben.does("chat", text="Aha.")
    assert ben.frame()["play"]["view"]["seats"][0]["shown"] == kind
    ann.does("move", words="take 1")
    for guest in (ann, ben, Guest(client, ann.code)):
        assert names_no_base(guest.frame())
        assert names_no_base(guest.frame(version=1))


def test_a_base_is_forgotten_by_those_who_reload_were_away_or_come_later(client: Client) -> None:
    ann, ben = company(client, "reibach", 2)
    with ben.socket() as socket:
        version = socket.receive_json()["version"]
    lay(ann)
    ann.does("move", words="take 1")
    for guest, had in [
        (ben, version),
        (ben, None),
        (ann, None),
        (Guest(client, ann.code), None),
    ]:
        with guest.socket(version=had) as socket:
            assert names_no_base(socket.receive_json())


def test_who_says_hello_again_asks_again(client: Client) -> None:
    ann, ben = company(client, "reibach", 2)
    with ben.socket() as socket:
        socket.receive_json()
        lay(ann)
        assert until_laid(socket)
        ann.does("move", words="take 1")
        socket.send_json({"type": "hello", "version": 1})
        while (told := socket.receive_json())["since"] != 1:
            pass
        assert names_no_base(told)


def test_whoever_takes_over_a_seat_learns_of_no_base(client: Client) -> None:
    ann = host(client, "reibach", seats=2)
    ann.does("add_bot", seat=1, bot="greedy")
    ann.does("start")
    ann.waits_for(lambda told: told["play"] and told["play"]["moves"])
    lay(ann)
    ann.does("move", words="take 1")
    ann.does("remove_bot", seat=1)
    cleo = joins(ann, "Cleo", 1)
    assert names_no_base(cleo.frame())


def test_a_move_that_is_taken_back_shows_no_earlier_base_again(client: Client) -> None:
    ann, ben = company(client, "reibach", 2)
    lay(ann)
    lay(ann)
    ann.does("take_back")
    told = ben.frame()
    assert names_no_base(told)
    assert told["play"]["view"]["seats"][0]["uncovered"] == 1


def test_the_record_of_a_running_game_names_no_base_and_can_be_replayed(client: Client) -> None:
    ann, ben = company(client, "reibach", 2, options={"special_cards_cost_two": True})
    lay(ann)
    play_on([ann, ben], 40)
    for guest in (ann, ben, Guest(client, ann.code)):
        text = guest.get("record").text
        record = Record.parse(text)
        words = [line.words for line in record.moves if line.words.startswith("base")]
        assert set(words) <= {"base ?", "base ? stuck"}
        assert words
        again = Replay(record).to_the_end()
        view = guest.frame()["play"]["view"]
        assert [seat["cards"] for seat in again.view(PUBLIC)["seats"]] == [
            seat["cards"] for seat in view["seats"]
        ]


def test_the_plain_page_names_no_base_after_the_next_move(client: Client) -> None:
    ann, ben = company(client, "reibach", 2)
    lay(ann)
    ann.does("move", words="take 1")
    for guest in (ann, ben, Guest(client, ann.code)):
        for page in ("plain", "plain/part"):
            text = guest.get(page).text
            assert "Ann laid a base." in text
            assert " as a base" not in text
            assert "Shown" not in text


def test_a_game_that_runs_cannot_be_replayed(client: Client) -> None:
    ann, _ = company(client, "reibach", 2)
    lay(ann)
    for what in ("replay", "replay/9"):
        answer = ann.get(what)
        assert answer.status_code == 409
        assert answer.json()["message"] == "a game can be replayed only when it is over."


@pytest.mark.parametrize("ended", [False, True])
def test_when_the_game_is_over_everything_is_told(client: Client, ended: bool) -> None:
    ann, ben = company(client, "reibach", 2)
    kind = lay(ann)
    if ended:
        ann.does("agree_to_end", agrees=True)
        ben.does("agree_to_end", agrees=True)
    else:
        play_on([ann, ben], 1000)
    record = Record.parse(ben.get("record").text)
    assert verify(record).over is not ended
    assert f"base {kind}" in [line.words for line in record.moves]
    (line, *_) = bases(ben.frame()) if ended else [{"event": {"card": kind}}]
    assert line["event"]["card"] == kind


def test_with_a_perfect_memory_nothing_is_forgotten(client: Client) -> None:
    ann, ben = company(client, "reibach", 2, options={"perfect_memory": True})
    kind = lay(ann)
    ann.does("move", words="take 1")
    told = ben.frame()
    (line,) = bases(told)
    assert (line["event"]["card"], line["redacted"]) == (kind, None)
    assert told["play"]["view"]["seats"][0]["bases"] == [kind]
    assert f"base {kind}" in ben.get("record").text


def play_some(table: Table, chance: random.Random, moves: int) -> Iterator[int]:
    """So many random moves, some of them taken back, as long as the game runs."""
    assert table.match is not None
    for at in range(moves):
        while table.thrower() is not None:
            table.throw(at)
        if not table.owing():
            return
        seat = chance.choice(table.owing())
        table.write(e.Moved(seat=seat, words=chance.choice(table.match.moves(seat))), at)
        if table.may_take_back(seat) and chance.random() < 0.2:
            table.write(e.TookBack(seat=seat), at)
        yield at


def test_bots_are_asked_with_all_that_they_saw() -> None:
    table = begun("reibach", 2)
    for _ in play_some(table, random.Random(3), 30):
        pass
    seen, remembered = (
        {line.words for line in record.moves if line.words.startswith("base")}
        for record in (table.seen_record(1), table.remembered_record(1))
    )
    assert remembered == {"base ?"}
    assert seen
    assert seen <= {f"base {kind}" for kind in KINDS}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_story_is_told_again_as_the_record_is_remembered(game: Game[Any]) -> None:
    table = begun(game.name, game.usual_seats)
    for at in play_some(table, random.Random(7), 60):
        if at % 6 == 0 and table.phase == "playing":
            for viewer in {0, game.usual_seats - 1, PUBLIC}:
                is_told_again(table, viewer)


def is_told_again(table: Table, viewer: int) -> None:
    """Whoever asks hears what the record tells that may be looked up, and what was taken back."""
    assert table.match is not None
    record = as_remembered(table.match.record, viewer)
    assert table.remembered_record(viewer).text() == record.text()
    story = told_to(viewer, Replay(record).to_the_end().story)
    asked = frame(table, viewer, None, ALL).log
    assert not any(line.redacted for line in asked)
    told = [line.event for line in asked if line.kind == "game"]
    assert [event.as_json() for event in story if event.as_json() not in told] == []
    taken_back = any(line.event["event"] == "took_back" for line in asked)
    assert taken_back or told == [event.as_json() for event in story]


def test_a_table_that_is_read_again_from_its_log_has_forgotten_the_same() -> None:
    table = begun("reibach", 3)
    log = [e.LoggedEntry(position, entry, 1.0) for position, entry in enumerate(entries_of(table))]
    again = replay_log(table.header, SECRET, log)
    for viewer in (0, 1, PUBLIC):
        one, two = (frame(t, viewer, None, ALL).model_dump_json() for t in (table, again))
        assert json.loads(one)["log"] == json.loads(two)["log"]


def entries_of(table: Table) -> list[e.AnyEntry]:
    """The log of a table of people, with a base laid in it; the table plays along."""
    assert table.match is not None
    entries: list[e.AnyEntry] = [e.Joined(seat=n, name=f"Guest {n}") for n in range(3)]
    entries.append(e.Started(parts=["00" * 16] * 3))
    entries += [e.HouseMoved(words=line.words) for line in table.match.record.moves]
    for words in (next(m for m in table.match.moves(0) if m.startswith("base")), "blind"):
        entries.append(e.Moved(seat=0, words=words))
        table.write(entries[-1], 5)
    return entries
