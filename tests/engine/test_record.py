"""Records as text and as files: the same when read again, and never half there."""

from __future__ import annotations

import errno
import os
import stat
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from greenbaize import HOUSE, Match, Record, Rng, verify
from greenbaize.engine.errors import GreenbaizeError, RecordError, SaveError, SetupError
from greenbaize.engine.files import LARGEST
from greenbaize.engine.house import FairHouse, House, SeededHouse
from greenbaize.engine.record import ABANDONED, FIRST_LINE, Line, check_names, digest

NAMES = ["Red", "Bl ue"]
QUICK = settings(
    max_examples=120,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
KINDS = ["fair", "seeded", "given", "running"]


@cache
def record(kind: str) -> Record:
    """A game of each kind, finished or running."""
    houses: dict[str, Callable[[], House]] = {
        "fair": lambda: FairHouse(bytes(range(32)), [b"a" * 16, b"b" * 16]),
        "seeded": lambda: SeededHouse(5, 9),
        "given": House,
        "running": lambda: FairHouse(bytes(32), [b"c", b"d"]),
    }
    match = Match("las-vegas", NAMES, {"neutral_dice": True}, house=houses[kind](), waits=False)
    rng = Rng(1)
    while match.owing() and (kind != "running" or len(match.record.moves) < 40):
        seat, state = match.owing()[0], match.state
        move = state.sample(rng) if seat == HOUSE else state.pick(seat, rng)
        match.play(seat, match.game.write(state, seat, move))
    made = match.record
    made.remarks = {0: ["the first"], 3: ["a remark", "and one more"], len(made.moves): ["the end"]}
    return made


def by_hand(kind: str) -> str:
    """A record without its check, as somebody might write it."""
    return replace(record(kind), checked=False).text()


@pytest.mark.parametrize("kind", KINDS)
def test_a_record_is_the_same_when_it_is_read_again(kind: str, tmp_path: Path) -> None:
    text = record(kind).text()
    assert Record.parse(text) == record(kind)
    assert Record.parse(text).text() == text
    assert Record.parse(by_hand(kind)).text() == by_hand(kind)
    record(kind).save(tmp_path / "game.txt")
    assert (tmp_path / "game.txt").read_bytes() == text.encode()
    assert Record.load(tmp_path / "game.txt") == record(kind)


def test_all_headers_and_remarks_come_back() -> None:
    whole = Record(
        game="las-vegas",
        seats=["Ann", "Zoë Élise", "李"],
        options={"neutral_dice": "on", "speed": "slow"},
        players=["you", "greedy", "uniform"],
        dice="fair",
        commitment="ab" * 32,
        contributions=["00", "ff", "0a"],
        fork=2,
        seen_by="Ann",
        secret="cd" * 32,
        result=[(340, 1), (-20, 3), (0, 2)],
        moves=[
            Line(HOUSE, "bill 50", ((54, 3), (6, 0))),
            Line(HOUSE, "bill ?", ()),
            Line(2, "place 5"),
        ],
        remarks={0: ["one", ""], 2: ["# two"], 3: ["three"]},
    )
    assert Record.parse(whole.text()) == whole
    for result in (None, ABANDONED):
        assert Record.parse(replace(whole, result=result).text()).result == result


def test_a_golden_text() -> None:
    short = Record(
        game="las-vegas",
        seats=["Red", "Blue"],
        dice="given",
        moves=[Line(HOUSE, "bill 50"), Line(0, "place 1")],
    )
    body = "game: las-vegas\nseats: Red, Blue\ndice: given\n\nHouse: bill 50\nRed: place 1\n"
    assert short.text() == f"greenbaize record 1\ncheck: {digest(body)}\n{body}"


@pytest.mark.parametrize("kind", ["fair", "running"])
def test_a_record_cut_anywhere_is_no_record(kind: str) -> None:
    text = record(kind).text()
    for end in range(len(text)):
        with pytest.raises(RecordError):
            Record.parse(text[:end])


def test_a_record_without_check_that_is_cut_in_a_line_is_no_record() -> None:
    text = by_hand("running")
    for end in range(len(text)):
        if text[:end].endswith("\n") and "\n\n" in text[:end]:
            assert Record.parse(text[:end]).text() == text[:end]
        else:
            with pytest.raises(RecordError):
                Record.parse(text[:end])


def load_bytes(path: Path, data: bytes) -> Record:
    path.write_bytes(data)
    return Record.load(path)


@pytest.mark.parametrize("kind", ["fair", "running"])
@QUICK
@given(data=st.data())
def test_a_record_with_any_byte_changed_is_no_record(
    kind: str, data: st.DataObject, tmp_path: Path
) -> None:
    saved = bytearray(record(kind).text().encode())
    at = data.draw(st.integers(0, len(saved) - 1))
    byte = data.draw(st.integers(0, 255))
    same = saved[at] == byte
    saved[at] = byte
    if same:
        assert load_bytes(tmp_path / "game", bytes(saved)) == record(kind)
    else:
        with pytest.raises(RecordError):
            load_bytes(tmp_path / "game", bytes(saved))


@pytest.mark.parametrize("kind", ["fair", "running"])
@QUICK
@given(st.data())
def test_a_record_with_anything_added_is_no_record(kind: str, data: st.DataObject) -> None:
    text = record(kind).text()
    at = data.draw(st.integers(0, len(text)))
    added = data.draw(st.text(min_size=1, max_size=5) | st.sampled_from(["\n", "\r", " ", "\n\n"]))
    with pytest.raises(RecordError):
        Record.parse(text[:at] + added + text[at:])


def tampered(data: st.DataObject, text: str) -> str:
    """A record with something changed by hand."""
    lines = text.split("\n")
    here = data.draw(st.integers(0, len(lines) - 1))
    there = data.draw(st.integers(0, len(lines) - 1))
    column = data.draw(st.integers(0, len(lines[here])))
    typed = data.draw(st.text(max_size=4) | st.text("0123456789:[], ?-nkb", max_size=4))
    kind = data.draw(st.sampled_from(["drop", "double", "swap", "insert", "replace", "copy"]))
    if kind == "drop":
        del lines[here]
    elif kind == "double":
        lines.insert(here, lines[here])
    elif kind == "swap":
        lines[here], lines[there] = lines[there], lines[here]
    elif kind == "copy":
        lines[here] = lines[there]
    elif kind == "insert":
        lines[here] = lines[here][:column] + typed + lines[here][column:]
    else:
        lines[here] = lines[here][:column] + typed + lines[here][column + len(typed) :]
    return "\n".join(lines)


@pytest.mark.parametrize("kind", KINDS)
@QUICK
@given(st.data())
def test_a_record_tampered_with_is_read_and_verified_or_is_trouble(
    kind: str, data: st.DataObject
) -> None:
    assert what_is_wrong(tampered(data, by_hand(kind))).isprintable()


def what_is_wrong(text: str) -> str:
    """Why a text is no true record, if it is none."""
    try:
        again = Record.parse(text)
        assert again.text() == text
        return verify(again).say()
    except GreenbaizeError as trouble:
        return str(trouble)


@QUICK
@given(st.text())
def test_any_text_behind_the_first_line_is_a_record_or_trouble(text: str) -> None:
    for whole in (text, f"{FIRST_LINE}\n{text}", f"{FIRST_LINE}\ncheck: {digest(text)}\n{text}"):
        with pytest.raises(RecordError) as trouble:
            Record.parse(whole)
        assert str(trouble.value).isprintable()


HEADER = "game: las-vegas\nseats: Red, Blue\ndice: given\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "not a Greenbaize record"),
        ("greenbaize record 2\n", "not a Greenbaize record"),
        ("PK\x03\x04", "not a Greenbaize record"),
        (FIRST_LINE, "cut short"),
        (f"{FIRST_LINE}\n{HEADER}", "cut short"),
        (f"{FIRST_LINE}\n{HEADER}\nRed: place 1", "cut short in its last line"),
        (f"{FIRST_LINE}\n{HEADER}\nRed place 1\n", "line 6 of the record is not a move"),
        (f"{FIRST_LINE}\n{HEADER}\nGreen: place 1\n", "line 6 of the record is not a move"),
        (f"{FIRST_LINE}\n{HEADER}\nRed: place 1 [6]\n", "line 6 of the record lists no draws"),
        (f"{FIRST_LINE}\n{HEADER}\nRed: place 1 [06:1]\n", "line 6 of the record should read"),
        (f"{FIRST_LINE}\n{HEADER}colour: red\n\n", "line 5 of the record is not a header"),
        (f"{FIRST_LINE}\n{HEADER}game: chess\n\n", "line 5 of the record is not a header"),
        (f"{FIRST_LINE}\ngame: las-vegas\nseats: Red, Blue\n\n", "does not say its dice"),
        (f"{FIRST_LINE}\n{HEADER}fork: some\n\n", "at which move it was forked"),
        (f"{FIRST_LINE}\n{HEADER}result: Red 10 (1)\n\n", "result does not name each seat"),
        (f"{FIRST_LINE}\n{HEADER.replace('Blue', 'Red')}\n", "the same name"),
        (f"{FIRST_LINE}\n{HEADER.replace('Blue', 'House')}\n", "not a name for a seat"),
        (f"{FIRST_LINE}\ndice: given\ngame: las-vegas\nseats: Red, Blue\n\n", "should read"),
        (f"{FIRST_LINE}\r\n{HEADER}\n", "not a Greenbaize record"),
    ],
)
def test_what_is_wrong_with_a_text_is_told(text: str, told: str) -> None:
    with pytest.raises(RecordError, match=told):
        Record.parse(text)


