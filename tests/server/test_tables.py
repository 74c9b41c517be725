"""Tables: laid, joined, begun, played, left, come back to, ended, and played again."""

from __future__ import annotations

import gc
import random
import time
from collections import Counter
from collections.abc import Iterator

import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from greenbaize.engine.fair import BY_FORMULA, commitment, derived, promised
from greenbaize.engine.record import Record
from greenbaize.engine.replay import verify
from greenbaize.server.tables import log as e
from greenbaize.server.tables.table import Table

from .guests import QUICK, Guest, answer, company, host, joins, play_on, running_app, seated
from .portal_client import Client
from .scenes import call, lobby_of

PART = "ab" * 16


@pytest.fixture
def client(database: str) -> Iterator[Client]:
    with running_app(database) as client:
        yield client


def record(guest: Guest) -> Record:
    """What this guest can take home."""
    return Record.parse(guest.get("record").text)


def closing(socket: WebSocketTestSession) -> int:
    """The code with which the server ends a connection."""
    try:
        while True:
            socket.receive_json()
    except WebSocketDisconnect as gone:
        return gone.code


# Gathering


def test_a_table_is_joined_by_its_code_as_people_type_it(client: Client) -> None:
    ann = host(client, seats=3)
    code = ann.code
    ben = joins(Guest(client, f"{code[:3]}-{code[3:]}".lower()), " Ben [2] ")
    assert (ben.code, ben.seat) == (code, 1)
    assert [seat["name"] for seat in ann.frame()["table"]["seats"]] == ["Ann", "Ben 2", ""]


def test_names_that_look_alike_get_a_number(client: Client) -> None:
    ann = host(client, seats=6)
    for name in ("Ann", "ANN", "\u0410nn", "A n n.", "Anna"):
        joins(ann, name)
    names = [seat["name"] for seat in ann.frame()["table"]["seats"]]
    assert names == ["Ann", "Ann 2", "ANN 3", "\u0410nn 4", "A n n. 5", "Anna"]


def test_whoever_finds_no_chair_is_told_so(client: Client) -> None:
    ann = host(client, seats=2)
    joins(ann, "Ben")
    answer = ann.post(f"/t/{ann.code}/seats", {"name": "Cleo"})
    assert answer.json()["message"] == "no seat is free at this table."


def test_options_that_do_not_go_together_are_refused_with_their_rule(client: Client) -> None:
    asked = {"game": "las-vegas", "name": "Ann", "seats": 3, "options": {"slot_machine": True}}
    answer = client.post("/api/tables", json=asked)
    assert answer.status_code == 400
    assert answer.json()["message"].startswith("slot_machine is for 5 to 8 seats, not 3")


def test_the_host_fills_chairs_with_bots_and_begins(client: Client) -> None:
    ann = host(client, seats=3)
    assert ann.refused("start") == "seats 2 and 3 must be taken first; a bot can sit there."
    ann.does("add_bot", seat=1, bot="greedy")
    ann.does("add_bot", seat=2, bot="uniform")
    assert ann.refused("add_bot", seat=2, bot="greedy") == "Green sits there."
    assert ann.refused("add_bot", seat=7, bot="greedy") == "there is no seat 7; they are 0 to 2."
    ann.does("remove_bot", seat=2)
    ben = joins(ann, "Ben")
    assert ben.refused("start") == "only the host of the table can do that."
    ann.does("start")
    assert ann.frame()["table"]["phase"] == "playing"
    assert ann.refused("start") == "the game has already begun."


# Fair dice


