"""An evening at the table: what a person sees and types."""

import builtins
import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from greenbaize import Match, Record, verify
from greenbaize.bots.bot_seats import BotSeats
from greenbaize.cli import saves
from greenbaize.cli.app import run
from greenbaize.cli.session import TerminalSession, meant
from greenbaize.engine.errors import SaveError
from greenbaize.engine.seats import HOUSE

Said = Callable[[str], str]


def evening(file: Path, players: list[str], seed: int = 5, quick: bool = False) -> TerminalSession:
    match = Match("las-vegas", len(players), seed=seed, players=players, waits=True)
    return TerminalSession(match, BotSeats(match, players, seed), file, pace=0, quick=quick)


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """These lines are typed, then Ctrl-D."""
    answers = iter(lines)

    def read(prompt: object = "") -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(builtins, "input", read)


def first_moves(monkeypatch: pytest.MonkeyPatch, held: TerminalSession) -> Iterator[str]:
    """Somebody who always takes the first legal move."""

    def read(prompt: object = "") -> str:
        owing = held.match.owing()[0]
        return "" if owing == HOUSE else held.match.moves(owing)[0]

    monkeypatch.setattr(builtins, "input", read)
    yield ""


def test_a_whole_game_can_be_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    held = evening(tmp_path / "game.txt", ["you", "greedy", "uniform"])
    next(first_moves(monkeypatch, held))
    assert held.run() == 0
    said = capsys.readouterr().out
    assert " verify " in said
    record = Record.load(tmp_path / "game.txt")
    assert verify(record).over
    assert record.players == ["you", "greedy", "uniform"]


