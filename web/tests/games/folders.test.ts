// A game lives in its own folder: nothing else of the page knows its name, and the page finds it there.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { games, infoOf, loadGame } from "../../src/games/index.ts";
import { pictureOf } from "../../src/games/pictures.ts";

const SRC = join(import.meta.dirname, "../../src");
const GAMES = join(SRC, "games");
const MADE = join(SRC, "paraglide");

/** Words that give a game away besides its name. */
const TELLTALE = ["vegas", "boulevard", "casino", "slot machine", "rainbow", "kicker", "reibach", "bells"];
/** Dice are drawn for all games: a small one, a big one, a kicker. */
const ALLOWED: Record<string, string[]> = {
  "parts/Die.svelte": ["kicker"],
  "parts/Dice3d.svelte": ["kicker"],
};

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** A name however it is spelt: `las-vegas`, `lasVegas`, `las_vegas`, `Las Vegas`. */
const spelling = (name: string): RegExp => new RegExp(name.split(/[- ]/).join("[-_ ]?"), "i");

const names = [...games.map(({ game }) => game), ...TELLTALE];

const shared = filesIn(SRC).filter((path) => !path.startsWith(MADE) && !path.startsWith(`${GAMES}/`));
/** The files beside the games' folders, and the table that serves every game. */
const beside = filesIn(GAMES).filter((path) => {
  const [folder, ...rest] = relative(GAMES, path).split("/");
  return !rest.length || folder === "general";
});

describe("outside of the games' folders", () => {
  it.each([...shared, ...beside].map((path) => relative(SRC, path)))("%s names no game", (path) => {
    const text = readFileSync(join(SRC, path), "utf8");
    const named = names.filter((name) => spelling(name).test(text) || spelling(name).test(path));
    expect(named.filter((name) => !ALLOWED[path]?.includes(name))).toEqual([]);
  });
});

describe("a game's folder", () => {
  it.each(games.map(({ game }) => game))("%s has all that the page needs", async (name) => {
    const game = await loadGame(name);
    expect(game.words.title()).toBe(infoOf(name)?.title());
    expect(game.chapters([], [])).toEqual([]);
    expect(game.keys.length).toBeGreaterThan(0);
    const { box } = infoOf(name) ?? {};
    expect(Boolean(pictureOf(name))).toBe(box === undefined);
    if (box !== undefined) expect(infoOf(box)).toBeDefined();
  });

  /** What the games of a box share may know the types of the game that the box is named after. */
  const areTypesOfBox = (folder: string, file: string): boolean =>
    folder.endsWith("-box") && file === `${folder.slice(0, -"-box".length)}/generated.ts`;

  it("imports nothing from another game's", () => {
    const own = new Set(games.map(({ game }) => game));
    const strangers = filesIn(GAMES).flatMap((path) => {
      const folder = relative(GAMES, path).split("/")[0] ?? "";
      const imported = [...readFileSync(path, "utf8").matchAll(/from "(\.[^"]+)"/g)].map(([, file = ""]) =>
        relative(GAMES, join(path, "..", file)),
      );
      return imported
        .filter((file) => !file.startsWith(`${folder}/`) && own.has(file.split("/")[0] ?? ""))
        .filter((file) => !areTypesOfBox(folder, file))
        .map((file) => `${path}: ${file}`);
    });
    expect(strangers).toEqual([]);
  });
});