def test_the_seal_is_shown_first_and_what_devices_brought_is_in_the_record(
    client: Client,
) -> None:
    ann = host(client, seats=2, bots=["greedy"])
    seal = ann.frame()["table"]["commitment"]
    assert len(seal) == 64
    assert ann.refused("contribute", part=PART).startswith("parts are opened when the host")
    ann.does("promise", promise=promised(bytes.fromhex(PART)))
    assert ann.frame()["table"]["promises"] == []
    ann.does("start")
    shut = ann.frame()["table"]
    assert (shut["phase"], shut["contributions"]) == ("gathering", [])
    assert shut["promises"] == [promised(bytes.fromhex(PART)), BY_FORMULA]
    assert ann.refused("contribute", part="cd" * 16).startswith("this is not the part")
    ann.does("contribute", part=PART)
    told = "The game begins. The House's formula was used for Blue."
    assert told in ann.says()
    play_on([ann], 1000)
    whole = record(ann)
    assert whole.commitment == seal == commitment(bytes.fromhex(whole.secret or ""))
    secret = bytes.fromhex(whole.secret or "")
    assert whole.contributions == [PART, derived(secret, 1).hex()]
    assert whole.promises == [promised(bytes.fromhex(PART)), BY_FORMULA]
    verdict = verify(whole, seal).say()
    assert "Ann brought the part that was promised; for Blue the House's formula" in verdict
    assert verdict.endswith("The seal is yours, in all its 64 digits.")


def test_a_part_that_is_not_opened_in_time_is_the_formulas_and_everybody_is_told(
    database: str,
) -> None:
    with running_app(database, opening_seconds=0.3) as client:
        ann = host(client, seats=2)
        ben = joins(ann, "Ben")
        for guest in (ann, ben):
            guest.does("promise", promise=promised(bytes.fromhex(PART)))
        ann.does("start")
        ann.does("contribute", part=PART)
        begun = ann.waits_for(lambda frame: frame["play"])
        assert begun["table"]["contributions"][0] == PART
        assert begun["table"]["promises"] == [promised(bytes.fromhex(PART))] * 2
        assert [seat["contributed"] for seat in begun["table"]["seats"]] == [True, False]
        started = next(line for line in begun["log"] if line["event"]["event"] == "started")
        assert (started["event"]["contributed"], started["event"]["late"]) == ([0], [1])
        assert started["text"].endswith("What was promised for Ben was not opened in time.")
        assert ben.refused("contribute", part=PART) == "the game has already begun."
        for guest in (ann, ben):
            guest.does("agree_to_end", agrees=True)
        whole = record(ann)
        assert whole.contributions[1] == derived(bytes.fromhex(whole.secret or ""), 1).hex()
        verify(whole)


def test_whoever_takes_a_seat_to_another_device_promises_there(client: Client) -> None:
    ann = host(client, seats=2, bots=["uniform"])
    ann.does("promise", promise=promised(bytes.fromhex(PART)))
    path = ann.post(f"/t/{ann.code}/seats/0/link").json()["path"]
    phone = seated(client, client.post("/api/claims", json={"link": path.removeprefix("/claim/")}))
    assert not phone.frame()["table"]["seats"][0]["promised"]
    phone.does("start")
    assert phone.frame()["table"]["promises"] == [BY_FORMULA, BY_FORMULA]


def test_older_logs_with_parts_and_no_promises_are_played_on(client: Client) -> None:
    ann = host(client, seats=2, bots=["uniform"], **QUICK)
    old = [e.Contributed(seat=0, part=PART), e.Started(parts=[PART, "cd" * 16])]

    async def begin_as_before() -> None:
        room = await client.app.state.lobby.room(ann.code)
        async with room.lock:
            table = await room.ready()
            written = [table.write(entry, room.services.clock()) for entry in old]
            await room.commit(written)

    call(client, begin_as_before)
    told = "The game begins. The server contributed to the dice for Blue."
    assert told in ann.says()
    play_on([ann], 3)
    ann.does("agree_to_end", agrees=True)
    whole = record(ann)
    assert (whole.promises, whole.contributions) == ([], [PART, "cd" * 16])
    assert "of the older kind" in verify(whole).say()


def test_a_gathering_with_parts_of_the_older_kind_begins_with_the_formula(client: Client) -> None:
    ann = host(client, seats=2, bots=["uniform"], **QUICK)

    async def contribute_as_before() -> None:
        room = await client.app.state.lobby.room(ann.code)
        async with room.lock:
            await room.write(e.Contributed(seat=0, part=PART))

    call(client, contribute_as_before)
    ann.does("start")
    ann.does("agree_to_end", agrees=True)
    assert record(ann).promises == [BY_FORMULA, BY_FORMULA]
    verify(record(ann))


