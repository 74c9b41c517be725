"""Try a house under faults of one's choice: `python -m tests.chaos --help`."""

from __future__ import annotations

import argparse
import random
from itertools import islice

from .checker import Checker
from .faults import drawn, possible
from .house import House


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--workers", type=int, help="on PostgreSQL; without it one, on SQLite")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--tables", type=int, default=1, help="of each game")
    parser.add_argument("--faults", type=int, default=20, help="how many")
    parser.add_argument("--only", nargs="*", metavar="FAULT", help="the names of faults")
    parser.add_argument("--never", nargs="*", default=[], metavar="FAULT")
    return parser.parse_args()


def main() -> None:
    wanted = arguments()
    print(f"seed {wanted.seed}")
    with House(wanted.workers) as house:
        faults = {fault.__name__: fault for fault in possible(house)}
        chosen = [faults[name] for name in wanted.only or faults if name not in wanted.never]
        storm = islice(drawn(chosen, random.Random(wanted.seed)), wanted.faults)
        Checker(house, wanted.seed, wanted.tables).run(storm)


if __name__ == "__main__":
    main()
