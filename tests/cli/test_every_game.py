"""Every game in the terminal: listed, played by people and bots, and refused where it cannot be."""

from __future__ import annotations

import builtins
import io
import json
import os
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from greenbaize import GAMES, HOUSE, Match, Record, verify
from greenbaize.bots.bot_seats import BotSeats
from greenbaize.cli.app import run
from greenbaize.cli.arguments import table_of
from greenbaize.cli.session import TerminalSession, meant
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Game
from greenbaize.engine.seats import PUBLIC
from tests.laws.trying import Setup, random_game

Capture = pytest.CaptureFixture[str]
every_game = pytest.mark.parametrize("name", GAMES)
WAYS = [(name, "") for name in GAMES] + [
    (name, game.presets[-1].name) for name, game in GAMES.items() if game.presets
]
"""As usual, and with the last of its presets, which is the fullest."""
DRAWN_EVERY = 11 if os.environ.get("GREENBAIZE_ALL_LAWS") else 41
"""One of so many plies is drawn to see whether it fits."""

every_way = pytest.mark.parametrize(("name", "preset"), WAYS)


@pytest.fixture(autouse=True)
def nobody_at_the_keyboard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def answer(capsys: Capture, *words: str) -> str:
    code = run(list(words))
    said = capsys.readouterr()
    assert (code, said.err) == (0, "")
    return said.out


def refused(capsys: Capture, *words: str) -> str:
    """The one sentence in which bad input is refused."""
    assert run(list(words)) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert said.err.startswith("greenbaize: ")
    assert said.err.endswith(".\n")
    return said.err


@every_game
def test_a_game_is_told_with_its_options_and_rules(name: str, capsys: Capture) -> None:
    said = answer(capsys, "games", name)
    for option in GAMES[name].options:
        assert option.name in said
        assert option.rule in said
        assert option.rule in answer(capsys, "rules", name, option.rule)


@every_game
def test_bots_play_it_and_it_is_kept_told_and_verified(
    name: str, capsys: Capture, tmp_path: Path
) -> None:
    file = str(tmp_path / "game.txt")
    told = answer(capsys, "play", name, "--save", file)
    assert GAMES[name].title in told
    assert "All " in answer(capsys, "verify", file)
    assert len(answer(capsys, "replay", file).splitlines()) > 20
    assert len(answer(capsys, "replay", file, "--seat", "1").splitlines()) > 20


@every_game
def test_it_is_simulated_alike_with_any_number_of_workers(name: str, capsys: Capture) -> None:
    said = [
        answer(
            capsys, "simulate", name, "--games", "12", "--seed", "4", "--workers", workers, "--json"
        )
        for workers in ("1", "2")
    ]
    assert said[0] == said[1]
    assert json.loads(said[0])["games"] == 12


@every_game
def test_a_number_of_seats_that_it_is_not_for_is_refused(name: str, capsys: Capture) -> None:
    game = GAMES[name]
    fewest, most = game.seats[0], game.seats[-1]
    right = f"{fewest} to {most} seats" if fewest < most else f"{most} seat"
    for seats in (fewest - 1, most + 1):
        with pytest.raises(SetupError, match=f"is for {right}, not {seats}"):
            Match(name, seats)
        for command in ("play", "simulate") if seats else ():
            said = refused(capsys, command, name, "--seats", ",".join(["uniform"] * seats))
            assert f"is for {right}, not {seats}" in said


@every_game
def test_an_option_of_another_game_is_refused(name: str, capsys: Capture) -> None:
    mine = {option.name for option in GAMES[name].options}
    others = {option.name for game in GAMES.values() for option in game.options} - mine
    for other in sorted(others):
        said = refused(capsys, "play", name, "--option", other)
        assert f"{name} has no option '{other}'" in said


@every_game
def test_a_value_that_an_option_cannot_have_is_refused(name: str, capsys: Capture) -> None:
    for option in GAMES[name].options:
        said = refused(capsys, "play", name, "--option", f"{option.name}=mauve")
        assert f"option {option.name} can be " in said
        assert "not 'mauve'" in said


