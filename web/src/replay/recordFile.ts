/** A text that somebody opened or pasted, as a record would be saved. */
export const MAX_BYTES = 16 * 1024 * 1024;

/** The bytes of a file as text; null if they are none, or too many. */
export async function readText(file: Blob): Promise<string | null> {
  if (file.size > MAX_BYTES) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** What mail and clipboards do to line ends and to the end of a text is undone. */
export function normalizeRecord(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n").replace(/^[\uFEFF\s]+/, "");
  const whole = `${lines.trimEnd()}\n`;
  return whole.includes("\n\n") ? whole : `${whole}\n`;
}
