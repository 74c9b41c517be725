import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Table from "../../src/games/las-vegas/Table.svelte";
import { words } from "../../src/games/las-vegas/text/words.ts";
import { m } from "../../src/lib/i18n.ts";
import type { ActionCard, Event } from "../../src/games/las-vegas/generated.ts";
import { boulevard, casino, NAMES, props, view } from "./scene.ts";

const place = (number: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-at="casino-${number}"]`);
  if (!found) throw new Error(`no casino ${number}`);
  return found;
};

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

describe("the Strip", () => {
  it("tells every casino in words: bills, heaps, who leads and who ties", () => {
    render(Table, props(view()));
    expect(within(place(3)).getByRole("heading").textContent).toBe("Casino 3");
    expect(place(1).textContent).toContain("$60,000 and $30,000");
    expect(place(3).textContent).toContain("Ben: 2 dice, leads");
    expect(place(5).textContent).toContain("Ben: 2 dice, tied");
    expect(place(5).textContent).toContain("the neutral dice: 1 neutral die, leads");
  });

  it("crosses out tied heaps and gives the leader a rim", () => {
    render(Table, props(view()));
    expect(place(5).querySelectorAll(".heap.tied")).toHaveLength(2);
    expect(place(5).querySelectorAll(".heap.leads")).toHaveLength(1);
  });

  it("has rainbow cards, and the windows of the slot machine", () => {
    const slot = { bills: [50], rainbows: 1, faces: [{ face: 4, seat: 1, own: 2, big: 0, neutral: 0 }] };
    render(Table, props(view({ boulevard: boulevard({ slot }) })));
    expect(place(7).textContent).toContain("a rainbow card");
    expect(place(7).textContent).toContain("4: closed, Ben with 2 dice");
    expect(place(7).textContent).toContain("3: free");
  });

  it("shines where an event of the log was", () => {
    const mark: Event = { event: "paid", casino: 2, owner: 1, dice: 3, bill: 50 };
    render(Table, props(view(), {}, { mark }));
    expect(place(2).classList).toContain("lit");
    expect(document.querySelector('li.seat-lit [data-at="seat-1"]')).not.toBeNull();
  });
});

describe("seats", () => {
  it("mark who has the first throw of the round, once it is drawn", async () => {
    const undrawn = view({ rolled: [] });
    delete undrawn.start;
    delete undrawn.turn;
    const marked = () => [...document.querySelectorAll(".starts")].map((mark) => mark.textContent?.trim());
    const { rerender } = render(Table, props(undrawn, { owing: [] }));
    expect(marked()).toEqual([]);
    await rerender(props(view({ start: 2 }), {}));
    expect(marked()).toEqual([m.lv_starts()]);
    expect(document.querySelector('[data-at="seat-2"] .starts')).not.toBeNull();
  });

  it("say that lots are drawn, who begins, and what can be chosen", () => {
    const undrawn = view({ rolled: [] });
    delete undrawn.start;
    delete undrawn.turn;
    const { play } = props(undrawn, { owing: [], thrower: null, moves: [] });
    expect(words.prompt({ play, view: play.view, seat: 0, names: NAMES })).toBe(m.lv_house_first());
    const line = words.event({ event: "first_chosen", seat: 1 }, NAMES);
    expect(line).toBe(m.lv_first_chosen({ name: "Ben" }));
    expect(words.option("first_player").name).toBe(m.lv_option_first_player());
    expect(words.choice("first_player", "random")).toBe(m.lv_choice_random());
    expect(words.choice("first_player", 2)).toBe(m.lv_choice_seat({ number: "2" }));
  });

  it("show money that is known, and the number of bills where it is not", () => {
    render(Table, props(view()));
    const seats = screen.getByRole("list", { name: "Players" });
    expect(seats.textContent).toContain("$40,000, 1 bill, 6 dice");
    expect(seats.textContent).toContain("2 bills, 5 dice");
  });

  it("glow for who owes a move", () => {
    render(Table, props(view(), { owing: [1], moves: [] }));
    expect(document.querySelector('[data-at="seat-1"]')?.getAttribute("aria-current")).toBe("true");
    expect(document.querySelector('[data-at="seat-0"]')?.getAttribute("aria-current")).toBeNull();
  });
});

describe("a throw", () => {
  it("has a cup that says how many dice it holds", async () => {
    const given = props(view({ rolled: [] }), { owing: [], thrower: 0, moves: [] });
    render(Table, given);
    await press("Throw 6 dice");
    expect(given.throwDice).toHaveBeenCalledOnce();
  });

  it("lies in groups; one that is lifted shows what would come of it", async () => {
    const given = props(view());
    render(Table, given);
    await press("2 dice showing 1");
    expect(screen.getByText("Casino 1: you would lead and get $60,000.")).toBeTruthy();
    expect(place(1).textContent).toContain("Ann: 2 dice, leads");
    expect(given.act).not.toHaveBeenCalled();
    await press("Place 2 dice on casino 1");
    expect(given.act).toHaveBeenCalledExactlyOnceWith("place 1");
  });

  it("says a tie before it is made, and lets go at a second tap", async () => {
    const given = props(view());
    render(Table, given);
    await press("1 die showing 3");
    expect(screen.getByText("Casino 3: you would tie with Ben, and none of you would be paid.")).toBeTruthy();
    await press("1 die showing 3");
    expect(given.act).toHaveBeenCalledExactlyOnceWith("place 3");
  });

  it("can be placed by tapping the casino, but only where its number was thrown", async () => {
    render(Table, props(view()));
    expect(screen.queryByRole("button", { name: "Choose: Casino 2" })).toBeNull();
    await press("Choose: Casino 4");
    expect(screen.getByRole("button", { name: "Place 3 dice on casino 4" })).toBeTruthy();
  });

  it("says a dead number all the same, so that the table tells why not", async () => {
    const given = props(view(), { moves: ["place 3"] });
    render(Table, given);
    await press("3 dice showing 4, cannot be placed now");
    expect(given.act).toHaveBeenCalledExactlyOnceWith("place 4");
  });

  it("goes to the casino or the slot machine", async () => {
    const slot = { bills: [20], faces: [] };
    const given = props(view({ boulevard: boulevard({ slot }) }), { moves: ["place 4", "slot 4"] });
    render(Table, given);
    await press("3 dice showing 4");
    await press("Slot machine");
    await press("Place 3 dice on the slot machine");
    expect(given.act).toHaveBeenCalledExactlyOnceWith("slot 4");
  });

  it("is played with keys", async () => {
    const given = props(view());
    render(Table, given);
    await fireEvent.keyDown(document.body, { code: "Digit4", key: "4" });
    await fireEvent.keyDown(document.body, { key: "Enter", code: "Enter" });
    expect(given.act).toHaveBeenCalledExactlyOnceWith("place 4");
  });

  it("tumbles while it is shown, and lies there when it is not", async () => {
    const cue: Event = { event: "threw", seat: 0, roll: "1 1 3 4 4 4" };
    const { rerender } = render(Table, props(view(), {}, { cue }));
    expect(document.querySelectorAll(".tumble:not(.still)")).toHaveLength(6);
    await rerender({ cue: null });
    expect(document.querySelectorAll(".tumble:not(.still)")).toHaveLength(0);
    expect(document.querySelectorAll(".tumble .die")).toHaveLength(6);
  });

  it("of somebody else is only looked at", () => {
    render(Table, props(view({ turn: 1 }), { owing: [1], moves: [] }));
    expect(screen.queryByRole("button", { name: "2 dice showing 1" })).toBeNull();
    expect(screen.getByText("2 dice showing 1")).toBeTruthy();
  });
});

describe("the Boulevard's moments", () => {
  const ours = (asked: "kick" | "window" | "lay" | "claim" | "take" | "swap", changes = {}) =>
    view({ rolled: [], boulevard: boulevard({ asked: { seat: 0, what: asked }, ...changes }) });

  it("kick: the heaps themselves can be kicked, and so can buttons in the hand", async () => {
    const given = props(ours("kick", { sets: [5], kicks: 1 }), { moves: ["kick 2", "kick n"] });
    render(Table, given);
    expect(within(place(5)).getAllByRole("button")).toHaveLength(2);
    await fireEvent.click(within(place(5)).getByRole("button", { name: "Kick a neutral die" }));
    expect(given.act).toHaveBeenCalledExactlyOnceWith("kick n");
    expect(screen.getAllByRole("button", { name: "Kick one of Ben’s dice" })).toHaveLength(2);
  });

  it("window: a card can follow, or the turn ends", async () => {
    const given = props(ours("window", { sets: [4] }), { moves: ["done"] });
    render(Table, given);
    await press("End your turn");
    expect(given.act).toHaveBeenCalledExactlyOnceWith("done");
  });

  it("lay: a place, and what goes under the deck first", async () => {
    const moves = ["lay 1 20 70", "lay 1 70 20", "lay 2 20 70", "lay 2 70 20"];
    const given = props(ours("lay", { drawn: { seat: 0, count: 2, middle: 40, bills: [20, 70] } }), {
      moves,
    });
    render(Table, given);
    await press("Choose: Casino 2");
    await press("$70,000");
    await press("Lay the bill on casino 2");
    expect(given.act).toHaveBeenCalledExactlyOnceWith("lay 2 70 20");
  });

  it("claim: the only tie is at hand", async () => {
    const given = props(ours("claim"), { moves: ["claim 5"] });
    render(Table, given);
    await press("Win the tie at casino 5");
    expect(given.act).toHaveBeenCalledExactlyOnceWith("claim 5");
  });

  it("take and swap: bills to choose from", async () => {
    const given = props(ours("swap"), { moves: ["keep", "swap 60", "swap 70"] });
    render(Table, given);
    await press("$60,000");
    await press("Swap $60,000");
    await press("Keep all bills");
    expect(given.act.mock.calls).toEqual([["swap 60"], ["keep"]]);
  });
});

describe("cards", () => {
  const held = (cards: ActionCard[], ready: ActionCard[], bonus: number[] = []) => {
    const table = view({ boulevard: boulevard({ asked: { seat: 0, what: "place" } }) });
    Object.assign(table.seats[0] ?? {}, { cards, ready, bonus, held: cards.length });
    return table;
  };

  it("that cannot be played say when they can", async () => {
    const given = props(held(["take_back"], []));
    render(Table, given);
    await press(/^Take-back/);
    expect(screen.getAllByText(/Can be played after placing\./).length).toBeGreaterThan(0);
    expect(given.act).not.toHaveBeenCalled();
  });

  it("are let go in two steps", async () => {
    const given = props(held(["pass"], ["pass"]), { moves: ["place 1", "pass"] });
    render(Table, given);
    await press(/^Pass/);
    expect(given.act).not.toHaveBeenCalled();
    await press("Play Pass");
    expect(given.act).toHaveBeenCalledExactlyOnceWith("pass");
  });

  it("Rotate asks from which number to which", async () => {
    const moves = ["place 1", "rotate 1 2", "rotate 1 5", "rotate 3 5"];
    const given = props(held(["rotate"], ["rotate"]), { moves });
    render(Table, given);
    await press(/^Rotate/);
    await press("1");
    await press("5");
    await press("Rotate: turn 1 to 5");
    expect(given.act).toHaveBeenCalledExactlyOnceWith("rotate 1 5");
  });

  it("Re-roll lets dice be picked one by one", async () => {
    const moves = ["place 1", "again 1", "again 1 3", "again 1 1 3 4 4 4", "again 3"];
    const given = props(held([], []), { moves });
    render(Table, given);
    await press(/^Throw dice again/);
    await press("1 die showing 3");
    await fireEvent.click(screen.getAllByRole("button", { name: "1 die showing 1" })[0] as HTMLElement);
    await press("Throw 2 dice again");
    expect(given.act).toHaveBeenCalledExactlyOnceWith("again 1 3");
  });

  it("wish for a bill", () => {
    render(Table, props(held([], [], [50])));
    expect(screen.getByRole("button", { name: "Bonus: $50,000" })).toBeTruthy();
  });
});

describe("who looks on", () => {
  it("has no hand without a seat", () => {
    render(Table, props(view(), { moves: [] }, { seat: null }));
    expect(screen.queryAllByRole("button")).toHaveLength(0);
    expect(screen.getByText("the line")).toBeTruthy();
  });

  it("on a television sees public things only", () => {
    render(Table, props(view(), {}, { large: true }));
    expect(screen.queryAllByRole("button")).toHaveLength(0);
    expect(screen.queryByText("the tools")).toBeNull();
    expect(screen.getByText("2 dice showing 1")).toBeTruthy();
  });
});

describe("the end", () => {
  it("has everybody in order, the winner first", () => {
    const over = view({ over: true, rolled: [], places: [2, 1, 3], casinos: [casino(1, [], [0, 0, 0])] });
    over.seats.forEach((seat, index) => Object.assign(seat, { money: [200, 310, 90][index] }));
    render(
      Table,
      props(over, {
        owing: [],
        moves: [],
        result: [
          [200, 2],
          [310, 1],
          [90, 3],
        ],
      }),
    );
    const rows = within(screen.getByRole("region", { name: "Ranking" })).getAllByRole("listitem");
    expect(rows.map((row) => NAMES.find((name) => row.textContent?.includes(name)))).toEqual([
      "Ben",
      "Ann",
      "Cleo",
    ]);
    expect(rows[0]?.textContent).toContain("$310,000");
    expect(rows[0]?.classList).toContain("won");
  });
});
