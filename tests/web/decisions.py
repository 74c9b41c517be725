"""What holds at every decision: all it needs is in sight, nothing covers it, and nothing jumps.

Tables say what a decision needs with `data-needed`, and which panel is the hand with `data-hand`.
Something that a player moves on purpose, such as a die between two trays, has `data-slides`.
"""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self

from playwright.sync_api import Page

SMALL_PHONE = {"width": 360, "height": 640}
MOST_PIXELS = 2
"""So far, and no farther, something may move within a turn."""

HIDDEN = """() => [...document.querySelectorAll("[data-needed]")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .flatMap((one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const [x, y, wide, high] = [left, top, width, height].map(Math.round);
    const said = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 60);
    const kind = `<${one.localName} class="${one.getAttribute("class") ?? ""}">`;
    const what = `${kind} "${said}" at ${x},${y} ${wide}x${high}`;
    if (!width || !height) return [`${what} has no size`];
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      return [`${what} is outside ${innerWidth}x${innerHeight}`];
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const untouchable = getComputedStyle(one).pointerEvents === "none";
    if (hit && (one.contains(hit) || (untouchable && hit.contains(one)))) return [];
    const over = hit ? `<${hit.localName} class="${hit.getAttribute("class") ?? ""}">` : "nothing";
    return [`${what} is covered by ${over}`];
  })"""
"""What is needed now but lies outside the window or under something else, in words."""

NEEDED = """() => [...document.querySelectorAll("[data-needed]")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .length"""

WATCH = """() => {
  const heights = () => [...document.querySelectorAll("[data-hand]")]
    .map((hand) => hand.getBoundingClientRect().height);
  const seen = { shifts: [], heights: heights() };
  const note = (list) => {
    const sources = list.getEntries().flatMap((entry) => entry.sources);
    for (const { node, previousRect, currentRect } of sources) {
      if (!(node instanceof Element) || getComputedStyle(node).display === "inline") continue;
      if (node.closest("[data-slides], [aria-live], [role=status]")) continue;
      if (node.parentElement?.closest("button")) continue;
      seen.shifts.push({
        words: !node.firstElementChild && !node.matches("button, svg"),
        what: `<${node.localName} class="${node.getAttribute("class") ?? ""}">`,
        from: [previousRect.left, previousRect.top, previousRect.width, previousRect.height],
        to: [currentRect.left, currentRect.top, currentRect.width, currentRect.height],
      });
    }
  };
  const observer = new PerformanceObserver(note);
  observer.observe({ type: "layout-shift" });
  window.__shiftWatch = {
    take: () => {
      note({ getEntries: () => observer.takeRecords() });
      return { shifts: seen.shifts, heights: [seen.heights, heights()] };
    },
    stop: () => observer.disconnect(),
  };
}"""
"""Notes boxes that the layout moves from now on; what is in a button may be centred anew."""

TAKE = "() => window.__shiftWatch.take()"
STOP = "() => window.__shiftWatch.stop()"
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def assert_needed_in_sight(page: Page) -> None:
    """All that this decision needs lies inside the window, and nothing lies over it.

    To be asked while the page waits for a decision, and 400 ms after it has appeared.
    """
    assert page.evaluate(NEEDED), "the table does not say what this decision needs"
    hidden = page.evaluate(HIDDEN)
    assert hidden == [], "\n".join([f"at {page.viewport_size}:", *hidden])


class ShiftWatch:
    """Watches the layout within a turn: `with ShiftWatch(page): ...` fails if anything jumped."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def __enter__(self) -> Self:
        self.page.evaluate(WATCH)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is None:
            self.assert_still()
            self.page.evaluate(STOP)

    def assert_still(self) -> None:
        """Nothing has been moved by the layout so far, and the hand has kept its height."""
        self.page.evaluate(SETTLED)
        seen = self.page.evaluate(TAKE)
        before, after = seen["heights"]
        assert len(before) == len(after), "the hand came or went within a turn"
        grown = [(a, b) for a, b in zip(before, after, strict=True) if abs(a - b) > MOST_PIXELS]
        assert grown == [], f"the hand's panel changed its height: {grown}"
        jumps = [shift for shift in seen["shifts"] if moved(shift)]
        assert jumps == [], "\n".join(["moved within a turn:", *map(told, jumps)])


def moved(shift: dict[str, Any]) -> bool:
    """Whether a box starts elsewhere; boxes may grow where they stand, and words in their line."""
    (left, top, *_), (later_left, later_top, *_) = shift["from"], shift["to"]
    across = 0 if shift["words"] else abs(left - later_left)
    return bool(max(across, abs(top - later_top)) > MOST_PIXELS)


def told(shift: dict[str, Any]) -> str:
    """What moved from where to where, for a reader of the failure."""
    return f"{shift['what']} from {shift['from']} to {shift['to']}"
