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
  return localStorage.getItem(`greenbaize-part-${code}-${seat}`);
}

export function bring(code: string, seat: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const part = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  try {
    localStorage.setItem(`greenbaize-part-${code}-${seat}`, part);
  } catch {
    // Then nothing can be compared later; the record can still be verified.
  }
  return part;
}
