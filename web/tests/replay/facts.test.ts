import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { ScorePoint, Replay } from "../../protocol.ts";
import { chapters } from "../../src/games/las-vegas-box/chapters.ts";
import ScoreChart from "../../src/replay/ScoreChart.svelte";

/** Rounds of six bills and four placements each. */
const ROUND = [
  ...Array.from({ length: 6 }, () => ({ seat: null, words: "bill 50" })),
  ...Array.from({ length: 4 }, () => ({ seat: 0, words: "place 1" })),
];
const PLIES = ROUND.length;

/** The facts of a game with these scores at the ends of its rounds, and others within them. */
function facts(ends: [number, number][], within: ScorePoint[] = [], result: Replay["result"] = []): string {
  const moves = ends.flatMap(() => ROUND);
  const score_history = [
    { ply: 0, scores: [0, 0] },
    ...ends.map((scores, round) => ({ ply: (round + 1) * PLIES, scores })),
    ...within,
  ].sort((one, other) => one.ply - other.ply);
  const seats = ["Ann", "Ben"];
  const story: Replay = {
    game: "las-vegas",
    seats,
    plies: moves.length,
    moves,
    score_history,
    ceremonies: [],
    result,
  };
  const { container } = render(ScoreChart, { story, chapters: chapters(moves), score: String });
  return container.querySelector("section > p")?.textContent ?? "";
}

describe("what is history of a lead", () => {
  it.each<[string, [number, number][], ScorePoint[], string]>([
    [
      "always the same",
      [
        [10, 0],
        [30, 20],
      ],
      [],
      "Ann was ahead from beginning to end.",
    ],
    [
      "level after the first round",
      [
        [10, 10],
        [30, 20],
      ],
      [],
      "Nobody but Ann was ever ahead.",
    ],
    [
      "level in between",
      [
        [10, 0],
        [20, 20],
        [60, 30],
      ],
      [],
      "Nobody but Ann was ever ahead.",
    ],
    [
      "level at the end",
      [
        [10, 0],
        [20, 20],
      ],
      [],
      "Nobody but Ann was ever ahead.",
    ],
    [
      "level for a moment",
      [
        [10, 0],
        [30, 20],
      ],
      [{ ply: 15, scores: [10, 10] }],
      "Nobody but Ann was ever ahead.",
    ],
    [
      "lost and won back within a round",
      [
        [10, 0],
        [30, 20],
      ],
      [{ ply: 15, scores: [10, 20] }],
      "The lead changed hands 2 times.",
    ],
    [
      "another at first",
      [
        [0, 10],
        [30, 20],
      ],
      [],
      "The lead changed hands once.",
    ],
    [
      "another after a tie",
      [
        [10, 0],
        [20, 20],
        [20, 40],
      ],
      [],
      "The lead changed hands once.",
    ],
  ])("%s", (_, ends, within, said) => {
    const history = facts(ends, within);
    expect(history).toContain(said);
    expect(history.match(/ahead|changed hands/g)).toHaveLength(1);
  });

  it("nothing where nobody was ever ahead", () => {
    expect(
      facts([
        [10, 10],
        [20, 20],
      ]),
    ).not.toMatch(/ahead|changed hands/);
  });
});

describe("what is told of a lead after a tie-break", () => {
  const level: [number, number][] = [
    [10, 0],
    [20, 20],
  ];

  it("never that somebody was ahead from beginning to end", () => {
    const won = facts(
      level,
      [],
      [
        [20, 1],
        [20, 2],
      ],
    );
    expect(won).toContain("Nobody but Ann was ever ahead.");
    expect(won).not.toContain("from beginning to end");
  });

  it("that the lead changed hands, if the other won", () => {
    const lost = facts(
      level,
      [],
      [
        [20, 2],
        [20, 1],
      ],
    );
    expect(lost).toContain("The lead changed hands once.");
  });

  it("that only one was ever ahead, if the victory is shared", () => {
    const shared = facts(
      level,
      [],
      [
        [20, 1],
        [20, 1],
      ],
    );
    expect(shared).toContain("Nobody but Ann was ever ahead.");
  });
});

describe("what is history of the best round", () => {
  it("whose it was, if nobody has another as good", () => {
    expect(
      facts([
        [10, 0],
        [30, 60],
      ]),
    ).toContain("The best round was Ben’s: 60 in round 2.");
    expect(
      facts([
        [60, 0],
        [70, 60],
      ]),
    ).not.toContain("best round");
    expect(
      facts([
        [60, 0],
        [120, 10],
      ]),
    ).not.toContain("best round");
    expect(
      facts([
        [0, -10],
        [0, -20],
      ]),
    ).not.toContain("best round");
  });
});
