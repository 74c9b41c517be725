/** What this device contributed to the dice of a table, by seat, so that it can be found in the record. */

export function storedContribution(code: string, seat: number): string | null {
  const key = partKey(code, seat);
  return localStorage.getItem(key) ?? parts.get(key) ?? null;
}

export function createContribution(code: string, seat: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const part = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  parts.set(partKey(code, seat), part);
  try {
    localStorage.setItem(partKey(code, seat), part);
  } catch {
    // Then nothing can be compared after this session; the record can still be verified.
  }
  return part;
}

export function dropContribution(code: string, seat: number): void {
  parts.delete(partKey(code, seat));
  localStorage.removeItem(partKey(code, seat));
}

const partKey = (code: string, seat: number): string => `greenbaize-part-${code}-${seat}`;
/** For devices without storage. */
const parts = new Map<string, string>();
