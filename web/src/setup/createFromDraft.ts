/** Create a table from its draft, and seat everybody who is here. */
import { createTable, joinTable, sendCommand } from "../lib/api.ts";
import { remember } from "../lib/localTables.ts";
import type { SetupDraft } from "./draft.svelte.ts";

/** The code of the new table. A chair that could not be filled stays free: the host sees it there. */
export async function createFromDraft(
  draft: SetupDraft,
  unnamed: (number: number) => string,
): Promise<string> {
  const names = [0, ...draft.at("here")].map((seat) => draft.nameAt(seat, unnamed));
  const { code } = await createTable(draft.tableRequest(names[0] ?? ""));
  remember({ code, game: draft.game.name, names, over: false });
  for (const seat of draft.at("bot")) {
    await settled(
      sendCommand(code, 0, { type: "add_bot", seat, bot: draft.botAt(seat) }, { key: `bot-${seat}` }),
    );
  }
  for (const seat of draft.at("here")) {
    await settled(joinTable(code, { name: draft.nameAt(seat, unnamed), seat }));
  }
  return code;
}

const settled = (request: Promise<unknown>): Promise<unknown> => request.catch(() => undefined);
