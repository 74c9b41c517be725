/** Whoever types a code and has given a name takes the first chair that is free. */
import { fetchHeldSeats, fetchTable, joinTable } from "../lib/api.ts";
import { preferences } from "../lib/preferences.svelte.ts";

/** Where that does not go, because the game has begun, every chair is taken or there is no such table, the table says so. */
export async function sitDown(code: string): Promise<void> {
  const name = preferences.name.trim();
  if (!name) return;
  try {
    if ((await fetchHeldSeats(code)).seats.length) return;
    const { table } = await fetchTable(code, null);
    const isFree = table.seats.some(({ person, bot }) => !person && !bot);
    if (table.phase === "gathering" && isFree) await joinTable(code, { name, seat: null });
  } catch {
    // The table's own page tells what is wrong.
  }
}
