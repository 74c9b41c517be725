import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Event, View } from "../../../src/games/reibach/generated.ts";
import Table from "../../../src/games/reibach/Table.svelte";
import { words } from "../../../src/games/reibach/words.ts";
import { m } from "../../../src/lib/i18n.ts";
import { NAMES, props, row, view } from "./scene.ts";

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const key = async (key: string, code = "") => {
  await fireEvent.keyDown(document.body, { key, code });
  await tick();
};
const tile = (business: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-at="business-${business}"]`);
  if (!found) throw new Error(`no ${business}`);
  return found;
};
/** A double tap is one tap: until then the second is not heard. */
const later = () => vi.spyOn(performance, "now").mockReturnValue(performance.now() + 500);

const main = (): HTMLButtonElement => {
  const found = document.querySelector<HTMLButtonElement>(".doing > .main");
  if (!found) throw new Error("no button");
  return found;
};

const pointer = (type: string, x: number, y: number) =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, detail: 1 }), {
    pointerId: 1,
    isPrimary: true,
  });

/** The card goes there with the finger, and is let go over what is there. */
async function drag(card: HTMLElement, under: string): Promise<void> {
  document.elementsFromPoint = () => [card, ...document.querySelectorAll(under)];
  for (const [type, x, y] of [
    ["pointerdown", 10, 10],
    ["pointermove", 40, 200],
    ["pointerup", 40, 200],
    ["click", 40, 200],
  ] as const)
    await fireEvent(card, pointer(type, x, y));
  await tick();
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the businesses", () => {
  it("tell everybody's rows in words, the longest first", () => {
    render(Table, props(view()));
    expect(within(tile("casino")).getByRole("heading").textContent).toBe("Casinos");
    expect(tile("casino").textContent).toContain("Casinos: you 2 ($2M) and Ben 2 ($2M).");
    expect(tile("stocks").textContent).toContain("you 5 ×2 ($8M, monopoly)");
    expect(tile("art").textContent).toContain("Art: nobody has a row.");
  });

  it("say who has what when they are tapped with nothing in the hand", async () => {
    const given = props(view());
    render(Table, given);
    await press("Yachts: Ben 1 ($4M, monopoly).");
    expect(document.querySelector(".info")?.textContent).toContain("Yachts: Ben 1 ($4M, monopoly).");
    expect(given.act).not.toHaveBeenCalled();
  });

  it("shine where an event of the log was", () => {
    const mark: Event = { event: "extended", seat: 1, business: "yacht", length: 1, joker: false };
    render(Table, props(view(), {}, { mark }));
    expect(tile("yacht").classList).toContain("lit");
  });
});

describe("a card from the market", () => {
  it("is picked by a tap and taken by the button", async () => {
    const given = props(view());
    render(Table, given);
    await fireEvent.click(screen.getByRole("button", { name: "Take a gold card" }));
    expect(main().textContent?.trim()).toBe("Take a gold card");
    expect(given.act).not.toHaveBeenCalled();
    await fireEvent.click(main());
    expect(given.act).toHaveBeenCalledExactlyOnceWith("take 1");
  });

  it("is taken by a second tap, too", async () => {
    const given = props(view());
    render(Table, given);
    const [, , third] = within(screen.getByRole("region", { name: "Market" })).getAllByRole("button");
    for (const card of [third, third]) await fireEvent.click(card as HTMLElement);
    expect(given.act).not.toHaveBeenCalled();
    later();
    await fireEvent.click(third as HTMLElement);
    expect(given.act).toHaveBeenCalledExactlyOnceWith("take 3");
  });

  describe("that is dragged", () => {
    it("to the hand is taken at once", async () => {
      const given = props(view());
      render(Table, given);
      const card = screen.getByRole("button", { name: "Take a gold card" });
      await drag(card, "[data-hand] .mine");
      expect(given.act).toHaveBeenCalledExactlyOnceWith("take 1");
    });

    it("elsewhere goes back, and is not picked", async () => {
      const given = props(view());
      render(Table, given);
      const card = screen.getByRole("button", { name: "Take a gold card" });
      await drag(card, ".seats");
      expect(given.act).not.toHaveBeenCalled();
      expect(card.style.translate).toBe("");
      expect(card.getAttribute("aria-pressed")).toBe("false");
      expect(document.querySelector("[data-drop]")).toBeNull();
    });

    it("shows where it can be let go, and comes back with Escape", async () => {
      const given = props(view());
      render(Table, given);
      const card = screen.getByRole("button", { name: "Take a gold card" });
      document.elementsFromPoint = () => [card];
      await fireEvent(card, pointer("pointerdown", 10, 10));
      await fireEvent(card, pointer("pointermove", 12, 12));
      expect(card.style.translate, "a tap that trembles is a tap").toBe("");
      await fireEvent(card, pointer("pointermove", 40, 90));
      expect(card.style.translate).toBe("30px 80px");
      expect(main().textContent?.trim()).toBe("Take a gold card");
      expect(document.querySelector("[data-hand]")?.getAttribute("data-drop")).toBe("");
      await key("Escape");
      expect(card.style.translate).toBe("");
      await fireEvent(card, pointer("pointerup", 40, 90));
      expect(given.act).not.toHaveBeenCalled();
    });

    it("and is too dear asks why, and goes back", async () => {
      const given = props(view(), { moves: ["take 2"] });
      render(Table, given);
      const card = screen.getByRole("button", { name: "Take a gold card" });
      await drag(card, "[data-hand]");
      expect(given.act).toHaveBeenCalledExactlyOnceWith("take 1");
      expect([card.style.translate, card.style.visibility]).toEqual(["", ""]);
    });
  });

  it("that is too dear asks why", async () => {
    const given = props(view({ prices: [1, 2, 1], points: 1 }), { moves: ["take 1", "take 3"] });
    render(Table, given);
    await press("Take a joker for 2 points");
    expect(given.act).toHaveBeenCalledExactlyOnceWith("take 2");
  });

  it("of the deck costs two coins, which blink; chances are told only where the table allows", async () => {
    const { rerender } = render(Table, props(view()));
    expect(document.querySelector(".deck")?.textContent).not.toContain("%");
    await press(/^Deck: draw blind for 2 points/);
    expect(document.querySelectorAll(".points .asked")).toHaveLength(2);
    expect(screen.getByText(m.rei_deck_says())).toBeTruthy();
    await rerender(props(view(), {}, { odds: true }));
    expect(document.querySelector(".deck")?.textContent).toContain("11%");
    expect(screen.getByText(m.rei_deck_odds({ dollar: "11%", chance: "11%" }))).toBeTruthy();
  });
});

describe("a card of the hand", () => {
  it("goes to its row unless told otherwise, with what comes of it for everybody", async () => {
    const given = props(view());
    render(Table, given);
    await press("A casino card");
    expect(main().textContent?.trim()).toBe("Extend casinos: +1M");
    expect(screen.getByText("Casinos 2 → 3: you $2M → $3M (longest with 3), Ben $2M → $1M")).toBeTruthy();
    expect(tile("casino").classList).toContain("goes");
    await fireEvent.click(main());
    expect(given.act).toHaveBeenCalledExactlyOnceWith("extend casino");
  });

  it("can be laid as a base instead", async () => {
    const given = props(view());
    render(Table, given);
    await press("A casino card");
    await press(m.rei_new_base());
    expect(main().textContent?.trim()).toBe("Lay a casino card as a base");
    await fireEvent.click(main());
    expect(given.act).toHaveBeenCalledExactlyOnceWith("base casino");
  });

  it("opens a row on a bare base; equal cards are one button", async () => {
    const given = props(view());
    render(Table, given);
    await press("An antiques card, 2 of them");
    expect(main().textContent?.trim()).toBe("Open a row of antiques: +4M");
    later();
    await press(m.rei_bases_lying({ count: 1, money: "$2M" }));
    expect(given.act).toHaveBeenCalledExactlyOnceWith("open antiques");
  });

  describe("that is dragged", () => {
    const casino = () => screen.getByRole("button", { name: "A casino card" });

    it.each([
      ['[data-at="business-casino"]', "extend casino"],
      ['[data-at="new-base"]', "base casino"],
    ])("to %s is laid there at once: %s", async (place, said) => {
      const given = props(view());
      render(Table, given);
      await drag(casino(), `${place} *, ${place}`);
      expect(given.act).toHaveBeenCalledExactlyOnceWith(said);
    });

    it("to a bare base opens a row", async () => {
      const given = props(view());
      render(Table, given);
      await drag(screen.getByRole("button", { name: "An antiques card, 2 of them" }), '[data-at="bases"]');
      expect(given.act).toHaveBeenCalledExactlyOnceWith("open antiques");
    });

    it("shows what would come of it where it lies, and comes back with Escape", async () => {
      const given = props(view());
      render(Table, given);
      const card = casino();
      const over = (...under: Element[]) => {
        document.elementsFromPoint = () => [card, ...under];
        return fireEvent(card, pointer("pointermove", 40, 100 + under.length));
      };
      await fireEvent(card, pointer("pointerdown", 10, 300));
      await over(...document.querySelectorAll('[data-at="new-base"]'));
      expect(main().textContent?.trim()).toBe("Lay a casino card as a base");
      await over();
      expect(main().textContent?.trim(), "elsewhere it goes where it usually does").toBe(
        "Extend casinos: +1M",
      );
      await key("Escape");
      expect([card.style.translate, main().disabled]).toEqual(["", true]);
      await fireEvent(card, pointer("pointerup", 40, 100));
      expect(given.act).not.toHaveBeenCalled();
    });

    it("to a dead target asks why and goes back; elsewhere it goes back and nothing is said", async () => {
      const given = props(view());
      render(Table, given);
      await drag(casino(), ".seats");
      expect(given.act).not.toHaveBeenCalled();
      await drag(casino(), '[data-at="business-art"]');
      expect(given.act).toHaveBeenCalledExactlyOnceWith("open art");
      expect([casino().style.translate, casino().style.visibility]).toEqual(["", ""]);
      expect(document.querySelector("[data-drop], [data-dragged]")).toBeNull();
    });

    it("stays where it is while others are on turn", async () => {
      const given = props(view({ turn: 1 }), { moves: [], owing: [1] });
      render(Table, given);
      await drag(casino(), '[data-at="business-casino"]');
      expect(given.act).not.toHaveBeenCalled();
    });
  });

  it("that may go to several rows waits for one", async () => {
    const rows = { casino: row(2, 2), oil: row(1, 4) };
    const hand = view().seats.map((seat, index) => (index ? seat : { ...seat, rows }));
    const given = props(view({ seats: hand }), { moves: ["base joker", "joker casino", "joker oil"] });
    render(Table, given);
    await press("A joker");
    expect(main().disabled).toBe(true);
    expect(main().textContent?.trim()).toBe(m.rei_choose_target());
    expect(tile("casino").querySelector(".mine")?.textContent).toBe("2M→3M");
    expect(tile("oil").querySelector(".mine")?.textContent).toBe("4M→4M");
    await press(/^Oil/);
    expect(main().textContent?.trim()).toBe("Lay a joker on oil");
    later();
    await press(/^Oil/);
    expect(given.act).toHaveBeenCalledExactlyOnceWith("joker oil");
  });

  it.each([
    ["A joker", /^Art/, "joker art"],
    ["A joker", /^Stocks/, "joker stocks"],
    ["A casino card", /^Art/, "open art"],
    ["A casino card", /^Stocks/, "open stocks"],
  ])("%s on a dead target asks why: %s", async (card, target, said) => {
    const given = props(view());
    render(Table, given);
    await press(card);
    await press(target);
    expect(given.act).toHaveBeenCalledExactlyOnceWith(said);
  });

  it("and bare bases wear what they cost after the seventh $", () => {
    render(Table, props(view({ dollars: 7, scorings: 2 })));
    const fines = [...document.querySelectorAll(".hand .fine")].map((fine) => fine.textContent);
    expect(fines).toEqual(["−2M", "−1M", "−2M", "−1M"]);
  });

  it("and every one of several bare bases", () => {
    const shown = view({ dollars: 7, scorings: 2 });
    Object.assign(shown.seats[0] ?? {}, { uncovered: 3, hand: [] });
    render(Table, props(shown));
    expect(document.querySelector(".hand .fine")?.textContent).toBe("−6M");
  });

  it("is put back when somebody else sits down at this device", async () => {
    const { rerender } = render(Table, props(view()));
    await press("A casino card");
    await rerender(props(view(), {}, { seat: 1 }));
    expect(document.querySelector(".picked")).toBeNull();
  });
});

describe("what is asked about with nothing picked", () => {
  const info = (): string => document.querySelector(".info")?.textContent?.trim() ?? "";

  it("is told below the line, until it is tapped itself", async () => {
    render(Table, props(view()));
    await press(/^\$: 3 of 10/);
    expect(info()).toBe(m.rei_clock_says({ dollars: 3 }));
    await press(/^Ben: \$10M so far/);
    expect(info()).toBe("Ben: $10M so far, rows worth $6M now, and 6 cards in hand.");
    await fireEvent.click(document.querySelector(".looked") as HTMLElement);
    expect(info()).toBe(m.rei_hint_tap());
  });

  it("may be what a rival did", async () => {
    const waits = { moves: [], owing: [1] };
    const { rerender } = render(Table, props(view({ turn: 1, points: 3 }), waits));
    const seats = view().seats.map((seat, index) => (index === 1 ? { ...seat, cards: 7 } : seat));
    await rerender(props(view({ turn: 1, points: 2, display: ["gold", "joker", "art"], seats }), waits));
    await press("Ben: took an oil card.");
    expect(info()).toBe("Ben: took an oil card.");
  });

  it("says that a card for a closed row is a base at best", async () => {
    render(Table, props(view({ display: ["stocks", "joker", "oil"] })));
    await press("Take a stocks card");
    expect(info()).toBe(m.rei_closed_says({ business: "stocks" }));
  });

  it("fits below the line even when many lose by it", async () => {
    const rows = { casino: row(2, 1) };
    const seats = view().seats.map((seat) => ({ ...seat, rows }));
    const long = ["Ann", "Bartholomew the Elder", "Cleopatra the Younger"];
    render(Table, props(view({ seats }), {}, { names: long }));
    await press("A casino card");
    expect(info()).toBe(
      "Casinos 2 → 3: you 1M → 3M, Bartholomew the Elder 1M → 0M, Cleopatra the Younger 1M → 0M",
    );
  });
});

describe("a bot in my place", () => {
  it("leaves me nothing to choose", () => {
    const given = props(view());
    const chairs = given.chairs.map((chair, index) => (index ? chair : { ...chair, bot: "greedy" }));
    render(Table, { ...given, chairs, play: { ...given.play, moves: [] } });
    expect(document.querySelector(".doing > .main")).toBeNull();
    expect(document.querySelectorAll("[data-card]:enabled")).toHaveLength(0);
  });
});

describe("keys", () => {
  it("pick, aim, let go and put back", async () => {
    const given = props(view());
    render(Table, given);
    await key("1", "Digit1");
    expect(main().textContent?.trim()).toBe("Take a gold card");
    expect(document.activeElement).toBe(main());
    await key("b");
    expect(main().textContent?.trim()).toBe(m.rei_move_blind());
    await key("a");
    expect(main().textContent?.trim()).toBe("Extend casinos: +1M");
    await key("ArrowRight");
    expect(main().textContent?.trim()).toBe("Lay a casino card as a base");
    await key("Backspace");
    expect(main().disabled).toBe(true);
    await key("d");
    await key("Enter");
    expect(given.act).toHaveBeenCalledExactlyOnceWith("joker casino");
  });

  it("do nothing while others are on turn", async () => {
    const given = props(view({ turn: 1 }), { moves: [], owing: [1] });
    render(Table, given);
    await key("1", "Digit1");
    await key("Enter");
    expect(given.act).not.toHaveBeenCalled();
  });
});

describe("a base", () => {
  const laid = (): View => {
    const shown = view({ turn: 1 });
    Object.assign(shown.seats[2] ?? {}, { shown: "jewelry" });
    return shown;
  };

  it("shows its face for a moment, and then it is nowhere on the page", async () => {
    vi.useFakeTimers();
    render(Table, props(laid(), { moves: [], owing: [1] }));
    await tick();
    expect(document.querySelector(".shown .jewelry")).not.toBeNull();
    vi.advanceTimersByTime(850);
    await tick();
    expect(document.querySelector(".shown .jewelry")).toBeNull();
    expect(document.querySelector(".shown .back")).not.toBeNull();
    vi.advanceTimersByTime(1000);
    await tick();
    expect(document.querySelector(".shown")).toBeNull();
  });
});

describe("a scoring", () => {
  it("judges a business with what it pays whom", () => {
    const cue: Event = {
      event: "business_paid",
      business: "casino",
      lengths: [2, 2, 0],
      paid: [2, 2, 0],
      doubled: [false, false, false],
    };
    render(Table, props(view(), {}, { cue }));
    expect(tile("casino").classList).toContain("judged");
    expect(document.querySelector(".hand.telling .info")?.textContent).not.toContain("Casinos");
    expect([...tile("casino").querySelectorAll(".earned")].map((one) => one.textContent?.trim())).toEqual([
      "+2",
      "+2",
    ]);
  });

  it("ends with the league, the richest first", () => {
    const cue: Event = { event: "scored", scoring: 1, gained: [6, 9, -1], totals: [14, 19, 9] };
    render(Table, props(view(), {}, { cue }));
    const league = within(screen.getByRole("region", { name: "Scoring 1 of 3" }));
    const rows = league.getAllByRole("listitem").map((item) => item.textContent?.replace(/\s+/g, " ").trim());
    expect(rows).toEqual(["Ben +9 $19M", "Ann +6 $14M", "Cleo −1 $9M"]);
  });

  it("takes penalties card by card", () => {
    const cue: Event = { event: "penalised", seat: 1, bases: 1, cards: 2, lost: 4 };
    render(Table, props(view(), {}, { cue }));
    const fines = document.querySelectorAll('[data-at="seat-1"] .fines b');
    expect([...fines].map((fine) => fine.textContent)).toEqual(["−2", "−1", "−1"]);
  });
});

describe("others' eyes", () => {
  it("see no hand on a television, and nothing to press", () => {
    const shown = view();
    delete shown.seats[0]?.hand;
    render(Table, props(shown, { moves: [] }, { large: true, seat: null }));
    expect(document.querySelector("[data-hand]")).toBeNull();
    expect(document.querySelectorAll("button")).toHaveLength(0);
  });

  it("can look up what a perfect memory knows", async () => {
    const shown = view();
    Object.assign(shown.seats[1] ?? {}, { known: ["oil", "oil"], bases: ["art"] });
    render(Table, props(shown));
    await press(m.rei_look_up({ name: "Ben" }));
    const sheet = within(screen.getByRole("dialog"));
    expect(sheet.getByText("2 × oil")).toBeTruthy();
    expect(sheet.getByText("Art")).toBeTruthy();
  });
});

describe("the end", () => {
  it("tells places and leftovers even where the moves cannot be fetched", () => {
    const over = view({ over: true, places: [3, 1, 1], dollars: 10, scorings: 3 });
    render(
      Table,
      props(over, {
        moves: [],
        owing: [],
        result: [
          [8, 3],
          [10, 1],
          [10, 1],
        ],
      }),
    );
    const end = within(screen.getByRole("region", { name: m.rei_end() }));
    expect(end.getAllByRole("listitem").map((item) => item.textContent?.replace(/\s+/g, " ").trim())).toEqual(
      ["1 Ben $10M", "1 Cleo $10M", "3 Ann $8M"],
    );
    expect(end.getByRole("row", { name: /Leftovers/ }).textContent).toContain("−6M");
  });
});

describe("words", () => {
  it("say what is asked, shortly", () => {
    const { play } = props(view());
    expect(words.prompt({ play, view: view(), seat: 0, names: NAMES })).toBe("Your turn: 3 points left.");
    expect(words.prompt({ play, view: view({ points: 1 }), seat: 1, names: NAMES })).toBe(
      "Ann’s turn: 1 point left.",
    );
  });

  it("say why a row was paid", () => {
    const event: Event = {
      event: "business_paid",
      business: "oil",
      lengths: [5, 2, 0],
      paid: [6, 1, 0],
      doubled: [true, false, false],
    };
    expect(words.event(event, NAMES)).toBe(
      "Oil: Ann $6M (longest with 5, doubled), Ben $1M (second with 2).",
    );
  });
});
