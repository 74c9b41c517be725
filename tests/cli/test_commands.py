"""Every command, as somebody types it."""

import csv
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from greenbaize import GAMES, Record
from greenbaize.cli.app import run
from greenbaize.version import VERSION

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def nobody_at_the_keyboard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def answer(capsys: Capture, *words: str) -> str:
    code = run(list(words))
    said = capsys.readouterr()
    assert (code, said.err) == (0, "")
    return said.out


def test_the_version_says_how_it_runs(capsys: Capture) -> None:
    said = answer(capsys, "--version")
    assert said.startswith(f"greenbaize {VERSION}, ")
    assert said.strip().endswith(("compiled", "interpreted"))


def test_games_are_listed(capsys: Capture) -> None:
    said = answer(capsys, "games")
    assert all(name in said for name in GAMES)


def test_a_game_shows_its_options_with_their_rules(capsys: Capture) -> None:
    said = answer(capsys, "games", "las-vegas")
    for option in GAMES["las-vegas"].options:
        assert option.name in said
        assert option.rule in said


def test_games_speak_json(capsys: Capture) -> None:
    everything = json.loads(answer(capsys, "games", "--json"))
    assert [game["name"] for game in everything] == list(GAMES)
    alone = json.loads(answer(capsys, "games", "las-vegas", "--json"))
    assert alone["seats"] == list(range(2, 9))
    known = {"name", "rule", "says", "choices", "default", "at_tables"}
    assert known == set(alone["options"][0])
    assert [preset["name"] for preset in alone["presets"]] == ["base", "beginners", "everything"]
    assert alone["presets"][2]["options"]["4"]["slot_machine"] is False
    assert alone["presets"][2]["options"]["5"]["slot_machine"] is True


def test_a_game_shows_its_presets(capsys: Capture) -> None:
    said = answer(capsys, "games", "las-vegas")
    for preset in GAMES["las-vegas"].presets:
        assert f"\n{preset.name} " in said
    assert "--preset everything" in said
    assert "preset" not in answer(capsys, "games", "cincinnati")


def options_in(file: Path) -> dict[str, str]:
    return Record.load(file).options


def test_a_preset_is_played_and_an_option_goes_before_it(capsys: Capture, tmp_path: Path) -> None:
    file, other = tmp_path / "game.txt", tmp_path / "other.txt"
    seats = ["--seats", "uniform,uniform,uniform"]
    answer(capsys, "play", "las-vegas", "--preset", "everything", *seats, "--save", str(file))
    everything = options_in(file)
    assert {"kickers", "big_dice", "action_cards", "neutral_dice"} < everything.keys()
    assert "slot_machine" not in everything
    answer(capsys, "play", "las-vegas", "--preset", "everything", "--option", "kickers=off",
           "--option", "big-dice=no", *seats, "--save", str(other))  # fmt: skip
    assert everything.keys() - options_in(other).keys() == {"kickers", "big_dice"}
    assert "All " in answer(capsys, "verify", str(other))


def test_a_preset_is_simulated_with_as_much_as_so_many_seats_can_play(capsys: Capture) -> None:
    for seats, kickers in (("5", True), ("8", False)):
        said = json.loads(answer(capsys, "simulate", "las-vegas", "--preset", "everything",
                                 "--seats", seats, "--games", "2", "--json"))  # fmt: skip
        assert len(said["seats"]) == int(seats)
        assert said["options"]["kickers"] is kickers
        assert said["options"]["slot_machine"] is True


def test_a_number_of_seats_is_filled_with_the_usual_bots(capsys: Capture) -> None:
    said = json.loads(answer(capsys, "play", "las-vegas", "--seats", "3", "--json"))
    assert said["players"] == ["regular"] * 3


def test_rules_can_be_read_whole_and_one_by_one(capsys: Capture) -> None:
    assert "B14" in answer(capsys, "rules", "las-vegas")
    assert answer(capsys, "rules", "las-vegas", "b5").startswith("B5 ")
    rule = json.loads(answer(capsys, "rules", "las-vegas", "B5", "--json"))
    assert [entry["number"] for entry in rule] == ["B5"]


def test_with_nobody_there_bots_play_a_whole_game(capsys: Capture) -> None:
    said = answer(capsys, "play", "las-vegas", "--seed", "3")
    assert said.count(" began; ") == 4
    assert " won with $" in said or "shared the victory" in said


