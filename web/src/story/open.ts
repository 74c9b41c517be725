/** A text that somebody opened or pasted, as a record would be saved. */
export const LARGEST = 16 * 1024 * 1024;

/** The bytes of a file as text; null if they are none, or too many. */
export async function textOf(file: Blob): Promise<string | null> {
  if (file.size > LARGEST) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** What mail and clipboards do to line ends and to the end of a text is undone. */
export function tidied(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n").replace(/^[\uFEFF\s]+/, "");
  const whole = `${lines.trimEnd()}\n`;
  return whole.includes("\n\n") ? whole : `${whole}\n`;
}
