"""The ladders that our documents tell of."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from greenbaize.cli.app import run
from greenbaize.study.standing import Rung

ROOT = Path(__file__).parents[2]


@pytest.fixture
def ours(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script, which stands outside of the package."""
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    return import_module("ladder")


def rung(share: float, low: float, high: float) -> Rung:
    return Rung("greedy", 9, share, (low, high), 0.0, None, 0.0, None, 1, 0.1)


def test_every_ladder_of_ours_can_be_played(
    ours: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert len({entry.name for entry in ours.ENTRIES}) == len(ours.ENTRIES)
    for entry in ours.ENTRIES:
        assert {bot for bot, _ in entry.targets} <= {*entry.bots}
        words = entry.words(["regular", "novice"])
        games = words[words.index("--games") + 1]
        assert int(games) == 600
        out = tmp_path / f"{entry.name}.jsonl"
        assert run([*words, "--games", "1", "--workers", "1", "--out", str(out)]) == 0
    assert capsys.readouterr().err == ""


def test_the_page_tells_each_ladder_with_its_command(
    ours: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page, first = tmp_path / "ladder.md", ours.ENTRIES[0]
    page.write_text((ROOT / "docs" / "ladder.md").read_text())
    monkeypatch.setattr(ours, "PAGE", page)
    monkeypatch.setattr(ours, "PICTURES", tmp_path)
    words = [*first.words(["regular", "uniform"]), "--games", "16", "--workers", "1"]
    assert run([*words, "--out", str(tmp_path / f"{first.name}.jsonl")]) == 0
    for _ in range(2):
        ours.tell(ours.ENTRIES, tmp_path)
        told = page.read_text().partition("<!-- results -->")[2]
        assert told.count(f"### {first.about}") == 1
        assert "greenbaize ladder las-vegas --bots regular,uniform --one-among greedy" in told
        assert "16 games in 2 blocks" in told
        assert "| regular | " in told
        assert "(pictures/ladder_las_vegas_4.svg)" in told
        assert told.rstrip().endswith("<!-- end -->")
    assert (tmp_path / "ladder_las_vegas_4.svg").exists()
    capsys.readouterr()


def test_a_target_is_missed_if_it_is_above_the_interval(ours: Any) -> None:
    assert ours.judged(rung(0.4, 0.3, 0.5), 0.4) == "reached"
    assert ours.judged(rung(0.4, 0.3, 0.5), 0.49) == "within the interval"
    assert ours.judged(rung(0.4, 0.3, 0.5), 0.51) == "missed"


def test_a_check_names_what_is_missed(
    ours: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "toy.jsonl"
    entry = ours.Entry("toy", "Toy", "las-vegas", 2, (("greedy", 0.01), ("uniform", 0.99)))
    assert run(["ladder", "las-vegas", "--bots", "greedy,uniform", "--seats", "2", "--games", "20",
                "--seed", "1", "--workers", "1", "--out", str(out)]) == 0  # fmt: skip
    monkeypatch.setattr(ours, "play", lambda *_: 0)
    capsys.readouterr()
    assert ours.check([entry], tmp_path) == 1
    said = capsys.readouterr()
    assert said.out.count("toy, ") == 2
    assert said.err.startswith("ladder: toy, uniform: ")
    assert "target 99 %, missed" in said.err