def test_a_draw_with_very_many_digits_is_trouble() -> None:
    with pytest.raises(RecordError):
        Record.parse(f"{FIRST_LINE}\n{HEADER}\nHouse: bill 50 [{'9' * 5000}:1]\n")


def test_a_text_that_cannot_be_written_to_a_file_is_trouble() -> None:
    with pytest.raises(RecordError):
        Record.parse(f"{FIRST_LINE}\ncheck: \n\ud800\n")
    with pytest.raises(SetupError):
        Match("las-vegas", ["\ud800", "Blue"], seed=1)


@pytest.mark.parametrize(
    "name", ["\x1b", "\x9b", "\x00", "\x07Red", "Red\x7f", "Re\x1bd", "R\x85d"]
)
def test_a_name_with_control_characters_is_no_name(name: str) -> None:
    with pytest.raises(SetupError):
        check_names([name], SetupError)


@pytest.mark.parametrize(
    "name", ["", " ", " Red", "Red ", "a,b", "a:b", "#a", "(a)", "a" * 21, "House"]
)
def test_a_name_that_a_record_could_not_tell_is_no_name(name: str) -> None:
    with pytest.raises(SetupError, match="not a name for a seat"):
        check_names([name], SetupError)


@pytest.mark.parametrize("names", [["Ann", "Bob"], ["a", "a b"], ["李", "Zoë"], ["1", "a" * 20]])
def test_names_that_people_have_are_names(names: list[str]) -> None:
    check_names(names, SetupError)


