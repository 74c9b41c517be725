import { expect, it } from "vitest";
import type { GameInfo, Problem, Setup, SetupRequest } from "../../protocol.ts";
import { spell, SetupDraft } from "../../src/setup/draft.svelte.ts";

const CROWD: Problem = {
  code: "las_vegas_module_seats",
  params: {
    option: "slot_machine",
    fewest: 5,
    most: 8,
    seats: 4,
    why: { term: "las_vegas_seats_slot_machine" },
  },
  rule: "A23",
  message: "slot_machine is for 5 to 8 seats, not 4: it is for a crowd. (A23)",
};
const NAMED = (number: number): string => `Player ${number}`;

const GAME: GameInfo = {
  name: "las-vegas",
  title: "Las Vegas",
  about: "",
  seats: [2, 3, 4, 5, 6],
  usual_seats: 4,
  colours: [],
  options: [
    { name: "slot_machine", rule: "SL1", text: "", choices: [false, true], default: false, needs: [] },
    { name: "rotate", rule: "A37", text: "", choices: ["value", "one"], default: "value", needs: [] },
  ],
  presets: [
    { name: "everything", text: "" },
    { name: "base", text: "" },
  ],
  bots: ["regular", "uniform"],
};

/** A house with one rule: the slot machine is for five and more. */
function house(asked: SetupRequest[] = []) {
  return async (draft: SetupRequest): Promise<Setup> => {
    asked.push(draft);
    const few = (draft.seats ?? 0) < 5;
    const options = { slot_machine: false, rotate: "value", ...draft.options };
    const bad = few && options.slot_machine;
    return {
      seats: draft.seats ?? 0,
      options,
      changed: options.slot_machine ? { slot_machine: "on" } : {},
      refused: few
        ? { slot_machine: { on: CROWD }, ...(bad ? { rotate: { value: CROWD, one: CROWD } } : {}) }
        : {},
      problem: bad ? CROWD : null,
    };
  };
}

it("begins with the usual chairs, friends in them, and the base game", async () => {
  const draft = new SetupDraft(GAME, house());
  await draft.settle();
  expect(draft.seats).toBe(4);
  expect(draft.others).toEqual(Array(3).fill({ kind: "friend" }));
  expect(draft.preset).toBe("base");
  expect(draft.refusal("slot_machine", true)).toEqual(CROWD);
  expect(draft.refusal("slot_machine", false)).toBeUndefined();
});

it("marks what differs from the usual", async () => {
  const draft = new SetupDraft(GAME, house());
  await draft.setSeats(5);
  await draft.choose("slot_machine", true);
  expect(draft.value("slot_machine")).toBe(true);
  expect(draft.unusual("slot_machine")).toBe(true);
  expect(draft.unusual("rotate")).toBe(false);
});

it("leaves out what fewer chairs cannot have, and says so", async () => {
  const draft = new SetupDraft(GAME, house());
  await draft.setSeats(6);
  await draft.choose("rotate", "one");
  await draft.choose("slot_machine", true);
  await draft.setSeats(3);
  expect(draft.dropped).toEqual([{ option: "slot_machine", problem: CROWD }]);
  expect(draft.answer?.problem).toBeNull();
  expect(draft.value("rotate")).toBe("one");
});

it("forgets single choices when another preset is taken", async () => {
  const asked: SetupRequest[] = [];
  const draft = new SetupDraft(GAME, house(asked));
  await draft.choose("rotate", "one");
  await draft.take("everything");
  expect(asked.at(-1)).toEqual({ game: "las-vegas", seats: 4, preset: "everything", options: {} });
});

it("keeps to the last question when answers come late", async () => {
  const answers: ((setup: Setup) => void)[] = [];
  const draft = new SetupDraft(GAME, () => new Promise((answer) => answers.push(answer)));
  const first = draft.setSeats(5);
  const second = draft.setSeats(6);
  const answer = (seats: number): Setup => ({ seats, options: {}, changed: {}, refused: {}, problem: null });
  answers[1]?.(answer(6));
  answers[0]?.(answer(5));
  await Promise.all([first, second]);
  expect(draft.answer?.seats).toBe(6);
});

it("knows who sits where, and who has the same name", () => {
  const draft = new SetupDraft(GAME, house());
  draft.name = "Ann";
  draft.sit(1, { kind: "bot", bot: "uniform" });
  draft.sit(3, { kind: "here", name: " " });
  expect([draft.at("bot"), draft.at("friend"), draft.at("here")]).toEqual([[1], [2], [3]]);
  expect(draft.botAt(1)).toBe("uniform");
  expect(draft.nameAt(3, NAMED)).toBe("Player 4");
  expect(draft.duplicateName(NAMED)).toBeUndefined();
  draft.sit(3, { kind: "here", name: "Ann" });
  expect(draft.duplicateName(NAMED)).toBe("Ann");
});

it("fills all chairs at once", () => {
  const draft = new SetupDraft(GAME, house());
  draft.sitAll("bot");
  expect(draft.others).toEqual(Array(3).fill({ kind: "bot", bot: "regular" }));
  draft.sitAll("friend");
  expect(draft.at("bot")).toEqual([]);
});

it("asks for the table that was draft of", () => {
  const draft = new SetupDraft(GAME, house());
  draft.settings = { ...draft.settings, clock: 90, watch: "nobody" };
  expect(draft.tableRequest("Ann")).toEqual({
    game: "las-vegas",
    name: "Ann",
    seats: 4,
    preset: "base",
    options: {},
    clock: 90,
    pace: 0.8,
    hints: true,
    chat: true,
    odds: null,
    watch: "nobody",
    throw_after: null,
  });
});

it("spells values as the server does", () => {
  expect([true, false, 50, "usual"].map(spell)).toEqual(["on", "off", "50", "usual"]);
});

it("shows chances to whoever plays with bots alone, unless somebody says otherwise", () => {
  const draft = new SetupDraft(GAME, house());
  expect(draft.showsOdds).toBe(false);
  draft.sitAll("bot");
  expect(draft.showsOdds).toBe(true);
  expect(draft.tableRequest("Ann").odds, "the server decides").toBe(null);
  draft.settings = { ...draft.settings, odds: false };
  expect(draft.showsOdds).toBe(false);
  expect(draft.tableRequest("Ann").odds).toBe(false);
});

it("lists what becomes of points between games only for a match of several", async () => {
  const games = { name: "games", rule: "7.4", text: "", choices: [1, 2], default: 1, needs: [] };
  const carry = { ...games, name: "carry", choices: ["fresh", "carry"], default: "fresh", needs: ["games"] };
  const draft = new SetupDraft({ ...GAME, options: [games, carry] }, house());
  await draft.settle();
  expect(draft.applies(carry)).toBe(false);
  await draft.choose("games", 2);
  expect(draft.applies(carry)).toBe(true);
});