@pytest.mark.parametrize(
    ("database", "game", "seats"),
    [
        ("sqlite", "las-vegas", 3),
        ("sqlite", "las-vegas-solo", 1),
        ("sqlite", "las-vegas-second-way", 2),
        ("sqlite", "cincinnati", 3),
        ("sqlite", "reibach", 2),
        ("sqlite", "bells-and-hammers", 3),
        ("postgres", "reibach", 2),
    ],
    indirect=["database"],
)
def test_every_game_is_played_to_its_end_and_verified(
    client: Client, game: str, seats: int
) -> None:
    guests = company(client, game, seats)
    play_on(guests, 5000)
    frame = guests[0].frame()
    assert frame["table"]["phase"] == "over"
    whole = record(guests[-1])
    assert [list(pair) for pair in whole.result or []] == frame["play"]["result"]
    assert verify(whole).over
    assert record(Guest(client, guests[0].code)).text() == whole.text()


@pytest.mark.parametrize("game", ["las-vegas", "las-vegas-second-way", "reibach"])
def test_it_may_be_drawn_who_begins_and_that_comes_before_all_else(
    client: Client, game: str
) -> None:
    guests = company(client, game, 2, options={"first_player": "random"})
    play_on(guests, 1)
    line = record(guests[0]).moves[0]
    assert line.words in ("first 1", "first 2")
    view = guests[1].frame()["play"]["view"]
    assert view.get("start", view.get("first")) == int(line.words.split()[1]) - 1


# Secret choices


def everybody_chooses(guests: list[Guest]) -> None:
    """Play until all owe a secret choice at once."""
    while guests[0].frame()["play"]["owing"] != [guest.seat for guest in guests]:
        play_on(guests, 1)


def test_secret_choices_arrive_in_any_order_and_only_that_they_were_made_is_seen(
    client: Client,
) -> None:
    guests = company(client, "cincinnati", 3)
    watcher = Guest(client, guests[0].code)
    everybody_chooses(guests)
    guests[2].does("move", words=guests[2].frame()["play"]["moves"][0])
    frame = watcher.frame()
    assert frame["play"]["owing"] == [0, 1]
    assert [seat["chosen"] for seat in frame["play"]["view"]["seats"]] == [False, False, True]
    assert "table" not in frame["play"]["view"]["seats"][2]
    assert "table" in guests[2].frame()["play"]["view"]["seats"][2]
    assert record(watcher).moves[-1].words == "sit ?"
    guests[0].does("move", words=guests[0].frame()["play"]["moves"][-1])
    assert watcher.frame()["play"]["owing"] == [1]


# Undo


def test_a_move_is_taken_back_until_something_new_comes_out(client: Client) -> None:
    guests = company(client, "las-vegas", 2)
    ann, ben = guests
    ann.does("throw")
    before = ann.frame()["play"]
    ann.does("move", words=before["moves"][0])
    assert ann.frame()["play"]["may_take_back"]
    assert not ben.frame()["play"]["may_take_back"]
    why = "you can take back only your own last move, while nothing else has happened."
    assert ben.refused("take_back") == why
    ann.does("take_back")
    assert ann.frame()["play"]["view"] == before["view"]
    assert ann.says()[-1] == "Ann took the last move back."
    ann.does("move", words=before["moves"][-1])
    ben.does("throw")
    assert not ann.frame()["play"]["may_take_back"]
    assert ann.refused("take_back") == why
    play_on(guests, 1000)
    assert verify(record(ann)).over


def test_the_house_waits_a_moment_with_what_it_does_by_itself(client: Client) -> None:
    guests = company(client, "cincinnati", 3, pause=0.4)
    everybody_chooses(guests)
    for guest in guests:
        guest.does("move", words=guest.frame()["play"]["moves"][0])
    last = guests[-1]
    assert last.frame()["play"]["may_take_back"]
    last.does("take_back")
    last.does("move", words=last.frame()["play"]["moves"][0])
    frame = last.waits_for(lambda frame: not frame["play"]["may_take_back"])
    assert frame["version"] > 0
    assert last.refused("take_back").startswith("you can take back only your own")


# Coming and going


