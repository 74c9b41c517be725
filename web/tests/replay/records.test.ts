import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { tick } from "svelte";
import { games, loadGame } from "../../src/games/index.ts";
import Records from "../../src/pages/Records.svelte";
import { FOLDERS, golden, goldens } from "../verify/golden.ts";

const FAIR = golden("cincinnati/fair-4.txt");

async function read(text: string): Promise<void> {
  const field = screen.getByRole<HTMLTextAreaElement>("textbox");
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await tick();
  screen.getByRole("button", { name: "Read it" }).click();
  await new Promise((done) => setTimeout(done, 0));
}

beforeAll(async () => void (await Promise.all(games.map(({ game }) => loadGame(game)))), 120_000);
afterEach(() => localStorage.clear());

describe("the page of records", () => {
  it("says what a record is, who played, how it ended and that its dice fit", async () => {
    render(Records);
    await read(FAIR);
    expect(await screen.findByText("Cincinnati")).toBeTruthy();
    expect(screen.getByText(/Everything fits, as far as/)).toBeTruthy();
    expect(screen.getByLabelText("Result").querySelectorAll("li")).toHaveLength(4);
    expect(screen.getByText("greenbaize verify")).toBeTruthy();
  });

  it("says clearly what does not fit", async () => {
    render(Records);
    await read(FAIR.replace(/^secret: ../m, "secret: 00"));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Something does not fit.");
    expect(screen.getByText(/is not the one it had sealed/)).toBeTruthy();
  });

  it("has one sentence for what is no record", async () => {
    render(Records);
    await read("Dear Sir or Madam");
    expect((await screen.findByRole("alert")).textContent).toContain("This is not a Greenbaize record");
  });

  it("reads a game that it does not know", async () => {
    render(Records);
    await read("greenbaize record 1\ngame: whist\noptions: fast\nseats: Ann, Ben\ndice: given\n\nAnn: go\n");
    expect(await screen.findByText("whist")).toBeTruthy();
    screen.getByText("1 move").closest("details")?.setAttribute("open", "");
    expect(await screen.findByText("go", { exact: false, selector: "li span" })).toBeTruthy();
    expect(screen.getByText("The game is not over, so there is no result yet.")).toBeTruthy();
  });

  it.each(FOLDERS.map((folder) => goldens(folder)[0] ?? ""))("%s has no empty sentence", async (path) => {
    const { container } = render(Records);
    await read(golden(path));
    await screen.findByText("Verify the dice");
    for (const said of container.querySelectorAll(".sheet p, .sheet h3"))
      expect(said.textContent?.trim()).not.toBe("");
  });

  it("lists the games that were finished here", async () => {
    const table = { code: "K7QX2M", game: "reibach", names: ["Ann", "Ben"], when: 0 };
    const tables = [
      { ...table, over: true },
      { ...table, code: "AAAAAA", over: false },
    ];
    localStorage.setItem("greenbaize-tables", JSON.stringify(tables));
    render(Records);
    const link = await screen.findByRole("link", { name: /Ann/ });
    expect(link.getAttribute("href")).toBe("/t/K7QX2M/story");
    expect(screen.queryByText(/AAAAAA/)).toBe(null);
  });
});