def evening(
    name: str, players: list[str], file: Path, seed: int, preset: str = ""
) -> TerminalSession:
    options = GAMES[name].preset(preset, len(players)) if preset else {}
    match = Match(name, len(players), options, seed=seed, players=players, waits=True)
    return TerminalSession(match, BotSeats(match, players, seed), file, pace=0, quick=False)


def typist(held: TerminalSession, seed: int) -> Callable[..., str]:
    """Somebody who presses Enter to throw, and chooses at random."""
    chance = random.Random(seed)

    def read(prompt: object = "") -> str:
        owing = [seat for seat in held.match.owing() if seat in held.people]
        if held.match.owing() == [HOUSE] or "nobody else is looking" in str(prompt):
            return ""
        seat = held.screen.in_front if held.screen.in_front in owing else owing[0]
        return chance.choice(held.match.moves(seat))

    return read


def company(name: str, people: int) -> list[str]:
    """So many people, as far as the game has room for them, and a bot or more."""
    seats = min(GAMES[name].seats[-1], max(GAMES[name].seats[0], people + 1))
    people = min(people, seats)
    return ["you"] * people + ["uniform"] * (seats - people)


@every_way
@pytest.mark.parametrize("people", [1, 2])
def test_a_whole_game_can_be_played_at_the_keyboard(
    name: str,
    preset: str,
    people: int,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: Capture,
) -> None:
    players = company(name, people)
    held = evening(name, players, tmp_path / "game.txt", 3, preset)
    monkeypatch.setattr(builtins, "input", typist(held, 3))
    assert held.run() == 0
    assert verify(Record.load(tmp_path / "game.txt")).over
    assert " verify " in capsys.readouterr().out


@dataclass
class Watched:
    """An evening of two people: whether each screen, and each call to one, kept all secrets."""

    shown: list[bool]
    called: list[bool]


