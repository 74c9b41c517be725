/**
 * Keys under which this device asks for seats. One whose answer was lost is kept, also when the page is
 * reloaded: asked again for the same, the server gives the same seat and no second one.
 */

const STORED = "greenbaize-seat-keys";
const BYTES = 16;
const MOST = 20;

const kept = new Map<string, string>(read());

/** The key for what is asked at an address, the same until it is answered. */
export function seatKey(address: string, wish: object): string {
  const what = JSON.stringify([address, wish]);
  const key = kept.get(what) ?? newSeatKey();
  kept.set(what, key);
  for (const old of [...kept.keys()].slice(0, -MOST)) kept.delete(old);
  write();
  return key;
}

/** The server has answered what was asked under a key. */
export function forgetSeatKey(key: string): void {
  for (const [what, known] of kept) if (known === key) kept.delete(what);
  write();
}

/** A key that nobody can guess: whoever knows it can get the seat. */
const newSeatKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

function read(): [string, string][] {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "[]") as [string, string][];
  } catch {
    return [];
  }
}

function write(): void {
  try {
    localStorage.setItem(STORED, JSON.stringify([...kept]));
  } catch {
    // A device that keeps nothing still has its keys until the page is closed.
  }
}
