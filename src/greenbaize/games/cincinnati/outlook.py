"""What every result is worth and every keep promises, as quick as a bot needs it."""

from __future__ import annotations

from greenbaize.games.cincinnati import hierarchy

RESULTS = len(hierarchy.RESULTS)
HEAPS = len(hierarchy.HEAPS)
STRENGTHS = list(hierarchy.STRENGTHS)
KEEPS_OF = list(hierarchy.KEEPS_OF)
FIRST_KEEP = list(hierarchy.FIRST_KEEP)
KEPT_HEAPS = list(hierarchy.KEPT_HEAPS)
GROWN = list(hierarchy.GROWN)


class Outlook:
    """Worth by result, and by heap that is kept while the rest is thrown."""

    results: list[float]
    heaps: list[float]

    def __init__(self) -> None:
        self.results = [0.0] * 253
        self.heaps = [0.0] * 462

    def aim(self, contest: int, strength: int) -> None:
        """To be at least so strong is worth 1, all else nothing."""
        for result in range(RESULTS):
            self.results[result] = 1.0 if STRENGTHS[contest << 8 | result] >= strength else 0.0

    def value(self, result: int, worth: float) -> None:
        """A result is worth this."""
        self.results[result] = worth

    def look_ahead(self) -> None:
        """With one more throw each result is worth what its best keep promises."""
        for heap in range(RESULTS - 1):
            self.heaps[heap] = self.results[heap + 1]
        for heap in range(RESULTS - 1, HEAPS):
            total = 0.0
            for face in range(6):
                total += self.heaps[GROWN[6 * heap + face]]
            self.heaps[heap] = total / 6.0
        for result in range(1, RESULTS):
            best = 0.0
            for keep in range(FIRST_KEEP[result], FIRST_KEEP[result] + KEEPS_OF[result]):
                if self.heaps[KEPT_HEAPS[keep]] > best:
                    best = self.heaps[KEPT_HEAPS[keep]]
            self.results[result] = best

    def now(self, result: int) -> float:
        """What a result is worth."""
        return self.results[result]

    def keeping(self, result: int, keep: int) -> float:
        """What one of a result's keeps promised before the last look ahead."""
        return self.heaps[KEPT_HEAPS[FIRST_KEEP[result] + keep]]

    def from_nothing(self) -> float:
        """What five dice in the cup promised before the last look ahead."""
        return self.heaps[HEAPS - 1]