@pytest.fixture(scope="module", params=WAYS, ids="-".join)
def watched(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Watched:
    """One evening that several tests ask about."""
    name, preset = request.param
    held = evening(name, company(name, 2), tmp_path_factory.mktemp("evening") / "game", 5, preset)
    noted = Watched([], [])
    show, type_in = held.screen.show, typist(held, 5)

    def look(viewer: int, *rest: Any) -> None:
        before = held.screen.in_front
        show(viewer, *rest)
        eyes = held.screen.in_front
        noted.shown.append(eyes == PUBLIC or not held.screen.hides(eyes) or before == eyes)

    def answered(prompt: object = "") -> str:
        thrower, eyes = held.match.state.thrower(), held.screen.in_front
        if held.match.owing() == [HOUSE] and thrower in held.people:
            noted.called.append(eyes in (thrower, PUBLIC) or not held.screen.hides(eyes))
        return type_in(prompt)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(held.screen, "show", look)
        patched.setattr(builtins, "input", answered)
        held.run()
    assert held.match.over
    return noted


def test_no_screen_shows_one_person_what_only_another_may_see(watched: Watched) -> None:
    assert watched.shown
    assert all(watched.shown)


def test_nobody_is_called_to_a_screen_with_the_secrets_of_another(watched: Watched) -> None:
    assert all(watched.called)


def rendered(game: Game[Any], view: Any, names: Sequence[str], viewer: int, roomy: bool) -> str:
    """A table as it is printed, 80 columns wide."""
    out = Console(file=io.StringIO(), width=80, highlight=False)
    out.print(table_of(game).draw(view, names, viewer, roomy))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def setups(name: str, seats: Sequence[int]) -> Iterator[Setup]:
    """The usual game for these numbers of seats, and every preset."""
    game = GAMES[name]
    for number in seats:
        yield Setup(game, number, {}, number)
        for preset in game.presets:
            yield Setup(game, number, preset.options(number), number)


def fits(setup: Setup, view: Any, viewer: int) -> None:
    """A table stays within 80 columns and so many lines."""
    names = list(setup.game.colours[: setup.seats])
    for roomy, most in ((True, 34), (False, 19)):
        lines = rendered(setup.game, view, names, viewer, roomy).splitlines()
        assert len(lines) <= most, f"{setup}: {len(lines)} lines"
        assert max(len(line.rstrip()) for line in lines) <= 80, setup


@pytest.mark.long(15)
@every_game
def test_every_table_fits_a_small_screen(name: str) -> None:
    game = GAMES[name]
    for setup in setups(name, game.seats):
        for step in random_game(setup):
            if step.ply % DRAWN_EVERY == 0:
                for viewer in (0, PUBLIC):
                    fits(setup, game.view(step.state, viewer), viewer)


@every_game
def test_every_choice_is_explained(name: str) -> None:
    game = GAMES[name]
    for setup in setups(name, sorted({game.usual_seats, game.seats[-1]})):
        names = list(game.colours[: setup.seats])
        for step in random_game(setup):
            if step.seat != HOUSE and step.ply % 3 == 0:
                moves = [game.write(step.state, step.seat, m) for m in step.state.moves(step.seat)]
                out = Console(file=io.StringIO(), width=80, highlight=False)
                view = game.view(step.state, step.seat)
                out.print(table_of(game).prompt(view, names, step.seat, moves))
                assert isinstance(out.file, io.StringIO)
                said = out.file.getvalue()
                assert said.strip()
                assert len(said.splitlines()) <= 14
                assert max(map(len, said.splitlines())) <= 80


@every_way
def test_all_that_happens_is_told_in_sentences(name: str, preset: str) -> None:
    game = GAMES[name]
    names = list(game.colours[: game.usual_seats])
    options = game.preset(preset, game.usual_seats) if preset else {}
    match = Match(name, options=options, seed=2, players=["uniform"] * game.usual_seats)
    BotSeats(match, ["uniform"] * game.usual_seats, 2).play_out()
    lines = table_of(game).event_lines(match.events(), names)
    assert lines
    assert all(line.endswith((".", "!")) and line[0].isupper() for line in lines)


def some_setup(game: Game[Any], seed: int) -> Setup:
    """Options at random that go together, for the usual or the largest number of seats."""
    chance = random.Random(seed)
    while True:
        seats = chance.choice([game.usual_seats, game.seats[-1]])
        options = {option.name: chance.choice(option.choices) for option in game.options}
        setup = Setup(game, seats, options, seed)
        with suppress(SetupError):
            setup.begin()
            return setup


@every_game
def test_every_word_that_is_said_is_in_the_list_of_words(name: str) -> None:
    game = GAMES[name]
    page = (Path(__file__).parents[2] / "docs" / "games.md").read_text()
    section = page.partition(f"## {game.title} (`{name}`)")[2].partition("\n## ")[0]
    assert section
    for seed in range(6):
        for step in random_game(some_setup(game, seed)):
            verb = game.write(step.state, step.seat, step.move).split()[0]
            assert f"`{verb}" in section


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("b", "sit B"),
        ("sit b", "sit B"),
        ("12", "bid 12"),
        ("99", "bid 99"),
        ("6 4", "keep 4 6"),
        ("4", "keep 4"),
        ("p", "pass"),
        ("st", "stand"),
        ("oil", "oil"),
        ("", ""),
        ("hello", "hello"),
    ],
)
def test_as_much_of_a_move_as_is_needed_is_enough(words: str, move: str) -> None:
    moves = {
        "s": ["sit A", "sit B", "sit C"],
        "b": ["pass", "bid 11", "bid 12"],
        "k": ["stand", "throw all", "keep 4", "keep 4 6", "keep 6 6 6"],
        "o": ["base oil", "open oil"],
    }
    asked = {"sit": "s", "bid": "b", "pas": "b", "kee": "k", "sta": "k"}.get(move[:3], "o")
    assert meant(words, moves[asked]) == move
