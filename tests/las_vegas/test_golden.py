"""Golden games: they load, replay and verify today as on the day they were played."""

import runpy
from pathlib import Path
from typing import Any

import pytest

from greenbaize import GAMES, HOUSE, Match, Record, resumed, retold, verify
from greenbaize.bots import hire
from greenbaize.bots.arena import Arena
from greenbaize.bots.bot import Bot, Chair
from greenbaize.engine.replay import Replay
from greenbaize.engine.rng import Rng

RECORDS = Path(__file__).parent.parent / "records"
MAKE: dict[str, Any] = runpy.run_path(str(RECORDS / "make.py"))
GAME = GAMES["las-vegas"]
SEEDED: list[str] = list(MAKE["seeded"]())
FAIR: list[str] = list(MAKE["fair"]())
ALL = [*SEEDED, *FAIR, "problem"]


def path(name: str) -> Path:
    return RECORDS / f"{name}.txt"


def test_there_is_one_for_each_number_of_seats_with_neutral_dice_and_without() -> None:
    assert {file.stem for file in RECORDS.glob("*.txt")} == set(ALL)
    assert len(SEEDED) == 8
    tables = {
        (len(r.seats), "neutral-dice" in r.options) for r in map(Record.load, map(path, SEEDED))
    }
    assert tables == {(seats, neutral) for seats in (2, 3, 4, 5) for neutral in (False, True)}


@pytest.mark.parametrize("name", ALL)
def test_a_golden_game_is_saved_as_it_was_loaded(name: str, tmp_path: Path) -> None:
    record = Record.load(path(name))
    record.save(tmp_path / "again.txt")
    assert (tmp_path / "again.txt").read_bytes() == path(name).read_bytes()


@pytest.mark.parametrize("name", ALL)
def test_a_golden_game_verifies(name: str) -> None:
    record = Record.load(path(name))
    verdict = verify(record)
    assert verdict.moves == len(record.moves)
    assert verdict.over == (name != "problem")


@pytest.mark.parametrize(
    ("name", "dice"),
    [
        ("seeded-4", "the dice are those of the seed"),
        ("fair-4", "the dice come from the House's sealed secret and every seat's contribution"),
        ("problem", "the dice were given by hand, not drawn"),
    ],
)
def test_it_is_said_where_the_dice_come_from(name: str, dice: str) -> None:
    assert verify(Record.load(path(name))).dice == dice


@pytest.mark.parametrize("name", ALL)
def test_a_golden_game_replays_to_its_result(name: str) -> None:
    record = Record.load(path(name))
    match = Replay(record).to_the_end()
    assert match.record.result == record.result
    assert [line.words for line in match.record.moves] == [line.words for line in record.moves]
    told = [event for _, events in retold(record) for event in events]
    assert told == match.story


@pytest.mark.parametrize("name", [*SEEDED, *FAIR])
def test_a_golden_game_is_made_again_to_the_last_byte(name: str) -> None:
    match: Match = MAKE["make"](name)
    assert match.record.text() == path(name).read_text()


@pytest.mark.parametrize("name", SEEDED)
def test_the_arena_plays_the_same_games(name: str) -> None:
    seats, neutral, seed = MAKE["seeded"]()[name]
    bots: list[Bot] = [hire("uniform", GAME) for _ in range(seats)]
    end = Arena(GAME, bots, GAME.settle({"neutral-dice": neutral}), seed).play(0)
    assert list(zip(end.scores(), end.places(), strict=True)) == Record.load(path(name)).result


def test_the_problem_can_be_played_on() -> None:
    record = Record.load(path("problem"))
    match = resumed(record)
    assert match.owing() == [0]
    assert match.moves(0) == ["place 1", "place 2", "place 5"]
    match.play(0, "place 1")
    match.play(HOUSE, "roll 2 5")
    match.play(1, "place 5")
    assert len(match.record.moves) == len(record.moves) + 3


def test_greedy_play_finds_the_answer_to_the_problem() -> None:
    match = Replay(Record.load(path("problem"))).to_the_end()
    chair = Chair(GAME, 0, Rng(1))
    chair.face(match.state)
    move = hire("greedy", GAME).choose(chair)
    assert GAME.write(match.state, 0, move) == "place 1"