def test_two_people_at_one_screen_go_by_their_names(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    held = evening(tmp_path / "game.txt", ["you", "you"])
    next(first_moves(monkeypatch, held))
    assert held.run() == 0
    said = capsys.readouterr().out
    assert "Enter throws Blue's dice" in said
    assert "you" not in said.replace("your", "")


def test_the_table_shows_what_is_asked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    held = evening(tmp_path / "game.txt", ["you", "greedy"])
    typed(monkeypatch, "")
    assert held.run() == 0
    said = capsys.readouterr().out
    assert "round 1 of 4" in said
    assert "Choose a number to place" in said
    assert "would take $" in said
    table = said.partition("The game is saved")[0]
    assert all(len(line) <= 80 for line in table.splitlines())


def test_a_number_is_enough(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    held = evening(tmp_path / "game.txt", ["you", "greedy"])
    typed(monkeypatch, "", "1")
    held.run()
    assert held.match.record.moves[-1].words == "place 1"


def test_a_wrong_word_is_refused_in_one_sentence_and_asked_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    held = evening(tmp_path / "game.txt", ["you", "greedy"])
    typed(monkeypatch, "", "7", "hello", "", "back", "place 1")
    held.run()
    said = capsys.readouterr().out
    assert "'place 7' is not a move here; say for instance 'place 1'." in said
    assert "'hello' is not a move here" in said
    assert "(B5)" in said
    assert "Type place 1" in said
    assert "You can take back only your own last move" in said
    assert held.match.record.moves[-1].words == "place 1"


def test_a_placement_can_be_taken_back_until_the_next_throw(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    held = evening(tmp_path / "game.txt", ["you", "greedy"])
    typed(monkeypatch, "", "1", "back", "2", "what")
    held.run()
    assert [line.words for line in held.match.record.moves if line.seat == 0] == ["place 2"]
    assert "Press Enter to go on; 'back' takes your last move back." in capsys.readouterr().out


def test_the_rules_in_play_can_be_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    held = evening(tmp_path / "game.txt", ["you", "greedy"])
    typed(monkeypatch, "?")
    held.run()
    said = capsys.readouterr().out
    assert "B5" in said
    assert "B14" in said


def test_leaving_saves_the_game_and_tells_how_to_resume(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    held = evening(file, ["you", "greedy"])
    typed(monkeypatch, "", "1", "quit")
    assert held.run() == 0
    said = capsys.readouterr().out
    assert " play --resume" in said
    assert str(file) in said.replace("\n", "")
    assert Record.load(file).moves[-1].words == "place 1"


def test_a_resumed_game_goes_on_with_the_same_dice(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    match = Match("las-vegas", 2, players=["you", "greedy"], waits=True)
    held = TerminalSession(match, BotSeats(match, ["you", "greedy"]), file, pace=0, quick=False)
    typed(monkeypatch, "")
    held.run()
    assert (tmp_path / "game.txt.house").stat().st_mode & 0o077 == 0
    assert match.house.secret
    assert match.house.secret not in file.read_text()
    again = saves.load(file)
    held = TerminalSession(again, BotSeats(again, ["you", "greedy"]), file, pace=0, quick=True)
    next(first_moves(monkeypatch, held))
    assert held.run() == 0
    record = Record.load(file)
    assert record.commitment == match.record.commitment
    assert "sealed secret" in verify(record).say()
    assert not (tmp_path / "game.txt.house").exists()


def test_without_its_secret_a_fair_game_cannot_go_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    saves.save(Match("las-vegas", 2, waits=True), file)
    (tmp_path / "game.txt.house").unlink()
    assert run(["play", "--resume", str(file)]) == 2
    assert "secret" in capsys.readouterr().err


def test_the_game_left_last_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    older, newer, broken = (saves.folder() / f"{name}.txt" for name in ("a", "b", "c"))
    saves.save(Match("las-vegas", 2, seed=1, waits=True), older)
    saves.save(Match("las-vegas", 2, seed=2, waits=True), newer)
    broken.write_text("no record")
    os.utime(older, (1, 1))
    assert saves.latest() == newer
    assert saves.new_file("las-vegas").name.startswith("las-vegas-")


def test_a_disk_that_fills_up_loses_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, elsewhere = tmp_path / "game.txt", tmp_path / "elsewhere.txt"
    held = evening(file, ["you", "greedy"])
    real = Record.save

    def full(record: Record, path: Path) -> None:
        if path == file:
            raise SaveError(f"cannot save {path}: no space left on device.")
        real(record, path)

    monkeypatch.setattr(Record, "save", full)
    typed(monkeypatch, "", "1", f"save {elsewhere}")
    assert held.run() == 0
    said = " ".join(capsys.readouterr().out.split())
    assert said.count("no space left on device") == 1
    assert f"Saved in {elsewhere}" in said.replace("\n", "")
    assert Record.load(elsewhere).moves[-1].words == "place 1"


def test_a_game_that_could_not_be_saved_says_so_at_the_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "wall").write_text("a file, not a folder")
    held = evening(tmp_path / "wall" / "game.txt", ["you", "greedy"])
    typed(monkeypatch, "", "1")
    assert held.run() == 3
    assert "could not be saved" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "move"),
    [("5", "place 5"), ("place 5", "place 5"), ("6", "place 6"), ("", ""), ("place", "place")],
)
def test_a_move_is_known_from_its_end(words: str, move: str) -> None:
    assert meant(words, ["place 1", "place 5"]) == move


def test_in_a_real_terminal_ctrl_c_leaves_cleanly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "greenbaize", "play", "las-vegas", "--pace", "0"]
    environment = os.environ | {"XDG_STATE_HOME": str(tmp_path), "TERM": "xterm", "COLUMNS": "80"}
    keyboard, screen = pty.openpty()
    child = subprocess.Popen(
        command, stdin=screen, stdout=screen, stderr=screen, env=environment, start_new_session=True
    )
    os.close(screen)
    try:
        wait_for(keyboard, "Enter throws your dice")
        os.write(keyboard, b"\n")
        wait_for(keyboard, "Choose a number to place")
        assert "play --resume" in interrupted(child, keyboard)
        assert child.wait(timeout=30) == 0
    finally:
        child.kill()
        child.wait(30)
        os.close(keyboard)
    saved = list((tmp_path / "greenbaize").glob("*.txt"))
    assert len(saved) == 1


def interrupted(child: subprocess.Popen[bytes], screen: int) -> str:
    """Ctrl-C, pressed again by somebody who has waited long; returns what the screen says."""
    child.send_signal(2)
    try:
        return wait_for(screen, "--resume", 20)
    except AssertionError:
        child.send_signal(2)
        return wait_for(screen, "--resume")


def wait_for(screen: int, words: str, seconds: float = 60) -> str:
    """Read the screen until these words are on it."""
    seen = ""
    deadline = time.monotonic() + seconds
    while words not in seen:
        assert time.monotonic() < deadline, seen
        if select.select([screen], [], [], 0.5)[0]:
            seen += os.read(screen, 65536).decode(errors="replace")
    return seen


def test_a_game_that_is_saved_elsewhere_moves_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there, taken = tmp_path / "here.txt", tmp_path / "There.txt", tmp_path / "taken.txt"
    taken.write_text("precious")
    held = evening(here, ["you", "greedy"])
    typed(monkeypatch, f"save {taken}", f"save {there}", "")
    held.run()
    assert taken.read_text() == "precious"
    assert "already exists" in " ".join(capsys.readouterr().out.split())
    assert not here.exists()
    assert Record.load(there).moves == held.match.record.moves


def test_somebody_with_a_name_is_called_by_it(tmp_path: Path) -> None:
    match = Match("las-vegas", ["Anna", "Ben"], seed=1, players=["you", "greedy"], waits=True)
    held = TerminalSession(
        match, BotSeats(match, ["you", "greedy"]), tmp_path / "game.txt", 0, False
    )
    assert held.names == ["Anna", "Ben"]
    assert held.invitation(0, 1) == "Enter throws Anna's dice"


def test_an_abandoned_game_reveals_its_dice(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match("las-vegas", 2, players=["you", "greedy"], waits=True)
    held = TerminalSession(
        match, BotSeats(match, ["you", "greedy"]), tmp_path / "game.txt", 0, False
    )
    typed(monkeypatch, "", "abandon")
    assert held.run() == 0
    assert "The game was abandoned." in capsys.readouterr().out
    record = Record.load(tmp_path / "game.txt")
    assert record.secret
    assert "sealed secret" in verify(record).say()
    assert not (tmp_path / "game.txt.house").exists()


def test_the_rules_in_play_leave_out_what_is_not_played(tmp_path: Path) -> None:
    plain = evening(tmp_path / "game.txt", ["you", "greedy"])
    assert "**B14**" in plain.rules_in_play()
    assert "**N3**" not in plain.rules_in_play()
    match = Match("las-vegas", 2, {"neutral_dice": True}, seed=1, players=["you", "greedy"])
    neutral = TerminalSession(
        match, BotSeats(match, ["you", "greedy"]), tmp_path / "game.txt", 0, True
    )
    assert "**N3**" in neutral.rules_in_play()


@pytest.mark.parametrize(
    "change",
    [{"players": []}, {"players": ["you", "bob"]}, {"dice": "given"}],
    ids=["nobody", "a stranger", "no dice"],
)
def test_a_record_that_nobody_can_go_on_with_is_refused(
    change: dict[str, object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match("las-vegas", 2, seed=1, players=["you", "greedy"], waits=True)
    match.throw()
    replace(match.record, **change).save(tmp_path / "game.txt")  # type: ignore[arg-type]
    assert run(["play", "--resume", str(tmp_path / "game.txt")]) == 2
    assert capsys.readouterr().err.startswith("greenbaize: ")
