"""The bots in examples/bots play as their first lines say."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

import pytest

from greenbaize import GAMES
from greenbaize.bots import make_bot
from greenbaize.bots.arena import Arena

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or "node"
"""Node.js comes with what builds the page."""

COMMANDS = {
    "first_bot.js": "exec:" + shlex.join([NODE, str(EXAMPLES / "first_bot.js")]),
    "first_bot.py": "exec:" + shlex.join([sys.executable, str(EXAMPLES / "first_bot.py")]),
    "thrifty.py": "thrifty:Thrifty",
}


def share(bot: str, games: int) -> float:
    """The bot's share of the victories in Las Vegas against `uniform`."""
    game, won = GAMES["las-vegas"], 0.0
    arena = Arena(game, [make_bot(bot, game), make_bot("uniform", game)], {}, 8)
    for index in range(games):
        places = arena.play(index).places()
        won += 1 / places.count(1) if places[0] == 1 else 0.0
    return won / games


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("example", COMMANDS)
def test_it_plays_every_game(example: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    game = GAMES[name]
    bots = [make_bot(COMMANDS[example], game) for _ in range(game.seats[0])]
    assert not Arena(game, bots, {}, 2).play(0).owing()


def test_the_one_in_javascript_plays_better_than_chance() -> None:
    assert share(COMMANDS["first_bot.js"], 30) > 0.6


def test_every_example_is_tried() -> None:
    files = {file.name for file in EXAMPLES.iterdir() if file.is_file()}
    assert files - {"README.md"} == set(COMMANDS)
