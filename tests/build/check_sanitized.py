"""A build that watches every array bound and every shift plays ten thousand games cleanly."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
GAMES = 10_000
WATCH = "-fsanitize=bounds,shift -fno-sanitize-recover=all"
PLAY = f"""
import random
from greenbaize import GAMES, Rng, compiled
from greenbaize.bots import make_bot
from greenbaize.bots.arena import Arena
from greenbaize.engine.playout import playout
from greenbaize.engine.errors import SetupError
assert compiled()
chance, rng = random.Random(1), Rng(1)
played = 0
while played < {GAMES}:
    for game in GAMES.values():
        for seats in game.seats:
            options = {{option.name: chance.choice(option.choices) for option in game.options}}
            try:
                state = game.begin(seats, options)
            except SetupError:
                continue
            playout(state, rng, look=played % 3 == 0)
            Arena(game, [make_bot("greedy", game)] * seats, options, 1).play(played)
            played += 2
print(played)
"""


@pytest.mark.long(60)
def test_ten_thousand_games_touch_nothing_out_of_bounds(tmp_path: Path) -> None:
    environment = os.environ | {"CFLAGS": f"{WATCH} -O1 -g0", "LDFLAGS": WATCH}
    environment["GREENBAIZE_NO_SITE"] = "1"
    built = tmp_path / "lib"
    build = [sys.executable, "setup.py", "-q", "build", f"--build-lib={built}"]
    build.append(f"--build-temp={tmp_path / 'temp'}")
    subprocess.run(build, cwd=CHECKOUT, env=environment, check=True, capture_output=True)
    hot = list(built.rglob("*.so"))
    assert any(b"__ubsan_handle_out_of_bounds" in path.read_bytes() for path in hot)
    watched = os.environ | {"PYTHONPATH": str(built)}
    done = subprocess.run(
        [sys.executable, "-c", PLAY], cwd=tmp_path, env=watched, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    assert int(done.stdout) >= GAMES


def test_the_watch_bites(tmp_path: Path) -> None:
    source = tmp_path / "slip.c"
    source.write_text("int a[3]; int main(int n, char **v) { return a[n + 2]; }\n")
    program = tmp_path / "slip"
    compiler = os.environ.get("CC", "cc")
    subprocess.run([compiler, *WATCH.split(), "-o", program, source], check=True)
    assert subprocess.run([program], capture_output=True).returncode != 0
