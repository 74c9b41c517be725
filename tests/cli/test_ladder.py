"""`greenbaize ladder`, as somebody types it."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from greenbaize.cli.app import run
from greenbaize.version import VERSION

Capture = pytest.CaptureFixture[str]
WORDS = ["ladder", "las-vegas", "--bots", "greedy,uniform,expert@3", "--seats", "2"]
SEEDED = [*WORDS, "--games", "20", "--seed", "5", "--workers", "1"]
SVG = "{http://www.w3.org/2000/svg}"


def answer(capsys: Capture, *words: str) -> str:
    code = run(list(words))
    said = capsys.readouterr()
    assert (code, said.err) == (0, "")
    return said.out


def figures(said: str) -> dict[str, Any]:
    """The answer without what depends on the machine."""
    found: dict[str, Any] = json.loads(said)
    for rung in found["standing"]:
        del rung["seconds"]
    return found


def blocks(path: Path) -> list[Any]:
    """The blocks of a file by number, without what depends on the machine."""
    found = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    for block in found:
        block["thought"] = {bot: decisions for bot, (decisions, _) in block["thought"].items()}
    return sorted(found, key=lambda block: int(block["block"]))


def test_a_ladder_does_not_depend_on_its_workers(capsys: Capture, tmp_path: Path) -> None:
    found = []
    for workers in ("1", "2"):
        out = tmp_path / f"{workers}.jsonl"
        said = answer(capsys, *SEEDED, "--workers", workers, "--out", str(out), "--json")
        found.append((figures(said), blocks(out)))
    assert found[0] == found[1]
    assert [block["block"] for block in found[0][1]] == list(range(10))
    assert (found[0][0]["games"], found[0][0]["blocks"]) == (20, 10)


def test_a_ladder_shows_who_is_how_strong(capsys: Capture) -> None:
    said = answer(capsys, *SEEDED)
    assert "Las Vegas, 2 seats, all against all" in said
    assert "20 games in 10 blocks, seed 5" in said
    assert all(len(line.rstrip()) <= 80 for line in said.splitlines())
    assert re.search(r"^greedy +\d+\.\d % +\d", said, re.MULTILINE)
    assert "decisions" in said
    among = answer(capsys, *SEEDED[:3], "greedy", "--one-among", "uniform", "--seats", "3",
                   "--games", "1", "--workers", "1")  # fmt: skip
    assert "each one among 2 uniform" in among
    assert "3 games in 1 blocks" in among


def test_a_table_for_documents_is_markdown(capsys: Capture) -> None:
    head, rule, *rows = answer(capsys, *SEEDED, "--markdown").splitlines()
    assert head.startswith("| bot | won | 95 % | mean |")
    assert {line.count("|") for line in (head, rule, *rows)} == {10}
    assert len(rows) == 3


def test_its_first_line_tells_what_it_is_and_how_to_repeat_it(
    capsys: Capture, tmp_path: Path
) -> None:
    out, again = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    answer(capsys, *SEEDED, "--preset", "everything", "--option", "kickers=off", "--out", str(out))
    first = json.loads(out.read_text().splitlines()[0])
    assert (first["greenbaize"], first["game"], first["seats"]) == (VERSION, "las-vegas", 2)
    assert (first["seed"], first["games"], first["one_among"]) == (5, 20, None)
    assert first["bots"] == ["greedy", "uniform", "expert@3"]
    assert first["options"]["kickers"] is False
    assert first["options"]["big_dice"] is True
    program, *words = shlex.split(first["command"])
    assert program == "greenbaize"
    answer(capsys, *words, "--out", str(again))
    assert json.loads(again.read_text().splitlines()[0]) == first
    assert blocks(again) == blocks(out)


@pytest.mark.parametrize("cut", [0, 3, 40])
def test_a_ladder_goes_on_where_it_was_cut_off(cut: int, capsys: Capture, tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    said = answer(capsys, *SEEDED, "--out", str(whole), "--json")
    lines = whole.read_text().splitlines(keepends=True)
    part.write_text("".join([lines[0], lines[3], lines[7], lines[2], lines[5][:cut]]))
    again = answer(capsys, *SEEDED, "--out", str(part), "--json")
    assert figures(again) == figures(said)
    assert blocks(part) == blocks(whole)
    kept = part.read_text()
    assert answer(capsys, *SEEDED, "--out", str(part), "--json") == again
    assert part.read_text() == kept


def test_a_ladder_can_be_made_longer(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "ladder.jsonl"
    answer(capsys, *SEEDED, "--out", str(out))
    longer = [*WORDS, "--games", "30", "--workers", "1", "--out", str(out)]
    assert "30 games in 15 blocks, seed 5" in answer(capsys, *longer)
    assert json.loads(out.read_text().splitlines()[0])["games"] == 30
    assert len(blocks(out)) == 15
    assert "20 games in 10 blocks" in answer(capsys, *SEEDED, "--out", str(out))
    assert len(blocks(out)) == 15


DIFFERENT = {
    "the bots": ["--bots", "greedy,uniform"],
    "the number of seats": ["--seats", "3"],
    "the options": ["--option", "neutral_dice"],
    "the seed": ["--seed", "6"],
    "the bot that the others are": ["--one-among", "regular"],
}


@pytest.mark.parametrize("what", DIFFERENT)
def test_another_ladders_file_is_left_alone(what: str, capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "ladder.jsonl"
    answer(capsys, *SEEDED, "--out", str(out))
    kept = out.read_text()
    assert run([*SEEDED, *DIFFERENT[what], "--out", str(out)]) == 3
    said = capsys.readouterr()
    assert said.out == ""
    assert f"belongs to another ladder, which differs in {what};" in said.err
    assert "greenbaize ladder las-vegas --bots greedy,uniform,expert@3 --seats 2" in said.err
    assert out.read_text() == kept


@pytest.mark.parametrize(
    "text", ["game,bot_1\n", "{}\n", "[]\n", '{"game": "las-vegas"}\n', "\xff", "\n", "[" * 9000]
)
def test_what_is_no_ladder_is_left_alone(text: str, capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "precious.txt"
    out.write_text(text, encoding="latin-1")
    assert run([*SEEDED, "--out", str(out)]) == 3
    assert "is not the file of a ladder; give another name." in capsys.readouterr().err
    assert out.read_text(encoding="latin-1") == text


def test_an_empty_file_is_filled(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "ladder.jsonl"
    out.touch()
    answer(capsys, *SEEDED, "--out", str(out))
    assert len(blocks(out)) == 10


@pytest.mark.parametrize(
    ("old", "new"),
    [('"block":2', '"block":-2'), ('"scores":[', '"scores":["1",'), ("expert@3", "expert@4"),
     ('"places"', '"place"'), ('"thought":{', '"thought":{"nobody":7,'), ("{", "")],
)  # fmt: skip
def test_a_damaged_line_is_named(old: str, new: str, capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "ladder.jsonl"
    answer(capsys, *SEEDED, "--out", str(out))
    lines = out.read_text().splitlines(keepends=True)
    number = next(n for n, line in enumerate(lines) if n and old in line)
    lines[number] = lines[number].replace(old, new, 1)
    out.write_text("".join(lines))
    assert run([*SEEDED, "--out", str(out)]) == 3
    assert f"line {number + 1} of {out} is not a block of this ladder" in capsys.readouterr().err


def test_it_is_drawn_as_svg(capsys: Capture, tmp_path: Path) -> None:
    picture = tmp_path / "ladder.svg"
    answer(capsys, *SEEDED, "--plot", str(picture), "--option", "neutral_dice")
    drawn = ElementTree.fromstring(picture.read_text())
    assert drawn.tag == f"{SVG}svg"
    words = [text.text for text in drawn.iter(f"{SVG}text")]
    assert {"Las Vegas, 2 seats", "greedy", "uniform", "expert@3", "neutral_dice"} < set(words)
    assert "equal shares, 50.0 %" in words
    width = float(drawn.attrib["width"])
    places = [float(dot.attrib["cx"]) for dot in drawn.iter(f"{SVG}circle")]
    assert len(places) == 3
    assert places == sorted(places, reverse=True)
    assert all(0 < place < width for place in places)
    before = picture.read_text()
    answer(capsys, *SEEDED, "--plot", str(picture), "--seed", "6")
    assert picture.read_text() != before


def test_only_a_ladders_picture_is_drawn_over(capsys: Capture, tmp_path: Path) -> None:
    picture = tmp_path / "precious.svg"
    picture.write_text("<svg/>")
    assert run([*SEEDED, "--plot", str(picture)]) == 3
    assert "is not a picture of a ladder" in capsys.readouterr().err
    assert picture.read_text() == "<svg/>"


@pytest.mark.parametrize("words", [["--out", "{}/x/y"], ["--plot", "{}/x/y"], ["--out", "{}"]])
def test_a_place_that_cannot_be_written_is_told_before_the_first_game(
    words: list[str], capsys: Capture, tmp_path: Path
) -> None:
    (tmp_path / "x").write_text("a file, not a folder")
    assert run([*SEEDED, words[0], words[1].format(tmp_path)]) == 3
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("greenbaize: cannot write ")


def test_a_full_disk_is_told(capsys: Capture) -> None:
    assert run([*SEEDED, "--out", "/dev/full"]) == 3
    assert "no space left on device" in capsys.readouterr().err


BAD = {
    "no bots": (["ladder", "las-vegas"], "'--bots' is missing"),
    "one bot": (["ladder", "las-vegas", "--bots", "greedy"], "nobody to be compared with"),
    "a bot twice": ([*WORDS, "--bots", "greedy,greedy"], "the bot 'greedy' is named twice"),
    "no bot": ([*WORDS, "--bots", "greedy,"], "there is no bot ''"),
    "an unknown bot": ([*WORDS, "--bots", "greedy,deep"], "there is no bot 'deep'"),
    "a bot among itself": ([*WORDS, "--one-among", "greedy"], "cannot be one among others"),
    "a game of one": (["ladder", "las-vegas-solo", "--bots", "greedy,uniform"], "is played alone"),
    "too many seats": ([*WORDS, "--seats", "9"], "is for 2 to 8 seats, not 9"),
    "no games": ([*WORDS, "--games", "0"], "at least one game"),
    "no workers": ([*WORDS, "--workers", "-1"], "workers are 0 to"),
    "two answers": ([*WORDS, "--json", "--markdown"], "choose one of --markdown and --json"),
    "an unknown option": ([*WORDS, "--option", "chess"], "chess"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_input_gets_one_sentence(case: str, capsys: Capture) -> None:
    words, sentence = BAD[case]
    assert run(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("greenbaize: ")
    assert said.err.count("\n") == 1
    assert sentence in said.err


def test_refusals_are_told_in_the_language_of_the_terminal(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, said in (("de", "zweimal genannt"), ("fr", "deux fois"), ("it", "due volte")):
        monkeypatch.setenv("GREENBAIZE_LANGUAGE", language)
        assert run([*WORDS, "--bots", "greedy,greedy"]) == 2
        assert said in capsys.readouterr().err


@pytest.mark.long(10)
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_ladder_keeps_what_is_done_and_goes_on(
    tmp_path: Path, end: signal.Signals, workers: str, capsys: Capture
) -> None:
    out = tmp_path / "ladder.jsonl"
    words = ["ladder", "las-vegas", "--bots", "expert@1,greedy", "--seats", "2", "--games",
             "100000", "--seed", "1", "--workers", workers, "--out", str(out)]  # fmt: skip
    child = start(words)
    try:
        wait_for(out, 4000)
        os.kill(child.pid, end)
        said, complaint = child.communicate(timeout=60)
    finally:
        child.kill()
    assert (child.returncode, complaint) == (130, "")
    assert out.read_text().endswith("\n")
    games = 2 * len(blocks(out))
    assert f"{games:,} games of 100,000, interrupted" in said
    goes_on = [*words, "--workers", "1", "--games", str(games + 2)]
    assert f"{games + 2:,} games in" in answer(capsys, *goes_on)


def test_nobody_waits_for_a_slow_block(tmp_path: Path) -> None:
    """It would take a minute more."""
    out = tmp_path / "ladder.jsonl"
    child = start(["ladder", "las-vegas", "--bots", "master,greedy", "--seats", "2",
                   "--games", "2", "--workers", "2", "--out", str(out)])  # fmt: skip
    try:
        wait_for(out, 100)
        began = time.monotonic()
        os.kill(child.pid, signal.SIGINT)
        said, complaint = child.communicate(timeout=60)
    finally:
        child.kill()
    assert (child.returncode, complaint) == (130, "")
    assert time.monotonic() - began < 20
    assert "0 games of 2, interrupted" in said


def start(words: list[str]) -> subprocess.Popen[str]:
    """The command in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "greenbaize", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def wait_for(path: Path, size: int) -> None:
    """Until the file is so long."""
    deadline = time.monotonic() + 60
    while not (path.exists() and path.stat().st_size > size):
        assert time.monotonic() < deadline
        time.sleep(0.1)