def test_a_game_among_bots_speaks_json(capsys: Capture) -> None:
    said = json.loads(answer(capsys, "play", "las-vegas", "--seats", "greedy,uniform", "--json"))
    assert said["players"] == ["greedy", "uniform"]
    assert min(said["places"]) == 1
    assert said["events"][-1]["event"] == "ended"


def test_a_saved_game_is_verified_and_replayed(capsys: Capture, tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    seats = "Anna=greedy,Bo=greedy,Cy=uniform"
    answer(capsys, "play", "las-vegas", "--seats", seats, "--option", "neutral_dice",
           "--save", file)  # fmt: skip
    assert "sealed secret" in answer(capsys, "verify", file)
    told = answer(capsys, "replay", file)
    assert "Anna" in told
    assert answer(capsys, "replay", file, "--seat", "Bo") == told
    assert answer(capsys, "replay", file, "--seat", "2") == told
    moves = json.loads(answer(capsys, "replay", file, "--json"))
    assert moves[0]["move"].startswith("House: first ")
    assert moves[1]["move"].startswith("House: bill ")
    assert json.loads(answer(capsys, "verify", file, "--json"))["ok"] is True
    assert not (tmp_path / "game.txt.house").exists()


def test_a_seal_that_was_kept_is_compared(capsys: Capture, tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    answer(capsys, "play", "las-vegas", "--seats", "greedy,greedy", "--save", file)
    seal = Record.load(file).commitment or ""
    assert "in all its 64 digits" in answer(capsys, "verify", file, "--seal", seal.upper())
    words = f"{seal[:4]} {seal[4:8]} {seal[8:12]} {seal[12:16]}"
    assert "your 16 digits" in answer(capsys, "verify", file, "--seal", words)
    said = json.loads(answer(capsys, "verify", file, "--seal", seal[:8], "--json"))
    assert "your 8 digits" in said["seal"]
    assert "one machine" in said["parts"]
    other = f"{int(seal[0], 16) ^ 1:x}{seal[1:]}"
    assert run(["verify", file, "--seal", other]) == 1
    assert "the seal was exchanged" in capsys.readouterr().out
    assert run(["verify", file, "--seal", "123"]) == 2


def test_a_wrong_record_exits_with_1_and_the_first_thing_wrong(
    capsys: Capture, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    answer(capsys, "play", "las-vegas", "--seed", "3", "--save", str(file))
    lines = [line for line in file.read_text().splitlines() if not line.startswith("check: ")]
    place = next(i for i, line in enumerate(lines) if line.startswith("House: roll"))
    lines[place] = "House: roll 1 1 1 1 1 1 1 1"
    file.write_text("\n".join(lines) + "\n")
    assert run(["verify", str(file)]) == 1
    assert "is not what the seed gives" in capsys.readouterr().out
    assert run(["verify", str(file), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["ok"] is False


def test_a_simulation_does_not_depend_on_its_workers(capsys: Capture, tmp_path: Path) -> None:
    found = []
    for workers in ("1", "2"):
        out = tmp_path / f"{workers}.csv"
        code = run(["simulate", "las-vegas", "--games", "60", "--seed", "5", "--workers", workers,
                    "--seats", "greedy,uniform,uniform", "--rotate", "--out", str(out),
                    "--records", str(tmp_path / workers), "--json"])  # fmt: skip
        assert code == 0
        records = sorted((tmp_path / workers).iterdir())
        found.append((json.loads(capsys.readouterr().out), out.read_text(),
                      [path.read_text() for path in records]))  # fmt: skip
    assert found[0] == found[1]
    rows = list(csv.DictReader(found[0][1].splitlines()))
    assert [int(row["game"]) for row in rows] == list(range(60))
    assert len(found[0][2]) == 60


def test_records_of_a_simulation_tell_the_same_games(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    run(["simulate", "las-vegas", "--games", "5", "--seed", "9", "--seats", "greedy,uniform",
         "--out", str(out), "--records", str(tmp_path / "records")])  # fmt: skip
    capsys.readouterr()
    rows = list(csv.DictReader(out.read_text().splitlines()))
    for row, path in zip(rows, sorted((tmp_path / "records").iterdir()), strict=True):
        result = (
            f"Red {row['score_1']} ({row['place_1']}), Blue {row['score_2']} ({row['place_2']})"
        )
        assert f"result: {result}\n" in path.read_text()
        assert run(["verify", str(path)]) == 0


def test_a_simulation_shows_its_figures(capsys: Capture) -> None:
    run(["simulate", "las-vegas", "--games", "20", "--seed", "1"])
    said = capsys.readouterr().out
    assert "20 games, seed 1" in said
    assert "seat 4, uniform" in said
    assert "uniform, each seat" in said


def test_a_simulation_writes_over_nothing_unasked(tmp_path: Path, capsys: Capture) -> None:
    out, records = tmp_path / "games.csv", tmp_path / "records"
    words = ["simulate", "las-vegas", "--games", "2", "--seed", "1"]
    out.write_text("")
    assert run([*words, "--out", str(out)]) == 0
    counted = out.read_text()
    assert counted.count("\n") == 3
    capsys.readouterr()
    assert run([*words, "--seed", "2", "--out", str(out)]) == 3
    assert capsys.readouterr().err == (
        f"greenbaize: {out} already exists; give another name, or --overwrite to replace it.\n"
    )
    assert out.read_text() == counted
    assert run([*words, "--seed", "2", "--out", str(out), "--overwrite"]) == 0
    assert out.read_text() != counted
    assert run([*words, "--records", str(records)]) == 0
    capsys.readouterr()
    assert run([*words, "--records", str(records)]) == 3
    assert "already holds records of las-vegas with seed 1" in capsys.readouterr().err
    assert run([*words, "--seed", "2", "--records", str(records)]) == 0


BAD = {
    "an unknown game": (["play", "chess"], "there is no game 'chess'"),
    "an unknown game to simulate": (["simulate", "chess"], "there is no game 'chess'"),
    "an unknown game's rules": (["rules", "chess"], "there is no game 'chess'"),
    "no game at all": (["play"], "say which game"),
    "an unknown option": (["play", "las-vegas", "--option", "kicks"], "no option 'kicks'"),
    "an unknown preset": (
        ["play", "las-vegas", "--preset", "all"],
        "las-vegas has no preset 'all'; it has base, beginners and everything",
    ),
    "a preset of a game without any": (
        ["simulate", "cincinnati", "--preset", "base"],
        "cincinnati has no preset 'base'; it has none",
    ),
    "a preset with nothing in it": (["play", "las-vegas", "--preset", ""], "no preset ''"),
    "a module for more seats": (
        ["play", "las-vegas", "--seats", "3", "--option", "slot_machine"],
        "slot_machine is for 5 to 8 seats, not 3",
    ),
    "a module for fewer seats": (
        ["simulate", "las-vegas", "--seats", "8", "--option", "kickers"],
        "kickers is for 2 to 7 seats, not 8",
    ),
    "a module over a preset": (
        ["play", "las-vegas", "--preset", "everything", "--seats", "8", "--option", "big_dice"],
        "big_dice is for 2 to 7 seats, not 8",
    ),
    "a ruling on nothing": (
        ["play", "las-vegas", "--option", "rotate=one"],
        "rotate=one needs action_cards",
    ),
    "nine bonus cards": (
        ["play", "las-vegas", "--option", "bonus_values=30,30,40,40,50,50,60,60,70"],
        "option bonus_values can be ten values from 10 to 100",
    ),
    "an option's value": (
        ["play", "las-vegas", "--option", "show_money=maybe"],
        "option show_money can be off or on, not 'maybe'",
    ),
    "an unknown bot": (["play", "las-vegas", "--seats", "you,bob"], "nobody called 'bob'"),
    "a person in a simulation": (
        ["simulate", "las-vegas", "--seats", "you,greedy"],
        "nobody called 'you'",
    ),
    "too few seats": (["play", "las-vegas", "--seats", "greedy"], "is for 2 to 8 seats, not 1"),
    "too many seats": (
        ["simulate", "las-vegas", "--seats", ",".join(["uniform"] * 9)],
        "is for 2 to 8 seats, not 9",
    ),
    "a number of seats too high": (
        ["play", "las-vegas", "--seats", "9"],
        "is for 2 to 8 seats, not 9",
    ),
    "no seats at all": (["simulate", "las-vegas", "--seats", "0"], "is for 2 to 8 seats, not 0"),
    "half the names": (["play", "las-vegas", "--seats", "Anna=greedy,greedy"], "every seat a name"),
    "the same name twice": (
        ["play", "las-vegas", "--seats", "A=greedy,A=greedy"],
        "two seats have the same name",
    ),
    "the House's name": (
        ["play", "las-vegas", "--seats", "House=greedy,A=greedy"],
        "is not a name",
    ),
    "a seed in words": (["play", "las-vegas", "--seed", "seven"], "a seed is a whole number"),
    "a negative seed": (["simulate", "las-vegas", "--seed=-1"], "a seed is a whole number"),
    "a huge seed": (["play", "las-vegas", "--seed", str(2**64)], "a seed is a whole number"),
    "an unknown rule": (["rules", "las-vegas", "Z9"], "'Z9'"),
    "no games": (["simulate", "las-vegas", "--games", "0"], "at least one game"),
    "no workers": (["simulate", "las-vegas", "--workers", "-2"], "workers"),
    "an unknown command": (["deal"], "no such command 'deal'"),
    "an unknown flag": (["games", "--loud"], "no such option"),
    "a missing record": (["replay", "nowhere.txt"], "cannot read nowhere.txt"),
    "a missing record to verify": (["verify", "nowhere.txt"], "cannot read nowhere.txt"),
    "a missing record to resume": (["play", "--resume", "nowhere.txt"], "cannot read nowhere.txt"),
    "nothing to resume": (["play", "--resume"], "there is no game to resume"),
    "a folder as a record": (["replay", "."], "cannot read ."),
    "a resumed game with a preset": (
        ["play", "--resume", "x.txt", "--preset", "base"],
        "--resume goes on with a game as it is",
    ),
    "another game to resume": (
        ["play", "poker", "--resume"],
        "--resume goes on with a game as it is",
    ),
    "a pace backwards": (["play", "las-vegas", "--pace", "-1"], "a pace is 0 or more seconds"),
    "a pace that is none": (
        ["play", "las-vegas", "--pace", "nan"],
        "a pace is 0 or more seconds",
    ),
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
    assert re.search(r"\.( \([A-Z0-9.]+\))?$", said.err.rstrip())


def test_an_unknown_seat_of_a_record_is_refused(capsys: Capture, tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    answer(capsys, "play", "las-vegas", "--seed", "3", "--save", file)
    assert run(["replay", file, "--seat", "Mauve"]) == 2
    assert "there is no seat 'Mauve'" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--out", "{}/x/y.csv"], ["--records", "{}/x"]])
def test_a_place_that_cannot_be_written_is_told_before_the_first_game(
    words: list[str], capsys: Capture, tmp_path: Path
) -> None:
    (tmp_path / "x").write_text("a file, not a folder")
    code = run(["simulate", "las-vegas", "--games", "3", words[0], words[1].format(tmp_path)])
    said = capsys.readouterr()
    assert (code, said.out) == (3, "")
    assert said.err.startswith("greenbaize: cannot ")


def test_a_full_disk_is_told_and_nothing_breaks(capsys: Capture) -> None:
    assert run(["simulate", "las-vegas", "--games", "3000", "--out", "/dev/full"]) == 3
    said = capsys.readouterr()
    assert "no space left on device" in said.err
    assert "Traceback" not in said.err


def test_a_reader_that_leaves_early_is_no_trouble() -> None:
    command = (
        f"{sys.executable} -m greenbaize play las-vegas --seed 3 | true; echo ${{PIPESTATUS[0]}}"
    )
    done = subprocess.run(
        ["bash", "-c", command],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.stdout, done.stderr) == ("141\n", "")


def test_an_answer_that_cannot_be_written_is_one_sentence() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "greenbaize", "play", "las-vegas", "--seed", "3"],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
        )
    assert done.returncode == 3
    assert done.stderr == "greenbaize: cannot write the answer: no space left on device.\n"


def test_a_terminal_that_knows_few_letters_is_no_trouble() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "greenbaize", "play", "las-vegas", "--seed", "3"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_nothing_is_written_over(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    assert run(["play", "las-vegas", "--save", str(file)]) == 2
    assert "already exists" in capsys.readouterr().err
    assert file.read_text() == "precious"


def test_help_tells_all_commands_and_what_happens_without_one(capsys: Capture) -> None:
    said = answer(capsys, "--help")
    assert all(command in said for command in ("games", "play", "serve", "simulate", "verify"))
    assert "Alone it opens tables" in said