def foreign(folder: Path) -> Iterator[Path]:
    """Files that are no records."""
    contents: dict[str, bytes] = {
        "empty": b"",
        "newline": b"\n",
        "binary": bytes(range(256)),
        "zeros": bytes(1000),
        "picture": b"\x89PNG\r\n\x1a\n" + bytes(100),
        "utf-16": FIRST_LINE.encode("utf-16"),
        "marked": b"\xef\xbb\xbf" + record("fair").text().encode(),
        "json": b'{"game": "las-vegas"}',
        "windows": record("fair").text().replace("\n", "\r\n").encode(),
        "huge": FIRST_LINE.encode() + b"\n" * (LARGEST + 1),
    }
    for name, content in contents.items():
        (folder / name).write_bytes(content)
        yield folder / name


def test_a_foreign_file_is_trouble(tmp_path: Path) -> None:
    for path in foreign(tmp_path):
        with pytest.raises(RecordError):
            Record.load(path)


def test_a_file_that_cannot_be_read_is_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path, tmp_path / "none", tmp_path / "file" / "below"):
        with pytest.raises(GreenbaizeError, match="cannot read"):
            Record.load(path)


def test_a_path_that_is_none_is_trouble() -> None:
    with pytest.raises(GreenbaizeError):
        Record.load("no\0path")
    with pytest.raises(GreenbaizeError):
        record("fair").save("no\0path")


def test_a_large_record_is_read(tmp_path: Path) -> None:
    large = Record("las-vegas", NAMES, moves=[Line(0, "place 1")] * 50_000)
    large.save(tmp_path / "large")
    assert Record.load(tmp_path / "large") == large


def test_saving_makes_the_folders_it_needs_and_leaves_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "some" / "where" / "game.txt"
    record("fair").save(path)
    record("seeded").save(path)
    assert Record.load(path) == record("seeded")
    assert [found.name for found in path.parent.iterdir()] == ["game.txt"]


def test_a_saved_record_has_the_rights_of_any_new_file(tmp_path: Path) -> None:
    record("fair").save(tmp_path / "game")
    (tmp_path / "other").write_text("")
    modes = {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert len(modes) == 1


def test_saving_where_no_file_can_be_is_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("kept")
    (tmp_path / "folder").mkdir()
    for path in (
        tmp_path / "file" / "game",
        tmp_path / "file" / "deep" / "game",
        tmp_path / "folder",
    ):
        with pytest.raises(SaveError, match="cannot save"):
            record("fair").save(path)
    assert (tmp_path / "file").read_text() == "kept"
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["file", "folder"]


def full(*given: Any, **named: Any) -> Any:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("step", ["fsync", "chmod", "replace"])
def test_when_the_disk_is_full_the_old_file_stays(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    record("seeded").save(path)
    monkeypatch.setattr(os, step, full)
    with pytest.raises(SaveError, match="no space left on device; what was there is unchanged"):
        record("fair").save(path)
    monkeypatch.undo()
    assert Record.load(path) == record("seeded")
    assert [found.name for found in tmp_path.iterdir()] == ["game.txt"]


def test_when_nothing_can_be_written_the_old_file_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    record("seeded").save(path)
    make = tempfile.NamedTemporaryFile

    def made_on_a_full_disk(*given: Any, **named: Any) -> Any:
        file = make(*given, **named)
        monkeypatch.setattr(file, "write", full)
        return file

    monkeypatch.setattr(tempfile, "NamedTemporaryFile", made_on_a_full_disk)
    with pytest.raises(SaveError, match="no space left"):
        record("fair").save(path)
    monkeypatch.undo()
    assert Record.load(path) == record("seeded")
    assert [found.name for found in tmp_path.iterdir()] == ["game.txt"]


def test_when_saving_is_broken_off_the_old_file_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    record("seeded").save(path)

    def broken_off(*given: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", broken_off)
    with pytest.raises(KeyboardInterrupt):
        record("fair").save(path)
    monkeypatch.undo()
    assert Record.load(path) == record("seeded")
    assert [found.name for found in tmp_path.iterdir()] == ["game.txt"]