def test_a_private_link_brings_the_seat_to_another_device_once(client: Client) -> None:
    ann = host(client, seats=2, bots=["greedy"])
    path = ann.post(f"/t/{ann.code}/seats/0/link").json()["path"]
    link = {"link": path.removeprefix("/claim/")}
    with ann.socket() as socket:
        socket.receive_json()
        phone = seated(client, client.post("/api/claims", json=link))
        assert closing(socket) == 4401
    assert phone.frame()["seat"] == 0
    assert ann.get("table").status_code == 401
    assert client.post("/api/claims", json=link).status_code == 401
    phone.does("start")
    assert phone.frame()["table"]["host"] == 0


def test_whoever_leaves_gives_the_seat_to_a_bot_and_the_table_to_the_next(
    client: Client,
) -> None:
    ann, ben = company(client, "las-vegas", 2)
    ann.does("leave")
    assert ann.get("table").status_code == 401
    table = ben.frame()["table"]
    assert table["host"] == 1
    assert (table["seats"][0]["person"], table["seats"][0]["bot"]) == (False, "regular")
    ben.does("remove_bot", seat=0)
    cleo = joins(ben, "Cleo")
    assert cleo.seat == 0
    assert ben.says()[-1] == "Cleo plays for Ann now."
    play_on([ben, cleo], 1000)
    assert verify(record(ben)).over


def test_the_host_removes_a_guest(client: Client) -> None:
    ann, ben = company(client, "las-vegas", 2)
    assert ben.refused("remove", seat=0) == "only the host of the table can do that."
    assert ann.refused("remove", seat=0) == "you are the host; leave the table instead."
    ann.does("remove", seat=1)
    assert ben.get("table").status_code == 401
    assert ann.says()[-1] == "The host removed Guest 1."


def test_a_bot_plays_for_a_person_until_they_return(client: Client) -> None:
    (ann,) = company(client, "las-vegas-solo", 1, pace=0)
    ann.does("stand_in")
    assert ann.refused("stand_in") == "a bot is already playing for you."
    ann.waits_for(lambda frame: frame["table"]["phase"] == "over")
    guests = company(client, "las-vegas", 2)
    ben = guests[1]
    ben.does("stand_in", bot="uniform")
    assert ann.frame()["table"]["seats"][0]["bot"] == "regular"
    ben.does("return")
    assert ben.refused("return") == "no bot is playing for you."
    assert ben.frame()["table"]["seats"][1]["bot"] is None


def test_a_clock_that_runs_out_lets_a_bot_play_until_the_person_does(client: Client) -> None:
    ann, ben = company(client, "las-vegas", 2, clock=1.5, pace=0.05)
    due = ann.frame()["table"]["seats"][0]["deadline"]
    assert 0 < due - time.time() < 1.51
    frame = ben.waits_for(lambda frame: frame["table"]["seats"][0]["bot"])
    assert "Ann's time ran out: a bot plays." in ben.says()
    assert frame["table"]["seats"][0]["person"]
    ben.waits_for(lambda frame: frame["play"]["thrower"] == 1 or 1 in frame["play"]["owing"])
    ann.does("return")
    assert ann.frame()["table"]["seats"][0]["bot"] is None
    assert ann.frame()["missed"] is not None


def test_whoever_is_gone_too_long_is_played_for_and_told_what_they_missed(database: str) -> None:
    with running_app(database, disconnect_grace_seconds=0.05, room_idle_seconds=0.2) as client:
        ann, ben = company(client, "las-vegas", 2, gone=0.3, pace=0.02)
        with ben.socket() as watching:
            watching.receive_json()
            ann.waits_for(lambda frame: True)
            seats = [{"bot": None}]
            while seats[0]["bot"] is None:
                seats = watching.receive_json()["table"]["seats"]
            with ann.socket() as socket:
                frame = socket.receive_json()
                assert frame["table"]["seats"][0]["bot"] is None
                assert frame["missed"] is not None
                missed = [line for line in frame["log"] if line["version"] > frame["missed"]]
                assert "Ann is away: a bot plays." in [line["text"] for line in missed]
                assert missed[-1]["text"] == "Ann is back."


