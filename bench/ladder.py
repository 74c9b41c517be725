"""How strong the bots are: plays our ladders and tells docs/ladder.md.

Each ladder goes on where it was interrupted. `--check` plays only what we have targets for, apart
for every commit, and says which are missed: those that are above all of the 95 % interval.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from report import commit, keep
from stopping import stop_as_ctrl_c

from greenbaize.engine.files import save_text
from greenbaize.study.ladder_file import Kept
from greenbaize.study.ladder_plot import draw
from greenbaize.study.ladder_report import markdown, percent, percents
from greenbaize.study.standing import Rung, Standing

CHECKOUT = Path(__file__).resolve().parents[1]
KEPT, CHECKED = CHECKOUT / "bench" / "ladder", CHECKOUT / "build" / "ladder"
PAGE, PICTURES = CHECKOUT / "docs" / "ladder.md", CHECKOUT / "docs" / "pictures"
MISSED, BROKEN = 1, 2
SEED = 1
GAMES = 300
"""Of each bot among others, and for each bot of those that play against each other."""

EXPERT, REGULAR = "expert@0.1s", "regular"
YARDSTICK = "greedy"
LEVELS = (EXPERT, REGULAR, "novice", YARDSTICK, "uniform")


@dataclass(frozen=True)
class Entry:
    """A ladder of ours; with targets each bot plays alone among yardsticks."""

    name: str
    about: str
    game: str
    seats: int
    targets: tuple[tuple[str, float], ...] = ()
    preset: str | None = None

    @property
    def bots(self) -> tuple[str, ...]:
        """Who is compared."""
        return tuple(bot for bot in LEVELS if bot != YARDSTICK) if self.targets else LEVELS

    def words(self, bots: Sequence[str]) -> list[str]:
        """The command."""
        games = str(GAMES * len(bots))
        words = ["ladder", self.game, "--bots", ",".join(bots), "--seats", str(self.seats)]
        words += ["--one-among", YARDSTICK] if self.targets else []
        words += ["--preset", self.preset] if self.preset else []
        return [*words, "--games", games, "--seed", str(SEED)]


AMONG = [
    Entry("las-vegas-4", "Las Vegas", "las-vegas", 4, ((EXPERT, 0.36), (REGULAR, 0.27))),
    Entry("las-vegas-everything-5", "Las Vegas with everything", "las-vegas", 5,
          ((EXPERT, 0.30),), "everything"),
    Entry("second-way-4", "The Second Way", "las-vegas-second-way", 4, ((EXPERT, 0.32),)),
    Entry("cincinnati-4", "Cincinnati", "cincinnati", 4, ((EXPERT, 0.33), (REGULAR, 0.25))),
    Entry("reibach-4", "Reibach & Co", "reibach", 4, ((EXPERT, 0.88), (REGULAR, 0.70))),
    Entry("reibach-2", "Reibach & Co for two", "reibach", 2, ((EXPERT, 0.85),)),
    Entry("bells-3", "Bells & Hammers", "bells-and-hammers", 3, ((EXPERT, 0.43),)),
]  # fmt: skip
OPEN = [
    Entry("las-vegas-open", "Las Vegas, all against all", "las-vegas", 4),
    Entry("second-way-open", "The Second Way, all against all", "las-vegas-second-way", 4),
    Entry("cincinnati-open", "Cincinnati, all against all", "cincinnati", 4),
    Entry("reibach-open", "Reibach & Co, all against all", "reibach", 4),
    Entry("bells-open", "Bells & Hammers, all against all", "bells-and-hammers", 4),
]
ENTRIES = [*AMONG, *OPEN]


def play(entry: Entry, bots: Sequence[str], folder: Path) -> int:
    """Play a ladder, or what is missing of it; returns the exit code."""
    folder.mkdir(parents=True, exist_ok=True)
    print(f"{entry.name}: {entry.about}", flush=True)
    command = [sys.executable, "-m", "greenbaize", *entry.words(bots)]
    return subprocess.call([*command, "--out", str(folder / f"{entry.name}.jsonl")])


def read(path: Path) -> tuple[Standing, list[Rung], str]:
    """How a ladder stands by its file, and its command."""
    kept = Kept(path)
    ladder = kept.ladder()
    standing = Standing(ladder)
    for block in kept.blocks(ladder):
        standing.add(block)
    return standing, standing.rungs(), str(kept.header["command"])


def tell(entries: Iterable[Entry], folder: Path) -> None:
    """Put the results into their page, and draw them."""
    found = [entry for entry in entries if (folder / f"{entry.name}.jsonl").exists()]
    keep("results", "\n".join(line for entry in found for line in section(entry, folder)), PAGE)


def section(entry: Entry, folder: Path) -> Iterator[str]:
    """One ladder in the page."""
    standing, rungs, command = read(folder / f"{entry.name}.jsonl")
    if rungs:
        picture = PICTURES / f"ladder_{entry.name.replace('-', '_')}.svg"
        save_text(picture, draw(standing.ladder, standing, rungs))
        yield from ["", f"### {entry.about}", ""]
        yield f"![{entry.about}: shares of the victories](pictures/{picture.name})"
        yield from ["", f"{standing.games:,} games in {standing.blocks:,} blocks, repeated by"]
        yield from ["", "```sh", command, "```", "", markdown(rungs), ""]


def missed(entry: Entry, folder: Path) -> Iterator[str]:
    """The targets of a ladder that its bots miss; says of all how they stand."""
    _, rungs, _ = read(folder / f"{entry.name}.jsonl")
    found = {rung.bot: rung for rung in rungs}
    for bot, target in entry.targets:
        rung = found[bot]
        verdict = judged(rung, target)
        shares = f"{percent(rung.share)} ({percents(rung.share_95)} %)"
        said = f"{entry.name}, {bot}: {shares}, target {100 * target:.0f} %, {verdict}"
        print(said)
        if verdict == "missed":
            yield said


def judged(rung: Rung, target: float) -> str:
    """A target is missed if all of the interval lies below it."""
    if rung.share >= target:
        return "reached"
    return "missed" if rung.share_95[1] < target else "within the interval"


def check(entries: Sequence[Entry], folder: Path) -> int:
    """Play what has targets, and see."""
    found = []
    for entry in entries:
        code = play(entry, [bot for bot, _ in entry.targets], folder)
        if code:
            return code
        found += list(missed(entry, folder))
    for sentence in found:
        print(f"ladder: {sentence}", file=sys.stderr)
    return MISSED if found else 0


def checked() -> Path:
    """Where this commit's ladders lie; with files that differ from it they are played anew."""
    folder = CHECKED / commit()
    if folder.name.endswith("+"):
        shutil.rmtree(folder, ignore_errors=True)
    return folder


def main() -> int:
    """Play all, or those that are named."""
    stop_as_ctrl_c()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="see whether the targets are reached")
    parser.add_argument("--only", action="append", metavar="NAME", help="one of the ladders")
    parser.add_argument("--tell", action="store_true", help="play nothing, only write the page")
    wanted = parser.parse_args()
    entries = [entry for entry in ENTRIES if not wanted.only or entry.name in wanted.only]
    if unknown := {*(wanted.only or ())} - {entry.name for entry in entries}:
        print(f"ladder: there is no ladder {', '.join(sorted(unknown))}.", file=sys.stderr)
        return BROKEN
    if wanted.check:
        return check([entry for entry in entries if entry.targets], checked())
    for entry in [] if wanted.tell else entries:
        code = play(entry, entry.bots, KEPT)
        tell(ENTRIES, KEPT)
        if code:
            return code
    tell(ENTRIES, KEPT)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
