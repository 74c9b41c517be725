import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Table from "../../../src/games/cincinnati/Table.svelte";
import type { Event } from "../../../src/games/cincinnati/generated.ts";
import { m } from "../../../src/lib/i18n.ts";
import { duelling, KEEPS, props, view } from "./scene.ts";

const table = (letter: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-table="${letter}"]`);
  if (!found) throw new Error(`no table ${letter}`);
  return found;
};

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const key = (pressed: string) => fireEvent.keyDown(document.body, { key: pressed });
const inHand = () => document.querySelector<HTMLElement>("[data-hand]");

afterEach(() => vi.useRealTimers());

describe("the tables", () => {
  it("say condition, pile and everybody's dice, the best first", () => {
    render(Table, props(view()));
    expect(within(table("C")).getByRole("heading").textContent).toBe("Caesar’s");
    expect(table("C").textContent).toContain("11 or less");
    expect(table("C").textContent).toContain("$15,000 and 1 token card");
    const rows = within(table("C")).getAllByRole("listitem");
    expect(rows.map((row) => row.querySelector(".unseen")?.textContent)).toEqual([
      "Cleo: 1 1 2 2 4, = 10, leads",
      "Ann: 1 3 5 6 6, = 21",
    ]);
    expect(table("B").textContent).toContain("no straight");
  });

  it("are two where three play", () => {
    const three = view();
    three.tables = three.tables.filter(({ letter }) => letter !== "B");
    render(Table, props(three));
    expect(document.querySelectorAll("[data-table]")).toHaveLength(2);
  });

  it("are chosen by a tap and a confirmation, or by letters", async () => {
    const sitting = view({ phase: "sitting", throw: 1 });
    for (const place of sitting.tables) place.players = [];
    const given = props(sitting, { moves: ["sit A", "sit B", "sit C"] });
    render(Table, given);
    await press("Choose table B, Ballroom");
    expect(given.act).not.toHaveBeenCalled();
    expect(screen.getByText("Ballroom wants four or five in a row; on the table: $20,000.")).toBeTruthy();
    await key("c");
    await press("Sit at table C, Caesar’s");
    expect(given.act).toHaveBeenCalledExactlyOnceWith("sit C");
  });

  it("tell what their cards are good for, by a tap or a letter, when there is nothing to choose", async () => {
    render(Table, props(view()));
    await press("What’s on table A, Atlantic");
    expect(inHand()?.textContent).toContain(m.cin_about_duel());
    await key("c");
    expect(inHand()?.textContent).toContain(m.cin_about_tokens({ cost: "$5,000" }));
    await key("b");
    expect(inHand()?.textContent).toContain("four or five in a row) take it all: $20,000");
    await key("b");
    expect(inHand()?.textContent).toContain("Cleo leads");
  });

  it("tell it of a table that is tapped once more before it is confirmed", async () => {
    const sitting = view({ phase: "sitting", throw: 1 });
    const given = props(sitting, { moves: ["sit A", "sit B", "sit C"] });
    render(Table, given);
    await press("Choose table A, Atlantic");
    expect(inHand()?.textContent).toContain("on the table: $15,000 and 1 duel card");
    await press("Choose table A, Atlantic");
    expect(inHand()?.textContent).toContain(m.cin_about_duel());
    await press("Sit at table A, Atlantic");
    expect(given.act).toHaveBeenCalledExactlyOnceWith("sit A");
  });

  it("show the worth of every card where they lie over each other", () => {
    const rich = view();
    rich.tables.forEach((place) => (place.cards = ["15", "15", "20", "30", "35", "duel"]));
    render(Table, props(rich));
    expect(table("A").querySelectorAll(".corner b")).toHaveLength(5);
  });

  it("tell the chances only where the table allows it", async () => {
    const sitting = view({ phase: "sitting", throw: 1 });
    const given = props(sitting, { moves: ["sit A", "sit B", "sit C"] });
    const { rerender } = render(Table, given);
    expect(document.body.textContent).not.toContain("%");
    await rerender({ ...given, odds: true });
    const shown = [...document.querySelectorAll(".odds")].map(({ textContent }) => textContent);
    expect(shown).toEqual(Array(3).fill(expect.stringMatching(/^chance (under )?\d+%$/)));
    await rerender({ ...given, odds: true, large: true });
    expect(document.body.textContent).not.toContain("%");
  });

  it("shine where an event of the log was", () => {
    const mark: Event = { event: "took", seat: 1, table: "A", cards: ["15"], tokens: 0 };
    render(Table, props(view(), {}, { mark }));
    expect(table("A").classList).toContain("lit");
    expect(document.querySelector('li.lit [data-at="seat-1"]')).not.toBeNull();
  });
});

describe("keeping", () => {
  it("moves dice into the cup, and throwing says the keep and throws, once", async () => {
    const given = props(view());
    const { rerender } = render(Table, given);
    await press("Throw");
    expect(given.act).not.toHaveBeenCalled();
    expect(screen.getByText(m.cin_throw_first())).toBeTruthy();
    await press("The 5 is kept; put it in the cup");
    await key("4");
    await key("5");
    expect(screen.queryByText(m.cin_throw_first())).toBeNull();
    await press("Throw 3 dice");
    expect(given.act).toHaveBeenCalledExactlyOnceWith("keep 1 3");
    expect(given.throwDice).not.toHaveBeenCalled();
    const thrown = view({ phase: "throwing", turn: 0 });
    Object.assign(thrown.seats[0] ?? {}, { kept: [1, 3], chosen: true });
    const asked = { ...given.play, view: thrown, moves: [], owing: [], thrower: 0 };
    await rerender({ ...given, view: thrown, play: asked });
    await tick();
    expect(given.throwDice).toHaveBeenCalledOnce();
    await rerender({ ...given, view: thrown, play: { ...asked } });
    expect(given.throwDice).toHaveBeenCalledOnce();
  });

  it("throws nothing by itself for who has said nothing", async () => {
    const thrown = view({ phase: "throwing", turn: 0 });
    Object.assign(thrown.seats[0] ?? {}, { kept: [1, 3], chosen: true });
    const given = props(thrown, { moves: [], owing: [], thrower: 0 });
    render(Table, given);
    expect(given.throwDice).not.toHaveBeenCalled();
    await press("Throw 3 dice");
    expect(given.throwDice).toHaveBeenCalledOnce();
  });

  it("throws by a tap on the cup too", async () => {
    const shaking = view({ phase: "shaking", throw: 1, turn: 0 });
    for (const seat of shaking.seats) delete seat.dice;
    const given = props(shaking, { moves: [], owing: [], thrower: 0 });
    render(Table, given);
    const cup = document.querySelector('[data-at="tray"] button');
    if (cup) await fireEvent.click(cup);
    expect(given.throwDice).toHaveBeenCalledOnce();
  });

  it("stands with all five", async () => {
    const given = props(view());
    render(Table, given);
    await press("Stand");
    await key("s");
    expect(given.act.mock.calls).toEqual([["stand"], ["stand"]]);
  });

  it("asks why a bought throw needs a die", async () => {
    const given = props(view({ throw: 4 }), { moves: KEEPS.filter((words) => words !== "stand") });
    render(Table, given);
    expect(screen.queryByRole("button", { name: "Stand" })).toBeNull();
    await press("Throw");
    expect(given.act).toHaveBeenCalledExactlyOnceWith("stand");
  });

  it("shows how things stand, and the odds if they may be shown", async () => {
    const given = props(view());
    const { rerender } = render(Table, given);
    expect(screen.getByText("Cleo leads: = 10. You: = 21.")).toBeTruthy();
    await rerender({ ...given, odds: true });
    expect(inHand()?.textContent).toContain("11 or less: 16% · beats Cleo’s dice: 8%");
    await key("4");
    await key("5");
    await key("3");
    expect(inHand()?.textContent).toMatch(/11 or less: \d\d% · beats Cleo’s dice: \d\d%/);
  });
});

describe("tokens", () => {
  const asking = (changes = {}) => view({ phase: "asking", throw: 4, turn: 0, ...changes });

  it("are paid by a tap, or not", async () => {
    const given = props(asking(), { moves: ["pass", "buy"] });
    render(Table, given);
    const [token] = screen.getAllByRole("button", { name: "Pay a token" });
    if (token) await fireEvent.click(token);
    await press("No");
    await key("y");
    await key("n");
    expect(given.act.mock.calls.flat()).toEqual(["buy", "pass", "buy", "pass"]);
  });

  it("are asked for again with the reason: somebody has paid meanwhile", async () => {
    const given = props(asking(), { moves: ["pass", "buy"] });
    const { rerender } = render(Table, given);
    expect(inHand()?.textContent).not.toContain("asked again");
    await press("No");
    await rerender({ ...given, play: { ...given.play, moves: [], owing: [1] } });
    await rerender(given);
    expect(inHand()?.textContent).not.toContain("asked again");
    const paid = asking();
    Object.assign(paid.seats[2] ?? {}, { tokens: 2 });
    await rerender({ ...given, view: paid, play: { ...given.play, view: paid } });
    expect(inHand()?.textContent).toContain("Somebody bought a throw, so everyone is asked again.");
  });

  it("are declined for who is done this round, until that is stopped", async () => {
    vi.useFakeTimers();
    const given = props(asking(), { moves: ["pass", "buy"] });
    const { rerender } = render(Table, given);
    await press("Done this round");
    expect(given.act).toHaveBeenCalledExactlyOnceWith("pass");
    const waits = { ...given, play: { ...given.play, moves: [], owing: [1] } };
    await rerender(waits);
    expect(inHand()?.textContent).toContain(m.cin_done_note());
    await rerender(given);
    expect(inHand()?.textContent).toContain(m.cin_passing_done());
    await vi.advanceTimersByTimeAsync(1500);
    expect(given.act).toHaveBeenCalledTimes(2);
    await rerender(waits);
    await press("Stop");
    await rerender(given);
    await vi.advanceTimersByTimeAsync(3000);
    expect(given.act).toHaveBeenCalledTimes(2);
    expect(screen.getByRole("button", { name: "Done this round" })).toBeTruthy();
  });

  it("are asked for again when a leader who is done is overtaken", async () => {
    vi.useFakeTimers();
    const ahead = asking();
    Object.assign(ahead.seats[0] ?? {}, { dice: [1, 1, 1, 2, 2] });
    const given = props(ahead, { moves: ["pass", "buy"] });
    const { rerender } = render(Table, given);
    await press("Done this round");
    const behind = asking();
    Object.assign(behind.seats[0] ?? {}, { dice: [1, 1, 1, 2, 2] });
    Object.assign(behind.seats[2] ?? {}, { dice: [1, 1, 1, 1, 2] });
    await rerender({ ...given, view: behind, play: { ...given.play, view: behind } });
    await vi.advanceTimersByTimeAsync(3000);
    expect(given.act).toHaveBeenCalledOnce();
    expect(screen.getAllByRole("button", { name: "Pay a token" })).not.toHaveLength(0);
  });

  it("are not asked for where nothing can be won; that can be stopped", async () => {
    vi.useFakeTimers();
    const given = props(asking(), { moves: ["pass", "buy"] }, { seat: 1 });
    render(Table, given);
    expect(inHand()?.textContent).toContain(m.cin_passing_alone());
    await press("Stop");
    await vi.advanceTimersByTimeAsync(3000);
    expect(given.act).not.toHaveBeenCalled();
    expect(screen.getAllByRole("button", { name: "Pay a token" })).not.toHaveLength(0);
  });

  it("wait with their answer while something is shown", async () => {
    vi.useFakeTimers();
    const cue: Event = { event: "declined", seat: 2 };
    const given = props(asking(), { moves: ["pass", "buy"] }, { seat: 1, cue });
    const { rerender } = render(Table, given);
    await vi.advanceTimersByTimeAsync(3000);
    expect(given.act).not.toHaveBeenCalled();
    await rerender({ ...given, cue: null });
    await vi.advanceTimersByTimeAsync(1500);
    expect(given.act).toHaveBeenCalledExactlyOnceWith("pass");
  });
});

describe("a duel", () => {
  it("is called by choosing a chair", async () => {
    const given = props(view({ phase: "challenging", turn: 0 }), {
      moves: ["challenge 2", "challenge 3", "challenge 4"],
    });
    render(Table, given);
    await press("Challenge Ben");
    expect(screen.getByText("If you win, you take $30,000 from Ben.")).toBeTruthy();
    await key("Enter");
    expect(given.act).toHaveBeenCalledExactlyOnceWith("challenge 2");
    await press("Challenge Ann");
    expect(given.act).toHaveBeenLastCalledWith("challenge 1");
  });

  it("shows the duel's dice, in the arena and in the hand", () => {
    render(Table, props(duelling(), { moves: ["throw all", "keep 2", "stand"] }));
    const arena = screen.getByRole("region", { name: "Duel" });
    expect(arena.textContent).toContain("Ben: 4 4 4 5 6, 3 of a kind, leads");
    expect(arena.textContent).toContain("Ann: 2 2 3 5 6, pair");
    expect(
      screen
        .getAllByRole("button", { name: /is kept; put it in the cup/ })
        .map((one) => one.ariaLabel ?? one.getAttribute("aria-label")),
    ).toEqual([2, 2, 3, 5, 6].map((face) => m.cin_die_kept({ face })));
  });

  it("tells what is at stake, and nothing of the round's tokens", async () => {
    const given = props(view({ phase: "asking", throw: 4, turn: 0 }), { moves: ["pass", "buy"] });
    const { rerender } = render(Table, given);
    await press("Done this round");
    const fight = duelling({ turn: 1 });
    Object.assign(fight.seats[0] ?? {}, { cards: [25], money: 25 });
    await rerender({ ...given, view: fight, play: { ...given.play, view: fight, moves: [], owing: [1] } });
    expect(screen.getByText("at stake: $25,000")).toBeTruthy();
    expect(inHand()?.textContent).not.toContain(m.cin_done_note());
  });

  it("stays in sight while its end is told", () => {
    const cue: Event = {
      event: "duelled",
      holder: 1,
      opponent: 0,
      dice: ["4 4 4 5 6", "2 2 3 5 6"],
      won: true,
      card: null,
    };
    render(Table, props(view(), { moves: [] }, { cue }));
    expect(screen.getByRole("region", { name: "Duel" }).querySelector(".won")?.textContent).toContain("Ben");
  });
});

describe("ceremonies", () => {
  it("are nobody's turn, though the next question waits already", async () => {
    const cue: Event = { event: "took", seat: 1, table: "A", cards: ["15"], tokens: 0 };
    const given = props(view({ phase: "shaking", turn: 0 }), { moves: [], owing: [], thrower: 0 }, { cue });
    const { rerender } = render(Table, given);
    expect(document.querySelector("[aria-current=true]")).toBeNull();
    await rerender({ ...given, cue: null });
    expect(document.querySelector("[aria-current=true]")?.textContent).toContain("Ann");
  });

  it("say in a few words that the cups are lifted; ears hear all of it", () => {
    const cue: Event = {
      event: "lifted",
      tables: ["C", "A", "C", "B"],
      dice: ["1 3 5 6 6", "2 2 5 5 5", "1 1 2 2 4", "1 1 3 4 6"],
    };
    render(Table, props(view(), { moves: [] }, { cue }));
    expect(screen.getByText(m.cin_wait_lift()).getAttribute("aria-hidden")).toBe("true");
    expect(inHand()?.textContent).toContain("the line");
  });
});

describe("secrets", () => {
  it("lie under a cup once a table is chosen, until the cup is pressed", async () => {
    const secret = view({ phase: "sitting", throw: 1 });
    for (const place of secret.tables) place.players = [];
    Object.assign(secret.seats[0] ?? {}, { chosen: true, table: "C" });
    render(Table, props(secret, { moves: [], owing: [1] }));
    const cup = screen.getByRole("button", { name: m.cin_peek() });
    await fireEvent.pointerDown(cup);
    expect(
      screen.getByRole("button", { name: "Under your cup: 1 3 5 6 6; your table: Caesar’s" }),
    ).toBeTruthy();
    await fireEvent.pointerUp(cup);
    expect(screen.getByRole("button", { name: m.cin_peek() })).toBeTruthy();
  });

  it("are not on the television, which counts who has chosen", () => {
    const shown = view({ phase: "sitting", throw: 1 });
    shown.seats.slice(0, 3).forEach((seat) => (seat.chosen = true));
    for (const seat of shown.seats) {
      delete seat.dice;
      delete seat.table;
    }
    render(Table, props(shown, { moves: [], owing: [3] }, { seat: null, large: true }));
    expect(screen.getByText("3 of 4 have chosen")).toBeTruthy();
    expect(inHand()).toBeNull();
  });
});

describe("the end", () => {
  it("tells everybody's cards, tokens and sum in order", () => {
    const over = view({ phase: "over", over: true, places: [4, 2, 1, 3] });
    render(
      Table,
      props(over, {
        moves: [],
        owing: [],
        result: [
          [15, 4],
          [45, 2],
          [50, 1],
          [15, 3],
        ],
      }),
    );
    const rows = within(screen.getByRole("region", { name: "Result" })).getAllByRole("listitem");
    expect(rows.map((row) => row.querySelector(".name")?.textContent)).toEqual(["Cleo", "Ben", "Dan", "Ann"]);
    expect(rows[0]?.textContent).toContain("$50,000");
    expect(rows[0]?.textContent).toContain("3 tokens = $15,000");
  });
});