def test_a_device_can_hold_several_seats(client: Client) -> None:
    ann = host(client, seats=2)
    ben = joins(ann, "Ben")
    both = f"{ann.cookie}; {ben.cookie}"
    for seat in (0, 1):
        assert Guest(client, ann.code, seat, both).frame()["seat"] == seat


# The end


def test_a_table_ends_by_agreement_and_opens_its_books(client: Client) -> None:
    ann, ben = company(client, "las-vegas", 2)
    play_on([ann, ben], 6)
    ann.does("agree_to_end", agrees=True)
    assert ann.refused("agree_to_end", agrees=True) == "you have already said so."
    assert ben.frame()["table"]["seats"][0]["agrees_to_end"]
    ann.does("agree_to_end", agrees=False)
    ben.does("agree_to_end", agrees=True)
    assert ben.frame()["table"]["phase"] == "playing"
    ann.does("agree_to_end", agrees=True)
    frame = ben.frame()
    assert frame["table"]["phase"] == "over"
    assert frame["play"]["result"] == []
    assert "and every seat's contribution." in verify(record(ben)).say()
    assert ben.refused("move", words="place 1") == "the game is over."


def test_a_rematch_has_the_same_people_in_the_same_seats(client: Client) -> None:
    ann, ben = company(client, "las-vegas", 2)
    assert ann.refused("rematch") == "the game is not over yet."
    for guest in (ann, ben):
        guest.does("agree_to_end", agrees=True)
    assert ben.post(f"/t/{ben.code}/seats/1/rematch").status_code == 409
    ann.does("rematch")
    new = ben.frame()["table"]["rematch"]
    assert new
    again = [
        seated(client, guest.post(f"/t/{guest.code}/seats/{guest.seat}/rematch"))
        for guest in (ann, ben)
    ]
    assert [guest.seat for guest in again] == [0, 1]
    assert again[0].frame()["table"]["commitment"] != ann.frame()["table"]["commitment"]
    again[0].does("start")
    play_on(again, 1000)
    assert verify(record(again[1])).over


def test_a_finished_game_has_a_story_of_all_its_moves(client: Client) -> None:
    guests = company(client, "las-vegas", 2)
    assert guests[0].get("replay").status_code == 409
    play_on(guests, 1000)
    story, whole = Guest(client, guests[0].code).get("replay").json(), record(guests[0])
    assert (story["game"], story["seats"]) == ("las-vegas", ["Ann", "Guest 1"])
    assert story["plies"] == len(whole.moves)
    assert story["result"] == guests[0].frame()["play"]["result"]
    assert [move["words"] for move in story["moves"]] == [line.words for line in whole.moves]
    assert {move["seat"] for move in story["moves"]} == {None, 0, 1}
    first, *_, last = story["score_history"]
    assert first == {"ply": 0, "scores": [0, 0]}
    assert last["scores"] == [score for score, _ in story["result"]]


def test_a_story_tells_how_everybody_stood_after_each_round(client: Client) -> None:
    guests = company(client, "las-vegas", 2)
    play_on(guests, 1000)
    watcher = Guest(client, guests[0].code)
    for standing in watcher.get("replay").json()["score_history"][1:]:
        moment = watcher.get(f"replay/{standing['ply']}").json()
        assert "paid" in {event["event"] for event in moment["events"]}


