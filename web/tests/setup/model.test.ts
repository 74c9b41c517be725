import { expect, it } from "vitest";
import type { GameInfo, Setup, SetupRequest } from "../../protocol.ts";
import { spelt, Thought } from "../../src/setup/model.svelte.ts";

const CROWD = "slot_machine is for 5 to 8 seats, not 4: it is for a crowd. (A23)";
const NAMED = (number: number): string => `Player ${number}`;

const GAME: GameInfo = {
  name: "las-vegas",
  title: "Las Vegas",
  about: "",
  seats: [2, 3, 4, 5, 6],
  usual_seats: 4,
  colours: [],
  options: [
    { name: "slot_machine", rule: "SL1", says: "", choices: [false, true], default: false },
    { name: "rotate", rule: "A37", says: "", choices: ["value", "one"], default: "value" },
  ],
  presets: [
    { name: "everything", says: "" },
    { name: "base", says: "" },
  ],
  bots: ["greedy", "uniform"],
};

/** A house with one rule: the slot machine is for five and more. */
function house(asked: SetupRequest[] = []) {
  return async (thought: SetupRequest): Promise<Setup> => {
    asked.push(thought);
    const few = (thought.seats ?? 0) < 5;
    const options = { slot_machine: false, rotate: "value", ...thought.options };
    const bad = few && options.slot_machine;
    return {
      seats: thought.seats ?? 0,
      options,
      changed: options.slot_machine ? { slot_machine: "on" } : {},
      refused: few
        ? { slot_machine: { on: CROWD }, ...(bad ? { rotate: { value: CROWD, one: CROWD } } : {}) }
        : {},
      says: bad ? CROWD : null,
    };
  };
}

it("begins with the usual chairs, friends in them, and the base game", async () => {
  const thought = new Thought(GAME, house());
  await thought.settle();
  expect(thought.seats).toBe(4);
  expect(thought.others).toEqual(Array(3).fill({ kind: "friend" }));
  expect(thought.preset).toBe("base");
  expect(thought.refusal("slot_machine", true)).toBe(CROWD);
  expect(thought.refusal("slot_machine", false)).toBeUndefined();
});

it("marks what differs from the usual", async () => {
  const thought = new Thought(GAME, house());
  await thought.setSeats(5);
  await thought.choose("slot_machine", true);
  expect(thought.value("slot_machine")).toBe(true);
  expect(thought.unusual("slot_machine")).toBe(true);
  expect(thought.unusual("rotate")).toBe(false);
});

it("leaves out what fewer chairs cannot have, and says so", async () => {
  const thought = new Thought(GAME, house());
  await thought.setSeats(6);
  await thought.choose("rotate", "one");
  await thought.choose("slot_machine", true);
  await thought.setSeats(3);
  expect(thought.leftOut).toEqual([{ option: "slot_machine", why: CROWD }]);
  expect(thought.answer?.says).toBeNull();
  expect(thought.value("rotate")).toBe("one");
});

it("forgets single choices when another preset is taken", async () => {
  const asked: SetupRequest[] = [];
  const thought = new Thought(GAME, house(asked));
  await thought.choose("rotate", "one");
  await thought.take("everything");
  expect(asked.at(-1)).toEqual({ game: "las-vegas", seats: 4, preset: "everything", options: {} });
});

it("keeps to the last question when answers come late", async () => {
  const answers: ((setup: Setup) => void)[] = [];
  const thought = new Thought(GAME, () => new Promise((answer) => answers.push(answer)));
  const first = thought.setSeats(5);
  const second = thought.setSeats(6);
  const answer = (seats: number): Setup => ({ seats, options: {}, changed: {}, refused: {}, says: null });
  answers[1]?.(answer(6));
  answers[0]?.(answer(5));
  await Promise.all([first, second]);
  expect(thought.answer?.seats).toBe(6);
});

it("knows who sits where, and who has the same name", () => {
  const thought = new Thought(GAME, house());
  thought.name = "Ann";
  thought.sit(1, { kind: "bot", bot: "uniform" });
  thought.sit(3, { kind: "here", name: " " });
  expect([thought.at("bot"), thought.at("friend"), thought.at("here")]).toEqual([[1], [2], [3]]);
  expect(thought.botAt(1)).toBe("uniform");
  expect(thought.nameAt(3, NAMED)).toBe("Player 4");
  expect(thought.twice(NAMED)).toBeUndefined();
  thought.sit(3, { kind: "here", name: "Ann" });
  expect(thought.twice(NAMED)).toBe("Ann");
});

it("fills all chairs at once", () => {
  const thought = new Thought(GAME, house());
  thought.sitAll("bot");
  expect(thought.others).toEqual(Array(3).fill({ kind: "bot", bot: "greedy" }));
  thought.sitAll("friend");
  expect(thought.at("bot")).toEqual([]);
});

it("asks for the table that was thought of", () => {
  const thought = new Thought(GAME, house());
  thought.customs = { ...thought.customs, clock: 90, watch: "nobody" };
  expect(thought.request("Ann")).toEqual({
    game: "las-vegas",
    name: "Ann",
    seats: 4,
    preset: "base",
    options: {},
    clock: 90,
    pace: 0.8,
    hints: true,
    chat: true,
    watch: "nobody",
    throw_after: null,
  });
});

it("spells values as the server does", () => {
  expect([true, false, 50, "usual"].map(spelt)).toEqual(["on", "off", "50", "usual"]);
});
