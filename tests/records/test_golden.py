"""Golden games: they load, replay and verify today as on the day they were played."""

from pathlib import Path
from typing import Any

import pytest

from greenbaize import GAMES, Record, replay_events, verify
from greenbaize.bots import make_bot
from greenbaize.bots.arena import Arena
from greenbaize.bots.bot import Bot
from greenbaize.engine.game import Game
from greenbaize.engine.replay import Replay
from greenbaize.engine.seats import PUBLIC

from .make import HERE, Golden, goldens

GOLDENS = {
    f"{game.name}-{golden.name}": golden for game in GAMES.values() for golden in goldens(game)
}
FAIR = {name: golden for name, golden in GOLDENS.items() if golden.is_fair}
SEEDED = {name: golden for name, golden in GOLDENS.items() if not golden.is_fair}
FILES = {f"{path.parent.name}/{path.stem}": path for path in sorted(HERE.glob("*/*.txt"))}


def test_every_game_keeps_one_as_usual_and_one_unusual_for_each_number_of_seats() -> None:
    assert {golden.path for golden in GOLDENS.values()} <= set(FILES.values())
    for game in GAMES.values():
        records = [Record.load(golden.path) for golden in goldens(game)]
        tables = {(len(record.seats), is_unusual(game, record)) for record in records}
        assert tables == {(seats, unusual) for seats in game.seats for unusual in (False, True)}


def is_unusual(game: Game[Any], record: Record) -> bool:
    """Whether it was played in another way than is usual now."""
    return record.options != game.recorded(game.settle())


@pytest.mark.parametrize("name", FILES)
def test_a_golden_game_is_saved_as_it_was_loaded(name: str, tmp_path: Path) -> None:
    record = Record.load(FILES[name])
    record.save(tmp_path / "again.txt")
    assert (tmp_path / "again.txt").read_bytes() == FILES[name].read_bytes()


@pytest.mark.parametrize("name", FILES)
def test_a_golden_game_verifies(name: str) -> None:
    record = Record.load(FILES[name])
    verdict = verify(record)
    assert verdict.moves == len(record.moves)
    assert verdict.over == (record.result is not None)


@pytest.mark.parametrize("name", FILES)
def test_a_golden_game_replays_to_its_result(name: str) -> None:
    record = Record.load(FILES[name])
    match = Replay(record).to_the_end()
    assert match.record.result == record.result
    assert [line.words for line in match.record.moves] == [line.words for line in record.moves]
    told = [event for _, events in replay_events(record) for event in events]
    assert told == match.events(PUBLIC)


@pytest.mark.parametrize("golden", GOLDENS.values(), ids=GOLDENS)
def test_a_golden_game_is_made_again_to_the_last_byte(golden: Golden) -> None:
    assert golden.play().record.text() == golden.path.read_text()


@pytest.mark.parametrize("golden", SEEDED.values(), ids=SEEDED)
def test_the_arena_plays_the_same_games(golden: Golden) -> None:
    game = golden.game
    bots: list[Bot] = [make_bot("uniform", game) for _ in range(golden.seats)]
    end = Arena(game, bots, game.settle(golden.options), golden.seed).play(0)
    assert list(zip(end.scores(), end.places(), strict=True)) == Record.load(golden.path).result


@pytest.mark.parametrize("golden", FAIR.values(), ids=FAIR)
def test_it_is_said_where_fair_dice_come_from(golden: Golden) -> None:
    said = "the dice come from the House's sealed secret and every seat's contribution"
    assert str(verify(Record.load(golden.path)).dice) == said


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("cincinnati-fair-4", "The record is of the older kind: it cannot prove that the House"),
        (
            "cincinnati-promised-4",
            "Blue and Green brought the part that was promised; for {last} the House's formula "
            "was used, and for {first} too, whose promised part was not opened.",
        ),
        ("cincinnati-alone-3", "All parts are the House's formula: the House and the seats were"),
    ],
)
def test_it_is_said_whose_the_parts_of_fair_dice_were(name: str, said: str) -> None:
    record = Record.load(GOLDENS[name].path)
    words = said.format(first=record.seats[0], last=record.seats[-1])
    assert str(verify(record).parts).startswith(words)


@pytest.mark.parametrize("golden", SEEDED.values(), ids=SEEDED)
def test_it_is_said_that_seeded_dice_are_those_of_the_seed(golden: Golden) -> None:
    assert str(verify(Record.load(golden.path)).dice) == "the dice are those of the seed"
