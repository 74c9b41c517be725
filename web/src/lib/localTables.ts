/** The tables that this device has been at. Only what everybody knows is kept; seats are in cookies. */

export interface LocalTable {
  code: string;
  game: string;
  names: string[];
  over: boolean;
  /** Everybody's score and place, once it is over; null or missing if there is none. */
  result?: [score: number, place: number][] | null;
  when: number;
}

const KEY = "greenbaize-tables";
const MOST = 60;

export function localTables(): LocalTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as LocalTable[];
  } catch {
    return [];
  }
}

/** The newest stands first. */
export function remember(table: Omit<LocalTable, "when">): void {
  const others = localTables().filter(({ code }) => code !== table.code);
  keep([{ ...table, when: Date.now() }, ...others].slice(0, MOST));
}

export function forget(code: string): void {
  keep(localTables().filter((table) => table.code !== code));
}

function keep(tables: LocalTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // A device that keeps nothing plays all the same.
  }
}
