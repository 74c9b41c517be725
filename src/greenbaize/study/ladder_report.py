"""A ladder's figures: as text for tables, for documents and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from greenbaize.engine.game import find_game
from greenbaize.study.ladder import Ladder
from greenbaize.study.rating import Interval
from greenbaize.study.standing import Rung, Standing

MICROSECONDS, MILLISECONDS = 1e-6, 1e-3
NONE = "–"


def title(ladder: Ladder) -> str:
    """What is played, and by how many."""
    return f"{find_game(ladder.game).title}, {ladder.seats} seats"


def options(ladder: Ladder) -> str:
    """The options that are not the usual ones."""
    unusual = find_game(ladder.game).unusual(dict(ladder.options))
    return ", ".join(
        name if value == "on" else f"{name}={value}" for name, value in unusual.items()
    )


def how(ladder: Ladder) -> str:
    """Who plays against whom."""
    if ladder.one_among is None:
        return "all against all"
    if ladder.seats == 2:
        return f"each against {ladder.one_among}"
    return f"each one among {ladder.seats - 1} {ladder.one_among}"


def percent(share: float) -> str:
    """A share.

    >>> percent(0.375)
    '37.5 %'
    """
    return f"{100 * share:.1f} %"


def percents(interval: Interval) -> str:
    """An interval of shares."""
    low, high = interval
    return f"{100 * low:.1f} to {100 * high:.1f}"


def span(interval: Interval | None, form: str) -> str:
    """An interval of numbers, if there is one."""
    return NONE if interval is None else " to ".join(format(end, form) for end in interval)


def time(seconds: float) -> str:
    """A short time.

    >>> time(0.1004), time(0.0000021), time(2.5)
    ('100.4 ms', '2.1 µs', '2.50 s')
    """
    if seconds >= 1:
        return f"{seconds:.2f} s"
    if seconds >= MILLISECONDS:
        return f"{seconds / MILLISECONDS:.1f} ms"
    return f"{seconds / MICROSECONDS:.1f} µs"


def markdown(rungs: Sequence[Rung]) -> str:
    """The figures as a table for documents."""
    head = ["bot", "won", "95 %", "mean", "95 %", "rating", "95 %", "decisions", "each"]
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *(cells(rung) for rung in rungs)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def cells(rung: Rung) -> list[str]:
    """A row of a table."""
    return [
        rung.bot,
        percent(rung.share),
        f"{percents(rung.share_95)} %",
        f"{rung.mean:.1f}",
        span(rung.mean_95, ".1f"),
        f"{rung.rating:+.0f}",
        span(rung.rating_95, "+.0f"),
        f"{rung.decisions:,}",
        time(rung.seconds),
    ]


def as_data(ladder: Ladder, standing: Standing, rungs: Sequence[Rung]) -> dict[str, Any]:
    """The figures for programs."""
    return {
        "game": ladder.game,
        "seats": ladder.seats,
        "options": dict(ladder.options),
        "bots": list(ladder.bots),
        "one_among": ladder.one_among,
        "seed": ladder.seed,
        "games": standing.games,
        "blocks": standing.blocks,
        "unit": find_game(ladder.game).unit,
        "standing": [asdict(rung) for rung in rungs],
    }
