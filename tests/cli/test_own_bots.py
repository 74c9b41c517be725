"""Bots of one's own in the commands: they play, they forfeit, and they are checked."""

from __future__ import annotations

import io
import json
import shlex
from pathlib import Path

import pytest

from greenbaize import Match, Record
from greenbaize.bots.bot_seats import BotSeats
from greenbaize.cli import saves
from greenbaize.cli.app import run
from greenbaize.cli.session import TerminalSession

from ..bots.scripts import script

Capture = pytest.CaptureFixture[str]

MODULE = """
from greenbaize.bots.bot import Bot

class Lowest(Bot):
    def choose(self, chair):
        return chair.moves()[0]

class Fails(Bot):
    def choose(self, chair):
        raise RuntimeError("no idea")
"""


@pytest.fixture(autouse=True)
def nobody_at_the_keyboard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / f"bots_{tmp_path.name}.py").write_text(MODULE)


def said(capsys: Capture, *words: str, code: int = 0) -> tuple[str, str]:
    assert run(list(words)) == code
    told = capsys.readouterr()
    return told.out, told.err


def module(tmp_path: Path) -> str:
    return f"bots_{tmp_path.name}"


def test_they_play_beside_ours_and_stand_in_the_record(capsys: Capture, tmp_path: Path) -> None:
    players = [f"{module(tmp_path)}:Lowest", f"exec:{script(tmp_path)} --depth=2", "greedy"]
    seats = ",".join(f"{n}={p}" for n, p in zip(("Ann", "Bo", "Cy"), players, strict=True))
    out, err = said(capsys, "play", "las-vegas", "--seats", seats, "--save", "game.txt", "--json")
    assert err == ""
    assert json.loads(out)["players"] == players
    assert json.loads(out)["seats"] == ["Ann", "Bo", "Cy"]
    assert Record.load("game.txt").players == players
    assert "All " in said(capsys, "verify", "game.txt")[0]


def test_who_fails_is_named_once_and_the_game_goes_on(capsys: Capture, tmp_path: Path) -> None:
    seats = f"{module(tmp_path)}:Fails,greedy"
    out, err = said(capsys, "play", "las-vegas", "--seats", seats, "--seed", "1", "--json")
    assert min(json.loads(out)["places"]) == 1
    first, count = err.splitlines()
    assert first == (
        "greenbaize: The bot Fails at seat 1 (Red) failed: RuntimeError: no idea. "
        "The bot regular plays this move, and any other that is forfeited."
    )
    assert count.startswith("greenbaize: Red forfeited ")
    assert count.endswith(" moves; the bot regular played instead.")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_simulation_counts_what_is_forfeited(
    workers: str, capsys: Capture, tmp_path: Path
) -> None:
    name = f"{module(tmp_path)}:Fails"
    out, err = said(capsys, "simulate", "las-vegas", "--seats", f"{name},greedy", "--games", "6",
                    "--seed", "1", "--workers", workers, "--rotate", "--json")  # fmt: skip
    forfeits = json.loads(out)["forfeits"][name]
    assert forfeits["moves"] > 60
    assert forfeits["first"].startswith("the bot Fails at seat 1 (Red) failed: RuntimeError")
    assert err.startswith(f"greenbaize: '{name}' forfeited {forfeits['moves']} moves, which")


def test_a_simulation_with_a_process_is_the_same_on_any_number_of_workers(
    capsys: Capture, tmp_path: Path
) -> None:
    seats = f"exec:{script(tmp_path)},uniform"
    words = ["simulate", "las-vegas", "--seats", seats, "--games", "4", "--seed", "1", "--json"]
    alone = said(capsys, *words, "--workers", "1")
    assert said(capsys, *words, "--workers", "2") == alone
    assert json.loads(alone[0])["forfeits"] == {}


def test_a_bot_that_keeps_to_the_protocol_is_told_so(capsys: Capture, tmp_path: Path) -> None:
    out, err = said(capsys, "bot-check", script(tmp_path), "--game", "las-vegas", "--seed", "3")
    assert err == ""
    assert "las-vegas, 2 seats: " in out
    assert "las-vegas, 8 seats: " in out
    assert "keeps to the protocol: " in out.splitlines()[-1]


