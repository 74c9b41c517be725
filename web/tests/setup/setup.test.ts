import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { m } from "../../src/lib/i18n.ts";
import Setup from "../../src/pages/Setup.svelte";

const CROWD = {
  code: "las_vegas_module_seats",
  params: { option: "big_dice", fewest: 5, most: 8, seats: 4, why: { term: "las_vegas_seats_slot_machine" } },
  rule: "A23",
  message: "big_dice is for 5 to 8 seats, not 4: it is for a crowd. (A23)",
};
const GAME = {
  name: "las-vegas",
  title: "Las Vegas",
  about: "",
  seats: [2, 3, 4],
  usual_seats: 3,
  colours: [],
  options: [{ name: "big_dice", rule: "BIG1", text: "", choices: [false, true], default: false, needs: [] }],
  presets: [],
  bots: ["greedy"],
};
const SETUP = {
  seats: 3,
  options: { big_dice: false },
  changed: {},
  refused: { big_dice: { on: CROWD } },
  problem: null,
};

afterEach(() => vi.unstubAllGlobals());

const SLOW = 20_000;

it(
  "greys what does not go together and says why, and counts who comes",
  async () => {
    vi.stubGlobal("fetch", async (path: string) => Response.json(path === "/api/games" ? [GAME] : SETUP));
    render(Setup, { game: "las-vegas" });
    const chair = await screen.findByLabelText(m.setup_who({ number: 2 }), {}, { timeout: SLOW / 2 });
    expect(screen.getByRole("switch", { name: m.lv_option_big_dice() })).toHaveProperty("disabled", true);
    const why = `${m.lv_option_big_dice()} is for 5 to 8 seats, not 4: it is for a crowd.`;
    expect(screen.getByText(why, { exact: false })).toBeTruthy();
    expect(screen.getByRole("button", { name: m.setup_rule({ rule: "A23" }) })).toBeTruthy();
    await fireEvent.change(chair, { target: { value: "bot:greedy" } });
    expect(screen.getByText(/1 bot,? and 1 friend/)).toBeTruthy();
  },
  SLOW,
);

it("lists a ruling only once the modules are on that it is about", async () => {
  const cards = {
    name: "action_cards",
    rule: "AC1",
    text: "",
    choices: [false, true],
    default: false,
    needs: [],
  };
  const choices = ["per_turn", "once"];
  const ruling = {
    name: "reroll",
    rule: "A34",
    text: "",
    choices,
    default: "per_turn",
    needs: ["action_cards"],
  };
  vi.stubGlobal("fetch", async (path: string, asked?: { body: string }) => {
    if (path === "/api/games") return Response.json([{ ...GAME, options: [cards, ruling] }]);
    const { options } = JSON.parse(asked?.body ?? "{}") as { options: object };
    return Response.json({
      ...SETUP,
      options: { action_cards: false, reroll: "per_turn", ...options },
      refused: {},
    });
  });
  render(Setup, { game: "las-vegas" });
  const on = await screen.findByRole("switch", { name: m.lv_option_action_cards() });
  expect(screen.queryByText(m.lv_option_reroll())).toBeNull();
  expect(screen.queryByText(m.setup_group_rulings())).toBeNull();
  await fireEvent.click(on);
  expect((await screen.findAllByText(m.lv_option_reroll())).length).toBeGreaterThan(0);
});

it("says once why several choices are refused", async () => {
  const choices = [1, 2, 3, 4, 5];
  const first = { name: "first_player", rule: "4.1", text: "", choices, default: 1, needs: [] };
  const absent = (seat: number) => ({
    code: "first_player_not_seated",
    params: { option: "first_player", seat, seats: 3 },
    rule: "",
    message: "",
  });
  const refused = { first_player: { 4: absent(4), 5: absent(5) } };
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json(path === "/api/games" ? [{ ...GAME, options: [first] }] : { ...SETUP, refused }),
  );
  render(Setup, { game: "las-vegas" });
  expect(await screen.findByText("Seat 4 cannot begin: there are 3 seats.")).toBeTruthy();
  expect(screen.queryByText("Seat 5 cannot begin", { exact: false })).toBeNull();
});

it("knows when there is no such game", async () => {
  vi.stubGlobal("fetch", async () => Response.json([GAME]));
  render(Setup, { game: "chess" });
  expect(await screen.findByText(m.setup_no_game(), { exact: false })).toBeTruthy();
});
