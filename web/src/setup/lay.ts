/** Lay a table as it was thought of, and let everybody sit down who is here. */
import { deed, join, lay } from "../lib/api.ts";
import { remember } from "../lib/mine.ts";
import type { Thought } from "./model.svelte.ts";

/** The code of the new table. A chair that could not be filled stays free: the host sees it there. */
export async function layTable(thought: Thought, unnamed: (number: number) => string): Promise<string> {
  const names = [0, ...thought.at("here")].map((seat) => thought.nameAt(seat, unnamed));
  const { code } = await lay(thought.request(names[0] ?? ""));
  remember({ code, game: thought.game.name, names, over: false });
  for (const seat of thought.at("bot")) {
    await tried(deed(code, 0, { do: "sit_bot", key: `bot-${seat}`, seat, bot: thought.botAt(seat) }));
  }
  for (const seat of thought.at("here")) {
    await tried(join(code, { name: thought.nameAt(seat, unnamed), seat }));
  }
  return code;
}

const tried = (request: Promise<unknown>): Promise<unknown> => request.catch(() => undefined);