def test_a_bot_that_does_not_is_told_what_is_wrong(capsys: Capture, tmp_path: Path) -> None:
    name = f"{module(tmp_path)}:Fails"
    out, _ = said(capsys, "bot-check", name, "--game", "cincinnati", code=1)
    assert "moves forfeited; the first time the bot Fails at seat 1" in out
    assert out.splitlines()[-1].startswith(f"'{name}' forfeited ")
    out, _ = said(capsys, "bot-check", name, "--game", "cincinnati", "--json", code=1)
    told = json.loads(out)
    assert told["ok"] is False
    assert all(game["forfeits"] == game["moves"] > 0 for game in told["games"])


def test_a_bot_is_checked_in_every_game(capsys: Capture, tmp_path: Path) -> None:
    out, _ = said(capsys, "bot-check", f"{module(tmp_path)}:Lowest", "--json")
    told = json.loads(out)
    assert told["ok"] is True
    assert len({game["game"] for game in told["games"]}) == 6


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["bot-check", "genius"], "nobody called 'genius' can sit here"),
        (["bot-check", "no_such_module:Bot"], "cannot be loaded: ModuleNotFoundError"),
        (["bot-check", "exec:no-such-program x"], "there is no program 'no-such-program'"),
        (["bot-check", "greedy", "--game", "chess"], "there is no game 'chess'"),
        (["play", "las-vegas", "--seats", "exec:no-such-program,greedy"], "there is no program"),
        (["simulate", "las-vegas", "--seats", "a.b:C,greedy"], "cannot be loaded"),
    ],
)
def test_what_cannot_be_run_is_one_sentence(
    words: list[str], sentence: str, capsys: Capture
) -> None:
    out, err = said(capsys, *words, code=2)
    assert out == ""
    assert err.count("\n") == 1
    assert sentence in err


def saved(file: Path, players: list[str]) -> Path:
    """A game just begun."""
    match = Match("las-vegas", 2, {"first_player": 2}, seed=4, players=players, waits=True)
    file.parent.mkdir(parents=True, exist_ok=True)
    saves.save(match, file)
    return file


def test_a_record_from_elsewhere_runs_nothing_unasked(capsys: Capture, tmp_path: Path) -> None:
    mark = tmp_path / "ran"
    command = f"exec:{script(tmp_path, f'open({str(mark)!r}, chr(119))')}"
    file = saved(tmp_path / "elsewhere" / "game.txt", [command, "greedy"])
    seats = f"{command},greedy"
    err = said(capsys, "play", "--resume", str(file), code=2)[1]
    assert f"if you trust that, add --seats {shlex.quote(seats)}" in err
    assert not mark.exists()
    other = said(capsys, "play", "--resume", str(file), "--seats", "greedy,greedy", code=2)[1]
    assert "--resume goes on with a game as it is" in other
    assert not mark.exists()
    said(capsys, "play", "--resume", str(file), "--seats", seats)
    assert mark.exists()


def test_a_game_saved_with_ours_goes_on_with_the_same_bots(capsys: Capture, tmp_path: Path) -> None:
    players = [f"exec:{script(tmp_path)}", f"{module(tmp_path)}:Lowest"]
    saved(saves.folder() / "game.txt", players)
    out, err = said(capsys, "play", "--resume", "--json")
    assert json.loads(out)["players"] == players
    assert err == ""


def test_in_the_terminal_who_fails_is_named_and_the_process_ends(
    capsys: Capture, tmp_path: Path
) -> None:
    players = [f"{module(tmp_path)}:Fails", "uniform"]
    match = Match("las-vegas", 2, seed=4, players=players, waits=True)
    bots = BotSeats(match, players, 4)
    assert TerminalSession(match, bots, tmp_path / "game.txt", pace=0, quick=True).run() == 0
    out = " ".join(capsys.readouterr().out.split())
    assert out.count("failed: RuntimeError: no idea.") == 1
    assert "the bot regular played instead." in out