def test_a_story_tells_when_everybody_looked_at_something_together(client: Client) -> None:
    guests = company(client, "las-vegas", 2)
    play_on(guests, 1000)
    watcher = Guest(client, guests[0].code)
    story = watcher.get("replay").json()
    told = story["ceremonies"]
    plies = [ceremony["ply"] for ceremony in told]
    assert plies == sorted(plies)
    assert Counter(ceremony["event"] for ceremony in told)["round_ended"] == 4
    for ceremony in told[:: len(told) // 5]:
        moment = watcher.get(f"replay/{ceremony['ply']}").json()
        assert ceremony["event"] in {event["event"] for event in moment["events"]}


def test_each_moment_tells_its_move_to_people_and_programs(client: Client) -> None:
    guests = company(client, "las-vegas", 2)
    play_on(guests, 6)
    for guest in guests:
        guest.does("agree_to_end", agrees=True)
    watcher = Guest(client, guests[0].code)
    story = watcher.get("replay").json()
    first, *later = [watcher.get(f"replay/{ply}").json() for ply in range(story["plies"] + 1)]
    assert (first["move"], first["texts"], first["events"]) == (None, [], [])
    assert [moment["move"] for moment in later] == story["moves"]
    lines = [line for line in watcher.frame()["log"] if line["kind"] == "game"]
    events = [event for moment in later for event in moment["events"]]
    assert events == [line["event"] for line in lines]
    assert [words for moment in later for words in moment["texts"]] == [
        line["text"] for line in lines
    ]
    assert story["result"] == []


def test_a_finished_table_is_replayed_and_forked_at_any_move(client: Client) -> None:
    guests = company(client, "reibach", 2)
    answer = guests[0].post(f"/t/{guests[0].code}/forks", {"ply": 3, "name": "Zoe"})
    assert answer.status_code == 409
    play_on(guests, 1000)
    watcher = Guest(client, guests[0].code)
    plies = len(record(watcher).moves)
    moment = watcher.get(f"replay/{plies}").json()
    assert (moment["ply"], moment["plies"]) == (plies, plies)
    assert watcher.get(f"replay/{plies + 1}").status_code == 409
    fork = {"ply": 30, "name": "Zoe", "seat": 1}
    zoe = seated(client, watcher.post(f"/t/{watcher.code}/forks", fork))
    zoe.does("add_bot", seat=0, bot="greedy")
    zoe.does("start")
    play_on([zoe], 1000)
    forked = record(zoe)
    assert forked.fork == 30
    assert [line.words for line in forked.moves[:30]] == [
        line.words for line in record(watcher).moves[:30]
    ]
    assert "the first 30 moves were taken over" in verify(forked).say()


# Talk


def test_talk_is_cleaned_kept_and_muted(client: Client) -> None:
    ann, ben = company(client, "las-vegas", 2)
    ben.does("chat", text="  good\x07 luck\u202e ")
    ben.does("react", reaction="clap")
    lines = [(line["kind"], line["seat"], line["text"]) for line in ann.frame()["log"]]
    assert lines[-2:] == [("chat", 1, "good luck"), ("reaction", 1, "clap")]
    said, shown = [line["event"] for line in ann.frame()["log"][-2:]]
    assert said == {"event": "chatted", "seat": 1, "name": "Guest 1", "text": "good luck"}
    assert shown == {"event": "reacted", "seat": 1, "name": "Guest 1", "reaction": "clap"}
    assert ben.refused("chat", text="\x07") == "the message is empty."
    assert ben.refused("mute", muted=True) == "only the host of the table can do that."
    ann.does("mute", muted=True)
    assert ben.refused("chat", text="hello") == "the host muted the table."
    ann.does("mute", muted=False)
    ben.does("chat", text="x" * 400)
    assert ann.says()[-1] == "x" * 200


def test_a_table_can_play_behind_closed_doors(client: Client) -> None:
    ann, ben = company(client, "las-vegas", 2, watch="nobody")
    ann.does("throw")
    ann.does("chat", text="only for us")
    frame = Guest(client, ann.code).frame()
    assert frame["play"] is None
    assert "only for us" not in [line["text"] for line in frame["log"]]
    assert {line["kind"] for line in frame["log"]} == {"table"}
    assert Guest(client, ann.code).get("record").status_code == 403
    assert ben.frame()["play"] is not None


def test_hints_are_given_where_the_table_allows_them(client: Client) -> None:
    ann, ben = company(client, "las-vegas", 2)
    ann.does("throw")
    assert ann.does("hint")["words"] in ann.frame()["play"]["moves"]
    assert ben.refused("hint") == "there is nothing for you to do now."
    strict, _ = company(client, "las-vegas", 2, hints=False)
    strict.does("throw")
    assert strict.refused("hint") == "this table plays without hints."


# Sockets


def test_a_socket_tells_what_is_new_and_after_a_gap_what_was_missed(client: Client) -> None:
    ann, ben = company(client, "las-vegas", 2)
    with ann.socket() as socket:
        first = socket.receive_json()
        assert first["reset"]
        ann.does("throw")
        second = socket.receive_json()
        assert second["since"] == first["version"]
        assert not second["reset"]
    play_on([ann, ben], 5)
    with ann.socket(version=second["version"]) as socket:
        frame = socket.receive_json()
        assert (frame["since"], frame["reset"]) == (second["version"], False)
        assert min(line["version"] for line in frame["log"]) > second["version"]
    with ann.socket(version=10**6) as socket:
        assert socket.receive_json()["reset"]


def test_a_gap_that_is_too_long_is_a_fresh_frame(database: str) -> None:
    with running_app(database, frame_log_lines=10) as client:
        guests = company(client, "las-vegas", 2)
        play_on(guests, 10)
        with guests[0].socket(version=1) as socket:
            frame = socket.receive_json()
        assert frame["reset"]
        assert len(frame["log"]) == 10


def test_a_retry_with_the_same_key_happens_once(client: Client) -> None:
    ann, _ = company(client, "las-vegas", 2)
    command = {"type": "throw", "key": "once"}
    path = f"/t/{ann.code}/seats/0/commands"
    first = ann.post(path, command).json()
    assert ann.post(path, command).json() == first
    with ann.socket() as socket:
        socket.receive_json()
        socket.send_json(command)
        assert socket.receive_json() == first


def test_whoever_says_too_much_or_nothing_that_makes_sense_is_told_so(database: str) -> None:
    with running_app(database, messages_per_second=0.1, message_burst=7) as client:
        ann = host(client)
        with ann.socket() as socket:
            socket.receive_json()
            socket.send_text("[")
            assert socket.receive_json()["message"].startswith("this is not a message")
            for _ in range(2):
                socket.send_json({"type": "leap"})
            assert closing(socket) == 4429
        with Guest(client, ann.code).socket() as socket:
            socket.receive_json()
            socket.send_json({"type": "hello"})
            assert closing(socket) == 4429
        stranger = Guest(client, ann.code, 0, "seat-0=guess")
        with stranger.socket() as socket:
            assert closing(socket) == 4401
        with Guest(client, "NONONO").socket() as socket:
            assert closing(socket) == 4404


# The server comes back


def test_a_server_that_comes_back_knows_everything_again(database: str) -> None:
    with running_app(database) as client:
        guests = company(client, "cincinnati", 3, gone=None)
        play_on(guests, 30)
        for guest in guests:
            guest.frame()
        before = [guest.frame() for guest in guests]
    with running_app(database) as client:
        for guest, frame in zip(guests, before, strict=True):
            guest.client = client
            assert guest.frame() == frame
        play_on(guests, 2000)
        assert verify(record(guests[0])).over


def test_idle_tables_are_ended_or_forgotten(database: str) -> None:
    with running_app(database, playing_seconds=0.01, gathering_seconds=0.01) as client:
        playing, _ = company(client, "las-vegas", 2)
        gathering = host(client)
        time.sleep(0.05)
        call(client, lobby_of(client).sweep)
        assert playing.frame()["table"]["phase"] == "over"
        assert playing.says()[-1] == "The table was ended because nobody came back."
        assert gathering.get("table").status_code == 404


def test_a_room_that_is_put_away_leaves_nothing_to_the_collector_of_garbage(
    client: Client,
) -> None:
    ann, _ = company(client, "las-vegas", 2)
    lobby = lobby_of(client)
    gc.collect()
    gc.disable()
    try:
        assert any(isinstance(one, Table) for one in gc.get_objects())
        call(client, lobby.close_room, ann.code)
        assert not any(isinstance(one, Table) for one in gc.get_objects())
    finally:
        gc.enable()
    assert ann.frame()["table"]["phase"] == "playing"


def test_a_bot_answers_at_the_pace_of_the_table(client: Client) -> None:
    ann = host(client, seats=2, bots=["uniform"], pace=0.5)
    ann.does("start")
    rng = random.Random(3)
    answer(ann, rng)
    answer(ann, rng)
    moved = time.monotonic()
    version = ann.frame()["version"]
    frame = ann.waits_for(lambda frame: frame["version"] > version)
    assert 0.4 < time.monotonic() - moved < 3
    assert frame["play"]["owing"] == [1]
