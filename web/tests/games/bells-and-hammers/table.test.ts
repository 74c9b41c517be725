import { fireEvent, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { game } from "../../../src/games/bells-and-hammers/index.ts";
import type { Event, View } from "../../../src/games/bells-and-hammers/generated.ts";
import { AutoAnswer, ONLY_ANSWER_MS } from "../../../src/lib/autoAnswer.svelte.ts";
import { m } from "../../../src/lib/i18n.ts";
import type { AnyEvent } from "../../../src/games/words.ts";
import { renderTable } from "../../general/renderTable.ts";
import { recordings } from "../../las-vegas/recorded.ts";
import recorded from "./games.jsonl?raw";
import { dice, names, sale } from "./scene.ts";

const { Table, words } = game;
const TIMES = 2;
const met = new Map<string, number>();
/** Steps of recorded games that bring every kind of event, each at least twice if it comes so often. */
const steps = recordings<View, Event>(recorded)
  .flatMap(({ steps }) => steps)
  .filter(({ events }) => {
    const rare = events.filter(({ event }) => (met.get(event) ?? 0) < TIMES);
    for (const { event } of rare) met.set(event, (met.get(event) ?? 0) + 1);
    return rare.length > 0;
  });
const bids = Array.from({ length: 24 }, (_, at) => `bid ${13 + at}`);
const asks = { moves: ["pass", ...bids] };
const key = (key: string) => fireEvent.keyDown(document.body, { key });
const button = (name: string) => screen.getByRole("button", { name });

afterEach(() => vi.useRealTimers());

describe("the sale", () => {
  it("offers the smallest raise, steps up and down, and says what is left", async () => {
    const { act } = renderTable(Table, words, sale, { asks, names });
    expect(button(m.bells_move_bid({ points: 13 }))).toBeTruthy();
    expect(screen.getByText(m.bells_leaves({ points: 23 }))).toBeTruthy();
    await fireEvent.click(button(m.bells_raise({ points: 5 })));
    await fireEvent.click(button(m.bells_less()));
    expect(screen.getByText(m.bells_leaves({ points: 19 }))).toBeTruthy();
    await fireEvent.click(button(m.bells_move_bid({ points: 17 })));
    expect(act).toHaveBeenCalledExactlyOnceWith("bid 17");
  });

  it("asks why a bid cannot be made", async () => {
    const { act } = renderTable(Table, words, sale, { asks, names });
    await fireEvent.click(button(m.bells_less()));
    expect(act).toHaveBeenLastCalledWith("bid 12");
    for (let at = 0; at < 5; at++) await fireEvent.click(button(m.bells_raise({ points: 5 })));
    expect(act).toHaveBeenLastCalledWith("bid 38");
  });

  it("is played with keys", async () => {
    const { act } = renderTable(Table, words, sale, { asks, names });
    await key("ArrowUp");
    await key("5");
    await key("-");
    await key("Enter");
    expect(act).toHaveBeenLastCalledWith("bid 18");
    await key("p");
    expect(act).toHaveBeenLastCalledWith("pass");
  });

  it("leaves only the pass to somebody who cannot outbid", () => {
    const poor = { ...sale, standing: 40 };
    renderTable(Table, words, poor, { asks: { moves: ["pass"] }, names });
    expect(button(m.bells_move_pass()).className).toContain("main");
    expect(button(m.bells_move_bid({ points: "–" })).matches(":disabled")).toBe(true);
  });

  it("says what an unseen card earns only where odds may be shown", async () => {
    const { rerender } = renderTable(Table, words, sale, { asks, names });
    const average = /An unseen card earns about \d+ on average/;
    expect(screen.queryByText(average)).toBeNull();
    await rerender({ odds: true });
    expect(screen.getByText(average)).toBeTruthy();
  });

  it("tells those who have no card yet that they would sit the game out", async () => {
    const { rerender } = renderTable(Table, words, sale, { asks, names });
    expect(screen.queryByText(m.bells_without())).toBeNull();
    await rerender({ seat: 1 });
    expect(screen.getByText(m.bells_without())).toBeTruthy();
  });

  it("passes for somebody who cannot outbid, once all is shown, and unless they stop it", async () => {
    vi.useFakeTimers();
    const passed = vi.fn<(words: string) => void>();
    const auto = new AutoAnswer(passed);
    const poor = { ...sale, standing: 40 };
    const cue: Event = { event: "bid", card: 2, seat: 1, points: 40 };
    const { rerender, play } = renderTable(Table, words, poor, {
      asks: { moves: ["pass"] },
      names,
      auto,
      cue,
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect(passed).not.toHaveBeenCalled();
    await rerender({ cue: null });
    await vi.advanceTimersByTimeAsync(ONLY_ANSWER_MS);
    expect(passed).toHaveBeenCalledExactlyOnceWith("pass");
    const poorer = { ...sale, standing: 50 };
    await rerender({ view: poorer, play: { ...play, view: poorer } });
    auto.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(passed).toHaveBeenCalledOnce();
  });

  it("says who is Banker and what everybody puts in", () => {
    const cue: Event = {
      event: "game_began",
      game: 1,
      games: 1,
      banker: 2,
      players: [0, 1, 2, 3],
      ante: 5,
      bank: 210,
    };
    renderTable(Table, words, sale, { asks, names, cue });
    expect(screen.getByText(m.bells_is_banker({ name: "Cleo" }))).toBeTruthy();
    expect(screen.getByText(m.bells_stakes({ ante: 5 }))).toBeTruthy();
  });

  it("draws a fuller bank with more chips", async () => {
    const chips = (): number => container.querySelectorAll(".chest g").length;
    const { rerender, container } = renderTable(Table, words, { ...sale, bank: 10 }, { asks, names });
    let before = 0;
    for (const bank of [20, 70, 170, 270, 370]) {
      await rerender({ view: { ...sale, bank } });
      expect(chips(), String(bank)).toBeGreaterThan(before);
      before = chips();
    }
  });
});

it("says whether a pass is final, by the table's rule", async () => {
  const ruled = (pass: View["rulings"]["pass"], passed: number[]): View => ({
    ...sale,
    rulings: { ...sale.rulings, pass },
    passed,
  });
  const { rerender, play } = renderTable(Table, words, ruled("until_raised", []), { asks, names });
  expect(screen.getByTitle(m.bells_pass_for_now_says()).textContent).toContain(m.bells_pass_for_now());
  await rerender({ view: ruled("until_raised", [0]) });
  expect(screen.getByText(m.bells_passed_for_now())).toBeTruthy();
  const final = ruled("final", [0]);
  await rerender({ view: final, play: { ...play, view: final } });
  expect(screen.getByText(m.bells_passed_final())).toBeTruthy();
  expect(screen.getByTitle(m.bells_pass_final_says()).textContent).toContain(m.bells_pass_final());
});

it("says that a tie is thrown again for", () => {
  const drawn = { ...dice, phase: "draw", turn: 0 } as View;
  const asked = (view: View): string | undefined =>
    words.prompt({
      view,
      seat: 0,
      names,
      play: { view, owing: [], thrower: 0, moves: [], may_take_back: false, result: null },
    });
  expect(asked(drawn)).toBe(m.bells_ask_draw());
  const tied = { ...drawn, seats: dice.seats.map((seat) => ({ ...seat, thrown: "5" })) };
  expect(asked(tied)).toBe(m.bells_ask_draw_again());
  expect(asked({ ...tied, turn: 1 })).toBe(m.bells_wait_draw_again({ name: "Ben" }));
});

it("speaks of my turn only once the throws of the others have been shown", () => {
  const thrown = { ...dice, turn: 0, last: 1 } as View;
  const asked = (event?: AnyEvent, seen = thrown, seat = 0): string | undefined =>
    words.prompt({
      view: thrown,
      seat,
      names,
      shown: event && { view: seen, event },
      play: { view: thrown, owing: [], thrower: 0, moves: [], may_take_back: false, result: null },
    });
  const bank = String(dice.bank);
  const mine = dice.inn ? m.bells_ask_throw_open({ bank }) : m.bells_ask_throw_closed({ bank });
  const bens = { name: "Ben", bank };
  const his = dice.inn ? m.bells_wait_throw_open(bens) : m.bells_wait_throw_closed(bens);
  expect(asked()).toBe(mine);
  expect(asked({ event: "threw", seat: 1 })).toBe(his);
  expect(asked({ event: "bank_paid", seat: 0 }), "what is paid for it belongs to his throw").toBe(his);
  const drawn = { ...dice, phase: "draw", turn: 0 } as View;
  expect(asked({ event: "drew", seat: 1 }, drawn)).toBe(m.bells_wait_draw({ name: "Ben" }));
});

describe("my limit", () => {
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it("bids for me by the smallest raise, after a moment, up to its sum", async () => {
    vi.useFakeTimers();
    const { act, rerender, play } = renderTable(Table, words, sale, { asks, names });
    await key("5");
    await key("m");
    expect(screen.getByText(m.bells_limit_on({ points: 18 }))).toBeTruthy();
    await wait(1000);
    expect(act).toHaveBeenCalledExactlyOnceWith("bid 13");
    const raised = { ...sale, standing: 17 };
    await rerender({ view: raised, play: { ...play, view: raised, moves: ["pass", "bid 18"] } });
    await wait(1000);
    expect(act).toHaveBeenLastCalledWith("bid 18");
    const beyond = { ...sale, standing: 19 };
    await rerender({ view: beyond, play: { ...play, view: beyond, moves: ["pass", "bid 20"] } });
    await wait(3000);
    expect(act).toHaveBeenCalledTimes(2);
    expect(screen.getByText(m.bells_beyond({ points: 18 }))).toBeTruthy();
  });

  it("never bids once it is withdrawn, nor for the next card, nor for somebody else", async () => {
    vi.useFakeTimers();
    const { act, rerender, play } = renderTable(Table, words, sale, { asks, names });
    await key("m");
    await wait(500);
    await fireEvent.click(button(m.bells_withdraw()));
    await wait(5000);
    expect(act).not.toHaveBeenCalled();
    await key("m");
    const next = { ...sale, for_sale: 3, standing: 0 };
    await rerender({ view: next, play: { ...play, view: next, moves: ["pass", "bid 1"] } });
    await wait(5000);
    expect(act).not.toHaveBeenCalled();
    await key("m");
    await rerender({ seat: 2, play: { ...play, view: next, owing: [2], moves: ["pass", "bid 1"] } });
    await wait(5000);
    expect(act).not.toHaveBeenCalled();
  });

  it("waits until everything has been shown", async () => {
    vi.useFakeTimers();
    const cue: Event = { event: "bid", card: 2, seat: 1, points: 12 };
    const { act, rerender } = renderTable(Table, words, sale, { asks, names, cue });
    await key("m");
    await wait(3000);
    expect(act).not.toHaveBeenCalled();
    await rerender({ cue: null });
    await wait(1000);
    expect(act).toHaveBeenCalledExactlyOnceWith("bid 13");
  });
});

describe("a card that I skip", () => {
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it("is passed for me after every raise until it is sold, and the next one is mine to answer", async () => {
    vi.useFakeTimers();
    const { act, rerender, play } = renderTable(Table, words, sale, { asks, names });
    await fireEvent.click(button(m.bells_pass_on()));
    expect(screen.getByText(m.bells_pass_on_says())).toBeTruthy();
    expect(button(m.bells_move_bid({ points: 13 })).matches(":disabled")).toBe(true);
    await wait(1000);
    expect(act).toHaveBeenCalledExactlyOnceWith("pass");
    const raised = { ...sale, standing: 17 };
    await rerender({ view: raised, play: { ...play, view: raised, moves: ["pass", "bid 18"] } });
    await wait(1000);
    expect(act).toHaveBeenCalledTimes(2);
    const next = { ...sale, for_sale: 3, standing: 0 };
    await rerender({ view: next, play: { ...play, view: next, moves: ["pass", "bid 1"] } });
    await wait(3000);
    expect(act).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(m.bells_pass_on_says())).toBeNull();
  });

  it("is mine to answer again once I withdraw that, by button or key", async () => {
    vi.useFakeTimers();
    const { act } = renderTable(Table, words, sale, { asks, names });
    await key("k");
    await wait(500);
    await fireEvent.click(button(m.bells_withdraw()));
    await wait(3000);
    expect(act).not.toHaveBeenCalled();
    await key("k");
    await key("k");
    await wait(3000);
    expect(act).not.toHaveBeenCalled();
  });

  it("need not be skipped where a pass is final", async () => {
    vi.useFakeTimers();
    const final = { ...sale, rulings: { ...sale.rulings, pass: "final" } } as View;
    const { act } = renderTable(Table, words, final, { asks, names });
    expect(screen.queryByRole("button", { name: m.bells_pass_on() })).toBeNull();
    await key("k");
    await wait(3000);
    expect(act).not.toHaveBeenCalled();
  });
});

describe("the dice", () => {
  const throws = { thrower: 0 };

  it("are thrown with a button or a key", async () => {
    const { throwDice } = renderTable(Table, words, dice, { asks: throws, names });
    await fireEvent.click(button(m.bells_throw_eight()));
    await key("t");
    await key(" ");
    expect(throwDice).toHaveBeenCalledTimes(3);
  });

  it("throw themselves after a second if I want it, but never when a throw can end the game", async () => {
    vi.useFakeTimers();
    const { throwDice, rerender, play } = renderTable(Table, words, dice, { asks: throws, names });
    await vi.advanceTimersByTimeAsync(5000);
    expect(throwDice).not.toHaveBeenCalled();
    await fireEvent.click(button(m.bells_auto_slow()));
    await vi.advanceTimersByTimeAsync(990);
    expect(throwDice).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(throwDice).toHaveBeenCalledOnce();
    const close = { ...dice, bank: 21 };
    await rerender({ view: close, play: { ...play, view: close } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(throwDice).toHaveBeenCalledOnce();
    expect(screen.getByText(m.bells_by_hand_now())).toBeTruthy();
  });

  it("show what each kind of throw does to me", () => {
    renderTable(Table, words, dice, { asks: throws, names });
    const told = screen.getByRole("region", { name: m.bells_to_you() }).textContent.replaceAll(/\s+/g, " ");
    expect(told).toContain("only blanks: −1");
    expect(told).toContain(`numbers alone: 1–6 +Σ +${m.bells_sum()}`);
    expect(told).toContain(`numbers with bell: 1–6 +Σ +${m.bells_sum()}`);
    expect(told).not.toContain("%");
  });

  it("tell below 22 which number ends the game, and with odds how likely it is", async () => {
    const close = { ...dice, bank: 6 };
    const { rerender, container } = renderTable(Table, words, close, { asks: throws, names });
    expect(container.querySelector("li.end")?.textContent.trim()).toBe("6");
    expect(screen.queryByText(/1 throw in/)).toBeNull();
    await rerender({ odds: true });
    expect(screen.getByText(m.bells_exact({ bank: 6, chance: "9.6%", ways: 10 }))).toBeTruthy();
  });

  it("offer nothing on a television", () => {
    renderTable(Table, words, dice, { asks: throws, names, large: true, seat: null });
    expect(screen.queryByRole("button")).toBeNull();
  });
});

it("tells at the end what each card cost and earned, and the longest run of blanks", () => {
  const over = { ...dice, phase: "over", over: true, places: [1, 2, 2, 2], last: 0, bank: 0 } as View;
  over.seats = dice.seats.map((seat, at) => (at ? seat : { ...seat, thrown: "2 4 bell" }));
  renderTable(Table, words, over, { names });
  expect(screen.getByText(m.bells_bought({ price: 24, earned: 71 }))).toBeTruthy();
  expect(screen.getByText(m.bells_bought({ price: 10, earned: "−3" }))).toBeTruthy();
  expect(screen.getByText(m.bells_got_free({ earned: 0 }))).toBeTruthy();
  expect(screen.getByText(m.bells_drought({ count: 3 }))).toBeTruthy();
  expect(screen.getByText(m.bells_last_throw({ name: "Ann" }))).toBeTruthy();
  expect(document.querySelectorAll('[data-at="seat-0"]').length).toBe(1);
  expect(screen.queryByText(/in the match/)).toBeNull();
});

it("draws every kind of event of recorded games, with the viewer first", { timeout: 60_000 }, async () => {
  const everybody = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus"];
  const { rerender, play, container } = renderTable(Table, words, dice, { names: everybody, seat: 2 });
  expect(container.querySelector(".seats .name")?.textContent).toBe("Cleo");
  for (const { before, events } of steps) {
    for (const cue of events.length ? events : [null]) {
      await rerender({ view: before, cue, play: { ...play, view: before } });
      expect(container.querySelectorAll("[data-hand]").length).toBe(1);
    }
  }
});

it("counts the points of the game that is played to the match, but not twice", () => {
  expect(game.standing({ ...dice, seats: [{ ...dice.seats[0]!, match: 40 }] }, {})).toEqual([90]);
  expect(game.standing({ ...dice, phase: "over", seats: [{ ...dice.seats[0]!, match: 90 }] }, {})).toEqual([
    90,
  ]);
  expect(game.standing({ ...dice, seats: [{ ...dice.seats[0]!, match: 50 }] }, { carry: "carry" })).toEqual([
    50,
  ]);
});
