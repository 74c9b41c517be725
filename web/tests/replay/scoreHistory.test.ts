import { describe, expect, it } from "vitest";
import type { ScorePoint, Replay } from "../../protocol.ts";
import { chapters } from "../../src/games/las-vegas-box/chapters.ts";
import {
  spreadLabels,
  tickStep,
  largestGain,
  scoreHistory,
  isWorthShowing,
  leader,
  leaders,
  ledThroughout,
  type ScoreHistory,
} from "../../src/replay/scoreHistory.ts";

const stock = (seat: number | null, words: string, times = 1) =>
  Array.from({ length: times }, () => ({ seat, words }));

/** Two rounds of six bills and four placements each. */
const MOVES = [
  ...stock(null, "bill 50", 6),
  ...stock(0, "place 1", 4),
  ...stock(null, "bill 50", 6),
  ...stock(1, "place 2", 4),
];

function story(score_history: ScorePoint[], moves = MOVES): Replay {
  const seats = ["Ann", "Ben"];
  const [game, plies] = ["las-vegas", moves.length];
  return { game, seats, plies, moves, score_history, ceremonies: [], result: [] };
}

const historyOf = (replay: Replay): ScoreHistory => scoreHistory(replay, chapters(replay.moves));

const scoresOf = ({ points }: ScoreHistory): number[][] => points.map(({ scores }) => scores);
const course = (...scores: number[][]): ScoreHistory => ({
  kind: "round",
  moments: scores,
  points: scores.map((one, index) => ({ chapter: index || null, ply: index, scores: one })),
});

describe("the score history of a game", () => {
  it("tells the scores at the end of each round, not in the middle of one", () => {
    const history = historyOf(
      story([
        { ply: 0, scores: [0, 0] },
        { ply: 8, scores: [10, 0] },
        { ply: 10, scores: [10, 90] },
        { ply: 20, scores: [60, 90] },
      ]),
    );
    expect(history.kind).toBe("round");
    expect(scoresOf(history)).toEqual([
      [0, 0],
      [10, 90],
      [60, 90],
    ]);
  });

  it("goes by every change where a game has no parts", () => {
    const changes = [
      { ply: 0, scores: [0, 0] },
      { ply: 2, scores: [5, 0] },
    ];
    const history = historyOf(story(changes, stock(0, "bid 5", 3)));
    expect(history.kind).toBe(null);
    expect(scoresOf(history)).toEqual([
      [0, 0],
      [5, 0],
    ]);
    expect(isWorthShowing(history)).toBe(false);
  });

  it("tells nothing of a game with one seat", () => {
    expect(isWorthShowing(course([0], [10], [20]))).toBe(false);
    expect(isWorthShowing(course([0, 0], [10, 0], [20, 0]))).toBe(true);
  });

  it("knows who was ahead, one after the other; equals are not", () => {
    expect([leader([5, 9]), leader([9, 9])]).toEqual([1, null]);
    expect(leaders(course([0, 0], [5, 9], [9, 9], [9, 10], [20, 10]))).toEqual([1, 0]);
  });

  it.each<[string, number | null, number[][]]>([
    [
      "ahead at every moment",
      0,
      [
        [0, 0],
        [10, 0],
        [30, 20],
      ],
    ],
    [
      "ahead before anybody else had anything",
      1,
      [
        [0, 0],
        [0, 0],
        [0, 5],
        [0, 9],
      ],
    ],
    [
      "ahead from what was given out",
      0,
      [
        [7, 5],
        [9, 8],
      ],
    ],
    [
      "level at the beginning",
      null,
      [
        [0, 0, 0],
        [10, 10, 0],
        [30, 20, 0],
      ],
    ],
    [
      "level with all at the beginning",
      null,
      [
        [0, 0],
        [10, 10],
        [30, 20],
      ],
    ],
    [
      "back where all began",
      null,
      [
        [0, 0],
        [10, 0],
        [0, 0],
        [30, 20],
      ],
    ],
    [
      "level in the middle",
      null,
      [
        [0, 0],
        [10, 0],
        [20, 20],
        [30, 20],
      ],
    ],
    [
      "level at the end",
      null,
      [
        [0, 0],
        [10, 0],
        [20, 20],
      ],
    ],
    [
      "behind for one moment",
      null,
      [
        [0, 0],
        [10, 0],
        [10, 15],
        [30, 20],
      ],
    ],
    [
      "behind at first",
      null,
      [
        [0, 0],
        [0, 10],
        [30, 20],
      ],
    ],
    [
      "never ahead",
      null,
      [
        [0, 0],
        [0, 0],
      ],
    ],
  ])("who was %s", (_, seat, moments) => {
    expect(ledThroughout(course(...moments))).toBe(seat);
  });

  it("finds the greatest gain, if it is greater than any other", () => {
    expect(largestGain(course([0, 0], [50, 10], [60, 50]))).toEqual({ seat: 0, chapter: 1, gain: 50 });
    expect(largestGain(course([0, 0], [50, 10], [60, 60])), "by two").toBe(null);
    expect(largestGain(course([0, 0], [50, 10], [100, 20])), "twice by one").toBe(null);
    expect(largestGain(course([0, 0], [0, -3]))).toBe(null);
  });

  it("keeps labels spreadLabels and in order", () => {
    const [low = 0, high = 0, highest = 0] = spreadLabels([0.9, 0.95, 1], 0.2);
    expect(highest).toBe(1);
    expect(high).toBeCloseTo(0.8);
    expect(low).toBeCloseTo(0.6);
    expect(spreadLabels([0.5, 0], 0.2)).toEqual([0.5, 0]);
  });
});

describe("the numbers below the chart", () => {
  it.each([
    [1, 1],
    [6, 1],
    [7, 2],
    [12, 2],
    [13, 5],
    [30, 5],
    [31, 10],
    [150, 50],
  ])("of %i chapters stand at every %i. of them", (count, step) => {
    expect(tickStep(count)).toBe(step);
  });
});
