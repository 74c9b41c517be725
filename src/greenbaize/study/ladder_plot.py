"""A ladder as a drawing: a bar for each bot's share of the victories, with its interval."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from greenbaize.study.ladder import Ladder
from greenbaize.study.ladder_report import how, options, percent, percents, span, title
from greenbaize.study.standing import Rung, Standing

MARK = "<!-- a ladder of Greenbaize -->"
"""By this a drawing of ours is known, so that it may be replaced."""

WIDTH, EDGE, TOP, ROW, FOOT = 880, 28, 104, 46, 52
BAR = 20
LETTER = 9.4
"""About as wide is a letter of a bot's name."""

FIGURES = 236
"""Room for the numbers to the right of the bars."""

STEPS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.25)
MOST_LINES = 6
LINE_WIDTH = 112
"""So many letters of options fit below the title."""

STYLE = """
  text { font-family: system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif; fill: #1d2a24;
    font-size: 14px; font-variant-numeric: tabular-nums }
  .paper { fill: #fbfaf6 } .title { font-size: 21px; font-weight: 650 }
  .muted { fill: #66736c; font-size: 12.5px } .name { font-size: 15px; font-weight: 550 }
  .strong { font-weight: 650; font-size: 15px }
  .grid { stroke: #dfe3dc; stroke-width: 1 } .even { stroke: #b4552d; stroke-dasharray: 4 4;
    stroke-width: 1.4 } .even-word { fill: #a84c25; font-size: 12.5px }
  .bar { fill: #2f8a63; opacity: .26 } .reach { stroke: #1e6b4a; stroke-width: 2.2;
    stroke-linecap: round } .dot { fill: #1e6b4a; stroke: #fbfaf6; stroke-width: 1.6 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6ece8 } .paper { fill: #14201a } .muted { fill: #9aaaa1 }
    .grid { stroke: #2b3a32 } .even { stroke: #e0895f } .even-word { fill: #eb9a72 }
    .bar { fill: #4dbd8c; opacity: .3 } .reach { stroke: #7fdcb2 }
    .dot { fill: #7fdcb2; stroke: #14201a }
  }"""


@dataclass(frozen=True)
class Axis:
    """Where a share lies on the paper."""

    left: float
    right: float
    most: float
    step: float

    def at(self, share: float) -> float:
        """How far to the right."""
        return self.left + (self.right - self.left) * min(share, self.most) / self.most

    def lines(self) -> list[float]:
        """The shares that have a line."""
        return [self.step * line for line in range(round(self.most / self.step) + 1)]


def axis_of(rungs: Sequence[Rung], even: float) -> Axis:
    """An axis from nothing to a round share beyond all intervals."""
    longest = max(len(rung.bot) for rung in rungs)
    reach = max(even, *(rung.share_95[1] for rung in rungs))
    step = next((step for step in STEPS if reach / step <= MOST_LINES), STEPS[-1])
    lines = min(-int(-reach // step), round(1 / step))
    left = EDGE + max(90, longest * LETTER + 20)
    return Axis(left, WIDTH - EDGE - FIGURES, lines * step, step)


def draw(ladder: Ladder, standing: Standing, rungs: Sequence[Rung]) -> str:
    """The drawing, as an SVG document."""
    even = 1 / ladder.seats
    axis = axis_of(rungs, even)
    bottom = TOP + ROW * len(rungs)
    height = bottom + FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" role="img" aria-label="{spoken(ladder, rungs)}">',
        MARK,
        f"<style>{STYLE}\n</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height}" rx="10"/>',
        *heading(ladder, standing),
        *grid(axis, bottom),
        *(part for row, rung in enumerate(rungs) for part in drawn(rung, axis, TOP + ROW * row)),
        *even_line(axis, even, bottom),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def spoken(ladder: Ladder, rungs: Sequence[Rung]) -> str:
    """The drawing for those who do not see it."""
    shares = ", ".join(f"{rung.bot} {percent(rung.share)}" for rung in rungs)
    return escape(f"{title(ladder)}, victories: {shares}")


def heading(ladder: Ladder, standing: Standing) -> Iterator[str]:
    """What was played, and what the columns mean."""
    yield text(EDGE, 38, title(ladder), "title")
    games = f"{standing.games:,} games in {standing.blocks:,} blocks, seed {ladder.seed}"
    yield text(EDGE, 60, f"{how(ladder)}; {games}", "muted")
    chosen = options(ladder)
    if chosen:
        cut = chosen if len(chosen) <= LINE_WIDTH else f"{chosen[: LINE_WIDTH - 1]}…"
        yield text(EDGE, 78, cut, "muted")
    yield text(WIDTH - EDGE - 112, 96, "victories", "muted", "end")
    yield text(WIDTH - EDGE, 96, "rating", "muted", "end")


def grid(axis: Axis, bottom: float) -> Iterator[str]:
    """Thin lines at round shares."""
    for share in axis.lines():
        x = axis.at(share)
        yield line(x, TOP, x, bottom, "grid")
        yield text(x, bottom + 18, f"{100 * share:.0f} %", "muted", "middle")


def even_line(axis: Axis, even: float, bottom: float) -> Iterator[str]:
    """What everybody would have if all were equally good."""
    x = axis.at(even)
    yield line(x, TOP - 8, x, bottom, "even")
    yield text(x, bottom + 38, f"equal shares, {percent(even)}", "even-word", "middle")


def drawn(rung: Rung, axis: Axis, top: float) -> Iterator[str]:
    """One bot: its name, its bar with the interval, and the figures."""
    middle = top + ROW / 2
    x, (low, high) = axis.at(rung.share), rung.share_95
    yield text(EDGE, middle + 5, rung.bot, "name")
    yield (
        f'<rect class="bar" x="{axis.left:.1f}" y="{middle - BAR / 2:.1f}" '
        f'width="{x - axis.left:.1f}" height="{BAR}" rx="3"/>'
    )
    yield line(axis.at(low), middle, axis.at(high), middle, "reach")
    for end in (low, high):
        yield line(axis.at(end), middle - 5, axis.at(end), middle + 5, "reach")
    yield f'<circle class="dot" cx="{x:.1f}" cy="{middle:.1f}" r="5.5"/>'
    column = WIDTH - EDGE - 112
    yield text(column, middle - 2, percent(rung.share), "strong", "end")
    yield text(column, middle + 15, f"{percents(rung.share_95)} %", "muted", "end")
    yield text(WIDTH - EDGE, middle - 2, signed(f"{rung.rating:+.0f}"), "strong", "end")
    yield text(WIDTH - EDGE, middle + 15, signed(span(rung.rating_95, "+.0f")), "muted", "end")


def signed(numbers: str) -> str:
    """Numbers with a minus as long as the plus."""
    return numbers.replace("-", "\N{MINUS SIGN}")


def text(x: float, y: float, words: str, kind: str, anchor: str = "start") -> str:
    """Some words."""
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text class="{kind}" {place}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line class="{kind}" {ends}/>'
