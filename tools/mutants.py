"""Changes the rules in many small ways and lists the changes that no test notices.

`python tools/mutants.py [FOLDER ...]` takes the games of these folders, or all of them.
"""

import subprocess
import sys
from collections import Counter
from pathlib import Path

MUTMUT = [str(Path(sys.executable).parent / "mutmut")]
GAMES = sys.argv[1:]
LEAST = 0.85
NOTICED = {"killed", "timeout"}


def results() -> dict[str, str]:
    """What became of each mutant of the games that were asked for."""
    shown = subprocess.run([*MUTMUT, "results", "--all", "true"], capture_output=True, text=True)
    pairs = [line.strip().rpartition(": ") for line in shown.stdout.splitlines() if ": " in line]
    return {
        name: fate
        for name, _, fate in pairs
        if not GAMES or any(f".games.{game}." in name for game in GAMES)
    }


def main() -> int:
    """Run all mutants; 0 if enough were noticed."""
    wanted = [f"greenbaize.games.{game}.*" for game in GAMES]
    subprocess.run([*MUTMUT, "run", "--max-children", "2", *wanted], check=False)
    fates = results()
    counted = Counter(fates.values())
    survivors = sorted(name for name, fate in fates.items() if fate not in NOTICED)
    share = 1 - len(survivors) / len(fates) if fates else 0.0
    print("\nSurvivors:", *survivors, sep="\n  ")
    print(f"{dict(counted)}\n{100 * share:.1f} % of {len(fates)} mutants were noticed.")
    return 0 if share >= LEAST and "not checked" not in counted else 1


if __name__ == "__main__":
    sys.exit(main())
