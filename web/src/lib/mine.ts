/** The tables that this device has been at. Only what everybody knows is kept; seats are in cookies. */

export interface MyTable {
  code: string;
  game: string;
  names: string[];
  over: boolean;
  when: number;
}

const KEY = "greenbaize-tables";
const MOST = 60;

export function myTables(): MyTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as MyTable[];
  } catch {
    return [];
  }
}

/** The newest stands first. */
export function remember(table: Omit<MyTable, "when">): void {
  const others = myTables().filter(({ code }) => code !== table.code);
  keep([{ ...table, when: Date.now() }, ...others].slice(0, MOST));
}

export function forget(code: string): void {
  keep(myTables().filter((table) => table.code !== code));
}

function keep(tables: MyTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // A device that keeps nothing plays all the same.
  }
}

/** What this device brought to a table's dice, so that it can be found in the record. */
export function brought(code: string, seat: number): string | null {
  const key = partKey(code, seat);
  return localStorage.getItem(key) ?? parts.get(key) ?? null;
}

export function bring(code: string, seat: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const part = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  parts.set(partKey(code, seat), part);
  try {
    localStorage.setItem(partKey(code, seat), part);
  } catch {
    // Then nothing can be compared after this visit; the record can still be verified.
  }
  return part;
}

/** What was brought is no longer this device's. */
export function unbring(code: string, seat: number): void {
  parts.delete(partKey(code, seat));
  localStorage.removeItem(partKey(code, seat));
}

const partKey = (code: string, seat: number): string => `greenbaize-part-${code}-${seat}`;
/** For devices that keep nothing. */
const parts = new Map<string, string>();
